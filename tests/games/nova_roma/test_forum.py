"""[NR-3 to NR-6, NR-22] Rounds, the emperor, turns, power, and legionaries of two players."""

import pytest

from rome_desktop.games.nova_roma.events import EmperorPlaced, PowerSet, RowSlid
from rome_desktop.games.nova_roma.performing import line_power
from rome_desktop.games.nova_roma.refilling import RefillRows, RefillSubjects
from rome_desktop.games.nova_roma.state import LEGIONARY
from tests.games.nova_roma.table import alone, nova, shuffled


def powers(table, name, *acts):
    return [line_power(table.state, table.seat(name), act) for act in acts]


def test_five_rounds_of_three_phases():
    """[NR-3.1, NR-3.2] The end comes after the fifth cleanup."""
    assert shuffled(2, 3, 10_000).round == 5
    seen = {shuffled(2, 3, moves).phase for moves in range(60)}
    assert {"emperor", "forum"} <= seen


def test_turn_order_is_the_same_in_all_laps():
    """[NR-3.3, NR-5.2] Clockwise from the first player, three times."""
    table = nova("Julia", "Marcus", "Livia", first="Marcus").round()
    order = []
    table.play(table.options()[0])
    while table.state.phase == "forum" and table.state.round == 1:
        if table.options("place"):
            order.append(table.to_move())
            table.play(table.options("place")[-1])
        elif table.options("abandon"):
            table.play(table.options("abandon")[0])
        else:
            table.play("done")
        if len(order) == 9 and not table.options("abandon"):
            break
    assert order == ["Marcus", "Livia", "Julia"] * 3


def test_the_emperor():
    """[NR-4.1, NR-4.2, NR-4.3] The first player chooses one of the two spaces of the tile."""
    table = nova("Julia", "Marcus")
    table.state.emperor_deck.append("E1")
    table.round()
    assert table.state.emperor_used[-1] == "E1"
    assert table.options() == ["emperor 0,0", "emperor 2,2"]
    assert table.refused("emperor 1,1") == ("NR-4.2", "one-of-the-two-spaces")
    table.play("Julia: emperor 2,2")
    assert table.happened(EmperorPlaced)[-1].space == "2,2"
    assert table.refused("place 2,2") == ("NR-5.4", "emperor-is-there")


def test_spaces_open_a_column_and_a_row():
    """[NR-5.1] Sixteen spaces with two actions each."""
    table = nova("Julia", "Marcus").turn("Julia").play("place 1,2")
    acts = ["petition", "recruit"]
    assert table.options() == [f"{verb} {act}" for verb in ("perform", "abandon") for act in acts]
    assert table.refused("perform sail") == ("NR-5.1", "action-is-not-at-this-space")
    assert table.refused("place 0,0") == ("NR-7.1", "perform-or-abandon")


def test_one_patrician_a_turn_on_a_free_space():
    """[NR-5.2, NR-5.3, NR-5.4] No passing; not on anybody, not on the emperor."""
    table = nova("Julia", "Marcus", "Livia").stands("Marcus", "0,0").stands("emperor", "1,1").turn("Julia")
    assert len(table.options("place")) == 14
    assert table.refused("done") == ("NR-5.3", "place-a-patrician")
    assert table.refused("place 0,0") == ("NR-5.2", "space-is-occupied")
    assert table.refused("place 4,0") == ("NR-5.1", "no-such-space")


def test_what_a_turn_is_made_of():
    """[NR-5.5, NR-5.6] Patrician, both actions one after the other, an achievement at its end."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", strips=["MG4", "MY1", "MO1"], influence=4)
    table.turn("Julia").play("place 0,3", "perform produce")
    assert table.options("assign")
    table.skip().play("perform upgrade").skip()
    assert table.options() == []
    table = nova("Julia", "Marcus", "Livia").has("Julia", strips=["MG4", "MY1", "MO1"], influence=4)
    table.turn("Julia").play("place 0,3", "abandon produce", "abandon upgrade")
    assert table.options() == ["claim 0,0", "done"]
    assert table.refused("place 0,0") == ("NR-5.5", "claim-or-be-done")


def test_no_achievement_between_the_actions():
    """[NR-5.7, X-38] Before placing or after both actions."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", strips=["MG4", "MY1", "MO1"], influence=4)
    table.turn("Julia").play("place 0,3", "abandon produce")
    assert table.refused("claim 0,0") == ("NR-5.7", "no-achievement-between-actions")


def test_displays_slide_at_the_end_of_a_turn():
    """[NR-5.8, X-40] The rest moves left, the right end is filled; the special tile waits."""
    table = nova("Julia", "Marcus", "Livia")
    state = table.state
    state.maritime_row = ["MC01", "", "MC02", ""]
    state.maritime_deck[-2:] = ["MC04", "MC03"]
    state.subject_row = [0, 1, 2, 3]
    state.subject_deck[-1] = 4
    state.special_row = [""]
    table.asks(RefillRows(), RefillSubjects())
    assert state.maritime_row == ["MC01", "MC02", "MC03", "MC04"]
    assert state.subject_row == [1, 2, 3, 4]
    assert state.special_row == [""]
    assert {event.display for event in table.happened(RowSlid)} == {"maritime", "subjects"}


