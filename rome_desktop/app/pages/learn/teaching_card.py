"""What a coach says on: a card over the table with a key idea, a text and buttons."""

import html

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.widgets import Button, Heading
from rome_desktop.session.lessons.texts import BOLD


def rich(text: str) -> str:
    """A text of a lesson with its key idea in bold."""
    return BOLD.sub(r"<b>\1</b>", html.escape(text, quote=False))


class TeachingCard(QWidget):
    """Its frame and its words; how its parts are laid out is the kind's own."""

    wide, radius, edge = 468, 9.0, 2.0
    """The card and its frame, in px of 100 %."""

    def __init__(self, parent: QWidget, key_size: float) -> None:
        super().__init__(parent)
        self._key = Heading(size=key_size, parent=self)
        self._key.setWordWrap(True)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)

    def _wire(self, *buttons: tuple[Button, SignalInstance]) -> None:
        """What its buttons say; the keyboard comes to them by Tab alone."""
        for button, signal in buttons:
            button.clicked.connect(signal)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def wanted_size(self) -> QSize:
        """The size for what it says now."""
        width = theme.look().px(self.wide) + 2 * paint.shadow_margin()
        lines = self.layout()
        assert lines is not None
        lines.activate()
        return QSize(width, max(lines.heightForWidth(width), lines.minimumSize().height()))

    def face(self) -> QRectF:
        """The card without its shadow."""
        margin = paint.shadow_margin()
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, edge = theme.look(), self.edge
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, width = look.pxf(self.radius), look.pxf(edge)
        paint.panel(painter, self.face(), radius, look.panel, look.lit_edge, width=width, strength=edge)
        painter.end()
