"""[RM-6.2, RM-8.2 to RM-8.4] Aqueducts: starting at a spring, expanding, and the coins of fountains."""

from collections.abc import Iterator
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.city_of_marble.actions import Expand, Lay
from rome_desktop.games.city_of_marble.components import COLOURS, Colour
from rome_desktop.games.city_of_marble.events import AqueductStarted, CoinTaken, PieceLaid
from rome_desktop.games.city_of_marble.state import MarbleState


def why_not_edge(state: MarbleState, colour: Colour, vertex: str) -> Refusal | None:
    """[RM-8.3.1 to RM-8.3.5] Why the next piece of an aqueduct cannot lead to `vertex`, or None if it can."""
    line = state.lines[colour]
    edge = next((e for e in state.map.exits[line[-1]] if e[0] == vertex), None)
    if edge is None:
        return Refusal("RM-8.3.3", "not-at-the-far-end")
    if not is_tile_side(state, edge[1], edge[2]):
        return Refusal("RM-8.3.2", "not-a-tile-side")
    if vertex in line:
        return Refusal("RM-8.3.4", "line-visits-it-already")
    if any(vertex in other for other in state.lines.values()):
        return Refusal("RM-8.3.5", "another-line-is-there")
    if state.map.spring_of.get(vertex, colour) != colour:
        return Refusal("RM-8.3.5", "spring-of-another-line")
    return None


def is_tile_side(state: MarbleState, one: int, two: int) -> bool:
    """[RM-8.3.1, RM-8.3.2] Whether the edge between two triangles (-1: outside) is a side of a tile."""
    covered = state.covered
    a = covered[one]
    b = covered[two] if two >= 0 else -1
    return (a >= 0 or b >= 0) and a != b


def next_ends(state: MarbleState, colour: Colour) -> list[str]:
    """[RM-8.3.1 to RM-8.3.6, RM-10.3] The vertices to which the next piece of a started aqueduct can lead."""
    line = state.lines[colour]
    if not line or not state.pieces_left(colour):
        return []
    found = []
    lines = state.lines
    for vertex, one, two in state.map.exits[line[-1]]:
        if (
            is_tile_side(state, one, two)
            and not any(vertex in lines[c] for c in COLOURS)
            and state.map.spring_of.get(vertex, colour) == colour
        ):
            found.append(vertex)
    return found


def expansions(state: MarbleState) -> list[Action]:
    """[RM-6.2.2] Every piece that can be added to a started aqueduct."""
    return [Expand(colour, vertex) for colour in COLOURS for vertex in next_ends(state, colour)]


def why_not_expand(state: MarbleState, action: Expand) -> Refusal | None:
    """Why a started aqueduct cannot be expanded so, or None if it can."""
    if action.vertex not in state.map.exits:
        return Refusal("RM-8.3.1", "no-such-vertex", vertex=action.vertex)
    if not state.lines[action.colour]:
        return Refusal("RM-6.2.2", "aqueduct-not-started", colour=action.colour)
    if not state.pieces_left(action.colour):
        return Refusal("RM-10.3", "no-pieces-left", colour=action.colour)
    return why_not_edge(state, action.colour, action.vertex)


def expand(state: MarbleState, seat: int, action: Expand, log: Log | None) -> None:
    """[RM-6.2.1] The first piece; the others of this action follow."""
    state.then(ExpandAgain(seat, state.box.aqueducts.pieces_per_action - 1))
    lay_piece(state, seat, action.colour, action.vertex, log)


def lay_piece(state: MarbleState, seat: int, colour: Colour, vertex: str, log: Log | None) -> None:
    """[RM-8.3.3, RM-8.4.1, RM-8.4.2] One piece at the far end; arriving at a fountain takes a coin."""
    line = state.lines[colour]
    start = line[-1]
    line.append(vertex)
    if log:
        log(PieceLaid(seat, colour, start, vertex))
    site = state.sites.get(vertex)
    if site is not None and site.owner is None:
        take_coin(state, seat, vertex, log)


