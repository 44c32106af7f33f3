"""Advice: the strongest player's judgement, its points with a range, and the terms that decide."""

import random
from itertools import islice
from typing import Any

import pytest

from rome_desktop.ai.accounts import POINTS, RIVALS, Term, account_of, accounts_of, terms_of
from rome_desktop.ai.advice import Advice, Comparison, Weighed, advise, strongest_trials
from rome_desktop.ai.players import evaluator_of, levels_of
from rome_desktop.catalogue import GAMES, game
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.steps import options, play, roll, to_move
from rome_desktop.games.city_of_marble.actions import End
from tests.ai.test_levels import positions, seen
from tests.sometimes import rarely

KEYS = [g.key for g in GAMES]
SHORT = [rarely(key) if key == "city_of_marble" else key for key in KEYS]
"""Where its advice, the longest there is, is asked for several times."""


def asked_at(key: str, seats: int = 2, every: int = 41, count: int = 2):
    g = game(key)
    for state in islice(positions(key, seats, 5, every), count):
        yield g, seen(g, state), to_move(state)


def comparisons(advice: Advice):
    """Every comparison in an advice."""
    shown = [*advice.best, *([advice.asked] if advice.asked else [])]
    return [option.comparison for option in shown if option.comparison is not None]


@pytest.mark.parametrize("key", SHORT)
def test_the_best_options_come_with_points_and_a_range(key):
    for g, view, seat in asked_at(key):
        before = view.clone()
        advice = advise(g, view, seat, random.Random(1))
        found = [option.action for option in advice.best]
        assert view == before
        assert 1 <= len(found) <= 3
        assert len(set(found)) == len(found)
        assert set(found) <= set(options(view))
        assert all(option.low <= option.points <= option.high for option in advice.best)
        assert advice.unit == accounts_of(key).UNIT


@pytest.mark.parametrize("key", KEYS)
def test_the_best_option_is_set_beside_the_next_and_the_others_beside_it(key):
    """Every difference is made out by terms of the game's list, the most important first."""
    for g, view, seat in asked_at(key):
        advice = advise(g, view, seat, random.Random(1))
        actions = [option.action for option in advice.best]
        found = [option.comparison.other for option in advice.best if option.comparison]
        assert found == [*actions[1:2], *actions[1:]]
        for comparison in comparisons(advice):
            sizes = [abs(weighed.difference) for weighed in comparison.terms]
            assert {weighed.term for weighed in comparison.terms} <= set(terms_of(key))
            assert sizes == sorted(sizes, reverse=True)
            trifles = 0.05 * (len(terms_of(key)) - len(sizes)) + 1e-6
            assert abs(comparison.by - max(0.0, sum(w.difference for w in comparison.terms))) <= trifles
            decisive = comparison.decisive
            assert decisive is None or decisive.difference == max(w.difference for w in comparison.terms)
            assert decisive is not None or comparison.by <= trifles


@pytest.mark.parametrize("key", SHORT)
def test_an_option_somebody_points_at_is_tried_however_poor_it_is(key):
    for g, view, seat in asked_at(key, count=1):
        best = advise(g, view, seat, random.Random(1)).best[0].action
        pointed = next(option for option in options(view)[::-1] if option != best)
        advice = advise(g, view, seat, random.Random(1), pointed)
        assert advice.asked is not None
        assert advice.asked.action == pointed
        assert advice.asked.low <= advice.asked.points <= advice.asked.high
        if advice.best[0].action != pointed:
            assert advice.asked.comparison is not None
            assert advice.asked.comparison.other == pointed


def own_value(key: str, state: Any, seat: int) -> float:
    """What the players make of a position for one side alone, in the unit of its account."""
    look: Any = evaluator_of(key, game(key).stem).own_look(state)
    if key == "city_of_marble":
        return float(look.worths(state)[seat])
    worth: float = look.value(state, seat)
    return worth / (look.weights.monument if key == "alba_longa" else 1.0)


@pytest.mark.parametrize("key", KEYS)
def test_a_position_is_accounted_for_by_the_terms_of_the_list_and_no_others(key):
    """Term by term it adds up to what the players make of it for one side, and with the others' for both."""
    g = game(key)
    evaluator = evaluator_of(key, g.stem)
    for seats in (2, max(g.seats)):
        for state in islice(positions(key, seats, 7, every=23), 12):
            for seat in range(seats):
                *own, rivals = account_of(key, evaluator, state, seat)
                assert len(own) + 1 == len(terms_of(key))
                assert sum(own) == pytest.approx(own_value(key, state, seat))
                both = accounts_of(key).against(evaluator, state, seat)
                assert sum(own) + rivals == pytest.approx(both)


def played_out(g, seats: int):
    """The end of a match played at random."""
    state, dice = g.rules.setup(load(g).box, seats, g.complete(seats, {})), random.Random(2)
    roll(state, dice)
    while state.pending:
        play(state, dice.choice(options(state)))
        roll(state, dice)
    return state


@pytest.mark.parametrize("key", KEYS)
def test_the_end_of_a_match_is_accounted_for_by_its_score_sheet(key):
    g = game(key)
    state = played_out(g, 3)
    standing = g.rules.standings(state)[1]
    account = account_of(key, evaluator_of(key, g.stem), state, 1)
    found = dict(zip(terms_of(key), account, strict=True))
    for term, worth in found.items():
        assert not term.category or worth == pytest.approx(standing.categories[term.category], abs=1.0)
    if accounts_of(key).UNIT == POINTS:
        assert sum(account[:-1]) == pytest.approx(standing.score, abs=1.0)
    else:
        won = 1 in g.rules.winners(state)
        assert {term.name: worth for term, worth in found.items()}["victory"] == (24.0 if won else -24.0)


@pytest.mark.parametrize("key", KEYS)
def test_every_term_has_a_name_of_its_own_and_says_what_it_means(key):
    terms = terms_of(key)
    assert len({term.name for term in terms}) == len(terms)
    assert all(term.name == term.name.strip().lower() and term.meaning for term in terms)
    assert terms[-1] == RIVALS


def test_the_deciding_term_is_the_one_that_most_speaks_for_the_best_option():
    action, coins, hand = End(), Term("coins", "coins"), Term("hand", "cards")
    against = Weighed(coins, -5.0)
    found = Comparison(action, 1.0, (against, Weighed(hand, 4.0), Weighed(RIVALS, 2.0)))
    assert found.decisive == Weighed(hand, 4.0)
    assert Comparison(action, 0.0, (against,)).decisive is None


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
