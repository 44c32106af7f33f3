"""Plans for an Architect: which houses to build, and the moves that make them possible."""

from collections.abc import Callable
from dataclasses import dataclass

from rome_desktop.games.concordia.actions import Move
from rome_desktop.games.concordia.architect import coins, move_colonist
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import has, pay

WIDTH = 10
"""So many plans are followed at a time."""
WAYS = 2
"""For each city, the cheapest ways to come beside it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves and cities so far, the table after them, and what the houses bring."""

    state: ConcordiaState
    steps: int
    moves: tuple[Move, ...]
    cities: tuple[str, ...]
    mask: int
    value: float


def plans(
    state: ConcordiaState, seat: int, steps: int, worth: Callable[[ConcordiaState], float], count: int
) -> list[Plan]:
    """The best plans for an Architect with so many steps, best first; one of them builds nothing.

    A plan grows city by city; each city is reached without a move or by one colonist that goes there.
    """
    start = Plan(state, steps, (), (), 0, worth(state))
    beam, found = [start], [start]
    seen: set[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = set()
    while beam:
        grown = []
        for plan in beam:
            for longer in extended(plan, seat, worth):
                player = longer.state.players[seat]
                key = (player.walkers, player.ships, tuple(sorted(longer.cities)))
                if key not in seen:
                    seen.add(key)
                    grown.append(longer)
        beam = sorted(grown, key=lambda plan: -plan.value)[:WIDTH]
        found += beam
    return sorted(found, key=lambda plan: -plan.value)[:count]


def extended(plan: Plan, seat: int, worth: Callable[[ConcordiaState], float]) -> list[Plan]:
    """The plan with one house more."""
    state = plan.state
    tables, player = state.map, state.players[seat]
    if not state.houses_left(seat):
        return []
    near = sites(state, seat)
    found = []
    for city, bit in tables.city_bit.items():
        if bit & state.built[seat] or coins(state, city) > player.money:
            continue
        if not has(player, tables.house_goods[state.city_goods[city]]):
            continue
        ways = [()] if bit & near else ways_to(plan, seat, city)
        for move in ways:
            after = built(plan, seat, city, move)
            mask = plan.mask | bit
            if mask & ~sites(after, seat):
                continue
            moves = (*plan.moves, *move)
            left = plan.steps - sum(tables.distance[tables.line_kind[m.line]][m.start][m.line] for m in move)
            found.append(Plan(after, left, moves, (*plan.cities, city), mask, worth(after)))
    return found


def sites(state: ConcordiaState, seat: int) -> int:
    """Mask of the cities beside own colonists."""
    player, masks = state.players[seat], state.map.site_mask
    found = 0
    for place in (*player.walkers, *player.ships):
        found |= masks[place]
    return found


def ways_to(plan: Plan, seat: int, city: str) -> list[tuple[Move, ...]]:
    """The cheapest moves of one colonist to a free line at a city."""
    state, tables = plan.state, plan.state.map
    player = state.players[seat]
    found = []
    for kind, places in ((Kind.WALKER, player.walkers), (Kind.SHIP, player.ships)):
        for place in dict.fromkeys(places):
            for line in tables.touching[kind][city]:
                cost = tables.distance[kind][place].get(line, plan.steps + 1)
                if cost <= plan.steps and not tables.line_bit[line] & state.busy:
                    found.append((cost, line, place))
    return [(Move(place, line),) for _, line, place in sorted(found)[:WAYS]]


def built(plan: Plan, seat: int, city: str, moves: tuple[Move, ...]) -> ConcordiaState:
    """The table after the moves and the house; the end of the game is not looked at."""
    state = plan.state.clone()
    for move in moves:
        move_colonist(state, seat, state.map.line_kind[move.line], move)
    player = state.players[seat]
    player.money -= coins(state, city)
    pay(player, state.map.house_goods[state.city_goods[city]])
    state.put_house(seat, city)
    return state
