"""The moments at which the coach speaks up: there when they should be, and not a turn before."""

from rome_desktop.engine.events import Event
from rome_desktop.games.concordia.moments import MOMENTS
from tests.games.concordia.table import Table, concordia


def there(name: str, table: Table, who: str = "Julia", events: list[Event] | None = None) -> bool:
    """Whether a moment is there for a player, after all that happened at the table."""
    heard = table.log if events is None else events
    return MOMENTS[name](table.seen_by(who), heard, table.seat(who))


def test_goods_by_anothers_prefect():
    """[CO-6.1] Not by the own one, and not by an own specialist after it."""
    table = concordia(2).makes(cosa="tool").houses("Julia", "cosa").turn("Claudia", "start_prefect_1")
    table.play("Claudia: play prefect", "Claudia: produce etruria")
    assert there("foreign-production", table)
    assert not there("foreign-production", table, "Claudia")

    table = concordia(2).makes(cosa="tool").houses("Julia", "cosa").turn("Julia", "start_prefect_1")
    assert not there("foreign-production", table.play("play prefect", "produce etruria"))

    table = concordia(2).makes(cosa="tool").houses("Julia", "cosa").turn("Claudia", "start_prefect_1")
    table.play("play prefect", "produce umbria").turn("Julia", "i_smith").play("play smith")
    assert not there("foreign-production", table)


def test_the_praefectus_magnus_comes():
    """[CO-13.2] To who gets it, not to who gives it."""
    table = concordia(2).holds_praefectus("Claudia").turn("Claudia", "start_prefect_1")
    assert not there("praefectus-came", table)
    table.play("play prefect", "produce umbria")
    assert there("praefectus-came", table)
    assert not there("praefectus-came", table, "Claudia")


def test_no_slot_is_free():
    """[CO-14.3]"""
    table = concordia(2)
    assert not there("store-full", table.has("Julia", goods="b7"))
    assert there("store-full", table.has("Julia", goods="b8"))


def test_more_came_in_than_fits():
    """[CO-14.4] First the choice, then the loss."""
    table = concordia(2).makes(cosa="brick", florentia="cloth").marker("etruria", "cloth")
    table.houses("Julia", "cosa", "florentia").has("Julia", goods="t7").turn("Julia", "start_prefect_1")
    table.play("play prefect", "produce etruria")
    assert there("choose-goods", table)
    assert not there("goods-lost", table)
    table.play("keep cloth")
    assert not there("choose-goods", table)
    assert there("goods-lost", table)
    assert not there("goods-lost", table, "Claudia")


def test_much_money_on_the_markers():
    """[CO-6.4] With a Prefect in hand."""
    table = concordia(2).turn("Julia", "start_prefect_1")
    for province in ("etruria", "umbria"):
        table.marker(province, "wine", up=False)
    assert not there("money-waits", table)
    assert there("money-waits", table.marker("corsica", "wine", up=False))
    assert not there("money-waits", table.turn("Julia", "start_senator"))


def test_no_own_province_can_produce():
    """[CO-6.1] One dry province alone is nothing to speak of."""
    table = concordia(2).houses("Julia", "cosa").marker("etruria", up=False).turn("Julia")
    assert not there("dry", table)
    table.houses("Julia", "olbia")
    assert not there("dry", table)
    assert there("dry", table.marker("corsica", up=False))


def builder(goods: str) -> Table:
    """Julia's walker stands between two cities without brick; she may build."""
    table = concordia(2).makes(cosa="tool", florentia="wine").stands("Julia", "land.cosa.florentia", "roma")
    return table.has("Julia", 9, goods).turn("Julia", "start_architect").play("play architect", "done")


def test_a_house_stands_there_already():
    """[CO-5.12] Somebody else’s."""
    table = builder("b1 t1")
    assert not there("crowded-city", table)
    assert there("crowded-city", table.houses("Claudia", "cosa"))
    assert not there("crowded-city", table.houses("Julia", "cosa"))


def test_brick_is_missing():
    """[CO-5.11] Unless nothing is left to be built with it."""
    assert not there("no-brick", builder("b1 t1"))
    table = builder("t1")
    assert there("no-brick", table)
    assert not there("no-brick", table.makes(cosa="brick", florentia="brick"))


def test_somebody_stands_within_reach():
    """[CO-5.4] An own colonist is no news."""
    table = concordia(2).stands("Julia", "roma", "roma").stands("Claudia", "land.comum.genua", "roma")
    table.turn("Julia", "start_architect").play("play architect")
    assert not there("blocked-line", table)
    assert there("blocked-line", table.stands("Claudia", "land.cosa.roma", "roma"))
    table.stands("Claudia", "roma", "roma").stands("Julia", "land.cosa.roma roma", "roma")
    assert not there("blocked-line", table)


