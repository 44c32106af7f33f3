"""[TR-3] The course of a turn, and what follows it."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.trajan.events import TurnBegun
from rome_desktop.games.trajan.quarter import EndRound
from rome_desktop.games.trajan.solo import RivalTurn
from rome_desktop.games.trajan.sowing import SowMarkers
from rome_desktop.games.trajan.state import TrajanState


@dataclass(frozen=True, slots=True)
class BeginTurn(Automatic):
    """[TR-3.2, TR-3.3, TR-24.3] A seat sows, or the rival turns over a card; then the turn ends."""

    seat: int

    def run(self, state: TrajanState, log: Log | None) -> None:
        state.extra_used = False
        if log:
            log(TurnBegun(self.seat, state.quarter, state.round))
        first = SowMarkers(self.seat) if self.seat < state.seats else RivalTurn(self.seat)
        state.then(first, EndTurn(self.seat))


@dataclass(frozen=True, slots=True)
class EndTurn(Automatic):
    """[TR-3.4, TR-3.5, R07, R08] Each completed lap ends a round, one after the other; then the next turn."""

    seat: int

    def run(self, state: TrajanState, log: Log | None) -> None:
        if state.over:
            return
        following = (self.seat + 1) % len(state.players)
        if state.due:
            state.due -= 1
            state.then(EndRound(following), self)
        else:
            state.then(BeginTurn(following))
