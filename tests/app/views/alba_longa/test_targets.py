"""Which gestures stand for which option, without a window."""

import random

import pytest

from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.views.alba_longa.spots import KEYS
from rome_desktop.app.views.alba_longa.targets import bar_option, free_keys, idle_key, targets
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.assisi import LootAssisi
from rome_desktop.games.alba_longa.court import BuyDie, SendPeasants, TakeDie
from rome_desktop.games.alba_longa.houses import AssignFree
from rome_desktop.games.alba_longa.ids import City, Die, Product, Season, Stall, Workplace
from rome_desktop.games.alba_longa.sabotage import Sabotage
from rome_desktop.games.alba_longa.soldiers import ChooseTarget, LayHero
from tests.app.views.alba_longa.conftest import likely

named = KEYS.read

GAME = game("alba_longa")


def new_table(seats=3, seed=1, **chosen):
    state = GAME.rules.setup(load(GAME).box, seats, chosen)
    roll(state, random.Random(seed))
    return state


def of(action, step, view=None):
    view = view or new_table()
    view.pending.append(step)
    return targets([action], view)[action]


def test_die_is_carried_to_its_workplace_or_touched_twice():
    found = of(actions.Take(Die.WHITE), TakeDie(0))

    assert found == [Gesture(named("die:white"), named("room:0:quarry")), Gesture(None, named("die:white"))]


def test_caller_may_carry_any_die_to_the_farm_at_harvest():
    view = new_table()
    view.season = Season.HARVEST

    found = of(actions.Take(Die.GREY), TakeDie(0), view)

    assert Gesture(named("die:grey"), named("room:0:farm")) in found
    assert Gesture(named("die:grey"), named("room:0:farm")) not in of(actions.Buy(Die.GREY), BuyDie(0), view)


def test_any_die_calls_the_court():
    found = of(actions.Call(), TakeDie(1))

    assert [g.target for g in found] == [
        named("die:black"),
        named("die:grey"),
        named("die:white"),
        named("die:brown"),
    ]


def test_coins_go_from_the_purse_to_a_stall():
    found = of(actions.Pay(Stall.III), TakeDie(2))

    assert found == [Gesture(None, named("stall:2")), Gesture(named("purse:2"), named("stall:2"))]


def test_the_third_peasant_from_the_end_takes_two_with_him():
    view = new_table()

    found = of(actions.Send(Workplace.QUARRY, 3), SendPeasants(0, Die.WHITE, False), view)

    assert found == [Gesture(None, named("put:quarry:3")), Gesture(named("idle:0:6"), named("room:0:quarry"))]
    assert idle_key(view, 0, 1) == named("idle:0:8")


def test_peasants_of_free_houses_are_those_that_stand_there():
    view = new_table()
    view.players[0].idle = view.players[0].population = 17
    view.pending.append(AssignFree(0, 2))

    assert free_keys(view, 0) == [named("idle:0:12"), named("idle:0:16")]
    view.players[0].idle = 16
    view.pending[-1] = AssignFree(0, 1)
    assert free_keys(view, 0) == [named("idle:0:16")]


def test_secret_cards_are_laid_and_armies_march():
    hero = of(actions.PlayHero(3), LayHero(0))
    target = of(actions.Attack(City.VEII), ChooseTarget(0))

    assert hero == [Gesture(named("card:hero:3"), named("card:laid"))]
    assert target == [
        Gesture(named("card:city:veii"), named("card:laid")),
        Gesture(named("room:0:barracks"), named("target:veii")),
    ]


def test_sabotage_touches_the_victims_room_and_loot_the_product():
    assert of(actions.Hit(Workplace.TEMPLE), Sabotage(0, 2))[0] == Gesture(None, named("room:2:temple"))
    assert of(actions.Loot(Product.WHEAT), LootAssisi(0))[0] == Gesture(None, named("product:wheat"))


def test_bar_stands_for_the_option_that_declines():
    assert bar_option([actions.Call(), actions.GiveUp()]) is None
    assert bar_option([actions.Assign(Workplace.FARM), actions.Done()]) == actions.Done()
    assert bar_option([actions.Sell(1), actions.Pass()]) == actions.Pass()
    assert bar_option([actions.Pay(Stall.I)]) is None


def met(seats, seed, **chosen):
    """Play a match by chance; every kind of option that was asked for by gesture or bar."""
    state, dice = new_table(seats, seed, **chosen), random.Random(seed)
    found = set()
    while state.pending:
        legal = options(state)
        ways = targets(legal, state)
        every = [gesture for gestures in ways.values() for gesture in gestures]
        assert len(every) == len(set(every))
        for action, gestures in ways.items():
            found.add(type(action))
            assert gestures or action == bar_option(legal), action
        play(state, likely(legal, dice))
        roll(state, dice)
    return found


def test_every_option_of_every_decision_has_one_gesture_or_is_in_the_bar():
    found = set[type]()
    for seed in range(1, 5):
        found |= met(5, seed, job_well_done="yes", spoils_of_war="yes")
        found |= met(3, seed, assisi="yes", job_well_done="yes")
        found |= met(2, seed) | met(1, seed, solo="normal")

    everything = {kind for kind in vars(actions).values() if is_answer(kind)}
    assert found >= everything, everything - found


CHANCE = ("FirstKing", "Roll", "ShadowHero", "TurnWeather", "ShowClimate", "TurnBlessing")


def is_answer(kind):
    """Whether this is what a seat can answer, and not chance."""
    is_action = isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
    return is_action and kind.__name__ not in CHANCE


@pytest.mark.parametrize("seats", [2, 5])
def test_first_decision_can_be_declined_in_the_bar(seats):
    assert bar_option(options(new_table(seats))) == actions.Pass()
