"""RM-8: bridges, aqueducts, fountains."""

import pytest

from rome_desktop.games.city_of_marble.aqueducts import is_tile_side
from rome_desktop.games.city_of_marble.events import AqueductStarted, BridgeTaken, CoinTaken, PieceLaid
from rome_desktop.games.city_of_marble.tiles import TakeBridge
from tests.games.city_of_marble.table import Table, marble

SPRING = ("3,-4|4,-4 baths", "3,-4|2,-3 baths")
LAST = "3,-5|3,-4"
"""With the two of SPRING, the tiles of EX-3."""


def grey(line: str, *tiles: str) -> Table:
    return marble("Julia", "Claudia").given(*tiles).line("grey", line)


def started() -> Table:
    """VX-12: Claudia has touched the grey spring and must lay three pieces."""
    table = marble("Julia", "Claudia").turn("Julia", actions=1)
    table.play("play baths 3,-4|3,-3", "leave", "end")
    return table.play("Claudia: play baths 2,-4|3,-4", "leave")


# RM-8.1 Bridges.


def test_a_tile_on_a_bridge_space_takes_the_bridge_at_once():
    """[RM-8.1.1, RM-2.6, VX-10]"""
    table = marble("Julia", "Claudia").given("0,-2|-1,-1 baths")
    table.play("play baths -1,-2|-2,-1", "leave")

    assert table.happened(BridgeTaken) == [BridgeTaken(0, 2)]
    assert table.state.bridges == [1, 2, 0, 4, 1, 2, 3]
    assert table.seen_by("Julia").players[0].bridges == [3]
    assert table.seen_by("Claudia").players[0].bridges == [-1]
    assert table.refused("play arena -2,-1|-1,-1") == ("RM-6.4.3", "covers-a-tile")


def test_a_bridge_scores_its_value_at_the_end():
    """[RM-8.1.1]"""
    table = marble("Julia", "Claudia").given("0,-2|-1,-1 baths")
    table.play("play baths -1,-2|-2,-1", "leave")

    assert table.categories("Julia")["bridges"] == 3


def test_a_tile_on_two_bridge_spaces_would_take_both():
    """[RM-8.1.2] No two bridge spaces of our board lie side by side; on another board they might."""
    table = marble("Julia", "Claudia")
    city = table.state.map
    assert all(set(city.halves[p]) - set(city.bridges) for p in city.positions)
    one, two = city.halves["0,0|1,0"]
    city.bridges.update({one: 0, two: 3})
    try:
        table.asks(TakeBridge(0, "0,0|1,0"))
    finally:
        del city.bridges[one], city.bridges[two]

    assert table.player("Julia").bridges == [1, 4]


# RM-8.2 Starting an aqueduct.


def test_an_acute_corner_at_a_spring_starts_its_aqueduct():
    """[RM-8.2.1, RM-8.2.2, VX-12]"""
    table = started()
    assert table.happened(AqueductStarted) == [AqueductStarted(1, "grey")]
    assert table.paths() == {
        "3,-4 4,-4 3,-3",
        "3,-4 2,-3 3,-3",
        "3,-4 2,-3 2,-4",
        "2,-4 2,-3 3,-3",
        "2,-4 2,-3 3,-4",
    }

    table.play("Claudia: lay 3,-4", "lay 4,-4", "lay 3,-3")

    assert table.left("grey") == 10
    assert table.state.lines["grey"] == ["3,-5", "3,-4", "4,-4", "3,-3"]


def test_starting_an_aqueduct_is_compulsory():
    """[RM-8.2.1]"""
    table = started()

    assert table.refused("draw temple baths") == ("RM-8.2.1", "the-aqueduct-must-be-started")


@pytest.mark.parametrize(
    ("vertex", "clause", "reason"),
    [
        ("9,9", "RM-8.3.1", "no-such-vertex"),
        ("4,-4", "RM-8.3.3", "not-at-the-far-end"),
        ("4,-5", "RM-8.3.2", "not-a-tile-side"),
    ],
)
def test_the_first_piece_leaves_the_spring_by_a_legal_edge(vertex, clause, reason):
    """[RM-8.2.2, RM-8.3]"""
    assert started().refused(f"lay {vertex}") == (clause, reason)


def test_a_blocked_spring_counts_as_started():
    """[RM-8.2.3, R22, VX-43]"""
    table = marble("Julia", "Claudia").without_magistrates().given(*SPRING).line("white", "2,3 2,-4 4,-5")
    table.play(f"play baths {LAST}")
    assert (table.state.lines["grey"], table.left("grey")) == (["3,-5"], 13)
    assert table.built("3,-4") == "fountain"
    assert table.options("expand grey") == []

    table.play("play arena 2,-5|2,-4")

    assert table.happened(AqueductStarted) == [AqueductStarted(0, "grey")]
    assert table.turn("Julia").options("expand grey") == ["expand grey 2,-5"]


@pytest.mark.parametrize("vertex", ["2,-4", "4,-5"])
def test_pieces_without_a_legal_edge_are_not_placed(vertex):
    """[RM-8.2.3, VX-43]"""
    table = marble("Julia", "Claudia").given(SPRING[0]).line("white", "2,3 3,-4 4,-4")
    table.play(f"play baths {LAST}", "leave")
    assert set(table.options()) == {"lay 2,-4", "lay 4,-5"}

    table.play(f"lay {vertex}")

    assert table.to_move() == "Julia"
    assert "draw temple baths" in table.options()
    assert table.left("grey") == 12


def test_a_later_tile_at_the_spring_starts_nothing():
    """[RM-8.2.4, VX-13]"""
    table = started().play("lay 3,-4", "lay 4,-4", "lay 3,-3").turn("Julia", actions=1)
    table.play("play temple 2,-5|2,-4", "leave")

    assert table.options() == ["end"]
    assert table.left("grey") == 10


