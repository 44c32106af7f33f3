"""RM-1: what is in the box."""

from dataclasses import fields

from rome_desktop.games.city_of_marble.components import COLOURS, KINDS, SPACES, TREASURY
from tests.games.city_of_marble.table import GAME, box, marble


def test_the_board_has_four_stacks_four_imperium_spaces_a_treasury_and_a_track_from_nought():
    """[RM-1.1]"""
    table = marble("Julia", "Claudia")

    assert list(table.state.stacks) == list(table.state.imperium) == ["temple", "baths", "theatre", "arena"]
    assert list(table.state.waiting) == [*KINDS, TREASURY] == list(SPACES)
    assert table.state.coins == 16
    assert table.score("Julia") == table.score("Claudia") == 0


def test_there_are_sixty_tiles_in_four_colours():
    """[RM-1.2]"""
    counts = {str(kind): building.tiles for kind, building in box().kinds.items()}

    assert counts == {"temple": 16, "baths": 18, "theatre": 14, "arena": 12}
    assert sum(counts.values()) == 60


def test_forty_eight_building_tiles_have_twenty_four_faces_of_each_kind():
    """[RM-1.3]"""
    assert box().supplies.building_tiles == 48
    assert [building.faces for building in box().kinds.values()] == [24] * 4


def test_there_are_twelve_imperium_tiles_of_each_kind():
    """[RM-1.4]"""
    assert [building.imperium for building in box().kinds.values()] == [12] * 4


def test_there_are_twelve_fountains():
    """[RM-1.5, R01]"""
    assert box().supplies.fountains == 12


def test_there_are_seven_hills_eight_bridges_from_one_to_four_and_sixteen_coins():
    """[RM-1.6]"""
    assert box().hills.total == 7
    assert len(box().bridges.values) == 8
    assert set(box().bridges.values) == {1, 2, 3, 4}
    assert box().supplies.coins == 16


def test_each_aqueduct_has_thirteen_pieces():
    """[RM-1.7]"""
    table = marble("Julia", "Claudia")

    assert [table.left(colour) for colour in ("grey", "brown", "white")] == [13, 13, 13]
    assert len(COLOURS) * box().aqueducts.pieces_each == 39


def test_each_player_has_three_magistrates_sixteen_cubes_and_three_discs():
    """[RM-1.8]"""
    player = box().player

    assert (player.magistrates, player.commission_cubes, player.discs) == (3, 16, 3)
    assert max(GAME.seats) == 4


def test_a_mat_keeps_drawn_tiles_apart_and_offers_four_actions():
    """[RM-1.9]"""
    table = marble("Julia", "Claudia").given("1,-2|2,-2 temple Julia").line("grey", "3,-5 1,-2")

    assert {line.split()[0] for line in table.options()} == {"draw", "expand", "recall", "play"}

    table.play("draw temple baths")

    assert (table.player("Julia").drawn["temple"], table.player("Julia").ready["temple"]) == (1, 1)


def test_every_table_of_the_box_says_where_it_comes_from():
    """[RM-1] The program shows a table's origin."""
    parts = [*box().kinds.values()]
    parts += [getattr(box(), field.name) for field in fields(box()) if field.name != "kinds"]

    assert all(part.source for part in parts)
    assert {part.provenance for part in parts} == {"rulebook", "published", "reconstructed"}
