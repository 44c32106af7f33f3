"""What the panels of the table have in common: a region that can be opened, a picture, and places on it."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.paper import RIGHT, Pencil
from rome_desktop.app.table.sheet import Sheet
from rome_desktop.app.table.spots import Describe, Place, Spot, spots_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.layout import natural
from rome_desktop.app.views.alba_longa.shown import Shown


class Panel:
    """One panel of the table. Subclasses draw, and name their places."""

    key = ""

    def __init__(self, table: TableView, labels: AlbaLabels, describe: Describe, number: int) -> None:
        self._labels = labels
        self._describe = describe
        self.number = number
        self.region = BoardRegion(number, labels.part(self.key))
        table.table.addItem(self.region)
        self.sheet = Sheet(table, self.region.ground, natural(self.key))
        self.region.moved.connect(lambda _region: self.zoomed(self.region.zoom))

    @property
    def top(self) -> QGraphicsItem:
        """The uppermost sheet: what is drawn over the panel is its child."""
        return self.sheet.root

    def place(self, rect: QRectF) -> None:
        """Stand at `rect`, in scene pixels."""
        self.region.place(rect)
        self.sheet.place(rect.size())

    def zoomed(self, zoom: float) -> None:
        """Seen so much larger."""
        self.sheet.zoomed(zoom)

    def heading(self, pencil: Pencil, note: str = "", right: float = 0.0) -> float:
        """The panel's name at the upper left, a quiet note at the upper right; how wide the name is."""
        width = pencil.text(13, 21, self._labels.part(self.key), 15, "ink", 700, room=self.sheet.width - 40)
        if note:
            end = self.sheet.width - 30 - right
            pencil.text(end, 21, note, 12.5, "muted", 400, RIGHT, room=end - width - 22)
        self.badge(pencil, self.sheet.width - 25, 8)
        return width

    def badge(self, pencil: Pencil, x: float, y: float) -> None:
        """The digit that opens the panel."""
        pencil.box(x, y, 16, 15, 3, None, "line_strong")
        pencil.text(x + 8, y + 11.5, str(self.number), 11.5, "muted", 600, "middle")

    def show(self, shown: Shown) -> None:
        """Make the picture equal to the view."""
        raise NotImplementedError

    def places(self, shown: Shown) -> Iterator[Place]:
        """Every place that can be chosen or asked about."""
        raise NotImplementedError

    def spots(self, shown: Shown, first: int) -> list[Spot]:
        """The places with their words, in reading order from `first` on."""
        name = partial(self._labels.name, view=shown.view)
        return spots_of(self.places(shown), self.top, name, self._describe, first)

    def at(self, point: QPointF) -> QPointF:
        """A point of the sheet in the scene's pixels."""
        return self.sheet.root.mapToScene(point)
