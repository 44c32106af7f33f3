"""What a computer player of each level does when it is asked; a game lists its own in `ai/GAME/levels.py`."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Protocol

from rome_desktop.ai.search import (
    Evaluator,
    Leaf,
    action_ahead,
    turn_ahead,
)
from rome_desktop.ai.thought import Thought
from rome_desktop.ai.trials import Trials, ranked, tried_out
from rome_desktop.engine.steps import Dice

RANDOM = "random"
"""The dice: they play every game, know nothing and think nothing."""
LATER = 4
"""A decision in the middle of a turn gets such a part of the thought that the first one gets."""


class Search(Protocol):
    """A way to weigh the options of a position; best first."""

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        """What the options that were looked at are worth to `seat`, by its own view alone."""


@dataclass(frozen=True, slots=True)
class ActionAhead:
    """One action ahead."""

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        return action_ahead(evaluator, evaluator.world(view, dice), seat, thought)


@dataclass(frozen=True, slots=True)
class TurnAhead:
    """The whole own turn ahead."""

    width: int = 4
    """Positions followed after each action."""
    keep: int = 5

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        return turn_ahead(evaluator, evaluator.world(view, dice), seat, self.width, self.keep, thought)


@dataclass(frozen=True, slots=True)
class TriedOut:
    """The best turns by what comes of them when everybody plays on."""

    trials: Trials

    def leaves(self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, thought: Thought) -> list[Leaf]:
        return ranked(tried_out(evaluator, view, seat, dice, self.trials, thought))


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player of a game: how it weighs the first decision of a turn and the later ones."""

    name: str
    first: Search
    later: Search
    thought: int
    """Positions it may look at for the first decision of a turn."""
    weights: Hashable = None
    """The table, of `ai/GAME/weights.py`, by which it judges positions; None for that of the game."""

    def leaves(
        self, evaluator: Evaluator, view: Any, seat: int, dice: Dice, brake_ms: int | None = None
    ) -> tuple[list[Leaf], Thought]:
        """What it thinks of its options, best first, and the thought that took."""
        begins = evaluator.begins(view.pending[-1])
        thought = Thought(self.thought if begins else self.thought // LATER, brake_ms)
        search = self.first if begins else self.later
        return search.leaves(evaluator, view, seat, dice, thought), thought
