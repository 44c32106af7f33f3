"""RM-12: final scoring."""

from rome_desktop.games.city_of_marble.events import GameEnded
from tests.games.city_of_marble.table import Table, marble


def level(*names: str, points: int = 60) -> Table:
    """Players with so many points each."""
    table = marble(*names)
    for name in names:
        table.player(name).score = points
    return table


def buildings(table: Table, name: str, count: int) -> None:
    """So many buildings, no fountain or aqueduct near."""
    free = [v for v in table.state.map.around if v not in table.state.sites]
    for vertex in free[:count]:
        table.site(vertex, "temple", name)


def test_bridges_are_revealed_and_added():
    """[RM-12.1]"""
    table = marble("Julia", "Claudia").last_turn("Julia")
    table.player("Julia").bridges = [4, 1]
    table.state.bridges[:2] = [0, 0]
    table.play("draw temple baths", "end")

    assert table.categories("Julia")["bridges"] == 5
    for name in ("Claudia", None):
        assert table.seen_by(name).players[0].bridges == [4, 1]


def test_each_building_on_an_aqueduct_gives_its_owner_two_points():
    """[RM-12.2, R33, EX-4]"""
    table = marble("Octavia", "Julia", hills=("capitoline", "aventine", "esquiline"))
    table.line("grey", "3,-5 3,-4 3,-3 3,-2 2,-1 2,0 1,1")
    table.site("3,-4", "temple", "Octavia").site("3,-2", "arena", "Julia").site("2,-1", "temple", "Julia")
    table.site("2,0", "theatre", "Julia").site("1,1", "temple", "Julia").site("4,-4", "baths", "Octavia")

    assert table.categories("Octavia")["aqueducts"] == 2
    assert table.categories("Julia")["aqueducts"] == 8


def test_each_building_gives_a_point_for_every_fountain_next_to_it():
    """[RM-12.3, R34, EX-5]"""
    table = marble("Julia", "Octavia").fountain("1,0").site("2,0", "baths", "Julia")
    table.site("0,1", "temple", "Julia").site("1,-1", "temple", "Octavia").site("3,-1", "temple", "Octavia")

    assert table.categories("Julia")["fountains"] == 2
    assert table.categories("Octavia")["fountains"] == 1


def test_two_fountains_beside_one_building_count_twice():
    """[RM-12.3]"""
    table = marble("Julia", "Claudia").fountain("1,0").fountain("0,1").site("0,0", "arena", "Claudia")

    assert table.categories("Claudia")["fountains"] == 2


def test_coins_count_and_the_most_coins_count_extra():
    """[RM-12.4, R35, VX-37]"""
    table = marble("Julia", "Claudia", "Tiberius")
    assert [table.categories(name)["most_coins"] for name in table.names] == [0, 0, 0]

    for name, coins in (("Julia", 2), ("Claudia", 2), ("Tiberius", 1)):
        table.player(name).coins = coins

    assert [table.standing(name).score for name in table.names] == [4, 4, 1]


def test_a_majority_of_imperium_gives_five_points_and_a_tie_two():
    """[RM-12.5, R36, VX-37]"""
    table = marble("Julia", "Claudia", "Tiberius")
    for name in table.names:
        table.imperium(name, temple=4)
    assert [table.standing(name).score for name in table.names] == [2, 2, 2]

    table.imperium("Julia", arena=1)

    assert [table.standing(name).score for name in table.names] == [7, 2, 2]


def test_a_whole_table_is_scored():
    """[RM-12.1 to RM-12.6, VX-36]"""
    table = marble("Julia", "Claudia", "Tiberius")
    for name, track, bridges, coins in (
        ("Julia", 27, [4, 1], 3),
        ("Claudia", 24, [2, 3, 3], 3),
        ("Tiberius", 31, [], 1),
    ):
        player = table.player(name)
        player.score, player.bridges, player.coins = track, bridges, coins
    table.imperium("Julia", temple=2, baths=1).imperium("Claudia", temple=2, baths=3, arena=1)
    table.imperium("Tiberius", temple=1)
    table.line("grey", "3,-5 3,-4 3,-3 3,-2 2,-1 2,0").line("brown", "-5,2 -4,1 -3,1")
    table.site("3,-4", "temple", "Julia").site("3,-2", "theatre", "Tiberius").site("2,-1", "baths", "Julia")
    table.fountain("2,0").site("1,1", "temple", "Claudia").site("2,1", "temple", "Tiberius")
    table.site("-3,1", "baths", "Claudia").fountain("-2,1").site("-1,1", "arena", "Tiberius")

    assert [list(table.categories(name).values()) for name in table.names] == [
        [27, 5, 4, 1, 3, 2, 2],
        [24, 8, 2, 2, 3, 2, 12],
        [31, 0, 2, 2, 1, 0, 0],
    ]
    assert [table.standing(name).score for name in table.names] == [44, 53, 36]
    assert table.winners() == ["Claudia"]


def test_ties_are_broken_by_buildings_owned():
    """[RM-12.6, VX-38]"""
    table = level("Julia", "Claudia")
    buildings(table, "Julia", 6)
    buildings(table, "Claudia", 7)

    assert table.winners() == ["Claudia"]


def test_further_ties_are_broken_by_imperium_tiles():
    """[RM-12.6, VX-38]"""
    table = level("Julia", "Claudia").imperium("Julia", temple=5).imperium("Claudia", baths=4)
    buildings(table, "Julia", 7)
    buildings(table, "Claudia", 7)
    assert table.standing("Julia").score == table.standing("Claudia").score

    assert table.winners() == ["Julia"]


def test_a_full_tie_is_a_shared_victory():
    """[RM-12.6, VX-38]"""
    table = level("Julia", "Claudia", "Tiberius")
    table.player("Tiberius").score = 59
    table.last_turn("Julia").play("draw temple baths", "end")

    assert table.winners() == ["Julia", "Claudia"]
    assert table.log[-1] == GameEnded((0, 1), (60, 60, 59))


def test_the_score_has_no_upper_limit():
    """[RM-12.7, R37]"""
    table = level("Julia", "Claudia", points=998).given("1,0|2,0 temple Julia", "1,0|0,1 temple")
    table.play("play temple 1,-1|1,0", "leave")

    assert table.standing("Julia").score == 1001
