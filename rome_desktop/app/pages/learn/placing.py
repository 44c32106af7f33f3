"""Where the coach's card stands: in the largest veiled place, over nothing that matters."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 24.0


def place_for(size: QSizeF, room: QRectF, clear: Sequence[QRectF], gap: float = GAP) -> QRectF:
    """A place of this size inside `room`: right, left, above or below of what is kept clear.

    Where no such place is wholly free, the one that covers the least.
    """
    if not clear:
        return QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size)
    around = clear[0]
    for rect in clear[1:]:
        around = around.united(rect)
    spots = [QRectF(QPointF(x, y), size) for x, y in _candidates(size, room, around, gap)]
    inside = [spot for spot in spots if room.contains(spot)] or [QRectF(room.topLeft(), size)]
    return min(inside, key=lambda spot: covered(spot, clear))


def covered(spot: QRectF, clear: Iterable[QRectF]) -> float:
    """How many square pixels of what is kept clear a card at this place would hide."""
    parts = [spot.intersected(rect) for rect in clear]
    return sum(part.width() * part.height() for part in parts)


def _candidates(size: QSizeF, room: QRectF, around: QRectF, gap: float) -> list[tuple[float, float]]:
    """Beside all that is kept clear, in the order of preference; then along the edges of the room."""
    middle_y = _between(around.center().y() - size.height() / 2, room.top(), room.bottom() - size.height())
    middle_x = _between(around.center().x() - size.width() / 2, room.left(), room.right() - size.width())
    found = [
        (around.right() + gap, middle_y),
        (around.left() - gap - size.width(), middle_y),
        (middle_x, around.top() - gap - size.height()),
        (middle_x, around.bottom() + gap),
    ]
    steps = [n / 6 for n in range(7)]
    wide, high = room.width() - size.width(), room.height() - size.height()
    found += [(room.left() + wide * x, room.top() + high * y) for x in (1.0, 0.0, 0.5) for y in steps]
    found += [(room.left() + wide * x, room.top() + high * y) for y in (0.0, 1.0) for x in steps]
    return found


def _between(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))
