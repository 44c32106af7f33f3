"""[NR-13] Sail."""

import pytest

from tests.games.nova_roma.table import box, nova


def ready(power, **values):
    """Julia is about to sail, with MC08 (a wood and a wine) in the first slot."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", **values)
    table.state.maritime_row = ["MC08", "MC30", "MC29", "MC28"]
    return table.steps("Julia", "sail", power)


@pytest.mark.parametrize(("power", "slots"), [(1, 2), (2, 3), (3, 4)])
def test_access_by_power(power, slots):
    """[NR-13.1, R-11] Two, three or four slots."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="5/5/5/5/5", coins=9)
    table.steps("Julia", "sail", power)
    assert len(table.options("contract")) == slots
    if power < 3:
        out = f"contract {table.state.maritime_row[3]}"
        assert table.refused(out) == ("NR-13.1", "contract-is-out-of-reach")
    assert table.refused("contract BC01") == ("NR-13.1", "contract-is-not-on-display")
    assert table.refused("sail N1") == ("NR-13.1", "complete-a-contract-or-be-done")


def test_only_a_contract_brings_sails():
    """[NR-13.2, NR-13.3] One contract at most; without one there are no sails."""
    table = ready(2)
    assert table.play("done").options() == []
    table = ready(2).play("contract MC08")
    assert table.player("Julia").maritime == ("MC08",)
    assert table.goods("Julia") == "1/1/0/0/1"
    assert table.options() == ["sail N1", "sail S1", "done"]
    assert table.refused("contract MC30") == ("NR-13.2", "sail-or-be-done")


def test_legs_and_routes():
    """[NR-13.4, NR-13.5] From port to port, never back, never to the other route."""
    table = ready(3, ships=["N7", "S4"]).play("contract MC08")
    assert table.options() == ["sail N8", "sail S5", "done"]
    assert table.refused("sail N1") == ("NR-13.4", "no-ship-in-the-port-before")
    assert table.refused("sail N6") == ("NR-13.4", "no-ship-in-the-port-before")
    table.play("sail N8")
    assert table.options() == []


def test_sails_that_do_not_reach():
    """[NR-13.2, NR-13.4, NR-13.9, X-14] The sail is lost, the contract counts."""
    table = ready(1, ships=["N7", "S4"]).play("contract MC08")
    assert table.options() == []
    assert table.player("Julia").maritime == ("MC08",)
    table = ready(3, ships=["S4", ""], influence=0).play("contract MC08", "sail S1", "sail S2")
    assert table.refused("sail S5") == ("NR-13.4", "not-enough-sails")


def test_split_sails():
    """[NR-13.6, X-15] One north, one south; ships may share a port."""
    table = ready(2, coins=0).play("contract MC08", "sail N1", "sail S1")
    player = table.player("Julia")
    assert (sorted(player.ships), player.coins, player.influence) == (["N1", "S1"], 2, 3)
    table = ready(2, ships=["N1", "N1"]).play("contract MC08", "sail N2", "sail N2")
    assert table.player("Julia").ships == ("N2", "N2")


def test_passing_several_ports():
    """[NR-13.7, NR-13.10, X-13] Each reward before the next leg; points only at the end."""
    table = ready(3, coins=0).play("contract MC08", "sail N1")
    assert table.player("Julia").coins == 2
    table.play("sail N2", "sail N3")
    assert table.options() == [f"good {good}" for good in ("wheat", "stone", "wood", "wine", "horse")]
    table.play("good wine", "good wood")
    assert (sorted(table.player("Julia").ships), table.player("Julia").points) == (["", "N3"], 0)


def test_the_last_port():
    """[NR-13.8] A ship there cannot move."""
    assert ready(3, ships=["N8", "S6"]).play("contract MC08").options() == []


def test_three_ports_with_points_a_route():
    """[NR-13.11] 3, 7 and 14 in the north, 3, 7 and 10 in the south."""
    points = [[port.vp for port in route.ports if port.vp] for route in box().sea_routes]
    assert points == [[3, 7, 14], [3, 7, 10]]
