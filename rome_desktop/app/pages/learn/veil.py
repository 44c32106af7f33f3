"""What lies over the table in a lesson: a veil with windows, the arrow of the move, halos."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.pages.learn.placing import Tail, tail

RADIUS, MARGIN = 9, 5
SPARED = 7
"""Px of 100 % of the corners of a card under the veil that can be read."""
HEAD, SHAFT = 22, 9
TAIL, LONGEST = 11, 24
"""Half of what the tail of the card takes of its edge, and its length, in px of 100 %."""
SHORTEST = 28
"""Px of 100 % between a piece and its place, if there is to be an arrow."""
PARTS = 24
"""Of an arrow, as the card keeps clear of it and as it grows."""
GROWING, BEATS = 400, 2
"""Milliseconds in which an arrow is drawn and a halo beats once, and how often it does."""


class Veil(QWidget):
    """Clear to the mouse: what is under it is reached as if it were not there."""

    def __init__(self, parent: QWidget, spared: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spared = spared
        """What lies under it and is to be read nevertheless, while it is shown."""
        if spared is not None:
            spared.installEventFilter(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.room = QRectF()
        """What can be veiled: the table and what stands beside it, not the bar."""
        self.windows: tuple[QRectF, ...] = ()
        self.whole = False
        self.tail: Tail | None = None
        """Of the card that lies over the veil."""
        self.source: QRectF | None = None
        self.target: QRectF | None = None
        self._time = 1.0
        """Of the drawing, from 0 to 1."""
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(GROWING * BEATS)
        self._clock.valueChanged.connect(self._tick)
        theme.follow(self, self.update)

    def show_windows(
        self,
        windows: Sequence[QRectF],
        source: QRectF | None = None,
        target: QRectF | None = None,
        *,
        whole: bool = False,
        fresh: bool = False,
    ) -> None:
        """Rectangles in this widget's pixels: what is not veiled, the piece to take and where it goes.

        Without windows nothing is veiled, or everything if it is to be `whole`. What is `fresh` is drawn
        before the learner's eyes: the arrow grows, the halos beat.
        """
        self.windows, self.source, self.target, self.whole = tuple(windows), source, target, whole
        self.tail = None
        if fresh:
            self._begin()
        self.show()
        self.update()

    def _begin(self) -> None:
        """Draw the arrow once and let the halos beat; they simply stand where motion is reduced."""
        self._clock.stop()
        self._time = 1.0
        if self.source is not None and self.target is not None and not theme.look().reduced_motion:
            self._time = 0.0
            self._clock.start()

    def _tick(self, time: float) -> None:
        self._time = time
        self.update()

    def show_tail(self, card: QRectF) -> Tail | None:
        """The tail of a card in this widget's pixels, to the nearest window; None where there is no room."""
        look = theme.look()
        found = tail(card, self.windows, look.pxf(RADIUS + TAIL))
        self.tail = found if found is not None and found.far > look.pxf(TAIL) else None
        self.update()
        return self.tail

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize}:
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.windows or self.whole:
            self._paint_veil(painter)
        if self.tail is not None:
            self._paint_tail(painter, self.tail)
        if self.source is not None and self.target is not None:
            self._paint_arrow(painter, self.source, self.target)
        for rect in (self.source, self.target):
            if rect is not None:
                self._paint_halo(painter, rect, look.lit if rect is self.source else look.gold)
        painter.end()

    def _paint_veil(self, painter: QPainter) -> None:
        look = theme.look()
        path = QPainterPath()
        path.addRect(self.room)
        holes = QPainterPath()
        for rect in self.windows:
            hole = QPainterPath()
            hole.addRoundedRect(rect, look.pxf(RADIUS), look.pxf(RADIUS))
            holes = holes.united(hole)
        path = path.subtracted(holes)
        if self._spared is not None and self._spared.isVisible():
            margin = paint.shadow_margin()
            corner = self.mapFromGlobal(self._spared.mapToGlobal(QPoint()))
            rect = QRectF(self._spared.rect()).adjusted(margin, margin, -margin, -margin)
            read = QPainterPath()
            read.addRoundedRect(rect.translated(corner), look.pxf(SPARED), look.pxf(SPARED))
            path = path.subtracted(read)
        painter.fillPath(path, veil_colour())
        edge(painter, holes)

    @staticmethod
    def _paint_tail(painter: QPainter, tail: Tail) -> None:
        look = theme.look()
        side = QPointF(tail.way.y(), tail.way.x()) * look.pxf(TAIL)
        tip = tail.start + tail.way * min(look.pxf(LONGEST), tail.far - look.pxf(4))
        painter.setPen(QPen(look.lit_edge, look.pxf(2)))
        painter.setBrush(look.panel)
        painter.drawPolygon(QPolygonF([tail.start + side, tip, tail.start - side]))

    def _paint_halo(self, painter: QPainter, rect: QRectF, colour: QColor) -> None:
        look = theme.look()
        grown = rect.adjusted(-look.pxf(4), -look.pxf(4), look.pxf(4), look.pxf(4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        beat = abs(math.sin(math.pi * BEATS * self._time))
        for width, alpha in ((9.0 + 5.0 * beat, 0.35), (3.0, 1.0)):
            ring = QColor(colour)
            ring.setAlphaF(alpha)
            painter.setPen(QPen(ring, look.pxf(width)))
            painter.drawRoundedRect(grown, look.pxf(8), look.pxf(8))

    def way(self) -> list[QRectF]:
        """Small rectangles along the arrow, if there is one."""
        arrow = (
            _arrow(self.source, self.target) if self.source is not None and self.target is not None else None
        )
        if arrow is None:
            return []
        path, half = arrow[0], theme.look().pxf(SHAFT)
        points = (path.pointAtPercent(n / PARTS) for n in range(PARTS + 1))
        return [QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half) for at in points]

    def _paint_arrow(self, painter: QPainter, source: QRectF, target: QRectF) -> None:
        look, arrow = theme.look(), _arrow(source, target)
        if arrow is None:
            return
        path, head = arrow
        drawn = min(1.0, self._time * BEATS)
        if drawn < 1.0:
            path = QPainterPath(path.pointAtPercent(0))
            for n in range(1, PARTS + 1):
                path.lineTo(arrow[0].pointAtPercent(drawn * n / PARTS))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((look.lit_edge, SHAFT + 3), (look.lit, SHAFT)):
            pen = QPen(colour, look.pxf(width))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        if drawn < 1.0:
            return
        painter.setPen(QPen(look.lit_edge, look.pxf(1.5)))
        painter.setBrush(look.lit)
        painter.drawPolygon(head)


def _arrow(source: QRectF, target: QRectF) -> tuple[QPainterPath, QPolygonF] | None:
    """A bent shaft from the edge of the piece to that of its place, and the head; None side by side."""
    look = theme.look()
    middle, end = source.center(), target.center()
    length = QLineF(middle, end).length()
    unit = (end - middle) / max(1.0, length)
    if length - to_edge(source, unit) - to_edge(target, unit) < look.pxf(SHORTEST):
        return None
    start = middle + unit * to_edge(source, unit)
    line = end - start
    control = (start + end) / 2 + QPointF(-line.y(), line.x()) * 0.14
    way = end - control
    unit = way / max(1.0, QLineF(control, end).length())
    tip = end - unit * min(QLineF(start, end).length() / 3, to_edge(target, unit) + look.pxf(3))
    back = tip - unit * look.pxf(HEAD)
    path = QPainterPath(start)
    path.quadTo(control, back)
    side = QPointF(-unit.y(), unit.x()) * look.pxf(HEAD * 0.62)
    return path, QPolygonF([tip, back + side, back - side])


def veil_colour() -> QColor:
    """What lies over everything that is not spoken of."""
    dark = theme.look().dark
    colour = QColor("#000000" if dark else "#1B120C")
    colour.setAlphaF(0.66 if dark else 0.62)
    return colour


def edge(painter: QPainter, path: QPainterPath) -> None:
    """The edge of what is lit."""
    look = theme.look()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((look.lit_edge, 5.6), (look.lit, 3.4)):
        painter.setPen(QPen(colour, look.pxf(width)))
        painter.drawPath(path)


def to_edge(rect: QRectF, way: QPointF) -> float:
    """How far it is from the middle of a rectangle to its edge in a direction of length 1."""
    if way.isNull():
        return 0.0
    halves = ((rect.width() / 2, abs(way.x())), (rect.height() / 2, abs(way.y())))
    return min(half / part for half, part in halves if part > 0)
