"""What the table of Alba Longa says before something is chosen is what the rules then do."""

import pytest

from rome_desktop.app import language
from rome_desktop.app.views.alba_longa.spots import KEYS
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.court import CallCourt, SendPeasants
from rome_desktop.games.alba_longa.farmers import ImproveHarvest
from rome_desktop.games.alba_longa.ids import Die, Season, Workplace
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.sabotage import Sabotage
from rome_desktop.games.alba_longa.workers import BuildMonuments

named = KEYS.read


@pytest.fixture(autouse=True)
def english(dressed):
    """With its plurals."""
    language.set_language(dressed, "en")


def at(stage, step, **options):
    """A match in which `step` is asked of seat 0, and its state to change."""
    stage.begin(seed=1, **options)
    state = stage.match.state
    state.pending.append(step)
    return state, state.players[0]


def lines(stage, key, action):
    stage.show()
    return [line.text for line in stage.view.card(key, action).lines]


def test_workers_are_told_to_build_no_more_than_there_are_foundations(stage):
    """[AL-13.1] Nine monuments stand: four workers build one."""
    state, player = at(stage, SendPeasants(0, Die.WHITE, False))
    player.monuments, player.workers, player.idle, state.dice = 9, 0, 5, (4, 4, 4, 4)
    send = actions.Send(Workplace.QUARRY, 4)

    told = lines(stage, named("put:quarry:4"), send)

    assert "builds 1, 2 idle" in told
    stage.match.play(send)
    BuildMonuments().run(stage.match.state, None)
    assert stage.match.state.players[0].monuments == 10


def test_three_workers_of_the_shadow_build_one(stage):
    """[AL-27.10] At the gentlest level it takes three of them."""
    stage.begin(1, seed=1, solo="calm")
    state = stage.match.state
    state.players[1].workers = 5
    stage.show()

    told = [line.text for line in stage.view.card(named("room:1:quarry"), None).lines]

    assert "builds 1, 2 idle" in told


def test_workers_who_build_nothing_more_are_told(stage):
    state, player = at(stage, SendPeasants(0, Die.WHITE, False))
    player.monuments, player.workers, player.idle, state.dice = 9, 2, 5, (4, 4, 4, 4)

    assert "no more than without them" in lines(
        stage, named("put:quarry:1"), actions.Send(Workplace.QUARRY, 1)
    )


def test_a_captive_who_is_sabotaged_goes_to_the_supply(stage):
    """[AL-23.2]"""
    state, _ = at(stage, Sabotage(0, 1), spoils_of_war="yes")
    victim = state.players[1]
    victim.worker_captives, victim.workers = 1, 2
    hit = actions.Hit(Workplace.QUARRY)

    told = lines(stage, named("room:1:quarry"), hit)

    assert "the captive goes to the supply" in told
    assert "the peasant goes home" not in told


def test_calling_the_court_without_a_price_is_free_of_charge(stage):
    state, player = at(stage, CallCourt(0))
    player.idle, player.coins, state.price = 3, 3, 0
    stage.show()
    prompt = stage.view.words.prompt(state.pending[-1], stage.match.legal(), stage.seen(), stage.context())

    assert "free of charge" in prompt.sentence
    assert "nothing" not in stage.view.words.option(actions.Call(), stage.seen(), stage.context())


def test_giving_up_is_not_the_key_of_passing(stage):
    """Whoever presses it as so often before would be out for the season."""
    state, player = at(stage, CallCourt(0))
    player.idle, player.coins, state.price = 3, 3, 0
    stage.show()

    assert stage.view.bar_option(stage.match.legal()) is None
    assert stage.view.gestures(actions.GiveUp())


def test_the_blessing_is_not_promised_to_who_cannot_pay_for_it(stage):
    """[AL-16.1] Improving may take the worship that the blessing would cost."""
    state, player = at(stage, ImproveHarvest(0))
    state.season, state.weather = Season.HARVEST, ("W-M1",)
    player.worship = state.prayers
    player.fields = ""

    told = lines(stage, named("improve"), actions.Improve())

    assert not any("opens the way" in line for line in told)
    assert any(line == "harvest 0 → 0 wheat" for line in told), told


def test_a_die_put_on_the_farm_asks_only_how_many(stage):
    """[AL-6.11] Whoever has put it there has said where."""
    stage.begin(2, seed=1)
    assert stage.go_on(
        lambda match: type(match.decision).__name__ == "TakeDie" and match.state.season == Season.HARVEST
    )
    side, die = stage.match.to_move, stage.match.legal()[0].die

    stage.table.take_up(named(f"die:{die}"))
    stage.table.drop(named(f"room:{side}:farm"))

    assert isinstance(stage.match.decision, SendPeasants)
    lit = [str(key) for key in stage.table.grammar.targets(None)]
    assert lit
    assert all(key.startswith("put:farm") for key in lit), lit
    options = stage.view.narrowed(stage.match.decision, stage.match.legal())
    prompt = stage.view.words.prompt(stage.match.decision, options, stage.seen(), stage.context())
    assert "to work" not in prompt.sentence


def test_coins_of_the_shadow_are_told_to_go_to_the_bank(stage):
    """[AL-27.10]"""
    stage.begin(1, seed=1, solo="calm")
    state = stage.match.state
    state.players[1].merchants, state.stalls = "SSSS", (3, 1)
    before, happened = state.players[1].coins, []

    PayMerchants().run(state, happened.append)
    told = [stage.view.words.journal(event, stage.context()) for event in happened]

    assert state.players[1].coins == before
    own = [line for side, line in filter(None, told) if side == 1]
    assert own
    assert all("went to the bank" in line for line in own)
