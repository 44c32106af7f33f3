"""[NR-26] The solo game."""

import pytest

from rome_desktop.games.nova_roma import cleanup, solo
from rome_desktop.games.nova_roma.forum import PutEmperor, TurnUpTile
from rome_desktop.games.nova_roma.rounds import BeginRound, Cleanup
from rome_desktop.games.nova_roma.solo import PutAutomaLegionaries
from rome_desktop.games.nova_roma.state import FREE, LEGIONARY
from tests.games.nova_roma.table import alone, box, shuffled


@pytest.mark.parametrize(("level", "points"), [("easy", 20), ("normal", 30), ("hard", 40)])
def test_the_start(level, points):
    """[NR-26.2, NR-26.3, NR-26.4, NR-26.5, NR-26.6, NR-26.7, NR-26.9, X-48] As written."""
    table = alone(level)
    state, automa = table.state, table.player("automa")
    assert (automa.ships, automa.points, state.legionaries) == (("N2", "S2"), points, 6)
    assert [sum(cell[0] == zone for cell in automa.built) for zone in "ABC"] == [5, 3, 2]
    track = ("red", "green", "blue").index(state.map.track_of[state.favourite])
    assert automa.markers == tuple(4 if n == track else 3 for n in range(3))
    assert len(state.emperor_deck) + len(state.emperor_used) == 8
    assert table.player("Julia").coins == 3
    assert sum(map(bool, state.rewards)) == 8
    assert state.neutral == []


def test_the_player_always_begins():
    """[NR-26.8, NR-26.10, NR-26.14] No first-player token; a tile, one of two spaces, then ordinary turns."""
    table = alone()
    assert table.state.first == 0
    assert len(table.options("emperor")) == 2
    table.play(table.options()[0])
    assert table.options("place")
    assert table.points("Julia", "first_player_token") == 0


def test_legionaries():
    """[NR-26.11, NR-26.12, X-49] Two a turn on the grey spaces; a point for each that is taken."""
    table = alone()
    state = table.state
    state.spaces = [FREE] * 16
    state.emperor_deck = ["E8", "E5", "E6", "E1"]
    table.asks(TurnUpTile(), PutEmperor(0)).play("emperor 2,2")
    for place in ("0,1", "3,1", ""):
        table.asks(TurnUpTile(), PutAutomaLegionaries())
        if place:
            table.stands("Julia", place)
    assert sum(there == LEGIONARY + 1 for there in state.spaces) == 4
    assert (state.legionaries, table.player("automa").points) == (2, 32)
    assert state.spaces[0] == LEGIONARY + 1


def test_tiles_are_shuffled_again():
    """[NR-26.13] Four a round: before rounds 3 and 5."""
    table = alone()
    table.state.emperor_deck, table.state.emperor_used = [], ["E1", "E2"]
    table.asks(TurnUpTile()).play("shuffle emperor E2 E1")
    assert (table.state.emperor_used, table.state.emperor_deck) == (["E2"], ["E1"])
    assert all(len(shuffled(1, 3, moves, solo="easy").emperor_used) <= 8 for moves in (30, 60, 90))


@pytest.mark.parametrize(("mine", "its", "won"), [(4, 4, [0, 1]), (5, 4, [1, 0]), (0, 3, [0, 1])])
def test_the_chariot(mine, its, won):
    """[NR-26.16, X-50] The player's marker has to be ahead; else the automa gets the token."""
    table = alone().has("Julia", markers=[0, mine, 0]).has("automa", markers=[3, its, 3])
    table.state.favourite = "CT4"
    table.asks(cleanup.AwardChariot())
    assert [len(player.chariots) for player in table.state.players] == won


def test_the_automa_advances_on_the_new_favourite():
    """[NR-26.17, X-50] One space, not beyond the last, without horses or rewards."""
    table = alone().has("automa", markers=[3, 7, 3])
    table.state.favourite, table.state.next_favourite = "", "CT1"
    table.asks(cleanup.NextFavourite(), solo.AdvanceAutoma())
    assert table.player("automa").markers == (4, 7, 3)
    table.state.favourite = "CT4"
    table.asks(solo.AdvanceAutoma())
    assert table.player("automa").markers == (4, 7, 3)


def test_the_fleet():
    """[NR-26.18, NR-26.23, X-51] A contract is discarded, both ships go on; the last port holds them."""
    table = alone()
    automa, leftmost = table.player("automa"), table.state.maritime_row[0]
    ports = []
    for _ in range(5):
        table.asks(solo.MoveAutoma())
        ports.append("/".join(automa.ships))
    assert ports == ["N3/S3", "N4/S4", "N5/S5", "N6/S6", "N7/S6"]
    assert table.state.maritime_gone[0] == leftmost
    assert len(table.state.maritime_gone) == 5
    assert table.points("automa", "sea_routes") == 17


def test_the_building_contracts():
    """[NR-26.19, NR-26.24] The leftmost one goes to its pile."""
    table = alone()
    leftmost = table.state.building_row[0]
    table.asks(solo.AutomaBuilds())
    assert table.player("automa").buildings == (leftmost,)
    assert all(table.state.building_row)


