"""Saving as the player sees it: a copy where they want it, and what to do when the disk is full."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.worker import MatchThread, Opened
from rome_desktop.session import saves


class Keeper(QObject):
    """Tells of every failed save once, in a sheet over the page, until it is answered."""

    def __init__(self, thread: MatchThread, toast: Toast, page: QWidget) -> None:
        super().__init__(page)
        self._thread = thread
        self._toast = toast
        self._page = page
        self.sheet: Sheet | None = None
        thread.worker.saved.connect(self._saved)
        thread.worker.save_failed.connect(self._failed)

    def save_as(self, opened: Opened) -> None:
        """Write a copy where the player wants it."""
        name = opened.path.name if opened.path else f"{opened.game}{saves.SUFFIX}"
        kinds = self.tr("Saved matches") + f" (*{saves.SUFFIX})"
        chosen, _ = QFileDialog.getSaveFileName(
            self._page, self.tr("Save a copy of the match"), str(Path.home() / name), kinds
        )
        if chosen:
            path = Path(chosen)
            self._thread.save_as.emit(path if path.suffix else path.with_suffix(saves.SUFFIX))

    def _saved(self, path: Path) -> None:
        self._toast.say(self.tr("Saved as {name}.").format(name=path.name))

    def _failed(self, reason: str) -> None:
        if self.sheet is not None and self.sheet.isVisible():
            return
        self.sheet = Sheet(
            self._page,
            self.tr("The match could not be saved"),
            self.tr(
                "The system says: {reason}. Nothing is lost while the program runs, and the last good copy "
                "stays. Free some space, or choose another folder for this match."
            ).format(reason=reason),
        )
        self.sheet.add_button(self.tr("Play on"))
        self.sheet.add_button(self.tr("Another folder…"), "primary")
        self.sheet.answered.connect(self._another_folder)
        self.sheet.open()

    def _another_folder(self, button: int) -> None:
        if button == 1:
            title = self.tr("Save the match in another folder")
            folder = QFileDialog.getExistingDirectory(self._page, title)
            if folder:
                self._thread.move_to.emit(Path(folder))
