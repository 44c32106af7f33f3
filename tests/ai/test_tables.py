"""The tables of weights that `train` fits whole: each weight in them tells somewhere in a match."""

import random
from importlib import import_module

import pytest

from rome_desktop.ai.players import evaluator_of, levels_of
from rome_desktop.ai.weights import weighed, weight_names
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.game import Game
from rome_desktop.engine.steps import State, play, roll, to_move
from tests.sometimes import sometimes

SEED = {"city_of_marble": 7, "concordia": 1}
"""A match that meets much: now and then somebody is one behind at an unfinished building."""
EVERY = 11
"""Of so many things that a player thinks of one is valued."""


def thought_of(g: Game) -> list[State]:
    """Positions that the gentlest player thinks of in a match."""
    evaluator, gentlest = evaluator_of(g.key, g.stem), levels_of(g.key)[0]
    state, dice = g.rules.setup(load(g).box, 3, g.complete(3, {})), random.Random(SEED[g.key])
    found: list[State] = []
    roll(state, dice)
    while (seat := to_move(state)) is not None:
        leaves = gentlest.leaves(evaluator, state, seat, dice)[0]
        found += [leaf.state for leaf in leaves]
        play(state, leaves[0].path[0])
        roll(state, dice)
    return found[::EVERY]


@pytest.mark.parametrize("key", sometimes(sorted(SEED), every=2, first=1))
def test_each_weight_tells(key):
    """Halved, each changes what some position is worth; one that never does could not be learned."""
    g = game(key)
    table = import_module(f"rome_desktop.ai.{key}.weights").WEIGHTS
    seen = thought_of(g)

    def tells(name: str) -> bool:
        usual, halved = evaluator_of(key, g.stem), evaluator_of(key, g.stem, weighed(table, {name: 0.5}))
        return any(usual.look(s).value(s, 0) != halved.look(s).value(s, 0) for s in seen)

    assert [name for name in weight_names(table) if not tells(name)] == []
