"""The nouns of Alba Longa: places, people and cards, in the language of the moment, and what is counted."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from rome_desktop.app import language
from rome_desktop.app.words.alba_longa import nouns
from rome_desktop.app.words.shared import SharedTerms
from rome_desktop.games.alba_longa.box import Box


def _said(table: Mapping[str, Any], key: str) -> str:
    text = table[str(key)]
    return QCoreApplication.translate("AlbaTerms", text)


class AlbaTerms(SharedTerms):
    """Nouns. Names of the box follow `language`, which the words set with each context."""

    def __init__(self, box: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box
        self.language = language.current()  # the score sheet asks before there was a context

    # ---- places

    def city(self, key: str) -> str:
        """Such as “Veii”; Assisi too."""
        return next((self.named(city.name) for city in self.box.cities.places if city.id == key), str(key))

    def workplace(self, key: str) -> str:
        """Such as “Barracks”, as a title."""
        return _said(nouns.WORKPLACES, key)

    def the_workplace(self, key: str) -> str:
        """Such as “the barracks”, in a sentence."""
        return _said(nouns.THE_WORKPLACES, key)

    def to_workplace(self, key: str) -> str:
        """Such as “to the barracks”."""
        return _said(nouns.TO_WORKPLACES, key)

    def stall(self, key: str) -> str:
        """Such as “stall III”."""
        return self.tr("stall {numeral}").format(numeral=str(key))

    # ---- time, dice and cards

    def season(self, key: str) -> str:
        """Such as “harvest season”."""
        return _said(nouns.SEASONS, key)

    def phase(self, key: str) -> str:
        """Such as “Soldiers”: the part of the season."""
        return _said(nouns.PHASES, key)

    def climate(self, key: str) -> str:
        """Such as “a dry year”."""
        return _said(nouns.CLIMATES, key)

    def colour(self, key: str) -> str:
        """Such as “black”, of a die."""
        return _said(nouns.COLOURS, key)

    def die(self, key: str) -> str:
        """Such as “the black die”."""
        return _said(nouns.DICE, key)

    def hero(self, value: int) -> str:
        """Such as “hero 3”."""
        return self.tr("hero {value}").format(value=value)

    def product(self, kind: str) -> str:
        """What Assisi has: “1 coin”, “2 wheat” or “a captive”."""
        return {
            "coin": self.coins(1),
            "wheat": self.wheat(2),
            "captive": self.tr("a captive"),
        }[str(kind)]

    def reward(self, kind: str, amount: int) -> str:
        """What a blessing gives, such as “3 wheat”."""
        if kind == "wheat":
            return self.wheat(amount)
        return self.coins(amount) if kind == "coins" else self.monuments(amount)

    # ---- what is counted

    def lying(self, count: int) -> str:
        """Such as “1 lying farmer”."""
        return self.tr("%n lying farmers", "", count)

    def coins(self, count: int) -> str:
        """Such as “2 coins”."""
        return self.tr("%n coins", "", count)

    def wheat(self, count: int) -> str:
        """Such as “3 wheat”."""
        return self.tr("%n wheat", "", count)

    def peasants(self, count: int) -> str:
        """Such as “4 peasants”."""
        return self.tr("%n peasants", "", count)

    def captives(self, count: int) -> str:
        """Such as “1 captive”."""
        return self.tr("%n captives", "", count)

    def monuments(self, count: int) -> str:
        """Such as “1 monument”."""
        return self.tr("%n monuments", "", count)

    def worship(self, count: int) -> str:
        """Such as “2 levels of worship”."""
        return self.tr("%n levels of worship", "", count)

    def sabotages(self, count: int) -> str:
        """Such as “2 sabotages”."""
        return self.tr("%n sabotages", "", count)

    def people(self, workplace: str, count: int) -> str:
        """Who works there, such as “3 soldiers” for the barracks."""
        if workplace == "barracks":
            return self.tr("%n soldiers", "", count)
        if workplace == "market":
            return self.tr("%n merchants", "", count)
        if workplace == "quarry":
            return self.tr("%n workers", "", count)
        if workplace == "temple":
            return self.tr("%n priests", "", count)
        return self.tr("%n farmers", "", count)
