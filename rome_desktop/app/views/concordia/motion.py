"""What happened, shown step by step: cards are played, colonists travel, houses rise, goods move."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import beats
from rome_desktop.app.table.banner import Banner
from rome_desktop.app.table.beats import TRAVEL_Z, Beat, Fade, Flight, Make, Pause, Put, Together, Where
from rome_desktop.app.table.sounding import with_sounds
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia import pieces, spots
from rome_desktop.app.views.concordia.board import Board, Stand
from rome_desktop.app.views.concordia.column import Piles, Sale
from rome_desktop.app.views.concordia.dock import Dock
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.previews import card_item
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.app.views.concordia.sounds import SOUNDS
from rome_desktop.engine.events import Event
from rome_desktop.games.concordia import events as happened
from rome_desktop.games.concordia.ids import Good, Kind

STAGGER = 90
MOST_SHOWN = 6
"""So many goods or coins of one receipt travel; more would only take time."""


class Motion:
    """Builds the beats of one animation from the table as it is shown, which they then change.

    What they wait for is named here and found in the drawing that is there when its turn comes.
    """

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
        self._labels = labels
        self._shown, self._view, self._context = shown, shown.view, shown.context
        self._houses = {city: len(sides) for city, sides in shown.view.houses.items()}
        self._standing: dict[str, int] = {}
        for side, player in enumerate(shown.view.players):
            for kind, places in ((Kind.WALKER, player.walkers), (Kind.SHIP, player.ships)):
                for place in places:
                    key = f"{side}:{kind}:{place}"
                    self._standing[key] = self._standing.get(key, 0) + 1
        self._source: Where = partial(self._sale_place, 0)
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
        """The beats for what happened; `banner` for the end that begins."""
        tellers = {**self._tellers, happened.EndTriggered: lambda _event: [banner]}
        return beats.told(events, with_sounds(tellers, SOUNDS, self._table.heard.emit))

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

    def _fly(self, make: Make, start: Where, end: Where) -> Flight:
        """An item that is only there to travel."""
        return Flight(self._table.table, make, start, end)

    def _on_map(self, make: Make) -> QGraphicsItem:
        """As large as the map is zoomed."""
        item = make()
        item.setScale(self._zoom())
        return item

    def _good(self, good: str) -> QGraphicsItem:
        return pieces.good(good, (26 if good == "coins" else 34) * self._dock.unit)

    def _fly_goods(self, goods: Sequence[str], starts: Sequence[Where], end: Where) -> Beat:
        moves = [
            self._fly(partial(self._good, good), start, end)
            for good, start in zip(goods[:MOST_SHOWN], starts, strict=False)
        ]
        return Together(moves, STAGGER)

    def _card(self, card: str) -> QGraphicsItem:
        return card_item(card, self._dock, self._labels)

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
        start = partial(self._hand_place, event.seat, event.card)
        move = self._fly(partial(self._card, event.card), start, partial(self._pile_of, event.seat))
        other = event.seat != self._context.dock
        return [move, Pause(260)] if other else [move]

    def _copied(self, event: happened.CardCopied) -> Iterable[Beat]:
        key = spots.Pile() if event.other == self._context.dock else spots.Top(event.other)
        return [beats.halo(self._table.halo, [key], 420)]

    def _taken_back(self, event: happened.CardsTakenBack) -> Iterable[Beat]:
        pile, end = partial(self._pile_of, event.seat), partial(self._home, event.seat, "hand")
        moves = [
            self._fly(partial(self._card, card), pile, end)
            for card in self._view.players[event.seat].pile[-3:]
        ]
        found: list[Beat] = [Together(moves, STAGGER)] if moves else []
        if event.coins:
            found.append(self._money(event.seat, event.coins, pile))
        return found

    def _bought(self, event: happened.CardBought) -> Iterable[Beat]:
        space = partial(self._sale_place, event.space)
        paid = [partial(self._home, event.seat)] * len(event.goods)

        def card() -> QGraphicsItem:
            item = self._card(event.card)
            item.setScale(0.9)
            return item

        return [
            self._fly_goods(event.goods, paid, space),
            self._fly(card, space, partial(self._home, event.seat, "hand")),
        ]

    def _removed(self, event: happened.CardRemoved) -> Iterable[Beat]:
        def card() -> QGraphicsItem:
            item = pieces.at(self._card(event.card), self._sale_place(event.space))
            item.setZValue(TRAVEL_Z)
            return item

        return [Fade(self._table.table, card, 1.0, 0.0, 420)]

    def _rival(self, event: happened.RivalActed) -> Iterable[Beat]:
        return [beats.halo(self._table.halo, [spots.Top(event.seat)], 380)]

    def _praefectus(self, event: happened.PraefectusPassed) -> Iterable[Beat]:
        def influence() -> QGraphicsItem:
            look = theme.look()
            return pieces.signed("influence", look.pxf(30), look.colour("gold_ink"))

        start, end = partial(self._pile_of, event.seat), partial(self._pile_of, event.other)
        return [self._fly(influence, start, end)]

    # ---- the map

    def _put_colonist(self, side: int, kind: Kind, place: str, n: int, at: Where) -> None:
        """A colonist stands somewhere now."""
        item = pieces.colonist(self._seat(side), kind, self._board.size_at(place))
        key = f"{side}:{kind}:{place}:{n}"
        self._board.layers["colonists"].put(key, None, pieces.at(item, at()))

    def _take_colonist(self, key: str) -> None:
        """A colonist stands there no more."""
        self._board.layers["colonists"].drop(key)

    def _comes(self, side: int, kind: Kind, place: str, at: Where) -> Beat:
        """One more of a side's colonists of this kind stands at a place."""
        key = f"{side}:{kind}:{place}"
        n = self._standing.get(key, 0)
        self._standing[key] = n + 1
        return Put(partial(self._put_colonist, side, kind, place, n, at))

    def _moved(self, event: happened.ColonistMoved) -> Iterable[Beat]:
        side, kind = event.seat, event.kind
        key = f"{side}:{kind}:{event.start}"
        n = self._standing.get(key, 1) - 1
        self._standing[key] = n

        def colonist() -> QGraphicsItem:
            return self._on_map(
                lambda: pieces.colonist(self._seat(side), kind, self._board.chart.of("colonist"))
            )

        def start() -> QPointF:
            return self._at(self._board.stood(Stand(side, kind, event.start, n)))

        end = partial(self._board.footing, event.line)
        return [
            Put(partial(self._take_colonist, f"{key}:{n}")),
            self._fly(colonist, start, lambda: self._at(end())),
            self._comes(side, kind, event.line, end),
        ]

    def _placed(self, event: happened.ColonistPlaced) -> Iterable[Beat]:
        side, kind, city = event.seat, event.kind, event.city

        def colonist() -> QGraphicsItem:
            return self._on_map(lambda: pieces.colonist(self._seat(side), kind, self._board.size_at(city)))

        def end() -> QPointF:
            chart = self._board.chart
            return chart.city(city) - QPointF(0, chart.of("capital") * 1.5)

        fly = self._fly(colonist, partial(self._home, side), lambda: self._at(end()))
        return [fly, self._comes(side, kind, city, end)]

    def _built(self, event: happened.HouseBuilt) -> Iterable[Beat]:
        side, city = event.seat, event.city
        n = self._houses[city]
        self._houses[city] = n + 1

        def house() -> QGraphicsItem:
            return self._on_map(lambda: pieces.house(self._seat(side), self._board.chart.of("house")))

        def put() -> None:
            seat = self._seat(side)
            self._board.layers["houses"].put(f"{city}:{side}", (seat.id, n), self._board.house(city, n, seat))

        end = lambda: self._at(self._board.chart.house(city, n))  # noqa: E731
        move = self._fly(house, partial(self._home, side, "houses"), end)
        return [move, Put(put), beats.halo(self._table.halo, [spots.City(city)], 160)]

    def _turn(self, province: str, turned: bool) -> None:
        good = self._view.markers[province]
        coins = self._view.map.marker_coins[good]
        item = self._board.marker(province, good, coins, turned)
        self._board.layers["markers"].put(province, (good, not turned), item)

    def _marker_at(self, province: str) -> QPointF:
        return self._at(self._board.chart.marker(province))

    def _produced(self, event: happened.ProvinceProduced) -> Iterable[Beat]:
        self._source = partial(self._marker_at, event.province)
        cities = self._view.map.province_cities[event.province]
        keys = [spots.Province(event.province), *(spots.City(c) for c in cities if self._view.houses[c])]
        return [
            Put(partial(self._turn, event.province, True)),
            beats.halo(self._table.halo, keys, 380),
        ]

    def _turned(self, event: happened.MarkersTurned) -> Iterable[Beat]:
        turns = [Put(partial(self._turn, province, False)) for province in event.provinces]
        if not event.coins:
            return turns
        end = partial(self._home, event.seat, "coins")
        moves: list[Beat] = [
            self._fly(partial(self._good, "coins"), partial(self._marker_at, province), end)
            for province in event.provinces[:MOST_SHOWN]
        ]
        return [*turns, Together(moves, STAGGER)]

    # ---- goods and coins

    def _money(self, side: int, coins: int, start: Where) -> Beat:
        return self._fly_goods(
            ["coins"] * min(coins, 4), [start] * min(coins, 4), partial(self._home, side, "coins")
        )

    def _received(self, event: happened.GoodsReceived) -> Iterable[Beat]:
        starts = [self._source] * len(event.goods)
        return [self._fly_goods(event.goods, starts, partial(self._home, event.seat))]

    def _coins(self, event: happened.CoinsReceived) -> Iterable[Beat]:
        return [self._money(event.seat, event.coins, partial(self._pile_of, event.seat))]

    def _bank(self, side: int, good: str) -> QPointF:
        """Where the bank's goods are: the price of the own dock."""
        if side == self._context.dock:
            return self._dock.at(self._dock.price_places()[Good(good)].center())
        return self._sale_place(6)

    def _sold(self, event: happened.GoodsSold) -> Iterable[Beat]:
        bank, home = partial(self._bank, event.seat, event.good), partial(self._home, event.seat)
        return [
            self._fly_goods([event.good] * event.count, [home] * event.count, bank),
            self._money(event.seat, event.coins, bank),
        ]

    def _purchased(self, event: happened.GoodsPurchased) -> Iterable[Beat]:
        bank, home = partial(self._bank, event.seat, event.good), partial(self._home, event.seat)
        return [self._fly_goods([event.good] * event.count, [bank] * event.count, home)]
