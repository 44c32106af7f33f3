"""A question before something is done that others would mind."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit.sheets import Sheet


class Consent(QObject):
    """One question at a time, in a sheet over the page: it can be left, or what was asked about is done."""

    closed = Signal()
    """The sheet does not cover the page any more."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.sheet: Sheet | None = None

    def ask(self, title: str, text: str, yes: str, act: Callable[[], object]) -> None:
        """`act` follows if the button `yes` is the answer; leaving it is what Enter does."""
        self.forget()
        self.sheet = sheet = Sheet(self._page, title, text)
        sheet.add_button(yes)
        sheet.add_button(self.tr("Leave it"), "primary")
        sheet.hidden.connect(self.closed)
        sheet.answered.connect(lambda button: act() if button == 0 else None)
        sheet.open()

    def forget(self) -> None:
        """Nothing is asked any more."""
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
