"""Boards in the units of a layout file, drawn once into a pixmap and anew when what they show has changed."""

from collections.abc import Callable, Hashable
from math import ceil, sqrt

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsRectItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.paper import Pencil, rounded
from rome_desktop.app.table.table_view import TableView

MOST_PIXELS = 9_000_000


class Sheet:
    """One board (or the dock): a root scaled to the layout's units, a picture, and pieces over it.

    `size` is the room in units: never less than the natural size, more where the table has more room.
    """

    def __init__(self, table: TableView, parent: QGraphicsItem, natural: QSizeF) -> None:
        self._table = table
        self._natural = natural
        self.root = QGraphicsRectItem(parent)
        self.root.setPen(QPen(Qt.PenStyle.NoPen))
        self._picture = QGraphicsPixmapItem(self.root)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.unit = 1.0
        self.size = QSizeF(natural)
        self._seen: Hashable = None
        self._draw: Callable[[Pencil], None] | None = None
        self._detail = 1

    def place(self, size: QSizeF) -> None:
        """Fill so many pixels of the parent."""
        self.unit = max(
            0.05, min(size.width() / self._natural.width(), size.height() / self._natural.height())
        )
        self.size = QSizeF(size.width() / self.unit, size.height() / self.unit)
        self.root.setScale(self.unit)
        self._seen = None
        self._detail = 1

    @property
    def width(self) -> float:
        return self.size.width()

    @property
    def height(self) -> float:
        return self.size.height()

    def show(self, seen: Hashable, draw: Callable[[Pencil], None]) -> None:
        """Draw anew if `seen`, everything that the drawing depends on, is not what it was."""
        look = theme.look()
        whole = (look.dark, look.scale, look.high_contrast, self._table.devicePixelRatioF(), seen)
        self._draw = draw
        if whole != self._seen:
            self._seen = whole
            self._paint()

    def zoomed(self, zoom: float) -> None:
        """Seen so much larger: what was drawn for less is drawn finer."""
        detail = max(1, ceil(zoom - 0.05))
        if detail != self._detail and self._draw is not None:
            self._detail = detail
            self._paint()

    def _paint(self) -> None:
        assert self._draw is not None
        ratio = self._table.devicePixelRatioF() * self.unit * self._detail
        area = self.size.width() * self.size.height() * ratio * ratio
        ratio *= min(1.0, sqrt(MOST_PIXELS / max(1.0, area)))
        picture = QPixmap(ceil(self.size.width() * ratio), ceil(self.size.height() * ratio))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(ratio, ratio)
        self._draw(Pencil(painter, self.unit))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        self._picture.setPixmap(picture)


def sprite(
    w: float, h: float, draw: Callable[[Pencil], None], unit: float, ratio: float = 1.0
) -> QGraphicsPixmapItem:
    """What `draw` puts round its origin within `w` times `h` units, as an item with its origin in the middle.

    It is drawn finer than `unit` pixels for each of its own, so that a zoom does not show.
    """
    fine = min(4.0, max(1.0, unit)) * ratio * 2.0
    picture = QPixmap(ceil(w * fine), ceil(h * fine))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(fine, fine)
    painter.translate(w / 2, h / 2)
    draw(Pencil(painter, unit))
    painter.end()
    picture.setDevicePixelRatio(fine)
    item = QGraphicsPixmapItem(picture)
    item.setOffset(-w / 2, -h / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def remove(item: QGraphicsItem) -> None:
    """Take an item out of its scene."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)


def panel_items(rect: QRectF, line: QColor, width: float, parent: QGraphicsItem) -> None:
    """A flat panel with its shadow, of built-in items, in scene pixels."""
    look = theme.look()
    radius = look.pxf(7)
    if not look.high_contrast:
        shade = look.shadow
        for grow, opacity in ((7, 0.035), (5, 0.045), (3, 0.06), (1.5, 0.09)):
            shade.setAlphaF(opacity * (2 if look.dark else 1))
            d = grow * look.scale
            low = rect.adjusted(-d, -d + look.pxf(3), d, d + look.pxf(3))
            _rounded_item(low, radius + d, QBrush(shade), None, parent)
    half = width / 2
    inner = rect.adjusted(half, half, -half, -half)
    _rounded_item(inner, radius, QBrush(look.colour("panel")), QPen(line, width), parent)


def _rounded_item(
    rect: QRectF, radius: float, fill: QBrush, pen: QPen | None, parent: QGraphicsItem
) -> QGraphicsPathItem:
    item = QGraphicsPathItem(rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius), parent)
    item.setPen(pen or QPen(Qt.PenStyle.NoPen))
    item.setBrush(fill)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item
