"""Every course of the program: each step can be played, refused, gone back from, left and come back to."""

import random
from functools import partial

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.cli.lessons import rival
from rome_desktop.engine.game import Game
from rome_desktop.session import codec
from rome_desktop.session.lessons.check import faults
from rome_desktop.session.lessons.course import Course
from rome_desktop.session.lessons.lesson import Lesson
from rome_desktop.session.lessons.reader import course_of

TAUGHT = [(game, course) for game in GAMES if (course := course_of(game)) is not None]
every_course = pytest.mark.parametrize(
    ("game", "course"), [pytest.param(*pair, id=pair[0].key) for pair in TAUGHT]
)
every_chapter = pytest.mark.parametrize(
    ("game", "course", "name"),
    [
        pytest.param(game, course, chapter.id, id=f"{game.key}-{chapter.id}")
        for game, course in TAUGHT
        for chapter in course.chapters
    ],
)


def position(lesson: Lesson) -> tuple[str, tuple[str, ...]]:
    """Everything by which two lessons could differ."""
    return codec.digest(lesson.match.state), tuple(lesson.lines)


@every_course
def test_nothing_is_wrong_with_a_course(game: Game, course: Course):
    assert [str(fault) for fault in faults(game, rival)] == []


@every_chapter
def test_what_a_step_does_not_ask_for_is_refused_and_changes_nothing(game: Game, course: Course, name: str):
    lesson = Lesson.begin(game, course, name, rival)
    while not lesson.over:
        before, asked = position(lesson), lesson.expected()
        for action in lesson.match.legal():
            if action not in asked:
                assert lesson.answer(action) == ("refused", [])
        if lesson.step.kind != "read":
            assert not lesson.next()
        if lesson.step.kind not in {"undo", "goal"}:
            assert not lesson.take_back()
        assert position(lesson) == before
        step = lesson.index
        while lesson.index == step and lesson.step.until == "turn":
            lesson.show()
        if lesson.index == step:
            break  # the learner's own match


@every_chapter
def test_back_and_forth_through_a_chapter_ends_in_equal_states(game: Game, course: Course, name: str):
    lesson = Lesson.begin(game, course, name, rival)
    states = [position(lesson)]
    while not lesson.over and lesson.step.until == "turn":
        step = lesson.index
        while lesson.index == step:
            lesson.show()
        states.append(position(lesson))
        for before in reversed(states[:-1]):
            assert lesson.back()
            assert position(lesson) == before
        assert not lesson.back()
        while lesson.index <= step:
            lesson.show()
        assert position(lesson) == states[-1]


@every_chapter
def test_a_lesson_can_be_left_and_gone_on_with_at_every_click(
    game: Game, course: Course, name: str, thorough: bool
):
    """At every sixth one unless thorough."""
    begin = partial(Lesson.begin, game, course, name, rival)
    lesson = begin()
    dice = random.Random(7)
    for click in range(60):
        if thorough or click % 6 == 0:
            again = begin()
            assert again.resume(lesson.trail, lesson.lines)
            assert (position(again), again.index, again.trail) == (
                position(lesson),
                lesson.index,
                lesson.trail,
            )
        if lesson.step.until == "match" and lesson.waits:
            lesson.answer(dice.choice(lesson.expected()))
        else:
            lesson.show()
        if lesson.over:
            break


@every_chapter
def test_a_place_that_does_not_fit_any_more_begins_the_chapter_anew(game: Game, course: Course, name: str):
    lesson = Lesson.begin(game, course, name, rival)
    start = position(lesson)

    for trail, lines in (([], []), ([()], ["0 nonsense"]), ([(), ("7 pass",)], []), ([()] * 99, [])):
        assert not lesson.resume(trail, lines)
        assert (position(lesson), lesson.index) == (start, 0)


def test_show_me_in_a_rivals_turn_begins_no_match_of_ones_own_anew():
    game, course = next(pair for pair in TAUGHT if pair[0].key == "city_of_marble")
    lesson = Lesson.begin(game, course, "first-match", rival)
    while lesson.step.until != "match":
        lesson.show()
    while lesson.waits:
        lesson.match.play(lesson.match.legal()[-1])
    before = position(lesson)

    assert len(before[1]) > 0
    assert lesson.show() == ("refused", [])
    assert position(lesson) == before


def goes_on(lesson: Lesson) -> bool:
    """Whether nothing is asked here, or something can be answered."""
    asks = not lesson.over and lesson.step.kind not in {"read", "undo"} and lesson.waits
    return not asks or bool(lesson.expected())


@every_chapter
def test_no_way_of_doing_what_a_step_asks_for_leaves_nothing_to_do(game: Game, course: Course, name: str):
    """Who had bought one stone too many was to end a purchase that had ended by itself, for ever."""
    lesson, dice = Lesson.begin(game, course, name, rival), random.Random(3)
    while not lesson.over and lesson.step.until == "turn":
        at = lesson.index
        for _ in range(8 if lesson.step.kind == "goal" else 2):
            for _ in range(30):
                asked = lesson.expected()
                if lesson.index != at or not asked:
                    break
                lesson.answer(dice.choice(asked))
            if lesson.index != at:
                assert goes_on(lesson), (lesson.step.key, lesson.lines[-6:])
                while lesson.index != at:
                    assert lesson.back()
            lesson.restart()
        while lesson.index == at:
            lesson.show()
