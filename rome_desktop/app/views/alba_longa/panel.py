"""What the panels of the table have in common: labels, a heading, and the digit that opens them."""

from rome_desktop.app.table import panel
from rome_desktop.app.table.pencil import RIGHT, Pencil
from rome_desktop.app.table.spots import Describe
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.shown import AlbaShown


class Panel(panel.Panel[AlbaShown]):
    """A panel of the table; a subclass says what it shows."""

    def __init__(self, table: TableView, labels: AlbaLabels, describe: Describe) -> None:
        super().__init__(table, labels.part(self.key), labels.name, describe)
        self.labels = labels

    def heading(self, pencil: Pencil, note: str = "", right: float = 0.0) -> float:
        """The panel's name at the upper left, a quiet note at the upper right; how wide the name is."""
        width = pencil.text(13, 21, self.labels.part(self.key), 15, "ink", 700, room=self.rect.width() - 40)
        if note:
            end = self.rect.width() - 30 - right
            pencil.text(end, 21, note, 12.5, "muted", 400, RIGHT, room=end - width - 22)
        self.badge(pencil, self.rect.width() - 25, 8)
        return width

    def badge(self, pencil: Pencil, x: float, y: float) -> None:
        """The digit that opens the panel."""
        pencil.box(x, y, 16, 15, 3, None, "line_strong")
        pencil.text(x + 8, y + 11.5, str(self.number), 11.5, "muted", 600, "middle")
