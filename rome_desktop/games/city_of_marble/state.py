"""The table as plain values, and questions about it that several chapters ask."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rome_desktop.engine.steps import UNSAVED, State, Step
from rome_desktop.games.city_of_marble.components import KINDS, SPACES, Box, Colour, Kind
from rome_desktop.games.city_of_marble.geometry import Geometry, measure

EMPTY = -1
HILL = -2


@dataclass(frozen=True, slots=True)
class Tile:
    """A neighbourhood tile on the board; `magistrate` is the seat of the one standing on it."""

    position: str
    kind: Kind
    magistrate: int | None


@dataclass(frozen=True, slots=True)
class Site:
    """What was built on a completed site: `kind` is that of the building, or of the fountain's tile count."""

    kind: Kind
    owner: int | None
    """The seat that owns the building; None for a fountain."""


@dataclass(slots=True)
class Player:
    """What belongs to one side: a seat, or the Senate in the solo challenge."""

    score: int
    """Points scored so far, as many as it may be [RM-12.7, R37]."""
    ready: dict[Kind, int]
    """Usable tiles in the centre space, any number of them [RM-1.9, RM-6.1.4]."""
    drawn: dict[Kind, int]
    """Tiles on the left space, not usable this turn."""
    magistrates: int
    """In the centre space."""
    imperium: dict[Kind, int]
    coins: int
    bridges: list[int]
    """Values of the bridge tiles taken; hidden from the others [RM-14.1]."""

    def clone(self) -> "Player":
        return Player(
            self.score,
            self.ready.copy(),
            self.drawn.copy(),
            self.magistrates,
            self.imperium.copy(),
            self.coins,
            self.bridges[:],
        )


@dataclass(slots=True)
class MarbleState(State):
    """The whole table. Tables derived from the tiles are made by `refresh` and kept up by `cover`."""

    pending: list[Step]
    players: list[Player]
    seats: int
    """How many of `players` are answered for by a seat; a further one is the Senate."""
    level: str
    """The solo challenge's level, or empty."""
    round: int
    first: int
    final: int
    """The seat whose turn triggered the final round [RM-11.1], or -1."""
    hills: list[str]
    bridges: list[int]
    """Values on the bridge spaces in order; 0 where the tile was taken [RM-8.1.1]."""
    box_bridges: list[int]
    """Values of the bridge tiles left in the box."""
    stacks: dict[Kind, int]
    imperium: dict[Kind, int]
    coins: int
    tiles: list[Tile]
    """On the board, in the order in which they were laid."""
    sites: dict[str, Site]
    waiting: dict[str, list[int]]
    """Per imperium space and for the treasury, the seats of the magistrates there, any number [RM-7.8]."""
    lines: dict[Colour, list[str]]
    """Vertices of each aqueduct from its spring on, none ever moved [RM-8.3.6]; empty before the start."""
    over: bool
    box: Box = field(metadata=UNSAVED, compare=False, repr=False)
    map: Geometry = field(metadata=UNSAVED, compare=False, repr=False)
    covered: list[int] = field(metadata=UNSAVED, compare=False, repr=False)
    """Per triangle: the number of the tile on it, EMPTY or HILL."""
    open: int = field(metadata=UNSAVED, compare=False, repr=False)
    """Mask of the positions where a tile may be laid now [RM-6.4]."""
    blocked: int = field(metadata=UNSAVED, compare=False, repr=False)
    """Mask of the positions that a tile or hill overlaps."""

    def clone(self) -> "MarbleState":
        waiting, lines = self.waiting, self.lines
        return MarbleState(
            self.pending[:],
            [p.clone() for p in self.players],
            self.seats,
            self.level,
            self.round,
            self.first,
            self.final,
            self.hills[:],
            self.bridges[:],
            self.box_bridges[:],
            self.stacks.copy(),
            self.imperium.copy(),
            self.coins,
            self.tiles[:],
            self.sites.copy(),
            {space: waiting[space][:] for space in waiting},
            {colour: lines[colour][:] for colour in lines},
            self.over,
            self.box,
            self.map,
            self.covered[:],
            self.open,
            self.blocked,
        )

    def refresh(self) -> None:
        """Make the derived tables anew from hills and tiles."""
        self.covered = [EMPTY] * len(self.map.triangles)
        self.open = self.blocked = 0
        for hill in self.hills:
            self.cover((self.map.hills[hill],), HILL)
        for number, tile in enumerate(self.tiles):
            self.cover(self.map.halves[tile.position], number)

    def cover(self, triangles: Iterable[int], mark: int) -> None:
        """Put a tile (its number) or a HILL on triangles and keep `open` true [RM-6.4.3, RM-6.4.4]."""
        geometry, covered = self.map, self.covered
        for t in triangles:
            covered[t] = mark
            self.blocked |= geometry.covering[t]
        touched = 0
        for t in triangles:
            for other in geometry.beside[t]:
                if covered[other] == EMPTY:
                    touched |= geometry.covering[other]
        self.open = (self.open | touched) & ~self.blocked

    def tile_at(self, position: str) -> Tile | None:
        """The tile lying exactly on a position."""
        number = self.covered[self.map.halves[position][0]]
        tile = self.tiles[number] if number >= 0 else None
        return tile if tile is not None and tile.position == position else None

    def site_tiles(self, vertex: str) -> list[int]:
        """[RM-5.2] Numbers of the tiles around a vertex, in the order in which they were laid."""
        return sorted({n for t in self.map.around[vertex] if (n := self.covered[t]) >= 0})

    def set_magistrate(self, position: str, seat: int | None) -> None:
        """Put a magistrate on the tile at a position, or take it off."""
        number = self.covered[self.map.halves[position][0]]
        self.tiles[number] = Tile(position, self.tiles[number].kind, seat)

    def in_turn_order(self, seat: int) -> list[int]:
        """All sides clockwise, `seat` first."""
        count = len(self.players)
        return [(seat + n) % count for n in range(count)]

    def pieces_left(self, colour: Colour) -> int:
        line = self.lines[colour]
        return self.box.aqueducts.pieces_each - max(0, len(line) - 1)


