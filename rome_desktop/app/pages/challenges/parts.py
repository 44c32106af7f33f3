"""Solo challenges on their page: a row of medals for each game, and each challenge with its marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import OneOf, text_width
from rome_desktop.app.kit.flow import Flow
from rome_desktop.app.kit.spoken import figure
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel
from rome_desktop.app.pages.challenges import words
from rome_desktop.app.pages.challenges.marks import Mark, Medal
from rome_desktop.app.pages.challenges.words import GoalWords
from rome_desktop.app.pages.shared.page import ROMAN, Glyph, Vignette, column, row, title_of
from rome_desktop.catalogue import GAMES
from rome_desktop.engine.game import Game
from rome_desktop.session.progress import Progress, Tried
from rome_desktop.session.solo import Challenge

LEAST, MOST = 520, 680
"""How wide the chosen challenge is beside its medals, in px of 100 %."""


def widest_title(size: float) -> int:
    """As wide as the longest name of a game in a heading: the medals of all of them stand in columns."""
    font = theme.look().font("display", size)
    return ceil(max(text_width(font, title_of(game, languages.current())) for game in GAMES))


@dataclass(frozen=True, slots=True)
class Running:
    """A challenge that was begun and is not over: its save, the points so far, whether its rule is broken."""

    path: Path
    points: int
    is_broken: bool = False


class ChallengeBox(Panel):
    """A solo challenge with its rule and its marks: `play(id, practice)`; one that runs: `go_on(path)`."""

    play = Signal(str, bool)
    go_on = Signal(Path)

    def __init__(
        self, challenge: Challenge, *, medals: int, running: Running | None, numbered: bool = True
    ) -> None:
        super().__init__(role="raised", padding=4, radius=7, strength=0, name=words.title(challenge))
        line = row(self, 10)
        line.addSpacing(theme.look().px(4))
        if numbered:
            numeral = Heading(ROMAN[challenge.number], 18, colour="focus")
            numeral.setMinimumWidth(theme.look().px(30))
            line.addWidget(numeral)
        told = column(None, 0)
        told.addStretch(1)
        head = row(None, 8)
        head.addWidget(Label(words.title(challenge), "strong", size=15.5, wrap=True), 1)
        for number, points in enumerate(challenge.marks):
            head.addWidget(Mark(number, points))
        told.addLayout(head)
        line.addLayout(told, 1)
        told.addWidget(Label(self.told_words(challenge, running), "body", size=14, wrap=True))
        told.addStretch(1)
        ways = Flow(None, 10, at_right=True)
        for button in self._ways(challenge, medals, running):
            ways.addWidget(button)
        beside = column(None, 0)
        beside.addStretch(1)
        beside.addLayout(ways)
        beside.addStretch(1)
        line.addLayout(beside)

    def told_words(self, challenge: Challenge, running: Running | None) -> str:
        """What it asks; of a running one what is in hand, or that nothing can be won with it any more."""
        if running is None:
            return words.told(challenge)
        if running.is_broken:
            no_medal = self.tr("The rule is broken: no medal.")
            return f"{words.told(challenge)} {no_medal}"
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
        whole = column(self, 0 if low else 2)
        line = row(None, 10)
        whole.addLayout(line)
        self._add_game(line, game)
        line.addLayout(self._medals(), 0 if wide else 20)
        self._place = column(None, 0)
        line.addStretch(1)
        if wide:
            line.addLayout(self._place, 400)
        else:
            whole.addLayout(self._place)
        self._box: ChallengeBox | None = None
        self._show(next_of(challenges, progress, running))

    def _add_game(self, line: QHBoxLayout, game: Game) -> None:
        """Its picture, its name, and how many of its challenges are done."""
        px = theme.look().px
        picture = Vignette(game.key, 5, whole=True)
        picture.setFixedSize(px(60), px(36 if self._low else 44))
        line.addWidget(picture)
        told = column(None, 0)
        size = 14.0 if self._low else 15.0
        told.addStretch(1)
        told.addWidget(Heading(title_of(game, languages.current()), size))
        done = sum(medals_of(challenge, self._progress) > 0 for challenge in self._challenges)
        said = self.tr("{done} of {all} done").format(done=done, all=len(self._challenges))
        told.addWidget(Label(said, "muted", size=14))
        told.addStretch(1)
        holder = QWidget()
        holder.setLayout(told)
        holder.setFixedWidth(widest_title(size) + px(4))
        line.addWidget(holder)

    def _medals(self) -> QLayout:
        line: QLayout = row(None, 2) if self._wide else Flow(None, 2)
        group = OneOf(self)
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
            if self._low:
                medal.setFixedHeight(theme.look().px(50))
            medal.setChecked(challenge is upcoming)
            medal.clicked.connect(lambda _=False, c=challenge: self._show(c))
            line.addWidget(medal)
            group.add(medal)
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
            self._place.addStretch(1)
            self._place.addWidget(box)
            self._place.addStretch(1)
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
        medal.spoken_role = QAccessible.Role.Graphic  # the box beside it says the same in words
        begun = running.get(challenge.id)
        box = ChallengeBox(challenge, medals=medals, running=begun, numbered=False)
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
