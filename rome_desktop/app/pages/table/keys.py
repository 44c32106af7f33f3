"""The keys of the table page. The table itself hears arrows, Enter, Tab, digits, R and F."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

Act = Callable[[], object]


def bind(page: QWidget, acts: Iterable[tuple[str, Act]], is_covered: Callable[[], bool]) -> None:
    """Give a page its keys ("Z Ctrl+Z" for two); they do nothing under a curtain or a sheet."""

    def press(act: Act) -> None:
        if not is_covered():
            act()

    for keys, act in acts:
        for key in keys.split():
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(press, act))
