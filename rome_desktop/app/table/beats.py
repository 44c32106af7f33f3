"""What an animation is made of: beats, each of which knows how the table looks when it is over.

Size, theme, text, language and screen may change in mid-move, and the table is drawn anew then. So nothing
that waits in an animation holds an item of a drawing, nor a layer, a spot, a point or a size of it: a beat
names what it moves (a key, a side, a place) and asks the drawing that is there when its turn comes. An item
that only travels is made at its turn, belongs to its beat, and is gone after it. Whoever draws anew tells the
animator, and every beat that has begun shows what it has shown so far once more (`Beat.renew`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rome_desktop.app.table.items import away
from rome_desktop.app.table.layer import Layer
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.engine.events import Event

AT_ONCE = 0.0
GLANCE = 120
LONGEST = 520
TAKE, OVERLAP, FLIP, COUNT, PAUSE, HALO = 160, 60, 180, 400, 450, 1200
TRAVEL_Z = 7000.0
"""Over everything that lies on the table."""

_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)

Where = Callable[[], QPointF]
"""Where something is, in the drawing that is there when it is asked."""
Make = Callable[[], QGraphicsItem]
"""How something is drawn, in the look and the size in force when it is asked."""


Teller = Callable[[Any], Iterable["Beat"]]
"""The beats of one sort of event."""


def told(events: Iterable[Event], tellers: Mapping[type[Event], Teller]) -> list["Beat"]:
    """The beats for what happened, in order; each leaves the table as it is after it."""
    return [beat for event in events if type(event) in tellers for beat in tellers[type(event)](event)]


def travel_time(distance: float) -> int:
    """Milliseconds at normal pace for a move of `distance` pixels."""
    return round(min(LONGEST, 200 + 0.5 * distance))


def _way(start: QPointF, end: QPointF) -> int:
    return travel_time(hypot(end.x() - start.x(), end.y() - start.y()))


class Beat(ABC):
    """Something that changes over `duration` milliseconds (at normal pace, whole number).

    Subclasses leave the table in its final state in `finish`, whether or not `begin` and `show` ran before.
    """

    duration: int = 0
    still: float = 1.0
    """The moment of it that tells enough."""

    def still_time(self, factor: float) -> int:
        """Milliseconds it is seen for when nothing may move: a glance at most."""
        return 0 if factor == AT_ONCE else min(self.duration, GLANCE)

    def begin(self) -> None:
        """Called once, just before the first `show`."""

    @abstractmethod
    def show(self, t: float) -> None:
        """The state at `t`, from 0 to 1, not eased."""

    def show_still(self) -> None:
        """What is seen of it when nothing may move."""
        self.show(self.still)

    @abstractmethod
    def finish(self) -> None:
        """The final state; temporary items leave the scene here."""

    def renew(self) -> None:
        """The table was drawn anew, as it was before all beats: put into it what this one has shown so far.

        Called for each beat that has begun, also when it is over; nothing to do for what was only seen.
        """


class Visitor(Beat):
    """An item that is on the table while the beat shows; it belongs to the beat and to no drawing."""

    def __init__(self, scene: QGraphicsScene, make: Make) -> None:
        self._scene, self._make = scene, make
        self.item: QGraphicsItem | None = None
        """What is on the table now."""

    def begin(self) -> None:
        self.item = self._make()
        self._scene.addItem(self.item)

    def finish(self) -> None:
        item, self.item = self.item, None
        if item is not None:
            away(item)

    def renew(self) -> None:
        if self.item is not None:
            opacity = self.item.opacity()
            self.finish()
            self.begin()
            self.item.setOpacity(opacity)


class Flight(Visitor):
    """An item that is only there to show the way from `start` to `end` (the scene's pixels), easing out."""

    def __init__(
        self, scene: QGraphicsScene, make: Make, start: Where, end: Where, duration: int | None = None
    ) -> None:
        super().__init__(scene, make)
        self.start, self.end = start, end
        self.duration = _way(start(), end()) if duration is None else duration
        self._way: tuple[QPointF, QPointF] | None = None
        """Asked when its turn came, and again in each drawing after that."""
        self._t = 0.0

    def begin(self) -> None:
        super().begin()
        assert self.item is not None
        self.item.setZValue(TRAVEL_Z)
        self._way = self.start(), self.end()
        self._put(self._t)

    def _put(self, t: float) -> None:
        if self.item is not None and self._way is not None:
            start, end = self._way
            self.item.setPos(start + (end - start) * t)

    def show(self, t: float) -> None:
        self._t = _EASE.valueForProgress(t)
        self._put(self._t)


class Fade(Visitor):
    """An item goes from one opacity to another, and then from the table."""

    def __init__(
        self, scene: QGraphicsScene, make: Make, start: float, end: float, duration: int = FLIP
    ) -> None:
        super().__init__(scene, make)
        self._ends = start, end
        self.duration = duration

    def show(self, t: float) -> None:
        start, end = self._ends
        if self.item is not None:
            self.item.setOpacity(start + (end - start) * t)


class Move(Beat):
    """The piece `key` of a layer travels from `start` to `end` (the layer's coordinates), easing out.

    The next `show` of the table makes the piece anew where it belongs. Nothing happens without the piece.
    """

    def __init__(self, layer: Callable[[], Layer], key: str, start: Where, end: Where) -> None:
        self._layer, self._key, self._from, self._to = layer, key, start, end
        self.duration = _way(start(), end())
        self._t: float | None = None

    def _put(self, t: float) -> None:
        self._t = t
        item = self._layer().get(self._key)
        if item is not None:
            start = self._from()
            item.setPos(start + (self._to() - start) * t)
            self._layer().forget(self._key)

    def show(self, t: float) -> None:
        self._put(_EASE.valueForProgress(t))

    def finish(self) -> None:
        self._put(1.0)

    def renew(self) -> None:
        if self._t is not None:
            self._put(self._t)


class Count(Beat):
    """A number runs from `start` to `end`; `write(int)` shows it and is always last called with `end`."""

    def __init__(self, write: Callable[[int], None], start: int, end: int, duration: int = COUNT) -> None:
        self.write, self.start, self.end, self.duration = write, start, end, duration

    def show(self, t: float) -> None:
        self.write(round(self.start + (self.end - self.start) * t))

    def finish(self) -> None:
        self.write(self.end)


class Pause(Beat):
    """Nothing happens, so that the eye can follow (after a computer's action: 450 ms)."""

    def __init__(self, duration: int = PAUSE) -> None:
        self.duration = duration

    def still_time(self, factor: float) -> int:
        return round(self.duration * factor)

    def show(self, t: float) -> None:
        pass

    def finish(self) -> None:
        pass


class Call(Beat):
    """`act()` is called once, when its turn comes or the queue is cut: a halo, a changed face, a sound."""

    def __init__(self, act: Callable[[], None], duration: int = 0) -> None:
        self.act, self.duration, self._done = act, duration, False

    def still_time(self, factor: float) -> int:
        return round(self.duration * factor)

    def begin(self) -> None:
        self.finish()

    def show(self, t: float) -> None:
        pass

    def finish(self) -> None:
        if not self._done:
            self._done = True
            self.act()


class Put(Call):
    """A `Call` that changes the drawing: `act()` again in each drawing made after it."""

    def renew(self) -> None:
        if self._done:
            self.act()


class Together(Beat):
    """Several beats side by side; each starts `stagger` milliseconds after the one before."""

    def __init__(self, beats: Sequence[Beat], stagger: int = 0) -> None:
        self.beats = tuple(beats)
        self._starts = tuple(n * stagger for n in range(len(self.beats)))
        self.duration = max(
            (s + beat.duration for s, beat in zip(self._starts, self.beats, strict=True)), default=0
        )
        self._begun: set[int] = set()

    def show(self, t: float) -> None:
        now = t * self.duration
        for n, (start, beat) in enumerate(zip(self._starts, self.beats, strict=True)):
            if now < start:
                continue
            if n not in self._begun:
                self._begun.add(n)
                beat.begin()
            beat.show(min(1.0, (now - start) / beat.duration) if beat.duration else 1.0)

    def show_still(self) -> None:
        for n, beat in enumerate(self.beats):
            if n not in self._begun:
                self._begun.add(n)
                beat.begin()
            beat.show_still()

    def finish(self) -> None:
        for beat in self.beats:
            beat.finish()

    def renew(self) -> None:
        for beat in self.beats:
            beat.renew()


def halo(glow: Callable[[Sequence[SpotKey]], None], keys: Sequence[SpotKey], duration: int = HALO) -> Call:
    """The things just changed glow (`glow` is the table's `halo`); the queue waits `duration` for the eye."""
    return Call(lambda: glow(keys), duration)


def take(beats: Sequence[Beat]) -> Together:
    """Goods taken or paid one after the other, 160 ms each, overlapping by 60."""
    for beat in beats:
        beat.duration = TAKE
    return Together(beats, TAKE - OVERLAP)
