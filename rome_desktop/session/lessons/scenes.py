"""What a chapter of the rules speaks of: a position of its own, or the step of a course that rests on it."""

from dataclasses import dataclass

from rome_desktop.engine.game import Game
from rome_desktop.session import clauses
from rome_desktop.session.lessons import reader
from rome_desktop.session.lessons.course import Course, RuleScene
from rome_desktop.session.lessons.lesson import Lesson, Rival
from rome_desktop.session.match import Match


@dataclass(frozen=True, slots=True)
class TaughtScene:
    """A step, counted from 0, of a chapter of the course, and what it points at first."""

    chapter: str
    step: int
    point: str


Scene = TaughtScene | RuleScene


def chapters(game: Game) -> list[str]:
    """The ids of the chapters of a game's rules, in their order."""
    entries = clauses.read(game.key, "en").entries
    return [entry.id for entry in entries if isinstance(entry, clauses.Section) and entry.level == 1]


def taught(course: Course, section: str) -> TaughtScene | None:
    """The first step that rests on a clause of a chapter of the rules and points at something."""
    for chapter in course.chapters:
        for number, step in enumerate(chapter.steps):
            if step.point and (step.clause == section or step.clause.startswith(f"{section}.")):
                return TaughtScene(chapter.id, number, step.point[0])
    return None


def scene_of(course: Course, section: str) -> Scene | None:
    """What the course has for a chapter of the rules, else the step that teaches it."""
    own = (scene for scene in course.scenes if scene.rule == section)
    return next(own, None) or taught(course, section)


def begun(course: Course, name: str) -> TaughtScene:
    """A chapter of the course at its beginning, and the region it is about. Raises LookupError."""
    return TaughtScene(name, 0, course.chapter(name).point)


def position(game: Game, course: Course, scene: Scene, rival: Rival) -> tuple[Match, int]:
    """The match as it stands at a scene, and who sees it. Raises LessonError or LookupError."""
    if isinstance(scene, RuleScene):
        return reader.begun(game, scene.start), scene.start.seat
    lesson = Lesson.begin(game, course, scene.chapter, rival)
    while not lesson.over and lesson.index < scene.step:
        lesson.show()
    return lesson.match, lesson.seat
