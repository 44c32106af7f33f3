"""Every way to play one turn, and what the best of them reach.

A turn is played on from a decision of its seat until a step that ends it, until another seat is asked, or
until chance is. Positions that several orders of the same actions lead to are looked at once: they are told
apart by the digest of their values. Nothing is estimated; a turn that is too wide is refused, not cut short.
"""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice, Step

T = TypeVar("T")
LARGEST = 60_000
"""Positions of one turn; a wider one is refused."""
Count = Callable[[Any, int], int]


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that one turn can bring and that needs no opinion: a number read from the table."""

    key: str
    count: Count
    """`count(state, seat)`."""
    gained: bool = True
    """Whether it is told as a gain of the turn; else as what is there at its end."""


@dataclass(frozen=True, slots=True)
class Goals:
    """What a game says about its turns: when one begins and ends, and what it can be played for."""

    begins: Callable[[Step], bool]
    """Whether a turn begins with this decision."""
    ends: tuple[type[Step], ...]
    """Steps before which a turn is over."""
    measures: tuple[Measure, ...]
    theme: Callable[[Sequence[Action]], str]
    """What a row of own actions is mostly about, as a key."""
    chance_ends: bool = False
    """Whether it is in the nature of the game that a turn is over when chance is asked."""

    def measure(self, key: str) -> Measure:
        """Raises LookupError."""
        for measure in self.measures:
            if measure.key == key:
                return measure
        raise LookupError(f"There is no measure “{key}”.")


class Lowest:
    """Dice that always fall upon the first there is."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """The order stays."""

    def randrange(self, stop: int, /) -> int:
        return 0

    def choice(self, seq: Sequence[T]) -> T:
        return seq[0]


class Highest(Lowest):
    """Dice that always fall upon the last there is."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """The order is turned round."""
        x.reverse()

    def randrange(self, stop: int, /) -> int:
        return stop - 1

    def choice(self, seq: Sequence[T]) -> T:
        return seq[-1]


class TooWide(Exception):
    """A turn with more positions than were asked for."""


@dataclass(slots=True)
class Node:
    """A position within a turn; an end of the turn has no `moves`."""

    moves: list[tuple[Action, int]] = field(default_factory=list)
    state: Any = None
    """Of an end only."""
    drawn: bool = False
    """Whether the turn ended because chance was asked."""


@dataclass(frozen=True, slots=True)
class Best:
    """What a search has proved: the most that can be reached, and every line that does."""

    value: int
    paths: tuple[tuple[Action, ...], ...]
    """The first of the `count` best lines, in the order of the options."""
    count: int
    lines: int
    """So many lines there are in all."""
    least: int
    """The least that a line brings."""


def digest(state: Any, start: Any) -> bytes:
    """Equal for equal positions of one turn: what differs from its start, and how.

    Most of a table stays as it is for a turn: to write down the rest takes a tenth of the time.
    """
    found: list[tuple[int, str, object]] = []
    for name in _compared(state.__class__):
        here, there = getattr(state, name), getattr(start, name)
        if here == there:
            continue
        if name == "players":
            for side, (one, other) in enumerate(zip(here, there, strict=True)):
                found += _differences(one, other, side)
        else:
            found.append((-1, name, here))
    return blake2b(repr(found).encode(), digest_size=16).digest()


def _differences(player: Any, start: Any, side: int) -> list[tuple[int, str, object]]:
    """The fields of a side that differ."""
    names = [name for name in _compared(player.__class__) if getattr(player, name) != getattr(start, name)]
    return [(side, name, getattr(player, name)) for name in names]


@cache
def _compared(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a class but for those derived from others."""
    return tuple(field.name for field in fields(kind) if field.compare)


def advance(state: Any, ends: tuple[type[Step], ...], action: Action) -> None:
    """Answer the top of the pile and run what follows by itself, up to the end of the turn."""
    state.pending.pop().resolve(state, action, None)
    pending = state.pending
    while pending and isinstance(step := pending[-1], Automatic) and not isinstance(step, ends):
        pending.pop()
        step.run(state, None)


def asked(state: Any, seat: int) -> bool:
    """Whether the turn goes on: `seat` itself is asked."""
    top = state.pending[-1] if state.pending else None
    return isinstance(top, Decision) and top.seat == seat


