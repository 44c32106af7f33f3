"""Computer players: legal, fair, repeatable, and no weaker than their names."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

from rome_desktop.ai import players
from rome_desktop.ai.players import UnknownLevel, choose, evaluator_of, hint, level_names, levels_of
from rome_desktop.catalogue import GAMES
from rome_desktop.engine.actions import Action
from rome_desktop.engine.game import Game
from rome_desktop.engine.hidden import imagine
from rome_desktop.engine.steps import State, options, play, to_move

BUDGET = 60_000
"""Milliseconds: the clock must not decide in a test."""
NAMES = level_names("city_of_marble")
QUICK = [level for level in NAMES if level in ("random", "easy")]
SLOW = [level for level in NAMES if level not in QUICK]
TABLES = [(2, ""), (3, ""), (4, ""), (1, "quaestor"), (1, "praetor"), (1, "consul")]
REASONS = {"scores", "denies", "waters", "imperium", "bridge", "supplies", "prepares", "only"}


def asked(game: Game, view: State, level: str, seed: int = 5) -> Action:
    seat = to_move(view)
    assert seat is not None
    return choose(game, view, seat, level, BUDGET, random.Random(seed))


def test_every_game_has_levels_weakest_first():
    order = ("random", "easy", "normal", "hard")
    for game in GAMES:
        names = level_names(game.key)
        assert list(names) == [name for name in order if name in names]
        assert names[:2] == ("random", "easy")


def test_a_stronger_level_thinks_no_less():
    for game in GAMES:
        thoughts = [level.thought for level in levels_of(game.key)]
        assert thoughts == sorted(thoughts)


LEVELS = [(game, level) for game in GAMES for level in levels_of(game.key)]


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=lambda x: getattr(x, "key", getattr(x, "name", "")))
def test_every_level_has_an_evaluator_of_its_games_name_with_its_own_weights(game, level):
    evaluator: Any = evaluator_of(game.key, game.stem, level.weights)
    assert type(evaluator).__name__ == f"{game.stem}Evaluator"
    assert level.weights is None or evaluator.weights is level.weights


def test_an_unknown_level_is_refused_by_name(marble, begin, seen):
    with pytest.raises(UnknownLevel, match="random, easy"):
        asked(marble, seen(begin()), "godlike")


@pytest.mark.parametrize(("seats", "solo"), TABLES)
@pytest.mark.parametrize("level", QUICK)
def test_the_answer_is_an_option_at_every_table(marble, positions, seen, seats, solo, level):
    for state in positions(seats, seed=3, solo=solo):
        view = seen(state)
        before = view.clone()
        assert asked(marble, view, level) in options(state)
        assert view == before


@pytest.mark.parametrize(("seats", "solo"), TABLES)
@pytest.mark.parametrize("level", SLOW)
def test_the_answer_of_a_searching_level_is_an_option(marble, positions, seen, seats, solo, level):
    for state in itertools.islice(positions(seats, seed=4, solo=solo, every=60), 3):
        assert asked(marble, seen(state), level) in options(state)


@pytest.mark.parametrize("level", NAMES)
def test_hidden_bridges_never_matter(marble, positions, seen, level):
    """[RM-14.2] Whatever the hidden values are, the answer and the hint are the same."""
    every = 5 if level in QUICK else 70
    for number, state in enumerate(itertools.islice(positions(3, seed=6, every=every), 40)):
        view = seen(state)
        other = imagine(view, marble.rules.zones, random.Random(number))
        assert asked(marble, view, level) == asked(marble, seen(other), level)
        if level == "easy":
            seat = to_move(state)
            dice = random.Random(1)
            assert hint(marble, view, seat, dice) == hint(marble, seen(other), seat, random.Random(1))


@pytest.mark.parametrize("level", NAMES)
def test_the_same_question_gets_the_same_answer(marble, positions, seen, level):
    every = 11 if level in QUICK else 80
    for state in itertools.islice(positions(2, seed=8, every=every), 10):
        view = seen(state)
        assert asked(marble, view, level) == asked(marble, view.clone(), level)


def test_a_hint_is_an_option_with_a_known_reason(marble, positions, seen, thorough):
    found = set()
    for seats, solo in TABLES:
        for state in positions(seats, seed=9, solo=solo, every=3 if thorough else 10):
            action, why = hint(marble, seen(state), to_move(state), random.Random(1))
            assert action in options(state)
            assert why.get("reason", "only") in REASONS
            assert why.get("points", 1) > 0
            found.add(why.get("reason"))
    assert found >= {"scores", "denies", "waters", "imperium", "supplies", "prepares"}


def test_a_hint_says_that_nothing_else_is_possible(marble, begin, seen):
    state = begin()
    while len(options(state)) > 1:
        play(state, options(state)[0])
    assert hint(marble, seen(state), to_move(state), random.Random(1)) == (
        options(state)[0],
        {"reason": "only"},
    )


def test_a_late_search_still_answers(marble, positions, seen):
    for state in itertools.islice(positions(2, seed=2, every=50), 4):
        for level in NAMES:
            assert choose(marble, seen(state), to_move(state), level, 0, random.Random(1)) in options(state)


def match(game: Game, state: State, levels: list[str], look: Callable[[State], State]) -> list[int]:
    """The winners of a whole match."""
    dice = random.Random(1)
    while state.pending:
        seat = to_move(state)
        assert seat is not None
        play(state, choose(game, look(state), seat, levels[seat], BUDGET, dice))
    return game.rules.winners(state)


@pytest.mark.slow
def test_easy_beats_the_dice(marble, begin, seen, rounds):
    """All matches but one, at least 11 of 12, from both seats."""
    won = 0
    for seed in range(rounds(12)):
        levels = ["easy", "random"][:: 1 if seed % 2 else -1]
        won += match(marble, begin(2, seed), levels, seen) == [levels.index("easy")]
    assert won >= rounds(12) - 1


@pytest.mark.slow
def test_easy_beats_the_gentlest_senate(marble, begin, seen, rounds):
    """[RM-13] At quaestor, all but one, at least 5 of 6."""
    seeds = range(rounds(6))
    won = sum(match(marble, begin(1, seed, "quaestor"), ["easy"], seen) == [0] for seed in seeds)
    assert won >= rounds(6) - 1


@pytest.mark.slow
def test_easy_beats_three_dice(marble, begin, seen, thorough):
    levels = ["random", "easy", "random", "random"]
    assert all(match(marble, begin(4, seed), levels, seen) == [1] for seed in range(3 if thorough else 1))


@pytest.mark.parametrize(
    ("levels", "wanted", "found"),
    [
        (("random", "easy"), "hard", "easy"),
        (("random", "easy", "hard"), "normal", "hard"),
        (("random", "hard"), "easy", "hard"),
        (("random", "easy"), "random", "random"),
        ((), "hard", "hard"),
    ],
)
def test_the_nearest_level_of_a_game(monkeypatch, levels, wanted, found):
    monkeypatch.setattr(players, "level_names", lambda key: levels)

    assert players.nearest_level("concordia", wanted) == found


def test_every_level_has_its_strength():
    assert {name for game in GAMES for name in level_names(game.key)} <= set(players.STRENGTHS)
