"""The table of Nova Roma as the window knows it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_view import PanelsView
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.sheet import panel_items, remove
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma import echoes, foresight, layout, reads, reasons, targets
from rome_desktop.app.views.nova_roma.city import City
from rome_desktop.app.views.nova_roma.dock import Dock
from rome_desktop.app.views.nova_roma.facts import NovaFacts
from rome_desktop.app.views.nova_roma.forum import Forum
from rome_desktop.app.views.nova_roma.hover_cards import NovaCards
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.layout import BOARDS
from rome_desktop.app.views.nova_roma.motion import Motion
from rome_desktop.app.views.nova_roma.panel import Panel
from rome_desktop.app.views.nova_roma.previews import Previews, carried, poor
from rome_desktop.app.views.nova_roma.sea import Sea
from rome_desktop.app.views.nova_roma.shown import Shown
from rome_desktop.app.views.nova_roma.small import Estates, Hippodrome, Subjects
from rome_desktop.app.views.nova_roma.targets import lying
from rome_desktop.app.words.nova_roma.words import NovaWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, options, to_move
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.state import NovaState

FRAME_Z, BOARD_Z, OPENED_Z = -20.0, 0.0, 100.0
ORDERS = {"forum": 0, "sea": 100, "city": 200, "hippodrome": 500, "subjects": 600, "estates": 700}
"""Reading order: the forum comes first, because a turn begins there."""
DOCK_ORDER = 800
CARD_HIGH = 190.0
"""A hover card of some lines, in pixels of 100 %."""


class NovaView(PanelsView):
    """Six boards and a dock on one table."""

    choosing = targets
    labels: NovaLabels
    facts: NovaFacts

    def __init__(self, table: TableView, content: Content, words: NovaWords) -> None:
        super().__init__(table, content, words)
        self.labels = NovaLabels(words.terms, self)
        self.cards = NovaCards(words, self.labels, self)
        self.facts = NovaFacts(words.terms, self)
        self._frames: QGraphicsPathItem | None = None
        self.sea = Sea(table, self.labels, self._describe)
        self.forum = Forum(table, self.labels, self._describe)
        self.city = City(table, self.labels, self._describe)
        self.hippodrome = Hippodrome(table, self.labels, self._describe)
        self.subjects = Subjects(table, self.labels, self._describe)
        self.estates = Estates(table, self.labels, self._describe)
        panels: tuple[Panel, ...] = (
            self.sea,
            self.forum,
            self.city,
            self.hippodrome,
            self.subjects,
            self.estates,
        )
        self.panels = {panel.key: panel for panel in panels}
        self.dock = Dock(table, self.labels, self._describe)
        self.previews = Previews(self)
        self.shown: Shown | None = None
        self._layout: Layout | None = None
        self._framed: tuple[Any, ...] = ()
        self.lay_panels(self.labels.part("board"), self.panels)

    def take_away(self) -> None:
        self.table.set_marks()
        self.previews.clear()
        self.shown = None
        super().take_away()
        self._frames = None

    def _items(self) -> list[QGraphicsItem]:
        frames = [self._frames] if self._frames is not None else []
        return [*(panel.region for panel in self.panels.values()), self.dock.frame, *frames]

    # ---- size

    def _arrange(self, size: QSizeF) -> None:
        self._layout = layout.arrange(size, self._opened)
        self._framed = ()
        self.previews.clear()
        for key, panel in self.panels.items():
            rect = self._layout[key]
            panel.region.setVisible(self._layout.shows(key))
            panel.region.setZValue(OPENED_Z if key == self._opened else BOARD_Z)
            panel.region.place(rect)
            panel.sheet.place(rect.size())
        self.dock.place(self._layout["dock"])
        self._draw()

    def _active(self, shown: Shown) -> str:
        """The board that the seat that is asked has to do with: it gets a blue frame."""
        for action in shown.legal:
            for gesture in targets.targets([action], shown.view)[action]:
                spot = self.table.index.get(gesture.target)
                if spot is not None and spot.region is not None:
                    return BOARDS[(spot.region.number or 1) - 1]
        return ""

    def _show_frames(self, shown: Shown) -> None:
        """The panels below the boards; drawn anew when another board is in use."""
        assert self._layout is not None
        active = self._active(shown)
        look = theme.look()
        seen = (self._layout, active, look.dark, look.scale, look.high_contrast)
        if seen == self._framed:
            return
        self._framed = seen
        if self._frames is not None:
            remove(self._frames)
        self._frames = QGraphicsPathItem()
        self._frames.setZValue(FRAME_Z)
        self.table.table.addItem(self._frames)
        for key in (*BOARDS, "dock"):
            if key != "dock" and not self._layout.shows(key):
                continue
            line = look.colour("focus" if key == active else "line")
            width = look.edge_width(2.2 if key == active else 1.0)
            panel_items(self._layout[key], line, width, self._frames)
        self._set_quiet(shown, active)

    def _set_quiet(self, shown: Shown, active: str) -> None:
        """Where the hover card may stand, best first: below zones B and C, else over the sea.

        On a small window a card below the zones would reach over the estate tiles; builders get it at sea.
        """
        assert self._layout is not None
        quiet: list[QRectF] = []
        low = False
        if self._layout.shows("city"):
            rect = self.city.sheet.root.mapRectToScene(self.city.quiet(shown.view))
            high = theme.look().pxf(CARD_HIGH)
            low = rect.height() < high
            rect.setHeight(max(rect.height(), high))
            quiet.append(rect)
        if self._layout.shows("sea"):
            quiet.append(self.sea.sheet.root.mapRectToScene(self.sea.map_area()))
        if active == "estates" or (active == "city" and low):
            quiet.reverse()
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(quiet)

    # ---- showing

    def show(self, view: NovaState, context: TableContext) -> None:
        seat = to_move(view)
        self.shown = Shown(view, context, seat, tuple(options(view)) if seat is not None else ())
        super().show(view, context)

    def _draw(self) -> None:
        shown = self.shown
        if shown is None or self._layout is None:
            return
        for panel in self.panels.values():
            panel.show(shown)
        self.dock.show(shown)
        spots = []
        for key, panel in self.panels.items():
            spots += panel.spots(shown, ORDERS[key])
        self.table.set_spots([*spots, *self.dock.spots(shown, DOCK_ORDER)])
        self._show_frames(shown)

    # ---- choosing

    def offer(self, decision: Decision, options: Sequence[Action]) -> None:
        if self.shown is None:
            return
        ways: Any = targets.targets(options, self.shown.view)  # a mapping's keys are invariant
        shape = reads.in_hand(self.shown.view)
        self.table.offer(ways, confirm=targets.is_confirmed, variant=lying(shape) if shape else None)
        self.table.set_marks(poor=poor(self.shown))
        self._leave_useless()

    def _leave_useless(self) -> None:
        """A board that was opened shows nothing to choose any more: back to all of them."""
        region = self.table.maximised
        if region is None:
            return
        spots = [self.table.index.get(key) for key in self.table.grammar.lit()]
        if spots and not any(spot is not None and spot.region in (region, None) for spot in spots):
            self.table.restore_region()

    def clear_offer(self) -> None:
        super().clear_offer()
        self.table.set_marks()

    def _meant(self, view: NovaState, seat: int, target: str, source: str) -> Action | None:
        return reasons.meant(view, target, source, self.table.grammar.variant)

    def _carried(self, source: str | None, target: str | None, option: object) -> QGraphicsItem | None:
        if self.shown is None or source == target or source is None:
            return None
        return carried(self, self.shown, source, target, self.table.grammar.variant)

    def _preview(self, option: object) -> None:
        if self.shown is None or option is None:
            self.previews.clear()
        else:
            self.previews.show(option, self.shown)

    # ---- moving

    def animate(self, events: Sequence[Event], after: NovaState, context: TableContext) -> None:
        self.previews.clear()
        if self.shown is None or self._layout is None:
            self.animator.play([])
            return
        self.animator.play(Motion(self, self.shown).beats(events))

    def halo(self, events: Sequence[Event]) -> None:
        if self.shown is not None:
            self.table.halo(echoes.keys(events, self.shown.context.dock))

    def show_hint(self, action: Action | None) -> None:
        if isinstance(action, actions.Build):
            self.table.hint(["block", *(f"site:{cell}" for cell in action.cells.split("|"))])
            return
        super().show_hint(action)

    # ---- facts for rail and strip

    def kind_line(self, view: NovaState, side: int, context: TableContext) -> str:
        return self.facts.kind_line(view, side)

    def turn_side(self, view: NovaState) -> int | None:
        side = reads.turn_side(view)
        return to_move(view) if side is None and view.phase == "setup" else side

    def points_after(self, option: object) -> tuple[int, ...] | None:
        if self.shown is None or not isinstance(option, Action):
            return None
        return foresight.points_after(self.shown.view, option)

    def first_side(self, view: NovaState) -> int | None:
        return None if view.level or view.phase == "setup" else view.first

    def has_secrets(self, view: NovaState, seat: int) -> bool:
        return bool(view.players[seat].hand or view.packs or view.laid)
