"""Steps of an animation that only this table has: flowing water, counted influence, a rising building."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from shiboken6 import isValid

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.animator import Step
from rome_desktop.app.kit.layer import Layer
from rome_desktop.app.views.city_of_marble import pieces
from rome_desktop.games.city_of_marble.components import Colour

BANNER_Z = 7500.0
_RISE = QEasingCurve(QEasingCurve.Type.OutBack)


def away(item: QGraphicsItem) -> None:
    """Take an item out of its scene, if it is still in one."""
    scene = item.scene() if isValid(item) else None
    if scene is not None:
        scene.removeItem(item)


class Flow(Step):
    """The last piece of an aqueduct is laid and water runs along it."""

    def __init__(
        self, layer: Layer, colour: Colour, line: tuple[str, ...], points: Sequence[QPointF], width: float
    ) -> None:
        self.duration = 320
        self._layer, self._colour, self._line = layer, colour, line
        self._points, self._width = list(points), width

    def show(self, t: float) -> None:
        start, end = self._points[-2:]
        points = [*self._points[:-1], start + (end - start) * max(0.05, t)]
        self._layer.put(str(self._colour), t, pieces.channel(points, self._colour, self._width))

    def show_still(self, t: float) -> None:
        self.show(1.0)

    def finish(self) -> None:
        item = pieces.channel(self._points, self._colour, self._width)
        self._layer.put(str(self._colour), self._line, item)


class Grow(Step):
    """A building rises on its site."""

    def __init__(self, layer: Layer, key: str, look: Hashable, item: QGraphicsItem) -> None:
        self.duration = 360
        self._layer, self._key, self._look, self._item = layer, key, look, item

    def begin(self) -> None:
        self._layer.put(self._key, self._look, self._item)

    def show(self, t: float) -> None:
        if isValid(self._item):
            self._item.setScale(0.2 + 0.8 * _RISE.valueForProgress(t))

    def show_still(self, t: float) -> None:
        if isValid(self._item):
            self._item.setOpacity(t)

    def finish(self) -> None:
        if isValid(self._item):
            self._item.setScale(1.0)
            self._item.setOpacity(1.0)
            self._layer.put(self._key, self._look, self._item)


class Marks(Step):
    """Each magistrate who gives influence gets a ring in his seat's colour, one after the other."""

    def __init__(
        self,
        parent: QGraphicsItem,
        marks: Sequence[tuple[QPointF, theme.SeatColour]],
        size: float,
        each: int,
    ) -> None:
        self._parent, self._marks, self._size = parent, list(marks), size
        self.duration = each * len(self._marks) + (each if self._marks else 0)
        self._shown: list[QGraphicsItem] = []

    def show(self, t: float) -> None:
        wanted = min(len(self._marks), int(t * (len(self._marks) + 1)) + 1)
        while len(self._shown) < wanted:
            at, seat = self._marks[len(self._shown)]
            path = QPainterPath()
            path.addEllipse(at, self._size * 0.62, self._size * 0.62)
            look = theme.look()
            ring = pieces.shape(
                path, None, pieces.edge_pen(look.colour("lit"), self._size * 0.16), self._parent
            )
            pieces.shape(path, None, pieces.edge_pen(look.seat_line(seat), self._size * 0.07), ring)
            ring.setZValue(900)
            self._shown.append(ring)

    def show_still(self, t: float) -> None:
        self.show(1.0)

    def finish(self) -> None:
        for item in self._shown:
            away(item)
        self._shown = []


class Banner(Step):
    """Words over the board for a moment: the final round begins."""

    def __init__(self, scene: QGraphicsScene, rect: QRectF, title: str, note: str) -> None:
        self.duration = 1600
        self._scene, self._rect, self._title, self._note = scene, rect, title, note
        self._item: QGraphicsItem | None = None

    def begin(self) -> None:
        look = theme.look()
        px, middle = look.pxf, self._rect.center()
        title = pieces.text(self._title.upper(), "title", look.colour("on_strip"))
        note = pieces.text(self._note, "sentence", look.colour("on_strip_muted"))
        width = max(title.boundingRect().width(), note.boundingRect().width()) + px(64)
        path = QPainterPath()
        path.addRoundedRect(QRectF(-width / 2, -px(46), width, px(92)), px(8), px(8))
        root = pieces.shape(path, look.colour("strip"), pieces.edge_pen(look.colour("gold"), px(2)))
        for item, y in ((title, -px(14)), (note, px(18))):
            item.setParentItem(root)
            pieces.centre_text(item, QPointF(0, y))
        root.setPos(middle)
        root.setZValue(BANNER_Z)
        root.setOpacity(0.0)
        self._scene.addItem(root)
        self._item = root

    def show(self, t: float) -> None:
        if self._item is not None and isValid(self._item):
            self._item.setOpacity(min(1.0, t * 6, (1.0 - t) * 5))

    def still_time(self, factor: float) -> int:
        return round(self.duration * factor)

    def finish(self) -> None:
        if self._item is not None:
            away(self._item)
        self._item = None
