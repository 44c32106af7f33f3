"""[NR-12] Recruit."""

import pytest

from rome_desktop.games.nova_roma.recruiting import OfferPlay, why_not_pay
from rome_desktop.games.nova_roma.refilling import RefillSubjects
from tests.games.nova_roma.table import nova


def why(table, coins):
    refusal = why_not_pay(table.state, 0, coins)
    return refusal and (refusal.clause, refusal.reason)


def test_taking_cards():
    """[NR-12.1] From display or deck in any mix; the gap stays until the end of the turn."""
    table = nova("Julia", "Marcus", "Livia")
    state = table.state
    state.subject_row = [1, 2, 3, 4]
    state.subject_deck = list(range(5, 41))
    table.steps("Julia", "recruit", 3).play("take 2")
    assert state.subject_row == [1, 0, 3, 4]
    assert table.refused("take 2") == ("NR-12.1", "card-is-not-on-display")
    assert table.refused("play 2") == ("NR-12.1", "take-cards-or-be-done")
    table.play("draw", "take 4")
    assert table.player("Julia").hand == [2, 40, 4]
    assert table.options("take") == []
    table.skip().asks(RefillSubjects())
    assert state.subject_row == [1, 3, 39, 38]


@pytest.mark.parametrize(("power", "coins"), [(1, 2), (2, 1), (3, 0)])
def test_the_price_of_a_card(power, coins):
    """[NR-12.2, R-12] 2, 1 or 0 coins by power."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[7], coins=2)
    table.steps("Julia", "recruit", power).play("done")
    assert table.refused("take 1") == ("NR-12.2", "play-a-card-or-be-done")
    assert table.refused("play 9") == ("NR-12.2", "card-is-not-in-the-hand")
    table.play("play 7")
    assert table.player("Julia").coins == 2 - coins
    assert table.player("Julia").row == [7]


def test_what_keeps_a_card_in_the_hand():
    """[NR-12.2, NR-12.3] No card, no coins, no influence for the surcharge."""
    table = nova("Julia", "Marcus", "Livia")
    assert why(table, 0) == ("NR-12.2", "no-card-in-the-hand")
    table.has("Julia", hand=[1], coins=1)
    assert why(table, 2) == ("NR-12.2", "not-enough-coins")
    assert why(table, 1) is None
    table.has("Julia", row=[2, 3, 4], influence=0)
    assert why(table, 1) == ("NR-12.3", "surcharge-cannot-be-paid")


def test_the_surcharge_from_the_fourth_card_on():
    """[NR-12.3, X-09] One influence, at no coin cost too; without it steps 1 and 3 still work."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[5], row=[1, 2, 3], influence=1, coins=0)
    table.steps("Julia", "recruit", 3).play("done", "play 5")
    assert (table.player("Julia").influence, len(table.player("Julia").row)) == (0, 4)
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[5, 6], row=[1, 2, 3], influence=0)
    table.steps("Julia", "recruit", 3).play("draw", "done")
    assert table.options() == []


def test_the_eighth_card():
    """[NR-12.4, NR-12.5, X-10] One of the seven goes first, face down or not."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[8], row=[1, 2, 3, 15, 5, 6, 7], used=[15])
    table.has("Julia", coins=1, influence=1).steps("Julia", "recruit", 2).play("done", "play 8")
    assert len(table.options("drop")) == 7
    assert table.refused("drop 8") == ("NR-12.4", "discard-a-card-of-the-row")
    table.play("drop 15")
    player = table.player("Julia")
    assert (player.row, player.used, player.coins, player.influence) == ([1, 2, 3, 5, 6, 7, 8], [], 0, 0)
    assert table.state.subject_discards == [15]


def test_no_card_is_dropped_below_seven():
    """[NR-12.5] Nothing is asked."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[8], row=[1, 2, 3, 4, 5, 6], influence=1)
    table.steps("Julia", "recruit", 3).play("done", "play 8")
    assert table.options("drop") == []


def test_a_card_just_taken_can_be_played():
    """[NR-12.6] In the same action."""
    table = nova("Julia", "Marcus", "Livia")
    card = table.state.subject_row[0]
    table.steps("Julia", "recruit", 3).play(f"take {card}", "done", f"play {card}")
    assert table.player("Julia").row == [card]


def test_down_to_six():
    """[NR-12.7, NR-8.10] At the end; in between the hand may be larger."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[1, 2, 3, 4, 5, 6])
    table.steps("Julia", "recruit", 2).play("draw", "draw")
    assert len(table.options("discard")) == 8
    table.play("discard 1", "discard 2")
    assert len(table.player("Julia").hand) == 6


def test_face_down_cards_count():
    """[NR-12.8] For achievements and for card 7."""
    table = nova("Julia", "Marcus", "Livia").has(
        "Julia", row=[7, 15], used=[15], strips=["MG3", "MY1", "MO1"]
    )
    assert table.points("Julia", "subject_cards") == 2
    assert "claim 0,0" in table.turn("Julia").options()


def test_the_offer_of_a_tile():
    """[NR-29.5] No coins, but surcharge and limit as ever."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[8], row=[1, 2, 3], influence=1, coins=0)
    table.asks(OfferPlay(0, 0)).play("play 8")
    assert table.player("Julia").influence == 0
