"""What a move changed glows as long as the table shows that move, on the table of every game."""

import random

import pytest
from PySide6.QtCore import QSize

from tests.app.views.test_changes_in_mid_move import TABLES

MOVES = 40


@pytest.mark.parametrize("table", TABLES, ids=lambda made: made.key)
def test_what_is_marked_stays_whatever_is_drawn_anew_until_something_else_is(dressed, table):
    stage, dice, marked = table(), random.Random(5), 0
    stage.begin(2, seed=4)
    halos = stage.table.drawing.halos
    for _ in range(MOVES):
        stage.view.show(stage.seen(), stage.context())
        events = stage.match.play(stage.choose(stage.match.legal(), dice))
        stage.view.mark(events)
        if not halos.glowing:
            continue
        marked += 1
        assert not halos._timer.isActive()
        stage.view.show(stage.seen(), stage.context())
        assert halos.glowing
        stage.view.mark(())
        assert not halos.glowing
    stage.view.mark(stage.match.entries[-1].events)
    stage.table.setFixedSize(QSize(1000, 700))
    stage.table.clear_offer()
    assert not halos.glowing
    stage.close()
    assert marked > MOVES / 4
