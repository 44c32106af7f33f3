"""Weights by what wins: a player plays itself with weights that differ, and they go where it won.

At a table of two each weight of one side is made larger and of the other side smaller by the same factor,
or the other way round, by lot; each deal is played from both seats. After a batch of few matches the weights
go a little way towards those that won, and after later ones a shorter one. What luck moves once it moves
back another time: kept is the mean of where they stood after the later batches. Matches held out move
nothing and say how much of their results the weights explain.
"""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import play, roll, to_move

if TYPE_CHECKING:
    from rome_desktop.ai.levels import Level
    from rome_desktop.ai.search import Evaluator

BATCH = 60
"""Matches after which the weights are moved: half as many deals."""
WIDTH = 0.3
"""Weights are varied by e to the power of this: a third larger, or a quarter smaller."""
REACH = 0.8
"""How far a weight is moved at first: so many times the share of victory that goes with it."""
SLOWER = 12
"""After so many batches half as far, after twice as many a third."""
NEAR = 0.12
"""No further than this at once."""
CLEAR = 1.5
"""A victory by more than so many times the spread counts no more: one lopsided match would outweigh many."""
FARTHEST = 1.8
"""No weight is moved beyond e to the power of this, either way."""
THIRD = 3
"""Kept is the mean over the last third of the batches; the errors are those of the first third."""
EACH = 5
"""Every so many-th deal is held out."""
LONG = 1000
"""A match of so many decisions counts as it stands: odd weights may have both sides wait for ever.

About 300 are usual.
"""

Powers = tuple[float, ...]
"""For each weight the power of e it is multiplied by."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A match: which weights of the one side were the larger ones (1, else -1), and by how much it won.

    In units of the spread of its batch.
    """

    signs: tuple[int, ...]
    won: float
    held_out: bool = False


@dataclass(frozen=True, slots=True)
class Errors:
    """On the matches held out while the weights were still on their way, in units of the results' spread."""

    before: float
    """Root of the mean square of the results."""
    after: float
    """Of what is left of them once what the weights explain is taken off."""


def slopes(trials: Sequence[Trial]) -> Powers:
    """For each weight the share of victory that goes with the larger one, in matches not held out."""
    taught = [trial for trial in trials if not trial.held_out]
    signs = zip(*(trial.signs for trial in taught), strict=True)
    return tuple(
        sum(s * trial.won for s, trial in zip(each, taught, strict=True)) / len(taught) for each in signs
    )


def moved(powers: Powers, found: Powers, number: int) -> Powers:
    """Powers after the batch of this number, within bounds."""
    reach = REACH / (1.0 + number / SLOWER)
    return tuple(
        max(-FARTHEST, min(FARTHEST, power + max(-NEAR, min(NEAR, reach * slope))))
        for power, slope in zip(powers, found, strict=True)
    )


def held_back(slope: float, matches: int) -> float:
    """A slope less the part of it that luck alone makes in so many matches."""
    return slope * max(0.0, 1.0 - 1.0 / (matches * slope * slope)) if slope else 0.0


def explained(trials: Sequence[Trial]) -> Errors:
    """How much better the matches held out are foretold by what the others say."""
    held_out = [trial for trial in trials if trial.held_out]
    found = [held_back(slope, len(trials) - len(held_out)) for slope in slopes(trials)]
    told = [sum(slope * sign for slope, sign in zip(found, t.signs, strict=True)) for t in held_out]
    before = sum(trial.won**2 for trial in held_out) / len(held_out)
    after = sum((t.won - by) ** 2 for t, by in zip(held_out, told, strict=True)) / len(held_out)
    return Errors(math.sqrt(before), math.sqrt(after))


def climbed(
    game: Game, box: Any, make: Callable[[Powers], "Evaluator"], count: int, seed: int, matches: int
) -> tuple[Powers, Errors]:
    """The powers of so many weights that training arrives at; `make` makes who judges."""
    powers: Powers = (0.0,) * count
    stood: list[Powers] = []
    played: list[Trial] = []
    size = min(BATCH, matches)
    for number in range(matches // size):
        trials = batch(game, box, make, powers, f"{seed}/{number}/winning", size)
        powers = moved(powers, slopes(trials), number)
        stood.append(powers)
        played += trials
    later = stood[-max(1, len(stood) // THIRD) :]
    early = played[: max(size, len(played) // THIRD)]
    return tuple(sum(each) / len(later) for each in zip(*later, strict=True)), explained(early)


def batch(
    game: Game, box: Any, make: Callable[[Powers], "Evaluator"], powers: Powers, seed: str, matches: int
) -> list[Trial]:
    """Play so many matches between weights that differ, two of each deal."""
    found = []
    for number in range(matches):
        dice = random.Random(f"{seed}/{number // 2}")
        signs = tuple(dice.choice((-1, 1)) for _ in powers)
        ahead, behind = (
            make(tuple(p + way * WIDTH * sign for p, sign in zip(powers, signs, strict=True)))
            for way in (1, -1)
        )
        found.append((signs, margin(game, box, (ahead, behind), dice, number)))
    spread = math.sqrt(sum(by**2 for _, by in found) / matches) or 1.0
    return [
        Trial(signs, by / spread, held_out=number // 2 % EACH == 0)
        for number, (signs, by) in enumerate(found)
    ]


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


def training_level(key: str) -> "Level":
    """Whose thought the matches of a training get: what a game names `TRAINING`, or the easy player's."""
    levels = import_module(f"rome_desktop.ai.{key}.levels")
    found: Level = getattr(levels, "TRAINING", levels.LEVELS[0])
    return found


def match(game: Game, box: Any, sides: Sequence["Evaluator"], dice: random.Random) -> list[int]:
    """The scores of a match, each seat with its own judgement."""
    from rome_desktop.ai.players import chosen

    level = training_level(game.key)
    state = game.rules.setup(box, len(sides), game.complete(len(sides), {}))
    roll(state, dice)
    for _ in range(LONG):
        if not state.pending:
            break
        seat = to_move(state)
        assert seat is not None
        view = observe(state, game.rules.zones, seat)
        play(state, chosen(sides[seat], level, view, seat, dice).action)
        roll(state, dice)
    return [standing.score for standing in game.rules.standings(state)]
