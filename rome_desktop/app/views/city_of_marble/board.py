"""The board: its region, the pieces on it, and the places that answer."""

from collections.abc import Hashable, Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.items import outline
from rome_desktop.app.table.layer import Layer, Wanted
from rome_desktop.app.table.spots import Describe, KeptSpots, Place, Spot
from rome_desktop.app.table.still import Still
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble import pieces, spots
from rome_desktop.app.views.city_of_marble.ground import (
    build_ground,
    build_hills,
    free_hills,
    shows_river_name,
)
from rome_desktop.app.views.city_of_marble.labels import MarbleLabels
from rome_desktop.app.views.city_of_marble.layout import Grid, hexagon
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.games.city_of_marble.aqueducts import next_ends
from rome_desktop.games.city_of_marble.components import COLOURS, Colour
from rome_desktop.games.city_of_marble.geometry import bits
from rome_desktop.games.city_of_marble.sites import ChooseSite, WithdrawMagistrate, influence
from rome_desktop.games.city_of_marble.state import EMPTY, MarbleState, Site

LARGEST_KEPT = 1.6
"""Zoom beyond which the ground is painted anew: its picture would be larger than it is worth."""
LAYERS = ("hills", "bridges", "tiles", "lines", "springs", "sites", "question", "magistrates")


