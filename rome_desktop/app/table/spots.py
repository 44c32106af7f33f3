"""Everything on a table that can be picked or be a target, and where it is.

A spot is a shape inside a graphics item; it draws nothing by itself. Hit tests work on the screen's pixels,
so that a spot keeps its minimum hit area of 24 pixels whatever the zoom and whatever is drawn.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from math import hypot
from operator import attrgetter
from typing import Any, Literal, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.spot_key import Elsewhere, SpotKey

MINIMUM_HIT = 24.0
SNAP = 24.0

Ring = Literal["disc", "outline", "dot", "bar"]


class Pieces(Protocol):
    """Pieces by key, such as a layer: one may have gone, or be another than before."""

    def get(self, key: str, /) -> QGraphicsItem | None: ...


Piece = tuple[Pieces, str]
"""Whatever lies there by this key when it is asked for."""


def _no_description() -> str:
    return ""


@dataclass(slots=True, eq=False)
class Spot:
    """A place on the table.

    `shape` and `centre` are in the coordinates of `parent`. `called` is what a screen reader says, or finds
    it; that and `description` are asked for each time, as they may depend on what is shown and offered.
    `order` is the place in reading order. `piece`, if given, is what lies there: it grows a little while
    hovered. `ring` says how states show: a ring round a disc, a frame along the outline, a filled bar for a
    narrow place on which nothing lies, or a dot for boards where outlines would overlap. States are drawn as
    children of `parent`: give a board's places its ground, so that they lie over neighbours and pieces.
    """

    key: SpotKey
    shape: QPainterPath
    centre: QPointF
    parent: QGraphicsItem
    called: str | Callable[[], str]
    description: Callable[[], str] = _no_description
    order: int = 0
    ring: Ring = "outline"
    piece: Piece | None = None
    bounds: QRectF = field(init=False)
    region: BoardRegion | None = field(init=False)
    rank: int = field(init=False)
    """Its place in reading order among all spots of the table."""
    corner: QPointF | None = field(init=False)
    """Where marks sit on its outline, found by the first of them."""

    def __post_init__(self) -> None:
        self.bounds = self.shape.boundingRect()
        self.region, self.rank, self.corner = None, 0, None

    @property
    def name(self) -> str:
        """What it is called; few are ever asked, so that the words are found then."""
        return self.called if isinstance(self.called, str) else self.called()

    @property
    def item(self) -> QGraphicsItem | None:
        """What lies there now."""
        return None if self.piece is None else self.piece[0].get(self.piece[1])

    def scale(self) -> float:
        """Screen pixels per unit of the parent (1 without zoom)."""
        transform = self.parent.sceneTransform()
        return hypot(transform.m11(), transform.m12()) or 1.0

    def scene_centre(self) -> QPointF:
        """The centre in the scene's pixels."""
        return self.parent.mapToScene(self.centre)

    def scene_rect(self) -> QRectF:
        """The rectangle round the shape, at least the minimum hit area, in the scene's pixels."""
        rect = self.parent.mapToScene(self.bounds).boundingRect()
        grow_x = max(0.0, MINIMUM_HIT - rect.width()) / 2
        grow_y = max(0.0, MINIMUM_HIT - rect.height()) / 2
        return rect.adjusted(-grow_x, -grow_y, grow_x, grow_y)

    def drawn_size(self) -> float:
        """The smaller side of what is drawn, in the scene's pixels."""
        return min(self.bounds.width(), self.bounds.height()) * self.scale()


def _region_of(item: QGraphicsItem, regions: Iterable[BoardRegion]) -> BoardRegion | None:
    """The region an item lies in.

    WORKAROUND: not by climbing `parentItem()`. Where that answers None, PySide 6.11 forgets that the scene
    owns the item, and a later garbage collection frees it a second time.
    """
    return next((region for region in regions if region is item or region.isAncestorOf(item)), None)


