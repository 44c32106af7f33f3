"""The list in the journal: what hand and keyboard do in it, and how it ends where more follows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from rome_desktop.app.kit import paint, theme

LINE_ROLE = Qt.ItemDataRole.UserRole
FADE = 22
"""So many pixels of the list fade where it goes on below."""
MARK_ROOM = 24
"""So many pixels at the end of a line are the place of its mark, to be clicked, if it leads others."""
FOLDING = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class LineList(QListView):
    """The lines; where more follow below, the last that are seen fade into the panel."""

    left = Signal()
    chosen = Signal(QModelIndex)
    folded = Signal(QModelIndex, bool)
    """(line, whether it shall be open): asked for with the arrows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_looked_at: Callable[[int], bool] = lambda key: False
        """Whether the table shows the line of this key already: Enter is left to the page then."""
        self._pressed = QPointF()
        bar = self.verticalScrollBar()  # scrolling moves the pixels that are there, the faded ones too
        bar.valueChanged.connect(self.viewport().update)
        bar.rangeChanged.connect(self.viewport().update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        bar, look, room = self.verticalScrollBar(), theme.look(), QRectF(self.viewport().rect())
        if bar.value() >= bar.maximum() or look.high_contrast:
            return
        room.setTop(max(room.top(), room.bottom() - look.pxf(FADE)))
        gone = QColor(look.panel)
        gone.setAlpha(0)
        painter = QPainter(self.viewport())
        painter.fillRect(room, paint.vertical(room, gone, look.panel))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        super().mousePressEvent(event)

    def is_pressed_at_end(self, index: QModelIndex) -> bool:
        """Whether the mouse was pressed last where a line that leads others shows so."""
        end = self.visualRect(index)
        end.setLeft(end.right() - theme.look().px(MARK_ROOM))
        return end.contains(self._pressed.toPoint())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to a line that is seen, to the first below a head if it was at none."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            return
        if not self.currentIndex().isValid():
            rows = (self.model().index(row, 0) for row in range(self.model().rowCount()))
            told = (row for row in rows if row.flags() & Qt.ItemFlag.ItemIsSelectable)
            self.setCurrentIndex(next(told, QModelIndex()))
        self.scrollTo(self.currentIndex())

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        line = self.currentIndex().data(LINE_ROLE) if self.currentIndex().isValid() else None
        if event.key() in FOLDING and self.currentIndex().isValid():
            self.folded.emit(self.currentIndex(), event.key() == Qt.Key.Key_Right)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if line is not None and self.is_looked_at(line.key):
                event.ignore()
                return
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