def none_of_each() -> dict[Kind, int]:
    """Nothing of any kind, to be counted up."""
    return dict.fromkeys(KINDS, 0)


def new_player(box: Box, tiles_of_each_kind: int) -> Player:
    """[RM-3.5] What a side begins with; the Senate has no tiles [RM-13.1]."""
    return Player(
        score=0,
        ready=dict.fromkeys(KINDS, tiles_of_each_kind),
        drawn=none_of_each(),
        magistrates=box.player.magistrates,
        imperium=none_of_each(),
        coins=0,
        bridges=[],
    )


def empty_table(box: Box, sides: int, seats: int, level: str) -> MarbleState:
    """[RM-3.4 to RM-3.6] The table before hills, bridges and first player are known.

    Nothing but the height of the stacks depends on the number of seats [RM-3.8].
    """
    start = box.player.start_tiles_of_each_kind
    sides_with_tiles = seats if not level else 2
    state = MarbleState(
        pending=[],
        players=[new_player(box, start if seat < seats else 0) for seat in range(sides)],
        seats=seats,
        level=level,
        round=0,
        first=0,
        final=-1,
        hills=[],
        bridges=[],
        box_bridges=[],
        stacks={kind: box.kinds[kind].tiles - start * sides_with_tiles for kind in KINDS},
        imperium={kind: box.kinds[kind].imperium for kind in KINDS},
        coins=box.supplies.coins,
        tiles=[],
        sites={},
        waiting={str(space): [] for space in SPACES},
        lines={colour: [] for colour in box.aqueducts.colours},
        over=False,
        box=box,
        map=measure(box.board),
        covered=[],
        open=0,
        blocked=0,
    )
    state.refresh()
    return state


def restore(box: Box, fields: dict[str, Any]) -> MarbleState:
    """A state from its saved fields; the derived tables are made anew."""
    state = MarbleState(**fields, box=box, map=measure(box.board), covered=[], open=0, blocked=0)
    state.refresh()
    return state
