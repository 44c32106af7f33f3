"""The computer players: which levels a game has, what they choose, and why a hint is a good one.

All of them get a view, never the true state. The same view, level and dice give the same answer on any
machine, however busy: what a level may think is counted, not timed.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from rome_desktop.ai.levels import RANDOM, Level
from rome_desktop.ai.search import Evaluator
from rome_desktop.ai.thought import Thought
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Dice, options

Why = dict[str, Any]
"""Why an option is a good one: `reason` is a key, other keys are values for its words, such as `points`."""

STRENGTHS = (RANDOM, "easy", "normal", "hard")
"""Every level there is in any game, weakest first."""


class UnknownLevel(LookupError):
    """No computer player of that level for the game; the message names the known ones."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a computer player chose, and the thought it took."""

    action: Action
    positions: int
    """Positions it looked at."""
    braked: bool
    """Whether the clock had to stop it: then another run might choose otherwise."""


@cache
def levels_of(key: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first. One that does not beat the one before it is not among them."""
    found: tuple[Level, ...] = import_module(f"rome_desktop.ai.{key}.levels").LEVELS
    return found


def level_names(key: str) -> tuple[str, ...]:
    """Who can sit at a table of the game, weakest first, the dice before all."""
    return (RANDOM, *(level.name for level in levels_of(key)))


def level_of(key: str, name: str) -> Level:
    """A level of a game. Raises UnknownLevel."""
    for level in levels_of(key):
        if level.name == name:
            return level
    known = ", ".join(level_names(key))
    raise UnknownLevel(f"There is no computer player “{name}” for {key}. Known are: {known}.")


def nearest_level(key: str, level: str) -> str:
    """The level of a game that is nearest to one it may not have; of two as near, the stronger.

    Chance is nobody's level but its own.
    """
    there = level_names(key)
    thinking = [name for name in there if name != RANDOM]
    if level in there or level not in STRENGTHS or not thinking:
        return level
    return min(thinking, key=lambda name: (abs(strength(name) - strength(level)), -strength(name)))


def strength(level: str) -> int:
    """Where a level stands among all."""
    return STRENGTHS.index(level)


@cache
def evaluator_of(key: str, stem: str, weights: Hashable = None) -> Evaluator:
    """What values the positions of a game, imported when it is first thought about.

    `weights` are those of a level that has its own.
    """
    module = import_module(f"rome_desktop.ai.{key}.evaluator")
    own = {} if weights is None else {"weights": weights}
    made: Evaluator = getattr(module, f"{stem}Evaluator")(**own)
    return made


def choose(game: Game, view: Any, seat: int, level: str, brake_ms: int | None, dice: Dice) -> Action:
    """One of the options of `view`, which is what `observe` shows to `seat`, the seat to move.

    Raises UnknownLevel.
    """
    return decide(game, view, seat, level, dice, brake_ms).action


def decide(game: Game, view: Any, seat: int, level: str, dice: Dice, brake_ms: int | None = None) -> Choice:
    """What a level chooses and what that took; `brake_ms` is how long it may think at the very most.

    Raises UnknownLevel.
    """
    if level == RANDOM:
        return Choice(dice.choice(options(view)), 0, braked=False)
    player = level_of(game.key, level)
    evaluator = evaluator_of(game.key, game.stem, player.weights)
    return chosen(evaluator, player, view, seat, dice, brake_ms)


def chosen(
    evaluator: Evaluator, level: Level, view: Any, seat: int, dice: Dice, brake_ms: int | None = None
) -> Choice:
    """What a level chooses where there is a choice, its positions valued by `evaluator`."""
    legal = options(view)
    if len(legal) == 1:
        return Choice(legal[0], 0, braked=False)
    leaves, thought = level.leaves(evaluator, view, seat, dice, brake_ms)
    best = [leaf.path[0] for leaf in leaves if leaf.value == leaves[0].value]
    return Choice(dice.choice(list(dict.fromkeys(best))), thought.used, thought.braked)


def hint(game: Game, view: Any, seat: int, dice: Dice) -> tuple[Action, Why]:
    """What a computer player would do in place of `seat`, and why."""
    legal = options(view)
    if len(legal) == 1:
        return legal[0], {"reason": "only"}
    evaluator = evaluator_of(game.key, game.stem)
    before = evaluator.world(view, dice)
    gentlest = levels_of(game.key)[0]
    leaf = gentlest.first.leaves(evaluator, before, seat, dice, Thought())[0]
    return leaf.path[0], evaluator.why(before, leaf.path[0], leaf.state, seat)
