"""Words of the table: as they are in the layout file, larger where larger text is wished for and has room."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from rome_desktop.app.kit import theme
from rome_desktop.app.table import lettering
from rome_desktop.app.table.growing import Edges, Grown, Growth, Scout, grown, most
from rome_desktop.app.table.lettering import FINE

NARROWEST = 0.76
LEFT, MIDDLE, RIGHT = "left", "middle", "right"
_SHARE = {LEFT: 0.0, MIDDLE: 0.5, RIGHT: 1.0}
_SET = {
    align: int(way | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
    for align, way in (
        (LEFT, Qt.AlignmentFlag.AlignLeft),
        (MIDDLE, Qt.AlignmentFlag.AlignHCenter),
        (RIGHT, Qt.AlignmentFlag.AlignRight),
    )
}
"""How a line is set in its rectangle: half way down, and never cut off."""
Colour = QColor | str
"""A colour, or the name of a role of the look, or `#rrggbb`."""
BELOW: Final = frozenset("gjpqyçQ,;()[]/§")
"""Letters that reach below the line."""
UP: Final = 1e-6
"""Letters stand on whole pixels: words that have grown are rounded down, or they would meet what is near."""
HALF, DEEP, MIDDLE_OF_LINE = 0.34, 0.22, 0.03
"""Of the size: half a capital; how far letters reach below the line; how far above the middle of their
rectangle the middle of capitals stands."""


def ink(colour: Colour) -> QColor:
    """A colour from its role or its number."""
    if isinstance(colour, QColor):
        return colour
    return QColor(colour) if colour.startswith("#") else theme.look().colour(colour)


class Writer:
    """Writes in the units of the layout file; `unit` is how many pixels of the screen one of them is.

    Words come in two ways: `text` stands on a baseline at any size and may be set narrower, `words` stand in
    a rectangle in the size of their role. A game whose table needs other limits says so in a subclass.
    """

    finest: ClassVar[float] = 0.0
    """On large screens `words` may be so much of the smallest size."""

    def __init__(self, painter: QPainter, unit: float) -> None:
        self.painter = painter
        self.unit = unit
        self.look = theme.look()
        self.dark = self.look.dark
        self.growth = Growth()
        self.scout: Scout | None = None
        """Notes what is drawn, where nothing is painted."""

    def draw_within(
        self, room: QRectF, draw: Callable[[Any], None], beside: Iterable[Edges] = ()
    ) -> tuple[Edges, ...]:
        """Draw what stays in `room`, with words as large as they may be there and `beside` other things.

        Where it stands is told if words may grow.
        """
        if most(self.unit) == 1.0:
            draw(self)
            return ()
        found = self.grown(room, draw, beside)
        self.growth = found.growth()
        draw(self)
        return found.edges

    def grown(self, room: QRectF, draw: Callable[[Any], None], beside: Iterable[Edges] = ()) -> Grown:
        """How words grow where `draw` draws into `room`."""
        return grown(lambda painter: type(self)(painter, self.unit), room, draw, self.unit, beside)

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
        size, y = self._grown_text(QPointF(x, y), words, size, weight, align, room, display)
        smaller = lettering.fitted(words, size, weight, room, self.unit, display=display)
        size = smaller or min(size, lettering.smallest(self.unit))
        width = lettering.text_width(words, size, weight, display=display)
        narrow = 1.0 if smaller or room is None else room / max(1.0, width)
        if narrow < NARROWEST or not words:
            return 0.0
        width *= narrow
        if self.scout is not None:
            return width
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

    def _grown_text(
        self, at: QPointF, words: str, size: float, weight: int, align: str, room: float | None, display: bool
    ) -> tuple[float, float]:
        """The size and the baseline of words that may have grown: about the middle of their capitals."""
        by = self.growth.of(key := ("text", size, weight, words))
        if by == 1.0 and self.scout is None:
            return size, at.y()
        plain = lettering.fitted(words, size, weight, room, self.unit, display=display)
        if self.scout is not None:
            width = lettering.text_width(words, plain or size, weight, display=display) if plain else 0.0
            middle = QPointF(at.x(), at.y() - HALF * (plain or size))
            self.scout.word(key, middle, _reach(words, width, plain or size, align), room)
        larger = plain and lettering.fitted(words, size * by, weight, room, self.unit, display=display)
        if not larger or larger <= plain:
            return size, at.y()
        return larger, at.y() + HALF * (larger - plain)

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
        fitting = self._grown_words(text, role, rect, align, bold, size)
        if fitting is None:
            return 0.0
        face = lettering.role_font(role, fitting, self.unit, bold)
        width = lettering.role_width(text, role, fitting, self.unit, bold)
        if self.scout is not None:
            return width
        with self.in_pixels() as unit:
            seen = self.pixels(rect)
            if halo is not None:
                metrics = QFontMetricsF(face)
                x = seen.x() + (seen.width() - width * unit) * _SHARE[align]
                y = seen.center().y() + (metrics.ascent() - metrics.descent()) / 2
                self._halo(text, face, QPointF(x, y), halo, 2.8 * unit)
            self.painter.setFont(face)
            self.painter.setPen(ink(colour))
            self.painter.drawText(seen, _SET[align], text)
        return width

    def _grown_words(
        self, text: str, role: str, rect: QRectF, align: str, bold: bool | None, size: float | None
    ) -> float | None:
        """The size of words that may have grown; None where they do not fit."""

        def fitting(points: float | None) -> float | None:
            return lettering.fitting_size(
                text, role, rect.width(), self.unit, bold, points, finest=self.finest
            )

        by = self.growth.of(key := ("words", role, size, bold, text))
        plain = fitting(size)
        if self.scout is not None:
            width = 0.0 if plain is None else lettering.role_width(text, role, plain, self.unit, bold)
            x = rect.x() + rect.width() * _SHARE[align]
            letters = plain or 0.0
            middle = QPointF(x, rect.center().y() + MIDDLE_OF_LINE * letters)
            self.scout.word(key, middle, _reach(text, width, letters, align), rect.width())
        if plain is None or by == 1.0:
            return plain
        whole = int((size or theme.SIZES[role]) * by * self.unit + UP) / self.unit
        return max(plain, fitting(whole) or plain)

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


def _reach(words: str, width: float, size: float, align: str) -> Edges:
    """How far letters reach from the middle of their capitals, at the side they are set from."""
    share = _SHARE[align]
    low = HALF + (DEEP if BELOW & set(words) else 0.0)
    return share * width, HALF * size, (1 - share) * width, low * size
