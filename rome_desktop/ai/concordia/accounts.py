"""Concordia, term by term: each god with the cards and houses to come, and what serves on the way."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rome_desktop.ai.accounts import POINTS, Term, valued
from rome_desktop.ai.concordia.look import turns_left
from rome_desktop.games.concordia.ids import NOBODY, Deity
from rome_desktop.games.concordia.scoring import categories
from rome_desktop.games.concordia.state import ConcordiaState

if TYPE_CHECKING:
    from rome_desktop.ai.concordia.evaluator import ConcordiaEvaluator

UNIT = POINTS
GODS = (Deity.MINERVA, Deity.JUPITER, Deity.SATURNUS, Deity.MERCURIUS, Deity.MARS)
"""In the order of `ConcordiaLook.by_god`; Vesta's points are those of coins and goods."""
PROSPECTS = 4
"""Crops, hand, near and praefectus: nothing of them is left at the end."""
TERMS = (
    Term("minerva", "specialists, with the houses in the cities of their goods"),
    Term("jupiter", "cards of Jupiter, with the houses that make no bricks"),
    Term("saturnus", "cards of Saturnus, with the provinces"),
    Term("mercurius", "cards of Mercurius, with the kinds of goods"),
    Term("mars", "cards of Mars, with the colonists"),
    Term("coins", "coins and goods: what they can buy, and in the end Vesta"),
    Term("crops", "goods that the houses will yield"),
    Term("hand", "cards in hand that can be played next"),
    Term("near", "cities beside own colonists, to be built in next"),
    Term("praefectus", "the Praefectus Magnus"),
    Term("concordia", "the Concordia card"),
)


def account(evaluator: "ConcordiaEvaluator", state: ConcordiaState, seat: int) -> Iterable[float]:
    """What each term makes out for a seat."""
    look, left = evaluator.look(state), turns_left(state, seat)
    if not left and (state.over or state.final != NOBODY):
        points = categories(state, seat)
        yield from (points[god] for god in GODS)
        yield look.at_the_end(state, seat) - sum(points.values()) + points[Deity.VESTA]
        yield from (0.0,) * PROSPECTS
    else:
        gods, *others = look.parts(state, seat, left)
        by_god = look.by_god(state, seat, state.players[seat], left)
        share = gods / total if (total := sum(by_god)) else 0.0
        yield from (share * worth for worth in by_god)
        yield from others
    yield float(state.box.amounts.concordia_vp if state.concordia == seat else 0)


against = valued
