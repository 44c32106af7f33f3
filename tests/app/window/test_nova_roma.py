"""Nova Roma through the window: whole matches by each way of choosing, left in the middle and resumed."""

import pytest

from rome_desktop.session import saves
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, habits, leave_and_return, replayed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "how", "solo"),
    [
        ((JULIA, HADRIAN), "drag", False),
        ((JULIA, MARCUS), "click", False),
        ((JULIA,), "keys", True),
    ],
    ids=["computer-drag", "hot-seat-click", "solo-keys"],
)
def test_a_match_is_played_left_resumed_and_ended(sit_down, seats, how, solo):
    settings = habits(*seats)
    sitting = sit_down(settings)
    sitting.start(game="nova_roma", solo=solo)
    sitting.play(40, how)

    sitting = leave_and_return(sit_down, sitting, settings)
    path = sitting.path
    sitting.play(None, how)

    assert saves.read(path).match.over
    assert sitting.scores_shown() == replayed(path)
    sitting.press("home-button")
    sitting.wait_for("HomePage")
    assert len(sitting.navigator.results()) == 1
