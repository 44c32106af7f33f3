"""Who plays (key K): in mid-match a seat goes to a computer, to one of another level, or back to a person."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.widgets import Label, Segmented, Toast
from rome_desktop.app.pages.shared.levels import level_name
from rome_desktop.app.pages.shared.page import Emblem, column, row
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.session.seats import HUMAN, Seat

Levels = Callable[[str], Sequence[str]]
"""Of a game's key, the names of its levels."""


class SeatChoices(QWidget):
    """A row for every seat: emblem, name, and who may answer for it."""

    def __init__(self, seats: Sequence[Seat], levels: Sequence[str]) -> None:
        super().__init__()
        self._kinds = (HUMAN, *levels)
        self._choices: list[Segmented] = []
        lines = column(self, 10)
        words = [self.tr("A person"), *map(level_name, levels)]
        for number, seat in enumerate(seats, 1):
            name = Label(seat.name, "strong", size=15.5)
            choice = Segmented(words, self.tr("Who plays {name}").format(name=seat.name))
            choice.setObjectName(f"who-plays-{number}")
            choice.set_value(self._kinds.index(seat.kind))
            line = row(None, 10)
            line.addWidget(Emblem(seat.colour, 26))
            line.addWidget(name, 1)
            line.addWidget(choice, 0, Qt.AlignmentFlag.AlignRight)
            lines.addLayout(line)
            self._choices.append(choice)

    def kinds(self) -> list[str]:
        """What is chosen for every seat."""
        return [self._kinds[choice.value()] for choice in self._choices]


class Seating(QObject):
    """The sheet with the seats of the match on the table; nothing changes before its button is pressed."""

    reseated = Signal(int, str)
    """Somebody else answers for a seat from now on: its number and a kind of `session.match.Seat`."""
    closed = Signal()
    """The sheet does not cover the page any more."""

    def __init__(self, page: QWidget, on_table: OnTable, toast: Toast, levels: Levels) -> None:
        super().__init__(page)
        self._page = page
        self._on_table = on_table
        self._toast = toast
        self._levels = levels
        self.sheet: Sheet | None = None

    def open(self) -> None:
        """Ask who plays from now on, or say why nobody else may."""
        laid = self._on_table.laid()
        if laid is None:
            return
        if why_not := self._why_not(laid.update.over):
            self._toast.say(why_not)
            return
        self.forget()
        self.sheet = sheet = Sheet(self._page, self.tr("Who plays from now on?"), self._consequence())
        choices = SeatChoices(laid.update.seats, self._levels(laid.game.key))
        sheet.add_widget(choices)
        sheet.add_button(self.tr("Change nothing"))
        sheet.add_button(self.tr("Play on like this"), "primary")
        sheet.hidden.connect(self.closed)
        sheet.answered.connect(
            lambda button: self._reseat(laid.update.seats, choices.kinds()) if button == 1 else None
        )
        sheet.open()

    def forget(self) -> None:
        """The sheet is wanted no more."""
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()

    def _why_not(self, over: bool) -> str:
        if over:
            return self.tr("The match is over.")
        if self._on_table.aim is not None:
            return self.tr("Nobody else can play here for you.")
        return ""

    def _consequence(self) -> str:
        return self.tr(
            "A person who takes over a computer’s seat sees what it keeps hidden. In the records a seat for "
            "which a computer has played counts as the computer’s, at the gentlest of its levels."
        )

    def _reseat(self, seats: Sequence[Seat], kinds: Sequence[str]) -> None:
        for number, (seat, kind) in enumerate(zip(seats, kinds, strict=True)):
            if kind != seat.kind:
                self.reseated.emit(number, kind)
