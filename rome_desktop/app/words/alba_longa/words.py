"""Everything the program says about Alba Longa."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Category
from rome_desktop.app.covers.alba_longa.cover import AlbaCover
from rome_desktop.app.words.alba_longa.journal import AlbaJournal
from rome_desktop.app.words.alba_longa.options import AlbaOptions
from rome_desktop.app.words.alba_longa.prompts import AlbaPrompts
from rome_desktop.app.words.alba_longa.refusals import AlbaRefusals
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.app.words.alba_longa.weighing import ABOUT, TERMS
from rome_desktop.app.words.shared import SpokenWords
from rome_desktop.app.words.weighing import Weighing
from rome_desktop.content.reader import bundled
from rome_desktop.games.alba_longa.box import Box
from rome_desktop.games.alba_longa.ending import (
    ALL_LOST,
    CITY_LOST,
    DEADLINE,
    EXHAUSTED,
    FULFILLED,
    LAST_KING,
    SHADOW,
)


class AlbaWords(AlbaCover, SpokenWords):
    """The words of Alba Longa; `box` gives the names of the cities, the bundled one if left out."""

    terms: AlbaTerms

    def __init__(self, parent: QObject | None = None, box: Box | None = None) -> None:
        super().__init__(parent)
        self.terms = AlbaTerms(box or bundled("alba_longa", Box).box, self)
        self.prompts = AlbaPrompts(self.terms, self)
        self.options = AlbaOptions(self.terms, self)
        self.told = AlbaJournal(self.terms, self)
        self.refusals = AlbaRefusals(self.terms, self)
        self.weighing = Weighing(ABOUT, TERMS, self.categories, self)

    def categories(self) -> tuple[Category, ...]:
        return (
            Category("monuments", self.tr("Monuments"), "temple", "#5B6670"),
            Category("population", self.tr("Population"), "meeple", "#8A4A22"),
            Category("wheat", self.tr("Wheat"), "wheat", "#4F7A2B"),
            Category("coins", self.tr("Coins"), "coin", "#87600F"),
            Category("victory", self.tr("Victory"), "laurel", "#6B3FA0"),
        )

    def ended(self, reason: str) -> str:
        return {
            FULFILLED: self.tr("The challenge of the gods was met."),
            EXHAUSTED: self.tr("Seven years have passed, and nobody met the challenge."),
            LAST_KING: self.tr("Only one King was left."),
            ALL_LOST: self.tr("Every King has lost his city."),
            SHADOW: self.tr("The Shadow met the challenge of the gods first."),
            CITY_LOST: self.tr("The city has lost all its people."),
            DEADLINE: self.tr("Seven years have passed, and the challenge was not met."),
        }.get(reason, self.tr("The game is over."))

    def race(self) -> str:
        return self.tr("by year")
