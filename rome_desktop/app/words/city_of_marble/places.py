"""Where something lies on the board, in words: near which hill or bank, in which row, at which point."""

from math import atan2, dist, pi, sqrt
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.words.shared import SharedTerms
from rome_desktop.games.city_of_marble.components import Box
from rome_desktop.games.city_of_marble.geometry import Geometry, corners, measure

CONTEXT = "MarblePlaces"
Point = tuple[float, float]

HILLS: dict[str, Any] = {
    "quirinal": QT_TRANSLATE_NOOP("MarblePlaces", "the Quirinal"),
    "viminal": QT_TRANSLATE_NOOP("MarblePlaces", "the Viminal"),
    "esquiline": QT_TRANSLATE_NOOP("MarblePlaces", "the Esquiline"),
    "caelian": QT_TRANSLATE_NOOP("MarblePlaces", "the Caelian"),
    "palatine": QT_TRANSLATE_NOOP("MarblePlaces", "the Palatine"),
    "capitoline": QT_TRANSLATE_NOOP("MarblePlaces", "the Capitoline"),
    "aventine": QT_TRANSLATE_NOOP("MarblePlaces", "the Aventine"),
}
WINDS: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("MarblePlaces", "east of {hill}"),
    QT_TRANSLATE_NOOP("MarblePlaces", "south-east of {hill}"),
    QT_TRANSLATE_NOOP("MarblePlaces", "south of {hill}"),
    QT_TRANSLATE_NOOP("MarblePlaces", "south-west of {hill}"),
    QT_TRANSLATE_NOOP("MarblePlaces", "west of {hill}"),
    QT_TRANSLATE_NOOP("MarblePlaces", "north-west of {hill}"),
    QT_TRANSLATE_NOOP("MarblePlaces", "north of {hill}"),
    QT_TRANSLATE_NOOP("MarblePlaces", "north-east of {hill}"),
)
"""Clockwise from the east, as the board is printed."""
BESIDE: Any = QT_TRANSLATE_NOOP("MarblePlaces", "beside {hill}")
ON_HILL: Any = QT_TRANSLATE_NOOP("MarblePlaces", "on {hill}")
RIVER: dict[str, Any] = {
    "on": QT_TRANSLATE_NOOP("MarblePlaces", "on the Tiber"),
    "west": QT_TRANSLATE_NOOP("MarblePlaces", "west of the Tiber"),
    "east": QT_TRANSLATE_NOOP("MarblePlaces", "east of the Tiber"),
}
NEAR = 0.6
"""Middles of two triangles with a common side are 0.58 apart, and so are middle and corner of one."""


def _said(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)


def _point(q: float, r: float) -> Point:
    """On the printed board, edges of triangles being 1 long."""
    return q + r / 2, r * sqrt(3) / 2


def _middle(triangle: tuple[int, int, int]) -> Point:
    points = [_point(*corner) for corner in corners(*triangle)]
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


def _counted(grid: Geometry, triangle: int) -> tuple[int, int]:
    """The row of a triangle and its place in it, both from 1."""
    row = grid.triangles[triangle][1]
    first = next(n for n, (_, r, _) in enumerate(grid.triangles) if r == row)
    return row - grid.triangles[0][1] + 1, triangle - first + 1


class MarblePlaces(SharedTerms):
    """Places, in the language of the moment."""

    def __init__(self, box: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box

    def position(self, grid: Geometry, position: str) -> str:
        """Such as “row 4, places 6 and 7, beside the Viminal”: where a tile lies."""
        halves = sorted(grid.halves[position])
        (row, first), (other, second) = (_counted(grid, triangle) for triangle in halves)
        if row == other:
            said = self.tr("row {row}, places {first} and {second}")
            said = said.format(row=row, first=first, second=second)
        else:
            upper, lower = self._triangle(row, first), self._triangle(other, second)
            said = self.tr("{upper}, with {lower}").format(upper=upper, lower=lower)
        return self._beside(said, grid, [_middle(grid.triangles[n]) for n in halves])

    def where(self, position: str) -> str:
        """As `position`, for who has no view at hand: the grid is printed on the board."""
        return self.position(measure(self.box.board), position)

    def ground(self, grid: Geometry, triangle: int) -> str:
        """Such as “row 4, place 6, west of the Tiber”."""
        said = self._triangle(*_counted(grid, triangle))
        return self._beside(said, grid, [_middle(grid.triangles[triangle])])

    def _triangle(self, row: int, place: int) -> str:
        return self.tr("row {row}, place {place}").format(row=row, place=place)

    def vertex(self, grid: Geometry, vertex: str) -> str:
        """Such as “point 3 of line 5, north of the Palatine”: points lie on the lines of the grid."""
        point, line = grid.coordinates[vertex]
        place = sorted(q for q, r in grid.coordinates.values() if r == line).index(point) + 1
        first = min(r for _, r in grid.coordinates.values())
        said = self.tr("point {place} of line {line}").format(place=place, line=line - first + 1)
        return self._beside(said, grid, [_point(point, line)])

    def corner(self, vertex: str) -> str:
        """As `vertex`, for who has no view at hand."""
        return self.vertex(measure(self.box.board), vertex)

    def _beside(self, said: str, grid: Geometry, parts: list[Point]) -> str:
        near = self._landmark(grid, parts)
        return self.tr("{place}, {landmark}").format(place=said, landmark=near) if near else said

    def _landmark(self, grid: Geometry, parts: list[Point]) -> str:
        """The nearest hill or the river, and which way the place lies from there."""
        middle = sum(x for x, _ in parts) / len(parts), sum(y for _, y in parts) / len(parts)
        hills = {hill: _middle(grid.triangles[n]) for hill, n in grid.hills.items() if hill in HILLS}
        water = [_middle(triangle) for triangle in self.box.board.river]
        hill = min(hills, key=lambda one: dist(hills[one], middle), default="")
        bank = min(water, key=lambda one: dist(one, middle), default=None)
        if bank and (not hill or dist(bank, middle) < dist(hills[hill], middle)):
            is_on = min(dist(bank, part) for part in parts) < NEAR / 2
            return _said(RIVER["on" if is_on else "west" if middle[0] < bank[0] else "east"])
        return self._by_hill(hill, hills[hill], parts, middle) if hill else ""

    def _by_hill(self, hill: str, peak: Point, parts: list[Point], middle: Point) -> str:
        nearest = min(dist(peak, part) for part in parts)
        if nearest < NEAR:
            return _said(ON_HILL if nearest < NEAR / 2 else BESIDE).format(hill=_said(HILLS[hill]))
        eighths = round(atan2(middle[1] - peak[1], middle[0] - peak[0]) / (pi / 4))
        return _said(WINDS[eighths % 8]).format(hill=_said(HILLS[hill]))
