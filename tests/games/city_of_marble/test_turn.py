"""RM-4: a turn."""

from rome_desktop.games.city_of_marble.events import (
    ActionLost,
    FinalRoundBegun,
    ImperiumTaken,
    MagistratesReturned,
    TurnBegun,
)
from tests.games.city_of_marble.table import marble


def test_a_player_takes_two_actions_and_may_take_the_same_twice():
    """[RM-4.1]"""
    table = marble("Julia", "Claudia").play("Julia: draw temple baths", "Julia: draw temple baths")

    assert table.options() == ["end"]
    assert table.refused("draw temple baths") == ("RM-4.7", "both-actions-taken")
    assert table.player("Julia").drawn == {"temple": 2, "baths": 2, "theatre": 0, "arena": 0}


def test_the_order_of_the_actions_is_free():
    """[RM-4.1]"""
    one = marble("Julia", "Claudia").play("draw temple baths", "play arena 1,-2|2,-2", "leave", "end")
    other = marble("Julia", "Claudia").play("play arena 1,-2|2,-2", "leave", "draw temple baths", "end")

    assert one.state == other.state


def test_an_action_begins_with_one_of_the_four():
    """[RM-4.1]"""
    table = marble("Julia", "Claudia")

    for line in ("keep", "magistrate", "leave", "lay 0,0", "site 0,0", "withdraw 0,0|1,0"):
        assert table.refused(line) == ("RM-4.1", "choose-an-action")


def test_everything_an_action_sets_off_is_finished_first():
    """[RM-4.2]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 temple Julia", "1,0|0,1 temple Claudia")
    table.play("play temple 1,-1|1,0")
    assert table.refused("draw temple baths") == ("RM-6.4.8", "magistrate-first")

    table.play("magistrate")
    assert table.refused("draw temple baths") == ("RM-7.7", "an-own-magistrate-of-this-site")

    table.play("keep", "Claudia: keep", "Julia: draw temple baths")
    assert table.built("1,0") == "temple Julia"


def test_both_actions_are_compulsory():
    """[RM-4.3]"""
    table = marble("Julia", "Claudia")
    assert "end" not in table.options()
    assert table.refused("end") == ("RM-4.3", "actions-are-compulsory")

    table.play("draw temple baths")

    assert table.refused("end") == ("RM-4.3", "actions-are-compulsory")


def test_a_player_without_a_possible_action_loses_it():
    """[RM-4.3, R08, RM-4.7, RM-9.9, VX-33]"""
    table = marble("Julia", "Claudia").holds("Julia").stacks(1, 1, 0, 0).imperium("Julia", temple=1)
    table.waits("Julia", "theatre").play("draw temple baths")
    assert table.options() == ["end"]
    assert table.refused("spend temple") == ("RM-9.9", "no-action-to-pay-for")

    table.play("end")

    assert ActionLost(0) in table.log
    assert FinalRoundBegun(0) in table.log
    assert table.held("Julia") == {"temple": 1, "theatre": 1}
    assert table.to_move() == "Claudia"


def test_imperium_buys_an_action_between_the_normal_ones():
    """[RM-4.4, RM-9.5, EX-6]"""
    table = marble("Julia", "Claudia").imperium("Julia", temple=1, baths=2)
    table.play("draw temple baths")
    table.play("spend baths", "play temple 1,-2|2,-2", "leave")
    table.play("play baths 1,-3|1,-2", "leave")
    assert table.options() == ["spend temple", "spend baths", "end"]

    table.play("end")

    assert table.held("Julia") == {"temple": 1, "baths": 1}
    assert table.state.imperium["baths"] == 11
    assert len(table.state.tiles) == 2


def test_extra_actions_may_come_first_and_last_and_in_any_number():
    """[RM-4.4, R09]"""
    table = marble("Julia", "Claudia").imperium("Julia", temple=3)
    for line in ("spend temple", "spend temple", "", "", "spend temple"):
        table.play(*([line] if line else []), "draw temple baths")

    assert table.options() == ["end"]
    assert table.player("Julia").drawn["temple"] == 5


def test_the_end_of_a_turn_brings_drawn_tiles_and_waiting_magistrates_to_the_centre():
    """[RM-4.5]"""
    table = marble("Julia", "Claudia").waits("Julia", "arena", "treasury").waits("Claudia", "arena")
    table.play("draw temple baths", "draw temple baths")
    assert table.player("Julia").magistrates == 1

    table.play("end")

    julia = table.player("Julia")
    assert julia.ready == {"temple": 3, "baths": 3, "theatre": 1, "arena": 1}
    assert set(julia.drawn.values()) == {0}
    assert (julia.magistrates, julia.coins, table.held("Julia")) == (3, 1, {"arena": 1})
    assert table.on("arena") == ["Claudia"]


def test_both_discs_are_back_for_the_next_turn():
    """[RM-4.5]"""
    table = marble("Julia", "Claudia")
    for name in ("Julia", "Claudia", "Julia"):
        table.play(*[f"{name}: draw temple baths"] * 2, "end")

    assert table.to_move() == "Claudia"


def test_the_end_of_the_game_is_checked_after_the_pay():
    """[RM-4.5, RM-11.1]"""
    table = marble("Julia", "Claudia").stacks(0, 1, 0, 0).waits("Julia", "arena").turn("Julia", actions=1)
    table.play("draw baths", "end")

    kinds = [type(event) for event in table.log]
    assert kinds.index(MagistratesReturned) < kinds.index(ImperiumTaken) < kinds.index(FinalRoundBegun)


def test_two_magistrates_that_wait_come_back_together():
    """[RM-4.5, RM-9.3, EX-2]"""
    table = marble("Julia", "Claudia").waits("Julia", "temple")
    table.given("1,0|1,1 theatre Julia", "0,0|0,1 theatre", "1,-1|0,0 arena", "1,-1|2,-1 theatre")
    table.play("play theatre 2,-1|2,0", "leave", "withdraw 1,0|1,1", "draw temple baths", "end")

    assert table.held("Julia") == {"temple": 1, "theatre": 1}
    assert (table.state.imperium["temple"], table.state.imperium["theatre"]) == (11, 11)
    assert table.player("Julia").magistrates == 3


def test_turns_go_clockwise_round_the_table():
    """[RM-4.6]"""
    table = marble("Julia", "Claudia", "Tiberius")
    for _ in range(4):
        table.play("draw temple baths", "draw temple baths", "end")

    order = [table.names[turn.seat] for turn in table.happened(TurnBegun)]
    assert order == ["Julia", "Claudia", "Tiberius", "Julia", "Claudia"]
    assert [turn.round for turn in table.happened(TurnBegun)] == [1, 1, 1, 2, 2]


def test_a_turn_ends_when_the_player_declines_another_action():
    """[RM-4.7]"""
    table = marble("Julia", "Claudia").imperium("Julia", arena=1).turn("Julia", actions=0)
    assert table.options() == ["spend arena", "end"]

    table.play("end")

    assert table.to_move() == "Claudia"
    assert table.held("Julia") == {"arena": 1}


def test_losing_an_action_loses_the_other_as_well():
    """[RM-4.7]"""
    table = marble("Julia", "Claudia").holds("Julia").stacks(0, 0, 0, 0).turn("Julia")
    assert table.options() == ["end"]

    table.play("end")

    assert table.to_move() == "Claudia"
    assert table.happened(ActionLost) == [ActionLost(0)]
