"""The pieces as graphics items: built from plain path items, each with its origin at its middle."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.items import centre_text, icon, shape, text
from rome_desktop.app.views.city_of_marble.layout import Grid, hexagon
from rome_desktop.games.city_of_marble.components import Colour, Kind

SHADE = QColor(42, 26, 8, 77)
WATER = QColor("#6FC3E6")
STONE = QColor("#2E2318")
FOUNTAIN, FOUNTAIN_EDGE = QColor("#BFE3F0"), QColor("#1F5F7D")
SPRING, SPRING_EDGE = QColor("#3FA7D6"), QColor("#0F3E57")
CHANNEL = {"grey": QColor("#8D9499"), "brown": QColor("#8A5A33"), "white": QColor("#F4F1EA")}
HATCHES = {"grey": 0, "brown": 1, "white": 2}
GLYPHS = {"temple": "temple", "baths": "bath", "theatre": "theatre", "arena": "arena"}
NUMERALS = {3: "III", 4: "IV", 5: "V", 6: "VI"}
edge_pen = partial(items.edge_pen, cap=Qt.PenCapStyle.SquareCap)


def glyph(kind: str) -> str:
    """The icon of a kind."""
    return GLYPHS.get(kind, "fountain")


def swatch(kind: str) -> theme.Swatch:
    """Fill, edge and mark of a kind."""
    return theme.look().kinds[kind]


def mark_of(kind: str) -> QColor:
    """The colour of a kind's glyph on its own tile."""
    mark = swatch(kind).mark
    return QColor(mark) if mark is not None else QColor("#FFFFFF")


# ---- tiles


def tile(
    kind: Kind, lozenge: QPolygonF, unit: float, mark_size: float, aside: QPointF | None = None
) -> QGraphicsPathItem:
    """A neighbourhood tile over `lozenge` (corners round the origin), its glyph `mark_size` wide.

    `aside` is where the glyph goes when a magistrate needs the middle.
    """
    colours = swatch(kind)
    root = shape(QPainterPath(), None)
    cast = QPolygonF([p * 0.97 + QPointF(1.5, 4) * unit for p in lozenge.toList()])
    shape(cast, SHADE, None, root)
    face = QPolygonF([p * 0.965 for p in lozenge.toList()])
    shape(face, colours.fill, edge_pen(colours.edge, 1.6 * unit), root)
    line = mark_of(kind)
    line.setAlphaF(0.55)
    shape(QPolygonF([p * 0.84 for p in lozenge.toList()]), None, QPen(line, 1.2 * unit), root)
    mark = icon(glyph(kind), mark_size, mark_of(kind), colours.fill, root)
    if aside is not None:
        mark.setPos(aside)
    return root


def small_lozenge(half_width: float) -> QPolygonF:
    """A lying lozenge for docks and stacks."""
    w, h = half_width, half_width * 0.59
    return QPolygonF([QPointF(-w, 0), QPointF(0, -h), QPointF(w, 0), QPointF(0, h)])


def lying_tile(kind: Kind, half_width: float) -> QGraphicsPathItem:
    """A tile beside the board."""
    return tile(kind, small_lozenge(half_width), half_width / 40, half_width * 0.62)


def placed_tile(grid: Grid, kind: Kind, position: str, occupied: bool) -> QGraphicsPathItem:
    """A tile at its place on the board; its glyph makes room for a magistrate."""
    aside = grid.axis(position) * -grid.of("aside") if occupied else None
    size = grid.of("glyph_aside" if occupied else "glyph")
    item = tile(kind, grid.lozenge(position), grid.unit, size, aside)
    item.setPos(grid.centre(position))
    return item


def magistrate(seat: theme.SeatColour, size: float) -> QGraphicsPathItem:
    """A magistrate of a seat with its emblem as a badge."""
    look = theme.look()
    edge = look.piece_edge(seat)
    root = shape(QPainterPath(), None)
    cast = icon("magistrate", size, SHADE, SHADE, root)
    cast.setPos(size * 0.05, size * 0.09)
    icon("magistrate", size, seat.fill, seat.tint, root, edge, max(1.0, size * 0.05))
    badge(seat, size * 0.46, root).setPos(size * 0.34, size * 0.4)
    return root


def badge(seat: theme.SeatColour, diameter: float, parent: QGraphicsItem | None = None) -> QGraphicsPathItem:
    """The round emblem of a seat."""
    path = QPainterPath()
    path.addEllipse(QPointF(), diameter / 2, diameter / 2)
    root = shape(path, seat.fill, edge_pen(theme.look().piece_edge(seat), max(1.0, diameter * 0.09)), parent)
    icon(seat.emblem, diameter * 0.62, seat.on, None, root)
    return root


