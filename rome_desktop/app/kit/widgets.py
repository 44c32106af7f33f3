"""Panels, words and fields: what pages are laid out with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.kit.controls import (
    Button,
    ChoiceRow,
    EmblemButton,
    IconButton,
    LevelDots,
    Segmented,
    Slider,
    Toggle,
)
from rome_desktop.app.kit.live import announce
from rome_desktop.app.kit.scale_bar import ScaleBar
from rome_desktop.app.kit.scrolling import Scroller, needed_width
from rome_desktop.app.kit.sheets import Sheet
from rome_desktop.app.kit.stepper import Stepper
from rome_desktop.app.kit.stylesheet import mixed

__all__ = [
    "Button",
    "Choice",
    "ChoiceRow",
    "EmblemButton",
    "Field",
    "Heading",
    "IconButton",
    "Label",
    "LevelDots",
    "Note",
    "Panel",
    "ScaleBar",
    "Scroller",
    "Segmented",
    "Sheet",
    "Slider",
    "Stepper",
    "Toast",
    "Toggle",
    "announce",
    "needed_width",
    "retire",
]

LABEL_ROLES: Final = {
    "sentence": ("sentence", "ink", None),
    "body": ("body", "ink", None),
    "strong": ("body", "ink", True),
    "label": ("label", "ink", None),
    "small": ("small", "muted", None),
    "muted": ("body", "muted", None),
    "faint": ("small", "faint", None),
    "reading": ("reading", "ink", None),
    "numeral": ("numeral", "gold_ink", None),
}
"""Role of a label: role of the font, role of the colour, whether bold."""


class Label(QLabel):
    """Words in one of `LABEL_ROLES`, or in a colour role of one's own."""

    def __init__(
        self,
        text: str = "",
        role: str = "body",
        *,
        colour: str | None = None,
        wrap: bool = False,
        size: float | None = None,
        bold: bool | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._font_role, self._colour, self._bold = LABEL_ROLES[role]
        self._colour = colour or self._colour
        self._bold = bold if bold is not None else self._bold
        self._size = size
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        theme.follow(self, self.restyle)

    def set_colour(self, role: str) -> None:
        """Changes the colour role."""
        self._colour = role
        self.restyle()

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self.setFont(look.font(self._font_role, self._size, self._bold))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, look.colour(self._colour))
        self.setPalette(palette)


FIRST, SECOND = 23.0, 18.0
"""The sizes from which a title is the first of a page, or of a panel, in px of 100 %."""


class Heading(QLabel):
    """A title in Cinzel; `size` in px of 100 %, which also says how deep it stands."""

    spoken_role = QAccessible.Role.Heading

    def __init__(
        self, text: str = "", size: float = 20, *, colour: str = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._size, self._colour = size, colour
        self.spoken_level = 1 if size >= FIRST else 2 if size >= SECOND else 3
        self.setTextFormat(Qt.TextFormat.PlainText)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self.setFont(look.font("display", self._size))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, look.colour(self._colour))
        self.setPalette(palette)


