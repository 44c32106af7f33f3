"""What the hand holds and what travels: single pieces as pictures, their origin in their middle."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table.pencil import picture
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.games.trajan.ids import CATEGORIES, HIDDEN, Category
from rome_desktop.games.trajan.state import TrajanState

DENSITY = 2.0
"""Pixels of the picture for each of the scene, so that it stays sharp."""


def piece(size: float, unit: float, draw: Callable[[Pencil], None]) -> QGraphicsPixmapItem:
    """A square of `size` units round the origin, drawn by `draw` round (0, 0), as an item of scene pixels."""
    room = size * 1.3

    def centred(pencil: Pencil) -> None:
        pencil.painter.translate(room / 2, room / 2)
        draw(pencil)

    pixmap = picture(room, room, unit * DENSITY, centred, Pencil, unit)
    pixmap.setDevicePixelRatio(DENSITY)
    item = QGraphicsPixmapItem(pixmap)
    item.setOffset(-room * unit / 2, -room * unit / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def marker(letter: str, unit: float) -> QGraphicsItem:
    """An action marker."""
    return piece(32, unit, lambda pencil: pieces.marker(pencil, QPointF(), 13, letter, 2))


def pawn(seat: theme.SeatColour, unit: float, name: str = "meeple") -> QGraphicsItem:
    """A pawn, or the leader."""
    return piece(34, unit, lambda pencil: pencil.piece(name, QPointF(), 28, seat))


def disc(seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """A senate disc."""
    return piece(34, unit, lambda pencil: pieces.disc(pencil, QPointF(0, -4), 27, seat))


def arch(seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """The Arch."""
    edge = theme.look().piece_edge(seat)

    def draw(pencil: Pencil) -> None:
        icons.draw(pencil.painter, "arch", QPointF(), 38, seat.fill, seat.tint, edge)

    return piece(46, unit, draw)


def card(good: str, unit: float) -> QGraphicsItem:
    """A commodity card; "" for its back."""
    rect = QRectF(-24, -30, 48, 60)
    return piece(66, unit, lambda pencil: pieces.card(pencil, rect, "" if good == HIDDEN else good, ""))


def forum_tile(tile: str, unit: float) -> QGraphicsItem:
    """A forum or extra-action tile."""
    rect = QRectF(-21, -21, 42, 42)
    return piece(50, unit, lambda pencil: pieces.forum_tile(pencil, rect, tile))


def trajan_tile(view: TrajanState, tile: str, unit: float) -> QGraphicsItem:
    """A Trajan tile."""
    face = reads.tile_face(view, tile)
    return piece(66, unit, lambda pencil: pieces.trajan_tile(pencil, QPointF(), 58, *face))


def building_tile(view: TrajanState, tile: str, unit: float) -> QGraphicsItem:
    """A construction tile."""
    found = view.map.construction[tile]
    rect = QRectF(-28, -17, 56, 34)
    return piece(64, unit, lambda pencil: pieces.building_tile(pencil, rect, found.type, found.vp))


def hourglass(unit: float) -> QGraphicsItem:
    """The time marker."""
    return piece(24, unit, lambda pencil: pencil.hourglass(QPointF(), 19))


def chip(words: str, seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """Points on their way to a seat card."""

    def draw(pencil: Pencil) -> None:
        rect = QRectF(-24, -13, 48, 26)
        pencil.plate(rect, pencil.look.colour("raised"), pencil.look.seat_line(seat), 2, 12)
        pencil.number(words, QPointF(), 15, "gold_ink")

    return piece(52, unit, draw)


def carried(source: SpotKey, shown: TrajanShown, unit: float) -> QGraphicsItem | None:
    """The piece that the hand holds, taken from the spot `source`."""
    match source:
        case spots.Hand(colour=colour) | spots.Supply(colour=colour):
            return marker(colour, unit)
        case spots.Card(good=good):
            return card(good, unit)
        case spots.Joker(kind=kind):
            return forum_tile(f"joker_{kind}", unit)
        case spots.Pile(category=Category() as category):
            _, top = reads.piles(shown.view)[CATEGORIES.index(category)]
            return trajan_tile(shown.view, top, unit) if top else None
        case spots.Reserve() | spots.Workers():
            return pawn(shown.seat(shown.mover), unit)
    return None
