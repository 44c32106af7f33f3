"""A plan of small decisions, answered one after the other; each stays a decision that can be taken back."""

from collections.abc import Callable

from rome_desktop.app.contract import Plan
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.worker import Update
from rome_desktop.engine.actions import Action


class PlayingOut:
    """Keeps what is still to be answered of the plan under way.

    `choose` answers in a person's name; what follows goes to the match as `submit(number, action)`, unless
    `hold(action)` has kept it for a second act.
    """

    def __init__(
        self,
        on_table: OnTable,
        choose: Callable[[Action], object],
        submit: Callable[[int, Action], object],
        hold: Callable[[Action], bool],
    ) -> None:
        self._on_table = on_table
        self._choose = choose
        self._hold = hold
        self._submit = submit
        self._left: tuple[Action, ...] = ()

    def play_rest(self) -> None:
        """All that remains of the decisions under way, in the order the table finds best."""
        asked = self._on_table.asked()
        plan = asked.view.rest() if asked is not None else None
        if plan is not None:
            self.begin(plan)

    def begin(self, plan: Plan) -> None:
        """Answer with the first action of a plan; the others follow as they are asked for."""
        asked = self._on_table.asked()
        if asked is not None and plan.actions[0] in asked.update.options:
            first, *left = plan.actions
            self._left = tuple(left)
            if not self._hold(first):
                self._choose(first)

    def answers(self, update: Update) -> bool:
        """Whether the plan has answered this decision; it ends with the turn, or where it foresaw another."""
        if not self._left:
            return False
        following, *left = self._left
        if following not in update.options:
            self.forget()
            return False
        self._left = tuple(left)
        if self._hold(following):
            self.forget()
            return False
        self._submit(update.number, following)
        return True

    def forget(self) -> None:
        """Go no further."""
        self._left = ()
