"""Replays every step of a course and reads every text: what a learner must never meet is found here."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rome_desktop.content.reader import ContentError, line_of
from rome_desktop.engine.actions import Action
from rome_desktop.engine.edition import Name
from rome_desktop.engine.game import Game
from rome_desktop.session import clauses
from rome_desktop.session.lessons import texts
from rome_desktop.session.lessons.course import Course, Step
from rome_desktop.session.lessons.lesson import END, Lesson, Rival
from rome_desktop.session.lessons.reader import BUNDLED, LessonError, begun, course_of
from rome_desktop.session.lessons.scenes import chapters, scene_of
from rome_desktop.session.lessons.texts import BLANK, BOLD, BlankError

WORDS = {"say": 40, "wrong": 25, "task": 16, "key": 8}
"""The most words of a text."""
CHAPTERS, STEPS, MOMENTS = range(5, 8), range(40, 71), 15
LANGUAGES = ("en", "fr")
TYPOGRAPHY = re.compile(r"[^\u00a0][;:!?»]|[A-Za-zÀ-ÿ]'|«[^\u00a0]|\d [a-zà-ÿ]")
"""French written without its no-break spaces or its apostrophe."""


Where = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a course, and in which line (0 if unknown)."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.reason}"


def faults(game: Game, rival: Rival, folder: Path = BUNDLED) -> Iterator[Fault]:
    """Everything that is wrong with the course of a game."""
    path = folder / f"{game.key}.toml"
    try:
        course = course_of(game, folder)
    except ContentError as error:
        yield Fault(path.name, error.line, error.reason)
        return
    if course is None:
        return
    text = path.read_text(encoding="utf-8")

    yield from _size_faults(course, path.name)
    lessons = lesson_faults(game, course, rival, folder)
    scenes = scene_faults(game, course, folder)
    for where, reason in (*lessons, *moment_faults(game, course, rival, folder), *scenes):
        yield Fault(path.name, line_of(text, where), reason)


def lesson_faults(game: Game, course: Course, rival: Rival, folder: Path) -> Iterator[tuple[Where, str]]:
    """Of all chapters: the place in the file and the reason."""
    for number, chapter in enumerate(course.chapters):
        here: Where = ("chapters", number)
        for name in ("title", "after"):
            for reason in text_faults(getattr(chapter, name), WORDS["task"]):
                yield ((*here, name), reason)
        for index, step in enumerate(chapter.steps):
            for part, reason in step_faults(game, step):
                yield ((*here, "steps", index, part), reason)
        for index, part, reason in chapter_faults(
            partial(Lesson.begin, game, course, chapter.id, rival, folder)
        ):
            yield ((*here, "steps", index, part), reason)


def moment_faults(game: Game, course: Course, rival: Rival, folder: Path) -> Iterator[tuple[Where, str]]:
    """Of what the coach says."""
    if len(course.moments) < MOMENTS:
        yield ("moments",), f"a course has at least {MOMENTS} moments, not {len(course.moments)}"
    try:
        lesson = Lesson.begin(game, course, course.chapters[0].id, rival, folder)
    except (LessonError, IndexError):
        return
    for number, moment in enumerate(course.moments):
        if moment.when not in game.open_teaching().moments:
            yield (("moments", number, "when"), f"{game.key} knows no moment “{moment.when}”")
        for part in ("key", "say"):
            told: Name = getattr(moment, part)
            for reason in (*text_faults(told, WORDS[part]), *filling_faults(lesson, told)):
                yield (("moments", number, part), reason)
        if reason := clause_fault(game, moment.clause):
            yield (("moments", number, "clause"), reason)


def scene_faults(game: Game, course: Course, folder: Path) -> Iterator[tuple[Where, str]]:
    """Of the pictures at the heads of the rules' chapters."""
    heads = chapters(game)
    for number, scene in enumerate(course.scenes):
        here: Where = ("scenes", number)
        if scene.rule not in heads:
            yield (*here, "rule"), f"{game.key} has no chapter “{scene.rule}” in its rules"
        if scene.rule in [other.rule for other in course.scenes[:number]]:
            yield (*here, "rule"), f"there are two scenes for “{scene.rule}”"
        try:
            begun(game, scene.start, folder)
        except LessonError as error:
            yield (*here, "start"), str(error)
    if bare := [head for head in heads if scene_of(course, head) is None]:
        yield ("scenes",), f"these chapters of the rules have no scene: {', '.join(bare)}"


