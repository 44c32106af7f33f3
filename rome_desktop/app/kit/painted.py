"""Panels drawn once into a pixmap, and again only when what they show has changed."""

from collections.abc import Callable, Hashable
from typing import Any, ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.table_view import TableView


class Hand:
    """Draws in the look in force; `unit` is one pixel of the layout file."""

    def __init__(self, painter: QPainter, unit: float) -> None:
        self.painter = painter
        self.unit = unit
        self.look = theme.look()


class Painted(QGraphicsPixmapItem):
    """A pixmap of a part of the scene, in the scene's own coordinates.

    A subclass says in `hand` what draws.
    """

    hand: ClassVar[type[Hand]]

    def __init__(self, table: TableView, depth: float = 0.0) -> None:
        super().__init__()
        self._table = table
        self._seen: Hashable = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(depth)
        table.table.addItem(self)

    def show_as(self, rect: QRectF, seen: Hashable, draw: Callable[[Any], None], unit: float) -> None:
        """Draw `rect` anew if `seen`, everything that the drawing depends on, is not what it was."""
        look = theme.look()
        ratio = self._table.devicePixelRatioF()
        whole = (rect.getRect(), look.dark, look.scale, look.high_contrast, unit, ratio, seen)
        if whole == self._seen:
            return
        self._seen = whole
        margin = paint.shadow_margin()
        area = rect.adjusted(-margin, -margin, margin, margin)
        picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-area.topLeft())
        draw(self.hand(painter, unit))
        painter.end()
        self.setPixmap(picture)
        self.setPos(area.topLeft())
