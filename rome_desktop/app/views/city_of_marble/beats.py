"""Beats of an animation that only this table has: flowing water, counted influence, a rising building."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.animator import Beat
from rome_desktop.app.table.items import away
from rome_desktop.app.table.layer import Layer
from rome_desktop.app.views.city_of_marble import pieces
from rome_desktop.games.city_of_marble.components import Colour

_RISE = QEasingCurve(QEasingCurve.Type.OutBack)


class Flow(Beat):
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


class Grow(Beat):
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


class Marks(Beat):
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
            ring = items.shape(
                path, None, pieces.edge_pen(look.colour("lit"), self._size * 0.16), self._parent
            )
            items.shape(path, None, pieces.edge_pen(look.seat_line(seat), self._size * 0.07), ring)
            ring.setZValue(900)
            self._shown.append(ring)

    def show_still(self, t: float) -> None:
        self.show(1.0)

    def finish(self) -> None:
        for item in self._shown:
            away(item)
        self._shown = []
