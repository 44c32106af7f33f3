"""[NR-8, NR-1.6] Limits, costs, artisans and cards."""

import pytest

from rome_desktop.games.nova_roma.gains import DrawCards, Receive, TrimHand, gain
from rome_desktop.games.nova_roma.rewards import TakeRewards
from tests.games.nova_roma.table import nova


def test_limits_of_goods_and_influence():
    """[NR-8.1, NR-8.2, NR-8.3] Goods up to 5, influence up to 8, then coins point by point."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="4/1/1/1/1", influence=7)
    gain(table.state, 0, "wheat", 3, None)
    gain(table.state, 0, "influence", 3, None)
    gain(table.state, 0, "coins", 40, None)
    player = table.player("Julia")
    assert (player.goods[0], player.influence, player.coins) == (5, 8, 42)


def test_goods_of_choice_are_named_one_by_one():
    """[NR-8.4] Not a full one while another is not; lost when all are full."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="5/5/5/5/3")
    table.asks(Receive(0, "goods_choice", 3))
    assert table.options() == ["good horse"]
    assert table.refused("good wine") == ("NR-8.4", "good-is-full")
    assert table.refused("done") == ("NR-8.4", "name-a-good")
    table.play("good horse", "good horse")
    assert table.goods("Julia") == "5/5/5/5/5"
    assert table.options() == []


def test_costs_are_paid_in_full():
    """[NR-8.5] No part payment, no substitute."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="1/0/0/0/0", coins=9)
    table.state.maritime_row = ["MC01", "MC11", "MC02", "MC03"]
    table.steps("Julia", "sail", 1)
    assert table.options("contract") == ["contract MC11"]
    assert table.refused("contract MC01") == ("NR-8.5", "cost-cannot-be-paid")


def test_artisans_are_paid_from_the_available_area():
    """[NR-8.6, NR-8.7] Back to the supply; those on the production zone cannot pay."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="1/5/5/5/5", artisans=0, workers="0,0")
    table.state.building_row = ["BC03", "BC01", "BC09", "BC26"]
    table.steps("Julia", "build", 1)
    assert table.options("contract") == ["contract BC01"]
    table.has("Julia", artisans=1).play("contract BC01")
    supply = table.state.artisans
    table.skip().steps("Julia", "build", 1).play("contract BC03")
    assert (table.player("Julia").artisans, table.state.artisans) == (0, supply + 1)
    gain(table.state, 0, "artisan", 1, None)
    assert table.player("Julia").artisans == 1


def test_the_artisans_are_limited():
    """[NR-1.6, NR-29.11, X-58] With an empty supply no hire, no exchange, and a reward gives nothing."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", coins=3, estate={"0,0": "exch_artisan"}, artisans=2)
    table.state.artisans = 0
    table.steps("Julia", "produce", 3)
    assert table.refused("hire") == ("NR-1.6", "no-artisan-in-the-supply")
    table.play("assign 0,0")
    assert table.options("exchange") == []
    table.asks(Receive(0, "artisan", 1))
    assert table.player("Julia").artisans == 1


def test_cards_come_from_the_deck():
    """[NR-8.8] Never from the display."""
    table = nova("Julia", "Marcus", "Livia")
    top, display = table.state.subject_deck[-1], table.state.subject_row[:]
    table.asks(Receive(0, "cards", 1))
    assert table.player("Julia").hand == [top]
    assert table.state.subject_row == display


def test_the_discards_make_a_new_deck():
    """[NR-8.9] When the deck is empty; with both empty nothing is drawn."""
    table = nova("Julia", "Marcus", "Livia")
    table.state.subject_deck, table.state.subject_discards = [1], [2, 3]
    table.asks(DrawCards(0, 2))
    assert table.player("Julia").hand == [1]
    table.play("shuffle subjects 3 2")
    assert table.player("Julia").hand == [1, 3]
    table.asks(DrawCards(0, 5))
    assert table.player("Julia").hand == [1, 3, 2]
    table.state.subject_row = [0, 5, 0, 0]
    table.steps("Julia", "recruit", 1)
    assert table.options() == ["take 5", "done"]
    assert table.refused("draw") == ("NR-8.9", "no-card-left-to-draw")


def test_the_hand_limit_after_a_reward():
    """[NR-8.10, X-55] A ship enters S3: seven cards, one is discarded at once."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[1, 2, 3, 4, 5], ships=["S2", ""])
    table.state.maritime_row[0] = "MC01"
    table.steps("Julia", "sail", 1).play("contract MC01", "sail S3")
    assert len(table.options("discard")) == 7
    assert table.refused("discard 40") == ("NR-8.10", "card-is-not-in-the-hand")
    assert table.refused("done") == ("NR-8.10", "too-many-cards")
    table.play("discard 3")
    assert len(table.player("Julia").hand) == 6
    assert table.state.subject_discards == [3]


def test_who_is_rewarded_first():
    """[NR-8.11] The active player finishes all choices, then the others clockwise."""
    table = nova("Julia", "Marcus", "Livia").token("C0,1", "BT04").has("Julia", built="C1,0")
    table.has("Marcus", built="C1,1 C1,2").has("Livia", built="C0,2")
    table.asks(TakeRewards(1, ("C0,1",)))
    for name in ("Marcus", "Livia", "Julia"):
        table.play(f"{name}: good wheat", f"{name}: good wheat")
    assert table.options() == []


def test_several_rewards_in_the_order_of_choice():
    """[NR-8.12] One at a time."""
    table = nova("Julia", "Marcus", "Livia").asks(TakeRewards(0, ("top", "column0", "up")))
    assert table.options() == ["reward top", "reward column0", "reward up"]
    assert table.refused("reward down") == ("NR-8.12", "choose-one-of-these-rewards")
    table.play("reward up", "good wine", "reward top")
    assert table.options() == []
    assert table.player("Julia").coins == 4


@pytest.mark.parametrize(("cards", "asked"), [(6, False), (7, True)])
def test_six_cards_are_kept(cards, asked):
    """[NR-8.10] The limit is six."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=list(range(1, cards + 1))).asks(TrimHand(0))
    assert bool(table.options()) is asked
