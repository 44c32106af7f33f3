"""What happened since a person's turn: a small journal, with buttons to see it again and to close."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import IconButton
from rome_desktop.app.kit.journal_folds import JournalLine, group_of
from rome_desktop.app.kit.journal_panel import JournalPanel


class RecapPanel(JournalPanel):
    """A journal read from the top down. Esc asks to close it, too."""

    again_pressed = Signal()
    close_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.again: IconButton | None = None
        super().__init__(parent)
        self.unfold_all.hide()
        self.again = IconButton("ui-redo", "", "ghost", 16, self)
        self.shut = IconButton("ui-cross", "", "ghost", 16, self)
        self.again.clicked.connect(self.again_pressed)
        self.shut.clicked.connect(self.close_pressed)
        self.hide()
        self.retranslate()
        self._place_button()

    def _name(self) -> str:
        return self.tr("Meanwhile")

    def retranslate(self) -> None:
        super().retranslate()
        if self.again is not None:
            self.again.set_name(self.tr("Show it again (Shift+E)"))
            self.shut.set_name(self.tr("Close (E)"))

    def _place_button(self) -> None:
        super()._place_button()
        if self.again is None:
            return
        right = self.unfold_all.geometry().right() + 1
        for button in (self.shut, self.again):
            button.resize(button.sizeHint())
            right -= button.width()
            button.move(right, self.unfold_all.y())

    def tell(self, lines: Sequence[JournalLine], own: theme.SeatColour) -> None:
        """Shows these lines in their order; what `own` did or got is unfolded."""
        self._lines = list(lines)
        groups = [group_of(line) for line in lines if line.seat == own]
        self.folds.set_open(groups, True)
        self.model.replace_all(self.folds.folded(lines))
        self.list.scrollToTop()

    def lines(self) -> list[JournalLine]:
        """All that it tells, folded or not."""
        return list(self._lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_pressed.emit()
        else:
            super().keyPressEvent(event)
