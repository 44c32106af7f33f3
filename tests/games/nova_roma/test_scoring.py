"""[NR-20, NR-21, NR-22.6] The eleven items, and the winner."""

import pytest

from rome_desktop.games.nova_roma.ending import animal_table, ended
from rome_desktop.games.nova_roma.events import GameEnded
from rome_desktop.games.nova_roma.rounds import Cleanup
from tests.games.nova_roma.table import GAME, alone, box, nova

CELLS = {
    "A": "A1,0 A1,1 A1,2 A1,3 A1,4 A1,5 A1,6 A3,0 A3,1 A3,2 A3,3 A3,4 A3,5",
    "B": "B1,0 B1,1 B1,2 B1,3 B1,4 B1,5 B3,0 B3,1",
    "C": "C1,0 C1,1 C1,2 C1,3 C1,4",
}


def pieces(table, zone, *counts):
    """So many pieces of each player in a zone, added to those there."""
    free = CELLS[zone].split()
    for name, count in zip(table.names, counts, strict=False):
        player = table.player(name)
        player.built += tuple(free.pop() for _ in range(count))
    table.state.refresh()
    return table


@pytest.mark.parametrize(
    ("ships", "points"), [(["N6", "S6"], 17), (["S5", "N8"], 21), (["", "N1"], 0), (["N3", "S3"], 6)]
)
def test_sea_routes(ships, points):
    """[NR-20.2, R-05, R-08] The best port reached or passed, for each ship."""
    assert nova("Julia", "Marcus").has("Julia", ships=ships).points("Julia", "sea_routes") == points


def test_building_contracts():
    """[NR-20.3] Printed points, placed or not."""
    table = nova("Julia", "Marcus").has("Julia", buildings=["BC05", "BC12", "BC20"])
    assert table.points("Julia", "building_contracts") == 13


@pytest.mark.parametrize(
    ("counts", "points"), [((5, 3, 0), [6, 3, 0]), ((4, 4, 2), [6, 6, 3]), ((2, 1, 1), [6, 3, 3])]
)
def test_majorities(counts, points):
    """[NR-20.4] The first value, the lower one for others with a piece; ties in full; no piece, no points."""
    table = pieces(nova("Julia", "Marcus", "Livia"), "A", *counts)
    assert [table.points(name, "zone_majorities") for name in table.names] == points


@pytest.mark.parametrize(
    ("counts", "points"), [((4, 3), [3, 3]), ((5, 3), [6, 3]), ((6, 6), [6, 6]), ((2, 0), [3, 0])]
)
def test_majorities_with_neutral_pieces(counts, points):
    """[NR-22.6, X-43] A third competitor for the first place that scores nothing."""
    table = pieces(nova("Julia", "Marcus"), "A", *counts)
    assert [table.points(name, "zone_majorities") for name in table.names] == points


def test_the_zones_differ():
    """[NR-20.4] 6 and 3, 9 and 4, 12 and 6."""
    assert [(zone.vp_first, zone.vp_other) for zone in box().building_zones] == [(6, 3), (9, 4), (12, 6)]


def test_chariots_and_the_finish():
    """[NR-20.5, NR-20.6] Three points a token, five a marker on the last space."""
    table = nova("Julia", "Marcus").has("Julia", chariots=["CT1", "CT2"], markers=[7, 6, 7])
    assert table.points("Julia", "chariot_tokens") == 6
    assert table.points("Julia", "hippodrome_finish") == 10


@pytest.mark.parametrize(
    ("animals", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 11), (5, 14), (6, 18), (7, 20), (10, 29)]
)
def test_animals(animals, points):
    """[NR-20.8, R-06, R-07] Sets of up to three."""
    assert animal_table(nova("Julia", "Marcus").state, animals) == points


def test_the_mosaic():
    """[NR-20.9] 2, 3 and 5 a cell, and the lines."""
    table = nova("Julia", "Marcus").has("Julia", covered="0,0 0,1 0,2 1,1 2,2")
    assert table.points("Julia", "mosaic") == 22


