"""Fonts and widths of words on the table, in the units of a layout file."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from rome_desktop.app.kit import theme

FINE = 4.0
"""Letters are set so much larger and drawn so much smaller, because fonts know whole pixels only."""
SMALLEST = 11.5
"""Pixels of 100 % below which nobody should have to read."""


def smallest(unit: float, finest: float = 0.0) -> float:
    """The smallest letters, in units of `unit` pixels; on large screens not less than `finest` of those."""
    return max(SMALLEST * finest, SMALLEST / max(1.0, unit))


# ---- finely set: any size, by baseline


@lru_cache(maxsize=256)
def _font(size: float, weight: int, display: bool, scale: float) -> QFont:
    role = "display" if display else "count" if weight == 600 else "body"
    bold = True if weight >= 700 else None
    return theme.look().font(role, size * FINE / scale, bold)


def font(size: float, weight: int = 400, *, display: bool = False) -> QFont:
    """A font `FINE` times as large as `size`."""
    return _font(size, weight, display, theme.look().scale)


@lru_cache(maxsize=4096)
def _text_width(text: str, size: float, weight: int, display: bool, scale: float) -> float:
    return QFontMetricsF(font(size, weight, display=display)).horizontalAdvance(text) / FINE


def text_width(text: str, size: float, weight: int = 400, *, display: bool = False) -> float:
    """How wide finely set words are, in the units they are drawn in."""
    return _text_width(text, size, weight, display, theme.look().scale)


def fitted(
    words: str, size: float, weight: int, room: float | None, unit: float, *, display: bool = False
) -> float:
    """The largest size up to `size` at which words fit; 0 if they do not at the smallest that can be read."""
    if room is None:
        return size
    least = min(size, smallest(unit))
    while size >= least:
        if text_width(words, size, weight, display=display) <= room + 0.5:
            return size
        size -= 0.5
    return 0.0


def largest(size: float, least: float, fits: Callable[[float], object]) -> float | None:
    """The largest size up to `size` that fits, in steps of a half; None if not even the `least` one does."""
    while not fits(size):
        if size <= least:
            return None
        size = max(least, size - 0.5)
    return size


# ---- set by role: whole pixels, within a rectangle


def role_font(role: str, size: float, unit: float, bold: bool | None = None) -> QFont:
    """The face of a role at `size` units, as large in pixels as it is seen."""
    look = theme.look()
    return look.font(role, size * unit / look.scale, bold)


@lru_cache(maxsize=4096)
def _role_width(text: str, role: str, pixels: float, bold: bool | None, scale: float) -> float:
    return QFontMetricsF(theme.look().font(role, pixels / scale, bold)).horizontalAdvance(text)


def role_width(text: str, role: str, size: float, unit: float, bold: bool | None = None) -> float:
    """How wide words of a role are, in units."""
    return _role_width(text, role, size * unit, bold, theme.look().scale) / unit


def fitting_size(
    text: str,
    role: str,
    width: float,
    unit: float,
    bold: bool | None = None,
    size: float | None = None,
    *,
    finest: float = 0.0,
) -> float | None:
    """The size of a role in units, smaller until the text fits; None if it does not at the smallest."""
    room = width + 0.5 / unit
    return largest(
        size or theme.SIZES[role],
        smallest(unit, finest),
        lambda points: role_width(text, role, points, unit, bold) <= room,
    )
