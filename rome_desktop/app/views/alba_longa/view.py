"""The table of Alba Longa as the window knows it."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_view import PanelsView
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.sheet import panel_items, remove
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.alba_longa import echoes, layout, reads, reasons, targets
from rome_desktop.app.views.alba_longa.carrying import carried
from rome_desktop.app.views.alba_longa.city import BigCity
from rome_desktop.app.views.alba_longa.facts import AlbaFacts
from rome_desktop.app.views.alba_longa.herald import Herald
from rome_desktop.app.views.alba_longa.hover_cards import AlbaCards
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.layout import MOST_OTHERS, UPPER
from rome_desktop.app.views.alba_longa.layout import table as table_rules
from rome_desktop.app.views.alba_longa.motion import Motion
from rome_desktop.app.views.alba_longa.panel import Panel
from rome_desktop.app.views.alba_longa.previews import Previews
from rome_desktop.app.views.alba_longa.shown import Shown
from rome_desktop.app.views.alba_longa.strips import Strip
from rome_desktop.app.views.alba_longa.upper import CourtPanel, MarketPanel, SeasonPanel
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import options, to_move
from rome_desktop.games.alba_longa.state import AlbaState

FRAME_Z, BOARD_Z, OPENED_Z = -20.0, 0.0, 100.0
ORDERS = {"court": 0, "market": 100, "city": 200, "season": 400}
"""Reading order: the dice come first, because they are asked about first."""
OTHERS_ORDER = 500


class AlbaView(PanelsView):
    """Court, market and weather above the own city; the other cities beside it."""

    choosing = targets
    labels: AlbaLabels
    facts: AlbaFacts
    _view: AlbaState | None

    def __init__(self, table: TableView, content: Content, words: AlbaWords) -> None:
        super().__init__(table, content, words)
        self.labels = AlbaLabels(words.terms, self)
        self.cards = AlbaCards(words, self.labels, self)
        self.facts = AlbaFacts(words.terms, self)
        self.season = SeasonPanel(table, self.labels, self._describe, 1)
        self.court = CourtPanel(table, self.labels, self._describe, 2)
        self.market = MarketPanel(table, self.labels, self._describe, 3)
        self.city = BigCity(table, self.labels, self._describe, 4)
        self.strips = [Strip(table, self.labels, self._describe, 5 + n, n) for n in range(MOST_OTHERS)]
        panels: tuple[Panel, ...] = (self.season, self.court, self.market, self.city, *self.strips)
        self.panels = {panel.key: panel for panel in panels}
        self.previews = Previews(self)
        self.herald = Herald(table)
        self.shown: Shown | None = None
        self.leftovers: list[QGraphicsItem] = []
        """What an animation leaves on the table until the next `show`."""
        self._layout: Layout | None = None
        self._frames: QGraphicsPathItem | None = None
        self._framed: tuple[Any, ...] = ()
        self._others = 0
        self._assisi = False
        self.lay_panels(self.labels.part("board"), self.panels)

    def take_away(self) -> None:
        """Leave the table as it was before."""
        self.previews.clear()
        self._clear_leftovers()
        self.shown = None
        super().take_away()

    def _items(self) -> Iterable[QGraphicsItem]:
        yield from (panel.region for panel in self.panels.values())
        yield self.herald.item
        if self._frames is not None:
            yield self._frames

    # ---- size

    def _arrange(self, size: QSizeF) -> None:
        self._layout = self._laid_out(size)
        self._framed = ()
        self.previews.clear()
        for key, panel in self.panels.items():
            panel.region.setVisible(self._layout.shows(key))
            panel.region.setZValue(OPENED_Z if key == self._opened else BOARD_Z)
            if key in self._layout.regions:
                panel.place(self._layout[key])
        self.herald.place(self._herald_place(size))
        self._draw()

    def _laid_out(self, size: QSizeF, opened: str | None = None) -> Layout:
        opened = self._opened if opened is None else opened
        return layout.arrange(size, self._others, opened, low_last=self._assisi)

    def _herald_place(self, size: QSizeF) -> QRectF:
        """Over the dice; while another panel fills the table, at its lower edge."""
        assert self._layout is not None
        if self._opened in ("", "court"):
            return self._laid_out(size, "")["court"]
        high = self._layout.unit * table_rules()["rows"]["upper"]
        return QRectF(size.width() * 0.2, size.height() - high, size.width() * 0.6, high)

    def _seat_strips(self, shown: Shown) -> None:
        """As many strips as there are other cities: a match for another number of Kings is laid."""
        assisi = shown.assisi is not None
        others = len(shown.others) + assisi
        if (others, assisi) == (self._others, self._assisi):
            return
        self._others, self._assisi = others, assisi
        keys = layout.keys(others)
        self.table.set_regions([panel.region for key, panel in self.panels.items() if key in keys])
        self._arrange(QSizeF(self.table.viewport().size()))

    def _show_frames(self) -> None:
        """The panels below the boards of the upper row."""
        assert self._layout is not None
        look = theme.look()
        seen = (self._layout, look.dark, look.scale, look.high_contrast)
        if seen == self._framed:
            return
        self._framed = seen
        if self._frames is not None:
            remove(self._frames)
        self._frames = QGraphicsPathItem()
        self._frames.setZValue(FRAME_Z)
        self.table.table.addItem(self._frames)
        for key in layout.keys(self._others):
            if self._layout.shows(key):
                line = look.colour("line") if key in UPPER else look.tinted("line", 0.0)
                panel_items(self._layout[key], line, look.edge_width(1.0), self._frames)
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(self._quiet())

    def _quiet(self) -> list[QRectF]:
        """Where the hover card may stand, best first: over the strips, over the weather, over monuments."""
        assert self._layout is not None
        keys = [layout.other(n) for n in reversed(range(self._others))]
        found = [self._layout[key] for key in keys if self._layout.shows(key)]
        if self._layout.shows("city"):
            rect = self._layout["city"]
            found.append(QRectF(rect.x(), rect.y(), rect.width() * 0.4, rect.height() * 0.5))
        return found

    # ---- showing

    def show(self, view: AlbaState, context: TableContext) -> None:
        seat = to_move(view)
        self.labels.terms.language = context.language
        legal = options(view) if seat is not None else ()
        self.shown = reads.read(view, context, seat, legal)
        self.labels.shown = self.shown
        self._seat_strips(self.shown)
        super().show(view, context)

    def _clear_leftovers(self) -> None:
        for item in self.leftovers:
            remove(item)
        self.leftovers.clear()

    def _draw(self) -> None:
        shown = self.shown
        if shown is None or self._layout is None or not self._others:
            return
        self._clear_leftovers()
        self.herald.clear()
        spots = []
        for key, panel in self.panels.items():
            if key not in self._layout.regions:
                continue
            panel.show(shown)
            spots += panel.spots(shown, ORDERS.get(key, OTHERS_ORDER + 100 * panel.number))
        self.table.set_spots(spots)
        self._show_frames()

    # ---- choosing

    def _meant(self, view: AlbaState, seat: int, target: str, source: str) -> Any:
        return reasons.meant(view, seat, target, source)

    def _carried(self, source: str | None, target: str | None, option: object) -> QGraphicsItem | None:
        if self.shown is None or source is None or self._layout is None:
            return None
        return carried(self, self.shown, source, target, option)

    def _preview(self, option: object) -> None:
        if self.shown is None or option is None:
            self.previews.clear()
        else:
            self.previews.show(option, self.shown)

    # ---- moving

    def animate(self, events: Sequence[Event], after: AlbaState, context: TableContext) -> None:
        self.previews.clear()
        if self.shown is None or self._layout is None:
            self.animator.play([])
            return
        self.animator.play(Motion(self, self.shown, context).beats(events))

    def halo(self, events: Sequence[Event]) -> None:
        if self.shown is not None:
            self.table.halo(echoes.keys(events, self.shown))

    def home(self, side: int, room: str) -> QPointF:
        """The middle of a room of a side, in the scene's pixels, wherever that city is shown."""
        assert self.shown is not None
        if side == self.shown.context.dock:
            return self.city.at(self.city.plan.rooms[room].center())
        for strip in self.strips:
            city = strip.city(self.shown)
            if city is not None and city.side == side and room in strip.plan.rooms:
                return strip.room_centre(room)
        return self.table.seat_card(side)

    # ---- facts for rail and strip

    def kind_line(self, view: AlbaState, side: int, context: TableContext) -> str:
        self.labels.terms.language = context.language
        return self.facts.kind_line(view, side, context.sides[side].kind)

    def turn_side(self, view: AlbaState) -> int | None:
        return to_move(view)

    def first_side(self, view: AlbaState) -> int | None:
        return view.king

    def has_secrets(self, view: AlbaState, seat: int) -> bool:
        """[AL-26.4, AL-26.9] Only while a seat chooses in secret; other decisions follow in the open."""
        return reads.is_sealed(view) and to_move(view) == seat
