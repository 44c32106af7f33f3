"""Moments at which the coach speaks up in a match: each asks a view and what has happened since."""

from collections.abc import Sequence
from typing import TypeVar

from rome_desktop.engine.events import Event
from rome_desktop.engine.teaching import Moment
from rome_desktop.games.trajan import events as told
from rome_desktop.games.trajan.deeds import SpendExtra
from rome_desktop.games.trajan.ids import CAMP, CENTRE, NOTHING
from rome_desktop.games.trajan.sowing import SowMarkers
from rome_desktop.games.trajan.state import TrajanState

E = TypeVar("E", bound=Event)
MANY = 6


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _mine(kind: type[E], events: Sequence[Event], seat: int) -> bool:
    return any(getattr(event, "seat", None) == seat for event in _of(kind, events))


def _sows(view: TrajanState) -> bool:
    return bool(view.pending) and isinstance(view.pending[-1], SowMarkers)


def tile_in_reach(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-5.1] A sowing of fewer than seven markers ends beside a tile whose colours are then there."""
    player = view.players[seat]
    for tray, markers in enumerate(player.trays):
        end = (tray + len(markers)) % len(player.trays)
        if not 0 < len(markers) <= len(player.trays) or player.slots[end] == NOTHING or end == tray:
            continue
        wanted = next(tile.colours for tile in view.box.trajan.tiles if tile.id == player.slots[end])
        there = player.trays[end]
        if any(_holds(there + last, wanted) for last in markers):
            return _sows(view)
    return False


def _holds(markers: str, wanted: str) -> bool:
    return all(markers.count(colour) >= wanted.count(colour) for colour in wanted)


def many_markers(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-4.5] A tray holds so many that emptying it takes more than half a small round."""
    return _sows(view) and any(len(markers) >= MANY for markers in view.players[seat].trays)


def extra_action(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-6.2] An extra-action tile can be spent now."""
    top = view.pending[-1] if view.pending else None
    return isinstance(top, SpendExtra) and top.seat == seat


def arch_in_centre(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-10.2] No slot is free."""
    return view.players[seat].arch == CENTRE


def ship_turned(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-7.6] Somebody else has used a ship."""
    return any(event.grey for event in _of(told.ShipTurned, events)) and not _mine(told.Shipped, events, seat)


def full_hold(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-7.5] Three equal cards, or two pairs, are in hand."""
    hand = view.players[seat].hand
    counts = sorted((hand.count(card) for card in set(hand)), reverse=True)
    return bool(counts) and (counts[0] >= 3 or counts[1:2] == [2])


def demand_open(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-13.1] A demand has been turned up."""
    return bool(_of(told.DemandRevealed, events))


def last_round(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-13.2] The quarter ends with this round."""
    return len(view.demands) == view.box.demands.open


def demand_unmet(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-15.5] A demand was left unanswered."""
    return any(event.seat == seat and event.unmet for event in _of(told.DemandsAnswered, events))


def consul(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-16.2] The seat has won the vote."""
    return any(event.order[0] == seat for event in _of(told.SenateVoted, events))


def vice_consul(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-16.3] The seat came second in the vote."""
    return any(event.order[1] == seat for event in _of(told.SenateVoted, events))


def outvoted(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-11.1] Another disc is further along the senate track now."""
    moved = any(event.seat != seat for event in _of(told.Advanced, events))
    return moved and max(player.track for player in view.players) > view.players[seat].track > 0


def can_occupy(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-9.3] The leader stands where a legionary from the camp could follow."""
    player = view.players[seat]
    return player.leader not in {CAMP, *player.provinces} and player.legionaries > 0


def foreign_legionary(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-9.3] A legionary of somebody else stands where the own leader is."""
    leader = view.players[seat].leader
    others = (p.provinces for other, p in enumerate(view.players) if other != seat)
    return leader != CAMP and any(leader in provinces for provinces in others)


def bonus_action(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-12.6] A first tile of a type brings an action."""
    return _mine(told.BonusActionWon, events, seat)


def three_alike(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-18.4] Two construction tiles of a type: a third makes a set."""
    types = [view.map.construction[tile].type for tile in view.players[seat].buildings]
    return any(types.count(kind) == 2 for kind in types)


def camp_empty(view: TrajanState, events: Sequence[Event], seat: int) -> bool:
    """[TR-12.1] There is nobody left to build with."""
    return view.players[seat].workers == 0 and bool(view.players[seat].sites)


MOMENTS: dict[str, Moment] = {
    "tile-in-reach": tile_in_reach,
    "many-markers": many_markers,
    "extra-action": extra_action,
    "arch-in-centre": arch_in_centre,
    "ship-turned": ship_turned,
    "full-hold": full_hold,
    "demand-open": demand_open,
    "last-round": last_round,
    "demand-unmet": demand_unmet,
    "consul": consul,
    "vice-consul": vice_consul,
    "outvoted": outvoted,
    "can-occupy": can_occupy,
    "foreign-legionary": foreign_legionary,
    "bonus-action": bonus_action,
    "three-alike": three_alike,
    "camp-empty": camp_empty,
}
