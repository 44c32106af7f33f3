"""Options as rows of words beside the table, which rings what the row under keyboard or mouse speaks of."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.overlay import Overlay
from rome_desktop.app.kit.widgets import Heading


def above_bar(parent: QWidget, table: QWidget | None) -> int:
    """Where what lies over a table ends below: over the bar, however many lines it has."""
    low = parent.height() - theme.look().px(66)
    return low if table is None else min(low, table.mapTo(parent, QPoint(0, table.height())).y())


class OptionPanel(Overlay):
    """A heading and a list; kinds of it add parts, `retranslate` and `restyle` them, and `fit` them.

    `pointed(option)` says which row is under the keyboard or the mouse, None for none of them any more.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, parent: QWidget, table: QWidget | None, heading: int) -> None:
        super().__init__(parent)
        self._table = table
        self._heading = Heading("", heading, parent=self)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.itemEntered.connect(self._entered)
        self.list.currentItemChanged.connect(self._point)
        self.list.itemClicked.connect(self._activated)
        self.list.itemActivated.connect(self._activated)

    def _begin(self, *parts: QWidget) -> None:
        """Lay out what the kind has made, hidden as yet."""
        column = QVBoxLayout(self)
        for part in parts:
            column.addWidget(part)
        self.hide()
        self.retranslate()
        theme.follow(self, self.restyle)
        for watched in (self.parentWidget(), self._table):
            if watched is not None:
                watched.installEventFilter(self)

    def retranslate(self) -> None:
        """Takes the words of the language in force."""

    def restyle(self) -> None:
        """Takes over the look in force."""

    def fit(self) -> None:
        """Takes its place within whatever room the window has now."""

    def _entered(self, item: QListWidgetItem) -> None:
        """The mouse came to a row."""
        self._point(item)

    def _point(self, item: QListWidgetItem | None) -> None:
        if not self.isHidden() and item is not None:
            self.pointed.emit(item.data(Qt.ItemDataRole.UserRole))

    def _activated(self, item: QListWidgetItem) -> None:
        self._choose(item.data(Qt.ItemDataRole.UserRole))

    def _choose(self, option: object) -> None:
        self.chosen.emit(option)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pointed.emit(None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched in (self.parentWidget(), self._table):
            self.fit()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        paint.overlay(self)
