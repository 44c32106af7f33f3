"""Step by step: what another seat has done stays until somebody wants to go on."""

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.pages.table.eyes import people_at
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.pages.table.pacing import Pacing
from rome_desktop.app.worker import Update


class Stepping(QObject):
    """Holds the match after each action of a computer, and where it passes from one person to the next."""

    held = Signal()
    """The table waits."""
    released = Signal()
    """The match goes on."""

    def __init__(self, on_table: OnTable, pacing: Pacing) -> None:
        super().__init__(pacing)
        self._on_table = on_table
        self._pacing = pacing
        self.wanted = True
        """Not where somebody else says when it goes on."""
        self._seen = 0
        """How many lines the record had when it was looked at last."""
        self._told_from = 0
        """From this line on the record has what was told last: the end of a turn may tell nothing."""

    def holds(self, update: Update) -> bool:
        """Whether what this update tells of is to be read before anything else comes."""
        here, laid = self._on_table, self._on_table.laid()
        start, self._seen = min(self._seen, update.lines), update.lines
        if laid is None or update.cause != "played" or not self._pacing.steps or not self.wanted:
            return False
        new = [entry for entry in update.entries if entry.index >= start]
        acted = next((entry.seat for entry in reversed(new) if entry.seat is not None), None)
        events, context = (event for entry in new for event in entry.events), here.context()
        tells = any(laid.words.journal(event, context) for event in events)
        self._told_from = start if tells else min(self._told_from, start)
        if acted is None:
            return False
        passes = update.to_move in set(people_at(update)) - {acted}
        if passes and here.eyes.needs_curtain(update, laid.view):
            return False  # the curtain waits by itself
        if not (passes if update.seats[acted].is_human else tells):
            return False
        here.held_from = self._told_from
        self.held.emit()
        return True

    def go_on(self) -> bool:
        """It was read; False if nothing waits."""
        if self._on_table.held_from is None:
            return False
        self._on_table.held_from = None
        self.released.emit()
        return True
