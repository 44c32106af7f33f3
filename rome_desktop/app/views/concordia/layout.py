"""Where everything stands: regions from the layout file, places on the map from the content's coordinates."""

from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations
from math import copysign, hypot
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from rome_desktop.app.kit import theme
from rome_desktop.app.table import growing, layouts
from rome_desktop.app.table.layouts import Layout, scaled
from rome_desktop.app.table.lettering import SMALLEST
from rome_desktop.games.concordia.maps import Board, Line, Province

THOUSAND = 1000.0
STEP = 0.94
"""Names of the map become smaller by this until none lies on another."""
TINY = 0.75
"""On a map of a smaller unit letters may be smaller than anybody should have to read: it is zoomed into."""
SPREAD = 1.1
"""Between the letters of a province's name, in pixels of the map's unit."""
BESIDE = 20
"""A marker farther to a side of the middle of its province's name stands beside the name, not below it."""
table = partial(layouts.read, "concordia")
"""The layout file as read."""


def arrange(size: QSizeF, aspect: float, sides: int) -> Layout:
    """The regions of a table of this size in the look in force, for such a map and so many sides."""
    room = table()["room"]
    unit = min(growing.plain(), size.width() / room[0], size.height() / room[1])
    unit = max(unit, 0.1)
    width, height = size.width() / unit, size.height() / unit
    section = layouts.section(table(), width, height)
    rules = table()[section]
    gap, (low, high) = rules["gap"], rules["dock"]
    map_width = width - rules["column"] - gap
    map_height = map_width / aspect
    dock = height - map_height - gap
    if dock < low:
        dock = min(low, height * 0.34)
        map_width = (height - dock - gap) * aspect
    dock = min(dock, high)
    map_height = height - dock - gap
    column = QRectF(map_width + gap, 0, width - map_width - gap, map_height)
    regions = {
        "map": QRectF(0, 0, map_width, map_height),
        "dock": QRectF(0, height - dock, width, dock),
    }
    regions |= _column(column, gap, sides)
    regions |= _dock(rules, regions["dock"])
    return Layout(scaled(regions, unit), unit, section)


def _column(column: QRectF, gap: float, sides: int) -> dict[str, QRectF]:
    """The cards for sale over the tops of the others' piles."""
    others = max(2, sides - 1)  # a single row has the room of two: it reads better than a strip
    piles = min(34 + 23.0 * others, column.height() * 0.3)
    sale = column.height() - piles - gap
    return {
        "sale": QRectF(column.x(), 0, column.width(), sale),
        "piles": QRectF(column.x(), sale + gap, column.width(), piles),
    }


def _dock(rules: dict[str, Any], dock: QRectF) -> dict[str, QRectF]:
    """Storehouse, own pile and hand side by side."""
    left, low = 18.0, 10.0
    store = QRectF(dock.x() + left, dock.y(), rules["store"], dock.height() - low)
    pile = QRectF(store.right() + 16, dock.y(), rules["pile"], dock.height() - low)
    hand = QRectF(pile.right() + 22, dock.y(), 0, dock.height() - low)
    hand.setRight(dock.right() - 14)
    return {"store": store, "pile": pile, "hand": hand}


@dataclass(frozen=True, slots=True)
class MapName:
    """Words about a point: role and size in pixels of their type, how far letters are apart."""

    words: str
    at: QPointF
    role: str
    size: float
    spread: float

    def font(self, unit: float) -> QFont:
        """The type, where `unit` pixels are one of the map."""
        font = theme.look().font(self.role, self.size / theme.look().scale)
        if self.spread:
            font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, self.spread * unit)
        return font

    def base(self, chart: "Chart") -> QPointF:
        """Where the words begin on their line, moved so far that they stay on the map."""
        metrics = QFontMetricsF(self.font(chart.unit))
        width, inset = metrics.horizontalAdvance(self.words), 11 * chart.unit
        room = chart.bounds
        x = min(max(self.at.x() - width / 2, room.left() + inset), room.right() - inset - width)
        return QPointF(x, self.at.y() + metrics.capHeight() / 2)

    def letters(self, chart: "Chart") -> QRectF:
        """The room of the letters."""
        return QFontMetricsF(self.font(chart.unit)).tightBoundingRect(self.words).translated(self.base(chart))


