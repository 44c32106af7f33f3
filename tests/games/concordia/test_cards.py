"""CO-7 to CO-11: Colonist, Mercator, Diplomat, Senator and Consul."""

from typing import Any

import pytest

from rome_desktop.games.concordia.events import (
    CardBought,
    CardCopied,
    CardsDealt,
    CardsSlid,
    CoinsReceived,
    GoodsPurchased,
    GoodsSold,
    MarkPaid,
    NothingToCopy,
)
from rome_desktop.games.concordia.market import price
from tests.games.concordia.table import Table, batch, box, concordia


def colonist(board: str = "imperium", goods: str = "f2 t3", **chosen: Any) -> Table:
    """Julia has a Colonist, and houses in Massilia and Aquileia if the map is Imperium."""
    table = concordia(3, board, **chosen).turn("Julia", "i_colonist").has("Julia", goods=goods)
    return table.houses("Julia", "massilia", "aquileia") if board == "imperium" else table


def test_colonists_are_placed_in_the_capital_or_at_an_own_house():
    """[CO-7.1] R-07"""
    table = colonist().play("play colonist")

    cities = ("roma", "massilia", "aquileia")
    assert table.options == [
        "cash",
        *(f"place walker {city}" for city in cities),
        *(f"place ship {city}" for city in cities),
    ]
    assert table.refused("place walker novaria") == ("CO-7.1", "in-the-capital-or-beside-an-own-house")
    table.play("place ship roma", "place walker massilia")
    assert table.goods("Julia") == "t1"
    assert table.player("Julia").ships == ("roma", "roma")
    assert table.player("Julia").walkers == ("massilia", "roma")


def test_several_may_go_to_one_city():
    """[CO-7.1] R-07"""
    table = colonist().play("play colonist", "place ship massilia", "place walker massilia")

    assert table.player("Julia").ships == ("massilia", "roma")
    assert table.options == ["done"]
    assert table.refused("place ship roma") == ("CO-7.1", "a-colonist-costs-food-and-a-tool")


def test_a_ship_needs_a_sea_line_and_a_walker_a_land_line():
    """[CO-7.2] E-31"""
    table = colonist("italia").houses("Julia", "aleria", "verona", "cosa").play("play colonist")

    assert table.offered("place") == [
        *(f"walker {city}" for city in ("roma", "verona", "cosa")),
        *(f"ship {city}" for city in ("roma", "cosa", "aleria")),
    ]
    assert table.refused("place walker aleria") == ("CO-7.2", "no-line-for-this-kind")


def test_at_least_one_colonist_or_the_coins():
    """[CO-7.3]"""
    table = colonist().play("play colonist")
    assert table.refused("done") == ("CO-7.3", "place-a-colonist-or-take-coins")
    table.play("place ship roma")
    assert table.refused("cash") == ("CO-7.3", "colonists-were-placed")
    assert "done" in table.options
    assert colonist(goods="f2").play("play colonist").options == ["cash"]


@pytest.mark.parametrize(
    ("walkers", "ships", "coins", "later"), [(1, 1, 4, 7), (3, 2, 10, 10), (3, 3, 12, 11)]
)
def test_coins_of_a_colonist(walkers, ships, coins, later):
    """[CO-7.4, CO-7.5] E-30"""
    for printing, wanted in (("rulebook", coins), ("later", later)):
        table = colonist(colonist=printing).has("Julia", money=0)
        table.stands("Julia", "roma " * walkers, "roma " * ships).play("play colonist", "cash")
        assert table.money("Julia") == wanted
        assert table.happened(CoinsReceived) == [CoinsReceived(0, "colonist", wanted)]


def test_a_city_beside_a_colonist_is_not_enough():
    """[CO-7.6]"""
    table = colonist("italia").stands("Julia", "land.cosa.florentia", "roma").play("play colonist")

    assert table.offered("place") == ["walker roma", "ship roma"]


def test_placed_colonists_free_their_slots():
    """[CO-14.2] E-33"""
    table = colonist(goods="f3 t3 w2")
    assert table.state.room(0) == 0

    table.play("play colonist", "place ship roma", "place walker roma")
    assert (table.goods("Julia"), table.state.room(0), table.state.colonists(0)) == ("f1 t1 w2", 6, 4)


def mercator(goods: str, money: int, card: str = "start_mercator") -> Table:
    """Julia has played a Mercator."""
    table = concordia(2).turn("Julia", card).has("Julia", money, goods)
    return table.play("play mercator_5" if card != "start_mercator" else "play mercator")


