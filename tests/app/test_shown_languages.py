"""What is really on the screen: no plain English in the pseudo-locale, French where French is chosen."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsView, QWidget

from rome_desktop.app import language
from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import fitting
from rome_desktop.app.kit.widgets import Heading, Label
from rome_desktop.app.pages.learn.teaching_card import rich
from rome_desktop.app.table import lettering
from rome_desktop.app.tables import words as words_of
from rome_desktop.app.words.city_of_marble.refusals import SENTENCES
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load, tables
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.city_of_marble.components import Kind
from rome_desktop.session.lessons.reader import course_of
from rome_desktop.session.lessons.texts import plain as plain_text
from rome_desktop.session.match import Match
from rome_desktop.session.puzzles import puzzles_of
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from rome_desktop.session.solo import challenges_of
from tests.app.every_page import SEATS, House, options_of
from tests.app.pages import samples
from tests.app.shown_texts import shown
from tests.app.test_language_completeness import BLANK
from tests.app.translation_files import read

MONTHS = r"\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d{4})?"

UNTRANSLATED = [
    # names
    *(name for name, _ in samples.NAMES),
    "Quinque Ludi",
    *(game.title["en"] for game in GAMES),
    "English",
    "Français",
    "EN",
    "FR",
    # places and ranks come in both languages from the content file, Latin ones in one
    *("Capitoline", "Palatine", "Aventine", "Quirinal", "Viminal", "Esquiline", "Caelian", "TIBERIS"),
    *("Aedile", "Praetor", "Consul", "Princeps"),
    *(r.name.en for game in GAMES for r in game.ranks(tables(game.key)["solo"], game.complete(1, {})).steps),
    # so do perfect turns and solo challenges
    *(re.escape(p.title["en"]) for game in GAMES for p in puzzles_of(game)),
    *(re.escape(text["en"]) for game in GAMES for c in challenges_of(game) for text in (c.title, c.told)),
    # days are Qt's, in letters and in full
    *"MTWFS",
    r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} [A-Z][a-z]+",
    # keys that are called alike everywhere
    *("Tab", "F1", "F2", "F11", r"Ctrl\+P", "R, F", *"AHJKLNPSTVWYZ"),
    # roman numerals of seats and kinds
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII"),
    # the seed is a Latin word and a number; dates are Qt's
    r"[A-Z]{3,}-\d{4}",
    MONTHS,
    # files and folders
    r"[\w.-]+\.ludus",
    r"[/\u200b][/\w.\u200b-]+",
]
COURSE = course_of(game_of("city_of_marble"))
assert COURSE is not None
TOLD = [chapter.title.en for chapter in COURSE.chapters]
TOLD += [text for s in COURSE.chapters[0].steps for text in (s.say.en, rich(s.say.en), plain_text(s.say.en))]
TOLD += [step.key.en for step in COURSE.chapters[0].steps if step.key]
TOLD += [f"{s.key.en}. {plain_text(s.say.en)}" for s in COURSE.chapters[0].steps if s.key]
UNTRANSLATED[:0] = [re.escape(text.rstrip(".")) for text in sorted(TOLD, key=len, reverse=True)]
"""Lessons come in both languages from their file."""
ALLOWED = re.compile("|".join(rf"(?<!\w)(?:{pattern})(?!\w)" for pattern in UNTRANSLATED))
WORD = re.compile(r"[^\W\d_]+")


def plain(text: str) -> str:
    """What stands outside every ⟦…⟧."""
    depth, kept = 0, []
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        if depth == 0 and letter != "⟧":
            kept.append(letter)
    return "".join(kept)


def english_in(text: str) -> list[str]:
    """Words that nobody translated."""
    return WORD.findall(ALLOWED.sub("", plain(text)))


@dataclass
class Walk:
    """What was met on a walk through every page in one language, on a small laptop."""

    texts: list[tuple[str, str]] = field(default_factory=list)
    """Page and text, without the rules themselves: they are a document in both languages."""
    left_out: set[str] = field(default_factory=set)
    """Labels that found no room on the table."""
    beyond: set[str] = field(default_factory=set)
    """What reaches over the right edge of its page."""
    narrow: set[str] = field(default_factory=set)
    """Words that are cut because their place is too narrow."""
    long: set[str] = field(default_factory=set)
    """Sentences that fill more than two lines of the bar."""


@pytest.fixture
def speak(qapp):
    """Switch the language; English again afterwards."""
    yield lambda code: language.set_language(qapp, code)
    language.set_language(qapp, "en")


@pytest.fixture(scope="module")
def walk(qapp):
    """Walks through every page in a language, once."""
    done: dict[str, Walk] = {}

    def walked(code: str) -> Walk:
        if code not in done:
            assert language.set_language(qapp, code) == []
            done[code] = _walk()
            language.set_language(qapp, "en")
        return done[code]

    return walked


def beyond(page: QWidget) -> Iterator[str]:
    """The widgets that are cut at the right, where nobody can scroll to them."""
    for child in page.findChildren(QWidget):
        over = child.mapTo(page, QPoint(child.width(), 0)).x() - page.width()
        if child.isVisible() and over > 0 and not isinstance(child.parent(), QGraphicsView):
            yield f"{type(child).__name__} by {over} pixels"


def narrow(page: QWidget) -> Iterator[str]:
    """The words in one line that are wider than the place they stand in."""
    for label in page.findChildren(Label) + page.findChildren(Heading):
        over = label.fontMetrics().horizontalAdvance(label.text()) - label.width()
        if label.isVisible() and not label.wordWrap() and over > 0:
            yield f"“{label.text()}” by {over} pixels"


def _walk() -> Walk:
    found = Walk()

    def label(*place, fit=lettering.fitting_size, **how):
        size = fit(*place, **how)
        found.left_out |= {place[0]} if size is None else set()
        return size

    def sentence(*place, fit=fitting.sentence):
        fitted = fit(*place)
        found.long |= {place[0]} if len(fitted.lines) > 2 else set()
        return fitted

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "fitting_size", label)
        patch.setattr(fitting, "sentence", sentence)
        house = House()
        for name, page in chain(house.pages(), house.tables()):
            found.beyond |= {f"{name}: {what}" for what in beyond(page)}
            found.narrow |= {f"{name}: {what}" for what in narrow(page)}
            if name != "rules":
                found.texts += [(name, text) for text in shown(page)]
        house.close()
    return found


def test_the_measure_finds_what_was_forgotten():
    assert english_in("⟦Lay ⟦a temple tile⟧ at 1,0|2,0⟧") == []
    assert english_in("Julia, ⟦Hot seat⟧ · 3 left") == ["left"]
    assert english_in("Julia ⟦laid⟧ a tile") == ["a", "tile"]
    assert english_in("22 Nov 2026, MARMOR-4417, /home/julia/saves, abc-1.ludus") == []


def test_no_plain_english_is_shown(walk):
    forgotten = {
        f"{name}: “{text}” says {english_in(text)}" for name, text in walk("pseudo").texts if english_in(text)
    }
    assert not forgotten, "\n".join(sorted(forgotten))


def test_french_is_shown_where_french_is_chosen(walk):
    """A sentence looked up under the wrong class would come out in English."""
    french = read("fr")
    same = {form for m in french for form in m.forms}
    english = {m.source for m in french if not m.numerus and "{" not in m.source} - same
    found = {(name, text) for name, text in walk("fr").texts if text in english}
    assert not found, sorted(found)


CODES = [pytest.param("en", marks=[pytest.mark.thorough]), "fr"]
"""French needs more room."""


@pytest.mark.parametrize("code", CODES)
def test_no_words_are_cut_by_their_place_on_a_small_laptop(walk, code):
    assert not walk(code).narrow


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_cut_at_the_right_of_a_small_laptop(walk, code):
    assert not walk(code).beyond


def test_no_label_of_the_table_is_left_out_in_french(walk):
    assert not walk("fr").left_out


def test_sentences_of_the_bar_are_shown_whole_in_french(walk):
    assert not walk("fr").long


# ---- what the words of a game say, whether or not it comes on the screen


REASONS = ("scores", "denies", "prepares", "imperium", "supplies", "waters", "only", "")


def told(seats: int, seed: int, *, thorough: bool) -> set[str]:
    """Everything the words say in the course of a match played by chance; the reasons of hints in turn."""
    game = game_of("city_of_marble")
    content = load(game)
    match = Match.begin(game, content, SEATS[:seats], options_of(seats), str(seed))
    words, dice = words_of(game), random.Random(seed)
    rival = tuple(Seat(words.rival(), "rival", "nigra") for _ in range(match.extra_sides()))
    sides = (*match.seats, *rival)
    said: set[str] = set()
    while not match.over:
        seat = match.to_move
        assert seat is not None
        assert match.decision is not None
        context = TableContext(sides, seat, seat, language.current(), Settings(), tuple(match.standings()))
        view, options = match.view(seat), match.legal()
        prompt = words.prompt(match.decision, options, view, context)
        said |= {prompt.sentence, prompt.second}
        action = dice.choice(options)
        said |= {words.option(action, view, context), words.act(action)}
        first = len(match.lines) % len(REASONS)
        for reason in REASONS if thorough else REASONS[first : first + 1]:
            for points in (None, 1, 4):
                said.add(words.hint(action, {"reason": reason, "points": points}, view, context))
        for event in match.play(action):
            line = words.journal(event, context)
            said |= {line[1]} if line else set()
            said.add(words.divider(event, context) or "")
    values = {"kind": Kind.BATHS, "colour": "grey", "seat": 0}
    said |= {words.refusal(Refusal("", key, **values), match.state, context) for key in SENTENCES}
    return said | {words.ended(game.rules.ended(match.state))}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_plain_english_is_said(speak, seats, thorough):
    speak("pseudo")
    forgotten = {text for text in told(seats, 3, thorough=thorough) if english_in(text)}
    assert not forgotten, sorted(forgotten)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_french_is_right_once_it_is_filled_in(speak, seats, thorough):
    """No article meets another, nothing waits for an elision, every sign stands off."""
    speak("fr")
    wrong = re.compile(
        rf"\b(?:de|à) l(?:e|es)\b|\b[dD]e [LA-Z]e Sénat|(?<!{BLANK})[:;?!»]|\s[.,]| {{2}}|\(s\)|[{{}}]|\.\."
        r"|\b(?:de|que|le|la) [AEIOUÉÈ]"
    )
    misset = {text for text in told(seats, 3, thorough=thorough) if wrong.search(text)}
    assert not misset, sorted(misset)
