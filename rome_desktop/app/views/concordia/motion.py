"""What happened, shown step by step: cards are played, colonists travel, houses rise, goods move."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import animator
from rome_desktop.app.table.animator import Beat, Call, Fade, Move, Pause, Together
from rome_desktop.app.table.banner import Banner
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia import pieces, spots
from rome_desktop.app.views.concordia.board import Board
from rome_desktop.app.views.concordia.column import Piles, Sale
from rome_desktop.app.views.concordia.dock import Dock
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.previews import card_item
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.engine.events import Event
from rome_desktop.games.concordia import events as happened
from rome_desktop.games.concordia.ids import Good, Kind

TRAVEL_Z = 7000.0
STAGGER = 90
MOST_SHOWN = 6
"""So many goods or coins of one receipt travel; more would only take time."""


class Motion:
    """Builds the beats of one animation from the table as it is shown, which they then change."""

    def __init__(
        self,
        table: TableView,
        board: Board,
        sale: Sale,
        piles: Piles,
        dock: Dock,
        labels: ConcordiaLabels,
        shown: ConcordiaShown,
    ) -> None:
        self._table, self._board = table, board
        self._sale, self._piles, self._dock = sale, piles, dock
        self._labels, self._chart = labels, board.chart
        self._shown, self._view, self._context = shown, shown.view, shown.context
        self._houses = {city: len(sides) for city, sides in shown.view.houses.items()}
        self._standing: dict[str, int] = {}
        for side, player in enumerate(shown.view.players):
            for kind, places in ((Kind.WALKER, player.walkers), (Kind.SHIP, player.ships)):
                for place in places:
                    key = f"{side}:{kind}:{place}"
                    self._standing[key] = self._standing.get(key, 0) + 1
        self._source = self._sale_place(0)
        self._tellers: dict[type[Event], Callable[[Any], Iterable[Beat]]] = {
            happened.CardPlayed: self._played,
            happened.CardCopied: self._copied,
            happened.CardsTakenBack: self._taken_back,
            happened.ColonistPlaced: self._placed,
            happened.ColonistMoved: self._moved,
            happened.HouseBuilt: self._built,
            happened.ProvinceProduced: self._produced,
            happened.GoodsReceived: self._received,
            happened.MarkersTurned: self._turned,
            happened.CoinsReceived: self._coins,
            happened.GoodsSold: self._sold,
            happened.GoodsPurchased: self._purchased,
            happened.CardBought: self._bought,
            happened.PraefectusPassed: self._praefectus,
            happened.RivalActed: self._rival,
            happened.CardRemoved: self._removed,
        }

    def beats(self, events: Sequence[Event], banner: Banner) -> list[Beat]:
        """The beats for what happened, in order; each leaves the table as it is after it."""
        found: list[Beat] = []
        for event in events:
            teller = self._tellers.get(type(event))
            if teller is not None:
                found += teller(event)
            elif isinstance(event, happened.EndTriggered):
                found.append(banner)
        return found

    # ---- places

    def _at(self, point: QPointF) -> QPointF:
        return self._board.to_scene(point)

    def _zoom(self) -> float:
        return self._board.region.zoom

    def _home(self, side: int, part: str = "store") -> QPointF:
        """Where a side's things come from and go to."""
        if side != self._context.dock:
            return self._table.seat_card(side)
        dock = self._dock
        rects = {**dock.money_places(), "hand": dock.hand_room(), "pile": dock.pile_place()}
        return dock.at(rects.get(part, dock.slot_places()[5]).center())

    def _sale_place(self, space: int) -> QPointF:
        """The middle of a display space."""
        return self._sale.at(self._sale.card_place(space).center())

    def _seat(self, side: int) -> theme.SeatColour:
        return theme.seat(self._context.sides[side].colour)

    def _fly(self, item: QGraphicsItem, start: QPointF, end: QPointF, scale: float = 1.0) -> Move:
        """An item that is only there to travel."""
        item.setZValue(TRAVEL_Z)
        item.setScale(scale)
        item.setPos(start)
        self._table.table.addItem(item)
        return Move(item, start, end, temporary=True)

    def _fly_goods(self, goods: Sequence[str], starts: Sequence[QPointF], end: QPointF) -> Beat:
        size = 34 * self._dock.unit
        moves = [
            self._fly(pieces.good(good, size), start, end)
            for good, start in zip(goods[:MOST_SHOWN], starts, strict=False)
        ]
        return Together(moves, STAGGER)

    # ---- cards

    def _pile_of(self, side: int) -> QPointF:
        """The own pile, or the row of another's."""
        if side == self._context.dock:
            return self._home(side, "pile")
        row = self._piles.pile_places(self._shown).get(side)
        return self._piles.at(row.center()) if row is not None else self._table.seat_card(side)

    def _hand_place(self, side: int, card: str) -> QPointF:
        hand = self._view.players[side].hand
        if side == self._context.dock and card in hand:
            return self._dock.at(self._dock.card_places(len(hand))[hand.index(card)].center())
        return self._home(side, "hand")

    def _played(self, event: happened.CardPlayed) -> Iterable[Beat]:
        item = card_item(event.card, self._dock, self._labels)
        move = self._fly(item, self._hand_place(event.seat, event.card), self._pile_of(event.seat))
        other = event.seat != self._context.dock
        return [move, Pause(260)] if other else [move]

    def _copied(self, event: happened.CardCopied) -> Iterable[Beat]:
        key = spots.Pile() if event.other == self._context.dock else spots.Top(event.other)
        return [animator.halo(self._table.halo, [key], 420)]

    def _taken_back(self, event: happened.CardsTakenBack) -> Iterable[Beat]:
        pile = self._view.players[event.seat].pile[-3:]
        moves = [
            self._fly(
                card_item(card, self._dock, self._labels),
                self._pile_of(event.seat),
                self._home(event.seat, "hand"),
            )
            for card in pile
        ]
        beats: list[Beat] = [Together(moves, STAGGER)] if moves else []
        if event.coins:
            beats.append(self._money(event.seat, event.coins, self._pile_of(event.seat)))
        return beats

    def _bought(self, event: happened.CardBought) -> Iterable[Beat]:
        start = self._sale_place(event.space)
        paid = [self._home(event.seat)] * len(event.goods)
        return [
            self._fly_goods(event.goods, paid, start),
            self._fly(
                card_item(event.card, self._dock, self._labels), start, self._home(event.seat, "hand"), 0.9
            ),
        ]

    def _removed(self, event: happened.CardRemoved) -> Iterable[Beat]:
        item = card_item(event.card, self._dock, self._labels)
        item.setZValue(TRAVEL_Z)
        item.setPos(self._sale_place(event.space))
        item.hide()
        self._table.table.addItem(item)
        return [Call(item.show), Fade(item, 1.0, 0.0, temporary=True, duration=420)]

    def _rival(self, event: happened.RivalActed) -> Iterable[Beat]:
        return [animator.halo(self._table.halo, [spots.Top(event.seat)], 380)]

    def _praefectus(self, event: happened.PraefectusPassed) -> Iterable[Beat]:
        look = theme.look()
        item = pieces.signed("influence", look.pxf(30), look.colour("gold_ink"))
        return [self._fly(item, self._pile_of(event.seat), self._pile_of(event.other))]

    # ---- the map

    def _put_colonist(self, side: int, kind: str, place: str, at: QPointF) -> None:
        """A colonist stands somewhere now."""
        key = f"{side}:{kind}:{place}:{self._standing.get(f'{side}:{kind}:{place}', 0)}"
        item = pieces.colonist(self._seat(side), kind, self._board.size_at(place))
        self._board.layers["colonists"].put(key, None, pieces.at(item, at))

    def _moved(self, event: happened.ColonistMoved) -> Iterable[Beat]:
        key = f"{event.seat}:{event.kind}:{event.start}"
        count = self._standing.get(key, 1)
        self._standing[key] = count - 1
        layer = self._board.layers["colonists"]
        old = layer.get(f"{key}:{count - 1}")
        chart = self._chart
        start = old.pos() if old is not None else self._place_of(event.start)
        end = self._board.footing(event.line)
        item = pieces.colonist(self._seat(event.seat), event.kind, chart.of("colonist"))
        return [
            Call(partial(layer.drop, f"{key}:{count - 1}")),
            self._fly(item, self._at(start), self._at(end), self._zoom()),
            Call(partial(self._put_colonist, event.seat, event.kind, event.line, end)),
        ]

    def _place_of(self, place: str) -> QPointF:
        return self._chart.stop(place) if place in self._chart.lines else self._chart.city(place)

    def _placed(self, event: happened.ColonistPlaced) -> Iterable[Beat]:
        start = self._home(event.seat)
        end = self._chart.city(event.city) - QPointF(0, self._chart.of("capital") * 1.5)
        item = pieces.colonist(self._seat(event.seat), event.kind, self._board.size_at(event.city))
        put = partial(self._put_colonist, event.seat, event.kind, event.city, end)
        return [self._fly(item, start, self._at(end), self._zoom()), Call(put)]

    def _built(self, event: happened.HouseBuilt) -> Iterable[Beat]:
        n = self._houses[event.city]
        self._houses[event.city] = n + 1
        seat, end = self._seat(event.seat), self._chart.house(event.city, n)
        item = pieces.house(seat, self._chart.of("house"))
        layer = self._board.layers["houses"]

        def put() -> None:
            layer.put(f"{event.city}:{event.seat}", (seat.id, n), self._board.house(event.city, n, seat))

        move = self._fly(item, self._home(event.seat, "houses"), self._at(end), self._zoom())
        return [move, Call(put), animator.halo(self._table.halo, [spots.City(event.city)], 160)]

    def _turn(self, province: str, turned: bool) -> None:
        good = self._view.markers[province]
        coins = self._view.map.marker_coins[good]
        item = self._board.marker(province, good, coins, turned)
        self._board.layers["markers"].put(province, (good, not turned), item)

    def _produced(self, event: happened.ProvinceProduced) -> Iterable[Beat]:
        self._source = self._at(self._chart.marker(event.province))
        cities = self._view.map.province_cities[event.province]
        keys = [spots.Province(event.province), *(spots.City(c) for c in cities if self._view.houses[c])]
        return [
            Call(partial(self._turn, event.province, True)),
            animator.halo(self._table.halo, keys, 380),
        ]

    def _turned(self, event: happened.MarkersTurned) -> Iterable[Beat]:
        turns = [Call(partial(self._turn, province, False)) for province in event.provinces]
        if not event.coins:
            return turns
        moves: list[Beat] = [
            self._fly(self._coin(), self._at(self._chart.marker(province)), self._home(event.seat, "coins"))
            for province in event.provinces[:MOST_SHOWN]
        ]
        return [*turns, Together(moves, STAGGER)]

    # ---- goods and coins

    def _coin(self) -> QGraphicsItem:
        return pieces.good("coins", 26 * self._dock.unit)

    def _money(self, side: int, coins: int, start: QPointF) -> Beat:
        end = self._home(side, "coins")
        return Together([self._fly(self._coin(), start, end) for _ in range(min(coins, 4))], STAGGER)

    def _received(self, event: happened.GoodsReceived) -> Iterable[Beat]:
        end = self._home(event.seat)
        return [self._fly_goods(event.goods, [self._source] * len(event.goods), end)]

    def _coins(self, event: happened.CoinsReceived) -> Iterable[Beat]:
        return [self._money(event.seat, event.coins, self._pile_of(event.seat))]

    def _bank(self, side: int, good: str) -> QPointF:
        """Where the bank's goods are: the price of the own dock."""
        if side == self._context.dock:
            return self._dock.at(self._dock.price_places()[Good(good)].center())
        return self._sale_place(6)

    def _sold(self, event: happened.GoodsSold) -> Iterable[Beat]:
        bank = self._bank(event.seat, event.good)
        goods = [event.good] * event.count
        return [
            self._fly_goods(goods, [self._home(event.seat)] * event.count, bank),
            self._money(event.seat, event.coins, bank),
        ]

    def _purchased(self, event: happened.GoodsPurchased) -> Iterable[Beat]:
        bank = self._bank(event.seat, event.good)
        goods = [event.good] * event.count
        return [self._fly_goods(goods, [bank] * event.count, self._home(event.seat))]
