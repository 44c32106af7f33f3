"""CO-1, CO-19: what is in the box, and the facts of the two maps."""

from collections import Counter

import pytest

from rome_desktop.games.concordia.atlas import atlas
from rome_desktop.games.concordia.game import BOARDS
from rome_desktop.games.concordia.ids import NUMERALS, Kind
from tests.games.concordia.table import bare, box, concordia


def test_there_are_two_boards_with_display_markers_track_and_pantheon():
    """[CO-1.1]"""
    assert [box().maps.of(board).name for board in BOARDS] == ["Italia", "Imperium"]
    assert len(box().display.spaces) == 7
    assert {row.map for row in box().pantheon.rows} == {"italia", "imperium", "both"}


def test_a_storehouse_has_twelve_slots_and_there_are_five():
    """[CO-1.2]"""
    assert (box().counts.storehouses, box().storehouse.slots) == (5, 12)


def test_each_colour_has_22_pieces():
    """[CO-1.3]"""
    counts = box().counts
    each = (
        counts.ships_per_player
        + counts.land_colonists_per_player
        + counts.houses_per_player
        + counts.score_markers_per_player
    )

    assert (each, each * len(counts.player_colours)) == (22, counts.wooden_player_pieces)


def test_goods_and_coins():
    """[CO-1.4]"""
    assert [row.id for row in box().goods.rows] == ["brick", "food", "tool", "wine", "cloth"]
    assert (box().counts.wooden_goods, box().counts.coin_values) == (80, (1, 2, 5, 10))


def test_72_cards_of_which_65_are_personality_cards():
    """[CO-1.5]"""
    counts = box().counts
    others = counts.concordia_cards + counts.praefectus_magnus_cards + counts.player_aids

    assert 5 * len(box().start_cards.rows) + len(box().sale_cards.rows) == counts.personality_cards == 65
    assert counts.personality_cards + others == counts.cards_total == 72


def test_30_tokens_and_24_markers():
    """[CO-1.6]"""
    tokens = sum(sum(box().city_tokens.of(letter).values()) for letter in "ABCD")
    supply = box().bonus_marker_supply
    coins = box().bonus_marker_coins

    assert tokens == box().counts.city_tokens == 30
    assert sum(supply.of(row.id) for row in box().goods.rows) == box().counts.bonus_markers == 24
    assert {coins.of(row.id) for row in box().goods.rows} == {1, 2}


def test_prices_of_the_goods():
    """[CO-1.7]"""
    assert [row.price for row in box().goods.rows] == [3, 4, 5, 6, 7]


def test_goods_and_coins_never_run_out_but_pieces_do():
    """[CO-1.8]"""
    table = concordia(3).turn("Julia", "start_mercator")
    for name in ("Julia", "Claudia", "Tiberius"):
        table.has(name, money=200, goods="b8")
    table.has("Julia", money=1000, goods="").play("play mercator", "purchase brick 8")

    assert table.goods("Julia") == "b8"
    assert (table.state.map.houses, table.state.map.colonists) == (15, 6)


FACTS = {"imperium": (30, 12, 44, 35, 16), "italia": (25, 11, 40, 23, 8)}


@pytest.mark.parametrize("name", BOARDS)
def test_each_board_has_its_cities_provinces_and_lines(name):
    """[CO-19.1]"""
    tables = atlas(box(), name)
    kinds = Counter(tables.line_kind.values())
    found = (len(tables.cities), len(tables.provinces), kinds[Kind.WALKER], kinds[Kind.SHIP])

    assert found == FACTS[name][:4]
    letters = {city.id: city.letter for city in tables.board.cities.rows}
    for cities in tables.province_cities.values():
        assert len(cities) in {2, 3}
        assert len({letters[city] for city in cities}) == 1


@pytest.mark.parametrize("name", BOARDS)
def test_some_pairs_are_joined_by_land_and_by_sea(name):
    """[CO-19.2]"""
    joined = Counter(atlas(box(), name).ends.values())

    assert Counter(joined.values())[2] == FACTS[name][4]
    assert set(joined.values()) == {1, 2}


@pytest.mark.parametrize("name", BOARDS)
def test_the_capital_is_no_city_of_a_province(name):
    """[CO-19.3]"""
    tables = atlas(box(), name)

    assert tables.capital == "roma"
    assert "roma" not in tables.province_of
    assert tables.site_mask["roma"] == 0


def test_provinces_are_sets_of_cities_and_nothing_else():
    """[CO-19.4]"""
    tables = atlas(box(), "italia")

    assert sum(tables.province_mask.values()) == (1 << 25) - 1
    assert tables.province_cities["etruria"] == ("florentia", "cosa")


NO_SEA = {
    "imperium": "lutetia memphis napoca novaria petra sirmium vindobona",
    "italia": "bauzanum casinum comum florentia luceria mutina potentia segusio spoletum verona",
}
NO_LAND = {"imperium": "", "italia": "aleria olbia"}


@pytest.mark.parametrize("name", BOARDS)
def test_some_cities_have_lines_of_one_kind_only(name):
    """[CO-19.5]"""
    touching = atlas(box(), name).touching

    assert sorted(c for c, lines in touching[Kind.SHIP].items() if not lines) == NO_SEA[name].split()
    assert sorted(c for c, lines in touching[Kind.WALKER].items() if not lines) == NO_LAND[name].split()


@pytest.mark.parametrize(
    ("seats", "wanted"), [(2, (3, 3, 2, 2)), (3, (5, 5, 3, 3)), (4, (7, 6, 4, 4)), (5, (8, 7, 5, 5))]
)
def test_the_pantheon_counts_the_sale_cards_of_each_god(seats, wanted):
    """[CO-19.6] E-43"""
    table = concordia(seats)
    gods = table.state.map.god
    cards = [*table.state.display, *(card for stack in table.state.stacks for card in stack)]
    found = Counter(gods[card] for card in cards)
    (row,) = [row for row in box().pantheon.rows if row.players == seats]

    assert tuple(found[god] for god in ("jupiter", "saturnus", "mercurius", "mars")) == wanted
    assert (row.jupiter, row.saturnus, row.mercurius, row.mars) == wanted
    assert found["minerva"] == 5


def test_the_decks_have_their_sizes():
    """[CO-2.4]"""
    sizes = Counter(card.deck for card in box().sale_cards.rows)

    assert [sizes[numeral] for numeral in NUMERALS] == [8, 7, 6, 5, 4]
    assert [len(bare(seats).state.stacks) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
