"""Whole matches of every kind, from the home page to the score sheet, by every way of choosing."""

import pytest

from rome_desktop.session import saves
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, habits, leave_and_return, replayed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "how", "ends", "solo"),
    [
        ((JULIA, HADRIAN), "drag", True, False),
        ((JULIA, MARCUS), "click", False, False),
        ((JULIA, MARCUS), "pick_from_list", True, False),
        ((JULIA,), "keys", False, True),
    ],
    ids=["computer-drag", "hot-seat-click", "hot-seat-list", "solo-keys"],
)
def test_a_match_is_played_left_resumed_and_ended(sit_down, seats, how, ends, solo):
    settings = habits(*seats, confirm_end_of_turn=ends)
    sitting = sit_down(settings)
    sitting.start(solo=solo)
    sitting.play(25, how)

    sitting = leave_and_return(sit_down, sitting, settings)
    path = sitting.path
    sitting.play(None, how)

    assert saves.read(path).match.over
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.results()) == 1
