"""Which gestures stand for which option, without a window."""

import random

import pytest

from rome_desktop.app.table.gestures import Gesture, Grammar, Variant
from rome_desktop.app.views.nova_roma.spots import KEYS
from rome_desktop.app.views.nova_roma.targets import (
    bar_option,
    cells_of,
    is_confirmed,
    lying,
    middle_cell,
    pivot,
    shape_lying,
    targets,
    ways_to_lie,
)
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.building import ChooseSite
from rome_desktop.games.nova_roma.components import Act, Good, Track
from rome_desktop.games.nova_roma.producing import UseOnce
from rome_desktop.games.nova_roma.racing import AdvanceMarker
from tests.app.views.nova_roma.conftest import DRAFTS, likely

named = KEYS.read

GAME = game("nova_roma")
BOX = load(GAME).box
SHAPES = {shape.id: shape.cells for shape in BOX.building_shapes.shapes}


def new_table(seats=2, seed=1, chosen=None):
    state = GAME.rules.setup(BOX, seats, chosen or {})
    roll(state, random.Random(seed))
    return state


def test_patrician_is_carried_to_its_space_or_the_space_is_touched():
    action = actions.Place("2,1")

    found = targets([action], new_table())[action]

    assert found == [Gesture(named("hand:patrician"), named("space:2,1")), Gesture(None, named("space:2,1"))]


def test_actions_are_performed_at_their_head_and_given_up_at_its_coin():
    perform, abandon = actions.Perform(Act.SAIL), actions.Abandon(Act.SAIL)

    found = targets([perform, abandon], new_table())

    assert found[perform] == [Gesture(None, named("head:sail"))]
    assert found[abandon] == [Gesture(None, named("abandon:sail"))]


def test_petition_takes_its_price_to_the_action():
    action = actions.Petition(Act.RACE, 2)

    assert targets([action], new_table())[action] == [Gesture(named("pay:2"), named("head:race"))]


def test_card_is_carried_to_the_row_or_touched_twice():
    action = actions.Play(17)

    assert targets([action], new_table())[action] == [
        Gesture(named("hand:17"), named("row")),
        Gesture(None, named("hand:17")),
    ]


def test_ship_sails_from_where_it_lies():
    state = new_table()
    far, near = actions.Sail("N3"), actions.Sail("S1")

    found = targets([far, near], state)

    assert found[far][0] == Gesture(named("ship:N2"), named("port:N3"))
    assert found[near][0] == Gesture(named("ship:"), named("port:S1"))


def test_marker_goes_one_space_on():
    state = new_table()
    state.players[0].markers = (0, 2, 0)
    state.pending.append(AdvanceMarker(0, 2, -1, False))
    action = actions.Advance(Track.GREEN)

    assert targets([action], state)[action] == [
        Gesture(named("marker:green"), named("lane:green:3")),
        Gesture(None, named("lane:green:3")),
    ]


def test_goods_are_bought_with_coins():
    action = actions.Buy(Good.WINE)

    assert targets([action], new_table())[action] == [
        Gesture(named("coins"), named("good:wine")),
        Gesture(None, named("good:wine")),
    ]


def test_building_is_held_in_its_middle():
    assert middle_cell(SHAPES["T4"]) == (0, 1)
    assert pivot(actions.Build("B3,1|B3,2|B3,3|B4,2")) == "B3,2"
    assert pivot(actions.Build("C0,2")) == "C0,2"


@pytest.mark.parametrize(
    ("shape", "ways"), [("M1", 1), ("I2", 2), ("O4", 1), ("L3", 4), ("T4", 4), ("S4", 4), ("L4", 8)]
)
def test_each_shape_lies_in_as_many_ways_as_it_looks(shape, ways):
    found = ways_to_lie(SHAPES[shape])

    assert len(found) == ways
    assert all(shape_lying(SHAPES[shape], variant) == cells for cells, variant in found.items())


def test_no_two_placements_share_hand_and_cell():
    """A cell and a way to lie name one placement: turning and pointing reach all of them."""
    state = new_table(seats=4)
    for shape, cells in SHAPES.items():
        variant = lying(cells)
        ways = [build for _, build in state.map.placements[shape][-1]]
        named = {(pivot(build), variant(build)) for build in ways}
        assert len(named) == len(ways), shape


def test_every_placement_is_reached_by_turning_flipping_and_pointing():
    state = new_table(seats=4)
    step = ChooseSite(0, "L4", 3)
    state.pending.append(step)
    offered = targets(step.options(state)[:-1], state)
    grammar = Grammar()
    grammar.offer(offered, confirm=is_confirmed, variant=lying(SHAPES["L4"]))
    reached = set()
    for _ in range(2):
        for _ in range(4):
            reached |= {grammar.option_at(key) for key in grammar.targets(named("block"))}
            grammar.turn(1)
        grammar.flip()

    assert grammar.picked == named("block")
    assert reached == set(offered)


def test_building_drawing_and_the_secret_draft_wait_for_a_second_act_and_nothing_else():
    assert is_confirmed(actions.Build("A1,1"))
    assert is_confirmed(actions.Draw())
    assert is_confirmed(actions.Lay(3))  # sealed: there is no way back
    assert is_confirmed(actions.Keep(3))
    assert not is_confirmed(actions.Place("0,0"))
    assert not is_confirmed(actions.TakeStrip("G1"))


def test_bar_stands_for_doing_nothing_more():
    assert bar_option([actions.SpendWine(), actions.Done()]) == actions.Done()
    assert bar_option([actions.SpendWine()]) is None


def test_one_time_tile_is_touched_where_it_lies():
    state = new_table()
    state.pending.append(UseOnce(0, 5))

    assert targets([actions.Activate()], state)[actions.Activate()] == [Gesture(None, named("estate:1,2"))]


def test_card_of_a_full_row_is_touched():
    assert targets([actions.Drop(3)], new_table())[actions.Drop(3)] == [Gesture(None, named("row:3"))]


def tables_played():
    """Decisions met in random play: all seats, drafts, and alone."""
    tables = [(2, {}), (3, {}), (4, {}), (4, DRAFTS), (1, {"solo": "normal"})]
    for seed, (seats, chosen) in enumerate(tables * 4):
        state, dice = new_table(seats, seed, chosen), random.Random(seed)
        while state.pending:
            legal = options(state)
            if legal:
                yield state, legal
                play(state, likely(legal, dice))
            else:
                roll(state, dice)


def test_every_option_of_every_decision_has_a_gesture_or_is_in_the_bar():
    met = set()
    for state, legal in tables_played():
        found = targets(legal, state)
        every = [
            (
                gesture,
                lying(SHAPES[state.pending[-1].shape])(action)
                if isinstance(action, actions.Build)
                else Variant(),
            )
            for action, gestures in found.items()
            for gesture in gestures
        ]
        assert len(every) == len(set(every)), "no gesture stands for two options at once"
        for action, gestures in found.items():
            met.add(type(action))
            assert gestures or action == bar_option(legal), action
    chance = {actions.Shuffled, actions.FirstPlayer}
    assert met >= set(actions.NOTATION.actions.values()) - chance - {actions.Drop, actions.Activate}


def test_cells_of_a_building():
    assert cells_of(actions.Build("A3,0|A3,1")) == ((3, 0), (3, 1))
