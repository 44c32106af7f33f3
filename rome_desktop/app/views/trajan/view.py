"""The table of Trajan as the window knows it."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import Plan, TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import growing
from rome_desktop.app.table.beats import Beat
from rome_desktop.app.table.board_view import PanelsView
from rome_desktop.app.table.foresight import idle_spots
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.hover_card import CardText, HoverCard
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan import echoes, layout, reads, reasons, spots, targets
from rome_desktop.app.views.trajan.carrying import carried
from rome_desktop.app.views.trajan.circle import ActionCircle
from rome_desktop.app.views.trajan.district import District
from rome_desktop.app.views.trajan.dock import Dock
from rome_desktop.app.views.trajan.facts import TrajanFacts, turn_side
from rome_desktop.app.views.trajan.hover_cards import TrajanCards
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.market import Forum, Seaport
from rome_desktop.app.views.trajan.motion import Motion
from rome_desktop.app.views.trajan.orders import best_order, completing, drops, meaning, sow_all
from rome_desktop.app.views.trajan.panel import Panel
from rome_desktop.app.views.trajan.politics import Arch, Demands, Senate, Time
from rome_desktop.app.views.trajan.previews import Previews
from rome_desktop.app.views.trajan.provinces import Provinces
from rome_desktop.app.views.trajan.sayings import TrajanSayings
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.app.views.trajan.sounds import SOUNDS
from rome_desktop.app.views.trajan.sowings import Sowing, begun_with, sowing
from rome_desktop.app.words.trajan.words import TrajanWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, Refusal
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.foresight import is_idle
from rome_desktop.games.trajan.ids import TRAYS
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from rome_desktop.games.trajan.state import TrajanState

OPENED_Z = 50.0
LED_TO = {0: "seaport", 1: "forum", 2: "provinces", 3: "senate", 4: "arch", 5: "district"}
"""The zone on which the action of each bowl works [TR-1.1]."""


class TrajanView(PanelsView):
    """Circle, mat and the eight panels of the board on one table."""

    keys = spots.KEYS
    choosing = targets
    sounds = SOUNDS
    ring = True
    labels: TrajanLabels
    facts: TrajanFacts
    cards: TrajanCards
    shown: TrajanShown | None
    _layout: Layout

    def __init__(self, table: TableView, content: Content, words: TrajanWords) -> None:
        super().__init__(table, content, words)
        self.labels = TrajanLabels(words.terms, self)
        self.sayings = TrajanSayings(words.terms, self)
        self.cards = TrajanCards(words, self.labels, self.sayings, self)
        self.facts = TrajanFacts(words.terms, self)
        self.circle = ActionCircle(table, self.labels, self._describe)
        self.district = District(table, self.labels, self._describe)
        self.time = Time(table, self.labels, self._describe)
        kinds = (Dock, Seaport, Forum, Provinces, Senate, Arch)
        others = [kind(table, self.labels, self._describe) for kind in kinds]
        demands = Demands(table, self.labels, self._describe)
        panels: tuple[Panel, ...] = (self.circle, *others, self.district, self.time, demands)
        self.panels = {panel.key: panel for panel in panels}
        self.previews = Previews(table, self.circle, self.sayings)
        table.hovered.connect(self._light_neighbours)
        self.lay_panels(lambda: self.labels.part("board"), self.panels)

    def take_away(self) -> None:
        self.table.hovered.disconnect(self._light_neighbours)
        super().take_away()

    def _items(self) -> list[QGraphicsItem]:
        return [item for panel in self.panels.values() for item in panel.items()]

    # ---- size

    def _place(self, shown: TrajanShown) -> None:
        """Give every panel its place; done anew for each size and look."""
        self._layout = layout.arrange(self._size, growing.plain(), self._opened)
        for key, panel in self.panels.items():
            panel.place(self._layout[key], layout.unit_of(self._layout, key, self._opened))
            panel.region.setVisible(layout.shows(self._layout, key, self._opened))
            panel.region.setZValue(OPENED_Z if key == self._opened else 0.0)
        self._set_quiet("")

    def _set_quiet(self, led: str) -> None:
        """A card may not hide the panel that a sowing leads to."""
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(self._quiet(led))

    def _quiet(self, led: str) -> list[QRectF]:
        """Where a card hides least: the lower right, the Arch, the lower half of the mat."""
        found = []
        for key in (key for key in ("senate", "arch", "dock", "forum") if key != led):
            rect = self._layout[key]
            room = rect.adjusted(rect.width() * 0.2, -theme.look().pxf(90), -6, 60)
            room.setBottom(min(room.bottom(), self.table.sight.size.height() - 6.0))
            found.append(room)
        return found

    # ---- showing

    def _draw(self, shown: TrajanShown) -> None:
        self.previews.clear()
        self._point_to(sowing(shown.view, shown.dock))
        spots = []
        for n, panel in enumerate(self.panels.values()):
            panel.show(shown)
            spots += panel.spots(shown, 100 * n)
        self.table.set_spots(spots)
        self._light_neighbours(self.table.hover_key)

    def _light_neighbours(self, key: SpotKey | None, at_once: bool = True) -> None:
        """Light the sites to which a worker could go from the one pointed at, or from the camp."""
        shown = self.shown
        open_to = reads.sites_beside(shown.view, shown.dock, key) if shown is not None else ()
        self.district.light_sites(open_to)

    def _point_to(self, now: Sowing | None) -> None:
        """Frame the panel to which a sowing leads, and mark the spaces of time it takes."""
        led = LED_TO[now.target] if now is not None else ""
        for key, panel in self.panels.items():
            panel.light(key == led)
        self._set_quiet(led)
        self.time.ahead = now.steps if now is not None else 0

    # ---- choosing

    def offer(self, decision: Decision, options: Sequence[Action]) -> None:
        """[TR-25.6] Beside the options: a tile that this sowing can complete, and the whole sowing for it."""
        if self.shown is None:
            return
        view = self.shown.view
        ways: Any = dict(targets.targets(options, view))
        if isinstance(decision, (SowMarkers, DropMarker)):
            for slot, now, order in completing(view, decision.seat):
                begun = isinstance(decision, DropMarker)
                plan = Plan(self.sayings.complete(), drops(order) if begun else sow_all(now, order))
                if plan.actions:
                    ways[plan] = [Gesture(None, spots.Slot(slot))]
        self.table.set_marks(poor=idle_spots(ways, self.is_idle))
        self.table.offer(ways, confirm=targets.is_confirmed)

    def rest(self) -> Plan | None:
        """[TR-25.6] The markers still in hand, all at once."""
        if self.shown is None or self.shown.asked is None:
            return None
        view, seat = self.shown.view, self.shown.asked
        now = sowing(view, seat)
        return Plan(self.sayings.fill(), drops(best_order(view, seat, now))) if now is not None else None

    def card(self, key: SpotKey | None, option: Action | Plan | None) -> CardText | None:
        if isinstance(option, Plan):
            return self.plan_card(key, option) if key is not None else None
        return super().card(key, option)

    def plan_card(self, key: SpotKey, plan: Plan) -> CardText | None:
        return self.cards.plan(self.shown, key, plan) if self.shown is not None else None

    def _describe(self, key: SpotKey) -> str:
        option = self.table.grammar.option_at(key)
        card = self.plan_card(key, option) if isinstance(option, Plan) else None
        if card is None:
            return super()._describe(key)
        return "; ".join(line.text for line in card.lines)

    def is_idle(self, action: Action) -> bool:
        return self.shown is not None and is_idle(self.shown.view, action)

    def _meant(self, view: TrajanState, seat: int, target: SpotKey, source: SpotKey | None) -> Action | None:
        return reasons.meant(view, seat, target, source)

    def unmeant(self, source: SpotKey | None, target: SpotKey) -> Refusal | None:
        if self.shown is None or self.shown.asked is None:
            return None
        return reasons.unmeant(self.shown.view, self.shown.asked, target)

    def _carried(
        self, shown: TrajanShown, source: SpotKey | None, target: SpotKey | None, option: object
    ) -> QGraphicsItem | None:
        if source is None:
            return None
        return carried(source, shown, self._layout.unit)

    def _preview(self, shown: TrajanShown, option: object) -> None:
        view, dock = shown.view, shown.dock
        now, begun = sowing(view, dock), True
        falling = order = ""
        meant = None
        if isinstance(option, Plan) and shown.asked is not None:
            meant = meaning(view, shown.asked, option)
        if meant is not None:
            begun = now is not None
            now, order = meant
        elif isinstance(option, actions.Sow):
            now, begun = begun_with(view, dock, TRAYS.index(option.tray)), False
        elif isinstance(option, actions.Drop):
            falling = str(option.colour)
        self._point_to(now)
        self.time.show(shown)
        if now is not None and (falling or order or not begun):
            self.previews.show(view, shown.context, now, falling, begun, order)
        else:
            self.previews.clear()

    # ---- moving

    def _beats(
        self, shown: TrajanShown, events: Sequence[Event], after: TrajanState, context: TableContext
    ) -> Sequence[Beat]:
        motion = Motion(
            self.table, self.circle, self.labels, shown.view, shown.context, lambda: self._layout.unit
        )
        return motion.beats(events)

    def _echoes(self, shown: TrajanShown, events: Sequence[Event]) -> Collection[SpotKey]:
        return echoes.keys(events, shown.view)

    # ---- facts for rail and strip

    def kind_line(self, view: TrajanState, side: int, context: TableContext) -> str:
        return self.facts.kind_line(view, side)

    def turn_side(self, view: TrajanState) -> int | None:
        return turn_side(view)

    def first_side(self, view: TrajanState) -> int | None:
        return view.first

    def open_score(self, view: TrajanState, side: int) -> int | None:
        return view.players[side].score

    def has_secrets(self, view: TrajanState, seat: int) -> bool:
        return bool(view.players[seat].hand)
