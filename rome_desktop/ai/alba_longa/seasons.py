"""Trying actions out to the end of the season: what dice and attacks make of them decides Alba Longa.

A season is the shortest stretch whose outcome the rules settle: before it ends, work in progress is worth
only what it may still become. Every action meets the same tables and the same dice.
"""

import random
from dataclasses import dataclass
from typing import Any

from rome_desktop.ai.alba_longa.evaluator import AlbaEvaluator
from rome_desktop.ai.search import Evaluator, Leaf, action_ahead, best_of
from rome_desktop.ai.thought import Thought
from rome_desktop.ai.trials import SEEDS, Candidate, best_action, turn_played
from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice
from rome_desktop.games.alba_longa.course import BeginSeason, OfferSale, SellPeasants
from rome_desktop.games.alba_longa.court import PAY, SENDS, WORK_OF, PayStall, SendPeasants
from rome_desktop.games.alba_longa.ids import FARM, QUARRY
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.year_end import FeedCities


class LeanEvaluator(AlbaEvaluator):
    """For trials: only the options that a quick player would look at."""

    def options(self, state: AlbaState) -> list[Action]:
        step = state.pending[-1]
        if isinstance(step, SendPeasants):
            return self.sends(state, step)
        if isinstance(step, PayStall):
            return [PAY[state.stalls.index(min(state.stalls))]]
        if isinstance(step, SellPeasants):
            return super().options(state)[:1]
        return super().options(state)

    def sends(self, state: AlbaState, step: SendPeasants) -> list[Action]:
        """As many as go; to the quarry also one fewer, since only pairs build."""
        most = step.most(state)
        place = WORK_OF[step.die]
        found: list[Action] = [SENDS[place][most - 1]]
        if place == QUARRY and most > 1:
            found.append(SENDS[place][most - 2])
        if step.farm:
            found.append(SENDS[FARM][most - 1])
        return found


LEAN = LeanEvaluator()


@dataclass(frozen=True, slots=True)
class SeasonTried:
    """The best actions by what becomes of them to the end of the season."""

    candidates: int
    """Ways to finish the action that are tried out."""
    worlds: int
    """Tables that could be the true one, with dice of their own; the poorer half sees only half of them."""

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        root = evaluator.world(view, dice)
        found = action_ahead(evaluator, root, seat, thought)
        if isinstance(view.pending[-1], PayStall):
            return found
        best: dict[Action, Leaf] = {}
        for leaf in found:
            best.setdefault(leaf.path[0], leaf)
        left = [Candidate(leaf) for leaf in list(best.values())[: self.candidates]]
        for number in range(self.worlds if len(left) > 1 else 0):
            world, seed = evaluator.world(view, dice), dice.randrange(SEEDS)
            for candidate in left:
                after = turn_played(evaluator, world, seat, candidate.leaf.path, thought)
                after = season_played(LEAN, after, random.Random(seed), thought)
                candidate.values.append(evaluator.look(after).value(after, seat))
            if thought.braked:
                break
            if number + 1 == self.worlds // 2 and len(left) > 2:
                left.sort(key=lambda candidate: -candidate.mean)
                left = left[: (len(left) + 1) // 2]
        return best_of([Leaf(c.leaf.path, c.leaf.state, c.mean) for c in left], len(left))


def season_played(evaluator: Evaluator, state: AlbaState, dice: Dice, thought: Thought) -> AlbaState:
    """The table before the cities are fed or a new season begins; uses `state` up."""
    while state.pending:
        step = state.pending[-1]
        if isinstance(step, Decision):
            state = best_action(evaluator, state, step.seat, thought)
            continue
        if isinstance(step, BeginSeason | FeedCities):
            break
        state.pending.pop()
        if isinstance(step, Chance):
            step.resolve(state, step.draw(state, dice), None)
        elif isinstance(step, Automatic):
            step.run(state, None)
    return state
