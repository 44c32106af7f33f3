"""How the words of the decision bar are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from rome_desktop.app.kit import fitting, icons, theme
from rome_desktop.app.kit.fitting import Fitted

LEADING: Final = 0.92
SECOND_SIZE: Final = 12
SECOND_SMALLEST: Final = 11.5
"""Type of the second line before it is broken in two, and then."""
APART: Final = " · "
"""Between what is said beside each other in the second line."""
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


def fit(
    words: tuple[str, str, str], room: float, below: float, height: float, rows: int
) -> tuple[Fitted, Fitted | None, bool]:
    """Sentence and second line as they fit, and whether that is all: of a sentence, a second line, its heart.

    `room` and `below` are their widths in a bar of so many rows. Without room for both the second line loses
    what it says first (what happened), then what it says last, but never what is vital (its heart), for which
    the sentence is set in smaller type.
    """
    said, second, vital = words

    def held(sentence: Fitted, text: str) -> Fitted | None:
        under = second_line(text, below)
        return under if under is not None and holds((sentence, under), height, rows) else None

    sentence = fitting.sentence(said, room)
    under = held(sentence, second)
    if under is not None or not second:
        return sentence, under, True
    for largest in fitting.SENTENCE_SIZES if vital else ():
        if under is None:
            sentence = fitting.sentence(said, room, largest)
            under = held(sentence, vital)
    parts = second.split(APART)
    for n in range(len(parts) - 1, 0, -1):
        for part in (parts[-n:], parts[:n]):
            under = under or held(sentence, APART.join(part))
    return sentence, under, False


def holds(parts: Sequence[Fitted], height: float, rows: int) -> bool:
    """Whether lines stand one under the other within the height that words have in a bar of so many rows."""
    look = theme.look()
    first, *_ = high = [QFontMetricsF(part.font).height() * LEADING * len(part.lines) for part in parts]
    if rows == 2:
        return first <= height - look.pxf(46) and high[1] <= look.pxf(46)
    return sum(high) <= height - (look.pxf(46) if rows == 3 else 0)
