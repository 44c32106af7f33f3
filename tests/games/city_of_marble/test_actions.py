"""RM-6: draw, expand, recall, play."""

import pytest

from rome_desktop.games.city_of_marble.events import (
    AqueductStarted,
    BridgeTaken,
    BuildingBuilt,
    FountainBuilt,
    MagistratePlaced,
    MagistrateRecalled,
    PieceLaid,
    TilePlaced,
    TilesDrawn,
)
from tests.games.city_of_marble.table import Table, box, marble

GREY_TEMPLE = ("3,-4|4,-4 baths", "3,-4|2,-3 baths", "3,-5|3,-4 baths")
"""The tiles of EX-3, at the grey spring."""


def grey(line: str) -> Table:
    """Grey runs so far among the tiles of EX-3; nothing else is started."""
    return marble("Julia", "Claudia").given(*GREY_TEMPLE).line("grey", line)


# RM-6.1 Draw tiles.


def test_two_drawn_tiles_rest_until_the_turn_ends():
    """[RM-6.1.1]"""
    table = marble("Julia", "Claudia").holds("Julia").play("draw temple baths")
    assert TilesDrawn(0, ("temple", "baths")) in table.log
    assert (table.state.stacks["temple"], table.state.stacks["baths"]) == (13, 15)
    assert table.refused("play temple 1,-2|2,-2") == ("RM-6.1.1", "drawn-this-turn")

    table.play("draw temple baths", "end", "Claudia: draw temple baths", "draw temple baths", "end")

    assert "play temple 1,-2|2,-2" in table.options()


def test_six_pairs_can_be_drawn_from_full_stacks():
    """[RM-6.1.1, VX-29]"""
    assert marble("Julia", "Claudia").stacks(2, 2, 2, 2).options("draw") == [
        "draw temple baths",
        "draw temple theatre",
        "draw temple arena",
        "draw baths theatre",
        "draw baths arena",
        "draw theatre arena",
    ]


@pytest.mark.parametrize(
    ("heights", "drawn"),
    [
        ((3, 0, 1, 0), ["draw temple theatre"]),
        ((0, 5, 0, 0), ["draw baths baths"]),
        ((0, 1, 0, 0), ["draw baths"]),
        ((0, 0, 0, 0), []),
    ],
)
def test_low_stacks_leave_fewer_draws(heights, drawn):
    """[RM-6.1.2, RM-6.1.3, R13, VX-29]"""
    assert marble("Julia", "Claudia").stacks(*heights).options("draw") == drawn


@pytest.mark.parametrize(
    ("heights", "line", "clause", "reason"),
    [
        ((2, 0, 2, 2), "draw temple baths", "RM-6.1.1", "stack-is-empty"),
        ((2, 2, 2, 2), "draw temple temple", "RM-6.1.1", "two-different-tiles"),
        ((2, 2, 2, 2), "draw temple", "RM-6.1.1", "two-different-tiles"),
        ((2, 2, 2, 2), "draw", "RM-6.1.1", "two-different-tiles"),
        ((2, 2, 2, 2), "draw temple baths arena", "RM-6.1.2", "two-tiles-while-there-are-two"),
        ((0, 5, 0, 0), "draw baths", "RM-6.1.2", "two-tiles-while-there-are-two"),
    ],
)
def test_other_draws_are_refused(heights, line, clause, reason):
    """[RM-6.1.1, RM-6.1.2]"""
    assert marble("Julia", "Claudia").stacks(*heights).refused(line) == (clause, reason)


def test_the_order_in_which_two_tiles_are_named_does_not_matter():
    """[RM-6.1.1]"""
    table = marble("Julia", "Claudia").play("draw arena temple")

    assert TilesDrawn(0, ("temple", "arena")) in table.log


def test_there_is_no_hand_limit():
    """[RM-6.1.4]"""
    table = marble("Julia", "Claudia").holds("Julia", 16, 18, 14, 10)

    assert "draw temple baths" in table.options()


# RM-6.2 Expand the aqueducts.


