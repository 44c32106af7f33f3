"""The rules of the game, all together."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rome_desktop.engine.actions import Action, Notation
from rome_desktop.engine.events import Event, Log
from rome_desktop.engine.game import Rules, Standing
from rome_desktop.engine.steps import UNSAVED, Automatic, Decision, Refusal, State, Step
from tests.project.toy_game.games.calculi.components import Box


@dataclass(frozen=True, slots=True)
class Take(Action):
    """[CA-2.1] So many pebbles."""

    verb = "take"
    pebbles: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A seat took pebbles."""

    seat: int
    pebbles: int


@dataclass(slots=True)
class CalculiState(State):
    """The heap, and what everybody took."""

    pending: list[Step]
    heap: int
    taken: list[int]
    last: int
    """What the last pebble is worth [CA-3.1]."""
    turn: int
    box: Box = field(metadata=UNSAVED, compare=False, repr=False)

    def clone(self) -> "CalculiState":
        return CalculiState(self.pending[:], self.heap, self.taken[:], self.last, self.turn, self.box)


@dataclass(frozen=True, slots=True)
class BeginTurn(Automatic):
    """[CA-2.2] Turn by turn until the heap is gone."""

    seat: int

    def run(self, state: CalculiState, log: Log | None) -> None:
        if state.heap:
            state.turn += 1
            state.then(TakePebbles(self.seat), BeginTurn((self.seat + 1) % len(state.taken)))


@dataclass(frozen=True, slots=True)
class TakePebbles(Decision):
    """[CA-2.1] One pebble or more."""

    seat: int

    def options(self, state: CalculiState) -> list[Action]:
        return [Take(n) for n in range(1, min(state.box.pebbles.most, state.heap) + 1)]

    def resolve(self, state: CalculiState, action: Take, log: Log | None) -> None:
        state.heap -= action.pebbles
        state.taken[self.seat] += action.pebbles
        if log:
            log(Taken(self.seat, action.pebbles))

    def refusal(self, state: CalculiState, action: Action) -> Refusal:
        return Refusal("CA-2.1", "not-so-many", most=min(state.box.pebbles.most, state.heap))


def setup(box: Box, seats: int, options: Mapping[str, str]) -> CalculiState:
    """[CA-1.1] The table before the first turn."""
    heap = box.pebbles.large if options["heap"] == "large" else box.pebbles.small
    last = box.pebbles.last if options["last"] == "wins" else -box.pebbles.last
    state = CalculiState([], heap, [0] * seats, last, 0, box)
    state.then(BeginTurn(0))
    return state


def standings(state: CalculiState) -> list[Standing]:
    """[CA-3.1] A point for each pebble, and the last one."""
    end = (state.turn - 1) % len(state.taken) if not state.heap else None
    rows = [{"pebbles": n, "last": state.last * (seat == end)} for seat, n in enumerate(state.taken)]
    return [Standing(seat, sum(row.values()), row) for seat, row in enumerate(rows)]


def winners(state: CalculiState) -> list[int]:
    """[CA-3.2] Who has most."""
    scores = [standing.score for standing in standings(state)]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def ended(state: CalculiState) -> str:
    """Why the game ended."""
    return "" if state.heap else "no-pebbles"


def restore(box: Box, fields: dict[str, Any]) -> CalculiState:
    """A state from its saved fields."""
    return CalculiState(**fields, box=box)


RULES = Rules(
    box=Box,
    state=CalculiState,
    steps=(BeginTurn, TakePebbles),
    notation=Notation((Take,)),
    zones=(),
    setup=setup,
    restore=restore,
    standings=standings,
    winners=winners,
    ended=ended,
    decisions_bound=60,
)
