"""AL-6: free houses and calling the court."""

import pytest

from rome_desktop.games.alba_longa.court import OpenCourt
from rome_desktop.games.alba_longa.events import CallEnded, CoinsPaid, CourtPassed, GaveUp, PriceRaised
from rome_desktop.games.alba_longa.houses import OpenFreeHouses
from tests.games.alba_longa.table import Table, kings


def called(seats: int = 3, dice: str = "4 3 2 1", season: str = "growing") -> Table:
    """Cedric has called and has to take a die."""
    table = kings(seats)
    if season == "harvest":
        table.harvest()
    return table.court().play("Cedric: call", f"chance dice {dice}")


# Free houses.


def test_a_peasant_of_a_free_house_needs_neither_die_nor_coin():
    """[AL-6.1, AL-3.2]"""
    table = kings().has("Melanie", population=12).asks(OpenFreeHouses())

    assert table.to_move() == "Melanie"
    table.play("assign quarry")
    assert (table.player("Melanie").workers, table.player("Melanie").idle) == (1, 11)
    assert (table.player("Melanie").coins, table.state.stalls) == (5, (0, 0, 0, 0))
    assert not table.state.pending


@pytest.mark.parametrize(
    ("population", "peasants"), [(11, 0), (12, 1), (15, 1), (16, 2), (19, 2), (20, 3), (25, 3)]
)
def test_spaces_12_16_and_20_are_free_houses(population, peasants):
    """[AL-6.1, AL-3.2, AL-19.4, R38]"""
    table = kings().has("Cedric", population=population).asks(OpenFreeHouses())
    for _ in range(peasants):
        table.play("Cedric: assign market")

    assert not table.state.pending
    assert table.player("Cedric").merchants == "S" * peasants


def test_free_houses_open_the_farm_in_the_harvest_season_only():
    """[AL-6.1, AL-6.11, AL-3.7, AL-4.3]"""
    table = kings().has("Cedric", population=12).asks(OpenFreeHouses())
    assert table.options() == [f"assign {place}" for place in ("barracks", "market", "quarry", "temple")] + [
        "done"
    ]
    assert table.refused("assign farm") == ("AL-3.7", "farm-in-the-harvest-season-only")

    table.harvest().play("assign farm")
    assert table.player("Cedric").fields == "S"


def test_each_peasant_of_a_king_may_go_elsewhere_and_kings_follow_in_turn_order():
    """[AL-6.2, R10]"""
    table = kings().sets(king=1).has("Cedric", population=16).has("Melanie", population=16)
    table.asks(OpenFreeHouses())
    table.play("Melanie: assign market", "Melanie: assign temple", "Cedric: assign barracks", "Cedric: done")

    melanie, cedric = table.player("Melanie"), table.player("Cedric")
    assert (melanie.merchants, melanie.priests, melanie.idle) == ("S", 1, 14)
    assert (cedric.soldiers, cedric.idle) == (1, 15)
    assert not table.state.pending


def test_whoever_is_not_sent_from_a_free_house_stays_idle():
    """[AL-6.2, R10]"""
    table = kings().has("Cedric", population=12).asks(OpenFreeHouses()).play("done")
    assert table.player("Cedric").idle == 12


def test_free_houses_come_before_the_court():
    """[AL-6.1, AL-28.6]"""
    table = kings().has("Thierry", population=12).asks(OpenFreeHouses(), OpenCourt())
    assert table.refused("call") == ("AL-6.1", "free-houses-first")
    table.play("Thierry: assign quarry")
    assert (table.to_move(), table.step()) == ("Cedric", "CallCourt")


# The call.


def test_the_king_of_kings_is_the_first_who_may_call():
    """[AL-6.3]"""
    table = kings().sets(king=2).asks(OpenCourt())

    assert (table.to_move(), table.options()) == ("Thierry", ["call", "give_up"])
    assert table.refused("pass") == ("AL-6.3", "call-or-give-up")
    table.play("give_up")
    assert table.to_move() == "Cedric"


def test_the_first_round_costs_nothing_and_names_no_stall():
    """[AL-6.4, R12]"""
    table = kings().court().play("call")

    assert (table.step(), table.coins(), table.state.stalls) == ("RollDice", [5, 5, 5], (0, 0, 0, 0))
    assert table.happened(CoinsPaid) == []


def test_a_price_is_paid_to_one_stall_undivided():
    """[AL-6.4, R12]"""
    table = kings().sets(price=3).court().play("call", "pay II")

    assert (table.player("Cedric").coins, table.state.stalls) == (2, (0, 3, 0, 0))
    assert table.step() == "RollDice"


