"""At every text size all words of every page and table can be read: none is cut, none lies on another.

A quick run looks where there is least room: in French on a small laptop at 130 and 200 %. A thorough one
looks at six text sizes in windows of three sizes in both languages.

Where text is large, a table is as large as at 100 % and is scrolled: no word on it is smaller than there, on
the small and on the larger laptop.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget

from rome_desktop.app import language
from rome_desktop.app.kit import paint, scaling, theme
from rome_desktop.app.kit.widgets import Scroller
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.table.page import TablePage
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.catalogue import GAMES
from rome_desktop.session import transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import HUMAN, Seat
from rome_desktop.session.settings import Settings
from tests.app.every_page import KEY, House
from tests.app.legible import faults, hearing, in_pictures, of_words, written_on
from tests.app.pages.conftest import MAKERS
from tests.app.replayed import match_of

SOLO = Path(__file__).resolve().parents[1] / "challenges" / "trajan" / "trajan-solo-2-silver.txt"
SMALL, LARGER, LARGE = (1366, 768), (1440, 900), (3840, 2160)
EVERY_SIZE = (80, 100, 115, 130, 150, 200)
EVERYWHERE = {code: list(product([SMALL, LARGER, LARGE], EVERY_SIZE)) for code in ("fr", "en")}
SMALLEST = (1280, 680)
"""The smallest window that holds a table at full size."""
OFTEN = {"fr": [(SMALL, 130), (SMALL, 200)], "en": []}


def places_named() -> Iterator[object]:
    """Every place of the grid by a name that says where it is."""
    for code, where in EVERYWHERE.items():
        for size, percent in where:
            marks = [] if (size, percent) in OFTEN[code] else [pytest.mark.thorough]
            yield pytest.param(code, size, percent, id=f"{code}-{size[0]}-{percent}", marks=marks)


every_place = pytest.mark.parametrize(("code", "size", "percent"), list(places_named()))


@pytest.fixture
def speak(qapp):
    """Switch the language; English again afterwards."""
    yield lambda code: language.set_language(qapp, code)
    language.set_language(qapp, "en")


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


@contextmanager
def shown(page: QWidget, size: tuple[int, int]) -> Iterator[QWidget]:
    """A page as large as a window lets it be: none makes its window larger."""
    page.setMinimumSize(1, 1)
    page.resize(*size)
    page.show()
    settle()
    yield page
    page.hide()
    page.deleteLater()
    settle()


# ---- the law finds what is planted


def planted(text: str, *places: tuple[int, int, int, int]) -> QWidget:
    page = QWidget()
    for place in places:
        label = QLabel(text, page)
        label.setGeometry(*place)
    return page


def test_a_word_that_is_cut_is_found(qapp):
    with shown(planted("Nova Roma", (0, 0, 20, 40)), (300, 100)) as page:
        assert any("is cut off" in fault for fault in faults(page))


def test_words_on_one_another_are_found(qapp):
    with shown(planted("Nova Roma", (10, 10, 200, 30), (40, 12, 200, 30)), (300, 100)) as page:
        assert any("lies on" in fault for fault in faults(page))


def test_what_stands_beyond_the_page_is_found(qapp):
    with shown(planted("Nova Roma", (10, 90, 200, 30)), (300, 100)) as page:
        assert any("reaches beyond" in fault for fault in faults(page))


def test_painted_words_that_are_cut_are_found(qapp):
    class Painted(QPushButton):
        def paintEvent(self, event):
            painter = QPainter(self)
            painter.drawText(QPoint(290, 20), "Nova Roma")
            painter.end()

    with shown(Painted(), (300, 100)) as page:
        assert any("“Nova Roma”" in fault for fault in faults(page))


def test_words_that_stand_apart_are_no_fault(qapp):
    with shown(planted("Nova Roma", (10, 10, 200, 30), (10, 50, 200, 30)), (300, 100)) as page:
        assert faults(page) == []


# ---- pages


def page_faults(name: str, size: tuple[int, int], percent: int) -> list[str]:
    scale = scaling.scale_for(QSize(*size), percent)
    theme.set_look(theme.make_look(scale=scale, reduced_motion=True))
    with shown(MAKERS[name](), size) as page:
        return [f"{name}: {fault}" for fault in faults(page)]


@every_place
def test_every_page_can_be_read(speak, code, size, percent):
    speak(code)
    assert [fault for name in MAKERS for fault in page_faults(name, size, percent)] == []


def opened(house: House) -> Iterator[tuple[str, QWidget]]:
    """The pages with all that the program has, which samples do not show."""
    go = house.navigator
    yield "home", house._open(go.home)
    yield "learn", house._open(lambda: go.school.open(KEY))
    yield "reference sheet", house._open(lambda: go.reading.sheet(KEY))
    yield "challenges", house._open(lambda: go.challenging.open(""))
    yield "records", house._open(go.records)
    yield "shelf", house._open(go.saved.open)
    yield "new game", house._open(lambda: go.new_game(KEY))
    yield "settings", house._open(go.settings_page)


@every_place
def test_every_page_of_the_program_can_be_read(speak, code, size, percent):
    speak(code)
    house = House(size, Settings(text_size=percent, language=code))
    found = [f"{name}: {fault}" for name, page in opened(house) for fault in faults(page)]
    house.close()
    assert found == []


def test_a_page_opens_at_its_top_where_its_first_focus_can_be_seen_there(speak):
    """It was scrolled for the size a page has before anybody gives it one."""
    speak("fr")
    house = House(SMALL, Settings(text_size=130, language="fr"))
    go = house.navigator
    for way in (lambda: go.challenging.open(""), go.records, go.saved.open, go.settings_page):
        page = house._open(way)
        middle = page.findChild(Scroller)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert middle.isAncestorOf(focus)
        assert focus.mapTo(middle.widget(), focus.rect().bottomLeft()).y() < middle.height()
        assert middle.verticalScrollBar().value() == 0
    house.close()


@pytest.mark.parametrize("percent", [100, 130, 200])
def test_a_page_whose_first_focus_lies_below_begins_at_its_top(speak, percent):
    """Home was scrolled to what can be gone on with, a long score sheet to its middle."""
    speak("fr")
    house = House(SMALL, Settings(text_size=percent, language="fr"))
    go, read = house.navigator, transcript.read(SOLO.read_text(encoding="utf-8"))
    seats = [Seat("Julia", HUMAN, "rubra")]
    ended = Match.of_lines(read.game, read.content, seats, dict(read.record.options), "1", read.record.lines)
    for way in (go.home, lambda: go.scores(ended, counted=True)):
        page = house._open(way)
        middle, focus = page.findChild(Scroller), QApplication.focusWidget()
        assert middle.verticalScrollBar().value() == 0
        assert focus is middle.widget() or focus.visibleRegion().boundingRect() == focus.rect()
    house.close()


# ---- tables


class Laid:
    """A window with a table that is drawn in one size after the other."""

    def __init__(self, key: str, code: str) -> None:
        settings = Settings(language=code, pace="at-once", reduced_motion=True, text_size=80)
        self.navigator = Navigator(settings, places()[1], keep=False, threaded=False)
        self.window = self.navigator.window
        self.window.setFixedSize(1366, 768)
        self.window.show()
        self.navigator.adopt(match_of(key))
        self.written: dict[str, float] = {}
        """The words on the boards as they were drawn last, and how high their smallest letters are."""
        settle()

    @property
    def page(self) -> TablePage:
        return self.navigator.table

    def at(self, size: tuple[int, int], percent: int) -> list[str]:
        """What cannot be read at a size: on the page, and on each panel of the table."""
        with hearing() as heard:
            self.window.setFixedSize(QSize(*size))
            self.window.settings = replace(self.window.settings, text_size=percent)
            self.window.restyle()
            settle()
            self.draw()
        pictures = in_pictures(heard)
        lowest_last = sorted(
            (not one.scouted, -one.box.height(), one.text) for words in pictures for one in words
        )
        self.written = {text: -height for _, height, text in lowest_last}
        found = [*faults(self.page), *(f for words in pictures for f in of_words(words))]
        return [f"{size} {percent} %: {fault}" for fault in found]

    def draw(self) -> None:
        """All of the table once more, also what is beyond the window, to be heard."""
        theme.signals().changed.emit()
        scene = self.page.table.table
        picture = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(picture)
        scene.render(painter, picture.rect())
        painter.end()

    def list_at(self, size: tuple[int, int], percent: int) -> list[str]:
        """The same with the list of options open."""
        self.page.wishes.options()
        found = [fault for fault in self.at(size, percent) if "OptionList" in fault or "needs" in fault]
        self.page.option_list.hide()
        return found

    def cards_at(self, size: tuple[int, int], percent: int, count: int) -> list[str]:
        """What cannot be read of hover cards: of so many spots, those first that can be chosen."""
        self.window.setFixedSize(QSize(*size))
        self.window.settings = replace(self.window.settings, text_size=percent)
        self.window.restyle()
        settle()
        view, card = self.page.view, self.page.findChild(HoverCard)
        assert view is not None
        assert card is not None
        table = view.table
        lit = [*table.grammar.lit(), *table.grammar.pickable()]
        keys = [*spread(lit, count // 2), *spread(list(table.index.by_key), count - count // 2)]
        margin = paint.shadow_margin()
        found = []
        for key in dict.fromkeys(keys):
            table.hovered.emit(key, True)
            if card.card is None:
                continue
            place = card.geometry().adjusted(margin, margin, -margin, -margin)
            if not table.rect().contains(place):
                found.append(f"the card “{card.card.title}” at {place.getRect()} leaves {table.size()}")
            found += of_words(written_on(card))
        card.close_card()
        return [f"{size} {percent} %: {fault}" for fault in found]

    def close(self) -> None:
        self.navigator.close()
        settle()


def spread(keys: list[SpotKey], count: int) -> list[SpotKey]:
    """So many of them, from the first to the last."""
    return keys[:: max(1, len(keys) // count)]


@pytest.fixture
def laid(speak):
    """A table of a game in a language, closed afterwards."""
    made = []

    def lay(key: str, code: str) -> Laid:
        speak(code)
        made.append(Laid(key, code))
        return made[-1]

    yield lay
    for table in made:
        table.close()


@pytest.mark.parametrize("code", ["fr", pytest.param("en", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_every_table_can_be_read_and_its_words_grow(laid, thorough, key, code):
    often = OFTEN[code][[game.key for game in GAMES].index(key) % 2 :][:1]
    table, where = laid(key, code), EVERYWHERE[code] if thorough else often
    found = []
    for size in dict.fromkeys(size for size, _ in where):
        found, plain = found + table.at(size, 100), dict(table.written)
        for percent in (percent for other, percent in where if other == size and percent != 100):
            found += table.at(size, percent)
            if percent > 100:
                found += [
                    f"{size} {percent} %: {f}"
                    for f in words_that_did_not_grow(plain, table.written, percent, size == LARGE)
                ]
    found += table.list_at(SMALL, 200)
    every, count = (EVERY_SIZE, 60) if thorough else ((130, 200), 16)
    for percent in every:
        found += table.cards_at(SMALLEST, percent, count)
    assert found == []


def words_that_did_not_grow(
    before: dict[str, float], after: dict[str, float], percent: int, is_fine: bool
) -> list[str]:
    """What is wrong with words on a board, and the height of their letters, at a larger text size.

    None is lost, none is smaller, and most have grown where more than a pixel can be gained. A number on a
    piece is not heard where the picture of the piece is kept. Where pixels are so fine that a table stretches
    with its parts, one of them counts for nothing.
    """
    least = {text: height - is_fine for text, height in before.items()}
    kept = [text for text in before if text in after]
    said = " ".join(after)  # lines may break elsewhere
    found = [f"“{text}” is lost" for text in before if text not in said and text.strip("+0123456789")]
    found += [
        f"“{text}” is smaller: {before[text]} → {after[text]}" for text in kept if after[text] < least[text]
    ]
    grown = sum(after[text] > before[text] for text in kept)
    return (
        found
        if 2 * grown > len(kept) or percent < 130
        else [*found, f"only {grown} of {len(kept)} words have grown"]
    )


@pytest.mark.parametrize(("size", "percent"), [(SMALL, 130), (SMALL, 150), (LARGER, 200)])
def test_large_text_keeps_the_second_line_and_every_word_of_the_buttons(laid, size, percent):
    table = laid("concordia", "fr")
    table.at(size, percent)
    bar, strip = table.page.table_bar.bar, table.page.strip
    bar.ask(theme.seat("rubra"), bar.sentence(), "Vous avez 2 sesterces et 2 emplacements libres.")
    assert bar._second_fitted is not None
    assert all(button._show_word for button in bar._row())
    assert strip.menu.isVisible() or all(button._show_word for button in strip._buttons.values())


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_of_the_strip_does_what_its_buttons_do(laid):
    table = laid("concordia", "en")
    table.at((1366, 768), 200)
    strip, told = table.page.strip, []
    strip.pressed.connect(told.append)
    strip.pressed.disconnect(table.page.strip_pressed)
    QTest.keyClick(strip.menu, " ")
    menu = strip.findChild(QMenu)
    assert [act.text() for act in menu.actions()] == ["Fit", "Tables", "Journal", "Rules", "Settings"]
    menu.actions()[3].trigger()
    menu.close()
    assert told == ["rules"]
