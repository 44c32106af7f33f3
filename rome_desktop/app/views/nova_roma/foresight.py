"""What an option would set off, computed from the view."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rome_desktop.app.views.nova_roma.reads import top_step
from rome_desktop.engine.actions import Action
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.answers import CELL
from rome_desktop.games.nova_roma.components import GOODS, TRACKS
from rome_desktop.games.nova_roma.ending import standings
from rome_desktop.games.nova_roma.gains import can_pay
from rome_desktop.games.nova_roma.producing import COLUMNS, ROWS
from rome_desktop.games.nova_roma.recruiting import surcharge
from rome_desktop.games.nova_roma.sailing import SailOn
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.upgrading import on_display


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone after a building: own pieces before and after, the best of the others, and its points."""

    id: str
    before: int
    after: int
    best: int
    rival: int
    """The side with most pieces of the others, -1 for nobody's."""
    first: int
    other: int


def closed_tokens(view: NovaState, action: actions.Build) -> tuple[str, ...]:
    """[NR-14.7] The reward spaces that a building would close."""
    mask = view.map.build[action.cells]
    free = ~(view.taken | mask)
    return tuple(
        space.name
        for n, space in enumerate(view.map.reward_spaces)
        if space.ring & mask and not space.ring & free and view.rewards[n] and not view.rewards_spent >> n & 1
    )


def sharers(view: NovaState, action: actions.Build, token: str, seat: int) -> list[int]:
    """[NR-14.7] Who would gain a token that the building closes, the builder first."""
    mask = view.map.build[action.cells]
    ring = next(space.ring for space in view.map.reward_spaces if space.name == token)
    masks = [m | (mask if side == seat else 0) for side, m in enumerate(view.masks)]
    return [side for side in view.clockwise(seat) if masks[side] & ring]


def zone_after(view: NovaState, action: actions.Build, seat: int) -> Zone:
    """[NR-20.4] How a building changes the majority of its zone."""
    key, pieces = action.cells[0], action.cells.count("|") + 1
    counts = [sum(name[0] == key for name in player.built) for player in view.players]
    rivals = [(count, -side, side) for side, count in enumerate(counts) if side != seat]
    rivals.append((sum(name[0] == key for name in view.neutral), 1, -1))
    best, _, rival = max(rivals)
    zone = next(zone for zone in view.box.building_zones if zone.id == key)
    return Zone(key, counts[seat], counts[seat] + pieces, best, rival, zone.vp_first, zone.vp_other)


def yields(view: NovaState, seat: int, cell: str) -> dict[str, int]:
    """[NR-16.3] What an artisan placed on a cell of the estate collects from its row and column."""
    player, board = view.players[seat], view.box.estate_board
    row, column = divmod(CELL[cell], 3)
    found = {board.rows[row]: 1 + (player.workers & ROWS[row]).bit_count()}
    unit = board.columns[column]
    found[unit] = found.get(unit, 0) + 1 + (player.workers & COLUMNS[column]).bit_count()
    return found


def points_after(view: NovaState, option: Action) -> tuple[int, ...] | None:
    """[NR-20] Every side's points once an option is taken, before anything that follows by itself."""
    top = top_step(view)
    if top is None or option not in top.options(view):
        return None
    after = view.clone()
    after.pending.pop()
    top.resolve(after, option, None)
    return tuple(standing.score for standing in standings(after))


def reachable(view: NovaState) -> dict[str, int]:
    """[NR-13.4] The ports that the sails in hand are good for, with the sails each takes from its ship."""
    top = top_step(view)
    if not isinstance(top, SailOn):
        return {}
    found: dict[str, int] = {}
    for ship in set(view.players[top.seat].ships):
        ways = [(leg.port.id, leg.port.sails) for leg in view.map.legs[ship]]
        while ways:
            port, sails = ways.pop()
            if sails <= top.sails:
                found[port] = min(sails, found.get(port, sails))
                ways += [(leg.port.id, sails + leg.port.sails) for leg in view.map.legs[port]]
    return found


def payable(view: NovaState, side: int, contract: str) -> bool:
    """[NR-8.5] Whether a side has what a contract asks for now."""
    return can_pay(view.players[side], view.map.costs[contract], view.waived and view.turn == side)


def line_reward(view: NovaState, source: str) -> Mapping[str, int]:
    """[NR-18.8] What a line of the mosaic, or the top row's field, gives at once."""
    board = view.box.mosaic_board
    if source == "top":
        return board.top_row_reward
    return next(line.reward for line in board.lines if line.id == source)


Bill = tuple[Mapping[str, int], Mapping[str, int]]
"""What is paid and what is gained, by unit."""


def changes(view: NovaState, seat: int, action: Action) -> dict[str, int]:
    """What an option takes from and adds to the house at once, by unit; later choices are left out."""
    teller = _BILLS.get(type(action))
    found: dict[str, int] = {}
    if teller is None:
        return found
    for sign, amounts in zip((-1, 1), teller(view, seat, action), strict=True):
        for unit, count in amounts.items():
            if unit not in ("cards", "goods_choice"):
                found[str(unit)] = found.get(str(unit), 0) + sign * count
    return {unit: count for unit, count in found.items() if count}


def _contract(view: NovaState, seat: int, action: actions.TakeContract) -> Bill:
    cost = view.map.costs[action.contract]
    paid = dict(zip(GOODS, cost.goods, strict=True))
    return paid | {"coins": cost.coins, "artisan": 0 if view.waived else cost.artisans}, {}


def _play(view: NovaState, seat: int, action: actions.Play) -> Bill:
    return {"coins": getattr(top_step(view), "coins", 0), "influence": surcharge(view, seat)}, {}


def _race(view: NovaState, seat: int, action: actions.Advance | actions.Boost) -> Bill:
    space = view.players[seat].markers[list(TRACKS).index(action.track)] + 1
    return {"horse": view.map.horses[space], "artisan": int(isinstance(action, actions.Boost))}, {}


def _wine(view: NovaState, seat: int, action: actions.SpendWine) -> Bill:
    full = view.players[seat].influence >= view.box.limits.influence
    return {"wine": 1}, {"coins" if full else "influence": 1}


_BILLS: dict[type[Action], Callable[[NovaState, int, Any], Bill]] = {
    actions.TakeContract: _contract,
    actions.Buy: lambda view, seat, a: ({"coins": view.box.actions.good_coins}, {a.good: 1}),
    actions.ChooseGood: lambda view, seat, a: ({}, {a.good: 1}),
    actions.SpendWine: _wine,
    actions.TakeTile: lambda view, seat, a: (on_display(view, a.slot)[1], {}),
    actions.Lead: lambda view, seat, a: ({"influence": view.box.actions.first_player_influence}, {}),
    actions.Petition: lambda view, seat, a: ({"influence": a.influence}, {}),
    actions.Abandon: lambda view, seat, a: ({}, {"coins": view.box.actions.abandon_coins}),
    actions.Play: _play,
    actions.Hire: lambda view, seat, a: ({"wheat": view.box.actions.hire_wheat}, {"artisan": 1}),
    actions.Assign: lambda view, seat, a: ({"artisan": 1}, yields(view, seat, a.cell)),
    actions.Sail: lambda view, seat, a: ({}, view.map.leg_to[a.port].port.reward),
    actions.Advance: _race,
    actions.Boost: _race,
}
