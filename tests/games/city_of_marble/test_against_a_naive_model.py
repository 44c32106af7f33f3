"""The fast tables against the rules written down once more, slowly, from coordinates alone."""

import random
from functools import cache

import pytest

from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.city_of_marble.aqueducts import next_ends
from rome_desktop.games.city_of_marble.sites import is_complete
from rome_desktop.games.city_of_marble.state import MarbleState
from tests.games.city_of_marble.table import GAME, box

Vertex = tuple[int, int]
Triangle = frozenset[Vertex]

SIDE = 5
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CITY = [
    (q, r)
    for r in range(-SIDE, SIDE + 1)
    for q in range(-SIDE, SIDE + 1)
    if max(abs(q), abs(r), abs(q + r)) <= SIDE
]


def vertex(name: str) -> Vertex:
    q, r = name.split(",")
    return int(q), int(r)


@cache
def triangles_at(q: int, r: int) -> list[Triangle]:
    """[RM-2.2] The triangles around a vertex, as sets of their corners."""
    found = []
    for (a, b), (c, d) in zip(AROUND, (*AROUND[1:], AROUND[0]), strict=True):
        corners = frozenset({(q, r), (q + a, r + b), (q + c, r + d)})
        if corners <= set(CITY):
            found.append(corners)
    return found


ALL = {triangle for place in CITY for triangle in triangles_at(*place)}
POSITIONS = [
    (a, b)
    for a in CITY
    for b in CITY
    if CITY.index(a) < CITY.index(b) and sum({a, b} <= t for t in triangles_at(*a)) == 2
]


@cache
def under(a: Vertex, b: Vertex) -> set[Triangle]:
    """The two triangles of the tile whose obtuse corners are a and b."""
    return {triangle for triangle in triangles_at(*a) if b in triangle}


@cache
def sides(a: Vertex, b: Vertex) -> set[frozenset[Vertex]]:
    """The four sides of a tile: the edges of its triangles but the short diagonal."""
    edges = {frozenset(t - {corner}) for t in under(a, b) for corner in t}
    return edges - {frozenset({a, b})}


def hill_triangles(state: MarbleState) -> set[Triangle]:
    spaces = {space.id: space.triangle for space in box().board.hill_spaces}
    found = set()
    for hill in state.hills:
        q, r, k = spaces[hill]
        found.add(frozenset({(q + 1, r), (q, r + 1), (q + k, r + k)}))
    return found


def laid(state: MarbleState) -> list[tuple[Vertex, Vertex]]:
    return [(vertex(a), vertex(b)) for a, b in (tile.position.split("|") for tile in state.tiles)]


def legal_positions(state: MarbleState) -> list[str]:
    """[RM-6.4.2 to RM-6.4.4]"""
    hills = hill_triangles(state)
    taken = hills.union(*(under(*tile) for tile in laid(state)))
    contact = {frozenset(t - {corner}) for t in hills for corner in t}.union(
        *(sides(*t) for t in laid(state))
    )
    return [
        f"{a[0]},{a[1]}|{b[0]},{b[1]}"
        for a, b in POSITIONS
        if not under(a, b) & taken and sides(a, b) & contact
    ]


def complete_sites(state: MarbleState) -> set[str]:
    """[RM-5.1] Vertices whose six triangles all carry tiles."""
    covered: set[Triangle] = set().union(*(under(*tile) for tile in laid(state)))
    return {
        f"{q},{r}" for q, r in CITY if len(triangles_at(q, r)) == 6 and set(triangles_at(q, r)) <= covered
    }


def line_ends(state: MarbleState, colour: str) -> set[str]:
    """[RM-8.3] Where the next piece of a started aqueduct can end."""
    line = state.lines[colour]  # type: ignore[index]
    if not line or len(line) > 13:
        return set()
    tile_sides: set[frozenset[Vertex]] = set().union(*(sides(*tile) for tile in laid(state)))
    visited = {vertex(v) for other in state.lines.values() for v in other}
    springs = {spring.vertex for spring in box().board.springs if spring.colour != colour}
    q, r = vertex(line[-1])
    return {
        f"{q + a},{r + b}"
        for a, b in AROUND
        if frozenset({(q, r), (q + a, r + b)}) in tile_sides and (q + a, r + b) not in visited | springs
    }


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_open_positions_sites_and_next_pieces_are_those_of_the_naive_model(seats):
    """[RM-5.1, RM-6.4.2, RM-6.4.3, RM-6.4.4, RM-8.3.1, RM-8.3.2, RM-8.3.5]"""
    rng = random.Random(seats)
    state = GAME.rules.setup(box(), seats, {"solo": "consul"} if seats == 1 else {})
    roll(state, rng)
    tiles = -1
    while state.pending:
        assert isinstance(state, MarbleState)
        if len(state.tiles) != tiles:
            tiles = len(state.tiles)
            assert state.map.listed(state.open) == legal_positions(state)
            complete = complete_sites(state)
            assert {v for v in state.map.vertices if is_complete(state, v)} == complete
            assert set(state.sites) <= complete
        for colour in state.lines:
            assert set(next_ends(state, colour)) == line_ends(state, colour)
        if type(state.pending[-1]).__name__ == "TakeAction":
            assert set(state.sites) == complete_sites(state)
        play(state, rng.choice(options(state)))

    assert tiles > 20


def test_the_naive_model_has_the_same_size():
    """[RM-2.4]"""
    assert (len(CITY), len(ALL), len(POSITIONS)) == (91, 150, 210)
