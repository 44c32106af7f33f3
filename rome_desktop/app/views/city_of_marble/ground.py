"""What of the board never moves: marble, rim, river, grid, and the hills."""

from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table.items import centre_text, icon, outline, shape, text
from rome_desktop.app.table.still import Still
from rome_desktop.app.views.city_of_marble.layout import Grid
from rome_desktop.app.views.city_of_marble.pieces import edge_pen
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.games.city_of_marble.components import Box
from rome_desktop.games.city_of_marble.state import MarbleState

LABEL = 11.5
NARROWEST = 0.85
"""Letters of a long name, beside their usual width."""
RIVER_NAME = ((-5, 3, 1), (-4, 3, 0), (-5, 3, 0), (-4, 2, 1))
"""The triangles under the name of the Tiber."""
Labels = list[tuple[QGraphicsItem, float]]
"""Words on the ground and how high they are drawn at 1x: they hide while they are too small to read."""


def picked(light: str, dark: str) -> QColor:
    """One of two colours by theme."""
    return QColor(dark if theme.look().dark else light)


def build_ground(grid: Grid, box: Box, parent: QGraphicsItem) -> Still:
    """Everything under the pieces that depends on the size alone; what is kept as one picture of it."""
    size = QSize(round(grid.bounds.width()), round(grid.bounds.height()))
    marble = paint.board_ground(size)
    marble.setDevicePixelRatio(1.0)
    field = QGraphicsPixmapItem(marble, parent)
    field.setTransform(QTransform.fromScale(size.width() / marble.width(), size.height() / marble.height()))
    city = QGraphicsPathItem()
    _build_rim(grid, city)
    _build_river(grid, box, city)
    _build_lines(grid, city)
    still = Still(city)
    still.setParentItem(parent)
    return still


def _build_rim(grid: Grid, parent: QGraphicsItem) -> None:
    """The city's edge: shadow, red band, one row of small stones; inside it pale ground."""
    path, unit = outline(grid.rim), grid.unit
    cast = QPen(picked("#3A2410", "#000000"), 16 * unit)
    cast.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    shape(path, None, cast, parent).setOpacity(0.14)
    band = QPen(picked("#8C3A2A", "#6A3A30"), 11 * unit)
    shape(path, None, band, parent)
    stones = QPen(picked("#E9D8B4", "#625A6C"), 6 * unit)
    stones.setDashPattern([0.85, 0.42])
    stones.setCapStyle(Qt.PenCapStyle.FlatCap)
    shape(path, None, stones, parent)
    shape(path, picked("#FAF4E6", "#35313C"), None, parent)


def river_course(grid: Grid, box: Box) -> QPainterPath:
    """The Tiber through the middles of its triangles, as one smooth line from rim to rim."""
    hearts = [grid.heart(grid.geometry.triangle_number[t]) for t in box.board.river]
    middles = [(a + b) / 2 for a, b in pairwise(hearts)]
    k = grid.unit
    points = [hearts[0] + QPointF(4, -60) * k, *middles, hearts[-1] + QPointF(-14, 60) * k]
    path = QPainterPath(points[0])
    for i in range(len(points) - 1):
        before, here, there = points[max(0, i - 1)], points[i], points[i + 1]
        after = points[min(len(points) - 1, i + 2)]
        path.cubicTo(here + (there - before) / 6, there - (after - here) / 6, there)
    return path


def _build_river(grid: Grid, box: Box, parent: QGraphicsItem) -> None:
    course, city, unit = river_course(grid, box), outline(grid.rim), grid.unit
    for colour, width in ((picked("#7FB6CF", "#2F5F7A"), 36), (picked("#A9D3E4", "#3C7797"), 26)):
        stroker = QPainterPathStroker()
        stroker.setWidth(width * unit)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        shape(stroker.createStroke(course).intersected(city), colour, None, parent)
    shine = QPen(picked("#E6F4F8", "#6FA6C2"), 1.6 * unit)
    shine.setDashPattern([16, 12.5])
    shape(_inside(course, city), None, shine, parent).setOpacity(0.8)


def shows_river_name(view: MarbleState) -> bool:
    """Whether no tile lies where the name of the Tiber stands."""
    return all(view.covered[view.map.triangle_number[t]] < 0 for t in RIVER_NAME)


def _build_river_name(grid: Grid, parent: QGraphicsItem) -> Labels:
    unit = grid.unit
    name = text("TIBERIS", "numeral", picked("#2F6F8C", "#8CCBE6"), parent, 14 * unit)
    at = grid.heart(grid.geometry.triangle_number[RIVER_NAME[0]]) + QPointF(20, -4) * unit
    centre_text(name, at)
    return [(name, 14 * unit)]


def _inside(course: QPainterPath, city: QPainterPath) -> QPainterPath:
    """The part of an open line that lies inside an area, as a chain of short steps."""
    inside = QPainterPath()
    steps = 160
    drawing = False
    for n in range(steps + 1):
        point = course.pointAtPercent(n / steps)
        if not city.contains(point):
            drawing = False
        elif drawing:
            inside.lineTo(point)
        else:
            inside.moveTo(point)
            drawing = True
    return inside


