"""The sentences of the journals, whatever the game: each can be reached, filled in and said in French."""

import re
from dataclasses import dataclass, fields

import pytest
from PySide6.QtCore import QCoreApplication

from rome_desktop.app import tables
from rome_desktop.app.language import set_language
from rome_desktop.app.words.shared import SharedJournal
from rome_desktop.catalogue import GAMES
from rome_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """Something to be told in several ways."""

    seat: int
    card: str
    coins: int


def ways_of(game):
    """Every sort of event with its journal, and what must be true of it for each of its sentences."""
    words = tables.words(game)  # the journals live as long as these
    for journal in (words.told, *words.told.findChildren(SharedJournal)):
        for sort, ways in journal._ways.items():
            yield journal, sort, ways


def test_the_first_sentence_whose_conditions_hold_is_said(dressed):
    told = {
        "card=mason coins": "bought the Mason for {coins}.",
        "coins": "bought {card} for {coins}.",
        "card=mason": "was given the Mason.",
    }
    journal = SharedJournal("Nowhere", {Bought: told})
    journal._says = {"card": lambda e, c: e.card.upper(), (Bought, "coins"): lambda e, c: f"{e.coins} coins"}

    assert journal.line(Bought(1, "mason", 2), None) == (1, "bought the Mason for 2 coins.")
    assert journal.line(Bought(0, "smith", 2), None) == (0, "bought SMITH for 2 coins.")
    assert journal.line(Bought(0, "mason", 0), None) == (0, "was given the Mason.")
    assert journal.line(Bought(0, "smith", 0), None) is None
    assert journal.line(Event(), None) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_condition_asks_for_a_field_and_only_the_last_way_for_none(game, dressed):
    for _, sort, ways in ways_of(game):
        asked = {field for conditions, _ in ways for field, _ in conditions}
        assert asked <= {field.name for field in fields(sort)}, sort
        assert all(conditions for conditions, _ in ways[:-1]), sort


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_blank_is_filled_and_every_template_said_in_french(game, dressed):
    set_language(dressed, "fr")
    for journal, sort, ways in ways_of(game):
        filled = {key for key in journal._says if isinstance(key, str)}
        filled |= {key[1] for key in journal._says if key[0] is sort} | {field.name for field in fields(sort)}
        for template in (sentence for _, sentence in ways if isinstance(sentence, str)):
            said = QCoreApplication.translate(journal._about, template)
            assert said != template
            assert set(re.findall(r"\{(\w+)\}", said)) <= filled, sort
