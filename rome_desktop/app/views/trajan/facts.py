"""What seat cards and the strip say about a match of Trajan."""

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Crumbs, Holding
from rome_desktop.app.views.trajan import reads
from rome_desktop.app.views.trajan.pieces import ACTION_COLOURS, ACTION_ICONS, ACTIONS, DEMAND_ICONS
from rome_desktop.app.words.trajan.terms import TrajanTerms
from rome_desktop.games.trajan.quarter import AnswerDemands, ChooseBonus
from rome_desktop.games.trajan.setup import ArrangeByHand, ChooseStartTile, TakeStartCard
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.trajan_tiles import UseTile
from rome_desktop.games.trajan.turn import BeginTurn, EndTurn

SETUP = (ArrangeByHand, TakeStartCard, ChooseStartTile)
QUARTER = (AnswerDemands, ChooseBonus)


def turn_side(view: TrajanState) -> int | None:
    """Whose turn it is, also while another side answers in between; None once the game is over."""
    top = view.pending[-1] if view.pending else None
    if isinstance(top, SETUP):
        return top.seat
    for step in reversed(view.pending):
        if isinstance(step, (EndTurn, BeginTurn)):
            return step.seat
    return None


class TrajanFacts(QObject):
    """Short facts beside the table."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms

    def crumbs(self, view: TrajanState) -> Crumbs:
        top = view.pending[-1] if view.pending else None
        if view.over or top is None:
            return Crumbs((self.tr("Final scoring"),), 0)
        if isinstance(top, SETUP):
            labels = (self.tr("Markers"), self.tr("Cards"), self.tr("Tiles"))
            return Crumbs(labels, SETUP.index(type(top)), self.tr("Set-up"))
        rounds = view.box.time.rounds_per_quarter
        number = min(view.laps, rounds * view.box.time.quarters - 1)
        said = self.tr("Quarter {quarter}, round {round}").format(
            quarter=number // rounds + 1, round=number % rounds + 1
        )
        if isinstance(top, QUARTER):
            return Crumbs((self.tr("Demands"), self.tr("Senate")), QUARTER.index(type(top)), said)
        labels = (self.tr("Sow"), self.tr("Tile"), self.tr("Action"))
        current = 0 if isinstance(top, (SowMarkers, DropMarker)) else 1 if isinstance(top, UseTile) else 2
        return Crumbs(labels, current, said)

    def kind_line(self, view: TrajanState, side: int) -> str:
        """Beside person or computer: nothing, so that the level can be read."""
        return ""

    def holdings(self, view: TrajanState, side: int) -> tuple[tuple[Holding, ...], ...]:
        """The six bowls with their markers; cards, pawns in the camps, answers to demands."""
        player = view.players[side]
        if side >= view.seats:
            votes = sum(reads.votes(view, side))
            return ((Holding("fasces", votes, self.tr("%n votes", "", votes)),),)
        bowls = tuple(
            Holding(
                ACTION_ICONS[action],
                len(player.trays[n]),
                self.tr("{action}: %n markers", "", len(player.trays[n])).format(
                    action=self._terms.action(action)
                ),
                ACTION_COLOURS[action],
            )
            for n, action in enumerate(ACTIONS)
        )
        answers = reads.answers(view, side)
        second = [
            Holding("ui-journal", len(player.hand), self.tr("%n cards in hand", "", len(player.hand))),
            Holding("meeple", player.workers, self.tr("%n workers in the camp", "", player.workers)),
            Holding(
                "hero", player.legionaries, self.tr("%n legionaries in the camp", "", player.legionaries)
            ),
        ]
        for icon, sign in DEMAND_ICONS.items():
            count = sum(answers[icon])
            name = self.tr("%n answers to {icon}", "", count).format(icon=self._terms.icon(icon))
            second.append(Holding(sign, count, name))
        return bowls, tuple(second)
