"""What is still to be decided is data: a pile of steps in the state.

A step is a paragraph of a rulebook. `state.then(a, b, c)` does a, then b, then c; the top of the pile
decides who answers next. Three kinds: a `Decision` is answered by a seat, a `Chance` by deck, bag or
dice, an `Automatic` by nobody.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log

T = TypeVar("T")


class Dice(Protocol):
    """The part of `random.Random` that rules and computer players may use."""

    def shuffle(self, x: MutableSequence[Any]) -> None: ...
    def randrange(self, stop: int, /) -> int: ...
    def choice(self, seq: Sequence[T]) -> T: ...


class Refusal:
    """Why something cannot be done now: the clause, a reason key for the words, and values for its blanks."""

    __slots__ = ("clause", "reason", "values")

    def __init__(self, clause: str, reason: str, **values: object) -> None:
        self.clause = clause
        self.reason = reason
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.clause, self.reason, self.values) == (
            other.clause,
            other.reason,
            other.values,
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.reason))

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.reason}, {self.values})"


class IllegalAction(ValueError):
    """An action that the top of the pile does not offer; `refusal` names the clause."""

    def __init__(self, action: Action | str, refusal: Refusal) -> None:
        super().__init__(f"{action} is not possible: {refusal.clause} ({refusal.reason})")
        self.action = action
        self.refusal = refusal


class Step:
    """One paragraph of the rules. Frozen; its fields are only what the state cannot tell."""

    __slots__ = ()


class State:
    """Everything on the table, as plain values.

    Subclasses are slotted dataclasses without default values, so that a `clone()` that forgets a field
    does not run. Fields marked `UNSAVED` (the box, tables derived from other fields) stay out of saves.
    """

    __slots__ = ("pending",)
    pending: list[Step]

    def then(self, *steps: Step) -> None:
        """Put steps on the pile so that they happen next, in reading order."""
        self.pending.extend(steps[::-1])

    def clone(self) -> "State":
        """An equal and independent copy."""
        raise NotImplementedError


UNSAVED = {"saved": False}


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A tuple with one place changed."""
    return (*values[:index], value, *values[index + 1 :])


class Decision(Step):
    """Answered by `seat`: one option is one click."""

    __slots__ = ()
    seat: int
    sealed: ClassVar[bool] = False
    """Whether the answer is secret until a reveal: then it is final, and nobody can step back over it."""

    def options(self, state: Any) -> list[Action]:
        """All legal answers; never empty, never twice the same."""
        raise NotImplementedError

    def resolve(self, state: Any, action: Any, log: Log | None) -> None:
        """Carry out one of `options`; trusts the caller."""
        raise NotImplementedError

    def refusal(self, state: Any, action: Action) -> Refusal:
        """Why `action`, which is not among the options, cannot be chosen now."""
        raise NotImplementedError


class Chance(Step):
    """Answered by deck, bag or dice; the answer is written down as an action."""

    __slots__ = ()

    def draw(self, state: Any, dice: Dice) -> Action:
        """One outcome, fairly drawn."""
        raise NotImplementedError

    def resolve(self, state: Any, action: Any, log: Log | None) -> None:
        """Carry out an outcome of `draw`."""
        raise NotImplementedError

    def refusal(self, state: Any, action: Action) -> Refusal | None:
        """Why `action` cannot be an outcome here, or None if it can."""
        raise NotImplementedError


class Automatic(Step):
    """Happens by itself."""

    __slots__ = ()

    def run(self, state: Any, log: Log | None) -> None:
        raise NotImplementedError


def settle(state: State, log: Log | None = None) -> None:
    """Run what happens by itself until a seat or chance is asked, or the game is over."""
    pending = state.pending
    while pending and isinstance(pending[-1], Automatic):
        pending.pop().run(state, log)  # type: ignore[attr-defined]


def play(state: State, action: Action, log: Log | None = None) -> None:
    """Answer the top of the pile and settle. Trusts that the action is one of the options."""
    step = state.pending.pop()
    step.resolve(state, action, log)  # type: ignore[attr-defined]
    settle(state, log)


def options(state: State) -> list[Action]:
    """The legal actions of the seat to move; empty when chance is asked or the game is over."""
    top = state.pending[-1] if state.pending else None
    return top.options(state) if isinstance(top, Decision) else []


def to_move(state: State) -> int | None:
    """The seat that is asked, or None when chance is asked or the game is over."""
    top = state.pending[-1] if state.pending else None
    return top.seat if isinstance(top, Decision) else None


def roll(state: State, dice: Dice, log: Log | None = None) -> list[Action]:
    """Let chance answer until a seat is asked or the game is over; the answers, in order."""
    settle(state, log)
    answers = []
    while state.pending and isinstance(step := state.pending[-1], Chance):
        answer = step.draw(state, dice)
        answers.append(answer)
        play(state, answer, log)
    return answers
