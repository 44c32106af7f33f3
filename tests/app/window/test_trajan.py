"""Whole matches of Trajan, from the home page to the score sheet, by drag, click and keys."""

import pytest

from rome_desktop.session import saves
from rome_desktop.session.match import Seat
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, habits, leave_and_return, replayed

SILVIA, LIVIA = Seat("Silvia", "easy", "viridis"), Seat("Livia", "easy", "nigra")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "how", "solo"),
    [
        ((JULIA, MARCUS), "click", False),
        ((JULIA, HADRIAN, SILVIA, LIVIA), "drag", False),
        ((JULIA,), "keys", True),
    ],
    ids=["hot-seat-click", "four-seats-drag", "solo-keys"],
)
def test_a_match_is_played_left_resumed_and_ended(sit_down, seats, how, solo):
    settings = habits(*seats, confirm_end_of_turn=False)
    sitting = sit_down(settings)
    sitting.start(game="trajan", solo=solo)
    sitting.play(40, how)

    sitting = leave_and_return(sit_down, sitting, settings)
    path = sitting.path
    sitting.play(None, how)

    assert saves.read(path).match.over
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.results()) == 1
