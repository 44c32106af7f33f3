"""What the table of Nova Roma says before something is chosen is what the rules then do."""

import pytest

from rome_desktop.app import language
from rome_desktop.app.views.nova_roma.spots import KEYS
from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import replaced
from rome_desktop.games.nova_roma import actions, forum, petition, racing, sailing, upgrading
from rome_desktop.games.nova_roma.building import ChooseBuilding, ChooseSite
from rome_desktop.games.nova_roma.cleanup import AwardChariot
from rome_desktop.games.nova_roma.components import Act
from rome_desktop.games.nova_roma.events import FirstPlayerTokenPassed
from rome_desktop.games.nova_roma.petition import ClaimLead
from rome_desktop.games.nova_roma.producing import Work
from rome_desktop.games.nova_roma.state import AUTOMA

named = KEYS.read

TRAINER = 40


@pytest.fixture(autouse=True)
def english(dressed):
    """With its plurals."""
    language.set_language(dressed, "en")


def at(stage, step, seats=2, **options):
    """A match in which `step` is asked, and its state to change."""
    stage.begin(seats, seed=1, **options)
    stage.go_on(lambda match: type(match.decision).__name__ == "TakeTurn")
    state = stage.match.state
    state.pending.append(step)
    return state, state.players[0]


def lines(stage, key, action):
    """The lines of the card of an option as the table stands."""
    stage.show()
    return [line.text for line in stage.view.card(key, action).lines]


def said(stage, action):
    stage.show()
    return stage.view.words.option(action, stage.seen(), stage.context())


def put(state, side, *cells):
    """Pieces of a side on cells of the city."""
    for cell in cells:
        bit = 1 << state.map.cell[cell]
        state.players[side].built += (cell,)
        state.masks[side] |= bit
        state.taken |= bit


def free_cells(state, zone):
    ground = next(
        mask
        for one, mask in zip(state.box.building_zones, state.map.zone_masks, strict=True)
        if one.id == zone
    )
    return [name for name in state.map.cells if name[0] == zone and ground >> state.map.cell[name] & 1]


def test_a_zone_level_with_the_automa_gives_the_points_of_the_second(stage):
    """[NR-26.25] Alone the automa wins ties."""
    state, player = at(stage, ChooseSite(0, "M1", 3), seats=1, solo="easy")
    cells = [name for name in free_cells(state, "C") if not state.taken >> state.map.cell[name] & 1]
    own = sum(name[0] == "C" for name in player.built)
    its = sum(name[0] == "C" for name in state.players[AUTOMA].built)
    put(state, AUTOMA, *cells[: max(0, own + 1 - its)])
    put(state, 0, *cells[5 : 5 + max(0, its - own - 1)])
    zone = next(zone for zone in state.box.building_zones if zone.id == "C")
    action = next(a for a in stage.match.legal() if isinstance(a, actions.Build) and a.cells[0] == "C")

    told = lines(stage, named(f"site:{action.cells}"), action)

    assert f"{zone.vp_other} points at the end if it stays so" in told
    assert any("wins the tie" in line for line in told)


def test_a_port_passed_still_counts(stage):
    """[NR-13.10, NR-20.2] The best port reached or passed."""
    state, player = at(stage, sailing.SailOn(0, 3))
    port = next(leg.port for leg in state.map.leg_to.values() if leg.port.vp)
    player.ships = (state.map.leg_to[port.id].start, next(iter(state.map.leg_to.values())).start)
    state.pending[-1] = sailing.SailOn(0, port.sails)

    told = lines(stage, named(f"port:{port.id}"), actions.Sail(port.id))

    assert not any("unless" in line for line in told)
    assert any("even if it sails further" in line for line in told)


def test_an_artisan_fits_on_an_animal_with_the_trainer(stage):
    """[NR-28.5] He brings a coin there."""
    state, player = at(stage, Work(0, 1))
    player.row, player.artisans = [TRAINER], 1
    animal = next(key for key, tile in state.map.tiles.items() if tile.animals == 1)
    player.estate = replaced(player.estate, 4, animal)
    action = next(a for a in stage.match.legal() if isinstance(a, actions.Assign) and a.cell == "1,1")

    told = lines(stage, named("estate:1,1"), action)

    assert not any("no artisan fits" in line for line in told)
    assert any("1 coin" in line for line in told)


def test_a_contract_asks_for_no_artisan_once_the_physician_is_used(stage):
    """[NR-14.14]"""
    state, player = at(stage, ChooseBuilding(0))
    player.goods, player.coins, player.artisans = [5] * 5, 9, 0
    state.action, state.power, state.waived = "build", 3, True
    cards = state.box.building_contracts.cards
    contract = state.building_row[0] = next(card.id for card in cards if state.map.costs[card.id].artisans)
    action = state.map.costs[contract].take

    assert action in stage.match.legal()
    assert "artisan" not in said(stage, action)
    assert not any("artisan" in line for line in lines(stage, named(f"contract:{contract}"), action))


def test_wine_and_the_wheel_bring_a_coin_at_the_top_of_the_track(stage):
    """[NR-8.3, NR-10.2, NR-15.4]"""
    state, player = at(stage, upgrading.PourWine(0))
    player.influence, player.goods[3] = state.box.limits.influence, 2

    assert said(stage, actions.SpendWine()) == "Spend 1 wine for 1 coin"

    state.pending[-1] = racing.TurnWheel(0)
    wheel = actions.Wheel("influence")
    prompt = stage.view.words.prompt(state.pending[-1], stage.match.legal(), stage.seen(), stage.context())
    assert said(stage, wheel) == "1 coin"
    assert "1 coin" in prompt.sentence
    assert lines(stage, named("wheel:influence"), wheel) == ["gain 1 coin"]


