"""The one drawing hand of the table: words, icons, plates and pieces in the units of a layout file."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Any, ClassVar

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
    QPixmap,
)

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.table import lettering
from rome_desktop.app.table.kept import Kept
from rome_desktop.app.table.lettering import FINE

NARROWEST = 0.76
SHARP = 2.0
WORTH_KEEPING = 24.0
"""Smaller icons are drawn as quickly as they are copied, and some stand elsewhere each time."""
SHADOW = 5.0
"""No figure's shadow is further from it."""
Colour = QColor | str
"""A colour, or the name of a role of the look, or `#rrggbb`."""
Fill = Colour | QBrush | QGradient | None
LEFT, MIDDLE, RIGHT = "left", "middle", "right"
_SHARE = {LEFT: 0.0, MIDDLE: 0.5, RIGHT: 1.0}
_FLAG = {
    LEFT: Qt.AlignmentFlag.AlignLeft,
    MIDDLE: Qt.AlignmentFlag.AlignHCenter,
    RIGHT: Qt.AlignmentFlag.AlignRight,
}
KEPT = Kept()
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


def ink(colour: Colour) -> QColor:
    """A colour from its role or its number."""
    if isinstance(colour, QColor):
        return colour
    return QColor(colour) if colour.startswith("#") else theme.look().colour(colour)


