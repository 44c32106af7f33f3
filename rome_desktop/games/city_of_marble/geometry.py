"""[RM-2.1, RM-2.2] The grid of triangles: tables computed once per board, shared by every state.

Vertices, triangles and tile positions have readable ids: `q,r`, `q,r,k` and `q,r|q,r` (the two obtuse
corners, [RM-2.3]); inside, triangles and positions are numbered in the canonical order of the content file.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from rome_desktop.games.city_of_marble.actions import Play
from rome_desktop.games.city_of_marble.components import KINDS, Board, Colour, Kind

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
Q, R, K = 0, 1, 2


def vertex_id(q: int, r: int) -> str:
    """The readable id of a vertex."""
    return f"{q},{r}"


def position_id(one: tuple[int, int], other: tuple[int, int]) -> str:
    """[RM-2.3] The readable id of a tile position: its obtuse corners, in canonical order."""
    return f"{vertex_id(*one)}|{vertex_id(*other)}"


def corners(q: int, r: int, k: int) -> tuple[tuple[int, int], ...]:
    """[RM-2.2] The three vertices of a triangle."""
    return ((q, r), (q + 1, r), (q, r + 1)) if k == 0 else ((q + 1, r), (q + 1, r + 1), (q, r + 1))


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """Tables over one board. A position's number is its bit in the masks."""

    vertices: tuple[str, ...]
    vertex_number: dict[str, int]
    coordinates: dict[str, tuple[int, int]]
    triangles: tuple[tuple[int, int, int], ...]
    triangle_number: dict[tuple[int, int, int], int]
    positions: tuple[str, ...]
    position_number: dict[str, int]
    halves: dict[str, tuple[int, int]]
    """The two triangles of a position, by number."""
    corner_vertices: dict[str, tuple[str, str, str, str]]
    """Obtuse, acute, obtuse, acute corner of a position, going round [RM-2.1]."""
    around: dict[str, tuple[int, ...]]
    """The six triangles of an inner vertex [RM-5.1]; rim vertices have no entry [RM-5.5]."""
    exits: dict[str, tuple[tuple[str, int, int], ...]]
    """Edges from a vertex: other end, and the triangles on both sides (-1 outside)."""
    beside: tuple[tuple[int, ...], ...]
    """Triangles that share a side with a triangle."""
    covering: tuple[int, ...]
    """Per triangle, the mask of the positions that cover it."""
    bridges: dict[int, int]
    """Triangle of each bridge space, to the number of the space [RM-2.7]."""
    hills: dict[str, int]
    """Triangle of each hill space, by the hill's id."""
    springs: dict[Colour, str]
    spring_of: dict[str, Colour]
    plays: dict[Kind, tuple[Play, ...]]
    """Every `Play` action, by kind and position number, so that listing options allocates nothing."""

    def neighbours(self, vertex: str) -> list[str]:
        return [other for other, _, _ in self.exits[vertex]]

    def listed(self, mask: int) -> list[str]:
        """The positions of a mask, in canonical order."""
        return [self.positions[n] for n in bits(mask)]


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def measure(board: Board) -> Geometry:
    """The tables of `board`, computed once."""
    return _measure(
        board.side,
        tuple(s.triangle for s in board.bridge_spaces),
        tuple((s.id, s.triangle) for s in board.hill_spaces),
        tuple((s.colour, s.vertex) for s in board.springs),
    )


@lru_cache
def _measure(
    side: int,
    bridge_triangles: tuple[tuple[int, int, int], ...],
    hill_triangles: tuple[tuple[str, tuple[int, int, int]], ...],
    spring_vertices: tuple[tuple[Colour, tuple[int, int]], ...],
) -> Geometry:
    grid = Grid(side)
    springs = {colour: vertex_id(*v) for colour, v in spring_vertices}
    halves = grid.halves()
    return Geometry(
        vertices=tuple(vertex_id(*v) for v in grid.vertices),
        vertex_number={vertex_id(*v): n for v, n in grid.rank.items()},
        coordinates={vertex_id(*v): v for v in grid.vertices},
        triangles=tuple(grid.triangles),
        triangle_number=grid.number,
        positions=tuple(halves),
        position_number={position: n for n, position in enumerate(halves)},
        halves=halves,
        corner_vertices=grid.corner_vertices(),
        around={vertex_id(*v): tuple(ts) for v, ts in grid.at.items() if len(ts) == 6},
        exits=grid.exits(),
        beside=grid.beside(),
        covering=grid.covering(),
        bridges={grid.number[t]: n for n, t in enumerate(bridge_triangles)},
        hills={name: grid.number[t] for name, t in hill_triangles},
        springs=springs,
        spring_of={v: colour for colour, v in springs.items()},
        plays={kind: tuple(Play(kind, position) for position in halves) for kind in KINDS},
    )


