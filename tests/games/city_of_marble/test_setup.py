"""RM-3: set-up."""

import random

import pytest

from rome_desktop.engine.steps import roll, settle
from rome_desktop.games.city_of_marble.events import FirstPlayerChosen, HillsRevealed
from rome_desktop.session.codec import state_to_json
from tests.games.city_of_marble.table import FX_BRIDGES, FX_HILLS, GAME, Table, box, marble, shuffled


def bare(seats: int = 2) -> Table:
    """A table whose hills are still to be drawn."""
    state = GAME.rules.setup(box(), seats, {})
    settle(state)
    return Table(("Julia", "Claudia", "Tiberius", "Livia")[:seats], state)


def test_three_of_the_seven_hills_come_into_play():
    """[RM-3.1]"""
    table = bare().play("hills viminal palatine caelian")

    assert table.state.hills == ["viminal", "palatine", "caelian"]
    assert table.happened(HillsRevealed) == [HillsRevealed(("viminal", "palatine", "caelian"))]
    assert {hill for seed in range(40) for hill in shuffled(2, seed, 0).hills} == set(table.state.map.hills)


@pytest.mark.parametrize(
    "line", ["hills viminal", "hills viminal viminal palatine", "hills a b c", "first 0"]
)
def test_other_hills_are_refused(line):
    """[RM-3.1]"""
    assert bare().refused(line) == ("RM-3.1", "three-different-hills")


def test_each_bridge_space_gets_a_tile_that_nobody_sees_and_the_eighth_goes_to_the_box():
    """[RM-3.2]"""
    table = marble("Julia", "Claudia", bridges=(4, 4, 3, 3, 2, 2, 1, 1))

    assert (table.state.bridges, table.state.box_bridges) == ([4, 4, 3, 3, 2, 2, 1], [1])
    assert table.seen_by("Julia").bridges == [-1] * 7
    assert table.seen_by("Julia").box_bridges == [-1]


@pytest.mark.parametrize("line", ["bridges 1 1 2 2 3 3 4", "bridges 1 1 1 2 3 3 4 4", "first 0"])
def test_other_bridge_tiles_are_refused(line):
    """[RM-3.2, RM-3.3]"""
    table = bare().play(f"hills {' '.join(FX_HILLS)}")

    assert table.refused(line) == ("RM-3.2", "bridges-of-the-box")


def test_the_bridge_values_are_one_to_four_twice():
    """[RM-3.3, R06]"""
    state = shuffled(3, 5, 0)

    assert sorted(state.bridges + state.box_bridges) == [1, 1, 2, 2, 3, 3, 4, 4]


def test_stacks_and_supplies_lie_open_and_full():
    """[RM-3.4]"""
    table = marble("Julia", "Claudia")
    seen = table.seen_by(None)

    assert seen.stacks == table.state.stacks
    assert list(seen.imperium.values()) == [12] * 4
    assert seen.coins == 16
    assert list(seen.lines.values()) == [[], [], []]
    assert (seen.tiles, seen.sites) == ([], {})


def test_each_player_starts_with_three_magistrates_and_a_tile_of_each_colour():
    """[RM-3.5]"""
    table = marble("Julia", "Claudia", "Tiberius")

    for name in table.names:
        player = table.player(name)
        assert (player.score, player.magistrates, player.coins, player.bridges) == (0, 3, 0, [])
        assert list(player.ready.values()) == [1, 1, 1, 1]
        assert list(player.drawn.values()) == list(player.imperium.values()) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "heights"), [(2, [14, 16, 12, 10]), (3, [13, 15, 11, 9]), (4, [12, 14, 10, 8])]
)
def test_the_starting_tiles_come_from_the_stacks(seats, heights):
    """[RM-3.6, VX-39]"""
    stacks = shuffled(seats, 1, 0).stacks

    assert list(stacks.values()) == heights
    assert sum(stacks.values()) == {2: 52, 3: 48, 4: 44}[seats]


def test_the_first_player_is_drawn_and_play_goes_clockwise():
    """[RM-3.7, R07]"""
    table = bare(3).play(
        f"hills {' '.join(FX_HILLS)}", f"bridges {' '.join(map(str, FX_BRIDGES))}", "first 2"
    )
    assert FirstPlayerChosen(2) in table.log
    assert table.to_move() == "Tiberius"

    table.play("draw temple baths", "draw temple baths", "end")

    assert table.to_move() == "Julia"
    assert {shuffled(3, seed, 0).first for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("line", ["first 3", "first -1", "draw temple baths"])
def test_nobody_else_can_be_first(line):
    """[RM-3.7]"""
    table = bare(3).play(f"hills {' '.join(FX_HILLS)}", f"bridges {' '.join(map(str, FX_BRIDGES))}")

    assert table.refused(line) == ("RM-3.7", "a-seat-at-the-table")


def test_nothing_but_the_stacks_depends_on_the_number_of_players():
    """[RM-3.8]"""
    tables = [state_to_json(marble(*"ABCD"[:seats]).state) for seats in (2, 3, 4)]
    for table in tables:
        del table["stacks"], table["seats"]
        assert all(player == table["players"][0] for player in table["players"])
        del table["players"]

    assert tables[0] == tables[1] == tables[2]


def test_the_set_up_is_the_only_chance():
    """[RM-14.2] Dice are asked at the start and never again."""
    state = GAME.rules.setup(box(), 2, {})
    answers = roll(state, random.Random(1))

    assert [answer.verb for answer in answers] == ["hills", "bridges", "first"]
    assert roll(state, random.Random(1)) == []