def test_the_order_of_the_cleanup():
    """[NR-26.15, NR-26.16, NR-26.17, NR-26.18, NR-26.19, NR-26.20] Pieces first, then as written."""
    table = alone().stands("Julia", "0,0")
    table.state.pending = []
    Cleanup().run(table.state, None)
    names = [type(step).__name__ for step in table.state.pending[::-1]]
    assert names == [
        "ReturnPieces",
        "AwardChariot",
        "NextFavourite",
        "AdvanceAutoma",
        "MoveAutoma",
        "AutomaBuilds",
        "ReturnArtisans",
        "RefreshCards",
        "RefreshEstate",
        "BeginRound",
    ]


def test_pieces_return():
    """[NR-26.15] Legionaries beside the forum."""
    table = alone()
    table.state.spaces[3] = table.state.spaces[4] = LEGIONARY + 1
    table.state.legionaries = 4
    table.asks(cleanup.ReturnPieces())
    assert table.state.legionaries == 6


def test_the_last_round():
    """[NR-26.21] The automa moves and collects a fifth time, before the scoring."""
    table = alone()
    table.state.round = 5
    table.asks(Cleanup())
    assert table.state.over
    assert len(table.player("automa").buildings) == 1
    state = shuffled(1, 4, 10_000, solo="easy")
    assert len(state.players[1].buildings) == box().solo.contracts


def test_only_items_one_to_eight():
    """[NR-26.22, NR-26.28] Nothing for what is left, on either side."""
    table = alone().has("Julia", goods="5/5/5/5/5", coins=30, influence=8)
    for name in table.names:
        assert table.points(name, "goods_and_coins") == 0
        assert table.points(name, "influence_and_artisans") == 0
    assert table.points("automa", "animals") == table.points("automa", "subject_cards") == 0


@pytest.mark.parametrize(
    ("mine", "its", "points"),
    [
        ({"A": 6, "B": 3, "C": 0}, {"A": 5, "B": 3, "C": 2}, (10, 24)),
        ({"A": 6, "B": 0, "C": 0}, {"A": 5, "B": 0, "C": 0}, (6, 24)),
    ],
)
def test_majorities(mine, its, points):
    """[NR-26.25, X-52] The automa wins ties; a player without a piece in a zone scores nothing there."""
    table = alone()
    cells = {zone: [n for n in table.state.map.cells if is_ground(table, n, zone)] for zone in "ABC"}
    for name, counts in (("Julia", mine), ("automa", its)):
        built = [cells[zone].pop() for zone, count in counts.items() for _ in range(count)]
        table.has(name, built=" ".join(built))
    assert tuple(table.points(name, "zone_majorities") for name in table.names) == points


def is_ground(table, name, zone):
    number = table.state.map.cell[name]
    return name[0] == zone and table.state.map.zone_masks["ABC".index(zone)] >> number & 1


def test_chariots_and_the_finish():
    """[NR-26.26, NR-26.27] Three a token; the automa five for each track on which it is ahead."""
    table = alone().has("Julia", markers=[7, 3, 2]).has("automa", markers=[4, 5, 5], chariots=["CT1"])
    assert table.points("Julia", "hippodrome_finish") == 5
    assert table.points("automa", "hippodrome_finish") == 10
    assert table.points("automa", "chariot_tokens") == 3


def test_the_mosaic():
    """[NR-26.29, R-09] The automa scores the cells that the player leaves uncovered."""
    table = alone().has("Julia", covered="0,0 0,1 0,2 1,0 1,1 1,2 2,0")
    assert table.points("automa", "mosaic") == 10


def test_a_complete_scoring():
    """[NR-26.22 to NR-26.31, NR-26.30, NR-26.31, X-53] 96 against 130: the player loses."""
    table = alone()
    cells = {zone: [n for n in table.state.map.cells if is_ground(table, n, zone)] for zone in "ABC"}
    built = {"Julia": (6, 3, 0), "automa": (5, 3, 2)}
    for name, counts in built.items():
        mine = [cells[zone].pop() for zone, count in zip("ABC", counts, strict=True) for _ in range(count)]
        table.has(name, built=" ".join(mine))
    table.has(
        "Julia",
        ships=["N8", "S4"],
        buildings=["BC09", "BC13", "BC18", "BC27"],
        chariots=["CT1"],
        markers=[7, 3, 2],
        row=[3, 7, 14, 35],
        estate={"0,0": "animal", "0,1": "animal", "0,2": "animal", "1,1": "prod_wine"},
        covered="0,0 0,1 1,0 1,1 2,0",
        goods="3/3/3/3/3",
        coins=9,
        influence=8,
    )
    table.has(
        "automa",
        points=34,
        ships=["N7", "S6"],
        buildings=["BC04", "BC11", "BC17", "BC22", "BC26"],
        chariots=["CT2", "CT3", "CT4", "CT5"],
        markers=[4, 5, 5],
    )
    assert table.points("Julia") == 96
    assert table.points("automa") == 130
    assert table.winners() == ["automa"]


def test_as_many_points_are_not_enough():
    """[NR-26.31] Strictly more."""
    table = alone()
    gap = table.points("automa") - table.points("Julia")
    assert table.has("Julia", points=gap).winners() == ["automa"]
    assert table.has("Julia", points=gap + 1).winners() == ["Julia"]


def test_a_round_begins_with_a_tile():
    """[NR-26.10, NR-26.13] And three more are turned up in the turns."""
    table = alone()
    table.state.spaces = [FREE] * 16
    table.asks(BeginRound())
    assert len(table.options("emperor")) == 2
