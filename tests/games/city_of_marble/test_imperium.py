"""RM-9: imperium and treasury."""

import pytest

from rome_desktop.games.city_of_marble.events import ImperiumSpent, ImperiumTaken, MagistratesReturned
from tests.games.city_of_marble.table import marble


def test_magistrates_reach_the_spaces_only_by_withdrawal_in_anybodys_turn():
    """[RM-9.1]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 temple Claudia", "1,0|0,1 temple")
    assert not {"withdraw", "keep"} & {line.split()[0] for line in table.options()}

    table.play("Julia: play temple 1,-1|1,0", "leave", "Claudia: withdraw 1,0|2,0")

    assert table.on("temple") == ["Claudia"]
    assert table.to_move() == "Julia"


def test_waiting_magistrates_come_back_only_at_the_end_of_their_owners_turn():
    """[RM-9.2]"""
    table = marble("Julia", "Claudia").waits("Claudia", "baths", "treasury").turn("Julia", actions=0)
    table.play("Julia: end")
    assert table.on("baths") == table.on("treasury") == ["Claudia"]

    table.play(*["Claudia: draw temple baths"] * 2, "Claudia: end")

    assert table.held("Claudia") == {"baths": 1}
    assert (table.player("Claudia").coins, table.player("Claudia").magistrates) == (1, 3)


def test_several_from_one_space_come_back_together():
    """[RM-9.3]"""
    table = marble("Julia", "Claudia").waits("Julia", "arena", "arena", "treasury").turn("Julia", actions=0)
    table.play("end")

    assert table.happened(MagistratesReturned) == [
        MagistratesReturned(0, "arena", 2),
        MagistratesReturned(0, "treasury", 1),
    ]
    assert table.happened(ImperiumTaken) == [ImperiumTaken(0, "arena", 2)]
    assert table.held("Julia") == {"arena": 2}


def test_imperium_and_coins_are_kept_openly():
    """[RM-9.4, R40]"""
    table = marble("Julia", "Claudia").imperium("Julia", arena=2)
    table.player("Julia").coins = 3

    for name in ("Claudia", None):
        seen = table.seen_by(name).players[0]
        assert (seen.imperium["arena"], seen.coins) == (2, 3)


def test_any_kind_of_imperium_buys_an_extra_action_and_returns_to_its_stack():
    """[RM-9.5]"""
    table = marble("Julia", "Claudia").imperium("Julia", temple=1, arena=1)
    assert table.options("spend") == ["spend temple", "spend arena"]

    table.play("spend arena", "draw temple baths", "spend temple", "draw temple baths")

    assert table.happened(ImperiumSpent) == [ImperiumSpent(0, "arena"), ImperiumSpent(0, "temple")]
    assert list(table.state.imperium.values()) == [12] * 4


def test_imperium_that_is_not_held_cannot_be_spent():
    """[RM-9.5]"""
    table = marble("Julia", "Claudia").imperium("Julia", temple=1)

    assert table.refused("spend arena") == ("RM-9.5", "no-imperium-of-this-kind")


def test_imperium_paid_at_the_end_serves_from_the_next_turn_on():
    """[RM-9.6, VX-32]"""
    table = marble("Julia", "Claudia").waits("Julia", "arena").turn("Julia", actions=1)
    table.play("draw temple baths")
    assert table.options() == ["end"]
    assert table.refused("spend arena") == ("RM-9.5", "no-imperium-of-this-kind")

    table.play("end", *["Claudia: draw temple baths"] * 2, "end")

    assert table.options("spend") == ["spend arena"]


def test_an_extra_action_uses_no_disc_and_is_finished_before_going_on():
    """[RM-9.7]"""
    table = marble("Julia", "Claudia").given("1,0|2,0 temple", "1,0|0,1 temple").imperium("Julia", baths=1)
    table.play("spend baths", "play temple 1,-1|1,0", "magistrate")
    assert table.options() == ["withdraw 1,-1|1,0", "keep"]

    table.play("keep", "draw temple baths")
    assert table.refused("end") == ("RM-4.3", "actions-are-compulsory")

    table.play("draw temple baths")
    assert table.options() == ["end"]


def test_a_return_cannot_be_put_off():
    """[RM-9.8, R38, RM-10.1, VX-45]"""
    table = marble("Julia", "Claudia").waits("Julia", "temple").imperium("Claudia", temple=12)
    table.turn("Julia", actions=0).play("Julia: end")
    assert table.player("Julia").magistrates == 3
    assert table.held("Julia") == {}

    table.play("Claudia: spend temple", "draw temple baths")

    assert table.state.imperium["temple"] == 1
    assert table.held("Julia") == {}


def test_the_tile_is_returned_together_with_the_choice_of_the_action():
    """[RM-9.9, R39]"""
    table = marble("Julia", "Claudia").imperium("Julia", temple=2).play("spend temple")
    assert table.held("Julia") == {"temple": 2}

    table.play("draw temple baths")

    assert table.held("Julia") == {"temple": 1}


@pytest.mark.parametrize("line", ["end", "spend temple"])
def test_a_spent_tile_must_be_used_for_an_action(line):
    """[RM-9.9]"""
    table = marble("Julia", "Claudia").imperium("Julia", temple=2).play("spend temple")

    assert table.refused(line) == ("RM-9.9", "choose-the-extra-action")
    assert table.refused("keep") == ("RM-4.1", "choose-an-action")
    assert table.refused("play temple 1,-1|2,-1") == ("RM-6.4.4", "touches-no-side")


def test_without_a_possible_action_no_imperium_can_be_spent():
    """[RM-9.9]"""
    table = marble("Julia", "Claudia").holds("Julia").stacks(0, 0, 0, 0).imperium("Julia", arena=1)
    table.turn("Julia", actions=0)

    assert table.options() == ["end"]
    assert table.refused("spend arena") == ("RM-9.9", "no-action-to-pay-for")


@pytest.mark.parametrize(
    "possible",
    [
        lambda table: table.stacks(0, 0, 0, 1),
        lambda table: table.holds("Julia", 1, 0, 0, 0),
        lambda table: table.given("1,-2|2,-2 baths Julia"),
        lambda table: table.given("3,-4|3,-3 baths").line("grey", "3,-5 3,-4"),
    ],
    ids=["draw", "play", "recall", "expand"],
)
def test_any_one_of_the_four_actions_is_enough_to_spend(possible):
    """[RM-9.9, RM-4.3]"""
    table = marble("Julia", "Claudia").holds("Julia").stacks(0, 0, 0, 0).imperium("Julia", arena=1)
    possible(table).turn("Julia")

    assert table.options("spend") == ["spend arena"]
    assert table.refused("end") == ("RM-4.3", "actions-are-compulsory")