def test_two_pieces_are_added_to_a_started_aqueduct():
    """[RM-6.2.1]"""
    table = grey("3,-5 4,-5").play("expand grey 4,-4", "expand grey 3,-3")

    assert table.happened(PieceLaid) == [
        PieceLaid(0, "grey", "4,-5", "4,-4"),
        PieceLaid(0, "grey", "4,-4", "3,-3"),
    ]
    assert table.left("grey") == 10
    assert "draw temple baths" in table.options()


def test_the_two_pieces_may_be_split_between_started_aqueducts():
    """[RM-6.2.1, RM-6.2.2, VX-44]"""
    table = grey("3,-5 4,-5").given("2,2|1,3 baths").line("white", "2,3 2,2")
    assert table.options("expand") == ["expand grey 4,-4", "expand grey 3,-4", "expand white 1,2"]

    table.play("expand grey 4,-4")
    assert table.options() == ["expand grey 3,-3", "expand white 1,2"]

    table.play("expand white 1,2")
    assert (table.left("grey"), table.left("white"), table.left("brown")) == (11, 11, 13)


def test_with_one_started_aqueduct_both_pieces_go_there():
    """[RM-6.2.1, VX-44]"""
    table = grey("3,-5 4,-5").play("expand grey 4,-4")

    assert table.options() == ["expand grey 3,-3"]


def test_an_aqueduct_must_be_started_before_it_is_expanded():
    """[RM-6.2.2]"""
    table = marble("Julia", "Claudia").given(*GREY_TEMPLE)

    assert table.refused("expand grey 3,-4") == ("RM-6.2.2", "aqueduct-not-started")


def test_the_second_piece_is_compulsory():
    """[RM-6.2.3, R14]"""
    table = grey("3,-5 4,-5").play("expand grey 4,-4")

    assert table.refused("draw temple baths") == ("RM-6.2.3", "second-piece-is-compulsory")
    assert table.refused("expand grey 3,-4") == ("RM-8.3.2", "not-a-tile-side")


def test_both_pieces_can_be_forced():
    """[RM-6.2.3, RM-8.3.4, VX-15]"""
    table = grey("3,-5 4,-5 3,-4 2,-4")
    assert table.options("expand") == ["expand grey 2,-3"]
    table.play("expand grey 2,-3")
    assert table.options() == ["expand grey 3,-3"]
    table.play("expand grey 3,-3")

    assert table.state.lines["grey"][-2:] == ["2,-3", "3,-3"]


def test_a_second_piece_without_a_place_is_dropped():
    """[RM-6.2.3, VX-15]"""
    table = grey("3,-5 4,-5 3,-4 2,-4 2,-3 3,-3").play("expand grey 4,-4")

    assert "draw temple baths" in table.options()
    assert table.options("expand") == []
    assert table.left("grey") == 7
    assert table.refused("expand grey 4,-5") == ("RM-8.3.4", "line-visits-it-already")
    assert table.refused("expand grey 3,-4") == ("RM-8.3.2", "not-a-tile-side")


# RM-6.3 Recall a magistrate.


def test_a_recalled_magistrate_serves_the_very_next_action():
    """[RM-6.3.1]"""
    table = marble("Julia", "Claudia").given("1,-2|2,-2 baths Julia").without_magistrates("Julia")
    table.play("recall 1,-2|2,-2")
    assert MagistrateRecalled(0, "1,-2|2,-2") in table.log
    assert table.on_tiles() == {}

    table.play("play temple 1,-3|1,-2", "magistrate")

    assert table.on_tiles() == {"Julia": 1}


def test_a_magistrate_who_waits_cannot_be_recalled():
    """[RM-6.3.2, R15, RM-9.2, VX-31]"""
    table = marble("Julia", "Claudia").given("1,-2|2,-2 baths Julia").waits("Julia", "theatre", "treasury")
    assert table.options("recall") == ["recall 1,-2|2,-2"]
    table.play("recall 1,-2|2,-2")
    assert table.options("recall") == []

    table.play("play temple 1,-3|1,-2", "magistrate", "end")

    assert table.held("Julia") == {"theatre": 1}
    assert table.player("Julia").coins == 1


