"""The keys of the table page. The table itself hears arrows, Enter, Tab, digits, R and F."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


def _press(page: "TablePage", act: Callable[[], object]) -> None:
    if act == page.looking.toggle_tables or not page.is_covered():
        act()


def bind(page: "TablePage") -> None:
    """Give the page its keys; they do what the buttons do, and nothing under a curtain or a sheet."""
    acts: tuple[tuple[tuple[str, ...], Callable[[], object]], ...] = (
        (("Z", "Ctrl+Z", "Backspace"), page.taking_back.undo),
        (("Y", "Ctrl+Y", "Ctrl+Shift+Z"), page.taking_back.redo),
        (("Shift+Z",), page.taking_back.undo_turn),
        (("H",), page.ask_hint),
        (("P",), page.decline),
        (("A",), page.playing_out.play_rest),
        (("L",), page.wishes.options),
        (("T",), page.looking.toggle_tables),
        (("J",), page.toggle_journal),
        (("S",), page.table_bar.bar.speak),
        (("F1",), page.explaining.rules_of_focus),
        (("F2",), page.ask_for_sheet),
        (("Ctrl+S",), page.save_as),
        (("Ctrl+,",), page.settings_requested.emit),
    )
    for keys, act in acts:
        for key in keys:
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(_press, page, act))