def test_leftovers():
    """[NR-20.10, NR-20.11, NR-20.13, X-44] Goods with coins by 4, influence with all artisans by 2."""
    table = nova("Julia", "Marcus").has("Julia", goods="2/0/1/2/0", coins=6, influence=5, artisans=1)
    table.has("Julia", workers="0,0 0,1 2,2")
    assert table.points("Julia", "goods_and_coins") == 2
    assert table.points("Julia", "influence_and_artisans") == 4


def test_the_first_player_token():
    """[NR-20.12] Two points, received by passing too."""
    table = nova("Julia", "Marcus", "Livia")
    assert [table.points(name, "first_player_token") for name in table.names] == [0, 2, 0]
    table.state.claimant = 2
    assert table.points("Livia", "first_player_token") == 2
    table.state.round, table.state.claimant = 5, -1
    table.asks(Cleanup())
    assert [table.points(name, "first_player_token") for name in table.names] == [0, 2, 0]


def test_a_complete_scoring():
    """[NR-20.1 to NR-20.13, X-46] Ninety points."""
    table = nova("Julia", "Marcus", "Livia")
    for zone, counts in (("A", (5, 6, 1)), ("B", (4, 2, 0))):
        pieces(table, zone, *counts)
    table.has(
        "Julia",
        ships=["N5", "S3"],
        buildings=["BC05", "BC12", "BC20"],
        chariots=["CT1"],
        markers=[7, 3, 0],
        row=[9, 10, 20, 36],
        estate={"0,0": "animal", "0,1": "animal", "0,2": "lion", "1,0": "prod_wine"},
        covered="0,0 0,1 0,2 1,1 2,2",
        goods="2/0/1/3/0",
        coins=5,
        influence=4,
        artisans=3,
    )
    table.state.claimant = 0
    items = ("sea_routes", "building_contracts", "zone_majorities", "chariot_tokens", "hippodrome_finish")
    assert [table.points("Julia", item) for item in items] == [10, 13, 12, 3, 5]
    items = ("subject_cards", "animals", "mosaic", "goods_and_coins", "influence_and_artisans")
    assert [table.points("Julia", item) for item in items] == [7, 11, 22, 2, 3]
    assert table.points("Julia") == 90


def test_most_points_win():
    """[NR-21.1] Then influence, then the younger."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", chariots=["CT1"])
    assert table.winners() == ["Julia"]


def test_a_tie_is_broken_by_influence():
    """[NR-21.2] On the track."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", influence=3, artisans=0)
    table.has("Marcus", influence=1, artisans=2).state.claimant = 2
    table.has("Livia", influence=0, artisans=0, goods="0/0/0/0/0", coins=0)
    assert table.points("Julia") == table.points("Marcus")
    assert table.winners() == ["Julia"]


def test_the_younger_wins_a_tie():
    """[NR-21.3] Later in seat order from whoever began the game."""
    table = nova("Julia", "Marcus", "Livia", first="Marcus")
    table.state.claimant = 1
    table.has("Julia", goods="0/0/0/0/0").has("Livia", goods="0/0/0/0/0", chariots=["CT1"])
    table.has("Julia", chariots=["CT2"]).has("Marcus", goods="0/0/0/0/0")
    assert table.points("Julia") == table.points("Livia")
    assert table.winners() == ["Julia"]


def test_the_end_is_told():
    """[NR-20.1] Once, with scores and winners."""
    table = nova("Julia", "Marcus", "Livia")
    table.state.round = 5
    assert ended(table.state) == ""
    table.asks(Cleanup())
    event = table.happened(GameEnded)[0]
    assert event.scores == tuple(table.points(name) for name in table.names)
    assert ended(table.state) == "five-rounds-played"


def test_eleven_items_and_alone_eight():
    """[NR-20.1, NR-26.22, NR-26.30] Alone there is, besides, what the automa has gathered."""
    several = GAME.rules.standings(nova("Julia", "Marcus").state)[0].categories
    solo = GAME.rules.standings(alone().state)[0].categories

    assert len(several) == 11
    assert list(solo) == [*list(several)[:8], "running_total"]
