"""What a page has just done, said at its foot, perhaps with the way back."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit.widgets import Button
from rome_desktop.app.pages.shared.page import FootBar


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
