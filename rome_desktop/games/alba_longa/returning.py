"""[AL-17, AL-18] The end of a season: everybody goes home, and the King of Kings card changes hands."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.alba_longa.actions import Give
from rome_desktop.games.alba_longa.events import KingCrowned, PeasantsReturned
from rome_desktop.games.alba_longa.ids import Phase
from rome_desktop.games.alba_longa.state import AlbaState

give = cache(Give)


@dataclass(frozen=True, slots=True)
class ReturnPeasants(Automatic):
    """[AL-17.1, AL-22.7, AL-23.8] Peasants to the housing tracks, captives to the supply."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.RETURN
        for player in state.players:
            state.bank_captives += player.captives
            player.idle = player.population
            player.away = 0
            player.soldiers = player.workers = player.priests = player.granary = 0
            player.worker_captives = player.priest_captives = player.granary_captives = 0
            player.merchants = player.fields = ""
        if log:
            log(PeasantsReturned())


@dataclass(frozen=True, slots=True)
class HandOverCard(Automatic):
    """[AL-18.1, AL-27.2, R36] With two Kings left the card simply changes hands."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        others = state.in_order()[1:]
        if len(others) == 1:
            crown(state, state.king, others[0], log)
        else:
            state.pending.append(GiveCard(state.king))


def crown(state: AlbaState, side: int, king: int, log: Log | None) -> None:
    """Another King of Kings."""
    state.king = king
    if log:
        log(KingCrowned(side, king))


@dataclass(frozen=True, slots=True)
class GiveCard(Decision):
    """[AL-18.1, AL-19.2, R36, R39] Who is King of Kings next; asked too of one whose city was lost."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return [give(side) for side, p in enumerate(state.players) if p.alive and side != self.seat]

    def resolve(self, state: AlbaState, action: Give, log: Log | None) -> None:
        crown(state, self.seat, action.seat, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Give) and action.seat == self.seat:
            return Refusal("AL-18.1", "not-to-oneself")
        if isinstance(action, Give):
            return Refusal("AL-18.1", "not-in-the-game")
        return Refusal("AL-18.1", "give-the-card-first")
