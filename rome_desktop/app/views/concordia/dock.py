"""The dock: one side's storehouse with the prices, its own pile and its hand."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.layer import Wanted
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.panel import Part, Picture, kept_part
from rome_desktop.app.table.pencil import MIDDLE, RIGHT
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Describe, Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia import pieces, spots
from rome_desktop.app.views.concordia.cards_drawn import draw_back, letters_for, shows_text, stamp_card
from rome_desktop.app.views.concordia.dock_places import DockPlaces
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.panel import Panel
from rome_desktop.app.views.concordia.pencil import Pencil
from rome_desktop.app.views.concordia.pieces import GODS
from rome_desktop.app.views.concordia.reads import kept_sets
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.engine.steps import to_move
from rome_desktop.games.concordia.ids import DEITIES, Good
from rome_desktop.games.concordia.state import ConcordiaState

WHITE = QColor("#FFFFFF")
COIN, GOLD, GOLD_EDGE = 16.0, QColor("#E9B93F"), QColor("#8A6A1F")
"""A coin with a price on it."""
SIGNS = {"praefectus": "influence", "concordia": "laurel"}
"""What the two special cards look like."""


class Dock(DockPlaces, Panel):
    """The area of the side that the context names; the cards have a picture of their own."""

    key = "dock"
    sorts = ("store",)

    def __init__(self, table: TableView, labels: ConcordiaLabels, describe: Describe) -> None:
        super().__init__(table, labels, describe)
        self.cards = Picture(table, self.root)
        self.sections: dict[str, QRectF] = {}

    def lay(self, layout: Layout) -> None:
        super().lay(layout)
        self.sections = {key: layout.within(key, self.key) for key in ("store", "pile", "hand")}

    def pictures(self) -> tuple[Picture, ...]:
        return (*super().pictures(), self.cards)

    # ---- showing

    def show(self, shown: ConcordiaShown) -> None:
        super().show(shown)
        player, side = shown.view.players[shown.dock], shown.dock
        seen = (tuple(player.hand), tuple(player.pile), self._is_open(shown.context), self._sets(shown), side)
        room = self.sections["pile"].united(self.sections["hand"])
        self._show_parts(self.cards, shown, seen, lambda: self._card_parts(shown), self._room(room))

    def seen(self, shown: ConcordiaShown) -> Hashable:
        view, side = shown.view, shown.dock
        return (
            shown.context.sides[side],
            shown.context.viewer,
            view.players[side].money,
            tuple(view.players[side].goods.values()),
            view.colonists(side),
            view.houses_left(side),
            view.praefectus == side,
            view.concordia == side,
            self._points(shown),
        )

    @staticmethod
    def _points(shown: ConcordiaShown) -> tuple[int, ...]:
        """What each god would bring if the game ended now, where that is wanted."""
        points = shown.context.standings[shown.dock].categories
        return tuple(points.get(god, 0) for god in DEITIES) if shown.context.settings.projected_scores else ()

    @staticmethod
    def _sets(shown: ConcordiaShown) -> tuple[tuple[Good, ...], ...]:
        """The sets of goods to choose among."""
        return tuple(kept_sets(shown.view)) if to_move(shown.view) == shown.dock else ()

    @staticmethod
    def _is_open(context: TableContext) -> bool:
        """[CO-20.1] Whether the faces of the hand may be shown."""
        return context.viewer is None or context.viewer == context.dock

    def pieces(self, shown: ConcordiaShown) -> Mapping[str, Wanted]:
        return {"store": self._wanted(shown)}

    def _wanted(self, shown: ConcordiaShown) -> Wanted:
        """Goods and colonists in the slots."""
        seat = shown.seat(shown.dock)
        wanted: Wanted = {}
        places = self.slot_places()
        for key, place in zip(self.contents(shown.view, shown.dock), places, strict=False):
            at, size = place.center(), place.width() * 0.76
            match key:
                case spots.Slot(good=good):
                    make = partial(self._good, good, size, at)
                    wanted[str(key)] = ((at.x(), at.y(), size), make)
                case spots.Stored(kind=kind):
                    stored = partial(self._stored, seat, kind, size, at)
                    wanted[str(key)] = ((seat.id, at.x(), at.y(), size), stored)
        return wanted

    def _good(self, good: str, size: float, at: QPointF) -> QGraphicsItem:
        return pieces.at(self.fine(pieces.good(good, size * self.unit)), at)

    def _stored(self, seat: theme.SeatColour, kind: str, size: float, at: QPointF) -> QGraphicsItem:
        return pieces.at(self.fine(pieces.stored(seat, kind, size * self.unit)), at)

    def fine(self, piece: QGraphicsItem) -> QGraphicsItem:
        """A piece that was made in pixels of the screen, in the units of the dock."""
        root = QGraphicsPathItem()
        piece.setParentItem(root)
        piece.setScale(1 / self.unit)
        return root

    # ---- drawing

    def painted(self, shown: ConcordiaShown) -> Sequence[Part]:
        """The ground, the heading, the slots, and what is counted below them."""
        view, side, places = shown.view, shown.dock, self.slot_places()
        seat, store = shown.seat(side), self.sections["store"]
        own = shown.context.viewer is None or shown.context.viewer == side
        head = QRectF(store.x(), store.y() + 6, store.width(), 22)
        said, free = self.labels.store(shown.context.name(side), own), ""
        if side < view.seats:
            free = self.labels.free(view.room(side), view.map.slots)
        found = [
            Part(self._room(), seat.id, lambda hand: self._draw_ground(hand, seat)),
            Part(head, (said, free), lambda hand: self._draw_head(hand, head, said, free)),
        ]
        if not free:
            return found
        empty = tuple(isinstance(key, spots.Free) for key in self.contents(view, side))
        slots = places[0].united(places[-1]).adjusted(-2, -2, 2, 2)
        signs = (view.praefectus == side, view.concordia == side)
        return [
            *found,
            Part(slots, empty, lambda hand: self._draw_slots(hand, places, empty)),
            *self._count_parts(shown),
            Part(self.sections["pile"], signs, lambda hand: self._draw_signs(view, side, hand)),
        ]

    def _draw_ground(self, pencil: Pencil, seat: theme.SeatColour) -> None:
        pencil.panel(self.rect)
        band = QRectF(0.0, 8.0, 6.0, self.rect.height() - 16)
        pencil.plate(band, pencil.look.seat_line(seat), radius=2.5)

    @staticmethod
    def _draw_head(pencil: Pencil, line: QRectF, said: str, free: str) -> None:
        taken = pencil.words(said, "body", line, bold=True)
        pencil.words(free, "small", line.adjusted(taken + 10, 0, 0, 0), "muted", RIGHT)

    @staticmethod
    def _draw_slots(pencil: Pencil, places: Sequence[QRectF], empty: Sequence[bool]) -> None:
        for place, is_empty in zip(places, empty, strict=False):
            pencil.panel(place, 5.0, pencil.field(), "line", 1.0, 0.0)
            if is_empty:
                pencil.disc(place.center(), 2.4, "line_strong", "line_strong")

    def _count_parts(self, shown: ConcordiaShown) -> Iterator[Part]:
        """The prices of the bank, coins, houses left, and what each god would bring, if that is wanted."""
        view, side, seat, points = shown.view, shown.dock, shown.seat(shown.dock), self._points(shown)
        prices = {good: view.map.price[good] for good in self.price_places()}
        key = ("bank", self.labels.prices(), tuple(prices.items()), self._rows())
        yield kept_part(key, self._info_row(0), lambda hand: self._draw_prices(prices, hand))
        coins, houses = self.money_places().values()
        count, left = view.players[side].money, view.houses_left(side)
        yield Part(coins, count, lambda hand: self._draw_coins(count, coins, hand))
        yield Part(houses, (left, seat.id), lambda hand: self._draw_houses(left, houses, seat, hand))
        if points:
            room = self._info_row(self._rows() - 1)
            yield Part(room, points, lambda hand: self._draw_gods(points, hand))

    def _draw_prices(self, prices: Mapping[Good, int], pencil: Pencil) -> None:
        """What one of each good costs: named so, or on coins where there is no room for the word."""
        if self._rows() == 3:
            row = self._info_row(0)
            pencil.words(self.labels.prices(), "small", row, "muted")
        for good, place in self.price_places().items():
            size = min(21 if self._rows() == 3 else 19, place.height() - 2)
            pencil.good(good, QPointF(place.x() + size / 2 + 2, place.center().y()), size)
            if self._rows() == 3:
                words = place.adjusted(size + 6, 0, 0, 0)
                pencil.words(str(prices[good]), "count", words, bold=True, size=14.5)
                continue
            coin = QRectF(place.x() + size - 1, place.center().y() - COIN / 2, COIN, COIN)
            pencil.disc(coin.center(), COIN / 2, GOLD, GOLD_EDGE, 1.2)
            pencil.words(str(prices[good]), "count", coin, theme.INK_ON_GOLD, MIDDLE, bold=True, size=12.5)

    def _draw_coins(self, count: int, place: QRectF, pencil: Pencil) -> None:
        size = min(22, place.height())
        pencil.good("coins", QPointF(place.x() + size / 2, place.center().y()), size)
        wide, line = self._rows() == 3, place.adjusted(size + 5, 0, 0, 0)
        taken = pencil.words(str(count), "count", line, bold=True, size=17 if wide else 15)
        if wide:
            unit = self.labels.terms.coins(count).removeprefix(str(count)).strip()
            pencil.words(unit, "small", line.adjusted(taken + 5, 0, 0, 0), "muted")

    def _draw_houses(self, left: int, place: QRectF, seat: theme.SeatColour, pencil: Pencil) -> None:
        size = min(22, place.height())
        at = QPointF(place.x() + size / 2, place.center().y())
        edge = theme.look().piece_edge(seat)
        icons.draw(pencil.painter, "house", at, size * 0.9, seat.fill, seat.tint, edge)
        after = place.adjusted(size + 5, 0, 0, 0)
        if self._rows() == 3:
            pencil.words(self.labels.houses_left(left), "label", after, bold=True)
        else:
            pencil.words(str(left), "count", after, bold=True)

    def _draw_signs(self, view: ConcordiaState, side: int, pencil: Pencil) -> None:
        """The Praefectus Magnus and the Concordia card, over the own pile."""
        for sign, place in self.sign_places(view, side).items():
            pencil.icon(SIGNS[sign], place.center(), 19, "gold_ink")

    def _draw_gods(self, points: tuple[int, ...], pencil: Pencil) -> None:
        """What each god would bring if the game ended now."""
        for (god, place), count in zip(self.god_places().items(), points, strict=True):
            sign, colour = GODS[god]
            size = min(19, place.height() - 2)
            square = QRectF(place.x(), place.center().y() - size / 2, size, size)
            pencil.plate(square, colour, radius=4)
            pencil.icon(sign, square.center(), size * 0.74, WHITE, colour)
            words = place.adjusted(size + 5, 0, 0, 0)
            pencil.words(str(count), "count", words, "ink" if count else "muted", bold=True, size=14)

    def _card_parts(self, shown: ConcordiaShown) -> Sequence[Part]:
        """The own pile, and the hand with its heading; or the sets to choose among."""
        sets, is_open = self._sets(shown), self._is_open(shown.context)
        player, pile = shown.view.players[shown.dock], self.sections["pile"].adjusted(-9, 0, 9, 12)
        hand = self._room(self.sections["hand"])
        hand.setLeft(pile.right() + 2)
        cards = (tuple(player.hand), is_open, sets)
        return [
            Part(pile, tuple(player.pile[-4:]), lambda pencil: self._draw_pile(player.pile, pencil)),
            Part(hand, cards, lambda pencil: self._draw_hand(pencil, player.hand, is_open, sets)),
        ]

    def _draw_hand(
        self, pencil: Pencil, hand: Sequence[str], is_open: bool, sets: tuple[tuple[Good, ...], ...]
    ) -> None:
        labels = self.labels
        self._heading(pencil, self.sections["hand"], labels.keep_title() if sets else labels.part("hand"))
        if sets:
            self._draw_sets(sets, pencil)
            return
        places, faces = self.card_places(len(hand)), [labels.face(card) for card in hand]
        text = bool(places) and shows_text(pencil, places[0], faces)
        letters = letters_for(pencil, places[0], faces) if places else None
        for face, place in zip(faces, places, strict=True):
            if is_open:
                stamp_card(pencil, place, face, text=text, letters=letters)
            else:
                draw_back(pencil, place)

    @staticmethod
    def _heading(pencil: Pencil, room: QRectF, words: str) -> None:
        pencil.words(words, "body", QRectF(room.x(), room.y() + 6, room.width(), 22), bold=True)

    def _draw_pile(self, pile: list[str], pencil: Pencil) -> None:
        place = self.pile_place()
        self._heading(pencil, self.sections["pile"], self.labels.part("pile"))
        if not pile:
            pencil.panel(place, 7.0, pencil.field(), "line", 1.0, 0.0)
            pencil.words(self.labels.empty_pile(), "small", place, "muted", MIDDLE)
            return
        for n in range(min(3, len(pile) - 1), 0, -1):
            pencil.panel(place.translated(2.5 * n, 0), 7.0, pencil.field(), "line_strong", 1.0, 0.0)
        stamp_card(pencil, place, self.labels.face(pile[-1]), chosen=True)

    def _draw_sets(self, sets: tuple[tuple[Good, ...], ...], pencil: Pencil) -> None:
        for goods, place in self.keep_places(sets).items():
            pencil.panel(place, 6.0, "raised", "line_strong", 1.2, 0.5)
            x = place.center().x() - 22 * (len(goods) - 1) / 2
            for good in goods:
                pencil.good(good, QPointF(x, place.center().y()), min(21, place.height() - 4))
                x += 22

    # ---- places

    def is_elsewhere(self, shown: ConcordiaShown) -> bool:
        return shown.asked not in {None, shown.dock}

    def places_seen(self, shown: ConcordiaShown) -> object:
        view, side = shown.view, shown.dock
        store, signs = self.contents(view, side), (view.praefectus == side, view.concordia == side)
        cards = (tuple(view.players[side].hand), self._sets(shown), self._is_open(shown.context))
        return side, store, signs, cards, shown.context.settings.projected_scores

    def places(self, shown: ConcordiaShown) -> Iterator[Place]:
        shapes = self._store_shapes(shown) if shown.dock < shown.view.seats else []
        hand, sets = shown.view.players[shown.dock].hand, self._sets(shown)
        if sets:
            shapes += [
                (spots.Keep(goods), rounded(rect, 6.0)) for goods, rect in self.keep_places(sets).items()
            ]
        elif self._is_open(shown.context):
            rects = self.card_places(len(hand))
            shapes += [(spots.Hand(c), rounded(r, 6.0)) for c, r in zip(hand, rects, strict=True)]
        shapes.append((spots.Pile(), rounded(self.pile_place(), 6.0)))
        signs = {"praefectus": spots.Praefectus(), "concordia": spots.ConcordiaCard()}
        shapes += [(signs[key], rounded(r)) for key, r in self.sign_places(shown.view, shown.dock).items()]
        for key, path in shapes:
            yield Place(key, path, piece=(self.layers["store"], str(key)))

    def _store_shapes(self, shown: ConcordiaShown) -> list[tuple[SpotKey, QPainterPath]]:
        shapes: dict[SpotKey, QPainterPath] = {}
        for key, place in zip(self.contents(shown.view, shown.dock), self.slot_places(), strict=False):
            path = rounded(place)
            if isinstance(key, spots.Stored):
                waiting = spots.Stored(key.kind)
                shapes[waiting] = shapes[waiting].united(path) if waiting in shapes else path
            else:
                shapes[key] = path
        shapes |= {spots.Price(good): rounded(rect) for good, rect in self.price_places().items()}
        money = self.money_places()
        shapes |= {spots.Coins(): rounded(money["coins"]), spots.Houses(): rounded(money["houses"])}
        if shown.context.settings.projected_scores:
            shapes |= {spots.God(god): rounded(rect) for god, rect in self.god_places().items()}
        return list(shapes.items())
