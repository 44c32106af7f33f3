"""[CO-5.5, CO-E.3] The Architect's moves as one choice: which final pictures there are, each of them once.

Orders of moves, detours and swaps of equal colonists lead to the same picture; only the cheapest way to it
is kept, as moves in an order in which every one of them is legal.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rome_desktop.games.concordia.actions import Move
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.state import ConcordiaState

EVERYWHERE = -1
"""As a mask of lines: all of them."""

Way = tuple[tuple[str, str], ...]
"""From where to where each colonist of a kind goes; the same place twice for one that stays."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Where the seat's colonists stand in the end, and the cheapest moves to get there."""

    walkers: tuple[str, ...]
    ships: tuple[str, ...]
    steps: int
    moves: tuple[Move, ...]


def architect_results(
    state: ConcordiaState, seat: int, steps: int | None = None, lines: int = EVERYWHERE
) -> Iterator[Picture]:
    """All final pictures of an Architect begun now, the one without a move first.

    `steps` are those available, by default all of CO-5.1; `lines` limits where colonists may move to.
    """
    budget = state.colonists(seat) if steps is None else steps
    walkers = spreads(state, seat, Kind.WALKER, budget, lines)
    ships = spreads(state, seat, Kind.SHIP, budget, lines)
    for on_land, (land_cost, land_way) in walkers.items():
        for at_sea, (sea_cost, sea_way) in ships.items():
            if land_cost + sea_cost <= budget:
                moves = (*in_legal_order(land_way), *in_legal_order(sea_way))
                yield Picture(on_land, at_sea, land_cost + sea_cost, moves)


def spreads(
    state: ConcordiaState, seat: int, kind: Kind, steps: int, lines: int
) -> dict[tuple[str, ...], tuple[int, Way]]:
    """For the colonists of one kind: final places (sorted), their least cost and a way that costs it."""
    player, tables = state.players[seat], state.map
    places = player.walkers if kind == Kind.WALKER else player.ships
    own = sum(tables.line_bit.get(place, 0) for place in places)
    free = lines & ~(state.busy & ~own)
    found: dict[tuple[str, ...], tuple[int, Way]] = {}

    def go(number: int, left: int, taken: int, way: Way) -> None:
        if number == len(places):
            picture = tuple(sorted(end for _, end in way))
            cost = steps - left
            if picture not in found or cost < found[picture][0]:
                found[picture] = (cost, way)
            return
        place = places[number]
        here = tables.line_bit.get(place, 0)
        if not here & taken:
            go(number + 1, left, taken | here, (*way, (place, place)))
        for cost, bit, move in tables.reach[kind][place][left]:
            if bit & free and not bit & taken:
                go(number + 1, left - cost, taken | bit, (*way, (place, move.line)))

    go(0, steps, 0, ())
    return found


def in_legal_order(way: Way) -> list[Move]:
    """The moves of a way, each onto a line from which an own colonist has already gone [CO-5.4]."""
    waiting = [(start, end) for start, end in way if start != end]
    moves = []
    while waiting:
        starts = {start for start, _ in waiting}
        start, end = next(pair for pair in waiting if pair[1] not in starts)
        waiting.remove((start, end))
        moves.append(Move(start, end))
    return moves
