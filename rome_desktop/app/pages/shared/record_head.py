"""What stands over charts and matches: the row of games, whose matches they are, and the two views."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Choice, Segmented
from rome_desktop.app.pages.shared.page import EDGE, column, row
from rome_desktop.app.pages.shared.tabs import PILL_EDGE, GameRow
from rome_desktop.engine.game import Game

CHARTS, MATCHES = 0, 1


class RecordHead(QObject):
    """Adds its rows to a page: `game(key)`, `person(name)` (empty for all of them), `view(index)`."""

    game = Signal(str)
    person = Signal(str)
    view = Signal(int)

    def __init__(
        self, games: Sequence[Game], current: str, people: Sequence[str], person: str, *, rows: bool = False
    ) -> None:
        super().__init__()
        self._pills = GameRow(games, current, rows=rows)
        self._pills.chosen.connect(self.game)
        everybody = self.tr("Everybody")
        self._people = ["", *people]
        self.choice = Choice([everybody, *people], self.tr("Whose matches"))
        self.choice.setObjectName("person")
        self.choice.setCurrentIndex(self._people.index(person) if person in self._people else 0)
        self.choice.activated.connect(lambda index: self.person.emit(self._people[index]))

    def add_to(self, lines: QVBoxLayout, current: int, matches: int, *, wide: bool) -> None:
        """Lay the rows; `matches` is how many there are."""
        words = [self.tr("Charts"), self.tr("Matches %n", "", matches)]
        views = Segmented(words, self.tr("Charts or matches"))
        views.set_value(current)
        views.chosen.connect(self.view)
        right: QHBoxLayout = row(None, 10)
        right.addWidget(self.choice)
        right.addWidget(views)
        line: QBoxLayout = row(None, 10) if wide else column(None, 0)
        edge = theme.look().px(EDGE - PILL_EDGE)
        line.setContentsMargins(edge, 0, edge, 0)
        line.addWidget(self._pills)
        if wide:
            line.addStretch(1)
        else:
            line.setSpacing(lines.spacing())
            right.setContentsMargins(theme.look().px(PILL_EDGE), 0, 0, 0)
            right.addStretch(1)
        line.addLayout(right)
        lines.addLayout(line)