def test_with_all_magistrates_waiting_nobody_can_be_recalled():
    """[RM-6.3.2, VX-31]"""
    table = (
        marble("Julia", "Claudia").given("1,-2|2,-2 baths").waits("Julia", "theatre", "treasury", "temple")
    )

    assert table.options("recall") == []
    assert table.refused("recall 1,-2|2,-2") == ("RM-6.3.2", "waiting-magistrates-cannot-be-recalled")


def test_only_an_own_magistrate_can_be_recalled():
    """[RM-6.3.1]"""
    table = marble("Julia", "Claudia").given("1,-2|2,-2 baths Claudia", "2,-2|3,-2 arena")

    for position in ("1,-2|2,-2", "2,-2|3,-2", "0,0|1,0"):
        assert table.refused(f"recall {position}") == ("RM-6.3.1", "no-own-magistrate-there")
    assert table.refused("recall 9,9|8,8") == ("RM-6.4.2", "no-such-position")


# RM-6.4 Play a neighbourhood tile.


def test_a_tile_from_the_centre_is_laid_with_a_magistrate_if_wished():
    """[RM-6.4.1]"""
    table = marble("Julia", "Claudia").play("play baths 1,-2|2,-2")
    assert table.options() == ["magistrate", "leave"]

    table.play("magistrate")

    assert table.log[-2:] == [TilePlaced(0, "baths", "1,-2|2,-2"), MagistratePlaced(0, "1,-2|2,-2")]
    assert (table.player("Julia").magistrates, table.player("Julia").ready["baths"]) == (2, 0)


def test_without_a_magistrate_in_the_centre_nothing_is_asked():
    """[RM-6.4.1]"""
    table = marble("Julia", "Claudia").without_magistrates("Julia").play("play baths 1,-2|2,-2")

    assert "draw temple baths" in table.options()
    assert table.on_tiles() == {}


def test_a_kind_that_is_not_in_the_centre_cannot_be_played():
    """[RM-6.4.1]"""
    table = marble("Julia", "Claudia").holds("Julia", 1, 0, 1, 1)

    assert table.refused("play baths 1,-2|2,-2") == ("RM-6.4.1", "no-tile-of-this-kind")


def test_a_tile_covers_two_triangles_in_any_of_three_orientations():
    """[RM-6.4.2]"""
    table = marble("Julia", "Claudia")
    assert [table.is_open(p) for p in ("1,-2|2,-2", "3,-4|3,-3", "3,-4|2,-3")] == [True] * 3
    assert table.refused("play baths 3,-5|4,-5") == ("RM-6.4.2", "no-such-position")
    assert table.refused("play baths 2,-2|1,-2") == ("RM-6.4.2", "no-such-position")
    assert table.refused("play baths nowhere") == ("RM-6.4.2", "no-such-position")


def test_a_tile_covers_no_hill_and_no_other_tile():
    """[RM-6.4.3, VX-08]"""
    table = marble("Julia", "Claudia").given("1,-2|2,-2 baths")

    assert table.refused("play baths 2,-3|3,-3") == ("RM-6.4.3", "covers-a-hill")
    assert table.refused("play baths 1,-2|2,-2") == ("RM-6.4.3", "covers-a-tile")
    assert table.refused("play baths 1,-1|1,0") == ("RM-6.4.4", "touches-no-side")


def test_a_tile_touches_a_hill_or_a_tile_with_a_whole_side():
    """[RM-6.4.4, R16, VX-08]"""
    table = marble("Julia", "Claudia")
    assert table.is_open("1,-2|2,-2")
    for position in ("1,-1|2,-1", "1,-2|0,-1"):
        assert table.refused(f"play baths {position}") == ("RM-6.4.4", "touches-no-side")

    table.given("1,-2|2,-2 baths")

    assert table.is_open("1,-2|0,-1")
    assert table.refused("play baths 1,-1|1,0") == ("RM-6.4.4", "touches-no-side")


