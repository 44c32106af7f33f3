"""Calculi, term by term: there is nothing but points."""

from collections.abc import Iterable

from rome_desktop.ai.accounts import POINTS, scored, valued
from rome_desktop.ai.search import Evaluator
from tests.project.toy_game.games.calculi.rules import CalculiState, standings

UNIT = POINTS
TERMS = scored(("pebbles", "last"))


def account(evaluator: Evaluator, state: CalculiState, seat: int) -> Iterable[float]:
    """What each term makes out for a seat."""
    return map(float, standings(state)[seat].categories.values())


against = valued
