"""What an option would lead to, as the table tells it: asked of a copy on which it was played."""

from collections.abc import Mapping
from dataclasses import dataclass

from rome_desktop.app.table.hover_card import Promise
from rome_desktop.app.views.nova_roma.reads import held, top_step
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.ending import standings, zone_pieces, zone_points
from rome_desktop.games.nova_roma.events import RewardTokenCompleted
from rome_desktop.games.nova_roma.foresight import foresee, sources, with_rewards
from rome_desktop.games.nova_roma.gains import can_pay
from rome_desktop.games.nova_roma.performing import capped, line_power
from rome_desktop.games.nova_roma.rewards import beside
from rome_desktop.games.nova_roma.sailing import OfferLeg, SailOn
from rome_desktop.games.nova_roma.state import NovaState

UNITS = ("coins", "influence", "artisan", "wheat", "stone", "wood", "wine", "horse")


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone after a building: own pieces before and after, the best of the others, what it gives."""

    id: str
    before: int
    after: int
    best: int
    rival: int
    """The side with most pieces of the others, -1 for nobody's."""
    beaten: bool
    """Level with a rival that wins ties [NR-26.25]."""
    points: Promise


def measure(state: NovaState, side: int, what: str) -> int:
    """What a promise speaks of: a unit, tokens, sails, a line's power, a zone, a row of the scores."""
    sort, _, rest = what.partition(":")
    if what in UNITS:
        return held(state, side, what)
    if what == "tokens":
        return state.players[side].tokens
    if what == "sails":
        return sails_left(state)
    if sort == "power":
        return capped(state, line_power(state, side, rest))
    if sort == "zone":
        return zone_points(state, zone_number(state, rest))[side]
    return standings(state)[side].categories[what]


def promise(found: Foreseen[NovaState], side: int, what: str) -> Promise:
    """What will be, as it is on the copy."""
    return Promise(what, side, measure(found.before, side, what), measure(found.after, side, what))


def zone_number(state: NovaState, key: str) -> int:
    """A zone counted from 0."""
    return next(n for n, zone in enumerate(state.box.building_zones) if zone.id == key)


def closed_tokens(view: NovaState, action: actions.Build) -> dict[str, tuple[int, ...]]:
    """[NR-14.7] The reward spaces that a building closes, each with those who gain."""
    found, top = foresee(view, action), top_step(view)
    seat = top.seat if top is not None else view.turn
    closed = {event.space: event.seats for event in found.of(RewardTokenCompleted)}
    return closed or {name: beside(found.after, seat, name) for name in sources(found)}


def zone_after(found: Foreseen[NovaState], key: str, seat: int) -> Zone:
    """[NR-20.4] How a building changes the majority of its zone."""
    after, number = found.after, zone_number(found.after, key)
    ground = after.map.zone_masks[number]
    counts = [(mask & ground).bit_count() for mask in after.masks]
    rivals = [(count, -side, side) for side, count in enumerate(counts) if side != seat]
    rivals.append((sum(name[0] == key for name in after.neutral), 1, -1))
    best, _, rival = max(rivals)
    before = (found.before.masks[seat] & ground).bit_count()
    beaten = rival >= 0 and counts[seat] == best and zone_pieces(after, ground)[rival] > counts[seat]
    return Zone(key, before, counts[seat], best, rival, beaten, promise(found, seat, f"zone:{key}"))


def points_after(view: NovaState, option: Action) -> tuple[int, ...] | None:
    """[NR-20] Every side's points once an option is taken, before the turn ends."""
    top = top_step(view)
    if top is None or option not in top.options(view):
        return None
    return tuple(standing.score for standing in standings(foresee(view, option).after))


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


def sails_left(view: NovaState) -> int:
    """[NR-13.4] The sails that ships can still use, also while a reward is chosen in between."""
    for step in reversed(view.pending):
        if isinstance(step, (SailOn, OfferLeg)):
            return step.sails
    return 0


def payable(view: NovaState, side: int, contract: str) -> bool:
    """[NR-8.5] Whether a side has what a contract asks for now."""
    return can_pay(view.players[side], view.map.costs[contract], view.waived and view.turn == side)


def line_reward(view: NovaState, source: str) -> Mapping[str, int]:
    """[NR-18.8] What a line of the mosaic, or the top row's field, gives at once."""
    board = view.box.mosaic_board
    if source == "top":
        return board.top_row_reward
    return next(line.reward for line in board.lines if line.id == source)


def changes(view: NovaState, seat: int, action: Action) -> dict[str, int]:
    """What an option takes from and adds to the house, by unit; later choices are left out."""
    after = with_rewards(view, action).after
    flow = {unit: held(after, seat, unit) - held(view, seat, unit) for unit in UNITS}
    return {unit: count for unit, count in flow.items() if count}


def track_number(track: str) -> int:
    """A track of the hippodrome, from 0 on."""
    return [str(one) for one in TRACKS].index(str(track))


def space_reached(found: Foreseen[NovaState], seat: int, action: actions.Advance | actions.Boost) -> int:
    """[NR-15.3] Where the marker stands afterwards."""
    return found.after.players[seat].markers[track_number(action.track)]
