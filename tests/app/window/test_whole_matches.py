"""Matches of every kind, from the home page to the score sheet, by every way of choosing."""

import pytest

from rome_desktop.session import saves
from tests.app.window.sitting import (
    HADRIAN,
    JULIA,
    MARCUS,
    habits,
    leave_and_return,
    near_its_end,
    replayed,
    starts,
    ways,
)

WAYS = {
    "computer-drag": ((JULIA, HADRIAN), "drag", True, False),
    "hot-seat-click": ((JULIA, MARCUS), "click", False, False),
    "hot-seat-list": ((JULIA, MARCUS), "pick_from_list", True, False),
    "solo-keys": ((JULIA,), "keys", False, True),
}
WAY, WHOLE = ("seats", "how", "ends", "solo"), "computer-drag"


def resumed(sit_down, seats, how, ends, solo, decisions, meanwhile=None):
    """A match of which so many decisions were played, left and resumed."""
    settings = habits(*seats, confirm_end_of_turn=ends)
    sitting = sit_down(settings)
    sitting.start(solo=solo)
    sitting.play(decisions, how)
    return leave_and_return(sit_down, sitting, settings, meanwhile)


@pytest.mark.slow
@pytest.mark.parametrize((*WAY, "whole"), ways(WAYS, WHOLE))
def test_a_match_is_played_left_resumed_and_ended(sit_down, thorough, seats, how, ends, solo, whole):
    """One way all of it is played in the window when thorough; else its beginning and its end."""
    meanwhile = None if thorough and whole else near_its_end()
    sitting = resumed(sit_down, seats, how, ends, solo, 25, meanwhile)
    path = sitting.path
    sitting.play(None, how)

    assert saves.read(path).match.over
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.known.results()) == 1


@pytest.mark.parametrize(WAY, starts(WAYS, WHOLE, "hot-seat-list"))
def test_a_match_is_begun_left_resumed_and_goes_on(sit_down, thorough, seats, how, ends, solo):
    sitting = resumed(sit_down, seats, how, ends, solo, 12 if thorough else 8)
    lines = len(sitting.match().lines)

    more = 8 if thorough else 6
    assert sitting.play(more, how) == more
    assert len(sitting.match().lines) >= lines + more