def take_coin(state: MarbleState, seat: int, fountain: str, log: Log | None) -> None:
    """[RM-8.4, RM-10.2] One coin, while there are any."""
    if state.coins:
        state.coins -= 1
        state.players[seat].coins += 1
        if log:
            log(CoinTaken(seat, fountain))


@dataclass(frozen=True, slots=True)
class ExpandAgain(Automatic):
    """[RM-6.2.3] The next piece is compulsory if any started aqueduct can take one, else it is dropped."""

    seat: int
    left: int

    def run(self, state: MarbleState, log: Log | None) -> None:
        if self.left and expansions(state):
            state.then(ExpandNext(self.seat, self.left))


@dataclass(frozen=True, slots=True)
class ExpandNext(Decision):
    """[RM-6.2.1] A further piece, on the same aqueduct or another."""

    seat: int
    left: int

    def options(self, state: MarbleState) -> list[Action]:
        return expansions(state)

    def resolve(self, state: MarbleState, action: Expand, log: Log | None) -> None:
        state.then(ExpandAgain(self.seat, self.left - 1))
        lay_piece(state, self.seat, action.colour, action.vertex, log)

    def refusal(self, state: MarbleState, action: Action) -> Refusal:
        reason = why_not_expand(state, action) if isinstance(action, Expand) else None
        return reason or Refusal("RM-6.2.3", "second-piece-is-compulsory")


@dataclass(frozen=True, slots=True)
class TouchSprings(Automatic):
    """[RM-8.2.1, RM-8.2.4] A tile with a corner at a spring starts its aqueduct, once."""

    seat: int
    position: str

    def run(self, state: MarbleState, log: Log | None) -> None:
        for colour in springs_touched(state, self.seat, self.position, log):
            state.then(LayPieces(self.seat, colour, state.box.aqueducts.pieces_at_a_spring))


def springs_touched(state: MarbleState, seat: int, position: str, log: Log | None) -> Iterator[Colour]:
    """[RM-8.2.1, RM-8.2.4] Begin the aqueducts at the corners of a tile, one after the other."""
    for vertex in state.map.corner_vertices[position]:
        colour = state.map.spring_of.get(vertex)
        if colour is not None and not state.lines[colour]:
            state.lines[colour].append(vertex)
            if log:
                log(AqueductStarted(seat, colour))
            yield colour


@dataclass(frozen=True, slots=True)
class LayPieces(Automatic):
    """[RM-8.2.3] Pieces of a new aqueduct, one at a time; with no legal edge the rest is not placed."""

    seat: int
    colour: Colour
    left: int

    def run(self, state: MarbleState, log: Log | None) -> None:
        if self.left and next_ends(state, self.colour):
            state.then(LayPiece(self.seat, self.colour, self.left))


@dataclass(frozen=True, slots=True)
class LayPiece(Decision):
    """[RM-8.2.2] The active player chooses the path."""

    seat: int
    colour: Colour
    left: int

    def options(self, state: MarbleState) -> list[Action]:
        return [Lay(vertex) for vertex in next_ends(state, self.colour)]

    def resolve(self, state: MarbleState, action: Lay, log: Log | None) -> None:
        state.then(LayPieces(self.seat, self.colour, self.left - 1))
        lay_piece(state, self.seat, self.colour, action.vertex, log)

    def refusal(self, state: MarbleState, action: Action) -> Refusal:
        if not isinstance(action, Lay):
            return Refusal("RM-8.2.1", "the-aqueduct-must-be-started")
        if action.vertex not in state.map.exits:
            return Refusal("RM-8.3.1", "no-such-vertex", vertex=action.vertex)
        return why_not_edge(state, self.colour, action.vertex) or Refusal("RM-8.2.2", "not-at-the-far-end")
