"""Which step of a course shows what a chapter of the rules speaks of, and the position of that step."""

from dataclasses import dataclass

from rome_desktop.engine.game import Game
from rome_desktop.session.lessons.course import Course
from rome_desktop.session.lessons.lesson import Lesson, Rival
from rome_desktop.session.match import Match


@dataclass(frozen=True, slots=True)
class Scene:
    """A step, counted from 0, of a chapter of the course, and what it points at first."""

    chapter: str
    step: int
    point: str

    def __str__(self) -> str:
        return f"{self.chapter}.{self.step}@{self.point}"

    @classmethod
    def read(cls, text: str) -> "Scene":
        """The scene that is written so. Raises ValueError."""
        place, _, point = text.partition("@")
        chapter, _, step = place.rpartition(".")
        return cls(chapter, int(step), point)


def scene_of(course: Course, section: str) -> Scene | None:
    """The first step that rests on a clause of a chapter of the rules and points at something."""
    for chapter in course.chapters:
        for number, step in enumerate(chapter.steps):
            if step.point and (step.clause == section or step.clause.startswith(f"{section}.")):
                return Scene(chapter.id, number, step.point[0])
    return None


def position(game: Game, course: Course, scene: Scene, rival: Rival) -> tuple[Match, int]:
    """The match as it stands at a scene, and who learns. Raises LessonError or LookupError."""
    lesson = Lesson.begin(game, course, scene.chapter, rival)
    while not lesson.over and lesson.index < scene.step:
        lesson.show()
    return lesson.match, lesson.seat
