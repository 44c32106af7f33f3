"""A drawing of many items, painted as one and kept as a picture until its size on the screen changes.

A table of several hundred path items takes tens of milliseconds to paint; the same drawings kept as pictures
take a tenth of that, so that nothing drops a frame while a piece travels over them.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

Part = tuple[QTransform, float, QPainterPath | QPixmap | tuple[str, QFont], QPen, QBrush]
ROOM = 1.0
"""Pixels of the item round what is drawn, for the soft edges of lines."""


class Still(QGraphicsItem):
    """Takes over what `source` and its children show now; later changes of theirs are not seen.

    Raises TypeError for a child that is no path, pixmap or simple text.
    """

    def __init__(self, source: QGraphicsItem) -> None:
        super().__init__()
        self._parts: list[Part] = []
        self._rect = QRectF()
        self._take(source, source, 1.0)
        self._rect.adjust(-ROOM, -ROOM, ROOM, ROOM)
        self.setPos(source.pos())
        self.setZValue(source.zValue())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def _take(self, root: QGraphicsItem, item: QGraphicsItem, opacity: float) -> None:
        if item is not root and not item.isVisible():
            return
        place = QTransform() if item is root else item.itemTransform(root)[0]
        faint = opacity * (item.opacity() if item is not root else 1.0)
        if isinstance(item, QGraphicsPathItem):
            if not item.path().isEmpty():
                self._parts.append((place, faint, item.path(), item.pen(), item.brush()))
        elif isinstance(item, QGraphicsSimpleTextItem):
            words = (item.text(), item.font())
            self._parts.append((place, faint, words, item.pen(), item.brush()))
        elif isinstance(item, QGraphicsPixmapItem):
            shift = QTransform.fromTranslate(item.offset().x(), item.offset().y()) * place
            self._parts.append((shift, faint, item.pixmap(), QPen(), QBrush()))
        else:
            raise TypeError(f"a {type(item).__name__} cannot be kept as a picture")
        self._rect |= place.mapRect(item.boundingRect())
        for child in sorted(item.childItems(), key=QGraphicsItem.zValue):
            self._take(root, child, faint)

    def keep(self, kept: bool) -> None:
        """Whether the picture is kept: not while it would be much larger than the screen."""
        modes = QGraphicsItem.CacheMode
        self.setCacheMode(modes.DeviceCoordinateCache if kept else modes.NoCache)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        before, solid = painter.transform(), painter.opacity()
        for place, opacity, what, pen, brush in self._parts:
            painter.setTransform(place * before)
            painter.setOpacity(solid * opacity)
            if isinstance(what, QPainterPath):
                painter.setPen(pen)
                painter.setBrush(brush)
                painter.drawPath(what)
            elif isinstance(what, QPixmap):
                painter.drawPixmap(0, 0, what)
            else:
                words, font = what
                painter.setPen(QPen(brush.color()))
                painter.setFont(font)
                painter.drawText(0, round(painter.fontMetrics().ascent()), words)
        painter.setTransform(before)
        painter.setOpacity(solid)
