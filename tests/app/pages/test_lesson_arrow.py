"""Which of several ways to ask for a move the arrow of a lesson shows."""

from rome_desktop.app.pages.learn.lesson import shown_way
from rome_desktop.app.table.gestures import Gesture

CLICK, HOME, FARM = Gesture(None, "die"), Gesture("die", "quarry"), Gesture("die", "farm")


def test_a_carry_to_what_the_step_points_at():
    assert shown_way([CLICK, HOME, FARM], ["die", "farm"]) is FARM


def test_else_the_first_carry():
    assert shown_way([CLICK, HOME, FARM], ["die"]) is HOME


def test_else_a_click_even_if_it_is_not_pointed_at():
    assert shown_way([CLICK], ["court"]) is CLICK
    assert shown_way([], ["court"]) is None