# RM-8.3 Placing pieces.


def test_a_piece_lies_on_a_side_of_a_tile():
    """[RM-8.3.1, RM-8.3.2, R23, VX-14]"""
    table = grey("3,-5 3,-4", "3,-4|3,-3 baths")
    assert table.options("expand") == ["expand grey 4,-4", "expand grey 2,-3"]
    assert table.refused("expand grey 3,-3") == ("RM-8.3.2", "not-a-tile-side")

    table.line("grey", "3,-5 3,-4 2,-3")

    assert table.options("expand") == ["expand grey 3,-3"]
    assert table.refused("expand grey 2,-2") == ("RM-8.3.2", "not-a-tile-side")
    assert table.refused("expand grey 9,9") == ("RM-8.3.1", "no-such-vertex")


def test_a_piece_may_lie_on_the_rim():
    """[RM-8.3.1, VX-14]"""
    table = grey("3,-5 4,-5", "3,-4|3,-3 baths", "4,-5|4,-4 baths")

    assert "expand grey 5,-5" in table.options()


def test_the_edge_between_two_tiles_will_do():
    """[RM-8.3.1]"""
    table = grey("3,-5", *SPRING, f"{LAST} baths")
    city, covered = table.state.map, table.state.covered
    _, one, two = next(edge for edge in city.exits["2,-4"] if edge[0] == "3,-4")

    assert covered[one] >= 0
    assert covered[two] >= 0
    assert is_tile_side(table.state, one, two)


def test_a_new_piece_joins_the_far_end():
    """[RM-8.3.3] Not the spring, and not a vertex in the middle."""
    table = grey("3,-5 2,-4", *SPRING, f"{LAST} baths")

    assert table.options("expand") == ["expand grey 3,-4", "expand grey 2,-3"]
    for vertex in ("4,-5", "0,0"):
        assert table.refused(f"expand grey {vertex}") == ("RM-8.3.3", "not-at-the-far-end")


def test_a_line_visits_no_vertex_twice():
    """[RM-8.3.4, R24, VX-15]"""
    table = grey("3,-5 4,-5 3,-4 2,-4", *SPRING, f"{LAST} baths")

    assert table.options("expand") == ["expand grey 2,-3"]
    assert table.refused("expand grey 3,-4") == ("RM-8.3.4", "line-visits-it-already")
    assert table.refused("expand grey 3,-5") == ("RM-8.3.4", "line-visits-it-already")


def test_two_lines_share_no_vertex():
    """[RM-8.3.5, VX-16]"""
    table = grey("3,-5 3,-2 2,-1", "1,0|2,0 temple", "1,0|0,1 temple", "1,-1|1,0 temple")
    table.line("white", "2,3 1,2 1,1 1,0")

    assert table.options("expand") == ["expand grey 2,0", "expand grey 1,-1", "expand white 0,0"]
    assert table.refused("expand grey 1,0") == ("RM-8.3.5", "another-line-is-there")


def test_a_line_does_not_enter_the_spring_of_another():
    """[RM-8.3.5, R25, VX-16]"""
    table = grey("3,-5 2,1 2,2", "2,2|1,3 baths")

    assert table.options("expand") == ["expand grey 1,2"]
    assert table.refused("expand grey 2,3") == ("RM-8.3.5", "spring-of-another-line")


def test_a_stuck_line_goes_on_when_new_tiles_let_it():
    """[RM-8.3.6]"""
    table = grey("3,-5 4,-5", "3,-5|3,-4 baths").line("white", "2,3 3,-4")
    assert table.options("expand grey") == []

    table.given("4,-5|4,-4 baths")

    assert table.options("expand grey") == ["expand grey 5,-5"]
    assert table.state.lines["grey"] == ["3,-5", "4,-5"]


# RM-8.4 Fountains.


def test_a_piece_that_reaches_a_fountain_takes_a_coin():
    """[RM-8.4.1] By the expand action."""
    table = grey("3,-5 2,-4", *SPRING, f"{LAST} baths").fountain("3,-4")
    table.play("expand grey 3,-4")

    assert table.happened(CoinTaken) == [CoinTaken(0, "3,-4")]
    assert (table.player("Julia").coins, table.state.coins) == (1, 15)


def test_a_piece_from_the_spring_takes_a_coin_as_well():
    """[RM-8.4.1]"""
    table = started()
    table.fountain("3,-4").play("Claudia: lay 3,-4")

    assert table.player("Claudia").coins == 1


def test_leaving_a_fountain_and_reaching_a_building_pay_nothing():
    """[RM-8.4.2]"""
    table = grey("3,-5 2,-4 3,-4", *SPRING, f"{LAST} baths").fountain("3,-4").site("3,-3", "arena", "Julia")
    table.play("expand grey 3,-3")

    assert table.player("Julia").coins == 0


def test_a_fountain_built_on_a_line_pays_nothing():
    """[RM-8.4.2, R26, VX-18]"""
    table = grey("2,1 1,1 1,0", "1,0|2,0 baths", "1,0|0,1 baths").without_magistrates("Julia")
    table.play("play arena 1,-1|1,0")

    assert table.built("1,0") == "fountain"
    assert table.happened(CoinTaken) == table.happened(PieceLaid) == []
    assert table.player("Julia").coins == 0


def test_a_magistrate_on_the_treasury_earns_a_coin():
    """[RM-8.4.3]"""
    table = marble("Julia", "Claudia").waits("Julia", "treasury").turn("Julia", actions=0).play("end")

    assert table.player("Julia").coins == 1
    assert table.happened(CoinTaken) == [CoinTaken(0, "")]
