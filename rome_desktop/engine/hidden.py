"""Hidden cards: each game says once where they lie and who sees them.

A place is a list of cards; whoever is not among `seen_by` sees `unknown` in its stead. Screens and
computer players get views made by `observe`, never the true state.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeVar

from rome_desktop.engine.steps import Dice, State

S = TypeVar("S", bound=State)


class Place(NamedTuple):
    """One list of cards in the state and the seats that see them; with None, so does everybody else.

    Many are made after every action: a tuple is the cheapest.
    """

    cards: list[Any]
    seen_by: frozenset[int | None]
    never: frozenset[Any] = frozenset()
    """Cards that the rules keep from lying here: a guess deals others."""


NOBODY: frozenset[int | None] = frozenset()


@cache
def everybody(sides: int) -> frozenset[int | None]:
    """All sides and whoever watches."""
    return frozenset((None, *range(sides)))


@cache
def only(seat: int) -> frozenset[int | None]:
    """The owner alone."""
    return frozenset((seat,))


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


Laid = tuple[frozenset[int | None], tuple[Any, ...]]
"""A list of cards as it lies, and who sees it."""

Lying = list[list[Laid]]
"""For each zone the lists of its cards."""


def lying(state: State, zones: Iterable[Zone]) -> Lying:
    """How all cards lie now."""
    return [[(place.seen_by, tuple(place.cards)) for place in zone.places(state)] for zone in zones]


def learned(before: Lying, state: State, zones: Iterable[Zone], seats: int) -> set[int]:
    """The seats that see a card which was hidden from them; what lay open and was moved is nothing new.

    A list may belong to two zones, because cards of both can lie there; each zone asks for its own. It is
    asked after every action, and most leave most lists as they are: cards are counted in the others alone.
    """
    found = set()
    for zone, *both in zip(zones, before, lying(state, zones), strict=True):
        then, now = _changed(*both)
        if not now and not then:
            continue
        pool = set(zone.pool(state)) - {zone.nothing, zone.unknown}
        for seat in range(seats):
            new = _seen_by(seat, now) - _seen_by(seat, then)
            if not pool.isdisjoint(new):
                found.add(seat)
    return found


def _changed(then: list[Laid], now: list[Laid]) -> tuple[list[Laid], list[Laid]]:
    """The lists that are not as they were, before and after."""
    if len(then) != len(now):
        return then, now
    changed = [number for number, laid in enumerate(then) if laid != now[number]]
    return [then[number] for number in changed], [now[number] for number in changed]


def _seen_by(seat: int, lists: Iterable[Laid]) -> Counter[Any]:
    """The cards that a seat sees, each as often as it does."""
    return Counter(card for seats, cards in lists if seat in seats for card in cards)
