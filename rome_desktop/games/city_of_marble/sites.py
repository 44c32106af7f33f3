"""[RM-5, RM-7] Sites: when they are complete, who builds, who withdraws."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.city_of_marble.actions import Keep, ResolveSite, Withdraw
from rome_desktop.games.city_of_marble.components import TREASURY, Box, Kind
from rome_desktop.games.city_of_marble.events import BuildingBuilt, FountainBuilt, MagistrateWithdrawn
from rome_desktop.games.city_of_marble.state import EMPTY, HILL, MarbleState, Site


def is_complete(state: MarbleState, vertex: str) -> bool:
    """[RM-5.1, RM-5.4 to RM-5.6, RM-14.4] All six triangles of an inner vertex carry tiles, not hills."""
    around = state.map.around.get(vertex)
    if around is None:
        return False
    covered = state.covered
    return all(covered[t] >= 0 for t in around)


def completed(state: MarbleState, position: str) -> tuple[str, ...]:
    """[RM-5.7] Corners of the tile on `position` that are complete and not yet resolved, in board order."""
    found = [v for v in state.map.corner_vertices[position] if v not in state.sites and is_complete(state, v)]
    return tuple(sorted(found, key=state.map.vertex_number.__getitem__))


def round_a_hill(state: MarbleState, position: str) -> tuple[str, ...]:
    """[RM-5.4] Corners of the tile on `position` closed all round, with a hill among what lies there."""
    found = []
    for vertex in state.map.corner_vertices[position]:
        there = [state.covered[t] for t in state.map.around.get(vertex, ())]
        if there and EMPTY not in there and HILL in there:
            found.append(vertex)
    return tuple(found)


def kind_for(box: Box, tiles: int) -> Kind:
    """[RM-5.2, RM-5.3] Three to six tiles: temple, baths, theatre, arena."""
    return next(kind for kind, building in box.kinds.items() if building.site_tiles == tiles)


def influence(state: MarbleState, vertex: str) -> tuple[Kind, list[int]]:
    """[RM-7.1, RM-7.2, RM-7.9] The kind of a complete site, each side's magistrates on tiles of that kind."""
    numbers = state.site_tiles(vertex)
    kind = kind_for(state.box, len(numbers))
    points = [0] * len(state.players)
    for n in numbers:
        tile = state.tiles[n]
        if tile.kind == kind and tile.magistrate is not None:
            points[tile.magistrate] += 1
    return kind, points


def builder(points: list[int]) -> int | None:
    """[RM-7.3, RM-7.4] The side with strictly the most influence, at least one; None: a fountain."""
    most = max(points)
    return points.index(most) if most and points.count(most) == 1 else None


@dataclass(frozen=True, slots=True)
class ResolveSites(Automatic):
    """[RM-6.4.7, RM-7.10] The completed sites one by one; with several the active player picks."""

    seat: int
    vertices: tuple[str, ...]

    def run(self, state: MarbleState, log: Log | None) -> None:
        if not self.vertices:
            return
        if len(self.vertices) == 1 or self.seat >= state.seats:
            # [RM-13.7] The Senate resolves the lowest vertex first; `vertices` are in that order.
            resolve_site(state, self.seat, self.vertices[0], log, rest=self.vertices[1:])
        else:
            state.then(ChooseSite(self.seat, self.vertices))


@dataclass(frozen=True, slots=True)
class ChooseSite(Decision):
    """[RM-7.10] Which of several completed sites is resolved next."""

    seat: int
    vertices: tuple[str, ...]

    def options(self, state: MarbleState) -> list[Action]:
        return [ResolveSite(vertex) for vertex in self.vertices]

    def resolve(self, state: MarbleState, action: ResolveSite, log: Log | None) -> None:
        rest = tuple(v for v in self.vertices if v != action.vertex)
        resolve_site(state, self.seat, action.vertex, log, rest)

    def refusal(self, state: MarbleState, action: Action) -> Refusal:
        return Refusal("RM-7.10", "choose-a-completed-site")


def resolve_site(
    state: MarbleState, seat: int, vertex: str, log: Log | None, rest: tuple[str, ...] = ()
) -> None:
    """[RM-7.1 to RM-7.6] Influence, building or fountain, points; then withdrawals; then the other sites.

    Tiles and cubes for it are not counted: there is always another [RM-10.4, R30].
    """
    kind, points = influence(state, vertex)
    owner = builder(points)
    state.sites[vertex] = Site(kind, owner)
    if owner is None:
        space = TREASURY
        if log:
            log(FountainBuilt(vertex, kind, tuple(points)))
    else:
        space = str(kind)
        score = state.box.kinds[kind].points
        state.players[owner].score += score
        if log:
            log(BuildingBuilt(owner, kind, vertex, score, tuple(points)))
    withdrawals = (OfferWithdrawal(s, vertex, space) for s in state.in_turn_order(seat))
    state.then(*withdrawals, ResolveSites(seat, rest))


def own_positions(state: MarbleState, seat: int, vertex: str) -> list[str]:
    """[RM-7.7] Tiles of a site with a magistrate of `seat`, whatever their colour, earliest laid first."""
    tiles = (state.tiles[n] for n in state.site_tiles(vertex))
    return [tile.position for tile in tiles if tile.magistrate == seat]


def withdraw(state: MarbleState, seat: int, position: str, space: str, log: Log | None) -> None:
    """[RM-7.6, RM-7.8, RM-9.1] To the imperium space of the kind built or the treasury, in no other way."""
    state.set_magistrate(position, None)
    state.waiting[space].append(seat)
    if log:
        log(MagistrateWithdrawn(seat, position, space))


@dataclass(frozen=True, slots=True)
class OfferWithdrawal(Automatic):
    """[RM-7.6, RM-14.3] In turn order; a side with no magistrate on the site is skipped."""

    seat: int
    vertex: str
    space: str

    def run(self, state: MarbleState, log: Log | None) -> None:
        own = own_positions(state, self.seat, self.vertex)
        if not own:
            return
        if self.seat < state.seats:
            state.then(WithdrawMagistrate(self.seat, self.vertex, self.space))
        else:
            withdraw(state, self.seat, own[0], self.space, log)  # [RM-13.7] the Senate, earliest laid tile


KEEP = Keep()


@dataclass(frozen=True, slots=True)
class WithdrawMagistrate(Decision):
    """[RM-7.6, RM-7.7] One own magistrate of the site to the space of the kind built, or none."""

    seat: int
    vertex: str
    space: str

    def options(self, state: MarbleState) -> list[Action]:
        return [*map(Withdraw, own_positions(state, self.seat, self.vertex)), KEEP]

    def resolve(self, state: MarbleState, action: Action, log: Log | None) -> None:
        if isinstance(action, Withdraw):
            withdraw(state, self.seat, action.position, self.space, log)

    def refusal(self, state: MarbleState, action: Action) -> Refusal:
        return Refusal("RM-7.7", "an-own-magistrate-of-this-site")
