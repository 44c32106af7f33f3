"""One part of the table: a picture that is drawn anew when it has changed, and the places on it."""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.spots import Ring, Spot, spot
from rome_desktop.app.kit.table_view import TableView
from rome_desktop.app.views.trajan.hand import Hand, Painted, rounded
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.games.trajan.state import TrajanState

Describe = Callable[[str], str]
FRAME_Z = 40.0


class Place(NamedTuple):
    """A spot before it gets its name: key, shape in scene pixels, how its states show."""

    key: str
    shape: QPainterPath
    ring: Ring = "outline"


class Zone:
    """A panel of the table; a subclass says what it shows."""

    key = ""

    def __init__(self, table: TableView, labels: TrajanLabels, describe: Describe) -> None:
        self.labels = labels
        self._describe = describe
        self.painted = Painted(table)
        self.root = QGraphicsPathItem()
        self.root.setZValue(1.0)
        table.table.addItem(self.root)
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
        look = theme.look()
        self.frame.setPath(rounded(rect.adjusted(1.5, 1.5, -1.5, -1.5), 7 * unit / look.scale))
        self.frame.setPen(QPen(look.colour("lit"), max(3.0, self.px(3.0))))

    def show(self, view: TrajanState, context: TableContext) -> None:
        """Make the picture equal to the view."""
        seen = (self.seen(view, context), context.language, tuple(s.colour for s in context.sides))
        self.painted.show_as(self.rect, seen, partial(self._draw, view, context), self.unit)

    def _draw(self, view: TrajanState, context: TableContext, hand: Hand) -> None:
        self.draw(hand, view, context)

    def light(self, is_lit: bool) -> None:
        """A gold frame: the sowing leads to this zone's action."""
        self.frame.setVisible(is_lit)

    def spots(self, view: TrajanState, context: TableContext, first: int) -> list[Spot]:
        """The places of the zone, in reading order from `first` on."""
        return [
            spot(
                place.key,
                place.shape,
                self.root,
                self.labels.name(place.key, view),
                partial(self._describe, place.key),
                first + n,
                place.ring,
            )
            for n, place in enumerate(self.places(view, context))
        ]

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What stands in the scene for it."""
        return (self.painted, self.root)

    # ---- for subclasses

    def seen(self, view: TrajanState, context: TableContext) -> Hashable:
        """Everything that the picture depends on."""
        raise NotImplementedError

    def draw(self, hand: Hand, view: TrajanState, context: TableContext) -> None:
        """Draw the picture into `rect`."""
        raise NotImplementedError

    def places(self, view: TrajanState, context: TableContext) -> Iterator[Place]:
        """What can be chosen or asked about."""
        raise NotImplementedError


def seat_of(context: TableContext, side: int) -> theme.SeatColour:
    """The colour of a side."""
    return theme.seat(context.sides[side].colour)
