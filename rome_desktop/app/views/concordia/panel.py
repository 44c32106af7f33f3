"""What the panels of the table have in common: labels and a heading."""

from PySide6.QtCore import QRectF

from rome_desktop.app.table import panel
from rome_desktop.app.table.spots import Describe
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pencil import Pencil
from rome_desktop.app.views.concordia.shown import ConcordiaShown


class Panel(panel.Panel[ConcordiaShown]):
    """A panel beside the map; a subclass says what it shows."""

    pencil = Pencil
    edge = 12.0
    zooms = False

    def __init__(self, table: TableView, labels: ConcordiaLabels, describe: Describe) -> None:
        super().__init__(table, "", labels.name, describe)
        self.labels = labels

    def heading(self, pencil: Pencil, note: str = "") -> None:
        """The ground of the panel, its name and a remark at the right."""
        pencil.panel(self.rect)
        pencil.heading(QRectF(14.0, 7.0, self.rect.width() - 26, 22.0), self.labels.part(self.key), note)

    def rows(self, count: int, gap: float) -> list[QRectF]:
        """The rows of the panel below its heading, evenly."""
        top, low = 34.0, self.rect.bottom() - 9
        pitch = (low - top + gap) / max(1, count)
        return [QRectF(9.0, top + n * pitch, self.rect.width() - 18, pitch - gap) for n in range(count)]
