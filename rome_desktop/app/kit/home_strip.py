"""The dark strip at the top of the pages that tabs lead to: 64 px, and a row more where words are large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.kit.buttons import EnterButton, OneOf, text_width

ROW: Final = 62
"""Px of 100 % that a row of tabs takes."""
SECOND_ROW: Final = 46
"""What a second row adds."""


class Tab(EnterButton):
    """A tab of the home strip: the open one lies on a gold pill."""

    spoken_role = QAccessible.Role.PageTab

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows lead along the tabs; only Enter and Space open a page."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        group = self.group()
        if by is None or group is None:
            super().keyPressEvent(event)
            return
        tabs = group.buttons()
        tabs[(tabs.index(self) + by) % len(tabs)].setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        look = theme.look()
        width = text_width(look.font("button", 16, bold=True), self.text()) + look.px(34)
        return QSize(int(width), look.px(44))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(self.rect()).adjusted(look.pxf(3), look.pxf(5), -look.pxf(3), -look.pxf(5))
        radius, on = pill.height() / 2, self.isChecked()
        painter.setPen(Qt.PenStyle.NoPen)
        if on or self.underMouse():
            painter.setBrush(look.gold if on else look.tinted("on_strip", 0.13))
            painter.drawRoundedRect(pill, radius, radius)
        painter.setPen(theme.INK_ON_GOLD if on else look.on_strip)
        painter.setFont(look.font("button", 16, bold=True) if on else look.font("body", 16))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            draw_focus_on_strip(painter, pill, radius)
        painter.end()


def draw_focus_on_strip(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The focus ring where the ground is dark in both themes."""
    look = theme.look()
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#7FB4FF"), look.pxf(2.5)))
    d = look.pxf(1)
    painter.drawRoundedRect(rect.adjusted(-d, -d, d, d), radius + d, radius + d)
    painter.restore()


class TabList(QWidget):
    """What holds tabs."""

    spoken_role = QAccessible.Role.PageTabList


class HomeStrip(QWidget):
    """Laurel and name, tabs, and slots at the right for language and settings: `tab_chosen(index)`.

    Where there is no room for all of it the name goes, and then the tabs stand in a row of their own.
    """

    tab_chosen = Signal(int)

    def __init__(self, name: str, tabs: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._named, self._rows = True, 1
        self._group = OneOf(self)
        self._tabs = TabList(self)
        self._slots: list[QWidget] = []
        for index, text in enumerate(tabs):
            self._group.add(Tab(text, self._tabs), index)
        self._group.idClicked.connect(self.tab_chosen)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_tab(0)
        theme.follow(self, self.restyle)

    def set_tab(self, index: int) -> None:
        """Marks a tab as open, without telling."""
        tab = self._group.button(index)
        if tab is not None:
            tab.setChecked(True)

    def tab(self) -> int:
        """The index of the open tab."""
        return self._group.checkedId()

    def set_texts(self, tabs: Sequence[str]) -> None:
        """New words for the same tabs, after a change of language."""
        for button, text in zip(self._group.buttons(), tabs, strict=True):
            button.setText(text)
        self.restyle()

    def add_slot(self, widget: QWidget) -> None:
        """Puts a widget at the right end."""
        widget.setParent(self)
        self._slots.append(widget)
        self._arrange()

    def restyle(self) -> None:
        """Takes over the look in force."""
        self._arrange()
        for tab in self._group.buttons():
            tab.update()
        self.update()

    def fit(self, width: int) -> None:
        """Take as many rows as this width asks for: before it is shown it hears of no size."""
        self.resize(width, self.height())
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # how it lies

    def _arrange(self) -> None:
        look = theme.look()
        gap, edge = look.px(2), look.px(28)
        tabs, slots = self._group.buttons(), self._slots
        tabs_wide, slots_wide = (sum(w.sizeHint().width() + gap for w in row) for row in (tabs, slots))
        name = int(text_width(look.font("display", 27), self._name)) + look.px(84)
        room = self.width() - edge - slots_wide - tabs_wide
        self._named, self._rows = (True, 1) if name <= room else (False, 1)
        if not self._named and look.px(76) > room:
            self._named, self._rows = name <= self.width() - edge - slots_wide, 2
        self.setFixedHeight(look.px(8 + ROW + SECOND_ROW * (self._rows - 1)))
        self._in_row(slots, self.width() - edge - slots_wide, look.px(ROW / 2), gap)
        if self._rows == 1:
            left = name if self._named else look.px(76)
            left += (self.width() - edge - slots_wide - left - tabs_wide) // 2
            left += (self.width() - edge - slots_wide - left - tabs_wide) // 2
            middle = look.px(31)
        else:
            left, middle = (self.width() - tabs_wide) // 2, look.px(ROW / 2 + SECOND_ROW)
        high = max((tab.sizeHint().height() for tab in tabs), default=0)
        self._tabs.setGeometry(left, middle - high // 2, tabs_wide, high)
        self._in_row(tabs, 0, high // 2, gap)

    @staticmethod
    def _in_row(widgets: Sequence[QWidget], left: int, middle: int, gap: int) -> None:
        for widget in widgets:
            hint = widget.sizeHint()
            widget.setGeometry(left, middle - hint.height() // 2, hint.width(), hint.height())
            left += hint.width() + gap

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(640), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rows = QRectF(0, self.height() - look.pxf(12), self.width(), look.pxf(12))
        painter.fillRect(QRectF(self.rect()), look.strip)
        paint.tesserae_row(painter, rows, look.pxf(6), rows=2)
        icons.draw(painter, "laurel", QPointF(look.pxf(44), look.pxf(30)), look.pxf(36), QColor("#E9C46A"))
        if self._named:
            font = look.font("display", 27)
            painter.setFont(font)
            painter.setPen(look.on_strip)
            base = look.pxf(30) + QFontMetricsF(font).capHeight() / 2
            painter.drawText(QPointF(look.pxf(72), base), self._name)
        painter.end()
