"""TR-18 and TR-19: final scoring."""

from dataclasses import replace

import pytest

from rome_desktop.games.trajan.ending import bonus_points, ended
from tests.games.trajan.table import Table, box, trajan, two

EMPTY = {"workers": 0, "legionaries": 0}


def scored(**values: object) -> Table:
    """Julia with nothing but these things."""
    return two().has("Julia", **{**EMPTY, **values})


def bonus(tile: str, yellow_side: bool, **values: object) -> int:
    """What a bonus tile is worth to Julia with these things."""
    table = scored(**values)
    return bonus_points(table.state, table.player("Julia"), table.state.map.bonus[tile], yellow_side)


def test_cards_in_hand_and_pawns_in_the_camps():
    """[TR-18.1, TR-18.2, TR-18.3, TR-18.7]"""
    found = scored(hand=["wine"] * 3, workers=2, legionaries=1, reserve=9, sites=(1, 2), provinces=("alpes",))

    assert (found.score("Julia"), found.standing("Julia").score) == (0, 6)
    categories = found.categories("Julia")
    assert (categories["hand"], categories["workers"], categories["legionaries"]) == (3, 2, 1)


@pytest.mark.parametrize(
    ("counts", "jokers", "points"),
    [
        ((2,), 0, 0),
        ((3,), 0, 10),
        ((4,), 0, 20),
        ((3, 4), 0, 30),
        ((1,), 2, 10),
        ((), 2, 0),
        ((4,), 1, 20),
        ((2, 3), 2, 30),
        ((2, 2), 2, 20),
        ((2,), 2, 20),
    ],
)
def test_sets_of_construction_tiles(counts, jokers, points):
    """[TR-18.4, TR-14.6, R57]"""
    kinds = ("stairs", "door")
    tiles = [f"{kind}_{n}" for kind, count in zip(kinds, counts, strict=False) for n in range(2, 2 + count)]
    table = scored(buildings=tuple(tiles), tiles=("joker_construction",) * jokers)

    assert table.categories("Julia")["sets"] == points


def test_a_whole_final_scoring():
    """[TR-18.1, TR-18.2, TR-18.3, TR-18.4, TR-18.5, TR-19.1, TR-19.2, TR-19.3, TR-19.4, TR-19.5, E54]"""
    buildings = [*(f"stairs_{n}" for n in (2, 3, 4)), *(f"door_{n}" for n in (2, 3, 4, 5))]
    table = scored(
        points=[74, 0, 0, 0, 0, 0],
        hand=["oil", "oil", "fish"],
        workers=2,
        legionaries=1,
        buildings=(*buildings, "window_2", "window_3", "roof_2"),
        tiles=("joker_construction", "joker_commodity", "demand_games"),
        sites=tuple(range(11)),
        display=["columns"] * 2 + ["furs"] + ["wine"] * 3,
        grey=("BT04", "BT02"),
        yellow=("BT06", "BT07"),
    )
    found = table.categories("Julia")

    assert (found["hand"], found["workers"], found["legionaries"], found["sets"]) == (3, 2, 1, 40)
    assert (found["worker_tiles"], found["yellow_tiles"]) == (5, 6)
    assert (found["commodity_tiles"], found["icon_tiles"]) == (12, 6)
    assert table.standing("Julia").score == 149


@pytest.mark.parametrize("tile", box().bonuses.tiles, ids=lambda tile: tile.id)
def test_each_bonus_tile_on_both_sides(tile):
    """[TR-19.1, TR-19.2, TR-19.3, TR-19.4, TR-19.5, TR-19.6]"""
    has = {
        "icon": {"tiles": (f"demand_{tile.icon}",)},
        "workers": {"sites": (1, 2, 3, 4)},
        "legionaries": {"provinces": ("alpes", "raetia")},
        "yellow_tiles": {"yellow": ("BT01", "BT02")},
        "commodities": {"display": [*tile.commodities, "nothing"]},
    }[tile.kind]
    units = {"icon": (9, 6), "workers": (4, 2), "legionaries": (4, 2)}.get(tile.kind, (6, 4))

    assert (bonus(tile.id, True, **has), bonus(tile.id, False, **has)) == units
    assert bonus(tile.id, True) == bonus(tile.id, False) == 0


def test_there_are_twelve_bonus_tiles_and_each_commodity_is_on_one():
    """[TR-19.6, TR-19.3]"""
    tiles = box().bonuses.tiles

    assert len({tile.id for tile in tiles}) == 12
    assert len({good for tile in tiles for good in tile.commodities}) == 12


def test_the_tile_of_yellow_tiles_counts_itself_when_yellow():
    """[TR-19.5, R62, E55]"""
    assert scored(yellow=("BT01", "BT09", "BT06")).categories("Julia")["yellow_tiles"] == 9
    assert scored(yellow=("BT01", "BT09"), grey=("BT06",)).categories("Julia")["yellow_tiles"] == 4
    assert scored(grey=("BT06",)).categories("Julia")["yellow_tiles"] == 0


def test_an_icon_tile_needs_one_forum_tile():
    """[TR-19.1, R60, R63, E56]"""
    assert bonus("BT01", True, tiles=("demand_bread",) * 3) == 9
    assert bonus("BT01", True, kept=("TT46",)) == 0
    assert bonus("BT01", True, tiles=("joker_demand",)) == 0


def test_a_commodity_joker_counts_for_the_best_tile_and_is_no_hand_card():
    """[TR-19.3, TR-14.5, R58, R64, E58]"""
    jokers = ("joker_commodity",) * 2
    assert scored(tiles=jokers, grey=("BT08",), yellow=("BT10",)).categories("Julia")["commodity_tiles"] == 6
    assert scored(tiles=jokers, grey=("BT08",)).categories("Julia")["commodity_tiles"] == 4
    assert scored(tiles=jokers).standing("Julia").score == 0


def test_hand_cards_do_not_count_for_commodity_tiles():
    """[TR-19.3, R65]"""
    assert bonus("BT10", True, hand=["wine", "fish"]) == 0


@pytest.mark.parametrize(("workers", "down", "up"), [(0, 0, 0), (1, 0, 1), (2, 1, 1), (5, 2, 3)])
def test_half_points_are_added_up_and_rounded(workers, down, up):
    """[TR-19.2, R61, E60]"""
    table = scored(sites=tuple(range(workers)))
    julia, tile = table.player("Julia"), table.state.map.bonus["BT04"]
    assert bonus_points(table.state, julia, tile, False) == down

    table.state.box = replace(box(), bonuses=replace(box().bonuses, rounding="up"))

    assert bonus_points(table.state, julia, tile, False) == up


def test_the_better_senator_wins_a_tie():
    """[TR-18.6, R59, E59]"""
    table = trajan("Julia", "Claudia", "Tiberius")
    for name, points in (("Julia", 118), ("Claudia", 118), ("Tiberius", 90)):
        table.has(name, points=[points, 0, 0, 0, 0, 0])
    table.state.senate = (0, 1, 2)

    assert table.winners() == ["Claudia"]
    table.has("Julia", points=[119, 0, 0, 0, 0, 0])
    assert table.winners() == ["Julia"]
    assert ended(table.state) == ""


def test_trajan_tiles_left_over_score_nothing():
    """[TR-18.7, R71, E67]"""
    table = scored(slots=["TT01", "", "TT02", "", "TT03", ""], kept=("TT46",))
    assert table.standing("Julia").score == 0

    table.state.box = replace(box(), scoring=replace(box().scoring, tile_on_slot=1))

    assert table.standing("Julia").score == 3
