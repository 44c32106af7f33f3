"""What the six boards and the dock have in common: labels, and what the boards ask of a view."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.table import panel
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Describe
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma import foresight, pieces, spots
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.reads import top_step
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.building import ChooseBuilding
from rome_desktop.games.nova_roma.sailing import ChooseMaritime
from rome_desktop.games.nova_roma.state import NovaState
from rome_desktop.games.nova_roma.upgrading import ChooseTile, on_display

HEAD = 28.0
"""Units of the strip with a board's heading."""


SPACES = 4
"""On a contract display."""


class Panel(panel.Panel[NovaShown]):
    """A panel of the table; a subclass says what it shows."""

    pencil = Pencil

    def __init__(self, table: TableView, labels: NovaLabels, describe: Describe) -> None:
        title = labels.part(self.key) if self.number is not None else ""
        super().__init__(table, title, labels.name, describe)
        self.labels = labels

    def heading(self, pencil: Pencil, room: float = 220) -> None:
        """The board's name at the upper left and its number at the upper right."""
        pencil.text(12, 19, self.labels.part(self.key), 13.5, "ink", 700, room=room)
        pencil.box(self.rect.width() - 26, 7, 18, 16, 3, None, "line_strong")
        pencil.text(self.rect.width() - 17, 19, str(self.number), 11, "muted", 600, "middle")

    def head_part(self, room: float = 220) -> Part:
        """The strip with the heading."""
        key = ("heading", self.key, self.labels.part(self.key), room)
        strip = QRectF(0, 0, self.rect.width(), HEAD)
        return kept_part(key, strip, lambda hand: self.heading(hand, room))

    def note_part(self, note: str) -> Part:
        """A quiet note at the right of the heading."""
        right, room = self.rect.width() - 36, self.rect.width() - 150

        def draw(pencil: Pencil) -> None:
            pencil.text(right, 19, note, 12, "muted", align="right", room=room)

        return Part(QRectF(right - room - 1, 4, room + 2, HEAD - 6), note, draw)


def deck_part(rect: QRectF, colour: QColor, count: int) -> Part:
    """A face-down stack, and how many lie in it."""
    where = rect.x(), rect.y(), rect.width(), rect.height()
    return Part(rect.adjusted(-4, -2, 2, 5), count, lambda hand: pieces.deck(hand, *where, colour, count))


def displayed(shown: NovaShown, row: Sequence[str], action: str) -> Iterator[tuple[int, str, bool, bool]]:
    """The spaces of a contract display: what lies there, whether it is out of reach, or could be paid."""
    payable, reached = affordable(shown, row), reach(shown.view, action)
    for slot in range(SPACES):
        held = row[slot] if slot < len(row) else ""
        yield slot, held, reached is not None and slot >= reached, held in payable


def reach(view: NovaState, action: str) -> int | None:
    """How many spaces of a contract display the action being performed reaches; None while it is not."""
    performed = view.petitioned or view.action
    if performed != action or not view.power:
        return None
    return view.box.actions.contract_slots[view.power - 1]


def affordable(shown: NovaShown, row: Sequence[str]) -> tuple[str, ...]:
    """The contracts of a display that the side whose house is shown could pay for now."""
    side, view = shown.dock, shown.view
    if view.over or side >= view.seats or view.phase == "setup":
        return ()
    return tuple(contract for contract in row if contract and foresight.payable(view, side, contract))


def slot_power(view: NovaState, slot: int) -> int:
    """The power that a space of a contract display needs."""
    slots = view.box.actions.contract_slots
    return next((n for n, count in enumerate(slots, 1) if slot < count), len(slots))


def poor(shown: NovaShown) -> list[SpotKey]:
    """The places that could be chosen now if only they could be paid."""
    view, top = shown.view, top_step(shown.view)
    found: list[SpotKey] = []
    if isinstance(top, (ChooseMaritime, ChooseBuilding)):
        is_sea = isinstance(top, ChooseMaritime)
        row = view.maritime_row if is_sea else view.building_row
        count = (
            reach(view, "sail" if is_sea else "build")
            or view.box.actions.contract_slots[max(0, view.power - 1)]
        )
        offered = {a.contract for a in shown.legal if isinstance(a, actions.TakeContract)}
        found = [spots.Contract(key) for key in row[:count] if key and key not in offered]
    elif isinstance(top, ChooseTile):
        offered_slots = {a.slot for a in shown.legal if isinstance(a, actions.TakeTile)}
        found = [
            spots.Estates(slot)
            for slot in range(1, 6)
            if slot not in offered_slots and on_display(view, slot)[0]
        ]
    return found
