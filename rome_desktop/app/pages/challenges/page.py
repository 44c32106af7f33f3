"""The challenges page: today's puzzle, perfect turns, solo challenges; of all games or of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Label, Panel
from rome_desktop.app.pages.challenges.marks import Mark, Week
from rome_desktop.app.pages.challenges.parts import Running, SoloRow, Streak, medals_of, solo_list
from rome_desktop.app.pages.challenges.perfect import PuzzleCard, Today
from rome_desktop.app.pages.saved.rows import Blank
from rome_desktop.app.pages.shared.page import (
    EDGE,
    NARROW,
    WIDE,
    Rule,
    clear_of,
    column,
    panel_with,
    row,
)
from rome_desktop.app.pages.shared.tabbed import TabbedPage
from rome_desktop.app.pages.shared.tabs import PILL_EDGE, GameRow
from rome_desktop.app.pictures import Pictures
from rome_desktop.engine.game import Game
from rome_desktop.session import daily
from rome_desktop.session.progress import Progress
from rome_desktop.session.puzzles import Puzzle, puzzles_of
from rome_desktop.session.solo import challenges_of

SHOWN: Final = 4
"""So many perfect turns stand on the page; the link leads to all."""


class ChallengesPage(TabbedPage):
    """Everything it shows is given; everything it does is a signal."""

    tab = "challenges"
    chosen = Signal(str)
    """A game was chosen, or all (empty)."""
    play_puzzle = Signal(str, bool)
    """The id of a puzzle, and whether it is played as that of today."""
    play_solo = Signal(str, bool)
    """The id of a solo challenge, and whether it is only practice."""
    go_on = Signal(Path)
    """A challenge that was begun."""
    low_under = 820
    breaks = (760, 1330)
    """Under the second the chosen challenge of a game has no room beside its medals."""

    def __init__(
        self,
        games: Sequence[Game],
        progress: Progress,
        today: date,
        game: str = "",
        *,
        pictures: Pictures,
        running: Mapping[str, Running] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._pictures, self._running = pictures, running or {}
        self._games, self._progress, self._today, self._game = list(games), progress, today, game
        self._all = False
        self._yesterday = False
        self._first: QWidget | None = None
        self.begin()

    def first_focus(self) -> QWidget | None:
        return self._first

    def refresh_progress(self, progress: Progress, today: date) -> None:
        """Something was reached meanwhile."""
        self._progress, self._today = progress, today
        self.rebuild()

    # building

    def build(self) -> QWidget:
        px = theme.look().px
        self._first = None
        strip = self.tab_strip()
        inner = QWidget()
        lines = column(inner, 0 if self.low() else 4)
        side, edge = px(33 if self.breadth() == WIDE else 17), px(2 if self.low() else 6)
        lines.setContentsMargins(side, edge, side, edge)
        lines.addLayout(self._head())
        if self._all:
            lines.addWidget(self._every(), 1)
            return self.frame(strip, inner)
        upper: QBoxLayout = QHBoxLayout() if self.breadth() == WIDE else QVBoxLayout()
        upper.setSpacing(0)
        upper.addWidget(self._daily(), 20)
        upper.addWidget(self._perfect(), 27)
        lines.addLayout(upper, 10)
        lines.addWidget(self._solo(), 13)
        return self.frame(strip, inner)

    def _head(self) -> QBoxLayout:
        wide = self.breadth() == WIDE
        line: QBoxLayout = row(None, 10) if wide else column(None, 2)
        edge = theme.look().px(EDGE - PILL_EDGE)
        line.setContentsMargins(edge, 0, edge, 0)
        pills = GameRow(self._games, self._game, rows=self.breadth() == NARROW)
        pills.chosen.connect(self._choose)
        line.addWidget(pills)
        right = row(None, 10)
        line.addLayout(right, 1)
        calendar = self._progress.calendar
        days = calendar.streak(self._today)
        right.addWidget(Streak(days, calendar.waits(self._today)), 1)
        week = calendar.week(self._today)
        done = sum(solved for _, solved in week)
        right.addWidget(Week(week, self._today, self.tr("This week: %n days solved", "", done)))
        return line

    def _choose(self, key: str) -> None:
        self._game, self._all = key, False
        self.chosen.emit(key)
        self.rebuild()

    def _daily(self) -> QWidget:
        day = self._today - daily.DAY if self._yesterday else self._today
        puzzle = daily.puzzle_of(day)
        if puzzle is None:
            panel, lines = panel_with(self.tr("Today's puzzle"))
            lines.addWidget(Blank("ui-hint", self.tr("Today's puzzle could not be made."), ""), 1)
            return panel
        part = Today(puzzle, day, self._progress.of(puzzle), self._pictures, low=self.low())
        part.play.connect(lambda key: self.play_puzzle.emit(key, day == self._today))
        part.yesterday.connect(self._other_day)
        self._first = part.button
        return part

    def _other_day(self) -> None:
        self._yesterday = not self._yesterday
        self.rebuild()

    # perfect turns

    def _puzzles(self) -> list[Puzzle]:
        """Those of the games shown: of all games in turns, else easiest first."""
        every = [puzzles_of(game) for game in self._games if self._game in {"", game.key}]
        longest = max(map(len, every), default=0)
        return [puzzles[n] for n in range(longest) for puzzles in every if n < len(puzzles)]

    def _offered(self) -> list[Puzzle]:
        """Four to play next: what has not three stars yet, from different games where all are shown."""
        return self._progress.left(self._puzzles())[:SHOWN]

    def _solved_words(self) -> str:
        every = self._puzzles()
        stars = self.tr("%n stars", "", sum(map(self._progress.stars, every)))
        return self.tr("%n solved, {stars}", "", self._progress.solved(every)).format(stars=stars)

    def _perfect(self) -> Panel:
        link = Button(self.tr("all %n", "", len(self._puzzles())), "link")
        link.setObjectName("all-puzzles")
        link.clicked.connect(self._show_all)
        about = Label(self._solved_words(), "label", colour="muted")
        panel, lines = self._panel(self.tr("Perfect turn"), about, link)
        offered = self._offered()
        if not offered:
            said = self.tr("All of them have three stars.")
            lines.addWidget(Blank("laurel", said, self.tr("They can all be played again.")), 1)
            return panel
        lines.addLayout(self._grid(offered, 1 if self.breadth() == NARROW else 2), 1)
        return panel

    def _grid(self, puzzles: Sequence[Puzzle], columns: int) -> QGridLayout:
        grid = QGridLayout()
        clear_of(grid, 4 if self.low() else 6)
        for number, puzzle in enumerate(puzzles):
            reached, named = self._progress.of(puzzle), not self._game
            card = PuzzleCard(puzzle, reached, self._pictures, named=named, low=self.low())
            card.play.connect(lambda key: self.play_puzzle.emit(key, False))
            grid.addWidget(card, number // columns, number % columns)
        for place in range(columns):
            grid.setColumnStretch(place, 1)
        return grid

    def _show_all(self) -> None:
        self._all = True
        self.rebuild()

    def _every(self) -> Panel:
        back = Button(self.tr("back to all challenges"), "link")
        back.setObjectName("fewer")
        back.clicked.connect(self._show_fewer)
        about = Label(self._solved_words(), "label", colour="muted")
        panel, lines = panel_with(self.tr("Perfect turn"), about, back, spacing=6)
        self._first = back
        lines.addLayout(self._grid(self._puzzles(), self.breadth() + 1))
        lines.addStretch(1)
        return panel

    def _show_fewer(self) -> None:
        self._all = False
        self.rebuild()

    # solo challenges

    def _solo(self) -> Panel:
        games = [game for game in self._games if self._game in {"", game.key} and challenges_of(game)]
        counts = [0, 0, 0]
        for game in games:
            for challenge in challenges_of(game):
                if medals := medals_of(challenge, self._progress):
                    counts[medals - 1] += 1
        totals = [Mark(number, count) for number, count in enumerate(counts)]
        for mark, spoken in zip(totals, self._total_words(counts), strict=True):
            mark.setAccessibleName(spoken)
            mark.setToolTip(spoken)
        narrow = self.breadth() == NARROW
        same = self.tr("Same start for everyone, three marks to reach.")
        told = Label(same, "muted", size=14.5, wrap=narrow)
        panel, lines = self._panel(self.tr("Solo challenges"), *([] if narrow else [told]), *totals)
        if narrow:
            lines.addWidget(told)
        lines.setSpacing(0 if self.low() else theme.look().px(2))
        if len(games) == 1 and self._game:
            self._listed(games[0], lines)
            return panel
        for number, game in enumerate(games):
            if number:
                lines.addWidget(Rule())
            challenges, wide = challenges_of(game), self.breadth() == WIDE
            part = SoloRow(game, challenges, self._progress, self._running, low=self.low(), wide=wide)
            part.play.connect(self.play_solo)
            part.go_on.connect(self.go_on)
            lines.addWidget(part, 1)
        return panel

    def _panel(self, title: str, *after: QWidget) -> tuple[Panel, QVBoxLayout]:
        return panel_with(title, *after, spacing=4 if self.low() else 6, low=self.low())

    def _listed(self, game: Game, lines: QVBoxLayout) -> None:
        """All challenges of the one game that is chosen: in two columns where there is room."""
        listed = QGridLayout()
        clear_of(listed, 3)
        made = solo_list(challenges_of(game), self._progress, self._running)
        columns = 2 if self.breadth() == WIDE else 1
        high = ceil(len(made) / columns)
        for number, (medal, box) in enumerate(made):
            line = row(None, 6)
            line.addWidget(medal)
            line.addWidget(box, 1)
            listed.addLayout(line, number % high, number // high)
            box.play.connect(self.play_solo)
            box.go_on.connect(self.go_on)
        listed.setHorizontalSpacing(theme.look().px(14))
        for place in range(columns):
            listed.setColumnStretch(place, 1)
        lines.addLayout(listed, 1)

    def _total_words(self, counts: Sequence[int]) -> tuple[str, str, str]:
        return (
            self.tr("%n bronze", "", counts[0]),
            self.tr("%n silver", "", counts[1]),
            self.tr("%n gold", "", counts[2]),
        )

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self._all:
                self._show_fewer()
            else:
                self.wanted.emit("play")
        elif event.key() == Qt.Key.Key_D and not event.modifiers():
            puzzle = daily.puzzle_of(self._today)
            if puzzle is not None:
                self.play_puzzle.emit(puzzle.id, True)
        else:
            super().keyPressEvent(event)
