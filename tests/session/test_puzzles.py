"""Perfect turns: the best is what a search of the whole turn proves; stars, grades and attempts."""

import random
from collections import Counter

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.engine.hidden import imagine, observe
from rome_desktop.engine.steps import IllegalAction, options, to_move
from rome_desktop.engine.turn import Best
from rome_desktop.session.puzzles import (
    KEPT_LINES,
    Attempt,
    attempt,
    faults,
    goals_of,
    grade_of,
    puzzles_of,
    stars_of,
)

EVERY = [puzzle for game in GAMES for puzzle in puzzles_of(game)]
SAMPLE = [puzzle for number, puzzle in enumerate(EVERY) if number % 9 == 0]


def named(puzzle):
    return puzzle.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_has_forty(game):
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 40
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    assert len({puzzle.theme for puzzle in puzzles}) >= 5
    assert len({puzzle.grade for puzzle in puzzles}) >= 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_two_puzzles_of_a_game_are_called_alike(game):
    for language in ("en", "fr"):
        names = Counter(puzzle.title[language] for puzzle in puzzles_of(game))
        assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_the_best_is_proved_again(puzzle):
    assert faults(puzzle) == []


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_each_best_line_reaches_the_best_with_legal_actions(puzzle):
    start = puzzle.position()
    assert to_move(start) == puzzle.seat
    assert 0 < len(puzzle.lines) <= KEPT_LINES
    assert puzzle.stars[0] < puzzle.stars[1] < puzzle.stars[2] == puzzle.best
    for line in (puzzle.lines[0], puzzle.lines[-1]):
        assert attempt(puzzle, start, line) == Attempt(puzzle.best, True)
        assert not attempt(puzzle, start, line[:-1]).over


@pytest.mark.parametrize("puzzle", EVERY[::3], ids=named)
def test_hidden_cards_could_lie_otherwise_and_the_best_lines_stay(puzzle):
    zones = puzzle.game.rules.zones
    start = puzzle.position()
    for seed in range(3):
        guess = imagine(observe(start, zones, puzzle.seat), zones, random.Random(seed))
        for line in puzzle.lines[:2]:
            assert attempt(puzzle, guess, line) == Attempt(puzzle.best, True)


def test_a_match_begins_at_the_position():
    puzzle = EVERY[0]
    match = puzzle.begin("Julia")
    assert match.to_move == puzzle.seat
    assert match.seats[puzzle.seat].name == "Julia"
    assert match.seats[puzzle.seat].is_human
    assert sum(seat.is_human for seat in match.seats) == 1
    assert match.state == puzzle.position()


def test_what_is_not_possible_is_refused():
    puzzle = EVERY[0]
    with pytest.raises(IllegalAction):
        attempt(puzzle, puzzle.position(), [*puzzle.lines[0], puzzle.lines[0][0]])


def test_whoever_does_nothing_earns_no_star():
    for puzzle in EVERY:
        reached = attempt(puzzle, puzzle.position(), [])
        assert not reached.over
        assert puzzle.earned(reached.value) == 0


def test_a_random_turn_never_reaches_more_than_the_best():
    dice = random.Random(1)
    for puzzle in EVERY[::4]:
        goals = goals_of(puzzle.game)
        for _ in range(10):
            start, line = puzzle.position(), []
            while not attempt(puzzle, start, line).over:
                state = start.clone()
                for text in line:
                    from rome_desktop.engine.turn import advance

                    advance(state, goals.ends, puzzle.game.rules.notation.parse(text))
                line.append(str(dice.choice(options(state))))
            assert attempt(puzzle, start, line).value <= puzzle.best


@pytest.mark.parametrize(
    ("least", "best", "stars"),
    [(0, 3, [1, 2, 3]), (0, 4, [2, 3, 4]), (0, 14, [7, 11, 14]), (-2, 18, [8, 13, 18]), (5, 9, [7, 8, 9])],
)
def test_stars_stand_at_half_and_three_quarters_of_the_way(least, best, stars):
    assert stars_of(least, best) == stars


@pytest.mark.parametrize(
    ("lines", "count", "depth", "grade"),
    [(50, 1, 2, 1), (500, 1, 2, 2), (500, 1, 5, 3), (5000, 1, 9, 5), (5000, 100, 3, 1), (10**6, 1, 12, 5)],
)
def test_a_grade_is_how_seldom_and_how_deep(lines, count, depth, grade):
    assert grade_of(Best(9, ((None,) * depth,), count, lines, 0)) == grade


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nothing_before_the_position_can_be_taken_back(game):
    puzzle = puzzles_of(game)[0]
    match = puzzle.begin("Claudia")
    assert not match.can_take_back().allowed
    match.play(f"{puzzle.seat} {puzzle.lines[0][0]}")
    if match.can_take_back().allowed:
        match.take_back()
    assert len(match.lines) >= puzzle.at
    assert not match.can_take_back().allowed or len(match.lines) > puzzle.at
