"""How well colours stand out from one another, after WCAG 2."""

from functools import lru_cache

from PySide6.QtGui import QColor

GRAPHICS = 3.0
"""So much contrast a shape needs that tells something."""


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, from 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=512)
def shown_on(fill: str, ground: str, percent: int) -> str:
    """A fill with ever so many percent of its light until it can be seen, no more: white is read on it."""
    shape = QColor(fill)
    while contrast(shape, QColor(ground)) < GRAPHICS:
        shape = shape.lighter(percent)
    return shape.name()
