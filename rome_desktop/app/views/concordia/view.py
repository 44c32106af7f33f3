"""The table of Concordia as the window knows it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import Cell, Crumbs, GameView, TableContext
from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.animator import Animator
from rome_desktop.app.kit.hover_card import CardText, HoverCard
from rome_desktop.app.kit.table_view import TableView
from rome_desktop.app.views.concordia import echoes, layout, reasons, turns
from rome_desktop.app.views.concordia.board import Board
from rome_desktop.app.views.concordia.cards import ConcordiaCards
from rome_desktop.app.views.concordia.chips import Chips
from rome_desktop.app.views.concordia.column import Column
from rome_desktop.app.views.concordia.dock import Dock
from rome_desktop.app.views.concordia.facts import ConcordiaFacts
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.motion import Motion
from rome_desktop.app.views.concordia.paper import Hand, Painted
from rome_desktop.app.views.concordia.previews import Previews, carried
from rome_desktop.app.views.concordia.shown import Banner
from rome_desktop.app.views.concordia.targets import bar_option, is_confirmed, targets
from rome_desktop.app.words.concordia import ConcordiaWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Decision, to_move
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import KeepGoods
from rome_desktop.session.settings import Settings

FRAME_Z = -10.0


class ConcordiaView(GameView):
    """Map, column and dock on one table."""

    def __init__(self, table: TableView, content: Content, words: ConcordiaWords) -> None:
        super().__init__(table, content, words)
        self.labels = ConcordiaLabels(words.terms, self)
        self.cards = ConcordiaCards(words, self.labels, self)
        self.facts = ConcordiaFacts(words.terms, self)
        self._frame = Painted(table)
        self._frame.setZValue(FRAME_Z)
        self.board = Board(table, self.labels, self._describe)
        self.column = Column(table, self.labels, self._describe)
        self.dock = Dock(table, self.labels, self._describe)
        self.previews = Previews(self.board, self.dock)
        self.chips = Chips(table, self.board, self.labels)
        self.animator = Animator(self)
        self.animator.finished.connect(self.finished)
        self._view: ConcordiaState | None = None
        self._context: TableContext | None = None
        self._size = QSizeF()
        self._layout: layout.Layout | None = None
        self._placed: tuple[str, int] | None = None
        table.animator = self.animator
        table.setAccessibleName(self.labels.board())
        table.set_regions([self.board.region])
        table.set_ghost_factory(self._carried)
        table.preview.connect(self._preview)
        table.state_changed.connect(self._price)
        table.set_arrange(self._arrange)
        theme.signals().changed.connect(self._restyle)

    def take_away(self) -> None:
        """Leave the table as it was before."""
        theme.signals().changed.disconnect(self._restyle)
        self.table.preview.disconnect(self._preview)
        self.table.state_changed.disconnect(self._price)
        self.table.set_arrange(None)
        self.table.animator = None
        self.chips.clear()
        self.table.set_regions(())
        self.table.set_spots(())
        self.table.set_ghost_factory(lambda _source, _target, _option: None)
        self.previews.clear()
        self._view = None
        for item in (self.board.region, self._frame, *self.column.items(), *self.dock.items()):
            if item.scene() is self.table.table:
                self.table.table.removeItem(item)

    # ---- size

    def _arrange(self, size: QSizeF) -> None:
        self._size = size
        self._placed = None
        self._draw()

    def _restyle(self) -> None:
        self._arrange(QSizeF(self.table.viewport().size()))

    def _place(self, view: ConcordiaState) -> None:
        """Give map, column and dock their places; done anew for each size, look, map and number of sides."""
        self._layout = layout.arrange(self._size, view.map.board.aspect, len(view.players))
        self._placed = (view.board, len(view.players))
        self.previews.clear()
        rect = self._layout["map"]
        self._frame.show_as(rect, view.board, lambda hand: self._draw_frame(hand, rect), 1.0)
        self.board.place(rect, view)
        self.column.place(self._layout)
        self.dock.place(self._layout)
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(self._quiet(rect))

    @staticmethod
    def _draw_frame(hand: Hand, rect: QRectF) -> None:
        """The shadow of the map."""
        look = theme.look()
        edge = look.colour("strip" if not look.dark else "line_strong")
        paint.panel(hand.painter, rect, look.pxf(6), look.colour("board"), edge, width=1.0, strength=1.3)

    def _quiet(self, rect: QRectF) -> list[QRectF]:
        """The parts of the map without cities, best first."""
        assert self.board.chart is not None
        inset = theme.look().pxf(11)
        room = rect.adjusted(inset, inset, -inset, -inset)
        return [found.translated(rect.topLeft()).intersected(room) for found in self.board.chart.quiet()]

    # ---- showing

    def show(self, view: ConcordiaState, context: TableContext) -> None:
        step = turns.top(view)
        if turns.kept_sets(view) and step is not None and context.sides[step.seat].kind == "human":
            # Somebody else's turn brought goods: the storehouse that overflows is the one to be seen.
            context = replace(context, dock=step.seat)
        self._view, self._context = view, context
        self.labels.context = self.cards.context = context
        self.cards.view = view
        self._draw()

    def _draw(self) -> None:
        view, context = self._view, self._context
        if view is None or context is None or self._size.isEmpty():
            return
        if self._placed != (view.board, len(view.players)):
            self._place(view)
        self.board.show(view, context)
        self.column.show(view, context)
        self.dock.show(view, context)
        dock = self.dock.spots(view, context, 0)
        column = self.column.spots(view, context, 200)
        self.table.set_spots([*dock, *column, *self.board.spots(view, context, 400)])
        self._price()

    # ---- choosing

    def offer(self, decision: Decision, options: Sequence[Action]) -> None:
        if self._view is not None:
            ways: Any = targets(options, self._view)  # a mapping's keys are invariant
            self.table.offer(ways, confirm=is_confirmed)

    def clear_offer(self) -> None:
        self.chips.clear()
        super().clear_offer()

    def _price(self) -> None:
        """Prices and steps beside what can be chosen now."""
        if self._view is not None and self._placed is not None:
            self.chips.show(self._view)

    def bar_option(self, options: Sequence[Action]) -> Action | None:
        return bar_option(options)

    def unasked(self, view: ConcordiaState, options: Sequence[Action], settings: Settings) -> Action | None:
        """[CO-14.6] Of what came into a full store, the dearest goods, for people who want that."""
        step = turns.top(view)
        if settings.keep_dearest and isinstance(step, KeepGoods):
            return next((action for action in options if action == step.dearest(view)), None)
        return None

    def tried(self, source: str | None, target: str) -> Action | None:
        view = self._view
        seat = to_move(view) if view is not None else None
        if view is None or seat is None:
            return None
        return reasons.meant(view, seat, target, source or "")

    def card(self, key: str | None, option: Action | None) -> CardText | None:
        return self.cards.card(key, option, self.table.grammar.picked)

    def _describe(self, key: str) -> str:
        option = self.table.grammar.option_at(key)
        chosen = option if isinstance(option, Action) else None
        return self.cards.description(key, chosen, self.table.grammar.picked)

    def _asked(self) -> int:
        """The seat whose pieces the hand holds."""
        seat = to_move(self._view) if self._view is not None else None
        if seat is None:
            return self._context.dock if self._context is not None else 0
        return seat

    def _carried(self, source: str | None, target: str | None, option: object) -> QGraphicsItem | None:
        if self._view is None or self._context is None or source == target or self._placed is None:
            return None
        if source == "houses" and target is not None:
            return None  # the preview shows the house where it will stand
        seat = theme.seat(self._context.sides[self._asked()].colour)
        return carried(self.board, self.dock, self.labels, self._view, seat, source)

    def _preview(self, option: object) -> None:
        if self._view is None or self._context is None or self._placed is None or option is None:
            self.previews.clear()
        else:
            self.previews.show(option, self._view, self._context, self._asked())

    # ---- moving

    def animate(self, events: Sequence[Event], after: ConcordiaState, context: TableContext) -> None:
        self.previews.clear()
        self.chips.clear()
        if self._view is None or self._context is None or self._placed is None or self._layout is None:
            self.animator.play([])
            return
        # The dock on the table is that of the context shown, until the next `show`.
        motion = Motion(
            self.table, self.board, self.column, self.dock, self.labels, self._view, self._context
        )
        alone = bool(self._view.level)
        note = self.labels.last_turns_alone() if alone else self.labels.last_turns_note()
        banner = Banner(self.table.table, self._layout["map"], self.labels.last_turns(), note)
        self.animator.play(motion.steps(events, banner))

    def skip(self) -> None:
        self.animator.skip_all()

    def halo(self, events: Sequence[Event]) -> None:
        if self._view is not None:
            self.table.halo(echoes.keys(events, self._view))

    def show_hint(self, action: Action | None) -> None:
        if action is None or self._view is None:
            self.table.hint(())
            return
        gestures = targets([action], self._view)[action]
        self.table.hint([key for g in gestures[:1] for key in (g.source, g.target) if key is not None])

    # ---- facts for rail and strip

    def crumbs(self, view: ConcordiaState, context: TableContext) -> Crumbs:
        return self.facts.crumbs(view)

    def kind_line(self, view: ConcordiaState, side: int, context: TableContext) -> str:
        return self.facts.kind_line(view, side, context)

    def cells(self, view: ConcordiaState, side: int, context: TableContext) -> tuple[tuple[Cell, ...], ...]:
        return self.facts.cells(view, side)

    def turn_side(self, view: ConcordiaState) -> int | None:
        return turns.turn_side(view)

    def first_side(self, view: ConcordiaState) -> int | None:
        return view.first

    def open_score(self, view: ConcordiaState, side: int) -> int | None:
        return view.players[side].points if view.intermediate else None

    def has_secrets(self, view: ConcordiaState, seat: int) -> bool:
        """[CO-20.1] Hands follow from what everybody has seen: no curtain between people."""
        return False
