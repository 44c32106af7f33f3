"""TR-5, TR-10 and TR-20: Trajan tiles and the Arch."""

import pytest

from rome_desktop.games.trajan.events import ArchMoved, SpecialDeclined, TileCompleted
from rome_desktop.games.trajan.sowing import added
from tests.games.trajan.table import box, two

TILES = box().trajan.tiles
IN_BOOK = {"points": 9, "cards": 3, "plus2": 4, "demand": 1}


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_each_trajan_tile_is_completed_by_its_two_colours(tile):
    """[TR-5.1, TR-5.3, TR-5.4, TR-20]"""
    table = two().completes("Julia", tile.id)
    before = table.state.clone()
    worth = IN_BOOK.get(tile.category) or {1: 5, 2: 2}[tile.amount]

    assert table.happened(TileCompleted) == [TileCompleted(0, 2, tile.id, worth)]
    assert table.score("Julia") == tile.vp == worth
    assert table.player("Julia").slots[2] == ""
    assert table.player("Julia").kept == ((tile.id,) if tile.category == "demand" else ())
    assert (tile.id in table.state.gone) == (tile.category != "demand")
    julia, was = table.player("Julia"), before.players[0]
    if tile.category in ("workers", "legionaries"):
        table.play(f"deploy {tile.amount}")
        camp = getattr(julia, tile.category), getattr(was, tile.category)
        assert (camp[0] - camp[1], was.reserve - julia.reserve) == (tile.amount, tile.amount)
    elif tile.category == "cards":
        table.play("collect")
        assert len(julia.hand) == 2
    elif tile.category == "plus2":
        table.play("mark senate")
        assert julia.marked == ("senate",)
    assert table.offered() == "military"


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_no_trajan_tile_is_completed_by_one_of_its_colours(tile):
    """[TR-5.1]"""
    first = tile.colours[0]
    other = next(letter for letter in "YOGWPB" if letter not in tile.colours)
    table = two().slot("Julia", III=tile.id).trays("Julia", f"II:{first} III:{other}{other}")
    table.turn("Julia").play("sow II")

    assert table.happened(TileCompleted) == []
    assert table.player("Julia").slots[2] == tile.id


def test_more_markers_do_not_matter_and_none_is_used_up():
    """[TR-5.1, TR-5.2, TR-5.3, TR-5.4, R11, X04, X05]"""
    table = two().trays("Julia", "I:YY II:B III:GP IV:OO V:WW VI:GPB").slot("Julia", III="TT23")
    table.turn("Julia").play("sow II")
    assert table.score("Julia") == 5

    table.play("deploy 1")

    julia = table.player("Julia")
    assert (julia.reserve, julia.workers, julia.slots[2]) == (12, 2, "")
    assert table.on_trays("Julia") == "I:YY III:GPB IV:OO V:WW VI:GPB"
    assert table.offered() == "military"


@pytest.mark.parametrize(("tray", "completed"), [("BG", True), ("GG", False)])
def test_a_colour_shown_twice_needs_two_markers(tray, completed):
    """[TR-5.1, E10]"""
    table = two().trays("Julia", f"I:WP II:B III:{tray}").slot("Julia", III="TT28")
    table.turn("Julia").play("sow II")

    assert table.score("Julia") == (5 if completed else 0)


def test_trays_passed_on_the_way_complete_nothing():
    """[TR-5.1, R13, E11]"""
    table = two().trays("Julia", "I:YY II:OW III:G IV:WP V:OGPB VI:B").slot("Julia", III="TT20")
    table.sow("Julia", "II", "OW")

    assert table.on_trays("Julia") == "I:YY III:OG IV:WWP V:OGPB VI:B"
    assert table.player("Julia").slots[2] == "TT20"


def test_a_special_action_may_be_declined_or_used_in_part():
    """[TR-5.3, R12]"""
    table = two().completes("Julia", "TT33")
    assert table.options() == ["deploy 2", "deploy 1", "decline"]
    assert table.refused("deploy 3") == ("TR-5.3", "not-so-many-pawns")
    assert table.refused("occupy") == ("TR-5.3", "special-action-first")

    table.play("decline")

    assert table.happened(SpecialDeclined) == [SpecialDeclined(0, "TT33")]
    assert table.player("Julia").legionaries == 1


def test_a_tile_placed_after_the_sowing_is_not_completed_this_turn():
    """[TR-5.1, R14]"""
    table = two().trays("Julia", "IV:Y V:GB").arch("Julia", "V").turn("Julia")
    table.state.piles = ("TT01", "TT10", "TT23", "TT28", "TT37", "TT46")
    table.play("sow IV", "tile workers")

    assert table.player("Julia").slots[4] == "TT23"
    assert table.happened(TileCompleted) == []


@pytest.mark.parametrize(("reserve", "deployed"), [(1, 1), (0, 0)])
def test_with_too_few_pawns_those_that_are_left_are_deployed(reserve, deployed):
    """[TR-5.3, R16, E16]"""
    table = two().has("Julia", reserve=reserve).completes("Julia", "TT33")
    assert table.score("Julia") == 2
    assert table.options("deploy") == ["deploy 1"] * deployed
    if deployed:
        table.play("deploy 1")

    assert (table.player("Julia").reserve, table.player("Julia").legionaries) == (0, 1 + deployed)


