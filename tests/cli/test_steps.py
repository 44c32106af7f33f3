"""Steps as one line: whatever lies on the pile is read back as it was."""

import random
from dataclasses import dataclass

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.cli.steps import parse_step, step_line
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import Step, options, play, roll
from rome_desktop.session import codec


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_step_of_a_random_match(game):
    dice = random.Random(1)
    state = game.rules.setup(load(game).box, max(game.seats), game.complete(max(game.seats), {}))
    while state.pending:
        for step in state.pending:
            assert codec.step_from_json(game, parse_step(step_line(step))) == step
        roll(state, dice)
        if state.pending:
            play(state, dice.choice(options(state)))


@dataclass(frozen=True, slots=True)
class Odd(Step):
    word: str
    words: tuple[str, ...]
    number: int | None


@pytest.mark.parametrize("word", ["plain", "1,0|2,0", "7", "true", "a=b", "two words", '"quoted"', "", "é"])
def test_texts_that_could_be_mistaken(word):
    line = step_line(Odd(word, (word, "x y"), None))
    assert parse_step(line) == {"step": "Odd", "word": word, "words": [word, "x y"], "number": None}
