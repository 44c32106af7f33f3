"""Where the coach's card stands over the table of a lesson, and what it may not hide."""

from collections.abc import Callable
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.learn.card import CoachCard
from rome_desktop.app.pages.learn.placing import place_for, way_out
from rome_desktop.app.pages.learn.veil import Veil
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView

GAP = 20
"""Px of 100 % between the card and what it is about."""


LOW = 0.5
"""Of the room a low card is so high at the most, if what it holds beside its words is not higher."""


class Stand:
    """Places the card in the pixels of the veil; where that leaves no room, the table is scrolled."""

    def __init__(self, table: TableView, veil: Veil, coach: CoachCard) -> None:
        self._table, self._veil, self._coach = table, veil, coach
        self._low = False
        self._kept = slice(None)
        """Which part of the move the card keeps off."""
        self.in_bar = False
        """What is to be done is done in the bar, where the card never lies."""

    def vital(self, seen: Callable[[SpotKey, float], QRectF | None]) -> list[QRectF]:
        """The move shown, and all that can be chosen, as far as it is seen."""
        grammar = self._table.grammar
        keys = {
            *grammar.lit(),
            *(target for source in grammar.sources() for target in grammar.targets(source)),
        }
        lit = (seen(key, 0) for key in keys)
        return [*self._move(), *self._veil.way(), *(rect for rect in lit if rect is not None)]

    def _move(self) -> list[QRectF]:
        """Where the move shown begins and ends."""
        return [rect for rect in (self._veil.source, self._veil.target) if rect is not None]

    def bring_out(self, room: QRectF) -> bool:
        """Scroll the move shown to where the card does not lie on it; False where that is not needed.

        Where all of it has no room beside the card, the card is low; and at last its first part counts, until
        that is picked up: then the place where it belongs.
        """
        move, inner, gap = self._move(), self._inner(room), theme.look().pxf(GAP)
        picked = self._table.grammar.picked is not None
        self._low, self._kept = False, slice(-1, None) if picked else slice(None)
        if not move or self.in_bar or not self._table.sight.is_part:
            return False
        port = QRectF(self._table.geometry()).translated(-room.topLeft()).intersected(inner)
        parts = [self._kept] if picked else [slice(None), *(slice(n, n + 1) for n in range(len(move)))]
        for self._kept, self._low in product(parts, (False, True)):
            kept = move[self._kept]
            part = kept[0].united(kept[-1])
            shift = way_out(self._size(inner), inner, port, part, self._table.sight.slack, gap)
            if shift is not None:
                self._table.sight.pull(shift)
                return not shift.isNull()
        return False

    def _size(self, inner: QRectF) -> QSizeF:
        """Of the card, for what it says now; its words are scrolled where it has to be low."""
        return QSizeF(
            self._coach.wanted_size(QSizeF(inner.width(), inner.height() * (LOW if self._low else 1)))
        )

    def place(self, room: QRectF, vital: list[QRectF]) -> None:
        """The card, where it hides as little as can be."""
        inner, coach = self._inner(room), self._coach
        size = self._size(inner)
        windows, gap = self._veil.windows or vital, theme.look().pxf(GAP)
        place = place_for(size, inner, windows, vital, gap, move=self._move()[self._kept])
        coach.setGeometry(place.translated(room.topLeft()).toRect())
        corner = QPointF(coach.pos()) - room.topLeft()
        coach.open_for(self._veil.show_tail(coach.face().translated(corner)), -corner)
        self._veil.raise_()
        coach.raise_()
        coach.show()

    @staticmethod
    def _inner(room: QRectF) -> QRectF:
        """The room of the card, in the veil's pixels."""
        px = theme.look().pxf
        return QRectF(QPointF(), room.size()).adjusted(px(6), px(4), -px(6), -px(4))
