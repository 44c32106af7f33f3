"""The table of Calculi as the window knows it: one panel with the heap."""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import Crumbs, Holding, TableContext
from rome_desktop.app.table import panel
from rome_desktop.app.table.beats import Beat, Pause
from rome_desktop.app.table.board_cards import BoardCards, Lines
from rome_desktop.app.table.board_view import BoardView
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.hover_card import CardText
from rome_desktop.app.table.items import disc
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.pencil import Pencil
from rome_desktop.app.table.shown import Shown
from rome_desktop.app.table.spot_key import SpotKey, SpotKeys
from rome_desktop.app.table.spots import Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.content.reader import Content
from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import Refusal
from tests.project.toy_game.app.words.calculi.words import CalculiWords
from tests.project.toy_game.games.calculi.rules import CalculiState, Take

CalculiShown = Shown[CalculiState]
ROW, WIDE = 8, 60.0
"""Pebbles of a row, and the units each of them has."""


@dataclass(frozen=True, slots=True)
class Pebble(SpotKey):
    """A pebble, and so all before it."""

    sort = "pebble"
    number: int


class Heap(panel.Panel[CalculiShown]):
    """The heap: the pebble that is pointed at and all before it are taken."""

    key = "heap"

    def at_place(self, number: int) -> QPointF:
        """The middle of the pebble of this number, from 1 on."""
        row, column = divmod(number - 1, ROW)
        return QPointF((column + 1.0) * WIDE, (row + 1.0) * WIDE)

    def seen(self, shown: CalculiShown) -> Hashable:
        return shown.view.heap

    def draw(self, pencil: Pencil, shown: CalculiShown) -> None:
        pencil.panel(self.rect)
        for number in range(1, shown.view.heap + 1):
            pencil.disc(self.at_place(number), WIDE / 3, "board_low", "line")

    def places(self, shown: CalculiShown) -> Iterator[Place]:
        for number in range(1, shown.view.heap + 1):
            yield Place(Pebble(number), disc(self.at_place(number), WIDE / 3), "disc")


class Choosing:
    """Which pebbles stand for which option."""

    def targets(self, options: Sequence[Action], view: Any) -> Mapping[Action, Sequence[Gesture]]:
        """The pebble of the number that is taken."""
        return {a: [Gesture(None, Pebble(a.pebbles))] for a in options if isinstance(a, Take)}

    def bar_option(self, options: Sequence[Action]) -> Action | None:
        """Nobody can pass."""
        return None

    def is_confirmed(self, action: object) -> bool:
        """A click is enough."""
        return False


class CalculiCards(BoardCards):
    """Names and cards of the pebbles."""

    game: ClassVar[str] = "calculi"

    def __init__(self, words: CalculiWords, parent: QObject | None = None) -> None:
        super().__init__(words, self, parent)
        self._infos = self

    def name(self, key: SpotKey, shown: CalculiShown) -> str:
        """What a pebble is called."""
        return self.tr("Pebble {number}").format(number=key.number if isinstance(key, Pebble) else "")

    def lines(self, key: SpotKey, shown: CalculiShown) -> Lines:
        """There is nothing to know about it."""
        return (), "CA-1.1"

    def _option(self, shown: CalculiShown, action: Action, key: SpotKey) -> CardText | None:
        return self._told(shown, self._words.option(action, shown.view, shown.context), (), "CA-2.1")

    def _refusal(self, shown: CalculiShown, key: SpotKey, picked: SpotKey | None) -> Refusal | None:
        return None


class CalculiFacts:
    """What rail and strip show."""

    def crumbs(self, view: CalculiState) -> Crumbs:
        """One phase."""
        return Crumbs(("Calculi",), 0)

    def holdings(self, view: CalculiState, side: int) -> tuple[tuple[Holding, ...], ...]:
        """Pebbles."""
        return ((Holding("disc", view.taken[side], "Calculi"),),)


class CalculiView(BoardView):
    """One heap on a table."""

    choosing = Choosing()
    keys = SpotKeys(Pebble)

    def __init__(self, table: TableView, content: Content, words: CalculiWords) -> None:
        super().__init__(table, content, words)
        self.cards = CalculiCards(words, self)
        self.facts = CalculiFacts()
        self.heap = Heap(table, self.tr("Heap"), self.cards.name, self._describe)
        self.lay(lambda: self.tr("Table of Calculi"), [self.heap.region])

    def _items(self) -> Sequence[QGraphicsItem]:
        return self.heap.items()

    def _place(self, shown: CalculiShown) -> None:
        rect = QRectF(0.0, 0.0, self._size.width(), self._size.height())
        unit = min(self._size.width(), self._size.height()) / (WIDE * (ROW + 1))
        self._layout = Layout({"heap": rect}, unit)
        self.heap.place(rect, unit)

    def _draw(self, shown: CalculiShown) -> None:
        self.heap.show(shown)
        self.table.set_spots(self.heap.spots(shown, 0))

    def _carried(
        self, shown: CalculiShown, source: SpotKey | None, target: SpotKey | None, option: object
    ) -> QGraphicsItem | None:
        return None

    def _preview(self, shown: CalculiShown, option: object) -> None:
        """Nothing is drawn before it happens."""

    def _beats(
        self, shown: CalculiShown, events: Sequence[Event], after: CalculiState, context: TableContext
    ) -> Sequence[Beat]:
        return [Pause(100)]

    def _echoes(self, shown: CalculiShown, events: Sequence[Event]) -> Collection[SpotKey]:
        return ()

    def _meant(self, view: CalculiState, seat: int, target: SpotKey, source: SpotKey | None) -> Action | None:
        return Take(target.number) if isinstance(target, Pebble) else None

    def kind_line(self, view: CalculiState, side: int, context: TableContext) -> str:
        return ""

    def turn_side(self, view: CalculiState) -> int | None:
        return self.shown.asked if self.shown is not None else None

    def has_secrets(self, view: CalculiState, seat: int) -> bool:
        return False
