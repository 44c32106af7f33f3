"""Taking back and playing again, as far as nobody has learned what cannot be unlearned."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.worker import Update
from rome_desktop.session.match import Entry

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class TakingBack(QObject):
    """Counts the clicks between now and then; the match thread takes them back one by one."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page

    def undo(self) -> None:
        """Put down what is in hand, or take back the last click of a person."""
        page = self._page
        if page.looking.step_back() or page.table.cancel():
            return
        update = page.update_shown
        if update is not None and update.take_back.allowed and not page.awaits_update():
            self._take_back(1)

    def undo_turn(self) -> None:
        """Take back to the start of the turn of the last click."""
        page = self._page
        update = page.update_shown
        page.looking.step_back()
        if update is None or not update.take_back.allowed or page.awaits_update():
            return
        clicks = 0
        for entry in reversed(_upto(update, update.take_back.upto)):
            if entry.barrier or entry.seat != update.take_back.seat or (clicks and self._begins_turn(entry)):
                break
            clicks += not entry.auto
        self._take_back(max(1, clicks))

    def redo(self) -> None:
        """Play again what was taken back."""
        page = self._page
        update = page.update_shown
        if update is None or not update.can_redo or page.looking.past is not None or page.awaits_update():
            return
        page.interrupt()
        page.link.redo.emit()

    def can_return_to(self, index: int) -> bool:
        """Whether the table before a line of the record can be had again."""
        return self._clicks_to(index) > 0

    def return_to(self, index: int) -> None:
        """Take back to before a line of the record."""
        clicks = self._clicks_to(index)
        self._page.looking.step_back()
        self._take_back(clicks)

    def _take_back(self, clicks: int) -> None:
        if clicks:
            self._page.interrupt()
        for _ in range(clicks):
            self._page.link.take_back.emit()

    def _begins_turn(self, entry: Entry) -> bool:
        words = self._page.words
        context = self._page.context()
        return words is not None and any(words.divider(event, context) for event in entry.events)

    def _clicks_to(self, index: int) -> int:
        """How many clicks lie between now and the click that line `index` is; 0 if one cannot be undone."""
        update = self._page.update_shown
        if update is None or not update.take_back.allowed or self._page.awaits_update():
            return 0
        since = [entry for entry in update.entries if entry.index >= index]
        people = {n for n, seat in enumerate(update.seats) if seat.is_human}
        clicks = [entry for entry in since if entry.seat in people and not entry.auto]
        if not clicks or clicks[0].index != index or any(entry.barrier for entry in since):
            return 0
        acted = {entry.seat for entry in since if not entry.auto}
        return len(clicks) if len(people) == 1 or len(acted) == 1 else 0


def _upto(update: Update, index: int) -> list[Entry]:
    """The entries up to a line, that line included."""
    return [entry for entry in update.entries if entry.index <= index]
