"""The keys H and L when nobody can be asked yet: they act as soon as somebody is, or say why not."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.pages.table.on_table import OnTable

Act = Callable[[], object]


class Wishes(QObject):
    """One wish at a time; the later one counts. `give_hint` and `list_options` fulfil them."""

    def __init__(self, on_table: OnTable, toast: Toast, give_hint: Act, list_options: Act) -> None:
        super().__init__(toast)
        self._on_table = on_table
        self._toast = toast
        self._give_hint = give_hint
        self._list_options = list_options
        self._act: Act | None = None

    def press(self, key: int) -> None:
        """A key that was pressed while the match was on its way."""
        if key == Qt.Key.Key_H:
            self.hint()
        elif key == Qt.Key.Key_L:
            self.options()

    def hint(self) -> None:
        """A hint, now or later."""
        self._wish(self._give_hint, self.tr("The hint comes when you are asked."))

    def options(self) -> None:
        """All options, now or later."""
        self._wish(self._list_options, self.tr("The list of options opens when you are asked."))

    def fulfil(self) -> None:
        """Somebody is asked."""
        act, self._act = self._act, None
        if act is not None:
            self._toast.hide()
            act()

    def forget(self) -> None:
        """The match leaves the table."""
        self._act = None

    def _wish(self, act: Act, later: str) -> None:
        if self._on_table.asked() is not None:
            act()
        elif why_not := self._why_not():
            self._toast.say(why_not)
        else:
            self._act = act
            self._toast.say(later)

    def _why_not(self) -> str:
        update = self._on_table.update
        if update is None:
            return ""
        if update.over:
            return self.tr("The match is over.")
        if self._on_table.past is not None:
            return self.tr("This is how it was before. Esc leads back to the present.")
        if not any(seat.is_human for seat in update.seats):
            return self.tr("Only computers play here.")
        return ""
