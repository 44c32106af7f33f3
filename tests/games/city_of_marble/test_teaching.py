"""What the lessons ask by name."""

from rome_desktop.catalogue import game
from rome_desktop.cli.lessons import rival
from rome_desktop.games.city_of_marble.teaching import TEACHING
from rome_desktop.session.lessons.lesson import Lesson
from rome_desktop.session.lessons.reader import course_of

MARBLE = game("city_of_marble")


def test_points_of_a_category_are_those_of_the_final_scoring():
    """[RM-12.2, RM-12.3] Two buildings on the line, both beside the fountain."""
    course = course_of(MARBLE)
    assert course is not None
    lesson = Lesson.begin(MARBLE, course, "water", rival)
    lesson.show_all()
    found = {name: TEACHING.blanks["points"](lesson.view(), 0, name) for name in ("aqueducts", "fountains")}
    assert found == {"aqueducts": 4, "fountains": 2}
