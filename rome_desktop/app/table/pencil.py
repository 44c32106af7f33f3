"""The one drawing hand of the table: words, icons, plates and pieces in the units of a layout file."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPen, QPixmap

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.kit.contrast import contrast
from rome_desktop.app.table.growing import Edges, Grown, most
from rome_desktop.app.table.kept import Kept
from rome_desktop.app.table.writing import LEFT, MIDDLE, RIGHT, Colour, Writer, ink

__all__ = [
    "HINTS",
    "KEPT",
    "LEFT",
    "MIDDLE",
    "RIGHT",
    "Colour",
    "Fill",
    "Pencil",
    "ink",
    "painted",
    "picture",
]

SHARP = 2.0
WORTH_KEEPING = 24.0
SEEN = 3.2
"""The contrast that an icon has in high contrast: 3, and something for its soft edge."""
"""Smaller icons are drawn as quickly as they are copied, and some stand elsewhere each time."""
SHADOW = 5.0
"""No figure's shadow is further from it."""
Fill = Colour | QBrush | QGradient | None
KEPT = Kept()
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_GROWN: dict[Hashable, Grown] = {}
MOST_GROWN = 1000
"""So many parts are known before all are forgotten."""
TAKEN = 0.9
"""Of its size a figure stands within so much."""


class Pencil(Writer):
    """Draws and writes in the units of the layout file."""

    night: ClassVar[str] = "#1D1B22"
    """A plate in the dark theme."""

    def kept(self, key: Hashable, rect: QRectF, draw: Callable[[Any], None]) -> None:
        """Draw what `draw` draws within `rect`: copied where it was drawn before with this key in this look.

        The key says everything that it depends on but its size and its place.
        """
        look = self.look
        by = most(self.unit)
        whole = (key, type(self), self.unit, look.dark, look.scale, look.high_contrast, by)
        if by == 1.0:
            KEPT.draw(self.painter, whole, rect, lambda painter: draw(type(self)(painter, self.unit)))
            return
        found = self._grown_part((*whole, rect.width(), rect.height()), rect, draw)
        if self.scout is not None:
            self.scout.things_at(rect.topLeft(), found.edges)
            return

        def larger(painter: QPainter) -> None:
            pencil = type(self)(painter, self.unit)
            pencil.growth = found.growth()
            draw(pencil)

        KEPT.draw(self.painter, whole, rect, larger)

    def _grown_part(self, key: Hashable, rect: QRectF, draw: Callable[[Any], None]) -> Grown:
        """How words of a part grow, found out once."""
        found = _GROWN.get(key)
        if found is None:
            if len(_GROWN) >= MOST_GROWN:
                _GROWN.clear()
            found = _GROWN[key] = self.grown(rect, draw)
        return found

    def noted(self, rect: QRectF, path: QPainterPath | None = None) -> bool:
        """Whether nothing is painted now: that something stands there was only noted."""
        if self.scout is None:
            return False
        self.scout.thing(rect, path)
        return True

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
        if self.noted(rect):
            return
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
        if self.noted(rect):
            return
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
        if self.look.high_contrast or self.scout is not None:
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
        if self.scout is not None:
            path = QPainterPath()
            path.addEllipse(at, radius, radius)
            self.scout.thing(_around(at, radius), path)
            return
        self.pen(line, width)
        self.fill(fill)
        self.painter.drawEllipse(at, radius, radius)

    def path(self, path: QPainterPath, fill: Fill, line: Colour | None = None, width: float = 1.0) -> None:
        """A path."""
        if self.noted(path.boundingRect(), path):
            return
        self.pen(line, width)
        self.fill(fill)
        self.painter.drawPath(path)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: Colour, width: float = 1.0) -> None:
        """A straight line."""
        if self.scout is not None:
            if x == to_x or y == to_y:  # what is beside another one may lie within its rectangle
                self.scout.thing(QRectF(QPointF(x, y), QPointF(to_x, to_y)).normalized())
            return
        self.pen(colour, width)
        self.painter.drawLine(QPointF(x, y), QPointF(to_x, to_y))

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
        if self.noted(_around(at, TAKEN * size / 2)):
            return
        shape = ink(body)
        inner = None if tone is None else ink(tone)
        rim = None if edge is None else ink(edge)

        def draw(pencil: Pencil) -> None:
            icons.draw(pencil.painter, name, at, size, shape, inner, rim)

        with self._faded(opacity):
            if size < WORTH_KEEPING:
                draw(self)
            else:
                colours = tuple(colour and colour.rgba() for colour in (shape, inner, rim))
                self.kept(("icon", name, colours), _around(at, 0.6 * size), draw)

    def ornament(
        self,
        name: str,
        at: QPointF,
        size: float,
        body: Colour,
        tone: Colour | None = None,
        opacity: float = 1,
    ) -> None:
        """An icon that says nothing."""
        if self.noted(_around(at, TAKEN * size / 2)):
            return
        with self._faded(opacity):
            icons.ornament(self.painter, name, at, size, ink(body), None if tone is None else ink(tone))

    @contextmanager
    def _faded(self, opacity: float) -> Iterator[None]:
        """What is drawn meanwhile lets so much more of its ground through."""
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        yield
        self.painter.setOpacity(before)

    def apart(self, colour: Colour, ground: Colour) -> QColor:
        """A colour as it is drawn on a ground: in high contrast so that an icon in it can be seen there."""
        shown, below = ink(colour), ink(ground)
        darker = below.lightness() > 100
        while self.look.high_contrast and contrast(shown, below) < SEEN and 3 < shown.value() < 250:
            shown = shown.darker(108) if darker else shown.lighter(108)
        return shown

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
        if self.noted(_around(at, TAKEN * size / 2)):
            return
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
        if self.noted(_around(at, size / 2)):
            return

        def draw(pencil: Pencil) -> None:
            icons.draw_good(pencil.painter, good, at, size, plate=plate, faint=faint)

        if size < WORTH_KEEPING:
            draw(self)
        else:
            self.kept(("good", good, plate, faint), _around(at, 0.6 * size), draw)

    def emblem(self, seat: theme.SeatColour, at: QPointF, diameter: float) -> None:
        """The round badge of a seat."""
        if self.noted(_around(at, diameter / 2)):
            return

        def draw(pencil: Pencil) -> None:
            icons.draw_emblem(pencil.painter, seat, at, diameter)

        self.kept(("emblem", seat.id), _around(at, 0.6 * diameter), draw)

    def piece(self, name: str, at: QPointF, size: float, seat: theme.SeatColour) -> None:
        """A piece of a seat."""
        if self.noted(_around(at, TAKEN * size / 2)):
            return

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
    return painted(QSizeF(w, h), pixels, draw, pencil, unit)[0]


def painted(
    size: QSizeF,
    pixels: float,
    draw: Callable[[Any], None],
    pencil: type[Pencil],
    unit: float,
    beside: Iterable[Edges] = (),
) -> tuple[QPixmap, tuple[Edges, ...]]:
    """The same, and where everything in it stands if words may grow; they keep off what is `beside`."""
    found = QPixmap(max(1, ceil(size.width() * pixels)), max(1, ceil(size.height() * pixels)))
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHints(HINTS)
    painter.scale(pixels, pixels)
    edges = pencil(painter, unit).draw_within(QRectF(QPointF(), size), draw, beside)
    painter.end()
    found.setDevicePixelRatio(pixels)
    return found, edges
