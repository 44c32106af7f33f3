"""[NR-11] Petition."""

from rome_desktop.games.nova_roma.cleanup import PassToken
from rome_desktop.games.nova_roma.petition import why_not_lead
from tests.games.nova_roma.table import alone, nova


def refusal_to_lead(table, name):
    refusal = why_not_lead(table.state, table.seat(name))
    return refusal and (refusal.clause, refusal.reason)


def test_claiming_the_first_player_token():
    """[NR-11.1, NR-11.2, NR-11.3, NR-11.14, X-06] Not on the first turn of the first player; once a round."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=3)
    table.has("Marcus", influence=3).has("Livia", influence=5)
    table.state.lap = 1
    table.steps("Julia", "petition", 1)
    assert table.options("lead") == []
    assert table.refused("lead") == ("NR-11.2", "first-turn-of-the-first-player")
    table.steps("Marcus", "petition", 1)
    assert table.refused("petition trade 1") == ("NR-11.1", "claim-the-token-or-be-done")
    table.play("lead")
    assert table.player("Marcus").influence == 1
    assert table.refused("lead") == ("NR-11.2", "token-is-claimed")
    table.steps("Livia", "petition", 1)
    assert table.options("lead") == []
    assert table.state.first == 0
    table.asks(PassToken())
    assert table.state.first == 1


def test_the_first_player_on_a_later_turn():
    """[NR-11.2, NR-11.14] In every round, on the second and third turn."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=2)
    table.state.lap, table.state.round = 2, 3
    assert table.steps("Julia", "petition", 1).options() == ["lead", "done"]
    table.state.claimant = -1
    assert refusal_to_lead(table.has("Julia", influence=1), "Julia") == ("NR-11.1", "not-enough-influence")


def test_a_step_passed_over():
    """[NR-7.4] The token cannot be claimed once step 2 is asked."""
    table = nova("Julia", "Marcus", "Livia").has("Marcus", influence=3).steps("Marcus", "petition", 1)
    assert table.play("done").refused("lead") == ("NR-7.4", "the-step-is-passed")


def test_alone_there_is_no_token():
    """[NR-26.8] Step 1 is never available."""
    assert refusal_to_lead(alone().has("Julia", influence=5), "Julia") == (
        "NR-26.8",
        "no-token-in-the-solo-game",
    )


def test_petitioning():
    """[NR-11.4, NR-11.5, R-02] One of seven actions, for at most the power."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=5, coins=1)
    table.state.claimant = 1
    table.steps("Julia", "petition", 3)
    assert len(table.options("petition")) == 21
    assert table.refused("petition trade 4") == ("NR-11.4", "not-more-than-the-power")
    assert table.refused("petition trade 6") == ("NR-11.4", "not-enough-influence")
    assert table.refused("petition petition 1") == ("NR-11.4", "another-action-than-petition")
    assert table.refused("place 0,0") == ("NR-11.4", "petition-or-be-done")
    table.play("petition trade 2")
    assert (table.player("Julia").influence, table.player("Julia").coins) == (3, 3)


def test_any_of_the_other_actions():
    """[NR-11.6] That of the other line too, or one performed before."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=1, goods="0/0/0/0/0")
    table.state.claimant, table.state.basic_row[0] = 1, ""
    table.turn("Julia").play("place 0,2", "perform upgrade", "perform petition")
    assert "petition upgrade 1" in table.options()


def test_cards_during_a_petitioned_action():
    """[NR-11.7, NR-11.8, NR-11.12, NR-11.15, X-05] Only 22, 24 and 39, in the windows of the Petition."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[27, 35, 24, 39, 22], influence=1, coins=0)
    table.state.maritime_row[0] = "MC01"
    table.state.claimant = 1
    table.performs("Julia", "petition", 1)
    assert table.player("Julia").coins == 1
    assert table.options() == ["use 24", "use 22", "done"]
    table.play("use 22", "use 24", "petition sail 2")
    player = table.player("Julia")
    assert (player.influence, table.state.power) == (0, 2)
    assert table.options("use") == []
    assert player.coins == 1
    assert sorted(player.used) == [22, 24]


def test_the_oracle_in_the_closing_window():
    """[NR-11.12, NR-11.15] After the petitioned action is finished."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[22, 24], influence=1)
    table.state.claimant = 1
    table.performs("Julia", "petition", 1).play("done", "petition upgrade 1").skip()
    assert table.state.petitioned == ""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[22, 24], influence=1, goods="0/0/0/0/0")
    table.state.claimant, table.state.basic_row[0] = 1, ""
    table.performs("Julia", "petition", 1).play("done", "petition race 1", "done", "done")
    assert table.options() == ["use 22", "done"]


def test_the_trainer_rests_during_a_petitioned_action():
    """[NR-11.8, NR-28.5] No artisan on an animal."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[40], influence=1, estate={"0,0": "animal"})
    table.state.claimant = 1
    table.performs("Julia", "petition", 1).play("petition produce 1")
    assert "assign 0,0" not in table.options()
    table.skip().performs("Julia", "produce", 1)
    assert "assign 0,0" in table.options()


def test_tiles_and_wheels_work_in_a_petitioned_action():
    """[NR-11.9] They are not subject cards."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=3, markers=[2, 0, 0])
    table.state.claimant = 1
    table.performs("Julia", "petition", 1).play("petition race 1", "advance red")
    assert table.options() == ["wheel token", "wheel influence"]


def test_a_petitioned_action_cannot_be_abandoned():
    """[NR-11.10] It may be performed in part."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=1, coins=0)
    table.state.claimant = 1
    table.performs("Julia", "petition", 1).play("petition race 1")
    assert table.refused("abandon race") == ("NR-15.1", "advance-or-be-done")
    table.skip()
    assert table.player("Julia").coins == 0


def test_without_influence_there_is_no_second_step():
    """[NR-11.13] It is skipped."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=0).performs("Julia", "petition", 3)
    assert table.options() == []
