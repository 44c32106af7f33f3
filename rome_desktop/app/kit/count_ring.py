"""Counts in a ring of small discs: places that lie in a circle on the table, on the card of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from rome_desktop.app.kit import fitting, theme
from rome_desktop.app.kit.stylesheet import mixed

RING_WIDE = 54
"""Width of the whole ring at 100 %, in pixels."""
RADIUS, DISC = 17.2, 8.0
"""From the middle to those of the discs, and the radius of a disc."""


class Counted(Protocol):
    """What a disc shows."""

    @property
    def text(self) -> str: ...
    @property
    def faint(self) -> bool: ...
    @property
    def rim(self) -> str: ...


def places(centre: QPointF, count: int) -> list[QPointF]:
    """The middles of the discs, clockwise from the upper left."""
    radius = theme.look().pxf(RADIUS)
    angles = [radians(-120 + 360 / count * n) for n in range(count)]
    return [centre + QPointF(radius * cos(angle), radius * sin(angle)) for angle in angles]


def paint_ring(painter: QPainter, centre: QPointF, cells: Sequence[Counted]) -> None:
    """Each count on a disc whose rim has the colour of its place; an empty one has no ground."""
    look = theme.look()
    ground = mixed(look.ink, look.panel, 0.07)
    for at, cell in zip(places(centre, len(cells)), cells, strict=True):
        rim = look.on_panel(cell.rim) if cell.rim else look.outline
        painter.setPen(QPen(rim, look.pxf(1.0 if cell.faint else 1.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush if cell.faint else ground)
        painter.drawEllipse(at, look.pxf(DISC), look.pxf(DISC))
        wide = look.pxf(2 * DISC - 3)
        font = fitting.line(cell.text, "tag", wide, 8.5, bold=not cell.faint)
        painter.setFont(font or look.font("tag", 8.5))
        painter.setPen(look.muted if cell.faint else look.ink)
        box = QRectF(at.x() - wide, at.y() - wide, 2 * wide, 2 * wide)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.text)
