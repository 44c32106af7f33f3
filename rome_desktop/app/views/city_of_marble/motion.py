"""What happened, shown step by step: pieces travel, water runs, a site is counted, a building rises."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import animator, items
from rome_desktop.app.table.animator import Beat, Call, Move, Pause, Together
from rome_desktop.app.table.banner import Banner
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble import pieces, spots
from rome_desktop.app.views.city_of_marble.beats import Flow, Grow, Marks
from rome_desktop.app.views.city_of_marble.board import Board
from rome_desktop.app.views.city_of_marble.column import Spaces, Stacks
from rome_desktop.app.views.city_of_marble.dock import Dock
from rome_desktop.app.views.city_of_marble.previews import gain_chip, imperium_tile
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.engine.events import Event
from rome_desktop.games.city_of_marble import events as happened
from rome_desktop.games.city_of_marble.components import TREASURY, Kind

TRAVEL_Z = 7000.0
COUNTED = 260
"""For each magistrate whose influence is counted, in milliseconds."""


class Motion:
    """Builds the beats of one animation from the table as it is shown, which they then change."""

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
        self._grid = board.grid
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
        """The beats for what happened, in order; each leaves the table as it is after it."""
        found: list[Beat] = []
        for event in events:
            teller = self._tellers.get(type(event))
            if teller is not None:
                found += teller(event)
            elif isinstance(event, happened.FinalRoundBegun):
                found.append(banner)
        return found

    # ---- places

    def _zoom(self) -> float:
        return self._board.region.zoom

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

    def _fly(self, item: QGraphicsItem, start: QPointF, end: QPointF, scale: float = 1.0) -> Move:
        """An item that is only there to travel."""
        item.setZValue(TRAVEL_Z)
        item.setScale(scale)
        item.setPos(start)
        self._table.table.addItem(item)
        return Move(item, start, end, temporary=True)

    def _magistrate(self, side: int) -> QGraphicsItem:
        return pieces.magistrate(self._seat(side), self._grid.of("magistrate"))

    # ---- tiles and magistrates

    def _drawn(self, event: happened.TilesDrawn) -> Iterable[Beat]:
        moves = []
        half = self._grid.side * 0.5
        for kind in event.kinds:
            start = self._stacks.at(self._stacks.tile_place(kind, self._view))
            item = pieces.lying_tile(kind, half)
            moves.append(self._fly(item, start, self._home(event.seat, "drawn")))
        return [Together(moves, 120)]

    def _placed(self, event: happened.TilePlaced) -> Iterable[Beat]:
        grid, position = self._grid, event.position
        item = pieces.tile(event.kind, grid.lozenge(position), grid.unit, grid.of("glyph"))
        start = self._home(event.seat)
        before: list[Beat] = []
        if event.seat == self._context.dock:
            start = self._dock.at(self._dock.ready_place(event.kind))
            self._ready[event.kind] = max(0, self._ready[event.kind] - 1)
            before = [Call(partial(self._dock.put_ready, event.kind, self._ready[event.kind]))]
        self._tiles[position] = (event.kind, None)
        return [
            *before,
            self._fly(item, start, self._at(grid.centre(position)), self._zoom()),
            Call(partial(self._put_tile, position)),
        ]

    def _put_tile(self, position: str, side: int | None = None, kind: Kind | None = None) -> None:
        """A tile lies on the board now, with a magistrate of `side` or without."""
        kind = kind or self._tiles[position][0]
        layers, occupied = self._board.layers, side is not None
        tile = pieces.placed_tile(self._grid, kind, position, occupied)
        layers["tiles"].put(position, (kind, occupied), tile)
        if side is None:
            layers["magistrates"].drop(position)
        else:
            seat = self._seat(side)
            item = pieces.placed_magistrate(self._grid, seat, position)
            layers["magistrates"].put(position, seat.id, item)

    def _stepped_on(self, event: happened.MagistratePlaced) -> Iterable[Beat]:
        end = self._at(pieces.magistrate_place(self._grid, event.position))
        kind = self._tiles[event.position][0]
        self._tiles[event.position] = (kind, event.seat)
        return [
            *self._ready_magistrates(event.seat, -1),
            self._fly(self._magistrate(event.seat), self._home(event.seat), end, self._zoom()),
            Call(partial(self._put_tile, event.position, event.seat, kind)),
        ]

    def _leaves(self, side: int, position: str, end: QPointF) -> list[Beat]:
        start = self._at(pieces.magistrate_place(self._grid, position))
        kind = self._tiles[position][0]
        self._tiles[position] = (kind, None)
        return [
            Call(partial(self._put_tile, position, None, kind)),
            self._fly(self._magistrate(side), start, end, self._zoom()),
        ]

    def _recalled(self, event: happened.MagistrateRecalled) -> Iterable[Beat]:
        home = self._home(event.seat)
        return [*self._leaves(event.seat, event.position, home), *self._ready_magistrates(event.seat, 1)]

    def _withdrawn(self, event: happened.MagistrateWithdrawn) -> Iterable[Beat]:
        count = self._waiting[event.space] + 1
        self._waiting[event.space] = count
        place = self._spaces.space_places(event.space, count)[-1]
        stands = partial(self._spaces.stand, event.space, count - 1, self._seat(event.seat), place)
        return [*self._leaves(event.seat, event.position, self._spaces.at(place)), Call(stands)]

    def _returned(self, event: happened.MagistratesReturned) -> Iterable[Beat]:
        places = self._spaces.space_places(event.space, max(event.count, self._waiting[event.space]))
        moves = [
            self._fly(self._magistrate(event.seat), self._spaces.at(places[n]), self._home(event.seat))
            for n in range(event.count)
        ]
        self._waiting[event.space] = max(0, self._waiting[event.space] - event.count)
        return [
            Call(partial(self._spaces.leave, event.space, self._seat(event.seat))),
            Together(moves, 100),
            *self._ready_magistrates(event.seat, event.count),
        ]

    def _ready_magistrates(self, side: int, more: int) -> list[Beat]:
        """The dock shows so many more magistrates, if it is that of the side."""
        if side != self._context.dock:
            return []
        self._magistrates = max(0, self._magistrates + more)
        return [Call(partial(self._dock.put_magistrates, self._magistrates, self._seat(side)))]

    # ---- bridges and water

    def _bridge(self, event: happened.BridgeTaken) -> Iterable[Beat]:
        number = next(n for n, space in self._view.map.bridges.items() if space == event.space)
        grid = self._grid
        item = pieces.bridge(grid, number, self._view.map.triangles[number][2] == 1)
        drop = partial(self._board.layers["bridges"].drop, str(event.space))
        start = self._at(grid.heart(number))
        return [Call(drop), self._fly(item, start, self._home(event.seat, "treasure"), self._zoom())]

    def _started(self, event: happened.AqueductStarted) -> Iterable[Beat]:
        self._lines[event.colour] = [self._view.map.springs[event.colour]]
        return [animator.halo(self._table.halo, [spots.Spring(event.colour)], 300)]

    def _piece(self, event: happened.PieceLaid) -> Iterable[Beat]:
        line = self._lines[event.colour]
        if not line:
            line.append(event.start)
        line.append(event.end)
        points = [self._grid.vertex(v) for v in line]
        layer = self._board.layers["lines"]
        return [Flow(layer, event.colour, tuple(line), points, self._grid.of("pipe"))]

    def _coin(self, event: happened.CoinTaken) -> Iterable[Beat]:
        start = self._at(self._grid.vertex(event.fountain)) if event.fountain else self._space(TREASURY)
        swatch = theme.look().goods["coins"]
        item = items.icon(
            "coin",
            theme.look().pxf(26),
            swatch.fill,
            theme.PIECE_TONE,
            None,
            swatch.edge,
            theme.look().pxf(1),
        )
        return [self._fly(item, start, self._home(event.seat, "treasure"))]

    # ---- sites

    def _around(self, vertex: str) -> list[str]:
        """Positions of the tiles that meet at a vertex."""
        triangles = set(self._view.map.around[vertex])
        return [p for p in self._tiles if triangles.intersection(self._view.map.halves[p])]

    def _count(self, vertex: str, kind: Kind) -> Marks:
        """The magistrates that give influence, pointed out one by one."""
        marks = []
        for position in self._around(vertex):
            of, side = self._tiles[position]
            if side is not None and of == kind:
                marks.append((pieces.magistrate_place(self._grid, position), self._seat(side)))
        return Marks(self._board.region.ground, marks, self._grid.of("magistrate"), COUNTED)

    def _rise(self, vertex: str, look: tuple[Any, ...], item: QGraphicsItem) -> Beat:
        item.setPos(self._grid.vertex(vertex))
        return Grow(self._board.layers["sites"], vertex, look, item)

    def _built(self, event: happened.BuildingBuilt) -> Iterable[Beat]:
        seat = self._seat(event.seat)
        tiles = self._view.box.kinds[event.kind].site_tiles
        item = pieces.building(self._grid, event.kind, seat, tiles)
        start = self._at(self._grid.vertex(event.vertex))
        end = self._table.seat_card(event.seat)
        return [
            self._count(event.vertex, event.kind),
            self._rise(event.vertex, (event.kind, seat.id), item),
            self._fly(gain_chip(f"+{event.points}", seat), start, end),
        ]

    def _fountain(self, event: happened.FountainBuilt) -> Iterable[Beat]:
        item = pieces.fountain(self._grid)
        return [
            self._count(event.vertex, event.kind),
            self._rise(event.vertex, (event.kind, None), item),
            Pause(200),
        ]

    # ---- imperium

    def _spent(self, event: happened.ImperiumSpent) -> Iterable[Beat]:
        end = self._space(event.kind)
        item = imperium_tile(event.kind, theme.look().pxf(28))
        return [self._fly(item, self._home(event.seat, "imperium"), end)]

    def _imperium(self, event: happened.ImperiumTaken) -> Iterable[Beat]:
        start = self._space(event.kind)
        moves = [
            self._fly(
                imperium_tile(event.kind, theme.look().pxf(28)), start, self._home(event.seat, "imperium")
            )
            for _ in range(event.count)
        ]
        return [Together(moves, 100)]
