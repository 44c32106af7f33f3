"""What is in the hand, and what would come of it: drawn while a place is pointed at, never animated."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import items
from rome_desktop.app.table.items import outline
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.city_of_marble import pieces, spots
from rome_desktop.app.views.city_of_marble.board import Board
from rome_desktop.app.views.city_of_marble.foresight import Completion, foresee
from rome_desktop.app.views.city_of_marble.layout import HALF_HEIGHT, Grid
from rome_desktop.app.views.city_of_marble.shown import MarbleShown
from rome_desktop.games.city_of_marble import actions
from rome_desktop.games.city_of_marble.components import Colour, Kind
from rome_desktop.games.city_of_marble.state import MarbleState

STACK = 16.0
"""Half as wide as a tile of the stacks."""
PREVIEW_Z = 8300.0
"""In the scene, above marks and the piece in hand: a site that would be complete must not drown."""


def carried(board: Board, shown: MarbleShown, source: SpotKey | None, option: object) -> QGraphicsItem | None:
    """The piece that the hand holds, in the size of the board at 1x."""
    grid = board.grid
    match source:
        case spots.Ready(kind=Kind() as kind) | spots.Stack(kind=kind):
            return _carried_tile(grid, kind, option)
        case spots.Magistrate() | spots.Supply():
            return pieces.magistrate(shown.seat(shown.mover), grid.of("magistrate"))
        case spots.Pieces(colour=colour):
            return _carried_piece(grid, shown.view, colour, option)
        case spots.Imperium(kind=kind):
            return imperium_tile(kind, theme.look().pxf(34))
    return None


def _carried_tile(grid: Grid, kind: Kind, option: object) -> QGraphicsItem:
    if isinstance(option, actions.Play):
        return pieces.tile(kind, grid.lozenge(option.position), grid.unit, grid.of("glyph"))
    if isinstance(option, actions.Draw):
        return pieces.lying_tile(kind, STACK)  # over another stack: in their size, or it hides both
    lying = pieces.small_lozenge(grid.side * HALF_HEIGHT)
    return pieces.tile(kind, lying, grid.unit, grid.of("glyph"))


def _carried_piece(grid: Grid, view: MarbleState, colour: Colour, option: object) -> QGraphicsItem:
    if isinstance(option, (actions.Expand, actions.Lay)) and view.lines[colour]:
        start, end = grid.vertex(view.lines[colour][-1]), grid.vertex(option.vertex)
        middle = (start + end) / 2
        return pieces.channel([start - middle, end - middle], colour, grid.of("pipe"))
    half = QPointF(grid.side / 2, 0)
    return pieces.channel([-half, half], colour, grid.of("pipe"))


def imperium_tile(kind: Kind, size: float) -> QGraphicsPathItem:
    """An imperium tile in the hand: a square plate with its kind's glyph."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-size / 2, -size / 2, size, size), size * 0.15, size * 0.15)
    swatch = pieces.swatch(kind)
    root = items.shape(path, theme.PLATE, QPen(swatch.edge, size * 0.05))
    items.icon(pieces.glyph(kind), size * 0.7, swatch.fill, theme.PLATE, root)
    return root


