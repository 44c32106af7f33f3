"""The parts of the challenges page: today's puzzle, cards of perfect turns, rows of solo challenges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.flow import Flow
from rome_desktop.app.kit.spoken import figure
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel
from rome_desktop.app.pages.challenges import words
from rome_desktop.app.pages.challenges.marks import Mark, Medal, Stars
from rome_desktop.app.pages.challenges.words import GoalWords
from rome_desktop.app.pages.shared.page import ROMAN, Glyph, Vignette, column, row, title_of
from rome_desktop.app.pages.shared.position import PositionPicture
from rome_desktop.app.pictures import Pictures, of_puzzle
from rome_desktop.catalogue import GAMES
from rome_desktop.engine.game import Game
from rome_desktop.session.progress import Progress, Tried
from rome_desktop.session.puzzles import Puzzle
from rome_desktop.session.solo import Challenge

LEAST, MOST = 520, 640
"""How wide the chosen challenge is beside its medals, in px of 100 %."""


def widest_title(size: float) -> int:
    """As wide as the longest name of a game in a heading: the medals of all of them stand in columns."""
    font = theme.look().font("display", size)
    return ceil(max(text_width(font, title_of(game, languages.current())) for game in GAMES))


def day_words(day: date) -> str:
    """A day with its weekday, such as `Saturday, 28 November`."""
    pattern = "dddd d MMMM" if languages.current() == "fr" else "dddd, d MMMM"
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


class StarBox(Panel):
    """What so many stars ask; filled once they are earned."""

    def __init__(self, number: int, amount: str, *, earned: bool) -> None:
        super().__init__(role="raised", padding=5, radius=6, strength=0, name=amount)
        if earned:  # on gold ground gold stars would not be seen
            self.set_line("lit_edge", 2.2)
        lines = column(self, 0)
        stars = Stars(number if earned else 0, 15, total=number)
        lines.addWidget(stars, 0, Qt.AlignmentFlag.AlignHCenter)
        label = Label(amount, "label", size=13.5, bold=True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(label)


class Today(Panel):
    """The puzzle of the day: `play(id)`, and `yesterday()`."""

    play = Signal(str)
    yesterday = Signal()

    def __init__(self, puzzle: Puzzle, day: date, reached: Tried, pictures: Pictures, *, low: bool) -> None:
        super().__init__(padding=16, name=self.tr("Today's puzzle"))
        self.set_line("accent", 2.4)
        say = GoalWords()
        lines = column(self, 4 if low else 8)
        head = row(None, 8)
        head.addWidget(Heading(self.tr("Today's puzzle"), 20))
        head.addStretch(1)
        head.addWidget(Label(day_words(day), "label", colour="muted"))
        lines.addLayout(head)
        body = row(None, 16)
        picture = PositionPicture(of_puzzle(puzzle.id), pictures, QSize(190, 120))
        picture.setMinimumWidth(theme.look().px(190))
        body.addWidget(picture, 4)
        told = column(None, 5 if low else 8)
        told.addWidget(Heading(title_of(puzzle.game, languages.current()), 18))
        told.addWidget(Label(f"{words.title(puzzle)} · {say.grade(puzzle)}", "muted", size=14.5))
        told.addWidget(Label(say.goal(puzzle), "strong", wrap=True, size=16))
        if ending := say.ending(puzzle):
            told.addWidget(Label(ending, "small", wrap=True))
        told.addLayout(self._boxes(puzzle, reached, say))
        told.addWidget(Label(self.reached_words(puzzle, reached, say), "muted", size=14.5))
        told.addStretch(1)
        told.addLayout(self._buttons(puzzle, reached))
        body.addLayout(told, 5)
        lines.addLayout(body, 1)

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
    """A perfect turn: picture, title, goal, stars, the best against what is possible: `play(id)`."""

    play = Signal(str)

    def __init__(self, puzzle: Puzzle, reached: Tried, pictures: Pictures, *, named: bool, low: bool) -> None:
        super().__init__(
            role="raised", padding=5 if low else 7, radius=7, strength=0, name=words.title(puzzle)
        )
        say = GoalWords()
        line = row(self, 12)
        picture = PositionPicture(of_puzzle(puzzle.id), pictures, QSize(104, 76))
        picture.setFixedWidth(theme.look().px(104))
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
        foot = row(None, 8)
        earned = 0 if reached.best is None else puzzle.earned(reached.best)
        foot.addWidget(Stars(earned, 16, say.stars(earned)))
        best = self.tr("not tried yet") if reached.best is None else say.of_best(puzzle, reached.best)
        foot.addWidget(Label(best, "label", size=13.5))
        foot.addStretch(1)
        self.button = Button(self.tr("Play") if reached.best is None else self.tr("Again"), "link")
        self.button.setObjectName(f"play-{puzzle.id}")
        self.button.setAccessibleDescription(words.title(puzzle))
        self.button.clicked.connect(lambda: self.play.emit(puzzle.id))
        foot.addWidget(self.button)
        told.addLayout(foot)
        line.addLayout(told, 1)


@dataclass(frozen=True, slots=True)
class Running:
    """A challenge that was begun and is not over: its save, the points so far."""

    path: Path
    points: int


class ChallengeBox(Panel):
    """A solo challenge with its rule and its marks: `play(id, practice)`; one that runs: `go_on(path)`."""

    play = Signal(str, bool)
    go_on = Signal(Path)

    def __init__(self, challenge: Challenge, *, medals: int, running: Running | None) -> None:
        super().__init__(role="raised", padding=6, radius=7, strength=0, name=words.title(challenge))
        line = row(self, 14)
        line.addSpacing(theme.look().px(8))
        numeral = Heading(ROMAN[challenge.number], 18, colour="focus")
        numeral.setMinimumWidth(theme.look().px(32))
        line.addWidget(numeral)
        told = column(None, 0)
        head = row(None, 10)
        head.addWidget(Label(words.title(challenge), "strong", size=15.5, wrap=True), 1)
        for number, points in enumerate(challenge.marks):
            head.addWidget(Mark(number, points))
        told.addLayout(head)
        line.addLayout(told, 1)
        told.addWidget(Label(self.told_words(challenge, running), "body", size=14, wrap=True))
        ways = Flow(None, 10, at_right=True)
        for button in self._ways(challenge, medals, running):
            ways.addWidget(button)
        line.addLayout(ways)

    def told_words(self, challenge: Challenge, running: Running | None) -> str:
        """What it asks; of a running one what is in hand."""
        if running is None:
            return words.told(challenge)
        in_hand = self.tr("In hand: {points} of {all} points.").format(
            points=figure(running.points), all=challenge.marks[-1]
        )
        return f"{words.told(challenge)} {in_hand}"

    def _ways(self, challenge: Challenge, medals: int, running: Running | None) -> list[Button]:
        """A quiet way and the usual one."""
        title = words.title(challenge)
        if running is None:
            quiet = Button(self.tr("Practise"), "link")
            quiet.setObjectName(f"practise-{challenge.id}")
            quiet.setToolTip(self.tr("With hints; it does not count."))
            quiet.clicked.connect(lambda: self.play.emit(challenge.id, True))
            self.button = Button(self.tr("Again") if medals else self.tr("Play"))
            self.button.setObjectName(f"play-{challenge.id}")
            self.button.clicked.connect(lambda: self.play.emit(challenge.id, False))
        else:
            path = running.path
            quiet = Button(self.tr("Begin anew"), "link")
            quiet.setObjectName(f"play-{challenge.id}")
            quiet.setToolTip(self.tr("What was begun stays on the shelf."))
            quiet.clicked.connect(lambda: self.play.emit(challenge.id, False))
            self.button = Button(self.tr("Go on"))
            self.button.setObjectName(f"go-on-{challenge.id}")
            self.button.clicked.connect(lambda: self.go_on.emit(path))
        self.button.setMinimumWidth(theme.look().px(84))
        self.button.set_height(36)
        for button in (quiet, self.button):
            button.setAccessibleDescription(title)
        return [quiet, self.button]


def medals_of(challenge: Challenge, progress: Progress) -> int:
    """0 to 3."""
    best = progress.solo.get(challenge.id, Tried()).best
    return 0 if best is None else challenge.medals(best)


def next_of(challenges: Sequence[Challenge], progress: Progress, running: Mapping[str, Running]) -> Challenge:
    """The one that runs, else the first one without a medal, else the last one."""
    begun = next((challenge for challenge in challenges if challenge.id in running), None)
    if begun is not None:
        return begun
    open_ones = [challenge for challenge in challenges if not medals_of(challenge, progress)]
    return open_ones[0] if open_ones else challenges[-1]


class SoloRow(QWidget):
    """A game: its medals, and the challenge that is chosen among them; signals as of its box."""

    play = Signal(str, bool)
    go_on = Signal(Path)

    def __init__(
        self,
        game: Game,
        challenges: Sequence[Challenge],
        progress: Progress,
        running: Mapping[str, Running],
        *,
        low: bool,
        wide: bool,
    ) -> None:
        super().__init__()
        self._challenges, self._progress, self._running = list(challenges), progress, running
        self._wide, self._low = wide, low
        px = theme.look().px
        whole = column(self, 2)
        line = row(None, 10)
        whole.addLayout(line)
        picture = Vignette(game.key, 5, whole=True)
        picture.setFixedSize(px(60), px(36 if low else 44))
        line.addWidget(picture)
        told = column(None, 0)
        size = 14.0 if low else 15.0
        told.addWidget(Heading(title_of(game, languages.current()), size))
        done = sum(medals_of(challenge, progress) > 0 for challenge in challenges)
        told.addWidget(
            Label(self.tr("{done} of {all} done").format(done=done, all=len(challenges)), "muted", size=14)
        )
        holder = QWidget()
        holder.setLayout(told)
        holder.setFixedWidth(widest_title(size) + px(4))
        line.addWidget(holder)
        line.addLayout(self._medals(), 0 if wide else 20)
        self._place = column(None, 0)
        line.addStretch(1)
        if wide:
            line.addLayout(self._place, 20)
        else:
            whole.addLayout(self._place)
        self._box: ChallengeBox | None = None
        self._show(next_of(challenges, progress, running))

    def _medals(self) -> QLayout:
        line: QLayout = row(None, 2) if self._wide else Flow(None, 2)
        group = QButtonGroup(self)
        upcoming = next_of(self._challenges, self._progress, self._running)
        for challenge in self._challenges:
            reached = self._progress.solo.get(challenge.id, Tried())
            medals = medals_of(challenge, self._progress)
            medal = Medal(
                challenge.number,
                medals,
                self.spoken(challenge, reached, medals),
                upcoming=challenge is upcoming,
                tried=reached.tries > 0,
            )
            medal.setObjectName(f"medal-{challenge.id}")
            medal.setFixedWidth(theme.look().px(46 if self._low else 48))
            medal.setChecked(challenge is upcoming)
            medal.clicked.connect(lambda _=False, c=challenge: self._show(c))
            group.addButton(medal)
            line.addWidget(medal)
        return line

    def spoken(self, challenge: Challenge, reached: Tried, medals: int) -> str:
        """A medal as it is read aloud."""
        name = self.tr("{title}, challenge {number}").format(
            title=words.title(challenge), number=challenge.number
        )
        if reached.best is None:
            return self.tr("{name}: not tried yet; bronze at {points}").format(
                name=name, points=challenge.marks[0]
            )
        if not medals:
            return self.tr("{name}: {best}; bronze at {points}").format(
                name=name, best=reached.best, points=challenge.marks[0]
            )
        medal = GoalWords().medal(medals)
        if medals == 3:
            return self.tr("{name}: {medal} with {best}").format(name=name, medal=medal, best=reached.best)
        return self.tr("{name}: {medal} with {best}; {next} at {points}").format(
            name=name,
            medal=medal,
            best=reached.best,
            next=GoalWords().medal(medals + 1),
            points=challenge.marks[medals],
        )

    def _show(self, challenge: Challenge) -> None:
        medals, running = medals_of(challenge, self._progress), self._running.get(challenge.id)
        box = ChallengeBox(challenge, medals=medals, running=running)
        if self._wide:
            box.setMinimumWidth(theme.look().px(LEAST))
            box.setMaximumWidth(theme.look().px(MOST))
        box.play.connect(self.play)
        box.go_on.connect(self.go_on)
        if self._box is None:
            self._place.addWidget(box)
        else:
            self._place.replaceWidget(self._box, box)
            self._box.hide()
            self._box.deleteLater()
            box.show()
        self._box = box


def solo_list(
    challenges: Sequence[Challenge], progress: Progress, running: Mapping[str, Running]
) -> list[tuple[Medal, ChallengeBox]]:
    """All challenges of one game, each with the medal that stands beside it."""
    found = []
    upcoming = next_of(challenges, progress, running)
    for challenge in challenges:
        reached = progress.solo.get(challenge.id, Tried())
        medals = medals_of(challenge, progress)
        medal = Medal(challenge.number, medals, "", upcoming=challenge is upcoming, tried=reached.tries > 0)
        medal.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        medal.setEnabled(False)
        box = ChallengeBox(challenge, medals=medals, running=running.get(challenge.id))
        found.append((medal, box))
    return found


class Streak(QWidget):
    """How many days in a row were solved, beside a flame."""

    def __init__(self, days: int, waits: bool) -> None:
        super().__init__()
        line = row(self, 6)
        line.addWidget(Glyph("laurel", 20, "accent" if days else "faint"))
        if waits:
            said = self.tr("The calendar waits: the clock stands before a day you have solved.")
        elif days:
            said = self.tr("%n days in a row", "", days)
        else:
            said = self.tr("Solve one to begin a streak.")
        line.addWidget(Label(said, "label", size=14.5, bold=days > 0, wrap=True))
