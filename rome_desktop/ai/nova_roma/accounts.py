"""Nova Roma, term by term: the points that are sure, and what the position promises."""

from collections.abc import Iterable
from operator import mul
from typing import TYPE_CHECKING

from rome_desktop.ai.accounts import POINTS, Term, scored, valued
from rome_desktop.ai.nova_roma.promise import promise
from rome_desktop.ai.nova_roma.worth import TERMS as PARTS
from rome_desktop.ai.nova_roma.worth import turns_left
from rome_desktop.games.nova_roma.ending import (
    animal_points,
    contract_points,
    mosaic_points,
    sea_points,
    subject_points,
)
from rome_desktop.games.nova_roma.state import NovaState

if TYPE_CHECKING:
    from rome_desktop.ai.nova_roma.evaluator import NovaEvaluator

UNIT = POINTS
LATE = " late"
"""A part that counts anew in the later match belongs to the term of the part it repeats."""
HOPES = (
    Term("goods", "goods in store while there is time to use them"),
    Term("coins", "coins while there is time to spend them"),
    Term("influence", "influence while there is time to use it"),
    Term("artisans", "artisans, idle or at work"),
    Term("hand", "subject cards in hand"),
    Term("tokens", "mosaic tokens to be laid on cells"),
    Term("leftovers", "goods, coins, influence and artisans that are left at the end"),
    Term("voyage", "ports that the ships can still reach"),
    Term("tracks", "markers on their way round the hippodrome"),
    Term("chariot", "the chariot token of this round"),
    Term("pieces", "pieces on the city board, for majorities to come"),
    Term("majorities", "majorities of the zones as they stand"),
    Term("cards", "cards of the row that serve in the rounds to come"),
    Term("tiles", "estate tiles that serve in the rounds to come"),
    Term("lines", "lines of the mosaic that are begun"),
    Term("claims", "achievements that can be claimed"),
    Term("achievements", "achievements that are near"),
    Term("contracts", "contracts on display whose cost is at hand"),
    Term("outlook", "what the forum still offers in this round"),
    Term("opening", "being first player"),
)
TERMS = (
    *scored(
        (
            "sea_routes",
            "building_contracts",
            "chariot_tokens",
            "hippodrome_finish",
            "subject_cards",
            "animals",
            "mosaic",
        )
    ),
    *HOPES,
    Term("turn", "what is still to be carried out in this turn"),
)


def account(evaluator: "NovaEvaluator", state: NovaState, seat: int) -> Iterable[float]:
    """What each term makes out for a seat; exact once the seat has taken its last turn."""
    player, track = state.players[seat], state.box.hippodrome
    yield sea_points(state, player)
    yield contract_points(state, player)
    yield len(player.chariots) * track.token_vp
    yield player.markers.count(track.last_space) * track.last_space_vp
    yield subject_points(state, player)
    yield animal_points(state, player)
    yield mosaic_points(state, player)
    found = evaluator.parts(state, seat)
    if turns_left(state, seat):
        found = tuple(map(mul, evaluator.factors, found))
    hopes = dict.fromkeys((term.name for term in HOPES), 0.0)
    for name, worth in zip(PARTS, found, strict=True):
        hopes[name.removesuffix(LATE)] += worth
    yield from hopes.values()
    yield 0.0 if state.over else promise(state, seat, evaluator.weights)


against = valued
