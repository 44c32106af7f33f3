"""Everything the program says about Concordia."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Category
from rome_desktop.app.covers.concordia.cover import ConcordiaCover
from rome_desktop.app.kit.spoken import labelled
from rome_desktop.app.words.concordia.journal import ConcordiaJournal
from rome_desktop.app.words.concordia.prompts import ConcordiaPrompts
from rome_desktop.app.words.concordia.refusals import ConcordiaRefusals
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.app.words.concordia.weighing import ABOUT, TERMS
from rome_desktop.app.words.shared import SpokenWords
from rome_desktop.app.words.weighing import Weighing
from rome_desktop.content.reader import bundled
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.ending import CARDS, HOUSES
from rome_desktop.games.concordia.ids import Deity
from rome_desktop.games.concordia.scoring import minerva, values
from rome_desktop.games.concordia.state import ConcordiaState


class ConcordiaWords(ConcordiaCover, SpokenWords):
    """The words of Concordia; `box` gives names of places and cards, the bundled one if left out."""

    terms: ConcordiaTerms

    def __init__(self, parent: QObject | None = None, box: Box | None = None) -> None:
        super().__init__(parent)
        self.terms = ConcordiaTerms(box or bundled("concordia", Box).box, self)
        self.prompts = self.options = ConcordiaPrompts(self.terms, self)
        self.told = ConcordiaJournal(self.terms, self)
        self.refusals = ConcordiaRefusals(self.terms, self)
        self.weighing = Weighing(ABOUT, TERMS, self.categories, self)

    def categories(self) -> tuple[Category, ...]:
        return (
            Category("vesta", self.tr("Vesta: goods and coins"), "religion", "#A8480F"),
            Category("jupiter", self.tr("Jupiter: houses without brick"), "eagle", "#6B3FA0"),
            Category("saturnus", self.tr("Saturnus: provinces"), "tool", "#5E6A2A"),
            Category("mercurius", self.tr("Mercurius: kinds of goods"), "coin", "#24708F"),
            Category("mars", self.tr("Mars: colonists"), "legionary", "#9B2D1F"),
            Category("minerva", self.tr("Minerva: specialists"), "hero", "#2F6B5A"),
            Category("concordia", self.tr("Concordia card"), "laurel", "#7A5204"),
            Category("limit", self.tr("Limit of the level"), "monument", "#5C4A30"),
        )

    def working(self, state: ConcordiaState, category: str, side: int, language: str) -> str:
        """[CO-17.1 to CO-17.6] The cards of a god and what each is worth; of Minerva each by itself."""
        player, terms = state.players[side], self.terms
        cards = [c for c in (*player.hand, *player.pile) if terms.god_of(c) == category]
        if not cards or side >= state.seats:
            return ""
        if category == Deity.MINERVA:
            told = [(terms.card(card, language), minerva(state, side, card)) for card in cards]
            return terms.all_of([labelled(name, terms.points(points)) for name, points in told])
        each = terms.points(values(state, side)[Deity(category)])
        said = self.tr("{cards}, {points} each") if len(cards) > 1 else self.tr("{cards}, {points}")
        return said.format(cards=terms.cards(len(cards)), points=each)

    def ended(self, reason: str) -> str:
        if reason == HOUSES:
            return self.tr("The fifteenth house brought the end.")
        if reason == CARDS:
            return self.tr("The last card brought the end.")
        return self.tr("The game is over.")

    def race(self) -> str:
        return self.tr("by round")
