"""RM-2: the city grid."""

from collections import Counter
from dataclasses import fields
from itertools import combinations, pairwise
from math import dist, isclose, sqrt

import pytest

from rome_desktop.games.city_of_marble.components import Space
from rome_desktop.games.city_of_marble.geometry import Geometry, bits, corners, measure
from tests.games.city_of_marble.table import FX_HILLS, box, marble


@pytest.fixture(scope="module")
def city() -> Geometry:
    return measure(box().board)


def drawn_at(city: Geometry, vertex: str) -> tuple[float, float]:
    q, r = city.coordinates[vertex]
    return q + r / 2, r * sqrt(3) / 2


def test_a_tile_is_a_lozenge_of_two_triangles_with_a_common_side(city):
    """[RM-2.1]"""
    for position in city.positions:
        one, two = city.halves[position]
        assert two in city.beside[one]
        places = [drawn_at(city, vertex) for vertex in city.corner_vertices[position]]
        sides = [dist(a, b) for a, b in pairwise([*places, places[0]])]
        assert all(isclose(side, 1) for side in sides)
        assert isclose(dist(places[0], places[2]), 1)
        assert isclose(dist(places[1], places[3]), sqrt(3))


def test_a_vertex_has_six_neighbours_from_the_east_round_to_the_north_east(city):
    """[RM-2.2]"""
    assert city.neighbours("0,0") == ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]


def test_a_triangle_points_south_or_north(city):
    """[RM-2.2]"""
    assert corners(2, -3, 0) == ((2, -3), (3, -3), (2, -2))
    assert corners(2, -3, 1) == ((3, -3), (3, -2), (2, -2))


def test_positions_are_the_edges_with_a_triangle_on_both_sides(city):
    """[RM-2.3]"""
    edges = {
        "|".join(sorted((vertex, other), key=city.vertex_number.__getitem__))
        for vertex, exits in city.exits.items()
        for other, _, outside in exits
        if outside != -1
    }
    named = {position: set(position.split("|")) for position in city.positions}

    assert edges == set(city.positions)
    assert all(named[p] == {city.corner_vertices[p][0], city.corner_vertices[p][2]} for p in named)


def test_the_city_is_a_hexagon_of_150_triangles(city):
    """[RM-2.4, R02, VX-01]"""
    board = box().board
    edges = sum(len(exits) for exits in city.exits.values()) // 2

    assert (len(city.triangles), len(city.vertices), len(city.around)) == (150, 91, 61)
    assert (edges, len(city.positions)) == (240, 210)
    assert (board.triangles, board.vertices, board.inner_vertices) == (150, 91, 61)
    assert (board.edges, board.positions) == (240, 210)
    assert all(max(abs(q), abs(r), abs(q + r)) <= 5 for q, r in city.coordinates.values())


def test_everything_is_numbered_row_by_row(city):
    """[VX-01]"""
    triangles = {(-1, -5, 1): 0, (4, -1, 1): 74, (-5, 0, 0): 75, (0, 0, 0): 85, (0, 4, 0): 149}
    positions = {"0,-5|0,-4": 0, "3,-4|2,-3": 22, "0,0|1,0": 113, "0,4|0,5": 209}

    assert {t: city.triangle_number[t] for t in triangles} == triangles
    assert {v: city.vertex_number[v] for v in ("0,-5", "0,0", "0,5")} == {"0,-5": 0, "0,0": 45, "0,5": 90}
    assert {p: city.position_number[p] for p in positions} == positions


def test_each_hill_covers_the_one_triangle_of_its_name():
    """[RM-2.5, R03]"""
    table = marble("Julia", "Claudia")
    covered = table.state.covered

    assert [t for t, on in enumerate(covered) if on == -2] == sorted(
        table.state.map.hills[h] for h in FX_HILLS
    )
    assert [space.triangle for space in box().board.hill_spaces if space.id == "esquiline"] == [(3, 0, 0)]


@pytest.mark.parametrize(
    ("position", "beside"), [("0,0|1,0", "1,0|1,1"), ("0,0|0,1", "1,0|1,1"), ("1,0|0,1", "1,-1|1,0")]
)
def test_an_unused_hill_space_is_an_ordinary_triangle(position, beside):
    """[RM-2.5, VX-09] A tile may cover it once a side is shared; in play it is closed for ever."""
    table = marble("Julia", "Claudia")
    assert table.refused(f"play baths {position}") == ("RM-6.4.4", "touches-no-side")

    table.given(f"{beside} baths")

    assert table.is_open(position)
    palatine = marble("Julia", "Claudia", hills=("palatine", "quirinal", "aventine")).given(f"{beside} baths")
    assert palatine.refused(f"play baths {position}") == ("RM-6.4.3", "covers-a-hill")


def test_the_river_is_a_chain_of_twenty_triangles_that_tiles_may_cover():
    """[RM-2.6, R04]"""
    table = marble("Julia", "Claudia").given("0,-2|-1,-1 baths")
    city = table.state.map
    river = [city.triangle_number[t] for t in box().board.river]

    assert len(set(river)) == 20
    assert all(b in city.beside[a] for a, b in pairwise(river))
    assert set(city.halves["-1,-2|-2,-1"]) <= set(river)
    assert table.is_open("-1,-2|-2,-1")


def test_seven_river_triangles_are_bridge_spaces_and_three_rim_vertices_are_springs(city):
    """[RM-2.7]"""
    river = {city.triangle_number[t] for t in box().board.river}

    assert len(city.bridges) == 7
    assert set(city.bridges) < river
    assert city.springs == {"grey": "3,-5", "white": "2,3", "brown": "-5,2"}
    assert not set(city.springs.values()) & set(city.around)


def test_hills_differ_in_place_and_name_only():
    """[RM-2.8, R05]"""
    assert [field.name for field in fields(Space)] == ["id", "name", "triangle"]
    assert len({hill.triangle for hill in box().board.hill_spaces}) == 7


def test_a_site_can_be_covered_in_eighteen_ways(city):
    """[RM-5.2, VX-03]"""
    around = set(city.around["1,0"])
    touching = [p for p in city.positions if set(city.halves[p]) & around]
    ways = Counter[int]()
    for count in (3, 4, 5, 6):
        for tiles in combinations(touching, count):
            under = [t for p in tiles for t in city.halves[p]]
            ways[count] += len(set(under)) == len(under) and around <= set(under)

    assert ways == {3: 2, 4: 9, 5: 6, 6: 1}


def test_a_smaller_city_is_measured_as_well():
    """[RM-2.4] The content file may give another size: 6n² triangles, 9n² - 3n positions."""
    small = measure(box().board.__class__(2, 24, 19, 7, 42, 30, (), (), (), (), "reconstructed", "test"))

    assert (len(small.triangles), len(small.vertices), len(small.around), len(small.positions)) == (
        24,
        19,
        7,
        30,
    )


def test_the_bits_of_a_mask_are_listed_lowest_first(city):
    assert bits(0b101001) == [0, 3, 5]
    assert bits(0) == []
    assert city.listed(1 << 22 | 1) == ["0,-5|0,-4", "3,-4|2,-3"]
