"""What happened since a person's turn, animated once more; then the question stands as before."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.pages.table.bar import TableBar
from rome_desktop.app.pages.table.on_table import OnTable, actor
from rome_desktop.app.pages.table.pacing import Pacing
from rome_desktop.app.pages.table.since import Since
from rome_desktop.engine.steps import State
from rome_desktop.session.match import Entry

ShowAround = Callable[[State, TableContext, tuple[Entry, ...], int, int | None], object]
"""Rail, strip and journal for a state, its record so far, and the side that acts."""


class Again(QObject):
    """Nothing can be chosen meanwhile; Esc and Space end it."""

    def __init__(
        self, on_table: OnTable, since: Since, pacing: Pacing, bar: TableBar, show_around: ShowAround
    ) -> None:
        super().__init__(bar)
        self._on_table = on_table
        self._since = since
        self._pacing = pacing
        self._bar = bar
        self._show_around = show_around

    def can_begin(self) -> bool:
        """Whether somebody is asked, and the table is at rest."""
        return self._on_table.asked() is not None

    def begin(self) -> bool:
        """From the person's own turn on; False if there is nothing to show."""
        here, asked = self._on_table, self._on_table.asked()
        steps = self._since.steps()
        if asked is None or not steps:
            return False
        asked.view.clear_offer()
        here.again.extend(steps)
        here.busy = True
        self._pacing.show_everything()
        self._bar.tell_again()
        return self.go_on()

    def go_on(self) -> bool:
        """The next of it; False once all was shown."""
        here, laid = self._on_table, self._on_table.laid()
        if laid is None or not here.again:
            return False
        before, after = here.again.popleft()
        viewer = here.eyes.viewer
        then, now = before.views[viewer], after.views[viewer]
        context = here.context_of(now, viewer)
        done = (entry.events for entry in after.entries if entry.index >= before.lines)
        laid.view.show(then, here.context_of(then, viewer))
        self._show_around(now, context, after.entries, after.lines, actor(after))
        laid.view.animate([event for events in done for event in events], now, context)
        return True
