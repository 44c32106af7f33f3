"""The map: its region, the pieces on it, and the places that answer."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Describe, KeptSpots, Place, Ring, Spot
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia import pieces, spots
from rome_desktop.app.views.concordia.covered import footing, square
from rome_desktop.app.views.concordia.ground import build_ground
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.layout import Chart
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.state import ConcordiaState

LAYERS = ("cities", "markers", "houses", "colonists")
GAP = 0.36
"""The part of a turn below a city that stays free for its name, where colonists stand round it."""
MOST_ON_A_RING = 7


class Stand(NamedTuple):
    """A colonist on the map."""

    side: int
    kind: Kind
    place: str
    n: int
    """Which of the side's colonists of this kind at this place."""

    @property
    def key(self) -> str:
        return f"{self.side}:{self.kind}:{self.place}"

    @property
    def spot(self) -> SpotKey:
        """Colonists of a side and kind at a place are one choice."""
        return spots.Colonist(self.side, self.kind, self.place)


def stands(view: ConcordiaState) -> list[Stand]:
    """Every colonist on the map, side by side."""
    found = []
    for side, player in enumerate(view.players):
        for kind, places in ((Kind.WALKER, player.walkers), (Kind.SHIP, player.ships)):
            seen: Counter[str] = Counter()
            for place in places:
                found.append(Stand(side, kind, place, seen[place]))
                seen[place] += 1
    return found


