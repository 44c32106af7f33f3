"""Alba Longa, term by term. The game has no points: everything is counted in monuments."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rome_desktop.ai.accounts import Term
from rome_desktop.games.alba_longa.ending import winners
from rome_desktop.games.alba_longa.state import AlbaState

if TYPE_CHECKING:
    from rome_desktop.ai.alba_longa.evaluator import AlbaEvaluator

UNIT = "monuments"
TERMS = (
    Term("monuments", "monuments built, and those that the workers in the quarry will build"),
    Term("people", "peasants, most of all those still missing for victory"),
    Term("coins", "coins, and what the merchants will earn"),
    Term("worship", "worship, for an improvement and a blessing"),
    Term("heroes", "heroes in hand"),
    Term("army", "soldiers, and what the attacks of this season promise or threaten"),
    Term("blessing", "a blessing about to be received"),
    Term("food", "wheat in store and to be harvested: hunger, and growth"),
    Term("idle", "peasants who wait for a die"),
    Term("victory", "victory, at hand or lost"),
)
"""In the order of `AlbaLook.parts`."""


def account(evaluator: "AlbaEvaluator", state: AlbaState, seat: int) -> Iterable[float]:
    """What each term makes out for a seat."""
    look = evaluator.look(state)
    *hopes, victory = look.parts(state, seat)
    if state.over:
        won = winners(state)
        share = 2.0 if won == [seat] else 1.5 if seat in won else -2.0
        victory = share * look.weights.victory
    for worth in (*hopes, victory):
        yield worth / look.weights.monument


def against(evaluator: "AlbaEvaluator", state: AlbaState, seat: int) -> float:
    """What the position is worth to the seat, the others considered; a match that is over is won or lost."""
    if state.over:
        return sum(account(evaluator, state, seat))
    look = evaluator.look(state)
    return look.value(state, seat) / look.weights.monument
