"""[RM-1] What is in the box. The figures come from resources/content/city_of_marble.toml."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rome_desktop.engine.edition import Check, Edition, Name, Provenance, Source, failed
from rome_desktop.games.city_of_marble.game import LEVELS

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
"""Where magistrates wait: a space for each kind of imperium, and the treasury [RM-1.1]."""
FOUNTAIN = "fountain"


class Colour(StrEnum):
    """The three aqueducts."""

    GREY = "grey"
    BROWN = "brown"
    WHITE = "white"


COLOURS = tuple(Colour)


@dataclass(frozen=True, slots=True)
class Building:
    """[RM-1.2 to RM-1.4] One kind: `site_tiles` meet at its site, and it scores `points`.

    `tiles` of its colour and `imperium` tiles are in the box, and `faces` of building tiles show it.
    """

    name: Name
    plural: Name
    site_tiles: int
    points: int
    tiles: int
    imperium: int
    faces: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Supplies:
    """[RM-1.3, RM-1.5, RM-1.6, R01] What lies ready for all; of these only coins can run out [RM-10.4]."""

    building_tiles: int
    fountains: int
    coins: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class PlayerPieces:
    """[RM-1.8, RM-3.5] What a player owns, and the tiles to begin with."""

    magistrates: int
    commission_cubes: int
    discs: int
    start_tiles_of_each_kind: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Bridges:
    """[RM-1.6, RM-3.2, RM-3.3] The hidden values of the bridge tiles, and how many of them are placed."""

    values: tuple[int, ...]
    placed: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Aqueducts:
    """[RM-1.7] Pieces in each colour, and how many are laid at a time."""

    colours: tuple[Colour, ...]
    pieces_each: int
    pieces_at_a_spring: int
    pieces_per_action: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Turn:
    """[RM-4.1, RM-11.2] Actions in a turn, and tiles in a draw [RM-6.1.1]."""

    actions: int
    final_round_actions: int
    tiles_per_draw: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class End:
    """[RM-11.1] So many empty stacks bring the final round."""

    empty_stacks: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Scoring:
    """[RM-12.2 to RM-12.5] What the final scoring pays."""

    aqueduct_building: int
    fountain_neighbour: int
    coin: int
    most_coins: int
    imperium_majority: int
    imperium_tied: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Space:
    """A bridge or hill space: a triangle (q, r, k) of the grid [RM-2.2, RM-2.7]."""

    id: str
    name: Name
    triangle: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Spring:
    """[RM-2.7] Where the aqueduct of a colour begins."""

    colour: Colour
    vertex: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Board:
    """[RM-1.1, RM-2.4 to RM-2.7] The city and what is printed on it; the other counts must fit its `side`."""

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
    source: Source

    def has_triangle(self, q: int, r: int, k: int) -> bool:
        """[RM-2.2, RM-2.4] Whether a triangle lies in the city."""
        ends = ((q + k, r + k), (q + 1, r), (q, r + 1))
        return k in (0, 1) and all(max(abs(a), abs(b), abs(a + b)) <= self.side for a, b in ends)


@dataclass(frozen=True, slots=True)
class Hills:
    """[RM-1.6, RM-2.8] Hill tiles, all alike but for their place, and how many are in play [RM-3.1]."""

    total: int
    drawn: int
    provenance: Provenance
    source: Source


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
    source: Source


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
        return failed((*self.counts(), *self.limits(), *self.places()))

    def counts(self) -> Iterator[Check]:
        """What must agree with something else in the box."""
        yield "kinds", set(self.kinds) == set(KINDS), "all four kinds are described"
        yield (
            "kinds",
            sorted(b.site_tiles for b in self.kinds.values()) == [3, 4, 5, 6],
            "the sites have 3, 4, 5 and 6 tiles, each for one kind",
        )
        yield (
            "supplies.building_tiles",
            2 * self.supplies.building_tiles == sum(b.faces for b in self.kinds.values()),
            "building tiles have two faces each",
        )
        yield (
            "bridges.placed",
            self.bridges.placed == len(self.board.bridge_spaces) < len(self.bridges.values),
            "every bridge space gets one tile and one tile is left over",
        )
        yield (
            "hills.total",
            self.hills.total == len(self.board.hill_spaces) >= self.hills.drawn,
            "each hill tile has its space",
        )
        yield (
            "board.springs",
            sorted(s.colour for s in self.board.springs) == sorted(self.aqueducts.colours) == sorted(COLOURS),
            "each aqueduct has one spring",
        )
        yield (
            "player.start_tiles_of_each_kind",
            all(b.tiles > 4 * self.player.start_tiles_of_each_kind for b in self.kinds.values()),
            "four players can take their start tiles and every stack keeps some",
        )
        order = self.solo.colour_ties
        yield "solo.colour_ties", sorted(order) == sorted(KINDS), "all four kinds are ordered"
        levels = tuple(level.id for level in self.solo.levels)
        yield "solo.levels", levels == LEVELS, f"the levels are {', '.join(LEVELS)}"
        margins = [rank.margin for rank in self.solo.ranks]
        yield "solo.ranks", sorted(set(margins)) == margins, "the margins of the ranks grow"

    def limits(self) -> Iterator[Check]:
        """Numbers with which no game could be played, or not to its end."""
        yield "bridges.values", all(v > 0 for v in self.bridges.values), "bridge values are 1 or more"
        yield "hills.drawn", self.hills.drawn > 0, "at least one hill is in play"
        yield "turn.actions", self.turn.actions > 0, "a turn has an action"
        yield "turn.tiles_per_draw", self.turn.tiles_per_draw == 2, "two tiles are drawn"
        yield "end.empty_stacks", 0 < self.end.empty_stacks <= len(KINDS), "there are four stacks"
        for path, number in (
            ("player.magistrates", self.player.magistrates),
            ("player.start_tiles_of_each_kind", self.player.start_tiles_of_each_kind),
            ("supplies.coins", self.supplies.coins),
            ("aqueducts.pieces_each", self.aqueducts.pieces_each),
            *((f"kinds.{kind}.imperium", building.imperium) for kind, building in self.kinds.items()),
        ):
            yield path, number >= 0, "there are none or more"

    def places(self) -> Iterator[Check]:
        """Where things are on the board [RM-2.4]."""
        board, side = self.board, self.board.side
        yield "board.side", 1 < side <= 20, "the city has 2 to 20 triangles on a side"
        for path, count, truth in (
            ("triangles", board.triangles, 6 * side * side),
            ("vertices", board.vertices, 3 * side * (side + 1) + 1),
            ("inner_vertices", board.inner_vertices, 3 * side * (side - 1) + 1),
            ("edges", board.edges, 9 * side * side + 3 * side),
            ("positions", board.positions, 9 * side * side - 3 * side),
        ):
            yield f"board.{path}", count == truth, f"a hexagon of this side has {truth}"
        for path, triangles in (
            ("river", board.river),
            ("bridge_spaces", tuple(space.triangle for space in board.bridge_spaces)),
            ("hill_spaces", tuple(space.triangle for space in board.hill_spaces)),
        ):
            inside = all(board.has_triangle(*triangle) for triangle in triangles)
            yield f"board.{path}", inside, "every triangle lies in the city"
            yield f"board.{path}", len(set(triangles)) == len(triangles), "no triangle is named twice"
        names = {space.id for space in board.hill_spaces}
        yield "board.hill_spaces", len(names) == len(board.hill_spaces), "each hill has its own id"
        rim = all(max(abs(q), abs(r), abs(q + r)) == side for q, r in (s.vertex for s in board.springs))
        yield "board.springs", rim, "springs lie on the rim"
