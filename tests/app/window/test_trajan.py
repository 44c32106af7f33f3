"""Matches of Trajan, from the home page to the score sheet, by drag, click and keys."""

import pytest

from rome_desktop.session import saves
from rome_desktop.session.seats import Seat
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

SILVIA, LIVIA = Seat("Silvia", "easy", "viridis"), Seat("Livia", "easy", "nigra")
WAYS = {
    "hot-seat-click": ((JULIA, MARCUS), "click", False),
    "four-seats-drag": ((JULIA, HADRIAN, SILVIA, LIVIA), "drag", False),
    "solo-keys": ((JULIA,), "keys", True),
}
WAY, WHOLE = ("seats", "how", "solo"), "solo-keys"


def resumed(sit_down, seats, how, solo, decisions, meanwhile=None):
    """A match of which so many decisions were played, left and resumed."""
    settings = habits(*seats, confirm_end_of_turn=False)
    sitting = sit_down(settings)
    sitting.start(game="trajan", solo=solo)
    sitting.play(decisions, how)
    return leave_and_return(sit_down, sitting, settings, meanwhile)


@pytest.mark.slow
@pytest.mark.parametrize((*WAY, "whole"), ways(WAYS, WHOLE))
def test_a_match_is_played_left_resumed_and_ended(sit_down, thorough, seats, how, solo, whole):
    """One way all of it is played in the window when thorough; else its beginning and its end."""
    meanwhile = None if thorough and whole else near_its_end()
    sitting = resumed(sit_down, seats, how, solo, 40 if thorough else 24, meanwhile)
    path = sitting.path
    sitting.play(None, how)

    assert saves.read(path).match.over
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.known.results()) == 1


@pytest.mark.parametrize(WAY, starts(WAYS, WHOLE, "hot-seat-click"))
def test_a_match_is_begun_left_resumed_and_goes_on(sit_down, thorough, seats, how, solo):
    sitting = resumed(sit_down, seats, how, solo, 16 if thorough else 8)
    lines = len(sitting.match().lines)

    more = 12 if thorough else 6
    assert sitting.play(more, how) == more
    assert len(sitting.match().lines) >= lines + more
