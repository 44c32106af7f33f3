"""The screen goes from hand to hand: when the curtain falls, and that nothing shows beside it."""

from collections.abc import Callable
from itertools import takewhile

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rome_desktop.app.pages.table.curtain import CurtainPage, Handover, Sealer
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.worker import Update
from rome_desktop.engine.steps import Decision
from rome_desktop.session.match import SEALED


def sealers(update: Update) -> tuple[Sealer, ...]:
    """Who takes part in a round of sealed choices, in turn order: who has chosen, never what.

    A round may ask a seat several times in a row. Empty when nothing is chosen in secret.
    """
    pending = update.views[None].pending
    top = pending[-1] if pending else None
    if not isinstance(top, Decision) or not top.sealed:
        return ()
    kinds = {type(option) for option in update.options}
    others = takewhile(lambda step: type(step) is type(top), reversed(pending[:-1]))
    seats = dict.fromkeys(step.seat for step in others if isinstance(step, Decision))
    rest = [seat for seat in seats if seat != top.seat]
    done: list[int] = []
    for entry in reversed(update.entries):
        if (
            entry.barrier != SEALED
            or entry.seat is None
            or entry.seat in {top.seat, *rest}  # of the round before: this one they have still to answer
            or type(entry.action) not in kinds
        ):
            break
        if entry.seat not in done:
            done.append(entry.seat)
    states = [
        *((seat, "sealed") for seat in reversed(done)),
        (top.seat, "now"),
        *((s, "waits") for s in rest),
    ]
    return tuple(Sealer(update.seats[s].name, update.seats[s].colour, state) for s, state in states)


class Handing(QObject):
    """The curtain over a page. While it is down every part of the page is hidden, not only covered.

    `cover(hidden)` hides the parts and shows them again; `opened` says that the person named is looking.
    """

    opened = Signal()

    def __init__(self, page: QWidget, on_table: OnTable, cover: Callable[[bool], object]) -> None:
        super().__init__(page)
        self._page = page
        self._on_table = on_table
        self._cover = cover
        self.curtain = CurtainPage(parent=page)
        self.curtain.hide()
        self.curtain.opened.connect(self._open)

    def close(self, update: Update, title: str, *, again: bool) -> None:
        """Let the curtain fall before whoever is asked; `again` if the own turn is already under way."""
        assert update.to_move is not None
        seat = update.seats[update.to_move]
        sealing = sealers(update)
        if sealing:
            what = self.tr("chooses in secret.")
        elif again:
            what = self.tr("goes on with their turn; their secrets will show.")
        else:
            what = self.tr("plays the next turn; their secrets will show.")
        self.curtain.show_for(Handover(seat.name, seat.colour, what, title, sealing))
        self._on_table.curtained = True
        self._cover(True)
        self.fit()
        self.curtain.show()
        self.curtain.raise_()
        self.curtain.button.setFocus()

    def _open(self) -> None:
        """The person named has said that it is they who look."""
        here, laid = self._on_table, self._on_table.laid()
        if laid is None or laid.update.to_move is None or not here.curtained:
            return
        self.lift()
        here.eyes.open_for(laid.update.to_move)
        here.eyes.look(laid.update, laid.view)
        self.opened.emit()

    def lift(self) -> None:
        """No curtain: it was opened, or the match has left the table."""
        self._on_table.curtained = False
        self.curtain.hide()
        self._cover(False)

    def fit(self) -> None:
        """Cover the whole page, whatever its size."""
        self.curtain.setGeometry(self._page.rect())
