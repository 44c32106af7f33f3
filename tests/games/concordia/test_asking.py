"""CO-E: how the program asks, and that reasons and options agree."""

import random

import pytest

from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import options, play, roll, to_move
from rome_desktop.games.concordia.actions import Build, Buy, Cash, Copy, Done, Move, Pay, Place, Play, Produce
from rome_desktop.games.concordia.ids import GOODS, ROLES, Kind
from tests.games.concordia.table import GAME, box, concordia

SETTINGS = [(2, "italia"), (4, "italia"), (3, "imperium"), (5, "imperium")]


def moments(seats, board, seed, every):
    """Tables of a random match."""
    rng = random.Random(seed)
    state = GAME.rules.setup(box(), seats, {"map": board})
    roll(state, rng)
    number = 0
    while state.pending:
        if number % every == 0:
            yield state
        number += 1
        play(state, rng.choice(options(state)))


def every_answer(state):
    """Answers of all verbs, most of them impossible."""
    tables = state.map
    yield from map(Play, ROLES)
    yield from map(Copy, ROLES)
    yield from (Done(), Cash(), Build("roma"))
    yield from map(Build, tables.cities)
    yield from map(Produce, tables.provinces)
    yield from (Place(kind, city) for kind in Kind for city in ("roma", *tables.cities))
    yield from map(Buy, tables.buy)
    yield from map(Pay, GOODS)
    places = {place for p in state.players for place in (*p.walkers, *p.ships)}
    yield from (Move(start, line) for start in sorted(places) for line in tables.lines)


@pytest.mark.parametrize(("seats", "board"), SETTINGS)
def test_an_answer_is_refused_exactly_when_it_is_not_offered(seats, board):
    """[CO-5.4, CO-5.9, CO-7.1, CO-10.6]"""
    for state in moments(seats, board, seed=seats, every=11):
        found = set(options(state))
        for action in every_answer(state):
            refusal = why_not(state, action)
            assert (refusal is None) == (action in found), action
            if refusal is not None:
                assert refusal.clause.startswith("CO-")
                assert refusal.reason


def test_what_is_asked_in_a_turn_and_in_which_order():
    """[CO-E.1]"""
    table = concordia(3).pile("Claudia", "start_mercator").turn("Julia", "start_diplomat")
    asked = [type(table.state.pending[-1]).__name__]
    for line in ("play diplomat", "copy mercator", "sell wine 1", "purchase food 1"):
        table.play(line)
        asked.append(type(table.state.pending[-1]).__name__)

    assert asked == ["PlayCard", "CopyCard", "TradeGoods", "TradeGoods", "PlayCard"]
    assert table.asked == "Claudia"


def test_two_prefects_are_one_choice():
    """[CO-E.2] E-53"""
    assert concordia(2).options.count("play prefect") == 1


def test_people_move_piece_by_piece_and_say_when_they_are_done():
    """[CO-E.3]"""
    table = concordia(2).makes(cosa="brick").play("play architect", "move roma land.cosa.roma", "done")
    table.play("build cosa", "done")

    assert table.asked == "Claudia"


@pytest.mark.parametrize(("seats", "board"), SETTINGS)
def test_what_is_always_true(seats, board):
    """[CO-E.4] The laws count cards and houses at every moment; here is the rest."""
    for state in moments(seats, board, seed=seats + 10, every=3):
        for seat, player in enumerate(state.players):
            waiting = sum(state.stored(seat, kind) for kind in Kind)
            assert waiting + state.colonists(seat) == 6
            assert sum(player.goods.values()) + waiting <= 12
            assert player.money >= 0
            assert min(player.goods.values()) >= 0
        if to_move(state) is not None and type(state.pending[-1]).__name__ == "PlayCard":
            hand = state.players[to_move(state)].hand
            assert "start_tribune" in hand


def test_equal_cards_act_alike_whatever_their_deck():
    """[CO-E.5]"""
    table = concordia(3).turn("Julia", "i_prefect", "start_prefect_1", "i_mercator", "start_mercator")

    assert table.options == ["play tribune", "play prefect", "play mercator_5", "play mercator"]
    table.play("play prefect", "produce asia")
    assert table.player("Julia").pile == ["i_prefect"]
