"""[CO-17] What the gods give for the cards."""

from rome_desktop.games.concordia.ids import DEITIES, Deity
from rome_desktop.games.concordia.state import ConcordiaState

SPACES = 100
"""[CO-17.11] On the score track, 0 to 99."""


def wealth(state: ConcordiaState, seat: int) -> int:
    """[CO-17.1] Coins, and all stored goods at list price."""
    player, price = state.players[seat], state.map.price
    return player.money + sum(price[good] * stock for good, stock in player.goods.items())


def provinces(state: ConcordiaState, seat: int) -> int:
    """[CO-17.3] Provinces with at least one own house."""
    own = state.built[seat]
    return sum(bool(own & mask) for mask in state.map.province_mask.values())


def kinds(state: ConcordiaState, seat: int) -> int:
    """[CO-17.4] Kinds of goods made by own houses."""
    own = state.built[seat]
    return sum(bool(own & mask) for mask in state.makers.values())


def values(state: ConcordiaState, seat: int) -> dict[Deity, int]:
    """[CO-17.1 to CO-17.5] What one card of each god is worth to a seat; Minerva's have their own value."""
    own = state.built[seat]
    brick = state.makers[next(iter(state.makers))]
    unit = {row.id: row.unit for row in state.box.gods.rows}
    return {
        Deity.VESTA: unit[Deity.VESTA] * (wealth(state, seat) // 10),
        Deity.JUPITER: unit[Deity.JUPITER] * (own & ~brick).bit_count(),
        Deity.SATURNUS: unit[Deity.SATURNUS] * provinces(state, seat),
        Deity.MERCURIUS: unit[Deity.MERCURIUS] * kinds(state, seat),
        Deity.MARS: unit[Deity.MARS] * state.colonists(seat),
        Deity.MINERVA: 0,
    }


def minerva(state: ConcordiaState, seat: int, card: str) -> int:
    """[CO-17.6] What a specialist's card gives: its points per own house in a city of its good."""
    good, points = state.map.specialist[state.map.role[card]]
    return points * (state.built[seat] & state.makers[good]).bit_count()


def categories(state: ConcordiaState, seat: int) -> dict[str, int]:
    """[CO-17.7 to CO-17.10] Points of a seat by god, in the order of scoring, and for the Concordia card."""
    value = values(state, seat)
    points = {str(god): 0 for god in DEITIES}
    player, gods = state.players[seat], state.map.god
    for card in (*player.hand, *player.pile):
        god = gods[card]
        points[god] += minerva(state, seat, card) if god == Deity.MINERVA else value[god]
    points["concordia"] = state.box.amounts.concordia_vp if state.concordia == seat else 0
    return points


def score(state: ConcordiaState, seat: int) -> int:
    """[CO-17] All points of a seat as if the game ended now."""
    return sum(categories(state, seat).values())


def space(points: int) -> int:
    """[CO-17.11] Where a marker stands: past 99 it goes on from 0."""
    return points % SPACES
