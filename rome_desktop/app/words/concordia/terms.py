"""The nouns of Concordia: goods, cards, gods, places, and lists of them."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.kit.spoken import signed
from rome_desktop.app.words.shared import SharedTerms
from rome_desktop.engine.edition import Name
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.ids import GOODS, Deity, Good, Kind, Role
from rome_desktop.games.concordia.maps import Board

CONTEXT = "ConcordiaTerms"

GODS: dict[str, Any] = {
    "vesta": QT_TRANSLATE_NOOP("ConcordiaTerms", "Vesta"),
    "jupiter": QT_TRANSLATE_NOOP("ConcordiaTerms", "Jupiter"),
    "saturnus": QT_TRANSLATE_NOOP("ConcordiaTerms", "Saturnus"),
    "mercurius": QT_TRANSLATE_NOOP("ConcordiaTerms", "Mercurius"),
    "mars": QT_TRANSLATE_NOOP("ConcordiaTerms", "Mars"),
    "minerva": QT_TRANSLATE_NOOP("ConcordiaTerms", "Minerva"),
}
BARE: dict[str, Any] = {
    "brick": QT_TRANSLATE_NOOP("ConcordiaTerms", "brick"),
    "food": QT_TRANSLATE_NOOP("ConcordiaTerms", "food"),
    "tool": QT_TRANSLATE_NOOP("ConcordiaTerms", "tools"),
    "wine": QT_TRANSLATE_NOOP("ConcordiaTerms", "wine"),
    "cloth": QT_TRANSLATE_NOOP("ConcordiaTerms", "cloth"),
}
CITIES: dict[str, Any] = {
    "brick": QT_TRANSLATE_NOOP("ConcordiaTerms", "brick city"),
    "food": QT_TRANSLATE_NOOP("ConcordiaTerms", "food city"),
    "tool": QT_TRANSLATE_NOOP("ConcordiaTerms", "tool city"),
    "wine": QT_TRANSLATE_NOOP("ConcordiaTerms", "wine city"),
    "cloth": QT_TRANSLATE_NOOP("ConcordiaTerms", "cloth city"),
}
KINDS: dict[str, Any] = {
    "walker": QT_TRANSLATE_NOOP("ConcordiaTerms", "walker"),
    "ship": QT_TRANSLATE_NOOP("ConcordiaTerms", "ship"),
}
A_KIND: dict[str, Any] = {
    "walker": QT_TRANSLATE_NOOP("ConcordiaTerms", "a walker"),
    "ship": QT_TRANSLATE_NOOP("ConcordiaTerms", "a ship"),
}


def _said(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)


class ConcordiaTerms(SharedTerms):
    """Nouns, in the language of the moment."""

    def __init__(self, box: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box
        self._roles: dict[str, Name] = {row.id: row.name for row in box.roles.rows}
        self._cards = box.cards()
        self._cities: dict[str, str] = {}
        self._provinces: dict[str, str] = {}
        self._ends: dict[str, tuple[str, str]] = {}
        for board in (box.maps.italia, box.maps.imperium):
            self._learn(board)

    def _learn(self, board: Board) -> None:
        """Names of places; cities of the same name are the same on both maps."""
        self._cities[board.capital] = board.capital_city.name
        self._cities |= {city.id: city.name for city in board.cities.rows}
        self._provinces |= {province.id: province.name for province in board.provinces.rows}
        self._ends |= {line.id: (line.a, line.b) for line in board.lines.rows}

    # ---- cards

    def role(self, role: str, language: str) -> str:
        """The name of a card, such as “Architect”."""
        name = self._roles[role]
        return name.fr if language == "fr" else name.en

    def card(self, card: str, language: str) -> str:
        """The name of a card by its id."""
        return self.role(self._cards[card].role, language)

    def role_of(self, card: str) -> Role:
        return self._cards[card].role

    def god_of(self, card: str) -> Deity:
        return self._cards[card].god

    def cost_of(self, card: str) -> tuple[Good, ...]:
        return self._cards[card].cost

    def god(self, god: str) -> str:
        return _said(GODS[god])

    # ---- goods

    def good(self, good: str, language: str) -> str:
        """The name of a good with a capital, such as “Brick”."""
        name = next(row.name for row in self.box.goods.rows if row.id == good)
        return name.fr if language == "fr" else name.en

    def bare(self, good: str) -> str:
        """A good without a number, such as “tools”."""
        return _said(BARE[good])

    def counted(self, good: str, count: int) -> str:
        """Such as “2 bricks”."""
        return {
            "brick": self.tr("%n bricks", "", count),
            "food": self.tr("%n food", "", count),
            "tool": self.tr("%n tools", "", count),
            "wine": self.tr("%n wine", "", count),
            "cloth": self.tr("%n cloth", "", count),
        }[good]

    def goods(self, goods: Iterable[str]) -> str:
        """Such as “2 bricks and 1 wine”; empty for none."""
        return self.all_of(self._each(goods))

    def _each(self, goods: Iterable[str]) -> list[str]:
        counts = Counter(goods)
        return [self.counted(good, counts[good]) for good in GOODS if counts[good]]

    def marks(self, count: int) -> str:
        """Goods of the buyer's choice."""
        return self.tr("%n goods of your choice", "", count)

    def city_sort(self, good: str) -> str:
        """Such as “brick city”."""
        return _said(CITIES[good])

    def coins(self, count: int) -> str:
        return self.tr("%n coins", "", count)

    def points(self, count: int) -> str:
        return signed(self.tr("%n points", "", abs(count)), count)

    def cards(self, count: int) -> str:
        return self.tr("%n cards", "", count)

    def houses(self, count: int) -> str:
        return self.tr("%n houses", "", count)

    def price(self, coins: int, goods: Iterable[str]) -> str:
        """Such as “4 coins, 1 brick and 1 wine”."""
        counted = self._each(goods)
        return self.all_of([self.coins(coins), *counted] if coins else counted)

    def card_price(self, goods: Iterable[str], marks: int) -> str:
        """Such as “1 brick, 1 wine and 1 good of your choice”; empty for a card that costs nothing."""
        counted = self._each(goods)
        return self.all_of([*counted, self.marks(marks)] if marks else counted)

    # ---- colonists and places

    def kind(self, kind: Kind | str) -> str:
        """Such as “land colonist”."""
        return _said(KINDS[kind])

    def a_kind(self, kind: Kind | str) -> str:
        """Such as “a ship”."""
        return _said(A_KIND[kind])

    def city(self, city: str) -> str:
        return self._cities[city]

    def province(self, province: str) -> str:
        return self._provinces[province]

    def place(self, place: str) -> str:
        """A city, or a line by its ends: “Roma – Massilia”."""
        if place in self._cities:
            return self._cities[place]
        one, two = self._ends[place]
        return self.tr("{one} – {two}").format(one=self._cities[one], two=self._cities[two])

    # ---- lists
