"""What a table draws over the game's own items: states, focus, halos, prices, and the piece in hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.carry import Ghost
from rome_desktop.app.table.gestures import Gesture, Option
from rome_desktop.app.table.marks import Cross, FocusFrame, Halos, SpotMarks, State
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Spot

if TYPE_CHECKING:
    from rome_desktop.app.table.table_view import TableView

CHIP_Z = 8500.0


class TableDrawing:
    """Makes the screen agree with the grammar, the hand and the focus; `refresh` may be called any time."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.ghost = Ghost(view.table, view)
        self.halos = Halos(view)
        self.frame = FocusFrame(view.table)
        self.cross = Cross(view.table)
        self.blocked: frozenset[SpotKey] = frozenset()
        self.poor: frozenset[SpotKey] = frozenset()
        self.hinted: frozenset[SpotKey] = frozenset()
        self.foreshown: tuple[Gesture, Option] | None = None
        """What stands there as if the hand were on it, while the hand is on nothing else."""
        self.previewed: Option | None = None
        """What acting where the hand is would lead to."""
        self.foretold: Option | None = None
        """The option whose consequences are drawn: that, or else what is foreshown."""
        self._marks = SpotMarks()
        self._chips: dict[SpotKey, QGraphicsItem] = {}
        self.ghost.landed.connect(self.refresh)

    def refresh(self) -> None:
        """Ghost and preview, marks, focus."""
        view = self._view
        self._show_ghost()
        states = self._states()
        self._marks.show(states)
        hovered = states.get(view.hover_key) if view.hover_key is not None else None
        self.cross.show(hovered[0] if hovered is not None and State.BLOCKED in hovered[1] else None)
        show_focus = view.keyboard.in_use and view.hasFocus()
        self.frame.show(view.index.get(view.focus_key) if show_focus else None)

    def restart(self) -> None:
        """The spots are others now: nothing drawn for the old ones is kept."""
        self.halos.clear()
        self._marks.clear()
        self.refresh()
        self.place_chips()

    def redraw(self, region: BoardRegion | None = None) -> None:
        """A region zoomed, or everything looks different."""
        self._marks.redraw(region)
        self.refresh()
        self.place_chips()

    def hang(self, key: SpotKey, chip: QGraphicsItem | None) -> None:
        """Hang an item at the upper right of a spot, in place of the one there."""
        old = self._chips.pop(key, None)
        if old is not None and old.scene() is self._view.table:
            self._view.table.removeItem(old)
        if chip is not None and key in self._view.index:
            self._chips[key] = chip
            chip.setZValue(CHIP_Z)
            self._view.table.addItem(chip)
            self.place_chips()

    def place_chips(self) -> None:
        """Prices go where their spots went."""
        for key, chip in self._chips.items():
            spot = self._view.index.get(key)
            chip.setVisible(spot is not None)
            if spot is not None:
                rect = spot.scene_rect()
                chip.setPos(QPointF(rect.center().x() + rect.width() / 4, rect.top() + rect.height() / 8))

    # ---- inside

    def _states(self) -> dict[SpotKey, tuple[Spot, State]]:
        view, grammar = self._view, self._view.grammar
        found: dict[SpotKey, State] = {}

        def add(keys: Iterable[SpotKey | None], state: State) -> None:
            for key in keys:
                if key is not None:
                    found[key] = found.get(key, State.NONE) | state

        add(self.poor, State.POOR)
        add(grammar.lit(), State.LIT)
        add(self.hinted, State.HINTED)
        add({grammar.picked, grammar.pending_target}, State.SELECTED)
        key = view.hover_key
        add((key,), State.HOVERED)
        holding = grammar.picked is not None and (view.pointer.dragging or not grammar.picked_by_itself)
        if key in self.blocked or (holding and not view.can_act(key)):
            add((key,), State.BLOCKED)
        by_key = view.index.by_key
        return {key: (by_key[key], state) for key, state in found.items() if key in by_key}

    def _aim(self) -> SpotKey | None:
        """The lit place the hand is on: where the ghost stands."""
        view, grammar, key = self._view, self._view.grammar, self._view.hover_key
        if key is None or (grammar.picked is None and key in grammar.sources()):
            return grammar.pending_target
        if view.pointer.dragging:
            return key if key in grammar.targets(grammar.picked) else None
        return key if grammar.option_at(key) is not None else grammar.pending_target

    def _show_ghost(self) -> None:
        view, grammar, key = self._view, self._view.grammar, self._aim()
        source, option = grammar.picked, None
        if key is not None:
            option = grammar.pending if key == grammar.pending_target else grammar.option_at(key)
        in_hand = source is not None and (view.pointer.dragging or not grammar.picked_by_itself)
        led = in_hand and view.pointer.leads
        idle, aimed = option is None and not led, option
        if idle and self.foreshown is not None:
            way, option = self.foreshown
            source, key = way.source, way.target
        if (aimed, option) != (self.previewed, self.foretold):
            self.previewed, self.foretold = aimed, option
            view.preview.emit(option)
        if idle and self.ghost.flying:
            return
        spot = view.index.get(key)
        if spot is not None and option is not None:
            self.ghost.show(source, key, option, spot.scene_centre(), spot.scale(), standing=idle)
        elif led:
            region = view.region_at(view.pointer.at)
            zoom = region.zoom if region is not None else 1.0
            self.ghost.show(source, None, None, view.pointer.at, zoom)
        else:
            self.ghost.clear()

    def foreshow(self, way: Gesture, option: Option) -> None:
        """Show until the next offer what an option leads to, as if the hand were on its place."""
        self.foreshown = (way, option)
        self.refresh()

    def forget(self) -> None:
        """What was shown of the options there were is shown no more."""
        self.hinted, self.foreshown = frozenset(), None

    def set_marks(self, blocked: Collection[SpotKey], poor: Collection[SpotKey]) -> None:
        """What shows a cross when pointed at, and what is too dear."""
        self.blocked, self.poor = frozenset(blocked), frozenset(poor)
        self.refresh()
