"""What moved, shown: a queue of short beats that can be cut at any instant.

Every beat knows how the table looks when it is over, so that cutting the queue short leaves exactly what
letting it run would have left. The clock is one QVariantAnimation that exists only while something moves;
where nothing may move each beat stands still for a while.
Nothing that waits here holds an item of a drawing; see `beats`, where the rule stands.
"""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal

from rome_desktop.app.kit import theme
from rome_desktop.app.table.beats import Beat

NORMAL = 1.0


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
        self._over: list[Beat] = []
        """What has been shown of this queue."""
        self._clock: QVariantAnimation | None = None
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.timeout.connect(self.skip_current)
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
            self._finish(self._queue.popleft())
        self._settle()

    def drop(self) -> None:
        """End everything without a word, because the table is taken away."""
        self._owed = False
        self._queue.clear()
        self._end_step()
        self._over.clear()

    def drawn_anew(self) -> None:
        """The table was drawn anew, as it was before all beats: what they have shown is shown in it too."""
        for beat in (*self._over, *([self._beat] if self._beat is not None else [])):
            beat.renew()

    def _next(self) -> None:
        if self._beat is not None or not self._owed:
            return
        while self._queue:
            beat = self._queue.popleft()
            milliseconds = self._milliseconds(beat)
            if milliseconds > 0:
                self._start(beat, milliseconds)
                return
            self._finish(beat)
        self._settle()

    def _finish(self, beat: Beat) -> None:
        self._over.append(beat)
        beat.finish()

    def _milliseconds(self, beat: Beat) -> int:
        if theme.look().reduced_motion:
            return beat.still_time(self.factor)
        return round(beat.duration * self.factor)

    def _start(self, beat: Beat, milliseconds: int) -> None:
        self._beat = beat
        beat.begin()
        if self._beat is not beat:
            return
        if theme.look().reduced_motion:
            beat.show_still()
            self._stands.start(milliseconds)
            return
        clock = QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.setDuration(milliseconds)
        clock.valueChanged.connect(beat.show)
        clock.finished.connect(self.skip_current)
        self._clock = clock
        clock.start()

    def _end_step(self) -> None:
        beat, self._beat = self._beat, None
        clock, self._clock = self._clock, None
        self._stands.stop()
        if clock is not None:
            clock.valueChanged.disconnect()
            clock.finished.disconnect()
            clock.stop()
            clock.deleteLater()
        if beat is not None:
            self._finish(beat)

    def _settle(self) -> None:
        self._over.clear()
        if self._owed:
            self._owed = False
            self.finished.emit()
