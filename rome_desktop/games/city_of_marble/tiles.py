"""[RM-6] Draw, recall and play: the actions with tiles and magistrates."""

from dataclasses import dataclass
from itertools import combinations

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.city_of_marble.actions import AddMagistrate, Draw, LeaveEmpty, Play, Recall
from rome_desktop.games.city_of_marble.aqueducts import TouchSprings
from rome_desktop.games.city_of_marble.components import KINDS, TAKEN
from rome_desktop.games.city_of_marble.events import (
    BridgeTaken,
    HillSurrounded,
    MagistratePlaced,
    MagistrateRecalled,
    TilePlaced,
    TilesDrawn,
)
from rome_desktop.games.city_of_marble.geometry import bits
from rome_desktop.games.city_of_marble.sites import ResolveSites, completed, round_a_hill
from rome_desktop.games.city_of_marble.state import EMPTY, HILL, MarbleState, Tile

PAIRS = {pair: Draw(pair) for pair in combinations(KINDS, 2)}
TWICE = {kind: Draw((kind, kind)) for kind in KINDS}
SINGLE = {kind: Draw((kind,)) for kind in KINDS}


def draws(state: MarbleState) -> list[Action]:
    """[RM-6.1.1 to RM-6.1.3] Two kinds; the same twice from a single stack left; the very last tile alone."""
    left = [kind for kind in KINDS if state.stacks[kind]]
    if len(left) >= 2:
        return [PAIRS[pair] for pair in combinations(left, 2)]
    if not left:
        return []
    return [TWICE[left[0]] if state.stacks[left[0]] >= 2 else SINGLE[left[0]]]


def draw(state: MarbleState, seat: int, action: Draw, log: Log | None) -> None:
    """[RM-6.1.1] The tiles rest on the left space until the turn ends."""
    for kind in action.kinds:
        state.stacks[kind] -= 1
        state.players[seat].drawn[kind] += 1
    if log:
        log(TilesDrawn(seat, action.kinds))


def why_not_draw(state: MarbleState, action: Draw) -> Refusal | None:
    """Why these tiles cannot be drawn, or None if they can."""
    for kind in action.kinds:
        if not state.stacks[kind]:
            return Refusal("RM-6.1.1", "stack-is-empty", kind=kind)
    if len(set(action.kinds)) < 2 and sum(n > 0 for n in state.stacks.values()) >= 2:
        return Refusal("RM-6.1.1", "two-different-tiles")
    if action not in draws(state):
        return Refusal("RM-6.1.2", "two-tiles-while-there-are-two")
    return None


def recalls(state: MarbleState, seat: int) -> list[Action]:
    """[RM-6.3] Own magistrates standing on tiles; not those on imperium spaces or the treasury."""
    return [Recall(tile.position) for tile in state.tiles if tile.magistrate == seat]


def recall(state: MarbleState, seat: int, action: Recall, log: Log | None) -> None:
    """[RM-6.3.1] From the tile to the centre space."""
    state.set_magistrate(action.position, None)
    state.players[seat].magistrates += 1
    if log:
        log(MagistrateRecalled(seat, action.position))


def why_not_recall(state: MarbleState, seat: int, action: Recall) -> Refusal | None:
    """[RM-6.3.2] Why nobody can be recalled from there, or None if somebody can."""
    if action.position not in state.map.halves:
        return Refusal("RM-6.4.2", "no-such-position", position=action.position)
    tile = state.tile_at(action.position)
    if tile is not None and tile.magistrate == seat:
        return None
    if not recalls(state, seat) and any(seat in there for there in state.waiting.values()):
        return Refusal("RM-6.3.2", "waiting-magistrates-cannot-be-recalled")
    return Refusal("RM-6.3.1", "no-own-magistrate-there")


def plays(state: MarbleState, seat: int) -> list[Action]:
    """[RM-6.4.1, RM-6.4.6] Each kind in the centre space on each open position."""
    ready = state.players[seat].ready
    kinds = [kind for kind in KINDS if ready[kind]]
    if not kinds or not state.open:
        return []
    numbers = bits(state.open)
    table = state.map.plays
    return [row[n] for row in [table[kind] for kind in kinds] for n in numbers]


