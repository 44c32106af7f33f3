"""What the table draws over its spots: lit, hovered, selected, not legal, too dear, hinted, changed, focused.

All marks are built-in path items, made when a spot gets its first state and gone with its last. Widths are
screen pixels at any zoom, so marks are made again when their region zooms.
"""

from collections.abc import Iterable, Mapping
from enum import Flag, auto
from itertools import pairwise

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene
from shiboken6 import isValid

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Spot

MARK_Z = 1000.0
CROSS_Z = 8200.0
FOCUS_Z = 9000.0
HALO = 1200
GROWTH = 1.04
FRAMED = ("outline", "bar")
SMALL = 40.0
"""Frames round less than this, in px of 100 %, are thinner and have no dot."""
BADGE = 0.34
"""Of a small thing's height: as large may the badge on it be where text, and with it marks, are large."""
BROADEST = 1.2
"""Marks grow with the text up to this: broader ones would cover the numbers that they are round."""
_DIAGONAL = 0.7071


class State(Flag):
    """What is true of a spot; several at once."""

    NONE = 0
    LIT = auto()
    HOVERED = auto()
    SELECTED = auto()
    BLOCKED = auto()
    POOR = auto()
    HINTED = auto()


class SpotMarks:
    """The marks of one table; call `show` with the states that hold now, for all spots together."""

    def __init__(self) -> None:
        self._drawn: dict[SpotKey, tuple[Spot, State, list[QGraphicsItem]]] = {}
        self._grown: dict[SpotKey, tuple[QGraphicsItem, float]] = {}

    def show(self, wanted: Mapping[SpotKey, tuple[Spot, State]]) -> None:
        """Make the marks equal to `wanted`; what did not change is left alone."""
        for key in [k for k in self._drawn if k not in wanted]:
            self._erase(key)
        for key, (spot, state) in wanted.items():
            drawn = self._drawn.get(key)
            if drawn is not None and drawn[0] is spot and drawn[1] == state:
                continue
            if drawn is not None:
                self._erase(key)
            self._drawn[key] = (spot, state, _build(spot, state))
            self._grow(key, spot, state)

    def redraw(self, region: BoardRegion | None = None) -> None:
        """Make the marks again: those of a region after zooming, or all of them in a new look."""
        for key, (spot, state, items) in list(self._drawn.items()):
            if region is None or spot.region is region:
                _remove(items)
                self._drawn[key] = (spot, state, _build(spot, state))

    def clear(self) -> None:
        """Erase every mark."""
        for key in list(self._drawn):
            self._erase(key)

    def _erase(self, key: SpotKey) -> None:
        _remove(self._drawn.pop(key)[2])
        grown = self._grown.pop(key, None)
        if grown is not None and isValid(grown[0]):
            grown[0].setScale(grown[1])

    def _grow(self, key: SpotKey, spot: Spot, state: State) -> None:
        item = spot.item
        if item is None or State.HOVERED not in state or State.BLOCKED in state:
            return
        self._grown[key] = (item, item.scale())
        item.setTransformOriginPoint(item.mapFromItem(spot.parent, spot.centre))
        item.setScale(item.scale() * GROWTH)


def _remove(items: Iterable[QGraphicsItem]) -> None:
    for item in items:
        scene = item.scene() if isValid(item) else None
        if scene is not None:
            scene.removeItem(item)


# ---- drawing


class _Brush:
    """Builds path items of one spot; `u` is one screen pixel of 100 % in the parent's units."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot
        self.look = theme.look()
        larger = max(1.0, self.look.text / BROADEST)
        scale = spot.scale()
        self.size = min(spot.bounds.width(), spot.bounds.height()) * scale
        """The smaller side of what is drawn, in the scene's pixels."""
        self.u = self.look.pxf(1.0) * self._slender() / larger / scale
        self.items: list[QGraphicsItem] = []
        self.radius = max(spot.bounds.width(), spot.bounds.height()) / 2

    def _slender(self) -> float:
        """Frames round small things are thinner, or they would cover what they frame."""
        if self.spot.ring not in FRAMED:
            return 1.0
        return min(1.0, max(0.65, self.size / self.look.pxf(SMALL)))

    def stroke(
        self, path: QPainterPath, colour: QColor, width: float, dash: list[float] | None = None
    ) -> None:
        pen = QPen(colour, width * self.u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if not dash or dash[0] < 1 else Qt.PenCapStyle.FlatCap)
        if dash:
            pen.setDashPattern(dash)
        self._add(path, pen, None)

    def fill(
        self, path: QPainterPath, colour: QColor, edge: QColor | None = None, width: float = 0.0
    ) -> None:
        pen = QPen(Qt.PenStyle.NoPen) if edge is None else QPen(edge, width * self.u)
        self._add(path, pen, colour)

    def _add(self, path: QPainterPath, pen: QPen, colour: QColor | None) -> None:
        item = QGraphicsPathItem(path, self.spot.parent)
        item.setPen(pen)
        if colour is not None:
            item.setBrush(colour)
        item.setZValue(MARK_Z + len(self.items))
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.items.append(item)

    def circle(self, radius: float, centre: QPointF | None = None) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.spot.centre if centre is None else centre, radius, radius)
        return path

    def ring(self, beyond: float) -> QPainterPath:
        """The line states follow: a circle `beyond` pixels outside a disc, or the outline itself."""
        return self.circle(self.radius + beyond * self.u) if self.spot.ring == "disc" else self.spot.shape

    def corner(self) -> QPointF:
        """Where the dot or the badge sits: upper right on the ring, or on the outline."""
        if self.spot.ring == "disc":
            away = (self.radius + 5.4 * self.u) * _DIAGONAL
            return self.spot.centre + QPointF(away, -away)
        if self.spot.corner is None:
            self.spot.corner = upper_right(self.spot.shape)
        return self.spot.corner


