"""Makes words fit a width by smaller type and more lines, never by leaving any out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetricsF

from rome_desktop.app.kit import theme


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines of text and the font they fit in."""

    lines: tuple[str, ...]
    font: QFont


def wrapped(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """The text broken at spaces; a word wider than `width` stands alone on its line. No-break spaces hold."""
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


SENTENCE_SIZES = (17.0, 15.5, 14.5, 13.5, 12.5, 11.5)


def sentence(text: str, width: float, largest: float = SENTENCE_SIZES[0]) -> Fitted:
    """The sentence of the bar: one line at 17, else at 15.5, else two lines, smaller only if it must be."""
    look = theme.look()
    sizes = [size for size in SENTENCE_SIZES if size <= largest]
    for size in sizes[:2]:
        font = look.font("sentence", size)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return Fitted((text,), font)
    for size in sizes[1:] or sizes:
        font = look.font("sentence", size)
        lines = wrapped(text, font, width)
        if len(lines) <= 2 and _fits(lines, font, width):
            break
    return Fitted(lines, font)


def line(
    text: str, role: str, width: float, smallest: float = 11.5, bold: bool | None = None
) -> QFont | None:
    """The font of a role, made smaller until the text fits one line; None if it does not at `smallest`."""
    size = theme.SIZES[role]
    while size >= smallest:
        font = theme.look().font(role, size, bold)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return font
        size -= 0.5
    return None


def first_line(texts: Sequence[str], role: str, width: float, smallest: float = 11.5) -> tuple[str, QFont]:
    """The first of the texts that fits one line, and its font; the last one smaller yet if none does."""
    for text in texts:
        font = line(text, role, width, smallest)
        if font is not None:
            return text, font
    size = smallest
    while size > 8 and _width(texts[-1], role, size) > width:
        size -= 0.5
    return texts[-1], theme.look().font(role, size)


def _width(text: str, role: str, size: float) -> float:
    return QFontMetricsF(theme.look().font(role, size)).horizontalAdvance(text)


def _fits(lines: tuple[str, ...], font: QFont, width: float) -> bool:
    metrics = QFontMetricsF(font)
    return all(metrics.horizontalAdvance(one) <= width for one in lines)