def clashes(boxes: list[QRectF]) -> bool:
    """Whether some of these lie on one another, by more than a pixel of soft edges."""
    shrunk = [box.adjusted(0.5, 0.5, -0.5, -0.5) for box in boxes]
    return any(one.intersects(other) for one, other in combinations(shrunk, 2))


class Chart:
    """The map's coordinates in pixels of its region at 1x."""

    def __init__(self, key: str, board: Board, size: QSizeF) -> None:
        aspect = board.aspect
        self.key = key
        self.board = board
        self.lines: dict[str, Line] = {line.id: line for line in board.lines.rows}
        self.provinces: dict[str, Province] = {p.id: p for p in board.provinces.rows}
        self.bounds = QRectF(QPointF(), size)
        self.unit = size.width() / 978.0
        """One pixel of a map 978 pixels wide, as it was drawn first."""
        rim = table()["map"]["rim"] * self.unit
        inner = self.bounds.adjusted(rim, rim, -rim, -rim)
        width = min(inner.width(), inner.height() * aspect)
        height = width / aspect
        self._corner = QPointF(inner.center().x() - width / 2, inner.center().y() - height / 2)
        self._width, self._height = width, height
        self.rules: dict[str, Any] = table()[key]
        capital = board.capital_city
        self.cities = {city.id: self.at(city.x, city.y) for city in board.cities.rows}
        self.cities[capital.id] = self.at(capital.x, capital.y)

    def at(self, x: float, y: float) -> QPointF:
        """A point of the content's coordinates, 0 to 1000 both ways."""
        return self._corner + QPointF(x * self._width / THOUSAND, y * self._height / THOUSAND)

    def of(self, part: str) -> float:
        """The size of a piece, in pixels."""
        return float(table()["map"][part]) * self.unit

    def city(self, city: str) -> QPointF:
        """The middle of a city, the capital among them."""
        return QPointF(self.cities[city])

    def stop(self, line: str) -> QPointF:
        """Where a colonist stands on a line."""
        found = self.lines[line]
        return self.at(found.mx, found.my)

    def course(self, line: str) -> QPainterPath:
        """A line from city to city through its stop."""
        found = self.lines[line]
        a, b, stop = self.city(found.a), self.city(found.b), self.stop(line)
        path = QPainterPath(a)
        path.quadTo(stop * 2 - (a + b) / 2, b)
        return path

    def label(self, province: str) -> QPointF:
        """The middle of a province's name."""
        x, y, _, _ = self.rules["labels"][province]
        return self.at(x, y)

    def marker(self, province: str) -> QPointF:
        """The middle of a province's bonus marker."""
        x, y, dx, dy = self.rules["labels"][province]
        at, label = self.at(x + dx, y + dy), self.at(x, y)
        aside = (self.label_width(province) + self.of("marker")) / 2 + 3 * self.unit
        if abs(dx) > BESIDE and abs(at.x() - label.x()) < aside:  # letters may be large on a small map
            at.setX(label.x() + copysign(aside, dx))
        return at

    def label_width(self, province: str) -> float:
        """How wide a province's name is written."""
        words = self.provinces[province].label
        size = max(self.of("label"), self.letters)
        metrics = QFontMetricsF(theme.look().font("numeral", size / theme.look().scale))
        return metrics.horizontalAdvance(words) + SPREAD * self.unit * len(words)

    @cached_property
    def letters(self) -> float:
        """The least size of names, in pixels: that of the text, as far as no name lies on another."""
        size = SMALLEST * theme.look().scale
        least = SMALLEST * min(1.0, self.unit / TINY)
        while size > least and clashes([name.letters(self) for name in self.names(size)]):
            size *= STEP
        return size

    def names(self, least: float) -> list["MapName"]:
        """All names of the map in letters that are not smaller than `least` pixels, the capital's last."""
        label, name = (max(self.of(part), least) for part in ("label", "name"))
        found = [
            MapName(province.label, self.label(province.id), "numeral", label, SPREAD)
            for province in self.provinces.values()
        ]
        found += [MapName(c.name, self.name(c.id), "tag", name, 0.0) for c in self.board.cities.rows]
        capital = self.board.capital_city.name
        return [*found, MapName(capital, self.capital_name(), "numeral", name * 1.16, 0.5)]

    def house(self, city: str, n: int) -> QPointF:
        """Where the house number `n` of a city stands, from 0: at its right, or left of it."""
        aside = 22 * self.unit + self.of("house_step") * n
        left = city in self.rules["houses_left"]
        return self.city(city) + QPointF(-aside if left else aside, -10 * self.unit)

    def tinted_as(self, city: str) -> str:
        """The province whose tint the ground round a city has: the capital belongs to none by the rules."""
        found = next((c.province for c in self.board.cities.rows if c.id == city), None)
        return found if found is not None else str(self.rules["capital_in"])

    def seeds(self) -> dict[str, tuple[QPointF, str]]:
        """Points and their provinces: the ground nearest to one is tinted so. Cities, and a few more."""
        found = {city: (at, self.tinted_as(city)) for city, at in self.cities.items()}
        for n, (x, y, province) in enumerate(self.rules["seeds"]):
            found[f"seed {n}"] = (self.at(x, y), province)
        return found

    def name(self, city: str) -> QPointF:
        """The middle of a city's name."""
        lift = -22 if self.is_name_above(city) else 27
        radius = self.of("city") - 14.8 * self.unit
        return self.city(city) + QPointF(0, lift * self.unit + radius)

    def capital_name(self) -> QPointF:
        """The middle of the capital's name."""
        return self.city(self.board.capital) + QPointF(4 * self.unit, 30 * self.unit)

    def is_name_above(self, city: str) -> bool:
        return city in self.rules["above"]

    def quiet(self) -> list[QRectF]:
        """Where the card may lie, best first."""
        return [
            QRectF(self.at(x, y), self.at(x + w, y + h)).intersected(self.bounds)
            for x, y, w, h in self.rules["quiet"]
        ]


