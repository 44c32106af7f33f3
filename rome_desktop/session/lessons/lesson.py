"""The player of a lesson: one chapter over an ordinary match, step by step, without a window."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal

from rome_desktop.engine.actions import Action, NotationError
from rome_desktop.engine.edition import Name
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import Dice, IllegalAction
from rome_desktop.session.lessons import texts
from rome_desktop.session.lessons.course import Chapter, Course, Step
from rome_desktop.session.lessons.reader import BUNDLED, LessonError, begun, learner
from rome_desktop.session.match import Match

Rival = Callable[[Game, Any, int, Dice], Action]
"""`rival(game, view, seat, dice)`: what a computer chooses."""
Outcome = Literal["done", "more", "refused", "missed"]
"""The step is done; it waits for more; the answer was not played; the goal was missed, all is as it was."""
END = "end"
"""The goal that every game knows: the match is over."""


@dataclass(slots=True)
class Lesson:
    """One chapter as it is being learned. `trail` holds for every step the lines played before it began."""

    game: Game
    chapter: Chapter
    match: Match
    seat: int
    rival: Rival
    start: int
    """The number of lines of the match when the chapter began."""
    index: int = 0
    trail: list[tuple[str, ...]] = field(default_factory=lambda: [()])

    @classmethod
    def begin(cls, game: Game, course: Course, name: str, rival: Rival, folder: Path = BUNDLED) -> "Lesson":
        """A chapter at its first step. Raises LessonError."""
        chapter = course.chapter(name)
        if chapter.start.after:
            before = cls.begin(game, course, chapter.start.after, rival, folder)
            before.show_all()
            match = before.match
            match.undone.clear()
        else:
            match = begun(game, chapter.start, folder)
        return cls(game, chapter, match, learner(course, chapter.start), rival, len(match.lines))

    def resume(self, trail: Sequence[Sequence[str]], lines: Sequence[str]) -> bool:
        """Go on where a lesson was left; False, and the chapter begins anew, if that no longer fits."""
        index = len(trail) - 1
        try:
            for before in (*trail, lines):
                self._go_to(before)
            fits = 0 <= index < len(self.chapter.steps) and not trail[0]
            fits = fits and (self.chapter.steps[index].kind == "read" or self.waits)
        except (IllegalAction, NotationError):
            fits = False
        if fits:
            self.index, self.trail = index, [tuple(before) for before in trail]
        else:
            self._go_to(())
        return fits

    def _go_to(self, lines: Sequence[str]) -> None:
        """Let the match stand after these lines of the chapter. Raises IllegalAction or NotationError."""
        same = 0
        for there, wanted in zip(self.lines, lines, strict=False):
            if there != wanted:
                break
            same += 1
        if same < len(self.lines):
            self.match.shortened(self.start + same)
        Match.resume(self.match, lines[same:])

    # ---- questions

    @property
    def over(self) -> bool:
        return self.index == len(self.chapter.steps)

    @property
    def step(self) -> Step:
        return self.chapter.steps[self.index]

    @property
    def waits(self) -> bool:
        """Whether the learner is asked."""
        return self.match.to_move == self.seat

    @property
    def lines(self) -> list[str]:
        """What has been played since the chapter began."""
        return self.match.lines[self.start :]

    def view(self) -> Any:
        """What the learner sees."""
        return self.match.view(self.seat)

    def text(self, name: Name, language: str) -> str:
        """A text with its blanks filled from what the learner sees now. Raises texts.BlankError."""
        return texts.filled(name, language, self.view(), self.seat, self.game.open_teaching())

    def expected(self) -> list[Action]:
        """The options that the step asks for now: only they are lit and played."""
        if self.over or not self.waits or self.step.kind in {"read", "undo"}:
            return []
        return [a for a in self.match.legal() if self._asks_for(a)]

    def _asks_for(self, action: Action) -> bool:
        patterns = self.step.play
        return not patterns or any(self.fits(str(action), pattern) for pattern in patterns)

    @staticmethod
    def fits(line: str, pattern: str) -> bool:
        """Whether an answer is one of those that a step writes as `pattern`."""
        return fnmatchcase(line, pattern)

    def _own(self) -> list[str]:
        """What the learner has answered since the step began."""
        since = self.lines[len(self.trail[-1]) :]
        return [line.partition(" ")[2] for line in since if line.startswith(f"{self.seat} ")]

    def shown(self) -> Action | None:
        """What “Show me” plays next; None if there is nothing to play, or one must go back first."""
        if self.over or self.step.kind in {"read", "undo"}:
            return None
        own, wanted = self._own(), list(self.step.show)
        if wanted and own == wanted[: len(own)] and len(own) < len(wanted):
            return self.game.rules.notation.parse(wanted[len(own)])
        if wanted and self.step.until == "turn":
            return None
        options = self.expected()
        if self.step.kind == "play" and options:
            return min(options, key=lambda a: self._rank(str(a)))
        return self._chosen() if options else None

    def _rank(self, line: str) -> int:
        return next(n for n, pattern in enumerate(self.step.play) if self.fits(line, pattern))

    def _chosen(self) -> Action:
        seat = self.match.to_move
        assert seat is not None
        dice = random.Random(f"{self.match.seed}/{len(self.match.lines)}/rival")
        return self.rival(self.game, self.match.view(seat), seat, dice)

    # ---- learning

    def next(self) -> bool:
        """Go on from a step that only tells something; False if this one waits for more."""
        if self.over or self.step.kind != "read":
            return False
        self._finish()
        return True

    def answer(self, action: Action) -> tuple[Outcome, list[Event]]:
        """What the learner has chosen; an answer that the step does not ask for changes nothing."""
        if action not in self.expected():
            return "refused", []
        begun_view = self._view_at_start() if self.step.kind == "goal" else None
        first = len(self.match.entries)
        Match.resume(self.match, [f"{self.seat} {action}"])
        self.match.undone.clear()
        if self.step.kind == "play":
            outcome: Outcome = "done"
        else:
            self.match.answer_chance([])
            outcome = self._progress(begun_view)
        if outcome == "done":
            self._finish()
            if begun_view is not None and self._strands():
                self.index -= 1
                self.trail.pop()
                outcome = "missed"
        if outcome == "missed":
            self.restart()
            return outcome, []
        return outcome, [event for entry in self.match.entries[first:] for event in entry.events]

    def _progress(self, begun_view: Any) -> Outcome:
        """How it stands with the goal after an answer."""
        if self._reached(begun_view):
            return "done"
        if self.step.until == "match" and not self.match.over:
            self._let_rivals_play()
            if self._reached(begun_view):
                return "done"
        return "more" if self.expected() else "missed"

    def _strands(self) -> bool:
        """Whether the step that has begun cannot be done, after all that was done for the goal before it."""
        return not self.over and self.waits and self.step.kind in {"play", "goal"} and not self.expected()

    def _reached(self, begun_view: Any) -> bool:
        if self.step.goal == END:
            return self.match.over
        goals = self.game.open_teaching().goals
        if self.step.goal not in goals:
            raise LessonError(f"{self.game.key} knows no goal “{self.step.goal}”")
        return goals[self.step.goal](begun_view, self.view(), self.seat)

    def _view_at_start(self) -> Any:
        """What the learner saw when the step began."""
        state = self.match.state_at(self.start + len(self.trail[-1]))
        return observe(state, self.game.rules.zones, self.seat)

    def _finish(self) -> None:
        """The step is done: the replies follow, and the next step begins."""
        for line in self.step.reply:
            if not line.startswith("chance"):
                self.match.answer_chance([])
            try:
                Match.resume(self.match, [line], auto={len(self.match.lines)})
            except (IllegalAction, NotationError) as error:
                raise LessonError(f"the reply “{line}” cannot be played: {error}") from None
        self.match.answer_chance([])
        if any(step.kind != "read" for step in self.chapter.steps[self.index + 1 : self.index + 2]):
            self._let_rivals_play()
        self.index += 1
        self.trail.append(tuple(self.lines))

    def _let_rivals_play(self) -> None:
        while not self.match.over and not self.waits:
            self.match.play(self._chosen())

    def notice(self) -> None:
        """A match of the learner's own, which is played without the lesson, may have come to its end."""
        if not self.over and self.step.until == "match" and self.match.over:
            self._finish()

    def restart(self) -> None:
        """The step as it began."""
        self._go_to(self.trail[-1])

    def back(self) -> bool:
        """To the beginning of this step, or if nothing was done in it, of the one before, if there is one."""
        if not self.over and len(self.lines) > len(self.trail[-1]):
            self.restart()
            return True
        if not self.index:
            return False
        self.trail.pop()
        self.index -= 1
        self.restart()
        return True

    def take_back(self) -> bool:
        """Take one answer back on the way to a goal, or as many as the step asks for."""
        if self.over or self.step.kind not in {"undo", "goal"}:
            return False
        own = [e.index for e in self.match.entries if e.seat == self.seat and not e.auto]
        undo = max(1, self.step.undo)
        floor = self.start + (len(self.trail[-1]) if self.step.kind == "goal" else 0)
        if len(own) < undo or own[-undo] < floor:
            return False
        self.match.shortened(own[-undo])
        if self.step.kind == "undo":
            self._finish()
        return True

    def show(self) -> tuple[Outcome, list[Event]]:
        """Do the next thing in the learner's place, whatever the step waits for."""
        if self.step.kind == "read":
            return ("done", []) if self.next() else ("refused", [])
        if self.step.kind == "undo":
            return ("done" if self.take_back() else "refused"), []
        if self.step.until == "match" and not self.waits:
            return "refused", []  # the rival moves: nothing is wrong that had to begin anew
        action = self.shown()
        if action is None:
            self.restart()
            action = self.shown()
        return self.answer(action) if action is not None else ("refused", [])

    def show_all(self) -> None:
        """The whole chapter as “Show me” plays it. Raises LessonError if it does not come to its end."""
        while not self.over:
            if self.show()[0] in {"refused", "missed"}:
                raise LessonError(f"{self.chapter.id}, step {self.index + 1} cannot be shown")
