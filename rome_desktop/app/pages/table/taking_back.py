"""Taking back and playing again, as far as nobody has learned what cannot be unlearned."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.pages.shared.page import joined
from rome_desktop.app.pages.table.consent import Consent
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.worker import Update
from rome_desktop.session.match import Entry


class TakingBack(QObject):
    """Counts the clicks between now and then; whoever hears `taken_back` takes them back one by one.

    `leave_past` returns to the present and `put_down` puts down what is in hand; both say whether there was
    something to do. `interrupt` ends what is being shown or thought. What others did since is taken back only
    with `consent`.
    """

    taken_back = Signal()
    """One click."""
    redone = Signal()

    def __init__(
        self,
        on_table: OnTable,
        leave_past: Callable[[], bool],
        put_down: Callable[[], bool],
        interrupt: Callable[[], object],
        consent: Consent,
    ) -> None:
        super().__init__()
        self._consent = consent
        self._on_table = on_table
        self._leave_past = leave_past
        self._put_down = put_down
        self._interrupt = interrupt

    def undo(self) -> None:
        """Put down what is in hand, or take back the last click of a person."""
        if not self._leave_past() and not self._put_down() and self._allowed() is not None:
            self._take_back(1)

    def undo_turn(self) -> None:
        """Take back to the start of the turn of the last click."""
        self._leave_past()
        update = self._allowed()
        if update is None:
            return
        clicks = 0
        for entry in reversed(_upto(update, update.take_back.upto)):
            if entry.barrier or entry.seat != update.take_back.seat or (clicks and self._begins_turn(entry)):
                break
            clicks += not entry.auto
        self._take_back(max(1, clicks))

    def redo(self) -> None:
        """Play again what was taken back."""
        here = self._on_table
        if here.update is not None and here.update.can_redo and here.past is None and not here.waiting:
            self._interrupt()
            self.redone.emit()

    def can_return_to(self, index: int) -> bool:
        """Whether the table before a line of the record can be had again."""
        return self._clicks_to(index) > 0

    def return_to(self, index: int) -> None:
        """Take back to before a line of the record."""
        clicks, names = self._clicks_to(index), self._others_since(index)

        def go() -> None:
            self._leave_past()
            self._go_back(clicks)

        if names:
            self._consent.ask(
                self.tr("Return to here"),
                self.tr("What {names} did since goes too.").format(names=joined(names)),
                self.tr("Return"),
                go,
            )
        else:
            go()

    def _take_back(self, clicks: int) -> None:
        """So many clicks; asks first where another person's turn goes with them."""
        update = self._on_table.update
        whose = update.take_back.seat if update is not None else None
        if update is not None and whose is not None and self._is_anothers(update, whose):
            name = update.seats[whose].name
            self._consent.ask(
                self.tr("This was {name}’s turn").format(name=name),
                self.tr("It is not your own move but {name}’s that would be taken back.").format(name=name),
                self.tr("Take it back"),
                lambda: self._go_back(clicks),
            )
        else:
            self._go_back(clicks)

    def _is_anothers(self, update: Update, seat: int) -> bool:
        """Whether a seat's last click is that of another person than the one who is asked."""
        mover = update.to_move
        return mover is not None and mover != seat and update.seats[mover].is_human

    def _go_back(self, clicks: int) -> None:
        if clicks:
            self._interrupt()
        for _ in range(clicks):
            self.taken_back.emit()

    def _allowed(self) -> Update | None:
        """The update shown, if it is the last one and something of it can be taken back."""
        update = self._on_table.update
        can = update is not None and update.take_back.allowed and not self._on_table.waiting
        return update if can else None

    def _others_since(self, index: int) -> list[str]:
        """Who else than the person asked has acted since, or than whose click line `index` is."""
        update = self._allowed()
        if update is None:
            return []
        since = [entry for entry in update.entries if entry.index >= index]
        own, mover = since[0].seat if since else None, update.to_move
        if mover is not None and update.seats[mover].is_human:
            own = mover
        seats = dict.fromkeys(entry.seat for entry in since if entry.seat not in (own, None))
        return [update.seats[seat].name for seat in seats]

    def _begins_turn(self, entry: Entry) -> bool:
        laid, context = self._on_table.laid(), self._on_table.context()
        return laid is not None and any(laid.words.divider(event, context) for event in entry.events)

    def _clicks_to(self, index: int) -> int:
        """How many clicks lie between now and the click that line `index` is; 0 if one cannot be undone."""
        update = self._allowed()
        if update is None:
            return 0
        since = [entry for entry in update.entries if entry.index >= index]
        people = {n for n, seat in enumerate(update.seats) if seat.is_human}
        clicks = [entry for entry in since if entry.seat in people and not entry.auto]
        if not clicks or clicks[0].index != index or any(entry.barrier for entry in since):
            return 0
        acted = {entry.seat for entry in since if not entry.auto}
        return len(clicks) if len(people) == 1 or len(acted) == 1 else 0


def _upto(update: Update, index: int) -> list[Entry]:
    """The entries up to a line, that line included."""
    return [entry for entry in update.entries if entry.index <= index]
