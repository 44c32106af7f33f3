"""Looking ahead through the own turn, and at the answer to it; bounded by counts, never by the clock.

A search starts from a view and so cannot know more than its seat does. An `Evaluator` says for one game
where a turn pauses, which options are worth a look and what a position is worth to each side.
"""

from collections.abc import Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from rome_desktop.ai.thought import Thought
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Automatic, Decision, Dice, Step, to_move

PATHS = 160
"""At most so many ways through the small decisions inside one action."""
AGAIN = 24
"""So many of the best first actions are tried again as later ones in a turn."""
ACTIONS = 8
"""At most so many actions in a row are searched in one turn."""
STEPS = 60
"""At most so many small decisions in a row are followed."""


class Look(Protocol):
    """What positions near a root are worth; whatever they share with the root is computed once."""

    def value(self, state: Any, seat: int) -> float:
        """How good `state` is for `seat`, in points: its own prospects against the others'."""


class Evaluator(Protocol):
    """What the search needs to know about a game."""

    def world(self, view: Any, dice: Dice) -> Any:
        """A fresh state to search in, made from a view alone."""

    def pauses(self, step: Step) -> bool:
        """Whether an automatic step ends a turn: the search looks at positions just before it."""

    def is_quiet(self, step: Step) -> bool:
        """Whether a decision begins a new action, everything set off by the last one being done."""

    def begins(self, step: Step) -> bool:
        """Whether a decision opens a turn, or a part of one that is weighed anew; others carry it out."""

    def options(self, state: Any) -> list[Action]:
        """The options worth a look, at least one."""

    def likely(self, state: Any, look: Look) -> list[Action]:
        """The options worth a look in trial play, at least one; `look` was made when the action began."""

    def key(self, state: Any) -> Hashable:
        """Equal for positions that two orders of the same actions lead to."""

    def look(self, root: Any) -> Look:
        """Prepare to value positions near `root`."""

    def own_look(self, root: Any) -> Look:
        """As `look`, but each side minds its own prospects alone: so everybody plays in a trial."""

    def why(self, before: Any, action: Action, after: Any, seat: int) -> dict[str, Any]:
        """Why `action` is a good one, `after` being the position when all it set off is done."""


class TermEvaluator(Evaluator, Protocol):
    """An evaluator whose value is a sum of named terms, which training can weigh and a hint can name.

    It is made with the factors of its terms, in their order, or with None for those that training found.
    """

    terms: tuple[str, ...]
    factors: tuple[float, ...]

    def scored(self, state: Any, seat: int) -> float:
        """What a side has as if the game ended now."""

    def parts(self, state: Any, seat: int) -> tuple[float, ...]:
        """What the position promises besides, term by term, before their factors."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A position reached by `path` from the root, and what it is worth to the seat that searches."""

    path: tuple[Action, ...]
    state: Any
    value: float


def advance(evaluator: Evaluator, state: Any, action: Action) -> None:
    """Answer the top of the pile and run what follows by itself, up to the end of the turn."""
    state.pending.pop().resolve(state, action, None)
    run_on(evaluator, state)


def run_on(evaluator: Evaluator, state: Any) -> None:
    """Run what happens by itself, up to the end of the turn."""
    pending = state.pending
    while pending and isinstance(step := pending[-1], Automatic) and not evaluator.pauses(step):
        pending.pop()
        step.run(state, None)


def asked(evaluator: Evaluator, state: Any) -> int | None:
    """The seat that must answer before the action is finished; None when it is finished."""
    top = state.pending[-1] if state.pending else None
    return top.seat if isinstance(top, Decision) and not evaluator.is_quiet(top) else None


def reply(evaluator: Evaluator, look: Look, state: Any, seat: int, thought: Thought) -> None:
    """Let others than `seat` answer what they are asked in the middle of an action, each for its own good."""
    while (other := asked(evaluator, state)) is not None and other != seat:
        options = evaluator.options(state)
        values = []
        for action in options:
            after = state.clone()
            advance(evaluator, after, action)
            values.append(look.value(after, other))
        thought.spend(len(values))
        advance(evaluator, state, options[values.index(max(values))])


def outcomes(
    evaluator: Evaluator,
    look: Look,
    state: Any,
    seat: int,
    thought: Thought,
    path: tuple[Action, ...] = (),
    skipped: Collection[Action] = (),
) -> Iterator[Leaf]:
    """Every way to finish the next action of `seat`, but for those begun by a `skipped` one."""
    for action in evaluator.options(state):
        if action not in skipped:
            yield from finish(evaluator, look, state, seat, thought, (*path, action))


