"""RM-5: when a site is complete, and what it is."""

import pytest

from rome_desktop.games.city_of_marble.events import HillSurrounded
from rome_desktop.games.city_of_marble.sites import completed, is_complete
from tests.games.city_of_marble.table import Table, marble

TEMPLE = ("1,0|2,0", "1,0|0,1", "1,-1|1,0")
BATHS = ("1,0|1,1", "0,0|1,0", "1,-1|2,-1", "2,-1|2,0")
OTHER_BATHS = ("1,0|1,1", "0,0|0,1", "1,-1|1,0", "2,-1|2,0")
THEATRE = ("1,0|1,1", "0,0|0,1", "1,-1|0,0", "1,-1|2,-1", "2,-1|2,0")
ARENA = ("2,0|1,1", "0,1|1,1", "0,0|0,1", "1,-1|0,0", "1,-1|2,-1", "2,-1|2,0")


def around(positions: tuple[str, ...], kind: str) -> Table:
    """All tiles of a site but the last, which Julia plays with the only magistrate."""
    table = marble("Julia", "Claudia").given(*(f"{p} {kind}" for p in positions[:-1]))
    return table.play(f"play {kind} {positions[-1]}", "magistrate")


@pytest.mark.parametrize(
    ("positions", "kind", "points"),
    [
        (TEMPLE, "temple", 3),
        (BATHS, "baths", 4),
        (OTHER_BATHS, "baths", 4),
        (THEATRE, "theatre", 5),
        (ARENA, "arena", 6),
    ],
)
def test_the_number_of_tiles_decides_what_is_built(positions, kind, points):
    """[RM-5.3, R10, RM-7.1, RM-7.5, R18, VX-04]"""
    table = around(positions, kind)

    assert table.built("1,0") == f"{kind} Julia"
    assert table.score("Julia") == points


def test_a_site_is_complete_when_tiles_cover_all_six_triangles():
    """[RM-5.1]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 baths", "1,0|0,1 baths")
    assert not is_complete(table.state, "1,0")

    table.given("1,-1|1,0 baths")

    assert is_complete(table.state, "1,0")


def test_five_of_six_triangles_are_no_site_yet():
    """[RM-5.1, VX-05]"""
    table = marble("Julia", "Claudia").given(*(f"{p} baths" for p in ARENA[:-1]))
    city = table.state.map
    hole = city.triangle_number[1, -1, 1]

    assert not is_complete(table.state, "1,0")
    assert table.state.covered[hole] == -1
    assert [p for p in city.positions if hole in city.halves[p] and table.is_open(p)] == ["2,-1|2,0"]


@pytest.mark.parametrize(("positions", "obtuse"), [(TEMPLE, 3), (BATHS, 2), (THEATRE, 1), (ARENA, 0)])
def test_obtuse_corners_cover_two_triangles_and_acute_corners_one(positions, obtuse):
    """[RM-5.2]"""
    city = marble("Julia", "Claudia").state.map
    wide = [p for p in positions if "1,0" in city.corner_vertices[p][::2]]
    sharp = [p for p in positions if "1,0" in city.corner_vertices[p][1::2]]

    assert (len(wide), len(sharp)) == (obtuse, 6 - 2 * obtuse)


def test_a_vertex_of_a_hill_in_play_is_never_a_site():
    """[RM-5.4, R11] Five triangles carry tiles, the sixth the Quirinal."""
    table = marble("Julia", "Claudia").given("2,-2|3,-2 baths", "2,-2|1,-1 baths")
    table.play("play baths 2,-3|1,-2", "leave")
    covered = [table.state.covered[t] for t in table.state.map.around["2,-2"]]

    assert sorted(covered) == [-2, 0, 0, 1, 1, 2]
    assert table.state.sites == {}
    assert table.happened(HillSurrounded) == [HillSurrounded("quirinal", "2,-2")]


def test_a_rim_vertex_is_never_a_site():
    """[RM-5.5, R12, VX-06]"""
    table = marble("Julia", "Claudia").given("4,-2|5,-2 baths").turn("Julia", actions=1)
    table.play("play baths 4,-1|5,-1", "leave")
    city = table.state.map

    for triangle in ((4, -3, 1), (4, -2, 0), (4, -2, 1)):
        assert table.state.covered[city.triangle_number[triangle]] >= 0
    assert table.state.sites == {}
    assert not is_complete(table.state, "5,-2")


@pytest.mark.parametrize("vertex", ["0,0", "-1,-2", "-2,0"])
def test_hill_spaces_out_of_play_and_the_river_carry_sites(vertex):
    """[RM-5.6] At a vertex of the Palatine, of plain river and of a bridge space."""
    table = marble("Julia", "Claudia")
    city = table.state.map
    q, r = city.coordinates[vertex]
    tiles = [f"{vertex}|{q + 1},{r}", f"{vertex}|{q - 1},{r + 1}", f"{q},{r - 1}|{vertex}"]
    table.given(f"{tiles[0]} baths", f"{tiles[1]} baths").play(f"play baths {tiles[2]}", "leave")

    assert table.built(vertex) == "fountain"


def test_one_tile_can_complete_four_sites():
    """[RM-5.7, RM-7.10, VX-24]"""
    table = marble("Julia", "Claudia").given("3,-1|2,0 arena", "2,0|2,1 arena", "3,-2|2,-1 arena")
    table.given("1,-1|2,-1 arena", "0,0|1,0 arena", "0,1|1,1 arena", "1,1|1,2 arena")
    table.play("play temple 1,0|2,0", "leave")
    assert table.options() == ["site 2,-1", "site 1,0", "site 2,0", "site 1,1"]

    table.play("site 1,0")
    assert table.options() == ["site 2,-1", "site 2,0", "site 1,1"]
    table.play("site 1,1")
    assert table.options() == ["site 2,-1", "site 2,0"]
    table.play("site 2,0")

    kinds = {vertex: str(site.kind) for vertex, site in table.state.sites.items()}
    assert kinds == {"1,0": "baths", "2,0": "temple", "2,-1": "baths", "1,1": "baths"}


def test_a_resolved_site_is_not_resolved_again():
    """[RM-5.7]"""
    table = around(TEMPLE, "temple").play("keep")

    assert is_complete(table.state, "1,0")
    assert all("1,0" not in completed(table.state, position) for position in TEMPLE)
