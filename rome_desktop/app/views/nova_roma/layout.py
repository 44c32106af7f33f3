"""Where everything stands: six boards and the dock from the layout file, the map from its shares."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from rome_desktop.app.table import layouts
from rome_desktop.app.table.layouts import Layout, scaled, side_by_side

BOARDS = ("sea", "forum", "city", "hippodrome", "subjects", "estates")
"""The boards in the order of their numbers, from 1."""
UPPER, MIDDLE = ("sea", "forum", "city"), ("hippodrome", "subjects", "estates")
ROWS = ("upper", "middle", "dock")
STARS = "start"
table = partial(layouts.read, "nova_roma")
"""The layout file as read."""


def natural(key: str) -> QSizeF:
    """The size of a board or of the dock as it was drawn first."""
    rules = table()
    if key == "dock":
        return QSizeF(rules["room"][0], rules["rows"]["dock"])
    row = "upper" if key in UPPER else "middle"
    return QSizeF(rules[row][key], rules["rows"][row])


def arrange(size: QSizeF, opened: str = "") -> Layout:
    """The boards of a table of this size; `opened` fills the room of all six."""
    rules = table()
    wide, high = rules["room"]
    unit = max(0.1, min(size.width() / wide, size.height() / high))
    gap = rules["gap"]
    width, height = size.width() / unit, size.height() / unit
    heights = [rules["rows"][row] + (height - high) * rules["spare"][row] for row in ROWS]
    regions, y = {}, 0.0
    for row, tall in zip(ROWS, heights, strict=True):
        if row == "dock":
            regions["dock"] = QRectF(0, y, width, height - y)
        else:
            regions |= side_by_side(rules[row], QRectF(0, y, width, tall), gap)
        y += tall + gap
    if opened:
        regions[opened] = QRectF(0, 0, width, heights[0] + gap + heights[1])
    return Layout(scaled(regions, unit), unit, opened=opened)


def share(area: QRectF, spot: list[float] | tuple[float, float]) -> QPointF:
    """A point of the map from its shares; the map is drawn a little taller than its water."""
    return QPointF(
        area.x() + spot[0] * area.width(), area.y() + ((spot[1] - 0.48) * 1.2 + 0.49) * area.height()
    )


def port_place(area: QRectF, port: str) -> QPointF:
    """Where a port lies; `start` is the common one."""
    sea = table()["sea"]
    return share(area, sea["start"] if port == STARS else sea["ports"][port])


def smooth(points: list[QPointF], *, closed: bool) -> QPainterPath:
    """A soft line through all points."""
    count = len(points)
    path = QPainterPath(points[0])
    for n in range(count if closed else count - 1):
        before = points[(n - 1) % count] if closed or n > 0 else points[n]
        one, two = points[n], points[(n + 1) % count]
        after = points[(n + 2) % count] if closed or n + 2 < count else points[-1]
        path.cubicTo(one + (two - before) / 6, two - (after - one) / 6, two)
    if closed:
        path.closeSubpath()
    return path
