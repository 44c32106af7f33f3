"""Advice: the strongest player's judgement, its points with a range, and the term that decides."""

import random
from itertools import islice

import pytest

from rome_desktop.ai.advice import SCORED, advise, strongest_trials
from rome_desktop.ai.players import evaluator_of, levels_of
from rome_desktop.catalogue import GAMES, game
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.steps import options, play, roll, to_move
from tests.ai.test_levels import positions, seen

KEYS = [g.key for g in GAMES]


def asked_at(key: str, seats: int = 2, every: int = 41, count: int = 2):
    g = game(key)
    for state in islice(positions(key, seats, 5, every), count):
        yield g, seen(g, state), to_move(state)


@pytest.mark.parametrize("key", KEYS)
def test_the_best_options_come_with_points_and_a_range(key):
    for g, view, seat in asked_at(key):
        before = view.clone()
        advice = advise(g, view, seat, random.Random(1))
        found = [option.action for option in advice.best]
        assert view == before
        assert 1 <= len(found) <= 3
        assert len(set(found)) == len(found)
        assert set(found) <= set(options(view))
        for option in advice.best:
            assert option.low <= option.points <= option.high
        terms = getattr(evaluator_of(g.key, g.stem), "terms", ())
        for option in advice.best[1:]:
            assert option.term in ((SCORED, *terms) if terms else ("",))


@pytest.mark.parametrize("key", KEYS)
def test_an_option_somebody_points_at_is_tried_however_poor_it_is(key):
    for g, view, seat in asked_at(key, count=1):
        best = advise(g, view, seat, random.Random(1)).best[0].action
        pointed = next(option for option in options(view)[::-1] if option != best)
        advice = advise(g, view, seat, random.Random(1), pointed)
        assert advice.asked is not None
        assert advice.asked.action == pointed
        assert advice.asked.low <= advice.asked.points <= advice.asked.high


def test_the_same_question_gets_the_same_advice_whatever_is_hidden():
    g = game("trajan")
    for _, view, seat in asked_at("trajan", seats=3):
        other = observe(imagine(view, g.rules.zones, random.Random(3)), g.rules.zones, seat)
        assert advise(g, view, seat, random.Random(1)) == advise(g, other, seat, random.Random(1))


def test_where_there_is_no_choice_there_is_nothing_to_weigh():
    g = game("city_of_marble")
    state = begun(g)
    while len(options(state)) > 1:
        play(state, options(state)[0])
    advice = advise(g, seen(g, state), to_move(state), random.Random(1))
    assert [option.action for option in advice.best] == options(state)
    assert advice.why == {"reason": "only"}


def begun(g):
    """The table after set-up."""
    state = g.rules.setup(load(g).box, 2, g.complete(2, {}))
    roll(state, random.Random(1))
    return state


@pytest.mark.parametrize("key", KEYS)
def test_advice_is_the_strongest_levels(key):
    level, trials = strongest_trials(game(key))
    assert level == levels_of(key)[-1]
    assert trials.worlds >= 4
    assert trials.candidates >= 3
