"""The keys of the table page. The table itself hears arrows, Enter, Tab, digits, R and F."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from rome_desktop.app.pages.table import TablePage


def bind(page: "TablePage") -> None:
    """Give the page its keys; they do what the buttons do."""
    acts: tuple[tuple[tuple[str, ...], Callable[[], object]], ...] = (
        (("Z", "Ctrl+Z", "Backspace"), page.undo),
        (("Y", "Ctrl+Y", "Ctrl+Shift+Z"), page.redo),
        (("Shift+Z",), page.undo_turn),
        (("H",), page.hint),
        (("P",), page.decline),
        (("L",), page.list_options),
        (("T",), page.looking.show_tables),
        (("J",), page.toggle_journal),
        (("S",), page.table_bar.bar.speak),
        (("F1",), page.rules_of_focus),
        (("Ctrl+S",), page.save_as),
    )
    for keys, act in acts:
        for key in keys:
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
