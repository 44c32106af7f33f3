"""How the points of a row of the score sheet came about: rows to walk through, and a line that tells."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)

from rome_desktop.app.contract import Category
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.spoken import labelled, listed
from rome_desktop.app.kit.widgets import Label
from rome_desktop.app.pages.score.category_table import HEAD, CategoryTable
from rome_desktop.app.pages.score.outcome import Outcome


class WorkedTable(CategoryTable):
    """A table whose rows are chosen with the pointer or the keyboard; `line` tells of the chosen one."""

    def __init__(self, outcome: Outcome, categories: Sequence[Category], title: str, total: str) -> None:
        super().__init__(outcome, categories, title, total)
        self.row = 0
        self.line = Label("", "small", size=13, wrap=True, parent=self)
        self.note = 2.0 * QFontMetrics(self.line.font()).lineSpacing() + theme.look().px(4)
        self.setMouseTracking(True)
        self.cells.currentCellChanged.connect(lambda row, *_: self.choose(row))
        self.choose(0)

    def told(self, row: int) -> str:
        """What every side's cards brought in a row, or empty."""
        category, out = self.categories[row], self.outcome
        cells = [
            labelled(out.sides[side].name, out.workings[side, category.key])
            for side in out.order
            if (side, category.key) in out.workings
        ]
        return labelled(category.name, listed(cells)) if cells else ""

    def choose(self, row: int) -> None:
        """Tell of a row; the points stay hidden until they are counted."""
        self.row = min(max(row, 0), len(self.categories) - 1)  # the total keeps the last
        category = self.categories[self.row]
        self.line.setText((self.told(self.row) or self.spoken(category)) if self.is_counted else "")
        self.update()

    def set_progress(self, progress: float) -> None:
        super().set_progress(progress)
        self.choose(self.row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        left, top = theme.look().px(2), theme.look().px(HEAD - 1)
        self.line.setGeometry(left, top, self.width() - 2 * left, int(self.note))
        super().resizeEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        for row in range(len(self.categories)):
            if row != self.row and self.row_box(row).contains(event.position()):
                self.choose(row)
                break
        super().mouseMoveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_counted:
            return
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = look.pxf(1.3)
        painter.setPen(QPen(look.muted, width))
        half = width / 2
        box: QRectF = self.row_box(self.row).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, look.pxf(4), look.pxf(4))
        painter.end()
