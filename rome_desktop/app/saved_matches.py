"""What pages ask of saved matches: to be listed, opened, named, copied, thrown away and taken back."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDesktopServices

from rome_desktop.app import trouble
from rome_desktop.app.known import Known
from rome_desktop.app.page_stack import PageStack
from rome_desktop.app.ways import MatchWays, Ways
from rome_desktop.app.window import Window
from rome_desktop.catalogue import GAMES
from rome_desktop.session import backups, saves
from rome_desktop.session import shelf as shelves
from rome_desktop.session.files import InUse
from rome_desktop.session.kept_rules import is_broken
from rome_desktop.session.match import Match
from rome_desktop.session.saves import Summary
from rome_desktop.session.shelf import Item, Shelf
from rome_desktop.session.store import Newer

if TYPE_CHECKING:
    from rome_desktop.app.pages.shelf.matches import Stock
    from rome_desktop.app.pages.shelf.page import ShelfPage
    from rome_desktop.app.pictures import Pictures

SHEET = QSize(1366, 768)
"""The window whose score sheet is written, in px of 100 %."""


class SavedMatches(QObject):
    """The ways of a window to its saved matches."""

    def __init__(
        self,
        parent: QObject,
        window: Window,
        pages: PageStack,
        ways: Ways,
        matches: MatchWays,
        known: Known,
        *,
        keep: bool,
    ) -> None:
        super().__init__(parent)
        self._window, self._pages = window, pages
        self._ways, self._matches, self._known, self._keep = ways, matches, known, keep
        self._made: Pictures | None = None
        self._last = ""
        """What was put into the bin last, by the name of its file there."""
        self.game = self.person = ""
        """The choice over charts and matches: it holds while the program runs."""

    @property
    def shelf(self) -> Shelf:
        return Shelf(self._window.folders.saves, self._window.folders.results)

    @property
    def pictures(self) -> "Pictures":
        """Pictures of positions, made when first needed."""
        if self._made is None:
            from rome_desktop.app.pictures import FOLDER, Pictures

            folders = self._window.folders
            folder = folders.results / FOLDER if self._keep else None
            self._made = Pictures(folder, folders.content, self)
        return self._made

    def stop(self) -> None:
        """No more pictures."""
        if self._made is not None:
            self._made.stop()

    # ---- the shelf

    def open(self) -> None:
        """The shelf."""
        from rome_desktop.app.pages.shelf.page import ShelfPage

        ways = self._ways
        if self._keep:
            self._try(self.shelf.purge)
        page = ShelfPage(self._known.games(), self.stock(), self.pictures, game=self.game, person=self.person)
        page.lead(ways)
        page.charts.connect(ways.records)
        page.chosen.connect(self.choose)
        page.new_game.connect(self._new_game)
        page.open_file.connect(self._matches.open_file)
        page.open_match.connect(self._open)
        page.replay.connect(lambda item: self.show(item.file, "replay"))
        page.sheet.connect(lambda item: self.show(item.file, "scores"))
        page.renamed.connect(lambda item, name: self._word(page, item, name, self.shelf.rename))
        page.noted.connect(lambda item, note: self._word(page, item, note, self.shelf.write_note))
        page.duplicate.connect(lambda item: self._duplicate(page, item))
        page.delete.connect(lambda item: self._throw_away(page, item))
        page.restore.connect(lambda item: self._put_back(page, item.file))
        page.undo.connect(lambda: self._put_back(page, self._last))
        page.write_text.connect(lambda item: self._write_text(page, item))
        page.write_picture.connect(lambda item: self._write_picture(page, item))
        page.show_folder.connect(self._show_folder)
        self._pages.show(page)

    def stock(self) -> "Stock":
        """Everything the shelf shows; without names where a newer program keeps them."""
        from rome_desktop.app.pages.shelf.matches import Stock

        listed, results = self._known.saves(), self._known.results()
        try:
            broken = [save.path.name for save in listed if isinstance(save, Summary) and is_broken(save)]
            return Stock.of(self.shelf.items(listed), self.shelf.thrown(), results, broken)
        except Newer:
            return Stock.of([Item(save) for save in listed], (), results)

    def choose(self, game: str, person: str) -> None:
        """Whose matches of which game are looked at from now on."""
        self.game, self.person = game, person

    def _new_game(self) -> None:
        self._ways.new_game(self.game or self._window.settings.last_game or GAMES[0].key)

    def _open(self, item: Item) -> None:
        if isinstance(item.save, saves.Damaged):
            if item.save.backup is not None:
                self.open_backup(item.save.backup)
        elif item.save.over:
            self.show(item.file, "replay")
        else:
            self._matches.resume(item.path)

    def _word(self, page: "ShelfPage", item: Item, text: str, put: Callable[[str, str], None]) -> None:
        if self._try(lambda: put(item.file, text)):
            page.take_words(self.stock())

    def _title(self, item: Item) -> str:
        from rome_desktop.app.pages.shelf.matches import Stock, Teller

        return Teller(self._known.games(), Stock()).title(item)

    def _duplicate(self, page: "ShelfPage", item: Item) -> None:
        name = self.tr("{name}, copy").format(name=self._title(item))
        made: list[Path] = []
        if self._try(lambda: made.append(self.shelf.duplicate(item.path, name))):
            said = self.tr("“{name}” lies on the shelf. It counts in no record until it is finished anew.")
            page.refresh(self.stock(), made[0].name, said.format(name=name))

    def _throw_away(self, page: "ShelfPage", item: Item) -> None:
        title = self._title(item)
        if self._throw(item.path):
            said = self.tr("“{name}” was deleted. It stays in the bin for 30 days.")
            if _is_over(item):
                said = self.tr(
                    "“{name}” was deleted. It stays in the bin for 30 days; its score left the records."
                )
            page.refresh(self.stock(), said=said.format(name=title), undo=True)

    def _throw(self, path: Path) -> bool:
        """Into the bin; False if it could not be, which has been told then."""

        def put() -> None:
            self._last = self.shelf.delete(path)

        return self._try(put, path.name)

    def _put_back(self, page: "ShelfPage", file: str) -> None:
        back: list[Path] = []
        if self._try(lambda: back.append(self.shelf.restore(file))):
            stock = self.stock()
            item = next((item for item in stock.items if item.file == back[0].name), None)
            title = file if item is None else self._title(item)
            said = self.tr("“{name}” is back on the shelf.")
            if item is not None and _is_over(item):
                said = self.tr("“{name}” is back on the shelf, and its score in the records.")
            page.refresh(stock, back[0].name, said.format(name=title))

    def _try(self, act: Callable[[], object], name: str = "") -> bool:
        """Do something to files; False if it could not be done, which has been told then."""
        toast = self._window.toast
        try:
            act()
        except InUse:
            toast.say(self._window.save_words.reason("in-use", {"name": name}))
        except saves.SaveError as error:
            toast.say(self._window.save_words.reason(error.reason, {"name": name, **error.values}))
        except (OSError, Newer) as error:
            reason = trouble.newer() if isinstance(error, Newer) else trouble.reason(error)
            toast.say(self.tr("The shelf could not be changed: {reason}.").format(reason=reason), 8000)
        else:
            return True
        return False

    def _show_folder(self, item: Item) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(item.path.parent)))

    # ---- written elsewhere

    def _write_text(self, page: "ShelfPage", item: Item) -> None:
        path = self._asked_for(item, self.tr("Export as text"), ".txt", self.tr("Text (*.txt)"))
        if path is not None and self._try(lambda: shelves.export(item.path, path)):
            page.say(self.tr("The match is written to {path}.").format(path=path))

    def _write_picture(self, page: "ShelfPage", item: Item) -> None:
        path = self._asked_for(item, self.tr("Export the score sheet"), ".png", self.tr("Picture (*.png)"))
        if path is not None and self._try(lambda: self.write_sheet(item.path, path)):
            page.say(self.tr("The score sheet is written to {path}.").format(path=path))

    def _asked_for(self, item: Item, title: str, suffix: str, kinds: str) -> Path | None:
        """Where to; None if nowhere."""
        from PySide6.QtWidgets import QFileDialog  # late: its enumerations cost start time

        place = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(place))
        name = "".join(c for c in self._title(item) if c.isalnum() or c in " -_,.").strip() or item.path.stem
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, str(folder / (name + suffix)), kinds)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)

    def write_sheet(self, path: Path, out: Path) -> None:
        """The score sheet of a finished match as a picture. Raises SaveError or OSError."""
        from rome_desktop.app.kit import theme
        from rome_desktop.app.pages.score.outcome import Outcome
        from rome_desktop.app.pages.score.page import ScoresPage

        match = self._read(path)
        words = self._known.words(match.game.key)
        page = ScoresPage(Outcome.of(match, words), words, counted=True)
        page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        page.resize(SHEET * theme.look().scale)
        page.show()  # a page that was never shown is not laid out
        written = page.write_sheet(out)
        page.close()
        page.deleteLater()
        if not written:
            raise OSError(f"{out.name} could not be written")

    # ---- single matches

    def _read(self, path: Path) -> Match:
        return saves.read(path, self._window.folders.content).match

    def show(self, name: str, wish: str) -> None:
        """A finished match by the name of its file: its score sheet for `scores`, else its replay."""
        path = self._window.folders.saves / name
        try:
            match = self._read(path)
        except saves.SaveError as error:
            self._matches.failed(error.reason, {"name": name, **error.values})
            return
        if wish == "scores" and match.over:
            self._matches.scores(match, counted=True, over=True)
        else:
            self._matches.replay(match)

    def delete(self, path: Path) -> None:
        """From the home page: a match goes into the bin."""
        if self._throw(path):
            self._window.toast.say(self.tr("It lies in the bin of the shelf now, for 30 days."))
        refresh = getattr(self._pages.page, "refresh", None)
        if refresh is not None:
            refresh(self._known.saves())

    def open_backup(self, backup: Path) -> None:
        """The match as it stood one action before."""
        try:
            self._matches.resume(backups.restore(backup, self._window.folders.content))
        except saves.SaveError as error:
            self._matches.failed(error.reason, {"name": backup.name, **error.values})
        except OSError as error:
            values: dict[str, object] = {"name": backup.name, "code": error.errno, "why": repr(error)}
            self._matches.failed("unreadable", values)


def _is_over(item: Item) -> bool:
    """Whether it was finished, and so has a score in the records."""
    return not isinstance(item.save, saves.Damaged) and item.save.over
