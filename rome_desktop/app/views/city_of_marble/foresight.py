"""What a tile would set off, computed on a copy of the view."""

from dataclasses import dataclass

from rome_desktop.app.table.hover_card import Promise
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.city_of_marble import sites, tiles
from rome_desktop.games.city_of_marble.actions import LeaveEmpty, Play
from rome_desktop.games.city_of_marble.components import TAKEN, Colour, Kind
from rome_desktop.games.city_of_marble.ending import standings
from rome_desktop.games.city_of_marble.foresight import foresee as play_on
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
    hills: tuple[str, ...]
    """[RM-5.4] Corners that are closed all round, but round which no site forms."""
    bare: Foreseen[MarbleState]
    """The table with the tile and no magistrate on it, as far as nobody is asked."""


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
        sites.round_a_hill(after, action.position),
        _bare(view, action),
    )


def _bare(view: MarbleState, action: Play) -> Foreseen[MarbleState]:
    found = play_on(view, action)
    return play_on(view, action, LeaveEmpty()) if isinstance(found.asked, tiles.PlaceMagistrate) else found


def measure(state: MarbleState, side: int, what: str) -> int:
    """What a promise speaks of: points of buildings, coins, or a row of the scores."""
    if what == "score":
        return state.players[side].score
    if what == "coins":
        return state.players[side].coins
    return standings(state)[side].categories[what]


def promise(found: Foreseen[MarbleState], side: int, what: str) -> Promise:
    """What will be, as it is on the copy."""
    return Promise(what, side, measure(found.before, side, what), measure(found.after, side, what))


def outcome(state: MarbleState, vertex: str) -> Outcome:
    """How a complete site would be resolved now."""
    points = sites.influence(state, vertex)[1]
    return Outcome(sites.builder(points), tuple(points))
