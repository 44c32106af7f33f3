"""Trying actions out: everybody plays on for some turns, and what comes of it decides."""

import random
from dataclasses import replace
from typing import Any

import pytest

from rome_desktop.ai.players import choose
from rome_desktop.ai.search import Leaf, turn_ahead
from rome_desktop.ai.thought import Thought
from rome_desktop.ai.trajan.evaluator import TrajanEvaluator
from rome_desktop.ai.trials import Trials, answered, first_ends, play_on, ranked, tried_out, turn_played
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.actions import Action
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, play, roll, to_move
from rome_desktop.games.trajan.sowing import SowMarkers
from rome_desktop.games.trajan.state import TrajanState
from rome_desktop.games.trajan.turn import EndTurn

GAME = game("trajan")
EVALUATOR = TrajanEvaluator()
WIDTH = 6
FEW = Trials(candidates=4, width=WIDTH, turns=2, worlds=2)


def begun(seed: int = 1, seats: int = 2) -> TrajanState:
    """The first sowing of a match."""
    state: Any = GAME.rules.setup(load(GAME).box, seats, {})
    roll(state, random.Random(seed))
    while not isinstance(state.pending[-1], SowMarkers):
        play(state, options(state)[0])
        roll(state, random.Random(seed))
    return state


def first_end(state: TrajanState) -> TrajanState:
    """The position at the end of the turn that looks best."""
    found: TrajanState = turn_ahead(EVALUATOR, state, 0, WIDTH, 1, Thought())[0].state
    return found


@pytest.mark.parametrize("turns", [0, 1, 2, 6, 24])
def test_so_many_turns_are_played_on(turns):
    """Sown markers are counted by the time marker; the last turn is over, but for its end."""
    end = first_end(begun())
    time = end.time + end.loop * end.laps
    after = play_on(EVALUATOR, end.clone(), turns, random.Random(1), Thought())
    assert isinstance(after.pending[-1], EndTurn)
    assert after.pending[-1].seat == turns % 2
    assert after.time + after.loop * after.laps >= time + turns


def test_a_match_that_ends_is_played_to_its_end():
    after = play_on(EVALUATOR, begun(), 1000, random.Random(1), Thought())
    assert after.over
    assert not after.pending


def test_the_next_seat_answers_with_its_best_turn_whenever_it_is_asked():
    """The answer ends the turn of the next seat, and what was thought before makes it no poorer."""
    fresh, spent = Thought(), Thought(most=1)
    spent.spend()
    first, second = (
        answered(EVALUATOR, first_end(begun()), 0, 2, random.Random(1), thought) for thought in (fresh, spent)
    )
    assert first == second
    assert fresh.used == spent.used - 1 > 1
    look = EVALUATOR.look(first)
    played = play_on(EVALUATOR, first_end(begun()), 1, random.Random(1), Thought())
    assert look.value(first, 1) >= look.value(played, 1)
    after = play_on(EVALUATOR, first, 0, random.Random(1), Thought())
    assert isinstance(after.pending[-1], EndTurn)
    assert after.pending[-1].seat == 1


def test_a_trial_may_begin_with_the_answer_to_the_own_turn():
    view = observe(begun(), GAME.rules.zones, 0)
    ends: list[Any] = []
    trials = replace(FEW, turns=0, answer=2)
    tried_out(EVALUATOR, view, 0, random.Random(1), trials, Thought(), lambda _, after: ends.append(after))
    assert {after.pending[-1].seat for after in ends} == {1}


def test_the_same_dice_play_the_same_turns():
    ends = [play_on(EVALUATOR, first_end(begun()), 4, random.Random(3), Thought()) for _ in range(2)]
    assert ends[0] == ends[1]


def test_a_turn_is_played_in_another_world_and_leaves_it_alone():
    world = begun()
    before = world.clone()
    leaf = turn_ahead(EVALUATOR, world, 0, WIDTH, 1, Thought())[0]
    assert turn_played(EVALUATOR, world, 0, leaf.path, Thought()) == leaf.state
    assert world == before


def firsts_of(leaves: list[Leaf]) -> set[Action]:
    """The first actions of some turns."""
    return {leaf.path[0] for leaf in leaves}


def test_several_ends_of_a_first_action_can_be_tried():
    ends = first_ends(EVALUATOR, begun(), 0, replace(FEW, each=2, candidates=20), Thought())
    firsts = [leaf.path[0] for leaf in ends]
    assert len(set(firsts)) < len(firsts)
    assert max(firsts.count(first) for first in firsts) == 2
    assert [leaf.value for leaf in ends] == sorted((leaf.value for leaf in ends), reverse=True)


def test_no_first_action_is_lost_behind_the_many_ends_of_a_better_one():
    narrow = Trials(candidates=5, width=1, turns=2, worlds=2)
    few, many = (
        firsts_of(first_ends(EVALUATOR, begun(), 0, trials, Thought()))
        for trials in (narrow, replace(narrow, broad=True))
    )
    assert len(few) < len(many) == 5


def test_the_best_actions_are_tried_and_no_others():
    view = observe(begun(), GAME.rules.zones, 0)
    thought = Thought()
    found = tried_out(EVALUATOR, view, 0, random.Random(1), FEW, thought)
    firsts = [candidate.leaf.path[0] for candidate in found]
    assert len(set(firsts)) == len(firsts) == 4
    world = EVALUATOR.world(view, random.Random(1))
    ends = first_ends(EVALUATOR, world, 0, FEW, Thought())
    assert firsts_of(ends[:4]) == set(firsts)
    assert thought.used > 100


def test_the_poorer_half_is_dropped_and_the_best_meet_most_worlds():
    """Four candidates: two worlds for all, then two more for the better two."""
    view = observe(begun(), GAME.rules.zones, 0)
    found = tried_out(EVALUATOR, view, 0, random.Random(1), FEW, Thought())
    assert [len(candidate.values) for candidate in found] == [4, 4, 2, 2]
    assert found[0].mean >= found[1].mean
    assert ranked(found)[0].path == found[0].leaf.path


def test_thought_ends_the_trials_not_the_clock():
    view = observe(begun(), GAME.rules.zones, 0)
    looked = Thought()
    turn_ahead(EVALUATOR, EVALUATOR.world(view, random.Random(1)), 0, WIDTH, 60, looked)
    thought = Thought(most=looked.used + 1)
    found = tried_out(EVALUATOR, view, 0, random.Random(1), FEW, thought)
    assert [len(candidate.values) for candidate in found] == [2, 2, 1, 1]


def test_one_candidate_needs_no_trial(monkeypatch):
    monkeypatch.setattr("rome_desktop.ai.trials.play_on", None)
    view = observe(begun(), GAME.rules.zones, 0)
    one = Trials(candidates=1, width=WIDTH, turns=2, worlds=1)
    assert len(tried_out(EVALUATOR, view, 0, random.Random(1), one, Thought())) == 1


def test_when_it_is_late_one_trial_is_enough():
    view = observe(begun(), GAME.rules.zones, 0)
    found = tried_out(EVALUATOR, view, 0, random.Random(1), FEW, Thought(brake_ms=-1))
    assert found[0].leaf.path[0] in options(view)
    assert max(len(candidate.values) for candidate in found) <= 1


@pytest.mark.slow
@pytest.mark.thorough
def test_the_stern_player_beats_the_gentle_one(rounds):
    """All matches of Trajan but one, at least 3 of 4, from both seats."""
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