def placed_magistrate(grid: Grid, seat: theme.SeatColour, position: str) -> QGraphicsPathItem:
    """A magistrate on his tile."""
    item = magistrate(seat, grid.of("magistrate"))
    item.setPos(magistrate_place(grid, position))
    return item


def magistrate_place(grid: Grid, position: str) -> QPointF:
    """Where a magistrate stands on a tile: beside the glyph, along the tile."""
    return grid.centre(position) + grid.axis(position) * grid.of("aside") - QPointF(0, 2 * grid.unit)


# ---- sites


def building(grid: Grid, kind: Kind, seat: theme.SeatColour, tiles: int) -> QGraphicsPathItem:
    """A building on its site: marble hexagon, icon, numeral, the owner's cube."""
    colours, radius, unit = swatch(kind), grid.of("site"), grid.unit
    root = shape(QPainterPath(), None)
    shape(hexagon(radius, QPointF(1.5, 5) * unit), QColor(42, 26, 8, 97), None, root)
    marble = QLinearGradient(0, -radius, 0, radius)
    marble.setColorAt(0, QColor("#FFFFFF"))
    marble.setColorAt(1, QColor("#E9E2D3"))
    face = QColor("#FFFFFF") if theme.look().high_contrast else marble
    shape(hexagon(radius), face, edge_pen(colours.edge, 2.4 * unit), root)
    shape(hexagon(radius * 0.83), None, QPen(colours.fill, 2.2 * unit), root)
    size = grid.of("site_glyph")
    drawing = icon(glyph(kind), size, colours.fill, QColor("#FFFFFF"), root, colours.edge, 0.9 * unit)
    drawing.setPos(0, -5 * unit)
    plate = QPainterPath()
    plate.addRoundedRect(QRectF(-21, 7, 20, 15.5), 3, 3)
    below = shape(
        QTransform.fromScale(unit, unit).map(plate), QColor("#FFFFFF"), QPen(colours.edge, unit), root
    )
    numeral = text(NUMERALS[tiles], "numeral", colours.edge, below, 11.5 * unit)
    centre_text(numeral, QPointF(-11 * unit, 14.5 * unit))
    cube(seat, grid.of("cube"), root).setPos(11 * unit, 13 * unit)
    return root


def cube(seat: theme.SeatColour, size: float, parent: QGraphicsItem | None = None) -> QGraphicsPathItem:
    """A wooden cube: light top, body at the left, shade at the right."""
    h = size / 2
    faces = (
        (seat.fill, ((-h, -h / 2), (0, 0), (0, h * 1.05), (-h, h * 0.55))),
        (seat.edge, ((h, -h / 2), (0, 0), (0, h * 1.05), (h, h * 0.55))),
        (seat.tint, ((0, -h), (h, -h / 2), (0, 0), (-h, -h / 2))),
    )
    root = shape(QPainterPath(), None, None, parent)
    pen = edge_pen(theme.look().piece_edge(seat), max(0.8, size * 0.06))
    for colour, points in faces:
        shape(QPolygonF([QPointF(*p) for p in points]), colour, pen, root)
    return root


def fountain(grid: Grid) -> QGraphicsPathItem:
    """A fountain on its site."""
    radius, unit = grid.of("site"), grid.unit
    root = shape(QPainterPath(), None)
    shape(hexagon(radius, QPointF(1.5, 4) * unit), QColor(42, 26, 8, 89), None, root)
    shape(hexagon(radius), FOUNTAIN, edge_pen(FOUNTAIN_EDGE, 2 * unit), root)
    icon("fountain", 36 * unit, FOUNTAIN_EDGE, QColor("#FFFFFF"), root)
    return root


def promise(grid: Grid, kind: Kind) -> QGraphicsPathItem:
    """A site about to be complete: a gold hexagon with the building that would rise."""
    look, radius = theme.look(), grid.of("site") * 1.14
    root = shape(QPainterPath(), None)
    shape(hexagon(radius), None, edge_pen(look.colour("lit_edge"), 7 * grid.unit), root)
    white = QColor("#FFFFFF")
    shape(hexagon(radius), white, edge_pen(look.colour("lit"), 4.4 * grid.unit), root)
    icon(glyph(kind), grid.of("site_glyph") * 1.1, swatch(kind).fill, white, root)
    return root


