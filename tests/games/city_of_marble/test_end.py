"""RM-11: the end of the game."""

import random

import pytest

from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import options, play
from rome_desktop.games.city_of_marble.events import FinalRoundBegun, GameEnded, LastTurnBegun
from tests.games.city_of_marble.table import GAME, Table, marble, shuffled


def last_round(*names: str, heights: tuple[int, ...] = (0, 0, 0, 5)) -> Table:
    """The first player's turn has ended with three stacks empty."""
    table = marble(*names).stacks(*heights).turn(names[0], actions=0)
    return table.play(f"{names[0]}: end")


def test_the_final_round_begins_at_the_end_of_a_turn_with_three_stacks_empty():
    """[RM-11.1]"""
    assert FinalRoundBegun(0) in last_round("Julia", "Claudia").log
    assert FinalRoundBegun(0) not in last_round("Julia", "Claudia", heights=(0, 0, 1, 5)).log
    assert FinalRoundBegun(0) in last_round("Julia", "Claudia", heights=(0, 0, 0, 0)).log


def test_stacks_emptied_during_a_turn_do_not_stop_it():
    """[RM-11.1, RM-6.1.2, VX-34]"""
    table = marble("Julia", "Claudia").stacks(0, 4, 1, 0).imperium("Julia", arena=1)
    table.play("draw baths theatre")
    assert table.options("draw") == ["draw baths baths"]
    assert table.options("spend") == ["spend arena"]

    table.play("draw baths baths", "spend arena", "draw baths", "end")

    assert FinalRoundBegun(0) in table.log


def test_everybody_takes_one_last_action_and_the_trigger_comes_last():
    """[RM-11.2, R31, EX-7]"""
    table = marble("A", "B", "C", "D").stacks(0, 0, 0, 1).turn("B", actions=0).play("B: end")
    for name, position in (("C", "1,-2|2,-2"), ("D", "2,-2|3,-2"), ("A", "4,-1|3,0"), ("B", "1,-2|0,-1")):
        table.play(f"{name}: play temple {position}", "leave")
        assert table.options() == ["end"]
        table.play(f"{name}: end")

    assert [table.names[turn.seat] for turn in table.happened(LastTurnBegun)] == ["C", "D", "A", "B"]
    assert table.state.over
    assert table.options() == []


def test_imperium_may_not_be_spent_in_the_final_round():
    """[RM-11.3, EX-7]"""
    table = marble("Julia", "Claudia").imperium("Claudia", arena=1).stacks(0, 0, 0, 5)
    table.turn("Julia", actions=0).play("end")

    assert table.to_move() == "Claudia"
    assert table.options("spend") == []
    assert table.refused("spend arena") == ("RM-11.3", "no-imperium-in-the-final-round")


def test_the_last_action_is_compulsory():
    """[RM-11.4]"""
    table = last_round("Julia", "Claudia")

    assert table.refused("end") == ("RM-11.4", "actions-are-compulsory")


def test_only_a_player_without_a_possible_action_passes():
    """[RM-11.4]"""
    table = marble("Julia", "Claudia").holds("Claudia").stacks(0, 0, 0, 0)
    table.turn("Julia", actions=0).play("Julia: end")

    assert table.to_move() == "Claudia"
    assert table.options() == ["end"]


def test_each_player_carries_out_the_end_of_turn_after_the_last_action():
    """[RM-11.5, R32]"""
    table = marble("Julia", "Claudia").waits("Claudia", "theatre").stacks(0, 0, 0, 5)
    table.turn("Julia", actions=0).play("end", "Claudia: draw arena arena", "end")

    assert table.held("Claudia") == {"theatre": 1}
    assert table.player("Claudia").ready["arena"] == 3


def test_magistrates_withdrawn_after_the_owners_last_turn_pay_nothing():
    """[RM-11.5] The sites themselves work as usual."""
    table = marble("Julia", "Claudia").given("1,0|2,0 temple Claudia", "1,0|0,1 temple").last_turn("Julia")
    table.play("play temple 1,-1|1,0", "leave", "Claudia: withdraw 1,0|2,0", "Julia: end")

    assert table.built("1,0") == "temple Claudia"
    assert table.held("Claudia") == {}
    assert table.on("temple") == ["Claudia"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_comes_to_its_end_whatever_is_played(seats):
    """[RM-11.6] Also when drawing is put off as long as possible."""
    state = shuffled(seats, seed=seats, moves=0)
    rng = random.Random(seats)
    decisions = 0
    while state.pending:
        others = [a for a in options(state) if a.verb != "draw"]
        play(state, rng.choice(others or options(state)))
        decisions += 1

    assert GAME.rules.ended(state) == "three-stacks-empty"
    assert decisions < GAME.rules.decisions_bound


def test_the_final_round_is_triggered_once():
    """[RM-11.2, RM-11.7, VX-46]"""
    table = marble("A", "B", "C").stacks(0, 0, 0, 3).turn("A", actions=0).play("A: end")
    table.play(
        "B: draw arena arena", "end", "C: draw arena", "end", "A: play temple 1,-2|2,-2", "leave", "end"
    )

    assert table.happened(FinalRoundBegun) == [FinalRoundBegun(0)]
    assert isinstance(table.log[-1], GameEnded)
    assert table.state.pending == []


def test_after_the_end_nothing_can_be_done():
    """[RM-11.7]"""
    table = marble("Julia", "Claudia").last_turn("Julia").play("draw temple baths")
    assert GAME.rules.ended(table.state) == ""

    table.play("end")

    assert GAME.rules.ended(table.state) == "three-stacks-empty"
    refusal = why_not(table.state, GAME.rules.notation.parse("end"))
    assert refusal is not None
    assert refusal.reason == "the-game-is-over"