def test_coins_of_a_mercator():
    """[CO-8.1]"""
    assert mercator("", 0).money("Julia") == 3
    assert mercator("", 0, "ii_mercator").money("Julia") == 5


def test_sell_and_buy():
    """[CO-8.2, CO-8.3] R-08"""
    table = mercator("b1 t1 w3 c1", 2).play("sell wine 3")

    assert (table.money("Julia"), table.state.room(0)) == (23, 5)
    assert [line for line in table.offered("purchase") if "brick" in line] == [
        f"brick {n}" for n in range(1, 6)
    ]
    assert table.refused("purchase brick 6") == ("CO-8.3", "no-room-for-so-many")
    table.play("purchase brick 4")
    assert (table.money("Julia"), table.goods("Julia"), table.state.room(0)) == (11, "b5 t1 c1", 1)
    assert table.asked == "Claudia"
    assert table.happened(GoodsSold, GoodsPurchased) == [
        GoodsSold(0, "wine", 3, 18),
        GoodsPurchased(0, "brick", 4, 12),
    ]


@pytest.mark.parametrize(
    ("one", "two", "goods", "money"),
    [
        ("sell wine 1", "sell cloth 1", "b1", 16),
        ("purchase brick 1", "done", "b2 w1 c1", 0),
        ("sell wine 1", "done", "b1 c1", 9),
        ("sell wine 1", "purchase food 2", "b1 f2 c1", 1),
    ],
)
def test_sell_both_buy_both_or_one_kind_only(one, two, goods, money):
    """[CO-8.2, CO-8.4]"""
    table = mercator("b1 w1 c1", 0).play(one, two)

    assert (table.goods("Julia"), table.money("Julia")) == (goods, money)


def test_purchases_are_limited_by_coins_and_sales_by_stock():
    """[CO-8.2, CO-8.3]"""
    table = mercator("b1", 2)

    assert table.options == ["done", "sell brick 1", "purchase brick 1", "purchase food 1", "purchase tool 1"]
    assert table.refused("sell brick 2") == ("CO-8.3", "not-so-many-in-stock")
    assert table.refused("purchase brick 0") == ("CO-8.2", "trade-at-least-one")
    assert table.refused("cash") == ("CO-8.2", "trade-or-be-done")


def test_no_kind_is_both_bought_and_sold():
    """[CO-8.4] E-23"""
    table = mercator("b3", 9).play("sell brick 2")

    assert table.refused("purchase brick 1") == ("CO-8.4", "this-kind-was-traded")
    assert not [line for line in table.options if "brick" in line]


def test_what_is_sold_frees_slots_and_pays():
    """[CO-8.5] E-21"""
    table = mercator("f4 w4", 0)
    assert not table.offered("purchase")
    table.play("sell wine 4")
    assert table.money("Julia") == 27
    assert table.refused("purchase cloth 4") == ("CO-8.5", "too-dear")
    table.play("purchase cloth 3")
    assert (table.money("Julia"), table.goods("Julia")) == (6, "f4 c3")

    bought = mercator("f4 w4", 0, "i_mercator").play("sell wine 4", "purchase cloth 4")
    assert (bought.money("Julia"), bought.goods("Julia"), bought.state.room(0)) == (1, "f4 c4", 0)


def test_trade_is_with_the_bank_only():
    """[CO-8.6]"""
    table = mercator("b1", 9).has("Claudia", 5, "b2")
    table.play("sell brick 1", "purchase food 1")

    assert (table.money("Claudia"), table.goods("Claudia")) == (5, "b2")


def diplomat(*tops: str, seats: int = 2) -> Table:
    """Julia has a Diplomat; the others' visible cards, empty for an empty pile."""
    table = concordia(seats).turn("Julia", "start_diplomat")
    for name, card in zip(("Claudia", "Tiberius", "Livia", "Marcus"), tops, strict=False):
        table.pile(name, *([card] if card else []))
    return table


def test_the_diplomat_does_what_another_card_does():
    """[CO-9.1]"""
    table = diplomat("start_mercator").has("Julia", 0, "").play("play diplomat", "copy mercator")

    assert table.money("Julia") == 3
    assert "purchase brick 1" in table.options
    assert table.happened(CardCopied) == [CardCopied(0, 1, "start_mercator")]


@pytest.mark.parametrize("fourth", ["start_diplomat", ""])
def test_what_can_be_copied(fourth):
    """[CO-9.2] R-09"""
    table = diplomat("start_senator", "start_architect", "start_prefect_2", fourth, seats=5)
    table.play("play diplomat")

    assert table.options == ["copy senator", "copy architect", "copy prefect"]


