"""CO-6, CO-12, CO-13: Prefect, specialists and the Praefectus Magnus."""

import pytest

from rome_desktop.games.concordia.events import (
    GoodsLost,
    GoodsReceived,
    MarkersTurned,
    PraefectusPassed,
    ProvinceProduced,
)
from tests.games.concordia.table import Table, batch, concordia


def syria() -> Table:
    """The example of the rulebook: Julia is Red, Claudia Blue, Tiberius Yellow."""
    table = concordia(4, "imperium").turn("Julia", "start_prefect_1", "start_prefect_2")
    table.marker("syria", "cloth").makes(antiochia="food", tyros="cloth").holds_praefectus("Livia")
    for name in ("Julia", "Claudia", "Tiberius"):
        table.has(name, goods="b1")
    return table.houses("Julia", "antiochia").houses("Claudia", "antiochia").houses("Tiberius", "tyros")


def test_a_province_produces_for_everybody():
    """[CO-6.1] R-05"""
    table = syria().play("play prefect", "produce syria")

    assert [table.goods(name) for name in ("Julia", "Claudia", "Tiberius")] == ["b1 f1 c1", "b1 f1", "b1 c1"]
    assert not table.state.goods_up["syria"]
    assert table.happened(ProvinceProduced) == [ProvinceProduced(0, "syria", "cloth", 1)]
    assert table.happened(GoodsReceived) == [
        GoodsReceived(0, batch("f1 c1")),
        GoodsReceived(1, batch("f1")),
        GoodsReceived(2, batch("c1")),
    ]


def test_only_provinces_whose_marker_shows_goods():
    """[CO-6.1]"""
    table = syria().marker("syria", up=False).play("play prefect")

    assert table.refused("produce syria") == ("CO-6.1", "its-marker-shows-coins")
    assert table.refused("produce gaul") == ("CO-6.1", "choose-a-province")
    assert table.refused("done") == ("CO-6.1", "choose-a-province")
    assert len(table.offered("produce")) == 11


def test_a_province_without_houses_gives_the_bonus():
    """[CO-6.2] E-36"""
    table = syria().marker("britannia", "tool").play("play prefect", "produce britannia")

    assert table.goods("Julia") == "b1 t1"
    assert not table.state.goods_up["britannia"]


def test_the_holder_gets_a_double_bonus():
    """[CO-6.3, CO-13.1] E-36: houses are not doubled."""
    table = syria().holds_praefectus("Julia").play("play prefect", "produce syria")

    assert table.goods("Julia") == "b1 f1 c2"
    table = syria().holds_praefectus("Julia").marker("britannia", "tool")
    assert table.play("play prefect", "produce britannia").goods("Julia") == "b1 t2"


def test_cash_for_the_coins_shown_and_all_markers_turn():
    """[CO-6.4] R-06"""
    table = syria().marker("asia", "tool", up=False).marker("gallia", "wine", up=False)
    table.marker("hellas", "food", up=False).has("Julia", money=1).play("play prefect", "cash")

    assert table.money("Julia") == 7
    assert all(table.state.goods_up.values())
    assert table.state.praefectus == 3
    (event,) = table.happened(MarkersTurned)
    assert (set(event.provinces), event.coins) == ({"asia", "gallia", "hellas"}, 6)


def test_cash_needs_a_marker_that_shows_coins():
    """[CO-6.5] E-35"""
    table = syria().play("play prefect")

    assert "cash" not in table.options
    assert table.refused("cash") == ("CO-6.5", "no-marker-shows-coins")


def test_with_all_markers_turned_there_is_only_cash():
    """[CO-6.5, CO-6.6] E-35"""
    table = concordia(2).turn("Julia", "start_prefect_1").has("Julia", money=0)
    for number, province in enumerate(table.state.goods_up):
        table.marker(province, "cloth" if number < 3 else "wine", up=False)
    table.play("play prefect")

    assert table.options == ["cash"]
    assert table.play("cash").money("Julia") == 3 * 1 + 8 * 2


@pytest.mark.parametrize(
    ("good", "coins"), [("brick", 2), ("food", 2), ("tool", 2), ("wine", 2), ("cloth", 1)]
)
def test_coins_of_a_marker(good, coins):
    """[CO-6.6]"""
    table = syria().marker("asia", good, up=False).has("Julia", money=0)

    assert table.play("play prefect", "cash").money("Julia") == coins


def test_one_batch_each_and_choices_in_turn_order():
    """[CO-6.7]"""
    table = syria().makes(tyros="wine").houses("Claudia", "tyros").houses("Julia", "tyros")
    for name in ("Julia", "Claudia"):
        table.has(name, goods="b7")
    table.play("play prefect", "produce syria")

    assert table.asked == "Julia"
    assert table.offered("keep") == ["food", "wine", "cloth"]
    table.play("Julia: keep wine", "Claudia: keep food")
    assert (table.goods("Julia"), table.goods("Claudia")) == ("b7 w1", "b7 f1")
    assert table.happened(GoodsLost) == [GoodsLost(0, batch("f1 c1")), GoodsLost(1, batch("w1"))]


