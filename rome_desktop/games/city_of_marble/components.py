"""[RM-1] What is in the box. The figures come from resources/content/city_of_marble.toml."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

NOBODY = -1
"""A fountain's owner; a view's bridge tile with its value hidden is `HIDDEN`."""
HIDDEN = -1
TAKEN = 0


class Kind(StrEnum):
    """The four civic buildings, in the printed order: smallest site first."""

    TEMPLE = "temple"
    BATHS = "baths"
    THEATRE = "theatre"
    ARENA = "arena"


KINDS = tuple(Kind)
TREASURY = "treasury"
SPACES = (*KINDS, TREASURY)
FOUNTAIN = "fountain"


class Colour(StrEnum):
    """The three aqueducts."""

    GREY = "grey"
    BROWN = "brown"
    WHITE = "white"


COLOURS = tuple(Colour)

Provenance = Literal["rulebook", "published", "implementation", "reconstructed"]


@dataclass(frozen=True, slots=True)
class Name:
    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class Edition:
    name: Name
    designer: str
    publisher: str
    year: int
    min_age: int
    minutes: tuple[int, int]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Building:
    """One kind: `site_tiles` meet at its site, it scores `points`; `tiles` and `imperium` are in the box."""

    name: Name
    plural: Name
    site_tiles: int
    points: int
    tiles: int
    imperium: int
    faces: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Supplies:
    building_tiles: int
    fountains: int
    coins: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class PlayerPieces:
    magistrates: int
    commission_cubes: int
    discs: int
    start_tiles_of_each_kind: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Bridges:
    values: tuple[int, ...]
    placed: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Aqueducts:
    colours: tuple[Colour, ...]
    pieces_each: int
    pieces_at_a_spring: int
    pieces_per_action: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Turn:
    actions: int
    final_round_actions: int
    tiles_per_draw: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class End:
    empty_stacks: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Scoring:
    aqueduct_building: int
    fountain_neighbour: int
    coin: int
    most_coins: int
    imperium_majority: int
    imperium_tied: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Space:
    """A bridge or hill space: a triangle (q, r, k) of the grid [RM-2.2]."""

    id: str
    name: Name
    triangle: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Spring:
    colour: Colour
    vertex: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Board:
    side: int
    triangles: int
    vertices: int
    inner_vertices: int
    edges: int
    positions: int
    river: tuple[tuple[int, int, int], ...]
    bridge_spaces: tuple[Space, ...]
    hill_spaces: tuple[Space, ...]
    springs: tuple[Spring, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Hills:
    total: int
    drawn: int
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the solo challenge: tiles the Senate lays in odd and in even rounds [RM-13.2]."""

    id: str
    name: Name
    odd_round: int
    even_round: int


@dataclass(frozen=True, slots=True)
class Rank:
    id: str
    name: Name
    margin: int


@dataclass(frozen=True, slots=True)
class Solo:
    levels: tuple[Level, ...]
    ranks: tuple[Rank, ...]
    colour_ties: tuple[Kind, ...]
    provenance: Provenance
    source: str


@dataclass(frozen=True, slots=True)
class Box:
    edition: Edition
    kinds: dict[Kind, Building]
    supplies: Supplies
    player: PlayerPieces
    bridges: Bridges
    aqueducts: Aqueducts
    turn: Turn
    end: End
    scoring: Scoring
    board: Board
    hills: Hills
    solo: Solo

    def faults(self) -> list[tuple[str, str]]:
        """Counts that do not add up, as (path in the file, what should be true)."""
        found = []
        board = self.board
        for path, right, truth in (
            ("kinds", set(self.kinds) == set(KINDS), "all four kinds are described"),
            (
                "kinds",
                sorted(b.site_tiles for b in self.kinds.values()) == [3, 4, 5, 6],
                "the sites have 3, 4, 5 and 6 tiles, each for one kind",
            ),
            (
                "supplies.building_tiles",
                2 * self.supplies.building_tiles == sum(b.faces for b in self.kinds.values()),
                "building tiles have two faces each",
            ),
            (
                "bridges.placed",
                self.bridges.placed == len(board.bridge_spaces) < len(self.bridges.values),
                "every bridge space gets one tile and one tile is left over",
            ),
            ("bridges.values", min(self.bridges.values) > 0, "bridge values are 1 or more"),
            (
                "hills.total",
                self.hills.total == len(board.hill_spaces) >= self.hills.drawn,
                "each hill tile has its space",
            ),
            (
                "board.springs",
                {s.colour for s in board.springs} == set(self.aqueducts.colours) == set(COLOURS),
                "each aqueduct has one spring",
            ),
            (
                "player.start_tiles_of_each_kind",
                all(b.tiles > 4 * self.player.start_tiles_of_each_kind for b in self.kinds.values()),
                "four players can take their start tiles and every stack keeps some",
            ),
            (
                "solo.colour_ties",
                sorted(self.solo.colour_ties) == sorted(KINDS),
                "all four kinds are ordered",
            ),
        ):
            if not right:
                found.append((path, truth))
        return found
