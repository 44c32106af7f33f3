"""What is seen of a table that is larger than its window: where large text leaves little room beside it.

Such a table keeps the size it has at 100 %, so that no word on it is smaller than there, and is scrolled.
"""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

from rome_desktop.app.kit import theme

PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
EDGE = 36
"""Px from an edge where a piece that is carried there scrolls the table, faster the nearer it is."""
NOTCH = 60
"""Px that one notch of a wheel, which counts as 120, scrolls to the side."""
TICK = 16
"""Milliseconds after which it goes on as long as the piece is held there."""
NEAR = 12
"""Px that are seen round what is brought into view."""


class Sight(QObject):
    """The window of one table: how large the table is, and which part of it is seen."""

    moved = Signal()
    """Another part is seen."""
    resized = Signal()
    """The table is to be laid out anew."""
    slid = Signal(QPointF)
    """It moved under a piece that is held in this place of the window."""

    def __init__(self, window: QGraphicsView) -> None:
        super().__init__(window)
        self._window = window
        self._least = QSize()
        self._whole = False
        self._held = QPointF()
        self._rest = QPointF()
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self._slide)
        for bar in (window.horizontalScrollBar(), window.verticalScrollBar()):
            bar.valueChanged.connect(self.moved)

    def set_least(self, least: QSize) -> None:
        """The table is at least so many pixels large, however small its window is."""
        if least != self._least:
            self._least = least
            self.resized.emit()

    @property
    def size(self) -> QSizeF:
        """How large the table is."""
        port = self._window.viewport().size()
        return QSizeF(port if self._whole else port.expandedTo(self._least))

    @property
    def is_part(self) -> bool:
        """Whether there is more than what is seen."""
        port = self._window.viewport().size()
        return not self._whole and port.expandedTo(self._least) != port

    @property
    def seen(self) -> QRectF:
        """What is seen, in the scene's pixels."""
        port = self._window.viewport().rect()
        return QRectF(self._window.mapToScene(port.topLeft()), QSizeF(port.size()))

    def on_screen(self, rect: QRectF) -> QRectF:
        """Where something on the table is in the window."""
        return rect.translated(-self.seen.topLeft())

    def toggle_whole(self) -> bool:
        """Show all of the table at once, smaller, or as large as it was; False if it fits its window."""
        if not self._whole and not self.is_part:
            return False
        self._whole = not self._whole
        self.resized.emit()
        return True

    def reveal(self, rects: Iterable[QRectF]) -> None:
        """Bring things into view: all where there is room for them, else the first."""
        found = list(rects)
        if not found or not self.is_part:
            return
        port = self._window.viewport().size()
        near = theme.look().px(NEAR)
        whole = QRectF()
        for rect in found:
            whole |= rect
        fits = whole.width() + 2 * near <= port.width() and whole.height() + 2 * near <= port.height()
        self._window.ensureVisible(whole if fits else found[0], near, near)

    def page(self, event: QKeyEvent) -> bool:
        """Page Up and Page Down; False for other keys, and where everything is seen."""
        step = PAGES.get(Qt.Key(event.key()))
        if step is None or not self.is_part:
            return False
        bar = self._window.verticalScrollBar()
        bar.setValue(bar.value() + step * bar.pageStep())
        return True

    def wheel_sideways(self, event: QWheelEvent) -> bool:
        """With Shift a wheel that turns one way scrolls to the sides; False for any other."""
        turned = event.angleDelta().y()
        if not self.is_part or not turned or not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return False
        self.pull(QPointF(turned * theme.look().pxf(NOTCH) / 120, 0))
        return True

    def pull(self, delta: QPointF) -> None:
        """Shift what is seen, as a hand pulls paper; parts of a pixel are kept for the next time."""
        wanted = delta + self._rest
        whole = wanted.toPoint()
        self._rest = wanted - QPointF(whole)
        for bar, by in (
            (self._window.horizontalScrollBar(), whole.x()),
            (self._window.verticalScrollBar(), whole.y()),
        ):
            bar.setValue(bar.value() - by)

    def carry(self, at: QPointF) -> None:
        """Something is carried there in the window: at an edge what lies beyond comes into view."""
        self._held = at
        if not self._clock.isActive() and self._slide():
            self._clock.start()

    def put_down(self) -> None:
        """Nothing is carried any more."""
        self._clock.stop()

    def _slide(self) -> bool:
        """Move on under what is held at an edge; False, and no more of it, where there is nothing beyond."""
        port, edge = self._window.viewport().rect(), theme.look().px(EDGE)
        x, y = (
            max(0.0, edge - at) - max(0.0, at - size + edge)
            for at, size in ((self._held.x(), port.width()), (self._held.y(), port.height()))
        )
        before = self.seen
        self.pull(QPointF(*(max(-edge, min(edge, by)) / 4 for by in (x, y))))
        if self.seen == before:
            self._clock.stop()
            return False
        self.slid.emit(self._held)
        return True