class Pencil:
    """Draws in the units of the layout file; `unit` is how many pixels of the screen one of them is.

    Words come in two ways: `text` stands on a baseline at any size and may be set narrower, `words` stand in
    a rectangle in the size of their role. A game whose table needs other limits says so in a subclass.
    """

    finest: ClassVar[float] = 0.0
    """On large screens `words` may be so much of the smallest size."""
    night: ClassVar[str] = "#1D1B22"
    """A plate in the dark theme."""

    def __init__(self, painter: QPainter, unit: float) -> None:
        self.painter = painter
        self.unit = unit
        self.look = theme.look()
        self.dark = self.look.dark

    def pixels(self, rect: QRectF) -> QRectF:
        """A rectangle within `in_pixels`."""
        unit = self.unit
        return QRectF(rect.x() * unit, rect.y() * unit, rect.width() * unit, rect.height() * unit)

    @contextmanager
    def in_pixels(self) -> Iterator[float]:
        """Within, the painter's units are pixels of the screen; answers how many there are to a unit."""
        self.painter.save()
        self.painter.scale(1 / self.unit, 1 / self.unit)
        yield self.unit
        self.painter.restore()

    def kept(self, key: Hashable, rect: QRectF, draw: Callable[[Any], None]) -> None:
        """Draw what `draw` draws within `rect`: copied where it was drawn before with this key in this look.

        The key says everything that it depends on but its size and its place.
        """
        look = self.look
        whole = (key, type(self), self.unit, look.dark, look.scale, look.high_contrast)
        KEPT.draw(self.painter, whole, rect, lambda painter: draw(type(self)(painter, self.unit)))

    # ---- lines and plates

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

    def fill(self, colour: Fill) -> None:
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
        fill: Fill,
        line: Colour | None = None,
        width: float = 1.0,
    ) -> None:
        """A rounded rectangle."""
        self.plate(QRectF(x, y, w, h), fill, line, width, radius)

    def plate(
        self,
        rect: QRectF,
        fill: Fill,
        line: Colour | None = None,
        width: float = 1.0,
        radius: float = 4.0,
        *,
        dashed: bool = False,
    ) -> None:
        """The same, by its rectangle."""
        if radius <= SHARP and line is None and isinstance(fill, (QColor, str)):
            self.painter.fillRect(rect, ink(fill))  # ten times as quick, and a small field looks the same
            return
        self.pen(line, width)
        if dashed:
            pen = self.painter.pen()
            pen.setDashPattern([3.2, 2.6])
            self.painter.setPen(pen)
        self.fill(fill)
        if radius:
            self.painter.drawRoundedRect(rect, radius, radius)
        else:
            self.painter.drawRect(rect)

    def panel(
        self,
        rect: QRectF,
        radius: float = 8.0,
        fill: Colour = "panel",
        line: Colour = "line",
        width: float = 1.0,
        strength: float = 1.0,
    ) -> None:
        """A flat panel with its shadow; `width` in pixels of 100 %, so that edges are equal on all tables."""
        inside, edge = ink(fill), ink(line)
        margin = paint.shadow_margin() / self.unit if strength else 0.0

        def draw(pencil: Pencil) -> None:
            with pencil.in_pixels() as unit:
                broad = self.look.edge_width(width) if width else 0.0
                seen = self.pixels(rect)
                paint.panel(pencil.painter, seen, radius * unit, inside, edge, width=broad, strength=strength)

        key = ("panel", radius, inside.rgba(), edge.rgba(), width, strength)
        self.kept(key, rect.adjusted(-margin, -margin, margin, margin), draw)

    def field(self) -> QColor:
        """The ground of an empty field on a panel."""
        return QColor(self.night) if self.dark else self.look.colour("board_low")

    def shadow(self, x: float, y: float, w: float, h: float, radius: float, strength: float = 0.5) -> None:
        """A soft shadow below a rounded rectangle."""
        if self.look.high_contrast:
            return
        colour = self.look.shadow

        def draw(pencil: Pencil) -> None:
            pencil.pen(None)
            for grow, opacity in ((2.4, 0.07), (1.2, 0.12)):
                colour.setAlphaF(min(1.0, opacity * strength * 2 * (2 if self.dark else 1)))
                rect = QRectF(x - grow, y - grow + 1.8, w + 2 * grow, h + 2 * grow)
                pencil.painter.setBrush(colour)
                pencil.painter.drawRoundedRect(rect, radius + grow, radius + grow)

        self.kept(("shadow", radius, strength), QRectF(x - 3, y - 3, w + 6, h + 8), draw)

    def disc(
        self, at: QPointF, radius: float, fill: Fill, line: Colour | None = None, width: float = 1.0
    ) -> None:
        """A round plate."""
        self.pen(line, width)
        self.fill(fill)
        self.painter.drawEllipse(at, radius, radius)

    def path(self, path: QPainterPath, fill: Fill, line: Colour | None = None, width: float = 1.0) -> None:
        """A path."""
        self.pen(line, width)
        self.fill(fill)
        self.painter.drawPath(path)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: Colour, width: float = 1.0) -> None:
        """A straight line."""
        self.pen(colour, width)
        self.painter.drawLine(QPointF(x, y), QPointF(to_x, to_y))

    # ---- words

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
        smaller = lettering.fitted(words, size, weight, room, self.unit, display=display)
        size = smaller or min(size, lettering.smallest(self.unit))
        width = lettering.text_width(words, size, weight, display=display)
        narrow = 1.0 if smaller or room is None else room / max(1.0, width)
        if narrow < NARROWEST or not words:
            return 0.0
        width *= narrow
        painter = self.painter
        painter.save()
        painter.translate(x - width * _SHARE[align], y)
        painter.scale(narrow / FINE, 1 / FINE)
        face = lettering.font(size, weight, display=display)
        if halo is not None:
            self._halo(words, face, QPointF(), halo, 3.0 * FINE)
        painter.setFont(face)
        painter.setPen(ink(colour))
        painter.drawText(QPointF(), words)
        painter.restore()
        return width

    def words(
        self,
        text: str,
        role: str,
        rect: QRectF,
        colour: Colour = "ink",
        align: str = LEFT,
        *,
        bold: bool | None = None,
        size: float | None = None,
        halo: Colour | None = None,
    ) -> float:
        """One line in `rect`, smaller until it fits; the width it took, 0 if it had to be left out."""
        fitting = lettering.fitting_size(text, role, rect.width(), self.unit, bold, size, finest=self.finest)
        if fitting is None:
            return 0.0
        face = lettering.role_font(role, fitting, self.unit, bold)
        width = lettering.role_width(text, role, fitting, self.unit, bold)
        with self.in_pixels() as unit:
            seen = self.pixels(rect)
            if halo is not None:
                metrics = QFontMetricsF(face)
                x = seen.x() + (seen.width() - width * unit) * _SHARE[align]
                y = seen.center().y() + (metrics.ascent() - metrics.descent()) / 2
                self._halo(text, face, QPointF(x, y), halo, 2.8 * unit)
            self.painter.setFont(face)
            self.painter.setPen(ink(colour))
            flags = _FLAG[align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
            self.painter.drawText(seen, int(flags), text)
        return width

    def heading(self, line: QRectF, name: str, note: str = "") -> None:
        """A name in bold, and a quiet note at the right end of its line."""
        taken = self.words(name, "body", line, bold=True)
        if note:
            self.words(note, "small", line.adjusted(taken + 8, 0, 0, 0), "muted", RIGHT)

    def _halo(self, text: str, face: QFont, at: QPointF, colour: Colour, width: float) -> None:
        """A light edge round words on a map."""
        outline = QPainterPath()
        outline.addText(at, face, text)
        pen = QPen(ink(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(outline, pen)

    # ---- the icon set

    def icon(
        self,
        name: str,
        at: QPointF,
        size: float,
        body: Colour,
        tone: Colour | None = None,
        edge: Colour | None = None,
        opacity: float = 1.0,
    ) -> None:
        """A drawing of the icon set, centred."""
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        shape = ink(body)
        inner = None if tone is None else ink(tone)
        rim = None if edge is None else ink(edge)

        def draw(pencil: Pencil) -> None:
            icons.draw(pencil.painter, name, at, size, shape, inner, rim)

        if size < WORTH_KEEPING:
            draw(self)
        else:
            colours = tuple(colour and colour.rgba() for colour in (shape, inner, rim))
            self.kept(("icon", name, colours), _around(at, 0.6 * size), draw)
        self.painter.setOpacity(before)

    def figure(
        self,
        name: str,
        at: QPointF,
        size: float,
        body: Colour,
        tone: Colour | None = None,
        edge: Colour | None = None,
    ) -> None:
        """The same, standing: with its shadow on the ground."""
        shape = ink(body)
        inner = None if tone is None else ink(tone)
        rim = None if edge is None else ink(edge)

        def draw(pencil: Pencil) -> None:
            icons.draw_shadow(pencil.painter, name, at, size)
            icons.draw(pencil.painter, name, at, size, shape, inner, rim)

        colours = tuple(colour and colour.rgba() for colour in (shape, inner, rim))
        self.kept(("figure", name, colours), _around(at, 0.6 * size + SHADOW), draw)

    def good(self, good: str, at: QPointF, size: float, *, plate: bool = True, faint: bool = False) -> None:
        """A good or coins on its plate."""

        def draw(pencil: Pencil) -> None:
            icons.draw_good(pencil.painter, good, at, size, plate=plate, faint=faint)

        if size < WORTH_KEEPING:
            draw(self)
        else:
            self.kept(("good", good, plate, faint), _around(at, 0.6 * size), draw)

    def emblem(self, seat: theme.SeatColour, at: QPointF, diameter: float) -> None:
        """The round badge of a seat."""

        def draw(pencil: Pencil) -> None:
            icons.draw_emblem(pencil.painter, seat, at, diameter)

        self.kept(("emblem", seat.id), _around(at, 0.6 * diameter), draw)

    def piece(self, name: str, at: QPointF, size: float, seat: theme.SeatColour) -> None:
        """A piece of a seat."""

        def draw(pencil: Pencil) -> None:
            icons.draw_piece(pencil.painter, name, at, size, seat)

        self.kept(("piece", name, seat.id), _around(at, 0.8 * size + SHADOW), draw)

    def veil(self, opacity: float) -> None:
        """How opaque what follows is."""
        self.painter.setOpacity(opacity)


def _around(at: QPointF, half: float) -> QRectF:
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)


def picture(
    w: float, h: float, pixels: float, draw: Callable[[Any], None], pencil: type[Pencil], unit: float
) -> QPixmap:
    """What `draw` puts into `w` times `h` units, with so many `pixels` to each of them."""
    found = QPixmap(max(1, ceil(w * pixels)), max(1, ceil(h * pixels)))
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHints(HINTS)
    painter.scale(pixels, pixels)
    draw(pencil(painter, unit))
    painter.end()
    found.setDevicePixelRatio(pixels)
    return found
