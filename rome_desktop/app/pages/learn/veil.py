"""What lies over the table in a lesson: a veil with windows, the arrow of the move, halos."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme

RADIUS, MARGIN = 9, 5
HEAD, SHAFT = 22, 9


class Veil(QWidget):
    """Clear to the mouse: what is under it is reached as if it were not there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.windows: tuple[QRectF, ...] = ()
        self.source: QRectF | None = None
        self.target: QRectF | None = None
        theme.follow(self, self.update)

    def show_windows(self, windows: Sequence[QRectF], source: QRectF | None, target: QRectF | None) -> None:
        """Rectangles in this widget's pixels: what is not veiled, the piece to take and where it goes."""
        self.windows, self.source, self.target = tuple(windows), source, target
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.windows:
            self._paint_veil(painter)
        if self.source is not None and self.target is not None:
            self._paint_arrow(painter, self.source, self.target)
        for rect in (self.source, self.target):
            if rect is not None:
                self._paint_halo(painter, rect, look.lit if rect is self.source else look.gold)
        painter.end()

    def _paint_veil(self, painter: QPainter) -> None:
        look = theme.look()
        path = QPainterPath()
        path.addRect(QRectF(self.rect()))
        holes = QPainterPath()
        for rect in self.windows:
            hole = QPainterPath()
            hole.addRoundedRect(rect, look.pxf(RADIUS), look.pxf(RADIUS))
            holes = holes.united(hole)
        painter.fillPath(path.subtracted(holes), veil_colour())
        edge(painter, holes)

    def _paint_halo(self, painter: QPainter, rect: QRectF, colour: QColor) -> None:
        look = theme.look()
        grown = rect.adjusted(-look.pxf(4), -look.pxf(4), look.pxf(4), look.pxf(4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((9.0, 0.35), (3.0, 1.0)):
            ring = QColor(colour)
            ring.setAlphaF(alpha)
            painter.setPen(QPen(ring, look.pxf(width)))
            painter.drawRoundedRect(grown, look.pxf(8), look.pxf(8))

    def _paint_arrow(self, painter: QPainter, source: QRectF, target: QRectF) -> None:
        """A bent arrow from the middle of the piece to the edge of its place."""
        look = theme.look()
        start, end = source.center(), target.center()
        line = end - start
        length = (line.x() ** 2 + line.y() ** 2) ** 0.5
        if length < look.pxf(60):
            return
        bend = QPointF(-line.y(), line.x()) * 0.14
        control = (start + end) / 2 + bend
        way = end - control
        unit = way / max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        tip = end - unit * min(length / 3, to_edge(target, unit) + look.pxf(3))
        back = tip - unit * look.pxf(HEAD)
        path = QPainterPath(start)
        path.quadTo(control, back)
        side = QPointF(-unit.y(), unit.x()) * look.pxf(HEAD * 0.62)
        head = QPolygonF([tip, back + side, back - side])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((look.lit_edge, SHAFT + 3), (look.lit, SHAFT)):
            pen = QPen(colour, look.pxf(width))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        painter.setPen(QPen(look.lit_edge, look.pxf(1.5)))
        painter.setBrush(look.lit)
        painter.drawPolygon(head)


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
    halves = ((rect.width() / 2, abs(way.x())), (rect.height() / 2, abs(way.y())))
    return min(half / part for half, part in halves if part > 0)
