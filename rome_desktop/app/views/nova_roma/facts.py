"""What seat cards and the strip say about a match of Nova Roma."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Crumbs, Holding
from rome_desktop.app.views.nova_roma import reads
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.games.nova_roma.components import GOODS
from rome_desktop.games.nova_roma.state import NovaState

ICONS = {"coins": "coin", "wine": "amphora"}


class NovaFacts(QObject):
    """Short facts beside the table."""

    def __init__(self, terms: NovaTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def crumbs(self, view: NovaState) -> Crumbs:
        if view.over:
            return Crumbs((self.tr("Final scoring"),), 0)
        if view.phase == "setup" or not view.round:
            return Crumbs((self.tr("Set-up"),), 0)
        labels = (self.tr("Emperor"), self.tr("Forum"), self.tr("Cleanup"))
        current = {"emperor": 0, "forum": 1}.get(view.phase, 2)
        rounds = view.box.course.rounds
        word = self.tr("Round {number} of {all}").format(number=view.round, all=rounds)
        return Crumbs(labels, current, word, (self.tr("Round"), view.round, rounds))

    def kind_line(self, view: NovaState, side: int) -> str:
        """Beside person or computer: the patricians still to place, while it is that side's turn."""
        if reads.turn_side(view) != side or view.phase != "forum":
            return ""
        left = view.players[side].patricians
        return self.tr("%n patricians left", "", left) if left else ""

    def holdings(self, view: NovaState, side: int) -> tuple[tuple[Holding, ...], ...]:
        """The same for all seats, because they are compared; the automa has none of it [NR-26.1]."""
        if view.level and side >= view.seats:
            return ()
        player = view.players[side]
        first = (
            self._holding("coins", player.coins),
            self._holding("influence", player.influence),
            self._holding("artisan", player.artisans + player.workers.bit_count()),
        )
        second = tuple(self._holding(good, player.goods[n]) for n, good in enumerate(GOODS))
        return first, second

    def _holding(self, unit: str, count: int) -> Holding:
        return Holding(ICONS.get(unit, unit), count, self._terms.amount(unit, count))
