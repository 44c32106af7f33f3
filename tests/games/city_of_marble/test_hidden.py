"""RM-14: what is open, what is hidden, and conventions."""

import random

import pytest

from rome_desktop.engine.hidden import imagine, learned, lying, observe
from rome_desktop.engine.steps import Chance
from rome_desktop.session.codec import state_to_json
from tests.games.city_of_marble.table import GAME, marble, shuffled


def test_everything_but_bridge_values_is_open():
    """[RM-14.1]"""
    state = shuffled(3, seed=4, moves=90)
    true = state_to_json(state)
    for seat in (0, 1, 2, None):
        seen = state_to_json(observe(state, GAME.rules.zones, seat))
        for document in (seen, true):
            document.pop("bridges", None)
            document.pop("box_bridges", None)
        for mine, theirs in zip(seen.pop("players"), true["players"], strict=True):
            assert {k: v for k, v in mine.items() if k != "bridges"} == {
                k: v for k, v in theirs.items() if k != "bridges"
            }
        assert seen == {k: v for k, v in true.items() if k != "players"}


def test_a_taken_bridge_is_known_to_its_owner_alone():
    """[RM-14.1]"""
    table = marble("Julia", "Claudia")
    table.state.players[0].bridges = [4]
    table.state.bridges[3] = 0

    assert table.seen_by("Julia").players[0].bridges == [4]
    assert table.seen_by("Claudia").players[0].bridges == [-1]
    assert table.seen_by(None).players[0].bridges == [-1]
    assert table.seen_by("Julia").bridges == [-1, -1, -1, 0, -1, -1, -1]
    assert table.seen_by("Julia").box_bridges == [-1]


def test_a_hidden_bridge_counts_nothing_in_a_view():
    """[RM-14.1, RM-12.1]"""
    table = marble("Julia", "Claudia")
    table.state.players[0].bridges = [4]
    table.state.bridges[3] = 0

    assert GAME.rules.standings(table.seen_by("Julia"))[0].score == 4
    assert GAME.rules.standings(table.seen_by("Claudia"))[0].score == 0


def test_taking_a_bridge_reveals_a_card_to_the_one_who_takes_it():
    """[RM-14.1] That is what stands in the way of taking the action back."""
    table = marble("Julia", "Claudia").given("0,-2|-1,-1 baths")
    before = lying(table.state, GAME.rules.zones)
    table.play("play baths -1,-2|-2,-1", "leave")

    assert learned(before, table.state, GAME.rules.zones, 2) == {0}
    assert not learned(lying(table.state, GAME.rules.zones), table.state, GAME.rules.zones, 2)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagined_bridges_are_a_deal_of_the_box_that_fits_what_is_seen(seat):
    """[RM-14.2]"""
    state = shuffled(2, seed=11, moves=120)
    view = observe(state, GAME.rules.zones, seat)
    guess = imagine(view, GAME.rules.zones, random.Random(1))
    values = [
        v for v in [*guess.bridges, *guess.box_bridges, *(v for p in guess.players for v in p.bridges)] if v
    ]

    assert sorted(values) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert observe(guess, GAME.rules.zones, seat) == view


def test_after_the_set_up_nothing_is_left_to_chance():
    """[RM-14.2]"""
    assert not any(isinstance(step, Chance) for step in shuffled(4, seed=2, moves=0).pending)


def test_withdrawals_are_decided_knowing_the_earlier_ones_and_players_without_a_magistrate_are_skipped():
    """[RM-14.3]"""
    table = marble("Julia", "Claudia", "Tiberius").given("1,0|2,0 temple Julia", "1,0|0,1 temple Tiberius")
    table.play("play temple 1,-1|1,0", "leave", "Julia: withdraw 1,0|2,0")

    assert table.to_move() == "Tiberius"
    assert table.seen_by("Tiberius").waiting["treasury"] == [0]


def test_a_hole_can_never_be_covered_and_its_corners_never_become_sites():
    """[RM-14.4, VX-11]"""
    table = marble("Julia", "Claudia").given("0,0|1,0 baths", "1,0|2,0 baths", "1,1|0,2 baths")
    city = table.state.map
    hole = city.triangle_number[0, 0, 1]

    for position in ("1,0|0,1", "1,0|1,1", "0,1|1,1"):
        assert table.refused(f"play arena {position}") == ("RM-6.4.3", "covers-a-tile")
    assert table.state.covered[hole] == -1
    assert table.state.blocked & city.covering[hole] == city.covering[hole]
    assert all(hole in city.around[vertex] for vertex in ("1,0", "1,1", "0,1"))
