"""How large everything is drawn in a window of a size."""

from math import floor

from PySide6.QtCore import QSize

from rome_desktop.session.settings import TEXT_SIZES

COMPACT = QSize(1280, 680)
"""The smallest window that holds a table at full size; in a smaller one everything is drawn smaller."""
TINIEST = 0.6


def scale_for(size: QSize, text_percent: int = 100) -> float:
    """The scale for a window of this size in logical pixels: 2.4 at 3840x2160; times the text size."""
    room = min(size.width() / 1600, size.height() / 900)
    tight = min(size.width() / COMPACT.width(), size.height() / COMPACT.height())
    if tight < 1:
        fit = floor(max(tight, TINIEST) * 50 + 1e-6) / 50
    else:
        fit = round(min(max(room, 1.0), 2.5) / 0.05) * 0.05
    percent = min(max(text_percent, TEXT_SIZES[0]), TEXT_SIZES[-1])
    return round(fit * percent / 100, 4)
