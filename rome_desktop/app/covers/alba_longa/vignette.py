"""The picture of Alba Longa in gallery and lists: a walled city on its hills, wheat and people before it."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rome_desktop.app.kit import icons, paint, theme

HEIGHT: Final = 206.0
FIELDS: Final = HEIGHT * 0.64 + 12
"""Where the fields begin."""
STEP: Final = 12.0
"""From ear to ear."""


def draw(painter: QPainter, width: float) -> None:
    """Hills, walls and fields, `width` x 206 units, painted from the origin."""
    sky = QRectF(0, 0, width, HEIGHT * 0.7)
    painter.fillRect(QRectF(0, 0, width, HEIGHT), QColor("#F6EBC8"))
    painter.fillRect(sky, paint.vertical(sky, QColor("#F2B866"), QColor("#F8E3B2")))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFF6D8"))
    painter.drawEllipse(QPointF(width * 0.3, HEIGHT * 0.42), 26, 26)
    _draw_hills(painter, width)
    _draw_walls(painter, width * 0.66)
    _draw_wheat(painter, width)
    seats = [theme.seat(name) for name in ("rubra", "flava", "viridis")]
    icons.draw_piece(painter, "peasant", QPointF(44, FIELDS + 20), 44, seats[0], emblem=False)
    icons.draw_piece(painter, "peasant", QPointF(90, FIELDS + 26), 44, seats[1], emblem=False)
    icons.draw_piece(painter, "legionary", QPointF(width - 46, FIELDS + 24), 46, seats[2], emblem=False)


def _draw_hills(painter: QPainter, width: float) -> None:
    """Two ranges, the nearer one darker."""
    far = QPainterPath(QPointF(0, HEIGHT * 0.56))
    far.cubicTo(
        width * 0.16, HEIGHT * 0.36, width * 0.31, HEIGHT * 0.30, width * 0.44, HEIGHT * 0.44
    )  # a saddle
    far.cubicTo(width * 0.56, HEIGHT * 0.57, width * 0.75, HEIGHT * 0.30, width, HEIGHT * 0.46)
    near = QPainterPath(QPointF(0, HEIGHT * 0.66))
    near.cubicTo(width * 0.27, HEIGHT * 0.50, width * 0.47, HEIGHT * 0.66, width * 0.63, HEIGHT * 0.58)
    near.cubicTo(width * 0.78, HEIGHT * 0.51, width * 0.9, HEIGHT * 0.62, width, HEIGHT * 0.58)
    for path, colour in ((far, "#A8A06A"), (near, "#7E8A4E")):
        path.lineTo(width, HEIGHT)
        path.lineTo(0, HEIGHT)
        path.closeSubpath()
        painter.fillPath(path, QColor(colour))


def _draw_walls(painter: QPainter, x: float) -> None:
    """Battlements round a gate, and a temple above them."""
    low, top = FIELDS, HEIGHT * 0.64 - 26
    icons.draw(painter, "temple", QPointF(x, top - 26), 46, "#FFF9EA", "#B3311E", "#7A5A2A", edge_width=1.4)
    wall = QPainterPath(QPointF(x - 62, low))
    wall.lineTo(x - 62, top)
    left = x - 51
    for n in range(12):
        wall.lineTo(left + 8.5 * n, top - 8 * (n % 2))
        wall.lineTo(left + 8.5 * (n + 1), top - 8 * (n % 2))
    wall.lineTo(x + 62, top)
    wall.lineTo(x + 62, low)
    wall.closeSubpath()
    painter.setPen(QPen(QColor("#7A5A2A"), 1.4))
    painter.setBrush(QColor("#F1E4C8"))
    painter.drawPath(wall)
    gate = QPainterPath(QPointF(x - 11, low))
    gate.lineTo(x - 11, low - 18)
    gate.arcTo(QRectF(x - 11, low - 29, 22, 22), 180, -180)
    gate.lineTo(x + 11, low)
    gate.closeSubpath()
    painter.fillPath(gate, QColor("#7A4A22"))


def _draw_wheat(painter: QPainter, width: float) -> None:
    """Two rows of ears over golden ground."""
    field = QRectF(0, FIELDS, width, HEIGHT - FIELDS)
    painter.fillRect(field, paint.vertical(field, QColor("#D9A93A"), QColor("#B5791C")))
    dice = random.Random(3)
    for row in range(2):
        for n in range(int(width / STEP) + 1):
            at = QPointF(4 + n * STEP + row * 5, FIELDS + 22 + row * 24 + dice.random() * 5)
            colour = "#F0CC66" if (n + row) % 2 else "#C98F28"
            icons.draw(painter, "wheat", at, 30, colour, None, "#8A5E14", edge_width=0.6)
