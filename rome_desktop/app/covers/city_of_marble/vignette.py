"""The vignette of City of Marble: a mosaic on the bank of the Tiber, an aqueduct, a fountain."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from rome_desktop.app.kit import icons, paint, theme

HEIGHT: Final = 206.0

Vertex = tuple[int, int]
Triangle = tuple[int, int, int]

SIDE: Final = 50.0
ROW: Final = SIDE * math.sqrt(3) / 2
_KINDS: Final = ("baths", "temple", "theatre", "arena")
_GLYPHS: Final = {"baths": "bath"}
_BUILT: Final = {3: "temple", 4: "baths", 5: "theatre", 6: "arena"}


@dataclass(frozen=True, slots=True)
class Mosaic:
    """Tiles (four corners, kind), lone triangles, ringed vertices (vertex, how many tiles), joints."""

    tiles: tuple[tuple[tuple[Vertex, ...], str], ...]
    hills: tuple[Triangle, ...]
    sites: tuple[tuple[Vertex, int], ...]
    joints: tuple[tuple[Vertex, Vertex], ...]


def _corners(triangle: Triangle) -> tuple[Vertex, Vertex, Vertex]:
    i, j, low = triangle
    if low:
        return ((i + 1, j), (i + 1, j + 1), (i, j + 1))
    return ((i, j), (i + 1, j), (i, j + 1))


def _beside(triangle: Triangle) -> tuple[Triangle, Triangle, Triangle]:
    i, j, low = triangle
    if low:
        return ((i, j, 0), (i + 1, j, 0), (i, j + 1, 0))
    return ((i, j, 1), (i - 1, j, 1), (i, j - 1, 1))


def _at(vertex: Vertex) -> tuple[float, float]:
    return (vertex[0] + vertex[1] / 2) * SIDE - 8, vertex[1] * ROW - 22


def _point(vertex: Vertex) -> QPointF:
    return QPointF(*_at(vertex))


def _middle(triangle: Triangle) -> tuple[float, float]:
    one, two, three = map(_at, _corners(triangle))
    return (one[0] + two[0] + three[0]) / 3, (one[1] + two[1] + three[1]) / 3


def _bank(y: float) -> float:
    """How far the river reaches to the right at this height."""
    return 62 - y * 0.16 + 9 * math.sin(y / 34)


def _triangles(width: float) -> Iterator[Triangle]:
    for j in range(-1, math.ceil(HEIGHT / ROW) + 2):
        for i in range(-j // 2 - 2, math.ceil(width / SIDE) + 2):
            for low in (0, 1):
                x, y = _middle((i, j, low))
                if _bank(y) + 14 < x < width + SIDE:
                    yield (i, j, low)


@lru_cache(maxsize=8)
def mosaic(columns: int, seed: int = 10) -> Mosaic:
    """Pairs the triangles of the east bank into tiles, always the same way; `columns` of 40 units."""
    dice = random.Random(seed)
    free = sorted(_triangles(columns * 40.0))
    dice.shuffle(free)
    open_ = set(free)
    near = {t: [n for n in _beside(t) if n in open_] for t in free}
    mates_of = {t: len(beside) for t, beside in near.items()}

    def take(triangle: Triangle) -> None:
        open_.discard(triangle)
        for n in near[triangle]:
            mates_of[n] -= 1

    hills: list[Triangle] = []
    owner: dict[Triangle, int] = {}
    tiles: list[tuple[tuple[Vertex, ...], str]] = []
    while open_:
        free = [t for t in free if t in open_]
        chosen = next((t for t in free if mates_of[t] == 1), free[0])
        mates = [n for n in near[chosen] if n in open_]
        take(chosen)
        if not mates:
            hills.append(chosen)
            continue
        mate = dice.choice(mates)
        take(mate)
        round_ = {owner[n] for t in (chosen, mate) for n in _beside(t) if n in owner}
        kinds = [kind for kind in _KINDS if all(tiles[r][1] != kind for r in round_)] or list(_KINDS)
        owner[chosen] = owner[mate] = len(tiles)
        tiles.append((_lozenge(chosen, mate), dice.choice(kinds)))
    return Mosaic(tuple(tiles), tuple(hills), tuple(_sites(owner)), tuple(_joints(owner)))


def _lozenge(one: Triangle, other: Triangle) -> tuple[Vertex, ...]:
    a, b = set(_corners(one)), set(_corners(other))
    shared, (tip_a,), (tip_b,) = sorted(a & b), a - b, b - a
    return (shared[0], tip_a, shared[1], tip_b)


def _sites(owner: dict[Triangle, int]) -> Iterator[tuple[Vertex, int]]:
    around: dict[Vertex, list[int]] = {}
    for triangle, tile in owner.items():
        for vertex in _corners(triangle):
            around.setdefault(vertex, []).append(tile)
    for vertex, tiles in sorted(around.items()):
        if len(tiles) == 6:
            yield vertex, len(set(tiles))


def _joints(owner: dict[Triangle, int]) -> Iterator[tuple[Vertex, Vertex]]:
    """The edges along which two different tiles meet."""
    for triangle in sorted(owner):
        for other in _beside(triangle):
            if triangle < other and other in owner and owner[other] != owner[triangle]:
                one, two = sorted(set(_corners(triangle)) & set(_corners(other)))
                yield one, two


def _aqueduct(city: Mosaic, width: float) -> list[Vertex]:
    """The shortest way along joints from the bank, low on the left, to a far site high on the right."""
    ways: dict[Vertex, list[Vertex]] = {}
    for one, two in city.joints:
        ways.setdefault(one, []).append(two)
        ways.setdefault(two, []).append(one)
    if not ways:
        return []
    start = min(ways, key=lambda v: abs(_point(v).y() - HEIGHT * 0.66) + _point(v).x() * 1.5)
    came: dict[Vertex, Vertex] = {start: start}
    queue = [start]
    for vertex in queue:
        for further in sorted(ways[vertex]):
            if further not in came:
                came[further] = vertex
                queue.append(further)
    goal = QPointF(width * 0.72, HEIGHT * 0.3)
    path = [min(came, key=lambda v: (_point(v) - goal).manhattanLength())]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path


def _built(city: Mosaic, water: list[Vertex]) -> list[tuple[Vertex, str]]:
    """Sites with a building, never two close together nor one on the aqueduct; rare kinds choose first."""
    taken = [_point(v) for v in water[:1]]
    built = []
    rare = sorted(city.sites, key=lambda site: (-abs(site[1] - 4), site[0]))
    for vertex, tiles in rare:
        at = _point(vertex)
        near = any(math.dist(at.toTuple(), other.toTuple()) < SIDE * 1.3 for other in taken)
        if vertex not in water and not near:
            taken.append(at)
            built.append((vertex, _BUILT[max(3, tiles)]))
    return sorted(built, key=lambda one: one[0][1])


def _scaled(points: list[QPointF], k: float, shift: QPointF | None = None) -> QPolygonF:
    cx = sum(p.x() for p in points) / len(points)
    cy = sum(p.y() for p in points) / len(points)
    move = shift or QPointF()
    return QPolygonF([QPointF(cx + (p.x() - cx) * k, cy + (p.y() - cy) * k) + move for p in points])


def draw(painter: QPainter, width: float) -> None:
    """A quarter of Rome on the bank of the Tiber, `width` x 206 units, painted from the origin."""
    rect = QRectF(0, 0, width, HEIGHT)
    painter.fillRect(rect, paint.vertical(rect, QColor("#F7F0DF"), QColor("#DFCDA6")))
    paint.veins(painter, rect, 10, 2, QColor("#B39F76"), 0.55)
    _draw_river(painter)
    city = mosaic(math.ceil(width / 40))
    shapes = [[_point(v) for v in corners] for corners, _ in city.tiles]
    seen = [n for n, shape in enumerate(shapes) if QPolygonF(shape).boundingRect().intersects(rect)]
    for index in seen:
        _fill(painter, _scaled(shapes[index], 0.98, QPointF(1.6, 3.2)), QColor(42, 22, 8, 90))
    for index in seen:
        _draw_tile(painter, shapes[index], city.tiles[index][1], index)
    for triangle in city.hills:
        _draw_hill(painter, [_point(v) for v in _corners(triangle)])
    water = _aqueduct(city, width)
    _draw_aqueduct(painter, [_point(v) for v in water])
    seats = theme.seats()
    for number, (vertex, kind) in enumerate(_built(city, water)):
        _draw_building(painter, _point(vertex), kind, seats[number * 3 % len(seats)])
    _draw_light(painter, rect)


def _fill(painter: QPainter, shape: QPolygonF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(shape)


def _draw_river(painter: QPainter) -> None:
    path = QPainterPath(QPointF(_bank(-10) - 6, -10))
    path.cubicTo(QPointF(74, 50), QPointF(26, 90), QPointF(34, 140))
    path.cubicTo(QPointF(38, 172), QPointF(14, 190), QPointF(8, 226))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in (("#F6EEDC", 40.0), ("#6FA9C2", 34.0), ("#A6D0E0", 27.0)):
        painter.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawPath(path)
    painter.setPen(QPen(QColor(255, 255, 255, 190), 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for part, shift in ((0.12, -6.0), (0.24, 5.0), (0.4, -3.0), (0.55, 6.0), (0.7, -5.0), (0.86, 3.0)):
        at = path.pointAtPercent(part) + QPointF(shift, 0)
        wave = QPainterPath(at - QPointF(5, 0))
        wave.quadTo(at - QPointF(2.5, 3), at)
        wave.quadTo(at + QPointF(2.5, 3), at + QPointF(5, 0))
        painter.drawPath(wave)


def _draw_tile(painter: QPainter, points: list[QPointF], kind: str, index: int) -> None:
    """A lozenge of coloured marble: lit from the upper left, a pale vein, an inlaid line, its glyph."""
    swatch = theme.look().kinds[kind]
    shape = _scaled(points, 0.955)
    box = shape.boundingRect()
    dice = random.Random(index)
    glow = QLinearGradient(box.topLeft(), box.bottomRight())
    tint = dice.randint(103, 112)
    glow.setColorAt(0, swatch.fill.lighter(tint + 8))
    glow.setColorAt(0.55, swatch.fill)
    glow.setColorAt(1, swatch.fill.darker(tint + 4))
    painter.setPen(
        QPen(swatch.edge, 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(glow)
    painter.drawPolygon(shape)
    painter.save()
    clip = QPainterPath()
    clip.addPolygon(shape)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    start = QPointF(dice.uniform(box.left(), box.right()), box.top())
    vein = QPainterPath(start)
    for _ in range(2):
        bend = QPointF(dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()))
        vein.quadTo(
            bend, QPointF(dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()))
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 38), dice.uniform(0.8, 2.0)))
    painter.drawPath(vein)
    painter.restore()
    mark = swatch.mark or theme.PLATE
    inlay = QColor(mark)
    inlay.setAlphaF(0.5)
    painter.setPen(QPen(inlay, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_scaled(points, 0.81))
    centre = QPointF(box.center())
    icons.draw(painter, _GLYPHS.get(kind, kind), centre, 17, mark, swatch.fill)


def _draw_hill(painter: QPainter, points: list[QPointF]) -> None:
    shape = _scaled(points, 0.94)
    _fill(painter, _scaled(points, 0.96, QPointF(1.4, 2.8)), QColor(42, 22, 8, 90))
    box = shape.boundingRect()
    painter.setPen(QPen(QColor("#3F4A22"), 1.3))
    painter.setBrush(paint.vertical(box, QColor("#A5B56C"), QColor("#7E9049")))
    painter.drawPolygon(shape)
    centre = QPointF(sum(p.x() for p in points) / 3, sum(p.y() for p in points) / 3 - 1)
    icons.draw(painter, "hill", centre, 20, QColor("#46532A"), QColor("#EEF2CF"))


def _draw_aqueduct(painter: QPainter, points: list[QPointF]) -> None:
    """A channel of white stone with a thread of water and piers, ending in a fountain at its first point."""
    if len(points) < 2:
        return
    line = QPolygonF(points)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    for colour, wide, shift in (
        (QColor(30, 16, 6, 100), 8.0, QPointF(1.4, 3.2)),
        (QColor("#2E3A44"), 8.2, QPointF()),
        (QColor("#F4F1E8"), 6.0, QPointF()),
        (QColor("#2C7DB0"), 2.2, QPointF()),
    ):
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, cap, join))
        painter.drawPolyline(line.translated(shift))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2E3A44"))
    for one, two in itertools.pairwise(points):
        for part in (0.25, 0.5, 0.75):
            painter.drawEllipse(one + (two - one) * part, 1.2, 1.2)
    at = points[0]
    _fill(painter, _scaled(_hexagon(at), 1.05, QPointF(1.6, 4.4)), QColor(30, 16, 6, 110))
    painter.setPen(QPen(QColor("#1D5C7D"), 2.2, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(
        paint.vertical(QPolygonF(_hexagon(at)).boundingRect(), QColor("#E4F4FA"), QColor("#A9D6E6"))
    )
    painter.drawPolygon(QPolygonF(_hexagon(at)))
    icons.draw(painter, "fountain", at, 23, QColor("#1D5C7D"))


def _hexagon(at: QPointF) -> list[QPointF]:
    turns = [math.radians(60 * n) for n in range(6)]
    return [QPointF(at.x() + SIDE * 0.38 * math.sin(a), at.y() - SIDE * 0.38 * math.cos(a)) for a in turns]


def _draw_building(painter: QPainter, at: QPointF, kind: str, seat: theme.SeatColour) -> None:
    """A hexagon of white marble with the glyph of its kind and the cube of its owner."""
    swatch = theme.look().kinds[kind]
    ring = _hexagon(at)
    _fill(painter, _scaled(ring, 1.05, QPointF(1.6, 4.4)), QColor(30, 16, 6, 110))
    box = QPolygonF(ring).boundingRect()
    painter.setPen(
        QPen(swatch.edge, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(paint.vertical(box, QColor("#FFFFFF"), QColor("#E7DFCE")))
    painter.drawPolygon(QPolygonF(ring))
    painter.setPen(QPen(swatch.fill, 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_scaled(ring, 0.83))
    colour = swatch.fill if kind != "theatre" else swatch.edge
    icons.draw(painter, _GLYPHS.get(kind, kind), at - QPointF(0, 3), 20, colour, QColor("#FFFFFF"))
    icons.draw_cube(painter, at + QPointF(8.5, 10), 10.5, seat)


def _draw_light(painter: QPainter, rect: QRectF) -> None:
    """Morning light from the upper left, and a little shade towards the corners."""
    sun = QRadialGradient(rect.topLeft() + QPointF(20, 0), rect.width() * 0.8)
    sun.setColorAt(0, QColor(255, 236, 190, 84))
    sun.setColorAt(1, QColor(255, 236, 190, 0))
    painter.fillRect(rect, sun)
    shade = QRadialGradient(rect.center(), math.hypot(rect.width(), rect.height()) * 0.58)
    shade.setColorAt(0.62, QColor(30, 12, 4, 0))
    shade.setColorAt(1, QColor(30, 12, 4, 92))
    painter.fillRect(rect, shade)