def test_the_price_is_paid_before_the_dice_are_rolled():
    """[AL-6.4, R18]"""
    table = kings().sets(price=1).court().play("call")

    assert table.options() == ["pay I", "pay II", "pay III", "pay IV"]
    assert table.refused("take white") == ("AL-6.4", "pay-first")


def test_only_stalls_in_use_take_coins():
    """[AL-2.1, AL-6.4]"""
    table = kings().sets(price=1).court().play("call")
    assert table.refused("pay V") == ("AL-2.1", "stall-not-in-use")


def test_whoever_called_must_take_a_die_and_send_a_peasant():
    """[AL-6.5, R11]"""
    table = called()

    assert table.options() == ["take black", "take grey", "take white", "take brown"]
    assert table.refused("pass") == ("AL-6.5", "take-a-die-first")
    table.play("take grey")
    assert table.options() == ["send market 1", "send market 2", "send market 3"]
    assert table.refused("pass") == ("AL-6.5", "send-peasants-first")


@pytest.mark.parametrize(
    ("die", "workplace"),
    [("black", "barracks"), ("grey", "market"), ("white", "quarry"), ("brown", "temple")],
)
def test_each_colour_stands_for_one_workplace(die, workplace):
    """[AL-6.5, AL-1.2]"""
    table = called(dice="2 2 2 2").play(f"take {die}")

    assert table.options() == [f"send {workplace} 1", f"send {workplace} 2"]
    other = "quarry" if workplace != "quarry" else "temple"
    assert table.refused(f"send {other} 1") == ("AL-6.5", "another-workplace")


def test_no_more_peasants_go_than_the_die_shows_or_are_idle():
    """[AL-6.5]"""
    table = called(dice="4 1 1 1").play("take black")
    assert table.refused("send barracks 5") == ("AL-6.5", "not-so-many-peasants")
    table.has("Cedric", idle=2)
    assert table.options() == ["send barracks 1", "send barracks 2"]
    assert table.refused("send barracks 3") == ("AL-6.5", "not-so-many-peasants")


def test_a_caller_may_send_the_peasants_of_any_die_to_the_farm_in_the_harvest_season():
    """[AL-6.5, AL-6.11]"""
    table = called(season="harvest", dice="3 1 2 1").play("take white")

    assert table.options() == ["send quarry 1", "send quarry 2", "send farm 1", "send farm 2"]
    table.play("send farm 2")
    assert table.player("Cedric").fields == "SS"


def test_the_peasants_of_a_die_stay_together():
    """[AL-6.11, R17] One answer says where all of them go; nothing is left of the die."""
    table = called(season="harvest").play("take black", "send farm 1")
    assert (table.to_move(), table.step(), table.player("Cedric").idle) == ("Melanie", "BuyDie", 7)


def test_there_is_no_farm_in_the_growing_season():
    """[AL-6.11]"""
    assert called().play("take black").refused("send farm 1") == ("AL-6.11", "no-farmers-with-this-die")


def test_the_others_buy_dice_that_are_left_for_one_coin_each():
    """[AL-6.6]"""
    table = called().play("take brown", "send temple 1")

    assert (table.to_move(), table.options()) == ("Melanie", ["pass", "buy black", "buy grey", "buy white"])
    table.buy("Melanie", "grey", "market 3", "III")
    assert (table.player("Melanie").coins, table.state.stalls) == (4, (0, 0, 1, 0))
    assert (table.to_move(), table.options()) == ("Thierry", ["pass", "buy black", "buy white"])


def test_a_bought_die_costs_one_coin_whatever_a_call_costs():
    """[AL-6.6]"""
    table = kings().sets(price=4).court().call("Cedric", "1 1 1 1", "black", "barracks 1", "I")
    table.buy("Melanie", "grey", "market 1", "I")

    assert (table.coins(), table.state.stalls) == ([1, 4, 5], (5, 0, 0, 0))


def test_each_die_can_be_taken_only_once():
    """[AL-6.6]"""
    table = called().play("take brown", "send temple 1")
    assert table.refused("buy brown") == ("AL-6.6", "die-taken")
    assert table.refused("call") == ("AL-6.6", "buy-or-pass")


def test_a_bought_die_sends_one_peasant_at_least_and_no_farmers():
    """[AL-6.6, AL-6.11]"""
    table = called(season="harvest").play("take brown", "send temple 1", "buy white", "pay I")

    assert table.options() == ["send quarry 1", "send quarry 2"]
    assert table.refused("send farm 1") == ("AL-6.11", "no-farmers-with-this-die")


