"""The match on the table page: what lies there, and what may lie over it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from rome_desktop.ai.players import level_names
from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit.chrome import DecisionBar
from rome_desktop.app.kit.hint_panel import HintPanel
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.widgets import Toast
from rome_desktop.app.pages.shared.display import MatchDisplay
from rome_desktop.app.pages.table.consent import Consent
from rome_desktop.app.pages.table.explaining import Explaining
from rome_desktop.app.pages.table.handing import Handing
from rome_desktop.app.pages.table.keeping import Keeper
from rome_desktop.app.pages.table.listing import Listing
from rome_desktop.app.pages.table.looking import Looking
from rome_desktop.app.pages.table.on_table import OnTable
from rome_desktop.app.pages.table.option_list import OptionList
from rome_desktop.app.pages.table.seating import Seating
from rome_desktop.app.worker import MatchThread, Opened, Update
from rome_desktop.engine.steps import State
from rome_desktop.session.settings import Settings


class LaidTable(MatchDisplay):
    """Shows a match and what explains it; nothing here answers for anybody."""

    def __init__(self, thread: MatchThread, settings: Settings) -> None:
        self.decision_bar = DecisionBar()
        super().__init__(self.decision_bar, settings)
        self.link = thread
        self.toast = toast = Toast(self)
        self.on_table = here = OnTable(self.context_for)
        self.explaining = Explaining(self.table, here, toast)
        self.card = self.explaining.card
        self.handing = Handing(self, here, self.set_covered)
        self.curtain = self.handing.curtain
        self.option_list = OptionList(self, self.table)
        self.hint_panel = HintPanel(self, self.table)
        self.listing = Listing(self.option_list, self.table, here)
        self.looking = Looking(self, self.table, here, self.tells_points)
        self.keeper = Keeper(thread, toast, self)
        self.consent = Consent(self)
        self.seating = Seating(self, here, toast, level_names)

    # ---- what lies on the table

    @property
    def opened(self) -> Opened | None:
        return self.on_table.opened

    @property
    def update_shown(self) -> Update | None:
        return self.on_table.update

    @property
    def busy(self) -> bool:
        return self.on_table.busy

    def state(self) -> State:
        """What the page shows."""
        return self.on_table.state()

    def context(self) -> TableContext:
        """Who sits where and who looks."""
        return self.on_table.context()

    def human_is_asked(self) -> bool:
        """Whether a person may answer now."""
        return self.on_table.asked() is not None

    # ---- what lies over it

    def close_covers(self) -> None:
        """Nothing is offered, and nothing lies over the table."""
        self.table.clear_offer()
        self.card.close_card()
        self.toast.hide()
        for cover in (self.option_list, self.looking.comparison):
            cover.hide()

    def sheets(self) -> list[Sheet]:
        """All that were ever laid over the page and are not gone yet, whoever laid them there."""
        return [part for part in self.children() if isinstance(part, Sheet)]

    def is_covered(self) -> bool:
        """Whether the keys of the table are not for the table now."""
        return self.on_table.curtained or any(sheet.isVisible() for sheet in self.sheets())

    def give_keyboard(self, part: QWidget, reads: bool) -> None:
        """To what is due now, unless somebody reads elsewhere or something lies over the table."""
        reads = reads or self.option_list.isVisible() or self.journal.list.hasFocus()
        if self.isVisible() and not reads and not self.is_covered():
            part.setFocus()

    def strip_pressed(self, key: str) -> None:
        """One of the strip's buttons."""
        if key == "tables":
            self.looking.show_tables()
        else:
            super().strip_pressed(key)

    # ---- how it is shown

    def _show_around(self, update: Update, active: int | None) -> None:
        self.set_framed(self.on_table.past is not None)
        self.show_around(self.state(), self.context(), update.entries, update.lines, active)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.handing.fit()
