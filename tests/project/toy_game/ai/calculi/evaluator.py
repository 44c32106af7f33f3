"""Calculi for the search."""

from collections.abc import Hashable
from typing import Any

from rome_desktop.engine.actions import Action
from rome_desktop.engine.steps import Dice, Step
from tests.project.toy_game.games.calculi.rules import BeginTurn, CalculiState, TakePebbles, standings


class CalculiLook:
    """A seat's points against the best of the others."""

    def value(self, state: CalculiState, seat: int) -> float:
        """How good it is."""
        scores = [float(standing.score) for standing in standings(state)]
        return scores.pop(seat) - max(scores)


class CalculiEvaluator:
    """What the search needs to know."""

    def world(self, view: CalculiState, dice: Dice) -> CalculiState:
        """Nothing is hidden."""
        return view.clone()

    def pauses(self, step: Step) -> bool:
        """Before the next turn."""
        return isinstance(step, BeginTurn)

    def is_quiet(self, step: Step) -> bool:
        """Every turn is one decision."""
        return isinstance(step, TakePebbles)

    begins = is_quiet

    def options(self, state: CalculiState) -> list[Action]:
        """All of them."""
        top = state.pending[-1]
        return top.options(state) if isinstance(top, TakePebbles) else []

    def likely(self, state: CalculiState, look: Any) -> list[Action]:
        """All of them."""
        return self.options(state)

    def key(self, state: CalculiState) -> Hashable:
        """The heap and who has what."""
        return state.heap, tuple(state.taken)

    def look(self, root: CalculiState) -> CalculiLook:
        """Points only."""
        return CalculiLook()

    own_look = look

    def why(self, before: CalculiState, action: Action, after: CalculiState, seat: int) -> dict[str, Any]:
        """For the points."""
        return {"reason": "pebbles", "points": after.taken[seat] - before.taken[seat]}
