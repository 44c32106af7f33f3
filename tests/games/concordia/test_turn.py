"""CO-3, CO-4: the turn and the Tribune."""

import pytest

from rome_desktop.games.concordia.events import (
    CardPlayed,
    CardsTakenBack,
    ColonistPlaced,
    LastTurnBegun,
    TurnBegun,
)
from tests.games.concordia.table import concordia, shuffled


def test_one_card_is_played_onto_the_own_pile_then_the_next_player_acts():
    """[CO-3.1]"""
    table = concordia(3).play("Julia: play diplomat")

    assert table.player("Julia").pile == ["start_diplomat"]
    assert "start_diplomat" not in table.player("Julia").hand
    assert table.happened(CardPlayed) == [CardPlayed(0, "start_diplomat")]
    assert table.asked == "Claudia"
    table.play("play diplomat", "play diplomat")
    assert table.asked == "Julia"
    assert table.state.round == 2


def test_a_card_that_is_not_in_hand_is_refused():
    """[CO-3.1]"""
    assert concordia(2).refused("play consul") == ("CO-3.1", "no-such-card-in-hand")


def test_a_card_may_be_played_without_use():
    """[CO-3.2, CO-10.7]"""
    table = concordia(2).play("Julia: play senator", "Julia: done")

    assert table.player("Julia").pile == ["start_senator"]
    assert table.asked == "Claudia"


def test_nobody_passes():
    """[CO-3.3]"""
    table = concordia(2)

    assert table.refused("done") == ("CO-3.3", "a-card-must-be-played")
    assert {line.split()[0] for line in table.options} == {"play"}


@pytest.mark.parametrize("moves", range(20, 400, 38))
def test_a_tribune_is_in_every_hand_between_turns(moves):
    """[CO-3.3, CO-E.4]"""
    state = shuffled(4, 3, moves).state
    for seat, player in enumerate(state.players):
        role = state.map.role.get
        if "tribune" not in map(role, player.hand):
            assert any(getattr(step, "seat", None) == seat for step in state.pending)


def test_coins_of_an_action_and_the_goods_of_a_production_are_no_choice():
    """[CO-3.4]"""
    table = concordia(2).turn("Julia", "start_mercator").has("Julia", money=0).play("play mercator")

    assert table.money("Julia") == 3
    assert "done" in table.options
    prefect = concordia(2).turn("Julia", "start_prefect_1").play("play prefect")
    assert "done" not in prefect.options


def test_a_bought_card_can_be_played_from_the_next_turn_on_and_there_is_no_limit():
    """[CO-3.5]"""
    table = concordia(2).display("i_colonist", "i_smith", "i_mason").turn("Julia").has("Julia", goods="f1")
    table.play("play senator", "buy i_colonist", "done")

    assert table.player("Julia").hand[-1] == "i_colonist"
    assert table.asked == "Claudia"
    table.play("play diplomat", "copy senator", "done")
    assert "play colonist" in table.options


def test_rounds_are_told_with_their_turns():
    """[CO-3.1]"""
    table = concordia(2).play("play senator", "done", "play senator", "done", "play tribune", "done")

    assert table.happened(TurnBegun) == [TurnBegun(1, 1), TurnBegun(0, 2), TurnBegun(1, 2)]
    assert table.happened(LastTurnBegun) == []


PLAYED = ("start_architect", "start_prefect_1", "start_mercator", "start_senator")


def test_the_tribune_takes_back_the_pile_and_pays_for_cards_beyond_the_third():
    """[CO-4.1, CO-4.2, CO-4.3] R-01"""
    table = concordia(2).turn("Julia", "start_diplomat").pile("Julia", *PLAYED)
    table.has("Julia", money=7, goods="f1 t1 w2").play("play tribune", "place walker roma")

    assert sorted(table.player("Julia").hand) == sorted([*PLAYED, "start_diplomat", "start_tribune"])
    assert table.player("Julia").pile == []
    assert (table.money("Julia"), table.goods("Julia")) == (9, "w2")
    assert table.player("Julia").walkers == ("roma", "roma")
    assert table.state.room(0) == 12 - 3 - 2
    assert table.happened(CardsTakenBack) == [CardsTakenBack(0, 5, 2)]
    assert table.happened(ColonistPlaced) == [ColonistPlaced(0, "walker", "roma")]


@pytest.mark.parametrize(("others", "coins"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_coins_of_a_tribune(others, coins):
    """[CO-4.2]"""
    table = concordia(2).turn("Julia", "start_diplomat").pile("Julia", *PLAYED[:others])

    assert table.has("Julia", money=0).play("play tribune").money("Julia") == coins


def test_at_most_one_colonist():
    """[CO-4.3]"""
    table = concordia(2).turn("Julia").has("Julia", goods="f3 t3").play("play tribune", "place ship roma")

    assert table.asked == "Claudia"


def test_a_tribune_recruits_in_the_capital_only():
    """[CO-4.3]"""
    table = (
        concordia(2).turn("Julia").has("Julia", goods="f3 t3").houses("Julia", "cosa").play("play tribune")
    )

    assert table.options == ["done", "place walker roma", "place ship roma"]
    assert table.refused("place walker cosa") == ("CO-4.3", "the-tribune-recruits-in-the-capital")
    assert table.refused("cash") == ("CO-4.3", "recruit-or-be-done")


def test_a_tribune_alone_is_legal():
    """[CO-4.4]"""
    table = concordia(2).turn("Julia").has("Julia", money=5).play("play tribune", "place ship roma")

    assert table.happened(CardsTakenBack) == [CardsTakenBack(0, 1, 0)]
    assert table.player("Julia").ships == ("roma", "roma")


def test_no_colonist_without_means_or_pieces():
    """[CO-4.3, CO-4.5] E-03"""
    poor = concordia(2).turn("Julia").has("Julia", goods="f3").play("play tribune")
    assert poor.options == ["done"]
    assert poor.refused("place ship roma") == ("CO-7.1", "a-colonist-costs-food-and-a-tool")

    out = concordia(2).turn("Julia").has("Julia", goods="f1 t1")
    out.stands("Julia", "roma roma roma", "roma roma roma").play("play tribune")
    assert out.options == ["done"]
    assert out.refused("place ship roma") == ("CO-4.5", "no-colonist-of-this-kind-in-store")

    ship = concordia(2).turn("Julia").has("Julia", goods="f1 t1")
    ship.stands("Julia", "roma roma roma", "roma roma").play("play tribune")
    assert ship.options == ["done", "place ship roma"]


def test_the_slot_of_a_new_colonist_is_free_at_once():
    """[CO-4.5]"""
    table = concordia(2).turn("Julia").has("Julia", goods="f1 t1 c6")
    assert table.state.room(0) == 0

    assert table.play("play tribune", "place ship roma").state.room(0) == 3


def test_after_a_tribune_nobody_can_copy():
    """[CO-4.6, CO-9.2]"""
    table = concordia(2).play("play tribune", "done", "Claudia: play diplomat")

    assert table.asked == "Julia"
