"""Trying actions out: everybody plays on for some turns, and what comes of it decides."""

import random
from typing import Any

import pytest

from rome_desktop.ai.players import TRIALS, choose
from rome_desktop.ai.search import Trials, best_ends, never, play_on, tried_out
from rome_desktop.ai.trajan.evaluator import TrajanEvaluator
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, play, roll, to_move
from rome_desktop.games.trajan.sowing import SowMarkers
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.turn import EndTurn

GAME = game("trajan")
EVALUATOR = TrajanEvaluator()
WIDTH = 6
FEW = Trials(candidates=3, width=WIDTH, worlds=2, turns=1)


def begun(seed: int = 1, seats: int = 2) -> TrajanState:
    """The first sowing of a match."""
    state: Any = GAME.rules.setup(load(GAME).box, seats, {})
    roll(state, random.Random(seed))
    while not isinstance(state.pending[-1], SowMarkers):
        play(state, options(state)[0])
        roll(state, random.Random(seed))
    return state


@pytest.mark.parametrize("turns", [0, 1, 3, 12])
def test_so_many_turns_of_each_side_are_played_on(turns):
    """Sown markers are counted by the time marker; the last turn is over, but for its end."""
    state = begun()
    end = next(iter(best_ends(EVALUATOR, state, 0, WIDTH, never).values())).state
    before = end.clone()
    after = play_on(EVALUATOR, end, turns, random.Random(1))
    assert end == before
    assert isinstance(after.pending[-1], EndTurn)
    assert after.pending[-1].seat == 0
    assert after.time + after.loop * after.laps >= end.time + 2 * turns


def test_a_match_that_ends_is_played_to_its_end():
    after = play_on(EVALUATOR, begun(), 1000, random.Random(1))
    assert after.over
    assert not after.pending


def test_the_best_actions_are_tried_and_no_others():
    view = observe(begun(), GAME.rules.zones, 0)
    leaves = tried_out(EVALUATOR, view, 0, random.Random(1), FEW)
    firsts = [leaf.path[0] for leaf in leaves]
    assert len(set(firsts)) == len(firsts) == 3
    assert [leaf.value for leaf in leaves] == sorted((leaf.value for leaf in leaves), reverse=True)
    world = EVALUATOR.world(view, random.Random(1))
    assert set(firsts) == set(list(best_ends(EVALUATOR, world, 0, WIDTH, never))[:3])


def test_one_candidate_needs_no_trial(monkeypatch):
    monkeypatch.setattr("rome_desktop.ai.search.play_on", None)
    view = observe(begun(), GAME.rules.zones, 0)
    assert len(tried_out(EVALUATOR, view, 0, random.Random(1), Trials(1, WIDTH, 1, 1))) == 1


def test_when_it_is_late_one_trial_is_enough():
    view = observe(begun(), GAME.rules.zones, 0)
    leaves = tried_out(EVALUATOR, view, 0, random.Random(1), FEW, late=lambda: True)
    assert leaves[0].path[0] in options(view)


@pytest.mark.slow
def test_the_stern_player_beats_the_gentle_one(rounds):
    """All matches of Trajan but one, at least 3 of 4, from both seats."""
    assert ("trajan", "hard") in TRIALS
    won = 0
    for seed in range(rounds(4)):
        levels = ["hard", "easy"][:: 1 if seed % 2 else -1]
        state, dice = begun(seed), random.Random(seed)
        while state.pending:
            seat = to_move(state)
            assert seat is not None
            view = observe(state, GAME.rules.zones, seat)
            play(state, choose(GAME, view, seat, levels[seat], 60_000, dice))
            roll(state, dice)
        won += GAME.rules.winners(state) == [levels.index("hard")]
    assert won >= rounds(4) - 1
