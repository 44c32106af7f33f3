"""Why something is not possible, what a place means, and where the rules say so."""

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.contract import Plan
from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.table.hover_card import CardText, HoverCard
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import why_not

FEW = 3
"""So many places are named."""


class Explaining(QObject):
    """Hover cards, refusals and the way into the rules: `rule_wanted(clause)`, empty for their beginning."""

    rule_wanted = Signal(str)

    def __init__(self, table: TableView, on_table: OnTable, toast: Toast) -> None:
        super().__init__(table)
        self._table = table
        self._on_table = on_table
        self._toast = toast
        self.clause = ""
        """What is spoken of at the table beside its places, if anything is."""
        self.card = HoverCard(table, self.card_of)
        table.refused.connect(self._refused)

    def card_of(self, key: SpotKey, option: object = None) -> CardText | None:
        """The hover card of a spot, with what an option there would bring."""
        laid = self._on_table.laid()
        if laid is None or self._on_table.busy:
            return None
        if isinstance(option, Plan):
            return laid.view.plan_card(key, option)
        return laid.view.card(key, option if isinstance(option, Action) else None)

    def rules_of_focus(self) -> None:
        """F1: the clause of what is under the pointer or focused, else of what is spoken of."""
        key = self._table.hover_key or self._table.focus_key
        card = self.card_of(key, self._table.grammar.option_at(key)) if key is not None else None
        clause = card.clause if card is not None else ""
        self.rule_wanted.emit((clause or self.clause).partition(" ")[0])

    def _refused(self, source: SpotKey | None, target: SpotKey) -> None:
        """Something was asked for where it is not legal: say why, politely."""
        here, asked = self._on_table, self._on_table.asked()
        if asked is None:
            return
        action = asked.view.tried(source, target)
        refusal = why_not(here.state(), action) if action is not None else None
        if refusal is None:
            refusal = asked.view.unmeant(source, target)
        if refusal is not None:
            sentence = asked.words.refusal(refusal, here.state(), here.context())
            self._toast.say(f"{sentence} ({refusal.clause})" if refusal.clause else sentence, 4500)
        elif source is not None and (self._table.pointer.carried or not self._table.grammar.picked_by_itself):
            self._toast.say(self._elsewhere(source), 4500)
        elif self._table.pointer.carried:
            self._toast.say(self.tr("That cannot be moved now."), 4500)

    def _elsewhere(self, source: SpotKey) -> str:
        """Where something could go that was put where it cannot."""
        found = [key for key in self._table.grammar.targets(source) if key != source]
        spots = [spot for spot in map(self._table.index.get, found) if spot is not None]
        if len(spots) > FEW:
            return self.tr("Not there. Where it can go lights up while it is held.")
        return self.tr("Not there. It can go to: {places}.").format(places="; ".join(s.name for s in spots))