class Board:
    """The map of one table."""

    chart: Chart
    """Where everything is; there is one as soon as the map has its place."""

    def __init__(self, table: TableView, labels: ConcordiaLabels, describe: Describe) -> None:
        self._spots = KeptSpots(labels.name, describe)
        self.region = BoardRegion(None, labels.board())
        table.table.addItem(self.region)
        self._root: QGraphicsPathItem | None = None
        self.layers: dict[str, Layer] = {}
        self._standing: dict[tuple[str, int], QPointF] = {}
        self._footing: dict[str, QPointF] = {}

    # ---- size

    def place(self, rect: QRectF, view: ConcordiaState) -> None:
        """Stand at `rect` of the scene and draw everything that does not move anew."""
        self.region.forget_labels()
        self.region.place(rect)
        self._spots.forget()
        self.chart = Chart(view.board, view.map.board, QSizeF(rect.size()))
        if self._root is not None and self._root.scene() is not None:
            self._root.scene().removeItem(self._root)
        self._root = QGraphicsPathItem(self.region.ground)
        build_ground(self.chart, self._root)
        self._footing = footing(self.chart, self.chart.of("colonist"))
        self.layers = {name: Layer(10.0 * n + 10.0, self._root) for n, name in enumerate(LAYERS)}

    def to_scene(self, point: QPointF) -> QPointF:
        """A point of the map in the scene's pixels."""
        return self.region.ground.mapToScene(point)

    # ---- pieces

    def show(self, shown: ConcordiaShown) -> None:
        """Make the pieces equal to the view."""
        view = shown.view
        seats = [theme.seat(side.colour) for side in shown.context.sides]
        self.layers["cities"].sync(self._cities(self.chart, view))
        self.layers["markers"].sync(self._markers(self.chart, view))
        self.layers["houses"].sync(self._houses(self.chart, view, seats))
        self.layers["colonists"].sync(self._colonists(view, seats))

    def _cities(self, chart: Chart, view: ConcordiaState) -> Wanted:
        def make(city: str, good: str) -> QGraphicsItem:
            return pieces.at(pieces.city(good, chart.of("city")), chart.city(city))

        wanted: Wanted = {city: (good, partial(make, city, good)) for city, good in view.city_goods.items()}
        capital = view.map.capital
        wanted[capital] = (
            None,
            lambda: pieces.at(pieces.capital(chart.of("capital")), chart.city(capital)),
        )
        return wanted

    def _markers(self, chart: Chart, view: ConcordiaState) -> Wanted:
        return {
            province: (
                (good, view.goods_up[province]),
                partial(
                    self.marker, province, good, view.map.marker_coins[good], not view.goods_up[province]
                ),
            )
            for province, good in view.markers.items()
        }

    def marker(self, province: str, good: str, coins: int, turned: bool) -> QGraphicsItem:
        """A province's bonus marker at its place."""
        item = pieces.marker(good, coins, turned, self.chart.of("marker"))
        return pieces.at(item, self.chart.marker(province))

    def _houses(self, chart: Chart, view: ConcordiaState, seats: list[theme.SeatColour]) -> Wanted:
        wanted: Wanted = {}
        for city, sides in view.houses.items():
            for n, side in enumerate(sides):
                wanted[f"{city}:{side}"] = (
                    (seats[side].id, n),
                    partial(self.house, city, n, seats[side]),
                )
        return wanted

    def house(self, city: str, n: int, seat: theme.SeatColour) -> QGraphicsItem:
        """A house at its place, the one number `n` of its city."""
        return pieces.at(pieces.house(seat, self.chart.of("house")), self.chart.house(city, n))

    def _colonists(self, view: ConcordiaState, seats: list[theme.SeatColour]) -> Wanted:
        found = stands(view)
        self._standing = self._places_of(found, len(view.players))
        wanted: Wanted = {}
        for stand in found:
            at, size = self.standing(stand), self.size_at(stand.place)
            look = (seats[stand.side].id, round(at.x(), 1), round(at.y(), 1), size)
            make = partial(self._colonist, seats[stand.side], stand.kind, size, at)
            wanted[f"{stand.key}:{stand.n}"] = (look, make)
        return wanted

    @staticmethod
    def _colonist(seat: theme.SeatColour, kind: str, size: float, at: QPointF) -> QGraphicsItem:
        return pieces.at(pieces.colonist(seat, kind, size), at)

    def size_at(self, place: str) -> float:
        """How large a colonist is drawn on a line, and in a city, where many may meet."""
        return self.chart.of("colonist") * (1.0 if place in self.chart.lines else 0.82)

    def footing(self, line: str) -> QPointF:
        """Where a colonist stands on a line."""
        return QPointF(self._footing[line])

    def standing(self, stand: Stand) -> QPointF:
        """Where a colonist of the view shown last stands."""
        return QPointF(self._standing[stand.key, stand.n])

    def stood(self, stand: Stand) -> QPointF:
        """Where a colonist stands, or would if it came there since the last view."""
        at = self._standing.get((stand.key, stand.n))
        if at is not None:
            return QPointF(at)
        return self.footing(stand.place) if stand.place in self.chart.lines else self.chart.city(stand.place)

    def standing_pieces(self, view: ConcordiaState) -> list[QRectF]:
        """What houses and colonists cover of the map, of the view shown last."""
        chart, half = self.chart, self.chart.of("house") * 0.5
        found = [
            square(chart.house(city, n), half)
            for city, sides in view.houses.items()
            for n in range(len(sides))
        ]
        return found + [square(self.standing(s), self.size_at(s.place) * 0.52) for s in stands(view)]

    def _places_of(self, found: list[Stand], sides: int) -> dict[tuple[str, int], QPointF]:
        """On a line at its stop; in a city on a ring round it, open below for the name.

        Round the capital everybody has a place of his own, which he keeps when others leave or come.
        """
        chart = self.chart
        at: dict[tuple[str, int], QPointF] = {}
        in_cities: dict[str, list[Stand]] = {}
        for stand in found:
            if stand.place in chart.lines:
                at[stand.key, stand.n] = self.footing(stand.place)
            elif stand.place == chart.board.capital:
                number = stand.side * len(Kind) + list(Kind).index(stand.kind)
                at[stand.key, stand.n] = self._round(stand.place, number, sides * len(Kind), stand.n)
            else:
                in_cities.setdefault(stand.place, []).append(stand)
        for city, there in in_cities.items():
            for n, stand in enumerate(there):
                at[stand.key, stand.n] = self._round(city, n, len(there))
        return at

    def _round(self, city: str, n: int, count: int, more: int = 0) -> QPointF:
        """Place number `n` of `count` round a city; a second ring takes what the first has no room for.

        With `more`, so many times farther out: behind others of the same side and kind.
        """
        chart = self.chart
        first = min(count, MOST_ON_A_RING)
        outer, on_ring = divmod(n, MOST_ON_A_RING)
        here = first if not outer else count - MOST_ON_A_RING
        outer += more * (1 + (count - 1) // MOST_ON_A_RING)
        core = chart.of("capital" if city == chart.board.capital else "city")
        radius = core + (13 + 23 * outer) * chart.unit
        spread = 2 * pi * (1 - GAP)
        step = min(spread / max(1, here - 1), 1.05) if here > 1 else 0.0
        angle = -pi / 2 + (on_ring - (here - 1) / 2) * step
        if city != chart.board.capital:
            angle -= 2.2  # houses stand at the upper right
        return chart.city(city) + QPointF(cos(angle), sin(angle)) * radius

    # ---- places

    def spots(self, shown: ConcordiaShown, first: int) -> list[Spot]:
        """Every place on the map that can be chosen or asked about, in reading order from `first` on."""
        return self._spots.show(shown, stands(shown.view), self._in_order, self.region.ground, first)

    def _in_order(self, shown: ConcordiaShown) -> list[Place]:
        return sorted(self._places(shown.view), key=lambda p: (round(p.middle.y() / 12), p.middle.x()))

    def _places(self, view: ConcordiaState) -> Iterator[Place]:
        chart, unit = self.chart, self.chart.unit
        for line in chart.lines:
            at = chart.stop(line)
            yield Place(spots.Line(line), disc(at, 8.5 * unit), "disc", at)
        radius = chart.of("city") + 1.5 * unit
        for city in view.map.cities:
            at = chart.city(city)
            yield Place(spots.City(city), disc(at, radius), "disc", at, (self.layers["cities"], city))
        capital = view.map.capital
        at = chart.city(capital)
        shape = disc(at, chart.of("capital") + 1.5 * unit)
        yield Place(spots.City(capital), shape, "disc", at, (self.layers["cities"], capital))
        half = chart.of("marker") / 2 + 2 * unit
        for province in view.map.provinces:
            at = chart.marker(province)
            shape = rounded(square(at, half), 5 * unit)
            piece = (self.layers["markers"], province)
            yield Place(spots.Province(province), shape, "outline", at, piece)
        yield from self._colonist_places(view)

    def _colonist_places(self, view: ConcordiaState) -> Iterator[Place]:
        """One for all colonists of a side and kind at a place: they are the same choice."""
        shapes: dict[Stand, tuple[QPainterPath, QPointF]] = {}
        for stand in stands(view):
            at, first = self.standing(stand), stand._replace(n=0)
            body = disc(at, self.size_at(stand.place) * 0.52)
            if first in shapes:
                body = shapes[first][0].united(body)
                at = shapes[first][1]
            shapes[first] = (body, at)
        for first, (shape, at) in shapes.items():
            piece = (self.layers["colonists"], f"{first.key}:0")
            ring: Ring = "disc" if shape.elementCount() <= 14 else "outline"
            yield Place(first.spot, shape, ring, at, piece)
