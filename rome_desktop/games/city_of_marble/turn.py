"""[RM-4, RM-9] A turn: two actions, extra ones for imperium, and what comes back at its end."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.city_of_marble import aqueducts, tiles
from rome_desktop.games.city_of_marble.actions import Draw, End, Expand, Play, Recall, Spend
from rome_desktop.games.city_of_marble.components import KINDS, TREASURY, Kind
from rome_desktop.games.city_of_marble.ending import begin_final_round, final_round_is_due
from rome_desktop.games.city_of_marble.events import (
    ActionLost,
    ImperiumSpent,
    ImperiumTaken,
    LastTurnBegun,
    MagistratesReturned,
    TurnBegun,
)
from rome_desktop.games.city_of_marble.solo import senate_turn
from rome_desktop.games.city_of_marble.state import MarbleState, none_of_each

END = End()
SPEND = {kind: Spend(kind) for kind in KINDS}


@dataclass(frozen=True, slots=True)
class BeginTurn(Automatic):
    """[RM-4.1, RM-4.6] The seat's turn in the ordinary course of play."""

    seat: int

    def run(self, state: MarbleState, log: Log | None) -> None:
        if self.seat == state.first:
            state.round += 1
        if log:
            log(TurnBegun(self.seat, state.round))
        begin(state, self.seat, state.box.turn.actions)


@dataclass(frozen=True, slots=True)
class BeginLastTurn(Automatic):
    """[RM-11.2, RM-11.5] One last action, and the end of turn after it."""

    seat: int

    def run(self, state: MarbleState, log: Log | None) -> None:
        if log:
            log(LastTurnBegun(self.seat))
        begin(state, self.seat, state.box.turn.final_round_actions)


def begin(state: MarbleState, seat: int, actions: int) -> None:
    """Put a turn on the pile: of a seat, or of the Senate [RM-13.2, RM-13.9]."""
    if seat < state.seats:
        state.then(TakeAction(seat, actions), EndTurn(seat))
    else:
        state.then(*senate_turn(state, seat), EndTurn(seat))


def possible_actions(state: MarbleState, seat: int) -> list[Action]:
    """[RM-6] Every way to begin one of the four actions."""
    return [
        *tiles.draws(state),
        *aqueducts.expansions(state),
        *tiles.recalls(state, seat),
        *tiles.plays(state, seat),
    ]


def has_action(state: MarbleState, seat: int) -> bool:
    """[RM-4.3, RM-11.6] Whether any of the four actions can be carried out."""
    return bool(
        any(state.stacks.values())
        or (state.open and any(state.players[seat].ready.values()))
        or tiles.recalls(state, seat)
        or aqueducts.expansions(state)
    )


def perform(state: MarbleState, seat: int, action: Action, log: Log | None) -> None:
    """[RM-4.2] Begin an action; what it sets off goes on the pile and is finished first."""
    if isinstance(action, Play):
        tiles.play_tile(state, seat, action, log)
    elif isinstance(action, Draw):
        tiles.draw(state, seat, action, log)
    elif isinstance(action, Expand):
        aqueducts.expand(state, seat, action, log)
    elif isinstance(action, Recall):
        tiles.recall(state, seat, action, log)


def refuse(state: MarbleState, seat: int, action: Action) -> Refusal:
    """Why one of the four actions cannot be done as `action` says."""
    if isinstance(action, Play):
        return tiles.why_not_play(state, seat, action) or Refusal("RM-4.1", "choose-an-action")
    if isinstance(action, Draw):
        return tiles.why_not_draw(state, action) or Refusal("RM-4.1", "choose-an-action")
    if isinstance(action, Expand):
        return aqueducts.why_not_expand(state, action) or Refusal("RM-4.1", "choose-an-action")
    if isinstance(action, Recall):
        return tiles.why_not_recall(state, seat, action) or Refusal("RM-4.1", "choose-an-action")
    return Refusal("RM-4.1", "choose-an-action")


