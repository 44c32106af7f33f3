"""A plan of small decisions, answered one after the other; each stays a decision that can be taken back."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.contract import Plan
from rome_desktop.app.worker import Update
from rome_desktop.engine.actions import Action

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class PlayingOut(QObject):
    """Keeps what is still to be answered of the plan under way."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page
        self._left: tuple[Action, ...] = ()

    def play_rest(self) -> None:
        """All that remains of the decisions under way, in the order the table finds best."""
        page = self._page
        plan = page.view.rest() if page.view is not None and page.human_is_asked() else None
        if plan is not None:
            self.begin(plan)

    def begin(self, plan: Plan) -> None:
        """Answer with the first action of a plan; the others follow as they are asked for."""
        update = self._page.update_shown
        if update is not None and self._page.human_is_asked() and plan.actions[0] in update.options:
            first, *left = plan.actions
            self._left = tuple(left)
            self._page.choose(first)

    def answers(self, update: Update) -> bool:
        """Whether the plan has answered this decision; a decision it did not foresee ends it."""
        if not self._left:
            return False
        following, *left = self._left
        if following not in update.options:
            self.forget()
            return False
        self._left = tuple(left)
        self._page.link.submit.emit(update.number, following, False)
        return True

    def forget(self) -> None:
        """Go no further."""
        self._left = ()
