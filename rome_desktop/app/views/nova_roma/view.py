"""The table of Nova Roma as the window knows it."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.beats import Beat
from rome_desktop.app.table.board_view import PanelsView
from rome_desktop.app.table.foresight import idle_spots
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.layouts import Layout, unit_in
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma import echoes, foresight, layout, reads, reasons, spots, targets
from rome_desktop.app.views.nova_roma.boards import Boards
from rome_desktop.app.views.nova_roma.carrying import carried
from rome_desktop.app.views.nova_roma.facts import NovaFacts
from rome_desktop.app.views.nova_roma.hover_cards import NovaCards
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.layout import BOARDS
from rome_desktop.app.views.nova_roma.motion import Motion
from rome_desktop.app.views.nova_roma.panel import poor
from rome_desktop.app.views.nova_roma.previews import Previews
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.views.nova_roma.sounds import SOUNDS
from rome_desktop.app.views.nova_roma.targets import lying
from rome_desktop.app.words.nova_roma.words import NovaWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, to_move
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.foresight import is_idle
from rome_desktop.games.nova_roma.state import NovaState

FRAME_Z, BOARD_Z, OPENED_Z = -20.0, 0.0, 100.0
ORDERS = {"forum": 0, "sea": 100, "city": 200, "hippodrome": 500, "subjects": 600, "estates": 700}
"""Reading order: the forum comes first, because a turn begins there."""
DOCK_ORDER = 800
CARD_HIGH = 190.0
"""A hover card of some lines, in pixels of 100 %."""


class NovaView(PanelsView):
    """Six boards and a dock on one table."""

    keys = spots.KEYS
    choosing = targets
    sounds = SOUNDS
    labels: NovaLabels
    facts: NovaFacts
    shown: NovaShown | None
    _layout: Layout

    def __init__(self, table: TableView, content: Content, words: NovaWords) -> None:
        super().__init__(table, content, words)
        self.labels = NovaLabels(words.terms, self)
        self.cards = NovaCards(words, self.labels, lambda: table.grammar.variant, self)
        self.facts = NovaFacts(words.terms, self)
        self._frames = Layer(FRAME_Z, None)
        table.table.addItem(self._frames.root)
        self.boards = Boards.on(table, self.labels, self._describe)
        self.panels = self.boards.numbered()
        self.previews = Previews(table, self.boards)
        self.lay_panels(lambda: self.labels.part("board"), self.panels)

    def take_away(self) -> None:
        self.previews.clear()
        super().take_away()

    def _items(self) -> list[QGraphicsItem]:
        return [*(panel.region for panel in (*self.panels.values(), self.boards.dock)), self._frames.root]

    # ---- size

    def _place(self, shown: NovaShown) -> None:
        self._layout = layout.arrange(self._size, self._opened)
        self.previews.clear()
        for key, panel in self.panels.items():
            panel.region.setVisible(self._layout.shows(key))
            panel.region.setZValue(OPENED_Z if key == self._opened else BOARD_Z)
            panel.place(self._layout[key], unit_in(self._layout[key], layout.natural(key)))
        rect = self._layout["dock"]
        self.boards.dock.place(rect, unit_in(rect, layout.natural("dock")))

    def _active(self, shown: NovaShown) -> str:
        """The board that the seat that is asked has to do with: it gets a blue frame."""
        for action in shown.legal:
            for gesture in targets.targets([action], shown.view)[action]:
                spot = self.table.index.get(gesture.target)
                if spot is not None and spot.region is not None:
                    return BOARDS[(spot.region.number or 1) - 1]
        return ""

    def _show_frames(self, active: str) -> None:
        """The panels below the boards; a frame is drawn anew when its board comes or goes out of use."""
        look = theme.look()
        wanted: Wanted = {}
        for key in (*BOARDS, "dock"):
            if key == "dock" or self._layout.shows(key):
                rect, is_active = self._layout[key], key == active
                line = look.colour("focus" if is_active else "line")
                width = look.edge_width(2.2 if is_active else 1.0)
                seen = (rect.getRect(), is_active, look.dark, look.scale, look.high_contrast)
                wanted[key] = (seen, partial(items.panel, rect, line, width))
        self._frames.sync(wanted)

    def _set_quiet(self, shown: NovaShown, active: str) -> None:
        """Where the hover card may stand, best first: below zones B and C, else over the sea.

        On a small window a card below the zones would reach over the estate tiles; builders get it at sea.
        """
        city, sea = self.boards.city, self.boards.sea
        quiet: list[QRectF] = []
        low = False
        if self._layout.shows("city"):
            rect = city.root.mapRectToScene(city.quiet(shown.view))
            high = theme.look().pxf(CARD_HIGH)
            low = rect.height() < high
            rect.setHeight(max(rect.height(), high))
            quiet.append(rect)
        if self._layout.shows("sea"):
            quiet.append(sea.root.mapRectToScene(sea.map_area()))
        if active == "estates" or (active == "city" and low):
            quiet.reverse()
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(quiet)

    # ---- showing

    def _draw(self, shown: NovaShown) -> None:
        found = []
        for key, panel in self.panels.items():
            panel.show(shown)
            found += panel.spots(shown, ORDERS[key])
        self.boards.dock.show(shown)
        self.table.set_spots([*found, *self.boards.dock.spots(shown, DOCK_ORDER)])
        active = self._active(shown)
        self._show_frames(active)
        self._set_quiet(shown, active)

    # ---- choosing

    def offer(self, decision: Decision, options: Sequence[Action]) -> None:
        if self.shown is None:
            return
        ways: Any = targets.targets(options, self.shown.view)  # a mapping's keys are invariant
        shape = reads.in_hand(self.shown.view)
        self.table.set_marks(poor=[*poor(self.shown), *idle_spots(ways, self.is_idle)])
        self.table.offer(ways, confirm=targets.is_confirmed, variant=lying(shape) if shape else None)
        self._leave_useless()

    def is_idle(self, action: Action) -> bool:
        return self.shown is not None and is_idle(self.shown.view, action)

    def _leave_useless(self) -> None:
        """A board that was opened shows nothing to choose any more: back to all of them."""
        region = self.table.regions.maximised
        if region is None:
            return
        lit = [self.table.index.get(key) for key in self.table.grammar.lit()]
        if lit and not any(spot is not None and spot.region in (region, None) for spot in lit):
            self.table.regions.put_back()

    def _meant(self, view: NovaState, seat: int, target: SpotKey, source: SpotKey | None) -> Action | None:
        return reasons.meant(view, target, source, self.table.grammar.variant)

    def _carried(
        self, shown: NovaShown, source: SpotKey | None, target: SpotKey | None, option: object
    ) -> QGraphicsItem | None:
        if source is None or source == target:
            return None
        return carried(self.boards, shown, source, target, self.table.grammar.variant)

    def _preview(self, shown: NovaShown, option: object) -> None:
        self.previews.clear()
        if option is not None:
            self.previews.show(option, shown)

    # ---- moving

    def _beats(
        self, shown: NovaShown, events: Sequence[Event], after: NovaState, context: TableContext
    ) -> Sequence[Beat]:
        return Motion(self.table, self.boards, shown).beats(events)

    def _echoes(self, shown: NovaShown, events: Sequence[Event]) -> Collection[SpotKey]:
        return echoes.keys(events, shown.dock)

    def show_hint(self, action: Action | None) -> None:
        if isinstance(action, actions.Build):
            self.table.hint([spots.Block(), *(spots.Site(cell) for cell in action.cells.split("|"))])
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
