"""Board 1: the Black Sea with its two routes, the ships, and the maritime contracts."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.kept import drawn_once
from rome_desktop.app.table.layer import Wanted
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.nova_roma import foresight, layout, pieces, spots
from rome_desktop.app.views.nova_roma.layout import STARS, port_place, share
from rome_desktop.app.views.nova_roma.panel import Panel, affordable, deck_part, displayed, reach, slot_power
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.games.nova_roma.components import Port
from rome_desktop.games.nova_roma.state import NovaState

SHIP = 23.0
PORT = 12.5
BESIDE = ((20, -13), (-21, -11), (20, 14), (-20, 15), (0, -25), (0, 26), (38, 0), (-38, 2))
ABOVE = ((1, -25), (-1, 26), (21, -16), (-21, 17), (-21, -16), (21, 17), (0, -44), (0, 44))
"""Where ships lie about a port, the first one first: beside the ports of the northern route, which climbs,
above and below those of the southern one."""
AT_START = ((25, -14), (25, 11), (3, -27), (3, 27), (47, -4), (47, 20), (30, -38), (30, 36))
NAMES = ((0.31, 0.035, "SCYTHIA"), (0.62, 0.975, "PONTVS"), (0.15, 0.965, "BITHYNIA"))
DECK = QRectF(11, 31, 20, 47)


class Sea(Panel):
    """Contracts above, the map below."""

    key = "sea"
    number = 1
    sorts = ("ships",)

    # ---- where things are

    def map_area(self) -> QRectF:
        return QRectF(8, 101, self.rect.width() - 16, self.rect.height() - 109)

    def port(self, key: str) -> QPointF:
        """Where a port lies; the start port under an empty name."""
        return port_place(self.map_area(), key or STARS)

    def contract_place(self, slot: int) -> QRectF:
        room = self.rect.width() - 34 - 12 - 66
        return QRectF(34 + slot * min(100.0, room / 3), 30, 66, 52)

    def ship_places(self, view: NovaState) -> Mapping[tuple[int, int], QPointF]:
        """(side, number of the ship) to where it lies."""
        found, crowd, sea = {}, dict.fromkeys(("", *view.map.leg_to), 0), self.map_area()
        area = sea.adjusted(13, 13, -15, -13)
        for side, player in enumerate(view.players):
            for n, port in enumerate(player.ships):
                offsets = AT_START if not port else ABOVE if port.startswith("S") else BESIDE
                x, y = offsets[crowd[port] % len(offsets)]
                crowd[port] += 1
                at = port_place(sea, port or STARS) + QPointF(x, y)
                found[side, n] = QPointF(
                    min(max(at.x(), area.left()), area.right()), min(max(at.y(), area.top()), area.bottom())
                )
        return found

    # ---- showing

    def seen(self, shown: NovaShown) -> Hashable:
        view = shown.view
        return (
            tuple(view.maritime_row),
            len(view.maritime_deck),
            reach(view, "sail"),
            affordable(shown, view.maritime_row),
            tuple(foresight.reachable(view).items()),
        )

    def pieces(self, shown: NovaShown) -> Mapping[str, Wanted]:
        return {"ships": self._ships(shown)}

    def _ships(self, shown: NovaShown) -> Wanted:
        wanted: Wanted = {}
        for (side, n), at in self.ship_places(shown.view).items():
            seat = shown.seat(side)
            look = (seat.id, at.x(), at.y(), theme.look().dark, self.unit)
            wanted[f"{side}:{n}"] = (look, partial(self.ship, seat, at))
        return wanted

    def ship(self, seat: theme.SeatColour, at: QPointF) -> QGraphicsItem:
        """A ship on the map."""
        item = self.sprite(42, 42, lambda pencil: pieces.ship(pencil, seat, 0, 0, SHIP))
        item.setPos(at)
        return item

    def painted(self, shown: NovaShown) -> Sequence[Part]:
        """The heading, the deck, each contract, and the map with each port."""
        view, within = shown.view, foresight.reachable(shown.view)
        found = [self.head_part(), deck_part(DECK, pieces.SEA, len(view.maritime_deck))]
        for seen in displayed(shown, view.maritime_row, "sail"):
            room = self.contract_place(seen[0]).adjusted(-4, -4, 4, 16)
            found.append(Part(room, seen, partial(self._draw_slot, view, *seen)))
        found.append(kept_part("sea", self.map_area(), partial(self._draw_map, view)))
        ports = [leg.port for leg in view.map.leg_to.values()]
        return [*found, *(self._port_part(port, lit=port.id in within) for port in ports)]

    def _port_part(self, port: Port, *, lit: bool) -> Part:
        x, y = self.port(port.id).toTuple()
        room = QRectF(x - 19, y - 19, 48, 42)
        return Part(room, lit, lambda hand: _draw_port(hand, x, y, port.vp, port.reward, lit=lit))

    def _draw_slot(
        self, view: NovaState, slot: int, held: str, locked: bool, payable: bool, pencil: Pencil
    ) -> None:
        """A contract on display, or the gap where none is, with the power that it needs."""
        place = self.contract_place(slot)
        if held:
            cost = self.labels.terms.sea_cost(held)
            pieces.sea_contract(pencil, place.x(), place.y(), cost, locked=locked, payable=payable)
        else:
            pieces.gap(pencil, place.x(), place.y(), place.width(), place.height())
        middle = place.center().x()
        pieces.power_squares(pencil, middle, 87, slot_power(view, slot), reached=not locked)

    def _draw_map(self, view: NovaState, pencil: Pencil) -> None:
        """Land, water and routes without their ports, which light up."""
        pencil.painter.save()
        area = self.map_area()
        pencil.painter.setClipPath(rounded(area, 4), Qt.ClipOperation.IntersectClip)
        self._draw_land(pencil, area)
        self._draw_water(pencil, area)
        self._draw_routes(pencil, view)
        pencil.painter.restore()

    def _draw_land(self, pencil: Pencil, area: QRectF) -> None:
        sea = layout.table()["sea"]
        pencil.plate(area, "#3B372C" if pencil.dark else "#E7D9B4", radius=0)
        for u, v in sea["mountains"]:
            x, y = area.x() + u * area.width(), area.y() + v * area.height()
            peak = QPainterPath(QPointF(x - 9, y + 6))
            peak.lineTo(x, y - 8)
            peak.lineTo(x + 9, y + 6)
            pencil.path(peak, "#55503F" if pencil.dark else "#C2A769")
            shade = QPainterPath(QPointF(x, y - 8))
            shade.lineTo(x + 9, y + 6)
            shade.lineTo(x + 2, y + 6)
            pencil.path(shade, QColor("#2B2822" if pencil.dark else "#AE8F57"))

    def _draw_water(self, pencil: Pencil, area: QRectF) -> None:
        sea = layout.table()["sea"]
        water = layout.smooth([share(area, point) for point in sea["coast"]], closed=True)
        pencil.path(
            water, "#1E4A60" if pencil.dark else "#5FA6C2", "#5A5340" if pencil.dark else "#C9B684", 5
        )
        gradient = QColor("#235B74") if pencil.dark else QColor("#69AECA")
        pencil.path(water, gradient, "#2A5F78", 1.3)
        foam = QColor("#D5ECF4")
        foam.setAlphaF(0.35 if pencil.dark else 0.6)
        for point in sea["waves"]:
            at = share(area, point)
            wave = QPainterPath(at - QPointF(9, 0))
            wave.quadTo(at + QPointF(-4.5, -5), at)
            wave.quadTo(at + QPointF(4.5, 5), at + QPointF(9, 0))
            pencil.path(wave, None, foam, 1.3)
        for u, v, name in NAMES:
            colour = QColor("#B9AD9B" if pencil.dark else "#6A5226")
            x, y = area.x() + u * area.width(), area.y() + v * area.height()
            pencil.text(x, y + 4, name, 10.5, colour, 600, MIDDLE, display=True)
        at = share(area, (0.60, 0.585))
        pencil.text(
            at.x(),
            at.y(),
            "PONTVS EVXINVS",
            13,
            "#EAF6FA" if pencil.dark else "#123A4E",
            500,
            MIDDLE,
            display=True,
        )

    def _draw_routes(self, pencil: Pencil, view: NovaState) -> None:
        line = QColor("#0C2230" if pencil.dark else "#123A4E")
        line.setAlphaF(0.8)
        for route in view.box.sea_routes:
            points = [self.port(""), *(self.port(port.id) for port in route.ports)]
            pen = QPen(line, 2.2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([1.0, 2.2])
            pencil.painter.setPen(pen)
            pencil.painter.setBrush(Qt.BrushStyle.NoBrush)
            pencil.painter.drawPath(layout.smooth(points, closed=False))
        for leg in view.map.leg_to.values():
            if leg.port.sails > 1:
                middle = (self.port(leg.start) + self.port(leg.port.id)) / 2
                pencil.disc(middle, 8.5, "#FFFFFF", "#123A4E", 1.2)
                pencil.text(middle.x(), middle.y() + 4, str(leg.port.sails), 11.5, "#123A4E", 700, MIDDLE)
        at = self.port("")
        pencil.box(at.x() - 13, at.y() - 13, 26, 26, 5, "#8C2F22", "#4E130C", 1.5)
        pencil.icon("temple", at, 18, "#FFFFFF")

    # ---- places

    def places_seen(self, shown: NovaShown) -> object:
        view, asked = shown.view, shown.asked
        ships = tuple(tuple(player.ships) for player in view.players) if asked is not None else ()
        return tuple(view.maritime_row), asked, ships

    def places(self, shown: NovaShown) -> Iterator[Place]:
        view = shown.view
        for slot, held in enumerate(view.maritime_row):
            if held:
                rect = self.contract_place(slot)
                yield Place(spots.Contract(held), rounded(rect))
        yield Place(spots.Deck("maritime"), rounded(QRectF(9, 31, 22, 50), 4))
        yield Place(spots.Port(""), rounded(QRectF(self.port("").x() - 13, self.port("").y() - 13, 26, 26)))
        for leg in view.map.leg_to.values():
            at = self.port(leg.port.id)
            yield Place(spots.Port(leg.port.id), disc(at, PORT), "disc", at)
        if shown.asked is not None:
            places, mine = self.ship_places(view), view.players[shown.asked].ships
            for n, port in enumerate(mine):
                if port not in mine[:n]:
                    at = places[shown.asked, n]
                    piece = (self.layers["ships"], f"{shown.asked}:{n}")
                    yield Place(spots.Ship(port), disc(at, 12), "disc", at, piece)


@drawn_once(lambda x, y, *_: QRectF(x - 19, y - 19, 48, 42))
def _draw_port(
    pencil: Pencil, x: float, y: float, points: int, reward: Mapping[str, int], *, lit: bool
) -> None:
    """What a port is worth; `lit` where a ship can sail to it now."""
    at = QPointF(x, y)
    if lit:
        pencil.disc(at, 16.5, "#FFE9A8", "#7A4E00", 1.2)
    if points:
        pencil.disc(at, 13, "#FFF8E1", "#7A4E00", 1.8)
        pencil.ornament("laurel", at, 22, "#EAD9AE")
        pencil.text(x, y + 5, str(points), 13.5, "#5A3A00", 700, MIDDLE)
        return
    for good, count in reward.items():
        pencil.good(good, at, 22)
        if count > 1:
            pencil.text(x + 11, y + 13, str(count), 12, "#123A4E", 700, MIDDLE, halo="#EAF5F9")
