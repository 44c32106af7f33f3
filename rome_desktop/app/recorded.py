"""What leads from the records and back: to score sheets, to files, and deleting with a way back."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths

from rome_desktop.app import trouble
from rome_desktop.app.contract import Category
from rome_desktop.app.known import Known
from rome_desktop.app.page_stack import PageStack
from rome_desktop.app.saved_matches import SavedMatches
from rome_desktop.app.ways import Ways
from rome_desktop.app.window import Window
from rome_desktop.catalogue import GAMES
from rome_desktop.session import results
from rome_desktop.session.files import write_safely
from rome_desktop.session.record_sheet import as_csv
from rome_desktop.session.results import Result

if TYPE_CHECKING:
    from rome_desktop.app.pages.records.page import RecordsPage


class Recorded(QObject):
    """The ways of a window to its records."""

    def __init__(
        self,
        window: Window,
        pages: PageStack,
        ways: Ways,
        known: Known,
        saved: SavedMatches,
        practise: Callable[[str], object],
    ) -> None:
        super().__init__(saved)
        self._window, self._pages = window, pages
        self._ways, self._known, self._saved = ways, known, saved
        self._practise = practise
        self._taken: list[Result] = []
        """What was deleted last, as long as the page is open."""

    def open(self) -> None:
        """The records."""
        from rome_desktop.app.pages.records.page import RecordsPage

        ways, known, saved = self._ways, self._known, self._saved
        page = RecordsPage(
            known.games(),
            known.results(),
            self._categories,
            matches=len(known.saves()),
            game=saved.game,
            person=saved.person,
        )
        self._taken = []
        page.lead(ways)
        page.matches.connect(saved.open)
        page.chosen.connect(saved.choose)
        page.play.connect(self._play)
        page.practise.connect(self._practise)
        page.sheet.connect(lambda name: saved.show(name, "scores"))
        page.write_csv.connect(lambda these: self._write_csv(page, these))
        page.delete.connect(lambda these: self._delete(page, these))
        page.undo.connect(lambda: self._undo(page))
        self._pages.show(page)

    def _categories(self, key: str) -> Sequence[Category]:
        return self._known.words(key).categories()

    def _play(self, key: str) -> None:
        last = self._window.settings.last_game
        self._ways.new_game(key or last or GAMES[0].key)

    def _write_csv(self, page: "RecordsPage", these: Sequence[Result]) -> None:
        from PySide6.QtWidgets import QFileDialog  # late: its enumerations cost start time

        place = QStandardPaths.StandardLocation.DocumentsLocation
        name = self.tr("records")
        start = Path(QStandardPaths.writableLocation(place)) / f"{name}.csv"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Export as CSV"), str(start), self.tr("Table (*.csv)")
        )
        if not chosen:
            return
        path = Path(chosen)
        path = path if path.suffix.lower() == ".csv" else path.with_name(path.name + ".csv")
        try:
            write_safely(path, as_csv(these))
        except OSError as error:
            said = self.tr("{path} could not be written: {reason}.")
            page.say(said.format(path=path, reason=trouble.reason(error)))
        else:
            page.say(self.tr("The records are written to {path}.").format(path=path))

    def _delete(self, page: "RecordsPage", these: Sequence[Result]) -> None:
        try:
            results.take_out(these, self._folder)
        except OSError as error:
            page.say(self._not_changed(error))
            return
        self._taken = list(these)
        said = self.tr("%n results were deleted. Their matches stay on the shelf.", "", len(these))
        page.refresh(self._known.results(), said, undo=True)

    def _undo(self, page: "RecordsPage") -> None:
        try:
            results.put_back(self._taken, self._folder)
        except OSError as error:
            page.say(self._not_changed(error))
            return
        said = self.tr("%n results count again.", "", len(self._taken))
        self._taken = []
        page.refresh(self._known.results(), said)

    @property
    def _folder(self) -> Path:
        return self._window.folders.results

    def _not_changed(self, error: OSError) -> str:
        return self.tr("The records could not be changed: {reason}.").format(reason=trouble.reason(error))
