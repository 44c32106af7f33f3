"""Trajan, term by term: the points as they stand, and what the position promises."""

from collections.abc import Iterable

from rome_desktop.ai.accounts import POINTS, Term, scored, valued
from rome_desktop.ai.trajan.evaluator import TrajanEvaluator
from rome_desktop.ai.trajan.look import coming, parts
from rome_desktop.games.trajan.ending import BONUSES, categories
from rome_desktop.games.trajan.state import SOURCES, TrajanState

UNIT = POINTS
TERMS = (
    *scored((*SOURCES, "hand", "workers", "legionaries", "sets", *BONUSES.values(), "open_tiles")),
    Term("tiles", "Trajan tiles that lie open, by how near their markers are, and markers spread widely"),
    Term("camps", "workers and legionaries in the camps, ready to go"),
    Term("reserve", "workers and legionaries that can still be recruited"),
    Term("hand", "commodity cards in hand, equal ones above all: they can be shipped"),
    Term("mat", "demands covered for the end of the quarter, and forum tiles still to be used"),
    Term("leader", "the leader in a province that a legionary can conquer"),
    Term("senate", "votes at the end of the quarter"),
    Term("buildings", "tiles beside own workers, and sets of buildings on their way"),
    Term("next", "the action that is still to be carried out"),
)
"""The hopes stand in the order of `look.parts`."""


def account(evaluator: TrajanEvaluator, state: TrajanState, seat: int) -> Iterable[float]:
    """What each term makes out for a seat."""
    yield from categories(state, state.players[seat]).values()
    yield from parts(state, seat, evaluator.weights)
    yield coming(state, seat, evaluator.weights)


against = valued
