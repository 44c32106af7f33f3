"""The vignette of Concordia: provinces round a warm sea, cities with their goods, roads, a ship."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from rome_desktop.app.kit import icons, paint, theme

HEIGHT: Final = 206.0

NORTH: Final = (
    (-0.1, -0.1), (-0.1, 0.62), (0.08, 0.66), (0.16, 0.52), (0.26, 0.44), (0.36, 0.46), (0.43, 0.60),
    (0.53, 0.80), (0.60, 0.86), (0.585, 0.72), (0.53, 0.58), (0.47, 0.42), (0.52, 0.32), (0.62, 0.46),
    (0.72, 0.66), (0.78, 0.84), (0.84, 0.70), (0.80, 0.52), (0.90, 0.42), (1.1, 0.40), (1.1, -0.1),
)  # fmt: skip
SOUTH: Final = (
    (-0.1, 1.1), (0.02, 0.9), (0.2, 0.96), (0.36, 0.92), (0.48, 0.99), (0.7, 1.02), (1.1, 0.94), (1.1, 1.2),
    (-0.1, 1.2),
)  # fmt: skip
CITIES: Final = ((0.10, 0.36), (0.33, 0.17), (0.455, 0.60), (0.62, 0.34), (0.86, 0.19), (0.75, 0.70))
GOODS: Final = ("brick", "wine", "", "food", "cloth", "tool")
"""The good of each city; the one without is the capital."""
LINES: Final = ((0, 1, True), (1, 3, True), (3, 4, True), (1, 2, True), (2, 5, False), (4, 5, False))
"""From city to city, and whether it is a road."""
MOUNTAINS: Final = ((0.20, 0.22), (0.245, 0.18), (0.73, 0.40), (0.77, 0.44))


def _smooth(points: list[QPointF]) -> QPainterPath:
    count = len(points)
    path = QPainterPath(points[0])
    for i, here in enumerate(points):
        there = points[(i + 1) % count]
        before, after = points[i - 1], points[(i + 2) % count]
        path.cubicTo(here + (there - before) / 6, there - (after - here) / 6, there)
    return path


def draw(painter: QPainter, width: float) -> None:
    """Draw it into `width` x 206 units."""
    sea = QRadialGradient(QPointF(width / 2, HEIGHT / 2), max(width, HEIGHT) * 0.7)
    sea.setColorAt(0, QColor("#93C8D8"))
    sea.setColorAt(1, QColor("#5797B2"))
    painter.fillRect(QRectF(0, 0, width, HEIGHT), sea)
    north = _smooth([_at(x, y, width) for x, y in NORTH])
    land = QPainterPath(north)
    land.addPath(_smooth([_at(x, y, width) for x, y in SOUTH]))
    for wide, opacity in ((16.0, 0.15), (8.0, 0.25)):
        painter.setOpacity(opacity)
        painter.strokePath(land, _pen("#EAF6FA", wide))
    painter.setOpacity(1.0)
    rect = QRectF(0, 0, width, HEIGHT)
    painter.fillPath(land, paint.vertical(rect, QColor("#F3E3B8"), QColor("#E3C98C")))
    painter.save()
    painter.setClipPath(north, Qt.ClipOperation.IntersectClip)
    _provinces(painter, width)
    painter.restore()
    painter.strokePath(land, _pen("#6B5632", 1.6))
    _lines(painter, width)
    _pieces(painter, width)


def _at(x: float, y: float, width: float) -> QPointF:
    return QPointF(x * width, y * HEIGHT)


def _pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _provinces(painter: QPainter, width: float) -> None:
    """Three tints with dashed borders, and a few mountains."""
    west = QPainterPath(_at(0.36, -0.05, width))
    west.cubicTo(_at(0.30, 0.14, width), _at(0.24, 0.26, width), _at(0.17, 0.62, width))
    east = QPainterPath(_at(0.60, -0.05, width))
    east.cubicTo(_at(0.52, 0.12, width), _at(0.55, 0.25, width), _at(0.47, 0.42, width))
    gaul = QPainterPath(west)
    for corner in ((-0.05, 1.0), (-0.05, -0.05)):
        gaul.lineTo(_at(*corner, width))
    italy = QPainterPath(west)
    for corner in ((0.7, 1.0), (0.47, 0.42)):
        italy.lineTo(_at(*corner, width))
    italy.cubicTo(_at(0.55, 0.25, width), _at(0.52, 0.12, width), _at(0.60, -0.05, width))
    hellas = QPainterPath(east)
    for corner in ((0.9, 1.0), (1.05, 1.0), (1.05, -0.05)):
        hellas.lineTo(_at(*corner, width))
    for area, colour, opacity in (
        (gaul, "#D98F86", 0.36),
        (italy, "#9CBF6A", 0.42),
        (hellas, "#8FA7D6", 0.38),
    ):
        painter.setOpacity(opacity)
        painter.fillPath(area, QColor(colour))
    painter.setOpacity(0.8)
    dashed = _pen("#7A6238", 1.4)
    dashed.setDashPattern([3.6, 2.9])
    painter.strokePath(west, dashed)
    painter.strokePath(east, dashed)
    painter.setOpacity(1.0)
    for x, y in MOUNTAINS:
        _mountain(painter, _at(x, y, width))


def _mountain(painter: QPainter, at: QPointF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, corners in (
        ("#B59B6A", ((-9, 6), (0, -8), (9, 6))),
        ("#8E7446", ((0, -8), (9, 6), (2, 6))),
    ):
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF([at + QPointF(*corner) for corner in corners]))


def _lines(painter: QPainter, width: float) -> None:
    places = [_at(x, y, width) for x, y in CITIES]
    for one, two, road in LINES:
        path = QPainterPath(places[one])
        path.lineTo(places[two])
        painter.setOpacity(0.6)
        painter.strokePath(path, _pen("#FFFFFF", 5))
        painter.setOpacity(1.0)
        pen = _pen("#7A4A22" if road else "#124E6B", 2.6)
        if not road:
            pen.setDashPattern([2.7, 1.6])
        painter.strokePath(path, pen)


def _pieces(painter: QPainter, width: float) -> None:
    """Cities, three houses, a ship and a walker in seat colours."""
    places = [_at(x, y, width) for x, y in CITIES]
    for place, good in zip(places, GOODS, strict=True):
        if good:
            icons.draw_good(painter, good, place, 32)
            continue
        painter.setPen(QPen(QColor("#4E130C"), 2))
        painter.setBrush(QColor("#9B2D1F"))
        painter.drawEllipse(place, 19, 19)
        icons.draw(painter, "temple", place, 24, QColor("#F6E7C4"))
    seats = {seat.id: seat for seat in theme.seats()}
    for place, side, colour in (
        (places[0], QPointF(27, -8), "flava"),
        (places[1], QPointF(27, -4), "rubra"),
        (places[4], QPointF(-27, -6), "viridis"),
    ):
        icons.draw_piece(painter, "house", place + side, 28, seats[colour])
    icons.draw_piece(painter, "ship", _at(0.26, 0.74, width), 58, seats["flava"])
    icons.draw_piece(painter, "colonist", _at(0.505, 0.24, width), 36, seats["rubra"])
