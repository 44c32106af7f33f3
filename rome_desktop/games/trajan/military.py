"""[TR-9] The military action: recruit, march or occupy."""

from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Refusal, replaced
from rome_desktop.games.trajan.actions import March, Occupy, Recruit
from rome_desktop.games.trajan.events import Marched, Occupied, Recruited
from rome_desktop.games.trajan.ids import CAMP, NOTHING
from rome_desktop.games.trajan.state import PROVINCES, TrajanState

RECRUIT, OCCUPY = Recruit(), Occupy()
march = cache(March)


def possible(state: TrajanState, seat: int) -> bool:
    """Some province always lies beside the leader."""
    return True


def options(state: TrajanState, seat: int) -> list[Action]:
    """[TR-9.1 to TR-9.3] Recruit, march, occupy."""
    player = state.players[seat]
    found: list[Action] = [RECRUIT] if player.reserve else []
    found += map(march, state.map.beside[player.leader])
    if can_occupy(state, seat):
        found.append(OCCUPY)
    return found


def can_occupy(state: TrajanState, seat: int) -> bool:
    """[TR-9.3, TR-9.4, R37] Whether a legionary can join the leader."""
    player = state.players[seat]
    return bool(player.legionaries) and player.leader != CAMP and player.leader not in player.provinces


def value(state: TrajanState, seat: int, province: str) -> int:
    """[TR-9.3, R34] What occupying a province is worth now; only legionaries of others count against it."""
    others = sum(province in p.provinces for n, p in enumerate(state.players) if n != seat)
    loss = state.box.provinces.loss_per_legionary
    return max(0, state.map.province[province].vp - loss * others)


def perform(state: TrajanState, seat: int, action: Action, log: Log | None) -> None:
    """[TR-9.1 to TR-9.3] Carry out one of the three."""
    player = state.players[seat]
    if isinstance(action, Recruit):
        player.reserve -= 1
        player.legionaries += 1
        if log:
            log(Recruited(seat))
    elif isinstance(action, March):
        go(state, seat, action.province, log)
    else:
        points = value(state, seat, player.leader)
        player.legionaries -= 1
        player.provinces += (player.leader,)
        player.points[PROVINCES] += points
        if log:
            log(Occupied(seat, player.leader, points))


def go(state: TrajanState, seat: int, province: str, log: Log | None) -> str:
    """[TR-9.2, R36] The leader enters a province and takes its tile; what the rival finds leaves the game."""
    player = state.players[seat]
    start = player.leader
    player.leader = province
    number = state.map.province_number[province]
    tile = state.province_tiles[number]
    if tile:
        state.province_tiles = replaced(state.province_tiles, number, NOTHING)
        if seat < state.seats:
            player.tiles += (tile,)
        else:
            state.gone += (tile,)
    if log:
        log(Marched(seat, start, province, tile))
    return tile


def why_not(state: TrajanState, seat: int, action: Action) -> Refusal:
    """Why an action of this chapter is not possible."""
    player = state.players[seat]
    if isinstance(action, March):
        return Refusal("TR-9.5", "province-is-not-adjacent", province=action.province)
    if isinstance(action, Recruit):
        return Refusal("TR-9.1", "reserve-is-empty")
    if player.leader == CAMP:
        return Refusal("TR-9.3", "leader-is-in-the-camp")
    if not player.legionaries:
        return Refusal("TR-9.3", "no-legionary-in-the-camp")
    return Refusal("TR-9.4", "own-legionary-is-there")
