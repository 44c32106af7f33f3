"""A part of the table: a picture drawn anew when it has changed, pieces over it, and the places on it."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import ceil, sqrt
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.growing import Edges, most, moved
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.pencil import HINTS, Pencil, painted, picture
from rome_desktop.app.table.shown import Shown
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Describe, KeptSpots, Place, Spot
from rome_desktop.app.table.table_view import TableView

MOST_PIXELS = 12_000_000.0
"""A picture that is zoomed is not drawn with more of them: 48 MB."""

MOST_MENDED = 0.6
"""A picture of which more has changed is drawn anew as a whole."""
MOST_TWICE = 1.2
"""The same if so many times more parts would be drawn than there are: those between rooms that changed."""

S = TypeVar("S", bound=Shown[Any])


class Part(NamedTuple):
    """What is drawn within `room`, in units of its picture; `seen` is everything that it depends on."""

    room: QRectF
    seen: Hashable
    draw: Callable[[Any], object]


def kept_part(key: Hashable, room: QRectF, draw: Callable[[Any], None], own: QRectF | None = None) -> Part:
    """A part that is copied where it was drawn before with this key.

    `own` is as much of its room as changes with it, if that is less.
    """
    return Part(room if own is None else own, key, lambda hand: hand.kept(key, room, draw))


_Laid = tuple[QRect, Hashable]
"""A part that is drawn: where, in pixels of the picture, and what it depended on."""
_Mended = Iterable[tuple[QRect, Sequence[Part]]]
"""Rectangles of a picture, in its pixels, with the parts that are drawn there."""
Parts = Callable[[], Sequence[Part]]
"""From below: each may lie over those before it."""


class Picture(QGraphicsPixmapItem):
    """A pixmap in the units of its parent, drawn anew if what it depends on is not what it was."""

    def __init__(self, table: TableView, parent: QGraphicsItem, depth: float = 0.0) -> None:
        super().__init__(parent)
        self._table = table
        self._stands: Hashable = None
        self._seen: Hashable = None
        self._laid: list[_Laid] = []
        """The parts drawn last."""
        self._again: Callable[[], None] | None = None
        self.beside: Callable[[], tuple[Picture, ...]] = tuple
        """All pictures of its panel: where words may grow, they keep off what the others show."""
        self._edges: tuple[Edges, ...] = ()
        """Where everything on it stands, if words may grow."""
        self._met: set[int] = set()
        """Those whose things were known when it was drawn."""
        self.detail = 1
        """So many times finer than it is seen without zoom."""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(depth)

    def show_as(
        self, rect: QRectF, unit: float, seen: Hashable, draw: Callable[[Any], None], pencil: type[Pencil]
    ) -> None:
        """Show `rect` (units of `unit` pixels) as `draw` draws it; `seen` is everything that depends on."""
        self.show_parts(rect, unit, (), seen, lambda: [Part(rect, seen, draw)], pencil)

    def show_parts(
        self, rect: QRectF, unit: float, ground: Hashable, seen: Hashable, parts: Parts, pencil: type[Pencil]
    ) -> None:
        """The same in parts, of which those are drawn anew that changed, with what else lies there.

        `seen` is everything that any of them depends on, and `ground` what all of them do.
        """
        self._again = partial(self.show_parts, rect, unit, ground, seen, parts, pencil)
        look, ratio = theme.look(), self._table.devicePixelRatioF()
        face = look.dark, look.scale, look.text, look.high_contrast
        stands = (rect.getRect(), face, unit, ratio, self.detail, ground)
        if (stands, seen) == (self._stands, self._seen):
            return
        pixels = unit * ratio * self._detail(rect.width() * rect.height() * (unit * ratio) ** 2)
        found = parts()
        laid = [(_in_pixels(part.room, rect, pixels), part.seen) for part in found]
        before, alike = self._laid, stands == self._stands and most(unit) == 1.0
        self._stands, self._seen, self._laid = stands, seen, laid
        if alike:
            self._mend(_mended(before, laid, found, rect, pixels), rect, pixels, pencil, unit)
        else:
            self._draw(rect, pixels, lambda hand: _draw_parts(hand, rect, found), pencil, unit)

    def _draw(
        self, rect: QRectF, pixels: float, draw: Callable[[Any], None], pencil: type[Pencil], unit: float
    ) -> None:
        """Draw all of it; pictures of the panel that did not know of it once more, where words grow."""
        corner = rect.topLeft()
        others = [one for one in self.beside() if one is not self]
        beside = [moved(edges, -corner.x(), -corner.y()) for one in others for edges in one._edges]
        self._met = {id(one) for one in others if one._edges}
        drawn, found = painted(rect.size(), pixels, draw, pencil, unit, beside)
        self._edges = tuple(moved(edges, corner.x(), corner.y()) for edges in found)
        self.setPixmap(drawn)
        self.setPos(corner)
        for one in others:
            if self._edges and one._edges and id(self) not in one._met:
                one.draw_again()

    def draw_again(self) -> None:
        """Draw the same once more, because what it stands beside is another."""
        self._seen = None
        if self._again is not None:
            self._again()

    def _mend(
        self,
        over: _Mended,
        rect: QRectF,
        pixels: float,
        pencil: type[Pencil],
        unit: float,
    ) -> None:
        """Draw rectangles of the picture anew, in its own pixels: nothing beside them is touched."""
        mended = self.pixmap()
        self.setPixmap(QPixmap())  # shared with the item it would be copied
        mended.setDevicePixelRatio(1.0)
        painter = QPainter(mended)
        painter.setRenderHints(HINTS)
        modes = QPainter.CompositionMode
        for room, parts in over:
            painter.save()
            painter.setClipRect(room)
            painter.setCompositionMode(modes.CompositionMode_Clear)
            painter.fillRect(room, Qt.GlobalColor.transparent)
            painter.setCompositionMode(modes.CompositionMode_SourceOver)
            painter.scale(pixels, pixels)
            _draw_parts(pencil(painter, unit), rect, parts)
            painter.restore()
        painter.end()
        mended.setDevicePixelRatio(pixels)
        self.setPixmap(mended)

    def _detail(self, pixels: float) -> float:
        """`detail`, less where the picture would become too large."""
        return min(float(self.detail), max(1.0, sqrt(MOST_PIXELS / max(1.0, pixels))))

    def zoomed(self, zoom: float) -> None:
        """Seen so much larger: what was drawn for less is drawn finer."""
        detail = max(1, ceil(zoom - 0.05))
        if detail == self.detail:
            return
        self.detail = detail
        if self._again is not None and self.scene() is not None:
            self._again()


def _in_pixels(room: QRectF, rect: QRectF, pixels: float) -> QRect:
    """All pixels of a picture of `rect` that something within `room` touches."""
    x, y = (room.x() - rect.x()) * pixels, (room.y() - rect.y()) * pixels
    return QRectF(x, y, room.width() * pixels, room.height() * pixels).toAlignedRect()


def _mended(
    before: Sequence[_Laid], now: Sequence[_Laid], parts: Sequence[Part], rect: QRectF, pixels: float
) -> _Mended:
    """What of a picture is drawn anew, with the parts there; all of it where little of it stayed."""
    changed, there = _changed(before, now), list(zip(parts, now, strict=True))
    if changed is not None:
        found = [(room, [part for part, at in there if at[0].intersects(room)]) for room in changed]
        drawn = sum(len(parts) for _, parts in found)
        largest = MOST_MENDED * rect.width() * rect.height() * pixels**2
        if sum(map(_area, changed)) <= largest and drawn <= MOST_TWICE * len(parts):
            return found
    return [(_in_pixels(rect, rect, pixels), parts)]


def _changed(before: Sequence[_Laid], now: Sequence[_Laid]) -> list[QRect] | None:
    """Where parts came or went; those that lie over each other much are one. None if that cannot be told."""
    gone, come = _without(before, now), _without(now, before)
    if [part for part in before if part not in gone] != [part for part in now if part not in come]:
        return None
    found: list[QRect] = []
    for part in (*gone, *come):
        room = part[0]
        for other in list(found):
            both = other.united(room)
            if _area(both) <= _area(other) + _area(room):
                found.remove(other)
                room = both
        found.append(room)
    return found


def _without(parts: Sequence[_Laid], others: Sequence[_Laid]) -> list[_Laid]:
    """Those that are not among the others."""
    there: dict[QRect, list[Hashable]] = {}
    for room, seen in others:
        there.setdefault(room, []).append(seen)
    return [part for part in parts if part[1] not in there.get(part[0], ())]


def _area(rect: QRect) -> int:
    return rect.width() * rect.height()


def _draw_parts(hand: Any, rect: QRectF, parts: Sequence[Part]) -> None:
    hand.painter.translate(-rect.topLeft())
    for part in parts:
        hand.painter.save()
        part.draw(hand)
        hand.painter.restore()


class Panel(Generic[S]):
    """A panel of a table. A subclass says what it shows; everything is in units of the layout file.

    `rect` is the panel with its upper left corner at the origin. `edge` is the room round it that its picture
    needs for a shadow. A picture whose `seen` is what it was is kept, whatever else is drawn anew.
    """

    key: str = ""
    number: int | None = None
    """The digit that fills the table with the panel; None for one that is only zoomed where it is."""
    sorts: ClassVar[tuple[str, ...]] = ()
    """The layers of pieces, from below."""
    pencil: ClassVar[type[Pencil]] = Pencil
    edge: ClassVar[float] = 0.0
    zooms: ClassVar[bool] = True
    """Whether it can be zoomed. One that cannot is not cut off at its edges and is no region of the table."""
    kept: ClassVar[bool] = False
    """Whether pieces are kept as pictures: those that are built of items, not those that are sprites."""

    def __init__(
        self, table: TableView, title: str, name: Callable[[SpotKey, S], str], describe: Describe
    ) -> None:
        self.table = table
        self._spots = KeptSpots(name, describe)
        self.region = BoardRegion(self.number, title)
        self.region.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, self.zooms)
        table.table.addItem(self.region)
        self.root = QGraphicsRectItem(self.region.ground)
        """Parent of everything drawn: scaled to units."""
        self.root.setPen(QPen(Qt.PenStyle.NoPen))
        self.picture = Picture(table, self.root)
        self.layers = {
            name: Layer(10.0 * n + 10.0, self.root, kept=self.kept) for n, name in enumerate(self.sorts)
        }
        self.region.moved.connect(lambda _region: self._zoomed())
        self.rect = QRectF()
        self.unit = 1.0

    # ---- size

    def place(self, rect: QRectF, unit: float) -> None:
        """Stand at `rect`, in scene pixels, `unit` of which are one of the layout file."""
        self.unit = unit
        self.rect = QRectF(0.0, 0.0, rect.width() / unit, rect.height() / unit)
        self._spots.forget()
        edge = self.edge * unit
        self.region.place(rect.adjusted(-edge, -edge, edge, edge))
        self.root.setPos(edge, edge)
        self.root.setScale(unit)

    def lay(self, layout: Layout) -> None:
        """Stand where the layout says; the pieces are drawn anew."""
        self.place(layout[self.key], layout.unit)
        for layer in self.layers.values():
            layer.sync({})

    def _zoomed(self) -> None:
        for one in self.pictures():
            one.zoomed(self.region.zoom)

    def pictures(self) -> tuple[Picture, ...]:
        """Everything painted that is zoomed with the panel."""
        return (self.picture,)

    def at(self, point: QPointF) -> QPointF:
        """A point of the panel in the scene's pixels, however it is zoomed."""
        return self.root.mapToScene(point)

    def sprite(self, w: float, h: float, draw: Callable[[Any], None]) -> QGraphicsPixmapItem:
        """A piece for the panel: what `draw` puts round its origin within `w` times `h` units."""
        return sprite(w, h, draw, self.unit, pencil=self.pencil)

    # ---- showing

    def show(self, shown: S) -> None:
        """Make picture and pieces equal to what is shown."""
        self._show_parts(self.picture, shown, self.seen(shown), lambda: self.painted(shown), self._room())
        for name, wanted in self.pieces(shown).items():
            self.layers[name].sync(wanted)

    def show_picture(
        self,
        where: Picture,
        shown: S,
        seen: Hashable,
        draw: Callable[[Any, S], None],
        part: QRectF | None = None,
    ) -> None:
        """Make one of the panel's pictures, of the whole or of a part, equal to what is shown."""
        room = self._room(part)
        drawn = Part(room, seen, lambda hand: draw(hand, shown))
        self._show_parts(where, shown, seen, lambda: [drawn], room)

    def _show_parts(self, where: Picture, shown: S, seen: Hashable, parts: Parts, room: QRectF) -> None:
        colours = tuple(side.colour for side in shown.context.sides)
        where.beside = self.pictures
        where.show_parts(room, self.unit, (shown.context.language, colours), seen, parts, self.pencil)

    def _room(self, part: QRectF | None = None) -> QRectF:
        """The room of a picture of the panel, or of a part of it."""
        return (self.rect if part is None else part).adjusted(-self.edge, -self.edge, self.edge, self.edge)

    def spots(self, shown: S, first: int) -> list[Spot]:
        """The places of the panel with their words, in reading order from `first` on."""
        elsewhere = self.is_elsewhere(shown)
        return self._spots.show(
            shown, self.places_seen(shown), self.places, self.root, first, elsewhere=elsewhere
        )

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What stands in the scene for it."""
        return (self.region,)

    # ---- for subclasses

    def seen(self, shown: S) -> Hashable:
        """Everything of what is shown that the picture depends on, besides language and colours."""
        raise NotImplementedError

    def painted(self, shown: S) -> Sequence[Part]:
        """What the picture is drawn of: filled in by a panel of which little changes at once."""
        return [Part(self._room(), self.seen(shown), lambda hand: self.draw(hand, shown))]

    def draw(self, pencil: Any, shown: S) -> None:
        """Draw the picture into `rect`: filled in by every other panel."""
        for part in self.painted(shown):
            part.draw(pencil)

    def places(self, shown: S) -> Iterator[Place]:
        """What can be chosen or asked about."""
        raise NotImplementedError

    def places_seen(self, shown: S) -> object:
        """Everything of what is shown that the places follow from; None asks each time."""
        return None

    def is_elsewhere(self, shown: S) -> bool:
        """Whether it is a dock that is only looked at, while another seat is asked: its keys say so."""
        return False

    def pieces(self, shown: S) -> Mapping[str, Wanted]:
        """The pieces of each layer."""
        return {}


def sprite(
    w: float,
    h: float,
    draw: Callable[[Any], None],
    unit: float,
    ratio: float = 1.0,
    pencil: type[Pencil] = Pencil,
) -> QGraphicsPixmapItem:
    """What `draw` puts round its origin within `w` times `h` units, as an item with its origin in the middle.

    It is drawn finer than `unit` pixels for each of its own, so that a zoom does not show.
    """
    fine = min(4.0, max(1.0, unit)) * ratio * 2.0

    def centred(hand: Pencil) -> None:
        hand.painter.translate(w / 2, h / 2)
        draw(hand)

    item = QGraphicsPixmapItem(picture(w, h, fine, centred, pencil, unit))
    item.setOffset(-w / 2, -h / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item
