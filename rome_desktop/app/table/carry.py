"""The piece in hand: a see-through copy that follows the pointer, snaps to targets and flies home."""

from collections.abc import Callable
from math import hypot

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene
from shiboken6 import isValid

from rome_desktop.app.kit import theme
from rome_desktop.app.table.gestures import Option
from rome_desktop.app.table.spot_key import SpotKey

GHOST_Z = 8000.0
GHOST_OPACITY = 0.55
STANDING_OPACITY = 0.8
"""Of a piece that nobody carries: it may lie on another of its kind for long, and both are read."""

GhostFactory = Callable[[SpotKey | None, SpotKey | None, Option | None], QGraphicsItem | None]
"""(source, target or None while nothing is under the hand, option that would result) to an item whose origin
is the piece's centre, in the size of the place it belongs to; None for nothing to carry."""


def _no_ghost(
    _source: SpotKey | None, _target: SpotKey | None, _option: Option | None
) -> QGraphicsItem | None:
    return None


class Ghost(QObject):
    """At most one item, owned here and never left behind."""

    landed = Signal()
    """The piece that flew home is there."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._item: QGraphicsItem | None = None
        self._for: tuple[SpotKey | None, SpotKey | None, Option | None] | None = None
        self._flight: QVariantAnimation | None = None
        self.factory: GhostFactory = _no_ghost
        self.pace = 1.0

    @property
    def item(self) -> QGraphicsItem | None:
        """What is carried, None when the hand is empty."""
        return self._item

    @property
    def flying(self) -> bool:
        """Whether the piece is on its way home."""
        return self._flight is not None

    def show(
        self,
        source: SpotKey | None,
        target: SpotKey | None,
        option: Option | None,
        at: QPointF,
        scale: float,
        *,
        standing: bool = False,
    ) -> None:
        """Carry the piece of `source` at a scene point, or let it stand there; only another one is made."""
        if self._flight is not None or self._for != (source, target, option):
            self.clear()
            self._for = (source, target, option)
            self._item = self.factory(source, target, option)
            if self._item is not None:
                self._item.setZValue(GHOST_Z)
                self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self._scene.addItem(self._item)
        if self._item is not None:
            self._item.setOpacity(STANDING_OPACITY if standing else GHOST_OPACITY)
            self._item.setPos(at)
            self._item.setScale(scale)

    def clear(self) -> None:
        """Empty the hand at once."""
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.valueChanged.disconnect()
            flight.finished.disconnect()
            flight.stop()
            flight.deleteLater()
        item, self._item, self._for = self._item, None, None
        if item is not None and isValid(item) and item.scene() is self._scene:
            self._scene.removeItem(item)

    def fly_home(self, home: QPointF) -> None:
        """Travel back to a scene point and vanish there; vanish at once where nothing may move."""
        item = self._item
        if item is None or self.pace == 0 or theme.look().reduced_motion:
            self.clear()
            return
        way = home - item.pos()
        flight = QVariantAnimation(self)
        flight.setStartValue(item.pos())
        flight.setEndValue(home)
        flight.setDuration(round(self.pace * min(520, 200 + 0.5 * hypot(way.x(), way.y())) / 2))
        flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        flight.valueChanged.connect(item.setPos)
        flight.finished.connect(self._land)
        self._flight = flight
        flight.start()

    def _land(self) -> None:
        self.clear()
        self.landed.emit()
