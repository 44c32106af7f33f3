"""The keyboard is never lost: whatever is done by keys, something that can be seen has the focus."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from rome_desktop.app.kit.overlay import Overlay
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.saved.rows import DeleteSheet
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.settings import Settings
from tests.app.every_page import KEY, SEATS, House, match_at
from tests.app.keyboard import Desk, lost, told
from tests.app.overlays import OVERLAYS, buttons_of, kinds, makers, topmost
from tests.app.waiting import until
from tests.sometimes import sometimes

Key, Held = Qt.Key, Qt.KeyboardModifier
PLACES, FURTHER = 2, 9
"""At so many places of a page, so far apart, keys are pressed; at more when thorough."""
PRESSED = (Key.Key_Space, Key.Key_Right, Key.Key_Return, Key.Key_Down, Key.Key_Left)


def ask_on_top(go: Navigator) -> None:
    """The home page, and a question over it."""
    go.home()
    page = go.window.stack.currentWidget()
    assert page is not None
    DeleteSheet(page, Path("abc.ludus"), "Julia").open()


WAYS: dict[str, Callable[[Navigator], object]] = {
    "home": lambda go: go.home(),
    "shelf": lambda go: go.saved.open(),
    "records": lambda go: go.records(),
    "challenges": lambda go: go.challenging.open(""),
    "challenges of one game": lambda go: go.challenging.open(KEY),
    "new game": lambda go: go.new_game(KEY),
    "new game, solo": lambda go: go.new_game(KEY, solo=True),
    "settings": lambda go: go.settings_page(),
    "rules": lambda go: go.reading.rules(KEY),
    "reference sheet": lambda go: go.reading.sheet(KEY),
    "learn": lambda go: go.school.open(KEY),
    "lesson": lambda go: go.school.lesson(KEY, "first-stone"),
    "scores": lambda go: go.scores(match_at("", 3)),
    "replay": lambda go: go.replay(match_at("", 3), 30),
    "sheet": ask_on_top,
}
AT_THE_TABLE = (
    *(
        (key, Held.NoModifier)
        for key in (Key.Key_Tab, Key.Key_Return, Key.Key_L, Key.Key_Escape, Key.Key_Tab)
    ),
    *((key, Held.NoModifier) for key in (Key.Key_Return, Key.Key_Return, Key.Key_T, Key.Key_Tab, Key.Key_T)),
    *((key, Held.NoModifier) for key in (Key.Key_J, Key.Key_Tab, Key.Key_Escape, Key.Key_H, Key.Key_Z)),
    *((key, Held.NoModifier) for key in (Key.Key_L, Key.Key_Down, Key.Key_Return, Key.Key_P, Key.Key_Z)),
    *((key, Held.NoModifier) for key in (Key.Key_Y, Key.Key_F1, Key.Key_Escape, Key.Key_F2, Key.Key_Escape)),
    *((key, Held.NoModifier) for key in (Key.Key_L, Key.Key_A, Key.Key_Escape, Key.Key_A, Key.Key_S)),
    (Key.Key_1, Held.AltModifier),
    (Key.Key_3, Held.AltModifier),
    (Key.Key_Backtab, Held.ShiftModifier),
    (Key.Key_Space, Held.NoModifier),
    (Key.Key_Z, Held.ShiftModifier),
    (Key.Key_Comma, Held.ControlModifier),
    (Key.Key_Escape, Held.NoModifier),
)
"""What somebody presses who looks for everything."""


@pytest.fixture(autouse=True)
def nowhere_else(monkeypatch):
    """No dialog of the desktop opens, and no folder."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)


@pytest.fixture
def house(dressed) -> Iterator[House]:
    opened = House(settings=Settings(coach=False))
    window = opened.navigator.window
    window.activateWindow()
    until(window.isActiveWindow)
    desk = Desk(window)
    yield opened
    desk.close()
    opened.close()
    assert desk.strangers == [], "shown as windows of their own, with the keyboard, before they had a place"


