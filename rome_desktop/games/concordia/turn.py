"""[CO-3] A turn: one card and its action."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.concordia.actions import Play
from rome_desktop.games.concordia.cards import PERFORM
from rome_desktop.games.concordia.ending import FinalScoring
from rome_desktop.games.concordia.events import CardPlayed, LastTurnBegun, TurnBegun
from rome_desktop.games.concordia.ids import NOBODY, ROLES
from rome_desktop.games.concordia.prefect import pass_praefectus
from rome_desktop.games.concordia.solo import RivalActs
from rome_desktop.games.concordia.state import ConcordiaState

PLAY = {role: Play(role) for role in ROLES}


@dataclass(frozen=True, slots=True)
class BeginTurn(Automatic):
    """[CO-3.1, CO-16.2, CO-S.3] A turn of a seat or of Aemulus, in the course of play or as the last one."""

    seat: int

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        if self.seat == state.first and state.final == NOBODY:
            state.round += 1
        if log:
            last = state.final != NOBODY
            log(LastTurnBegun(self.seat) if last else TurnBegun(self.seat, state.round))
        state.then(
            PlayCard(self.seat) if self.seat < state.seats else RivalActs(self.seat), EndTurn(self.seat)
        )


@dataclass(frozen=True, slots=True)
class PlayCard(Decision):
    """[CO-3.1, CO-3.2, CO-3.3] One card from the hand; equal ones are one choice [CO-E.1, CO-E.2, CO-E.5]."""

    seat: int

    def options(self, state: ConcordiaState) -> list[Action]:
        roles = state.map.role
        return [PLAY[role] for role in dict.fromkeys([roles[c] for c in state.players[self.seat].hand])]

    def resolve(self, state: ConcordiaState, action: Play, log: Log | None) -> None:
        player, roles = state.players[self.seat], state.map.role
        card = next(card for card in player.hand if roles[card] == action.role)
        player.hand.remove(card)
        player.pile.append(card)
        if log:
            log(CardPlayed(self.seat, card))
        PERFORM[action.role](state, self.seat, log)

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if isinstance(action, Play):
            return Refusal("CO-3.1", "no-such-card-in-hand", role=action.role)
        return Refusal("CO-3.3", "a-card-must-be-played")


@dataclass(frozen=True, slots=True)
class EndTurn(Automatic):
    """[CO-13.2, CO-16.2, CO-16.3] The Praefectus Magnus passes on; the next turn, or the last ones."""

    seat: int

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        pass_praefectus(state, log)
        others = state.in_turn_order(self.seat)[1:]
        if state.final == NOBODY:
            state.then(BeginTurn(others[0]))
        elif state.final == self.seat:
            # [CO-S.8, CO-S.11] Alone against Aemulus the player's own trigger ends the match at once.
            last = [] if state.level and self.seat == 0 else others
            state.then(*[BeginTurn(seat) for seat in last], FinalScoring())