class Previews:
    """The consequences of the option under the hand, on the board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._root: QGraphicsPathItem | None = None
        board.region.moved.connect(self._follow)

    def clear(self) -> None:
        """Nothing is pointed at."""
        root, self._root = self._root, None
        if root is not None and root.scene() is not None:
            root.scene().removeItem(root)

    def _follow(self, _region: object = None) -> None:
        """The board was zoomed or shifted below the picture."""
        if self._root is not None:
            self._root.setTransform(self._board.region.ground.sceneTransform())

    def show(self, option: object, shown: MarbleShown) -> None:
        """What `option` would lead to; nothing for options that need no picture."""
        self.clear()
        grid = self._board.grid
        if not isinstance(option, actions.Play):
            return
        view, context = shown.view, shown.context
        ahead = foresee(view, shown.mover, option)
        root = self._root = QGraphicsPathItem()
        root.setZValue(PREVIEW_Z)
        self._board.region.scene().addItem(root)
        self._follow()
        self._outline(grid, option.position)
        for completion in ahead.completions:
            self._show_completion(root, grid, completion, context)
        triangles = {space: number for number, space in view.map.bridges.items()}
        for space in ahead.bridges:
            self._ring(outline(grid.triangle(triangles[space], 0.84)), grid)
        for colour in ahead.springs:
            path = QPainterPath()
            radius = grid.of("spring") * 1.25
            path.addEllipse(grid.vertex(view.map.springs[colour]), radius, radius)
            self._ring(path, grid)

    def _outline(self, grid: Grid, position: str) -> None:
        """The whole tile place, in the colour of the focus with a white gap."""
        look = theme.look()
        path = outline(grid.lozenge(position, 0.965)).translated(grid.centre(position))
        white = pieces.edge_pen(look.colour("raised"), 6 * grid.unit)
        items.shape(path, None, white, self._root).setOpacity(0.9)
        items.shape(path, None, pieces.edge_pen(look.colour("focus"), 3.2 * grid.unit), self._root)

    def _ring(self, path: QPainterPath, grid: Grid) -> None:
        look = theme.look()
        items.shape(path, None, pieces.edge_pen(look.colour("lit_edge"), 6 * grid.unit), self._root)
        items.shape(path, None, pieces.edge_pen(look.colour("lit"), 4 * grid.unit), self._root)

    def _show_completion(
        self, root: QGraphicsItem, grid: Grid, completion: Completion, context: TableContext
    ) -> None:
        at = grid.vertex(completion.vertex)
        hexagon = pieces.promise(grid, completion.kind)
        hexagon.setParentItem(root)
        hexagon.setPos(at)
        manned = completion.manned
        if completion.bare.builder is not None:
            chip = gain_chip(f"+{completion.points}", _seat(context, completion.bare.builder))
        elif manned is not None and manned.builder is not None:
            chip = gain_chip(f"+{completion.points}", _seat(context, manned.builder), manned=True)
        else:
            chip = gain_chip("", None)
        chip.setParentItem(root)
        chip.setPos(at + QPointF(0, -grid.of("site") * 1.05))


def _seat(context: TableContext, side: int) -> theme.SeatColour:
    return theme.seat(context.sides[side].colour)


def gain_chip(words: str, seat: theme.SeatColour | None, *, manned: bool = False) -> QGraphicsPathItem:
    """A pill with who gains and how much; a fountain where nobody does. Origin in its middle.

    `manned` shows that it takes a magistrate on the tile.
    """
    look = theme.look()
    px = look.pxf
    text = items.text(words, "count", look.colour("ink"))
    width = text.boundingRect().width() if words else 0.0
    marks = px(20) * (2 if manned else 1)
    whole = marks + width + px(12)
    path = QPainterPath()
    path.addRoundedRect(QRectF(-whole / 2, -px(12), whole, px(24)), px(12), px(12))
    root = items.shape(path, look.colour("raised"), QPen(look.colour("lit_edge"), px(1.5)))
    x = -whole / 2 + px(14)
    if seat is None:
        ink = pieces.FOUNTAIN_EDGE if not look.dark else pieces.FOUNTAIN
        items.icon("fountain", px(17), ink, look.colour("raised"), root).setPos(x, 0)
    else:
        pieces.badge(seat, px(17), root).setPos(x, 0)
    if manned and seat is not None:
        x += px(18)
        items.icon("magistrate", px(17), seat.fill, seat.tint, root, look.piece_edge(seat), px(1)).setPos(
            x, 0
        )
    text.setParentItem(root)
    items.centre_text(text, QPointF(whole / 2 - px(7) - width / 2, 0))
    return root