class Turn:
    """All positions of one turn of `seat`, from `start` on. Raises TooWide."""

    def __init__(self, goals: Goals, start: Any, seat: int, largest: int = LARGEST) -> None:
        self.goals = goals
        self.start = start
        self.seat = seat
        self.nodes: list[Node] = []
        self._known: dict[bytes, int] = {}
        self._order: list[int] = []
        self._largest = largest
        self._explore()

    def drawn_upon(self, measure: Measure) -> bool:
        """Whether a draw in the turn could matter: it would change what is measured, or the turn goes on.

        Where it is in the nature of the game that chance ends a turn, none does.
        """
        if self.goals.chance_ends:
            return False
        drawn = [node.state for node in self.nodes if node.drawn]
        return any(self._matters(state, measure, dice) for state in drawn for dice in (Lowest(), Highest()))

    def _matters(self, state: Any, measure: Measure, dice: Dice) -> bool:
        """Whether a draw that falls so could matter."""
        after = state.clone()
        while after.pending and not isinstance(step := after.pending[-1], (Decision, *self.goals.ends)):
            if isinstance(step, Chance):
                drawn = step.draw(after, dice)
                advance(after, self.goals.ends, drawn)
            else:
                after.pending.pop()
                step.run(after, None)
        return asked(after, self.seat) or measure.count(after, self.seat) != measure.count(state, self.seat)

    def _number(self, state: Any) -> tuple[int, bool]:
        """The number of a position, and whether it is met for the first time."""
        key = digest(state, self.start)
        number = self._known.get(key)
        if number is not None:
            return number, False
        if len(self.nodes) >= self._largest:
            raise TooWide(f"more than {self._largest} positions")
        self._known[key] = number = len(self.nodes)
        self.nodes.append(Node())
        return number, True

    def _explore(self) -> None:
        """Depth first; `_order` is every position after all that it leads to."""
        number, _ = self._number(self.start)
        stack = [(number, self.start, iter(self._options(number, self.start)))]
        while stack:
            number, state, actions = stack[-1]
            action = next(actions, None)
            if action is None:
                stack.pop()
                self._order.append(number)
                continue
            after = state.clone()
            advance(after, self.goals.ends, action)
            child, fresh = self._number(after)
            self.nodes[number].moves.append((action, child))
            if fresh:
                stack.append((child, after, iter(self._options(child, after))))

    def _options(self, number: int, state: Any) -> list[Action]:
        """The options of the seat; at the end of the turn none, and the position is kept."""
        if asked(state, self.seat):
            found: list[Action] = state.pending[-1].options(state)
            return found
        node = self.nodes[number]
        node.state = state
        node.drawn = bool(state.pending) and isinstance(state.pending[-1], Chance)
        return []

    def best(self, measure: Measure, most: int) -> Best:
        """The best of the turn by a measure, with up to `most` of its lines."""
        base = measure.count(self.start, self.seat) if measure.gained else 0
        values: dict[int, int] = {}
        best_lines: dict[int, int] = {}
        lines: dict[int, int] = {}
        least: dict[int, int] = {}
        for number in self._order:
            node = self.nodes[number]
            if node.state is not None:
                values[number] = least[number] = measure.count(node.state, self.seat) - base
                best_lines[number] = lines[number] = 1
                continue
            values[number] = top = max(values[child] for _, child in node.moves)
            best_lines[number] = sum(best_lines[child] for _, child in node.moves if values[child] == top)
            lines[number] = sum(lines[child] for _, child in node.moves)
            least[number] = min(least[child] for _, child in node.moves)
        return Best(values[0], tuple(self._paths(values, most)), best_lines[0], lines[0], least[0])

    def _paths(self, values: dict[int, int], most: int) -> list[tuple[Action, ...]]:
        """The first `most` lines that keep the value of the start to the end."""
        found: list[tuple[Action, ...]] = []
        stack: list[tuple[int, tuple[Action, ...]]] = [(0, ())]
        while stack and len(found) < most:
            number, path = stack.pop()
            node = self.nodes[number]
            if node.state is not None:
                found.append(path)
                continue
            good = [
                (child, (*path, action)) for action, child in node.moves if values[child] == values[number]
            ]
            stack.extend(reversed(good))
        return found
