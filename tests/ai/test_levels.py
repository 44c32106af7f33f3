"""What holds for the searching levels of every game: legal, fair, repeatable, and never silent.

City of Marble has the same laws in `test_players.py`, with positions of its own.
"""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from rome_desktop.ai.players import LEVELS, choose
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.steps import State, options, play, roll, to_move

BUDGET = 60_000
"""Milliseconds: the clock must not decide in a test."""
SEARCHING = [
    (key, level)
    for key, levels in LEVELS.items()
    if key != "city_of_marble"
    for level in levels
    if level not in ("random", "easy")
]
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
        for state in islice(positions(key, seats, 3, every=29), 4):
            view = seen(g, state)
            before = view.clone()
            assert asked(g, view, level) in options(state)
            assert view == before


@pytest.mark.parametrize(("key", "level"), SEARCHING)
def test_what_a_seat_does_not_see_never_matters(key, level):
    """Whatever the hidden cards are, the same view, level and dice give the same answer."""
    g = game(key)
    for number, state in enumerate(islice(positions(key, 3, 6, every=37), 6)):
        view = seen(g, state)
        other = imagine(view, g.rules.zones, random.Random(number))
        answers = {asked(g, v, level) for v in (view, view.clone(), seen(g, other))}
        assert len(answers) == 1


@pytest.mark.parametrize(("key", "level"), SEARCHING)
def test_a_late_search_still_answers(key, level, monkeypatch):
    monkeypatch.setattr("rome_desktop.ai.players.GRACE_MS", 0)
    g = game(key)
    for state in islice(positions(key, 2, 2, every=31), 4):
        assert asked(g, seen(g, state), level, 0) in options(state)
