"""The dock: one side's storehouse with the prices, its own pile and its hand."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.painted import Middle, Right
from rome_desktop.app.table.spots import ELSEWHERE, Describe, Place, Spot, spots_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia import pieces
from rome_desktop.app.views.concordia.cards_drawn import draw_back, letters_for, shows_text, stamp_card
from rome_desktop.app.views.concordia.dock_places import DockPlaces
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pencil import Painted, Pencil
from rome_desktop.app.views.concordia.pieces import GODS
from rome_desktop.app.views.concordia.reads import kept_sets
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.engine.steps import to_move
from rome_desktop.games.concordia.ids import DEITIES
from rome_desktop.games.concordia.state import ConcordiaState

WHITE = QColor("#FFFFFF")


class Dock(DockPlaces):
    """The area of the side that the context names."""

    def __init__(self, table: TableView, labels: ConcordiaLabels, describe: Describe) -> None:
        self._labels = labels
        self._describe = describe
        self._painted = {key: Painted(table) for key in ("dock", "cards")}
        self.root = QGraphicsPathItem()
        self.root.setZValue(1.0)
        table.table.addItem(self.root)
        self.pieces = Layer(0.0, self.root)

    def place(self, layout: Layout) -> None:
        """Stand where the layout says; the pieces are drawn anew."""
        self._layout = layout
        self.pieces.sync({})

    # ---- showing

    def show(self, shown: ConcordiaShown) -> None:
        """Make the dock equal to what is shown."""
        side = shown.dock
        player = shown.view.players[side]
        points = tuple(shown.context.standings[side].categories.get(god, 0) for god in DEITIES)
        told = points if shown.context.settings.projected_scores else ()
        self._painted["dock"].show_as(
            self._layout["dock"],
            (
                shown.context.sides[side],
                shown.context.viewer,
                shown.context.language,
                player.money,
                tuple(player.goods.values()),
                shown.view.colonists(side),
                shown.view.houses_left(side),
                shown.view.praefectus == side,
                shown.view.concordia == side,
                told,
            ),
            partial(self._draw_store, shown, told),
            self._layout.unit,
        )
        sets = tuple(kept_sets(shown.view)) if to_move(shown.view) == side else ()
        cards = self._layout["pile"].united(self._layout["hand"])
        self._painted["cards"].show_as(
            cards,
            (
                tuple(player.hand),
                tuple(player.pile),
                self._is_open(shown.context),
                sets,
                side,
                shown.context.language,
            ),
            partial(self._draw_cards, shown, sets),
            self._layout.unit,
        )
        self.pieces.sync(self._wanted(shown))

    @staticmethod
    def _is_open(context: TableContext) -> bool:
        """[CO-20.1] Whether the faces of the hand may be shown."""
        return context.viewer is None or context.viewer == context.dock

    def _wanted(self, shown: ConcordiaShown) -> Wanted:
        """Goods and colonists in the slots."""
        seat = theme.seat(shown.context.sides[shown.dock].colour)
        wanted: Wanted = {}
        places = self.slot_places()
        for key, place in zip(self.contents(shown.view, shown.dock), places, strict=False):
            sort, what, *_ = key.split(":")
            if sort == "free":
                continue
            at, size = place.center(), place.width() * 0.76
            if sort == "slot":
                make = partial(self._good, what, size, at)
                wanted[key] = ((at.x(), at.y(), size), make)
            else:
                stored = partial(self._stored, seat, what, size, at)
                wanted[key] = ((seat.id, at.x(), at.y(), size), stored)
        return wanted

    @staticmethod
    def _good(good: str, size: float, at: QPointF) -> QGraphicsItem:
        return pieces.at(pieces.good(good, size), at)

    @staticmethod
    def _stored(seat: theme.SeatColour, kind: str, size: float, at: QPointF) -> QGraphicsItem:
        return pieces.at(pieces.stored(seat, kind, size), at)

    # ---- drawing

    def _draw_store(self, shown: ConcordiaShown, points: tuple[int, ...], pencil: Pencil) -> None:
        px, rect, room = self.px, self._layout["dock"], self._layout["store"]
        look, side = theme.look(), shown.dock
        seat = theme.seat(shown.context.sides[side].colour)
        pencil.panel(rect)
        band = QRectF(rect.x(), rect.y() + px(8), px(6), rect.height() - px(16))
        pencil.plate(band, look.seat_line(seat), 2)
        own = shown.context.viewer is None or shown.context.viewer == side
        title = QRectF(room.x(), room.y() + px(6), room.width(), px(22))
        said = self._labels.store(shown.context.name(side), own)
        taken = pencil.words(said, "body", title, bold=True)
        if side >= shown.view.seats:
            return
        free = self._labels.free(shown.view.room(side), shown.view.map.slots)
        pencil.words(free, "small", title.adjusted(taken + px(10), 0, 0, 0), "muted", Right)
        for place, key in zip(self.slot_places(), self.contents(shown.view, side), strict=False):
            pencil.plate(place, None, 5, look.colour("line"), px(1))
            if key.startswith("free:"):
                pencil.painter.setPen(look.colour("line_strong"))
                pencil.painter.setBrush(look.colour("line_strong"))
                pencil.painter.drawEllipse(place.center(), px(2.4), px(2.4))
        self._draw_prices(shown.view, pencil)
        self._draw_money(shown.view, side, pencil, seat)
        if points:
            self._draw_gods(points, pencil)

    def _draw_prices(self, view: ConcordiaState, pencil: Pencil) -> None:
        px = self.px
        if self._rows() == 3:
            row = self._info_row(0)
            pencil.words(self._labels.prices(), "small", row, "muted")
        for good, place in self.price_places().items():
            size = min(px(21), place.height() - px(2))
            pencil.good(good, QPointF(place.x() + size / 2 + px(2), place.center().y()), size)
            words = place.adjusted(size + px(6), 0, 0, 0)
            pencil.words(str(view.map.price[good]), "count", words, bold=True, size=14.5)

    def _draw_money(self, view: ConcordiaState, side: int, pencil: Pencil, seat: theme.SeatColour) -> None:
        px, look, places = self.px, theme.look(), self.money_places()
        size = min(px(22), places["coins"].height())
        coins, houses = places["coins"], places["houses"]
        pencil.good("coins", QPointF(coins.x() + size / 2, coins.center().y()), size)
        count = view.players[side].money
        wide = self._rows() == 3
        line = coins.adjusted(size + px(5), 0, 0, 0)
        taken = pencil.words(str(count), "count", line, bold=True, size=17 if wide else 15)
        at = QPointF(houses.x() + size / 2, houses.center().y())
        icons.draw(pencil.painter, "house", at, size * 0.9, seat.fill, seat.tint, look.piece_edge(seat))
        left = view.houses_left(side)
        after = houses.adjusted(size + px(5), 0, 0, 0)
        if wide:
            unit = self._labels.terms.coins(count).removeprefix(str(count)).strip()
            pencil.words(unit, "small", line.adjusted(taken + px(5), 0, 0, 0), "muted")
            pencil.words(self._labels.houses_left(left), "label", after, bold=True)
        else:
            pencil.words(str(left), "count", after, bold=True)
        self._draw_signs(view, side, pencil)

    def _draw_signs(self, view: ConcordiaState, side: int, pencil: Pencil) -> None:
        """The Praefectus Magnus and the Concordia card, over the own pile."""
        px, room = self.px, self._layout["pile"]
        x = room.right() - px(10)
        for sign, holder in (("influence", view.praefectus), ("laurel", view.concordia)):
            if holder == side:
                pencil.icon(sign, QPointF(x, room.y() + px(17)), px(19), theme.look().colour("gold_ink"))
                x -= px(22)

    def _draw_gods(self, points: tuple[int, ...], pencil: Pencil) -> None:
        """What each god would bring if the game ended now."""
        px = self.px
        for (god, place), count in zip(self.god_places().items(), points, strict=True):
            sign, colour = GODS[god]
            size = min(px(19), place.height() - px(2))
            square = QRectF(place.x(), place.center().y() - size / 2, size, size)
            pencil.plate(square, colour, 4)
            pencil.icon(sign, square.center(), size * 0.74, WHITE, colour)
            words = place.adjusted(size + px(5), 0, 0, 0)
            pencil.words(str(count), "count", words, "ink" if count else "muted", bold=True, size=14)

    def _draw_cards(self, shown: ConcordiaShown, sets: tuple[str, ...], pencil: Pencil) -> None:
        px, labels = self.px, self._labels
        player = shown.view.players[shown.dock]
        heads = [(self._layout["pile"], labels.part("pile"))]
        title = labels.keep_title() if sets else labels.part("hand")
        heads.append((self._layout["hand"], title))
        for room, words in heads:
            line = QRectF(room.x(), room.y() + px(6), room.width(), px(22))
            pencil.words(words, "body", line, bold=True)
        self._draw_pile(player.pile, pencil)
        if sets:
            self._draw_sets(sets, pencil)
            return
        is_open = self._is_open(shown.context)
        places = self.card_places(len(player.hand))
        faces = [labels.face(card) for card in player.hand]
        text = bool(places) and shows_text(pencil, places[0], faces)
        letters = letters_for(pencil, places[0], faces) if places else None
        for face, place in zip(faces, places, strict=True):
            if is_open:
                stamp_card(pencil, place, face, text=text, letters=letters)
            else:
                draw_back(pencil, place)

    def _draw_pile(self, pile: list[str], pencil: Pencil) -> None:
        px, place, look = self.px, self.pile_place(), theme.look()
        if not pile:
            pencil.plate(place, None, 7, look.colour("line"), px(1))
            pencil.words(self._labels.empty_pile(), "small", place, "muted", Middle)
            return
        for n in range(min(3, len(pile) - 1), 0, -1):
            pencil.plate(place.translated(px(2.5) * n, 0), None, 7, look.colour("line_strong"), px(1))
        stamp_card(pencil, place, self._labels.face(pile[-1]), chosen=True)

    def _draw_sets(self, sets: tuple[str, ...], pencil: Pencil) -> None:
        px, look = self.px, theme.look()
        for key, place in self.keep_places(sets).items():
            pencil.plate(place, look.colour("raised"), 6, look.colour("line_strong"), px(1.2), 0.5)
            goods = key.split("+")
            x = place.center().x() - px(22) * (len(goods) - 1) / 2
            for good in goods:
                pencil.good(good, QPointF(x, place.center().y()), min(px(21), place.height() - px(4)))
                x += px(22)

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What stands in the scene for it."""
        return (*self._painted.values(), self.root)

    # ---- places

    def spots(self, shown: ConcordiaShown, first: int) -> list[Spot]:
        """The places of the dock, in reading order from `first` on."""
        shapes = self._store_shapes(shown) if shown.dock < shown.view.seats else []
        hand = shown.view.players[shown.dock].hand
        sets = kept_sets(shown.view) if to_move(shown.view) == shown.dock else []
        radius = self.px(6)
        if sets:
            shapes += [(f"keep:{key}", rounded(rect, radius)) for key, rect in self.keep_places(sets).items()]
        elif self._is_open(shown.context):
            rects = self.card_places(len(hand))
            shapes += [(f"hand:{c}", rounded(r, radius)) for c, r in zip(hand, rects, strict=True)]
        shapes.append(("pile", rounded(self.pile_place(), radius)))
        prefix = "" if to_move(shown.view) in {None, shown.dock} else ELSEWHERE
        places = [Place(key, path, item=self.pieces.get(key)) for key, path in shapes]
        name = partial(self._labels.name, shown=shown)
        return spots_of(places, self.root, name, self._describe, first, prefix)

    def _store_shapes(self, shown: ConcordiaShown) -> list[tuple[str, QPainterPath]]:
        radius = self.px(5)
        shapes: dict[str, QPainterPath] = {}
        for key, place in zip(self.contents(shown.view, shown.dock), self.slot_places(), strict=False):
            path = rounded(place, radius)
            sort, kind, *_ = key.split(":")
            if sort == "stored":
                name = f"stored:{kind}"
                shapes[name] = shapes[name].united(path) if name in shapes else path
            else:
                shapes[key] = path
        shapes |= {f"price:{good}": rounded(rect, radius) for good, rect in self.price_places().items()}
        shapes |= {key: rounded(rect, radius) for key, rect in self.money_places().items()}
        if shown.context.settings.projected_scores:
            shapes |= {f"god:{god}": rounded(rect, radius) for god, rect in self.god_places().items()}
        return list(shapes.items())
