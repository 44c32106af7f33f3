"""What holds for the searching levels of every game: legal, fair, repeatable, and never silent.

City of Marble has the same laws in `test_players.py`, with positions of its own.
"""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from rome_desktop.ai.players import choose, decide, level_names
from rome_desktop.ai.thought import GLANCES, Thought
from rome_desktop.catalogue import GAMES, game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.steps import State, options, play, roll, to_move

BUDGET = 60_000
"""Milliseconds: the clock must not decide in a test."""
SEARCHING = [
    (g.key, level)
    for g in GAMES
    if g.key != "city_of_marble"
    for level in level_names(g.key)
    if level not in ("random", "easy")
]
THINKING = [(g.key, level) for g in GAMES for level in level_names(g.key) if level != "random"]
CHOSEN = {("concordia", 5): {"map": "imperium"}}
"""Options without which a game is not for so many seats."""


def positions(key: str, seats: int, seed: int, every: int) -> Iterator[State]:
    """Every n-th choice of a random match; one seat plays the first challenge of the game."""
    g = game(key)
    chosen = {**CHOSEN.get((key, seats), {}), **({"solo": g.solo[0]} if seats == 1 else {})}
    state = g.rules.setup(load(g).box, seats, chosen)
    dice, count = random.Random(seed), 0
    roll(state, dice)
    while state.pending:
        legal = options(state)
        count += 1
        if len(legal) > 1 and count % every == 0:
            yield state.clone()
        play(state, dice.choice(legal))
        roll(state, dice)


def seen(g: Game, state: State) -> State:
    """What the seat to move sees."""
    return observe(state, g.rules.zones, to_move(state))


def asked(g: Game, view: State, level: str, budget: int = BUDGET) -> Action:
    seat = to_move(view)
    assert seat is not None
    return choose(g, view, seat, level, budget, random.Random(5))


@pytest.mark.parametrize(("key", "level"), SEARCHING)
def test_the_answer_is_an_option_at_every_table_and_the_view_stays(key, level):
    g = game(key)
    for seats in (*g.seats, 1):
        for state in islice(positions(key, seats, 3, every=29), 2):
            view = seen(g, state)
            before = view.clone()
            assert asked(g, view, level) in options(state)
            assert view == before


@pytest.mark.parametrize(("key", "level"), SEARCHING)
def test_what_a_seat_does_not_see_never_matters(key, level):
    """Whatever the hidden cards are, the same view, level and dice give the same answer."""
    g = game(key)
    for number, state in enumerate(islice(positions(key, 3, 6, every=37), 3)):
        view = seen(g, state)
        other = imagine(view, g.rules.zones, random.Random(number))
        answers = {asked(g, v, level) for v in (view, view.clone(), seen(g, other))}
        assert len(answers) == 1


@pytest.mark.parametrize(("key", "level"), SEARCHING)
def test_a_late_search_still_answers(key, level):
    g = game(key)
    for state in islice(positions(key, 2, 2, every=31), 4):
        assert asked(g, seen(g, state), level, 0) in options(state)


@pytest.mark.parametrize(("key", "level"), THINKING)
def test_a_busy_machine_changes_no_answer(key, level, monkeypatch):
    """The same seed, level and position give the same choice however slowly the clock lets it think."""
    g = game(key)
    for state in islice(positions(key, 2, 4, every=43), 2):
        view, seat = seen(g, state), to_move(state)
        quick = decide(g, view, seat, level, random.Random(7), 60_000)
        clock = Clock(0.01)
        monkeypatch.setattr("rome_desktop.ai.thought.time.monotonic", clock)
        slow = decide(g, view, seat, level, random.Random(7), 60_000)
        monkeypatch.undo()
        assert slow == quick
        assert not slow.braked


class Clock:
    """A clock that goes on by so many seconds whenever it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_thought_is_counted_and_the_clock_only_brakes(monkeypatch):
    monkeypatch.setattr("rome_desktop.ai.thought.time.monotonic", Clock(1.0))
    counted = Thought(most=3)
    assert [counted.spend() for _ in range(3)] == [False, False, True]
    assert not counted.braked

    timed = Thought(brake_ms=2500)
    found = [timed.spend(GLANCES) for _ in range(3)]
    assert found == [False, False, True]
    assert timed.braked


def test_a_search_that_the_clock_stopped_says_so(monkeypatch):
    g = game("trajan")
    view = seen(g, next(islice(positions("trajan", 2, 4, every=31), 1, None)))
    monkeypatch.setattr("rome_desktop.ai.thought.time.monotonic", Clock(1.0))
    assert decide(g, view, to_move(view), "hard", random.Random(1), 100).braked
    assert not decide(g, view, to_move(view), "hard", random.Random(1)).braked
