"""Widgets in rows like words: as many to a row as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from rome_desktop.app.kit import theme


class Flow(QLayout):
    """A layout that begins another row where one is full; with `at_right` each row ends at the right.

    `spacing` is in px of 100 %. Widgets of one row stand level by their middles.
    """

    def __init__(self, owner: QWidget | None = None, spacing: float = 8, *, at_right: bool = False) -> None:
        super().__init__(owner)
        self._at_right = at_right
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(theme.look().px(spacing) if spacing else 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        return sum(self._high(row) for row in rows) + self.spacing() * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        """All in one row."""
        shown = self._shown()
        return QSize(self._wide(shown), self._high(shown))

    def minimumSize(self) -> QSize:
        shown = self._shown()
        return QSize(max((item.sizeHint().width() for item in shown), default=0), self._high(shown))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        y = rect.top()
        for row in self._rows(rect.width()):
            high = self._high(row)
            x = rect.left() + (rect.width() - self._wide(row) if self._at_right else 0)
            for item in row:
                size = item.sizeHint()
                item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += high + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        for item in self._shown():
            if rows and self._wide([*rows[-1], item]) <= width:
                rows[-1].append(item)
            else:
                rows.append([item])
        return rows

    def _wide(self, row: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in row) + self.spacing() * max(0, len(row) - 1)

    @staticmethod
    def _high(row: list[QLayoutItem]) -> int:
        return max((item.sizeHint().height() for item in row), default=0)
