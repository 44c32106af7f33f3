"""A pencil that draws words, icons and plates in the units of the layout file."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from rome_desktop.app.kit import icons, theme

FINE = 4.0
"""Letters are set so much larger and drawn so much smaller, because fonts know whole pixels only."""
SMALLEST = 11.5
NARROWEST = 0.76
SHARP = 2.0
Colour = QColor | str
"""A colour, or the name of a role of the look, or `#rrggbb`."""
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


class Pencil:
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
        rect = QRectF(x, y, w, h)
        if radius <= SHARP and line is None and isinstance(fill, (QColor, str)):
            self.painter.fillRect(rect, ink(fill))  # ten times as quick, and a small field looks the same
            return
        self.pen(line, width)
        self.fill(fill)
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
        """One line with its baseline at `y`, smaller until it fits `room`; the width taken, 0 if left out.

        What does not fit at the smallest size is drawn narrower, and left out if that would not read well.
        """
        smaller = fitted(words, size, weight, room, self.unit, display=display)
        size = smaller or min(size, SMALLEST / max(1.0, self.unit))
        width = text_width(words, size, weight, display=display)
        narrow = 1.0 if smaller or room is None else room / max(1.0, width)
        if narrow < NARROWEST or not words:
            return 0.0
        width *= narrow
        left = x - width * (0.5 if align == MIDDLE else 1.0 if align == RIGHT else 0.0)
        painter = self.painter
        painter.save()
        painter.translate(left, y)
        painter.scale(narrow / FINE, 1 / FINE)
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


def rounded(x: float, y: float, w: float, h: float, radius: float = 5.0) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
    return path
