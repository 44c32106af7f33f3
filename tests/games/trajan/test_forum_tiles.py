"""TR-14: what each kind of forum tile is good for, one test for every kind."""

import pytest

from rome_desktop.games.trajan.quarter import EndRound, MeetDemands, votes
from tests.games.trajan.table import Table, box, two

TILES = box().forum.tiles
ICONS = ("bread", "games", "religion")


def kinds(field: str) -> list[str]:
    """The tiles that have this, by their ids."""
    return [tile.id for tile in TILES if getattr(tile, field)]


def first(deed: str) -> str:
    """A short way to perform an action."""
    return {
        "seaport": "pick left",
        "forum": "take F10",
        "military": "recruit",
        "senate": "advance",
        "trajan": "tile points",
        "construction": "hire",
    }[deed]


def test_every_kind_is_tested_here():
    """[TR-1.4]"""
    found = kinds("icon") + kinds("votes") + kinds("joker") + kinds("deed")

    assert sorted(found) == sorted(tile.id for tile in TILES)
    assert (len(kinds("icon")), len(kinds("votes")), len(kinds("joker")), len(kinds("deed"))) == (3, 4, 4, 6)


def asked_for(icon: str, tiles: str) -> Table:
    """Julia must answer one demand."""
    table = two().tiles("Julia", tiles)
    table.state.demands = (icon,)
    return table.asks(MeetDemands(0))


@pytest.mark.parametrize("tile", kinds("icon"))
def test_each_demand_tile_answers_one_demand_of_its_icon(tile):
    """[TR-14.2, TR-15.1, TR-15.2]"""
    for icon in ICONS:
        table = asked_for(icon, f"{tile} {tile}")
        answered = tile == f"demand_{icon}"

        assert table.score("Julia") == (0 if answered else -4)
        assert table.player("Julia").tiles == (tile,) * (1 if answered else 2)
        assert table.state.gone.count(tile) == answered


@pytest.mark.parametrize("tile", kinds("votes"))
def test_each_senate_tile_adds_its_votes_once(tile):
    """[TR-14.1, TR-16.1, TR-17.1]"""
    table = two().tiles("Julia", tile)
    table.state.laps = 3
    table.state.demands = ICONS
    assert votes(table.state, 0) - votes(table.state, 1) == int(tile[-1])

    table.asks(EndRound(0))

    assert table.to_move() == "Julia"
    table.play(table.options("claim")[0])
    assert table.player("Julia").tiles == ()
    assert tile in table.state.gone


@pytest.mark.parametrize("tile", kinds("deed"))
def test_each_extra_action_tile_repeats_its_own_action_alone(tile):
    """[TR-14.3, TR-6.2]"""
    deed = tile.removeprefix("extra_")
    table = two().tiles("Julia", tile).forum("", "", "", "senate_2", "senate_3", "senate_4")
    table.acts("Julia", deed).play(first(deed)).chance()
    assert table.options() == [f"spend {tile}", "pass"]

    other = "senate" if deed != "senate" else "military"
    table = two().tiles("Julia", tile).acts("Julia", other).play(first(other))
    assert table.to_move() == "Claudia"


@pytest.mark.parametrize("icon", ICONS)
def test_the_demand_joker_answers_a_demand_of_any_icon(icon):
    """[TR-14.4, R45]"""
    table = asked_for(icon, "joker_demand")

    assert table.score("Julia") == 0
    assert table.player("Julia").tiles == ()
    assert "joker_demand" in table.state.gone


def test_the_commodity_joker_stands_for_a_card_of_a_shipment():
    """[TR-14.5, R30]"""
    table = two().hand("Julia", "wine wine").tiles("Julia", "joker_commodity").acts("Julia", "seaport")
    table.play("ship identical", "stow wine", "stow wine", "stow joker")

    assert table.score("Julia") == 12
    assert "joker_commodity" in table.state.gone
    assert table.player("Julia").display == ["wine", "wine"]


def test_the_construction_joker_completes_a_set():
    """[TR-14.6, R57]"""
    table = two().has("Julia", buildings=("stairs_2", "stairs_3"), tiles=("joker_construction",))

    assert table.categories("Julia")["sets"] == 10


@pytest.mark.parametrize("deed", [tile.removeprefix("extra_") for tile in kinds("deed")])
def test_the_extra_action_joker_repeats_any_action_and_leaves_the_game(deed):
    """[TR-14.7, R25]"""
    table = two().tiles("Julia", "joker_extra_action").forum("", "", "", "senate_2", "senate_3", "senate_4")
    table.acts("Julia", deed).play(first(deed)).chance()

    table.play("spend joker_extra_action")

    assert table.offered() == deed
    assert table.player("Julia").tiles.count("joker_extra_action") == 0
    assert "joker_extra_action" in table.state.gone
