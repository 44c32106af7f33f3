"""What an unfinished site is worth to each side: which kinds it can still become, and who leads there."""

from dataclasses import dataclass
from functools import lru_cache

from rome_desktop.ai.city_of_marble.weights import Weights, leads
from rome_desktop.games.city_of_marble.components import Kind
from rome_desktop.games.city_of_marble.geometry import Geometry
from rome_desktop.games.city_of_marble.state import EMPTY, MarbleState

Influence = tuple[tuple[Kind, int], ...]
"""Per magistrate on the tiles of a site: the kind of his tile and his side."""
Buildings = tuple[tuple[Kind, int], ...]
"""Kind and points of the buildings on sites of 3, 4, 5 and 6 tiles."""
RING = range(6)


@dataclass(frozen=True, slots=True)
class Ring:
    """The six triangles of a site going round, and the one beyond the outer side of each (-1: outside)."""

    triangles: tuple[int, ...]
    beyond: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a site is worth to each side as it stands, and how the next tile could complete it."""

    worth: tuple[float, ...]
    closing: Kind | None
    """The kind it becomes if one more tile completes it."""
    influence: tuple[int, ...]
    """Each side's influence for that kind."""


@lru_cache
def rings(geometry: Geometry) -> dict[str, Ring]:
    """The ring of every inner vertex."""
    found = {}
    for vertex, around in geometry.around.items():
        order = [around[0]]
        while len(order) < len(RING):
            order.append(next(t for t in geometry.beside[order[-1]] if t in around and t not in order))
        beyond = (next((o for o in geometry.beside[t] if o not in around), -1) for t in order)
        found[vertex] = Ring(tuple(order), tuple(beyond))
    return found


@lru_cache
def watchers(geometry: Geometry) -> dict[str, tuple[str, ...]]:
    """Per position, the sites whose outlook a tile there changes: at its corners and across its sides."""
    watched: dict[int, list[str]] = {t: [] for t in range(len(geometry.triangles))}
    for vertex, ring in rings(geometry).items():
        for t in (*ring.triangles, *ring.beyond):
            if t >= 0:
                watched[t].append(vertex)
    return {
        position: tuple(dict.fromkeys(watched[one] + watched[two]))
        for position, (one, two) in geometry.halves.items()
    }


@lru_cache(maxsize=4096)
def closures(weights: Weights, empty: int, beyond: int) -> tuple[tuple[int, float], ...]:
    """How many tiles could fill the empty triangles of a ring, each number with its likelihood.

    `empty` and `beyond` are masks over the ring: an empty triangle is covered together with an empty
    neighbour, or with the triangle beyond it if that is empty. Nothing if the site is spoilt [RM-14.4].
    """
    found: dict[int, float] = {}

    def fill(rest: int, tiles: int) -> None:
        if not rest:
            found[tiles] = found.get(tiles, 0.0) + weights.unlikely**tiles
            return
        first = next(n for n in RING if rest >> n & 1)
        if beyond >> first & 1:
            fill(rest & ~(1 << first), tiles + 1)
        for other in {(first + 1) % 6, (first - 1) % 6}:
            if rest >> other & 1:
                fill(rest & ~(1 << first) & ~(1 << other), tiles + 1)

    fill(empty, 0)
    total = sum(found.values())
    return tuple((tiles, weight / total) for tiles, weight in sorted(found.items()))


def share(weights: Weights, influence: list[int], missing: int) -> list[float]:
    """The share of a building's worth that each side can expect, with so many tiles missing."""
    most = max(influence)
    if not most:
        return [0.0] * len(influence)
    if influence.count(most) > 1:
        tied = weights.tied if missing else 0.0
        return [tied if n == most else 0.0 for n in influence]
    behind = sorted(influence)[-2]
    shares = [weights.second if missing and n and n == most - 1 else 0.0 for n in influence]
    shares[influence.index(most)] = leads(weights)[missing][min(most - behind, 3) - 1]
    return shares


@lru_cache(maxsize=1 << 16)
def outlook(
    weights: Weights,
    tiles: int,
    empty: int,
    beyond: int,
    magistrates: Influence,
    extra: int,
    sides: int,
    buildings: Buildings,
) -> Outlook | None:
    """The outlook of a site with so many tiles; `extra` is what its building would get besides its points."""
    ways = closures(weights, empty, beyond)
    worth = [0.0] * sides
    closing: Kind | None = None
    influence_then: tuple[int, ...] = ()
    for missing, likelihood in ways:
        if not 3 <= tiles + missing <= 6:
            continue
        kind, points = buildings[tiles + missing - 3]
        influence = [0] * sides
        for where, side in magistrates:
            influence[side] += where == kind
        if missing == 1:
            closing, influence_then = kind, tuple(influence)
        value = points + extra + weights.building
        for side, part in enumerate(share(weights, influence, missing)):
            worth[side] += likelihood * value * part
    return Outlook(tuple(worth), closing, influence_then)


def outlook_of(
    weights: Weights, state: MarbleState, ring: Ring, extra: int, buildings: Buildings
) -> Outlook | None:
    """The outlook of the unresolved site of a ring; None where no building can come or nothing lies yet."""
    covered = state.covered
    empty = beyond = 0
    numbers = set()
    for n in RING:
        mark = covered[ring.triangles[n]]
        if mark >= 0:
            numbers.add(mark)
        elif mark == EMPTY:
            empty |= 1 << n
            out = ring.beyond[n]
            if out >= 0 and covered[out] == EMPTY:
                beyond |= 1 << n
        else:
            return None
    if not numbers:
        return None
    magistrates = []
    for number in numbers:
        tile = state.tiles[number]
        if tile.magistrate is not None:
            magistrates.append((tile.kind, tile.magistrate))
    magistrates.sort()
    return outlook(
        weights, len(numbers), empty, beyond, tuple(magistrates), extra, len(state.players), buildings
    )
