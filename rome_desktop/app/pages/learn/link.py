"""A lesson behind a table: it answers the table page as the match thread does, and tells every step.

Nothing it does takes long, so it lives in the window's own thread.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import Signal, Slot

from rome_desktop.ai import players
from rome_desktop.app import trouble
from rome_desktop.app.worker import MatchThread, MatchWorker, Update
from rome_desktop.engine.actions import Action
from rome_desktop.engine.edition import Name
from rome_desktop.engine.events import Event
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import Dice
from rome_desktop.session.lessons import progress
from rome_desktop.session.lessons.course import Kind
from rome_desktop.session.lessons.lesson import Lesson
from rome_desktop.session.lessons.reader import RIVAL
from rome_desktop.session.lessons.texts import BlankError
from rome_desktop.session.match import Match, TakeBack

BUDGET_MS = 1000


def rival(game: Game, view: object, seat: int, dice: Dice) -> Action:
    """The computer player that sits at the table of a lesson."""
    return players.choose(game, view, seat, RIVAL, BUDGET_MS, dice)


@dataclass(frozen=True, slots=True)
class Lecture:
    """What a lesson says and asks at one update of the match; texts in both languages, blanks filled."""

    number: int
    """Of the update."""
    chapter: str
    index: int
    """The step, from 0; that of the last one once the chapter is over."""
    kind: Kind
    own_match: bool
    """The learner plays on as they like: everything can be chosen."""
    over: bool
    key: Name
    say: Name
    task: Name | None
    wrong: Name | None
    point: tuple[str, ...]
    clause: str
    allowed: frozenset[Action]
    shown: Action | None
    can_go_back: bool


class LessonWorker(MatchWorker):
    """Wraps one lesson at a time over its match."""

    taught = Signal(object)
    """The lecture of the update that follows at once."""
    missed = Signal()
    """The goal was missed: everything is as when the step began."""
    unkept = Signal(str)
    """Progress could not be written: the system's reason."""

    def __init__(self) -> None:
        super().__init__(None, None)
        self._lesson: Lesson | None = None
        self._progress_folder: Path | None = None

    def teach(self, lesson: Lesson, folder: Path | None) -> None:
        """Open a lesson; how far it comes is kept in `folder` (None: nowhere)."""
        self.close()
        self._lesson, self._progress_folder = lesson, folder
        self._take(lesson.match, None, "")

    @Slot()
    def close(self) -> None:
        self._lesson = None
        super().close()

    # ---- learning

    def next(self) -> None:
        """Go on from a step that only tells something."""
        self._go(lambda lesson: lesson.next())

    def show(self) -> None:
        """Do the next thing in the learner's place."""
        self._go(lambda lesson: lesson.show()[0] != "refused")

    def back(self) -> None:
        """The beginning of this step, or of the one before."""
        if self._lesson is not None and self._lesson.back():
            self._keep()
            self._send("taken-back", ())

    def _go(self, act: Callable[[Lesson], bool]) -> None:
        """Do something with the lesson, and send what came of it if it was done."""
        lesson = self._lesson
        if lesson is None or lesson.over:
            return
        lines, first = list(lesson.lines), len(lesson.match.entries)
        if act(lesson):
            self._keep()
            on = lesson.lines[: len(lines)] == lines
            events = [event for entry in lesson.match.entries[first:] for event in entry.events]
            self._send("played" if on else "taken-back", events if on else ())

    @Slot(int, object, bool)
    def submit(self, number: int, action: Action | str, auto: bool) -> None:
        lesson = self._lesson
        if lesson is None or number != self._number or isinstance(action, str):
            return
        if not lesson.over and lesson.step.until == "match":
            super().submit(number, action, auto)
            return
        outcome, events = lesson.answer(action)
        if outcome == "missed":
            self.missed.emit()
        self._keep()
        self._send("taken-back" if outcome in {"missed", "refused"} else "played", events)

    @Slot()
    def take_back(self) -> None:
        lesson = self._lesson
        if lesson is not None and self._may_take_back(lesson).allowed and lesson.take_back():
            self._keep()
            self._send("taken-back", ())

    @Slot()
    def redo(self) -> None:
        """Nothing is played again in a lesson: the step asks for it."""

    def _may_take_back(self, lesson: Lesson) -> TakeBack:
        """A step that asks for it may take back as much as it asks for, whatever came between."""
        none = TakeBack(False, "nothing-to-take-back")
        if lesson.over or lesson.step.kind in {"read", "play"}:
            return none
        if lesson.step.kind == "undo":
            return TakeBack(True, "", len(lesson.match.lines) - 1, lesson.seat)
        found = lesson.match.can_take_back()
        return found if found.upto >= lesson.start + len(lesson.trail[-1]) else none

    # ---- what is sent and written

    def _write(self) -> None:
        self._keep()

    def _keep(self) -> None:
        lesson, folder = self._lesson, self._progress_folder
        if lesson is None or folder is None:
            return
        lesson.notice()
        try:
            progress.left(lesson, lesson.game.key, folder)
        except OSError as error:
            self.unkept.emit(trouble.reason(error))

    def _update(self, match: Match, cause: str, events: Iterable[Event]) -> Update:
        lesson = self._lesson
        update = super()._update(match, cause, events)
        if lesson is None:
            return update
        lesson.notice()
        self.taught.emit(self._lecture(lesson))
        return replace(update, take_back=self._may_take_back(lesson), can_redo=False)

    def _lecture(self, lesson: Lesson) -> Lecture:
        over = lesson.over
        index = min(lesson.index, len(lesson.chapter.steps) - 1)
        step = lesson.chapter.steps[index]
        own_match = not over and step.until == "match"
        return Lecture(
            self._number,
            lesson.chapter.id,
            index,
            step.kind,
            own_match,
            over,
            _told(lesson, lesson.chapter.heading(index)),
            _told(lesson, step.say),
            _told(lesson, step.task) if step.task else None,
            _told(lesson, step.wrong) if step.wrong else None,
            () if over else step.point,
            step.clause,
            frozenset(lesson.expected()),
            lesson.shown() if not own_match else None,
            bool(lesson.index) or len(lesson.lines) > len(lesson.trail[-1]),
        )


def _told(lesson: Lesson, name: Name) -> Name:
    """A text in both languages with its blanks filled; as it is written where one cannot be."""
    try:
        return Name(lesson.text(name, "en"), lesson.text(name, "fr"))
    except BlankError:
        return name


class LessonLink(MatchThread):
    """What the table page of a lesson speaks to."""

    def __init__(self) -> None:
        super().__init__(None, None, threaded=False, worker=LessonWorker())
