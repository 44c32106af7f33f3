"""Weights by what wins: the easy player plays itself with weights that differ, and they go where it won.

At a table of two each weight of one side is made larger and of the other side smaller by the same factor,
or the other way round, by lot. After a step's matches each weight has shown how much winning went with it;
what is no more than luck is held back, and all weights are moved that way, unless the matches held out say
that nothing was learned. The next step begins from there.
"""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import play, roll, to_move

if TYPE_CHECKING:
    from rome_desktop.ai.search import Evaluator

STEPS = 6
"""So often the weights are moved; each step gets the same number of matches."""
LEAST = 10
"""No step gets fewer; few matches make fewer steps."""
WIDTH = 0.4
"""Weights are varied by e to the power of this: half as large again, or a third smaller."""
REACH = 1.5
"""How far a weight is moved: so many times the share of victory that goes with it, and no further than it
was varied. Where it turns round its best value was passed, and it may go half as far from then on.
"""
FARTHEST = 1.8
"""No weight is moved beyond e to the power of this, either way."""
EACH = 5
"""Every so many-th match is held out."""
LONG = 1000
"""A match of so many decisions counts as it stands: odd weights may have both sides wait for ever.

About 300 are usual.
"""

Powers = tuple[float, ...]
"""For each weight the power of e it is multiplied by."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A match: which weights of the one side were the larger ones (1, else -1), and by how much it won."""

    signs: tuple[int, ...]
    margin: float


@dataclass(frozen=True, slots=True)
class Taught:
    """What the matches of a step taught: where the weights go, and the errors on those held out."""

    change: Powers
    before: float
    """Mean square of the result, in units of its own spread."""
    after: float
    """Mean square of what is left of it once what was learned is taken off."""


def learned(trials: Sequence[Trial]) -> Taught:
    """What a step's matches say; no change unless those held out say so too."""
    spread = math.sqrt(sum(trial.margin**2 for trial in trials) / len(trials)) or 1.0
    taught = [trial for number, trial in enumerate(trials) if number % EACH]
    held_out = [trial for number, trial in enumerate(trials) if not number % EACH]
    slopes = []
    for each in zip(*(trial.signs for trial in taught), strict=True):
        won = [sign * trial.margin / spread for sign, trial in zip(each, taught, strict=True)]
        slopes.append(held_back(sum(won) / len(won), len(won)))
    left = [
        trial.margin / spread - sum(s * x for s, x in zip(slopes, trial.signs, strict=True))
        for trial in held_out
    ]
    before = sum((trial.margin / spread) ** 2 for trial in held_out) / len(held_out)
    after = sum(rest**2 for rest in left) / len(left)
    kept = slopes if after < before else [0.0] * len(slopes)
    return Taught(tuple(REACH * slope for slope in kept), before, after)


def held_back(slope: float, matches: int) -> float:
    """A slope less the part of it that luck alone makes in so many matches."""
    return slope * max(0.0, 1.0 - 1.0 / (matches * slope * slope)) if slope else 0.0


def moved(powers: Powers, change: Powers) -> Powers:
    """Powers after a step, within bounds."""
    return tuple(max(-FARTHEST, min(FARTHEST, p + c)) for p, c in zip(powers, change, strict=True))


def narrowed(limits: Powers, last: Powers, change: Powers) -> Powers:
    """How far each weight may go after its last change; half as far as before where it turns round."""
    return tuple(
        most / 2 if before * now < 0 else most for most, before, now in zip(limits, last, change, strict=True)
    )


def climbed(
    game: Game, box: Any, make: Callable[[Powers], "Evaluator"], count: int, seed: int, matches: int
) -> tuple[Powers, list[Taught]]:
    """The powers of so many weights after all steps, and what each taught; `make` makes who judges."""
    powers = last = (0.0,) * count
    limits = (WIDTH,) * count
    steps: list[Taught] = []
    times = max(1, min(STEPS, matches // LEAST))
    for number in range(times):
        dice = random.Random(f"{seed}/{number}/winning")
        trials = [trial(game, box, make, powers, dice, n) for n in range(matches // times)]
        steps.append(learned(trials))
        limits = narrowed(limits, last, steps[-1].change)
        last = tuple(max(-most, min(most, c)) for most, c in zip(limits, steps[-1].change, strict=True))
        powers = moved(powers, last)
    return powers, steps


def trial(
    game: Game,
    box: Any,
    make: Callable[[Powers], "Evaluator"],
    powers: Powers,
    dice: random.Random,
    number: int,
) -> Trial:
    """Play a match between weights that differ."""
    signs = tuple(dice.choice((-1, 1)) for _ in powers)
    ahead, behind = (
        make(tuple(p + way * WIDTH * sign for p, sign in zip(powers, signs, strict=True))) for way in (1, -1)
    )
    return Trial(signs, margin(game, box, (ahead, behind), dice, number))


def share_won(game: Game, box: Any, sides: tuple["Evaluator", "Evaluator"], seed: int, matches: int) -> float:
    """The share of victories of the first of two, who begins every other match; a tie is half of one."""
    won = 0.0
    for number in range(matches):
        dice = random.Random(f"{seed}/{number}/proof")
        by = margin(game, box, sides, dice, number)
        won += 1.0 if by > 0 else 0.5 if not by else 0.0
    return won / matches


def margin(
    game: Game, box: Any, sides: tuple["Evaluator", "Evaluator"], dice: random.Random, number: int
) -> int:
    """By how many points the first of two wins a match; who begins turns with its number."""
    first = number % 2
    scores = match(game, box, sides[::-1] if first else sides, dice)
    return scores[first] - scores[1 - first]


def match(game: Game, box: Any, sides: Sequence["Evaluator"], dice: random.Random) -> list[int]:
    """The scores of a match of the easy player, each seat with its own judgement."""
    from rome_desktop.ai.players import chosen, levels_of

    gentlest = levels_of(game.key)[0]
    state = game.rules.setup(box, len(sides), game.complete(len(sides), {}))
    roll(state, dice)
    for _ in range(LONG):
        if not state.pending:
            break
        seat = to_move(state)
        assert seat is not None
        view = observe(state, game.rules.zones, seat)
        play(state, chosen(sides[seat], gentlest, view, seat, dice).action)
        roll(state, dice)
    return [standing.score for standing in game.rules.standings(state)]
