"""A hint: what the computer would do, shown on the table and said in the bar; it never plays."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.kit.widgets import Toast, announce
from rome_desktop.app.pages.table.computers import Computers
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.engine.actions import Action


class Hinting(QObject):
    """Asks for a hint and shows what came; `say_again` makes the bar say what it said before."""

    def __init__(
        self,
        computers: Computers,
        on_table: OnTable,
        bar: DecisionBar,
        toast: Toast,
        say_again: Callable[[], object],
    ) -> None:
        super().__init__(bar)
        self._computers = computers
        self._on_table = on_table
        self._bar = bar
        self._toast = toast
        self._say_again = say_again
        computers.hinted.connect(self._show)
        computers.no_hint.connect(self._show_none)

    def ask(self) -> None:
        """Ask the computer what it would do."""
        here, asked = self._on_table, self._on_table.asked()
        if here.aim is not None and not here.aim.allows_hints():
            self._toast.say(self.tr("There are no hints here."))
        elif asked is not None and here.opened is not None:
            self._bar.set_second(self.tr("The computer thinks of a hint…"))
            self._computers.hint(asked.update, here.opened, "easy")

    def _show(self, action: Action, why: dict[str, object]) -> None:
        here, asked = self._on_table, self._on_table.asked()
        if asked is None:
            return
        asked.view.show_hint(action)
        sentence = asked.words.hint(action, why, here.state(), here.context())
        self._bar.set_second(sentence)
        announce(self._bar, sentence)

    def _show_none(self) -> None:
        self._say_again()
        self._toast.say(self.tr("The computer has no hint just now."))
