"""The vignette of Nova Roma: a new quarter on the Bosporus, its walls, and the ships that pay for it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from rome_desktop.app.kit import icons, paint, theme

HEIGHT: Final = 206.0
CELL: Final = 27.0
_PLAN: Final = (
    "rr.bb.gg.yyy.r",
    "rrybbbgg.yrrbb",
    ".yyy.bggrrr.bb",
    "ggyyrrbbbryygg",
    "g.rrr.byyyy.g.",
)
"""A city of joined squares: one letter per owner, a dot for open ground."""
_SEATS: Final = {"r": "rubra", "b": "caerulea", "g": "viridis", "y": "flava"}


def draw(painter: QPainter, width: float) -> None:
    """The city above, the sea below, `width` x 206 units, painted from the origin."""
    rect = QRectF(0, 0, width, HEIGHT)
    painter.fillRect(rect, paint.vertical(rect, QColor("#F6EBD3"), QColor("#E2CFA3")))
    paint.veins(painter, rect, 8, 4, QColor("#B39F76"), 0.5)
    _draw_city(painter, width)
    _draw_walls(painter, width)
    _draw_sea(painter, width)
    for share, low, size, seat in (
        (0.16, 178, 44, "caerulea"),
        (0.47, 189, 36, "rubra"),
        (0.8, 173, 50, "flava"),
    ):
        _draw_ship(painter, QPointF(width * share, low - size * 0.3), size, theme.seat(seat))
    _draw_light(painter, rect)


def _shore(x: float) -> float:
    """How far down the land reaches."""
    return 146 + 8 * math.sin(x / 41) + 4 * math.sin(x / 17 + 1)


def _blocks() -> Iterator[tuple[str, list[tuple[int, int]]]]:
    """The joined squares of one owner each."""
    left = {(r, c): k for r, row in enumerate(_PLAN) for c, k in enumerate(row) if k != "."}
    while left:
        start = min(left)
        owner, group, queue = left[start], [], [start]
        while queue:
            here = queue.pop()
            if left.get(here) != owner:
                continue
            del left[here]
            group.append(here)
            r, c = here
            queue += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        yield owner, sorted(group)


def _draw_city(painter: QPainter, width: float) -> None:
    blocks = list(_blocks())
    columns = len(_PLAN[0])
    for repeat in range(math.ceil((width + 10) / (columns * CELL))):
        shift = QPointF(repeat * columns * CELL - 10, 4)
        _draw_ground(painter, shift)
        for owner, cells in blocks:
            _draw_block(painter, cells, shift, theme.seat(_SEATS[owner]))


def _draw_ground(painter: QPainter, shift: QPointF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    dice = random.Random(3)
    for r, row in enumerate(_PLAN):
        for c in range(len(row)):
            tone = QColor("#F3EAD5") if dice.random() < 0.6 else QColor("#ECDFC2")
            painter.setBrush(tone)
            cell = QRectF(shift.x() + c * CELL + 0.8, shift.y() + r * CELL + 0.8, CELL - 1.6, CELL - 1.6)
            painter.drawRoundedRect(cell, 2, 2)


def _draw_block(
    painter: QPainter, cells: list[tuple[int, int]], shift: QPointF, seat: theme.SeatColour
) -> None:
    path = _joined(cells, shift, 1.8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(42, 22, 8, 90))
    painter.drawPath(path.translated(1.6, 3.4))
    painter.setBrush(seat.fill)
    painter.setPen(
        QPen(seat.edge, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(path)
    tint = QColor(seat.tint)
    tint.setAlphaF(0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    for r, c in cells:
        x, y = shift.x() + c * CELL, shift.y() + r * CELL
        gable = QPainterPath(QPointF(x + 5, y + CELL - 6))
        for px, py in ((5, 11), (CELL / 2, 5), (CELL - 5, 11), (CELL - 5, CELL - 6)):
            gable.lineTo(x + px, y + py)
        painter.drawPath(gable)
        icons.draw(painter, seat.emblem, QPointF(x + CELL / 2, y + CELL / 2 + 2), 11, seat.on)


def _joined(cells: list[tuple[int, int]], shift: QPointF, inset: float) -> QPainterPath:
    here = set(cells)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for r, c in cells:
        left = c * CELL + (inset if (r, c - 1) not in here else 0)
        right = (c + 1) * CELL - (inset if (r, c + 1) not in here else 0)
        top = r * CELL + (inset if (r - 1, c) not in here else 0)
        low = (r + 1) * CELL - (inset if (r + 1, c) not in here else 0)
        path.addRect(QRectF(shift.x() + left, shift.y() + top, right - left, low - top))
    return path.simplified()


def _draw_walls(painter: QPainter, width: float) -> None:
    """The sea wall with its towers, along the shore."""
    painter.setPen(QPen(QColor("#6B5638"), 1.1))
    x, n = -6.0, 0
    while x < width + 20:
        tower = n % 4 == 0
        top = _shore(x) - (24 if tower else 15)
        wide = 17.0 if tower else 15.0
        stone = QColor("#D9C397") if tower else QColor("#CDB484")
        low = QRectF(x, top, wide, 34)
        painter.setBrush(paint.vertical(low, stone.lighter(108), stone.darker(112)))
        painter.drawRect(low)
        for step in range(3):
            painter.drawRect(QRectF(x + step * wide / 2.6, top - 4, wide / 5, 4))
        if tower:
            painter.fillRect(QRectF(x + wide / 2 - 1.6, top + 8, 3.2, 7), QColor("#5A452A"))
        x += wide - 0.5
        n += 1


def _draw_sea(painter: QPainter, width: float) -> None:
    path = QPainterPath(QPointF(-4, HEIGHT + 4))
    x = -4.0
    while x <= width + 8:
        path.lineTo(x, _shore(x) + 6)
        x += 6
    path.lineTo(width + 8, HEIGHT + 4)
    path.closeSubpath()
    water = QLinearGradient(0, 140, 0, HEIGHT)
    water.setColorAt(0, QColor("#8CC6D9"))
    water.setColorAt(1, QColor("#3D86A8"))
    painter.setPen(QPen(QColor("#F6EEDC"), 4))
    painter.setBrush(water)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 170), 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    dice = random.Random(11)
    for _ in range(round(width / 18)):
        at = QPointF(dice.uniform(0, width), dice.uniform(166, 202))
        wave = QPainterPath(at - QPointF(6, 0))
        wave.quadTo(at - QPointF(3, 3.4), at)
        wave.quadTo(at + QPointF(3, 3.4), at + QPointF(6, 0))
        painter.drawPath(wave)


def _draw_ship(painter: QPainter, at: QPointF, size: float, seat: theme.SeatColour) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(16, 50, 70, 70))
    painter.drawEllipse(at + QPointF(0, size * 0.42), size * 0.5, size * 0.1)
    icons.draw(painter, "ship", at, size, seat.fill, seat.tint, seat.edge)


def _draw_light(painter: QPainter, rect: QRectF) -> None:
    """Morning light from the east, and a little shade towards the corners."""
    sun = QRadialGradient(rect.topRight() - QPointF(20, 0), rect.width() * 0.8)
    sun.setColorAt(0, QColor(255, 236, 190, 96))
    sun.setColorAt(1, QColor(255, 236, 190, 0))
    painter.fillRect(rect, sun)
    shade = QRadialGradient(rect.center(), math.hypot(rect.width(), rect.height()) * 0.58)
    shade.setColorAt(0.62, QColor(30, 12, 4, 0))
    shade.setColorAt(1, QColor(30, 12, 4, 92))
    painter.fillRect(rect, shade)