class Board:
    """The board of one table."""

    grid: Grid
    """Where everything is; there is one as soon as the board has its place."""

    def __init__(self, table: TableView, labels: MarbleLabels, describe: Describe) -> None:
        self._labels = labels
        self._spots = KeptSpots(labels.name, describe)
        self.region = BoardRegion(None, labels.board())
        table.table.addItem(self.region)
        self._root: QGraphicsPathItem | None = None
        self.layers: dict[str, Layer] = {}
        self._city: Still | None = None
        self.region.zoom_changed.connect(self._zoomed)
        self._hills: Hashable = None
        self._placed: Hashable = None
        """What everything that does not move was drawn for."""
        self._lozenges: dict[str, QPainterPath] = {}
        self._triangles: dict[int, tuple[QPainterPath, QPointF]] = {}

    # ---- size

    def place(self, rect: QRectF, view: MarbleState) -> None:
        """Stand at `rect` of the scene; what does not move is drawn anew for another size, look or city."""
        self.region.place(rect)
        self._spots.forget()
        look = theme.look()
        placed = (rect.width(), rect.height(), id(view.map), look.dark, look.scale, look.high_contrast)
        if self._placed == placed:
            return
        self._placed = placed
        self.region.forget_labels()
        self.grid = Grid(view.map, QSizeF(rect.size()))
        if self._root is not None and self._root.scene() is not None:
            self._root.scene().removeItem(self._root)
        self._root = QGraphicsPathItem(self.region.ground)
        self._city = build_ground(self.grid, view.box, self._root)
        self._zoomed(self.region.zoom)
        self.layers = {
            name: Layer(10.0 * n + 10.0, self._root, kept=name != "hills") for n, name in enumerate(LAYERS)
        }
        self._hills = None
        self._lozenges, self._triangles = {}, {}

    def _zoomed(self, zoom: float) -> None:
        if self._city is not None:
            self._city.keep(zoom <= LARGEST_KEPT)

    def to_scene(self, point: QPointF) -> QPointF:
        """A point of the board in the scene's pixels."""
        return self.region.ground.mapToScene(point)

    # ---- pieces

    def show(self, shown: MarbleShown) -> None:
        """Make the pieces equal to what is shown."""
        view, context = shown.view, shown.context
        grid = self.grid
        self._show_hills(view, context)
        seats = [theme.seat(side.colour) for side in context.sides]
        self.layers["bridges"].sync(self._bridges(grid, view))
        self.layers["tiles"].sync(self._tiles(grid, view))
        self.layers["magistrates"].sync(self._magistrates(grid, view, seats))
        self.layers["sites"].sync(self._sites(grid, view, seats))
        self.layers["question"].sync(self._question(grid, view))
        self.layers["lines"].sync(self._lines(grid, view))
        self.layers["springs"].sync(self._springs(grid, view))

    def _show_hills(self, view: MarbleState, context: TableContext) -> None:
        """Hills are drawn together: their names are watched by the region and must not go singly."""
        look = (tuple(view.hills), free_hills(view), shows_river_name(view), context.language)
        if look == self._hills:
            return
        self._hills = look
        layer = self.layers["hills"]
        self.region.forget_labels()
        layer.sync({})
        root = QGraphicsPathItem()
        names = build_hills(self.grid, view, self._labels.terms, context.language, root)
        layer.sync({"all": (look, lambda: root)})
        for item, height in names:
            self.region.watch_label(item, height)

    def _tiles(self, grid: Grid, view: MarbleState) -> Wanted:
        wanted: Wanted = {}
        for tile in view.tiles:
            occupied = tile.magistrate is not None
            make = partial(pieces.placed_tile, grid, tile.kind, tile.position, occupied)
            wanted[tile.position] = ((tile.kind, occupied), make)
        return wanted

    def _magistrates(self, grid: Grid, view: MarbleState, seats: list[theme.SeatColour]) -> Wanted:
        wanted: Wanted = {}
        for tile in view.tiles:
            if tile.magistrate is not None:
                seat = seats[tile.magistrate]
                wanted[tile.position] = (
                    seat.id,
                    partial(pieces.placed_magistrate, grid, seat, tile.position),
                )
        return wanted

    def _bridges(self, grid: Grid, view: MarbleState) -> Wanted:
        triangles = view.map.triangles
        return {
            str(space): (None, partial(pieces.bridge, grid, number, triangles[number][2] == 1))
            for number, space in view.map.bridges.items()
            if view.bridges and view.bridges[space]
        }

    def _sites(self, grid: Grid, view: MarbleState, seats: list[theme.SeatColour]) -> Wanted:
        def make(vertex: str, site: Site) -> QGraphicsItem:
            if site.owner is None:
                item = pieces.fountain(grid)
            else:
                tiles = view.box.kinds[site.kind].site_tiles
                item = pieces.building(grid, site.kind, seats[site.owner], tiles)
            item.setPos(grid.vertex(vertex))
            return item

        return {
            vertex: (
                (site.kind, None if site.owner is None else seats[site.owner].id),
                partial(make, vertex, site),
            )
            for vertex, site in view.sites.items()
        }

    def _question(self, grid: Grid, view: MarbleState) -> Wanted:
        """The site that is being resolved while somebody may withdraw, or the sites to choose among."""
        top = view.pending[-1] if view.pending else None
        if isinstance(top, WithdrawMagistrate):
            return {top.vertex: (None, partial(pieces.question, grid, grid.vertex(top.vertex)))}
        if isinstance(top, ChooseSite):
            kinds = {vertex: influence(view, vertex)[0] for vertex in top.vertices}
            return {
                vertex: (kind, partial(pieces.waiting, grid, kind, grid.vertex(vertex)))
                for vertex, kind in kinds.items()
            }
        return {}

    def _lines(self, grid: Grid, view: MarbleState) -> Wanted:
        width = grid.of("pipe")
        return {
            str(colour): (
                tuple(line),
                partial(pieces.channel, [grid.vertex(v) for v in line], colour, width),
            )
            for colour, line in view.lines.items()
            if len(line) > 1
        }

    def _springs(self, grid: Grid, view: MarbleState) -> Wanted:
        def make(colour: Colour, vertex: str) -> QGraphicsItem:
            item = pieces.spring(grid, colour, bool(view.lines[colour]))
            item.setPos(grid.vertex(vertex))
            return item

        return {
            str(colour): (bool(view.lines[colour]), partial(make, colour, vertex))
            for colour, vertex in view.map.springs.items()
        }

    # ---- places

    def spots(self, shown: MarbleShown, first: int) -> list[Spot]:
        """Every place on the board that can be chosen or asked about, in reading order from `first` on."""
        return self._spots.show(shown, _places_seen(shown.view), self._in_order, self.region.ground, first)

    def _in_order(self, shown: MarbleShown) -> list[Place]:
        return sorted(self._places(shown.view), key=lambda p: (round(p.middle.y()), p.middle.x()))

    def lozenge(self, position: str) -> QPainterPath:
        """The outline of a tile at its place."""
        if position not in self._lozenges:
            shape = outline(self.grid.lozenge(position, 0.965))
            centre = self.grid.centre(position)
            self._lozenges[position] = shape.translated(centre)
        return self._lozenges[position]

    def _places(self, view: MarbleState) -> Iterator[Place]:
        grid = self.grid
        for number in bits(view.open):
            position = view.map.positions[number]
            yield Place(spots.At(position), self.lozenge(position), "dot", grid.centre(position))
        for number, mark in enumerate(view.covered):
            if mark < 0:
                yield self._triangle(grid, number, mark == EMPTY)
        for tile in view.tiles:
            at, shape = grid.centre(tile.position), self.lozenge(tile.position)
            piece = (self.layers["tiles"], tile.position)
            yield Place(spots.Tile(tile.position), shape, "outline", at, piece)
            if tile.magistrate is not None:
                yield self._magistrate(grid, tile.position)
        yield from self._site_places(grid, view)
        yield from self._water_places(grid, view)

    def _triangle(self, grid: Grid, number: int, is_empty: bool) -> Place:
        if number not in self._triangles:
            self._triangles[number] = (outline(grid.triangle(number, 0.9)), grid.heart(number))
        shape, middle = self._triangles[number]
        return Place(spots.Ground(number) if is_empty else spots.Hill(number), shape, centre=middle)

    def _magistrate(self, grid: Grid, position: str) -> Place:
        at = pieces.magistrate_place(grid, position)
        path = QPainterPath()
        radius = grid.of("magistrate") * 0.5
        path.addEllipse(at, radius, radius)
        return Place(spots.Magistrate(position), path, "disc", at, (self.layers["magistrates"], position))

    def _site_places(self, grid: Grid, view: MarbleState) -> Iterator[Place]:
        for vertex in (*view.sites, *_waiting(view)):
            at = grid.vertex(vertex)
            shape = outline(hexagon(grid.of("site") * 1.05, at))
            yield Place(spots.Site(vertex), shape, "outline", at, (self.layers["sites"], vertex))

    def _water_places(self, grid: Grid, view: MarbleState) -> Iterator[Place]:
        """Springs, the edges that can take a piece, and the other ways on from a far end."""
        for colour, vertex in view.map.springs.items():
            path = QPainterPath()
            path.addEllipse(grid.vertex(vertex), grid.of("spring"), grid.of("spring"))
            piece = (self.layers["springs"], str(colour))
            yield Place(spots.Spring(colour), path, "disc", grid.vertex(vertex), piece)
        yield from self._lines_laid(grid, view)
        closed: set[str] = set()
        for colour in COLOURS:
            line = view.lines[colour]
            ends = next_ends(view, colour)
            for vertex in ends:
                shape = self._edge(grid, line[-1], vertex)
                yield Place(spots.Edge(colour, vertex), shape, "bar")
            if line:
                around = view.map.neighbours(line[-1])
                closed |= {v for v in around if v not in ends and v not in view.map.spring_of}
        for vertex in sorted(closed - set(view.sites)):
            path = QPainterPath()
            path.addEllipse(grid.vertex(vertex), grid.side * 0.14, grid.side * 0.14)
            yield Place(spots.Vertex(vertex), path, "disc", grid.vertex(vertex))

    def _lines_laid(self, grid: Grid, view: MarbleState) -> Iterator[Place]:
        for colour, line in view.lines.items():
            if len(line) > 1:
                path = QPainterPath(grid.vertex(line[0]))
                for vertex in line[1:]:
                    path.lineTo(grid.vertex(vertex))
                stroker = QPainterPathStroker()
                stroker.setWidth(grid.of("pipe"))
                middle = (grid.vertex(line[0]) + grid.vertex(line[1])) / 2
                yield Place(spots.Line(colour), stroker.createStroke(path), centre=middle)

    def _edge(self, grid: Grid, start: str, end: str) -> QPainterPath:
        """A rounded bar along an edge, clear of the buildings at its ends."""
        a, b = grid.vertex(start), grid.vertex(end)
        way = b - a
        line = QPainterPath(a + way * 0.41)
        line.lineTo(a + way * 0.59)
        stroker = QPainterPathStroker()
        stroker.setWidth(grid.of("pipe") * 1.3)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        return stroker.createStroke(line).simplified()


def _waiting(view: MarbleState) -> tuple[str, ...]:
    """The sites to choose among."""
    top = view.pending[-1] if view.pending else None
    return tuple(top.vertices) if isinstance(top, ChooseSite) else ()


def _places_seen(view: MarbleState) -> object:
    """Everything that the places follow from."""
    return (
        view.open,
        tuple(view.covered),
        tuple((tile.position, tile.magistrate is None) for tile in view.tiles),
        (*view.sites, *_waiting(view)),
        tuple(map(tuple, view.lines.values())),
        tuple(tuple(next_ends(view, colour)) for colour in COLOURS),
    )
