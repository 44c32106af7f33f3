"""What stands beside lit places: prices of houses, steps of colonists, what a province yields."""

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia import pieces, reads, spots
from rome_desktop.app.views.concordia.board import Board
from rome_desktop.app.views.concordia.covered import hidden, obstacles, square
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists, coins, sites
from rome_desktop.games.concordia.market import ConsulBuys, SenatorBuys
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import has

CHIPS_Z = 1500.0
"""On the map, above its pieces and the rings of its places."""

SIDES = (
    *((0.8, -0.8), (1.0, 0.0), (-0.8, -0.8), (-1.0, 0.0), (0.8, 0.8), (-0.8, 0.8), (0.0, -1.0), (0.0, 1.0)),
    *((1.0, -0.5), (-1.0, -0.5), (1.0, 0.5), (-1.0, 0.5), (0.5, -1.0), (-0.5, -1.0)),
)
"""Where a chip may stand from its place, in order of preference."""


class Chips:
    """Small plates on the map; drawn anew only where something changed."""

    def __init__(self, table: TableView, board: Board, labels: ConcordiaLabels) -> None:
        self._table = table
        self._board = board
        self._labels = labels
        self._layer = Layer(CHIPS_Z, board.region.ground)
        self._chart: Hashable = None
        self._covered: list[QRectF] | None = None
        self._pieces: list[QRectF] = []
        """What the pieces of the view cover, and the chips that stand already."""

    def clear(self) -> None:
        """Nothing is lit."""
        self._layer.sync({})
        self._table.set_marks()

    def show(self, view: ConcordiaState) -> None:
        """What belongs to the decision that is offered, and to the piece in hand."""
        chart = self._board.chart
        if self._chart is not chart:
            self._layer.sync({})
            self._chart = chart
            self._covered = None
        step, grammar = reads.top(view), self._table.grammar
        wanted: Wanted = {}
        poor: list[SpotKey] = []
        if grammar.offered:
            if isinstance(step, BuildHouses):
                wanted, poor = self._houses(view, step.seat)
            elif isinstance(step, MoveColonists):
                wanted = self._steps(view, grammar.picked)
            elif isinstance(step, ChooseProvince):
                wanted = self._yields(view, step.seat)
            elif isinstance(step, (SenatorBuys, ConsulBuys)):
                lit = set(grammar.targets(None))
                poor = [spots.Card(card) for card in view.display if card and spots.Card(card) not in lit]
        self._pieces = self._board.standing_pieces(view) if wanted else []
        stamp = (tuple(r.getRect() for r in self._pieces), tuple(look for look, _ in wanted.values()))
        self._layer.sync({key: ((look, stamp), make) for key, (look, make) in wanted.items()})
        if frozenset(poor) != self._table.drawing.poor:
            self._table.set_marks(poor=poor)

    def _houses(self, view: ConcordiaState, seat: int) -> tuple[Wanted, list[SpotKey]]:
        """The price of a house in every city beside an own colonist, red where it cannot be paid."""
        wanted: Wanted = {}
        poor: list[SpotKey] = []
        player = view.players[seat]
        open_ = sites(view, seat) & ~view.built[seat]
        for city, bit in view.map.city_bit.items():
            if not bit & open_ or not view.houses_left(seat):
                continue
            cost, goods = coins(view, city), view.map.house_goods[view.city_goods[city]]
            short = cost > player.money or not has(player, goods)
            make = partial(self._price, cost, goods, short, city)
            wanted[city] = ((cost, goods, short, theme.look().scale), make)
            if short:
                poor.append(spots.City(city))
        return wanted, poor

    def _price(self, cost: int, goods: tuple[str, ...], short: bool, city: str) -> QGraphicsItem:
        chart = self._board.chart
        chip = pieces.price_chip(cost, goods, short, pieces.chip_unit(chart.unit))
        return self._beside(chip, chart.city(city), chart.of("city") + 9 * chart.unit)

    def _steps(self, view: ConcordiaState, picked: SpotKey | None) -> Wanted:
        """How many steps the colonist in hand needs to each line that it can reach."""
        if not isinstance(picked, spots.Colonist):
            return {}
        reach = view.map.distance[picked.kind][picked.place]
        wanted: Wanted = {}
        for key in self._table.grammar.targets(picked):
            if isinstance(key, spots.Line):
                cost = reach[key.line]
                make = partial(self._step, cost, key.line)
                wanted[key.line] = ((cost, picked, theme.look().scale), make)
        return wanted

    def _step(self, cost: int, line: str) -> QGraphicsItem:
        chart = self._board.chart
        chip = pieces.steps_chip(str(cost), False, pieces.chip_unit(chart.unit))
        return pieces.at(chip, chart.stop(line) + QPointF(13, -12) * chart.unit)

    def _yields(self, view: ConcordiaState, seat: int) -> Wanted:
        """What each province that can produce would yield to the seat, where it is more than its bonus."""
        wanted: Wanted = {}
        for province, up in view.goods_up.items():
            goods = reads.in_list(reads.yields(view, seat, province)[seat])
            if up and len(goods) > 1:  # the marker itself shows a single bonus
                wanted[province] = (
                    (goods, theme.look().scale),
                    partial(self._yield, goods, province),
                )
        return wanted

    def _yield(self, goods: tuple[str, ...], province: str) -> QGraphicsItem:
        chart = self._board.chart
        chip = pieces.price_chip(0, goods, False, pieces.chip_unit(chart.unit) * 0.9)
        return self._beside(chip, chart.marker(province), chart.of("marker") / 2 + 4 * chart.unit)

    def _beside(self, chip: QGraphicsItem, centre: QPointF, radius: float) -> QGraphicsItem:
        """A chip beside a place, where it covers least of cities, markers, names, pieces and other chips."""
        chart = self._board.chart
        size, room = chip.boundingRect(), chart.bounds.adjusted(11, 11, -11, -11)
        if self._covered is None:
            self._covered = obstacles(chart)
        best, least = QRectF(), float("inf")
        far = radius + max(size.width(), size.height())
        round_it = square(centre, far)
        near = [other for other in (*self._covered, *self._pieces) if other.intersects(round_it)]
        for dx, dy in SIDES:
            # The middle of the chip: on a side flush with the ring, at a corner a little inside it.
            reach = QPointF(radius + size.width() / 2, radius + size.height() / 2)
            middle = centre + QPointF(dx * reach.x(), dy * reach.y())
            rect = QRectF(size)
            rect.moveCenter(middle)
            rect.translate(min(0.0, room.right() - rect.right()), min(0.0, room.bottom() - rect.bottom()))
            rect.translate(max(0.0, room.left() - rect.left()), max(0.0, room.top() - rect.top()))
            lost = hidden(rect, near)
            if lost < least:
                best, least = rect, lost
            if not lost:
                break
        self._pieces.append(best)
        return pieces.at(chip, best.topLeft() - size.topLeft())
