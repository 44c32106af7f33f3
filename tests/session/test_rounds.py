"""The race of a match is told by rounds or years: every game says in which one a table is."""

import random

import pytest

from rome_desktop.ai.players import choose
from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.content.reader import load
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_every_row_of_the_race_has_its_round(key):
    game, dice = game_of(key), random.Random(1)
    colours = ("rubra", "caerulea", "flava", "nigra")
    seats = [Seat(f"Seat {n}", "easy", colour) for n, colour in enumerate(colours)]
    match = Match.begin(game, load(game), seats, game.complete(4, {}), "1")
    number_of = game.rules.year_of or game.rules.round_of

    while not match.over and number_of(match.state) < 3:
        seat = match.to_move
        match.play(choose(game, match.view(seat), seat, "easy", None, dice))

    rounds = match.rounds()
    assert len(rounds) == len(match.race())
    assert rounds[0] == 1
    assert rounds == sorted(rounds)
    assert rounds[-1] == number_of(match.state) > 1


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_the_race_of_one_seat_alone_has_a_row_for_every_round(key):
    game, dice = game_of(key), random.Random(1)
    solo = game.solo[0] if game.solo else ""
    match = Match.begin(
        game, load(game), [Seat("Julia", "easy", "rubra")], game.complete(1, {"solo": solo}), "1"
    )
    number_of = game.rules.year_of or game.rules.round_of

    while not match.over and number_of(match.state) < 3:
        match.play(choose(game, match.view(0), 0, "easy", None, dice))

    rounds = match.rounds()
    assert len(rounds) == len(match.race())
    assert {1, 2} <= set(rounds)
