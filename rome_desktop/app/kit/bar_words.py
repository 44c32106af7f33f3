"""How the words of the decision bar are drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from rome_desktop.app.kit import fitting, icons, theme
from rome_desktop.app.kit.fitting import Fitted

LEADING: Final = 0.92
SECOND_SIZE: Final = 12
SECOND_SMALLEST: Final = 11.5
"""Type of the second line before it is broken in two, and then."""
Rows = list[tuple[str, QFont, QColor]]


def second_line(text: str, width: float) -> Fitted | None:
    """The second line, made smaller and at last broken in two; None if that does not do either."""
    if not text:
        return None
    font = fitting.line(text, "label", width, SECOND_SIZE)
    if font is not None:
        return Fitted((text,), font)
    font = theme.look().font("label", SECOND_SMALLEST)
    lines = tuple(fitting.wrapped(text, font, width))
    return Fitted(lines, font) if len(lines) <= 2 else None


def rows_of(fitted: Fitted | None, ink: QColor) -> Rows:
    """Lines with their font and colour."""
    return [(text, fitted.font, ink) for text in fitted.lines] if fitted is not None else []


def paint(painter: QPainter, rows: Rows, x: float, middle: float) -> None:
    """Lines one under the other about a height."""
    heights = [QFontMetricsF(font).height() * LEADING for _, font, _ in rows]
    y = middle - sum(heights) / 2
    for (text, font, ink), high in zip(rows, heights, strict=True):
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(x, y + (high + metrics.ascent() - metrics.descent()) / 2), text)
        y += high


def paint_tag(painter: QPainter, tag: QRectF, words: str, icon: str) -> None:
    """The dashed tag that says why nothing can be taken back."""
    look = theme.look()
    pen = QPen(look.faint, look.edge_width(1.2))
    pen.setDashPattern([4, 3.2])
    painter.setPen(pen)
    painter.setBrush(look.panel)
    painter.drawRoundedRect(tag, look.pxf(6), look.pxf(6))
    middle = tag.center().y()
    at = QPointF(tag.left() + look.pxf(20), middle)
    icons.draw(painter, icon, at, look.pxf(20), look.muted, look.panel)
    font = look.font("label", 14, bold=True)
    painter.setFont(font)
    painter.setPen(look.ink)
    base = middle + QFontMetricsF(font).capHeight() / 2
    painter.drawText(QPointF(tag.left() + look.pxf(37), base), words)
