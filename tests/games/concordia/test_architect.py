"""CO-5: the Architect."""

import random
from itertools import product

import pytest

from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists, coins, sites
from rome_desktop.games.concordia.atlas import atlas
from rome_desktop.games.concordia.events import ColonistMoved, HouseBuilt
from rome_desktop.games.concordia.ids import Kind
from rome_desktop.games.concordia.pictures import architect_results
from tests.games.concordia.table import Table, batch, box, concordia, shuffled


def moving(board: str = "italia", **stands: str) -> Table:
    """Julia has played her Architect."""
    table = concordia(3 if board == "imperium" else 2, board).turn("Julia", "start_architect")
    return table.stands("Julia", **stands).play("play architect")


def building(seats: int = 2, money: int = 50, goods: str = "b2 f2 t1 w1 c1") -> Table:
    """Julia may build in Cosa, Florentia, Mutina and Casinum."""
    table = concordia(seats, "italia").has("Julia", money, goods)
    table.stands("Julia", "land.cosa.florentia land.florentia.mutina land.casinum.roma")
    table.turn("Julia", "start_architect")
    return table


def test_steps_are_the_colonists_on_the_board():
    """[CO-5.1]"""
    table = moving(walkers="roma land.comum.genua", ships="roma")

    assert table.state.pending[-1] == MoveColonists(0, 3)


def test_steps_are_shared_and_some_may_be_left():
    """[CO-5.1]"""
    table = moving(walkers="roma land.comum.genua", ships="roma")
    table.play("move roma sea.cosa.roma", "move land.comum.genua land.genua.nicaea")

    assert table.state.pending[-1] == MoveColonists(0, 1)
    assert table.happened(ColonistMoved) == [
        ColonistMoved(0, "ship", "roma", "sea.cosa.roma", 1),
        ColonistMoved(0, "walker", "land.comum.genua", "land.genua.nicaea", 1),
    ]
    assert table.play("done").state.pending[-1] == BuildHouses(0)


def test_no_more_steps_than_colonists():
    """[CO-5.1]"""
    table = moving(walkers="roma", ships="roma")

    assert table.refused("move roma sea.croton.syracusae") == ("CO-5.1", "not-enough-steps")
    assert table.refused("cash") == ("CO-5.1", "move-a-colonist-or-be-done")
    assert table.play("move roma land.florentia.spoletum").state.pending[-1] == BuildHouses(0)


def test_walkers_keep_to_the_land_and_ships_to_the_sea():
    """[CO-5.2]"""
    table = moving(walkers="roma land.comum.genua", ships="")

    assert all(line.split()[1].startswith("land.") for line in table.offered("move"))
    assert table.refused("move roma sea.cosa.roma") == ("CO-5.2", "no-own-colonist-of-this-kind-there")


def test_the_first_step_out_of_a_city_leads_onto_a_line_touching_it():
    """[CO-5.3] E-51"""
    table = concordia(3).turn("Julia", "start_architect").stands("Julia", "massilia", "")
    assert table.play("play architect").offered("move") == [
        "massilia land.burdigala.massilia",
        "massilia land.lutetia.massilia",
        "massilia land.massilia.novaria",
        "massilia land.massilia.valentia",
    ]
    table = concordia(3).turn("Julia", "start_architect").stands("Julia", "", "massilia")
    assert table.play("play architect").offered("move") == [
        "massilia sea.carthago.massilia",
        "massilia sea.massilia.roma",
        "massilia sea.massilia.valentia",
    ]


def test_a_line_with_a_colonist_is_passed_but_never_stopped_on():
    """[CO-5.4]"""
    table = concordia(2).turn("Julia", "start_architect").stands("Julia", "roma", "roma")
    table.stands("Claudia", "land.cosa.roma").play("play architect")

    assert table.refused("move roma land.cosa.roma") == ("CO-5.4", "a-colonist-stands-there")
    table.play("move roma land.cosa.florentia")
    assert table.happened(ColonistMoved)[-1].steps == 2


def test_own_colonists_block_as_well_but_can_make_room():
    """[CO-5.5] E-08"""
    table = moving(walkers="land.cosa.roma roma", ships="roma")
    assert table.refused("move roma land.cosa.roma") == ("CO-5.4", "a-colonist-stands-there")
    table.play("move land.cosa.roma land.cosa.florentia", "move roma land.cosa.roma")

    assert table.player("Julia").walkers == ("land.cosa.florentia", "land.cosa.roma")
    assert table.state.pending[-1] == MoveColonists(0, 1)


