"""Where the coach's card stands: in the largest veiled place, over nothing that matters."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 24.0
GRID = 12


def place_for(
    size: QSizeF, room: QRectF, windows: Sequence[QRectF], vital: Sequence[QRectF], gap: float = GAP
) -> QRectF:
    """A place of this size inside `room`: right, left, above or below of the windows.

    Where no such place is free, one that covers as little as can be, least of all what is `vital`.
    """
    if not windows:
        return QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size)
    around = windows[0]
    for rect in windows[1:]:
        around = around.united(rect)
    best, least = None, (math.inf, math.inf)
    for x, y in (*_candidates(size, room, around, gap), *_close_by(size, room, windows)):
        spot = QRectF(QPointF(x, y), size)
        if not room.contains(spot) or (vitally := covered(spot, vital)) > least[0]:
            continue
        hides = vitally, covered(spot, windows)
        if best is None or hides < least:
            best, least = spot, hides
        if not any(hides):
            break  # the places come in the order of preference
    return QRectF(room.topLeft(), size) if best is None else best


@dataclass(frozen=True, slots=True)
class Tail:
    """Where it leaves the edge of a card, its direction of length 1, and how far the window is."""

    start: QPointF
    way: QPointF
    far: float


def tail(card: QRectF, windows: Iterable[QRectF], corner: float) -> Tail | None:
    """From a card to the nearest window; so far from the corners. None where none lies straight beside it."""
    found: list[Tail] = []
    for rect in windows:
        low, high = max(card.top() + corner, rect.top()), min(card.bottom() - corner, rect.bottom())
        left, right = max(card.left() + corner, rect.left()), min(card.right() - corner, rect.right())
        middle = QPointF((left + right) / 2, (low + high) / 2)
        if low <= high:
            found.append(Tail(QPointF(card.left(), middle.y()), QPointF(-1, 0), card.left() - rect.right()))
            found.append(Tail(QPointF(card.right(), middle.y()), QPointF(1, 0), rect.left() - card.right()))
        if left <= right:
            found.append(Tail(QPointF(middle.x(), card.top()), QPointF(0, -1), card.top() - rect.bottom()))
            found.append(Tail(QPointF(middle.x(), card.bottom()), QPointF(0, 1), rect.top() - card.bottom()))
    return min((one for one in found if one.far > 0), key=lambda one: one.far, default=None)


def covered(spot: QRectF, clear: Iterable[QRectF]) -> float:
    """How many square pixels of what is kept clear a card at this place would hide."""
    left, top, right, bottom = spot.left(), spot.top(), spot.right(), spot.bottom()
    hidden = 0.0
    for rect in clear:
        wide = min(right, rect.right()) - max(left, rect.left())
        if wide <= 0:
            continue
        high = min(bottom, rect.bottom()) - max(top, rect.top())
        if high > 0:
            hidden += wide * high
    return hidden


def _candidates(size: QSizeF, room: QRectF, around: QRectF, gap: float) -> list[tuple[float, float]]:
    """Beside the windows, in the order of preference; then all over the room, from the right."""
    middle_y = _between(around.center().y() - size.height() / 2, room.top(), room.bottom() - size.height())
    middle_x = _between(around.center().x() - size.width() / 2, room.left(), room.right() - size.width())
    found = [
        (around.right() + gap, middle_y),
        (around.left() - gap - size.width(), middle_y),
        (middle_x, around.top() - gap - size.height()),
        (middle_x, around.bottom() + gap),
    ]
    steps = [n / GRID for n in range(GRID + 1)]
    wide, high = room.width() - size.width(), room.height() - size.height()
    return found + [
        (room.right() - size.width() - wide * x, room.top() + high * y) for x in steps for y in steps
    ]


def _close_by(size: QSizeF, room: QRectF, windows: Sequence[QRectF]) -> Iterator[tuple[float, float]]:
    """At the very edge of a window, in any height: for want of a better place, between two windows."""
    for n in range(GRID + 1):
        y = room.top() + (room.height() - size.height()) * n / GRID
        for rect in windows:
            yield rect.right(), y
            yield rect.left() - size.width(), y


def _between(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))
