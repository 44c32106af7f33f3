"""Trying actions out: everybody plays on for some turns, and what comes of it decides.

Every action meets the same worlds and in each of them the same dice, so that luck does not decide. The
thought is dealt out by halves: each round plays some worlds with every action that is left, then drops the
poorer half.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rome_desktop.ai.search import (
    PATHS,
    Evaluator,
    Leaf,
    Look,
    advance,
    best_of,
    finish,
    options_followed,
    reply,
    turn_ahead,
)
from rome_desktop.ai.thought import Thought
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice, Step, options, to_move

ENDS = 60
"""Of so many ends of the own turn the best of each first action is tried out."""
ANSWERING = 1500
"""Positions that are looked at for one answer."""
SEEDS = 1 << 32


@dataclass(frozen=True, slots=True)
class Trials:
    """How far trying out goes."""

    candidates: int
    """First actions that are tried out."""
    width: int
    """As in `turn_ahead`; 0: each option is followed to the end of the turn, as in `options_followed`."""
    turns: int
    """Turns that are played on after the own one, by all sides together."""
    worlds: int
    """Tables that could be the true one, at most so many for each candidate in each round."""
    rounds: int = 0
    """How often the poorer half is dropped; 0: until one is left. Once where nothing is left to chance."""
    each: int = 1
    """Ends of the own turn that are tried out of each first action."""
    broad: bool = False
    """Whether as many first actions as candidates are followed to the end of the turn, however narrow."""
    answer: int = 0
    """As `width`, for the next seat, which answers with its best turn; 0: it plays on as everybody does."""


@dataclass(slots=True, eq=False)
class Candidate:
    """A first action, the best turn it was found to begin, and what came of it in each world."""

    leaf: Leaf
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it is worth on average; what it looked worth while nothing has been tried."""
        return sum(self.values) / len(self.values) if self.values else self.leaf.value


def unwatched(candidate: Candidate, after: Any) -> None:
    """Nobody looks on."""


def tried_out(
    evaluator: Evaluator,
    view: Any,
    seat: int,
    dice: Dice,
    trials: Trials,
    thought: Thought,
    watch: Callable[[Candidate, Any], None] = unwatched,
    asked: Action | None = None,
) -> list[Candidate]:
    """The best first actions by what comes of them when everybody plays on for some turns, best first.

    Those that stayed in longest come first, whatever an action dropped early once promised. `watch` is shown
    how each trial ended; `asked` is an action that is tried as well, in every world, however poor it looks.
    """
    root = evaluator.world(view, dice)
    ends = first_ends(evaluator, root, seat, trials, thought)
    left = [Candidate(leaf) for leaf in ends[: trials.candidates]]
    if asked is not None and asked not in [candidate.leaf.path[0] for candidate in left]:
        known = [leaf for leaf in ends if leaf.path[0] == asked]
        left.append(Candidate(known[0] if known else Leaf((asked,), root, 0.0)))
    dropped: list[Candidate] = []
    rounds = trials.rounds or max(1, (len(left) - 1).bit_length())
    begun = thought.used
    for number in range(rounds if len(left) > 1 else 0):
        share = begun + (thought.most - begun) * (number + 1) // rounds
        for _ in range(trials.worlds):
            world, seed = evaluator.world(view, dice), dice.randrange(SEEDS)
            for candidate in left:
                if thought.braked and candidate.values:
                    break
                after = turn_played(evaluator, world, seat, candidate.leaf.path, thought)
                luck = random.Random(seed)
                if trials.answer:
                    after = answered(evaluator, after, seat, trials.answer, luck, thought)
                after = play_on(evaluator, after, trials.turns, luck, thought)
                candidate.values.append(evaluator.look(after).value(after, seat))
                watch(candidate, after)
            if thought.spent or thought.used >= share:
                break
        left, poorer = halved(left, asked)
        dropped = poorer + dropped
    return left + dropped


