"""Turns of Nova Roma thought through from the few options that look best at once."""

from dataclasses import dataclass
from typing import Any

from rome_desktop.ai.search import Evaluator, Leaf, Look, after_option, best_of, follow
from rome_desktop.ai.thought import Thought
from rome_desktop.engine.steps import Dice


def glanced(
    evaluator: Evaluator, look: Look, state: Any, seat: int, count: int, thought: Thought
) -> list[Leaf]:
    """The `count` options that look best at once, followed to the end of the turn; best first."""
    glances = []
    for action in evaluator.options(state):
        after = after_option(evaluator, look, state, action, seat, thought)
        glances.append(Leaf((action,), after, look.value(after, seat)))
        thought.spend()
    found = []
    for leaf in best_of(glances, count):
        after = follow(evaluator, look, leaf.state, seat, thought)
        found.append(Leaf(leaf.path, after, look.value(after, seat)))
    return best_of(found, count)


@dataclass(frozen=True, slots=True)
class Glanced:
    """The options that look best at once, followed to the end of the turn."""

    count: int
    """Options that are followed."""

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        world = evaluator.world(view, dice)
        return glanced(evaluator, evaluator.look(world), world, seat, self.count, thought)
