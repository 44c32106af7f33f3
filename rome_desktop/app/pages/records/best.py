"""The best scores, one line each: in a panel of the home page and among the records."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from rome_desktop.app.cover import Cover
from rome_desktop.app.kit.widgets import Label
from rome_desktop.app.pages.saved.rows import Blank
from rome_desktop.app.pages.shared.game_facts import best_of, score_words, with_people, won_by_person
from rome_desktop.app.pages.shared.page import (
    Emblem,
    Rule,
    column,
    row,
    title_of,
    when,
)
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result


class RecordLine(QWidget):
    """Emblem, a name, a quiet word beside it, and a score at the right."""

    def __init__(self, colour: str, name: str, beside: str, score: str) -> None:
        super().__init__()
        line = row(self, 8)
        line.addWidget(Emblem(colour, 22))
        line.addWidget(Label(name, "body", size=15, bold=True))
        line.addWidget(Label(beside, "label", colour="muted"))
        line.addStretch(1)
        line.addWidget(Label(score, "body", size=17, bold=True))
        self.setAccessibleName(f"{name}, {beside}, {score}")


class Records(QWidget):
    """The best scores: one line per game, or the best six where there is one game only."""

    def __init__(self, games: Sequence[tuple[Game, Cover]], results: Sequence[Result], language: str) -> None:
        super().__init__()
        lines = column(self, 4)
        shown = self._lines(games, results, language)
        played = with_people(results)
        if not shown:
            lines.addWidget(self._nothing(len(played)), 1)
            return
        for number, line in enumerate(shown):
            if number:
                lines.addWidget(Rule())
            lines.addWidget(line)
        lines.addStretch(1)
        lines.addWidget(Rule("line_strong"))
        foot = row(None, 8)
        foot.addWidget(Label(self.tr("%n games played", "", len(played)), "label", size=14.5, bold=True))
        foot.addStretch(1)
        won = sum(won_by_person(result) for result in played)
        foot.addWidget(Label(self.tr("%n won by people", "", won), "label", colour="muted", size=14))
        lines.addLayout(foot)

    def _nothing(self, played: int) -> Blank:
        if played:
            return Blank(
                "laurel",
                self.tr("Only challenges so far."),
                self.tr("Scores against other players will stand here."),
            )
        return Blank("laurel", self.tr("No game finished yet."), self.tr("Your first score will stand here."))

    def _lines(
        self, games: Sequence[tuple[Game, Cover]], results: Sequence[Result], language: str
    ) -> list[RecordLine]:
        if len(games) == 1:
            best = best_of(results, games[0][0], 6)
            return [
                RecordLine(r.seats[s].colour, r.seats[s].name, when(r.ended), score_words(games[0][0], r, s))
                for r, s in best
            ]
        found = []
        for game, _ in games:
            for r, s in best_of(results, game, 1):
                title = title_of(game, language)
                found.append(RecordLine(r.seats[s].colour, title, r.seats[s].name, score_words(game, r, s)))
        return found
