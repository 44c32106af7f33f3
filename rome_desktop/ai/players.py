"""The computer players: which levels a game has, what they choose, and why a hint is a good one.

`easy` looks one action ahead, `normal` to the end of its turn, `hard` also at the best answer to it; where a
turn is a row of small decisions (`ROWS`), `easy` follows each of its options to the end of the turn. A level
that is named in `TRIALS` tries its best actions out: everybody plays on for some turns. All of them get a
view, never the true state. The same view, level and dice give the same answer: the search is
bounded by counts, and the budget only stops one that has gone far beyond it.
"""

import time
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, cast

from rome_desktop.ai.search import (
    Evaluator,
    Leaf,
    TrialEvaluator,
    Trials,
    action_ahead,
    after_replies,
    never,
    options_followed,
    tried_out,
    turn_ahead,
)
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Dice, options

Why = dict[str, Any]
"""Why an option is a good one: `reason` is a key, other keys are values for its words, such as `points`."""

LEVELS: Mapping[str, tuple[str, ...]] = {
    "alba_longa": ("random", "easy"),
    "city_of_marble": ("random", "easy", "normal", "hard"),
    "concordia": ("random", "easy", "normal"),
    "nova_roma": ("random", "easy"),
    "trajan": ("random", "easy", "normal", "hard"),
}
"""The levels a game has, weakest first. One that does not beat the one before it is not in the list."""

STRENGTHS = ("random", "easy", "normal", "hard")
"""Every level there is in any game, weakest first."""

ROWS = ("nova_roma",)
"""Games in which one action is a long row of small decisions: alone, each of them says little."""

WIDTH = 4
"""Positions followed after each action of the own turn."""
WIDER = 6
CANDIDATES = 5
"""So many ends of the own turn are tried against the answer of the next seat."""
ANSWER_WIDTH = 1
TRIALS: Mapping[tuple[str, str], Trials] = {
    ("concordia", "normal"): Trials(candidates=3, width=WIDTH, worlds=1, turns=3),
    ("trajan", "hard"): Trials(candidates=4, width=WIDTH, worlds=1, turns=4),
}
"""Few worlds and many turns beat many worlds and few turns. The evaluators of these games can try out."""
GRACE_MS = 3000
"""A search is stopped when it has taken this much longer than its budget."""


class UnknownLevel(LookupError):
    """No computer player of that level for the game; the message names the known ones."""


def nearest_level(key: str, level: str) -> str:
    """The level of a game that is nearest to one it may not have; of two as near, the stronger.

    Chance is nobody's level but its own.
    """
    there = LEVELS.get(key, ())
    thinking = [name for name in there if name != "random"]
    if level in there or level not in STRENGTHS or not thinking:
        return level
    return min(thinking, key=lambda name: (abs(strength(name) - strength(level)), -strength(name)))


def strength(level: str) -> int:
    """Where a level stands among all."""
    return STRENGTHS.index(level)


@cache
def evaluator_of(key: str, stem: str) -> Evaluator:
    """What values the positions of a game, imported when it is first thought about."""
    module = import_module(f"rome_desktop.ai.{key}.evaluator")
    made: Evaluator = getattr(module, f"{stem}Evaluator")()
    return made


def choose(game: Game, view: Any, seat: int, level: str, budget_ms: int, dice: Dice) -> Action:
    """One of the options of `view`, which is what `observe` shows to `seat`, the seat to move.

    Raises UnknownLevel.
    """
    if level not in LEVELS.get(game.key, ()):
        known = ", ".join(LEVELS.get(game.key, ())) or "none"
        raise UnknownLevel(f"There is no computer player “{level}” for {game.key}. Known are: {known}.")
    legal = options(view)
    if len(legal) == 1:
        return legal[0]
    if level == "random":
        return dice.choice(legal)
    leaves = searched(game, view, seat, level, dice, deadline(budget_ms))
    best = [leaf.path[0] for leaf in leaves if leaf.value == leaves[0].value]
    return dice.choice(list(dict.fromkeys(best)))


def searched(
    game: Game, view: Any, seat: int, level: str, dice: Dice, late: Callable[[], bool]
) -> list[Leaf]:
    """What a level thinks of its options, best first. In the middle of an action it goes on as it began."""
    evaluator = evaluator_of(game.key, game.stem)
    trials = TRIALS.get((game.key, level))
    if trials and evaluator.is_quiet(view.pending[-1]):
        return tried_out(cast(TrialEvaluator, evaluator), view, seat, dice, trials, late)
    search = followed if level == "easy" and game.key in ROWS else SEARCHES["normal" if trials else level]
    return search(evaluator, evaluator.world(view, dice), seat, late)


def hint(game: Game, view: Any, seat: int, dice: Dice) -> tuple[Action, Why]:
    """What a computer player would do in place of `seat`, and why."""
    legal = options(view)
    if len(legal) == 1:
        return legal[0], {"reason": "only"}
    evaluator = evaluator_of(game.key, game.stem)
    before = evaluator.world(view, dice)
    search = followed if game.key in ROWS else easy
    leaf = search(evaluator, before, seat, never)[0]
    return leaf.path[0], evaluator.why(before, leaf.path[0], leaf.state, seat)


def deadline(budget_ms: int) -> Callable[[], bool]:
    """A question whether the budget and its grace are used up."""
    end = time.monotonic() + (budget_ms + GRACE_MS) / 1000
    return lambda: time.monotonic() > end


def easy(evaluator: Evaluator, state: Any, seat: int, late: Callable[[], bool]) -> list[Leaf]:
    """One action ahead; best first, as the others."""
    return action_ahead(evaluator, state, seat, late)


def followed(evaluator: Evaluator, state: Any, seat: int, late: Callable[[], bool]) -> list[Leaf]:
    """Each option to the end of the turn by what looks best step by step."""
    return options_followed(evaluator, state, seat, late)


def normal(evaluator: Evaluator, state: Any, seat: int, late: Callable[[], bool]) -> list[Leaf]:
    """The whole own turn ahead."""
    return turn_ahead(evaluator, state, seat, WIDTH, CANDIDATES, late)


def hard(evaluator: Evaluator, state: Any, seat: int, late: Callable[[], bool]) -> list[Leaf]:
    """The whole own turn ahead, and the best answer of the next seat to it."""
    tried: list[Leaf] = []
    for leaf in turn_ahead(evaluator, state, seat, WIDER, CANDIDATES, late):
        if late() and tried:
            break
        tried.append(Leaf(leaf.path, leaf.state, after_replies(evaluator, leaf, seat, ANSWER_WIDTH, late)))
    return sorted(tried, key=lambda leaf: -leaf.value)


SEARCHES: Mapping[str, Callable[[Evaluator, Any, int, Callable[[], bool]], list[Leaf]]] = {
    "easy": easy,
    "normal": normal,
    "hard": hard,
}