class SpotIndex:
    """The spots of one table by key, with hit tests in scene pixels; tells each spot which region it lies in.

    Spots are grouped by parent so that a point is mapped once per parent; nothing is cached that a moved or
    zoomed item could make untrue.
    """

    def __init__(self, spots: Iterable[Spot] = (), regions: Collection[BoardRegion] = ()) -> None:
        self.given = list(spots)
        """As they were handed over, in whatever order."""
        ordered = sorted(self.given, key=attrgetter("order"))
        self.by_key: dict[SpotKey, Spot] = {spot.key: spot for spot in ordered}
        if len(self.by_key) < len(ordered):
            counted = Counter(spot.key for spot in ordered)
            raise ValueError(f"two spots are called {counted.most_common(1)[0][0]!r}")
        self._groups: dict[int, tuple[QGraphicsItem, list[Spot]]] = {}
        parent: QGraphicsItem | None = None
        group: list[Spot] = []
        for rank, spot in enumerate(ordered):
            spot.rank = rank
            if spot.parent is not parent:  # those of one parent mostly follow each other
                parent = spot.parent
                group = self._groups.setdefault(id(parent), (parent, []))[1]
            group.append(spot)
        for parent, group in self._groups.values():
            region = _region_of(parent, regions)
            for spot in group:
                spot.region = region

    @cached_property
    def by_region(self) -> list[tuple[BoardRegion | None, list[SpotKey]]]:
        """The keys in each region, and in none, in reading order."""
        found: dict[BoardRegion | None, list[SpotKey]] = {}
        for key, spot in self.by_key.items():
            found.setdefault(spot.region, []).append(key)
        return list(found.items())

    def __contains__(self, key: object) -> bool:
        return key in self.by_key

    def get(self, key: SpotKey | None) -> Spot | None:
        """The spot with this key, or None."""
        return self.by_key.get(key) if key is not None else None

    def in_order(self, keys: Collection[SpotKey]) -> list[SpotKey]:
        """Those of `keys` that are on the table, in reading order."""
        found = {spot.rank: spot.key for key in keys if (spot := self.by_key.get(key)) is not None}
        return [found[rank] for rank in sorted(found)]

    def at(self, point: QPointF, preferred: Collection[SpotKey] = ()) -> SpotKey | None:
        """The spot under a scene point: preferred ones first, then the smallest, then the nearest."""
        best: tuple[bool, bool, float, float] | None = None
        found = None
        for parent, spots in self._reachable(point):
            local = parent.mapFromScene(point)
            scale = spots[0].scale()
            for spot in spots:
                rank = _rank(spot, local, scale, spot.key in preferred)
                if rank is not None and (best is None or rank < best):
                    best, found = rank, spot.key
        return found

    def nearest(self, point: QPointF, keys: Collection[SpotKey], reach: float = SNAP) -> SpotKey | None:
        """The one of `keys` a carried piece snaps to: within `reach` pixels, or under the point."""
        best = (reach, float("inf"))
        found = None
        for parent, spots in self._reachable(point):
            local = parent.mapFromScene(point)
            scale = spots[0].scale()
            for spot in spots:
                if spot.key not in keys:
                    continue
                away = hypot(local.x() - spot.centre.x(), local.y() - spot.centre.y()) * scale
                rank = (_gap(spot, local, away, scale), away)
                if rank <= best:
                    best, found = rank, spot.key
        return found

    def _reachable(self, point: QPointF) -> Iterable[tuple[QGraphicsItem, list[Spot]]]:
        for parent, spots in self._groups.values():
            region = spots[0].region
            if parent.isVisible() and (region is None or region.shows(point)):
                yield parent, spots


def _rank(
    spot: Spot, local: QPointF, scale: float, preferred: bool
) -> tuple[bool, bool, float, float] | None:
    """How well a point hits a spot, smaller is better; None is a miss."""
    dx, dy = local.x() - spot.centre.x(), local.y() - spot.centre.y()
    half = MINIMUM_HIT / 2 / scale
    near = abs(dx) <= half and abs(dy) <= half
    inside = spot.bounds.contains(local) and spot.shape.contains(local)
    if not (near or inside):
        return None
    area = round(spot.bounds.width() * spot.bounds.height())
    return (not preferred, not inside, area, dx * dx + dy * dy)


