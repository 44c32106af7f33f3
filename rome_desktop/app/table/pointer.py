"""Mouse, wheel and touch on a table: all end in the table's own acts."""

from math import hypot
from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QGraphicsView, QPinchGesture

from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.carry import Ghost
from rome_desktop.app.table.reach import Acts, Reach
from rome_desktop.app.table.regions import Regions
from rome_desktop.app.table.sight import Sight
from rome_desktop.app.table.spot_key import SpotKey

DRAG = 6.0
NOTCH = 120
ZOOM_PER_UNIT = 1.0016
_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)

Mode = Literal["idle", "pressed", "drag", "pan"]


class Pointer:
    """What the hand does: hover, press, carry, pan, zoom.

    `leads` tells whether the pointer, not the keyboard, was used last: then a free piece follows it.
    """

    def __init__(
        self,
        reach: Reach,
        regions: Regions,
        acts: Acts,
        window: QGraphicsView,
        ghost: Ghost,
        sight: Sight,
    ) -> None:
        self._reach, self._regions, self._acts, self._sight = reach, regions, acts, sight
        sight.slid.connect(self.stays)
        self._window = window
        """Where the hand is seen: it maps its points and shows its cursor."""
        self._ghost = ghost
        self._mode: Mode = "idle"
        self._start = QPointF()
        self._button = Qt.MouseButton.NoButton
        self._key: SpotKey | None = None
        self._region: BoardRegion | None = None
        self._notches = 0
        self.at = QPointF()
        self.leads = False
        self.carried = False
        """Whether what is refused just now was carried, not clicked."""

    @property
    def dragging(self) -> bool:
        """Whether a piece is being carried with the button held."""
        return self._mode == "drag"

    def let_go(self) -> None:
        """Forget a press or a drag in progress; the ghost goes with the next refresh."""
        self._mode = "idle"
        self._key = None
        self._sight.put_down()
        viewport = self._window.viewport()
        if viewport.testAttribute(Qt.WidgetAttribute.WA_SetCursor):
            viewport.unsetCursor()

    def leave(self) -> None:
        """The pointer left the table."""
        if self._mode == "idle" and self.leads:
            self.leads = False
            self._acts.set_hover(None, at_once=False)
            self._acts.refresh()

    # ---- what is under the hand

    def under(self, point: QPointF) -> SpotKey | None:
        """The spot a click at a scene point speaks of: what answers first, then what a piece snaps to."""
        grammar = self._reach.grammar
        lit = set(grammar.lit())
        hit = self._reach.index.at(point, lit)
        waits = grammar.pending_target
        if waits is not None and (hit is None or hit in grammar.targets(grammar.picked)):
            # Places overlap: where a piece was dropped, the hand that has not moved is still on it.
            hit = waits if self.target(point) == waits else hit
        if hit in lit:
            # A lit place is not hidden by what lies on it, such as the tiles on the row they go to.
            return hit
        answers = {*lit, *grammar.pickable()}
        if grammar.picked is not None:
            answers.add(grammar.picked)
        hit = self._reach.index.at(point, answers)
        if hit in answers or grammar.picked is None:
            return hit
        return self.target(point) or hit

    def target(self, point: QPointF) -> SpotKey | None:
        """The lit place a piece dropped at a scene point would take."""
        grammar = self._reach.grammar
        return self._reach.index.nearest(point, set(grammar.targets(grammar.picked)))

    # ---- buttons

    def press(self, event: QMouseEvent) -> bool:
        """Handle a button going down; False leaves it to the scene."""
        self._track(event)
        self._reach.by_keys = False
        if self._acts.skip():
            return True
        if event.button() == Qt.MouseButton.RightButton:
            self._right()
            return True
        if self.dragging or event.button() not in _BUTTONS:
            return self.dragging
        middle = event.button() == Qt.MouseButton.MiddleButton
        self._mode, self._start, self._button = "pressed", self.at, event.button()
        self._key = None if middle else self.under(self.at)
        self._region = self._regions.at(self.at)
        self._hover()
        return True

    def _right(self) -> None:
        """Turn what can be turned, else take one step back."""
        holding = self._reach.grammar.picked is not None or self._reach.grammar.pending is not None
        if holding and self._acts.turn(1):
            return
        if self.dragging:
            self.drop_home()
        else:
            self._acts.cancel()

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer: hover, begin or go on with a drag or a pan."""
        before = self.at
        self._track(event)
        if self.at == before:
            return
        if self._mode == "pressed":
            way = self.at - self._start
            if hypot(way.x(), way.y()) >= DRAG:
                self._begin()
                before = self._start
        if self.dragging:
            self._sight.carry(event.position())
            self._track(event)
        if self._mode == "pan":
            self._pan(self.at - before)
            self._track(event)
        elif self._mode != "pressed":
            self._hover()

    def _pan(self, delta: QPointF) -> None:
        if self._region is not None and self._zoomed:
            self._region.pan(delta)
        else:
            self._sight.pull(delta)

    @property
    def _zoomed(self) -> bool:
        """Whether there is more of the board that was pressed on than what its region shows."""
        return self._region is not None and self._region.zoom > 1.0

    def release(self, event: QMouseEvent) -> bool:
        """Handle a button going up: a click, a drop, or the end of a pan; False leaves it to the scene."""
        self._track(event)
        mode, key = self._mode, self._key
        if event.button() != self._button:
            return event.button() in (*_BUTTONS, Qt.MouseButton.RightButton)
        if mode == "drag":
            self._drop()
            return True
        if mode == "idle":
            self._refuse(key)
        self.let_go()
        if mode == "pressed" and key is not None and key == self.under(self.at):
            self._acts.act(key)
            self._hover()
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """A second click in a row is a click on a spot; on empty ground it opens the region."""
        self._track(event)
        region = self._regions.at(self.at)
        left = event.button() == Qt.MouseButton.LeftButton
        if left and region is not None and self.under(self.at) is None:
            if region is self._regions.maximised:
                return self._regions.put_back()
            return self._regions.fill_with(region)
        return self.press(event)

    # ---- carrying

    def _begin(self) -> None:
        """The press became a drag: of a source, of the pending piece, or of the ground."""
        grammar, key = self._reach.grammar, self._key
        if key is not None and key in grammar.sources():
            self._mode = "drag"
            self._acts.take_up(key)
        elif key is not None and key == grammar.pending_target and grammar.picked is not None:
            self._mode = "drag"
            self._acts.cancel()
        elif self._zoomed or (key is None and self._sight.is_part):
            self._mode = "pan"
        else:
            self._mode = "idle"
            return
        self._window.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _drop(self) -> None:
        source, target = self._reach.grammar.picked, self.target(self.at)
        if source is not None and target is not None:
            self.let_go()
            self._acts.drop(target)
            self._hover()
            return
        missed = self._reach.index.at(self.at)
        self.drop_home()
        if missed is not None and missed != source:
            self._refuse_carried(source, missed)

    def _refuse(self, key: SpotKey | None) -> None:
        """Something was carried that cannot be: as a click on it, if it went to another place."""
        missed = self._reach.index.at(self.at)
        if key is not None and missed is not None and missed != key and self._reach.grammar.offered:
            self._refuse_carried(None, key)

    def _refuse_carried(self, source: SpotKey | None, key: SpotKey) -> None:
        self.carried = True
        self._acts.refuse(source, key)
        self.carried = False

    def drop_home(self) -> None:
        """End a drag without placing: the piece flies back to where it came from."""
        home = self._reach.index.get(self._reach.grammar.picked)
        self.let_go()
        if home is not None:
            self._ghost.fly_home(home.scene_centre())
        if not self._acts.cancel():
            self._acts.refresh()
        self._hover()

    def _hover(self) -> None:
        key = self.target(self.at) or self._reach.index.at(self.at) if self.dragging else self.under(self.at)
        self._acts.set_hover(key, at_once=False)
        self._acts.refresh()

    def stays(self, position: QPointF) -> None:
        """The pointer stays in its place in the window while the table moves under it."""
        at = self._window.mapToScene(position.toPoint())
        if at != self.at and self.leads:
            self.at = at
            self._hover()

    def _track(self, event: QMouseEvent) -> None:
        at = self._window.mapToScene(event.position().toPoint())
        self.leads = self.leads or at != self.at or event.type() == QEvent.Type.MouseButtonPress
        self.at = at

    # ---- wheel and fingers

    def wheel(self, event: QWheelEvent) -> bool:
        """Turn what is in hand; pan with two fingers; zoom at the pointer otherwise, or with Ctrl.

        A touchpad rolls on after the fingers have left it: that moves, but neither turns nor zooms.
        """
        grammar = self._reach.grammar
        point = self._window.mapToScene(event.position().toPoint())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        rolls_on = event.phase() == Qt.ScrollPhase.ScrollMomentum
        fingers = event.phase() != Qt.ScrollPhase.NoScrollPhase and not event.pixelDelta().isNull()
        in_hand = grammar.picked is not None or grammar.pending is not None
        if in_hand and not control and grammar.can_turn():
            return rolls_on or self._wheel_turn(event.angleDelta())
        region = self._regions.at(point)
        if region is None or (self._sight.is_part and not control and region.zoom == 1.0):
            if not (fingers and self._sight.is_part) or control:
                return self._sight.wheel_sideways(event)
            self._sight.pull(QPointF(event.pixelDelta()))
            self.stays(event.position())
            return True
        if fingers and not control:
            region.pan(QPointF(event.pixelDelta()))
        elif not rolls_on:
            region.zoom_at(point, ZOOM_PER_UNIT ** event.angleDelta().y())
        return True

    def _wheel_turn(self, delta: QPoint) -> bool:
        """Fine wheels send parts of a notch: turn once per whole one."""
        self._notches += delta.y()
        steps = int(self._notches / NOTCH)
        self._notches -= steps * NOTCH
        return self._acts.turn(-steps) if steps else True

    def pinch(self, event: QGestureEvent) -> bool:
        """Zoom at the middle of two fingers and follow them; a drag begun by the first finger ends."""
        gesture = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(gesture, QPinchGesture):
            return False
        if self.dragging:
            self.drop_home()
        self.let_go()
        to_scene = self._window.viewport().mapFromGlobal
        point = self._window.mapToScene(to_scene(gesture.centerPoint().toPoint()))
        before = self._window.mapToScene(to_scene(gesture.lastCenterPoint().toPoint()))
        region = self._regions.at(point)
        if region is None:
            return False
        region.pan(point - before)
        region.zoom_at(point, gesture.scaleFactor())
        event.accept(gesture)
        return True

    def native(self, event: QNativeGestureEvent) -> bool:
        """Zoom with the gesture of a touchpad."""
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        point = self._window.mapToScene(event.position().toPoint())
        region = self._regions.at(point)
        if region is None:
            return False
        region.zoom_at(point, 1.0 + event.value())
        return True
