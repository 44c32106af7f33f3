"""Moments at which the coach speaks up in a match: each asks a view and what has happened since."""

from collections.abc import Sequence
from typing import TypeVar

from rome_desktop.engine.events import Event
from rome_desktop.engine.teaching import Moment
from rome_desktop.games.city_of_marble import events as told
from rome_desktop.games.city_of_marble.components import KINDS, TREASURY
from rome_desktop.games.city_of_marble.sites import ChooseSite, WithdrawMagistrate
from rome_desktop.games.city_of_marble.state import MarbleState
from rome_desktop.games.city_of_marble.tiles import PlaceMagistrate
from rome_desktop.games.city_of_marble.turn import ExtraAction, TakeAction

E = TypeVar("E", bound=Event)


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _asked(view: MarbleState, *kinds: type) -> bool:
    return bool(view.pending) and isinstance(view.pending[-1], kinds)


def outvoted(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.3] Another has built where the seat had influence too."""
    return any(event.seat != seat and event.influence[seat] for event in _of(told.BuildingBuilt, events))


def built_in_anothers_turn(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.3] The seat has built although another laid the tile."""
    laid = {event.seat for event in _of(told.TilePlaced, events)}
    return seat not in laid and any(event.seat == seat for event in _of(told.BuildingBuilt, events))


def fountain(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.4] A tie has made a fountain."""
    return any(any(event.influence) for event in _of(told.FountainBuilt, events))


def nobody_built(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.4] Nobody had influence: a fountain."""
    return any(not any(event.influence) for event in _of(told.FountainBuilt, events))


def withdrawal(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.6] A magistrate may be withdrawn."""
    return _asked(view, WithdrawMagistrate)


def several_sites(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.10] More than one site is complete."""
    return _asked(view, ChooseSite)


def imperium_came(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-9.2] A magistrate has brought imperium."""
    return any(event.seat == seat for event in _of(told.ImperiumTaken, events))


def extra_action(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-9.5] Both actions are done, and there is imperium to spend."""
    held = any(view.players[seat].imperium.values())
    top = view.pending[-1] if view.pending else None
    return held and isinstance(top, TakeAction) and top.left == 0


def coin_came(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-8.4.1, RM-8.4.3] A coin was earned."""
    return any(event.seat == seat for event in _of(told.CoinTaken, events))


def spring(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-8.2.1] The seat has started an aqueduct."""
    return any(event.seat == seat for event in _of(told.AqueductStarted, events))


def building_on_line(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-12.2] A line comes to a building of the seat."""
    ends = {vertex for line in view.lines.values() for vertex in line[1:]}
    return any(site.owner == seat and vertex in ends for vertex, site in view.sites.items())


def bridge(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-8.1.1] The seat has won a bridge tile."""
    return any(event.seat == seat for event in _of(told.BridgeTaken, events))


def no_magistrate(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-6.3.1] Every magistrate is out, and some stand on tiles: one could be recalled."""
    stands = any(tile.magistrate == seat for tile in view.tiles)
    return _asked(view, TakeAction, ExtraAction) and view.players[seat].magistrates == 0 and stands


def no_tiles(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-6.1.1] There is nothing left to lay: draw."""
    return _asked(view, TakeAction) and not any(view.players[seat].ready.values())


def second_voice(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.2] A magistrate may go onto a tile, and one of the seat's stands on the board already."""
    return _asked(view, PlaceMagistrate) and any(tile.magistrate == seat for tile in view.tiles)


def waiting(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-7.6] A magistrate of the seat waits on an imperium space."""
    return any(seat in view.waiting[space] for space in view.waiting if space != TREASURY)


def stacks_low(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-11.1] Two stacks are empty: with a third the final round begins."""
    return sorted(view.stacks[kind] for kind in KINDS)[1] == 0


def final_round(view: MarbleState, events: Sequence[Event], seat: int) -> bool:
    """[RM-11.2] One action is left to everybody."""
    return view.final >= 0


MOMENTS: dict[str, Moment] = {
    "outvoted": outvoted,
    "built-in-anothers-turn": built_in_anothers_turn,
    "fountain": fountain,
    "nobody-built": nobody_built,
    "withdrawal": withdrawal,
    "several-sites": several_sites,
    "imperium-came": imperium_came,
    "extra-action": extra_action,
    "coin-came": coin_came,
    "spring": spring,
    "building-on-line": building_on_line,
    "bridge": bridge,
    "no-magistrate": no_magistrate,
    "no-tiles": no_tiles,
    "second-voice": second_voice,
    "waiting": waiting,
    "stacks-low": stacks_low,
    "final-round": final_round,
}