def why_not_place(state: MarbleState, position: str) -> Refusal | None:
    """[RM-6.4.2 to RM-6.4.5] Why no tile can lie on a position, or None if one can."""
    number = state.map.position_number.get(position)
    if number is None:
        return Refusal("RM-6.4.2", "no-such-position", position=position)
    if state.open >> number & 1:
        return None
    under = [state.covered[t] for t in state.map.halves[position]]
    if HILL in under:
        return Refusal("RM-6.4.3", "covers-a-hill")
    if under != [EMPTY, EMPTY]:
        return Refusal("RM-6.4.3", "covers-a-tile")
    return Refusal("RM-6.4.4", "touches-no-side")


def why_not_play(state: MarbleState, seat: int, action: Play) -> Refusal | None:
    """Why this tile cannot be laid there, or None if it can."""
    player = state.players[seat]
    if not player.ready[action.kind]:
        if player.drawn[action.kind]:
            return Refusal("RM-6.1.1", "drawn-this-turn", kind=action.kind)
        return Refusal("RM-6.4.1", "no-tile-of-this-kind", kind=action.kind)
    return why_not_place(state, action.position)


def play_tile(state: MarbleState, seat: int, action: Play, log: Log | None) -> None:
    """[RM-6.4.7] Tile and magistrate, then bridge, then spring, then the completed sites."""
    state.players[seat].ready[action.kind] -= 1
    place_tile(state, seat, action, log)
    after: list[Automatic | Decision] = [
        TakeBridge(seat, action.position),
        TouchSprings(seat, action.position),
        ResolveSites(seat, completed(state, action.position)),
    ]
    if state.players[seat].magistrates:
        after.insert(0, PlaceMagistrate(seat, action.position))
    state.then(*after)


def place_tile(state: MarbleState, seat: int, action: Play, log: Log | None) -> None:
    """The tile itself, without anything it sets off."""
    state.tiles.append(Tile(action.position, action.kind, None))
    state.cover(state.map.halves[action.position], len(state.tiles) - 1)
    if log:
        log(TilePlaced(seat, action.kind, action.position))
        names = {triangle: name for name, triangle in state.map.hills.items()}
        for vertex in round_a_hill(state, action.position):
            around = state.map.around[vertex]
            log(HillSurrounded(next(names[t] for t in around if state.covered[t] == HILL), vertex))


def put_magistrate(state: MarbleState, seat: int, position: str, log: Log | None) -> None:
    """[RM-6.4.1] From the centre space onto the tile just laid."""
    state.players[seat].magistrates -= 1
    state.set_magistrate(position, seat)
    if log:
        log(MagistratePlaced(seat, position))


ADD = AddMagistrate()
LEAVE = LeaveEmpty()


@dataclass(frozen=True, slots=True)
class PlaceMagistrate(Decision):
    """[RM-6.4.1, RM-6.4.8] A magistrate on the tile just laid, or none; before the bridge is looked at."""

    seat: int
    position: str

    def options(self, state: MarbleState) -> list[Action]:
        return [ADD, LEAVE]

    def resolve(self, state: MarbleState, action: Action, log: Log | None) -> None:
        if isinstance(action, AddMagistrate):
            put_magistrate(state, self.seat, self.position, log)

    def refusal(self, state: MarbleState, action: Action) -> Refusal:
        return Refusal("RM-6.4.8", "magistrate-first")


@dataclass(frozen=True, slots=True)
class TakeBridge(Automatic):
    """[RM-8.1.1, RM-8.1.2] The bridge tiles under the tile just laid, at once, face down."""

    seat: int
    position: str

    def run(self, state: MarbleState, log: Log | None) -> None:
        for triangle in state.map.halves[self.position]:
            space = state.map.bridges.get(triangle)
            if space is not None and state.bridges[space] != TAKEN:
                state.players[self.seat].bridges.append(state.bridges[space])
                state.bridges[space] = TAKEN
                if log:
                    log(BridgeTaken(self.seat, space))
