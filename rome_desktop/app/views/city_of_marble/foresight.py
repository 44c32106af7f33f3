"""What a tile would set off, computed on a copy of the view."""

from dataclasses import dataclass

from rome_desktop.games.city_of_marble import sites, tiles
from rome_desktop.games.city_of_marble.actions import Play
from rome_desktop.games.city_of_marble.components import TAKEN, Colour, Kind
from rome_desktop.games.city_of_marble.state import MarbleState


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a site would be resolved: who builds (None: a fountain) and each side's influence."""

    builder: int | None
    influence: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Completion:
    """A site that would be complete, without and with a magistrate on the tile (None: he changes nothing)."""

    vertex: str
    kind: Kind
    points: int
    bare: Outcome
    manned: Outcome | None


@dataclass(frozen=True, slots=True)
class Foresight:
    """Sites are counted as they stand after the tile, as if nobody withdrew between two of them."""

    completions: tuple[Completion, ...]
    bridges: tuple[int, ...]
    springs: tuple[Colour, ...]


def foresee(view: MarbleState, seat: int, action: Play) -> Foresight:
    """What laying this tile leads to. The action must be legal in the view."""
    after = view.clone()
    tiles.place_tile(after, seat, action, None)
    with_one = after.clone()
    if after.players[seat].magistrates:
        with_one.set_magistrate(action.position, seat)
    found = []
    for vertex in sites.completed(after, action.position):
        bare, manned = outcome(after, vertex), outcome(with_one, vertex)
        kind = sites.influence(after, vertex)[0]
        points = view.box.kinds[kind].points
        found.append(Completion(vertex, kind, points, bare, manned if manned != bare else None))
    triangles = view.map.halves[action.position]
    bridges = [view.map.bridges[t] for t in triangles if t in view.map.bridges]
    corners = view.map.corner_vertices[action.position]
    springs = [view.map.spring_of[v] for v in corners if v in view.map.spring_of]
    return Foresight(
        tuple(found),
        tuple(n for n in bridges if view.bridges[n] != TAKEN),
        tuple(colour for colour in springs if not view.lines[colour]),
    )


def outcome(state: MarbleState, vertex: str) -> Outcome:
    """How a complete site would be resolved now."""
    points = sites.influence(state, vertex)[1]
    return Outcome(sites.builder(points), tuple(points))