def upper_right(shape: QPainterPath) -> QPointF:
    """Where the line from the middle of a shape to its box's upper right corner leaves the shape.

    The corner itself for a rectangle, the middle of a side for a lozenge, whose points touch its neighbours.
    """
    box = shape.boundingRect()
    middle, way = box.center(), box.topRight() - box.center()
    form = _form(shape, middle)
    if form not in _LEAVES:
        _LEAVES[form] = _leaves(shape, middle, way)
    return middle + way * _LEAVES[form]


_LEAVES: dict[tuple[float, ...], float] = {}
"""By form: there are few on a table, and many places have the same."""


def _form(shape: QPainterPath, middle: QPointF) -> tuple[float, ...]:
    """Equal for shapes that differ only in where they are."""
    x, y = middle.x(), middle.y()
    points = map(shape.elementAt, range(shape.elementCount()))
    return tuple(round(part, 6) for point in points for part in (point.x - x, point.y - y))


def _leaves(shape: QPainterPath, middle: QPointF, way: QPointF) -> float:
    """How far along `way` that is."""
    best = 0.0
    points = shape.toFillPolygon().toList()
    for one, two in pairwise(points):
        side = two - one
        across = way.x() * side.y() - way.y() * side.x()
        if abs(across) < 1e-9:
            continue
        start = one - middle
        along = (start.x() * side.y() - start.y() * side.x()) / across
        share = (start.x() * way.y() - start.y() * way.x()) / across
        if -1e-6 <= share <= 1 + 1e-6:
            best = max(best, along)
    return best


def _build(spot: Spot, state: State) -> list[QGraphicsItem]:
    brush = _Brush(spot)
    if State.HINTED in state:
        beyond = 12.0 if spot.ring == "disc" else 0.0
        brush.stroke(brush.ring(beyond), brush.look.colour("focus"), 4.0, [0.1, 2.2])
    if State.POOR in state:
        brush.stroke(brush.ring(6.0), brush.look.colour("faint"), 4.0, [1.75, 1.25])
    if State.SELECTED in state:
        brush.stroke(brush.ring(6.0), brush.look.colour("focus"), 4.5)
    elif State.HOVERED in state and State.BLOCKED not in state:
        brush.stroke(brush.ring(7.0), brush.look.colour("focus"), 4.0)
    elif State.LIT in state and (State.HINTED not in state or spot.ring == "disc"):
        _draw_lit(brush)  # on an outline it would lie over the hint
    if State.LIT in state and State.SELECTED not in state:
        _draw_dot(brush, State.HOVERED in state)
    if State.SELECTED in state:
        _draw_badge(brush)
    return brush.items


def _draw_lit(brush: _Brush) -> None:
    lit, edge = brush.look.colour("lit"), brush.look.colour("lit_edge")
    thin = 2.5 if brush.look.high_contrast else 1.3
    if brush.spot.ring == "disc":
        brush.stroke(brush.ring(6.0), lit, 5.0)
        brush.stroke(brush.ring(8.5 + thin / 2), edge, thin)
    elif brush.spot.ring in FRAMED:
        if brush.spot.ring == "bar":
            brush.fill(brush.spot.shape, lit)
            thin = max(thin, 2.0)  # it may lie on gold
        brush.stroke(brush.spot.shape, edge, 3.0 + 2 * thin)
        brush.stroke(brush.spot.shape, lit, 3.0)


def _draw_dot(brush: _Brush, hovered: bool) -> None:
    dense = brush.spot.ring == "dot"
    if dense and hovered:
        return
    if brush.spot.ring in FRAMED and brush.size < brush.look.pxf(SMALL):
        return  # the frame says it, and a dot would cover a number
    centre = brush.spot.centre if dense else brush.corner()
    width = 2.5 if brush.look.high_contrast else 1.6
    path = brush.circle((6.0 if dense else 6.5) * brush.u, centre)
    brush.fill(path, brush.look.colour("lit"), brush.look.colour("lit_edge"), width)


