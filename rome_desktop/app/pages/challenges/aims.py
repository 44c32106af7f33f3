"""The aims of challenges at the table: the best of one turn, or the marks of a solo challenge."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.kit.spoken import signed
from rome_desktop.app.pages.challenges import words
from rome_desktop.app.pages.challenges.words import GoalWords
from rome_desktop.app.pages.table.aim import Aim
from rome_desktop.app.worker import Update
from rome_desktop.engine.steps import State
from rome_desktop.session.puzzles import Attempt, Puzzle, attempt
from rome_desktop.session.solo import SEAT, Challenge, Watch

START_OVER, GIVE_UP = "start-over", "give-up"


class PuzzleAim(Aim):
    """A perfect turn; `showing` while the best line is played to the player."""

    def __init__(
        self, puzzle: Puzzle, start: State, parent: QObject, *, today: bool, hints: bool, showing: bool
    ) -> None:
        super().__init__(parent)
        self.puzzle, self._start, self.today, self._hints, self.showing = puzzle, start, today, hints, showing
        self._say = GoalWords()

    def allows_hints(self) -> bool:
        return self._hints and not self.showing

    def reached(self, update: Update) -> Attempt:
        """What the turn has brought so far."""
        return attempt(self.puzzle, self._start, self.actions(update))

    def actions(self, update: Update) -> list[str]:
        """The own actions since the position."""
        mine = [e for e in update.entries if e.index >= self.puzzle.at and e.seat == self.puzzle.seat]
        return [str(entry.action) for entry in mine]

    def second(self, update: Update) -> str:
        in_hand = self._say.of_best(self.puzzle, self.reached(update).value)
        if self.showing:
            return self.tr("The best line: {amount}").format(amount=in_hand)
        goal = self._say.goal(self.puzzle)
        return self.tr("{goal} In hand: {amount}.").format(goal=goal, amount=in_hand)

    def stops(self, update: Update) -> bool:
        return self.reached(update).over

    def buttons(self) -> list[tuple[str, str, str]]:
        return [
            (START_OVER, "ui-undo", self.tr("Start over")),
            (GIVE_UP, "ui-hint", self.tr("Give up")),
        ]

    def value_before(self) -> int:
        """What the goal counts before any action."""
        return attempt(self.puzzle, self._start, ()).value

    def steps(self, lines: tuple[str, ...]) -> list[tuple[str, int]]:
        """The actions of a line, and what the turn has brought after each."""
        values = [attempt(self.puzzle, self._start, lines[: n + 1]).value for n in range(len(lines))]
        return list(zip(lines, values, strict=True))


class SoloAim(Aim):
    """A solo challenge, or practice for it: the marks, the own rule, and what is still missing."""

    broken = Signal()
    """The rule has just been broken."""

    def __init__(self, challenge: Challenge, parent: QObject, *, practice: bool) -> None:
        super().__init__(parent)
        self.challenge, self.practice = challenge, practice
        self._watch = Watch(challenge)
        self.is_broken = False

    def allows_hints(self) -> bool:
        return self.practice

    def look(self, update: Update) -> None:
        """See whether the rule is broken now."""
        lines = [f"{'chance' if e.seat is None else e.seat} {e.action}" for e in update.entries]
        was, self.is_broken = self.is_broken, self._watch.broken_at(lines) is not None
        if self.is_broken and not was:
            self.broken.emit()

    def second(self, update: Update) -> str:
        self.look(update)
        view = update.views.get(SEAT)
        points = self.challenge.game.rules.standings(view)[SEAT].score if view is not None else 0
        if self.is_broken:
            said = self.tr("The rule is broken: no medal. Undo, or play on.")
            return f"{words.told(self.challenge)} {said}"
        said = self.missing(points)
        if self.challenge.rule:
            said = f"{words.told(self.challenge)} {said}"
        return self.tr("Practice: {said}").format(said=said) if self.practice else said

    def missing(self, points: int) -> str:
        """The points so far and what the next mark asks."""
        reached = self.challenge.medals(points)
        mine = signed(self.tr("%n points", "", abs(points)), points)
        if reached == 3:
            return self.tr("{mine}, gold reached.").format(mine=mine)
        lack = self.challenge.marks[reached] - points
        lacks = (
            self.tr("%n to bronze", "", lack),
            self.tr("%n to silver", "", lack),
            self.tr("%n to gold", "", lack),
        )
        return self.tr("{mine}, {lack}.").format(mine=mine, lack=lacks[reached])
