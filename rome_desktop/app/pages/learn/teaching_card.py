"""What a coach says on: a card over the table with a key idea, a text and buttons.

Where the table has no room for all of it, key idea and text are scrolled.
"""

import html

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QLayout, QVBoxLayout, QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.widgets import Button, Heading, Scroller
from rome_desktop.session.lessons.texts import BOLD


def rich(text: str) -> str:
    """A text of a lesson with its key idea in bold."""
    return BOLD.sub(r"<b>\1</b>", html.escape(text, quote=False))


class TeachingCard(QWidget):
    """Its frame and its words; how its parts are laid out is the kind's own."""

    wide, radius, edge = 468, 9.0, 2.0
    """The card and its frame, in px of 100 %."""
    share = 0.52
    """Of the room over the table that it is wide at the most, where the text is large."""
    least = 44
    """So high, in px of 100 %, what is scrolled is at the least."""

    def __init__(self, parent: QWidget, key_size: float) -> None:
        super().__init__(parent)
        self._key = Heading(size=key_size, parent=self)
        self._key.setWordWrap(True)
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        inner = QWidget()
        self._lines = QVBoxLayout(inner)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addWidget(self._key)
        self._lines.addWidget(self._text)
        self._reading = Scroller(inner, self)
        self._buttons: list[Button] = []

    def _wire(self, *buttons: tuple[Button, SignalInstance]) -> None:
        """What its buttons say; the keyboard comes to them by Tab alone."""
        self._buttons = [button for button, _ in buttons]
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

    def wanted_size(self, room: QSizeF) -> QSize:
        """The size for what it says now, as far as there is room: less beside the words, then scrolled."""
        widest = max(theme.look().px(300), round(self.share * room.width()))
        wide = min(theme.look().px(self.wide), widest) + 2 * paint.shadow_margin()
        self._set_keys(wide)
        for short in (False, True):
            self._shorten(short)
            wide = max(wide, self._lay_out().minimumSize().width())
            whole = self._reading.least_height(wide - self._beside())
            self._reading.setMinimumHeight(whole)
            lines = self._lay_out()
            high = max(lines.heightForWidth(wide), lines.minimumSize().height())
            over = max(0, high - int(room.height()))
            if not over:
                break
        self._scroll(max(min(whole, theme.look().px(self.least)), whole - over), scrolls=over > 0)
        return QSize(wide, high - over)

    def _lay_out(self) -> QLayout:
        lines = self.layout()
        assert lines is not None
        lines.activate()
        return lines

    def _scroll(self, least: int, *, scrolls: bool) -> None:
        """Key idea and text are so high at the least, and the keyboard can scroll them if it must."""
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._reading.setMinimumHeight(least)
        self._reading.setVerticalScrollBarPolicy(needed if scrolls else off)
        self._reading.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def _shorten(self, short: bool) -> None:
        """With less beside the words, or with all of it."""

    def _beside(self) -> int:
        """How much narrower than the card its words are."""
        raise NotImplementedError

    def _set_keys(self, wide: int) -> None:
        """The buttons show their keys if there is room for them in a card that is so wide."""
        shown = [button for button in self._buttons if not button.isHidden()]
        needed = sum(button.width_for() for button in shown) + (len(shown) + 1) * theme.look().px(8)
        for button in shown:
            button.set_tight(key=needed <= wide - self._beside())

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
