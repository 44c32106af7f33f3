"""What seat cards and the strip say about a match of City of Marble."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Crumbs, Holding
from rome_desktop.app.views.city_of_marble import reads
from rome_desktop.app.views.city_of_marble.pieces import glyph
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.games.city_of_marble.components import KINDS
from rome_desktop.games.city_of_marble.state import MarbleState


class MarbleFacts(QObject):
    """Short facts beside the table."""

    def __init__(self, terms: MarbleTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def crumbs(self, view: MarbleState) -> Crumbs:
        side = reads.turn_side(view)
        if view.over or side is None:
            return Crumbs((self.tr("Final scoring"),), 0)
        left = reads.actions_left(view, side)
        if view.final >= 0:
            return Crumbs(
                (self.tr("Last action"), self.tr("End of turn")), 0 if left else 1, self.tr("Final round")
            )
        labels = (self.tr("1st action"), self.tr("2nd action"), self.tr("End of turn"))
        most = view.box.turn.actions
        top = reads.asked_for_action(view)
        if left is None:
            current = 0
        elif top:
            current = most - left
        else:
            current = max(0, most - left - 1)
        return Crumbs(labels, min(current, 2), self.tr("Round {number}").format(number=view.round))

    def kind_line(self, view: MarbleState, side: int) -> str:
        """Beside person or computer: the actions left in the turn."""
        left = reads.actions_left(view, side)
        return self.tr("%n actions left", "", left) if left is not None else ""

    def holdings(self, view: MarbleState, side: int) -> tuple[tuple[Holding, ...], ...]:
        player = view.players[side]
        built = sum(site.owner == side for site in view.sites.values())
        first = (
            Holding("cube", built, self.tr("%n buildings", "", built)),
            Holding(
                "magistrate",
                player.magistrates,
                self.tr("%n magistrates ready", "", player.magistrates),
            ),
            Holding("coin", player.coins, self.tr("%n coins", "", player.coins)),
            Holding("bridge", len(player.bridges), self.tr("%n bridge tiles", "", len(player.bridges))),
        )
        second = tuple(
            Holding(
                glyph(kind),
                player.imperium[kind],
                self.tr("%n {kind} imperium tiles", "", player.imperium[kind]).format(
                    kind=self._terms.bare(kind)
                ),
            )
            for kind in KINDS
        )
        return first, second
