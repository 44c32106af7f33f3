"""Perfect turns on the challenges page: the one of today, and cards of others."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from rome_desktop.app import language as languages
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel
from rome_desktop.app.pages.challenges import words
from rome_desktop.app.pages.challenges.marks import Stars
from rome_desktop.app.pages.challenges.words import GoalWords
from rome_desktop.app.pages.shared.page import column, row, title_of, titled
from rome_desktop.app.pages.shared.position import PositionPicture
from rome_desktop.app.pictures import Pictures, of_puzzle
from rome_desktop.session.progress import Tried
from rome_desktop.session.puzzles import Puzzle


def day_words(day: date) -> str:
    """A day with its weekday, such as `Saturday, 28 November`."""
    pattern = "dddd d MMMM" if languages.current() == "fr" else "dddd, d MMMM"
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


class StarBox(Panel):
    """What so many stars ask; filled once they are earned."""

    def __init__(self, number: int, amount: str, *, earned: bool) -> None:
        super().__init__(role="raised", padding=4, radius=6, strength=0, name=amount)
        if earned:  # on gold ground gold stars would not be seen
            self.set_line("lit_edge", 2.2)
        lines = column(self, 0)
        stars = Stars(number if earned else 0, 15, total=number)
        lines.addWidget(stars, 0, Qt.AlignmentFlag.AlignHCenter)
        label = Label(amount, "label", size=13, bold=True, wrap=True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(label)


class Today(Panel):
    """The puzzle of the day: `play(id)`, and `yesterday()`."""

    play = Signal(str)
    yesterday = Signal()

    def __init__(self, puzzle: Puzzle, day: date, reached: Tried, pictures: Pictures, *, low: bool) -> None:
        super().__init__(padding=12 if low else 16, name=self.tr("Today's puzzle"))
        self.set_line("accent", 2.4)
        self._puzzle, self._reached, self._low = puzzle, reached, low
        lines = column(self, 4 if low else 6)
        told = Label(day_words(day), "label", colour="muted")
        lines.addLayout(titled(self.tr("Today's puzzle"), 20, told, high=26 if low else 34))
        body = row(None, 14 if low else 16)
        body.addLayout(self._pictured(pictures), 4)
        body.addLayout(self._told(), 6 if low else 5)
        lines.addLayout(body, 1)

    def _pictured(self, pictures: Pictures) -> QVBoxLayout:
        """The position; with little height also what is said of it."""
        shown = column(None, 3)
        picture = PositionPicture(of_puzzle(self._puzzle.id), pictures, QSize(190, 96))
        picture.setMinimumWidth(theme.look().px(170 if self._low else 190))
        shown.addWidget(picture, 1)
        if self._low:
            for said in self._notes():
                said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                shown.addWidget(said)
        return shown

    def _notes(self) -> tuple[Label, Label]:
        """What it is called and how hard it is; the own best."""
        named = f"{words.title(self._puzzle)} · {GoalWords().grade(self._puzzle)}"
        size = 13.0 if self._low else 14.5
        return Label(named, "muted", size=size, wrap=True), Label(
            self.reached_words(self._puzzle, self._reached, GoalWords()), "muted", size=size, wrap=True
        )

    def _told(self) -> QVBoxLayout:
        """What is asked, and the way to it."""
        say, puzzle, low = GoalWords(), self._puzzle, self._low
        named, best = self._notes()
        told = column(None, 4 if low else 8)
        told.addWidget(Heading(title_of(puzzle.game, languages.current()), 17 if low else 18))
        if not low:
            told.addWidget(named)
        told.addWidget(Label(say.goal(puzzle), "strong", wrap=True, size=15 if low else 16))
        if ending := say.ending(puzzle):
            told.addWidget(Label(ending, "small", wrap=True))
        if low:
            told.addStretch(1)
        told.addLayout(self._boxes(puzzle, self._reached, say))
        if not low:
            told.addWidget(best)
            told.addStretch(1)
        told.addLayout(self._buttons(puzzle, self._reached))
        return told

    def _boxes(self, puzzle: Puzzle, reached: Tried, say: GoalWords) -> QHBoxLayout:
        line = row(None, 6)
        earned = 0 if reached.best is None else puzzle.earned(reached.best)
        for number, asks in enumerate(puzzle.stars, 1):
            line.addWidget(StarBox(number, say.amount(puzzle, asks), earned=earned >= number), 1)
        return line

    def reached_words(self, puzzle: Puzzle, reached: Tried, say: GoalWords) -> str:
        """The own best and the tries."""
        if reached.best is None:
            return self.tr("Not tried yet.")
        tries = self.tr("%n tries", "", reached.tries)
        best = say.amount(puzzle, reached.best)
        return self.tr("Your best: {best}, {tries}.").format(best=best, tries=tries)

    def _buttons(self, puzzle: Puzzle, reached: Tried) -> QHBoxLayout:
        line = row(None, 10)
        word = self.tr("Play") if reached.best is None else self.tr("Try again")
        self.button = Button(word, "primary", key=self.tr("Enter"))
        self.button.setObjectName("today")
        self.button.clicked.connect(lambda: self.play.emit(puzzle.id))
        line.addWidget(self.button, 1)
        before = Button(self.tr("Yesterday"), "link")
        before.setObjectName("yesterday")
        before.clicked.connect(self.yesterday)
        line.addWidget(before)
        return line


class PuzzleCard(Panel):
    """A perfect turn: picture, title, goal, stars, the best against what is possible: `play(id)`.

    `brief` is for a narrow place: the stars alone say how it stands.
    """

    play = Signal(str)

    def __init__(
        self,
        puzzle: Puzzle,
        reached: Tried,
        pictures: Pictures,
        *,
        named: bool = False,
        low: bool,
        brief: bool = False,
    ) -> None:
        super().__init__(
            role="raised", padding=4 if low else 7, radius=7, strength=0, name=words.title(puzzle)
        )
        say = GoalWords()
        line = row(self, 10)
        picture = PositionPicture(of_puzzle(puzzle.id), pictures, QSize(100, 76))
        picture.setFixedWidth(theme.look().px(80 if brief else 100))
        line.addWidget(picture)
        told = column(None, 1)
        head = row(None, 6)
        head.addWidget(Label(words.title(puzzle), "strong", size=16, wrap=True), 1)
        head.addWidget(Label(say.grade(puzzle), "small"))
        told.addLayout(head)
        if named and not low:
            told.addWidget(Label(title_of(puzzle.game, languages.current()), "small"))
        told.addWidget(Label(say.goal(puzzle), "body", size=13.5 if low else 14.5, wrap=True))
        told.addStretch(1)
        told.addLayout(self._foot(puzzle, reached, say, brief=brief))
        told.setContentsMargins(0, 0, theme.look().px(6), 0)
        line.addLayout(told, 1)

    def _foot(self, puzzle: Puzzle, reached: Tried, say: GoalWords, *, brief: bool) -> QHBoxLayout:
        """Stars and the way to the table."""
        foot = row(None, 8)
        earned = 0 if reached.best is None else puzzle.earned(reached.best)
        foot.addWidget(Stars(earned, 16, say.stars(earned)))
        if not brief:
            best = self.tr("not tried yet") if reached.best is None else say.of_best(puzzle, reached.best)
            foot.addWidget(Label(best, "label", size=13.5))
        foot.addStretch(1)
        self.button = Button(self.tr("Play") if reached.best is None else self.tr("Again"), "link")
        self.button.setObjectName(f"play-{puzzle.id}")
        self.button.setAccessibleDescription(words.title(puzzle))
        self.button.clicked.connect(lambda: self.play.emit(puzzle.id))
        foot.addWidget(self.button)
        return foot
