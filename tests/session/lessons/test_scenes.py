"""Scenes: what a chapter of the rules begins with, and the lesson it leads to."""

from dataclasses import replace

import pytest

from rome_desktop.app.pages.learn.link import rival
from rome_desktop.catalogue import GAMES
from rome_desktop.session.lessons.check import scene_faults
from rome_desktop.session.lessons.course import RuleScene, Start
from rome_desktop.session.lessons.reader import BUNDLED, course_of
from rome_desktop.session.lessons.scenes import chapters, position, scene_of, taught

COURSES = [(game, course) for game in GAMES if (course := course_of(game)) is not None]
TRAJAN = next(one for one in COURSES if one[0].key == "trajan")

each_course = pytest.mark.parametrize(("game", "course"), COURSES, ids=lambda one: getattr(one, "key", ""))


@each_course
def test_every_chapter_of_the_rules_has_a_scene(game, course):
    assert list(scene_faults(game, course, BUNDLED)) == []
    assert all(scene_of(course, head) is not None for head in chapters(game))


@each_course
def test_at_least_half_of_the_chapters_lead_to_a_lesson(game, course):
    heads = chapters(game)
    assert sum(taught(course, head) is not None for head in heads) >= len(heads) / 2


@each_course
def test_a_taught_scene_is_the_position_of_its_step(game, course):
    scene = next(scene for head in chapters(game)[3:] if (scene := taught(course, head)) is not None)
    match, seat = position(game, course, scene, rival)
    step = course.chapter(scene.chapter).steps[scene.step]
    assert scene.point == step.point[0]
    if step.play:
        assert match.to_move == seat


@each_course
def test_a_scene_of_its_own_is_the_match_at_its_line(game, course):
    scene = course.scenes[-1]
    match, seat = position(game, course, scene, rival)
    assert (len(match.lines), seat) == (scene.start.lines, scene.start.seat)


def test_a_part_of_a_chapter_belongs_to_it_but_not_a_longer_number():
    _, course = TRAJAN
    one = taught(course, "TR-1")
    assert one is not None
    assert course.chapter(one.chapter).steps[one.step].clause.startswith("TR-1.")
    assert taught(course, "TR-99") is None


def test_a_scene_of_its_own_comes_before_the_step_that_teaches_a_chapter():
    _, course = TRAJAN
    own = RuleScene("TR-1", Start(match="whole-day", lines=85), "time")
    assert scene_of(replace(course, scenes=(own,)), "TR-1") is own


@pytest.mark.parametrize(
    ("scenes", "reason"),
    [
        ((), "these chapters of the rules have no scene: TR-2, "),
        ((RuleScene("TR-99", Start(match="whole-day"), "time"),), "no chapter “TR-99”"),
        ((RuleScene("TR-2", Start(match="no-day"), "time"),), "no-day.txt cannot be read"),
        ((RuleScene("TR-2", Start(match="whole-day", lines=9999), "time"),), "has no line 9999"),
        ((RuleScene("TR-2", Start(match="whole-day"), "time"),) * 2, "two scenes for “TR-2”"),
    ],
)
def test_what_is_wrong_with_scenes_is_told(scenes, reason):
    game, course = TRAJAN
    told = [reason for _, reason in scene_faults(game, replace(course, scenes=scenes), BUNDLED)]
    assert any(reason in one for one in told), told
