"""What a table draws over the game's own items: states, focus, halos, prices, and the piece in hand."""

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView

from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.carry import Ghost
from rome_desktop.app.table.gestures import Gesture, Option
from rome_desktop.app.table.marks import Cross, FocusFrame, Halos, SpotMarks, State
from rome_desktop.app.table.pointer import Pointer
from rome_desktop.app.table.reach import Reach
from rome_desktop.app.table.regions import Regions
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Spot

CHIP_Z = 8500.0


class TableDrawing:
    """Makes the screen agree with the grammar, the hand and the focus; `refresh` may be called any time."""

    def __init__(
        self,
        reach: Reach,
        regions: Regions,
        window: QGraphicsView,
        pointer: Pointer,
        ghost: Ghost,
        preview: Callable[[Option | None], object],
    ) -> None:
        self._reach, self._regions, self._pointer = reach, regions, pointer
        self._window = window
        """The focus is framed only while the keys go there."""
        self._scene = window.scene()
        self._ghost, self._preview = ghost, preview
        self.halos = Halos(window)
        self.frame = FocusFrame(self._scene)
        self.cross = Cross(self._scene)
        self.blocked: frozenset[SpotKey] = frozenset()
        self.poor: frozenset[SpotKey] = frozenset()
        self.hinted: frozenset[SpotKey] = frozenset()
        self.foreshown: tuple[Gesture, Option] | None = None
        """What stands there as if the hand were on it, while the hand is on nothing else."""
        self._marked: frozenset[SpotKey] = frozenset()
        self.previewed: Option | None = None
        """What acting where the hand is would lead to."""
        self.foretold: Option | None = None
        """The option whose consequences are drawn: that, or else what is foreshown."""
        self._marks = SpotMarks()
        self._chips: dict[SpotKey, QGraphicsItem] = {}
        self._ghost.landed.connect(self.refresh)

    def refresh(self) -> None:
        """Ghost and preview, marks, focus."""
        reach = self._reach
        self._show_ghost()
        states = self._states()
        self._marks.show(states)
        hovered = states.get(reach.hover_key) if reach.hover_key is not None else None
        self.cross.show(hovered[0] if hovered is not None and State.BLOCKED in hovered[1] else None)
        show_focus = reach.by_keys and self._window.hasFocus()
        self.frame.show(reach.index.get(reach.focus_key) if show_focus else None)

    def restart(self) -> None:
        """The spots are others now: nothing drawn for the old ones is kept."""
        self.halos.clear()
        self._marks.clear()
        self.refresh()
        self.place_chips()
        self.mark(self._marked)

    def redraw(self, region: BoardRegion | None = None) -> None:
        """A region zoomed, or everything looks different."""
        self._marks.redraw(region)
        self.refresh()
        self.place_chips()
        self.mark(self._marked)

    def mark(self, keys: Collection[SpotKey]) -> None:
        """Let spots glow until others are marked, or none."""
        if self._marked or keys:
            self._marked = frozenset(keys)
            index = self._reach.index
            self.halos.show((index.by_key[key] for key in index.in_order(keys)), steady=True)

    def hang(self, key: SpotKey, chip: QGraphicsItem | None) -> None:
        """Hang an item at the upper right of a spot, in place of the one there."""
        old = self._chips.pop(key, None)
        if old is not None and old.scene() is self._scene:
            self._scene.removeItem(old)
        if chip is not None and key in self._reach.index:
            self._chips[key] = chip
            chip.setZValue(CHIP_Z)
            self._scene.addItem(chip)
            self.place_chips()

    def place_chips(self) -> None:
        """Prices go where their spots went."""
        for key, chip in self._chips.items():
            spot = self._reach.index.get(key)
            chip.setVisible(spot is not None)
            if spot is not None:
                rect = spot.scene_rect()
                chip.setPos(QPointF(rect.center().x() + rect.width() / 4, rect.top() + rect.height() / 8))

    # ---- inside

    def _states(self) -> dict[SpotKey, tuple[Spot, State]]:
        reach, grammar = self._reach, self._reach.grammar
        found: dict[SpotKey, State] = {}

        def add(keys: Iterable[SpotKey | None], state: State) -> None:
            for key in keys:
                if key is not None:
                    found[key] = found.get(key, State.NONE) | state

        add(self.poor, State.POOR)
        add(grammar.lit(), State.LIT)
        add(self.hinted, State.HINTED)
        add({grammar.picked, grammar.pending_target}, State.SELECTED)
        key = reach.hover_key
        add((key,), State.HOVERED)
        holding = grammar.picked is not None and (self._pointer.dragging or not grammar.picked_by_itself)
        if key in self.blocked or (holding and not reach.can_act(key)):
            add((key,), State.BLOCKED)
        by_key = reach.index.by_key
        return {key: (by_key[key], state) for key, state in found.items() if key in by_key}

    def _aim(self) -> SpotKey | None:
        """The lit place the hand is on: where the ghost stands."""
        grammar, key = self._reach.grammar, self._reach.hover_key
        if key is None or (grammar.picked is None and key in grammar.sources()):
            return grammar.pending_target
        if self._pointer.dragging:
            return key if key in grammar.targets(grammar.picked) else None
        return key if grammar.option_at(key) is not None else grammar.pending_target

    def _show_ghost(self) -> None:
        grammar, key = self._reach.grammar, self._aim()
        source, option = grammar.picked, None
        if key is not None:
            option = grammar.pending if key == grammar.pending_target else grammar.option_at(key)
        in_hand = source is not None and (self._pointer.dragging or not grammar.picked_by_itself)
        led = in_hand and self._pointer.leads
        idle, aimed = option is None and not led, option
        if idle and self.foreshown is not None:
            way, option = self.foreshown
            source, key = way.source, way.target
        if (aimed, option) != (self.previewed, self.foretold):
            self.previewed, self.foretold = aimed, option
            self._preview(option)
        if idle and self._ghost.flying:
            return
        spot = self._reach.index.get(key)
        if spot is not None and option is not None:
            self._ghost.show(source, key, option, spot.scene_centre(), spot.scale(), standing=idle)
        elif led:
            region = self._regions.at(self._pointer.at)
            zoom = region.zoom if region is not None else 1.0
            self._ghost.show(source, None, None, self._pointer.at, zoom)
        else:
            self._ghost.clear()

    def foreshow(self, way: Gesture, option: Option) -> None:
        """Show until the next offer what an option leads to, as if the hand were on its place."""
        self.foreshown = (way, option)
        self.refresh()

    def forget(self) -> None:
        """What was shown of the options there were is shown no more."""
        self.hinted, self.foreshown = frozenset(), None

    def set_marks(self, blocked: Collection[SpotKey], poor: Collection[SpotKey]) -> None:
        """What shows a cross when pointed at, and what is too dear."""
        marked = frozenset(blocked), frozenset(poor)
        if marked != (self.blocked, self.poor):
            self.blocked, self.poor = marked
            self.refresh()
