"""What moved, shown: a queue of short beats that can be cut at any instant.

Every beat knows how the table looks when it is over, so that cutting the queue short leaves exactly what
letting it run would have left. The clock is one QVariantAnimation that exists only while something moves.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from math import hypot

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from rome_desktop.app.kit import theme
from rome_desktop.app.table.spot_key import AnyKey

CALM, NORMAL, BRISK, AT_ONCE = 1.6, 1.0, 0.6, 0.0
CROSS_FADE = 120
LONGEST = 520
TAKE, OVERLAP, FLIP, COUNT, PAUSE, HALO = 160, 60, 180, 400, 450, 1200

_EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


def travel_time(distance: float) -> int:
    """Milliseconds at normal pace for a move of `distance` pixels."""
    return round(min(LONGEST, 200 + 0.5 * distance))


class Beat(ABC):
    """Something that changes over `duration` milliseconds (at normal pace, whole number).

    Subclasses leave the table in its final state in `finish`, whether or not `begin` and `show` ran before.
    """

    duration: int = 0

    def still_time(self, factor: float) -> int:
        """Milliseconds when nothing may travel: a cross-fade at most."""
        return 0 if factor == AT_ONCE else min(self.duration, CROSS_FADE)

    def begin(self) -> None:
        """Called once, just before the first `show`."""

    @abstractmethod
    def show(self, t: float) -> None:
        """The state at `t`, from 0 to 1, not eased."""

    def show_still(self, t: float) -> None:
        """The state at `t` when nothing may travel; the same as `show` unless overridden."""
        self.show(t)

    @abstractmethod
    def finish(self) -> None:
        """The final state; temporary items leave the scene here."""


def _remove(item: QGraphicsItem) -> None:
    scene = item.scene() if isValid(item) else None
    if scene is not None:
        scene.removeItem(item)


class Move(Beat):
    """An item travels from `start` to `end` (its parent's coordinates), easing out.

    With `temporary`, the item is only there to show the way: hidden until its turn, and gone after it.
    """

    def __init__(
        self,
        item: QGraphicsItem,
        start: QPointF,
        end: QPointF,
        *,
        temporary: bool = False,
        duration: int | None = None,
    ) -> None:
        self.item, self.start, self.end, self.temporary = item, start, end, temporary
        way = end - start
        self.duration = travel_time(hypot(way.x(), way.y())) if duration is None else duration
        self._opacity = item.opacity()
        item.setVisible(item.isVisible() and not temporary)

    def begin(self) -> None:
        if isValid(self.item):
            self.item.setPos(self.start)
            self.item.show()

    def show(self, t: float) -> None:
        if isValid(self.item):
            self.item.setPos(self.start + (self.end - self.start) * _EASE.valueForProgress(t))

    def show_still(self, t: float) -> None:
        if isValid(self.item):
            self.item.setPos(self.end)
            self.item.setOpacity(self._opacity * t)

    def finish(self) -> None:
        if not isValid(self.item):
            return
        self.item.setPos(self.end)
        self.item.setOpacity(self._opacity)
        if self.temporary:
            _remove(self.item)


class Fade(Beat):
    """An item's opacity goes from `start` to `end`; with `temporary` it leaves the scene at the end."""

    def __init__(
        self,
        item: QGraphicsItem,
        start: float,
        end: float,
        *,
        temporary: bool = False,
        duration: int = FLIP,
    ) -> None:
        self.item, self.start, self.end, self.temporary = item, start, end, temporary
        self.duration = duration

    def show(self, t: float) -> None:
        if isValid(self.item):
            self.item.setOpacity(self.start + (self.end - self.start) * t)

    def finish(self) -> None:
        self.show(1.0)
        if self.temporary:
            _remove(self.item)


class Count(Beat):
    """A number runs from `start` to `end`; `write(int)` shows it and is always last called with `end`."""

    def __init__(self, write: Callable[[int], None], start: int, end: int, duration: int = COUNT) -> None:
        self.write, self.start, self.end, self.duration = write, start, end, duration

    def show(self, t: float) -> None:
        self.write(round(self.start + (self.end - self.start) * t))

    def show_still(self, t: float) -> None:
        self.write(self.end)

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

    def show_still(self, t: float) -> None:
        for n, beat in enumerate(self.beats):
            if n not in self._begun:
                self._begun.add(n)
                beat.begin()
            beat.show_still(t)

    def finish(self) -> None:
        for beat in self.beats:
            beat.finish()


def halo(glow: Callable[[Sequence[AnyKey]], None], keys: Sequence[AnyKey], duration: int = HALO) -> Call:
    """The things just changed glow (`glow` is the table's `halo`); the queue waits `duration` for the eye."""
    return Call(lambda: glow(keys), duration)


def take(beats: Sequence[Beat]) -> Together:
    """Goods taken or paid one after the other, 160 ms each, overlapping by 60."""
    for beat in beats:
        beat.duration = TAKE
    return Together(beats, TAKE - OVERLAP)


class Animator(QObject):
    """Plays beats one after the other.

    `finished` is emitted exactly once each time the queue runs empty, whether it ran, was cut or had
    nothing to show; never from within `play`.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = NORMAL
        self._queue: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._clock: QVariantAnimation | None = None
        self._owed = False

    @property
    def running(self) -> bool:
        """Whether `finished` is still to come."""
        return self._owed

    def play(self, beats: Iterable[Beat]) -> None:
        """Add beats to the queue and start if nothing runs."""
        self._queue.extend(beats)
        if not self._owed:
            self._owed = True
            QTimer.singleShot(0, self, self._next)

    def skip_current(self) -> None:
        """End the beat that shows now (Space, or a click)."""
        if self._beat is not None:
            self._end_step()
            self._next()

    def skip_all(self) -> None:
        """End everything: the table is as if all had run; `finished` is emitted before this returns."""
        self._end_step()
        while self._queue:
            self._queue.popleft().finish()
        self._settle()

    def _next(self) -> None:
        if self._beat is not None or not self._owed:
            return
        while self._queue:
            beat = self._queue.popleft()
            milliseconds = self._milliseconds(beat)
            if milliseconds > 0:
                self._start(beat, milliseconds)
                return
            beat.finish()
        self._settle()

    def _milliseconds(self, beat: Beat) -> int:
        if theme.look().reduced_motion:
            return beat.still_time(self.factor)
        return round(beat.duration * self.factor)

    def _start(self, beat: Beat, milliseconds: int) -> None:
        show = beat.show_still if theme.look().reduced_motion else beat.show
        self._beat = beat
        beat.begin()
        if self._beat is not beat:
            return
        clock = QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.setDuration(milliseconds)
        clock.valueChanged.connect(show)
        clock.finished.connect(self.skip_current)
        self._clock = clock
        clock.start()

    def _end_step(self) -> None:
        beat, self._beat = self._beat, None
        clock, self._clock = self._clock, None
        if clock is not None:
            clock.valueChanged.disconnect()
            clock.finished.disconnect()
            clock.stop()
            clock.deleteLater()
        if beat is not None:
            beat.finish()

    def _settle(self) -> None:
        if self._owed:
            self._owed = False
            self.finished.emit()
