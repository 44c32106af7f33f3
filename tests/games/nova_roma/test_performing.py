"""[NR-7] Performing and abandoning, and the windows for subject cards."""

from rome_desktop.games.nova_roma.events import ActionAbandoned
from tests.games.nova_roma.table import nova


def test_each_action_is_performed_or_abandoned():
    """[NR-7.1, NR-7.2, NR-7.3, X-01] A coin, and no card for the abandoned one only."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[36, 38])
    table.state.heads = ["build", *table.state.heads[1:7], "trade"]
    table.turn("Julia").play("place 2,0", "abandon build")
    assert table.player("Julia").coins == 1
    assert len(table.happened(ActionAbandoned)) == 1
    table.play("perform race")
    assert table.player("Julia").coins == 2


def test_steps_run_from_top_to_bottom():
    """[NR-7.4, NR-7.5] Each as far as one likes; a step passed over is gone."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[1, 2], coins=1)
    table.performs("Julia", "trade").play("done")
    assert table.refused("discard 1") == ("NR-9.3", "buy-goods-or-be-done")
    table.play("done")
    assert table.player("Julia").coins == 2


def test_an_action_without_effect_gives_no_coin():
    """[NR-7.6] It is legal to perform it."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="0/0/0/0/0")
    table.turn("Julia").play("place 0,1", "perform sail")
    assert table.options() == ["perform upgrade", "abandon upgrade"]
    assert table.player("Julia").coins == 0


def test_once_per_round():
    """[NR-7.7, NR-7.8, NR-19.7] Face down after use, and only in the action named on the card."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[15, 29, 14], hand=[33])
    table.performs("Julia", "trade")
    assert table.options() == ["use 15", "use 29", "done"]
    table.play("use 15")
    assert table.goods("Julia") == "2/1/1/1/1"
    assert table.refused("use 15") == ("NR-7.8", "card-is-used-up")
    assert table.refused("use 14") == ("NR-7.8", "card-is-bound-to-another-action")
    assert table.refused("use 33") == ("NR-7.7", "card-is-not-in-the-row")
    assert table.refused("buy wheat") == ("NR-7.9", "use-a-card-or-be-done")


def test_the_opening_and_the_closing_window():
    """[NR-7.9, NR-7.10] Cards that give power or spare a cost only before the steps."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[15, 28])
    table.performs("Julia", "trade")
    assert table.options() == ["use 15", "use 28", "done"]
    table.play("done", "done")
    assert table.options() == ["use 15", "done"]
    assert table.refused("use 28") == ("NR-7.9", "only-before-the-steps")


def test_goods_of_a_card_pay_for_the_action():
    """[NR-7.10, X-23] The Architect brings the stone that the contract needs."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", coins=2, goods="0/1/0/0/0", row=[14])
    table.state.building_row = ["BC05", "BC20", "BC21", "BC22"]
    table.performs("Julia", "build").play("use 14", "assign 0,1")
    assert (table.player("Julia").coins, table.goods("Julia")) == (1, "0/2/0/1/0")
    table.play("contract BC05")
    assert (table.player("Julia").coins, table.goods("Julia")) == (0, "0/0/0/1/0")


def test_a_fresh_card_in_the_second_action():
    """[NR-7.11, X-11] Played in the first action, used in the second."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[27])
    table.state.maritime_row[0] = "MC01"
    table.stands("Julia", "1,0", "1,2").turn("Julia").play("place 1,1", "perform recruit", "done", "play 27")
    table.play("perform sail", "use 27")
    assert table.state.power == 2
    assert table.player("Julia").used == [27]


def test_a_card_is_out_of_force_in_the_action_it_came_in():
    """[NR-7.12] The closing window included."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[16], row=[])
    table.performs("Julia", "recruit", 3).play("done", "play 16")
    assert table.options() == []
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[18], row=[16], influence=2)
    table.performs("Julia", "recruit", 3).play("done", "done", "play 18")
    assert table.options() == ["use 16", "done"]
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[16], row=[25], estate={"0,0": "sp_recruit"})
    table.has("Julia", coins=9).performs("Julia", "upgrade").play(
        "use 25", "assign 0,0", "activate", "play 16"
    )
    assert table.player("Julia").row == [25, 16]
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[21], row=[25, 26], coins=1)
    table.has("Julia", estate={"0,0": "sp_recruit"}).performs("Julia", "upgrade")
    table.play("use 25", "assign 0,0", "activate", "play 21")
    assert table.refused("use 21") == ("NR-7.12", "card-was-just-played")


def test_a_permanent_card_pays_once_an_action():
    """[NR-7.13, NR-17.9] Whatever the power, and not for the effect of a tile."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[37], artisans=3)
    table.performs("Julia", "produce", 3)
    assert table.player("Julia").coins == 1
