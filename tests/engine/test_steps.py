"""The pile of steps."""

import random
from dataclasses import replace

import pytest

from rome_desktop.engine.game import Option, why_not
from rome_desktop.engine.steps import (
    Automatic,
    Chance,
    Decision,
    IllegalAction,
    Refusal,
    State,
    options,
    play,
    roll,
    settle,
    to_move,
)
from tests.engine.toy import BOX, TOY, Heap, NextSeat, Take, Taken, TakeStones, begun, setup


def test_steps_are_done_in_reading_order():
    state = begun()
    state.pending = []
    state.then(TakeStones(0), TakeStones(1), NextSeat(0))

    assert state.pending == [NextSeat(0), TakeStones(1), TakeStones(0)]
    assert to_move(state) == 0


def test_what_happens_by_itself_happens_until_somebody_is_asked():
    state = begun()
    state.pending = [NextSeat(1)]
    settle(state)

    assert state.pending == [NextSeat(0), TakeStones(1)]
    assert options(state) == [Take(1), Take(2)]


def test_chance_answers_until_a_seat_is_asked():
    state = setup(BOX, 2, {})
    assert (to_move(state), options(state)) == (None, [])

    answers = roll(state, random.Random(1))

    assert [type(answer) for answer in answers] == [Heap]
    assert to_move(state) == 0


def test_playing_answers_the_top_of_the_pile_and_tells_the_log():
    state, log = begun(3), []
    play(state, Take(2), log.append)
    play(state, Take(1))

    assert log == [Taken(0, 2)]
    assert state.taken == [2, 1]
    assert (state.pending, options(state), to_move(state)) == ([], [], None)


def test_an_illegal_action_names_clause_and_reason():
    error = IllegalAction(Take(9), Refusal("TOY-2", "one-or-two"))

    assert str(error) == "take 9 is not possible: TOY-2 (one-or-two)"
    assert error.action == Take(9)


def test_the_reason_why_not_comes_from_whatever_is_on_top():
    assert why_not(begun(), Take(1)) is None
    assert why_not(begun(1), Take(2)) == Refusal("TOY-2", "one-or-two", stones=1)
    assert why_not(setup(BOX, 2, {}), Heap(3)) is None
    assert why_not(setup(BOX, 2, {}), Take(1)) == Refusal("TOY-1", "three-to-five")
    over = begun()
    over.pending = []
    assert why_not(over, Take(1)) == Refusal("", "the-game-is-over")


def test_refusals_are_equal_by_value():
    one, same = Refusal("A-1", "no", n=1), Refusal("A-1", "no", n=1)

    assert one == same
    assert hash(one) == hash(same)
    assert one != Refusal("A-1", "no", n=2)
    assert one != "A-1"
    assert repr(one) == "Refusal(A-1, no, {'n': 1})"


@pytest.mark.parametrize(
    "unwritten",
    [
        lambda: State().clone(),
        lambda: Decision().options(None),
        lambda: Decision().resolve(None, None, None),
        lambda: Decision().refusal(None, Take(1)),
        lambda: Chance().draw(None, random.Random(1)),
        lambda: Chance().resolve(None, None, None),
        lambda: Chance().refusal(None, Take(1)),
        lambda: Automatic().run(None, None),
    ],
)
def test_what_a_game_must_write_itself_is_not_there(unwritten):
    with pytest.raises(NotImplementedError):
        unwritten()


def test_seats_are_checked_with_the_solo_challenge_as_one_seat():
    from rome_desktop.catalogue import game

    marble = game("city_of_marble")

    assert [n for n in range(8) if marble.check_seats(n)] == [1, 2, 3, 4]
    assert [n for n in range(8) if TOY.check_seats(n)] == [2]


def test_the_solo_challenge_too_has_options_that_do_not_go_with_it():
    from rome_desktop.catalogue import game

    alba = game("alba_longa")

    assert alba.check_seats(1)
    assert not alba.check_seats(1, {"assisi": "no"})
    assert alba.check_seats(1, alba.complete(1, {}))


def test_options_that_are_not_for_every_number_of_seats_are_completed_to_fit():
    def refuse(seats, options):
        return Refusal("TOY-2", "too-few") if options["map"] == "wide" and seats < 3 else None

    maps = Option("map", ("wide", "narrow"), "wide")
    game = replace(TOY, seats=(2, 3), options=(maps,), refuse_seats=refuse)

    assert [game.check_seats(n, {"map": "wide"}) for n in (1, 2, 3, 4)] == [False, False, True, False]
    assert game.complete(2, {}) == {"map": "narrow"}
    assert game.complete(3, {}) == {"map": "wide"}
    assert game.complete(2, {"map": "wide"}) == {"map": "wide"}
