"""Records: best scores, people, ranks of challenges, and the last games played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.contract import Cover
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Label, Panel, ScaleBar
from rome_desktop.app.pages.records.best import RecordLine
from rome_desktop.app.pages.saved.rows import Blank, SideScores
from rome_desktop.app.pages.shared import game_facts
from rome_desktop.app.pages.shared.page import (
    WIDE,
    Page,
    Rule,
    clear_of,
    column,
    panel_with,
    row,
    title_of,
    when,
)
from rome_desktop.engine.edition import Ranks
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result

LAST: Final = 50
BEST: Final = 8


@dataclass(frozen=True, slots=True)
class Person:
    """What a name has played: matches of several, and how many were won."""

    name: str
    played: int
    won: int


def people(results: Sequence[Result]) -> list[Person]:
    """The people who played at a table of several, most matches first."""
    played: dict[str, list[bool]] = {}
    for result in results:
        if result.is_solo:
            continue
        for side, seat in enumerate(result.seats):
            if seat.is_human:
                played.setdefault(seat.name, []).append(side in result.winners)
    found = [Person(name, len(won), sum(won)) for name, won in played.items()]
    return sorted(found, key=lambda person: (-person.played, -person.won, person.name))


class RecordsPage(Page):
    """`sheet(save)` and `replay(save)` carry the file name of a finished match's save."""

    sheet = Signal(str)
    replay = Signal(str)

    def __init__(
        self,
        games: Sequence[tuple[Game, Cover]],
        results: Sequence[Result],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = list(games)
        self._results = sorted(results, key=lambda r: r.ended, reverse=True)
        self._first: QWidget | None = None
        self.begin()

    def first_focus(self) -> QWidget | None:
        return self._first or self.findChild(QWidget, "home")

    def build(self) -> QWidget:
        px = theme.look().px
        self._first = None
        strip = self.strip(self.tr("Records"), self.tr("Home"))
        inner = QWidget()
        line: QBoxLayout = QHBoxLayout(inner) if self.breadth() == WIDE else QVBoxLayout(inner)
        line.setContentsMargins(px(9), px(8), px(9), px(4))
        line.setSpacing(0)
        if not self._results:
            line.addWidget(self._nothing(), 1)
            return self.frame(strip, inner)
        left, middle = column(None, 0), column(None, 0)
        for game, cover in self._games:
            left.addWidget(self._best(game), 1)
            if game.solo:
                middle.addWidget(self._challenge(game, cover))
        middle.addWidget(self._people(), 1)
        line.addLayout(left, 10)
        line.addLayout(middle, 12)
        line.addWidget(self._last(), 15)
        return self.frame(strip, inner)

    def _nothing(self) -> Panel:
        panel = Panel(name=self.tr("Records"))
        lines = column(panel)
        blank = Blank(
            "laurel",
            self.tr("No game has been finished yet."),
            self.tr("Best scores, ranks and the last games will stand here, each with its replay."),
        )
        lines.addWidget(blank, 1)
        return panel

    def _best(self, game: Game) -> Panel:
        several = len(self._games) > 1
        title = title_of(game, languages.current()) if several else self.tr("Best scores")
        about = [Label(self.tr("best scores"), "label", colour="muted")] if several else []
        panel, lines = panel_with(title, *about, spacing=4)
        best = game_facts.best_of(self._results, game, BEST)
        if not best:
            lines.addWidget(Label(self.tr("No game against other players yet."), "muted", wrap=True))
        for number, (result, side) in enumerate(best):
            if number:
                lines.addWidget(Rule())
            seat = result.seats[side]
            score = game_facts.score_words(game, result, side)
            lines.addWidget(RecordLine(seat.colour, seat.name, when(result.ended), score))
        lines.addStretch(1)
        return panel

    def _challenge(self, game: Game, cover: Cover) -> Panel:
        panel, lines = panel_with(cover.challenge()[0], spacing=6)
        told = game_facts.facts(game, languages.current())
        if marks := told.scale():
            scale = ScaleBar()
            spoken = ", ".join(f"{name} {points}" for name, points in marks)
            scale.set_scale(marks, game_facts.best_measure(self._results, game, told.ranks), spoken)
            lines.addWidget(scale)
        table = QGridLayout()
        clear_of(table, 6)
        table.setColumnStretch(0, 1)
        for number, level in enumerate(game.solo):
            name = cover.level(level)[0]
            mine = game_facts.best_measure(self._results, game, told.ranks, level)
            table.addWidget(Label(name, "body", bold=True), number, 0)
            table.addWidget(Label(self.best_words(mine, told.ranks), "muted"), number, 1)
            table.addWidget(Label(told.rank(mine), "body"), number, 2)
        lines.addLayout(table)
        return panel

    def best_words(self, margin: int | None, ranks: Ranks) -> str:
        """The best at a level, in words."""
        if margin is None:
            return self.tr("not played yet")
        if ranks.by == "points":
            return self.tr("%n points", "", margin)
        if margin <= 0:
            return self.tr("%n points behind", "", -margin)
        return self.tr("%n points ahead", "", margin)

    def _people(self) -> Panel:
        panel, lines = panel_with(self.tr("People"), spacing=6)
        found = people(self._results)
        if not found:
            lines.addWidget(Label(self.tr("Nobody has played against others yet."), "muted", wrap=True))
            lines.addStretch(1)
            return panel
        table = QGridLayout()
        clear_of(table, 8)
        table.setColumnStretch(0, 1)
        heads = (self.tr("Name"), self.tr("Played"), self.tr("Won"))
        for place, head in enumerate(heads):
            label = Label(head, "small")
            table.addWidget(label, 0, place, self._side(place))
        for number, person in enumerate(found, 1):
            for place, text in enumerate((person.name, str(person.played), str(person.won))):
                table.addWidget(
                    Label(text, "strong" if place == 0 else "body"), number, place, self._side(place)
                )
        table.setHorizontalSpacing(theme.look().px(18))
        lines.addLayout(table)
        lines.addStretch(1)
        return panel

    def _side(self, place: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if place == 0 else Qt.AlignmentFlag.AlignRight

    def _last(self) -> Panel:
        about = Label(self.tr("%n games played", "", len(self._results)), "label", colour="muted")
        panel, lines = panel_with(self.tr("Last games"), about, spacing=4)
        for number, result in enumerate(self._results[:LAST]):
            if number:
                lines.addWidget(Rule())
            lines.addWidget(self._game_line(result))
        lines.addStretch(1)
        return panel

    def _game_line(self, result: Result) -> QWidget:
        game, cover = next(((g, w) for g, w in self._games if g.key == result.game), self._games[0])
        whole = QWidget()
        line = row(whole, 6)
        told = column(None, 2)
        title = title_of(game, languages.current())
        if len(self._games) == 1:
            title = cover.challenge()[0] if result.is_solo else self.winner_words(result, cover)
        told.addWidget(Label(title, "strong", size=15))
        names = [(seat.colour, seat.name) for seat in result.seats]
        names += [("", cover.rival())] * (len(result.scores) - len(names))
        sides = [(c, n, game_facts.score_words(game, result, s)) for s, (c, n) in enumerate(names)]
        below = row(None, 14)
        below.addWidget(SideScores(sides))
        below.addWidget(Label(when(result.ended), "label", colour="muted"))
        below.addStretch(1)
        told.addLayout(below)
        line.addLayout(told, 1)
        for text, signal in ((self.tr("Scores"), self.sheet), (self.tr("Replay"), self.replay)):
            button = Button(text)
            button.set_height(30, 14)
            button.setAccessibleDescription(f"{title}, {when(result.ended)}")
            button.clicked.connect(lambda _=False, s=signal: s.emit(result.save))
            line.addWidget(button)
            self._first = self._first or button
        return whole

    def winner_words(self, result: Result, cover: Cover) -> str:
        """Who won a match."""
        names = [result.seats[s].name if s < len(result.seats) else cover.rival() for s in result.winners]
        if len(names) == 1:
            return self.tr("{name} won").format(name=names[0])
        return self.tr("Shared victory") if names else self.tr("Nobody won")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
