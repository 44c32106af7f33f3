"""The cells of the score sheet for keyboard and screen readers: numbers under heads, in rows with names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import draw_focus
from rome_desktop.app.kit.spoken import labelled, listed

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class SheetCells(QTableWidget):
    """Lies over the numbers a sheet draws, and shows nothing of itself but where the keyboard is.

    Before the points are counted it is empty, and the keyboard is the page's.
    """

    def __init__(self, title: str, rows: Sequence[str], heads: Sequence[str], parent: QWidget) -> None:
        super().__init__(len(rows), len(heads), parent)
        self._counted = False
        self.setObjectName("bare")
        self.setAccessibleName(title)
        self.setHorizontalHeaderLabels(list(heads))
        self.setVerticalHeaderLabels(list(rows))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setAutoScroll(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setAutoFillBackground(False)

    def tell(self, row: int, column: int, number: str, *more: str) -> None:
        """What a cell says, and what there is to know about it.

        The first of a row says what the row counts: Orca reads a row from its first cell, and no head of it.
        """
        item = QTableWidgetItem(number)
        if number and not column:
            name = labelled(self.verticalHeaderItem(row).text(), number)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, listed(part for part in more if part))
        self.setItem(row, column, item)

    def set_counted(self, counted: bool) -> None:
        """Whether there is something to read."""
        self._counted = counted
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if counted else Qt.FocusPolicy.NoFocus)
        if counted and not self.currentIndex().isValid():
            self.setCurrentCell(0, 0)

    def place(self, left: float, step: float, tops: Sequence[float]) -> None:
        """Lie over columns of one width and over rows that begin there; the last is where they end."""
        wide, high = round(step * self.columnCount()), round(tops[-1]) - round(tops[0])  # all of its cells
        self.setGeometry(round(left), round(tops[0]), wide, high)
        for column in range(self.columnCount()):
            self.setColumnWidth(column, round(step * (column + 1)) - round(step * column))
        for row, (top, end) in enumerate(pairwise(tops)):
            self.setRowHeight(row, round(end) - round(top))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._counted and event.key() in ARROWS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus() and self._counted:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner = theme.look().pxf(4)  # the ring's room
            box = QRectF(self.visualRect(self.currentIndex())).adjusted(inner, inner, -inner, -inner)
            draw_focus(painter, box, inner)
            painter.end()
