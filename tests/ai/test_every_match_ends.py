"""Whoever plays on senselessly does not keep a computer player from bringing the match to its end."""

import random
from typing import Any

import pytest

from rome_desktop.ai.players import choose
from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, play, roll, to_move

BUDGET = 60_000


@pytest.mark.parametrize("habit", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_match_against_somebody_without_a_plan_ends(game, habit):
    state: Any = game.rules.setup(load(game).box, 2, game.complete(2, {}))
    dice = random.Random(5)
    roll(state, dice)
    for _ in range(600):
        if not state.pending:
            break
        seat, legal = to_move(state), options(state)
        view = observe(state, game.rules.zones, seat)
        play(state, choose(game, view, 1, "easy", BUDGET, random.Random(1)) if seat else legal[habit])
        roll(state, dice)
    assert not state.pending
