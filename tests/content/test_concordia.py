"""What a corrected content file of Concordia may not say."""

import pytest

from rome_desktop.content.reader import BUNDLED, ContentError, read
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.game import CONCORDIA

TEXT = (BUNDLED / "concordia.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('{ id = "wine", name', '{ id = "silk", name', "goods.rows"),
        ("price = 6, rank", "price = 5, rank", "dearer"),
        ('{ city_good = "food",', '{ city_good = "wine",', "brick, food, tool"),
        ('{ role = "smith", good = "tool"', '{ role = "smith", good = "wine"', "brick, food, tool"),
        ("start_goods = { brick = 1, food = 2,", "start_goods = { brick = 1, food = 3,", "slots add up"),
        (
            "start_goods = { brick = 1, food = 2, tool = 1,",
            "start_goods = { brick = 1, food = 3,",
            "all five goods",
        ),
        ("start_ships = 2", "start_ships = 3", "slots add up"),
        ("land_colonists_in_capital = 1", "land_colonists_in_capital = 0", "so are walkers"),
        ("ships_in_capital = 1", "ships_in_capital = 0", "every ship"),
        ("\nhouses = 15\npraefectus", "\nhouses = 14\npraefectus", "players have their houses"),
        ("coins_by_seat = [5, 6, 7, 8, 9]", "coins_by_seat = [5, 6, 7, 8]", "five starting sums"),
        ("end_house_count = 15", "end_house_count = 16", "can be reached"),
        ("concordia_vp = 7", "concordia_vp = 8", "both figures agree"),
        (
            'spaces = [[], ["any"], ["any"], ["cloth"], ["cloth"], ["any", "cloth"], ["cloth", "cloth"]]',
            "spaces = []",
            "space for a card",
        ),
        ('{ id = "i_smith", deck', '{ id = "i_mason", deck', "own id"),
        (
            '  { id = "v_consul", deck = "V", role = "consul", god = "jupiter", cost = ["cloth"] },\n',
            "",
            "there are 30",
        ),
        ('  { id = "start_senator", role = "senator", god = "vesta" },\n', "", "a hand has its cards"),
        ('"start_tribune", role = "tribune"', '"start_tribune", role = "consul"', "a Tribune"),
        ("sizes = { I = 8, II = 7,", "sizes = { I = 7, II = 8,", "counts the cards"),
        ("by_players = { 2 = 15,", "by_players = { 2 = 16,", "adds the decks up"),
        (
            "jupiter = 3, saturnus = 3, mercurius = 2",
            "jupiter = 4, saturnus = 3, mercurius = 2",
            "counts the gods",
        ),
        ('{ id = "praetor", name', '{ id = "tribune", name', "the levels are"),
        (
            'program = ["architect", "prefect", "senator", "architect", "mercator", "tribune"]',
            "program = []",
            "something to do",
        ),
        (
            "limits = { quaestor = 110, aedilis = 130",
            "limits = { quaestor = 130, aedilis = 130",
            "limits grow",
        ),
        ("[solo.maps.italia]\ndecks = 2", "[solo.maps.italia]\ndecks = 6", "five decks"),
        ("city_count = 25", "city_count = 26", "each city is there once"),
        ("province_count = 11", "province_count = 12", "counted right"),
        ("land_line_count = 40", "land_line_count = 41", "land lines"),
        ("sea_line_count = 23", "sea_line_count = 22", "sea lines"),
        ('id = "roma"', 'id = "rome"', "it is the capital"),
        ('cities = ["florentia", "cosa"]', 'cities = ["florentia", "genua"]', "name each other"),
        (
            'province = "etruria", letter = "B", x = 398',
            'province = "etruria", letter = "A", x = 398',
            "token of a letter",
        ),
        (
            '"land.cosa.roma", kind = "land", a = "cosa", b = "roma"',
            '"land.cosa.roma", kind = "land", a = "cosa", b = "genua"',
            "joins two cities",
        ),
        ("min_players = 3", "min_players = 2", "it is for 3 to 5"),
    ],
)
def test_a_slip_is_refused(old, new, reason, tmp_path):
    assert TEXT.count(old) >= 1, f"{old} is not in the file any more"
    path = tmp_path / "concordia.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        read(path, Box)

    assert reason in str(caught.value)
    assert caught.value.line > 0


def test_the_bundled_file_is_sound_and_says_where_its_figures_come_from():
    content = read(BUNDLED / "concordia.toml", Box)

    assert content.box.faults() == []
    assert content.box.edition.name.en == CONCORDIA.title["en"]
    for part in ("goods", "display", "sale_cards", "pantheon", "bonus_marker_coins", "solo"):
        assert getattr(content.box, part).source


def test_another_price_is_taken_into_account(tmp_path):
    """The rules read the figures from the file."""
    path = tmp_path / "concordia.toml"
    path.write_text(TEXT.replace("price = 7, rank", "price = 9, rank", 1), encoding="utf-8")
    state = CONCORDIA.rules.setup(read(path, Box).box, 2, {"map": "italia"})

    assert state.map.price["cloth"] == 9
