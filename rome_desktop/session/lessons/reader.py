"""Reads courses and the matches that their chapters begin with."""

from functools import cache
from pathlib import Path

from rome_desktop.content.reader import ContentError, line_of, read_as
from rome_desktop.engine.actions import NotationError
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import IllegalAction
from rome_desktop.places import RESOURCES
from rome_desktop.session import transcript
from rome_desktop.session.lessons.course import Course, Start
from rome_desktop.session.match import Match
from rome_desktop.session.seats import HUMAN, Seat
from rome_desktop.session.transcript import Transcript, TranscriptError

BUNDLED = RESOURCES / "lessons"
RIVAL = "easy"
LEARNER = Seat("Claudia", HUMAN, "flava")
RIVALS = (Seat("Hadrian", RIVAL, "caerulea"), Seat("Julia", RIVAL, "rubra"), Seat("Tiberius", RIVAL, "nigra"))


class LessonError(ValueError):
    """A lesson that cannot be given; the message says where and why."""


def course_of(game: Game, folder: Path = BUNDLED) -> Course | None:
    """The course of a game, or None if there is none. Raises ContentError."""
    return _course(folder / f"{game.key}.toml")


@cache
def _course(path: Path) -> Course | None:
    if not path.exists():
        return None
    made, text = read_as(path, Course)
    course: Course = made
    ids = [chapter.id for chapter in course.chapters]
    for number, chapter in enumerate(course.chapters):
        where = line_of(text, ("chapters", number, "start"))
        if chapter.id in ids[:number]:
            raise ContentError(path, where, f"there are two chapters “{chapter.id}”")
        if bool(chapter.start.match) == bool(chapter.start.after):
            raise ContentError(path, where, "a chapter starts with a match or after another chapter")
        if chapter.start.after and chapter.start.after not in ids[:number]:
            raise ContentError(path, where, f"no chapter “{chapter.start.after}” comes before")
        for step, told in enumerate(chapter.steps):
            if told.undo and (told.play or told.goal):
                line = line_of(text, ("chapters", number, "steps", step, "undo"))
                raise ContentError(path, line, "a step waits for one thing only")
    return course


@cache
def _transcript(path: Path) -> Transcript:
    return transcript.read(path.read_text(encoding="utf-8"))


def begun(game: Game, start: Start, folder: Path = BUNDLED) -> Match:
    """The match of a start that names one. Raises LessonError."""
    path = folder / game.key / f"{start.match}.txt"
    try:
        found = _transcript(path)
        count, lines = found.record.seats, found.record.lines
        if found.game != game or start.seat >= count or start.lines > len(lines):
            raise LessonError(f"{path.name} has no line {start.lines} of {game.key}, or no seat {start.seat}")
        rivals = iter(RIVALS)
        seats = [LEARNER if seat == start.seat else next(rivals) for seat in range(count)]
        options, seed = found.record.options, found.header.get("seed", "")
        return Match.of_lines(game, found.content, seats, options, seed, lines[: start.lines])
    except (OSError, UnicodeDecodeError, TranscriptError) as error:
        raise LessonError(f"{path.name} cannot be read: {error}") from None
    except (IllegalAction, NotationError) as error:
        raise LessonError(f"{path.name} cannot be replayed: {error}") from None


def learner(course: Course, start: Start) -> int:
    """The seat that learns."""
    while start.after:
        start = course.chapter(start.after).start
    return start.seat
