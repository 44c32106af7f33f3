"""What is said to a screen reader without anybody asking: once, and in order.

Windows and macOS read announcements. Older versions of Orca know none, but all read a notification that
begins to show: on Linux each sentence is one of a few notifications of the window, in turn, so that a reader
who comes late still finds the words of the one it was told of.
"""

# Qt's stubs leave out that an interface may answer "none" where C++ has a null pointer.
# mypy: disable-error-code="override"

import sys
from itertools import cycle
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QWidget

NOTES: Final = 8
"""So many sentences of a window can be asked for at once."""
BY_NOTE = sys.platform.startswith("linux")


class Note(QWidget):
    """A sentence that is heard, not seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(0, 0)

    def say(self, text: str) -> None:
        """Show up with these words."""
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))


class NoteInterface(QAccessibleInterface):
    """A note is a notification."""

    def __init__(self, note: Note) -> None:
        super().__init__()
        self._note = note

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:
        return self._note

    def window(self) -> QWindow | None:
        return self._note.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        above = self._note.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above is not None else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def rect(self) -> QRect:
        return QRect(self._note.mapToGlobal(QPoint(0, 0)), self._note.size())

    def text(self, kind: QAccessible.Text) -> str:
        return self._note.accessibleName() if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass

    def state(self) -> QAccessible.State:
        return QAccessible.State()


class Herald(QObject):
    """Says sentences for one window; made when the first one is to be said."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("herald")
        self.notes = [Note(window) for _ in range(NOTES)]
        self._next = cycle(self.notes)

    def say(self, text: str) -> None:
        """Let the next note show these words."""
        next(self._next).say(text)


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Has a screen reader say a text: after what it says now, or at once ("your turn")."""
    if not text or not QAccessible.isActive():
        return
    if BY_NOTE:
        window = widget.window()
        herald = window.findChild(Herald, "herald", Qt.FindChildOption.FindDirectChildrenOnly)
        (herald or Herald(window)).say(text)
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    polite = QAccessible.AnnouncementPoliteness
    event.setPoliteness(polite.Assertive if at_once else polite.Polite)
    QAccessible.updateAccessibility(event)
