"""City of Marble, term by term: the points as they stand, and what the position promises."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rome_desktop.ai.accounts import POINTS, Term, scored, valued
from rome_desktop.ai.city_of_marble.look import mean_of_hidden_bridges
from rome_desktop.games.city_of_marble.components import HIDDEN, TREASURY
from rome_desktop.games.city_of_marble.ending import aqueduct_points, fountain_points, leaders
from rome_desktop.games.city_of_marble.state import MarbleState

if TYPE_CHECKING:
    from rome_desktop.ai.city_of_marble.evaluator import MarbleEvaluator

UNIT = POINTS
TERMS = (
    *scored(("buildings", "bridges", "aqueducts", "fountains", "coins", "most_coins")),
    Term("sites", "unfinished buildings, by their points, the lead there and the tiles still missing"),
    Term("imperium", "imperium tiles: majorities, and the actions they can buy"),
    Term("hand", "tiles and magistrates at hand that there is still time to use"),
    Term("chances", "buildings that lack one tile, for whoever acts next"),
)
"""The hopes stand in the order of `MarbleLook.parts`."""


def account(evaluator: "MarbleEvaluator", state: MarbleState, seat: int) -> Iterable[float]:
    """What each term makes out for a seat; a bridge of hidden value counts for the mean of them."""
    player, scoring = state.players[seat], state.box.scoring
    bridge = mean_of_hidden_bridges(state)
    coins = [p.coins + state.waiting[TREASURY].count(s) for s, p in enumerate(state.players)]
    richest = leaders(coins)
    yield player.score
    yield sum(bridge if value == HIDDEN else value for value in player.bridges)
    yield aqueduct_points(state)[seat]
    yield fountain_points(state)[seat]
    yield coins[seat] * scoring.coin
    yield scoring.most_coins / len(richest) if seat in richest else 0.0
    yield from evaluator.look(state).parts(state)[1][seat]


against = valued
