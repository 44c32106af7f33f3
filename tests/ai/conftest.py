"""Positions for computer players: whole random games, looked at here and there."""

import random
from collections.abc import Callable, Iterator

import pytest

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import State, options, play, roll, to_move

Begin = Callable[..., State]
Positions = Callable[..., Iterator[State]]


@pytest.fixture(scope="session")
def rounds(thorough: bool) -> Callable[[int], int]:
    """How many matches tell who is the better player: so many when thorough, else a sixth of them."""
    return lambda most: most if thorough else max(2, most // 6)


@pytest.fixture(scope="session")
def marble() -> Game:
    return game("city_of_marble")


@pytest.fixture(scope="session")
def begin(marble: Game) -> Begin:
    """The table after set-up: `seats` of them, or one against the Senate at a `solo` level."""

    def begun(seats: int = 2, seed: int = 1, solo: str = "") -> State:
        state = marble.rules.setup(load(marble).box, seats, {"solo": solo} if solo else {})
        roll(state, random.Random(seed))
        return state

    return begun


@pytest.fixture(scope="session")
def positions(begin: Begin) -> Positions:
    """Every n-th position of a random game in which there is something to choose."""

    def found(seats: int = 2, seed: int = 1, solo: str = "", every: int = 7) -> Iterator[State]:
        state, dice, count = begin(seats, seed, solo), random.Random(seed), 0
        while state.pending:
            legal = options(state)
            count += 1
            if len(legal) > 1 and count % every == 0:
                yield state.clone()
            play(state, dice.choice(legal))

    return found


@pytest.fixture(scope="session")
def seen(marble: Game) -> Callable[[State], State]:
    """What the seat to move sees."""
    return lambda state: observe(state, marble.rules.zones, to_move(state))
