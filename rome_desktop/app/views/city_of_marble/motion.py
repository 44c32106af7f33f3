"""What happened, shown step by step: pieces travel, water runs, a site is counted, a building rises."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import beats, items
from rome_desktop.app.table.banner import Banner
from rome_desktop.app.table.beats import Beat, Flight, Make, Pause, Put, Together, Where
from rome_desktop.app.table.sounding import with_sounds
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble import pieces, spots
from rome_desktop.app.views.city_of_marble.beats import Flow, Grow, Marks
from rome_desktop.app.views.city_of_marble.board import Board
from rome_desktop.app.views.city_of_marble.column import Spaces, Stacks
from rome_desktop.app.views.city_of_marble.dock import Dock
from rome_desktop.app.views.city_of_marble.layout import Grid
from rome_desktop.app.views.city_of_marble.previews import gain_chip, imperium_tile
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.app.views.city_of_marble.sounds import SOUNDS
from rome_desktop.engine.events import Event
from rome_desktop.games.city_of_marble import events as happened
from rome_desktop.games.city_of_marble.components import TREASURY, Kind

COUNTED = 260
"""For each magistrate whose influence is counted, in milliseconds."""


class Motion:
    """Builds the beats of one animation from the table as it is shown, which they then change.

    What they wait for is named here and found in the drawing that is there when its turn comes.
    """

    def __init__(
        self,
        table: TableView,
        board: Board,
        stacks: Stacks,
        spaces: Spaces,
        dock: Dock,
        shown: MarbleShown,
    ) -> None:
        before, context = shown.view, shown.context
        self._table, self._board = table, board
        self._stacks, self._spaces, self._dock = stacks, spaces, dock
        self._view, self._context = before, context
        self._tiles: dict[str, tuple[Kind, int | None]] = {
            t.position: (t.kind, t.magistrate) for t in before.tiles
        }
        self._lines = {colour: list(line) for colour, line in before.lines.items()}
        own = before.players[context.dock]
        self._ready, self._magistrates = own.ready.copy(), own.magistrates
        self._waiting = {space: len(there) for space, there in before.waiting.items()}
        self._tellers: dict[type[Event], Callable[[Any], Iterable[Beat]]] = {
            happened.TilesDrawn: self._drawn,
            happened.TilePlaced: self._placed,
            happened.HillSurrounded: self._surrounded,
            happened.MagistratePlaced: self._stepped_on,
            happened.MagistrateRecalled: self._recalled,
            happened.BridgeTaken: self._bridge,
            happened.AqueductStarted: self._started,
            happened.PieceLaid: self._piece,
            happened.CoinTaken: self._coin,
            happened.BuildingBuilt: self._built,
            happened.FountainBuilt: self._fountain,
            happened.MagistrateWithdrawn: self._withdrawn,
            happened.ImperiumSpent: self._spent,
            happened.MagistratesReturned: self._returned,
            happened.ImperiumTaken: self._imperium,
        }

    def beats(self, events: Sequence[Event], banner: Banner) -> list[Beat]:
        """The beats for what happened; `banner` for the end that begins."""
        tellers = {**self._tellers, happened.FinalRoundBegun: lambda _event: [banner]}
        return beats.told(events, with_sounds(tellers, SOUNDS, self._table.heard.emit))

    # ---- places

    @property
    def _grid(self) -> Grid:
        return self._board.grid

    def _at(self, point: QPointF) -> QPointF:
        return self._board.to_scene(point)

    def _home(self, side: int, field: str = "ready") -> QPointF:
        """Where a side's things come from and go to: its dock, or its seat card."""
        if side == self._context.dock:
            return self._dock.at(self._dock.field(field).center())
        return self._table.seat_card(side)

    def _space(self, space: str) -> QPointF:
        """Where things of an imperium space or the treasury come from and go to."""
        return self._spaces.at(self._spaces.space_places(space, 1)[0])

    def _seat(self, side: int) -> theme.SeatColour:
        return theme.seat(self._context.sides[side].colour)

    def _fly(self, make: Make, start: Where, end: Where) -> Flight:
        """An item that is only there to travel."""
        return Flight(self._table.table, make, start, end)

    def _zoomed(self, item: QGraphicsItem) -> QGraphicsItem:
        """As large as the board is zoomed."""
        item.setScale(self._board.region.zoom)
        return item

    def _magistrate(self, side: int) -> QGraphicsItem:
        return pieces.magistrate(self._seat(side), self._grid.of("magistrate"))

    def _magistrate_at(self, position: str) -> QPointF:
        return self._at(pieces.magistrate_place(self._grid, position))

    def _vertex(self, vertex: str) -> QPointF:
        return self._at(self._grid.vertex(vertex))

    # ---- tiles and magistrates

    def _drawn(self, event: happened.TilesDrawn) -> Iterable[Beat]:
        def start(kind: Kind) -> QPointF:
            return self._stacks.at(self._stacks.tile_place(kind, self._view))

        def tile(kind: Kind) -> QGraphicsItem:
            return pieces.lying_tile(kind, self._grid.side * 0.5)

        end = partial(self._home, event.seat, "drawn")
        moves = [self._fly(partial(tile, kind), partial(start, kind), end) for kind in event.kinds]
        return [Together(moves, 120)]

    def _placed(self, event: happened.TilePlaced) -> Iterable[Beat]:
        kind, position = event.kind, event.position

        def tile() -> QGraphicsItem:
            grid = self._grid
            return self._zoomed(pieces.tile(kind, grid.lozenge(position), grid.unit, grid.of("glyph")))

        start: Where = partial(self._home, event.seat)
        before: list[Beat] = []
        if event.seat == self._context.dock:
            start = lambda: self._dock.at(self._dock.ready_place(kind))  # noqa: E731
            self._ready[kind] = max(0, self._ready[kind] - 1)
            before = [Put(partial(self._dock.put_ready, kind, self._ready[kind]))]
        self._tiles[position] = (kind, None)
        return [
            *before,
            self._fly(tile, start, lambda: self._at(self._grid.centre(position))),
            Put(partial(self._put_tile, position, None, kind)),
        ]

    def _put_tile(self, position: str, side: int | None, kind: Kind) -> None:
        """A tile lies on the board now, with a magistrate of `side` or without."""
        layers, occupied = self._board.layers, side is not None
        tile = pieces.placed_tile(self._grid, kind, position, occupied)
        layers["tiles"].put(position, (kind, occupied), tile)
        if side is None:
            layers["magistrates"].drop(position)
        else:
            seat = self._seat(side)
            item = pieces.placed_magistrate(self._grid, seat, position)
            layers["magistrates"].put(position, seat.id, item)

    def _walks(self, side: int, start: Where, end: Where) -> Beat:
        """A magistrate on its way over the board."""
        return self._fly(lambda: self._zoomed(self._magistrate(side)), start, end)

    def _stepped_on(self, event: happened.MagistratePlaced) -> Iterable[Beat]:
        side, position = event.seat, event.position
        kind = self._tiles[position][0]
        self._tiles[position] = (kind, side)
        return [
            *self._ready_magistrates(side, -1),
            self._walks(side, partial(self._home, side), partial(self._magistrate_at, position)),
            Put(partial(self._put_tile, position, side, kind)),
        ]

    def _leaves(self, side: int, position: str, end: Where) -> list[Beat]:
        kind = self._tiles[position][0]
        self._tiles[position] = (kind, None)
        return [
            Put(partial(self._put_tile, position, None, kind)),
            self._walks(side, partial(self._magistrate_at, position), end),
        ]

    def _recalled(self, event: happened.MagistrateRecalled) -> Iterable[Beat]:
        home = partial(self._home, event.seat)
        return [*self._leaves(event.seat, event.position, home), *self._ready_magistrates(event.seat, 1)]

    def _waits_at(self, space: str, n: int, count: int) -> QPointF:
        return self._spaces.space_places(space, count)[n]

    def _withdrawn(self, event: happened.MagistrateWithdrawn) -> Iterable[Beat]:
        side, space = event.seat, event.space
        count = self._waiting[space] + 1
        self._waiting[space] = count

        def stand() -> None:
            self._spaces.stand(space, count - 1, self._seat(side), self._waits_at(space, count - 1, count))

        def end() -> QPointF:
            return self._spaces.at(self._waits_at(space, count - 1, count))

        return [*self._leaves(side, event.position, end), Put(stand)]

    def _returned(self, event: happened.MagistratesReturned) -> Iterable[Beat]:
        side, space = event.seat, event.space
        count = max(event.count, self._waiting[space])

        def start(n: int) -> QPointF:
            return self._spaces.at(self._waits_at(space, n, count))

        home = partial(self._home, side)
        moves = [
            self._fly(partial(self._magistrate, side), partial(start, n), home) for n in range(event.count)
        ]
        self._waiting[space] = max(0, self._waiting[space] - event.count)
        return [
            Put(lambda: self._spaces.leave(space, self._seat(side))),
            Together(moves, 100),
            *self._ready_magistrates(side, event.count),
        ]

    def _ready_magistrates(self, side: int, more: int) -> list[Beat]:
        """The dock shows so many more magistrates, if it is that of the side."""
        if side != self._context.dock:
            return []
        count = self._magistrates = max(0, self._magistrates + more)
        return [Put(lambda: self._dock.put_magistrates(count, self._seat(side)))]

    # ---- bridges and water

    def _bridge(self, event: happened.BridgeTaken) -> Iterable[Beat]:
        number = next(n for n, space in self._view.map.bridges.items() if space == event.space)
        key, up = str(event.space), self._view.map.triangles[number][2] == 1

        def bridge() -> QGraphicsItem:
            return self._zoomed(pieces.bridge(self._grid, number, up))

        start = lambda: self._at(self._grid.heart(number))  # noqa: E731
        return [
            Put(lambda: self._board.layers["bridges"].drop(key)),
            self._fly(bridge, start, partial(self._home, event.seat, "treasure")),
        ]

    def _surrounded(self, event: happened.HillSurrounded) -> Iterable[Beat]:
        return [beats.halo(self._table.halo, [spots.Hill(self._view.map.hills[event.hill])], 300)]

    def _started(self, event: happened.AqueductStarted) -> Iterable[Beat]:
        self._lines[event.colour] = [self._view.map.springs[event.colour]]
        return [beats.halo(self._table.halo, [spots.Spring(event.colour)], 300)]

    def _piece(self, event: happened.PieceLaid) -> Iterable[Beat]:
        line = self._lines[event.colour]
        if not line:
            line.append(event.start)
        line.append(event.end)
        return [Flow(self._board, event.colour, tuple(line))]

    def _coin(self, event: happened.CoinTaken) -> Iterable[Beat]:
        def coin() -> QGraphicsItem:
            look = theme.look()
            swatch, px = look.goods["coins"], look.pxf
            return items.icon("coin", px(26), swatch.fill, theme.PIECE_TONE, None, swatch.edge, px(1))

        fountain = event.fountain
        start = partial(self._vertex, fountain) if fountain else partial(self._space, TREASURY)
        return [self._fly(coin, start, partial(self._home, event.seat, "treasure"))]

    # ---- sites

    def _around(self, vertex: str) -> list[str]:
        """Positions of the tiles that meet at a vertex."""
        triangles = set(self._view.map.around[vertex])
        return [p for p in self._tiles if triangles.intersection(self._view.map.halves[p])]

    def _count(self, vertex: str, kind: Kind) -> Marks:
        """The magistrates that give influence, pointed out one by one."""
        counted = [(position, *self._tiles[position]) for position in self._around(vertex)]
        giving = [(position, side) for position, of, side in counted if side is not None and of == kind]
        return Marks(self._board, [(position, self._seat(side)) for position, side in giving], COUNTED)

    def _built(self, event: happened.BuildingBuilt) -> Iterable[Beat]:
        side, kind = event.seat, event.kind
        tiles = self._view.box.kinds[kind].site_tiles

        def building() -> QGraphicsItem:
            return pieces.building(self._grid, kind, self._seat(side), tiles)

        chip = lambda: gain_chip(f"+{event.points}", self._seat(side))  # noqa: E731
        start, end = partial(self._vertex, event.vertex), partial(self._table.seat_card, side)
        return [
            self._count(event.vertex, kind),
            Grow(self._board, event.vertex, (kind, self._seat(side).id), building),
            self._fly(chip, start, end),
        ]

    def _fountain(self, event: happened.FountainBuilt) -> Iterable[Beat]:
        return [
            self._count(event.vertex, event.kind),
            Grow(self._board, event.vertex, (event.kind, None), lambda: pieces.fountain(self._grid)),
            Pause(200),
        ]

    # ---- imperium

    @staticmethod
    def _imperium_tile(kind: Kind) -> QGraphicsItem:
        return imperium_tile(kind, theme.look().pxf(28))

    def _spent(self, event: happened.ImperiumSpent) -> Iterable[Beat]:
        start, end = partial(self._home, event.seat, "imperium"), partial(self._space, event.kind)
        return [self._fly(partial(self._imperium_tile, event.kind), start, end)]

    def _imperium(self, event: happened.ImperiumTaken) -> Iterable[Beat]:
        start, end = partial(self._space, event.kind), partial(self._home, event.seat, "imperium")
        tile = partial(self._imperium_tile, event.kind)
        return [Together([self._fly(tile, start, end) for _ in range(event.count)], 100)]
