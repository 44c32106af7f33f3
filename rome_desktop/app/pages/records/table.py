"""The same matches and figures as tables: for reading, for screen readers, and for taking single ones out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.records.figures import Played


class FigureTable(QTableWidget):
    """Rows of words under heads, only to be read: `opened(row)` by Enter or a double click."""

    opened = Signal(int)

    def __init__(self, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        super().__init__(len(rows), len(heads))
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(heads))
        self.verticalHeader().hide()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        for row, words in enumerate(rows):
            for place, text in enumerate(words):
                cell = QTableWidgetItem(text)
                cell.setToolTip(text)
                self.setItem(row, place, cell)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.setMinimumSectionSize(1)
        if rows:
            self.setCurrentCell(0, 0)
        self.cellDoubleClicked.connect(lambda row, _: self.opened.emit(row))
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self.setFont(look.font("body", 14.5))
        self.horizontalHeader().setFont(look.font("label", 13.5, bold=True))
        self.verticalHeader().setDefaultSectionSize(look.px(30))
        self.setMinimumHeight(look.px(110))
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Each column has room for its words and as much more as the others; where it lacks, all alike."""
        head, columns = self.horizontalHeader(), range(self.columnCount())
        needs = [max(self.sizeHintForColumn(n), head.sectionSizeHint(n)) for n in columns]
        spare = self.viewport().width() - sum(needs)
        if spare < 0:
            head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            return
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for place, need in enumerate(needs):
            more = spare // len(needs) if place else spare // len(needs) + spare % len(needs)
            head.resizeSection(place, need + more)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves by row; letters belong to the page."""
        moves = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
        moves |= {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentRow() >= 0:
            self.opened.emit(self.currentRow())
        elif event.key() in moves and not event.modifiers():
            super().keyPressEvent(event)
        else:
            event.ignore()


def newest_first(played: Sequence[Played]) -> list[Played]:
    """As a table lists them."""
    return list(reversed(played))
