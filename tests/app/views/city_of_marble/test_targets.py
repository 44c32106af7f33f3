"""Which gestures stand for which option, without a window."""

import random

import pytest

from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.views.city_of_marble.spots import KEYS
from rome_desktop.app.views.city_of_marble.targets import bar_option, is_confirmed, targets
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.city_of_marble import actions
from rome_desktop.games.city_of_marble.components import KINDS, Colour, Kind
from rome_desktop.games.city_of_marble.turn import TakeAction

named = KEYS.read

GAME = game("city_of_marble")


def new_table(seats=2, seed=1):
    state = GAME.rules.setup(load(GAME).box, seats, {})
    roll(state, random.Random(seed))
    return state


def test_tile_goes_from_the_ready_space_to_its_position():
    view = new_table()
    action = actions.Play(Kind.ARENA, view.map.positions[7])

    assert targets([action], view) == {
        action: [Gesture(named("ready:arena"), named(f"at:{action.position}"))]
    }


def test_two_stacks_are_drawn_from_in_any_order():
    view = new_table()
    pair = actions.Draw((Kind.TEMPLE, Kind.ARENA))
    other = actions.Draw((Kind.TEMPLE, Kind.BATHS))

    found = targets([pair, other], view)

    assert found[pair] == [
        Gesture(named("stack:temple"), named("stack:arena")),
        Gesture(named("stack:arena"), named("stack:temple")),
    ]


def test_only_pair_may_also_be_carried_to_the_drawn_tiles():
    pair = actions.Draw((Kind.TEMPLE, Kind.ARENA))

    found = targets([pair], new_table())[pair]

    assert Gesture(named("stack:temple"), named("drawn")) in found
    assert Gesture(named("stack:arena"), named("drawn")) in found


@pytest.mark.parametrize("kinds", [(Kind.BATHS, Kind.BATHS), (Kind.BATHS,)])
def test_last_stack_needs_one_touch(kinds):
    action = actions.Draw(kinds)

    found = targets([action], new_table())[action]

    assert found == [Gesture(named("stack:baths"), named("drawn")), Gesture(None, named("stack:baths"))]


def test_piece_is_carried_to_an_edge_or_the_edge_is_clicked():
    action = actions.Expand(Colour.GREY, "2,-4")

    found = targets([action], new_table())[action]

    assert found == [
        Gesture(named("pieces:grey"), named("edge:grey:2,-4")),
        Gesture(None, named("edge:grey:2,-4")),
    ]


def test_recalled_magistrate_goes_to_the_ready_space():
    action = actions.Recall("0,0|1,0")

    assert targets([action], new_table())[action] == [Gesture(named("magistrate:0,0|1,0"), named("ready"))]


def test_imperium_is_carried_to_the_actions_or_touched():
    action = actions.Spend(Kind.TEMPLE)

    found = targets([action], new_table())[action]

    assert found == [
        Gesture(named("imperium:temple"), named("actions")),
        Gesture(None, named("imperium:temple")),
    ]
    assert is_confirmed(action)


def test_tiles_and_spending_wait_for_a_second_act_and_nothing_else():
    assert is_confirmed(actions.Play(Kind.TEMPLE, "0,0|1,0"))
    assert not is_confirmed(actions.Draw((Kind.TEMPLE, Kind.BATHS)))
    assert not is_confirmed(actions.Recall("0,0|1,0"))


def test_bar_stands_for_the_option_that_does_nothing():
    spend = actions.Spend(Kind.TEMPLE)

    assert bar_option([spend, actions.End()]) == actions.End()
    assert bar_option([actions.AddMagistrate(), actions.LeaveEmpty()]) == actions.LeaveEmpty()
    assert bar_option([spend]) is None


@pytest.mark.parametrize("seed", range(4))
def test_every_option_of_every_decision_has_a_gesture_or_is_in_the_bar(seed):
    state, dice = new_table(seats=2 + seed % 3, seed=seed), random.Random(seed)
    met = set()
    while state.pending:
        legal = options(state)
        for action, gestures in targets(legal, state).items():
            met.add(type(action))
            assert gestures or action == bar_option(legal), action
        builds = [a for a in legal if isinstance(a, (actions.Play, actions.AddMagistrate))]
        play(state, dice.choice(builds if builds and dice.random() < 0.7 else legal))
    assert {actions.Play, actions.Lay, actions.Expand, actions.Draw, actions.End} <= met


def test_no_gesture_stands_for_two_options_at_once():
    state, dice = new_table(seats=4, seed=9), random.Random(9)
    for _ in range(200):
        if not state.pending:
            break
        legal = options(state)
        every = [gesture for gestures in targets(legal, state).values() for gesture in gestures]
        assert len(every) == len(set(every))
        play(state, dice.choice(legal))


def test_first_decision_is_an_action_of_the_turn():
    state = new_table()

    assert isinstance(state.pending[-1], TakeAction)
    assert {named(f"ready:{kind}") for kind in KINDS} == {
        gesture.source
        for action, gestures in targets(options(state), state).items()
        if isinstance(action, actions.Play)
        for gesture in gestures
    }
