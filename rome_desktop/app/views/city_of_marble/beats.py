"""Beats of an animation that only this table has: flowing water, counted influence, a rising building."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.beats import Beat, Make
from rome_desktop.app.table.items import away
from rome_desktop.app.views.city_of_marble import pieces
from rome_desktop.app.views.city_of_marble.board import Board
from rome_desktop.games.city_of_marble.components import Colour

_RISE = QEasingCurve(QEasingCurve.Type.OutBack)


class Flow(Beat):
    """The last piece of an aqueduct is laid and water runs along it."""

    duration = 320

    def __init__(self, board: Board, colour: Colour, line: tuple[str, ...]) -> None:
        self._board, self._colour, self._line = board, colour, line
        self._t: float | None = None

    def show(self, t: float) -> None:
        self._t = t
        grid = self._board.grid
        *points, start, end = (grid.vertex(vertex) for vertex in self._line)
        points += [start, start + (end - start) * max(0.05, t)]
        item = pieces.channel(points, self._colour, grid.of("pipe"))
        self._board.layers["lines"].put(str(self._colour), self._line if t == 1.0 else t, item)

    def finish(self) -> None:
        self.show(1.0)

    def renew(self) -> None:
        if self._t is not None:
            self.show(self._t)


class Grow(Beat):
    """A building rises on its site."""

    duration = 360

    def __init__(self, board: Board, vertex: str, look: Hashable, make: Make) -> None:
        self._board, self._vertex, self._look, self._make = board, vertex, look, make
        self._state: tuple[float, float] | None = None
        """Scale and opacity, as soon as it has begun."""

    def _put(self) -> None:
        item = self._make()
        item.setPos(self._board.grid.vertex(self._vertex))
        self._board.layers["sites"].put(self._vertex, self._look, item)

    def _set(self, scale: float, opacity: float) -> None:
        self._state = scale, opacity
        item = self._board.layers["sites"].get(self._vertex)
        if item is not None:
            item.setScale(scale)
            item.setOpacity(opacity)

    def begin(self) -> None:
        self._put()

    def show(self, t: float) -> None:
        self._set(0.2 + 0.8 * _RISE.valueForProgress(t), 1.0)

    def finish(self) -> None:
        self._put()
        self._set(1.0, 1.0)

    def renew(self) -> None:
        if self._state is not None:
            self._put()
            self._set(*self._state)


class Marks(Beat):
    """Each magistrate who gives influence gets a ring in his seat's colour, one after the other."""

    def __init__(self, board: Board, marks: Sequence[tuple[str, theme.SeatColour]], each: int) -> None:
        self._board, self._marks = board, list(marks)
        self.duration = each * len(self._marks) + (each if self._marks else 0)
        self._rings: list[QGraphicsItem] = []
        """On the board of now."""

    def _ring(self, position: str, seat: theme.SeatColour) -> QGraphicsItem:
        grid, look = self._board.grid, theme.look()
        size, path = grid.of("magistrate"), QPainterPath()
        path.addEllipse(pieces.magistrate_place(grid, position), size * 0.62, size * 0.62)
        lit = pieces.edge_pen(look.colour("lit"), size * 0.16)
        ring = items.shape(path, None, lit, self._board.region.ground)
        items.shape(path, None, pieces.edge_pen(look.seat_line(seat), size * 0.07), ring)
        ring.setZValue(900)
        return ring

    def show(self, t: float) -> None:
        wanted = min(len(self._marks), int(t * (len(self._marks) + 1)) + 1)
        while len(self._rings) < wanted:
            self._rings.append(self._ring(*self._marks[len(self._rings)]))

    def finish(self) -> None:
        for item in self._rings:
            away(item)
        self._rings = []

    def renew(self) -> None:
        count = len(self._rings)
        self.finish()
        self._rings = [self._ring(*mark) for mark in self._marks[:count]]
