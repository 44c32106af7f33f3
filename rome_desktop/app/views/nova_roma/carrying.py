"""What the hand holds, with its middle where it is held."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.table.gestures import Variant
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.nova_roma import pieces, reads, spots, tiles
from rome_desktop.app.views.nova_roma.boards import Boards
from rome_desktop.app.views.nova_roma.cards_drawn import draw_card
from rome_desktop.app.views.nova_roma.dock import Dock
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.views.nova_roma.targets import middle_cell, shape_lying
from rome_desktop.games.nova_roma.state import EMPEROR, LEGIONARY


def carried(
    boards: Boards, shown: NovaShown, source: SpotKey, target: SpotKey | None, variant: Variant
) -> QGraphicsItem | None:
    """The piece that the hand holds, with its middle where it is held.

    Over a target it is in the units of the board there, else in pixels of the table.
    """
    if shown.asked is None:
        return None
    forum, seat = boards.forum, shown.seat(shown.asked)
    item: QGraphicsItem | None
    match source:
        case spots.Patricians():
            item, unit = forum.figure(shown, shown.asked), forum.unit
        case spots.Legionaries():
            item, unit = forum.figure(shown, LEGIONARY + shown.asked), forum.unit
        case spots.Emperor():
            item, unit = forum.figure(shown, EMPEROR), forum.unit
        case spots.Ship():
            item, unit = boards.sea.ship(seat, QPointF()), boards.sea.unit
        case spots.Marker():
            item, unit = boards.hippodrome.marker(seat), boards.hippodrome.unit
        case spots.Block():
            item, unit = _block(boards, shown, variant), boards.city.unit
        case _:
            item, unit = _of_dock(boards.dock, shown, source), boards.dock.unit
    return _in_units(item, unit, target)


def _in_units(item: QGraphicsItem | None, unit: float, target: SpotKey | None) -> QGraphicsItem | None:
    """The table scales what it carries by the place's own scale; without a place that is 1."""
    if item is None or target is not None:
        return item
    root = QGraphicsPathItem()
    item.setParentItem(root)
    item.setScale(unit)
    return root


def _block(boards: Boards, shown: NovaShown, variant: Variant) -> QGraphicsItem | None:
    shape = reads.in_hand(shown.view)
    if not shape or shown.asked is None:
        return None
    _, z = boards.city.zones(shown.view)["A"]
    cells = shape_lying(shape, variant)
    row, column = middle_cell(cells)
    seat = shown.seat(shown.asked)

    def draw(pencil: Pencil) -> None:
        pieces.block(pencil, cells, -(column + 0.5) * z, -(row + 0.5) * z, z, seat, ghost=True)

    return boards.city.sprite(7.4 * z, 7.4 * z, draw)


def _of_dock(dock: Dock, shown: NovaShown, source: SpotKey) -> QGraphicsItem | None:
    """What is carried from or to the dock."""
    match source:
        case spots.Artisan():
            return dock.sprite(34, 34, lambda pencil: pieces.artisan(pencil, 0, 0, 23))
        case spots.HeldTile():
            tile = reads.tile_in_hand(shown.view)
            if not tile:
                return None
            kind = shown.view.map.tiles[tile].kind
            return dock.sprite(36, 36, lambda pencil: tiles.estate_tile(pencil, -14, -14, 28, tile, kind))
        case spots.Tokens() if shown.asked is not None:
            seat = shown.seat(shown.asked)
            return dock.sprite(34, 34, lambda pencil: pencil.emblem(seat, QPointF(), 27))
        case spots.Coins():
            return _unit(dock, "coins")
        case spots.Good(good=good):
            return _unit(dock, good)
        case spots.Pay():
            return _unit(dock, "influence")
        case spots.Hand(card=number):
            room = QRectF(-41, -34, 82, 68)
            return dock.sprite(92, 78, lambda pencil: draw_card(pencil, room, number, dock.labels))
    return None


def _unit(dock: Dock, unit: str) -> QGraphicsItem:
    return dock.sprite(30, 30, lambda pencil: pencil.good(unit, QPointF(), 22))
