"""The table of Concordia as the window knows it."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table.banner import Banner
from rome_desktop.app.table.beats import Beat
from rome_desktop.app.table.board_view import BoardView
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia import echoes, layout, reads, reasons, spots, targets
from rome_desktop.app.views.concordia.board import Board
from rome_desktop.app.views.concordia.chips import Chips
from rome_desktop.app.views.concordia.column import Piles, Sale
from rome_desktop.app.views.concordia.dock import Dock
from rome_desktop.app.views.concordia.facts import ConcordiaFacts
from rome_desktop.app.views.concordia.hover_cards import ConcordiaCards
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.motion import Motion
from rome_desktop.app.views.concordia.panel import Panel
from rome_desktop.app.views.concordia.pencil import Pencil
from rome_desktop.app.views.concordia.previews import Previews, carried
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.app.views.concordia.sounds import SOUNDS
from rome_desktop.app.words.concordia.words import ConcordiaWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.games.concordia.foresight import is_idle
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import KeepGoods
from rome_desktop.session.settings import Settings

GROUND_Z = -10.0


class Ground(Panel):
    """What lies below the map: its edge and shadow."""

    key = "map"

    def seen(self, shown: ConcordiaShown) -> Hashable:
        return ()

    def draw(self, pencil: Pencil, shown: ConcordiaShown) -> None:
        pencil.panel(self.rect, 6.0, "board", "line_strong" if pencil.dark else "strip", 1.0, 1.3)


class ConcordiaView(BoardView):
    """Map, column and dock on one table."""

    keys = spots.KEYS
    choosing = targets
    sounds = SOUNDS
    labels: ConcordiaLabels
    facts: ConcordiaFacts
    shown: ConcordiaShown | None
    _layout: Layout

    def __init__(self, table: TableView, content: Content, words: ConcordiaWords) -> None:
        super().__init__(table, content, words)
        self.labels = ConcordiaLabels(words.terms, self)
        self.cards = ConcordiaCards(words, self.labels, self)
        self.facts = ConcordiaFacts(words.terms, self)
        self._ground = Ground(table, self.labels, self._describe)
        self._ground.region.setZValue(GROUND_Z)
        self.board = Board(table, self.labels, self._describe)
        self.sale = Sale(table, self.labels, self._describe)
        self.piles = Piles(table, self.labels, self._describe)
        self.dock = Dock(table, self.labels, self._describe)
        self._panels = (self.dock, self.sale, self.piles)
        self.previews = Previews(self.board, self.dock)
        self.chips = Chips(table, self.board, self.labels)
        table.state_changed.connect(self._price)
        self.lay(self.labels.board, [self.board.region])

    def take_away(self) -> None:
        self.table.state_changed.disconnect(self._price)
        self.chips.clear()
        self.previews.clear()
        super().take_away()

    def _items(self) -> list[QGraphicsItem]:
        panels = (self._ground, *self._panels)
        return [self.board.region, *(item for panel in panels for item in panel.items())]

    # ---- size

    def _placing(self, shown: ConcordiaShown) -> Hashable:
        return shown.view.board, len(shown.view.players)

    def _place(self, shown: ConcordiaShown) -> None:
        """Give map, column and dock their places; done anew for each size, look, map and number of sides."""
        view = shown.view
        self._layout = layout.arrange(self._size, view.map.board.aspect, len(view.players))
        self.previews.clear()
        rect = self._layout["map"]
        self.board.place(rect, view)
        for panel in (self._ground, *self._panels):
            panel.lay(self._layout)
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(self._quiet(rect))

    def _quiet(self, rect: QRectF) -> list[QRectF]:
        """The parts of the map without cities, best first."""
        inset = theme.look().pxf(11)
        room = rect.adjusted(inset, inset, -inset, -inset)
        return [found.translated(rect.topLeft()).intersected(room) for found in self.board.chart.quiet()]

    # ---- showing

    def _read(self, view: ConcordiaState, context: TableContext) -> ConcordiaShown:
        step = reads.top(view)
        if reads.kept_sets(view) and step is not None and context.sides[step.seat].kind == "human":
            # Somebody else's turn brought goods: the storehouse that overflows is the one to be seen.
            context = replace(context, dock=step.seat)
        return ConcordiaShown.of(view, context)

    def _draw(self, shown: ConcordiaShown) -> None:
        self._ground.show(shown)
        self.board.show(shown)
        spots = []
        for n, panel in enumerate(self._panels):
            panel.show(shown)
            spots += panel.spots(shown, 200 * n)
        self.table.set_spots([*spots, *self.board.spots(shown, 200 * len(self._panels))])
        self._price()

    # ---- choosing

    def _price(self) -> None:
        """Prices and steps beside what can be chosen now."""
        if self.is_laid and self.shown is not None:
            self.chips.show(self.shown.view)

    def unasked(self, view: ConcordiaState, options: Sequence[Action], settings: Settings) -> Action | None:
        """[CO-14.6] Of what came into a full store, the dearest goods, for people who want that."""
        step = reads.top(view)
        if settings.keep_dearest and isinstance(step, KeepGoods):
            return next((action for action in options if action == step.dearest(view)), None)
        return None

    def is_idle(self, action: Action) -> bool:
        return self.shown is not None and is_idle(self.shown.view, action)

    def _meant(
        self, view: ConcordiaState, seat: int, target: SpotKey, source: SpotKey | None
    ) -> Action | None:
        return reasons.meant(view, seat, target, source)

    def _carried(
        self, shown: ConcordiaShown, source: SpotKey | None, target: SpotKey | None, option: object
    ) -> QGraphicsItem | None:
        if source == target:
            return None
        if source == spots.Houses() and target is not None:
            return None  # the preview shows the house where it will stand
        return carried(self.board, self.dock, self.labels, shown, source)

    def _preview(self, shown: ConcordiaShown, option: object) -> None:
        if option is None:
            self.previews.clear()
        else:
            self.previews.show(option, shown)

    # ---- moving

    def _beats(
        self, shown: ConcordiaShown, events: Sequence[Event], after: ConcordiaState, context: TableContext
    ) -> Sequence[Beat]:
        self.chips.clear()
        # The dock on the table is that of the context shown, until the next `show`.
        motion = Motion(self.table, self.board, self.sale, self.piles, self.dock, self.labels, shown)
        note = self.labels.last_turns_alone if shown.view.level else self.labels.last_turns_note
        banner = Banner(self.table.table, lambda: self._layout["map"], self.labels.last_turns, note)
        return motion.beats(events, banner)

    def _echoes(self, shown: ConcordiaShown, events: Sequence[Event]) -> Collection[SpotKey]:
        return echoes.keys(events, shown.view)

    # ---- facts for rail and strip

    def kind_line(self, view: ConcordiaState, side: int, context: TableContext) -> str:
        return self.facts.kind_line(view, side, context)

    def tokens(self, view: ConcordiaState, side: int) -> tuple[str, ...]:
        return self.facts.tokens(view, side)

    def turn_side(self, view: ConcordiaState) -> int | None:
        return reads.turn_side(view)

    def first_side(self, view: ConcordiaState) -> int | None:
        return view.first

    def open_score(self, view: ConcordiaState, side: int) -> int | None:
        return view.players[side].points if view.intermediate else None

    def has_secrets(self, view: ConcordiaState, seat: int) -> bool:
        """[CO-20.1] Hands follow from what everybody has seen: no curtain between people."""
        return False