def test_each_king_is_asked_once_in_a_call():
    """[AL-6.6, R16]"""
    table = called().play("take brown", "send temple 1").buy("Melanie", "black", "barracks 1")
    table.play("Thierry: pass")
    assert (table.to_move(), table.step()) == ("Melanie", "CallCourt")


@pytest.mark.parametrize("values", [{"coins": 0}, {"idle": 0}, {"out": True}])
def test_without_coin_or_idle_peasant_or_when_out_a_king_is_not_asked(values):
    """[AL-6.7, AL-6.12]"""
    table = kings().has("Melanie", **values).court("Cedric")
    table.call("Cedric", "1 1 1 1", "black", "barracks 1")
    assert table.to_move() == "Thierry"


def test_without_a_die_left_a_king_is_not_asked_and_not_out():
    """[AL-6.7]"""
    table = called(5, "1 1 1 1").play("take black", "send barracks 1").buy("Melanie", "grey", "market 1")
    table.buy("Thierry", "white", "quarry 1").buy("Brigitte", "brown", "temple 1")

    assert (table.to_move(), table.out()) == ("Melanie", [])


def test_passing_in_the_call_of_another_has_no_lasting_effect():
    """[AL-6.8]"""
    table = called().play("take black", "send barracks 1", "Melanie: pass", "Thierry: pass")

    assert table.happened(CourtPassed) == [CourtPassed(1), CourtPassed(2)]
    assert table.out() == []
    assert table.to_move() == "Melanie"
    table.call("Melanie", "1 1 1 1", "black", "barracks 1")
    assert table.options() == ["pass", "buy grey", "buy white", "buy brown"]


def test_dice_that_nobody_took_are_lost():
    """[AL-6.9]"""
    table = called().play("take black", "send barracks 1", "pass", "pass")

    assert table.happened(CallEnded) == [CallEnded(0)]
    assert (table.state.dice, table.state.takers, table.to_move()) == ((), (), "Melanie")


def test_the_dice_cost_one_more_after_all_had_their_chance():
    """[AL-6.10, R14] Whether anyone took it or not, Kings who are out are skipped."""
    table = kings().court()
    table.call("Cedric", "1 1 1 1", "black", "barracks 1").play(
        "pass", "pass", "Melanie: give_up", "Thierry: give_up"
    )
    assert (table.state.dice_price, table.to_move()) == (1, "Cedric")
    assert table.happened(PriceRaised) == [PriceRaised(1)]

    table.call("Cedric", "1 1 1 1", "black", "barracks 1", "I")
    assert (table.state.dice_price, table.to_move()) == (2, "Cedric")


def test_the_dice_never_cost_more_than_4():
    """[AL-6.10, R13, AL-1.4]"""
    table = kings().sets(price=4).has("Cedric", coins=9).has("Melanie", out=True).has("Thierry", out=True)
    table.court("Cedric").call("Cedric", "1 1 1 1", "black", "barracks 1", "I")

    assert (table.state.dice_price, table.player("Cedric").coins, table.to_move()) == (4, 5, "Cedric")
    assert table.happened(PriceRaised) == []


def test_whoever_gives_up_makes_no_calls_and_buys_no_dice():
    """[AL-6.12]"""
    table = kings().court().play("Cedric: give_up")

    assert table.happened(GaveUp) == [GaveUp(0, False)]
    table.call("Melanie", "1 1 1 1", "black", "barracks 1").play("Thierry: pass")
    assert (table.to_move(), table.out()) == ("Thierry", ["Cedric"])


@pytest.mark.parametrize("values", [{"coins": 1}, {"idle": 0}])
def test_whoever_cannot_pay_or_has_nobody_idle_is_forced_out(values):
    """[AL-6.12, R15] A coin for another King's die does not keep him in."""
    table = kings().sets(price=2).has("Cedric", **values).court()

    assert (table.to_move(), table.out()) == ("Melanie", ["Cedric"])
    assert table.happened(GaveUp) == [GaveUp(0, True, "idle" in values)]
    table.call("Melanie", "1 1 1 1", "black", "barracks 1", "I").play("Thierry: pass")
    assert table.to_move() == "Thierry"


def test_the_assignment_ends_when_all_are_out():
    """[AL-6.13]"""
    table = kings().court().play("give_up", "give_up", "give_up")

    assert not table.state.pending
    assert table.state.price == 0


def test_dice_that_are_no_four_dice_are_refused():
    """[AL-1.2, AL-28.1]"""
    table = kings().court().play("call")
    for line in ("chance dice 1 2 3", "chance dice 1 2 3 5", "chance dice 0 1 1 1", "chance first 0"):
        assert table.refused(line) == ("AL-1.2", "four-dice")
