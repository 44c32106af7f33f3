"""Where everything in the dock lies: slots, prices, coins, points per god, cards and sets to choose among."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.concordia import spots
from rome_desktop.app.views.concordia.cards_drawn import hand_places
from rome_desktop.games.concordia.ids import DEITIES, GOODS, Deity, Good, Kind
from rome_desktop.games.concordia.state import ConcordiaState

COLUMNS = 6
LARGEST_SLOT, SLOT_GAP = 50.0, 5.0
ROW = 23.0
SHOWN_ABOVE = 205.0
"""Docks at least so high give coins and houses a row of their own."""


class DockPlaces:
    """Rectangles within the dock, in units of the layout file."""

    rect: QRectF
    sections: dict[str, QRectF]
    """The rooms of storehouse, own pile and hand."""

    # ---- places of the storehouse

    def _rows(self) -> int:
        return 3 if self.rect.height() >= SHOWN_ABOVE else 2

    def slot_places(self) -> list[QRectF]:
        """The twelve slots, in two rows."""
        room = self.sections["store"]
        height = (room.height() - 34 - ROW * self._rows() - 8) / 2 - SLOT_GAP
        width = (room.width() - SLOT_GAP * (COLUMNS - 1)) / COLUMNS
        side = min(LARGEST_SLOT, height, width)
        step = side + SLOT_GAP
        return [
            QRectF(room.x() + (n % COLUMNS) * step, room.y() + 33 + (n // COLUMNS) * step, side, side)
            for n in range(2 * COLUMNS)
        ]

    def contents(self, view: ConcordiaState, side: int) -> list[SpotKey]:
        """What lies in the slots: colonists, goods and nothing, each counted from 1."""
        if side >= view.seats:
            return []
        found: list[SpotKey] = []
        for kind in (Kind.SHIP, Kind.WALKER):
            found += [spots.Stored(kind, n) for n in range(1, view.stored(side, kind) + 1)]
        for good in GOODS:
            found += [spots.Slot(good, n) for n in range(1, view.players[side].goods[good] + 1)]
        free = view.map.slots - len(found)
        return [*found, *(spots.Free(n) for n in range(1, free + 1))]

    def _info_row(self, n: int) -> QRectF:
        """Row number `n` of those below the slots."""
        room = self.sections["store"]
        last = self.slot_places()[-1].bottom()
        spare = (room.bottom() - last - 6) / self._rows()
        height = min(spare, 31)
        return QRectF(room.x(), last + 6 + n * height, room.width(), height)

    def price_places(self) -> dict[Good, QRectF]:
        """The tiles of the bank, one per good."""
        row = self._info_row(0)
        start = row.x() + (52 if self._rows() == 3 else 0)
        room = row.right() - start if self._rows() == 3 else row.width() * 0.62
        step = room / len(GOODS)
        return {
            good: QRectF(start + n * step, row.y(), step - 2, row.height()) for n, good in enumerate(GOODS)
        }

    def money_places(self) -> dict[str, QRectF]:
        """Coins, and houses left."""
        if self._rows() == 3:
            row = self._info_row(1)
            half = row.width() * 0.42
            coins = QRectF(row.x(), row.y(), half - 6, row.height())
            return {"coins": coins, "houses": QRectF(row.x() + half, row.y(), half, row.height())}
        row = self._info_row(0)
        start = row.x() + row.width() * 0.64
        half = (row.right() - start) / 2
        coins = QRectF(start, row.y(), half, row.height())
        return {"coins": coins, "houses": coins.translated(half, 0)}

    def god_places(self) -> dict[Deity, QRectF]:
        """Where the points per god stand."""
        row = self._info_row(self._rows() - 1)
        step = row.width() / len(DEITIES)
        return {
            god: QRectF(row.x() + n * step, row.y(), step - 3, row.height()) for n, god in enumerate(DEITIES)
        }

    # ---- places of the cards

    def pile_place(self) -> QRectF:
        """The own pile."""
        room = self.sections["pile"]
        return room.adjusted(0, 33, 0, 0)

    def sign_places(self, view: ConcordiaState, side: int) -> dict[str, QRectF]:
        """The Praefectus Magnus and the Concordia card over the own pile, if the side holds them."""
        room = self.sections["pile"]
        held = {"praefectus": view.praefectus, "concordia": view.concordia}
        signs = [sign for sign, holder in held.items() if holder == side]
        return {
            sign: QRectF(room.right() - 21 - 22 * n, room.y() + 6, 22, 22) for n, sign in enumerate(signs)
        }

    def hand_room(self) -> QRectF:
        """Where the hand lies."""
        return self.sections["hand"].adjusted(0, 33, 0, 0)

    def card_places(self, count: int) -> list[QRectF]:
        """So many cards of the hand."""
        return hand_places(self.hand_room(), count)

    def keep_places(self, sets: Sequence[tuple[Good, ...]]) -> dict[tuple[Good, ...], QRectF]:
        """The sets of goods to choose among, in place of the hand."""
        if not sets:
            return {}
        room = self.hand_room()
        most = max(map(len, sets))
        width = 22 * most + 16
        columns = max(1, int((room.width() + 6) // (width + 6)))
        rows = -(-len(sets) // columns)
        height = min(40, (room.height() - 5 * (rows - 1)) / rows)
        return {
            key: QRectF(
                room.x() + (n % columns) * (width + 6),
                room.y() + (n // columns) * (height + 5),
                width,
                height,
            )
            for n, key in enumerate(sets)
        }
