"""What the hand holds and what travels: single pieces as pictures, their origin in their middle."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.views.trajan import pieces, reads
from rome_desktop.app.views.trajan.panel import seat_of
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.engine.steps import to_move
from rome_desktop.games.trajan.ids import HIDDEN
from rome_desktop.games.trajan.state import TrajanState

DENSITY = 2.0
"""Pixels of the picture for each of the scene, so that it stays sharp."""


def picture(size: float, unit: float, draw: Callable[[Pencil], None]) -> QGraphicsPixmapItem:
    """A square of `size` scene pixels round the origin, drawn by `draw` round (0, 0)."""
    room = size * 1.3
    side = max(1, round(room * DENSITY))
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(DENSITY)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(room / 2, room / 2)
    draw(Pencil(painter, unit))
    painter.end()
    item = QGraphicsPixmapItem(pixmap)
    item.setOffset(-room / 2, -room / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def marker(letter: str, unit: float) -> QGraphicsItem:
    """An action marker."""
    return picture(
        32 * unit, unit, lambda pencil: pieces.marker(pencil, QPointF(), 13 * unit, letter, 2 * unit)
    )


def pawn(seat: theme.SeatColour, unit: float, name: str = "meeple") -> QGraphicsItem:
    """A pawn, or the leader."""
    return picture(34 * unit, unit, lambda pencil: pencil.piece(name, QPointF(), 28 * unit, seat))


def disc(seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """A senate disc."""
    return picture(
        34 * unit, unit, lambda pencil: pieces.disc(pencil, QPointF(0, -4 * unit), 27 * unit, seat)
    )


def arch(seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """The Arch."""
    edge = theme.look().piece_edge(seat)

    def draw(pencil: Pencil) -> None:
        icons.draw(pencil.painter, "arch", QPointF(), 38 * unit, seat.fill, seat.tint, edge)

    return picture(46 * unit, unit, draw)


def card(good: str, unit: float) -> QGraphicsItem:
    """A commodity card; "" for its back."""
    rect = QRectF(-24 * unit, -30 * unit, 48 * unit, 60 * unit)
    return picture(
        66 * unit, unit, lambda pencil: pieces.card(pencil, rect, "" if good == HIDDEN else good, "")
    )


def forum_tile(tile: str, unit: float) -> QGraphicsItem:
    """A forum or extra-action tile."""
    rect = QRectF(-21 * unit, -21 * unit, 42 * unit, 42 * unit)
    return picture(50 * unit, unit, lambda pencil: pieces.forum_tile(pencil, rect, tile))


def trajan_tile(view: TrajanState, tile: str, unit: float) -> QGraphicsItem:
    """A Trajan tile."""
    face = reads.tile_face(view, tile)
    return picture(66 * unit, unit, lambda pencil: pieces.trajan_tile(pencil, QPointF(), 58 * unit, *face))


def building_tile(view: TrajanState, tile: str, unit: float) -> QGraphicsItem:
    """A construction tile."""
    found = view.map.construction[tile]
    rect = QRectF(-28 * unit, -17 * unit, 56 * unit, 34 * unit)
    return picture(64 * unit, unit, lambda pencil: pieces.building_tile(pencil, rect, found.type, found.vp))


def hourglass(unit: float) -> QGraphicsItem:
    """The time marker."""
    return picture(24 * unit, unit, lambda pencil: pieces.hourglass(pencil, QPointF(), 19 * unit))


def chip(words: str, seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """Points on their way to a seat card."""

    def draw(pencil: Pencil) -> None:
        rect = QRectF(-24 * unit, -13 * unit, 48 * unit, 26 * unit)
        pencil.box(rect, pencil.look.colour("raised"), pencil.look.seat_line(seat), 2, 12)
        pencil.number(words, QPointF(), 15 * unit, "gold_ink")

    return picture(52 * unit, unit, draw)


def carried(source: str, view: TrajanState, context: TableContext, unit: float) -> QGraphicsItem | None:
    """The piece that the hand holds, taken from the spot `source`."""
    asked = to_move(view)
    seat = seat_of(context, asked if asked is not None else context.dock)
    sort, _, rest = source.partition(":")
    if sort in ("hand", "supply"):
        return marker(rest[:1], unit)
    if sort == "card":
        return card(rest, unit)
    if sort == "joker":
        return forum_tile(f"joker_{rest}", unit)
    if sort == "pile" and rest:
        _, top = reads.piles(view)[reads.categories().index(rest)]
        return trajan_tile(view, top, unit) if top else None
    if sort in ("reserve", "workers"):
        return pawn(seat, unit)
    return None
