"""Advice to a person: the best options by the trials of the strongest level, and the term that decides."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

from rome_desktop.ai.accounts import Term, account_of, accounts_of, terms_of
from rome_desktop.ai.levels import Level, TriedOut
from rome_desktop.ai.players import evaluator_of, levels_of
from rome_desktop.ai.search import Evaluator, after_option, finish
from rome_desktop.ai.thought import Thought
from rome_desktop.ai.trials import Candidate, Trials, tried_out
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Dice, options

SHOWN = 3
"""The best option and the next two."""
WORLDS = 4
"""Tables each option is tried at, at least: a range needs more than one."""
DEEPER = 4
"""A hint may take so many times the thought of a move: each option shown wants worlds enough of its own."""
FELT = 0.05
"""Terms that make out less than this are no part of a comparison."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a term makes out in a comparison."""

    term: Term
    difference: float
    """In the unit of the game; positive where it speaks for the better option."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The best option beside another one: by how much it is better, and what makes the difference."""

    other: Action
    by: float
    """How much more the best option brings, the others' prospects considered; never less than nothing."""
    terms: tuple[Weighed, ...]
    """What makes the difference, the most important first; it adds up to it but for trifles."""

    @property
    def decisive(self) -> Weighed | None:
        """The term that most speaks for the best option; None where nothing does."""
        return max(
            (weighed for weighed in self.terms if weighed.difference > 0),
            key=lambda weighed: weighed.difference,
            default=None,
        )


@dataclass(frozen=True, slots=True)
class Option:
    """An option and what came of it in the trials."""

    action: Action
    points: float
    """What the seat can expect in the end, the mean of the trials, in the unit of the game."""
    low: float
    high: float
    """The lowest and the highest of them."""
    comparison: Comparison | None = None
    """The best option beside this one; for the best one beside the next best; None where there is none."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best options, best first, the reason of the best one, and the option that was asked about."""

    best: tuple[Option, ...]
    why: dict[str, Any]
    unit: str
    """What is counted: `accounts.POINTS`, or what stands for them in a game without points."""
    asked: Option | None = None


@dataclass(slots=True)
class Watched:
    """What the trials of a candidate ended with: an account each, in the order of the worlds."""

    accounts: list[tuple[float, ...]] = field(default_factory=list)

    def points(self) -> list[float]:
        """What the seat itself had, trial by trial: all but the last term, the others'."""
        return [sum(account[:-1]) for account in self.accounts]

    def mean_terms(self, worlds: int) -> list[float]:
        """The mean of each term in the first so many worlds."""
        return [fmean(column) for column in zip(*self.accounts[:worlds], strict=True)]


def strongest_trials(game: Game) -> tuple[Level, Trials]:
    """The strongest level of a game that tries out, with enough worlds for a range."""
    for level in reversed(levels_of(game.key)):
        if isinstance(level.first, TriedOut):
            trials = level.first.trials
            candidates, worlds = max(SHOWN, trials.candidates), max(WORLDS, trials.worlds)
            return level, replace(trials, candidates=candidates, worlds=worlds, each=1, broad=True)
    return levels_of(game.key)[-1], Trials(candidates=SHOWN, width=2, turns=0, worlds=WORLDS, broad=True)


def advise(game: Game, view: Any, seat: int, dice: Dice, asked: Action | None = None) -> Advice:
    """What the strongest player thinks of the options of `view`; `asked` is one that somebody points at.

    Where there is no choice, there is nothing to weigh.
    """
    legal, unit = options(view), accounts_of(game.key).UNIT
    if len(legal) == 1:
        return Advice((Option(legal[0], 0.0, 0.0, 0.0),), {"reason": "only"}, unit)
    level, trials = strongest_trials(game)
    evaluator = evaluator_of(game.key, game.stem, level.weights)
    seen: dict[Action, Watched] = {}

    def watch(candidate: Candidate, after: Any) -> None:
        account = account_of(game.key, evaluator, after, seat)
        seen.setdefault(candidate.leaf.path[0], Watched()).accounts.append(account)

    thought = Thought(DEEPER * level.thought)
    found = tried_out(evaluator, view, seat, dice, trials, thought, watch, asked)
    tried = [candidate.leaf for candidate in found if candidate.leaf.path[0] in seen]
    if not tried:
        tried = [found[0].leaf]
        seen[tried[0].path[0]] = Watched([account_of(game.key, evaluator, tried[0].state, seat)])
    order = [leaf.path[0] for leaf in tried]
    terms, first = terms_of(game.key), order[0]
    shown = tuple(
        option_of(action, first, order[1] if action == first and len(order) > 1 else action, seen, terms)
        for action in order[:SHOWN]
    )
    pointed = None if asked not in seen else option_of(asked, first, asked, seen, terms)
    return Advice(shown, why(evaluator, view, first, seat, dice), unit, pointed)


def option_of(
    action: Action, first: Action, other: Action, seen: dict[Action, Watched], terms: Sequence[Term]
) -> Option:
    """One option as it is shown; the best one, `first`, is compared with `other`."""
    points = seen[action].points()
    middle = min(max(fmean(points), min(points)), max(points))
    comparison = None if first == other else compared(other, seen[first], seen[other], terms)
    return Option(action, middle, min(points), max(points), comparison)


def compared(other: Action, best: Watched, worse: Watched, terms: Sequence[Term]) -> Comparison:
    """The best option beside another one, in the worlds that both have met."""
    worlds = min(len(best.accounts), len(worse.accounts))
    gaps = [a - b for a, b in zip(best.mean_terms(worlds), worse.mean_terms(worlds), strict=True)]
    weighed = [Weighed(term, gap) for term, gap in zip(terms, gaps, strict=True) if abs(gap) >= FELT]
    weighed.sort(key=lambda one: -abs(one.difference))
    return Comparison(other, max(0.0, sum(gaps)), tuple(weighed))


def why(evaluator: Evaluator, view: Any, action: Action, seat: int, dice: Dice) -> dict[str, Any]:
    """The reason of an option by what it sets off, its small decisions taken as looks best."""
    before, thought = evaluator.world(view, dice), Thought()
    look = evaluator.look(before)
    leaves = list(finish(evaluator, look, before, seat, thought, (action,)))
    if not leaves:
        return evaluator.why(
            before, action, after_option(evaluator, look, before, action, seat, thought), seat
        )
    return evaluator.why(before, action, max(leaves, key=lambda leaf: leaf.value).state, seat)
