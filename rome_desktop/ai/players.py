"""The computer players: which levels a game has, what they choose, and why a hint is a good one."""

from collections.abc import Mapping
from typing import Any

from rome_desktop.ai.city_of_marble.evaluator import MarbleEvaluator
from rome_desktop.ai.search import Evaluator, Leaf, action_ahead, after_replies, turn_ahead
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Dice, options, to_move

EVALUATORS: Mapping[str, Evaluator] = {"city_of_marble": MarbleEvaluator()}
LEVELS: Mapping[str, tuple[str, ...]] = {"city_of_marble": ("random", "easy", "normal", "hard")}


def choose(game: Game, view: Any, seat: int, level: str, budget_ms: int, dice: Dice) -> Action:
    legal = options(view)
    if level == "random":
        return dice.choice(legal)
    if len(legal) == 1:
        return legal[0]
    ev = EVALUATORS[game.key]
    state = ev.world(view, dice)
    if level == "easy":
        return action_ahead(ev, state, seat)[0].path[0]
    if level == "normal":
        return turn_ahead(ev, state, seat, 4, 1)[0].path[0]
    ends = turn_ahead(ev, state, seat, 6, 6)
    return max(ends, key=lambda leaf: after_replies(ev, leaf, seat, 1)).path[0]
