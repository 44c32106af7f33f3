"""What happened meanwhile: told line by line (E), or shown on the table once more (Shift+E)."""

from PySide6.QtCore import QObject

from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.pages.table.again import Again
from rome_desktop.app.pages.table.on_table import OnTable, actor
from rome_desktop.app.pages.table.recap import Recap
from rome_desktop.app.table.table_view import TableView


class Recalling(QObject):
    """The two keys, and what they say where there is nothing to tell."""

    def __init__(self, recap: Recap, again: Again, table: TableView, here: OnTable, toast: Toast) -> None:
        super().__init__(table)
        self._on_table = here
        self._recap = recap
        self._again = again
        self._table = table
        self._toast = toast

    def tell(self) -> None:
        """To the recap of what the others did, or away from it."""
        if not self._recap.toggle():
            self._say_nothing()

    def show(self) -> None:
        """The same on the table."""
        if not self._again.can_begin():
            return
        if self._recap.has_keyboard():
            self._table.setFocus()  # Space and Esc are the table's meanwhile
        if not self._again.begin():
            self._say_nothing()

    def _say_nothing(self) -> None:
        if self._played_unseen():
            self._toast.say(self.tr("What the others did before stands in the journal (J)."))
        else:
            self._toast.say(self.tr("Nothing has happened since your turn."))

    def _played_unseen(self) -> bool:
        """Whether others acted last, of which this table saw nothing: the match was opened after it."""
        asked = self._on_table.asked()
        return asked is not None and actor(asked.update) not in (None, asked.update.to_move)