Vertex = tuple[int, int]


class Grid:
    """The regular hexagon |q|, |r|, |q + r| <= side [RM-2.4], everything in canonical order."""

    def __init__(self, side: int) -> None:
        span = range(-side, side + 1)
        self.vertices: list[Vertex] = [(q, r) for r in span for q in span if abs(q + r) <= side]
        self.rank = {v: n for n, v in enumerate(self.vertices)}
        inside = self.rank.keys()
        self.triangles = sorted(
            ((q, r, k) for q in span for r in span for k in (0, 1) if inside >= set(corners(q, r, k))),
            key=lambda t: (t[R], t[Q] + t[K] / 2),
        )
        self.number = {t: n for n, t in enumerate(self.triangles)}
        self.at: dict[Vertex, list[int]] = {v: [] for v in self.vertices}
        """The triangles at each vertex."""
        self.edges: dict[tuple[Vertex, Vertex], list[int]] = {}
        """The triangles on both sides of each edge, lower vertex first."""
        for n, t in enumerate(self.triangles):
            for v in corners(*t):
                self.at[v].append(n)
            for ends in combinations(corners(*t), 2):
                self.edges.setdefault(self.edge(*ends), []).append(n)
        self.inner = sorted(
            (e for e, ts in self.edges.items() if len(ts) == 2),
            key=lambda e: (self.rank[e[0]], self.rank[e[1]]),
        )
        """Edges with a triangle on both sides: the short diagonals of the positions [RM-2.3]."""

    def edge(self, a: Vertex, b: Vertex) -> tuple[Vertex, Vertex]:
        """The key of an edge."""
        return (a, b) if self.rank[a] < self.rank[b] else (b, a)

    def halves(self) -> dict[str, tuple[int, int]]:
        """[RM-2.1] Per position, its two triangles."""
        return {position_id(*e): (self.edges[e][0], self.edges[e][1]) for e in self.inner}

    def corner_vertices(self) -> dict[str, tuple[str, str, str, str]]:
        """Per position, obtuse, acute, obtuse, acute corner."""
        found = {}
        for e in self.inner:
            tips = [next(v for v in corners(*self.triangles[t]) if v not in e) for t in self.edges[e]]
            a, b, c, d = (vertex_id(*v) for v in (e[0], tips[0], e[1], tips[1]))
            found[position_id(*e)] = (a, b, c, d)
        return found

    def exits(self) -> dict[str, tuple[tuple[str, int, int], ...]]:
        """Per vertex, its edges: other end, and the triangles on both sides (-1 outside)."""
        found = {}
        for v in self.vertices:
            ways = []
            for dq, dr in DIRECTIONS:
                w = (v[Q] + dq, v[R] + dr)
                if w in self.rank:
                    one, two = (*self.edges[self.edge(v, w)], -1)[:2]
                    ways.append((vertex_id(*w), one, two))
            found[vertex_id(*v)] = tuple(ways)
        return found

    def beside(self) -> tuple[tuple[int, ...], ...]:
        """Per triangle, those that share a side with it."""
        found: list[set[int]] = [set() for _ in self.triangles]
        for e in self.inner:
            one, two = self.edges[e]
            found[one].add(two)
            found[two].add(one)
        return tuple(tuple(sorted(others)) for others in found)

    def covering(self) -> tuple[int, ...]:
        """Per triangle, the mask of the positions that cover it."""
        masks = [0] * len(self.triangles)
        for n, e in enumerate(self.inner):
            for t in self.edges[e]:
                masks[t] |= 1 << n
        return tuple(masks)
