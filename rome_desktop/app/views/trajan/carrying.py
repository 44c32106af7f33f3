"""What the hand holds and what travels: single pieces as pictures, their origin in their middle."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table.pencil import picture
from rome_desktop.app.views.trajan import pieces, reads
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.app.views.trajan.shown import TrajanShown
from rome_desktop.games.trajan.ids import HIDDEN
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
    return piece(24, unit, lambda pencil: pieces.hourglass(pencil, QPointF(), 19))


def chip(words: str, seat: theme.SeatColour, unit: float) -> QGraphicsItem:
    """Points on their way to a seat card."""

    def draw(pencil: Pencil) -> None:
        rect = QRectF(-24, -13, 48, 26)
        pencil.plate(rect, pencil.look.colour("raised"), pencil.look.seat_line(seat), 2, 12)
        pencil.number(words, QPointF(), 15, "gold_ink")

    return piece(52, unit, draw)


def carried(source: str, shown: TrajanShown, unit: float) -> QGraphicsItem | None:
    """The piece that the hand holds, taken from the spot `source`."""
    view, seat = shown.view, shown.seat(shown.mover)
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
