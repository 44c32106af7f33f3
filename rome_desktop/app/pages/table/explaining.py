"""Why something is not possible, what a place means, and where the rules say so."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Plan
from rome_desktop.app.table.hover_card import CardText, HoverCard
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import why_not

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class Explaining(QObject):
    """Hover cards, refusals and the way into the rules."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page
        self.card = HoverCard(page.table, self.card_of)
        page.table.refused.connect(self._refused)

    def card_of(self, key: str, option: object = None) -> CardText | None:
        """The hover card of a spot, with what an option there would bring."""
        page = self._page
        if page.view is None or page.update_shown is None or page.busy:
            return None
        if isinstance(option, Plan):
            return page.view.plan_card(key, option)
        return page.view.card(key, option if isinstance(option, Action) else None)

    def rules_of_focus(self) -> None:
        """F1: the clause of what is focused or under the pointer."""
        page = self._page
        key = page.table.hover_key or page.table.focus_key
        card = self.card_of(key, page.table.grammar.option_at(key)) if key else None
        page.rules_requested.emit(card.clause.split()[0] if card is not None and card.clause else "")

    def _refused(self, source: str, target: str) -> None:
        """Something was asked for where it is not legal: say why, politely."""
        page = self._page
        if page.view is None or page.words is None or not page.human_is_asked():
            return
        action = page.view.tried(source or None, target)
        refusal = why_not(page.state(), action) if action is not None else None
        if refusal is None:
            refusal = page.view.unmeant(source or None, target)
        if refusal is not None:
            sentence = page.words.refusal(refusal, page.state(), page.context())
            page.toast.say(f"{sentence} ({refusal.clause})" if refusal.clause else sentence, 4500)