def finish(
    evaluator: Evaluator,
    look: Look,
    state: Any,
    seat: int,
    thought: Thought,
    path: tuple[Action, ...],
    quick: bool = False,
) -> Iterator[Leaf]:
    """The ways to go through the small decisions that the last action of `path` sets off.

    With `quick` only what is likely in trial play.
    """
    stack = [(state, path)]
    found = 0
    while stack and found < PATHS:
        before, path = stack.pop()
        after = before.clone()
        advance(evaluator, after, path[-1])
        reply(evaluator, look, after, seat, thought)
        if asked(evaluator, after) is None:
            found += 1
            thought.spend()
            yield Leaf(path, after, look.value(after, seat))
        else:
            options = evaluator.likely(after, look) if quick else evaluator.options(after)
            stack.extend((after, (*path, action)) for action in options[::-1])


def best_of(leaves: Iterable[Leaf], count: int) -> list[Leaf]:
    """The best leaves, best first; the earlier found first among equals."""
    return sorted(leaves, key=lambda leaf: -leaf.value)[:count]


def until_spent(leaves: Iterator[Leaf], thought: Thought) -> Iterator[Leaf]:
    """The leaves, at least one of them, until enough has been thought."""
    for leaf in leaves:
        yield leaf
        if thought.spent:
            return


def action_ahead(evaluator: Evaluator, state: Any, seat: int, thought: Thought) -> list[Leaf]:
    """One action ahead: for each way to finish it the position after it, best first."""
    look = evaluator.look(state)
    return best_of(until_spent(outcomes(evaluator, look, state, seat, thought), thought), PATHS)


def options_followed(evaluator: Evaluator, state: Any, seat: int, thought: Thought) -> list[Leaf]:
    """Each option, followed to the end of the turn by whatever looks best step by step; best first.

    For games whose turns are long rows of small decisions that only make sense together.
    """
    look = evaluator.look(state)
    leaves: list[Leaf] = []
    for action in evaluator.options(state):
        after = after_option(evaluator, look, state, action, seat, thought)
        after = follow(evaluator, look, after, seat, thought)
        leaves.append(Leaf((action,), after, look.value(after, seat)))
        if thought.spend():
            break
    return best_of(leaves, PATHS)


def after_option(
    evaluator: Evaluator, look: Look, state: Any, action: Action, seat: int, thought: Thought
) -> Any:
    """The position after an option and what others answer to it in the middle of it."""
    after = state.clone()
    advance(evaluator, after, action)
    reply(evaluator, look, after, seat, thought)
    return after


def follow(evaluator: Evaluator, look: Look, state: Any, seat: int, thought: Thought) -> Any:
    """The end of the turn when every decision left in it takes what looks best at once."""
    for _ in range(STEPS):
        if to_move(state) != seat:
            break
        options = evaluator.options(state)
        found = [after_option(evaluator, look, state, action, seat, thought) for action in options]
        values = [look.value(after, seat) for after in found] if len(found) > 1 else [0.0]
        thought.spend(len(found))
        state = found[values.index(max(values))]
    return state


def turn_ahead(
    evaluator: Evaluator, state: Any, seat: int, width: int, keep: int, thought: Thought, firsts: int = 0
) -> list[Leaf]:
    """The whole turn ahead: the `keep` best ends of the turn, best first.

    After each action the `width` best positions are followed further, and the best of each of the `firsts`
    best first actions; positions reached in two orders are followed once. What was a poor first action is
    not tried again as a later one.
    """
    look = evaluator.look(state)
    beam = [Leaf((), state, 0.0)]
    ends: list[Leaf] = []
    poor: set[Action] = set()
    grown: dict[Hashable, Leaf] = {}
    for _ in range(ACTIONS):
        grown = {}
        for start in beam:
            leaves = outcomes(evaluator, look, start.state, seat, thought, start.path, poor)
            for leaf in until_spent(leaves, thought):
                if to_move(leaf.state) != seat:
                    ends.append(leaf)
                else:
                    grown.setdefault(evaluator.key(leaf.state), leaf)
            ends = best_of(ends, keep)
        if not grown or thought.spent:
            break
        if not poor:
            ranked = dict.fromkeys(leaf.path[0] for leaf in best_of(grown.values(), len(grown)))
            poor = set(list(ranked)[AGAIN:])
        beam = best_and_firsts(grown.values(), width, firsts)
    return ends or best_of(grown.values(), keep)


def best_and_firsts(leaves: Collection[Leaf], width: int, firsts: int) -> list[Leaf]:
    """The `width` best leaves, and the best leaf of others until there are `firsts` first actions."""
    ranked = best_of(leaves, len(leaves))
    beam = ranked[:width]
    begun = {leaf.path[0] for leaf in beam}
    for leaf in ranked[width:] if firsts else ():
        if len(begun) >= firsts:
            break
        if leaf.path[0] not in begun:
            begun.add(leaf.path[0])
            beam.append(leaf)
    return beam
