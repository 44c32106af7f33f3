"""Orders in which the markers of a sowing can fall: one that completes a tile, a good one for the rest."""

import random
from itertools import permutations

import pytest

from rome_desktop.app.views.trajan.orders import best_order, completing, drops, sow_all
from rome_desktop.app.views.trajan.sowings import begun_with, finishers, sowing
from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.trajan.events import TileCompleted
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from tests.games.trajan.table import GAME, box, two


def moments(seats, seed):
    """Every position of a random match in which a tray or a marker is asked for."""
    rng = random.Random(seed)
    state = GAME.rules.setup(box(), seats, {"arrangement": "random"})
    roll(state, rng)
    while state.pending:
        if isinstance(state.pending[-1], (SowMarkers, DropMarker)):
            yield state, state.pending[-1].seat
        play(state, rng.choice(options(state)))
        roll(state, rng)


def played(state, actions):
    """What happens when these decisions are taken, each of them being legal."""
    after, log = state.clone(), []
    for action in actions:
        assert action in options(after)
        play(after, action, log.append)
    return after, [event for event in log if isinstance(event, TileCompleted)]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_is_said_to_complete_a_tile_completes_it(seats, seed):
    """[TR-5.1, TR-25.6]"""
    found = 0
    for state, side in moments(seats, seed):
        begun = sowing(state, side) is not None
        for slot, now, order in completing(state, side):
            plan = drops(order) if begun else sow_all(now, order)
            if plan:
                after, done = played(state, plan)
                assert [(e.seat, e.tray) for e in done] == [(side, slot)]
                assert not isinstance(after.pending[-1], DropMarker)
                found += 1
    assert found > 20


def test_a_tile_is_said_to_be_out_of_reach_only_if_no_order_completes_it():
    """[TR-5.1, TR-25.6]"""
    for state, side in moments(2, 4):
        trays = range(6) if isinstance(state.pending[-1], SowMarkers) else ()
        for now in filter(None, (begun_with(state, side, n) for n in trays)):
            if len(now.left) > 5:
                continue
            ends = {bool(played(state, sow_all(now, "".join(way)))[1]) for way in permutations(now.left)}
            assert (True in ends) == bool(finishers(state, side, now))


def test_the_rest_falls_to_the_end_of_the_sowing():
    """[TR-4.2, TR-25.6]"""
    for state, side in moments(2, 5):
        now = sowing(state, side)
        if now is not None:
            order = best_order(state, side, now)
            assert sorted(order) == sorted(now.left)
            after, _ = played(state, drops(order))
            assert not isinstance(after.pending[-1], DropMarker)


def test_markers_go_where_open_tiles_want_them():
    """[TR-25.5]"""
    table = two().trays("Julia", "I:YOGW V:PP").slot("Julia", III="TT01").turn("Julia")
    colours = table.state.map.trajan["TT01"].colours
    first = next(c for c in colours)
    table.trays("Julia", f"I:{first}{''.join(c for c in 'YOGWPB' if c not in colours)[:3]}").turn("Julia")

    now = begun_with(table.state, 0, 0)

    assert best_order(table.state, 0, now)[1] == first


def test_a_marker_that_came_back_to_its_tray_still_lies_there():
    """[TR-4.3, R09] With twelve markers the sixth falls on the source, and so does the last."""
    table = two().slot("Julia", IV="TT28").trays("Julia", "IV:YYOOGGWWPPBB").turn("Julia")
    twice = table.state.map.trajan["TT28"].colours[0]
    others = "".join(c for c in "YYOOGGWWPPBB" if c != twice)
    order = f"{others[:5]}{twice}{others[5:9]}"
    table.play("sow IV", *(f"drop {colour}" for colour in order))

    assert finishers(table.state, 0, sowing(table.state, 0)) == twice
