"""A screen reader walks through the tables of all games while they are played: all is there, in words."""

import gc
import re

import pytest
from PySide6.QtGui import QAccessible

from rome_desktop.app.table import accessible
from tests.app.views.test_changes_in_mid_move import TABLES

Text = QAccessible.Text
COORDINATES = re.compile(r"\d[,/|-]-?\d|[a-z]+:[a-z0-9]|_")
"""Figures with but a sign between them, a key, an underscore: what a place is called inside, not aloud."""
QUICK, WHOLE = 12, 150


def walk(part):
    """Ask a part of the tree and everything below it whatever a screen reader may ask."""
    asked = [part.text(Text.Name), part.text(Text.Description), part.role(), part.rect()]
    assert part.isValid()
    assert not part.state().invalid
    for other in ("valueInterface", "textInterface", "editableTextInterface", "selectionInterface"):
        assert getattr(part, other)() is None
    action = part.actionInterface()
    asked.append(action.actionNames() if action is not None else None)
    for n in range(part.childCount()):
        child = part.child(n)
        assert child.parent() is part
        assert part.indexOfChild(child) == n
        yield from walk(child)
    yield part, asked


def soak(stage, positions):
    """Walk the tree at so many positions of matches; the names that are no heading or no words."""
    wrong, seed, match = set(), 0, None
    for _ in range(positions):
        if match is None or match.over:
            seed += 1
            match = stage.begin(2 + seed % 2, seed=seed)
        before = len(match.lines)
        stage.go_on(lambda now, then=before: len(now.lines) > then, seed=seed * 1000 + before)
        board = QAccessible.queryAccessibleInterface(stage.table)
        met = list(walk(board))
        places = [part for part, _ in met if part.role() == QAccessible.Role.Button]
        assert len(places) == len(stage.table.index.by_key)
        for part, (name, description, *_) in met:
            if not name.strip() or name[0].islower() or COORDINATES.search(f"{name} {description}"):
                wrong.add((part.role().name, name, description))
        for place in places[:: max(1, len(places) // 3)]:
            place.actionInterface().doAction(place.actionInterface().actionNames()[1])
        if before % 20 == 0:
            gc.collect()
    return wrong


@pytest.fixture(params=TABLES, ids=lambda made: made.key)
def stage(dressed, request):
    accessible.install()
    made = request.param()
    yield made
    made.close()


def test_every_place_can_be_read_while_a_match_is_played(stage):
    assert soak(stage, QUICK) == set()


@pytest.mark.slow
@pytest.mark.thorough
def test_the_tree_stands_through_whole_matches(stage):
    assert soak(stage, WHOLE) == set()
