"""How the computer plays Alba Longa."""

import random

import pytest

from rome_desktop.ai import advice
from rome_desktop.ai.accounts import account_of
from rome_desktop.ai.alba_longa.evaluator import AlbaEvaluator
from rome_desktop.ai.alba_longa.look import AlbaLook
from rome_desktop.ai.alba_longa.weights import FITTED, WEIGHTS
from rome_desktop.ai.players import choose, chosen, evaluator_of, hint, level_of
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.steps import options, play, roll, to_move
from rome_desktop.games.alba_longa.actions import Roll
from rome_desktop.games.alba_longa.court import BuyDie, CallCourt, RollDice, TakeDie
from rome_desktop.games.alba_longa.ids import LEVELS, Phase, Season
from rome_desktop.games.alba_longa.soldiers import ChooseTarget
from rome_desktop.games.alba_longa.year_end import GrowCity
from tests.ai.test_levels import positions

GAME = game("alba_longa")


def begun(seats: int, **chosen: str):
    """A table at which the first King of Kings is known."""
    state = GAME.rules.setup(load(GAME).box, seats, chosen if seats == 1 else GAME.complete(seats, chosen))
    roll(state, random.Random(1))
    return state


def asked(state, step, *, season=Season.GROWING, phase=Phase.COURT):
    """The table with nothing but this step to be done."""
    state.pending = [step]
    state.season, state.phase = season, phase
    return state


def advised(state, seat=0):
    """The hint for a seat, from its own view."""
    action, why = hint(GAME, observe(state, GAME.rules.zones, seat), seat, random.Random(1))
    return str(action), why


def played(seats: int, seed: int, **chosen: str):
    """The end of a match in which seat 0 plays easy and the others at random."""
    rng = random.Random(seed)
    state = GAME.rules.setup(load(GAME).box, seats, chosen if seats == 1 else GAME.complete(seats, chosen))
    roll(state, rng)
    while state.pending:
        seat = to_move(state)
        view = observe(state, GAME.rules.zones, seat)
        easy = choose(GAME, view, 0, "easy", None, rng) if seat == 0 else None
        play(state, easy or rng.choice(options(state)))
        roll(state, rng)
    return state


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_easy_beats_random(seats: int):
    assert [GAME.rules.winners(played(seats, seed)) for seed in range(3)] == [[0]] * 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_solo_challenge_is_played_to_its_end_and_can_be_won(level: str):
    ends = [GAME.rules.ended(played(1, seed, solo=level)) for seed in range(4)]

    assert all(ends)
    assert "challenge-fulfilled" in ends


def test_a_hungry_city_keeps_its_people_for_the_farm():
    state = asked(begun(3), TakeDie(0), season=Season.HARVEST)
    state.caller, state.dice, state.takers = 0, (1, 1, 4, 1), (-1,) * 4

    assert advised(state) == ("take white", {"reason": "feeds", "peasants": 4})

    asked(state, BuyDie(0), season=Season.HARVEST)
    state.caller, state.players[0].idle = 1, 4

    assert advised(state) == ("pass", {})


def test_peasants_who_wait_are_worth_a_call():
    assert advised(asked(begun(3), CallCourt(0))) == ("call", {"reason": "gathers"})


def test_wheat_that_is_left_lets_the_city_grow():
    state = asked(begun(3), GrowCity(0), season=Season.HARVEST, phase=Phase.YEAR_END)
    state.players[0].wheat = 6

    assert advised(state) == ("grow 3", {"reason": "grows", "peasants": 3})


def test_a_computer_attacks_what_it_can_defeat():
    state = asked(begun(3, assisi="yes"), ChooseTarget(0), phase=Phase.SOLDIERS)
    state.players[0].soldiers, state.players[1].soldiers, state.players[2].soldiers = 4, 8, 8

    assert advised(state) == ("attack assisi", {"reason": "fights"})


def test_a_lost_game_is_worth_less_than_a_won_one():
    over = played(2, 1)
    look = AlbaLook()

    assert look.value(over, 0) > 0 > look.value(over, 1)


def test_tables_that_differ_have_different_keys():
    one, other = (asked(begun(3), RollDice()) for _ in range(2))
    evaluator = AlbaEvaluator()

    assert evaluator.key(one) == evaluator.key(other)
    play(one, Roll((1, 2, 3, 4)))
    assert evaluator.key(one) != evaluator.key(other)


def test_the_hard_player_and_the_hints_judge_by_what_wins(monkeypatch):
    """The two tables choose otherwise somewhere; the hard level and whoever advises use the fitted one."""
    easy, hard = level_of(GAME.key, "easy"), level_of(GAME.key, "hard")
    known, fitted = (evaluator_of(GAME.key, GAME.stem, level.weights) for level in (easy, hard))
    assert (known.weights, fitted.weights) == (WEIGHTS, FITTED)

    asked = [observe(state, GAME.rules.zones, to_move(state)) for state in positions(GAME.key, 2, 5, every=3)]
    chosen_by = [
        [chosen(evaluator, easy, view, to_move(view), random.Random(1)).action for view in asked]
        for evaluator in (known, fitted)
    ]
    assert chosen_by[0] != chosen_by[1]

    used = []

    def accounted(key, evaluator, *rest):
        used.append(evaluator)
        return account_of(key, evaluator, *rest)

    monkeypatch.setattr(advice, "account_of", accounted)
    advice.advise(GAME, asked[0], to_move(asked[0]), random.Random(1))
    assert {id(evaluator) for evaluator in used} == {id(fitted)}
