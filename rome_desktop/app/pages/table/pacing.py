"""How fast things move on the table: as the settings say, or at once until a person is asked."""

from PySide6.QtCore import QObject

from rome_desktop.app.table.table_view import TableView

PACES = {"step": 1.0, "calm": 1.6, "normal": 1.0, "brisk": 0.6, "at-once": 0.0}


class Pacing(QObject):
    """The pace of a table's animator, and of the pauses of its computer players."""

    def __init__(self, table: TableView, pace: str) -> None:
        super().__init__(table)
        self._table = table
        self._habit = self._pace = pace
        self._skips = False

    @property
    def factor(self) -> float:
        """What durations are multiplied by; 0 where nothing is animated."""
        return 0.0 if self._skips else PACES[self._pace]

    @property
    def steps(self) -> bool:
        """Whether what others do waits until it was read."""
        return self._pace == "step" and not self._skips

    def set(self, pace: str) -> None:
        """The habit, or another table to keep to it; only a new habit ends the haste of a match."""
        if pace != self._habit:
            self._habit = self._pace = pace
        self._apply()

    def begin(self) -> None:
        """Another match: at the pace that is the habit."""
        self._pace = self._habit
        self.skip(False)

    def skip(self, skips: bool) -> None:
        """Whether all that happens is to be seen at once, whatever the habit."""
        self._skips = skips
        self._apply()

    def hasten(self) -> None:
        """The next pace, as long as this match is on the table."""
        order = list(PACES)
        self._pace = order[min(order.index(self._pace) + 1, len(order) - 1)]
        self._apply()

    def show_everything(self) -> None:
        """What is shown until the next question was asked for, even where nothing moves by habit."""
        if self._table.animator is not None:
            self._table.animator.factor = self.factor or PACES["brisk"]

    def _apply(self) -> None:
        if self._table.animator is not None:
            self._table.animator.factor = self.factor
