"""A game small enough to see through: each seat takes one or two stones, hidden cards beside it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rome_desktop.engine.actions import Action, Notation
from rome_desktop.engine.events import Event, Log
from rome_desktop.engine.game import Game, Rules, Standing
from rome_desktop.engine.hidden import Place, Zone
from rome_desktop.engine.steps import UNSAVED, Automatic, Chance, Decision, Dice, Refusal, State, Step


class Hue(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Take(Action):
    verb = "take"
    stones: int


@dataclass(frozen=True, slots=True)
class Paint(Action):
    verb = "paint"
    what: str
    hues: tuple[Hue, ...]


@dataclass(frozen=True, slots=True)
class Heap(Action):
    verb = "heap"
    stones: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    seat: int
    stones: int


@dataclass(slots=True)
class ToyState(State):
    pending: list[Step]
    stones: int
    taken: list[int]
    cards: list[list[str]]
    table: list[str]
    box: Any = field(metadata=UNSAVED, compare=False, repr=False)

    def clone(self) -> "ToyState":
        return ToyState(
            self.pending[:], self.stones, self.taken[:], [c[:] for c in self.cards], self.table[:], self.box
        )


@dataclass(frozen=True, slots=True)
class DealHeap(Chance):
    def draw(self, state: ToyState, dice: Dice) -> Action:
        return Heap(3 + dice.randrange(3))

    def resolve(self, state: ToyState, action: Heap, log: Log | None) -> None:
        state.stones = action.stones

    def refusal(self, state: ToyState, action: Action) -> Refusal | None:
        return (
            None
            if isinstance(action, Heap) and 3 <= action.stones <= 5
            else Refusal("TOY-1", "three-to-five")
        )


@dataclass(frozen=True, slots=True)
class TakeStones(Decision):
    seat: int

    def options(self, state: ToyState) -> list[Action]:
        return [Take(n) for n in (1, 2) if n <= state.stones]

    def resolve(self, state: ToyState, action: Take, log: Log | None) -> None:
        state.stones -= action.stones
        state.taken[self.seat] += action.stones
        if log:
            log(Taken(self.seat, action.stones))

    def refusal(self, state: ToyState, action: Action) -> Refusal:
        return Refusal("TOY-2", "one-or-two", stones=state.stones)


@dataclass(frozen=True, slots=True)
class NextSeat(Automatic):
    seat: int

    def run(self, state: ToyState, log: Log | None) -> None:
        if state.stones:
            state.then(TakeStones(self.seat), NextSeat(1 - self.seat))


def setup(box: Any, seats: int, options: Mapping[str, str]) -> ToyState:
    state = ToyState([], 0, [0] * seats, [["ace", "two"], ["three"]], ["", "four"], box)
    state.then(DealHeap(), NextSeat(0))
    return state


ZONE = Zone(
    name="cards",
    unknown="?",
    nothing="",
    pool=lambda state: state.box,
    places=lambda state: [
        *(Place(cards, frozenset((seat,))) for seat, cards in enumerate(state.cards)),
        Place(state.table, frozenset()),
    ],
)

RULES = Rules(
    box=tuple,
    state=ToyState,
    steps=(DealHeap, TakeStones, NextSeat),
    notation=Notation((Take, Paint, Heap)),
    zones=(ZONE,),
    setup=setup,
    restore=lambda box, fields: ToyState(**fields, box=box),
    standings=lambda state: [Standing(seat, n, {"stones": n}) for seat, n in enumerate(state.taken)],
    winners=lambda state: [seat for seat, n in enumerate(state.taken) if n == max(state.taken)],
    ended=lambda state: "" if state.pending else "no-stones",
    decisions_bound=6,
)
TOY = Game(
    key="toy",
    title={"en": "Toy", "fr": "Jouet"},
    revision=1,
    seats=(2,),
    options=(),
    solo=(),
    open_rules=lambda: RULES,
)
BOX = ("ace", "two", "three", "four", "five")


def begun(stones: int = 3) -> ToyState:
    """A game whose heap has been dealt."""
    state = setup(BOX, 2, {})
    DealHeap().resolve(state, Heap(stones), None)
    state.pending = [NextSeat(1), TakeStones(0)]
    return state