def test_a_move_ends_on_a_line():
    """[CO-5.6]"""
    table = moving(walkers="land.cosa.roma", ships="roma")

    assert table.refused("move land.cosa.roma cosa") == ("CO-5.6", "a-move-ends-on-a-line")


def test_the_capital_is_passed_like_any_city():
    """[CO-5.7] E-50"""
    distance = atlas(box(), "italia").distance[Kind.WALKER]["land.cosa.roma"]

    assert (distance["land.casinum.roma"], distance["land.roma.spoletum"]) == (1, 1)


DISTANCES = {
    ("imperium", "walker"): {
        "land.aquileia.roma": 1,
        "land.aquileia.vindobona": 2,
        "land.carthago.rusadir": 5,
        "land.isca_d.londinium": 5,
        "land.memphis.petra": 9,
    },
    ("imperium", "ship"): {
        "sea.massilia.roma": 1,
        "sea.byzantium.sinope": 4,
        "sea.antiochia.tyros": 5,
        "sea.colonia_a.londinium": 7,
    },
    ("italia", "walker"): {
        "land.casinum.roma": 1,
        "land.bauzanum.verona": 5,
        "land.messana.syracusae": 6,
    },
    ("italia", "ship"): {
        "sea.cosa.roma": 1,
        "sea.aleria.nicaea": 3,
        "sea.croton.syracusae": 4,
        "sea.aquileia.ravenna": 8,
    },
}
FARTHEST = {
    ("imperium", "walker"): 9,
    ("imperium", "ship"): 7,
    ("italia", "walker"): 7,
    ("italia", "ship"): 8,
}


@pytest.mark.parametrize(("board", "kind"), DISTANCES)
def test_distances_from_roma(board, kind):
    """[CO-5.3, CO-5.8] E-06"""
    found = atlas(box(), board).distance[Kind(kind)]["roma"]

    assert {line: found[line] for line in DISTANCES[board, kind]} == DISTANCES[board, kind]
    assert max(found.values()) == FARTHEST[board, kind]


def test_distances_ignore_who_stands_where():
    """[CO-5.8]"""
    free = moving(walkers="roma", ships="roma")
    crowded = concordia(2).stands("Claudia", "land.cosa.roma land.casinum.roma land.roma.spoletum")
    crowded.turn("Julia", "start_architect").play("play architect")

    taken = {"roma land.cosa.roma", "roma land.casinum.roma", "roma land.roma.spoletum"}
    assert set(free.offered("move")) - set(crowded.offered("move")) == taken


def pictures(board: str, walkers: int, ships: int) -> list[tuple[int, int, int]]:
    """Costs of all final pictures of an Architect whose colonists all stand in Roma: land, sea, together."""
    table = concordia(3, board).stands("Julia", "roma " * walkers, "roma " * ships)
    tables = table.state.map
    found = []
    for picture in architect_results(table.state, 0):
        land, sea = (
            sum(
                tables.distance[tables.line_kind[m.line]][m.start][m.line]
                for m in picture.moves
                if tables.line_kind[m.line] == kind
            )
            for kind in (Kind.WALKER, Kind.SHIP)
        )
        found.append((land, sea, picture.steps))
    return found


@pytest.mark.parametrize(
    ("board", "count", "land", "sea"),
    [("imperium", 31, [1, 3, 5], [1, 3, 10]), ("italia", 35, [1, 3, 8], [1, 4, 7])],
)
def test_the_pictures_of_a_first_architect(board, count, land, sea):
    """[CO-5.1, CO-5.5] E-04"""
    found = pictures(board, 1, 1)

    assert len(found) == count
    assert [sum(a == n and b == 0 for a, b, _ in found) for n in range(3)] == land
    assert [sum(b == n and a == 0 for a, b, _ in found) for n in range(3)] == sea
    assert all(a + b == steps <= 2 for a, b, steps in found)


@pytest.mark.parametrize(
    ("board", "walkers", "ships", "count"),
    [("imperium", 2, 1, 121), ("italia", 2, 1, 141), ("imperium", 1, 2, 136), ("italia", 1, 2, 154)],
)
def test_the_pictures_of_three_in_roma(board, walkers, ships, count):
    """[CO-5.5] E-05"""
    assert len(pictures(board, walkers, ships)) == count


