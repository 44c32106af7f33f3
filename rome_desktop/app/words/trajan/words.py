"""Everything the program says about Trajan."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Category
from rome_desktop.app.covers.trajan.cover import TrajanCover
from rome_desktop.app.words.shared import SpokenWords
from rome_desktop.app.words.trajan.journal import TrajanJournal
from rome_desktop.app.words.trajan.prompts import TrajanOptions, TrajanPrompts
from rome_desktop.app.words.trajan.refusals import TrajanRefusals
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.app.words.trajan.weighing import ABOUT, TERMS
from rome_desktop.app.words.weighing import Weighing
from rome_desktop.content.reader import bundled
from rome_desktop.games.trajan.box import Box


class TrajanWords(TrajanCover, SpokenWords):
    """The words of Trajan; `box` gives names of the pieces, the bundled one if left out."""

    terms: TrajanTerms

    def __init__(self, parent: QObject | None = None, box: Box | None = None) -> None:
        super().__init__(parent)
        self.terms = TrajanTerms(box or bundled("trajan", Box).box, self)
        self.prompts = TrajanPrompts(self.terms, self)
        self.options = TrajanOptions(self.terms, self)
        self.told = TrajanJournal(self.terms, self)
        self.refusals = TrajanRefusals(self.terms, self)
        self.weighing = Weighing(ABOUT, TERMS, self.categories, self)

    def categories(self) -> tuple[Category, ...]:
        return (
            Category("trajan_tiles", self.tr("Trajan tiles"), "arch", "#4E5963"),
            Category("ships", self.tr("Ships"), "ship", "#24708F"),
            Category("provinces", self.tr("Provinces"), "legionary", "#9B2D1F"),
            Category("senate", self.tr("Senate"), "fasces", "#6B3FA0"),
            Category("buildings", self.tr("Construction tiles"), "hammer", "#8C4A22"),
            Category("demands", self.tr("Unmet demands"), "bread", "#5A3A10"),
            Category("hand", self.tr("Cards in hand"), "ui-journal", "#5E4A2E"),
            Category("workers", self.tr("Workers in the camp"), "meeple", "#7A4A22"),
            Category("legionaries", self.tr("Legionaries in the camp"), "hero", "#7A2018"),
            Category("sets", self.tr("Sets of buildings"), "temple", "#6E3A18"),
            Category("icon_tiles", self.tr("Bonus: forum tiles"), "religion", "#9A4A16"),
            Category("worker_tiles", self.tr("Bonus: workers"), "meeple", "#7A5204"),
            Category("legionary_tiles", self.tr("Bonus: legionaries"), "legionary", "#7A5204"),
            Category("yellow_tiles", self.tr("Bonus: bonus tiles"), "laurel", "#7A5204"),
            Category("commodity_tiles", self.tr("Bonus: goods"), "amphora", "#7A2E68"),
            Category("open_tiles", self.tr("Unfinished Trajan tiles"), "arch", "#5C5A56"),
        )

    def ended(self, reason: str) -> str:
        if reason == "four-quarters-played":
            return self.tr("Four quarters were played.")
        return self.tr("The game is over.")

    def race(self) -> str:
        return self.tr("by round")

    def round_name(self, number: int) -> str:
        return self.tr("Quarter {quarter}, round {round}").format(**self.terms.round_of_quarter(number))