def test_any_opponent_is_copied_and_both_cards_stay():
    """[CO-9.3]"""
    table = diplomat("", "", "i_smith", "", seats=5).play("play diplomat", "copy smith")

    assert table.player("Livia").pile == ["i_smith"]
    assert table.player("Julia").pile == ["start_diplomat"]


@pytest.mark.parametrize(("card", "coins"), [("ii_mercator", 5), ("start_mercator", 3)])
def test_a_copy_has_the_values_of_the_card(card, coins):
    """[CO-9.4] E-24"""
    role = box().cards()[card].role
    table = diplomat(card).has("Julia", money=0).play("play diplomat", f"copy {role}")

    assert table.money("Julia") == coins


def test_a_copied_specialist_works_with_the_own_houses():
    """[CO-9.4] E-26"""
    table = diplomat("ii_weaver").makes(cosa="cloth", comum="cloth").houses("Julia", "cosa", "comum")
    table.houses("Claudia", "cosa").has("Claudia", goods="b1").has("Julia", goods="b7")
    table.play("play diplomat", "copy weaver")

    assert (table.goods("Julia"), table.goods("Claudia")) == ("b7 c1", "b1")


def test_cards_bought_by_a_copy_go_to_the_own_hand():
    """[CO-9.4]"""
    table = diplomat("start_senator").display("i_colonist", "i_mason").has("Julia", goods="f1")
    table.play("play diplomat", "copy senator", "buy i_colonist", "done")

    assert "i_colonist" in table.player("Julia").hand


def test_without_a_target_nothing_happens():
    """[CO-9.5] E-25"""
    table = concordia(2).play("play diplomat")
    assert table.asked == "Claudia"
    assert table.happened(NothingToCopy) == [NothingToCopy(0)]
    table.play("play diplomat")
    assert table.asked == "Julia"


def test_a_copy_is_compulsory_where_there_is_one():
    """[CO-9.5]"""
    table = diplomat("start_senator").play("play diplomat")

    assert table.refused("done") == ("CO-9.5", "copy-a-card")
    assert table.refused("copy consul") == ("CO-9.2", "not-on-top-of-a-pile")


def test_a_diplomat_is_never_copied():
    """[CO-9.6]"""
    table = diplomat("start_senator", "start_diplomat", seats=3).play("play diplomat")

    assert table.options == ["copy senator"]
    assert table.refused("copy diplomat") == ("CO-9.6", "no-diplomat-is-copied")


def test_equal_cards_are_one_choice():
    """[CO-E.2, CO-E.5] E-53"""
    assert len(concordia(2).options) == 6
    table = diplomat("start_prefect_1", "i_prefect", "ii_mercator", "start_mercator", seats=5)

    assert table.play("play diplomat").options == ["copy prefect", "copy mercator_5", "copy mercator"]


FOUR = ("i_mercator", "i_prefect", "i_architect", "i_farmer")
THREE = ("i_smith", "i_mason", "i_diplomat")


def senator(goods: str) -> Table:
    """The display of the rulebook example; Julia has played her Senator."""
    table = concordia(2).display(*FOUR, *THREE, stack=("i_colonist", "ii_consul", "ii_weaver"))
    return table.has("Julia", goods=goods).turn("Julia", "start_senator").play("play senator")


def test_two_cards_for_their_goods_and_those_of_their_spaces():
    """[CO-10.1, CO-10.2, CO-10.3, CO-10.4] R-10"""
    table = senator("b1 t1 w1").play("buy i_mercator", "buy i_architect")
    assert table.state.display == ["", "i_prefect", "", "i_farmer", *THREE]
    table.play("pay brick")

    assert table.goods("Julia") == ""
    assert table.player("Julia").hand[-2:] == ["i_mercator", "i_architect"]
    assert table.state.display == ["i_prefect", "i_farmer", *THREE, "i_colonist", "ii_consul"]
    assert table.happened(CardBought, MarkPaid) == [
        CardBought(0, "i_mercator", 0, batch("w1")),
        CardBought(0, "i_architect", 2, batch("t1")),
        MarkPaid(0, "brick"),
    ]
    assert table.happened(CardsSlid) == [CardsSlid(("i_prefect", "i_farmer", *THREE))]
    assert table.happened(CardsDealt) == [CardsDealt(("i_colonist", "ii_consul"), (5, 6))]


