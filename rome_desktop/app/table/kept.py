"""Parts of pictures that are drawn once: what looks the same again is copied, pixel by pixel."""

from collections.abc import Callable, Hashable, Mapping
from functools import wraps
from math import ceil, floor
from typing import Any, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from rome_desktop.app.kit.theme import SeatColour

MOST_PIXELS = 4_000_000
"""So many are kept, 16 MB."""
EXACT = 6
"""Digits of a pixel in which two places are the same."""


class Kept:
    """Painted parts by what they show; those that were not drawn for the longest time go first."""

    def __init__(self, most: int = MOST_PIXELS) -> None:
        self._most = most
        self._parts: dict[Hashable, QPixmap] = {}
        self._pixels = 0

    def draw(self, painter: QPainter, key: Hashable, rect: QRectF, make: Callable[[QPainter], None]) -> None:
        """Draw what `make` paints within `rect`, or copy it from when it was painted with this key.

        The key says everything that it depends on but place and scale. A part that stands elsewhere between
        two pixels is another part, so that its edges are those of one that is painted in place. It is painted
        where the key says, to the last digit: which of those that share it came first makes no difference.
        """
        way = painter.worldTransform()
        if way.isRotating() or painter.opacity() < 1 or painter.device().devicePixelRatio() != 1:
            make(painter)
            return
        seen = way.mapRect(rect)
        left, top = floor(seen.left()), floor(seen.top())
        apart = round(seen.left() - left, EXACT), round(seen.top() - top, EXACT)
        size = seen.width(), seen.height()
        whole = (key, way.m11(), way.m22(), apart, rect.width(), rect.height())
        found = self._parts.pop(whole, None)
        if found is None:
            found = QPixmap(*(max(1, ceil(a + long)) for a, long in zip(apart, size, strict=True)))
            moved = QTransform.fromTranslate(apart[0] - seen.left(), apart[1] - seen.top())
            _paint(found, way * moved, painter.renderHints(), make)
            self._make_room(found.width() * found.height())
        self._parts[whole] = found
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(left, top), found)
        painter.setWorldTransform(way)

    def _make_room(self, pixels: int) -> None:
        self._pixels += pixels
        while self._pixels > self._most and self._parts:
            gone = self._parts.pop(next(iter(self._parts)))
            self._pixels -= gone.width() * gone.height()


def _paint(
    onto: QPixmap, way: QTransform, hints: QPainter.RenderHint, make: Callable[[QPainter], None]
) -> None:
    onto.fill(Qt.GlobalColor.transparent)
    painter = QPainter(onto)
    painter.setRenderHints(hints)
    painter.setWorldTransform(way)
    make(painter)
    painter.end()


Drawing = TypeVar("Drawing", bound=Callable[..., None])


def drawn_once(room: Callable[..., QRectF]) -> Callable[[Drawing], Drawing]:
    """A drawing `draw(pencil, x, y, …)` that is copied where it was drawn before.

    In place of `x, y` a point or a rectangle may say where. `room(x, y, …)` is the rectangle it stays within;
    the other arguments say everything that it depends on.
    """

    def wrapped(draw: Drawing) -> Drawing:
        @wraps(draw)
        def drawn(pencil: Any, *args: Any, **more: Any) -> None:
            what = args[1:] if isinstance(args[0], (QPointF, QRectF)) else args[2:]
            key = (draw.__module__, draw.__qualname__, frozen(what), frozen(more))
            pencil.kept(key, room(*args), lambda hand: draw(hand, *args, **more))

        return cast(Drawing, drawn)

    return wrapped


def frozen(value: Any) -> Hashable:
    """Something equal for equal arguments of a drawing."""
    if isinstance(value, QColor):
        return value.rgba()
    if isinstance(value, SeatColour):
        return value.id
    if isinstance(value, Mapping):
        return tuple((key, frozen(part)) for key, part in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(map(frozen, value))
    found: Hashable = value
    return found
