"""Grounds and ornaments: marble, tesserae, meander, curtain, and shadows without blur.

Everything random comes from a fixed seed; grounds are pixmaps in Qt's pixmap cache, `GROUND_PIXELS` at most.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.stylesheet import mixed

GROUND_PIXELS: Final = 2_300_000
TESSERA_RED: Final = QColor("#8C2F22")
TESSERA_SAND: Final = QColor("#D9C59A")
CURTAIN_GOLD: Final = QColor("#E9C46A")
CURTAIN_BAND: Final = QColor("#3A1010")


def _blank(size: QSize) -> QPixmap:
    """A pixmap for a ground. Very large ones are drawn smaller and stretched; memory is dear."""
    area = max(1, size.width() * size.height())
    shrink = min(1.0, math.sqrt(GROUND_PIXELS / area))
    return QPixmap(max(1, round(size.width() * shrink)), max(1, round(size.height() * shrink)))


def _cached(name: str, size: QSize, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    current = theme.look()
    key = f"{name} {size.width()}x{size.height()} {current.dark} {current.high_contrast} {current.scale}"
    ground = QPixmap()
    if QPixmapCache.find(key, ground):
        return ground
    ground = _blank(size)
    painter = QPainter(ground)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ground.width() / max(1, size.width()), ground.height() / max(1, size.height()))
    draw(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    QPixmapCache.insert(key, ground)
    return ground


def page_ground(size: QSize) -> QPixmap:
    """The ground of a page: plaster with marble veins."""
    return _cached("page", size, _draw_page)


def _draw_page(painter: QPainter, rect: QRectF) -> None:
    look = theme.look()
    if look.high_contrast:
        painter.fillRect(rect, look.page)
        return
    top, low = (QColor("#F2EAD8"), QColor("#E4D8BE")) if not look.dark else (QColor("#18171D"), look.page)
    painter.fillRect(rect, vertical(rect, top, low))
    colour = QColor("#CDBE9C") if not look.dark else QColor("#3A3644")
    veins(painter, rect, 24, 21, colour, 0.55 if not look.dark else 0.42)


def board_ground(size: QSize) -> QPixmap:
    """The ground of a board: two-stop gradient and veins."""
    return _cached("board", size, _draw_board)


def _draw_board(painter: QPainter, rect: QRectF) -> None:
    look = theme.look()
    if look.high_contrast:
        painter.fillRect(rect, look.board)
        return
    painter.fillRect(rect, vertical(rect, look.board, look.board_low))
    colour = QColor("#B9A98C") if not look.dark else QColor("#5A5468")
    veins(painter, rect, 18, 5, colour, 0.42 if not look.dark else 0.35)


def draw_ground(painter: QPainter, ground: QPixmap, rect: QRectF, exposed: QRectF | None = None) -> None:
    """Draws a ground over `rect`, or only where `exposed` asks for it."""
    part = rect.intersected(exposed) if exposed is not None else rect
    kx, ky = ground.width() / max(1.0, rect.width()), ground.height() / max(1.0, rect.height())
    source = QRectF(
        (part.x() - rect.x()) * kx, (part.y() - rect.y()) * ky, part.width() * kx, part.height() * ky
    )
    painter.drawPixmap(part, ground, source)


def vertical(rect: QRectF, top: QColor, low: QColor) -> QLinearGradient:
    """A gradient from the top edge to the bottom edge."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, low)
    return gradient


