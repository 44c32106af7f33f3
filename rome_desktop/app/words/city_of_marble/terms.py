"""The nouns of City of Marble: kinds, colours, spaces and places, and lists of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.shared import SharedTerms
from rome_desktop.games.city_of_marble.components import KINDS, TREASURY, Box, Colour, Kind, Space
from rome_desktop.games.city_of_marble.geometry import Geometry, measure

CONTEXT = "MarbleTerms"

NAMES: dict[str, Any] = {
    "temple": QT_TRANSLATE_NOOP("MarbleTerms", "Temple"),
    "baths": QT_TRANSLATE_NOOP("MarbleTerms", "Baths"),
    "theatre": QT_TRANSLATE_NOOP("MarbleTerms", "Theatre"),
    "arena": QT_TRANSLATE_NOOP("MarbleTerms", "Arena"),
    "treasury": QT_TRANSLATE_NOOP("MarbleTerms", "Treasury"),
}
BARE: dict[str, Any] = {
    "temple": QT_TRANSLATE_NOOP("MarbleTerms", "temple"),
    "baths": QT_TRANSLATE_NOOP("MarbleTerms", "baths"),
    "theatre": QT_TRANSLATE_NOOP("MarbleTerms", "theatre"),
    "arena": QT_TRANSLATE_NOOP("MarbleTerms", "arena"),
    "grey": QT_TRANSLATE_NOOP("MarbleTerms", "grey"),
    "brown": QT_TRANSLATE_NOOP("MarbleTerms", "brown"),
    "white": QT_TRANSLATE_NOOP("MarbleTerms", "white"),
}
TILES: dict[str, Any] = {
    "temple": QT_TRANSLATE_NOOP("MarbleTerms", "a temple tile"),
    "baths": QT_TRANSLATE_NOOP("MarbleTerms", "a baths tile"),
    "theatre": QT_TRANSLATE_NOOP("MarbleTerms", "a theatre tile"),
    "arena": QT_TRANSLATE_NOOP("MarbleTerms", "an arena tile"),
}
PAIRS: dict[str, Any] = {
    "temple": QT_TRANSLATE_NOOP("MarbleTerms", "two temple tiles"),
    "baths": QT_TRANSLATE_NOOP("MarbleTerms", "two baths tiles"),
    "theatre": QT_TRANSLATE_NOOP("MarbleTerms", "two theatre tiles"),
    "arena": QT_TRANSLATE_NOOP("MarbleTerms", "two arena tiles"),
}
BUILDINGS: dict[str, Any] = {
    "temple": QT_TRANSLATE_NOOP("MarbleTerms", "a temple"),
    "baths": QT_TRANSLATE_NOOP("MarbleTerms", "the baths"),
    "theatre": QT_TRANSLATE_NOOP("MarbleTerms", "a theatre"),
    "arena": QT_TRANSLATE_NOOP("MarbleTerms", "an arena"),
}
SPACES: dict[str, Any] = {
    "temple": QT_TRANSLATE_NOOP("MarbleTerms", "the temple space"),
    "baths": QT_TRANSLATE_NOOP("MarbleTerms", "the baths space"),
    "theatre": QT_TRANSLATE_NOOP("MarbleTerms", "the theatre space"),
    "arena": QT_TRANSLATE_NOOP("MarbleTerms", "the arena space"),
    "treasury": QT_TRANSLATE_NOOP("MarbleTerms", "the treasury"),
}
LINES: dict[str, Any] = {
    "grey": QT_TRANSLATE_NOOP("MarbleTerms", "the grey aqueduct"),
    "brown": QT_TRANSLATE_NOOP("MarbleTerms", "the brown aqueduct"),
    "white": QT_TRANSLATE_NOOP("MarbleTerms", "the white aqueduct"),
}


def _said(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)


def _counted(grid: Geometry, triangle: int) -> tuple[int, int]:
    """The row of a triangle and its place in it, both from 1."""
    row = grid.triangles[triangle][1]
    first = next(n for n, (_, r, _) in enumerate(grid.triangles) if r == row)
    return row - grid.triangles[0][1] + 1, triangle - first + 1


class MarbleTerms(SharedTerms):
    """Nouns, in the language of the moment."""

    def __init__(self, box: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box

    def name(self, kind: str) -> str:
        """Such as “Temple”, and for the treasury too."""
        return _said(NAMES[kind])

    def bare(self, word: str) -> str:
        """Such as “temple”, or a colour, as part of a longer noun."""
        return _said(BARE[word])

    def tile(self, kind: Kind) -> str:
        """Such as “a temple tile”."""
        return _said(TILES[kind])

    def tiles(self, kinds: Sequence[Kind]) -> str:
        """Such as “a temple tile and an arena tile”, or “two baths tiles”."""
        counted = Counter(kinds)
        return self.all_of([_said((TILES if counted[k] == 1 else PAIRS)[k]) for k in KINDS if counted[k]])

    def building(self, kind: Kind) -> str:
        """Such as “the baths”."""
        return _said(BUILDINGS[kind])

    def space(self, space: str) -> str:
        """Such as “the baths space”, "the treasury"."""
        return _said(SPACES[space])

    def line(self, colour: Colour) -> str:
        """Such as “the grey aqueduct”."""
        return _said(LINES[colour])

    def influence(self, side: int, points: Sequence[int]) -> str:
        """Such as “2 to 1”: the influence of a side against the best of the others."""
        others = [n for other, n in enumerate(points) if other != side]
        return self.tr("{own} to {best}").format(own=points[side], best=max(others, default=0))

    def points(self, count: int) -> str:
        """Such as “4 points”."""
        return self.tr("%n points", "", count)

    def hill(self, key: str, language: str) -> str:
        """The name of a hill."""
        return self._place(next(s for s in self.box.board.hill_spaces if s.id == key), language)

    def bridge(self, number: int, language: str) -> str:
        """The name of a bridge space."""
        return self._place(self.box.board.bridge_spaces[number], language)

    def _place(self, space: Space, language: str) -> str:
        return space.name.fr if language == "fr" else space.name.en

    def position(self, grid: Geometry, position: str) -> str:
        """Such as “row 4, places 6 and 7”: where a tile lies, counted from the top and from the left."""
        (row, first), (other, second) = (
            _counted(grid, triangle) for triangle in sorted(grid.halves[position])
        )
        if row == other:
            return self.tr("row {row}, places {first} and {second}").format(
                row=row, first=first, second=second
            )
        upper, lower = self._triangle(row, first), self._triangle(other, second)
        return self.tr("{upper}, with {lower}").format(upper=upper, lower=lower)

    def where(self, position: str) -> str:
        """As `position`, for who has no view at hand: the grid is printed on the board."""
        return self.position(measure(self.box.board), position)

    def ground(self, grid: Geometry, triangle: int) -> str:
        """Such as “row 4, place 6”."""
        return self._triangle(*_counted(grid, triangle))

    def _triangle(self, row: int, place: int) -> str:
        return self.tr("row {row}, place {place}").format(row=row, place=place)

    def vertex(self, grid: Geometry, vertex: str) -> str:
        """Such as “point 3 of line 5”: lines of points lie between the rows and round them."""
        _, line = grid.coordinates[vertex]
        same = [q for q, r in grid.coordinates.values() if r == line]
        place = sorted(same).index(grid.coordinates[vertex][0]) + 1
        first = min(r for _, r in grid.coordinates.values())
        return self.tr("point {place} of line {line}").format(place=place, line=line - first + 1)

    def is_treasury(self, space: str) -> bool:
        return space == TREASURY

    def said_of(self, side: int, context: TableContext) -> str:
        """A side's name as it stands in a sentence."""
        return context.name(side)
