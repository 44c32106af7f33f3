"""Saving as the player sees it: a copy where they want it, and what to do when the disk is full."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.worker import MatchThread, Opened, Update
from rome_desktop.session import saves

WRITTEN = {"played", "taken-back", "redone", "reseated"}
"""Causes of an update that the match was written for."""


class Keeper(QObject):
    """Tells of a match that cannot be saved: once in a sheet, then quietly, and again before it is left."""

    closed = Signal()
    """Its sheet does not cover the page any more."""

    def __init__(self, thread: MatchThread, toast: Toast, page: QWidget) -> None:
        super().__init__(page)
        self._thread = thread
        self._toast = toast
        self._page = page
        self.sheet: Sheet | None = None
        self.unsaved = ""
        """Why what happened last is not on the disk, or empty."""
        self._failed_now = False
        self._told = False
        self._opened: Opened | None = None
        self._moving: Path | None = None
        self._copying = False
        thread.worker.saved.connect(self._saved)
        thread.worker.save_failed.connect(self._failed)
        thread.worker.updated.connect(self._updated)

    def tell_opened(self, opened: Opened) -> None:
        """A match was opened: what is not as it was when it was kept, of components, rules, a level."""
        self._opened = opened
        told = []
        if opened.notice == "other-content":
            told.append(self.tr("This match was begun with other components; it goes on from here."))
        elif opened.notice:
            told.append(self.tr("The rules were corrected since; the match goes on from here."))
        if opened.other_level:
            told.append(self.tr("The level of a computer player is not in this game; the nearest one plays."))
        if told:
            self._toast.say(" ".join(told), 9000)

    def save_as(self) -> None:
        """Write a copy where the player wants it."""
        opened = self._opened
        if opened is None:
            return
        name = opened.path.name if opened.path else f"{opened.game}{saves.SUFFIX}"
        kinds = self.tr("Saved matches") + f" (*{saves.SUFFIX})"
        chosen, _ = QFileDialog.getSaveFileName(
            self._page, self.tr("Save a copy of the match"), str(Path.home() / name), kinds
        )
        if chosen:
            self._copying = True
            path = Path(chosen)
            self._thread.save_as.emit(path if path.suffix else path.with_suffix(saves.SUFFIX))

    def forget(self) -> None:
        """The match has left the table."""
        self.unsaved = ""
        self._failed_now = self._told = False
        self._opened = self._moving = None
        self._close_sheet()

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether all is saved; if not, ask first, and call `leave` if that is the answer."""
        if not self.unsaved:
            return True
        sheet = self._open_sheet(
            self.tr("This match is not saved"),
            self.tr(
                "The system says: {reason}. If you leave now, what happened since the last good copy is lost."
            ).format(reason=self.unsaved),
            self.tr("Stay"),
            self.tr("Leave all the same"),
        )

        def answered(button: int) -> None:
            if button == 1:
                self.unsaved = ""
                leave()

        sheet.answered.connect(answered)
        return False

    def _saved(self, path: Path) -> None:
        """Where the player wanted it; the match in progress is kept by that only if it moved there."""
        self._copying = False
        if self._moving == path.parent:
            self.unsaved, self._told, self._moving = "", False, None
        self._toast.say(self.tr("Saved as {name}.").format(name=path.name))

    def _updated(self, update: Update) -> None:
        """The update after a failed save belongs to that save; the next one without a failure was kept."""
        if update.cause in WRITTEN and not self._failed_now:
            if self.unsaved:
                self._toast.say(self.tr("The match is saved again."))
            self.unsaved, self._told = "", False
        self._failed_now = False

    def _failed(self, reason: str) -> None:
        if self._copying:
            self._copying = False
            self._toast.say(self.tr("The copy could not be saved: {reason}.").format(reason=reason), 8000)
            return
        self.unsaved, self._failed_now = reason, True
        if self._told:
            self._toast.say(self.tr("Still not saved: {reason}.").format(reason=reason), 2500)
            return
        self._told = True
        self._open_sheet(
            self.tr("The match could not be saved"),
            self.tr(
                "The system says: {reason}. Nothing is lost while the program runs, and the last good copy "
                "stays. Free some space, or choose another folder for this match."
            ).format(reason=reason),
            self.tr("Play on"),
        )

    def _open_sheet(self, title: str, text: str, *others: str) -> Sheet:
        """The sheet in place of the one before it; its last button, the primary one, is another folder."""
        self._close_sheet()
        self.sheet = sheet = Sheet(self._page, title, text)
        for word in others:
            sheet.add_button(word)
        sheet.add_button(self.tr("Another folder…"), "primary")
        sheet.hidden.connect(self.closed)
        sheet.answered.connect(lambda button: self._another_folder() if button == len(others) else None)
        sheet.open()
        return sheet

    def _close_sheet(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()

    def _another_folder(self) -> None:
        title = self.tr("Save the match in another folder")
        folder = QFileDialog.getExistingDirectory(self._page, title)
        if folder:
            self._moving = Path(folder)
            self._told = False
            self._thread.move_to.emit(self._moving)
