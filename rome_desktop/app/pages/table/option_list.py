"""Every option of a decision as a numbered list of sentences (key L): the way without the board."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QCursor, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.option_panel import OptionPanel, above_bar
from rome_desktop.app.kit.widgets import Field

LEAST = 90
"""Px of 100 % that the list is high at the least."""


def _is_letter(event: QKeyEvent) -> bool:
    """Whether a key writes a letter: no digit, no space, nothing held but Shift."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return not held and event.text().isalpha()


def _digit_of(event: QKeyEvent) -> int | None:
    """The digit that a key writes, nothing held; None for all other keys."""
    text, held = event.text(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return int(text) if text.isdecimal() and not held & ~Qt.KeyboardModifier.ShiftModifier else None


class OptionList(OptionPanel):
    """A panel at the side of the table. Arrows and Enter choose, digits name a number, typing narrows.

    The table shows where an option is, for a sentence often has no better name for a place than its
    coordinates.
    """

    spoken_role = QAccessible.Role.Grouping

    def __init__(self, parent: QWidget, table: QWidget | None = None) -> None:
        super().__init__(parent, table, 20)
        self._options: list[tuple[object, str]] = []
        self._resting = QCursor.pos()
        """Where the mouse was when the list opened."""
        self._more: list[str] = []
        self._needed = 0
        """How high it is for all of its options; 0 before it was open."""
        self.filter = Field("", parent=self)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.filter.textChanged.connect(self._narrow)
        self.filter.returnPressed.connect(self._first)
        self.list.installEventFilter(self)
        self.filter.installEventFilter(self)
        self._begin(self._heading, self.filter, self.list)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("All options"))
        self.filter.setPlaceholderText(self.tr("Type to narrow the list"))
        self.filter.setAccessibleName(self.tr("Narrow the list"))
        self.list.setAccessibleName(self.tr("All options"))

    def restyle(self) -> None:
        px = theme.look().px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(20), px(16), px(20), px(20))
            layout.setSpacing(px(10))
        self.list.setFont(theme.look().font("body", 15))
        self.list.setSpacing(px(1))
        self.fit()

    def show_options(self, options: Sequence[tuple[object, str]], more: Sequence[str] = ()) -> None:
        """Open at the left, over rail and journal, the keyboard on the list.

        `more` tells of each option what it costs and brings, and the rule it rests on.
        """
        self._options = list(options)
        self._more = [*more, *([""] * (len(options) - len(more)))]
        if not self.isVisible():
            self._resting = QCursor.pos()
        self.show()
        self.filter.clear()
        self._narrow("")
        self.fit()
        self.raise_()
        self.lend_keyboard(self.list)

    def fit(self) -> None:
        """At the left of the table, no higher than all options need, however few are left of them."""
        parent, px = self.parentWidget(), theme.look().px
        if parent is None:
            return
        width, top = min(px(430), max(parent.width() // 3, px(300))), px(44)
        high = above_bar(parent, self._table) - top
        self.setGeometry(px(6), top, width, high)
        layout, last = self.layout(), self.list.count() - 1
        if layout is None or self.isHidden() or self.filter.text() or last < 0:
            self.resize(width, min(high, self._needed or high))
            return
        layout.activate()
        self.list.doItemsLayout()
        seen = self.list.viewport().height()
        below = seen - self.list.visualItemRect(self.list.item(last)).bottom() - px(12)
        self._needed = high - max(0, min(below, seen - px(LEAST)))
        self.resize(width, self._needed)

    def _narrow(self, text: str) -> None:
        """A number stands first where it is named, before sentences that have it in them."""
        words = text.casefold().split()
        self.list.clear()
        found = [
            (number, option, sentence, more)
            for number, ((option, sentence), more) in enumerate(
                zip(self._options, self._more, strict=True), 1
            )
            if all(word in f"{sentence} {more}".casefold() or str(number).startswith(word) for word in words)
        ]
        for number, option, sentence, more in sorted(found, key=lambda one: [str(one[0])] != words):
            name = f"{number}.  {sentence}"
            item = QListWidgetItem(f"{name}\n{more}" if more else name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, more)
            item.setData(Qt.ItemDataRole.UserRole, option)
            self.list.addItem(item)
        if self.list.count():
            self.list.setCurrentRow(0)

    def current(self) -> object:
        """The option under the keyboard or the mouse; None where the list is empty."""
        row = self.list.currentRow()
        return self.list.item(row).data(Qt.ItemDataRole.UserRole) if row >= 0 else None

    def _entered(self, item: QListWidgetItem) -> None:
        """The mouse came to a line; where the list opened below a resting mouse the first stays chosen."""
        if QCursor.pos() != self._resting:
            self.list.setCurrentItem(item)

    def _first(self) -> None:
        if self.list.count():
            self._activated(self.list.item(0))

    def _choose(self, option: object) -> None:
        self.hide()
        super()._choose(option)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letters narrow the list from wherever the keyboard is; none of them is a key of the table here."""
        if not isinstance(event, QKeyEvent) or watched not in (self.filter, self.list):
            return super().eventFilter(watched, event)
        if watched is self.filter:
            down = event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Down
            if down:
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            return down
        if watched is self.list and event.type() == QEvent.Type.KeyPress and _digit_of(event) is not None:
            self.keyPressEvent(event)  # the list itself would go to the next line that begins with it
            return True
        if not _is_letter(event):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
            self.filter.insert(event.text())
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return  # chosen already; the page below would confirm once more
        number = _digit_of(event)
        if number is not None:
            self._digit(number, event.text())
            return
        super().keyPressEvent(event)

    def _digit(self, number: int, text: str) -> None:
        """One digit is enough for nine options; with more of them it narrows the list to such numbers."""
        if len(self._options) <= 9:
            if 1 <= number <= len(self._options):
                self._choose(self._options[number - 1][0])
        elif number or self.filter.text():
            self.filter.setFocus()
            self.filter.insert(text)
