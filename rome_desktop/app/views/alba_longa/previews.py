"""What would come of the option under the hand: drawn while a place is pointed at, never animated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.paper import MIDDLE, Hand, text_width
from rome_desktop.app.kit.sheet import remove, sprite
from rome_desktop.app.views.alba_longa import pieces
from rome_desktop.app.views.alba_longa.board import Board, Shown
from rome_desktop.app.views.alba_longa.carrying import coins
from rome_desktop.app.views.alba_longa.layout import ROOM_HEAD
from rome_desktop.games.alba_longa import actions
from rome_desktop.games.alba_longa.court import PayStall
from rome_desktop.games.alba_longa.ids import STALLS

if TYPE_CHECKING:
    from rome_desktop.app.views.alba_longa.view import AlbaView

PREVIEW_Z = 500.0


class Previews:
    """The consequences of one option, on the panels."""

    def __init__(self, view: AlbaView) -> None:
        self._view = view
        self._items: list[QGraphicsItem] = []

    @property
    def shown(self) -> bool:
        """Whether something is previewed."""
        return bool(self._items)

    def clear(self) -> None:
        """Nothing is meant any more."""
        for item in self._items:
            remove(item)
        self._items = []

    def show(self, option: object, shown: Shown) -> None:
        """Show what `option` would do."""
        self.clear()
        if isinstance(option, actions.Send):
            self._put(shown, str(option.workplace), option.peasants)
        elif isinstance(option, actions.Assign):
            self._put(shown, str(option.workplace), 1)
        elif isinstance(option, actions.PutCaptive):
            self._put(shown, str(option.workplace), 1, captive=True)
        elif isinstance(option, actions.Pay):
            self._pay(shown, STALLS.index(option.stall))

    def _add(self, board: Board, item: QGraphicsItem, at: QPointF) -> None:
        root = QGraphicsPathItem(board.top)
        item.setParentItem(root)
        root.setPos(at)
        root.setZValue(PREVIEW_Z)
        self._items.append(root)

    def _put(self, shown: Shown, room: str, count: int, *, captive: bool = False) -> None:
        """Peasants at their new places, and what the room will do with them."""
        city, board = shown.city, self._view.city
        if shown.asked != city.side:
            return
        seat, people = shown.seat(city.side), board.people(shown)
        most = max(count, shown.more.get(room, 0))
        ahead = people.following(room, city, most)[:count]
        for figure in ahead:
            size = figure.size

            def draw(hand: Hand, size: float = size) -> None:
                pieces.peasant(hand, seat, 0, 0, size, captive=captive)

            self._add(board, sprite(size + 12, size + 12, draw, board.sheet.unit), figure.at)
        words = self._view.labels.outcome(room, count, shown)
        if words and ahead:
            rect = board.plan.rooms[room]
            wide = text_width(words, 13, 700) + 18
            at = QPointF(rect.right() - wide / 2 - 3, rect.y() + ROOM_HEAD / 2)
            self._add(board, self._tag(words, board), at)

    def _pay(self, shown: Shown, number: int) -> None:
        """Coins on the stall."""
        top = shown.view.pending[-1]
        if not isinstance(top, PayStall):
            return
        board = self._view.market
        rect = board.stall(number, len(shown.stalls))
        self._add(
            board,
            coins(top.coins, board.sheet.unit),
            QPointF(rect.center().x(), rect.bottom() - 14),
        )
        words = f"{shown.stalls[number]} → {shown.stalls[number] + top.coins}"
        self._add(board, self._tag(words, board), QPointF(rect.center().x(), rect.bottom() + 11))

    @staticmethod
    def _tag(words: str, board: Board) -> QGraphicsItem:
        wide = text_width(words, 13, 700) + 18

        def draw(hand: Hand) -> None:
            look = theme.look()
            hand.box(-wide / 2, -11, wide, 22, 11, "raised", look.colour("focus"), 1.6)
            hand.text(0, 4.6, words, 13, "ink", 700, MIDDLE)

        return sprite(wide + 6, 28, draw, board.sheet.unit)
