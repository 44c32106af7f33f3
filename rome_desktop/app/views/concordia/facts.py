"""What seat cards and the strip say about a match of Concordia."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from rome_desktop.app.contract import Crumbs, Holding, TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.views.concordia import reads
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.games.concordia.ids import GOODS
from rome_desktop.games.concordia.state import ConcordiaState

PHASES: dict[str, Any] = {
    "card": QT_TRANSLATE_NOOP("ConcordiaFacts", "Card"),
    "action": QT_TRANSLATE_NOOP("ConcordiaFacts", "Action"),
    "copy": QT_TRANSLATE_NOOP("ConcordiaFacts", "Copy"),
    "move": QT_TRANSLATE_NOOP("ConcordiaFacts", "Move"),
    "build": QT_TRANSLATE_NOOP("ConcordiaFacts", "Build"),
    "province": QT_TRANSLATE_NOOP("ConcordiaFacts", "Province"),
    "colonists": QT_TRANSLATE_NOOP("ConcordiaFacts", "Colonists"),
    "recruit": QT_TRANSLATE_NOOP("ConcordiaFacts", "New colonist"),
    "trade": QT_TRANSLATE_NOOP("ConcordiaFacts", "Trade"),
    "buy": QT_TRANSLATE_NOOP("ConcordiaFacts", "Buy"),
    "pay": QT_TRANSLATE_NOOP("ConcordiaFacts", "Pay"),
    "keep": QT_TRANSLATE_NOOP("ConcordiaFacts", "Storehouse"),
}


class ConcordiaFacts(QObject):
    """Short facts beside the table."""

    def __init__(self, terms: ConcordiaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def crumbs(self, view: ConcordiaState) -> Crumbs:
        phase = reads.phase(view)
        if view.over or not phase:
            return Crumbs((self.tr("Final scoring"),), 0)
        course = reads.COURSES[phase]
        labels = tuple(QCoreApplication.translate("ConcordiaFacts", PHASES[key]) for key in course)
        if view.final >= 0:
            said = self.tr("Last turns")
        else:
            said = self.tr("Round {number}").format(number=view.round)
        return Crumbs(labels, course.index(phase), said)

    def kind_line(self, view: ConcordiaState, side: int, context: TableContext) -> str:
        """Beside person or computer: the card on top of the pile."""
        pile = view.players[side].pile
        return self._terms.card(pile[-1], context.language) if pile else ""

    def holdings(self, view: ConcordiaState, side: int) -> tuple[tuple[Holding, ...], ...]:
        player = view.players[side]
        built = view.built[side].bit_count()
        houses = Holding("house", built, self.tr("%n houses on the map", "", built))
        if side >= view.seats:  # [CO-S.2] Aemulus has nothing else
            return (houses,), ()
        first = (
            Holding("coin", player.money, self.tr("%n coins", "", player.money)),
            houses,
            Holding(
                "colonist", len(player.walkers), self.tr("%n walkers on the map", "", len(player.walkers))
            ),
            Holding("ship", len(player.ships), self.tr("%n ships on the map", "", len(player.ships))),
        )
        second = tuple(
            Holding(theme.look().goods[good].icon, player.goods[good], self._terms.bare(good))
            for good in GOODS
        )
        return first, second

    def tokens(self, view: ConcordiaState, side: int) -> tuple[str, ...]:
        """[CO-13.2] The Praefectus Magnus comes and goes on others' turns too."""
        return (self.tr("Praefectus Magnus"),) if view.praefectus == side else ()
