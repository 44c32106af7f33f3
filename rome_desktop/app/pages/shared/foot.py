"""The bar at the foot of a page: what there is to know, or what was just done and the way back."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Label


class FootBar(QWidget):
    """The bar at the foot of a page: one sentence, and buttons from `add`."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.look().px
        self.label = Label(text, "sentence", wrap=True, size=16)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(px(24), px(4), px(10), px(4))
        self._row.setSpacing(px(2))
        self._row.addWidget(self.label, 1)
        self.setMinimumHeight(px(56))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def say(self, text: str, role: str = "ink") -> None:
        """Another sentence, in a colour role (`accent` for what is missing)."""
        self.label.setText(text)
        self.label.set_colour(role)

    def add(self, button: Button) -> Button:
        """Puts a button at the right end."""
        button.set_height(38)
        self._row.addWidget(button)
        return button

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