def test_nothing_is_refilled_during_a_turn():
    """[NR-5.9, X-16] An emptied slot stays empty, and power is read from slot numbers."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="4/1/0/1/1", coins=1, influence=2)
    table.state.maritime_row = ["MC16", "MC01", "MC26", "MC10"]
    table.steps("Julia", "sail", 2).play("contract MC26")
    assert (table.goods("Julia"), table.player("Julia").coins) == ("2/1/0/1/1", 0)
    table.skip().steps("Julia", "petition", 2).skip()
    table.steps("Julia", "petition", 2).play("done")
    for influence in (1, 2):
        table.has("Julia", influence=2).steps("Julia", "petition", 2)
        table.state.claimant = 1
        table.steps("Julia", "petition", 2).play(f"petition sail {influence}")
        assert table.options("contract") == ["contract MC16", "contract MC01"]
    assert table.refused("contract MC10") == ("NR-13.1", "contract-is-out-of-reach")
    table.play("contract MC01").skip().asks(RefillRows())
    assert table.goods("Julia") == "1/0/0/1/1"
    assert table.state.maritime_row[:2] == ["MC16", "MC10"]


def test_an_empty_deck_is_not_refilled():
    """[NR-5.10] What is left still slides."""
    table = nova("Julia", "Marcus", "Livia")
    table.state.building_deck = []
    table.state.building_row = ["", "BC01", "", "BC02"]
    table.asks(RefillRows())
    assert table.state.building_row == ["BC01", "BC02", "", ""]


def test_power():
    """[NR-6.1, NR-6.3, NR-6.4, R-01] Own patricians in the line, one for the emperor, nobody else."""
    table = nova("Julia", "Marcus", "Livia").stands("emperor", "1,1")
    table.stands("Julia", "0,1")
    assert powers(table, "Julia", "sail", "upgrade") == [2, 1]
    table.stands("Marcus", "1,2")
    assert powers(table, "Marcus", "recruit", "petition") == [2, 1]
    table.stands("Livia", "2,1")
    assert powers(table, "Livia", "sail", "race") == [2, 1]
    table.stands("Julia", "3,1")
    assert powers(table, "Julia", "sail", "build") == [3, 1]


def test_legionaries_never_count():
    """[NR-6.3, NR-22.3] They only block."""
    table = nova("Julia", "Marcus").stands("Julia", "0,0")
    table.state.spaces[4] = LEGIONARY
    assert powers(table, "Julia", "trade") == [1]
    assert table.turn("Marcus").refused("place 1,0") == ("NR-5.2", "space-is-occupied")


def test_power_is_capped():
    """[NR-6.2, NR-6.7, X-03] A power card can be used although it adds nothing; at least 1."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[17])
    table.performs("Julia", "build", 2)
    table.state.spaces[14] = 9
    assert table.options() == ["use 17", "done"]
    table.play("use 17")
    assert table.happened(PowerSet)[-1].power == 3
    assert table.player("Julia").used == [17]
    table.performs("Marcus", "trade", 0)
    assert table.happened(PowerSet)[-1].power == 1


def test_power_is_fixed_before_the_steps():
    """[NR-6.6, NR-11.11] What is gained later does not raise it."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=1)
    table.state.claimant = 1
    table.performs("Julia", "petition", 1).play("petition upgrade 1")
    assert table.player("Julia").influence == 1
    assert table.state.power == 1


def test_a_petitioned_action_ignores_its_line():
    """[NR-6.5, NR-11.5, X-04] Its power is the influence paid."""
    table = nova("Julia", "Marcus", "Livia", first="Marcus").stands("emperor", "1,1").stands("Julia", "0,1")
    table.state.maritime_row[0] = "MC01"
    table.turn("Julia").play("place 3,2", "perform petition", "petition sail 1")
    assert table.state.power == 1


@pytest.mark.parametrize("lap", [1, 2])
def test_legionaries_of_two_players(lap):
    """[NR-22.2, NR-22.9, X-54] After the actions of the first and of the second turn."""
    table = nova("Julia", "Marcus").stands("emperor", "1,1").has("Julia", legionaries=3 - lap)
    table.turn("Julia", lap).play("place 0,3", "abandon produce", "abandon upgrade")
    assert table.refused("legionary 1,1") == ("NR-5.4", "emperor-is-there")
    assert table.refused("legionary 0,3") == ("NR-5.2", "space-is-occupied")
    assert table.refused("done") == ("NR-22.2", "place-a-legionary")
    assert len(table.options()) == 14
    table.play("legionary 0,0")
    assert table.state.spaces[0] == LEGIONARY
    assert table.player("Julia").legionaries == 2 - lap


def test_a_full_round_of_two_players():
    """[NR-22.2, X-54] Six patricians, four legionaries and the emperor; none after the third."""
    table = nova("Julia", "Marcus").round()
    fullest = 0
    while table.state.round == 1 and table.options():
        fullest = max(fullest, sum(there != -1 for there in table.state.spaces))
        for words in ("emperor", "abandon", "place", "legionary", "done"):
            if table.options(words):
                table.play(table.options(words)[0])
                break
    assert fullest == 11


def test_alone_there_are_no_own_legionaries():
    """[NR-26.9] The automa places its own."""
    assert alone().player("Julia").legionaries == 0
