"""The bar at the foot of a page: what there is to know, or what was just done and the way back."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.flow import Flow
from rome_desktop.app.kit.widgets import Button, Label


class FootBar(QWidget):
    """The bar at the foot of a page: one sentence, and buttons from `add`, below it where words are large."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.look().px
        self.label = Label(text, "sentence", wrap=True, size=16)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(px(24), px(4), px(10), px(4))
        self._row.setSpacing(px(2))
        self._row.addWidget(self.label, 1)
        self._buttons = Flow(None, 2, at_right=True)
        self._row.addLayout(self._buttons)
        self.setMinimumHeight(px(56))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def say(self, text: str, role: str = "ink") -> None:
        """Another sentence, in a colour role (`accent` for what is missing)."""
        self.label.setText(text)
        self.label.set_colour(role)
        self._turn()

    def add(self, button: Button) -> Button:
        """Puts a button at the right end."""
        button.set_height(38)
        self._buttons.addWidget(button)
        self._turn()
        return button

    def fit(self, width: int) -> None:
        """Lay words and buttons for this width: before it is shown it hears of no size."""
        self.resize(width, self.height())
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Words above the buttons where little room is left beside them."""
        px = theme.look().px
        words = self.label.fontMetrics().horizontalAdvance(self.label.text())
        beside = self.width() - self._buttons.sizeHint().width() - px(40) >= min(words, px(220))
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.bar)
        painter.fillRect(QRectF(0, 0, self.width(), look.edge_width()), look.line_strong)
        painter.end()


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, empty for none, and whether what it tells of can be taken back."""

    text: str = ""
    undo: bool = False


class SaidBar(FootBar):
    """The sentence, with *Undo* where there is a way back."""

    undone = Signal()

    def __init__(self, said: Said, parent: QWidget | None = None) -> None:
        super().__init__(said.text, parent)
        if said.undo:
            back = self.add(Button(self.tr("Undo"), icon="ui-undo", key="Z"))
            back.setObjectName("undo")
            back.clicked.connect(self.undone)