class Panel(QWidget):
    """A flat panel with a line and a shadow. Its layout keeps clear of the shadow and of `padding`."""

    spoken_role = QAccessible.Role.Grouping

    def __init__(
        self,
        *,
        role: str = "panel",
        padding: float = 16,
        radius: float = 8,
        strength: float = 0.9,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._role, self._padding, self._radius, self._strength = role, padding, radius, strength
        self._line = "line"
        self._line_width = 1.0
        self.setAccessibleName(name)
        theme.follow(self, self.restyle)

    def margins(self) -> tuple[int, int, int, int]:
        """The room of the shadow at the left, top, right and bottom, in pixels."""
        look = theme.look()
        if not self._strength:
            return (0, 0, 0, 0)
        return (look.px(7), look.px(4), look.px(7), look.px(10))

    def face(self) -> QRectF:
        """The panel itself, without its shadow."""
        left, top, right, bottom = self.margins()
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def restyle(self) -> None:
        """Takes over the look in force."""
        inner = theme.look().px(self._padding)
        left, top, right, bottom = self.margins()
        self.setContentsMargins(left + inner, top + inner, right + inner, bottom + inner)
        self.updateGeometry()
        self.update()

    def set_line(self, role: str = "line", width: float = 1.0) -> None:
        """The colour role and width of its line: `accent` and 3 for a chosen card."""
        self._line, self._line_width = role, width
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        paint.panel(
            painter,
            self.face(),
            look.pxf(self._radius),
            look.colour(self._role),
            look.colour(self._line),
            width=look.edge_width(self._line_width),
            strength=self._strength,
        )
        painter.end()


class Field(QLineEdit):
    """A line of text to fill in; `name` is what a screen reader says."""

    def __init__(self, text: str = "", name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(name)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self.setFont(look.font("button", 16))
        self.setMinimumHeight(look.px(38))

    def minimumSizeHint(self) -> QSize:
        """With room for the hint of what to fill in, and for a button in it."""
        least = super().minimumSizeHint()
        hint = self.fontMetrics().horizontalAdvance(self.placeholderText())
        if self.placeholderText():
            least.setWidth(max(least.width(), hint + theme.look().px(24 + 30 * self.isClearButtonEnabled())))
        return least


class Choice(QComboBox):
    """A choice from a list, with a drawn arrow."""

    def __init__(self, options: Sequence[str] = (), name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.addItems(list(options))
        self.setAccessibleName(name)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self.setFont(look.font("button"))
        self.setMinimumHeight(look.px(38))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y, d = self.width() - look.pxf(16), self.height() / 2, look.pxf(4.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.muted if self.isEnabled() else look.faint)
        painter.drawPolygon(
            QPolygonF([QPointF(x - d, y - d / 2), QPointF(x + d, y - d / 2), QPointF(x, y + d / 1.4)])
        )
        painter.end()


class Note(QWidget):
    """A blue box with one sentence of information."""

    def __init__(self, text: str = "", icon: str = "ui-eye", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._label = Label(text, "label", wrap=True, size=14, parent=self)
        row = QHBoxLayout(self)
        row.addWidget(self._label)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        theme.follow(self, self.restyle)

    def text(self) -> str:
        """The sentence."""
        return self._label.text()

    def set_text(self, text: str) -> None:
        """Changes the sentence."""
        self._label.setText(text)

    def restyle(self) -> None:
        """Takes over the look in force."""
        px = theme.look().px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(40), px(8), px(14), px(8))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        ground = mixed(look.focus, look.panel, 0.16) if look.dark else mixed(look.focus, look.raised, 0.10)
        rect = QRectF(self.rect())
        paint.panel(painter, rect, look.pxf(6), ground, look.focus, width=look.edge_width())
        icons.draw(painter, self._icon, QPointF(look.pxf(22), rect.center().y()), look.pxf(18), look.focus)
        painter.end()


def retire(widget: QWidget) -> None:
    """Take a widget away for good: an arrow that led to it cannot give it the keyboard any more."""
    widget.hide()
    widget.setEnabled(False)
    widget.deleteLater()


class Toast(QWidget):
    """A message at the foot of its parent for some seconds. It takes no focus and no clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = Label("", "body", bold=True, colour="page", wrap=True, parent=self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addWidget(self._label)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        px = theme.look().px
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(px(24), px(12), px(24), px(14))
        if self.isVisible():
            self._place()
        self.update()

    def say(self, text: str, milliseconds: int = 4000) -> None:
        """Shows a message; another one replaces it."""
        self._label.setText(text)
        self._place()
        self.show()
        self.raise_()
        announce(self, text)
        self._timer.start(milliseconds)

    def text(self) -> str:
        """The message shown last."""
        return self._label.text()

    def _place(self) -> None:
        look, parent = theme.look(), self.parentWidget()
        if parent is None:
            return
        metrics = QFontMetricsF(self._label.font())
        width = min(int(metrics.horizontalAdvance(self.text())) + look.px(58), parent.width() - look.px(40))
        high = self._label.heightForWidth(width - look.px(50)) + look.px(28)
        left = (parent.width() - width) // 2
        self.setGeometry(left, parent.height() - high - look.px(76), width, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        paint.panel(painter, rect, look.pxf(10), look.ink, look.gold, width=look.edge_width(1.2))
        painter.end()
