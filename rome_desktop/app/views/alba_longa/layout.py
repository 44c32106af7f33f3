"""Where everything stands: the panels from the layout file, the rooms of a city and the spaces in them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rome_desktop.app.table import layouts
from rome_desktop.app.table.layouts import Layout, scaled, side_by_side

UPPER = ("season", "court", "market")
"""The panels of the upper row, in the order of their numbers, from 1."""
CITY = "city"
OTHER = "other"
MOST_OTHERS = 4
ROOMS = ("houses", "barracks", "market", "quarry", "temple", "farm")
"""The rooms of a city in the order of the strips."""
WORKPLACES = ROOMS[1:]
ROOM_HEAD = 23.0


def table() -> dict[str, Any]:
    """The layout file as read."""
    return layouts.read("alba_longa")


def other(number: int) -> str:
    """The key of the strip at place `number`, from 0."""
    return f"{OTHER}{number}"


def keys(others: int) -> tuple[str, ...]:
    """Every panel of a table with so many strips, in the order of their numbers."""
    return (*UPPER, CITY, *(other(n) for n in range(others)))


def natural(key: str) -> QSizeF:
    """The size of a panel as it was drawn first; of a strip the smallest that can be read."""
    rules = table()
    if key in UPPER:
        return QSizeF(rules["upper"][key], rules["rows"]["upper"])
    high = rules["rows"]["lower"]
    if key == CITY:
        return QSizeF(rules["lower"]["city"], high)
    return QSizeF(rules["lower"]["others"], rules["strip"]["least"])


def arrange(size: QSizeF, others: int, opened: str = "", *, low_last: bool = False) -> Layout:
    """The panels of a table of this size with so many strips; `opened` fills it alone.

    With `low_last` the last strip is Assisi's, which needs less room.
    """
    rules = table()
    wide, high = rules["room"]
    unit = max(0.1, min(size.width() / wide, size.height() / high))
    gap = rules["gap"]
    width, height = size.width() / unit, size.height() / unit
    side, foot = rules["edge"]["side"], rules["edge"]["foot"]
    inner = QRectF(side, 0, width - 2 * side, height - foot)
    upper = rules["rows"]["upper"] + (height - high) * rules["spare"]["upper"]
    found = side_by_side(rules["upper"], QRectF(inner.x(), 0, inner.width(), upper), gap)
    below = QRectF(inner.x(), upper + gap, inner.width(), inner.height() - upper - gap)
    found |= side_by_side(rules["lower"], below, gap)
    strips = found.pop("others")
    low = rules["strip"]["low" if others > 3 else "lowest"]
    shares = [low if low_last and n == others - 1 else 1.0 for n in range(others)]
    stretch = (strips.height() - gap * (others - 1)) / max(1.0, sum(shares))
    y = strips.y()
    for n, share in enumerate(shares):
        found[other(n)] = QRectF(strips.x(), y, strips.width(), share * stretch)
        y += share * stretch + gap
    if opened in found:
        found[opened] = QRectF(0, 0, width, height)
    return Layout(scaled(found, unit), unit, opened=opened if opened in found else "")


def cells(room: QRectF, count: int, columns: int, gap: float, margin: float) -> Sequence[QRectF]:
    """So many equal spaces in a room below its heading, row by row: the same each time."""
    return _cells(room.x(), room.y(), room.width(), room.height(), count, columns, gap, margin)


@lru_cache(maxsize=64)
def _cells(
    x: float, y: float, w: float, h: float, count: int, columns: int, gap: float, margin: float
) -> tuple[QRectF, ...]:
    rows = -(-count // columns)
    inner = QRectF(x, y, w, h).adjusted(margin, ROOM_HEAD + margin - 2, -margin, -margin)
    wide = (inner.width() - gap * (columns - 1)) / columns
    high = (inner.height() - gap * (rows - 1)) / rows
    return tuple(
        QRectF(
            inner.x() + (n % columns) * (wide + gap), inner.y() + (n // columns) * (high + gap), wide, high
        )
        for n in range(count)
    )


class CityLayout:
    """The rooms of the large city in a sheet of `width` by `height` units."""

    def __init__(self, width: float, height: float) -> None:
        rules = table()["city"]
        margin, gap = rules["margin"], rules["gap"]
        fixed = rules["head"] + rules["foot"] + rules["monuments"] + rules["middle"] + rules["low"] + 2 * gap
        self.width, self.height = width, height
        self.head = QRectF(0, 0, width, rules["head"])
        spare = max(0.0, height - fixed)
        self.rooms: dict[str, QRectF] = {}
        y = float(rules["head"])
        for row, names in (
            ("monuments", ("monuments",)),
            ("middle", ("houses", "barracks", "quarry")),
            ("low", ("market", "temple", "farm")),
        ):
            high = rules[row] + spare * rules["spare"][row]
            line = QRectF(margin, y, width - 2 * margin, high)
            widths = {name: rules["rooms"].get(name, 1.0) for name in names}
            self.rooms |= side_by_side(widths, line, gap)
            y += high + gap

    def monument(self, number: int, count: int) -> QRectF:
        """The foundation `number`, from 0."""
        room = self.rooms["monuments"].adjusted(10, ROOM_HEAD + 2, -10, -3)
        wide = room.width() / count
        return QRectF(room.x() + number * wide, room.y(), wide, room.height())

    def houses(self, count: int) -> Sequence[QRectF]:
        """The spaces of the housing track."""
        return cells(self.rooms["houses"], count, table()["columns"]["houses"], 4, 7)

    def market(self, count: int) -> Sequence[QRectF]:
        """The spaces of the merchant track."""
        return cells(self.rooms["market"], count, table()["columns"]["market"], 6, 9)

    def temple(self, count: int) -> Sequence[QRectF]:
        """The spaces of the worship track, from level 0."""
        return cells(self.rooms["temple"], count, table()["columns"]["temple"], 5, 8)

    def farm(self, fields: int) -> Sequence[QRectF]:
        """The fields, and after them the granary."""
        return cells(self.rooms["farm"], fields + 1, table()["columns"]["farm"], 6, 8)

    def barracks(self) -> tuple[QRectF, QRectF]:
        """Where soldiers stand, and where cards lie."""
        room = self.rooms["barracks"].adjusted(8, ROOM_HEAD + 4, -8, -7)
        low = min(62.0, room.height() * 0.46)
        return (
            QRectF(room.x(), room.y(), room.width(), room.height() - low - 4),
            QRectF(room.x(), room.bottom() - low, room.width(), low),
        )

    def quarry(self) -> tuple[QRectF, QRectF]:
        """Where workers stand, and where it says what they build."""
        room = self.rooms["quarry"].adjusted(8, ROOM_HEAD + 4, -8, -7)
        low = min(32.0, room.height() * 0.28)
        return (
            QRectF(room.x(), room.y(), room.width(), room.height() - low - 4),
            QRectF(room.x(), room.bottom() - low, room.width(), low),
        )


class StripLayout:
    """The rooms of another city in a strip of `width` by `height` units: side by side, or in two rows."""

    def __init__(self, width: float, height: float, rooms: int = len(ROOMS)) -> None:
        rules = table()["strip"]
        self.width, self.height = width, height
        self.head = QRectF(0, 0, width, rules["head"])
        line = QRectF(
            rules["margin"],
            rules["head"] + 2,
            width - 2 * rules["margin"],
            height - rules["head"] - rules["foot"] - 2,
        )
        rows = 2 if rooms == len(ROOMS) and line.height() >= rules["two_rows"] else 1
        high = (line.height() - (rows - 1) * rules["gap"]) / rows
        self.boxes: list[QRectF] = []
        for row in range(rows):
            part = QRectF(line.x(), line.y() + row * (high + rules["gap"]), line.width(), high)
            names = {str(n): 1.0 for n in range(rooms // rows)}
            self.boxes += side_by_side(names, part, rules["gap"]).values()
        self.rooms = dict(zip(ROOMS, self.boxes, strict=False))


def crowd(area: QRectF, count: int, largest: float, least: float = 12.0) -> tuple[list[QPointF], float]:
    """Where so many pieces stand in an area, in rows from the upper left, and how large they are."""
    size = largest
    while size > least:
        columns = max(1, int((area.width() + size * 0.16) / (size * 0.98)))
        rows = max(1, int((area.height() + size * 0.08) / (size * 1.06)))
        if columns * rows >= count:
            break
        size -= 1.0
    columns = max(1, int((area.width() + size * 0.16) / (size * 0.98)))
    found = []
    for n in range(count):
        row, column = divmod(n, columns)
        found.append(QPointF(area.x() + size * (0.5 + 0.98 * column), area.y() + size * (0.52 + 1.06 * row)))
    return found, size
