"""RM-10: when a supply runs out."""

import pytest

from rome_desktop.games.city_of_marble.events import CoinTaken, ImperiumTaken
from tests.games.city_of_marble.table import marble


def test_an_empty_imperium_stack_pays_nothing_and_spent_tiles_refill_it():
    """[RM-10.1, R27, VX-27]"""
    table = marble("Julia", "Claudia").waits("Julia", "baths", "baths").supply(baths=1)
    table.turn("Julia", actions=0).play("end")
    assert table.happened(ImperiumTaken) == [ImperiumTaken(0, "baths", 1)]
    assert table.player("Julia").magistrates == 3
    assert table.state.imperium["baths"] == 0

    table.turn("Julia").play("spend baths", "draw temple baths")

    assert table.state.imperium["baths"] == 1


def test_withdrawing_to_an_empty_space_stays_allowed():
    """[RM-10.1]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 temple Julia", "1,0|0,1 temple").supply(temple=0)
    table.play("play temple 1,-1|1,0", "leave", "withdraw 1,0|2,0", "draw temple baths", "end")

    assert table.player("Julia").magistrates == 3
    assert table.held("Julia") == {}
    assert table.happened(ImperiumTaken) == []


def test_the_last_coin_goes_to_the_first_due():
    """[RM-10.2, R28, VX-28]"""
    table = marble("Julia", "Claudia").waits("Julia", "treasury", "treasury").turn("Julia", actions=0)
    table.state.coins = 1
    table.play("end")

    assert (table.player("Julia").coins, table.state.coins) == (1, 0)
    assert table.player("Julia").magistrates == 3


def test_without_a_coin_left_a_fountain_pays_nothing():
    """[RM-10.2, VX-28]"""
    table = marble("Julia", "Claudia").given("3,-4|3,-3 baths").line("grey", "3,-5 3,-4").fountain("2,-3")
    table.state.coins = 0
    table.play("expand grey 2,-3")

    assert table.player("Julia").coins == 0
    assert table.happened(CoinTaken) == []


def test_a_colour_without_pieces_cannot_be_expanded():
    """[RM-10.3, R29, VX-19]"""
    table = marble("Julia", "Claudia").given("3,-4|4,-4 baths", "3,-4|2,-3 baths", "3,-5|3,-4 baths")
    far = " ".join(f"-4,{r}" for r in range(-1, 6)) + " -3,-2 -3,-1 -3,0 -3,1"
    table.line("grey", f"3,-5 {far} 4,-5").given("2,2|1,3 baths").line("white", "2,3 2,2")
    assert table.left("grey") == 1
    assert table.options("expand") == ["expand grey 4,-4", "expand grey 3,-4", "expand white 1,2"]

    table.play("expand grey 3,-4")
    assert table.options() == ["expand white 1,2"]
    assert table.refused("expand grey 3,-3") == ("RM-10.3", "no-pieces-left")
    table.play("expand white 1,2")

    assert table.left("grey") == 0


@pytest.mark.parametrize("second", ["expand grey 4,-4", "expand white 1,3"])
def test_white_first_leaves_the_choice_of_the_last_grey_piece(second):
    """[RM-10.3, VX-19]"""
    table = marble("Julia", "Claudia").given("3,-4|4,-4 baths", "3,-4|2,-3 baths", "3,-5|3,-4 baths")
    far = " ".join(f"-4,{r}" for r in range(-1, 6)) + " -3,-2 -3,-1 -3,0 -3,1"
    table.line("grey", f"3,-5 {far} 4,-5").given("2,2|1,3 baths").line("white", "2,3 2,2")

    table.play("expand white 1,2", second)

    assert table.state.lines["brown"] == []


def test_cubes_building_faces_and_fountains_are_no_limit():
    """[RM-10.4, R30, VX-26]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 temple Julia", "1,0|0,1 temple")
    rim = [v for v in table.state.map.around if v != "1,0"][:40]
    for vertex in rim[:25]:
        table.site(vertex, "temple", "Julia")
    for vertex in rim[25:]:
        table.fountain(vertex)
    table.play("play temple 1,-1|1,0", "leave")

    assert table.built("1,0") == "temple Julia"
    assert table.score("Julia") == 3
    assert [site.owner for site in table.state.sites.values()].count(0) == 26
    assert sum(site.owner is None for site in table.state.sites.values()) == 15
    table.line("grey", "3,-5 1,0")
    assert table.categories("Julia")["aqueducts"] == 2
