"""A hint: what the computer would do, shown on the table and said in the bar; it never plays."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.kit.widgets import announce
from rome_desktop.engine.actions import Action

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class Hinting(QObject):
    """Asks for a hint and shows what came."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page
        page.computers.hinted.connect(self._show)
        page.computers.no_hint.connect(self._show_none)

    def ask(self) -> None:
        """Ask the computer what it would do."""
        page = self._page
        if page.aim is not None and not page.aim.allows_hints():
            page.toast.say(self.tr("There are no hints here."))
        elif page.update_shown is not None and page.opened is not None and page.human_is_asked():
            page.table_bar.bar.set_second(self.tr("The computer thinks of a hint…"))
            page.computers.hint(page.update_shown, page.opened, "easy")

    def _show(self, action: Action, why: dict[str, object]) -> None:
        page = self._page
        if page.view is None or page.words is None or not page.human_is_asked():
            return
        page.view.show_hint(action)
        sentence = page.words.hint(action, why, page.state(), page.context())
        page.table_bar.bar.set_second(sentence)
        announce(page.table_bar.bar, sentence)

    def _show_none(self) -> None:
        self._page.show_again()
        self._page.toast.say(self.tr("The computer has no hint just now."))
