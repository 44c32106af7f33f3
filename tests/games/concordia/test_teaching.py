"""What the lessons ask by name: the goal and the blanks of texts."""

import pytest

from rome_desktop.games.concordia.teaching import TEACHING
from tests.games.concordia.table import Table, concordia


def blank(table: Table, words: str) -> object:
    name, *rest = words.split()
    return TEACHING.blanks[name](table.seen_by("Julia"), 0, *rest)


def test_two_colonists_need_two_food_and_two_tools():
    """[CO-7.1]"""
    table = concordia(2).has("Julia", goods="f2 t1")
    begun = table.seen_by("Julia")
    goal = TEACHING.goals["two-colonists"]

    assert not goal(begun, table.seen_by("Julia"), 0)
    assert goal(begun, table.has("Julia", goods="f2 t2").seen_by("Julia"), 0)
    assert not goal(begun, table.seen_by("Julia"), 1)


@pytest.fixture
def merchant() -> Table:
    """Julia has houses in a tool city and a wine city of two provinces, five colonists, and 31 in all."""
    table = concordia(2).makes(cosa="tool", olbia="wine", aleria="tool").marker("etruria", "tool")
    table.stands("Julia", "roma roma", "roma roma roma").houses("Claudia", "olbia", "aleria")
    table.houses("Julia", "cosa", "olbia").has("Julia", money=20, goods="t1 w1")
    return table.marker("umbria", "cloth", up=False).marker("corsica", "wine", up=False).turn("Julia")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("room", 9),  # [CO-14.2]
        ("on_board", 5),  # [CO-5.1]
        ("houses", 2),
        ("houses 1", 2),
        ("coins olbia", 12),  # [CO-5.12]
        ("coins aleria", 6),
        ("money markers", 3),  # [CO-6.4, CO-6.6]
        ("money colonist", 10),  # [CO-7.4]
        ("provinces", 2),  # [CO-17.3]
        ("kinds", 2),  # [CO-17.4]
        ("wealth", 31),  # [CO-17.1]
        ("worth vesta", 3),
        ("worth mars", 10),  # [CO-17.5]
        ("cards", 7),  # [CO-17.10]
        ("cards saturnus", 2),
        ("points saturnus", 4),
        ("points concordia", 0),  # [CO-17.7]
    ],
)
def test_numbers_are_those_of_the_position(merchant: Table, words: str, said: int):
    assert blank(merchant, words) == said


def test_totals_are_those_of_the_score_sheet(merchant: Table):
    """[CO-17]"""
    assert blank(merchant, "total") == merchant.standing("Julia").score
    assert blank(merchant, "total 1") == merchant.standing("Claudia").score
    assert blank(merchant, "total") != blank(merchant, "total 1")