@dataclass(frozen=True, slots=True)
class TakeAction(Decision):
    """[RM-4.1, RM-4.3, RM-4.4, RM-4.7, RM-11.4] `left` ordinary actions, extra ones at any time."""

    seat: int
    left: int

    def options(self, state: MarbleState) -> list[Action]:
        if not self.left:
            return [*self.extras(state), END]
        possible = possible_actions(state, self.seat)
        return [*possible, *self.extras(state)] if possible else [END]

    def extras(self, state: MarbleState) -> list[Action]:
        """[RM-9.5, RM-9.6, RM-11.3] Kinds of imperium in hand that can buy an extra action."""
        held = state.players[self.seat].imperium
        if state.final >= 0 or not any(held.values()) or not has_action(state, self.seat):
            return []
        return [SPEND[kind] for kind in KINDS if held[kind]]

    def resolve(self, state: MarbleState, action: Action, log: Log | None) -> None:
        if isinstance(action, End):
            if self.left and log:
                log(ActionLost(self.seat))
        elif isinstance(action, Spend):
            state.then(ExtraAction(self.seat, action.kind), self)
        else:
            state.then(TakeAction(self.seat, self.left - 1))
            perform(state, self.seat, action, log)

    def refusal(self, state: MarbleState, action: Action) -> Refusal:
        if isinstance(action, Spend):
            return self.why_not_spend(state, action)
        if isinstance(action, End):
            clause = "RM-11.4" if state.final >= 0 else "RM-4.3"
            return Refusal(clause, "actions-are-compulsory", left=self.left)
        if not self.left:
            return Refusal("RM-4.7", "both-actions-taken")
        return refuse(state, self.seat, action)

    def why_not_spend(self, state: MarbleState, action: Spend) -> Refusal:
        if state.final >= 0:
            return Refusal("RM-11.3", "no-imperium-in-the-final-round")
        if not state.players[self.seat].imperium[action.kind]:
            return Refusal("RM-9.5", "no-imperium-of-this-kind", kind=action.kind)
        return Refusal("RM-9.9", "no-action-to-pay-for")


@dataclass(frozen=True, slots=True)
class ExtraAction(Decision):
    """[RM-9.5, RM-9.7, RM-9.9] The imperium tile is returned together with the choice of the action."""

    seat: int
    kind: Kind

    def options(self, state: MarbleState) -> list[Action]:
        return possible_actions(state, self.seat)

    def resolve(self, state: MarbleState, action: Action, log: Log | None) -> None:
        state.players[self.seat].imperium[self.kind] -= 1
        state.imperium[self.kind] += 1
        if log:
            log(ImperiumSpent(self.seat, self.kind))
        perform(state, self.seat, action, log)

    def refusal(self, state: MarbleState, action: Action) -> Refusal:
        if isinstance(action, (End, Spend)):
            return Refusal("RM-9.9", "choose-the-extra-action")
        return refuse(state, self.seat, action)


@dataclass(frozen=True, slots=True)
class EndTurn(Automatic):
    """[RM-4.5, RM-9.6] Drawn tiles become usable, waiting magistrates return with pay, the end is checked."""

    seat: int

    def run(self, state: MarbleState, log: Log | None) -> None:
        player = state.players[self.seat]
        for kind in KINDS:
            player.ready[kind] += player.drawn[kind]
        player.drawn = none_of_each()
        for space in state.waiting:
            bring_back(state, self.seat, space, log)
        if state.final >= 0:
            return
        if final_round_is_due(state):
            begin_final_round(state, self.seat, self.last_turns(state), log)
        else:
            state.then(BeginTurn(self.next_seats(state)[0]))

    def next_seats(self, state: MarbleState) -> list[int]:
        """[RM-4.6, RM-11.2] Clockwise from the left neighbour, this seat last."""
        return [*state.in_turn_order(self.seat)[1:], self.seat]

    def last_turns(self, state: MarbleState) -> list[Automatic]:
        """[RM-11.2] In turn order; in the solo challenge the Senate always goes first [RM-13.9]."""
        order = [1, 0] if state.level else self.next_seats(state)
        return [BeginLastTurn(seat) for seat in order]


def bring_back(state: MarbleState, seat: int, space: str, log: Log | None) -> None:
    """[RM-9.2, RM-9.3, RM-9.8] The seat's magistrates of one space return, paid while supplies last.

    Each brings a coin from the treasury [RM-8.4.3] or a tile from an imperium space [RM-10.1].
    """
    count = state.waiting[space].count(seat)
    if not count:
        return
    player = state.players[seat]
    state.waiting[space] = [s for s in state.waiting[space] if s != seat]
    player.magistrates += count
    if log:
        log(MagistratesReturned(seat, space, count))
    if space == TREASURY:
        for _ in range(count):
            aqueducts.take_coin(state, seat, "", log)
        return
    kind = Kind(space)
    paid = min(count, state.imperium[kind])
    state.imperium[kind] -= paid
    player.imperium[kind] += paid
    if paid and log:
        log(ImperiumTaken(seat, kind, paid))