def _gap(spot: Spot, local: QPointF, away: float, scale: float) -> float:
    """Pixels from the point to the spot; dense boards count from the centre, whose shapes overlap."""
    if spot.ring == "dot":
        return 0.0 if away <= min(spot.bounds.width(), spot.bounds.height()) / 2 * scale else away
    if spot.shape.contains(local):
        return 0.0
    dx = max(spot.bounds.left() - local.x(), 0.0, local.x() - spot.bounds.right())
    dy = max(spot.bounds.top() - local.y(), 0.0, local.y() - spot.bounds.bottom())
    return max(hypot(dx, dy) * scale, 0.1)


def in_direction(
    start: tuple[float, float], points: Mapping[SpotKey, tuple[float, float]], dx: int, dy: int
) -> SpotKey | None:
    """The key of the nearest point in a direction (dx, dy one of -1, 0, 1), or None.

    A quarter circle to each side is looked at; a point off the axis counts as farther than one along it.
    """
    best, found = float("inf"), None
    for key, (x, y) in points.items():
        along = (x - start[0]) * dx + (y - start[1]) * dy
        across = abs((x - start[0]) * dy) + abs((y - start[1]) * dx)
        if along < 1.0:
            continue
        cost = along + 2.0 * across + (1e6 if across > along * 1.8 else 0.0)
        if cost < best:
            best, found = cost, key
    return found


def next_key(keys: Sequence[SpotKey], current: SpotKey | None, step: int) -> SpotKey | None:
    """The key after (step 1) or before (step -1) the current one; None past the end."""
    if not keys:
        return None
    if current not in keys:
        return keys[0] if step > 0 else keys[-1]
    at = keys.index(current) + step
    return keys[at] if 0 <= at < len(keys) else None


Describe = Callable[[SpotKey], str]
"""A spot's key to its description: asked late, because it depends on the offer."""


@dataclass(frozen=True, slots=True)
class Place:
    """A spot before it has its words; `shape` and `centre` in the coordinates of its parent."""

    key: SpotKey
    shape: QPainterPath
    ring: Ring = "outline"
    centre: QPointF | None = None
    piece: Piece | None = None

    @property
    def middle(self) -> QPointF:
        """The `centre`, or that of the shape."""
        return self.centre if self.centre is not None else self.shape.boundingRect().center()


class KeptSpots:
    """The spots of a part of the table from one show to the next: a place that did not change keeps its spot.

    `name` is asked by the key of a place and what is shown then, `describe` by the key of its spot.
    """

    def __init__(self, name: Callable[[SpotKey, Any], str], describe: Describe) -> None:
        self._name, self._describe = name, describe
        self._shown: Any = None
        self._seen: object = None
        self._made: dict[SpotKey, tuple[Place, Spot]] = {}
        self._spots: list[Spot] = []

    def forget(self) -> None:
        """Places are asked for again, and all spots are new ones: everything stands elsewhere."""
        self._seen, self._made = None, {}

    def show(
        self,
        shown: Any,
        seen: object,
        places: Callable[[Any], Iterable[Place]],
        parent: QGraphicsItem,
        first: int,
        *,
        elsewhere: bool = False,
    ) -> list[Spot]:
        """The spots of the places in what is shown, in reading order from `first` on.

        `seen` is everything that the places follow from: they are asked for where that is not what it was,
        and where it is None. `elsewhere` in a dock only looked at: their keys say so.
        """
        self._shown = shown
        whole = (seen, first, elsewhere, shown.context.language)
        if seen is None or whole != self._seen:
            self._seen = whole
            self._spots = self._renewed(places(shown), parent, first, elsewhere)
        return self._spots

    def _renewed(
        self, places: Iterable[Place], parent: QGraphicsItem, first: int, elsewhere: bool
    ) -> list[Spot]:
        before, self._made, spots = self._made, {}, []
        for order, place in enumerate(places, first):
            key = Elsewhere(place.key) if elsewhere else place.key
            made = before.get(key)
            if made is not None and (made[0] is place or made[0] == place):
                spot = made[1]
                spot.order = order
            else:
                said, told = partial(self._called, place.key), partial(self._describe, key)
                ways = (place.shape, place.middle, parent, said, told, order, place.ring, place.piece)
                spot = Spot(key, *ways)
            self._made[key] = (place, spot)
            spots.append(spot)
        return spots

    def _called(self, key: SpotKey) -> str:
        return self._name(key, self._shown)