def question(grid: Grid, at: QPointF) -> QGraphicsPathItem:
    """A gold rim round the site that is being resolved."""
    look, ring = theme.look(), hexagon(grid.of("site") * 1.2)
    root = shape(ring, None, edge_pen(look.colour("lit_edge"), 6.5 * grid.unit))
    shape(ring, None, edge_pen(look.colour("lit"), 4 * grid.unit), root)
    root.setPos(at)
    return root


def waiting(grid: Grid, kind: Kind, at: QPointF) -> QGraphicsPathItem:
    """A complete site that is still to be resolved."""
    root = promise(grid, kind)
    root.setPos(at)
    return root


# ---- water


def spring(grid: Grid, colour: Colour, started: bool) -> QGraphicsPathItem:
    """A spring on the rim: ringed drop, the ring in the line's colour."""
    size, unit = grid.of("spring"), grid.unit
    drop = QPainterPath(QPointF(0, -9))
    drop.cubicTo(5, -3, 7, 0, 7, 3)
    drop.cubicTo(7, 6.9, 3.9, 10, 0, 10)
    drop.cubicTo(-3.9, 10, -7, 6.9, -7, 3)
    drop.cubicTo(-7, 0, -5, -3, 0, -9)
    outer, inner = QPainterPath(), QPainterPath()
    outer.addEllipse(QPointF(), size, size)
    inner.addEllipse(QPointF(), size * 0.74, size * 0.74)
    root = shape(QPainterPath(), None)
    shape(outer, CHANNEL[colour], edge_pen(STONE, 1.6 * unit), root)
    shape(inner, SPRING if started else SPRING.lighter(115), edge_pen(SPRING_EDGE, 1.3 * unit), root)
    k = size * 0.052
    shape(QTransform.fromScale(k, k).map(drop), QColor(255, 255, 255, 242), None, root)
    return root


def channel(points: Sequence[QPointF], colour: Colour, width: float) -> QGraphicsPathItem:
    """An aqueduct along `points`: stone channel, water, arches, and strokes that tell the colours apart."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    root = shape(QPainterPath(), None)
    k = width / 10.5
    _stroke(path.translated(1.5 * k, 3 * k), QColor(30, 20, 11, 77), width * 1.05, root)
    _stroke(path, STONE, width, root)
    _stroke(path, CHANNEL[colour], width * 0.69, root)
    _stroke(path, WATER, width * 0.25, root)
    piers, strokes = QPainterPath(), QPainterPath()
    for start, end in pairwise(points):
        way = end - start
        for f in (0.3, 0.5, 0.7):
            piers.addEllipse(start + way * f, 1.5 * k, 1.5 * k)
        across = QPointF(-way.y(), way.x()) / (hypot_of(way) or 1.0) * width * 0.34
        for n in range(HATCHES[colour]):
            at = start + way * (0.38 + 0.06 * n if HATCHES[colour] > 1 else 0.4)
            strokes.moveTo(at - across)
            strokes.lineTo(at + across)
    shape(strokes, None, QPen(STONE, 1.3 * k), root)
    shape(piers, STONE, None, root)
    return root


def loose_piece(colour: Colour, at: QPointF, unit: float) -> QGraphicsItem:
    """A single aqueduct piece, lying."""
    half = QPointF(9.5 * unit, 0)
    item = channel([-half, half], colour, 11 * unit)
    item.setPos(at)
    return item


def hypot_of(way: QPointF) -> float:
    """The length of a way."""
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)


def _stroke(path: QPainterPath, colour: QColor, width: float, parent: QGraphicsItem) -> None:
    pen = edge_pen(colour, width)
    pen.setWidthF(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    shape(path, None, pen, parent)


# ---- places


def bridge(grid: Grid, number: int, north: bool) -> QGraphicsPathItem:
    """A bridge tile, face down, on its triangle."""
    look, unit = theme.look(), grid.unit
    heart = grid.heart(number)
    corners = [p - heart for p in grid.triangle(number, 0.8).toList()]
    fill = QColor("#F2E7CC") if not look.dark else QColor("#514A58")
    edge = QColor("#5C4A30") if not look.dark else QColor("#B9AD9B")
    root = shape(QPainterPath(), None)
    shape(QPolygonF([p + QPointF(1, 3) * unit for p in corners]), QColor(42, 26, 8, 71), None, root)
    shape(QPolygonF(corners), fill, edge_pen(edge, 1.6 * unit), root)
    ink = edge if not look.dark else QColor("#E6DAC4")
    drawing = icon("bridge", grid.of("bridge"), ink, fill, root)
    drawing.setPos(0, (3 if north else -2) * unit)
    root.setPos(heart)
    return root
