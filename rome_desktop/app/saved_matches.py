"""What pages ask of saved matches: to be listed, shown, deleted, put back."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app import trouble
from rome_desktop.app.page_stack import PageStack
from rome_desktop.session import backups, saves
from rome_desktop.session.files import InUse

if TYPE_CHECKING:
    from rome_desktop.app.navigator import Navigator


class SavedMatches(QObject):
    """The ways of a window to its saved matches."""

    def __init__(self, navigator: "Navigator", pages: PageStack) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._window = navigator.window
        self._pages = pages

    def listing(self) -> list[saves.Summary | saves.Damaged]:
        """All there are, the newest first."""
        return saves.listing(self._window.folders.saves)

    def open(self) -> None:
        """The page of every saved match."""
        from rome_desktop.app.pages.saved.page import SavedPage

        navigator = self._navigator
        page = SavedPage(navigator.games(), self.listing(), self._window.folders.saves)
        page.resume.connect(navigator.resume)
        page.delete_save.connect(self.delete)
        page.open_backup.connect(self.open_backup)
        page.open_file.connect(navigator.open_file)
        page.back.connect(navigator.home)
        self._pages.show(page)

    def show(self, name: str, wish: str) -> None:
        """A finished match by the name of its file: its score sheet for `scores`, else its replay."""
        path = self._window.folders.saves / name
        try:
            match = saves.read(path, self._window.folders.content).match
        except saves.SaveError as error:
            self._navigator.failed(error.reason, {"name": name, **error.values})
            return
        if wish == "scores" and match.over:
            self._navigator.scores(match, counted=True, over=True)
        else:
            self._navigator.replay(match)

    def delete(self, path: Path) -> None:
        """A match and its backup go."""
        try:
            backups.delete(path)
        except InUse:
            self._window.toast.say(self._window.save_words.reason("in-use", {"name": path.name}))
        except OSError as error:
            said = self.tr("{name} cannot be deleted: {reason}.")
            self._window.toast.say(said.format(name=path.name, reason=trouble.reason(error)))
        refresh = getattr(self._pages.page, "refresh", None)
        if refresh is not None:
            refresh(self.listing())

    def open_backup(self, backup: Path) -> None:
        """The match as it stood one action before."""
        try:
            self._navigator.resume(backups.restore(backup, self._window.folders.content))
        except saves.SaveError as error:
            self._navigator.failed(error.reason, {"name": backup.name, **error.values})
        except OSError as error:
            values: dict[str, object] = {"name": backup.name, "code": error.errno, "why": repr(error)}
            self._navigator.failed("unreadable", values)
