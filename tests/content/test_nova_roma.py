"""What a corrected content file of Nova Roma may not say."""

import pytest

from rome_desktop.content.reader import BUNDLED, ContentError, read
from rome_desktop.games.nova_roma.box import Box
from rome_desktop.games.nova_roma.game import NOVA_ROMA
from rome_desktop.games.nova_roma.state import NovaState

TEXT = (BUNDLED / "nova_roma.toml").read_text(encoding="utf-8")


def row_with(words: str) -> str:
    """The line that has these words in it."""
    return next(line for line in TEXT.splitlines() if words in line) + "\n"


MC30, BC28, MO5, CARD40 = map(row_with, ('"MC30"', '"BC28"', '"MO5"', "number = 40,"))
BT12 = row_with('"BT12"')


def line_with(words: str) -> int:
    """The number of the first line that begins with these words; a heading stands above its figures."""
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(words))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("abandon_coins = 1", "abandon_coins = 1.5", "abandon_coins", "abandon_coins"),
        ("\nrounds = 5", "\nrounds = 6", "rounds", "one to five rounds"),
        ("\nartisans = 16", "\nartisans = 3", "artisans", "four players can begin"),
        ("\npower_most = 3", "\npower_most = 4", "power_most", "at most 3"),
        ("coins = [3, 4, 5, 6]", "coins = [3, 4, 5]", "coins = [3", "four places in turn order"),
        ("\nspecial_display = 1", "\nspecial_display = 2", "special_display", "one special space"),
        (
            "emperor = [[0, 0], [2, 2]]",
            "emperor = [[0, 0], [4, 2]]",
            "emperor_tiles = [",
            "lies in the forum",
        ),
        ("contract_slots = [2, 3, 4]", "contract_slots = [2, 3]", "contract_slots", "for each power"),
        ("petition_cards = [22, 24, 39]", "petition_cards = [22]", "petition_cards", "bound to Petition"),
        (MC30, "", "cards = [", "there are 30"),
        (BC28, "", "[building_contracts]", "there are 28"),
        ('{ id = "CT9", track = "blue" },', "", "token_vp = 3", "there are nine"),
        (BT12, "", "tokens = [", "there are twelve"),
        (MO5, "", "strips = [", "five strips of each colour"),
        (CARD40, "", "[subject_cards]", "there are 40"),
        ("cells = [[0, 0], [0, 1]] }", "cells = [[0, 0], [0, 0]] }", "shapes = [", "joined side by side"),
        ("cells = [[0, 0], [0, 1]] }", "cells = [[0, 0], [1, 1]] }", "shapes = [", "joined side by side"),
        ("cells = [[0, 0], [0, 1]] }", "cells = [] }", "shapes = [", "one to four squares"),
        (
            "[[0, 0], [0, 1], [0, 2], [0, 3]] }",
            "[[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]] }",
            "shapes = [",
            "one to four squares",
        ),
        ('{ id = "I2", name', '{ id = "M1", name', "shapes = [", "its own id"),
        ('id = "MC02"', 'id = "MC01"', "cards = [", "its own id"),
        ("cost = { wheat = 1, stone = 1 }", "cost = { gold = 1 }", "cards = [", "goods, coins"),
        ('shape = "M1"', 'shape = "X9"', "[building_contracts]", "a known shape"),
        ('  "#.sR..#",', '  "#.s...#",', "[reward_tokens]", "one token"),
        ('  "#.sR..#",', '  "#.s?..#",', "[[building_zones]]", "the signs are"),
        ("sails = 2, vp = 14", "sails = 0, vp = 14", "[[sea_routes]]", "a sail or more"),
        ('columns = ["wheat", "stone"', 'columns = ["wheat", "gold"', 'columns = ["wheat"', "yields"),
        ('effect = "income"', 'effect = ""', "[[estate_tiles]]", "have an effect"),
        ("cell_vp = [2, 3, 5]", "cell_vp = [2, 3]", "cell_vp", "its points"),
        ('cells = ["G01", "G06", "G05"]', 'cells = ["G01", "G06", "Y05"]', "strips = [", "of its colour"),
        ("number = 2,", "number = 3,", "[subject_cards]", "numbered from 1"),
        ("animal_sets = [2, 5, 9]", "animal_sets = [2, 5]", "animal_sets", "up to three animals"),
        ('id = "hard"', 'id = "harsh"', "levels = [", "easy, normal, hard"),
    ],
)
def test_a_slip_is_refused(old, new, line, reason, tmp_path):
    assert TEXT.count(old) >= 1, f"{old} is not in the file any more"
    path = tmp_path / "nova_roma.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        read(path, Box)

    assert reason in caught.value.reason
    assert caught.value.line - line_with(line) in (0, 1)


def test_another_city_can_be_played(tmp_path):
    """[NR-14.2] A person who owns the box may know the zones better."""
    path = tmp_path / "nova_roma.toml"
    path.write_text(TEXT.replace('  "#.....#",', '  ".......",', 1), encoding="utf-8")

    state = NOVA_ROMA.rules.setup(read(path, Box).box, 2, {})

    assert isinstance(state, NovaState)
    assert state.map.zone_masks[0].bit_count() == 35


def test_every_thing_is_named_in_both_languages():
    """Names of goods, actions, buildings, ports, tiles, cards and levels."""
    box = read(BUNDLED / "nova_roma.toml", Box).box
    named = [
        *box.goods.values(),
        *box.acts.values(),
        *(thing.name for thing in (*box.building_contracts.cards, *box.building_shapes.shapes)),
        *(port.name for route in box.sea_routes for port in route.ports),
        *(thing.name for thing in (*box.estate_tiles, *box.solo.levels, *box.sea_routes)),
        *(card.title for card in box.subject_cards.cards),
    ]
    assert all(name.en and name.fr for name in named)


def test_every_table_says_where_its_figures_come_from():
    """Provenance and source stand beside the figures."""
    assert TEXT.count("\nprovenance = ") == TEXT.count("\nsource.en = ") == TEXT.count("\nsource.fr = ")
    assert TEXT.count("\nprovenance = ") >= 30
