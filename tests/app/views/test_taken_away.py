"""A match that leaves the table leaves nothing behind: a window open for an evening does not grow."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from tests.app.views.test_changes_in_mid_move import TABLES


@pytest.mark.parametrize("table", TABLES, ids=lambda made: made.key)
def test_nothing_that_was_drawn_for_a_match_outlives_it(dressed, table):
    stage = table()
    stage.begin(2, seed=3)
    stage.go_on(lambda match: len(match.lines) > 15)
    drawn = [weakref.ref(item) for item in stage.view._items()]
    assert drawn

    stage.close()
    stage.view.deleteLater()
    del stage
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()

    assert [found for item in drawn if (found := item()) is not None] == []
