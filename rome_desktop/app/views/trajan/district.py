"""Zone VI: the building sites of the district, and the camp of the workers."""

from collections.abc import Hashable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spots import Describe, Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan import pieces, reads, spots
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.panel import FRAME_Z, Panel
from rome_desktop.app.views.trajan.pencil import Pencil
from rome_desktop.app.views.trajan.shown import TrajanShown

ROWS, COLUMNS = 4, 5


class District(Panel):
    """Twenty sites in four rows; the workers' camp at the right."""

    key = "district"
    number = 6

    def __init__(self, table: TableView, labels: TrajanLabels, describe: Describe) -> None:
        super().__init__(table, labels, describe)
        self.lit_sites: tuple[int, ...] = ()
        """The sites whose neighbour, or the camp, is pointed at."""
        self.neighbours = QGraphicsPathItem(self.root)
        self.neighbours.setZValue(FRAME_Z)
        self.neighbours.hide()

    def light_sites(self, sites: tuple[int, ...]) -> None:
        """Frame sites with dashes; what can be chosen has a whole frame."""
        self.lit_sites = sites
        path = QPainterPath()
        inset = 3
        for site in sites:
            path.addRoundedRect(self.cell(site).adjusted(inset, inset, -inset, -inset), inset, inset)
        look = theme.look()
        pen = QPen(look.colour("focus"), max(2.0, 2.6))
        pen.setDashPattern([2.6, 1.6])
        self.neighbours.setPath(path)
        self.neighbours.setPen(pen)
        self.neighbours.setVisible(bool(sites))

    def _field(self) -> QRectF:
        return self.rect.adjusted(11, 33, -82, -8)

    def cell(self, site: int) -> QRectF:
        """The rectangle of a site."""
        field = self._field()
        row, column = divmod(site, COLUMNS)
        wide, high = field.width() / COLUMNS, field.height() / ROWS
        rect = QRectF(field.x() + column * wide, field.y() + row * high, wide, high)
        gap = 1.5
        return rect.adjusted(gap, gap, -gap, -gap)

    def camp(self) -> QRectF:
        """The rectangle of the workers' camp."""
        field = self._field()
        return QRectF(field.right() + 5, field.y(), 72, field.height())

    def seen(self, shown: TrajanShown) -> Hashable:
        return reads.city(shown.view)

    def draw(self, pencil: Pencil, shown: TrajanShown) -> None:
        pencil.region(self.rect, "VI", self.labels.title(self.key))
        for site in range(ROWS * COLUMNS):
            rect = self.cell(site)
            pencil.plate(rect, pencil.field(), "line_strong", 1.0)
            tile = reads.site_tile(shown.view, site)
            if tile is not None:
                inner = rect.adjusted(3.5, 3, -3.5, -3.5)
                pieces.building_tile(pencil, inner, *tile)
            workers = reads.site_workers(shown.view, site)
            step = min(21, rect.width() * 0.8 / max(1, len(workers)))
            size = min(25, rect.height() * 0.72)
            for n, side in enumerate(workers):
                x = rect.center().x() + (n - (len(workers) - 1) / 2) * step
                pencil.piece("meeple", QPointF(x, rect.center().y()), size, shown.seat(side))
        self._draw_camp(pencil, shown)

    def _draw_camp(self, pencil: Pencil, shown: TrajanShown) -> None:
        rect = self.camp()
        top = QRectF(rect.x(), rect.y(), rect.width(), 18)
        pencil.words(self.labels.part("camp"), "small", top, "muted", MIDDLE)
        workers = [
            side
            for side in range(len(shown.context.sides))
            for _ in range(reads.camp_workers(shown.view, side))
        ]
        columns = 2 if len(workers) <= 8 else 3 if len(workers) <= 15 else 4
        rows = max(1, -(-len(workers) // columns))
        room = rect.adjusted(0, 19, 0, 0)
        high = min(29, room.height() / rows)
        wide = min(26, room.width() / columns)
        for n, side in enumerate(workers):
            row, column = divmod(n, columns)
            x = rect.center().x() + (column - (columns - 1) / 2) * wide
            y = room.y() + (row + 0.5) * high
            pencil.piece("meeple", QPointF(x, y), min(24, wide, high), shown.seat(side))

    def places_seen(self, shown: TrajanShown) -> object:
        return True

    def places(self, shown: TrajanShown) -> Iterator[Place]:
        for site in range(ROWS * COLUMNS):
            yield Place(spots.Site(site), rounded(self.cell(site)))
        yield Place(spots.Workers(), rounded(self.camp()))
        yield Place(spots.Zone(self.key), rounded(self.head()))
