"""All that is ever laid over a page of the program, and how it gets there."""

import ast
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from rome_desktop.app import kit
from rome_desktop.app.kit.overlay import Overlay
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.navigator import Navigator
from rome_desktop.app.pages.challenges.aims import PuzzleAim
from rome_desktop.app.pages.home.page import HomePage
from rome_desktop.app.pages.table.page import TablePage
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.session.match import Match
from rome_desktop.session.puzzles import puzzles_of
from rome_desktop.session.seats import Seat
from tests.app.every_page import KEY, SEATS, House

Key, Held = Qt.Key, Qt.KeyboardModifier
Opens = Callable[[House], Overlay]


def laid(house: House, **habits: str) -> TablePage:
    """A table somebody is asked at, with computers that never answer."""
    seats = (SEATS[0], Seat("Tiberius", habits.get("kind", "human"), SEATS[1].colour))
    page = house._table(Match.begin(game(KEY), load(game(KEY)), seats, game(KEY).complete(2, {}), "7"))
    page.computers.bots.ask = lambda request: None  # type: ignore[method-assign]
    return page


def by_key(part: Callable[[TablePage], Overlay | None], key: Qt.Key) -> Opens:
    """A part of the table that a key opens."""

    def open_it(house: House) -> Overlay:
        page = laid(house)
        QTest.keyClick(page.table, key)
        opened = part(page)
        assert opened is not None
        return opened

    return open_it


def hint(house: House) -> Overlay:
    """The panel of a hint, the keyboard on its best row."""
    page = laid(house)
    page.ask_hint()
    update = page.update_shown
    assert update is not None
    first, second, *_ = (f"{update.to_move} {option}" for option in update.options)
    told = []
    for line, beside in ((first, second), (second, first)):
        compared = {"other": beside, "by": 1.0, "terms": []}
        told.append({"line": line, "points": 50.0, "low": 40.0, "high": 61.0, "comparison": compared})
    page.computers.bots.hinted.emit(update.number, first, {"unit": "points", "options": told})
    QTest.keyClick(page.table, Key.Key_H, Held.ShiftModifier)
    return page.hint_panel


def recap(house: House) -> Overlay:
    """What somebody else has done meanwhile."""
    page = laid(house, kind="random")
    lines = list(page._told or ())
    page.recap._of = 0, 0
    page.recap.panel.tell(lines, page.recap._colour(page.on_table.laid(), 0))  # type: ignore[arg-type]
    page.recap.toggle()
    return page.recap.panel


def drawer(house: House) -> Overlay:
    """The journal over the table, where it has no place of its own."""
    page = laid(house)
    assert not page.is_wide
    page.close_journal()
    QTest.keyClick(page.table, Key.Key_J)
    return page.journal


def topmost(page: QWidget) -> Sheet:
    return [sheet for sheet in page.findChildren(Sheet) if sheet.isVisible()][-1]


def newest(house: House, way: Callable[[Navigator], object], ask: Callable[[QWidget], object]) -> Sheet:
    """A sheet that `ask` opens over the page to which a way leads."""
    way(house.navigator)
    page = house.page()
    ask(page)
    return topmost(page)


def of_challenge(house: House, show: str) -> Overlay:
    """What is said at the end of a perfect turn."""
    challenging = house.navigator.challenging
    house.navigator.leave_table()
    challenging.play_puzzle(puzzles_of(game(KEY))[0].id)
    page = house.page()
    assert isinstance(page, TablePage)
    aim, update = page.on_table.aim, page.update_shown
    assert isinstance(aim, PuzzleAim)
    assert update is not None
    if show == "stars":
        challenging._show_stars(aim, 0, 0)
    else:
        challenging._show_steps(aim, update)
    return topmost(page)


def delete(page: QWidget) -> None:
    assert isinstance(page, HomePage)
    page._ask(Path("abc.ludus"), "Julia")


OVERLAYS: dict[str, tuple[str, Opens]] = {
    "list of options": ("", by_key(lambda page: page.option_list, Key.Key_L)),
    "hint": ("", hint),
    "recap": ("", recap),
    "journal": ("", drawer),
    "all tables": ("Looking.__init__", by_key(lambda page: page.looking.comparison, Key.Key_T)),
    "who plays": ("Seating.open", by_key(lambda page: page.seating.sheet, Key.Key_K)),
    "consent": ("Consent.ask", lambda house: consent(laid(house))),
    "cannot be opened": (
        "Navigator.failed",
        lambda house: newest(house, Navigator.home, lambda _: house.navigator.failed("newer", {"name": "a"})),
    ),
    "delete": ("HomePage._ask", lambda house: newest(house, Navigator.home, delete)),
    "no lesson": (
        "School._unreadable",
        lambda house: newest(
            house, lambda go: go.school.open(KEY), lambda _: house.navigator.school._unreadable(KEY)
        ),
    ),
    "stars": ("Challenging._show_stars", partial(of_challenge, show="stars")),
    "best line": ("Challenging._show_steps", partial(of_challenge, show="steps")),
    "not saved": ("Keeper._open_sheet", lambda house: not_saved(laid(house))),
}
"""All that is ever laid over a page: the function that makes a sheet, and how it is opened here.

After the last one a match is not saved, and asks before it is left.
"""


def consent(page: TablePage) -> Overlay:
    page.consent.ask("Undo?", "Tiberius has acted since.", "Undo", lambda: None)
    assert page.consent.sheet is not None
    return page.consent.sheet


def not_saved(page: TablePage) -> Overlay:
    page.keeper._failed("the disk is full")
    assert page.keeper.sheet is not None
    return page.keeper.sheet


def kinds(base: type[QWidget]) -> set[type[QWidget]]:
    """A class of widgets, and all that are made of it."""
    return {base}.union(*map(kinds, base.__subclasses__()))


def makers() -> set[str]:
    """Every function of the program that makes a sheet."""
    sheets = {kind.__name__ for kind in kinds(Sheet)}
    found = set()
    for path in Path(kit.__file__).parents[1].rglob("*.py"):
        text = path.read_text("utf-8")
        for outer in ast.parse(text).body if "Sheet" in text or "Comparison" in text else ():
            for inner in outer.body if isinstance(outer, ast.ClassDef) else ():
                calls = (node.func for node in ast.walk(inner) if isinstance(node, ast.Call))
                if any(isinstance(called, ast.Name) and called.id in sheets for called in calls):
                    found.add(f"{getattr(outer, 'name', '')}.{getattr(inner, 'name', '')}")
    return found


def buttons_of(overlay: Overlay) -> list[QAbstractButton]:
    """What ends it, whatever else there is in it to choose."""
    shown = (button for button in overlay.findChildren(QAbstractButton) if button.isVisible())
    return [button for button in shown if button.group() is None]
