"""Plain graphics items that take no clicks: shapes, icons and words, each round its own middle."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsSimpleTextItem
from shiboken6 import isValid

from rome_desktop.app.kit import icons, theme

NO_PEN = QPen(Qt.PenStyle.NoPen)


def edge_pen(colour: QColor, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPen:
    """A line with round joins; `width` in the item's units."""
    if theme.look().high_contrast:
        width = max(width, 2.5)
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(cap)
    return pen


def outline(polygon: QPolygonF) -> QPainterPath:
    """A polygon as a closed path."""
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """A circle as a path, the same each time: it is never added to."""
    return _disc(centre.x(), centre.y(), radius)


@lru_cache(maxsize=1024)
def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def rounded(rect: QRectF, radius: float = 5.0) -> QPainterPath:
    """A rounded rectangle as a path, the same each time: it is never added to."""
    return _rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)


@lru_cache(maxsize=4096)
def _rounded(x: float, y: float, w: float, h: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
    return path


def rounded_above(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with its upper corners rounded: the band at the top of what is rounded all over."""
    x, y, right, low = rect.x(), rect.y(), rect.right(), rect.bottom()
    path = QPainterPath(QPointF(x, low))
    path.arcTo(x, y, 2 * radius, 2 * radius, 180.0, -90.0)
    path.arcTo(right - 2 * radius, y, 2 * radius, 2 * radius, 90.0, -90.0)
    path.lineTo(right, low)
    path.closeSubpath()
    return path


def shape(
    path: QPainterPath | QPolygonF,
    fill: QColor | QBrush | QGradient | None,
    pen: QPen | None = None,
    parent: QGraphicsItem | None = None,
) -> QGraphicsPathItem:
    """A path item that takes no clicks."""
    item = QGraphicsPathItem(outline(path) if isinstance(path, QPolygonF) else path, parent)
    item.setPen(pen or NO_PEN)
    if fill is not None:
        item.setBrush(QBrush(fill))
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def panel(rect: QRectF, line: QColor, width: float) -> QGraphicsPathItem:
    """A flat panel with its shadow, in scene pixels."""
    look = theme.look()
    radius = look.pxf(7)
    root = shape(QPainterPath(), None)
    if not look.high_contrast:
        shade = look.shadow
        for grow, opacity in ((7, 0.035), (5, 0.045), (3, 0.06), (1.5, 0.09)):
            shade.setAlphaF(opacity * (2 if look.dark else 1))
            d = grow * look.scale
            low = rect.adjusted(-d, -d + look.pxf(3), d, d + look.pxf(3))
            shape(rounded(low, radius + d), shade, None, root)
    half = width / 2
    inner = rounded(rect.adjusted(half, half, -half, -half), radius)
    shape(inner, look.colour("panel"), QPen(line, width), root)
    return root


def icon(
    name: str,
    size: float,
    body: QColor,
    tone: QColor | None = None,
    parent: QGraphicsItem | None = None,
    edge: QColor | None = None,
    width: float = 0.0,
) -> QGraphicsPathItem:
    """A drawing of the icon set, sharp at every zoom; `width` of its edge in pixels, outside the body."""
    k = size / icons.BOX
    place = QTransform(k, 0, 0, k, -size / 2, -size / 2)
    root = shape(QPainterPath(), None, None, parent)
    if edge is not None:
        shape(icons.path(name), edge, edge_pen(edge, 2 * width / k), root).setTransform(place)
    shape(icons.path(name), body, None, root).setTransform(place)
    inner = icons.path(name, "tone")
    if tone is not None and not inner.isEmpty():
        shape(inner, tone, None, root).setTransform(place)
    return root


def text(
    words: str, role: str, colour: QColor, parent: QGraphicsItem | None = None, size: float | None = None
) -> QGraphicsSimpleTextItem:
    """Words centred on the item's position; `size` in scaled pixels."""
    item = QGraphicsSimpleTextItem(words, parent)
    item.setFont(theme.look().font(role, size / theme.look().scale if size else None))
    item.setBrush(colour)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    centre_text(item, QPointF())
    return item


def centre_text(item: QGraphicsSimpleTextItem, at: QPointF) -> None:
    """Put words with their middle on a point."""
    rect = item.boundingRect()
    item.setPos(at.x() - rect.width() / 2, at.y() - rect.height() / 2)


def away(item: QGraphicsItem) -> None:
    """Take an item out of its scene, if it is still in one."""
    scene = item.scene() if isValid(item) else None
    if scene is not None:
        scene.removeItem(item)
