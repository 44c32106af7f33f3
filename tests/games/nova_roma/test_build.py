"""[NR-14] Build."""

import pytest

from rome_desktop.games.nova_roma.building import ChooseSite, OfferSite, sites
from rome_desktop.games.nova_roma.events import RewardTokenCompleted
from tests.games.nova_roma.table import box, nova

NEAR = {"A": "A1,0", "B": "B1,0", "C": "C1,1"}


def placing(shape, zones=3, *names, **values):
    """Julia is about to place a shape."""
    table = nova(*(names or ("Julia", "Marcus", "Livia"))).has("Julia", **values)
    return table.asks(OfferSite(0, shape, zones))


@pytest.mark.parametrize(("power", "slots"), [(1, 2), (2, 3), (3, 4)])
def test_access_by_power(power, slots):
    """[NR-14.1, R-11] Two, three or four slots; the cost is paid, the card kept."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="5/5/5/5/5", coins=9, artisans=2)
    table.steps("Julia", "build", power)
    assert len(table.options("contract")) == slots
    assert table.refused("build A1,0") == ("NR-14.1", "complete-a-contract-or-be-done")


@pytest.mark.parametrize(("zones", "open_zones"), [(1, "A"), (2, "AB"), (3, "ABC")])
def test_zones_by_power(zones, open_zones):
    """[NR-14.2] A at power 1, A or B at 2, any at 3."""
    table = placing("M1", zones)
    assert {line.split()[1][0] for line in table.options("build")} == set(open_zones)
    if zones == 1:
        assert table.refused("build B1,0") == ("NR-14.2", "zone-is-closed")


def test_a_contract_comes_first():
    """[NR-14.2] Without one nothing is placed."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="5/5/5/5/5", coins=9)
    assert table.steps("Julia", "build", 3).play("done").options() == []


def test_shapes_are_turned_and_mirrored():
    """[NR-14.3] A hook lies eight ways, a square one way."""
    ways = {}
    for shape in box().building_shapes.shapes:
        table = placing(shape.id)
        cells = [line.split()[1].split("|") for line in table.options("build")]
        outlines = set()
        for names in cells:
            spots = [tuple(map(int, name[1:].split(","))) for name in names if name[0] == "A"]
            if spots:
                top, left = min(r for r, _ in spots), min(c for _, c in spots)
                outlines.add(tuple(sorted((r - top, c - left) for r, c in spots)))
        ways[shape.id] = len(outlines)
    assert ways == {"M1": 1, "I2": 2, "I3": 2, "L3": 4, "I4": 2, "O4": 1, "T4": 4, "S4": 4, "L4": 8}
    assert placing("I2").refused("build A1,0|A3,0") == ("NR-14.3", "not-this-shape-on-ground")


def test_free_cells_of_one_zone():
    """[NR-14.4] Not on a piece, a neutral piece, a reward token or outside."""
    table = placing("M1").has("Marcus", built="A1,0")
    assert table.refused("build A1,0") == ("NR-14.4", "cell-is-taken")
    assert table.refused("build A0,3") == ("NR-14.3", "not-this-shape-on-ground")
    assert table.refused("build A0,0") == ("NR-14.3", "not-this-shape-on-ground")
    couple = placing("M1", 3, "Julia", "Marcus")
    assert couple.refused("build A0,2") == ("NR-14.4", "cell-is-taken")
    for line in placing("I2").options("build"):
        assert len({name[0] for name in line.split()[1].split("|")}) == 1


def test_buildings_need_not_touch():
    """[NR-14.5] Anywhere in the zone."""
    table = placing("M1", 1, built="A1,0")
    assert "build A5,5" in table.options()