def rounded_picture(widget: QWidget, picture: QPixmap, radius: float) -> None:
    """In the paint event of a widget: a picture over all of it, with corners of so many pixels."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    clip, rect = QPainterPath(), QRectF(widget.rect())
    clip.addRoundedRect(rect, radius, radius)
    painter.setClipPath(clip)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    painter.end()


def veins(painter: QPainter, rect: QRectF, count: int, seed: int, colour: QColor, opacity: float) -> None:
    """Thin wandering lines as in marble, clipped to the rectangle."""
    dice = random.Random(seed)
    reach = max(1.0, math.sqrt(rect.width() * rect.height() / 1_000_000))
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(count):
        x, y = rect.x() + dice.random() * rect.width(), rect.y() + dice.random() * rect.height()
        path = QPainterPath(QPointF(x, y))
        angle = dice.random() * 2 * math.pi
        for _ in range(4):
            angle += dice.uniform(-0.5, 0.5)
            step = dice.uniform(40, 130) * reach
            bend = QPointF(x + step / 2 * math.cos(angle + 0.4), y + step / 2 * math.sin(angle + 0.4))
            x, y = x + step * math.cos(angle), y + step * math.sin(angle)
            path.quadTo(bend, QPointF(x, y))
        pen = QPen(colour, dice.uniform(0.6, 1.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setOpacity(opacity * dice.uniform(0.4, 1.0))
        painter.setPen(pen)
        painter.drawPath(path)
    painter.restore()


def shadow_rect(painter: QPainter, rect: QRectF, radius: float, strength: float = 1.0) -> None:
    """A soft shadow below a rounded rectangle, as four stacked ones of 3 to 9 %, offset downwards."""
    look = theme.look()
    if look.high_contrast:
        return
    k = look.scale
    colour = look.shadow
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, opacity in ((7, 0.035), (5, 0.045), (3, 0.06), (1.5, 0.09)):
        colour.setAlphaF(min(1.0, opacity * strength * (2 if look.dark else 1)))
        painter.setBrush(colour)
        d = grow * k
        painter.drawRoundedRect(rect.adjusted(-d, -d + 3 * k, d, d + 3 * k), radius + d, radius + d)
    painter.restore()


def shadow_margin() -> int:
    """The pixels round a panel that its shadow needs (less at the top, more below; this is the largest)."""
    return theme.look().px(10)


def panel(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor,
    line: QColor,
    *,
    width: float = 1.0,
    strength: float = 0.0,
) -> None:
    """A flat panel: shadow of that strength, fill, line inside the edge. All measures in scaled pixels."""
    if strength:
        shadow_rect(painter, rect, radius, strength)
    half = width / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(line, width) if width else Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()


def overlay(widget: QWidget) -> None:
    """A panel over all of a widget that lies beside what it speaks of, edged like the focus."""
    look = theme.look()
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(widget.rect()).adjusted(2, 2, -2, -4)
    panel(painter, rect, look.pxf(10), look.panel, look.focus, width=look.edge_width(1.6))
    painter.end()


def tesserae_row(painter: QPainter, rect: QRectF, side: float, seed: int = 9, rows: int = 1) -> None:
    """Rows of mosaic stones across a rectangle, every third red, each a little worn in its own way."""
    dice = random.Random(seed)
    columns = max(1, round(rect.width() / side))
    width, height = rect.width() / columns, rect.height() / rows
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(rows):
        for column in range(columns):
            stone = QRectF(rect.x() + column * width, rect.y() + row * height, width, height)
            _stone(painter, stone, (column + row) % 3 == 0, dice)
    painter.restore()


def _stone(painter: QPainter, cell: QRectF, red: bool, dice: random.Random) -> None:
    colour = QColor(TESSERA_RED if red else TESSERA_SAND)
    colour.setAlphaF(dice.uniform(0.75, 1.0) * (0.6 if theme.look().dark and not red else 1.0))
    gap = min(0.6, cell.width() * 0.08)
    painter.setBrush(colour)
    painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), 1, 1)


def tesserae_frame(painter: QPainter, rect: QRectF, side: float = 7.0, seed: int = 3) -> None:
    """One row of tesserae as the rim of a board, inside the rectangle; `side` in scaled pixels."""
    dice = random.Random(seed)
    columns, rows = max(2, round(rect.width() / side)), max(2, round(rect.height() / side))
    width, height = rect.width() / columns, rect.height() / rows
    cells = [(i, j) for j in (0, rows - 1) for i in range(columns)]
    cells += [(i, j) for i in (0, columns - 1) for j in range(1, rows - 1)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for i, j in cells:
        cell = QRectF(rect.x() + i * width, rect.y() + j * height, width, height)
        _stone(painter, cell, (i + j) % 3 == 0, dice)
    painter.restore()


def meander(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """A Greek key along a strip, as many keys as fit, centred; the key is as high as the strip."""
    unit = rect.height() / 4.55
    keys = int(rect.width() // (unit * 6))
    left = rect.x() + (rect.width() - keys * unit * 6) / 2
    top, low = rect.y() + unit * 0.275, rect.y() + unit * 4.275
    path = QPainterPath()
    for i in range(keys):
        x = left + i * unit * 6
        path.moveTo(x, low)
        for px, py in ((0, 0), (4, 0), (4, 3), (2, 3), (2, 2)):
            path.lineTo(x + px * unit, top + py * unit)
        path.moveTo(x, low)
        path.lineTo(x + unit * 6, low)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, unit * 0.55)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.restore()


def curtain_ground(size: QSize) -> QPixmap:
    """The closed curtain of the hand-over page, with a key pattern above and below."""
    return _cached("curtain", size, _draw_curtain)


def _draw_curtain(painter: QPainter, rect: QRectF) -> None:
    w, h = rect.width(), rect.height()
    glow = QRadialGradient(QPointF(w / 2, h * 0.42), math.hypot(w, h) * 0.62)
    glow.setColorAt(0, QColor("#8E2E28"))
    glow.setColorAt(1, QColor("#4A1214"))
    painter.fillRect(rect, glow)
    if not theme.look().high_contrast:
        for i in range(27):
            _fold(painter, i * w / 26, w / 26, h)
    band = theme.look().px(26)
    for top in (0.0, h - band):
        painter.fillRect(QRectF(0, top, w, band), CURTAIN_BAND)
        inset = band * 0.2
        meander(painter, QRectF(6, top + inset, w - 12, band - 2 * inset), CURTAIN_GOLD)


def _fold(painter: QPainter, x: float, width: float, h: float) -> None:
    k = width / 52.5
    shade = QPainterPath(QPointF(x - 26 * k, 0))
    shade.cubicTo(x - 20 * k, h * 0.4, x - 30 * k, h * 0.7, x - 24 * k, h)
    shade.lineTo(x + 2 * k, h)
    shade.cubicTo(x - 4 * k, h * 0.4, x + 6 * k, h * 0.7, x, 0)
    shine = QPainterPath(QPointF(x + 2 * k, 0))
    shine.cubicTo(x + 8 * k, h * 0.4, x - 2 * k, h * 0.7, x + 4 * k, h)
    shine.lineTo(x + 9 * k, h)
    shine.cubicTo(x + 3 * k, h * 0.4, x + 13 * k, h * 0.7, x + 8 * k, 0)
    painter.fillPath(shade, QColor(42, 6, 8, 51))
    painter.fillPath(shine, QColor(231, 160, 138, 26))


def groove(painter: QPainter, rect: QRectF, radius: float) -> None:
    """What a bar lies in: how long it could be, which its figure tells as well; so it may be faint."""
    look = theme.look()
    painter.setPen(QPen(look.outline, 1.0) if look.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(look.raised if look.high_contrast else mixed(look.ink, look.panel, 0.09))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
