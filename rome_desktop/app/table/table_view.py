"""The whole table area of a game: one view, one scene in the viewport's pixels, one grammar for all games.

The game gives spots, offers options with their gestures, and hears which was chosen. Mouse, touch and keys
end in the same few methods here: `act`, `drop`, `turn`, `confirm`, `cancel`.
"""

from collections.abc import Callable, Collection, Hashable, Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.table.animator import Animator
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.carry import Ghost, GhostFactory
from rome_desktop.app.table.gestures import Option, Options, Reply, Variant, What
from rome_desktop.app.table.keyboard import Keyboard
from rome_desktop.app.table.pointer import Pointer
from rome_desktop.app.table.reach import Reach
from rome_desktop.app.table.regions import Regions
from rome_desktop.app.table.sight import Sight
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Spot, SpotIndex
from rome_desktop.app.table.table_drawing import TableDrawing
from rome_desktop.app.table.turn_buttons import TurnButtons


class TableView(QGraphicsView):
    """A table on which options are chosen by drag, by click-click and by keys."""

    chosen = Signal(object)
    """One of the options offered; the offer is gone when this is emitted."""
    hovered = Signal(object, bool)
    """(key or None, at once): what hand or keyboard is on; at once means do not wait to explain."""
    focused = Signal(object)
    """The key with the keyboard focus, or None, whether it is framed now or not."""
    preview = Signal(object)
    """The option that acting here would lead to, or None."""
    refused = Signal(object, object)
    """(source or None, key): asked for where it is not legal."""
    picked = Signal(object)
    """The source now in hand, or None."""
    state_changed = Signal()  # something picked, pending or lit changed
    heard = Signal(object)
    """A sound of what moves."""
    flip = Signal()
    """The other face was asked for; what is in hand has been flipped already if both faces are legal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = QGraphicsScene(self)
        self.table.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.reach = Reach()
        self.grammar = self.reach.grammar
        self.regions = Regions(self)
        self.sight = Sight(self)
        self.animator: Animator | None = None
        self.seat_point: Callable[[int], QPointF] | None = None
        """Where `seat_card` is, if the page has told: pieces come and go there."""
        self.allowed: Callable[[Option], bool] | None = None
        """Of what is offered, only this is lit and can be chosen; None for all."""
        self._arrange: Callable[[QSizeF], None] | None = None
        self.ghost = Ghost(self.table, self)
        self.pointer = Pointer(self.reach, self.regions, self, self, self.ghost, self.sight)
        self.keyboard = Keyboard(self.reach, self.regions, self, self.pointer, self.fit)
        foreseen = self.preview.emit
        self.drawing = TableDrawing(self.reach, self.regions, self, self.pointer, self.ghost, foreseen)
        self.turn_buttons = TurnButtons(self.reach, self, self, self.pointer, self.keyboard)
        self.regions.zoomed.connect(self._zoomed)
        self.regions.arranged.connect(self.refresh)
        self.sight.resized.connect(self._lay_out)
        self.sight.moved.connect(self.turn_buttons.refresh)
        theme.signals().changed.connect(self._restyle)
        self._restyle()

    # ---- the table

    @property
    def index(self) -> SpotIndex:
        """The spots there are now."""
        return self.reach.index

    @property
    def focus_key(self) -> SpotKey | None:
        """The spot with the keyboard focus, whether it is framed now or not."""
        return self.reach.focus_key

    @property
    def hover_key(self) -> SpotKey | None:
        """The spot that hand or keyboard is on."""
        return self.reach.hover_key

    def seat_card(self, side: int) -> QPointF:
        """Where a side's card is, in the scene's pixels, beyond the left edge of the table."""
        if self.seat_point is not None:
            return self.seat_point(side)
        px = theme.look().pxf
        return QPointF(-px(24), px(64 + 118 * max(0, side)))

    def set_arrange(self, arrange: Callable[[QSizeF], None] | None) -> None:
        """Call `arrange(size in pixels)` now and after every change of size."""
        self._arrange = arrange
        self._lay_out()

    def set_regions(self, regions: Iterable[BoardRegion]) -> None:
        """The boards that can be zoomed, before `set_spots`; each must already be in `table`."""
        self.regions.set(regions)

    def set_spots(self, spots: Iterable[Spot]) -> None:
        """Replace all spots; the offer, what is picked and the focus stay where their keys still exist.

        Raises ValueError for a key used twice.
        """
        reach, spots = self.reach, list(spots)
        if spots != reach.index.given:
            reach.index = SpotIndex(spots, self.regions.all)
        reach.focus_key = reach.focus_key if reach.focus_key in reach.index else None
        if reach.hover_key not in reach.index:
            self.set_hover(None, at_once=False)
        self.drawing.restart()

    def set_ghost_factory(self, factory: GhostFactory) -> None:
        """How to draw what is carried; see `carry.GhostFactory`."""
        self.ghost.clear()
        self.ghost.factory = factory

    def set_marks(self, *, blocked: Collection[SpotKey] = (), poor: Collection[SpotKey] = ()) -> None:
        """Spots that show a cross when pointed at, and spots that show a dashed ring: too dear now."""
        self.drawing.set_marks(blocked, poor)

    def hint(self, keys: Collection[SpotKey] = ()) -> None:
        """Ring spots in dotted blue until the next offer, or call again with none."""
        self.drawing.hinted = frozenset(keys)
        self.reveal(keys)
        self.refresh()

    def halo(self, keys: Collection[SpotKey]) -> None:
        """Let spots glow for a moment: they just changed, or the journal speaks of them."""
        self.reveal(keys)
        self.drawing.halos.show(self.index.by_key[key] for key in self.index.in_order(keys))

    def mark(self, keys: Collection[SpotKey] = ()) -> None:
        """Let spots glow until others are marked, or none; the end of an offer ends that too."""
        self.drawing.mark(keys)

    def show_chip(self, key: SpotKey, chip: QGraphicsItem | None) -> None:
        """Hang an item (origin at its lower left) at the upper right of a spot, in place of the one there."""
        self.drawing.hang(key, chip)

    # ---- the offer

    def offer(
        self,
        options: Options,
        confirm: Callable[[Option], bool] | None = None,
        variant: Callable[[Option], Variant] | None = None,
    ) -> None:
        """Light what can be chosen; arguments as of `Grammar.offer`. The focus goes to the first."""
        self.pointer.let_go()
        self.drawing.forget()
        if self.allowed is not None:
            options = {option: ways for option, ways in options.items() if self.allowed(option)}
        self.grammar.offer(options, confirm, variant)
        self.regions.open_for(self._lit_spots())
        self.reveal(self.grammar.lit())
        if not self.focus_first():
            self.refresh()
        self.state_changed.emit()

    def clear_offer(self) -> None:
        """Nothing can be chosen any more, and nothing is too dear either."""
        self.pointer.let_go()
        self.grammar.clear()
        self.drawing.forget()
        self.regions.close_again()
        self.mark()
        self.set_marks()
        self.drawing.refresh()
        self.state_changed.emit()

    def choose(self, option: Hashable) -> None:
        """Choose an offered option outright, as a button or the list does. KeyError if it is not offered."""
        before = self.grammar.picked
        self._take(self.grammar.choose(option), before, None)

    def confirm(self) -> bool:
        """Choose the pending option; False if none waits."""
        before = self.grammar.picked
        return self._take(self.grammar.confirm(), before, None)

    def cancel(self) -> bool:
        """One step back; False if there is nothing to take back."""
        before = self.grammar.picked
        return self._take(self.grammar.cancel(), before, None)

    def turn(self, steps: int) -> bool:
        """Turn what is in hand or pending; False if it has one position only."""
        turned = self.grammar.turn(steps)
        if turned:
            self._changed()
        return turned

    def flip_over(self) -> bool:
        """Show the other face of what is in hand; False if only one face is legal."""
        flipped = self.grammar.flip()
        self._changed()
        self.flip.emit()
        return flipped

    def act(self, key: SpotKey) -> bool:
        """What a click or Enter on a spot means now; False if it was refused."""
        before = self.grammar.picked
        return self._take(self.grammar.activate(key), before, key)

    def drop(self, target: SpotKey) -> bool:
        """Put what is carried on a lit target; False if it was refused."""
        before = self.grammar.picked
        return self._take(self.grammar.place(target), before, target)

    def take_up(self, source: SpotKey) -> None:
        """Start carrying a source."""
        before = self.grammar.picked
        self._take(self.grammar.pick(source), before, source)

    def refuse(self, source: SpotKey | None, key: SpotKey | None) -> None:
        """Say that this was asked for where it is not legal."""
        self.refused.emit(source, key)

    def skip(self, *, everything: bool = False) -> bool:
        """Show at once what moves now, or all that waits; False if nothing moves."""
        animator = self.animator
        if animator is None or not animator.running:
            return False
        if everything:
            animator.skip_all()
        else:
            animator.skip_current()
        return True

    def _take(self, reply: Reply, source: SpotKey | None, key: SpotKey | None) -> bool:
        """Show what an act led to and tell the game; True if it led anywhere."""
        if reply.what is What.NOTHING:
            return False
        if reply.what is What.REFUSED:
            if self.grammar.offered:
                self.refuse(source, key)
            return False
        if key is not None:
            self.reach.focus_key = key
        if self.grammar.picked != source:
            self.picked.emit(self.grammar.picked)
        if reply.what is What.CHOSEN:
            self.regions.close_again()
        self._changed()
        if reply.what is What.CHOSEN:
            self.chosen.emit(reply.option)
        return True

    def _lit_spots(self) -> Iterable[Spot]:
        return (self.index.by_key[key] for key in self.reach.lit())

    def _changed(self) -> None:
        self.refresh()
        self.state_changed.emit()

    # ---- hover and focus

    def set_hover(self, key: SpotKey | None, *, at_once: bool) -> None:
        """The hand or the keyboard is on this spot now."""
        if key == self.reach.hover_key:
            return
        self.reach.hover_key = key
        self.hovered.emit(key, at_once)

    def focus_first(self) -> bool:
        """Move the focus to the first lit spot; False if none is lit."""
        lit = self.reach.lit()
        if lit:
            self.set_focus(lit[0])
        return bool(lit)

    def set_focus(self, key: SpotKey | None) -> None:
        """Move the focus to a spot and bring it into view; told at once if the keyboard is in use."""
        self.reach.focus_key = key
        spot = self.index.get(key)
        self.focused.emit(key)
        if spot is not None and spot.region is not None and self.reach.by_keys:
            rect = spot.parent.mapToItem(spot.region.ground, spot.bounds).boundingRect()
            spot.region.ensure_visible(rect)
        if self.reach.by_keys:
            self.reveal([] if key is None else [key])
            self.pointer.leads = False
            self.set_hover(key, at_once=True)
        self.refresh()

    def reveal(self, keys: Collection[SpotKey]) -> None:
        """Scroll to spots, where the table is larger than its window."""
        if self.sight.is_part:
            self.sight.reveal(self.index.by_key[key].scene_rect() for key in self.index.in_order(keys))

    def fit(self) -> bool:
        """Every board whole and in its place; then the table whole, and back. False if nothing changed."""
        return self.regions.fit() or self.sight.toggle_whole()

    # ---- drawing

    @property
    def previewed(self) -> Option | None:
        """The option last told by `preview`."""
        return self.drawing.previewed

    def refresh(self) -> None:
        """Make everything drawn agree with the grammar, the hand and the focus."""
        self.drawing.refresh()
        self.turn_buttons.refresh()

    def _zoomed(self, region: BoardRegion) -> None:
        self.drawing.redraw(region)

    def _restyle(self) -> None:
        self.setBackgroundBrush(theme.look().colour("page"))
        self.drawing.redraw()

    def _lay_out(self) -> None:
        size = self.sight.size
        self.setSceneRect(QRectF(QPointF(), size))
        if self._arrange is not None:
            self._arrange(size)
        self.drawing.redraw()
        self.reveal(self.grammar.lit())

    # ---- Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.pointer.press(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self.pointer.double_click(event):
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self.pointer.release(event):
            super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer.leave()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.pointer.wheel(event):
            super().wheelEvent(event)
            self.pointer.stays(event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        pinched = isinstance(event, QGestureEvent) and self.pointer.pinch(event)
        if pinched or (isinstance(event, QNativeGestureEvent) and self.pointer.native(event)):
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self.keyboard.press(event) or self.sight.page(event)):
            event.ignore()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        return self.keyboard.walk(1 if forwards else -1) or super().focusNextPrevChild(forwards)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keyboard.entered(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.refresh()
