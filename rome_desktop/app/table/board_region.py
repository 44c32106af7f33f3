"""A window in the table through which a board is seen, zoomed and shifted.

The region is a clipping rectangle in scene pixels; the board's items are children of its `ground`, whose own
coordinates are the region's pixels at 1x. One table may have several regions.
"""

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from rome_desktop.app.kit import theme

LEAST, MOST = 1.0, 3.0
FLIGHT = 220
STEP = 1.25
LABEL_LIMIT = 11.0


class _Wire(QObject):
    """Signals and the flight's clock: a plain graphics item has neither."""

    zoom_changed = Signal(float)
    moved = Signal(object)


class BoardRegion(QGraphicsRectItem):
    """A clipped, zoomable part of the table.

    `number` is the digit that fills the table with it (Alt+digit), None if it already is the whole board;
    `title` is its accessible name. `zoom_changed(float)` tells every change of zoom or place, `moved(region)`
    the same with the region itself.
    """

    def __init__(
        self, number: int | None = None, title: str = "", parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self.number = number
        self.title = title
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.ground = QGraphicsRectItem(self)
        self.ground.setPen(QPen(Qt.PenStyle.NoPen))
        self._wire = _Wire()
        self.zoom_changed = self._wire.zoom_changed
        self.moved = self._wire.moved
        self._flight: QVariantAnimation | None = None
        self._labels: list[tuple[QGraphicsItem, float]] = []
        self._zoom = LEAST
        self._seen = QPointF()

    def let_go(self) -> None:
        """The table is taken away: nobody is told any more.

        Who hears of a region belongs to it, and what is connected counts for nothing with Python's collector:
        both would stay for good, with everything drawn on them.
        """
        self._stop()
        self._wire.deleteLater()

    # ---- place on the table

    def place(self, rect: QRectF) -> None:
        """Put the region at `rect` (scene pixels, or the parent item's), back at 1x."""
        self._stop()
        self.setPos(rect.topLeft())
        self.setRect(0.0, 0.0, rect.width(), rect.height())
        self._set(LEAST, QPointF())

    def shows(self, point: QPointF) -> bool:
        """Whether a scene point lies inside the frame."""
        return self.isVisible() and self.rect().contains(self.mapFromScene(point))

    # ---- zoom and pan

    @property
    def zoom(self) -> float:
        """Now, 1 to 3."""
        return self._zoom

    @property
    def seen(self) -> QRectF:
        """The part of the ground that shows, in the ground's coordinates."""
        return QRectF(self._seen, self.rect().size() / self._zoom)

    def zoom_at(self, point: QPointF, factor: float) -> bool:
        """Zoom by `factor` keeping the scene point where it is; False at the end of the range."""
        self._stop()
        zoom = min(MOST, max(LEAST, self._zoom * factor))
        if zoom == self._zoom:
            return False
        here = self.mapFromScene(point)
        fixed = self._seen + here / self._zoom
        self._set(zoom, fixed - here / zoom)
        return True

    def zoom_step(self, direction: int) -> bool:
        """One key press of + (1) or - (-1), about the middle."""
        return self.zoom_at(self.mapToScene(self.rect().center()), STEP**direction)

    def pan(self, delta: QPointF) -> None:
        """Shift what is seen by `delta` scene pixels, as a hand pulls paper."""
        self._stop()
        self._set(self._zoom, self._seen - delta / self._zoom)

    def zoom_to(self, rect: QRectF, animated: bool = True) -> None:
        """Show `rect` (ground coordinates) as large as the frame and the range allow."""
        frame = self.rect()
        if rect.isEmpty() or frame.isEmpty():
            return
        zoom = min(frame.width() / rect.width(), frame.height() / rect.height())
        zoom = min(MOST, max(LEAST, zoom))
        half = QPointF(frame.width(), frame.height()) / 2 / zoom
        self._go(zoom, rect.center() - half, animated)

    def fit(self, animated: bool = True) -> bool:
        """Back to the whole board; False if it is whole already."""
        if self._zoom == LEAST and self._flight is None:
            return False
        self._go(LEAST, QPointF(), animated)
        return True

    def ensure_visible(self, rect: QRectF, margin: float = 12.0) -> None:
        """Pan, without zooming, as little as brings `rect` (ground coordinates) into the frame."""
        seen = self.seen.adjusted(margin, margin, -margin, -margin) if self._zoom > LEAST else self.seen
        move = QPointF()
        if rect.left() < seen.left() or rect.right() > seen.right():
            at_left = rect.left() < seen.left()
            move.setX(rect.left() - seen.left() if at_left else rect.right() - seen.right())
        if rect.top() < seen.top() or rect.bottom() > seen.bottom():
            at_top = rect.top() < seen.top()
            move.setY(rect.top() - seen.top() if at_top else rect.bottom() - seen.bottom())
        if not move.isNull():
            self._stop()
            self._set(self._zoom, self._seen + move)

    # ---- labels

    def watch_label(self, item: QGraphicsItem, height: float) -> None:
        """Hide a ground item while its text (`height` in ground units) is drawn under 11 pixels high."""
        self._labels.append((item, height))
        item.setVisible(height * self._zoom >= LABEL_LIMIT)

    def forget_labels(self) -> None:
        """Before the game draws its ground again."""
        self._labels.clear()

    # ---- inside

    def _set(self, zoom: float, seen: QPointF) -> None:
        frame = self.rect()
        most_x, most_y = frame.width() * (1 - 1 / zoom), frame.height() * (1 - 1 / zoom)
        self._zoom = zoom
        self._seen = QPointF(min(most_x, max(0.0, seen.x())), min(most_y, max(0.0, seen.y())))
        transform = QTransform.fromScale(zoom, zoom)
        transform.translate(-self._seen.x(), -self._seen.y())
        self.ground.setTransform(transform)
        for item, height in self._labels:
            item.setVisible(height * zoom >= LABEL_LIMIT)
        self.zoom_changed.emit(zoom)
        self.moved.emit(self)

    def _go(self, zoom: float, seen: QPointF, animated: bool) -> None:
        self._stop()
        if not animated or theme.look().reduced_motion or self.scene() is None:
            self._set(zoom, seen)
            return
        zoom_0, seen_0 = self._zoom, self._seen
        flight = QVariantAnimation(self._wire)
        flight.setStartValue(0.0)
        flight.setEndValue(1.0)
        flight.setDuration(FLIGHT)
        flight.setEasingCurve(QEasingCurve.Type.OutCubic)

        def frame(t: float) -> None:
            self._set(zoom_0 + (zoom - zoom_0) * t, seen_0 + (seen - seen_0) * t)

        flight.valueChanged.connect(frame)
        flight.finished.connect(self._stop)
        self._flight = flight
        flight.start()

    def _stop(self) -> None:
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.stop()
            flight.deleteLater()
