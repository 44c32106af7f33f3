"""Everything the program says about City of Marble."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Category
from rome_desktop.app.covers.city_of_marble.cover import MarbleCover
from rome_desktop.app.words.city_of_marble.journal import MarbleJournal
from rome_desktop.app.words.city_of_marble.prompts import MarblePrompts
from rome_desktop.app.words.city_of_marble.refusals import MarbleRefusals
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.app.words.city_of_marble.weighing import ABOUT, TERMS
from rome_desktop.app.words.shared import SpokenWords
from rome_desktop.app.words.weighing import Weighing
from rome_desktop.content.reader import bundled
from rome_desktop.games.city_of_marble.components import Box


class MarbleWords(MarbleCover, SpokenWords):
    """The words of City of Marble; `box` gives names of places, the bundled one if left out."""

    terms: MarbleTerms

    def __init__(self, parent: QObject | None = None, box: Box | None = None) -> None:
        super().__init__(parent)
        self.terms = MarbleTerms(box or bundled("city_of_marble", Box).box, self)
        self.prompts = self.options = MarblePrompts(self.terms, self)
        self.told = MarbleJournal(self.terms, self)
        self.refusals = MarbleRefusals(self.terms, self)
        self.weighing = Weighing(ABOUT, TERMS, self.categories, self)

    def categories(self) -> tuple[Category, ...]:
        return (
            Category("buildings", self.tr("Buildings"), "temple", "#8C4A22"),
            Category("bridges", self.tr("Bridges"), "bridge", "#5C4A30"),
            Category("aqueducts", self.tr("Aqueducts"), "aqueduct", "#1F5F7D"),
            Category("fountains", self.tr("Fountains"), "fountain", "#2B7A72"),
            Category("coins", self.tr("Coins"), "coin", "#7A5204"),
            Category("most_coins", self.tr("Most coins"), "laurel", "#6B3FA0"),
            Category("imperium", self.tr("Imperium"), "fasces", "#8E2A20"),
        )

    def ended(self, reason: str) -> str:
        if reason == "three-stacks-empty":
            return self.tr("Three tile stacks were empty, and everybody had one last action.")
        return self.tr("The game is over.")

    def race(self) -> str:
        return self.tr("by round")
