"""What is asked, as something the keyboard can stand on: a screen reader reads it there whenever it likes."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import draw_focus


class Prompt(QWidget):
    """Lies over the words that the bar draws, and is seen only while it has the keyboard.

    Its name is the sentence in force, its description what else the bar tells; Qt says when they change.
    """

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, sentence: str, *more: str) -> None:
        """Other words."""
        if sentence != self.accessibleName():
            self.setAccessibleName(sentence)
        told = " ".join(part for part in more if part)
        if told != self.accessibleDescription():
            self.setAccessibleDescription(told)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            inner = theme.look().pxf(5)
            draw_focus(painter, QRectF(self.rect()).adjusted(inner, inner, -inner, -inner), inner)
            painter.end()
