"""Hidden cards: each game says once where they lie and who sees them.

A place is a list of cards; whoever is not among `seen_by` sees `unknown` in its stead. Screens and
computer players get views made by `observe`, never the true state.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from rome_desktop.engine.steps import Dice, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Place:
    """One list of cards in the state and the seats that see them; with None, so does everybody else."""

    cards: list[Any]
    seen_by: frozenset[int | None]
    never: frozenset[Any] = frozenset()
    """Cards that the rules keep from lying here: a guess deals others."""


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards that come from one pool: `pool` lists every one in play, `places` where they lie now."""

    name: str
    unknown: Any
    nothing: Any
    """What stands in a list where a card has been taken away; never masked."""
    pool: Callable[[Any], Iterable[Any]]
    places: Callable[[Any], Iterable[Place]]


def observe(state: S, zones: Iterable[Zone], seat: int | None) -> S:
    """What `seat` sees (None: somebody beside the table), as an independent state."""
    view: S = state.clone()  # type: ignore[assignment]
    for zone in zones:
        for place in zone.places(view):
            if seat not in place.seen_by:
                place.cards[:] = [c if c == zone.nothing else zone.unknown for c in place.cards]
    return view


def imagine(view: S, zones: Iterable[Zone], dice: Dice) -> S:
    """A state that could be the true one behind `view`: unknown cards are dealt from the rest of the pool."""
    guess: S = view.clone()  # type: ignore[assignment]
    for zone in zones:
        places = list(zone.places(guess))
        rest = Counter(zone.pool(guess))
        rest.subtract(c for p in places for c in p.cards if c not in (zone.unknown, zone.nothing))
        left = sorted((+rest).elements())
        dice.shuffle(left)
        for place in sorted(places, key=lambda place: not place.never):  # whoever may not have all, first
            place.cards[:] = [deal(left, place.never) if c == zone.unknown else c for c in place.cards]
    return guess


def deal(left: list[Any], never: frozenset[Any]) -> Any:
    """Take the last card that may lie there."""
    if not never:
        return left.pop()
    return left.pop(max(n for n, card in enumerate(left) if card not in never))


Seen = dict[tuple[str, int], Counter[Any]]
"""The cards that each seat sees, by zone and seat."""


def seen(state: State, zones: Iterable[Zone], seats: int) -> Seen:
    """What each seat sees now."""
    found: Seen = {}
    for zone in zones:
        places = list(zone.places(state))
        for seat in range(seats):
            there = found[zone.name, seat] = Counter()
            for place in places:
                if seat in place.seen_by:
                    there.update(place.cards)
            del there[zone.nothing], there[zone.unknown]
    return found


def learned(before: Seen, state: State, zones: Iterable[Zone], seats: int) -> set[int]:
    """The seats that see a card which was hidden from them; what lay open and was moved is nothing new.

    A list may belong to two zones, because cards of both can lie there; each zone asks for its own.
    """
    found = set()
    after = seen(state, zones, seats)
    for zone in zones:
        for seat in range(seats):
            new = after[zone.name, seat] - before[zone.name, seat]
            if new and not new.keys().isdisjoint(zone.pool(state)):
                found.add(seat)
    return found
