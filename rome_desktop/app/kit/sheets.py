"""A modal sheet over the page: title, text, anything, buttons. Esc takes it away.

What stands between title and buttons is scrolled where the page has no room for it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.controls import Button
from rome_desktop.app.kit.overlay import Overlay
from rome_desktop.app.kit.scrolling import Scroller

SCROLLED = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -2,
    Qt.Key.Key_PageDown: 2,
}
"""Keys that scroll what has no room, and how far: a step, or (2) a page."""


class Sheet(Overlay):
    """Covers its parent with a veil, shows a panel in the middle, and keeps the keyboard while it is open.

    `answered(int)` gives the index of the button pressed; Esc and a click beside the panel give `cancelled`
    instead, unless the sheet must be answered. The widget hides itself either way.
    """

    answered = Signal(int)
    cancelled = Signal()
    spoken_role = QAccessible.Role.Dialog
    hidden = Signal()
    """It does not cover anything any more, whatever has closed it."""

    def __init__(
        self, parent: QWidget, title: str = "", text: str = "", *, must_answer: bool = False
    ) -> None:
        super().__init__(parent)
        self._must_answer = must_answer
        self._panel = QWidget(self)
        self._column = QVBoxLayout(self._panel)
        self._title, self._text = QLabel(title), QLabel(text)
        for label in (self._title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        inner = QWidget()
        self._body = QVBoxLayout(inner)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(self._text)
        self._column.addWidget(self._title)
        self._middle = Scroller(inner, self._panel)  # after the title, in which order they are read
        self._column.addWidget(self._middle, 1)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._column.addLayout(self._row)
        self._buttons: list[Button] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self.hide()
        theme.follow(self, self.restyle)
        self.set_words(title, text)

    def set_words(self, title: str, text: str) -> None:
        """Changes title and text."""
        self._title.setText(title)
        self._text.setText(text)
        self._title.setVisible(bool(title))
        self._text.setVisible(bool(text))
        self._middle.setVisible(not self._is_bare())
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._place()

    def add_widget(self, widget: QWidget) -> None:
        """Puts a widget between the text and the buttons."""
        self._body.addWidget(widget)
        self._middle.show()
        self._place()

    def add_button(self, text: str, kind: str = "plain", key: str | None = None) -> Button:
        """Adds a button at the right end; the last primary one has the focus at first."""
        button = Button(text, kind, key=key, parent=self._panel)
        index = len(self._buttons)
        button.clicked.connect(lambda: self._answer(index))
        self._buttons.append(button)
        self._row.addWidget(button)
        self._place()
        return button

    def open(self) -> None:
        """Shows the sheet over its parent and takes the keyboard."""
        self._cover()
        self.show()
        self.raise_()
        self.lend_keyboard(self._buttons[-1] if self._buttons else self)

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self._title.setFont(look.font("display", 22))
        self._text.setFont(look.font("body", 16))
        margin = look.px(28)
        self._column.setContentsMargins(margin, look.px(24), margin, look.px(20))
        self._column.setSpacing(look.px(12))
        self._body.setSpacing(look.px(12))
        self._row.setSpacing(look.px(4))
        self._place()
        self.update()

    def _answer(self, index: int) -> None:
        self.hide()
        self.answered.emit(index)

    def _cancel(self) -> None:
        if not self._must_answer:
            self.hide()
            self.cancelled.emit()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self._place()

    def _place(self) -> None:
        look, margins = theme.look(), self._column.contentsMargins()
        beside = margins.left() + margins.right()
        widest, highest = (max(1, side - look.px(40)) for side in (self.width(), self.height()))
        least = max(self._column.minimumSize().width(), self._body.minimumSize().width() + beside)
        width = min(max(look.px(540), least), widest)
        high = self._height(width - beside)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if high > highest:  # a bar stands beside what is scrolled; Qt keeps one that is needed no more
            width = min(max(width, least + self._middle.verticalScrollBar().sizeHint().width()), widest)
            high, policy = highest, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._middle.setVerticalScrollBarPolicy(policy)
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - high) * 2 // 5, width, high)

    def _height(self, wide: int) -> int:
        """How high the panel is with all that it holds, which is so wide."""
        margins = self._column.contentsMargins()
        rows = [self._row.sizeHint().height()]
        rows += [self._middle.least_height(wide)] if not self._is_bare() else []
        rows += [self._title.heightForWidth(wide)] if not self._title.isHidden() else []
        return margins.top() + margins.bottom() + sum(rows) + self._column.spacing() * (len(rows) - 1)

    def _is_bare(self) -> bool:
        """Whether nothing stands between title and buttons."""
        return self._body.count() == 1 and self._text.isHidden()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self._cover()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays among the widgets of the sheet."""
        inside = [
            child
            for child in self._panel.findChildren(QWidget)
            if child.isVisibleTo(self) and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if not inside:
            return True
        current = QApplication.focusWidget()
        at = inside.index(current) if current in inside else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        inside[(at + (1 if forward else -1)) % len(inside)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._cancel()
        elif (steps := SCROLLED.get(Qt.Key(event.key()))) is not None:
            bar = self._middle.verticalScrollBar()
            bar.setValue(bar.value() + steps * (bar.singleStep() if abs(steps) == 1 else bar.pageStep() // 2))
        event.accept()  # nothing below the sheet hears the keyboard

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._panel.geometry().contains(event.position().toPoint()):
            self._cancel()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        veil = look.shadow
        veil.setAlphaF(0.55 if not look.dark else 0.66)
        painter.fillRect(self.rect(), veil)
        rect = QRectF(self._panel.geometry())
        paint.panel(
            painter, rect, look.pxf(12), look.panel, look.gold, width=look.edge_width(1.5), strength=2.0
        )
        painter.end()
