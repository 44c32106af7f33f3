"""Boards drawn once into a pixmap, again only when what they show has changed, and pieces standing on them."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsRectItem

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.table_view import TableView

FINE = 4.0
"""Letters are set so much larger and drawn so much smaller, because fonts know whole pixels only."""
SMALLEST = 11.5
MOST_PIXELS = 9_000_000
Colour = QColor | str
"""A colour, or the name of a role of the look, or `#rrggbb`."""
Wanted = dict[str, tuple[Hashable, Callable[[], QGraphicsItem]]]
LEFT, MIDDLE, RIGHT = "left", "middle", "right"


def ink(colour: Colour) -> QColor:
    """A colour from its role or its number."""
    if isinstance(colour, QColor):
        return colour
    return QColor(colour) if colour.startswith("#") else theme.look().colour(colour)


@lru_cache(maxsize=256)
def _font(size: float, weight: int, display: bool, scale: float) -> QFont:
    role = "display" if display else "count" if weight == 600 else "body"
    bold = True if weight >= 700 else None
    return theme.look().font(role, size * FINE / scale, bold)


def font(size: float, weight: int = 400, *, display: bool = False) -> QFont:
    """A font `FINE` times as large as `size`."""
    return _font(size, weight, display, theme.look().scale)


@lru_cache(maxsize=4096)
def _text_width(text: str, size: float, weight: int, display: bool, scale: float) -> float:
    return QFontMetricsF(font(size, weight, display=display)).horizontalAdvance(text) / FINE


def text_width(text: str, size: float, weight: int = 400, *, display: bool = False) -> float:
    """How wide words are, in the units they are drawn in."""
    return _text_width(text, size, weight, display, theme.look().scale)


class Hand:
    """Draws in the units of the layout file; `unit` is how many pixels one of them is."""

    def __init__(self, painter: QPainter, unit: float) -> None:
        self.painter = painter
        self.unit = unit
        self.look = theme.look()
        self.dark = self.look.dark

    def pen(self, colour: Colour | None, width: float = 1.0) -> None:
        """The line of what follows; None for none."""
        if colour is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
            return
        if self.look.high_contrast:
            width = max(width, 2.0)
        pen = QPen(ink(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)

    def fill(self, colour: Colour | QBrush | QGradient | None) -> None:
        """The filling of what follows; None for none."""
        if colour is None:
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
        elif isinstance(colour, (QBrush, QGradient)):
            self.painter.setBrush(colour)
        else:
            self.painter.setBrush(ink(colour))

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float,
        fill: Colour | QBrush | QGradient | None,
        line: Colour | None = None,
        width: float = 1.0,
    ) -> None:
        """A rounded rectangle."""
        self.pen(line, width)
        self.fill(fill)
        rect = QRectF(x, y, w, h)
        if radius:
            self.painter.drawRoundedRect(rect, radius, radius)
        else:
            self.painter.drawRect(rect)

    def shadow(self, x: float, y: float, w: float, h: float, radius: float, strength: float = 0.5) -> None:
        """A soft shadow below a rounded rectangle."""
        if self.look.high_contrast:
            return
        colour = self.look.shadow
        for grow, opacity in ((2.4, 0.07), (1.2, 0.12)):
            colour.setAlphaF(min(1.0, opacity * strength * 2 * (2 if self.dark else 1)))
            rect = QRectF(x - grow, y - grow + 1.8, w + 2 * grow, h + 2 * grow)
            self.pen(None)
            self.painter.setBrush(colour)
            self.painter.drawRoundedRect(rect, radius + grow, radius + grow)

    def disc(
        self, at: QPointF, radius: float, fill: Colour | None, line: Colour | None = None, width: float = 1.0
    ) -> None:
        """A round plate."""
        self.pen(line, width)
        self.fill(fill)
        self.painter.drawEllipse(at, radius, radius)

    def path(
        self,
        path: QPainterPath,
        fill: Colour | QBrush | QGradient | None,
        line: Colour | None = None,
        width: float = 1.0,
    ) -> None:
        """A path."""
        self.pen(line, width)
        self.fill(fill)
        self.painter.drawPath(path)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: Colour, width: float = 1.0) -> None:
        """A straight line."""
        self.pen(colour, width)
        self.painter.drawLine(QPointF(x, y), QPointF(to_x, to_y))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13.5,
        colour: Colour = "ink",
        weight: int = 400,
        align: str = LEFT,
        *,
        room: float | None = None,
        display: bool = False,
        halo: Colour | None = None,
    ) -> float:
        """One line with its baseline at `y`, smaller until it fits `room`; the width taken, 0 if left out."""
        size = fitted(words, size, weight, room, self.unit, display=display)
        if not size or not words:
            return 0.0
        width = text_width(words, size, weight, display=display)
        left = x - width * (0.5 if align == MIDDLE else 1.0 if align == RIGHT else 0.0)
        painter = self.painter
        painter.save()
        painter.translate(left, y)
        painter.scale(1 / FINE, 1 / FINE)
        face = font(size, weight, display=display)
        if halo is not None:
            outline = QPainterPath()
            outline.addText(QPointF(), face, words)
            pen = QPen(ink(halo), 3.0 * FINE)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(outline, pen)
        painter.setFont(face)
        painter.setPen(ink(colour))
        painter.drawText(QPointF(), words)
        painter.restore()
        return width

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        body: Colour,
        tone: Colour | None = None,
        edge: Colour | None = None,
        opacity: float = 1.0,
    ) -> None:
        """A drawing of the icon set, centred."""
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        inner = None if tone is None else ink(tone)
        rim = None if edge is None else ink(edge)
        icons.draw(self.painter, name, QPointF(x, y), size, ink(body), inner, rim)
        self.painter.setOpacity(before)

    def good(
        self, good: str, x: float, y: float, size: float, *, plate: bool = True, faint: bool = False
    ) -> None:
        """A good, coins, influence, an artisan, cards or a good of choice, on its plate."""
        if good == "cards":
            self._cards(x, y, size)
            return
        if good == "goods_choice":
            self.disc(QPointF(x, y), size / 2 - 0.6, theme.PLATE, "#5E4A2E", max(1.0, size * 0.045))
            self.text(x, y + size * 0.28, "?", size * 0.78, "#5E4A2E", 700, MIDDLE)
            return
        icons.draw_good(self.painter, good, QPointF(x, y), size, plate=plate, faint=faint)

    def _cards(self, x: float, y: float, size: float) -> None:
        """A subject card on a plate."""
        self.disc(QPointF(x, y), size / 2 - 0.6, theme.PLATE, "#4A1830", max(1.0, size * 0.045))
        w, h = size * 0.4, size * 0.55
        self.box(
            x - w / 2 + size * 0.07, y - h / 2 - size * 0.03, w, h, 1.2, "#E7D3DC", "#4A1830", size * 0.05
        )
        self.box(
            x - w / 2 - size * 0.05, y - h / 2 + size * 0.02, w, h, 1.2, "#7A2E4C", "#4A1830", size * 0.05
        )

    def emblem(self, seat: theme.SeatColour, x: float, y: float, diameter: float) -> None:
        """The round badge of a seat."""
        icons.draw_emblem(self.painter, seat, QPointF(x, y), diameter)

    def piece(self, name: str, seat: theme.SeatColour, x: float, y: float, size: float) -> None:
        """A piece of a seat."""
        icons.draw_piece(self.painter, name, QPointF(x, y), size, seat)

    def veil(self, opacity: float) -> None:
        """How opaque what follows is."""
        self.painter.setOpacity(opacity)


def fitted(
    words: str, size: float, weight: int, room: float | None, unit: float, *, display: bool = False
) -> float:
    """The largest size up to `size` at which words fit; 0 if they do not at the smallest that can be read."""
    if room is None:
        return size
    least = min(size, SMALLEST / max(1.0, unit))
    while size >= least:
        if text_width(words, size, weight, display=display) <= room + 0.5:
            return size
        size -= 0.5
    return 0.0


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
        self._draw: Callable[[Hand], None] | None = None
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

    def show(self, seen: Hashable, draw: Callable[[Hand], None]) -> None:
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
        self._draw(Hand(painter, self.unit))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        self._picture.setPixmap(picture)


def sprite(
    w: float, h: float, draw: Callable[[Hand], None], unit: float, ratio: float = 1.0
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
    draw(Hand(painter, unit))
    painter.end()
    picture.setDevicePixelRatio(fine)
    item = QGraphicsPixmapItem(picture)
    item.setOffset(-w / 2, -h / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


class Layer:
    """Pieces of one sort by key; what did not change is left alone."""

    def __init__(self, depth: float, parent: QGraphicsItem) -> None:
        self.root = QGraphicsPathItem(parent)
        self.root.setZValue(depth)
        self.items: dict[str, tuple[Hashable, QGraphicsItem]] = {}

    def sync(self, wanted: Wanted) -> None:
        """Make the pieces equal to `wanted`: key to (what it looks like and where, how to make it)."""
        for key in [k for k, (made, _) in self.items.items() if k not in wanted or wanted[k][0] != made]:
            remove(self.items.pop(key)[1])
        for key, (look, make) in wanted.items():
            if key not in self.items:
                item = make()
                item.setParentItem(self.root)
                self.items[key] = (look, item)
            else:
                self.items[key][1].show()

    def get(self, key: str) -> QGraphicsItem | None:
        """The piece with this key, if it is there."""
        found = self.items.get(key)
        return found[1] if found is not None else None

    def forget(self, key: str) -> None:
        """The next `sync` makes this piece anew, because something moved it."""
        found = self.items.get(key)
        if found is not None:
            self.items[key] = (None, found[1])


def remove(item: QGraphicsItem) -> None:
    """Take an item out of its scene."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)


def rounded(x: float, y: float, w: float, h: float, radius: float = 5.0) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
    return path


def circle(at: QPointF, radius: float) -> QPainterPath:
    """A circle as a path."""
    path = QPainterPath()
    path.addEllipse(at, radius, radius)
    return path


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
