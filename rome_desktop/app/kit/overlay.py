"""What lies over a page: whoever takes it away, the keyboard goes back to where it was before."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class Overlay(QWidget):
    """Knows who had the keyboard before it; left to Qt, the keyboard would go on from whatever is hidden."""

    _before: QWidget | None = None

    def holds_keyboard(self) -> bool:
        """Whether the keyboard is in it."""
        holder: QWidget | None = self.window().focusWidget()
        return holder is not None and (holder is self or self.isAncestorOf(holder))

    def lend_keyboard(self, part: QWidget) -> None:
        """To a part of it, from wherever the keyboard is."""
        if not self.holds_keyboard():
            self._before = self.window().focusWidget()
        part.setFocus(Qt.FocusReason.PopupFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():  # not only the page it lies on
            self._give_back()

    def _give_back(self) -> None:
        """To whoever had it; to the page where that is gone."""
        before, self._before = self._before, None
        if not self.holds_keyboard():
            return
        if before is None or not isValid(before) or not (before.isVisible() and before.isEnabled()):
            before = self.parentWidget()
        if before is not None:
            before.setFocus(Qt.FocusReason.PopupFocusReason)
