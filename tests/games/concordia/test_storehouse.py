"""CO-14: the storehouse."""

import pytest

from rome_desktop.engine.steps import options
from rome_desktop.games.concordia.events import GoodsLost, GoodsReceived
from tests.games.concordia.table import Table, batch, concordia


def test_twelve_slots_for_goods_and_waiting_colonists():
    """[CO-14.1, CO-14.2]"""
    table = concordia(2).has("Julia", goods="")
    assert table.state.room(0) == 8
    table.stands("Julia", "roma roma roma", "roma roma roma")
    assert table.state.room(0) == 12
    assert table.has("Julia", goods="b12").state.room(0) == 0


def farmer(goods: str, houses: int) -> Table:
    """Julia plays a Farmer with so many houses in food cities."""
    cities = ("cosa", "comum", "ancona", "croton")[:houses]
    table = concordia(2).makes(**dict.fromkeys(cities, "food")).houses("Julia", *cities)
    return table.has("Julia", goods=goods).turn("Julia", "i_farmer").play("play farmer")


def test_a_full_storehouse_takes_nothing_and_nothing_is_thrown_away():
    """[CO-14.3] E-20"""
    table = farmer("b8", 2)

    assert table.goods("Julia") == "b8"
    assert table.asked == "Claudia"
    assert table.happened(GoodsReceived, GoodsLost) == [GoodsLost(0, batch("f2"))]


def test_equal_goods_are_no_choice():
    """[CO-14.5] E-34"""
    table = farmer("b6", 4)

    assert table.goods("Julia") == "b6 f2"
    assert table.asked == "Claudia"


def bystander(goods: str) -> Table:
    """Claudia has houses in all cities of a province that Julia lets produce: brick, brick and cloth."""
    table = concordia(2).makes(bauzanum="brick", aquileia="brick", verona="cloth").marker("venetia", "cloth")
    table.houses("Claudia", "bauzanum", "aquileia", "verona").has("Claudia", goods=goods)
    return table.turn("Julia", "start_prefect_1").play("play prefect", "produce venetia")


def test_who_receives_too_much_chooses_also_in_another_turn():
    """[CO-14.4, CO-14.5, CO-14.6] E-19"""
    table = bystander("t6")

    assert table.asked == "Claudia"
    assert table.options == ["keep brick brick", "keep brick cloth"]
    table.play("Claudia: keep cloth brick")
    assert table.goods("Claudia") == "b1 t6 c1"


def test_every_free_slot_is_filled_from_what_came_in():
    """[CO-14.4, CO-14.5]"""
    table = bystander("t6")

    assert table.refused("keep cloth") == ("CO-14.4", "fill-every-free-slot")
    assert table.refused("keep cloth cloth") == ("CO-14.5", "choose-from-what-came-in")
    assert table.refused("done") == ("CO-14.5", "choose-from-what-came-in")


@pytest.mark.parametrize(("before", "after"), [("t8", "t8"), ("t5", "b2 t5 c1")])
def test_without_a_choice_nobody_is_asked(before, after):
    """[CO-14.5] E-19"""
    table = bystander(before)

    assert table.goods("Claudia") == after
    assert table.asked == "Claudia"  # it is her turn
    assert table.options[0].startswith("play")


def test_stored_colonists_leave_only_onto_the_board():
    """[CO-14.7]"""
    table = bystander("t6")

    assert table.state.colonists(1) == 2
    assert not [line for line in table.options if "place" in line]


@pytest.mark.parametrize(("before", "kept"), [("t6", "brick cloth"), ("t7", "cloth")])
def test_the_dearest_goods_fill_the_free_slots_for_who_wants_that(before, kept):
    """[CO-14.6]"""
    table = bystander(before)

    dearest = table.state.pending[-1].dearest(table.state)

    assert dearest in options(table.state)
    assert " ".join(dearest.goods) == kept
