"""One part of the table: a picture that is drawn anew when it has changed, and the places on it."""

from collections.abc import Hashable, Iterator
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsRectItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.spots import Describe, Place, Spot, spots_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.pencil import Painted, Pencil, rounded
from rome_desktop.games.trajan.state import TrajanState

FRAME_Z = 40.0


class Panel:
    """A panel of the table; a subclass says what it shows."""

    key = ""
    number: int | None = None
    """The digit that fills the table with the zone; None for one that is only zoomed where it is."""

    def __init__(self, table: TableView, labels: TrajanLabels, describe: Describe) -> None:
        self.labels = labels
        self._describe = describe
        self.region = BoardRegion(self.number, labels.title(self.key))
        table.table.addItem(self.region)
        self.board = QGraphicsRectItem(self.region.ground)
        """Parent of everything drawn; its coordinates are the scene's as long as nothing is zoomed."""
        self.board.setPen(QPen(Qt.PenStyle.NoPen))
        self.painted = Painted(table)
        self.painted.setParentItem(self.board)
        self.root = QGraphicsPathItem(self.board)
        self.root.setZValue(1.0)
        self._shown: tuple[TrajanState, TableContext] | None = None
        self.region.moved.connect(self._zoomed)
        self.frame = QGraphicsPathItem(self.root)
        self.frame.setZValue(FRAME_Z)
        self.frame.hide()
        self.rect = QRectF()
        self.unit = 1.0

    def px(self, n: float) -> float:
        """So many pixels of the layout file, on this table."""
        return n * self.unit

    def place(self, rect: QRectF, unit: float) -> None:
        """Stand at `rect`, in scene pixels."""
        self.rect, self.unit = QRectF(rect), unit
        edge = paint.shadow_margin() / 2
        room = rect.adjusted(-edge, -edge, edge, edge)
        self.board.setPos(-room.topLeft())
        self.region.place(room)
        look = theme.look()
        self.frame.setPath(rounded(rect.adjusted(1.5, 1.5, -1.5, -1.5), 7 * unit / look.scale))
        self.frame.setPen(QPen(look.colour("lit"), max(3.0, self.px(3.0))))

    def show(self, view: TrajanState, context: TableContext) -> None:
        """Make the picture equal to the view."""
        self._shown = view, context
        self.region.title = self.labels.title(self.key)
        seen = (self.seen(view, context), context.language, tuple(s.colour for s in context.sides))
        self.painted.show_as(self.rect, seen, partial(self._draw, view, context), self.unit)

    def _draw(self, view: TrajanState, context: TableContext, pencil: Pencil) -> None:
        self.draw(pencil, view, context)

    def _zoomed(self, _region: object) -> None:
        """Draw finer when the zone is seen larger."""
        detail = float(ceil(self.region.zoom - 0.01))
        if detail != self.painted.detail:
            for picture in self.pictures():
                picture.detail = detail
            if self._shown is not None:
                self.show(*self._shown)

    def pictures(self) -> tuple[Painted, ...]:
        """Everything painted that is zoomed with the zone."""
        return (self.painted,)

    def at(self, point: QPointF) -> QPointF:
        """A point of the drawing in the scene's pixels, however the zone is zoomed."""
        return self.board.mapToScene(point)

    def light(self, is_lit: bool) -> None:
        """A gold frame: the sowing leads to this zone's action."""
        self.frame.setVisible(is_lit)

    def spots(self, view: TrajanState, context: TableContext, first: int) -> list[Spot]:
        """The places of the zone, in reading order from `first` on."""
        name = partial(self.labels.name, view=view)
        return spots_of(self.places(view, context), self.root, name, self._describe, first)

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What stands in the scene for it."""
        return (self.region,)

    # ---- for subclasses

    def seen(self, view: TrajanState, context: TableContext) -> Hashable:
        """Everything that the picture depends on."""
        raise NotImplementedError

    def draw(self, pencil: Pencil, view: TrajanState, context: TableContext) -> None:
        """Draw the picture into `rect`."""
        raise NotImplementedError

    def places(self, view: TrajanState, context: TableContext) -> Iterator[Place]:
        """What can be chosen or asked about."""
        raise NotImplementedError


def seat_of(context: TableContext, side: int) -> theme.SeatColour:
    """The colour of a side."""
    return theme.seat(context.sides[side].colour)
