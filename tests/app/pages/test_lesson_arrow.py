"""Which of several ways to ask for a move the arrow of a lesson shows."""

from dataclasses import dataclass

from rome_desktop.app.pages.learn.lesson import shown_way
from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.table.spot_key import SpotKey


@dataclass(frozen=True, slots=True)
class Spot(SpotKey):
    """A spot called by a word."""

    sort = "spot"
    name: str


DIE, QUARRY, FIELD = Spot("die"), Spot("quarry"), Spot("farm")
CLICK, HOME, FARM = Gesture(None, DIE), Gesture(DIE, QUARRY), Gesture(DIE, FIELD)


def test_a_carry_to_what_the_step_points_at():
    assert shown_way([CLICK, HOME, FARM], ["spot:die", "spot:farm"]) is FARM


def test_else_the_first_carry():
    assert shown_way([CLICK, HOME, FARM], ["spot:die"]) is HOME


def test_else_a_click_even_if_it_is_not_pointed_at():
    assert shown_way([CLICK], ["spot:court"]) is CLICK
    assert shown_way([], ["spot:court"]) is None
