"""Whole matches of every kind, from the home page to the score sheet, by every way of choosing."""

import pytest

from rome_desktop.session import saves
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, habits, replayed


def scores_shown(sitting):
    return [standing.score for standing in sitting.page.outcome.standings]


def leave_and_return(sit_down, sitting, settings):
    """Close the window in the middle, open the program anew, resume from the home page."""
    path, lines = sitting.path, sitting.match().lines
    sitting.close()
    again = sit_down(settings)
    again.press(f"resume-{path.name}")
    again.sit()
    assert again.path == path
    assert again.match().lines[: len(lines)] == lines
    return again


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
    assert scores_shown(sitting) == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.results()) == 1
