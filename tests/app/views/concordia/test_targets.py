"""Which gestures stand for which option, without a window."""

import random

import pytest

from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.views.concordia.spots import KEYS
from rome_desktop.app.views.concordia.targets import bar_option, is_confirmed, targets
from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.engine.steps import options, play, roll, to_move
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.ids import Good, Kind, Role

named = KEYS.read

GAME = game("concordia")


def new_table(seats=3, seed=1, board="italia"):
    chosen = {"map": board} | ({"solo": "consul"} if seats == 1 else {})
    state = GAME.rules.setup(load(GAME).box, seats, chosen)
    roll(state, random.Random(seed))
    return state


def ways(action, view=None):
    return targets([action], view or new_table())[action]


def test_equal_cards_are_one_option_whichever_is_taken():
    found = ways(actions.Play(Role.PREFECT))

    assert Gesture(named("hand:start_prefect_1"), named("pile")) in found
    assert Gesture(named("hand:start_prefect_2"), named("pile")) in found
    assert Gesture(None, named("hand:start_prefect_2")) in found


def test_colonist_is_carried_from_where_it_stands_to_a_line():
    view = new_table()
    seat = to_move(view)

    found = ways(actions.Move("roma", "sea.cosa.roma"), view)

    assert found == [Gesture(named(f"colonist:{seat}:ship:roma"), named("line:sea.cosa.roma"))]


def test_house_is_carried_or_its_city_touched():
    assert ways(actions.Build("cosa")) == [
        Gesture(named("houses"), named("city:cosa")),
        Gesture(None, named("city:cosa")),
    ]


def test_goods_go_to_their_price_and_prices_to_free_slots():
    assert ways(actions.Sell(Good.WINE, 2)) == [
        Gesture(named("slot:wine:2"), named("price:wine")),
        Gesture(None, named("slot:wine:2")),
    ]
    assert ways(actions.Purchase(Good.BRICK, 3)) == [Gesture(named("price:brick"), named("free:3"))]


def test_waiting_colonist_goes_to_a_city():
    assert ways(actions.Place(Kind.SHIP, "roma")) == [Gesture(named("stored:ship"), named("city:roma"))]


def test_question_mark_is_paid_with_any_piece_of_the_good():
    assert ways(actions.Pay(Good.FOOD)) == [
        Gesture(None, named("slot:food:1")),
        Gesture(None, named("slot:food:2")),
    ]


def test_kept_goods_are_one_plate():
    assert ways(actions.Keep((Good.WINE, Good.BRICK))) == [Gesture(None, named("keep:brick+wine"))]


def test_only_a_purchase_of_cards_waits_for_a_second_act():
    assert is_confirmed(actions.Buy("i_mason"))
    assert not is_confirmed(actions.Build("cosa"))


def test_bar_stands_for_finishing_and_for_coins():
    build = actions.Build("cosa")

    assert bar_option([actions.Done(), build]) == actions.Done()
    assert bar_option([actions.Produce("umbria"), actions.Cash()]) == actions.Cash()
    assert bar_option([build]) is None


@pytest.mark.parametrize(("seats", "board"), [(1, "italia"), (2, "italia"), (4, "imperium"), (5, "imperium")])
def test_every_option_of_every_decision_has_its_own_gesture_or_is_in_the_bar(seats, board):
    state, dice = new_table(seats, seats, board), random.Random(seats)
    met = set()
    while state.pending:
        legal = options(state)
        taken = set()
        for action, gestures in targets(legal, state).items():
            met.add(type(action))
            assert gestures or action == bar_option(legal), action
            assert not taken.intersection(gestures), action
            taken.update(gestures)
        play(state, dice.choice(legal))
    assert {actions.Play, actions.Move, actions.Produce, actions.Sell, actions.Purchase, actions.Buy} <= met
