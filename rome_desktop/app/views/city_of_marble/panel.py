"""What the panels of the table have in common: labels, a heading, pieces built of items."""

from PySide6.QtCore import QRectF

from rome_desktop.app.table import panel
from rome_desktop.app.table.spots import Describe
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.city_of_marble.labels import MarbleLabels
from rome_desktop.app.views.city_of_marble.pencil import Pencil
from rome_desktop.app.views.city_of_marble.shown import MarbleShown


class Panel(panel.Panel[MarbleShown]):
    """A panel beside the board; a subclass says what it shows."""

    pencil = Pencil
    edge = 12.0
    zooms = False
    kept = True

    def __init__(self, table: TableView, labels: MarbleLabels, describe: Describe) -> None:
        super().__init__(table, "", labels.name, describe)
        self.labels = labels

    def heading(self, pencil: Pencil, note: str = "") -> None:
        """The ground of the panel, its name and a remark at the right."""
        pencil.panel(self.rect)
        pencil.heading(QRectF(14.0, 9.0, self.rect.width() - 28, 22.0), self.labels.part(self.key), note)

    def rows(self, count: int) -> list[QRectF]:
        """The rows of the panel below its heading, evenly."""
        top, low = 36.0, self.rect.bottom() - 8
        height = (low - top) / count
        return [QRectF(10.0, top + n * height, self.rect.width() - 20, height) for n in range(count)]