@pytest.mark.parametrize("seed", range(8))
def test_small_steps_and_final_pictures_agree(seed):
    """[CO-5.5, CO-E.3] Whatever colonists reach one by one is a picture, and every picture can be played."""
    rng = random.Random(seed)
    table = concordia(2, seed=seed)
    tables = table.state.map
    lines = rng.sample(tables.lines, 7)
    land = [line for line in lines if line.startswith("land")]
    sea = [line for line in lines if line.startswith("sea")]
    table.stands("Julia", " ".join([*land[:2]]) or "roma", " ".join(sea[:1]) or "roma")
    table.stands("Claudia", " ".join(land[2:4]), " ".join(sea[1:2]))
    start = table.state.clone()
    start.pending = [BuildHouses(0), MoveColonists(0, start.colonists(0))]
    reached = set()
    todo = [start]
    while todo:
        state = todo.pop()
        player = state.players[0]
        reached.add((player.walkers, player.ships))
        step = state.pending[-1]
        for action in step.options(state)[1:] if isinstance(step, MoveColonists) else ():
            after = state.clone()
            after.pending.pop().resolve(after, action, None)
            todo.append(after)

    found = list(architect_results(table.state, 0))
    assert {(p.walkers, p.ships) for p in found} == reached
    assert len(found) == len(reached)
    for picture in found:
        copy = Table(start.clone()).play(*map(str, picture.moves))
        assert (copy.player("Julia").walkers, copy.player("Julia").ships) == (picture.walkers, picture.ships)


def test_movement_of_the_rulebook_example():
    """[CO-5.1 to CO-5.9] R-02, R-03"""
    table = concordia(3, "imperium").turn("Julia", "start_architect")
    table.stands("Julia", "land.colonia_a.novaria roma", "roma").houses("Julia", "colonia_a")
    table.makes(massilia="cloth", novaria="wine", aquileia="brick", vindobona="food")
    table.houses("Claudia", "aquileia").houses("Tiberius", "aquileia")
    table.has("Julia", money=12, goods="b2 f1 w1 c1")
    table.play("play architect", "move roma sea.massilia.roma", "move roma land.aquileia.vindobona")

    near = sites(table.state, 0)
    bits = table.state.map.city_bit
    assert {city for city, bit in bits.items() if bit & near} == {
        "massilia",
        "colonia_a",
        "novaria",
        "aquileia",
        "vindobona",
    }
    assert set(table.offered("build")) == {"massilia", "novaria", "aquileia", "vindobona"}
    table.play("build massilia", "build novaria", "build aquileia")
    assert (table.money("Julia"), table.goods("Julia")) == (0, "")
    assert table.state.houses_left(0) == 15 - 4
    assert table.happened(HouseBuilt) == [
        HouseBuilt(0, "massilia", 5, batch("b1 c1")),
        HouseBuilt(0, "novaria", 4, batch("b1 w1")),
        HouseBuilt(0, "aquileia", 3, batch("f1")),
    ]


def test_houses_stand_beside_own_colonists_after_moving():
    """[CO-5.9]"""
    table = building().play("play architect")
    assert table.refused("build cosa") == ("CO-5.9", "move-first-then-build")

    table.play("done")
    assert set(table.offered("build")) <= {"cosa", "florentia", "mutina", "casinum"}
    assert table.refused("build comum") == ("CO-5.9", "no-own-colonist-beside-the-city")
    assert table.refused("move land.cosa.florentia land.cosa.roma") == (
        "CO-5.9",
        "no-move-after-the-first-house",
    )
    assert table.refused("cash") == ("CO-5.9", "build-a-house-or-be-done")


def test_a_colonist_in_a_city_opens_no_site():
    """[CO-5.10, CO-5.1, CO-5.9] E-09: without a step, those on lines still do."""
    table = concordia(2).makes(cosa="brick", florentia="brick").houses("Claudia", "verona")
    table.stands("Julia", "land.cosa.florentia verona", "roma").has("Julia", 50, "f2")
    table.turn("Julia", "start_architect").play("play architect", "done")

    assert table.offered("build") == ["florentia", "cosa"]


