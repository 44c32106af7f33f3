"""Positions with the number of continuations of length 1, 2 and 3: any slip in listing options shows here.

A position is a scenario file with `counts` instead of expectations. A continuation is a sequence of answers;
one that ends the game sooner is not counted further.
"""

import tomllib
from pathlib import Path

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.cli.scenario import Scenario, played
from rome_desktop.engine.steps import State, options, play

FILES = sorted(Path(__file__).parent.glob("*/*.toml"))


def position(path: Path) -> tuple[State, list[int]]:
    """The table of a file, and its counts."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    scenario = Scenario(
        game=next(game for game in GAMES if game.key == path.parent.name),
        seats=table["seats"],
        options=table.get("options", {}),
        seed=table.get("seed", 0),
        given=table.get("given", {}),
        pending=table.get("pending"),
        lines=table.get("lines", []),
        expect={},
        legal=[],
        illegal=[],
        refused=None,
    )
    return played(scenario)[0], table["counts"]


def continuations(state: State, length: int) -> int:
    """How many sequences of so many answers there are."""
    found = options(state)
    if length == 1:
        return len(found)
    total = 0
    for action in found:
        after = state.clone()
        play(after, action)
        total += continuations(after, length - 1)
    return total


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_position_has_so_many_continuations(path: Path):
    state, counts = position(path)

    assert [continuations(state, n) for n in range(1, len(counts) + 1)] == counts


def test_every_game_has_positions():
    assert {path.parent.name for path in FILES} == {game.key for game in GAMES}
