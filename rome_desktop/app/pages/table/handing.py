"""The screen goes from hand to hand: when the curtain falls, and that nothing shows beside it."""

from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rome_desktop.app.pages.table.curtain import CurtainPage, Handover, Sealer
from rome_desktop.app.pages.table.eyes import Eyes
from rome_desktop.app.worker import Update
from rome_desktop.engine.steps import Decision
from rome_desktop.session.match import SEALED

if TYPE_CHECKING:
    from rome_desktop.app.pages.table.page import TablePage


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
    """The curtain of the table page. While it is down every part of the table is hidden, not only covered."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self._page = page
        self.eyes = Eyes()
        self.curtain = CurtainPage(parent=page)
        self.curtain.hide()
        self.curtain.opened.connect(self.open)

    @property
    def closed(self) -> bool:
        """Whether the table is hidden now."""
        return not self.curtain.isHidden()

    def forget(self) -> None:
        """Another match, other people."""
        self.eyes = Eyes()
        self._uncover()

    def close(self, update: Update, *, again: bool) -> None:
        """Let the curtain fall before whoever is asked; `again` if the own turn is already under way."""
        page = self._page
        assert update.to_move is not None
        seat = update.seats[update.to_move]
        page.close_covers()
        sealing = sealers(update)
        if sealing:
            what = self.tr("chooses in secret.")
        elif again:
            what = self.tr("goes on with their turn; their secrets will show.")
        else:
            what = self.tr("plays the next turn; their secrets will show.")
        self.curtain.show_for(Handover(seat.name, seat.colour, what, page.title(), sealing))
        page.set_covered(True)
        self.fit()
        self.curtain.show()
        self.curtain.raise_()
        self.curtain.button.setFocus()

    def open(self) -> None:
        """The person named has said that it is they who look."""
        page = self._page
        update, view = page.update_shown, page.view
        if update is None or view is None or update.to_move is None or not self.closed:
            return
        self._uncover()
        self.eyes.open_for(update.to_move)
        self.eyes.look(update, view)
        page.show_again()
        page.table.setFocus()
        page.table.focus_first()

    def fit(self) -> None:
        """Cover the whole page, whatever its size."""
        self.curtain.setGeometry(self._page.rect())

    def _uncover(self) -> None:
        self.curtain.hide()
        self._page.set_covered(False)
