"""What happened, as beats of an animation: pieces travel, goods fly, places glow."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import animator
from rome_desktop.app.table.animator import Beat, Call, Move, Pause
from rome_desktop.app.table.layer import Layer
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma import echoes, pieces, tiles
from rome_desktop.app.views.nova_roma.boards import Boards
from rome_desktop.app.views.nova_roma.cards_drawn import draw_card
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.views.nova_roma.targets import cells_of
from rome_desktop.engine.events import Event
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma import events as happened
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.state import AUTOMA, EMPEROR, LEGIONARY

FLYING_Z = 7000.0


class Motion:
    """The beats for one action's events; positions are followed as the events go on."""

    def __init__(self, table: TableView, boards: Boards, shown: NovaShown) -> None:
        self._table = table
        self._boards = boards
        self._shown = shown
        self._ships = dict(boards.sea.ship_places(shown.view))
        self._ports = {
            (side, n): port
            for side, player in enumerate(shown.view.players)
            for n, port in enumerate(player.ships)
        }
        self._makers: dict[type[Event], Callable[[Any], Iterable[Beat]]] = {
            happened.EmperorPlaced: lambda e: self._figure(EMPEROR, e.space, "emperor"),
            happened.PatricianPlaced: lambda e: self._figure(e.seat, e.space, "patrician"),
            happened.LegionaryPlaced: lambda e: self._figure(LEGIONARY + e.seat, e.space, "patrician"),
            happened.ShipMoved: self._ship,
            happened.PiecesPlaced: self._pieces,
            happened.MarkerAdvanced: self._marker,
            happened.Gained: lambda e: self._goods(e, gained=True),
            happened.Paid: lambda e: self._goods(e, gained=False),
            happened.RewardTokenCompleted: self._glow,
            happened.PowerSet: self._glow,
            happened.AchievementClaimed: self._token,
            happened.ArtisanPlaced: self._artisan,
            happened.TilePut: self._tile,
            happened.CardTaken: self._card,
            happened.CardPlayed: self._glow,
            happened.CardUsed: self._glow,
            happened.ChariotAwarded: self._glow,
            happened.AutomaShipsMoved: self._fleet,
        }

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """One beat after the other; goods that come together fly together."""
        found: list[Beat] = []
        goods: list[Beat] = []
        for event in events:
            made = list(self._makers.get(type(event), lambda _e: ())(event))
            if isinstance(event, (happened.Gained, happened.Paid)):
                goods += made
                continue
            if goods:
                found.append(animator.take(goods))
                goods = []
            found += made
        if goods:
            found.append(animator.take(goods))
        if found:
            found.append(Pause(120))
        return found

    # ---- where things come from

    def _home(self, side: int, part: str) -> QPointF:
        """A part of a side's house: in the dock, or the seat card."""
        if side == self._shown.dock:
            return self._boards.dock.home(part)
        return self._table.seat_card(max(0, side))

    def _fly(self, item: QGraphicsItem, unit: float, start: QPointF, end: QPointF) -> Beat:
        """A temporary item of so many pixels for its unit travels over everything."""
        root = QGraphicsPathItem()
        item.setParentItem(root)
        item.setScale(unit)
        root.setZValue(FLYING_Z)
        root.setPos(start)
        self._table.table.addItem(root)
        return Move(root, start, end, temporary=True)

    def _seat(self, side: int) -> theme.SeatColour:
        return self._shown.seat(side)

    # ---- forum

    def _figure(self, mark: int, space: str, part: str) -> Iterable[Beat]:
        forum = self._boards.forum
        if part == "emperor":
            start = forum.at(forum.field(-1, -1).center())
        else:
            start = self._home(mark % LEGIONARY if mark >= LEGIONARY else mark, "patrician")
        at = forum.space(space).center()
        row, column = map(int, space.split(","))
        fly = self._fly(forum.figure(self._shown, mark), forum.unit, start, forum.at(at))
        return [fly, Call(partial(self._stand, forum.layers["figures"], str(4 * row + column), mark, at))]

    def _stand(self, layer: Layer, key: str, mark: int, at: QPointF) -> None:
        """A figure has arrived: it stands there until the next `show` puts its own in its place."""
        if layer.get(key) is None:
            item = self._boards.forum.figure(self._shown, mark)
            item.setPos(at)
            layer.put(key, None, item)

    # ---- sea and hippodrome

    def _ship(self, event: happened.ShipMoved) -> Iterable[Beat]:
        sea = self._boards.sea
        key = next(
            (k for k, port in self._ports.items() if k[0] == event.seat and port == event.start),
            (event.seat, 0),
        )
        self._ports[key] = event.port
        end = sea.port(event.port) + QPointF(20, -13)
        start = self._ships.get(key, end)
        self._ships[key] = end
        return self._travel(sea.layers["ships"], f"{key[0]}:{key[1]}", start, end)

    def _fleet(self, event: happened.AutomaShipsMoved) -> Iterable[Beat]:
        """[NR-26.18] The automa's ships go on together."""
        sea = self._boards.sea
        found: list[Beat] = []
        for n, port in enumerate(event.ports):
            key = (AUTOMA, n)
            end = sea.port(port) + QPointF(20, -13)
            start = self._ships.get(key, end)
            if self._ports.get(key) != port:
                found += self._travel(sea.layers["ships"], f"{AUTOMA}:{n}", start, end)
            self._ports[key], self._ships[key] = port, end
        return [animator.Together(found), *self._glow(event)] if found else []

    def _marker(self, event: happened.MarkerAdvanced) -> Iterable[Beat]:
        hippodrome, view = self._boards.hippodrome, self._shown.view
        track = list(TRACKS).index(event.track)
        order = hippodrome.order(view, track, event.space)
        end = hippodrome.marker_place(view, track, event.space, len(order), len(order) + 1)
        start = hippodrome.side_place(view, event.seat, track)
        return self._travel(hippodrome.layers["markers"], f"{track}:{event.seat}", start, end)

    def _travel(self, layer: Layer, key: str, start: QPointF, end: QPointF) -> Iterable[Beat]:
        """A piece of a board moves along; the next `show` makes it anew where it belongs."""
        item = layer.get(key)
        if item is None:
            return []
        layer.forget(key)
        return [Move(item, start, end)]

    # ---- city

    def _pieces(self, event: happened.PiecesPlaced) -> Iterable[Beat]:
        city, view = self._boards.city, self._shown.view
        build = actions.Build("|".join(event.cells))
        _, z = city.zones(view)[event.cells[0][0]]
        cells = cells_of(build)
        seat = self._seat(event.seat)
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        high, wide = max(r for r, _ in cells) + 1 - top, max(c for _, c in cells) + 1 - left

        def draw(pencil: Pencil) -> None:
            pieces.block(pencil, cells, -(left + wide / 2) * z, -(top + high / 2) * z, z, seat)

        item = city.sprite((wide + 0.6) * z, (high + 0.6) * z, draw)
        first = city.cell(view, f"{event.cells[0][0]}{top},{left}")
        end = first.topLeft() + QPointF(wide * z / 2, high * z / 2)
        start = self._home(event.seat, "done")
        fly = self._fly(item, city.unit, start, city.at(end))
        return [fly, *self._glow(event)]

    # ---- goods and cards

    def _goods(self, event: happened.Gained | happened.Paid, *, gained: bool) -> Iterable[Beat]:
        """Goods come from the middle of the table to the house, or go there."""
        dock, part = self._boards.dock, event.unit
        home = self._home(event.seat, part)
        middle = (
            home + QPointF(0, -70 * dock.unit) if event.seat == self._shown.dock else home + QPointF(90, 0)
        )
        good = part if part != "token" else "influence"
        item = dock.sprite(30, 30, lambda pencil: pencil.good(good, QPointF(), 24))
        start, end = (middle, home) if gained else (home, middle)
        return [self._fly(item, dock.unit, start, end)]

    def _token(self, event: happened.AchievementClaimed) -> Iterable[Beat]:
        dock = self._boards.dock
        if event.seat != self._shown.dock:
            return []
        row, column = map(int, event.cell.split(","))
        end = dock.at(dock.wish_cell(3 * row + column).center())
        seat = self._seat(event.seat)
        item = dock.sprite(34, 34, lambda pencil: pencil.emblem(seat, QPointF(), 27))
        return [self._fly(item, dock.unit, dock.home("token"), end), *self._glow(event)]

    def _artisan(self, event: happened.ArtisanPlaced) -> Iterable[Beat]:
        dock = self._boards.dock
        if event.seat != self._shown.dock:
            return []
        row, column = map(int, event.cell.split(","))
        end = dock.at(dock.estate_cell(3 * row + column).center())
        item = dock.sprite(34, 34, lambda pencil: pieces.artisan(pencil, 0, 0, 23))
        return [self._fly(item, dock.unit, dock.home("artisan"), end), *self._glow(event)]

    def _tile(self, event: happened.TilePut) -> Iterable[Beat]:
        dock, view = self._boards.dock, self._shown.view
        if event.seat != self._shown.dock:
            return []
        row, column = map(int, event.cell.split(","))
        end = dock.at(dock.estate_cell(3 * row + column).center())
        kind = view.map.tiles[event.tile].kind
        item = dock.sprite(36, 36, lambda pencil: tiles.estate_tile(pencil, -14, -14, 28, event.tile, kind))
        start = dock.at(dock.held_tile_place().center())
        return [self._fly(item, dock.unit, start, end), *self._glow(event)]

    def _card(self, event: happened.CardTaken) -> Iterable[Beat]:
        subjects, view = self._boards.subjects, self._shown.view
        if event.card not in view.subject_row:
            return []
        rect = subjects.card_place(view.subject_row.index(event.card))
        labels = subjects.labels

        def draw(pencil: Pencil) -> None:
            draw_card(
                pencil,
                QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height()),
                event.card,
                labels,
            )

        item = subjects.sprite(rect.width() + 8, rect.height() + 8, draw)
        start = subjects.at(rect.center())
        return [self._fly(item, subjects.unit, start, self._home(event.seat, "hand"))]

    def _glow(self, event: Event) -> Iterable[Beat]:
        keys = echoes.keys([event], self._shown.dock)
        return [animator.halo(self._table.halo, keys, 260)] if keys else []