def test_time_for_the_tribune():
    """[CO-4.2] With two cards in hand, when it pays."""
    played = ["start_architect", "start_prefect_1", "start_prefect_2"]
    table = concordia(2).turn("Julia", "start_senator").pile("Julia", *played[:2])
    assert not there("few-cards", table)
    assert there("few-cards", table.pile("Julia", *played))
    table.turn("Julia", "start_senator", "start_diplomat")
    assert not there("few-cards", table)


def test_a_bought_card_can_be_copied():
    """[CO-9.4] With a Diplomat; every hand has begun with a Prefect."""
    table = concordia(2).turn("Julia", "start_diplomat").pile("Claudia", "ii_consul", "start_prefect_1")
    assert not there("worth-copying", table)
    table.pile("Claudia", "start_prefect_1", "ii_consul")
    assert there("worth-copying", table)
    assert not there("worth-copying", table.turn("Julia", "start_senator"))


def test_copied_by_another():
    """[CO-9.1]"""
    table = concordia(2).pile("Julia", "start_mercator").turn("Claudia", "start_diplomat")
    table.play("play diplomat", "copy mercator")
    assert there("copied", table)
    assert not there("copied", table, "Claudia")


def test_the_cheapest_space_can_be_paid():
    """[CO-10.1] With a Senator, and not before the first turn is over."""
    table = concordia(2).display("i_smith", "i_colonist").has("Julia", goods="b1 t1")
    table.turn("Julia", "start_senator")
    assert not there("bargain", table)
    table.pile("Julia", "start_architect")
    assert there("bargain", table)
    assert not there("bargain", table.has("Julia", goods="f2"))
    table.has("Julia", goods="b1 t1").turn("Julia", "start_diplomat")
    assert not there("bargain", table)


def buyer(card: str) -> Table:
    """Julia has bought a card, with a hand that she began with."""
    table = concordia(2).display(card, "i_mason", stack=("i_farmer",)).has("Julia", goods="b1 f1 t1 w1")
    table.turn("Julia", "start_prefect_1", "start_prefect_2", "start_senator")
    return table.play("play senator", f"buy {card}", "done")


def test_a_specialist_was_bought():
    """[CO-12.1]"""
    assert there("specialist", buyer("i_smith"))
    assert not there("specialist", buyer("i_prefect"))
    assert not there("specialist", buyer("i_smith"), "Claudia")


def test_the_third_card_of_a_god():
    """[CO-17.1] Two Prefects of the start and one more are Saturnus’s."""
    assert there("one-god", buyer("i_prefect"))
    assert not there("one-god", buyer("i_colonist"))
    assert not there("one-god", buyer("i_prefect"), events=[])


def test_all_goods_are_made():
    """[CO-17.4]"""
    table = concordia(2).makes(cosa="brick", comum="food", ancona="tool", croton="wine", olbia="cloth")
    table.houses("Julia", "cosa", "comum", "ancona", "croton")
    assert not there("every-good", table)
    assert there("every-good", table.houses("Julia", "olbia"))


def test_a_colonist_can_be_paid():
    """[CO-4.3] If one is left."""
    table = concordia(2).has("Julia", goods="f1 t1").turn("Julia")
    assert not there("colonist-to-buy", table)
    table.play("play tribune")
    assert there("colonist-to-buy", table)
    assert not there("colonist-to-buy", table.has("Julia", goods="f1"))
    table.has("Julia", goods="f1 t1").stands("Julia", "roma roma roma", "roma roma roma")
    assert not there("colonist-to-buy", table)


def test_nobody_waits_any_more():
    """[CO-14.2]"""
    table = concordia(2).stands("Julia", "roma roma roma", "roma roma")
    assert not there("all-out", table)
    assert there("all-out", table.stands("Julia", "roma roma roma", "roma roma roma"))


def test_the_stack_is_empty():
    """[CO-10.4]"""
    table = concordia(2).display("i_smith", stack=("i_farmer",))
    table.state.stacks[1] = []
    assert not there("stack-empty", table)
    assert there("stack-empty", table.display("i_smith"))


def test_three_houses_are_missing():
    """[CO-16.1] Whoever’s they are."""
    cities = list(concordia(2).state.map.cities)
    table = concordia(2).houses("Claudia", *cities[:11])
    assert not there("nearly-built", table)
    assert there("nearly-built", table.houses("Claudia", cities[11]))


def test_one_turn_is_left():
    """[CO-16.2] For the others, not for who ended it."""
    table = concordia(2).turn("Julia")
    assert not there("last-turn", table)
    table.state.final = 1
    assert there("last-turn", table)
    table.state.final = 0
    assert not there("last-turn", table)


def test_scored_at_the_first_tribune():
    """[CO-15.1]"""
    table = concordia(2, intermediate="yes").turn("Julia").play("play tribune")
    assert not there("scored-once", table)
    table.play("done")
    assert there("scored-once", table)
    assert not there("scored-once", table, "Claudia")