def _size_faults(course: Course, name: str) -> Iterator[Fault]:
    steps = sum(len(chapter.steps) for chapter in course.chapters)
    moves = sum(chapter.moves for chapter in course.chapters)
    if len(course.chapters) not in CHAPTERS:
        yield Fault(name, 0, f"a course has five to seven chapters, not {len(course.chapters)}")
    if steps not in STEPS:
        yield Fault(name, 0, f"a course has 40 to 70 steps, not {steps}")
    if 3 * moves < 2 * steps:
        yield Fault(name, 0, f"two thirds of the steps are the learner's, not {moves} of {steps}")


def step_faults(game: Game, step: Step) -> Iterator[tuple[str, str]]:
    """What can be seen without playing: the field and the reason."""
    for part, most in WORDS.items():
        told: Name | None = getattr(step, part)
        for reason in text_faults(told, most) if told else ():
            yield part, reason
    for language in LANGUAGES:
        if len(BOLD.findall(texts.text_of(step.say, language))) != 1:
            yield "say", f"{language}: one key idea stands between two stars"
    if step.goal and step.goal != END and step.goal not in game.open_teaching().goals:
        yield "goal", f"{game.key} knows no goal “{step.goal}”"
    if reason := clause_fault(game, step.clause):
        yield "clause", reason


def text_faults(name: Name, most: int) -> Iterator[str]:
    """Too many words, typed numbers, blanks that differ, careless French."""
    found = {}
    for language in LANGUAGES:
        text = texts.text_of(name, language)
        bare = BLANK.sub("x", texts.plain(text))
        count = sum(any(letter.isalnum() for letter in word) for word in bare.split())
        found[language] = sorted(blank.split("|")[0] for blank in BLANK.findall(text))
        if not text.strip():
            yield f"{language}: the text is empty"
        if count > most:
            yield f"{language}: {count} words, at most {most}"
        if typed := re.search(r"\d+", bare):
            yield f"{language}: the number {typed[0]} is typed by hand; write a blank"
    if set(found["en"]) != set(found["fr"]):
        yield f"the blanks differ: {found['en']} and {found['fr']}"
    if careless := TYPOGRAPHY.search(BLANK.sub("x", name.fr)):
        yield f"fr: “{careless[0]}” lacks its no-break space or its apostrophe"


def clause_fault(game: Game, clause: str) -> str:
    """Why a clause cannot be opened, or nothing."""
    try:
        for language in LANGUAGES if clause else ():
            clauses.read(game.key, language).find(clause)
    except clauses.RulesError as error:
        return str(error)
    return ""


def chapter_faults(
    make: Callable[[], Lesson],
) -> Iterator[tuple[int, str, str]]:
    """Plays a chapter, and at every step every answer that goes on: step, field and reason."""
    try:
        lesson = make()
    except (LessonError, LookupError) as error:
        yield 0, "say", str(error)
        return
    while not lesson.over:
        step, index = lesson.step, lesson.index
        yield from ((index, part, reason) for part, reason in position_faults(lesson))
        for other in other_answers(lesson):
            try:
                branch = make()
                branch.resume(lesson.trail, lesson.lines)
                branch.answer(other)
                branch.show_all()
            except LessonError as error:
                yield index, "play", f"after “{other}” the chapter does not go on: {error}"
        try:
            while lesson.index == index:
                outcome = lesson.show()[0]
                if outcome in {"refused", "missed"}:
                    yield index, "show" if step.show else step.kind, f"“Show me” is {outcome}"
                    return
        except LessonError as error:
            yield index, "reply", str(error)
            return


def other_answers(lesson: Lesson) -> list[Action]:
    """The answers that go on as well as the one that is shown."""
    if lesson.step.kind != "play":
        return []
    shown = lesson.shown()
    return [action for action in lesson.expected() if action != shown]


def filling_faults(lesson: Lesson, name: Name) -> Iterator[str]:
    """A blank that cannot be filled where the lesson stands."""
    try:
        for language in LANGUAGES:
            lesson.text(name, language)
    except BlankError as error:
        yield str(error)


def position_faults(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """What a step needs of the position it is shown with."""
    step = lesson.step
    for part in ("say", "task", "wrong", "key"):
        told: Name | None = getattr(step, part)
        yield from ((part, reason) for reason in (filling_faults(lesson, told) if told else ()))
    if step.kind in {"play", "goal"} and not lesson.waits:
        yield step.kind, "the learner is not asked here"
    elif step.kind == "play":
        lines = [str(action) for action in lesson.match.legal()]
        if not lesson.expected():
            yield "play", f"none of them is possible here; possible is: {', '.join(lines[:12])}"
