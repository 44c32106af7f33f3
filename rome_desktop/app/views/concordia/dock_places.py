"""Where everything in the dock lies: slots, prices, coins, points per god, cards and sets to choose among."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.views.concordia.cards_drawn import hand_places
from rome_desktop.games.concordia.ids import DEITIES, GOODS, Kind
from rome_desktop.games.concordia.state import ConcordiaState

COLUMNS = 6
LARGEST_SLOT, SLOT_GAP = 50.0, 5.0
ROW = 23.0
SHOWN_ABOVE = 205.0
"""Docks at least so high give coins and houses a row of their own."""


class DockPlaces:
    """Rectangles in the scene, worked out from the layout that `place` was given."""

    _layout: Layout

    def px(self, n: float) -> float:
        """So many pixels of the layout file, on this table."""
        return n * self._layout.unit

    # ---- places of the storehouse

    def _rows(self) -> int:
        return 3 if self._layout["dock"].height() >= self.px(SHOWN_ABOVE) else 2

    def slot_places(self) -> list[QRectF]:
        """The twelve slots, in two rows."""
        px, room = self.px, self._layout["store"]
        height = (room.height() - px(34) - px(ROW) * self._rows() - px(8)) / 2 - px(SLOT_GAP)
        width = (room.width() - px(SLOT_GAP) * (COLUMNS - 1)) / COLUMNS
        side = min(px(LARGEST_SLOT), height, width)
        step = side + px(SLOT_GAP)
        return [
            QRectF(room.x() + (n % COLUMNS) * step, room.y() + px(33) + (n // COLUMNS) * step, side, side)
            for n in range(2 * COLUMNS)
        ]

    def contents(self, view: ConcordiaState, side: int) -> list[str]:
        """What lies in the slots: `stored:KIND:n`, `slot:GOOD:n` and `free:n`, counted from 1."""
        if side >= view.seats:
            return []
        found = []
        for kind in (Kind.SHIP, Kind.WALKER):
            found += [f"stored:{kind}:{n}" for n in range(1, view.stored(side, kind) + 1)]
        for good in GOODS:
            found += [f"slot:{good}:{n}" for n in range(1, view.players[side].goods[good] + 1)]
        free = view.map.slots - len(found)
        return found + [f"free:{n}" for n in range(1, free + 1)]

    def _info_row(self, n: int) -> QRectF:
        """Row number `n` of those below the slots."""
        px, room = self.px, self._layout["store"]
        last = self.slot_places()[-1].bottom()
        spare = (room.bottom() - last - px(6)) / self._rows()
        height = min(spare, px(31))
        return QRectF(room.x(), last + px(6) + n * height, room.width(), height)

    def price_places(self) -> dict[str, QRectF]:
        """The tiles of the bank, one per good."""
        row, px = self._info_row(0), self.px
        start = row.x() + (px(52) if self._rows() == 3 else 0)
        room = row.right() - start if self._rows() == 3 else row.width() * 0.62
        step = room / len(GOODS)
        return {
            good: QRectF(start + n * step, row.y(), step - px(2), row.height())
            for n, good in enumerate(GOODS)
        }

    def money_places(self) -> dict[str, QRectF]:
        """Coins, and houses left."""
        px = self.px
        if self._rows() == 3:
            row = self._info_row(1)
            half = row.width() * 0.42
            coins = QRectF(row.x(), row.y(), half - px(6), row.height())
            return {"coins": coins, "houses": QRectF(row.x() + half, row.y(), half, row.height())}
        row = self._info_row(0)
        start = row.x() + row.width() * 0.64
        half = (row.right() - start) / 2
        coins = QRectF(start, row.y(), half, row.height())
        return {"coins": coins, "houses": coins.translated(half, 0)}

    def god_places(self) -> dict[str, QRectF]:
        """Where the points per god stand."""
        row, px = self._info_row(self._rows() - 1), self.px
        step = row.width() / len(DEITIES)
        return {
            god: QRectF(row.x() + n * step, row.y(), step - px(3), row.height())
            for n, god in enumerate(DEITIES)
        }

    # ---- places of the cards

    def pile_place(self) -> QRectF:
        """The own pile."""
        room = self._layout["pile"]
        return room.adjusted(0, self.px(33), 0, 0)

    def hand_room(self) -> QRectF:
        """Where the hand lies."""
        return self._layout["hand"].adjusted(0, self.px(33), 0, 0)

    def card_places(self, count: int) -> list[QRectF]:
        """So many cards of the hand."""
        return hand_places(self.hand_room(), count, self._layout.unit)

    def keep_places(self, sets: Sequence[str]) -> dict[str, QRectF]:
        """The sets of goods to choose among, in place of the hand."""
        if not sets:
            return {}
        px, room = self.px, self.hand_room()
        most = max(len(key.split("+")) for key in sets)
        width = px(22) * most + px(16)
        columns = max(1, int((room.width() + px(6)) // (width + px(6))))
        rows = -(-len(sets) // columns)
        height = min(px(40), (room.height() - px(5) * (rows - 1)) / rows)
        return {
            key: QRectF(
                room.x() + (n % columns) * (width + px(6)),
                room.y() + (n // columns) * (height + px(5)),
                width,
                height,
            )
            for n, key in enumerate(sets)
        }
