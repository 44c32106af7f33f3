"""A sowing in the window: filling the rest, completing a tile, taking it back marker by marker."""

import random

import pytest
from PySide6.QtCore import Qt

from rome_desktop.app.contract import Plan
from rome_desktop.app.views.trajan.orders import completing, sow_all
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.games.trajan import actions
from rome_desktop.games.trajan.events import TileCompleted
from rome_desktop.games.trajan.ids import TRAYS
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from rome_desktop.session.match import Match
from tests.app.window.sitting import JULIA, MARCUS, habits

GAME = game("trajan")


def match_until(true):
    """A match of two persons in which somebody is about to sow and `true(state, seat)`."""
    for seed in range(60):
        dice = random.Random(seed)
        match = Match.begin(GAME, load(GAME), (JULIA, MARCUS), {"arrangement": "random"}, str(seed))
        for _ in range(90):
            step = match.decision
            sows = isinstance(step, SowMarkers) and len(match.entries) > 40
            if sows and true(match.state, step.seat):
                return match
            match.play(dice.choice(match.legal()))
    raise AssertionError("there is no such match")


@pytest.fixture
def at_table(sit_down):
    def laid(match):
        sitting = sit_down(habits(JULIA, MARCUS, confirm_end_of_turn=False))
        sitting.lay(match)
        if sitting.table.curtain.isVisible():
            sitting.open_curtain()
        return sitting

    return laid


def drops(sitting):
    """How many drops the match has seen."""
    return sum(isinstance(entry.action, actions.Drop) for entry in sitting.update.entries)


def is_dropping(sitting):
    return isinstance(sitting.update.decision, DropMarker)


def happened(sitting, since):
    return [event for entry in sitting.update.entries[since:] for event in entry.events]


@pytest.mark.parametrize("how", ["key", "button"])
def test_the_rest_is_filled_and_taken_back_marker_by_marker(at_table, how):
    """[TR-25.6, R10]"""
    sitting = at_table(
        match_until(lambda state, seat: any(len(set(t)) > 2 for t in state.players[seat].trays))
    )
    trays = sitting.update.views[sitting.table.context().viewer].players[sitting.update.to_move].trays
    sow = next(a for a in sitting.update.options if len(set(trays[TRAYS.index(a.tray)])) > 2)
    assert not sitting.bar.rest.isVisible()
    sitting.choose(sow, "click")
    before = drops(sitting)

    if how == "key":
        sitting.key(Qt.Key.Key_A)
    else:
        sitting.push(sitting.bar.rest)
    sitting.until(lambda: not is_dropping(sitting))
    sitting.sit()

    fallen = drops(sitting) - before
    assert fallen >= 2
    assert not sitting.bar.rest.isVisible()
    for n in range(1, fallen + 1):
        sitting.key(Qt.Key.Key_Z)
        sitting.until(lambda left=fallen - n: drops(sitting) - before == left)
        assert is_dropping(sitting)


@pytest.mark.parametrize("how", ["click", "keys"])
def test_a_lit_tile_is_completed_by_the_order_that_the_program_finds(at_table, how):
    """[TR-5.1, TR-25.6]"""
    sitting = at_table(
        match_until(lambda state, seat: any(len(sow_all(*way[1:])) > 2 for way in completing(state, seat)))
    )
    grammar = sitting.table.table.grammar
    plan = max((o for o in grammar.options if isinstance(o, Plan)), key=lambda p: len(p.actions))
    key, before = sitting.gestures(plan)[0].target, len(sitting.update.entries)

    if how == "click":
        sitting.touch(key)
    else:
        sitting.walk_to(key)
        sitting.key(Qt.Key.Key_Return)
    while grammar.pending != plan:
        sitting.key(Qt.Key.Key_R)
    assert sitting.bar.confirm.text() == "Complete the tile"
    assert len(sitting.update.entries) == before
    if how == "click":
        sitting.push(sitting.bar.confirm)
    else:
        sitting.key(Qt.Key.Key_Return)
    sitting.until(lambda: any(isinstance(e, TileCompleted) for e in happened(sitting, before)))
    sitting.sit()

    assert (
        tuple(entry.action for entry in sitting.update.entries[before:])[: len(plan.actions)] == plan.actions
    )
