"""What the six boards and the dock have in common: a sheet, its places, and what they ask of a view."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.paper import RIGHT, Pencil
from rome_desktop.app.table.sheet import Sheet
from rome_desktop.app.table.spots import Describe, Place, Spot, spots_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.nova_roma import foresight
from rome_desktop.app.views.nova_roma.labels import NovaLabels
from rome_desktop.app.views.nova_roma.layout import BOARDS, natural
from rome_desktop.app.views.nova_roma.shown import Shown
from rome_desktop.games.nova_roma.state import NovaState


class Panel:
    """One of the six numbered boards. Subclasses draw `picture`, keep pieces and name their places."""

    key = ""

    def __init__(self, table: TableView, labels: NovaLabels, describe: Describe) -> None:
        self._labels = labels
        self._describe = describe
        number = BOARDS.index(self.key) + 1
        self.region = BoardRegion(number, labels.part(self.key))
        table.table.addItem(self.region)
        self.sheet = Sheet(table, self.region.ground, natural(self.key))
        self.region.moved.connect(lambda _region: self.sheet.zoomed(self.region.zoom))

    @property
    def number(self) -> int:
        return BOARDS.index(self.key) + 1

    def heading(self, pencil: Pencil, room: float = 220) -> float:
        """The board's name at the upper left and its number at the upper right; how wide the name is."""
        width = pencil.text(12, 19, self._labels.part(self.key), 13.5, "ink", 700, room=room)
        pencil.box(self.sheet.width - 26, 7, 18, 16, 3, None, "line_strong")
        pencil.text(self.sheet.width - 17, 19, str(self.number), 11, "muted", 600, "middle")
        return width

    def show(self, shown: Shown) -> None:
        """Make picture and pieces equal to the view."""
        raise NotImplementedError

    def places(self, shown: Shown) -> Iterator[Place]:
        """Every place that can be chosen or asked about."""
        raise NotImplementedError

    def spots(self, shown: Shown, first: int) -> list[Spot]:
        """The places with their words, in reading order from `first` on."""
        name = partial(self._labels.name, view=shown.view)
        return spots_of(self.places(shown), self.sheet.root, name, self._describe, first)

    def at(self, point: QPointF) -> QPointF:
        """A point of the sheet in the scene's pixels."""
        return self.sheet.root.mapToScene(point)


def reach(view: NovaState, action: str) -> int | None:
    """How many spaces of a contract display the action being performed reaches; None while it is not."""
    performed = view.petitioned or view.action
    if performed != action or not view.power:
        return None
    return view.box.actions.contract_slots[view.power - 1]


def affordable(shown: Shown, row: Sequence[str]) -> tuple[str, ...]:
    """The contracts of a display that the side whose house is shown could pay for now."""
    side, view = shown.context.dock, shown.view
    if view.over or side >= view.seats or view.phase == "setup":
        return ()
    return tuple(contract for contract in row if contract and foresight.payable(view, side, contract))


def slot_power(view: NovaState, slot: int) -> int:
    """The power that a space of a contract display needs."""
    slots = view.box.actions.contract_slots
    return next((n for n, count in enumerate(slots, 1) if slot < count), len(slots))


def count_note(pencil: Pencil, x: float, y: float, words: str) -> None:
    """A quiet remark that ends at a point."""
    pencil.text(x, y, words, 12, "muted", align=RIGHT)
