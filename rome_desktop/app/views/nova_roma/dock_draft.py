"""What the dock shows while mosaic tiles or subject cards are drafted."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.nova_roma import spots, tiles
from rome_desktop.app.views.nova_roma.cards_drawn import draw_card
from rome_desktop.app.views.nova_roma.dock_places import DockPlaces
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.app.views.nova_roma.wishes import wish_icons
from rome_desktop.games.nova_roma.components import HIDDEN_CARD
from rome_desktop.games.nova_roma.state import NovaState

STRIP = 40.0


def is_draft(view: NovaState) -> bool:
    """Whether something is being drafted before the first round."""
    return view.round == 0 and (any(view.strip_rows) or any(view.packs) or any(view.laid))


def strip_place(dock: DockPlaces, row: int, n: int) -> QRectF:
    """The n-th mosaic tile of a colour on offer."""
    z = min(STRIP, (dock.rect.height() - 40) / 3 - 6)
    return QRectF(dock.left("row") + n * (3 * z + 26), 30 + row * (z + 7), 3 * z, z)


def _cards(view: NovaState, dock: DockPlaces, side: int) -> Iterator[tuple[SpotKey, QRectF, int]]:
    """Spot, place and number of the cards that lie down and of those to choose from."""
    for n, number in enumerate(view.laid[side] if side < len(view.laid) else ()):
        yield spots.Laid(number), dock.row_place(n), number
    pack = view.packs[side] if side < len(view.packs) else ()
    for n, number in enumerate(pack):
        yield spots.Pack(number), dock.hand_place(n, len(pack)), number


def draw_draft(pencil: Pencil, dock: DockPlaces, shown: NovaShown, labels: NovaLabels) -> None:
    """Mosaic tiles on offer, or the cards laid down and those to choose from or kept already."""
    view, x = shown.view, dock.left("row")
    if any(view.strip_rows):
        pencil.text(x, 19, labels.part("strips"), 13.5, "ink", 700, room=400)
        for row, strips in enumerate(view.strip_rows):
            for n, strip in enumerate(strips):
                rect = strip_place(dock, row, n)
                for k, wish in enumerate(view.map.strips[strip]):
                    icons = wish_icons(view.map.achievements[wish])
                    z = rect.height()
                    tiles.mosaic_cell(
                        pencil,
                        rect.x() + k * z,
                        rect.y(),
                        z - 2,
                        view.box.mosaic_board.colours[row],
                        icons,
                        None,
                    )
        return
    pencil.text(x, 19, labels.part("laid"), 13.5, "ink", 700, room=400)
    if any(view.packs):
        pencil.text(x, dock.hand_place(0, 1).y() - 7, labels.part("pack"), 13.5, "ink", 700, room=400)
    for _, rect, number in _cards(view, dock, shown.dock):
        draw_card(pencil, rect, number, labels)


def draft_places(dock: DockPlaces, shown: NovaShown) -> Iterator[Place]:
    """Every mosaic tile on offer, or every card that can be seen."""
    view = shown.view
    for row, strips in enumerate(view.strip_rows):
        for n, strip in enumerate(strips):
            rect = strip_place(dock, row, n)
            yield Place(
                spots.Strip(strip),
                rounded(QRectF(rect.x(), rect.y(), rect.width() - 2, rect.height() - 2), 3),
            )
    for key, rect, number in _cards(view, dock, shown.dock):
        if number != HIDDEN_CARD and not any(view.strip_rows):
            yield Place(key, rounded(rect))
