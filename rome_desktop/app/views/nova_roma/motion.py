"""What happened, as beats of an animation: pieces travel, goods fly, places glow."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import beats
from rome_desktop.app.table.beats import Beat, Flight, Make, Move, Pause, Put, Together, Where
from rome_desktop.app.table.sounding import with_sounds
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma import echoes, pieces, tiles
from rome_desktop.app.views.nova_roma.boards import Boards
from rome_desktop.app.views.nova_roma.cards_drawn import draw_card
from rome_desktop.app.views.nova_roma.panel import Panel
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.views.nova_roma.sounds import SOUNDS
from rome_desktop.app.views.nova_roma.targets import cells_of
from rome_desktop.engine.events import Event
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma import events as happened
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.state import AUTOMA, EMPEROR, LEGIONARY


class Motion:
    """The beats for one action's events; positions are followed as the events go on.

    What they wait for is named here and found in the drawing that is there when its turn comes.
    """

    def __init__(self, table: TableView, boards: Boards, shown: NovaShown) -> None:
        self._table = table
        self._boards = boards
        self._shown = shown
        self._sailed: dict[tuple[int, int], str] = {}
        """Where a ship has come to since the view."""
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
        makers = with_sounds(self._makers, SOUNDS, self._table.heard.emit)
        for event in events:
            made = list(makers.get(type(event), lambda _e: ())(event))
            if isinstance(event, (happened.Gained, happened.Paid)):
                goods += made
                continue
            if goods:
                found.append(beats.take(goods))
                goods = []
            found += made
        if goods:
            found.append(beats.take(goods))
        if found:
            found.append(Pause(120))
        return found

    # ---- where things come from

    def _home(self, side: int, part: str) -> QPointF:
        """A part of a side's house: in the dock, or the seat card."""
        if side == self._shown.dock:
            return self._boards.dock.home(part)
        return self._table.seat_card(max(0, side))

    def _fly(self, panel: Panel, make: Make, start: Where, end: Where) -> Beat:
        """A temporary item in a panel's units travels over everything."""

        def sized() -> QGraphicsItem:
            root = QGraphicsPathItem()
            item = make()
            item.setParentItem(root)
            item.setScale(panel.unit)
            return root

        return Flight(self._table.table, sized, start, end)

    def _seat(self, side: int) -> theme.SeatColour:
        return self._shown.seat(side)

    # ---- forum

    def _figure(self, mark: int, space: str, part: str) -> Iterable[Beat]:
        forum = self._boards.forum
        row, column = map(int, space.split(","))

        def start() -> QPointF:
            if part == "emperor":
                return forum.at(forum.field(-1, -1).center())
            return self._home(mark % LEGIONARY if mark >= LEGIONARY else mark, "patrician")

        def end() -> QPointF:
            return forum.at(forum.space(space).center())

        fly = self._fly(forum, partial(forum.figure, self._shown, mark), start, end)
        return [fly, Put(partial(self._stand, str(4 * row + column), mark, space))]

    def _stand(self, key: str, mark: int, space: str) -> None:
        """A figure has arrived: it stands there until the next `show` puts its own in its place."""
        forum = self._boards.forum
        layer = forum.layers["figures"]
        if layer.get(key) is None:
            item = forum.figure(self._shown, mark)
            item.setPos(forum.space(space).center())
            layer.put(key, None, item)

    # ---- sea and hippodrome

    def _moored(self, key: tuple[int, int], port: str | None) -> QPointF:
        """Where a ship has come to since the view, or lies in it."""
        sea = self._boards.sea
        if port is None:
            found = sea.ship_places(self._shown.view).get(key)
            return QPointF(found) if found is not None else sea.port("")
        return sea.port(port) + QPointF(20, -13)

    def _sails(self, key: tuple[int, int], port: str) -> Iterable[Beat]:
        start = partial(self._moored, key, self._sailed.get(key))
        self._sailed[key] = self._ports[key] = port
        end = partial(self._moored, key, port)
        return self._travel(self._boards.sea, "ships", f"{key[0]}:{key[1]}", start, end)

    def _ship(self, event: happened.ShipMoved) -> Iterable[Beat]:
        key = next(
            (k for k, port in self._ports.items() if k[0] == event.seat and port == event.start),
            (event.seat, 0),
        )
        return self._sails(key, event.port)

    def _fleet(self, event: happened.AutomaShipsMoved) -> Iterable[Beat]:
        """[NR-26.18] The automa's ships go on together."""
        found: list[Beat] = []
        for n, port in enumerate(event.ports):
            if self._ports.get((AUTOMA, n)) != port:
                found += self._sails((AUTOMA, n), port)
        return [Together(found), *self._glow(event)] if found else []

    def _marker(self, event: happened.MarkerAdvanced) -> Iterable[Beat]:
        hippodrome, view = self._boards.hippodrome, self._shown.view
        track = list(TRACKS).index(event.track)
        order = hippodrome.order(view, track, event.space)
        end = partial(hippodrome.marker_place, view, track, event.space, len(order), len(order) + 1)
        start = partial(hippodrome.side_place, view, event.seat, track)
        return self._travel(hippodrome, "markers", f"{track}:{event.seat}", start, end)

    @staticmethod
    def _travel(panel: Panel, sort: str, key: str, start: Where, end: Where) -> Iterable[Beat]:
        """A piece of a board moves along; the next `show` makes it anew where it belongs."""
        if panel.layers[sort].get(key) is None:
            return []
        return [Move(lambda: panel.layers[sort], key, start, end)]

    # ---- city

    def _pieces(self, event: happened.PiecesPlaced) -> Iterable[Beat]:
        city, view = self._boards.city, self._shown.view
        cells = cells_of(actions.Build("|".join(event.cells)))
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        high, wide = max(r for r, _ in cells) + 1 - top, max(c for _, c in cells) + 1 - left
        zone = event.cells[0][0]

        def size() -> float:
            return city.zones(view)[zone][1]

        def block() -> QGraphicsItem:
            z, seat = size(), self._seat(event.seat)

            def draw(pencil: Pencil) -> None:
                pieces.block(pencil, cells, -(left + wide / 2) * z, -(top + high / 2) * z, z, seat)

            return city.sprite((wide + 0.6) * z, (high + 0.6) * z, draw)

        def end() -> QPointF:
            z = size()
            return city.at(
                city.cell(view, f"{zone}{top},{left}").topLeft() + QPointF(wide * z / 2, high * z / 2)
            )

        fly = self._fly(city, block, partial(self._home, event.seat, "done"), end)
        return [fly, *self._glow(event)]

    # ---- goods and cards

    def _goods(self, event: happened.Gained | happened.Paid, *, gained: bool) -> Iterable[Beat]:
        """Goods come from the middle of the table to the house, or go there."""
        dock, part = self._boards.dock, event.unit
        home = partial(self._home, event.seat, part)
        good = part if part != "token" else "influence"

        def middle() -> QPointF:
            own = event.seat == self._shown.dock
            return home() + (QPointF(0, -70 * dock.unit) if own else QPointF(90, 0))

        def item() -> QGraphicsItem:
            return dock.sprite(30, 30, lambda pencil: pencil.good(good, QPointF(), 24))

        start, end = (middle, home) if gained else (home, middle)
        return [self._fly(dock, item, start, end)]

    def _estate_cell(self, cell: str) -> QPointF:
        row, column = map(int, cell.split(","))
        dock = self._boards.dock
        return dock.at(dock.estate_cell(3 * row + column).center())

    def _token(self, event: happened.AchievementClaimed) -> Iterable[Beat]:
        dock = self._boards.dock
        if event.seat != self._shown.dock:
            return []
        row, column = map(int, event.cell.split(","))

        def token() -> QGraphicsItem:
            seat = self._seat(event.seat)
            return dock.sprite(34, 34, lambda pencil: pencil.emblem(seat, QPointF(), 27))

        def end() -> QPointF:
            return dock.at(dock.wish_cell(3 * row + column).center())

        return [self._fly(dock, token, partial(dock.home, "token"), end), *self._glow(event)]

    def _artisan(self, event: happened.ArtisanPlaced) -> Iterable[Beat]:
        dock = self._boards.dock
        if event.seat != self._shown.dock:
            return []

        def artisan() -> QGraphicsItem:
            return dock.sprite(34, 34, lambda pencil: pieces.artisan(pencil, 0, 0, 23))

        start, end = partial(dock.home, "artisan"), partial(self._estate_cell, event.cell)
        return [self._fly(dock, artisan, start, end), *self._glow(event)]

    def _tile(self, event: happened.TilePut) -> Iterable[Beat]:
        dock, view = self._boards.dock, self._shown.view
        if event.seat != self._shown.dock:
            return []
        kind = view.map.tiles[event.tile].kind

        def draw(pencil: Pencil) -> None:
            tiles.estate_tile(pencil, -14, -14, 28, event.tile, kind)

        def start() -> QPointF:
            return dock.at(dock.held_tile_place().center())

        end = partial(self._estate_cell, event.cell)
        return [self._fly(dock, partial(dock.sprite, 36, 36, draw), start, end), *self._glow(event)]

    def _card(self, event: happened.CardTaken) -> Iterable[Beat]:
        subjects, view = self._boards.subjects, self._shown.view
        if event.card not in view.subject_row:
            return []

        def place() -> QRectF:
            return subjects.card_place(view.subject_row.index(event.card))

        def card() -> QGraphicsItem:
            rect = QRectF(QPointF(), place().size())
            rect.moveCenter(QPointF())

            def draw(pencil: Pencil) -> None:
                draw_card(pencil, rect, event.card, subjects.labels)

            return subjects.sprite(rect.width() + 8, rect.height() + 8, draw)

        def start() -> QPointF:
            return subjects.at(place().center())

        return [self._fly(subjects, card, start, partial(self._home, event.seat, "hand"))]

    def _glow(self, event: Event) -> Iterable[Beat]:
        keys = echoes.keys([event], self._shown.dock)
        return [beats.halo(self._table.halo, keys, 260)] if keys else []
