"""AL-21: two players."""

from rome_desktop.games.alba_longa.ids import City
from rome_desktop.games.alba_longa.soldiers import targets
from tests.games.alba_longa.table import Table, kings


def called(season: str = "growing") -> Table:
    """Cedric has called and used his first die."""
    table = kings(2)
    if season == "harvest":
        table.harvest()
    return table.court().call("Cedric", "2 3 4 1", "white", "quarry 4")


def test_there_are_three_stalls_and_assisi():
    """[AL-21.1, AL-25.1]"""
    state = kings(2).state

    assert (len(state.stalls), state.assisi, state.defenders) == (3, True, 3)
    assert targets(state, 0) == [City.ROMA, City.ASSISI]


def test_a_call_has_four_places():
    """[AL-21.2]"""
    table = called().buy("Melanie", "grey", "market 3", "I").buy("Cedric", "black", "barracks 2", "II")
    table.buy("Melanie", "brown", "temple 1", "III")

    assert (table.coins(), table.state.stalls) == ([4, 3], (1, 1, 1))
    assert (table.to_move(), table.step()) == ("Melanie", "CallCourt")


def test_the_caller_pays_the_price_for_his_first_die_and_a_coin_for_the_second():
    """[AL-21.2]"""
    table = kings(2).sets(price=2).court().call("Cedric", "1 1 1 1", "white", "quarry 1", "I")
    table.play("Melanie: pass").buy("Cedric", "grey", "market 1", "II")
    assert (table.coins(), table.state.stalls) == ([2, 5], (2, 1, 0))


def test_passing_on_the_first_of_two_places_leaves_the_second():
    """[AL-21.2, R45]"""
    table = called().play("Melanie: pass", "Cedric: pass")
    assert (table.to_move(), table.options()) == ("Melanie", ["pass", "buy black", "buy grey", "buy brown"])


def test_the_callers_second_die_is_bought_and_makes_no_farmers():
    """[AL-21.2, R43]"""
    table = called("harvest").play("Melanie: pass", "Cedric: buy grey", "pay I")
    assert table.options() == ["send market 1", "send market 2", "send market 3"]


def test_the_caller_may_buy_a_second_die_when_the_other_is_out():
    """[AL-21.2, R44]"""
    table = kings(2).has("Melanie", out=True).court("Cedric").call("Cedric", "2 3 4 1", "white", "quarry 4")
    table.buy("Cedric", "grey", "market 3")
    assert (table.to_move(), table.step(), table.state.dice_price) == ("Cedric", "CallCourt", 1)


def test_then_the_other_king_calls_in_the_same_way():
    """[AL-21.3]"""
    table = called().play("Melanie: pass", "Cedric: pass", "Melanie: pass")
    table.call("Melanie", "1 1 1 1", "black", "barracks 1").play("Cedric: pass")
    assert (table.to_move(), table.step()) == ("Melanie", "BuyDie")


def test_the_dice_become_dearer_after_two_calls_or_after_each_when_one_is_out():
    """[AL-21.3, R42]"""
    table = called().play("Melanie: pass", "Cedric: pass", "Melanie: pass")
    assert table.state.dice_price == 0
    table.play("Melanie: give_up")
    assert (table.state.dice_price, table.to_move()) == (1, "Cedric")

    table.call("Cedric", "1 1 1 1", "white", "quarry 1", "I").play("Cedric: pass")
    assert table.state.dice_price == 2


def test_two_survivors_of_a_larger_game_keep_the_base_calls():
    """[AL-21.1, R65]"""
    table = kings(3).has("Thierry", population=0, alive=False).court()
    table.call("Cedric", "1 1 1 1", "white", "quarry 1").play("Melanie: pass")

    assert (table.to_move(), table.step()) == ("Melanie", "CallCourt")
    assert len(table.state.stalls) == 4
    assert not table.state.assisi
