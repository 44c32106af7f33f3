"""Looking without playing: another player's area, the past, all tables side by side."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import JournalPanel, SeatRail
from rome_desktop.app.pages.shared.journal_lines import last_done
from rome_desktop.app.pages.table.comparison import Comparison
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.table.table_view import TableView
from rome_desktop.engine.events import Event
from rome_desktop.engine.steps import State


class Looking(QObject):
    """What is shown beside the present of the seat that plays.

    `page` is what the sheet of all tables lies over; `tells_points` says whether that sheet may show them.
    """

    changed = Signal()
    """Something else is to be shown on the table."""
    asked = Signal(int)
    """The table as it was before this line of the record is wanted."""
    turned_back = Signal(int)
    """The past before this line is shown."""

    def __init__(
        self,
        page: QWidget,
        table: TableView,
        on_table: OnTable,
        tells_points: Callable[[State, TableContext], bool],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._table = table
        self._on_table = on_table
        self._tells_points = tells_points
        self.comparison = Comparison(page)

    def listen(self, rail: SeatRail, journal: JournalPanel) -> None:
        """What is pointed at or chosen in rail and journal is looked at."""
        rail.seat_clicked.connect(self.turn_to)
        rail.seat_held.connect(self.hold)
        journal.line_hovered.connect(self.halo)
        journal.line_left.connect(self.halo)
        journal.line_chosen.connect(self.look_back)
        journal.list.is_looked_at = lambda key: key == self._on_table.past_index

    def step_back(self) -> bool:
        """Esc: leave what was opened last; False if nothing was."""
        here = self._on_table
        if here.past is None and here.dock is None:
            return False
        here.return_to_present()
        self.changed.emit()
        return True

    def look_back(self, index: int) -> None:
        """Ask for the table as it was before a line of the record."""
        if not self._on_table.busy and self._on_table.update is not None:
            self.asked.emit(index)

    def show_past(self, index: int, state: State) -> None:
        """The table before a line has come."""
        here = self._on_table
        if self._page.isVisible() and here.laid() is not None and not here.busy:
            self._table.clear_offer()
            here.past, here.past_index = state, index
            self.changed.emit()
            self.turned_back.emit(index)

    def toggle_tables(self, is_covered: bool) -> None:
        """Open the sheet of all sides, unless something else lies over the table, or close it again."""
        if self.comparison.isVisible():
            self.comparison.hide()
        elif not is_covered:
            self.show_tables()

    def show_tables(self) -> None:
        """All sides in one table."""
        here, laid = self._on_table, self._on_table.laid()
        if laid is None:
            return
        state, context = here.state(), here.context()
        columns = [
            (theme.seat(seat.colour), seat.name, laid.view.holdings(state, side, context))
            for side, seat in enumerate(context.sides)
        ]
        standings = context.standings if self._tells_points(state, context) else ()
        self.comparison.compare(columns, standings, laid.words.categories())

    def turn_to(self, side: int) -> None:
        """A seat's card was clicked: its area, or the own one again."""
        self._on_table.dock = None if side == self._on_table.dock else side
        self.changed.emit()

    def hold(self, side: int, held: bool) -> None:
        """A seat's card is held down: its area for as long."""
        self._on_table.dock = side if held else None
        self.changed.emit()

    def halo(self, index: int | None = None) -> None:
        """Ring what a line of the record speaks of; of no line, nothing but what is marked in the past."""
        laid = self._on_table.laid()
        if laid is not None and not self._on_table.busy:
            laid.view.halo(self._events(index))
            if index is None and self._on_table.past is not None:
                self.mark()

    def mark(self) -> None:
        """While the past is shown, ring what had just been changed then; in the present nothing."""
        laid, index = self._on_table.laid(), self._on_table.past_index
        if laid is not None and not self._on_table.busy:
            laid.view.mark(last_done(laid.update.entries, index) if index is not None else ())

    def _events(self, index: int | None) -> tuple[Event, ...]:
        """What a line of the record did."""
        laid = self._on_table.laid()
        entries = laid.update.entries if laid is not None and index is not None else ()
        return next((entry.events for entry in entries if entry.index == index), ())
