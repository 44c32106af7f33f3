"""How each option reads, the word of its button, and the reasons of a hint."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Decision
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.blessings import SeekBlessing
from rome_desktop.games.alba_longa.court import BuyDie
from rome_desktop.games.alba_longa.course import SellPeasants
from rome_desktop.games.alba_longa.farmers import ImproveHarvest
from rome_desktop.games.alba_longa.ids import ASSISI, DICE, STALLS
from rome_desktop.games.alba_longa.soldiers import RecallHero
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.year_end import GrowCity

ACTS: Mapping[type[Action], Any] = {
    actions.Sell: QT_TRANSLATE_NOOP("AlbaOptions", "Sell"),
    actions.Pass: QT_TRANSLATE_NOOP("AlbaOptions", "Do without"),
    actions.Assign: QT_TRANSLATE_NOOP("AlbaOptions", "Send"),
    actions.Done: QT_TRANSLATE_NOOP("AlbaOptions", "Finish"),
    actions.Call: QT_TRANSLATE_NOOP("AlbaOptions", "Call the court"),
    actions.GiveUp: QT_TRANSLATE_NOOP("AlbaOptions", "Give up"),
    actions.Pay: QT_TRANSLATE_NOOP("AlbaOptions", "Pay"),
    actions.Take: QT_TRANSLATE_NOOP("AlbaOptions", "Take die"),
    actions.Buy: QT_TRANSLATE_NOOP("AlbaOptions", "Buy die"),
    actions.Send: QT_TRANSLATE_NOOP("AlbaOptions", "Send"),
    actions.Recall: QT_TRANSLATE_NOOP("AlbaOptions", "Take back"),
    actions.Attack: QT_TRANSLATE_NOOP("AlbaOptions", "Lay city card"),
    actions.PlayHero: QT_TRANSLATE_NOOP("AlbaOptions", "Lay hero"),
    actions.Hit: QT_TRANSLATE_NOOP("AlbaOptions", "Sabotage"),
    actions.Loot: QT_TRANSLATE_NOOP("AlbaOptions", "Take"),
    actions.PutCaptive: QT_TRANSLATE_NOOP("AlbaOptions", "Place captive"),
    actions.Add: QT_TRANSLATE_NOOP("AlbaOptions", "Add"),
    actions.Improve: QT_TRANSLATE_NOOP("AlbaOptions", "Improve"),
    actions.Bless: QT_TRANSLATE_NOOP("AlbaOptions", "Ask"),
    actions.Give: QT_TRANSLATE_NOOP("AlbaOptions", "Hand over"),
    actions.Grow: QT_TRANSLATE_NOOP("AlbaOptions", "Grow"),
}
REFUSED: Mapping[type[Decision], Any] = {
    SellPeasants: QT_TRANSLATE_NOOP("AlbaOptions", "Keep all peasants"),
    BuyDie: QT_TRANSLATE_NOOP("AlbaOptions", "Buy no die"),
    RecallHero: QT_TRANSLATE_NOOP("AlbaOptions", "Take no hero back"),
    ImproveHarvest: QT_TRANSLATE_NOOP("AlbaOptions", "Keep the worship"),
    SeekBlessing: QT_TRANSLATE_NOOP("AlbaOptions", "Do without the blessing"),
    GrowCity: QT_TRANSLATE_NOOP("AlbaOptions", "Keep the wheat"),
}
"""What passing means, by what is asked."""


class AlbaOptions(QObject):
    """Options as sentences, and why the computer would choose one."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def option(self, action: Action, view: AlbaState, context: TableContext) -> str:
        asked = view.pending[-1] if view.pending else None
        if isinstance(action, actions.Pass):
            text = REFUSED.get(type(asked), ACTS[actions.Pass])  # type: ignore[arg-type]
            return QCoreApplication.translate("AlbaOptions", text)
        return (
            self._of_court(action, view) or self._of_soldiers(action, view, context) or self._of_year(action, view, context)
        )

    def act(self, action: Action) -> str:
        """The confirming button's word."""
        return QCoreApplication.translate("AlbaOptions", ACTS[type(action)])
