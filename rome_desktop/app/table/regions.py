"""The boards of one table that can be zoomed, and which of them fills it."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, Signal

from rome_desktop.app.table.board_region import BoardRegion
from rome_desktop.app.table.spots import Spot

TOO_SMALL = 22.0


class Regions(QObject):
    """All regions, the topmost last."""

    maximise = Signal(object)
    """A numbered BoardRegion that should fill the table: arrange it so."""
    restore = Signal(object)
    """The region that filled the table should go back to its place."""
    arranged = Signal()
    """Whoever heard one of the two has done so."""
    zoomed = Signal(object)
    """A region shows its ground larger, smaller or elsewhere."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[BoardRegion] = []
        self.maximised: BoardRegion | None = None
        self._opened_by_itself = False

    def set(self, regions: Iterable[BoardRegion]) -> None:
        """Take these in place of those there are."""
        for region in self.all:
            region.moved.disconnect(self._moved)
        self.all = list(regions)
        self.maximised = self.maximised if self.maximised in self.all else None
        for region in self.all:
            region.moved.connect(self._moved)

    def at(self, point: QPointF) -> BoardRegion | None:
        """The topmost region that shows a scene point."""
        return next((region for region in reversed(self.all) if region.shows(point)), None)

    def fill_with(self, region: BoardRegion, *, by_itself: bool = False) -> bool:
        """Ask that a numbered region fill the table; False if it has no number or does so already."""
        if region.number is None or region is self.maximised:
            return False
        self.put_back()
        self.maximised, self._opened_by_itself = region, by_itself
        self.maximise.emit(region)
        self.arranged.emit()
        return True

    def put_back(self) -> bool:
        """Ask that the region that fills the table go back; False if none does."""
        region, self.maximised, self._opened_by_itself = self.maximised, None, False
        if region is None:
            return False
        self.restore.emit(region)
        self.arranged.emit()
        return True

    def fit(self) -> bool:
        """Every board whole and in its place again; False if all were."""
        fitted = [region.fit() for region in self.all]
        return self.put_back() or any(fitted)

    def open_for(self, spots: Iterable[Spot]) -> None:
        """Open by itself the region of the first of these that is too small to hit."""
        for spot in spots:
            if spot.region is None or spot.region is self.maximised:
                continue
            if spot.drawn_size() < TOO_SMALL and self.fill_with(spot.region, by_itself=True):
                return

    def close_again(self) -> None:
        """Put back what was opened by itself."""
        if self._opened_by_itself:
            self.put_back()

    def _moved(self, region: BoardRegion) -> None:
        self.zoomed.emit(region)
