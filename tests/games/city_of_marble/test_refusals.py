"""What can be chosen and why something cannot are two answers to one question: they may not differ."""

from itertools import product

import pytest

from rome_desktop.games.city_of_marble import aqueducts, tiles
from rome_desktop.games.city_of_marble.actions import Draw, Expand, Recall
from rome_desktop.games.city_of_marble.components import COLOURS, KINDS
from rome_desktop.games.city_of_marble.state import MarbleState
from tests.games.city_of_marble.table import shuffled

MOMENTS = [shuffled(seats, seed=seats, moves=moves) for seats in (2, 4) for moves in (0, 60, 120, 180)]

at_many_moments = pytest.mark.parametrize("state", MOMENTS, ids=range(len(MOMENTS)))


@at_many_moments
def test_a_position_is_refused_exactly_when_it_is_not_open(state: MarbleState):
    """[RM-6.4.2, RM-6.4.3, RM-6.4.4]"""
    legal = [p for p in state.map.positions if tiles.why_not_place(state, p) is None]

    assert legal == state.map.listed(state.open)


@at_many_moments
def test_a_draw_is_refused_exactly_when_it_is_not_offered(state: MarbleState):
    """[RM-6.1.1, RM-6.1.2, RM-6.1.3]"""
    every = {Draw(kinds) for count in (1, 2, 3) for kinds in product(KINDS, repeat=count)}

    assert {draw for draw in every if tiles.why_not_draw(state, draw) is None} == set(tiles.draws(state))


@at_many_moments
@pytest.mark.parametrize("heights", [(0, 0, 0, 1), (0, 0, 3, 0), (1, 0, 0, 1)])
def test_a_draw_from_low_stacks_as_well(state: MarbleState, heights: tuple[int, ...]):
    """[RM-6.1.2, RM-6.1.3]"""
    low = state.clone()
    low.stacks = dict(zip(KINDS, heights, strict=True))
    every = {Draw(kinds) for count in (1, 2) for kinds in product(KINDS, repeat=count)}

    assert {draw for draw in every if tiles.why_not_draw(low, draw) is None} == set(tiles.draws(low))


@at_many_moments
def test_a_recall_is_refused_exactly_when_it_is_not_offered(state: MarbleState):
    """[RM-6.3.1, RM-6.3.2]"""
    for seat in range(state.seats):
        legal = {
            Recall(p) for p in state.map.positions if tiles.why_not_recall(state, seat, Recall(p)) is None
        }
        assert legal == set(tiles.recalls(state, seat))


@at_many_moments
def test_a_piece_is_refused_exactly_when_it_is_not_offered(state: MarbleState):
    """[RM-6.2.2, RM-8.3.1 to RM-8.3.5, RM-10.3]"""
    every = [Expand(colour, vertex) for colour in COLOURS for vertex in state.map.vertices]
    legal = {expand for expand in every if aqueducts.why_not_expand(state, expand) is None}

    assert legal == set(aqueducts.expansions(state))


def test_the_moments_have_lines_and_magistrates_to_speak_of():
    assert sum(bool(aqueducts.expansions(state)) for state in MOMENTS) >= 3
    assert sum(bool(tiles.recalls(state, 0)) for state in MOMENTS) >= 3
