"""The picture of Calculi in gallery and lists: a row of pebbles."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

HEIGHT = 206.0


def draw(painter: QPainter, width: float) -> None:
    """A row of pebbles within `width` x 206 units, painted from the origin."""
    painter.setBrush(QColor("#5E6A74"))
    for n in range(5):
        painter.drawEllipse(QPointF(width * (n + 1) / 6, HEIGHT / 2), width / 16, width / 20)