def test_the_first_tile_has_eighteen_positions_for_every_choice_of_hills():
    """[RM-6.4.5]"""
    names = [hill.id for hill in box().board.hill_spaces]
    choices = {(a, b, c) for a in names for b in names for c in names if a < b < c}

    assert len(choices) == 35
    assert {marble("Julia", "Claudia", hills=hills).state.open.bit_count() for hills in choices} == {18}


def test_a_later_tile_may_open_another_hill():
    """[RM-6.4.5]"""
    table = marble("Julia", "Claudia").play("play baths 1,-2|2,-2", "leave", "play temple 4,-1|3,0", "leave")

    assert [tile.position for tile in table.state.tiles] == ["1,-2|2,-2", "4,-1|3,0"]


def test_every_colour_may_go_everywhere():
    """[RM-6.4.6]"""
    table = marble("Julia", "Claudia").given("1,-2|2,-2 baths", "1,-3|1,-2 arena")
    by_kind = {
        kind: {line.split()[2] for line in table.options("play") if line.split()[1] == kind}
        for kind in ("temple", "baths", "theatre", "arena")
    }

    assert by_kind["temple"]
    assert all(positions == by_kind["temple"] for positions in by_kind.values())


def test_the_bridge_comes_after_the_magistrate_and_before_the_site():
    """[RM-6.4.7, R17]"""
    table = marble("Julia", "Claudia").given("0,-2|-1,-1 temple", "-1,-1|-1,0 temple")
    table.play("play temple -2,-1|-1,-1", "magistrate")

    order = [type(event) for event in table.log[-4:]]
    assert order == [TilePlaced, MagistratePlaced, BridgeTaken, BuildingBuilt]


def test_the_spring_comes_after_the_magistrate_and_before_the_site():
    """[RM-6.4.7, R17]"""
    table = marble("Julia", "Claudia").given("3,-4|4,-4 temple", "3,-4|2,-3 baths")
    table.play("play arena 3,-5|3,-4", "magistrate", "lay 2,-4", "lay 3,-4")
    assert table.built("3,-4") == ""

    table.play("lay 3,-3")

    order = [type(event) for event in table.log[-7:]]
    assert order == [TilePlaced, MagistratePlaced, AqueductStarted, *[PieceLaid] * 3, FountainBuilt]


def test_spring_and_temple_in_one_play():
    """[RM-6.4.7, RM-8.2.2, EX-3]"""
    table = marble("Hadrian", "Livia").given("3,-4|4,-4 temple Hadrian", "3,-4|2,-3 baths Livia")
    table.play("play arena 3,-5|3,-4", "leave")
    assert table.paths() == {
        "4,-5 4,-4 3,-3",
        "4,-5 3,-4 3,-3",
        "4,-5 3,-4 2,-4",
        "2,-4 3,-4 3,-3",
        "2,-4 3,-4 4,-5",
        "2,-4 2,-3 3,-3",
    }

    table.play("lay 2,-4", "lay 3,-4", "lay 3,-3")

    assert table.left("grey") == 10
    assert (table.built("3,-4"), table.score("Hadrian")) == ("temple Hadrian", 3)
    table.play("Hadrian: keep", "Livia: keep")
    assert table.categories("Hadrian")["aqueducts"] == 2
    assert table.options("expand") == ["expand grey 2,-3", "expand grey 4,-4"]


def test_the_magistrate_is_decided_before_the_bridge_is_looked_at():
    """[RM-6.4.8]"""
    table = marble("Julia", "Claudia").given("0,-2|-1,-1 baths").play("play temple -1,-2|-2,-1")
    assert table.options() == ["magistrate", "leave"]
    assert table.seen_by("Julia").players[0].bridges == []
    assert table.refused("draw temple baths") == ("RM-6.4.8", "magistrate-first")

    table.play("leave")

    assert table.log[-1] == BridgeTaken(0, 2)
    assert table.seen_by("Julia").players[0].bridges == [3]
