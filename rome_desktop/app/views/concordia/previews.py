"""What is in the hand, and what would come of it: drawn while a place is pointed at, never animated."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import disc, edge_pen, rounded, shape, text
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.concordia import pieces, reads, spots
from rome_desktop.app.views.concordia.board import Board
from rome_desktop.app.views.concordia.cards_drawn import draw_card
from rome_desktop.app.views.concordia.dock import Dock
from rome_desktop.app.views.concordia.foresight import foresee
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pencil import Pencil
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.engine.actions import Action
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.ids import Good
from rome_desktop.games.concordia.state import ConcordiaState

PREVIEW_Z = 7900.0
"""In the scene, above the marks of spots and below the piece in hand."""
GHOST = 0.55
SHOWN = (
    actions.Build,
    actions.Produce,
    actions.Sell,
    actions.Purchase,
    actions.Place,
    actions.Cash,
    actions.Buy,
    actions.Move,
    actions.Pay,
    actions.Keep,
)
"""Options whose consequences are drawn: a card played only brings the next question."""


def carried(
    board: Board,
    dock: Dock,
    labels: ConcordiaLabels,
    shown: ConcordiaShown,
    source: SpotKey | None,
) -> QGraphicsItem | None:
    """The piece that the hand holds, in the size of the place it belongs to at 1x."""
    chart, seat = board.chart, shown.seat(shown.mover)
    match source:
        case spots.Colonist(kind=kind):
            return pieces.colonist(seat, kind, chart.of("colonist"))
        case spots.Stored(kind=kind):
            return pieces.colonist(seat, kind, chart.of("colonist") * 0.82)
        case spots.Houses():
            return pieces.house(seat, chart.of("house") * 1.2)
        case spots.Slot(good=good) | spots.Price(good=good):
            return pieces.good(good, 38 * dock.unit)
        case spots.Hand(card=card):
            return card_item(card, dock, labels)
    return None


def card_item(card: str, dock: Dock, labels: ConcordiaLabels) -> QGraphicsItem:
    """A card on its way, in the size of the own pile."""
    rect, face, unit = dock.pile_place(), labels.face(card), dock.unit
    rect.moveCenter(QPointF())

    def draw(painter: QPainter) -> None:
        painter.scale(unit, unit)
        draw_card(Pencil(painter, unit), rect, face)

    key = f"card {card} {face.name} {unit}"
    return pieces.pictured(key, (rect.width() + 12) * unit, (rect.height() + 12) * unit, draw)


def _hang(item: QGraphicsItem, root: QGraphicsItem | None) -> None:
    """Make an item part of a picture that is being drawn."""
    if root is not None:
        item.setParentItem(root)


class Previews:
    """The consequences of the option under the hand, on the map and in the dock."""

    def __init__(self, board: Board, dock: Dock) -> None:
        self._board = board
        self._dock = dock
        self._map: QGraphicsPathItem | None = None
        self._own: QGraphicsPathItem | None = None
        board.region.moved.connect(self._follow)

    def clear(self) -> None:
        """Nothing is pointed at."""
        for root in (self._map, self._own):
            if root is not None and root.scene() is not None:
                root.scene().removeItem(root)
        self._map = self._own = None

    def _follow(self, _region: object = None) -> None:
        """The map was zoomed or shifted below the picture."""
        if self._map is not None:
            self._map.setTransform(self._board.region.ground.sceneTransform())

    def show(self, option: object, shown: ConcordiaShown) -> None:
        """What `option` would lead to; nothing for options that need no picture."""
        self.clear()
        if not isinstance(option, SHOWN):
            return
        view, seat = shown.view, shown.mover
        self._map, self._own = QGraphicsPathItem(), QGraphicsPathItem()
        for root in (self._map, self._own):
            root.setZValue(PREVIEW_Z)
            self._board.region.scene().addItem(root)
        self._follow()
        self._own.setTransform(self._dock.root.sceneTransform())
        colour = shown.seat(seat)
        match option:
            case actions.Build(city=city):
                self._add(pieces.house(colour, self._board.chart.of("house")), self._next_house(view, city))
            case actions.Produce(province=province):
                self._show_yields(view, seat, province)
            case actions.Move(line=line):
                self._show_sites(view, seat, line)
            case _:
                pass
        if seat == shown.dock:
            self._show_purse(option, view, seat)

    # ---- the map

    def _add(self, item: QGraphicsItem, at: QPointF) -> None:
        item.setOpacity(GHOST)
        _hang(item, self._map)
        item.setPos(at)

    def _next_house(self, view: ConcordiaState, city: str) -> QPointF:
        return self._board.chart.house(city, len(view.houses[city]))

    def _show_yields(self, view: ConcordiaState, seat: int, province: str) -> None:
        """Every house that yields gets a gold ring and its good; the marker shows its one good."""
        chart = self._board.chart
        look = theme.look()
        for city in view.map.province_cities[province]:
            for n in range(len(view.houses[city])):
                at = chart.house(city, n)
                radius = chart.of("house") * 0.62
                ring = shape(disc(QPointF(), radius), None, edge_pen(look.colour("lit_edge"), 4.4), self._map)
                ring.setPos(at)
                inner = edge_pen(theme.look().colour("lit"), 2.8)
                shape(disc(QPointF(), radius), None, inner, ring)
                good = pieces.good(view.city_goods[city], 17 * chart.unit)
                _hang(good, self._map)
                good.setPos(at - QPointF(0, radius + 8 * chart.unit))
        own = reads.in_list(reads.yields(view, seat, province)[seat])
        if len(own) > 1:
            return  # a chip has stood beside the marker since the question was asked
        chip = pieces.price_chip(0, own, False, pieces.chip_unit(chart.unit))
        _hang(chip, self._map)
        chip.setPos(chart.marker(province) + QPointF(8, -8) * chart.unit)

    def _show_sites(self, view: ConcordiaState, seat: int, line: str) -> None:
        """The cities that a colonist there would open, if there is something to build."""
        chart, look = self._board.chart, theme.look()
        for city in view.map.ends[line]:
            if city == view.map.capital or view.map.city_bit[city] & view.built[seat]:
                continue
            ring = shape(disc(QPointF(), chart.of("city") + 3 * chart.unit), None, None, self._map)
            ring.setPen(edge_pen(look.colour("focus"), 2.6 * chart.unit))
            ring.setPos(chart.city(city))

    # ---- the dock

    def _show_purse(self, option: Action, view: ConcordiaState, seat: int) -> None:
        """Coins before and after, goods that would go struck out, goods that would come as ghosts."""
        change = foresee(view, seat, option)
        dock, places = self._dock, self._dock.money_places()
        if change.coins:
            money = view.players[seat].money
            self._chip(f"{money} → {money + change.coins}", places["coins"].center(), change.coins > 0)
        slots = dict(zip(dock.contents(view, seat), dock.slot_places(), strict=False))
        free = [rect for key, rect in slots.items() if isinstance(key, spots.Free)]
        for good, count in change.goods.items():
            if count < 0:
                stock = view.players[seat].goods[good]
                for number in range(stock, max(0, stock + count), -1):
                    self._strike(slots[spots.Slot(good, number)].center())
            else:
                for _ in range(min(count, len(free))):
                    self._ghost(good, free.pop(0).center())

    def _chip(self, words: str, at: QPointF, more: bool) -> None:
        look = theme.look()
        label = text(words, "count", look.colour("good" if more else "ink"), None, 14.5)
        rect = label.boundingRect()
        half = QPointF(rect.width() / 2 + 8, 12)
        plate = rounded(rect.adjusted(-8, -1, 8, 1), 11)
        item = shape(plate, look.colour("raised"), edge_pen(look.colour("lit_edge"), 1.5), self._own)
        label.setParentItem(item)
        label.setPos(0, 0)
        left = self._dock.money_places()["coins"].x()
        item.setPos(max(left + 6, at.x() - half.x()), at.y() - rect.height() / 2)

    def _strike(self, at: QPointF) -> None:
        """A good that would go."""
        look = theme.look()
        veil = QColor(look.colour("panel"))
        veil.setAlphaF(0.55)
        root = shape(disc(at, 17), veil, edge_pen(look.colour("accent"), 2), self._own)
        bar = QPainterPath(at + QPointF(-12, 12))
        bar.lineTo(at + QPointF(12, -12))
        shape(bar, None, edge_pen(look.colour("accent"), 2.4), root)

    def _ghost(self, good: Good, at: QPointF) -> None:
        dock = self._dock
        item = dock.fine(pieces.good(good, dock.slot_places()[0].width() * 0.76 * dock.unit))
        item.setOpacity(GHOST)
        _hang(item, self._own)
        item.setPos(at)
