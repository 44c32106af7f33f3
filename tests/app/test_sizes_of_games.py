"""The pages of every game can be read at every text size: new game, rules, road, challenges, score sheets.

A quick run looks at few pages of one game in French on a small laptop at 200 %. A thorough one looks at all
of them there, in French at every text size and in English at two, and at one game in every window.
"""

from collections.abc import Iterator
from functools import partial
from itertools import chain

import pytest
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.catalogue import GAMES
from rome_desktop.session.settings import Settings
from tests.app.every_page import House
from tests.app.legible import faults
from tests.app.replayed import finished
from tests.app.test_text_sizes import EVERY_SIZE, EVERYWHERE, SMALL, speak

__all__ = ["speak"]
QUICK = "alba_longa", "fr"
OFTEN = {"fr": EVERY_SIZE, "en": (130, 200)}
ALL = [(game.key, code) for game in GAMES for code in ("fr", "en")]


def pages_of(house: House, key: str) -> Iterator[tuple[str, QWidget]]:
    """Each page that a game has of its own, beside those that can be had from another."""
    go = house.navigator
    yield "rules", house._open(lambda: go.reading.rules(key))
    yield "reference sheet", house._open(lambda: go.reading.sheet(key))
    yield "learn", house._open(lambda: go.school.open(key))
    yield "challenges", house._open(lambda: go.challenging.open(key))
    match = finished(key, alone=False)
    yield "scores", house._open(partial(go.scores, match))
    yield "replay", house._open(partial(go.replay, match, len(match.lines) // 2))


def few_of(house: House, key: str) -> Iterator[tuple[str, QWidget]]:
    """Those that are made quickly."""
    go = house.navigator
    yield "new game", house._open(lambda: go.new_game(key))
    yield "new game, alone", house._open(lambda: go.new_game(key, solo=True))
    yield "scores, alone", house._open(lambda: go.scores(finished(key, alone=True)))


@pytest.mark.parametrize(
    ("key", "code"),
    [pytest.param(*one, marks=[] if one == QUICK else [pytest.mark.thorough]) for one in ALL],
)
def test_every_page_of_a_game_can_be_read(speak, thorough, key, code):
    speak(code)
    where = EVERYWHERE[code] if key == QUICK[0] else [(SMALL, percent) for percent in OFTEN[code]]
    found = []
    for size, percent in where if thorough else [(SMALL, 200)]:
        house = House(size, Settings(text_size=percent, language=code))
        for name, page in chain(few_of(house, key), pages_of(house, key) if thorough else ()):
            found += [f"{size} {percent} %, {name}: {fault}" for fault in faults(page)]
        house.close()
    assert found == []


@pytest.mark.parametrize("percent", [pytest.param(115, marks=pytest.mark.thorough), 200])
def test_every_question_over_a_page_can_be_read(speak, percent):
    speak("fr")
    house = House(SMALL, Settings(text_size=percent, language="fr"))
    found: list[str] = []
    assert house.navigator.table is not None  # it hears what cannot be opened
    for way in (house._failed, house._delete):
        way()
        found += faults(next(one for one in house.navigator.window.findChildren(Sheet) if one.isVisible()))
    found += faults(house._shelf_after_deleting())
    house.close()
    assert found == []
