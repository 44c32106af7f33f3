"""Nova Roma through the window: a match by each way of choosing, left, resumed and played on."""

import pytest

from rome_desktop.catalogue import game
from tests.app.window import sitting as window
from tests.app.window.sitting import HADRIAN, JULIA, MARCUS, habits


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
def test_nova_roma_is_played_in_the_window(sit_down, monkeypatch, seats, how, solo):
    monkeypatch.setattr(window, "GAME", game("nova_roma"))
    sitting = sit_down(habits(*seats))
    sitting.start(solo=solo)
    sitting.play(40, how)

    assert len(sitting.match().lines) > 40