def _draw_badge(brush: _Brush) -> None:
    white, centre, radius = brush.look.colour("raised"), brush.corner(), 10.0 * brush.u
    spot = brush.spot
    if spot.ring in FRAMED and brush.look.text > 1 and brush.size < brush.look.pxf(SMALL):
        radius = min(radius, BADGE * min(spot.bounds.width(), spot.bounds.height()))
        centre = centre + QPointF(radius, -radius) / 2  # or it would cover what stands there
    brush.fill(brush.circle(radius, centre), brush.look.colour("focus"), white, 1.6)
    brush.fill(icons.placed_path("ui-confirm", centre, 1.1 * radius), white)


class Cross:
    """Not legal here: one cross over everything, the piece in hand included, in scene pixels."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._items = [QGraphicsPathItem(), QGraphicsPathItem()]
        for item in self._items:
            item.setZValue(CROSS_Z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    @property
    def shown(self) -> bool:
        """Whether a place is crossed out now."""
        return self._items[0].isVisible()

    def show(self, spot: Spot | None) -> None:
        """Cross out a spot, or nothing."""
        for item in self._items:
            item.setVisible(spot is not None)
        if spot is None:
            return
        look = theme.look()
        half = min(look.pxf(16.0), max(look.pxf(6.0), spot.drawn_size() * 0.35))
        path, centre = QPainterPath(), spot.scene_centre()
        for slope in (1, -1):
            path.moveTo(centre + QPointF(-half, -half * slope))
            path.lineTo(centre + QPointF(half, half * slope))
        for item, role, width in zip(self._items, ("raised", "accent"), (8.0, 5.0), strict=True):
            pen = QPen(look.colour(role), look.pxf(width))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            item.setPen(pen)
            item.setPath(path)


class FocusFrame:
    """The keyboard focus: one rounded square over everything, in scene pixels so that nothing clips it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._gap, self._line = QGraphicsPathItem(), QGraphicsPathItem()
        for item in (self._gap, self._line):
            item.setZValue(FOCUS_Z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    def show(self, spot: Spot | None) -> None:
        """Frame a spot, or nothing."""
        for item in (self._gap, self._line):
            item.setVisible(spot is not None)
        if spot is None:
            return
        look = theme.look()
        room = look.pxf(8.0)
        path = QPainterPath()
        path.addRoundedRect(spot.scene_rect().adjusted(-room, -room, room, room), look.pxf(12), look.pxf(12))
        self._gap.setPen(QPen(look.colour("raised"), look.pxf(8.0)))
        self._line.setPen(QPen(look.colour("focus"), look.pxf(3.5)))
        self._gap.setPath(path)
        self._line.setPath(path)

    def rect(self) -> QRectF:
        """What is framed, in scene pixels; empty when nothing is."""
        return self._line.path().boundingRect() if self._line.isVisible() else QRectF()


class Halos(QObject):
    """The soft gold glow of what just changed: 1.2 s, then gone; unfading where nothing may move."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[QGraphicsItem] = []
        self._clock: QVariantAnimation | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)

    @property
    def glowing(self) -> bool:
        """Whether anything glows."""
        return bool(self._items)

    def show(self, spots: Iterable[Spot], *, steady: bool = False) -> None:
        """Let these spots glow, and no others; `steady`: until something else shall glow."""
        self.clear()
        for spot in spots:
            self._items += _glow(spot)
        if steady or not self._items:
            return
        self._timer.start(HALO)
        if not theme.look().reduced_motion:
            self._clock = QVariantAnimation(self)
            self._clock.setStartValue(1.0)
            self._clock.setKeyValueAt(0.5, 1.0)
            self._clock.setEndValue(0.0)
            self._clock.setDuration(HALO)
            self._clock.valueChanged.connect(self._fade)
            self._clock.start()

    def clear(self) -> None:
        """End the glow at once."""
        self._timer.stop()
        if self._clock is not None:
            self._clock.stop()
            self._clock.deleteLater()
            self._clock = None
        _remove(self._items)
        self._items = []

    def _fade(self, opacity: float) -> None:
        for item in self._items:
            if isValid(item):
                item.setOpacity(opacity)


def _glow(spot: Spot) -> list[QGraphicsItem]:
    brush = _Brush(spot)
    for beyond, alpha in ((12.0, 0.22), (7.0, 0.28)):
        colour = brush.look.tinted("lit", alpha)
        if spot.ring in FRAMED:
            brush.stroke(spot.shape, colour, 2 * beyond)
            brush.fill(spot.shape, brush.look.tinted("lit", alpha / 2))
        elif spot.ring == "disc":
            glow = brush.ring(beyond)
            glow.addPath(brush.circle(brush.radius))  # odd-even: the piece in the middle keeps its colours
            brush.fill(glow, colour)
        else:
            brush.fill(brush.circle(min(brush.radius, 24.0 * brush.u) + beyond * brush.u), colour)
    return brush.items