def press(house: House, key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> str:
    """Press a key where the keyboard is; why it is lost then, or nothing."""
    window, before = house.navigator.window, QApplication.focusWidget()
    where = told(before)
    QTest.keyClick(before or window, key, held)
    page = type(house.page()).__name__
    reason, popup = lost(window), QApplication.activePopupWidget()
    if popup is not None:  # off screen it does not take the keyboard by itself
        popup.close()
    return f"{page}: {key.name} on {where}: {reason}" if reason else ""


@pytest.mark.parametrize("name", WAYS)
def test_a_page_keeps_the_keyboard(house, name, thorough):
    found = set()
    window = house.navigator.window
    for number in range(12 if thorough else PLACES):
        WAYS[name](house.navigator)
        house.navigator.finish_animations()
        page = house.page()
        found.add(lost(window))
        for _ in range(2 * number if thorough else number * FURTHER):
            found.add(press(house, Key.Key_Tab))
        for key in PRESSED[number % 5 :] + PRESSED[: number % 5]:
            found.add(press(house, key))
            if not isValid(page) or house.page() is not page:
                break
    assert found == {""}


@pytest.mark.parametrize("name", WAYS)
def test_tab_comes_to_what_is_chosen(house, name):
    WAYS[name](house.navigator)
    buttons = [button for button in house.page().findChildren(QAbstractButton) if button.isVisible()]
    groups = {button.group() for button in buttons if button.group() is not None}
    for group in (group for group in groups if group.exclusive() and group.checkedButton() is not None):
        by_tab = [b for b in group.buttons() if b.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert by_tab == [group.checkedButton()]


AGAINST = [
    pytest.param(game, kind, id=f"{game.key}-{kind}", marks=[] if here else [pytest.mark.thorough])
    for number, game in enumerate(GAMES)
    for kind, here in (("human", number % 2 == 0), ("random", number % 2 == 1))
]


@pytest.mark.parametrize(("game", "kind"), sometimes(AGAINST, every=2))
def test_a_table_keeps_the_keyboard(house, game, kind):
    seats = (SEATS[0], Seat("Tiberius", kind, SEATS[1].colour))
    house._table(Match.begin(game, load(game), seats, game.complete(2, {}), "7"))
    found = {lost(house.navigator.window)}
    for key, held in AT_THE_TABLE:
        found.add(press(house, key, held))
    assert found == {""}


def test_the_keyboard_goes_to_another_page_without_a_stop(house):
    """A screen reader would say whatever has it for a moment."""
    house._open(house.navigator.home)
    reached = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(lambda _, now: reached.append(now))
    seats = (SEATS[0], Seat("Tiberius", "random", SEATS[1].colour))
    house._table(Match.begin(GAMES[0], load(GAMES[0]), seats, GAMES[0].complete(2, {}), "7"))
    held = [widget for widget in reached if widget is not None]
    assert held
    assert set(held) == {house.navigator.table.table}


# ---- what is laid over a page, and goes again


@pytest.fixture
def made_by(monkeypatch) -> dict[int, str]:
    """Of each sheet, by its identity, the function that made it."""
    found: dict[int, str] = {}
    plain = Sheet.__init__

    def noted(sheet, *words, **named):
        frame = sys._getframe(1)
        while frame.f_locals.get("self") is sheet and frame.f_back is not None:
            frame = frame.f_back
        found[id(sheet)] = frame.f_code.co_qualname
        plain(sheet, *words, **named)

    monkeypatch.setattr(Sheet, "__init__", noted)
    return found


def test_whatever_is_ever_laid_over_a_page_is_in_this_law():
    assert makers() == {maker for maker, _ in OVERLAYS.values() if maker}
    parts = {kind.__name__ for kind in kinds(Overlay) - kinds(Sheet)}
    assert parts == {"Overlay", "OptionPanel", "OptionList", "HintPanel", "JournalPanel", "RecapPanel"}


def held_in(overlay: Overlay) -> QWidget:
    """What in it has the keyboard."""
    held: QWidget | None = overlay.window().focusWidget()
    return overlay if held is None else held


def leave(overlay: Overlay, way: int) -> None:
    """By the program itself, by Esc, or by one of its buttons."""
    if way == 0:
        overlay.hide()
    elif way == 1:
        QTest.keyClick(held_in(overlay), Key.Key_Escape)
    else:
        button = buttons_of(overlay)[way - 2]
        button.setFocus()
        QTest.keyClick(button, Key.Key_Space)


BELOW = (Key.Key_L, Key.Key_K, Key.Key_Z, Key.Key_J, Key.Key_H, Key.Key_E)
"""Keys of the table, which a sheet keeps from it."""


def press_below(sheet: Sheet, key: Qt.Key) -> bool:
    """Press a key on a sheet; whether anything else has come over the page, or the keyboard has gone."""
    page = sheet.parentWidget()
    assert page is not None
    QTest.keyClick(held_in(sheet), key)
    others = [part for part in page.findChildren(Overlay) if part is not sheet and part.isVisible()]
    beside = [part for part in others if isinstance(part, Sheet) or part.parentWidget() is page]
    return bool(beside) or not sheet.holds_keyboard()


@pytest.fixture
def passed(dressed) -> Iterator[list[tuple[QWidget | None, QWidget | None]]]:
    """From where to where the keyboard has gone."""
    found: list[tuple[QWidget | None, QWidget | None]] = []

    def note(old, new):
        found.append((old, new))

    dressed.focusChanged.connect(note)
    yield found
    dressed.focusChanged.disconnect(note)


@pytest.mark.parametrize("name", sometimes(OVERLAYS, every=3))
def test_what_goes_from_over_a_page_gives_the_keyboard_back(made_by, house, passed, name):
    maker, opens = OVERLAYS[name]
    way, ways, found = 0, 1, set()
    while way < ways:
        shown = opens(house)
        assert made_by.get(id(shown), "") == maker
        assert shown.isVisible()
        assert shown.holds_keyboard()
        before = next(old for old, new in reversed(passed) if new is not None and shown.isAncestorOf(new))
        ways = 2 + len(buttons_of(shown))
        found.add(lost(house.navigator.window))
        if isinstance(shown, Sheet):
            found |= {key.name for key in BELOW if press_below(shown, key)}
        leave(shown, way)
        house.page()
        assert way > 1 or QApplication.focusWidget() is before
        found.add(lost(house.navigator.window))
        way += 1
    assert found == {""}


def test_a_match_asked_for_before_the_window_is_there_leaves_no_button_of_home_the_keyboard(
    house, monkeypatch
):
    """A reader would say that button, which is gone before it can be asked for its name."""
    window = house.navigator.window
    house._open(house.navigator.home)
    assert window.focusWidget() not in {None, window}
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    assert house.navigator._ask_for_match()
    assert window.focusWidget() is window
    house.navigator.failed("newer", {"name": "abc.ludus"})
    QTest.keyClick(topmost(house.page()), Key.Key_Escape)
    assert window.focusWidget() not in {None, window}
