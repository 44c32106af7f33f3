"""What a corrected content file of Alba Longa may not say."""

import tomllib

import pytest
from pydantic import TypeAdapter

from rome_desktop.content.reader import BUNDLED, ContentError, read
from rome_desktop.games.alba_longa.box import Box
from tests.sometimes import sometimes

TEXT = (BUNDLED / "alba_longa.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    sometimes(
        [
            (
                'id = "black", workplace = "barracks"',
                'id = "black", workplace = "market"',
                "order of the rules",
            ),
            ('{ id = "alba_longa", name', '{ id = "roma", name', "order of the rules"),
            ('climate = "dry", wheat = 2', 'climate = "wet", wheat = 2', "order of the rules"),
            ('die_order = ["white"', 'die_order = ["brown"', "named once"),
            ('loot_order = ["captive"', 'loot_order = ["coin"', "named once"),
            ('id = "W-D2"', 'id = "W-D1"', "own id"),
            ("piles_used = 2", "piles_used = 4", "cards for the climate"),
            (
                'count = 4, name = { en = "3 wheat"',
                'count = 1, name = { en = "3 wheat"',
                "blessing for every year",
            ),
            ("prices = [0, 1, 2, 3, 4]", "prices = [0, 1, 3, 2, 4]", "never falls"),
            ("faces = [1, 1", "faces = [0, 1", "at least 1"),
            ("3, 4, 4]\nkinds", "3, 4, 5]\nkinds", "at most 4"),
            ("seats = 2, stalls = 3", "seats = 6, stalls = 3", "row for 2"),
            ("seats = 5, stalls = 6", "seats = 5, stalls = 7", "1 to 6 stalls"),
            ("peasants = 8", "peasants = 0", "peasants to begin with"),
            ("keep = 1", "keep = 0", "keeps a peasant"),
            ("workers_each = 2\nprov", "workers_each = 0\nprov", "takes workers"),
            ("free = [12, 16, 20]", "free = [16, 12, 20]", "in order"),
            ("free = [12, 16, 20]", "free = [12, 16, 22]", "on the track"),
            ("paying = [1, 3, 6]", "paying = [1, 3, 7]", "on the track"),
            ("values = [0, 1, 2, 3, 4]", "values = [1, 2, 3, 4]", "besides the 0"),
            ("success = 3, sab", "success = 0, sab", "steps grow"),
            ("wheat = [1, 3, 6", "wheat = [3, 1, 6", "prices grow"),
            ('id = "captive", start = 0', 'id = "captive", start = 4', "can hold"),
            ("monuments = 10\npop", "monuments = 11\npop", "foundations"),
            ("points = 60", "points = 99", "ranks grow"),
            ("prices = [0, 1", "prices = [-1, 1", "below nothing"),
            ("buy_price = 1", "buy_price = -1", "below nothing"),
            ('climate = "dry", wheat = 2', 'climate = "dry", wheat = -2', "below nothing"),
            ("amount = 3, count = 4", "amount = -3, count = 4", "below nothing"),
            ("laid_down = 1", "laid_down = 3", "takes no wheat away"),
            ("wheat_each = 1", "wheat_each = 0", "eats wheat"),
        ],
        every=3,
    ),
)
def test_a_slip_in_a_count_is_refused(old, new, reason, tmp_path):
    assert TEXT.count(old) >= 1, f"{old} is not in the file any more"
    path = tmp_path / "alba_longa.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        read(path, Box)

    made = TypeAdapter(Box).validate_python(tomllib.loads(path.read_text(encoding="utf-8")))
    assert reason in str([truth for _, truth in made.faults()])
    assert caught.value.line


def test_the_deck_lasts_for_seven_years():
    """[AL-2.7]"""
    box = read(BUNDLED / "alba_longa.toml", Box).box

    assert [sum(card.climate == row.climate for card in box.prayers.cards) for row in box.weather.wheat] == [
        3,
        4,
        3,
    ]
    assert 1 + 3 * box.weather.piles_used == 7