def _build_lines(grid: Grid, parent: QGraphicsItem) -> None:
    """Every edge of the grid once, thin."""
    path = QPainterPath()
    seen = set()
    for vertex, exits in grid.geometry.exits.items():
        for other, _, _ in exits:
            if (other, vertex) not in seen:
                seen.add((vertex, other))
                line = QLineF(grid.vertex(vertex), grid.vertex(other))
                path.moveTo(line.p1())
                path.lineTo(line.p2())
    width = theme.look().edge_width(1.0) if theme.look().high_contrast else grid.unit
    shape(path, None, QPen(picked("#A8966F", "#6A6372"), width), parent).setOpacity(0.6)


def free_hills(view: MarbleState) -> tuple[str, ...]:
    """Hill spaces without a hill that no tile covers."""
    return tuple(
        key for key, number in view.map.hills.items() if key not in view.hills and view.covered[number] == -1
    )


def build_hills(
    grid: Grid,
    view: MarbleState,
    terms: MarbleTerms,
    language: str,
    parent: QGraphicsItem,
) -> Labels:
    """The hills in play, solid, and the empty hill spaces, dashed."""
    labels = _build_river_name(grid, parent) if shows_river_name(view) else []
    for key in free_hills(view):
        labels += _build_space(grid, view.map.hills[key], terms.hill(key, language), parent)
    for key in view.hills:
        labels += _build_hill(grid, view.map.hills[key], terms.hill(key, language), parent)
    return labels


def _label(
    grid: Grid,
    words: str,
    colour: QColor,
    at: QPointF,
    parent: QGraphicsItem,
    halo: QColor | None = None,
) -> Labels:
    """A name in a triangle, as large as its width allows; it hides while it would be too small to read."""
    size, narrow = _name_size(words, grid)
    labels: Labels = []
    for ink in (halo, colour):
        if ink is None:
            continue
        name = text(words, "tag", ink, parent, size)
        font = name.font()
        font.setStretch(round(100 * narrow))
        name.setFont(font)
        if ink is halo:
            name.setPen(edge_pen(halo, 2.4 * grid.unit))
        centre_text(name, at)
        labels.append((name, size))
    return labels


def _name_size(words: str, grid: Grid) -> tuple[float, float]:
    """As large as the scale asks for, but no wider than the triangle is where the name stands.

    And how narrow its letters are: a long name is set narrower before it gets smaller, and so hides.
    """
    size = max(LABEL * theme.look().scale * 0.96, LABEL * grid.unit)
    font = theme.look().font("tag", size / theme.look().scale)
    fits = 0.85 * grid.side / QFontMetricsF(font).horizontalAdvance(words)
    narrow = max(NARROWEST, min(1.0, fits))
    return size * min(1.0, fits / narrow), narrow


def _build_hill(grid: Grid, number: int, name: str, parent: QGraphicsItem) -> Labels:
    unit, heart = grid.unit, grid.heart(number)
    triangle = grid.triangle(number, 0.97)
    shape(
        QPolygonF([p + QPointF(1.5, 4) * unit for p in triangle.toList()]),
        QColor(42, 26, 8, 77),
        None,
        parent,
    )
    green = QLinearGradient(0, triangle.boundingRect().top(), 0, triangle.boundingRect().bottom())
    green.setColorAt(0, picked("#B4C07A", "#8A965A"))
    green.setColorAt(1, picked("#7A8B4C", "#525D37"))
    fill = QColor(picked("#B4C07A", "#525D37")) if theme.look().high_contrast else green
    shape(triangle, fill, edge_pen(QColor("#3F4A22"), 1.8 * unit), parent)
    peak = icon("hill", grid.of("hill"), QColor("#46532A"), QColor("#EEF2CF"), parent)
    peak.setPos(heart + QPointF(0, 7) * unit)
    ink, halo = picked("#26300F", "#F4F6DC"), picked("#B9C480", "#4A5530")
    return _label(grid, name, ink, heart - QPointF(0, 11.5) * unit, parent, halo)


def _build_space(grid: Grid, number: int, name: str, parent: QGraphicsItem) -> Labels:
    unit, heart = grid.unit, grid.heart(number)
    pen = edge_pen(picked("#8A9A58", "#6F7A48"), 1.3 * unit)
    pen.setDashPattern([3, 3])
    shape(grid.triangle(number, 0.86), None, pen, parent).setOpacity(0.8)
    peak = icon("hill", grid.of("hill") * 0.82, picked("#8A9A58", "#6F7A48"), None, parent)
    peak.setPos(heart + QPointF(0, 6) * unit)
    peak.setOpacity(0.7)
    return _label(grid, name, picked("#5F6840", "#A9B27F"), heart - QPointF(0, 11) * unit, parent)