def test_choices_begin_with_the_acting_player_even_late_in_the_order():
    """[CO-6.7]"""
    table = syria().makes(tyros="wine").houses("Claudia", "tyros").houses("Julia", "tyros")
    for name in ("Julia", "Claudia", "Tiberius"):
        table.has(name, goods="b7")
    table.houses("Tiberius", "antiochia").turn("Claudia", "start_prefect_1").play("play prefect")

    table.play("produce syria", "Claudia: keep cloth", "Tiberius: keep food", "Julia: keep wine")

    assert not any("keep" in str(option) for option in table.options)


def vintner() -> Table:
    table = concordia(2).makes(cosa="wine", florentia="wine", ancona="wine", croton="wine")
    table.houses("Julia", "cosa", "florentia", "ancona", "croton").houses("Claudia", "cosa")
    return table.has("Julia", goods="b4").turn("Julia", "ii_vintner")


def test_a_specialist_yields_for_own_houses_only():
    """[CO-12.1] R-12"""
    table = vintner()
    before = (dict(table.state.goods_up), table.state.praefectus, table.goods("Claudia"))
    table.play("play vintner")

    assert (table.goods("Julia"), table.state.room(0)) == ("b4 w4", 0)
    assert (dict(table.state.goods_up), table.state.praefectus, table.goods("Claudia")) == before


@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("i_mason", "brick"),
        ("i_farmer", "food"),
        ("i_smith", "tool"),
        ("ii_vintner", "wine"),
        ("ii_weaver", "cloth"),
    ],
)
def test_each_specialist_has_a_good(card, good):
    """[CO-12.1]"""
    table = concordia(2).makes(cosa=good, comum=good).houses("Julia", "cosa", "comum")
    table.has("Julia", goods="").turn("Julia", card).play(f"play {card.partition('_')[2]}")

    assert table.goods("Julia") == f"{good[0]}2"


def holder(goods: str) -> Table:
    """E-16: Tiberius holds the card, and has a house in a tool city of a province with a wine marker."""
    table = concordia(4, "imperium").holds_praefectus("Tiberius").marker("syria", "wine")
    table.makes(antiochia="tool").houses("Tiberius", "antiochia").has("Tiberius", goods=goods)
    return table.turn("Tiberius", "start_prefect_1").play("play prefect")


def test_the_card_passes_to_the_right_after_the_turn():
    """[CO-13.2, CO-14.4] E-16"""
    table = holder("b7").play("produce syria")

    assert table.offered("keep") == ["tool", "wine"]
    assert table.state.praefectus == 2
    table.play("keep wine")
    assert (table.state.praefectus, table.state.praefectus_used) == (1, False)
    assert table.happened(PraefectusPassed) == [PraefectusPassed(2, 1)]


def test_from_the_first_seat_it_passes_to_the_last():
    """[CO-13.2]"""
    table = syria().holds_praefectus("Julia").play("play prefect", "produce asia")

    assert table.state.praefectus == 3


def test_a_copied_prefect_uses_it():
    """[CO-13.3, CO-9.7]"""
    table = syria().holds_praefectus("Julia").pile("Claudia", "start_prefect_1")
    table.turn("Julia", "start_diplomat").play("play diplomat", "copy prefect", "produce syria")

    assert (table.goods("Julia"), table.state.praefectus) == ("b1 f1 c2", 3)


def test_its_use_is_no_choice():
    """[CO-13.4]"""
    table = holder("b1")

    assert [line for line in table.options if "syria" in line] == ["produce syria"]
    assert table.play("produce syria").goods("Tiberius") == "b1 t1 w2"


def test_cash_neither_uses_nor_doubles():
    """[CO-13.5] E-18"""
    table = syria().holds_praefectus("Julia").marker("asia", "cloth", up=False).has("Julia", money=0)
    table.marker("gallia", "brick", up=False).play("play prefect", "cash")

    assert (table.money("Julia"), table.state.praefectus) == (3, 0)


def test_it_passes_even_when_nothing_fits():
    """[CO-13.6]"""
    table = holder("b8").play("produce syria")

    assert (table.goods("Tiberius"), table.state.praefectus) == ("b8", 1)


def test_between_two_players_it_alternates():
    """[CO-13.7]"""
    table = concordia(2).holds_praefectus("Claudia").turn("Claudia", "start_prefect_1")
    table.play("play prefect", "produce venetia")
    assert table.state.praefectus == 0
    table.turn("Julia", "start_prefect_1").play("play prefect", "produce etruria")
    assert table.state.praefectus == 1
