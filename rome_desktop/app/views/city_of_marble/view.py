"""The table of City of Marble as the window knows it."""

from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table.banner import Banner
from rome_desktop.app.table.beats import Beat
from rome_desktop.app.table.board_view import BoardView
from rome_desktop.app.table.hover_card import HoverCard
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble import echoes, layout, reads, reasons, targets
from rome_desktop.app.views.city_of_marble.board import Board
from rome_desktop.app.views.city_of_marble.column import Points, Spaces, Stacks
from rome_desktop.app.views.city_of_marble.dock import Dock
from rome_desktop.app.views.city_of_marble.facts import MarbleFacts
from rome_desktop.app.views.city_of_marble.hover_cards import MarbleCards
from rome_desktop.app.views.city_of_marble.labels import MarbleLabels
from rome_desktop.app.views.city_of_marble.motion import Motion
from rome_desktop.app.views.city_of_marble.panel import Panel
from rome_desktop.app.views.city_of_marble.pencil import Pencil
from rome_desktop.app.views.city_of_marble.previews import Previews, carried
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.app.views.city_of_marble.sounds import SOUNDS
from rome_desktop.app.views.city_of_marble.spots import KEYS
from rome_desktop.app.words.city_of_marble.words import MarbleWords
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.city_of_marble.foresight import is_idle
from rome_desktop.games.city_of_marble.state import MarbleState

BOARD_Z = -10.0
FRAME_Z = 0.5
RADIUS, EDGE = 6.0, 1.5
"""Of the board: how round its corners are, in units of the layout file; the pixels of its edge."""


class Ground(Panel):
    """What lies below the board: its edge and shadow."""

    key = "board"

    def seen(self, shown: MarbleShown) -> Hashable:
        return ()

    def draw(self, pencil: Pencil, shown: MarbleShown) -> None:
        pencil.panel(self.rect, RADIUS, "board", edge_colour(), EDGE, 1.3)


class MarbleView(BoardView):
    """Board, column and dock on one table."""

    choosing = targets
    sounds = SOUNDS
    keys = KEYS
    labels: MarbleLabels
    facts: MarbleFacts
    shown: MarbleShown | None
    _layout: Layout

    def __init__(self, table: TableView, content: Content, words: MarbleWords) -> None:
        super().__init__(table, content, words)
        self.labels = MarbleLabels(words.terms, self)
        self.cards = MarbleCards(words, self.labels, self)
        self.facts = MarbleFacts(words.terms, self)
        self._ground = Ground(table, self.labels, self._describe)
        self._ground.region.setZValue(BOARD_Z)
        self._frame = QGraphicsPathItem()
        self._frame.setZValue(FRAME_Z)
        self._frame.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        table.table.addItem(self._frame)
        self.board = Board(table, self.labels, self._describe)
        self.stacks = Stacks(table, self.labels, self._describe)
        self.spaces = Spaces(table, self.labels, self._describe)
        self.points = Points(table, self.labels, self._describe)
        self.dock = Dock(table, self.labels, self._describe)
        self._panels = (self.dock, self.stacks, self.spaces, self.points)
        self.previews = Previews(self.board)
        self.lay(self.labels.board, [self.board.region])

    def take_away(self) -> None:
        self.previews.clear()
        super().take_away()

    def _items(self) -> list[QGraphicsItem]:
        panels = (self._ground, *self._panels)
        return [self.board.region, self._frame, *(item for panel in panels for item in panel.items())]

    # ---- size

    def _place(self, shown: MarbleShown) -> None:
        """Give board, column and dock their places; done anew for each size and look."""
        self._layout = layout.arrange(self._size)
        self.previews.clear()
        rect, inset = self._layout["board"], theme.look().pxf(2)
        self._draw_frame(rect)
        self.board.place(rect.adjusted(inset, inset, -inset, -inset), shown.view)
        for panel in (self._ground, *self._panels):
            panel.lay(self._layout)
        for card in self.table.findChildren(HoverCard):
            card.set_quiet(self._quiet(rect))

    def _draw_frame(self, rect: QRectF) -> None:
        """The edge once more, over the corners of the board, which are square."""
        look = theme.look()
        width = look.edge_width(EDGE)
        half, radius = width / 2, RADIUS * self._layout.unit - width / 2
        path = QPainterPath()
        path.addRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        self._frame.setPath(path)
        self._frame.setPen(QPen(look.colour(edge_colour()), width))

    @staticmethod
    def _quiet(board: QRectF) -> list[QRectF]:
        """The corners of the board that the city leaves free, best first: lower right."""
        inset = theme.look().pxf(10)
        room = board.adjusted(inset, inset, -inset, -inset)
        half = QSizeF(room.width() / 2, room.height() / 2)
        right, low = room.center().x(), room.center().y()
        corners = ((right, low), (room.x(), low), (right, room.y()), (room.x(), room.y()))
        return [QRectF(x, y, half.width(), half.height()) for x, y in corners]

    # ---- showing

    def _draw(self, shown: MarbleShown) -> None:
        self._ground.show(shown)
        self.board.show(shown)
        spots = []
        for n, panel in enumerate(self._panels):
            panel.show(shown)
            spots += panel.spots(shown, 100 * n)
        self.table.set_spots([*spots, *self.board.spots(shown, 100 * len(self._panels))])

    # ---- choosing

    def is_idle(self, action: Action) -> bool:
        return self.shown is not None and is_idle(self.shown.view, action)

    def _meant(self, view: MarbleState, seat: int, target: SpotKey, source: SpotKey | None) -> Action | None:
        return reasons.meant(view, seat, target, source)

    def unmeant(self, source: SpotKey | None, target: SpotKey) -> Refusal | None:
        return reasons.unmeant(self.shown.view, target) if self.shown is not None else None

    def _carried(
        self, shown: MarbleShown, source: SpotKey | None, target: SpotKey | None, option: object
    ) -> QGraphicsItem | None:
        return carried(self.board, shown, source, option) if source != target else None

    def _preview(self, shown: MarbleShown, option: object) -> None:
        if option is None:
            self.previews.clear()
        else:
            self.previews.show(option, shown)

    # ---- moving

    def _beats(
        self, shown: MarbleShown, events: Sequence[Event], after: MarbleState, context: TableContext
    ) -> Sequence[Beat]:
        # The dock on the table is that of the context shown, until the next `show`.
        motion = Motion(self.table, self.board, self.stacks, self.spaces, self.dock, shown)
        title, note = self.labels.final_round, self.labels.final_round_note
        banner = Banner(self.table.table, lambda: self._layout["board"], title, note)
        return motion.beats(events, banner)

    def _echoes(self, shown: MarbleShown, events: Sequence[Event]) -> Collection[SpotKey]:
        return echoes.keys(events, shown.view)

    # ---- facts for rail and strip

    def kind_line(self, view: MarbleState, side: int, context: TableContext) -> str:
        return self.facts.kind_line(view, side)

    def turn_side(self, view: MarbleState) -> int | None:
        return reads.turn_side(view)

    def first_side(self, view: MarbleState) -> int | None:
        return view.first

    def open_score(self, view: MarbleState, side: int) -> int | None:
        return view.players[side].score

    def has_secrets(self, view: MarbleState, seat: int) -> bool:
        return bool(view.players[seat].bridges)


def edge_colour() -> str:
    """The role of the colour of the board's edge."""
    return "line_strong" if theme.look().dark else "strip"