def curve(points: list[QPointF]) -> QPainterPath:
    """A closed smooth line through points."""
    count = len(points)
    path = QPainterPath(points[0])
    for i in range(count):
        before, here = points[i - 1], points[i]
        there, after = points[(i + 1) % count], points[(i + 2) % count]
        path.cubicTo(here + (there - before) / 6, there - (after - here) / 6, there)
    path.closeSubpath()
    return path


Cell = list[tuple[QPointF, str]]
"""Corners of a city's cell, each with the neighbour beyond the side that begins there ("" at the rim)."""


def cells(places: dict[str, QPointF], bounds: QRectF) -> dict[str, Cell]:
    """Everything nearer to a city than to any other, cut at `bounds`."""
    return {city: _cell(city, places, bounds) for city in places}


def _cell(city: str, places: dict[str, QPointF], bounds: QRectF) -> Cell:
    here = places[city]
    cell: Cell = [
        (corner, "")
        for corner in (bounds.topLeft(), bounds.topRight(), bounds.bottomRight(), bounds.bottomLeft())
    ]
    for other, there in places.items():
        if other == city or not cell:
            continue
        middle, way = (here + there) / 2, there - here
        cell = _cut(cell, other, middle, way)
    return cell


def _cut(cell: Cell, other: str, middle: QPointF, way: QPointF) -> Cell:
    """The part of a cell on the near side of a line; `other` lies beyond it."""
    far = [QPointF.dotProduct(corner - middle, way) for corner, _ in cell]
    kept: Cell = []
    for n, (corner, beyond) in enumerate(cell):
        f, g = far[n], far[(n + 1) % len(cell)]
        if f <= 0:
            kept.append((corner, beyond))
        if (f <= 0) != (g <= 0):
            after = cell[(n + 1) % len(cell)][0]
            point = corner + (after - corner) * (f / (f - g))
            kept.append((point, other if f <= 0 else beyond))
    return kept


def distance(a: QPointF, b: QPointF) -> float:
    return hypot(a.x() - b.x(), a.y() - b.y())