def test_completely_or_not_at_all():
    """[NR-14.6, X-21] With too few pieces the contract is kept and nothing is placed."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="5/5/5/5/5", pieces=3, artisans=1)
    table.state.building_row[0] = "BC20"
    table.steps("Julia", "build", 1).play("contract BC20")
    assert table.options() == []
    assert table.player("Julia").pieces == 3
    assert table.points("Julia", "building_contracts") == 5
    table = placing("T4")
    assert table.refused("place 0,0") == ("NR-14.6", "place-or-be-done")
    table.play("done")
    assert table.player("Julia").pieces == 20


def test_pieces_are_used_up():
    """[NR-1.8, NR-14.3] Those of the own colour."""
    table = placing("I3")
    line = table.options("build")[0]
    table.play(line)
    assert table.player("Julia").pieces == 17
    assert "|".join(table.player("Julia").built) == line.split()[1]


def test_a_token_completed_by_two():
    """[NR-14.7, NR-14.9, NR-8.11, X-18] Both gain once, the active player first; the third gains nothing."""
    table = nova("Julia", "Marcus", "Livia").token("C0,1", "BT01").has("Julia", built="C1,0 C1,1")
    table.asks(OfferSite(1, "I2", 3)).play("build C0,2|C1,2")
    assert [table.player(name).coins for name in table.names] == [3, 3, 0]
    event = table.happened(RewardTokenCompleted)[0]
    assert (event.space, event.seats) == ("C0,1", (1, 0))


def test_only_cells_of_the_zone_surround():
    """[NR-14.8] At the edge fewer than eight."""
    spaces = {s.name: s for s in nova("Julia", "Marcus").state.map.reward_spaces}
    assert spaces["C0,1"].ring.bit_count() == 4
    assert spaces["A2,1"].ring.bit_count() == 8


def test_the_number_of_pieces_does_not_matter():
    """[NR-14.10, NR-14.11, NR-22.7, X-19] Neutral pieces cover but earn nothing; the token is spent."""
    table = nova("Julia", "Marcus").token("C0,1", "BT01").asks(OfferSite(0, "L3", 3))
    table.play("build C0,2|C1,1|C1,2")
    assert [player.coins for player in table.state.players] == [3, 0]
    number = [s.name for s in table.state.map.reward_spaces].index("C0,1")
    assert table.state.rewards_spent >> number & 1
    assert "build C0,1" not in table.asks(OfferSite(0, "M1", 3)).options()


def test_several_tokens_at_once():
    """[NR-14.12] The active player chooses which comes first."""
    table = nova("Julia", "Marcus", "Livia").token("A2,1", "BT01").token("A4,2", "BT07")
    table.has("Marcus", built="A1,0 A1,1 A1,2 A2,0 A2,2 A3,0 A4,1 A4,3 A5,1 A5,2 A5,3 A3,3")
    table.asks(ChooseSite(0, "I2", 1)).play("build A3,1|A3,2")
    assert table.options() == ["reward A2,1", "reward A4,2"]
    table.play("reward A4,2")
    assert (table.player("Julia").coins, table.player("Julia").influence) == (3, 3)


def test_dead_spaces_of_two_players():
    """[NR-14.13, X-20] Cannot be built on and do not hinder; with three the ring has four cells."""
    couple = placing("M1", 3, "Julia", "Marcus")
    assert couple.refused("build C2,4") == ("NR-14.3", "not-this-shape-on-ground")
    assert placing("I3").refused("build C1,4|C2,4|C3,4") == ("NR-14.3", "not-this-shape-on-ground")
    space = next(s for s in couple.state.map.reward_spaces if s.name == "C2,4")
    cells = {name for n, name in enumerate(couple.state.map.cells) if space.ring >> n & 1}
    assert cells == {"C1,3", "C1,4", "C2,3", "C3,3"}


def test_the_physician():
    """[NR-14.14, NR-28.6, NR-29.5] Spares the artisan, or nothing if none is asked for."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="0/1/0/1/0", artisans=0, row=[23])
    table.state.building_row[0] = "BC03"
    table.performs("Julia", "build").play("use 23", "contract BC03")
    assert table.player("Julia").buildings == ("BC03",)
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="0/1/1/1/0", artisans=1, row=[23])
    table.state.building_row[0] = "BC01"
    table.performs("Julia", "build").play("use 23", "contract BC01")
    assert table.player("Julia").artisans == 1


def test_listing_sites_is_complete():
    """[NR-14.2 to NR-14.4] A naive search over all cells finds the same places."""
    table = nova("Julia", "Marcus").has("Julia", built="A3,3 B1,1")
    state = table.state
    free = {
        name
        for n, name in enumerate(state.map.cells)
        if any(zone >> n & 1 for zone in state.map.zone_masks) and not state.taken >> n & 1
    }

    def grown(cells):
        return {
            frozenset((*cells, other))
            for cell in cells
            for other in free - cells
            if other[0] == cell[0] and near(cell, other)
        }

    def near(one, other):
        (r, c), (s, d) = (tuple(map(int, name[1:].split(","))) for name in (one, other))
        return abs(r - s) + abs(c - d) == 1

    by_size = {1: {frozenset((cell,)) for cell in free}}
    for size in (2, 3, 4):
        by_size[size] = {bigger for cells in by_size[size - 1] for bigger in grown(cells)}
    found = {size: set() for size in by_size}
    for shape in box().building_shapes.shapes:
        lines = [str(site).split()[1].split("|") for site in sites(state, shape.id, 3)]
        assert len({frozenset(line) for line in lines}) == len(lines)
        found[len(shape.cells)] |= {frozenset(line) for line in lines}
    assert found == by_size