@pytest.mark.parametrize(
    ("good", "standing", "price", "goods"),
    [
        ("brick", 3, 4, "f1"),
        ("food", 3, 8, "b1 f1"),
        ("tool", 3, 12, "b1 t1"),
        ("wine", 3, 16, "b1 w1"),
        ("cloth", 3, 20, "b1 c1"),
        ("wine", 2, 12, "b1 w1"),
        ("cloth", 4, 25, "b1 c1"),
        ("food", 1, 4, "b1 f1"),
        ("brick", 0, 1, "f1"),
    ],
)
def test_price_of_a_house(good, standing, price, goods):
    """[CO-5.11, CO-5.12] R-04, E-10"""
    table = concordia(5).makes(novaria=good).stands("Julia", "land.novaria.roma")
    table.houses("Claudia", *["novaria"] * standing)

    assert coins(table.state, "novaria") == price
    assert table.state.map.house_goods[good] == batch(goods)


def test_goods_and_coins_must_both_be_there():
    """[CO-5.11, CO-5.12, CO-5.15]"""
    table = building(money=3, goods="b2 f2 t2").makes(cosa="wine", florentia="cloth", mutina="tool")
    table.makes(casinum="food").houses("Claudia", "casinum").play("play architect", "done")

    assert table.offered("build") == ["mutina"]
    assert table.refused("build cosa") == ("CO-5.11", "the-goods-are-missing")
    assert table.refused("build casinum") == ("CO-5.12", "too-few-coins")


def test_one_house_in_a_city_and_none_in_the_capital():
    """[CO-5.13]"""
    table = building().houses("Julia", "cosa").play("play architect", "done")

    assert table.refused("build cosa") == ("CO-5.13", "one-house-in-a-city")
    assert table.refused("build roma") == ("CO-5.13", "no-houses-in-the-capital")


def test_a_city_holds_a_house_of_everybody():
    """[CO-5.16]"""
    table = building(4).makes(cosa="brick")
    table.houses("Claudia", "cosa").houses("Tiberius", "cosa").houses("Livia", "cosa")

    table.play("play architect", "done", "build cosa")
    assert table.state.houses["cosa"] == (1, 2, 3, 0)


def sets(table: Table) -> set[frozenset[str]]:
    """The sets of cities in which houses can be built, in whatever order."""
    found = set()

    def go(state: Table, built: frozenset[str]) -> None:
        found.add(built)
        for city in state.offered("build"):
            go(Table(state.state.clone()).play(f"build {city}"), built | {city})

    go(table, frozenset())
    return found


def test_sets_that_can_be_paid_together():
    """[CO-5.14, CO-5.15] E-11"""
    table = building(money=9, goods="b1 f2 t1 w1").stands("Julia", "land.cosa.florentia land.casinum.roma")
    table.makes(cosa="brick", florentia="food", casinum="tool").houses("Claudia", "cosa")
    table.play("play architect", "done")

    assert {frozenset(s) for s in ((), ("cosa",), ("florentia",), ("casinum",))} < sets(table)
    assert sets(table) == {
        frozenset(s)
        for s in ((), ("cosa",), ("florentia",), ("casinum",), ("cosa", "florentia"), ("cosa", "casinum"))
    }
    copy = Table(table.state.clone()).play("build cosa", "build florentia")
    assert (copy.money("Julia"), copy.goods("Julia")) == (5, "t1 w1")
    copy = Table(table.state.clone()).play("build cosa", "build casinum")
    assert (copy.money("Julia"), copy.goods("Julia")) == (4, "f1 w1")


def test_the_last_house_in_supply():
    """[CO-5.13, CO-5.17] E-54"""
    table = building(goods="b3 f5").makes(cosa="brick", florentia="brick", casinum="brick", mutina="brick")
    cities = [c for c in table.state.map.cities if c not in {"cosa", "florentia", "casinum", "mutina"}]
    table.houses("Julia", "mutina", *cities[:13]).play("play architect", "done")

    assert sets(table) == {frozenset(s) for s in ((), ("cosa",), ("florentia",), ("casinum",))}
    table.play("build cosa")
    assert table.options == ["done"]
    assert table.refused("build florentia") == ("CO-5.17", "no-house-left")
    assert table.state.final == 0


@pytest.mark.parametrize(("seats", "moves"), list(product((2, 4), (40, 160, 300))))
def test_busy_lines_are_those_with_colonists(seats, moves):
    """[CO-5.4, CO-19.2]"""
    state = shuffled(seats, 5, moves).state
    standing = [
        place
        for player in state.players
        for place in (*player.walkers, *player.ships)
        if place in state.map.line_bit
    ]

    assert len(standing) == len(set(standing))
    assert sum(state.map.line_bit[line] for line in standing) == state.busy
