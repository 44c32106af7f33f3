"""[RM-2] The grid of triangles: tables computed once per board, shared by every state.

Vertices, triangles and tile positions have readable ids: `q,r`, `q,r,k` and `q,r|q,r` (the two obtuse
corners, [RM-2.3]); inside, triangles and positions are numbered in the canonical order of the content file.
"""

from dataclasses import dataclass
from functools import lru_cache

from rome_desktop.games.city_of_marble.actions import Play
from rome_desktop.games.city_of_marble.components import KINDS, Board, Colour, Kind

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
Q, R, K = 0, 1, 2


def vertex_id(q: int, r: int) -> str:
    """The readable id of a vertex."""
    return f"{q},{r}"


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
    """Obtuse, acute, obtuse, acute corner of a position, going round."""
    around: dict[str, tuple[int, ...]]
    """The six triangles of an inner vertex [RM-5.1]; rim vertices have no entry [RM-5.5]."""
    exits: dict[str, tuple[tuple[str, int, int], ...]]
    """Edges from a vertex: other end, and the triangles on both sides (-1 outside)."""
    beside: tuple[tuple[int, ...], ...]
    """Triangles that share a side with a triangle."""
    covering: tuple[int, ...]
    """Per triangle, the mask of the positions that cover it."""
    bridges: dict[int, int]
    """Triangle of each bridge space, to the number of the space."""
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
    span = range(-side, side + 1)
    grid = [(q, r) for r in span for q in span if abs(q + r) <= side]
    inside = set(grid)
    names = {v: vertex_id(*v) for v in grid}
    triangles = sorted(
        ((q, r, k) for q in span for r in span for k in (0, 1) if inside.issuperset(corners(q, r, k))),
        key=lambda t: (t[R], t[Q] + t[K] / 2),
    )
    number = {t: n for n, t in enumerate(triangles)}
    rank = {v: n for n, v in enumerate(grid)}
    sides: dict[tuple[tuple[int, int], tuple[int, int]], list[int]] = {}
    for n, t in enumerate(triangles):
        c = corners(*t)
        for a, b in ((c[0], c[1]), (c[1], c[2]), (c[2], c[0])):
            sides.setdefault((a, b) if rank[a] < rank[b] else (b, a), []).append(n)
    shared = sorted((e for e, ts in sides.items() if len(ts) == 2), key=lambda e: (rank[e[0]], rank[e[1]]))
    positions, halves, corner_vertices = [], {}, {}
    covering = [0] * len(triangles)
    for n, (a, b) in enumerate(shared):
        one, two = sides[a, b]
        name = f"{names[a]}|{names[b]}"
        tips = [next(v for v in corners(*triangles[t]) if v not in (a, b)) for t in (one, two)]
        positions.append(name)
        halves[name] = (one, two)
        corner_vertices[name] = (names[a], names[tips[0]], names[b], names[tips[1]])
        covering[one] |= 1 << n
        covering[two] |= 1 << n
    at: dict[tuple[int, int], list[int]] = {v: [] for v in grid}
    for n, t in enumerate(triangles):
        for v in corners(*t):
            at[v].append(n)
    exits: dict[str, list[tuple[str, int, int]]] = {names[v]: [] for v in grid}
    for v in grid:
        for dq, dr in DIRECTIONS:
            w = (v[Q] + dq, v[R] + dr)
            if w in inside:
                ts = sides[(v, w) if rank[v] < rank[w] else (w, v)]
                exits[names[v]].append((names[w], ts[0], ts[1] if len(ts) == 2 else -1))
    springs = {colour: names[v] for colour, v in spring_vertices}
    return Geometry(
        vertices=tuple(names[v] for v in grid),
        vertex_number={names[v]: n for v, n in rank.items()},
        coordinates={name: v for v, name in names.items()},
        triangles=tuple(triangles),
        triangle_number=number,
        positions=tuple(positions),
        position_number={p: n for n, p in enumerate(positions)},
        halves=halves,
        corner_vertices=corner_vertices,
        around={names[v]: tuple(ts) for v, ts in at.items() if len(ts) == 6},
        exits={v: tuple(e) for v, e in exits.items()},
        beside=tuple(
            tuple(sorted({m for ts in sides.values() if len(ts) == 2 and n in ts for m in ts} - {n}))
            for n in range(len(triangles))
        ),
        covering=tuple(covering),
        bridges={number[t]: n for n, t in enumerate(bridge_triangles)},
        hills={name: number[t] for name, t in hill_triangles},
        springs=springs,
        spring_of={v: colour for colour, v in springs.items()},
        plays={kind: tuple(Play(kind, p) for p in positions) for kind in KINDS},
    )
