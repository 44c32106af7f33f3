"""Everything the program says about Nova Roma."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Category, Prompt, TableContext
from rome_desktop.app.covers.nova_roma.cover import NovaCover
from rome_desktop.app.words.nova_roma.journal import NovaJournal
from rome_desktop.app.words.nova_roma.options import NovaOptions
from rome_desktop.app.words.nova_roma.prompts import NovaPrompts
from rome_desktop.app.words.nova_roma.refusals import NovaRefusals
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.app.words.nova_roma.weighing import ABOUT, TERMS
from rome_desktop.app.words.shared import SpokenWords
from rome_desktop.app.words.weighing import Weighing
from rome_desktop.content.reader import bundled
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision
from rome_desktop.games.nova_roma.box import Box
from rome_desktop.games.nova_roma.events import Paid
from rome_desktop.games.nova_roma.state import NovaState


class NovaWords(NovaCover, SpokenWords):
    """The words of Nova Roma; `box` gives the names printed in the box, the bundled one if left out."""

    terms: NovaTerms
    prompts: NovaPrompts
    options: NovaOptions
    told: NovaJournal

    def __init__(self, parent: QObject | None = None, box: Box | None = None) -> None:
        super().__init__(parent)
        self.terms = NovaTerms(box or bundled("nova_roma", Box).box, self)
        self.prompts = NovaPrompts(self.terms, self)
        self.options = NovaOptions(self.terms, self)
        self.told = NovaJournal(self.terms, self)
        self.refusals = NovaRefusals(self.terms, self)
        self.weighing = Weighing(ABOUT, TERMS, self.categories, self)

    def _speak(self, context: TableContext, view: NovaState | None = None) -> None:
        """In whose language, and where the actions head the forum."""
        super()._speak(context, view)
        if view is not None:
            self.told.know_heads(tuple(view.heads))

    def prompt(
        self, decision: Decision, options: Sequence[Action], view: NovaState, context: TableContext
    ) -> Prompt:
        self.options.decision = decision
        return super().prompt(decision, options, view, context)

    def is_price(self, event: Event) -> bool:
        return isinstance(event, Paid)

    def categories(self) -> tuple[Category, ...]:
        return (
            Category("sea_routes", self.tr("Sea routes"), "ship", "#24708F"),
            Category("building_contracts", self.tr("Building contracts"), "hammer", "#8C4A22"),
            Category("zone_majorities", self.tr("Zones of the city"), "temple", "#7A5204"),
            Category("chariot_tokens", self.tr("Chariot tokens"), "chariot", "#B3312A"),
            Category("hippodrome_finish", self.tr("Last spaces"), "horse", "#5C4A30"),
            Category("subject_cards", self.tr("Subject cards"), "patrician", "#6B3FA0"),
            Category("animals", self.tr("Animals"), "bull", "#7A4A18"),
            Category("mosaic", self.tr("Mosaic"), "laurel", "#347A4A"),
            Category("goods_and_coins", self.tr("Goods and coins"), "coin", "#8A5600"),
            Category("influence_and_artisans", self.tr("Influence and artisans"), "influence", "#5B3A8C"),
            Category("first_player_token", self.tr("First-player token"), "emperor", "#9B2D1F"),
            Category("running_total", self.tr("Start and legionaries"), "legionary", "#5F5A54"),
        )

    def ended(self, reason: str) -> str:
        if reason == "five-rounds-played":
            return self.tr("Five rounds have been played.")
        return self.tr("The game is over.")

    def race(self) -> str:
        return self.tr("by round")