def test_power_told_at_a_head_is_three_at_most(stage):
    """[NR-6.2]"""
    stage.begin(2, seed=1)
    stage.go_on(lambda match: type(match.decision).__name__ == "TakeTurn")
    state = stage.match.state
    state.spaces[:] = [state.turn] * 16
    stage.show()

    told = [line.text for line in stage.view.card(named(f"head:{state.heads[0]}"), None).lines]

    assert any("has power 3 here" in line for line in told), told


def test_an_action_that_can_do_nothing_is_told_before_it_is_chosen(stage):
    """[NR-7.6] In the bar, on the card, in the list and by a mark."""
    state, player = at(stage, forum.TakeAction(0, ("build", "trade")))
    player.goods, player.coins, player.artisans = [0] * 5, 0, 0
    player.row, state.turn = [], 0
    build, trade = actions.Perform(Act.BUILD), actions.Perform(Act.TRADE)
    stage.show()
    prompt = stage.view.words.prompt(state.pending[-1], stage.match.legal(), stage.seen(), stage.context())

    assert "nothing of it can be done now" in said(stage, build)
    assert "nothing" not in said(stage, trade)
    assert prompt.second.startswith("Nothing can be done now with Build.")
    assert "abandoning it brings 1 coin" in lines(stage, named("head:build"), build)
    assert named("head:build") in stage.table.drawing.poor
    assert named("head:trade") not in stage.table.drawing.poor


def test_a_petition_for_an_action_that_can_do_nothing_is_told_too(stage):
    """[NR-11.5] The influence would be lost."""
    state, player = at(stage, petition.ChoosePetition(0))
    player.goods, player.coins, player.artisans, player.influence = [0] * 5, 0, 0, 2
    player.row, state.action, state.power, state.turn = [], "petition", 2, 0
    asked = actions.Petition(Act.BUILD, 1)
    stage.show()
    prompt = stage.view.words.prompt(state.pending[-1], stage.match.legal(), stage.seen(), stage.context())

    assert "nothing of it can be done now" in said(stage, asked)
    assert "the influence would be lost" in lines(stage, named("head:build"), asked)
    assert "Build" in prompt.second
    assert named("head:build") in stage.table.drawing.poor


def test_a_card_that_can_help_makes_an_action_worth_it(stage):
    """[NR-7.9] A card that brings goods during Build is used in its window, even if nothing can be built."""
    from rome_desktop.games.nova_roma.foresight import is_idle

    state, player = at(stage, forum.TakeAction(0, ("build",)))
    player.goods, player.coins, player.artisans, state.turn = [0] * 5, 0, 0, 0
    cards = state.box.subject_cards.cards
    gift = next(
        (
            c.number
            for c in cards
            if c.trigger == "build" and c.category == "once_per_round" and c.effect.gain
        ),
        None,
    )
    player.row = [gift] if gift else []

    assert is_idle(stage.seen(), actions.Perform(Act.BUILD)) == (gift is None)


def test_what_is_missing_for_a_price_is_told(stage):
    state, player = at(stage, ChooseBuilding(0))
    player.goods, player.coins, player.artisans = [5] * 5, 9, 3
    state.action, state.power = "build", 3
    contract = next(key for key in state.building_row if key and state.map.costs[key].goods[1])
    player.goods[1] = 0
    stage.show()

    refusal = why_not(stage.seen(), actions.TakeContract(contract))
    told = stage.view.words.refusal(refusal, stage.seen(), stage.context())

    assert f"{state.map.costs[contract].goods[1]} stone" in told


def test_a_building_that_cannot_be_placed_is_not_promised(stage):
    """[NR-14.6]"""
    state, player = at(stage, ChooseBuilding(0))
    player.goods, player.coins, player.artisans, player.pieces = [5] * 5, 9, 3, 0
    state.action, state.power = "build", 3
    action = stage.match.legal()[0]

    told = lines(stage, named(f"contract:{action.contract}"), action)

    assert not any("to place" in line for line in told)
    assert any("cannot be placed" in line for line in told)


def test_the_first_player_token_begins_no_round_after_the_last(stage):
    state, player = at(stage, petition.ClaimLead(0))
    player.influence, state.round = 5, state.box.course.rounds
    stage.show()
    prompt = stage.view.words.prompt(state.pending[-1], stage.match.legal(), stage.seen(), stage.context())

    assert "round" not in prompt.second
    assert not any("next round" in line for line in lines(stage, named("lead"), actions.Lead()))


def test_nobody_begins_a_round_after_the_last(stage):
    stage.begin(2, seed=1)
    told = stage.view.words.journal(FirstPlayerTokenPassed(0, last=True), stage.context())

    assert told == (0, "holds the first-player token at the end.")


def test_the_automa_is_not_told_to_have_led_where_it_was_level(stage):
    """[NR-26.16]"""
    state, player = at(stage, ClaimLead(0), seats=1, solo="easy")
    player.markers = state.players[AUTOMA].markers
    happened = []

    AwardChariot().run(state, happened.append)
    side, said = stage.view.words.journal(happened[0], stage.context())

    assert side == AUTOMA
    assert "was level" in said
