"""Records: charts of the matches that were finished, of one person or all, of one game or all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app.contract import Category
from rome_desktop.app.cover import Cover
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Choice, Panel, announce
from rome_desktop.app.pages.records.figures import Played, Sieve, people
from rome_desktop.app.pages.records.parts import Parts
from rome_desktop.app.pages.records.table import FigureTable, newest_first
from rome_desktop.app.pages.records.words import RecordWords
from rome_desktop.app.pages.saved.rows import Blank
from rome_desktop.app.pages.shared.foot import Said, SaidBar
from rome_desktop.app.pages.shared.page import EDGE, NARROW, WIDE, clear_of, column, row
from rome_desktop.app.pages.shared.record_head import CHARTS, MATCHES, RecordHead
from rome_desktop.app.pages.shared.tabbed import TabbedPage
from rome_desktop.engine.game import Game
from rome_desktop.session.results import ALONE, PEOPLE, Result

AGAINST: Final = ("", "easy", "normal", "hard", PEOPLE, ALONE)


class RecordsPage(TabbedPage):
    """Everything it shows is given; everything it does is a signal. `sheet` carries the name of a save."""

    tab = "records"
    matches = Signal()
    """The shelf."""
    chosen = Signal(str, str)
    """A game (empty for all) and a person (empty for everybody) were chosen."""
    sheet = Signal(str)
    play = Signal(str)
    """A new match of a game, or of any (empty)."""
    practise = Signal(str)
    """The perfect turns of a game."""
    write_csv = Signal(object)
    """Of these results."""
    delete = Signal(object)
    """These results."""
    undo = Signal()
    low_under = 820

    def __init__(
        self,
        games: Sequence[tuple[Game, Cover]],
        results: Sequence[Result],
        categories: Callable[[str], Sequence[Category]],
        *,
        matches: int = 0,
        game: str = "",
        person: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games, self._results, self._categories = list(games), list(results), categories
        self._matches = matches
        self._sieve = Sieve(game, person)
        self._as_table = False
        self._said = Said()
        self._table: FigureTable | None = None
        self._played: list[Played] = []
        self.begin()

    def refresh(self, results: Sequence[Result], said: str = "", *, undo: bool = False) -> None:
        """Other results, and a sentence in the bar, perhaps with a way back."""
        self._results, self._said = list(results), Said(said, undo)
        self.rebuild()
        announce(self, said)

    def say(self, said: str) -> None:
        """A sentence in the bar."""
        self.refresh(self._results, said)

    def first_focus(self) -> QWidget | None:
        return self._table or self.findChild(QWidget, "form") or self.findChild(QWidget, "as-table")

    # ---- building

    def build(self) -> QWidget:
        px = theme.look().px
        strip = self.tab_strip()
        inner = QWidget()
        lines = column(inner, 0 if self.low() else 4)
        wide = self.breadth() == WIDE
        side = px(33 if wide else 17)
        lines.setContentsMargins(side, px(6), side, px(6))
        self._played = self._sieve.played(self._results)
        self._add_head(lines, wide=wide)
        if not self._results:
            lines.addWidget(self._nothing(), 1)
            return self.frame(strip, inner, self._foot())
        lines.addLayout(self._tools(wide=wide))
        game = next((g for g, _ in self._games if g.key == self._sieve.game), None)
        self._parts = Parts(self._played, game, self._categories, low=self.low())
        self._parts.opened.connect(self._open)
        self._parts.play.connect(lambda: self.play.emit(self._sieve.game))
        self._parts.practise.connect(lambda: self.practise.emit(self._sieve.game))
        self._table = None
        if self._as_table:
            whole, self._table = self._parts.tables(wide=wide)
            lines.addWidget(whole, 1)
        else:
            self._lay_charts(lines, wide=wide)
        return self.frame(strip, inner, self._foot())

    def _add_head(self, lines: QVBoxLayout, *, wide: bool) -> None:
        games = [game for game, _ in self._games]
        head, narrow = self._sieve, self.breadth() == NARROW
        self._head = RecordHead(games, head.game, people(self._results), head.person, rows=narrow)
        self._head.game.connect(lambda key: self._look_at(replace(self._sieve, game=key)))
        self._head.person.connect(lambda name: self._look_at(replace(self._sieve, person=name)))
        self._head.view.connect(lambda index: self.matches.emit() if index == MATCHES else None)
        self._head.add_to(lines, CHARTS, self._matches, wide=wide)

    def _tools(self, *, wide: bool) -> QBoxLayout:
        line: QBoxLayout = row(None, 8) if wide else column(None, 2)
        line.setContentsMargins(theme.look().px(EDGE), 0, 0, 0)
        choices, links = row(None, 8), row(None, 8)
        choices.addWidget(self._seats())
        choices.addWidget(self._against())
        choices.addStretch(1)
        word = self.tr("As charts") if self._as_table else self.tr("As a table")
        made = [(word, "as-table", self.toggle_table), (self.tr("Export as CSV"), "csv", self._export)]
        if self._as_table:
            made.append((self.tr("Delete the chosen one"), "delete-one", self._delete_one))
            made.append((self.tr("Delete all of these"), "delete-all", self._delete_all))
        for text, name, then in made:
            button = Button(text, "link")
            button.setObjectName(name)
            button.clicked.connect(then)
            button.setEnabled(bool(self._played) or name == "as-table")
            links.addWidget(button)
        line.addLayout(choices)
        line.addLayout(links)
        return line

    def _seats(self) -> Choice:
        counts = sorted({len(result.seats) for result in self._results})
        words = [self.tr("Any table"), *(self.tr("%n seats", "", count) for count in counts)]
        choice = Choice(words, self.tr("How many sat at the table"))
        choice.setObjectName("seats")
        values = [0, *counts]
        seats = self._sieve.seats if self._sieve.seats in values else 0
        choice.setCurrentIndex(values.index(seats))
        choice.activated.connect(lambda n: self._look_at(replace(self._sieve, seats=values[n])))
        return choice

    def _against(self) -> Choice:
        say = RecordWords()
        words = [self.tr("Against anybody"), *(say.level(key) for key in AGAINST[1:])]
        choice = Choice(words, self.tr("Against whom"))
        choice.setObjectName("against")
        choice.setCurrentIndex(AGAINST.index(self._sieve.against))
        choice.activated.connect(lambda n: self._look_at(replace(self._sieve, against=AGAINST[n])))
        return choice

    def _lay_charts(self, lines: QVBoxLayout, *, wide: bool) -> None:
        parts = self._parts
        second = parts.ranks(self._games, self._results) if self._sieve.against == ALONE else parts.against()
        upper: QBoxLayout = QHBoxLayout() if wide else QVBoxLayout()
        lower: QBoxLayout = QHBoxLayout() if wide else QVBoxLayout()
        for box, left, right, shares in (
            (upper, parts.form(), second, (2, 1)),
            (lower, parts.sources(), parts.best(), (1, 1)),
        ):
            clear_of(box, 0)
            box.addWidget(left, shares[0])
            box.addWidget(right, shares[1])
            lines.addLayout(box, 1)

    def _nothing(self) -> Panel:
        panel = Panel(name=self.tr("Records"))
        lines = column(panel)
        button = Button(self.tr("Play a match"))
        button.setObjectName("as-table")
        button.clicked.connect(lambda: self.play.emit(self._sieve.game))
        blank = Blank(
            "laurel",
            self.tr("No match has been finished yet."),
            self.tr("Form and best scores will stand here."),
            button,
        )
        lines.addWidget(blank, 1)
        return panel

    def _foot(self) -> SaidBar | None:
        if not self._said.text:
            return None
        bar = SaidBar(self._said)
        bar.undone.connect(self.undo)
        return bar

    # ---- what people do

    def _look_at(self, sieve: Sieve) -> None:
        self._sieve = sieve
        self._said = Said()
        self.chosen.emit(sieve.game, sieve.person)
        self.rebuild()

    def toggle_table(self) -> None:
        """Drawings, or the same as tables."""
        self._as_table = not self._as_table
        self.rebuild()
        target = self.first_focus()
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, played: Played | None) -> None:
        if played is not None:
            self.sheet.emit(played.result.save)

    def _export(self) -> None:
        self.write_csv.emit(self._of_these())

    def _of_these(self) -> list[Result]:
        """The results that are looked at, each once."""
        found: list[Result] = []
        for one in newest_first(self._played):
            if one.result not in found[-1:]:
                found.append(one.result)
        return found

    def _delete_one(self) -> None:
        if self._table is not None and 0 <= self._table.currentRow() < len(self._played):
            self.delete.emit([newest_first(self._played)[self._table.currentRow()].result])

    def _delete_all(self) -> None:
        self.delete.emit(self._of_these())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers()
        if key == Qt.Key.Key_2:
            self.matches.emit()
        elif key == Qt.Key.Key_T and held & Qt.KeyboardModifier.ShiftModifier and self._results:
            self.toggle_table()
        elif key == Qt.Key.Key_Delete and self._as_table:
            self._delete_one()
        elif key == Qt.Key.Key_Z and self._said.undo:
            self.undo.emit()
        elif key == Qt.Key.Key_Escape and self._as_table:
            self.toggle_table()
        elif key == Qt.Key.Key_Escape:
            self.wanted.emit("play")
        else:
            super().keyPressEvent(event)
