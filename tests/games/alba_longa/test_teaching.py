"""What the lessons ask by name: the blanks of texts."""

import pytest

from rome_desktop.engine.edition import Name
from rome_desktop.games.alba_longa.teaching import TEACHING
from tests.games.alba_longa.table import Table, kings


def blank(table: Table, words: str) -> object:
    name, *rest = words.split()
    return TEACHING.blanks[name](table.seen_by("Cedric"), 0, *rest)


@pytest.fixture
def busy() -> Table:
    """A dry year: Cedric has people everywhere, and Melanie a captive and farmers in her granary."""
    table = kings().harvest("dry").sets(dice=(1, 2, 3, 4), revealed=2)
    table.has("Cedric", population=14, soldiers=2, merchants="SL", workers=1, priests=3, wheat=9, hero=[4])
    table.has("Cedric", fields="SL").has("Melanie", soldiers=1, workers=2, worker_captives=1, hero=[3])
    return table.has("Melanie", priests=1, priest_captives=1, fields="SS", granary=1, granary_captives=1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("die black", 1),  # [AL-6.5]
        ("die brown", 4),
        ("at barracks", 2),
        ("at market", 2),
        ("at quarry", 1),
        ("at temple", 3),
        ("at farm", 2),
        ("at barracks 1", 1),
        ("at quarry 1", 3),
        ("at temple 1", 2),
        ("at farm 1", 4),
        ("strength", 6),  # [AL-9.6]
        ("strength 1", 4),
        ("mouths", 14),  # [AL-19.1]
        ("yields", 2),  # [AL-15.1]
        ("farmers 2", 3),  # [AL-19.3] 14 and 3, less 9, by 2 each, less the one who stands
        ("climate", Name("dry", "sec")),
        ("climate next", Name("dry", "sec")),
    ],
)
def test_blanks_are_those_of_the_position(busy: Table, words: str, said: object):
    assert blank(busy, words) == said


def test_enough_wheat_wants_no_farmer():
    """[AL-19.1]"""
    assert blank(kings().has("Cedric", wheat=30), "farmers 1") == 0


def test_the_next_climate_is_another_one():
    """[AL-15.2] Once the card of this year was turned."""
    table = kings().year(2, "wet").sets(year=1)
    assert blank(table, "climate") == Name("moderate", "modéré")
    assert blank(table, "climate next") == Name("wet", "humide")
