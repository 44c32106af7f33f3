"""Small controls: segments, level dots, switches, sliders; and the buttons, for one import."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import (
    MIN_HIT,
    RING,
    Button,
    EmblemButton,
    IconButton,
    OneOf,
    draw_focus,
    face,
    ring_margin,
    text_width,
)
from rome_desktop.app.kit.stylesheet import mixed

__all__ = [
    "Button",
    "ChoiceRow",
    "EmblemButton",
    "IconButton",
    "LevelDots",
    "Segmented",
    "Slider",
    "Toggle",
    "draw_focus",
]


class _Segment(QRadioButton):
    """One of a row of segments."""

    def __init__(self, text: str, last: bool, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._last = last
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        return self._size(28)

    def minimumSizeHint(self) -> QSize:
        return self._size(14)

    def _size(self, beside: float) -> QSize:
        """With so much beside the word, in px of 100 %."""
        look = theme.look()
        width = int(text_width(look.font("button", 14.5), self.text()) + look.px(beside))
        return QSize(width, look.px(36) + 2 * ring_margin())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        m, radius = ring_margin(), look.pxf(5)
        rect = QRectF(self.rect()).adjusted(0, m, -m if self._last else 0, -m)  # flush with words above it
        on, over = self.isChecked(), self.underMouse() and self.isEnabled()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.outline, look.edge_width()))
        fill = look.ink if on else mixed(look.ink, look.raised, 0.05 if over else 0)
        painter.setBrush(fill if self.isEnabled() or on else look.panel)
        inner = rect.adjusted(0.5, 0.5, -0.5 if self._last else 0.5, -0.5)
        painter.drawRoundedRect(inner, radius, radius)
        ink = look.panel if on else look.muted
        painter.setPen(ink if self.isEnabled() or on else look.faint)
        painter.setFont(look.font("button", 14.5))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            d = look.pxf(RING) / 2
            painter.setPen(QPen(look.focus, look.pxf(RING)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = rect.adjusted(d, 0, 0 if self._last else -d, 0)
            painter.drawRoundedRect(edge.adjusted(0, -d / 2, 0, d / 2), radius, radius)
        painter.end()


class ChoiceRow(QWidget):
    """A row of mutually exclusive buttons: the part that segments and level dots share."""

    spoken_role = QAccessible.Role.Grouping
    chosen = Signal(int)

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = OneOf(self)
        self._group.idToggled.connect(self._toggled)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _add(self, button: QAbstractButton) -> None:
        index = len(self._group.buttons())
        self._row.addWidget(button)
        if index == 0:
            button.setChecked(True)
        self._group.add(button, index)

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.chosen.emit(index)

    def value(self) -> int:
        """The index of the option chosen."""
        return self._group.checkedId()

    def set_value(self, index: int) -> None:
        """Chooses an option; `chosen` is emitted if that changes it. IndexError outside the options."""
        button = self._group.button(index)
        if button is None:
            raise IndexError(index)
        button.setChecked(True)

    def set_texts(self, texts: Sequence[str]) -> None:
        """New words for the same options, after a change of language."""
        for button, text in zip(self._group.buttons(), texts, strict=True):
            button.setText(text)
        self.restyle()

    def set_option_enabled(self, index: int, enabled: bool) -> None:
        """Lets one option be chosen or not."""
        self._group.button(index).setEnabled(enabled)
        self._group.lead()

    def restyle(self) -> None:
        """Takes over the look in force."""
        for button in self._group.buttons():
            button.updateGeometry()
            button.update()


class Segmented(ChoiceRow):
    """A few options side by side, one chosen: `chosen(index)`, `value()`, `set_value(index)`."""

    def __init__(self, options: Sequence[str], name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        for i, text in enumerate(options):
            self._add(_Segment(text, i == len(options) - 1, self))
        theme.follow(self, self.restyle)


class _Dot(QRadioButton):
    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        look = theme.look()
        width = text_width(look.font("small", bold=True), self.text())
        return QSize(max(look.px(44), int(width) + look.px(10)), look.px(46))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, centre, radius = self.isChecked(), QPointF(self.width() / 2, look.pxf(13)), look.pxf(8)
        over = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(look.accent if on or over else look.muted, look.pxf(1.6)))
        painter.setBrush(look.accent if on else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(look.ink if on else look.muted)
        painter.setFont(look.font("small", bold=on))
        label = QRectF(0, look.pxf(25), self.width(), look.pxf(20))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            ring = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            draw_focus(painter, ring, radius)
        painter.end()


class LevelDots(ChoiceRow):
    """The strength of a computer player as labelled dots; labels come from outside."""

    def __init__(self, labels: Sequence[str], name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        for text in labels:
            self._add(_Dot(text, self))
        theme.follow(self, self.restyle)


class Toggle(QCheckBox):
    """A switch; `name` is what a screen reader says, the visible words stand beside it on the page."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        look, m = theme.look(), 2 * ring_margin()
        return QSize(look.px(50) + m, look.px(26) + m)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, on = face(self), self.isChecked()
        radius = rect.height() / 2
        track = look.good if on else look.faint
        if not self.isEnabled():
            track = mixed(track, look.panel, 0.55)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(track)
        painter.drawRoundedRect(rect, radius, radius)
        x = rect.right() - radius if on else rect.left() + radius
        knob = QPointF(x, rect.center().y())
        painter.setBrush(QColor("#FFFFFF") if not look.dark else QColor("#17161B"))
        painter.drawEllipse(knob, radius - look.pxf(3), radius - look.pxf(3))
        if on:  # the mark says the same as the colour
            icons.draw(painter, "ui-confirm", knob, look.pxf(11), look.good)
        if self.hasFocus():
            draw_focus(painter, rect, radius)
        painter.end()


class Slider(QSlider):
    """A horizontal slider in whole steps; `name` is what a screen reader says."""

    def __init__(
        self, low: int, high: int, value: int, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(low, high)
        self.setValue(value)
        self.setAccessibleName(name)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = theme.look()
        return QSize(look.px(140), max(MIN_HIT, look.px(28)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
