"""A number or a word between two buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleValueChangeEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import draw_focus, face, ring_margin, text_width


class Stepper(QWidget):
    """A number or a word between two buttons that step through a list: `chosen(index)`.

    To a screen reader it is a slider that stands at one of `numbers`, or else at the place in the list.
    """

    spoken_role = QAccessible.Role.Slider
    chosen = Signal(int)

    def __init__(
        self,
        options: Sequence[str],
        value: int = 0,
        name: str = "",
        numbers: Sequence[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._options, self._value = list(options), value
        self._numbers = list(numbers) or list(range(len(self._options)))
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.setAccessibleDescription(self._options[self._value] if self._options else "")
        self.updateGeometry()
        self.update()

    def value(self) -> int:
        """The index of the option shown."""
        return self._value

    def set_value(self, index: int) -> None:
        """Shows another option; IndexError outside the list."""
        if not 0 <= index < len(self._options):
            raise IndexError(index)
        if index != self._value:
            self._value = index
            self.restyle()
            if QAccessible.isActive():
                told = QAccessibleValueChangeEvent(self, self._numbers[index])
                QAccessible.updateAccessibility(told)
            self.chosen.emit(index)

    def spoken_value(self) -> tuple[int, int, int]:
        """The least number, the one shown, and the greatest."""
        return self._numbers[0], self._numbers[self._value], self._numbers[-1]

    def step_to(self, number: float) -> None:
        """Show the option whose number is nearest."""
        near = min(range(len(self._numbers)), key=lambda index: abs(self._numbers[index] - number))
        self.set_value(near)

    def set_texts(self, texts: Sequence[str]) -> None:
        """New words for the same options, after a change of language."""
        self._options = list(texts)
        self.restyle()

    def sizeHint(self) -> QSize:
        look = theme.look()
        widest = max((text_width(look.font("button", 14.5), t) for t in self._options), default=0.0)
        return QSize(int(widest) + look.px(88) + 2 * ring_margin(), look.px(36) + 2 * ring_margin())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _step(self, by: int) -> None:
        self.set_value(min(max(self._value + by, 0), len(self._options) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Right, Qt.Key.Key_Up}:
            self._step(1)
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Down}:
            self._step(-1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        for side in (-1, 1):
            if self._end(side).contains(event.position().toPoint()):
                self._step(side)

    def _end(self, side: int) -> QRect:
        rect = face(self).toRect()
        width = theme.look().px(34)
        left = rect.left() if side < 0 else rect.right() - width + 1
        return QRect(left, rect.top(), width, rect.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = face(self), look.pxf(5)
        painter.setPen(QPen(look.outline, look.edge_width()))
        painter.setBrush(look.raised)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setFont(look.font("button", 14.5))
        for side, sign, limit in ((-1, "−", 0), (1, "+", len(self._options) - 1)):
            painter.setPen(look.faint if self._value == limit or not self.isEnabled() else look.ink)
            painter.drawText(self._end(side), Qt.AlignmentFlag.AlignCenter, sign)
        painter.setPen(look.ink if self.isEnabled() else look.faint)
        text = self._options[self._value] if self._options else ""
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
        if self.hasFocus():
            draw_focus(painter, rect, radius)
        painter.end()
