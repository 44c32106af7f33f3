"""Where everything stands: regions from the layout file, places on the board from the game's coordinates."""

from functools import cached_property, partial
from math import hypot, sqrt
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF

from rome_desktop.app.table import growing, layouts
from rome_desktop.app.table.layouts import Layout, scaled
from rome_desktop.games.city_of_marble.geometry import Geometry, corners, vertex_id

COLUMN = ("stacks", "spaces", "points")
DOCK = ("drawn", "ready", "actions", "imperium", "treasure")
HALF_HEIGHT = sqrt(3) / 2
table = partial(layouts.read, "city_of_marble")
"""The layout file as read."""


def arrange(size: QSizeF) -> Layout:
    """The regions of a table of this size in the look in force."""
    room = table()["room"]
    unit = min(growing.plain(), size.width() / room[0], size.height() / room[1])
    unit = max(unit, 0.1)
    width, height = size.width() / unit, size.height() / unit
    section = layouts.section(table(), width, height)
    rules = table()[section]
    gap, column, dock = rules["gap"], rules["column"], rules["dock"]
    dock = min(dock, height * 0.2)
    column = min(column, width * 0.3)
    side, foot = table()["edge"]["side"], table()["edge"]["foot"]
    left, low = width - column - gap - 2 * side, height - foot
    regions = {
        "board": QRectF(side, 1, left, low - dock - gap - 1),
        "dock": QRectF(side, low - dock, left, dock),
        "column": QRectF(width - side - column, 1, column, low - 1),
    }
    regions |= _panels(rules, regions["column"])
    regions |= _parts(rules, regions["dock"])
    return Layout(scaled(regions, unit), unit, section)


def _panels(rules: dict[str, Any], column: QRectF) -> dict[str, QRectF]:
    """The column's panels one below the other; all of them shrink where the column is too low."""
    gap, heights = rules["gap"], rules["panels"]
    room = column.height() - gap * (len(COLUMN) - 1)
    shrink = min(1.0, room / sum(heights.values()))
    panels, y = {}, 0.0
    for key in COLUMN:
        last = key == COLUMN[-1]
        height = column.height() - y if last else heights[key] * shrink
        panels[key] = QRectF(column.x(), column.y() + y, column.width(), height)
        y += height + gap
    return panels


def _parts(rules: dict[str, Any], dock: QRectF) -> dict[str, QRectF]:
    """The dock's parts side by side below its title."""
    widths, gap = rules["parts"], 8.0
    left, top, low = 18.0, 32.0, 10.0
    room = dock.width() - left - 12.0 - gap * (len(DOCK) - 1)
    stretch = room / sum(widths.values())
    parts, x = {}, dock.x() + left
    for key in DOCK:
        width = widths[key] * stretch
        parts[key] = QRectF(x, dock.y() + top, width, dock.height() - top - low)
        x += width + gap
    return parts


class Grid:
    """The board's coordinates in pixels of its region at 1x. `side` is one side of a triangle."""

    def __init__(self, geometry: Geometry, size: QSizeF) -> None:
        board = table()["board"]
        self.geometry = geometry
        self.side = min(size.width() / board["across"], size.height() / board["down"])
        self.middle = QPointF(size.width() / 2, size.height() / 2)
        self.bounds = QRectF(QPointF(), size)
        self._centres: dict[str, QPointF] = {}
        self._vertices: dict[str, QPointF] = {
            name: self.at(q, r) for name, (q, r) in geometry.coordinates.items()
        }

    def of(self, part: str) -> float:
        """The size of a part of a piece, in pixels."""
        return float(table()["pieces"][part]) * self.side

    @property
    def unit(self) -> float:
        """One pixel of a board whose side is 69.5, as it was drawn first."""
        return self.side / 69.5

    def at(self, q: float, r: float) -> QPointF:
        """[RM-2.2] Where a vertex lies."""
        return self.middle + QPointF((q + r / 2) * self.side, r * self.side * HALF_HEIGHT)

    def vertex(self, name: str) -> QPointF:
        return QPointF(self._vertices[name])

    def triangle(self, number: int, factor: float = 1.0) -> QPolygonF:
        """The corners of a triangle, drawn together towards its middle."""
        middle = self.heart(number)
        points = [self._vertices[vertex_id(*c)] for c in corners(*self.geometry.triangles[number])]
        return QPolygonF([middle + (p - middle) * factor for p in points])

    def heart(self, number: int) -> QPointF:
        """The middle of a triangle."""
        points = [self._vertices[vertex_id(*c)] for c in corners(*self.geometry.triangles[number])]
        return (points[0] + points[1] + points[2]) / 3

    def centre(self, position: str) -> QPointF:
        """The middle of a tile."""
        if position not in self._centres:
            first, second = position.split("|")
            self._centres[position] = (self._vertices[first] + self._vertices[second]) / 2
        return QPointF(self._centres[position])

    def lozenge(self, position: str, factor: float = 1.0) -> QPolygonF:
        """The corners of a tile round its own middle."""
        centre = self.centre(position)
        points = [self._vertices[v] - centre for v in self.geometry.corner_vertices[position]]
        return QPolygonF([p * factor for p in points])

    def axis(self, position: str) -> QPointF:
        """From the middle of a tile towards its lower or right sharp corner, one pixel long."""
        _, one, _, two = self.geometry.corner_vertices[position]
        way = self._vertices[two] - self._vertices[one]
        if (round(way.y()), way.x()) < (0, 0):
            way = -way
        return way / (hypot(way.x(), way.y()) or 1.0)

    @cached_property
    def rim(self) -> QPolygonF:
        """The outline of the city."""
        side = max(r for _, r in self.geometry.coordinates.values())
        ends = ((0, -side), (side, -side), (side, 0), (0, side), (-side, side), (-side, 0))
        return QPolygonF([self.at(*end) for end in ends])


def hexagon(radius: float, centre: QPointF | None = None) -> QPolygonF:
    """A hexagon standing on a corner."""
    at = centre or QPointF()
    half, low = radius * HALF_HEIGHT, radius / 2
    ring = ((0.0, -radius), (half, -low), (half, low), (0.0, radius), (-half, low), (-half, -low))
    return QPolygonF([at + QPointF(x, y) for x, y in ring])
