"""The keys H and L when nobody can be asked yet: they act as soon as somebody is, or say why not."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class Wishes(QObject):
    """One wish at a time; the later one counts."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page
        self._act: Callable[[], object] | None = None

    def press(self, key: int) -> None:
        """A key that was pressed while the match was on its way."""
        if key == Qt.Key.Key_H:
            self._page.ask_hint()
        elif key == Qt.Key.Key_L:
            self.options()

    def hint(self) -> None:
        """A hint, now or later."""
        self._wish(self._page.hinting.ask, self.tr("The hint comes when you are asked."))

    def options(self) -> None:
        """All options, now or later."""
        self._wish(self._page.list_options, self.tr("The list of options opens when you are asked."))

    def fulfil(self) -> None:
        """Somebody is asked."""
        act, self._act = self._act, None
        if act is not None:
            self._page.toast.hide()
            act()

    def forget(self) -> None:
        """The match leaves the table."""
        self._act = None

    def _wish(self, act: Callable[[], object], later: str) -> None:
        if self._page.human_is_asked():
            act()
        elif why_not := self._why_not():
            self._page.toast.say(why_not)
        else:
            self._act = act
            self._page.toast.say(later)

    def _why_not(self) -> str:
        update = self._page.update_shown
        if update is None:
            return ""
        if update.over:
            return self.tr("The match is over.")
        if self._page.looking.past is not None:
            return self.tr("This is how it was before. Esc leads back to the present.")
        if not any(seat.is_human for seat in update.seats):
            return self.tr("Only computers play here.")
        return ""