def halved(left: list[Candidate], asked: Action | None) -> tuple[list[Candidate], list[Candidate]]:
    """The better half, and the rest; what somebody has asked about stays in."""
    left.sort(key=lambda candidate: -candidate.mean)
    poorer = [c for c in left[(len(left) + 1) // 2 :] if c.leaf.path[0] != asked]
    return [candidate for candidate in left if candidate not in poorer], poorer


def first_ends(evaluator: Evaluator, root: Any, seat: int, trials: Trials, thought: Thought) -> list[Leaf]:
    """The ends of the own turn that are worth a trial, at most so many of each first action; best first."""
    if not trials.width:
        return options_followed(evaluator, root, seat, thought)
    firsts, keep = (trials.candidates, PATHS * PATHS) if trials.broad else (0, ENDS)
    ends = turn_ahead(evaluator, root, seat, trials.width, keep, thought, firsts)
    return best_of_each(ends, trials.each)


def best_of_each(ends: list[Leaf], count: int) -> list[Leaf]:
    """The best so many ends of every first action, in their order."""
    found: list[Leaf] = []
    seen: Counter[Action] = Counter()
    for leaf in ends:
        seen[leaf.path[0]] += 1
        if seen[leaf.path[0]] <= count:
            found.append(leaf)
    return found


def turn_played(
    evaluator: Evaluator, world: Any, seat: int, path: tuple[Action, ...], thought: Thought
) -> Any:
    """A fresh state after the actions of a turn in a world, as far as they are possible there."""
    state = world.clone()
    look = evaluator.own_look(state)
    for action in path:
        if action not in options(state):
            break
        advance(evaluator, state, action)
        reply(evaluator, look, state, seat, thought)
    return state


def answered(evaluator: Evaluator, state: Any, seat: int, width: int, dice: Dice, thought: Thought) -> Any:
    """The position at the end of the best turn of the next seat, if it is another one's; uses `state` up.

    Every answer gets the same thought, so that none looks worse for coming late.
    """
    while state.pending and not isinstance(step := state.pending[-1], Decision):
        happen(state, step, dice)
    rival = to_move(state)
    if rival is None or rival == seat:
        return state
    own = Thought(ANSWERING)
    ends = turn_ahead(evaluator, state, rival, width, 1, own)
    thought.spend(own.used)
    return ends[0].state


def happen(state: Any, step: Step, dice: Dice) -> None:
    """Let chance or the rules do the step on top of the pile."""
    state.pending.pop()
    if isinstance(step, Chance):
        step.resolve(state, step.draw(state, dice), None)
    elif isinstance(step, Automatic):
        step.run(state, None)


def play_on(evaluator: Evaluator, state: Any, turns: int, dice: Dice, thought: Thought) -> Any:
    """The position after the end of so many more turns, or at the end of the match; uses `state` up.

    What is left of the turn that is under way is played first. A turn may pause at the same step more than
    once, when a round ends with it: that counts once.
    """
    left = turns
    last: Step | None = None
    while state.pending:
        step = state.pending[-1]
        if isinstance(step, Decision):
            state = best_action(evaluator, state, step.seat, thought)
            continue
        if evaluator.pauses(step) and step != last:
            if not left:
                break
            left, last = left - 1, step
        happen(state, step, dice)
    return state


def best_action(evaluator: Evaluator, state: Any, seat: int, thought: Thought) -> Any:
    """The position after the action that promises most to the seat itself; `state` may be used up."""
    look: Look = evaluator.own_look(state)
    found = evaluator.likely(state, look)
    if len(found) == 1:
        advance(evaluator, state, found[0])
        return state
    leaves = [
        leaf
        for action in found
        for leaf in finish(evaluator, look, state, seat, thought, (action,), quick=True)
    ]
    return max(leaves, key=lambda leaf: leaf.value).state


def ranked(candidates: list[Candidate]) -> list[Leaf]:
    """The candidates as leaves, each worth what came of it; best first, ties as they were found."""
    leaves = [Leaf(c.leaf.path, c.leaf.state, c.mean) for c in candidates]
    return leaves[:1] + best_of(leaves[1:], len(leaves))
