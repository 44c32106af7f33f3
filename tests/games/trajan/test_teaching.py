"""What the lessons ask by name."""

from rome_desktop.catalogue import game
from rome_desktop.cli.lessons import rival
from rome_desktop.games.trajan.teaching import TEACHING
from rome_desktop.session.lessons.lesson import Lesson
from rome_desktop.session.lessons.reader import course_of

TRAJAN = game("trajan")


def at(chapter: str, step: int) -> Lesson:
    course = course_of(TRAJAN)
    assert course is not None
    lesson = Lesson.begin(TRAJAN, course, chapter, rival)
    while lesson.index < step:
        lesson.show()
    return lesson


def test_the_action_is_that_of_the_tray_with_the_last_marker():
    """[TR-4.4]"""
    lesson = at("first-turn", 9)
    name = TEACHING.blanks["action"](lesson.view(), 0)
    assert name.en == "Seaport"


def test_markers_on_a_tray_are_counted():
    lesson = at("first-turn", 9)
    assert TEACHING.blanks["circle"](lesson.view(), 0, "V") == 0
    assert TEACHING.blanks["circle"](lesson.view(), 0, "VI") == 3


def test_time_runs_to_the_end_of_the_round():
    """[TR-3.4]"""
    view = at("first-turn", 9).view()
    assert TEACHING.blanks["time"](view, 0) == 2
    assert TEACHING.blanks["time"](view, 0, "left") == 9


def test_three_equal_cards_at_once_are_the_goal():
    """[TR-7.4] Two of them are not."""
    lesson = at("goods-and-forum", 9)
    begun = lesson.view()
    for line in ("ship identical", "stow wine", "stow wine"):
        outcome, _ = lesson.answer(TRAJAN.rules.notation.parse(line))
        assert outcome == "more"
        assert not TEACHING.goals["three-shipped"](begun, lesson.view(), 0)
    assert lesson.answer(TRAJAN.rules.notation.parse("sail"))[0] == "missed"
    assert lesson.view() == begun

    lesson.show()
    assert lesson.index == 9
    for _ in range(3):
        lesson.show()
    assert lesson.index == 10
    assert TEACHING.goals["three-shipped"](begun, lesson.view(), 0)
