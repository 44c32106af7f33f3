"""Scenes: the step of a course that shows what a chapter of the rules speaks of."""

import pytest

from rome_desktop.app.pages.learn.link import rival
from rome_desktop.catalogue import GAMES
from rome_desktop.session import clauses
from rome_desktop.session.lessons.reader import course_of
from rome_desktop.session.lessons.scenes import Scene, position, scene_of

COURSES = [(game, course) for game in GAMES if (course := course_of(game)) is not None]


def chapters(game):
    rules = clauses.read(game.key, "en")
    return [e.id for e in rules.entries if isinstance(e, clauses.Section) and e.level == 1]


@pytest.mark.parametrize(("game", "course"), COURSES, ids=lambda one: getattr(one, "key", ""))
def test_a_course_shows_at_least_half_of_the_chapters(game, course):
    heads = [head for head in chapters(game) if not head.endswith(("-28", "-29", "-30"))]
    found = [head for head in heads if scene_of(course, head) is not None]
    assert len(found) >= len(heads) / 2


@pytest.mark.parametrize(("game", "course"), COURSES, ids=lambda one: getattr(one, "key", ""))
def test_a_scene_is_the_position_of_its_step(game, course):
    scene = next(scene for head in chapters(game)[3:] if (scene := scene_of(course, head)) is not None)
    match, seat = position(game, course, scene, rival)
    step = course.chapter(scene.chapter).steps[scene.step]
    assert scene.point == step.point[0]
    if step.play:
        assert match.to_move == seat


def test_a_part_of_a_chapter_belongs_to_it_but_not_a_longer_number():
    _, course = next((g, c) for g, c in COURSES if g.key == "trajan")
    one = scene_of(course, "TR-1")
    assert one is not None
    assert course.chapter(one.chapter).steps[one.step].clause.startswith("TR-1.")
    assert scene_of(course, "TR-99") is None


def test_its_text_is_read_back():
    scene = Scene("first-turn", 3, "tray:4")
    assert Scene.read(str(scene)) == scene
    with pytest.raises(ValueError, match="invalid literal"):
        Scene.read("first-turn.x@tray")
