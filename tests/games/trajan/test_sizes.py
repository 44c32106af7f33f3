"""TR-25: how much there is to choose from when markers are sown, and how long a match is."""

import random
import statistics
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.trajan.events import TurnBegun
from rome_desktop.games.trajan.sowing import DropMarker, SowMarkers
from tests.games.trajan.table import GAME, Table, box, two

TRAYS = 6


@cache
def shares(markers: str, rooms: tuple[int, ...]) -> int:
    """In how many ways markers can be shared out to trays that get so many each."""
    if not rooms:
        return 1
    found = 0
    for taken in set(combinations(markers, rooms[0])):
        left = "".join(sorted((Counter(markers) - Counter(taken)).elements()))
        found += shares(left, rooms[1:])
    return found


def sowings(markers: str) -> int:
    """In how many ways a tray with these markers can be sown; equal ends count once."""
    each, more = divmod(len(markers), TRAYS)
    rooms = (each + 1,) * more + (each,) * (TRAYS - more)
    return shares("".join(sorted(markers)), tuple(room for room in rooms if room))


def ends(markers: str) -> int:
    """The same by playing every order of the markers from tray I."""
    found = set()
    stack = [two().trays("Julia", f"I:{markers} II:P").turn("Julia").play("sow I")]
    while stack:
        table = stack.pop()
        drops = table.options("drop")
        if not drops:
            found.add(table.on_trays("Julia"))
        stack += [Table(table.names, table.state.clone()).play(line) for line in drops]
    return len(found)


@pytest.mark.parametrize("markers", ["Y", "YO", "YYO", "YOGW", "YYOOGG", "YYYYYOO", "YYOOYYOO"])
def test_the_ways_to_sow_are_counted_as_they_are_played(markers):
    """[TR-25.3, TR-25.4]"""
    assert sowings(markers) == ends(markers)


def test_all_twelve_markers_in_one_tray_can_be_sown_in_most_ways():
    """[TR-25.4]"""
    assert sowings("YYOOGGWWPPBB") == 202_410


class Tally:
    """What random matches are like."""

    def __init__(self, seats: int) -> None:
        self.trays: list[int] = []
        self.taken: list[int] = []
        self.ways: list[int] = []
        self.pairs: list[int] = []
        self.turns: list[float] = []
        self.choices = 0
        for seed in range(4):
            self.count(seats, seed)

    def count(self, seats: int, seed: int) -> None:
        rng = random.Random(seed)
        log: list[Any] = []
        state: Any = GAME.rules.setup(box(), seats, {"arrangement": "random"})
        roll(state, rng)
        while state.pending:
            step, legal = state.pending[-1], options(state)
            chosen = rng.choice(legal)
            if isinstance(step, SowMarkers):
                trays = [tray for tray in state.players[step.seat].trays if tray]
                self.trays.append(len(legal))
                self.taken.append(len(trays[legal.index(chosen)]))
                self.ways.append(sum(map(sowings, trays)))
                self.pairs.append(sum(len(set(tray)) for tray in trays))
            if isinstance(step, (SowMarkers, DropMarker)):
                self.choices = max(self.choices, len(legal))
            play(state, chosen, log.append)
            roll(state, rng, log.append)
        self.turns.append(sum(isinstance(event, TurnBegun) for event in log) / seats)


@cache
def tally(seats: int) -> Tally:
    return Tally(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_size_of_a_turn_in_random_play(seats):
    """[TR-25.2, TR-25.4]"""
    found = tally(seats)

    assert 4.2 <= statistics.mean(found.trays) <= 4.8
    assert 2.3 <= statistics.mean(found.taken) <= 3.0
    assert 40 <= statistics.median(found.ways) <= 190
    assert 10 <= statistics.mean(found.pairs) <= 11
    assert max(found.pairs) <= 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sowing_never_asks_for_more_than_one_of_six(seats):
    """[TR-25.1, TR-25.5, TR-25.6]"""
    assert tally(seats).choices == TRAYS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_turns_in_a_game(seats):
    """[TR-25.7]"""
    assert 28 <= statistics.mean(tally(seats).turns) <= 38


def test_nobody_is_asked_to_move_the_time_marker():
    """[TR-3.6] It has moved when the last marker has fallen, without a decision of anybody."""
    table = two().trays("Julia", "I:YO V:GG").turn("Julia")
    time = table.state.time
    table.play("sow I")
    assert table.state.time == time

    table.play("drop Y")

    assert table.state.time == time + 2
    kinds = [type(event).__name__ for event in table.log]
    fallen = kinds.index("MarkerDropped")
    assert kinds[fallen : fallen + 3] == ["MarkerDropped", "MarkerDropped", "TimeMoved"]
    assert table.to_move() == "Julia"
