"""The nouns of City of Marble: kinds, colours and spaces, and lists of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.spoken import signed
from rome_desktop.app.words.city_of_marble.places import MarblePlaces
from rome_desktop.games.city_of_marble.components import KINDS, TREASURY, Colour, Kind, Space

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


class MarbleTerms(MarblePlaces):
    """Nouns, in the language of the moment."""

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
        return signed(self.tr("%n points", "", abs(count)), count)

    def hill(self, key: str, language: str) -> str:
        """The name of a hill."""
        return self._place(next(s for s in self.box.board.hill_spaces if s.id == key), language)

    def bridge(self, number: int, language: str) -> str:
        """The name of a bridge space."""
        return self._place(self.box.board.bridge_spaces[number], language)

    def _place(self, space: Space, language: str) -> str:
        return space.name.fr if language == "fr" else space.name.en

    def is_treasury(self, space: str) -> bool:
        return space == TREASURY

    def said_of(self, side: int, context: TableContext) -> str:
        """A side's name as it stands in a sentence."""
        return context.name(side)
