"""Once something is chosen nothing on the table says any more that it can be chosen, or is too dear."""

import random

import pytest

from rome_desktop.app.table.marks import State
from tests.app.views.test_changes_in_mid_move import TABLES

OFFERED = State.LIT | State.POOR | State.HINTED | State.SELECTED | State.BLOCKED
POSITIONS = 60


@pytest.mark.parametrize("table", TABLES, ids=lambda made: made.key)
def test_no_mark_of_an_offer_stays_while_what_was_chosen_is_shown(dressed, table):
    """As the table page does: the offer goes, then what happened is animated."""
    stage, dice, marked = table(), random.Random(3), 0
    stage.begin(2, seed=5)
    stage.view.animator.factor = 1000.0  # nothing ends by itself
    for _ in range(POSITIONS):
        if stage.match.over:
            break
        stage.show()
        marked += offered(stage)
        stage.table.clear_offer()
        events = stage.match.play(stage.choose(stage.match.legal(), dice))
        stage.view.animate(events, stage.seen(), stage.context())
        assert not offered(stage), stage.match.lines[-1]
        stage.view.skip()
        assert not offered(stage), stage.match.lines[-1]
    stage.close()
    assert marked > POSITIONS / 2


def offered(stage) -> bool:
    """Whether anything is marked for the sake of an offer."""
    return any(state & OFFERED for _, state in stage.table.drawing._states().values())
