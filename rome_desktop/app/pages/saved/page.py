"""All saved games, the damaged ones with the reason, and the way to any file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.contract import Cover
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Label, Panel
from rome_desktop.app.pages.saved.rows import Blank, DamagedRow, DeleteSheet, SaveRow
from rome_desktop.app.pages.shared.page import WIDE, FootBar, Page, column, panel_with, title_of
from rome_desktop.engine.game import Game
from rome_desktop.session.saves import Damaged, Summary


class SavedPage(Page):
    """`resume(path)`, `delete_save(path)` after asking, `open_backup(path)`, `open_file()`."""

    resume = Signal(Path)
    delete_save = Signal(Path)
    open_backup = Signal(Path)
    open_file = Signal()

    def __init__(
        self,
        games: Sequence[tuple[Game, Cover]],
        saves: Sequence[Summary | Damaged],
        folder: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games: Mapping[str, tuple[Game, Cover]] = {game.key: (game, cover) for game, cover in games}
        self._saves, self._folder = list(saves), folder
        self._first: QWidget | None = None
        self.begin()

    def refresh(self, saves: Sequence[Summary | Damaged]) -> None:
        """Shows other saves, as after a deletion."""
        self._saves = list(saves)
        self.rebuild()

    def first_focus(self) -> QWidget | None:
        return self._first

    def build(self) -> QWidget:
        px = theme.look().px
        self._first = None
        strip = self.strip(self.tr("Saved games"), self.tr("Home"))
        inner = QWidget()
        line: QBoxLayout = QHBoxLayout(inner) if self.breadth() == WIDE else QVBoxLayout(inner)
        line.setContentsMargins(px(33), px(12), px(33), px(8))
        line.setSpacing(0)
        begun = [s for s in self._saves if isinstance(s, Summary) and not s.over]
        ended = [s for s in self._saves if isinstance(s, Summary) and s.over]
        broken = [s for s in self._saves if isinstance(s, Damaged)]
        if not self._saves:
            line.addWidget(self._nothing(), 1)
        else:
            line.addWidget(self._begun(begun), 1)
            line.addWidget(self._ended(ended, broken), 1)
        foot = FootBar(self._where())
        opened = foot.add(Button(self.tr("Open a file…")))
        opened.setObjectName("open-file")
        opened.clicked.connect(self.open_file)
        back = foot.add(Button(self.tr("Back"), key=self.tr("Esc")))
        back.setObjectName("back")
        back.clicked.connect(self.back)
        if self._first is None:
            self._first = back
        return self.frame(strip, inner, foot)

    def _where(self) -> str:
        if self._folder is None:
            return self.tr("%n saved games", "", len(self._saves))
        return self.tr("%n saved games in {folder}", "", len(self._saves)).format(folder=self._folder)

    def _nothing(self) -> Panel:
        panel = Panel(name=self.tr("Saved games"))
        lines = column(panel)
        blank = Blank(
            "ui-journal",
            self.tr("Nothing is saved yet."),
            self.tr("A game is saved after every move, from the first one on."),
        )
        lines.addWidget(blank, 1)
        return panel

    def _begun(self, saves: Sequence[Summary]) -> Panel:
        panel, lines = panel_with(self.tr("To be continued"), self._count(len(saves)), spacing=9)
        if not saves:
            text = self.tr("Whatever you begin waits here until it is finished.")
            lines.addWidget(Blank("ui-journal", self.tr("No game is waiting for you."), text), 1)
        for save in saves:
            lines.addWidget(self._row(save))
        lines.addStretch(1)
        return panel

    def _ended(self, saves: Sequence[Summary], broken: Sequence[Damaged]) -> QWidget:
        whole = QWidget()
        panels = column(whole, 0)
        if broken:
            panel, lines = panel_with(self.tr("Cannot be opened"), self._count(len(broken)), spacing=9)
            for spoiled in broken:
                part = DamagedRow(spoiled, deletable=True)
                part.open_backup.connect(self.open_backup)
                part.delete.connect(lambda path: self._ask(path, path.name))
                lines.addWidget(part)
            panels.addWidget(panel)
        panel, lines = panel_with(self.tr("Finished"), self._count(len(saves)), spacing=9)
        if not saves:
            text = self.tr("Its scores and its replay can then be seen from here.")
            lines.addWidget(Blank("laurel", self.tr("No game is finished yet."), text), 1)
        for save in saves:
            lines.addWidget(self._row(save))
        lines.addStretch(1)
        panels.addWidget(panel, 1)
        return whole

    def _count(self, number: int) -> Label:
        return Label(str(number) if number else "", "label", colour="muted", size=15)

    def _row(self, save: Summary) -> SaveRow:
        game, cover = self._games[save.game]
        title = title_of(game, languages.current())
        name = cover.challenge()[0] if len(save.seats) == 1 else ""
        in_points = game.in_points(len(save.seats))
        part = SaveRow(
            save, title, cover.rival(), round_name=cover.round_name, challenge=name, in_points=in_points
        )
        part.button.setObjectName(f"resume-{save.path.name}")
        part.resume.connect(self.resume)
        part.delete.connect(lambda path: self._ask(path, title))
        self._first = self._first or part.button
        return part

    def _ask(self, path: Path, what: str) -> None:
        sheet = DeleteSheet(self, path, what)
        sheet.agreed.connect(self.delete_save)
        sheet.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
