"""The recap: what the others did since a person's turn, and what it changed for that person, line by line."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.chrome import JournalLine, SeatRail
from rome_desktop.app.kit.recap_panel import RecapPanel
from rome_desktop.app.kit.widgets import announce
from rome_desktop.app.pages.shared.journal_lines import lines_in_time
from rome_desktop.app.pages.shared.page import joined
from rome_desktop.app.pages.table.on_table import Laid, OnTable
from rome_desktop.app.pages.table.since import Meanwhile, Since
from rome_desktop.engine.events import Event

OWN = -1
"""The key of the line that says what is otherwise for the person asked."""
LEAST = 150
"""So high, in px of 100 %, where it was asked for; over the lowest seats if there is no other room."""


class Recap(QObject):
    """Opens by itself in the journal's place when a person is asked again, and goes with their next action.

    Where the rail has no room below the seats, or nothing was done or changed, it waits to be asked for (E).
    """

    looked_back = Signal(int)
    """A line was chosen: the table as it was before it is wanted."""

    def __init__(self, page: QWidget, rail: SeatRail, on_table: OnTable, since: Since) -> None:
        super().__init__(page)
        self._page = page
        self._rail = rail
        self._on_table = on_table
        self._since = since
        self.by_itself = True
        """Whether it opens without being asked for: not where somebody else tells what happened."""
        self._of: tuple[int, int] | None = None
        """Whose turn it tells of, and from which line of the record on."""
        self.panel = RecapPanel(page)
        self.panel.line_hovered.connect(self._light)
        self.panel.line_left.connect(lambda: self._light(None))
        self.panel.line_chosen.connect(self._choose)
        self.panel.close_pressed.connect(self.close)
        rail.installEventFilter(self)

    # ---- when it is there

    def show(self) -> None:
        """Once the table is shown: tell what there is to tell, unless it was closed already."""
        here, laid = self._on_table, self._on_table.laid()
        if here.past is not None or laid is None:
            return
        told = self._since.meanwhile() if here.aim is None else None
        if told is None:
            self.forget()
            return
        news = self._of != (told.seat, told.lines)
        self._of = (told.seat, told.lines)
        lines = self._lines(laid, told)
        if lines != self.panel.lines():
            self.panel.tell(lines, self._colour(laid, told.seat))
        room = self._room().height()
        if news and self.by_itself and told.changes:
            announce(self._page, lines[0].sentence)  # what the others did was said as it happened
        tells = bool(told.changes) or len(lines) > 1
        if news and self.by_itself and tells and room >= theme.look().px(SeatRail.JOURNAL_LEAST):
            self._open()
        self.fit()

    def forget(self) -> None:
        """Somebody acted, or another match is on the table."""
        self._of = None
        self._hide()

    def close(self) -> None:
        """Away with it, until the person is asked again or wants it."""
        self._hide()

    def toggle(self) -> bool:
        """E: to its lines, or away from them; False if there is nothing to tell."""
        if self._of is None:
            return False
        if self.panel.isVisible() and self.has_keyboard():
            self.close()
        else:
            self._open()
            self.panel.lend_keyboard(self.panel.list)
            self.panel.list.setCurrentIndex(self.panel.model.index(0))
        return True

    def has_keyboard(self) -> bool:
        """Whether the keyboard is in it."""
        return self.panel.holds_keyboard()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move}:
            self.fit()
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Take the place that the seats leave."""
        if self.panel.isVisible():
            room = self._room()
            least = min(theme.look().px(LEAST), self._rail.height())
            room.setTop(min(room.top(), room.bottom() + 1 - least))
            self.panel.setGeometry(room)

    def _room(self) -> QRect:
        return self._rail.room_below().translated(self._rail.pos())

    def _open(self) -> None:
        self.panel.show()
        self.fit()
        self.panel.raise_()

    def _hide(self) -> None:
        if self.panel.isVisible():
            self.panel.hide()
            self._light(None)

    # ---- what it says

    def _lines(self, laid: Laid, told: Meanwhile) -> list[JournalLine]:
        update = laid.update
        since = [entry for entry in update.entries if entry.index >= told.lines]
        done = lines_in_time(since, laid.words, self._on_table.context(), update.lines)
        return [self._own(laid, told), *(line for line in done if not line.is_rule)]

    def _own(self, laid: Laid, told: Meanwhile) -> JournalLine:
        name = laid.update.seats[told.seat].name
        says = (
            self.tr("{name} has {changes}.") if told.changes else self.tr("For {name} nothing has changed.")
        )
        sentence = says.format(name=name, changes=joined(told.changes))
        return JournalLine(OWN, sentence, self._colour(laid, told.seat), name)

    def _colour(self, laid: Laid, seat: int) -> theme.SeatColour:
        return theme.seat(laid.update.seats[seat].colour)

    # ---- what its lines speak of

    def _light(self, key: int | None) -> None:
        """Ring what a line speaks of, on the table."""
        here, laid = self._on_table, self._on_table.laid()
        if laid is None or here.busy or here.past is not None:
            return
        entries = laid.update.entries
        if key == OWN and self._of is not None:
            seat, lines = self._of
            since = (event for entry in entries if entry.index >= lines for event in entry.events)
            laid.view.halo(list(_of_seat(since, seat)))
        else:
            laid.view.halo(next((entry.events for entry in entries if entry.index == key), ()))

    def _choose(self, key: int) -> None:
        if key != OWN:
            self.looked_back.emit(key)


def _of_seat(events: Iterable[Event], seat: int) -> Iterable[Event]:
    """What concerns a seat."""
    return (event for event in events if getattr(event, "seat", None) == seat)
