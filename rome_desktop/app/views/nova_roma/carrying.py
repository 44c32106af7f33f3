"""What the hand holds, with its middle where it is held."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.table.gestures import Variant
from rome_desktop.app.views.nova_roma import pieces, reads, tiles
from rome_desktop.app.views.nova_roma.boards import Boards
from rome_desktop.app.views.nova_roma.cards_drawn import draw_card
from rome_desktop.app.views.nova_roma.dock import Dock
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.views.nova_roma.targets import middle_cell, shape_lying
from rome_desktop.games.nova_roma.state import EMPEROR, LEGIONARY


def carried(
    boards: Boards, shown: NovaShown, source: str, target: str | None, variant: Variant
) -> QGraphicsItem | None:
    """The piece that the hand holds, with its middle where it is held.

    Over a target it is in the units of the board there, else in pixels of the table.
    """
    sort, _, rest = source.partition(":")
    if shown.asked is None:
        return None
    seat = shown.seat(shown.asked)
    board = {
        "hand": boards.forum,
        "emperor": boards.forum,
        "ship": boards.sea,
        "marker": boards.hippodrome,
    }.get(sort, boards.city)
    item: QGraphicsItem | None = None
    if rest == "patrician":
        item = boards.forum.figure(shown, shown.asked)
    elif rest == "legionary":
        item = boards.forum.figure(shown, LEGIONARY + shown.asked)
    elif sort == "emperor":
        item = boards.forum.figure(shown, EMPEROR)
    elif sort == "ship":
        item = boards.sea.ship(seat, QPointF())
    elif sort == "marker":
        item = boards.hippodrome.marker(seat)
    elif sort == "block":
        item = _block(boards, shown, variant)
    else:
        item = _of_dock(boards.dock, shown, sort, rest)
        return _in_units(item, boards.dock.unit, target)
    return _in_units(item, board.unit, target)


def _in_units(item: QGraphicsItem | None, unit: float, target: str | None) -> QGraphicsItem | None:
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


def _of_dock(dock: Dock, shown: NovaShown, sort: str, rest: str) -> QGraphicsItem | None:
    """What is carried from or to the dock."""
    if sort == "artisan":
        return dock.sprite(34, 34, lambda pencil: pieces.artisan(pencil, 0, 0, 23))
    if sort == "tile":
        tile = reads.tile_in_hand(shown.view)
        if not tile:
            return None
        kind = shown.view.map.tiles[tile].kind
        return dock.sprite(36, 36, lambda pencil: tiles.estate_tile(pencil, -14, -14, 28, tile, kind))
    if sort == "tokens" and shown.asked is not None:
        seat = shown.seat(shown.asked)
        return dock.sprite(34, 34, lambda pencil: pencil.emblem(seat, QPointF(), 27))
    if sort in ("coins", "good", "pay"):
        unit_key = {"coins": "coins", "good": rest, "pay": "influence"}[sort]
        return dock.sprite(30, 30, lambda pencil: pencil.good(unit_key, QPointF(), 22))
    if sort == "hand" and rest.isdigit():
        number = int(rest)

        def draw(pencil: Pencil) -> None:
            draw_card(pencil, QRectF(-41, -34, 82, 68), number, dock.labels)

        return dock.sprite(92, 78, draw)
    return None
