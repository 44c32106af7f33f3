"""What the panels of the table have in common: labels, and a gold frame."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table import panel
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.spots import Describe
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.app.views.trajan.shown import TrajanShown

FRAME_Z = 40.0


class Panel(panel.Panel[TrajanShown]):
    """A panel of the table; a subclass says what it shows."""

    pencil = Pencil
    edge = 5.0

    def __init__(self, table: TableView, labels: TrajanLabels, describe: Describe) -> None:
        super().__init__(table, labels.title(self.key), labels.name, describe)
        self.labels = labels
        self.frame = QGraphicsPathItem(self.root)
        self.frame.setZValue(FRAME_Z)
        self.frame.hide()

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        inner = self.rect.adjusted(1.5, 1.5, -1.5, -1.5)
        self.frame.setPath(rounded(inner, 7.0))
        self.frame.setPen(QPen(theme.look().colour("lit"), 3.0))

    def show(self, shown: TrajanShown) -> None:
        self.region.title = self.labels.title(self.key)
        super().show(shown)

    def light(self, is_lit: bool) -> None:
        """A gold frame: the sowing leads to this panel's action."""
        self.frame.setVisible(is_lit)

    def head(self) -> QRectF:
        """Its heading, which can be asked about."""
        return QRectF(0.0, 0.0, self.rect.width(), 30.0)
