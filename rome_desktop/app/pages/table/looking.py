"""Looking without playing: another player's area, the past, all tables side by side."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.kit import theme
from rome_desktop.app.pages.table.comparison import Comparison
from rome_desktop.engine.steps import State

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


class Looking(QObject):
    """What the table page shows beside the present of the seat that plays."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page
        self.past: State | None = None
        """The table as it was, while somebody looks back."""
        self.past_index: int | None = None
        """The line of the record before which the table is shown then."""
        self.dock: int | None = None
        """The side whose area the dock shows, if not the own."""
        self.comparison = Comparison(page)
        page.rail.seat_clicked.connect(self._clicked)
        page.rail.seat_held.connect(self._held)
        page.journal.line_hovered.connect(self._halo)
        page.journal.line_left.connect(lambda: self._halo(-1))
        page.journal.line_chosen.connect(self.look_back)

    def reset(self) -> None:
        """Back to the present and the own area."""
        self.past = self.past_index = self.dock = None
        self._page.set_framed(False)

    def step_back(self) -> bool:
        """Esc: leave what was opened last; False if nothing was."""
        if self.past is None and self.dock is None:
            return False
        self.reset()
        self._page.show_again()
        return True

    def look_back(self, index: int) -> None:
        """Ask for the table as it was before a line of the record."""
        if not self._page.busy and self._page.update_shown is not None:
            self._page.link.look.emit(index)

    def show_past(self, index: int, state: State) -> None:
        """The table before a line has come."""
        page = self._page
        if page.isVisible() and page.update_shown is not None and page.view is not None and not page.busy:
            page.table.clear_offer()
            self.past, self.past_index = state, index
            page.set_framed(True)
            page.show_again()
            page.table_bar.look_back(index)

    def toggle_tables(self) -> None:
        """Open the sheet of all sides, or close it again."""
        if self.comparison.isVisible():
            self.comparison.close_sheet()
        elif not self._page.is_covered():
            self.show_tables()

    def show_tables(self) -> None:
        """All sides in one table."""
        page = self._page
        if page.view is None or page.update_shown is None or page.words is None:
            return
        state, context = page.state(), page.context()
        columns = [
            (theme.seat(seat.colour), seat.name, page.view.holdings(state, side, context))
            for side, seat in enumerate(context.sides)
        ]
        standings = context.standings if page.tells_points(state, context) else ()
        self.comparison.compare(columns, standings, page.words.categories())

    def _clicked(self, side: int) -> None:
        self.dock = None if side == self.dock else side
        self._page.show_again()

    def _held(self, side: int, held: bool) -> None:
        self.dock = side if held else None
        self._page.show_again()

    def _halo(self, index: int) -> None:
        update, view = self._page.update_shown, self._page.view
        if update is not None and view is not None and not self._page.busy:
            view.halo(next((e.events for e in update.entries if e.index == index), ()))
