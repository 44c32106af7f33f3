"""[RM-13] The solo challenge: the Senate lays tiles by fixed rules. Its side follows the one seat."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Step
from rome_desktop.games.city_of_marble import aqueducts, sites, tiles
from rome_desktop.games.city_of_marble.actions import Play
from rome_desktop.games.city_of_marble.components import Colour, Kind
from rome_desktop.games.city_of_marble.events import MagistrateRecalled, SenateSkipped
from rome_desktop.games.city_of_marble.state import MarbleState


def senate_turn(state: MarbleState, seat: int) -> list[Step]:
    """[RM-13.2, RM-13.8, RM-13.9] One or two tiles by level and round, one in the final round; no action."""
    level = next(level for level in state.box.solo.levels if level.id == state.level)
    count = level.odd_round if state.round % 2 else level.even_round
    return [SenateTile(seat)] * (1 if state.final >= 0 else count)


@dataclass(frozen=True, slots=True)
class SenateTile(Automatic):
    """[RM-13.3 to RM-13.7, RM-13.13] Colour, magistrate, position; then everything the tile sets off."""

    seat: int

    def run(self, state: MarbleState, log: Log | None) -> None:
        kind = tallest_stack(state)
        if kind is None or not state.open:
            if log:
                log(SenateSkipped(self.seat))
            return
        take_back_earliest(state, self.seat, log)
        position = best_position(state, self.seat, kind)
        state.stacks[kind] -= 1
        tiles.place_tile(state, self.seat, Play(kind, position), log)
        if state.players[self.seat].magistrates:
            tiles.put_magistrate(state, self.seat, position, log)
        state.then(
            tiles.TakeBridge(self.seat, position),
            SenateTouchesSprings(self.seat, position),
            sites.ResolveSites(self.seat, sites.completed(state, position)),
        )


def tallest_stack(state: MarbleState) -> Kind | None:
    """[RM-13.3] The kind with most tiles left; ties in the order of the content file."""
    order = state.box.solo.colour_ties
    best = max(order, key=lambda kind: (state.stacks[kind], -order.index(kind)))
    return best if state.stacks[best] else None


def take_back_earliest(state: MarbleState, seat: int, log: Log | None) -> None:
    """[RM-13.4] With none in supply, free the magistrate from the tile that was laid earliest."""
    if state.players[seat].magistrates:
        return
    position = next((tile.position for tile in state.tiles if tile.magistrate == seat), None)
    if position is not None:
        state.set_magistrate(position, None)
        state.players[seat].magistrates += 1
        if log:
            log(MagistrateRecalled(seat, position))


def best_position(state: MarbleState, seat: int, kind: Kind) -> str:
    """[RM-13.5] Greatest difference of points, then coverage of open corners, then the lowest number."""
    best: tuple[int, int] | None = None
    chosen = ""
    for position in state.map.listed(state.open):
        value = (point_difference(state, seat, kind, position), coverage(state, position))
        if best is None or value > best:
            best, chosen = value, position
    return chosen


def point_difference(state: MarbleState, seat: int, kind: Kind, position: str) -> int:
    """[RM-13.12] Each completed site on its own, as if nobody withdrew, the new magistrate included."""
    trial = state.clone()
    tiles.place_tile(trial, seat, Play(kind, position), None)
    if trial.players[seat].magistrates:
        tiles.put_magistrate(trial, seat, position, None)
    difference = 0
    for vertex in sites.completed(trial, position):
        built, points = sites.influence(trial, vertex)
        owner = sites.builder(points)
        if owner is not None:
            worth = state.box.kinds[built].points
            difference += worth if owner == seat else -worth
    return difference


def coverage(state: MarbleState, position: str) -> int:
    """[RM-13.5 b] Triangles covered by tiles around the corners after the placement.

    Only corners that are inner, not on a hill in play and not yet resolved count.
    """
    own = state.map.halves[position]
    total = 0
    for vertex in state.map.corner_vertices[position]:
        around = state.map.around.get(vertex, ())
        if vertex in state.sites or any(state.covered[t] == -2 for t in around):
            continue
        total += sum(state.covered[t] >= 0 or t in own for t in around)
    return total


@dataclass(frozen=True, slots=True)
class SenateTouchesSprings(Automatic):
    """[RM-13.6] At a spring the pieces go one by one to the legal vertex nearest to the middle."""

    seat: int
    position: str

    def run(self, state: MarbleState, log: Log | None) -> None:
        for colour in aqueducts.springs_touched(state, self.seat, self.position, log):
            lay_towards_the_middle(state, self.seat, colour, log)


def lay_towards_the_middle(state: MarbleState, seat: int, colour: Colour, log: Log | None) -> None:
    """[RM-13.6] Ties go to the vertex that comes first in canonical order."""
    for _ in range(state.box.aqueducts.pieces_at_a_spring):
        ends = aqueducts.next_ends(state, colour)
        if not ends:
            return
        nearest = min(ends, key=lambda v: (distance(state, v), state.map.vertex_number[v]))
        aqueducts.lay_piece(state, seat, colour, nearest, log)


def distance(state: MarbleState, vertex: str) -> int:
    """[RM-13.6] Steps from the middle vertex."""
    q, r = state.map.coordinates[vertex]
    return max(abs(q), abs(r), abs(q + r))
