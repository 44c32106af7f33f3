"""Advice to a person: the best options by the trials of the strongest level, and the term that decides."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import mul
from statistics import fmean
from typing import Any, cast

from rome_desktop.ai.levels import Level, TriedOut
from rome_desktop.ai.players import evaluator_of, levels_of
from rome_desktop.ai.search import Evaluator, TermEvaluator, after_option, finish
from rome_desktop.ai.thought import Thought
from rome_desktop.ai.trials import Candidate, Trials, tried_out
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Dice, options

SHOWN = 3
"""The best option and the next two."""
SCORED = "scored"
"""The term of points as they stand at the end of a trial."""
WORLDS = 4
"""Tables each option is tried at, at least: a range needs more than one."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option and what came of it in the trials."""

    action: Action
    points: float
    """What the seat can expect to score in the end, the mean of the trials."""
    low: float
    high: float
    """The lowest and the highest of them."""
    better: float
    """By how much it is better than the next best one, in points against the others; the best one only."""
    term: str
    """The term that most speaks for the best option against this one; for the best, against the next best."""
    difference: float
    """What that term makes out, in points."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best options, best first, the reason of the best one, and the option that was asked about."""

    best: tuple[Option, ...]
    why: dict[str, Any]
    asked: Option | None = None


@dataclass(slots=True)
class Watched:
    """What the trials of a candidate ended with."""

    points: list[float] = field(default_factory=list)
    terms: list[tuple[float, ...]] = field(default_factory=list)

    def mean_terms(self) -> tuple[float, ...]:
        """The mean of each term."""
        return tuple(fmean(column) for column in zip(*self.terms, strict=True))


def strongest_trials(game: Game) -> tuple[Level, Trials]:
    """The strongest level of a game that tries out, with enough worlds for a range."""
    for level in reversed(levels_of(game.key)):
        if isinstance(level.first, TriedOut):
            trials = level.first.trials
            worlds = max(WORLDS, trials.worlds)
            return level, Trials(max(SHOWN, trials.candidates), trials.width, trials.turns, worlds)
    return levels_of(game.key)[-1], Trials(candidates=SHOWN, width=2, turns=0, worlds=WORLDS)


def advise(game: Game, view: Any, seat: int, dice: Dice, asked: Action | None = None) -> Advice:
    """What the strongest player thinks of the options of `view`; `asked` is one that somebody points at.

    Where there is no choice, there is nothing to weigh.
    """
    legal = options(view)
    if len(legal) == 1:
        return Advice((Option(legal[0], 0.0, 0.0, 0.0, 0.0, "", 0.0),), {"reason": "only"})
    evaluator = evaluator_of(game.key, game.stem)
    level, trials = strongest_trials(game)
    seen: dict[int, Watched] = {}

    def watch(candidate: Candidate, after: Any) -> None:
        kept = seen.setdefault(id(candidate), Watched())
        terms = terms_of(evaluator, after, seat)
        kept.terms.append(terms)
        kept.points.append(sum(terms) if terms else evaluator.own_look(after).value(after, seat))

    thought = Thought(level.thought)
    found = tried_out(evaluator, view, seat, dice, trials, thought, watch, asked)
    tried = [candidate for candidate in found if id(candidate) in seen] or found
    first = tried[0]
    names = term_names(evaluator)
    shown = []
    for number, candidate in enumerate(tried[:SHOWN]):
        other = tried[1] if number == 0 and len(tried) > 1 else first
        shown.append(option_of(candidate, first, other, seen, names))
    pointed = next((c for c in tried if c.leaf.path[0] == asked), None)
    reason = why(evaluator, view, first.leaf.path[0], seat, dice)
    told = None if pointed is None else option_of(pointed, first, first, seen, names)
    return Advice(tuple(shown), reason, told)


def option_of(
    candidate: Candidate, first: Candidate, other: Candidate, seen: dict[int, Watched], names: Sequence[str]
) -> Option:
    """One option as it is shown; `other` is what it is measured against, the best one or the next best."""
    kept = seen.get(id(candidate), Watched([candidate.mean], [()]))
    term, difference = "", 0.0
    if candidate is not other and names and id(other) in seen:
        mine, others = kept.mean_terms(), seen[id(other)].mean_terms()
        sign = 1.0 if candidate is first else -1.0
        gaps = [sign * (a - b) for a, b in zip(mine, others, strict=True)]
        difference = max(gaps)
        term = names[gaps.index(difference)]
    return Option(
        candidate.leaf.path[0],
        min(max(fmean(kept.points), min(kept.points)), max(kept.points)),
        min(kept.points),
        max(kept.points),
        first.mean - other.mean if candidate is first else 0.0,
        term,
        difference,
    )


def term_names(evaluator: Evaluator) -> tuple[str, ...]:
    """The names of the terms of a game's value; none where it is no sum of terms."""
    terms: tuple[str, ...] = getattr(evaluator, "terms", ())
    return (SCORED, *terms) if terms else ()


def terms_of(evaluator: Evaluator, state: Any, seat: int) -> tuple[float, ...]:
    """The terms of a position, factors included, as `term_names` names them."""
    if not term_names(evaluator):
        return ()
    known = cast(TermEvaluator, evaluator)
    parts = known.parts(state, seat)
    return (known.scored(state, seat), *map(mul, known.factors, parts))


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
