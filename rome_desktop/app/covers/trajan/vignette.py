"""The picture of Trajan in gallery and lists: an action circle with its markers, before a triumphal arch."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient

from rome_desktop.app.kit import icons, paint, theme

HEIGHT: Final = 206.0
RING: Final = 72.0
BOWL: Final = 27.0
ACTIONS: Final = (
    ("ship", "#24708F", ("yellow", "green")),
    ("forum", "#8A6A2A", ()),
    ("legionary", "#9B2D1F", ("pink", "blue", "orange")),
    ("fasces", "#6B3FA0", ("white", "yellow")),
    ("arch", "#5E6A74", ("blue",)),
    ("hammer", "#8C4A22", ("green", "orange")),
)


def draw(painter: QPainter, width: float) -> None:
    """An action circle in the middle of `width` x 206 units, painted from the origin."""
    rect = QRectF(0, 0, width, HEIGHT)
    painter.fillRect(rect, paint.vertical(rect, QColor("#FBF5E6"), QColor("#DFCDA6")))
    paint.veins(painter, rect, 10, 4, QColor("#B39F76"), 0.55)
    centre = QPointF(width / 2, HEIGHT / 2 + 3)
    for side in (-1, 1):
        at = QPointF(width / 2 + side * (RING + 88), HEIGHT / 2 + 22)
        icons.draw(painter, "arch", at, 96, QColor("#CDB98C"), QColor("#EADDC0"))
    band = QColor("#C9B283")
    band.setAlphaF(0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(band, 34))
    painter.drawEllipse(centre, RING, RING)
    _draw_way(painter, centre)
    for number, (icon, colour, markers) in enumerate(ACTIONS):
        _draw_bowl(painter, _at(centre, number), icon, QColor(colour), markers)
    _draw_marker(painter, centre, 15, "orange")


def _at(centre: QPointF, number: int) -> QPointF:
    angle = radians(-120 + 60 * number)
    return centre + QPointF(RING * cos(angle), RING * sin(angle))


def _draw_way(painter: QPainter, centre: QPointF) -> None:
    """The way of a sowing, in gold, over half of the circle."""
    around = QRectF(centre.x() - RING, centre.y() - RING, 2 * RING, 2 * RING)
    for colour, wide in (("#8A5600", 8.0), ("#FFC53D", 5.2)):
        painter.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(around, 60 * 16, -180 * 16)


def _draw_bowl(painter: QPainter, at: QPointF, icon: str, colour: QColor, markers: tuple[str, ...]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(26, 15, 6, 60))
    painter.drawEllipse(at + QPointF(1.2, 2.4), BOWL, BOWL)
    sand = QRadialGradient(at, BOWL)
    for stop, shade in ((0.0, "#E9D7AE"), (0.75, "#D3BA84"), (1.0, "#B7985C")):
        sand.setColorAt(stop, QColor(shade))
    painter.setBrush(sand)
    painter.setPen(QPen(colour, 2.4))
    painter.drawEllipse(at, BOWL, BOWL)
    icons.draw(painter, icon, at - QPointF(0, 8), 20, colour, QColor("#EAD9B2"))
    for n, marker in enumerate(markers):
        _draw_marker(painter, at + QPointF((n - (len(markers) - 1) / 2) * 14.5, 11), 7, marker)


def _draw_marker(painter: QPainter, at: QPointF, radius: float, colour: str) -> None:
    """An octagon in a marker's colour."""
    swatch = theme.look().markers[colour]
    corners = [radians(22.5 + 45 * n) for n in range(8)]
    shape = QPolygonF([at + QPointF(radius * cos(a), radius * sin(a)) for a in corners])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(26, 15, 6, 80))
    painter.drawPolygon(shape.translated(0.8, 1.4))
    painter.setBrush(swatch.fill)
    painter.setPen(QPen(swatch.edge, max(1.0, radius * 0.13)))
    painter.drawPolygon(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    pale = QColor(255, 255, 255, 90)
    painter.setBrush(pale)
    painter.drawEllipse(at - QPointF(radius * 0.2, radius * 0.25), radius * 0.34, radius * 0.26)
