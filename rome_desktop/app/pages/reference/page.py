"""The reference sheet: what there is to do in a turn, what it costs and what scores, on one page."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextCursor
from PySide6.QtWidgets import QFileDialog, QFrame, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app import trouble
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Panel, Toast
from rome_desktop.app.pages.reference.document import write, write_pdf
from rome_desktop.app.pages.rules.document import Reader
from rome_desktop.app.pages.shared.foot import FootBar
from rome_desktop.app.pages.shared.page import MEDIUM, NARROW, Page, column, title_of
from rome_desktop.engine.game import Game
from rome_desktop.session.reference import Part, told

WIDEST: Final = 1500
"""Px of 100 % for all columns together."""
COLUMNS: Final = {NARROW: 1, MEDIUM: 2}
"""Of the sheet by the breadth of the page; three where it is wide."""


class ReferencePage(Page):
    """`clause(str)` asks for a rule; `back` leads to where it was opened from."""

    clause = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.toast = Toast(self)
        self.begin()

    def first_focus(self) -> QWidget | None:
        return self.findChild(Reader)

    def parts(self) -> list[Part]:
        """The sheet in the language in force."""
        return told(self._game, languages.current())

    def title(self) -> str:
        """The heading of the sheet."""
        return title_of(self._game, languages.current())

    def build(self) -> QWidget:
        strip = self.strip(self.tr("Reference sheet"), self.tr("Back"), over=True)
        panel = Panel(padding=12, name=self.tr("Reference sheet"))
        lines = column(panel, 0)
        self.text = Reader(WIDEST)
        self.text.setObjectName("bare")
        self.text.setAccessibleName(self.tr("Reference sheet"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self._write()
        lines.addWidget(self.text, 1)
        foot = FootBar(self.tr("A number beside a heading opens the rules there."))
        save = foot.add(Button(self.tr("Save as PDF"), key="Ctrl+P"))
        save.clicked.connect(self.save_as)
        body = QWidget()
        rows = column(body, 0)
        rows.addWidget(strip)
        rows.addWidget(panel, 1)
        rows.addWidget(foot)
        return body

    def _write(self) -> None:
        count = COLUMNS.get(self.breadth(), 3)
        self._written = theme.look()
        document = self.text.document()
        document.setDocumentMargin(theme.look().px(10))
        write(document, self.parts(), self.title(), theme.look(), count)
        self.text.narrow()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    def restyle(self) -> None:
        """Colours stand in the document itself: it is written anew."""
        before = self._scale
        super().restyle()
        if before == self._scale and self._body is not None and self._written != theme.look():
            self._write()

    def _follow(self, link: QUrl) -> None:
        self.clause.emit(link.fragment())

    def save_as(self) -> None:
        """Ask for a file and write the sheet there."""
        name = f"{self._game.key.replace('_', '-')}-{languages.current()}.pdf"
        found, _ = QFileDialog.getSaveFileName(self, self.tr("Save as PDF"), name, "PDF (*.pdf)")
        if found:
            self.save(Path(found))

    def save(self, path: Path) -> None:
        """Write the sheet as a PDF file, and say how that went."""
        try:
            path.touch()  # a reason for what cannot be written, which the PDF writer does not give
            write_pdf(self.parts(), self.title(), str(path))
        except OSError as error:
            text = self.tr("{path} cannot be written ({reason}). Choose another place.")
            self.toast.say(text.format(path=path.name, reason=trouble.reason(error)), 8000)
        else:
            self.toast.say(self.tr("Saved as {path}.").format(path=path.name), 5000)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F2):
            self.back.emit()
        elif event.matches(QKeySequence.StandardKey.Print):
            self.save_as()
        else:
            super().keyPressEvent(event)