def test_each_action_field_takes_one_plus2_marker():
    """[TR-5.3, R66, E18]"""
    table = two().has("Julia", marked=("seaport", "senate")).completes("Julia", "TT37")
    assert table.score("Julia") == 4
    assert table.options("mark") == [
        "mark forum",
        "mark military",
        "mark trajan",
        "mark construction",
    ]
    assert table.refused("mark senate") == ("TR-5.3", "field-has-a-marker")

    everything = ("seaport", "forum", "military", "senate", "trajan", "construction")
    assert two().has("Julia", marked=everything).completes("Julia", "TT37").offered() == "military"


def test_a_cards_tile_draws_two_cards_and_discards_none():
    """[TR-5.3, R67, E20]"""
    table = two().deck("wine oil fish", "gems", "furs").completes("Julia", "TT10").play("collect")

    assert table.player("Julia").hand == ["wine", "oil"]
    assert table.state.discards == [["gems"], ["furs"]]


# The Trajan action.


def test_the_tile_goes_where_the_arch_is_and_the_arch_to_the_next_free_slot():
    """[TR-10.1, R39, X06]"""
    table = two().slot("Julia", II="TT01", IV="TT10", VI="TT19").acts("Julia", "trajan")
    top = table.state.piles[0]
    table.play("tile points")

    assert table.player("Julia").slots[0] == top
    assert table.happened(ArchMoved) == [ArchMoved(0, 2)]


def test_with_no_slot_free_the_arch_goes_to_the_centre_and_comes_back():
    """[TR-10.2, TR-10.3, TR-5.5, E13]"""
    table = two().slot("Julia", I="TT01", II="TT02", III="TT23", IV="TT10", VI="TT11").arch("Julia", "V")
    table.tiles("Julia", "extra_trajan").acts("Julia", "trajan").play("tile points").chance()
    assert table.player("Julia").arch == -1
    assert table.to_move() == "Claudia"

    table.trays("Julia", "II:B III:G IV:Y").turn("Julia").play("sow II")

    assert table.player("Julia").arch == 2


def test_in_the_centre_the_arch_takes_no_tile():
    """[TR-10.2]"""
    table = two().slot("Julia", I="TT01", II="TT02", III="TT23", IV="TT10", V="TT12", VI="TT11")
    table.arch("Julia", "centre").acts("Julia", "trajan")
    assert table.to_move() == "Claudia"

    table.acts("Julia", "trajan")
    table.arch("Julia", "I").acts("Julia", "trajan").arch("Julia", "centre")

    assert table.refused("tile points") == ("TR-10.2", "arch-is-in-the-centre")


def test_the_arch_can_be_used_in_the_turn_in_which_it_comes_back():
    """[TR-5.5, R15, E14]"""
    table = two().slot("Julia", I="TT01", II="TT02", III="TT03", IV="TT10", V="TT23", VI="TT11")
    table.arch("Julia", "centre").trays("Julia", "IV:B V:G VI:Y").turn("Julia").play("sow IV", "decline")
    assert (table.player("Julia").arch, table.offered()) == (4, "trajan")

    table.play("tile demand")

    assert table.player("Julia").arch == -1
    assert table.player("Julia").slots[4]


def test_otherwise_the_arch_stays_where_it_is():
    """[TR-10.3, R41, E15]"""
    table = two().slot("Julia", I="TT01", II="TT02", VI="TT23").arch("Julia", "III")
    table.slot("Julia", V="TT10").trays("Julia", "V:B VI:G IV:Y").turn("Julia").play("sow V", "decline")
    assert (table.player("Julia").arch, table.player("Julia").slots[5]) == (2, "")

    table.acts("Julia", "trajan").play("tile cards")
    assert table.player("Julia").arch == 3


def test_there_is_no_limit_to_a_category_and_an_empty_pile_gives_nothing():
    """[TR-10.1, TR-10.4, R40]"""
    table = two().slot("Julia", I="TT01", II="TT02").arch("Julia", "III").acts("Julia", "trajan")
    assert "tile points" in table.options()
    table.state.piles = ("", *table.state.piles[1:])
    assert table.refused("tile points") == ("TR-10.1", "pile-is-empty")

    table.state.piles = ("",) * 6
    assert table.acts("Julia", "trajan").to_move() == "Claudia"


def test_only_the_top_tile_of_a_pile_is_known():
    """[TR-2.10, R05]"""
    table = two().acts("Julia", "trajan")
    under = set(table.state.under_piles[0])
    table.play("tile points")
    assert table.refused("reveal TT10") == ("TR-2.10", "a-tile-of-this-pile")
    table.chance()

    assert table.state.piles[0] in under
    assert set(table.state.under_piles[0]) == under - {table.state.piles[0]}


def test_trays_are_written_in_the_order_of_the_colours():
    """[TR-1.2]"""
    assert added("BY", "WO") == "YOWB"