@pytest.mark.parametrize(
    ("space", "extra", "marks"),
    [(0, "", 0), (1, "", 1), (2, "", 1), (3, "c1", 0), (4, "c1", 0), (5, "c1", 1), (6, "c2", 0)],
)
def test_surcharges_of_the_spaces(space, extra, marks):
    """[CO-10.2] R-10: on space 4 the Farmer costs brick, food and cloth."""
    table = concordia(2).display(*["i_farmer"] * 7)
    goods, asked = price(table.state, space, surcharge=True)

    assert sorted(goods) == sorted(batch(f"b1 f1 {extra}"))
    assert asked == marks


def test_both_are_paid_on_the_spaces_before_the_purchase():
    """[CO-10.3] E-14"""
    table = concordia(2).display("ii_consul", "i_prefect", *THREE).has("Julia", goods="w1 c1 f1")
    table.turn("Julia", "start_senator").play("play senator", "buy ii_consul", "buy i_prefect", "pay food")

    assert table.goods("Julia") == ""
    assert table.state.display == list(THREE)


def test_surcharges_stay_with_the_spaces_when_few_cards_are_left():
    """[CO-10.5] E-28"""
    table = concordia(2).display(*FOUR[:3], "i_colonist", "i_mason").has("Julia", goods="f1 c1 t1")
    table.turn("Julia", "start_senator").play("play senator", "buy i_colonist", "done")

    assert table.state.display == [*FOUR[:3], "i_mason"]
    assert table.goods("Julia") == "t1"
    assert price(table.state, 3, surcharge=True) == (batch("f1 c1"), 0)
    table.display(*FOUR[:2], "i_colonist", "i_mason")
    assert price(table.state, 2, surcharge=True) == (batch("f1"), 1)


def test_the_whole_price_comes_from_the_storehouse():
    """[CO-10.6]"""
    table = senator("w1")
    assert table.offered("buy") == ["i_mercator"]
    poor = senator("t1")
    assert poor.refused("buy i_architect") == ("CO-10.6", "the-price-cannot-be-paid")
    assert poor.refused("buy ii_weaver") == ("CO-10.1", "not-in-the-display")
    assert poor.refused("cash") == ("CO-10.1", "buy-a-card-or-be-done")


def test_a_question_mark_is_any_good_in_stock():
    """[CO-10.2, CO-10.6]"""
    table = senator("b1 t2 c1").play("buy i_architect")

    assert table.options == ["pay brick", "pay tool", "pay cloth"]
    assert table.refused("pay wine") == ("CO-10.6", "none-of-this-good-in-stock")
    assert table.refused("done") == ("CO-10.2", "pay-the-question-mark")


def test_no_more_than_two_cards():
    """[CO-10.1]"""
    table = concordia(2).display("i_colonist", "i_mason", "i_architect").has("Julia", goods="f4 t2")
    table.turn("Julia", "start_senator").play("play senator", "buy i_colonist", "buy i_mason", "pay food")

    assert table.asked == "Claudia"


def test_a_senator_may_buy_nothing():
    """[CO-10.7]"""
    table = senator("w1").play("done")

    assert table.state.display == [*FOUR, *THREE]


def consul(goods: str) -> Table:
    """A Colonist lies on space 6, a Prefect on space 7."""
    table = concordia(2).display(*FOUR[2:], *THREE, "i_colonist", "i_prefect", stack=("ii_weaver",))
    return table.has("Julia", goods=goods).turn("Julia", "ii_consul").play("play consul")


def test_a_consul_pays_no_surcharge():
    """[CO-11.1] R-11"""
    table = consul("f1 c1").play("buy i_colonist")

    assert table.goods("Julia") == "c1"
    assert table.state.display == [*FOUR[2:], *THREE, "i_prefect", "ii_weaver"]
    assert table.asked == "Claudia"


def test_what_a_consul_saves_on_the_last_space():
    """[CO-11.1] E-29"""
    table = concordia(2).display(*FOUR, "i_smith", "i_mason", "ii_consul")

    assert price(table.state, 6, surcharge=True) == (batch("c3"), 0)
    assert price(table.state, 6, surcharge=False) == (batch("c1"), 0)


def test_a_consul_may_buy_nothing_and_must_pay_what_is_printed():
    """[CO-11.1, CO-11.2]"""
    table = consul("f1")

    assert table.refused("buy i_prefect") == ("CO-11.1", "the-price-cannot-be-paid")
    assert table.play("done").state.display[-1] == "i_prefect"
