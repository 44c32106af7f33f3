"""[NR-28] Every subject card."""

import pytest

from tests.games.nova_roma.table import box, nova

FINAL = {
    "goods": "3/0/2/5/1",
    "coins": 6,
    "influence": 5,
    "markers": [7, 3, 1],
    "buildings": ["BC01", "BC02", "BC03", "BC04", "BC05"],
    "maritime": ["MC01", "MC02", "MC03", "MC04"],
    "estate": {
        "0,0": "animal",
        "0,1": "animal",
        "0,2": "lion",
        "1,0": "prod_wine",
        "1,1": "prod_wood",
    },
}


@pytest.mark.parametrize(
    ("card", "points"),
    [
        (1, 3),
        (2, 6),
        (3, 5),
        (4, 2),
        (5, 1),
        (6, 4),
        (7, 7),
        (8, 0),
        (9, 5),
        (10, 3),
        (11, 4),
        (12, 4),
        (13, 4),
    ],
)
def test_end_game_cards(card, points):
    """[NR-28.1, NR-28.2, NR-28.3, NR-20.7, NR-20.13, X-45] On the final holdings, which scoring leaves."""
    others = [15, 16, 17, 18, 19, 20]
    table = nova("Julia", "Marcus", "Livia").has("Julia", **FINAL, row=[card, *others])
    assert table.points("Julia", "subject_cards") == points
    assert table.player("Julia").coins == 6


@pytest.mark.parametrize(("card", "field", "least"), [(6, "coins", 6), (8, "influence", 6)])
def test_cards_with_a_threshold(card, field, least):
    """[NR-28.1] Four points from six on."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[card])
    assert table.has("Julia", **{field: least - 1}).points("Julia", "subject_cards") == 0
    assert table.has("Julia", **{field: least}).points("Julia", "subject_cards") == 4


def test_cards_in_hand_score_nothing():
    """[NR-20.7] Only those in the row."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", hand=[11], maritime=["MC01"])
    assert table.points("Julia", "subject_cards") == 0


@pytest.mark.parametrize(
    ("card", "act"),
    [
        (17, "build"),
        (20, "race"),
        (24, "petition"),
        (26, "upgrade"),
        (27, "sail"),
        (28, "trade"),
        (31, "recruit"),
        (32, "produce"),
    ],
)
def test_power_cards(card, act):
    """[NR-28.1, NR-28.7, NR-7.8] One for each action: power 2 with one patrician."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[card], influence=2)
    for other in box().acts:
        if other != act:
            table.performs("Julia", other)
            assert f"use {card}" not in table.options()
    table.performs("Julia", act).play(f"use {card}")
    event = next(e for e in table.log[::-1] if type(e).__name__ == "PowerSet")
    assert (event.act, event.power) == (act, 2)
    assert table.player("Julia").used == [card]


@pytest.mark.parametrize(
    ("card", "act", "goods", "influence"),
    [
        (15, "trade", "2/1/1/1/1", 1),
        (29, "trade", "1/1/1/1/2", 1),
        (30, "trade", "1/2/1/1/1", 1),
        (33, "trade", "1/1/1/2/1", 1),
        (34, "trade", "1/1/2/1/1", 1),
        (16, "recruit", "1/1/1/1/1", 2),
        (22, "petition", "1/1/1/1/1", 2),
    ],
)
def test_cards_that_gain(card, act, goods, influence):
    """[NR-28.1, NR-7.10] At once, when activated."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[card])
    table.performs("Julia", act).play(f"use {card}")
    assert (table.goods("Julia"), table.player("Julia").influence) == (goods, influence)


def test_the_messenger():
    """[NR-28.1] Card 21: a good of choice during Upgrade."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[21]).performs("Julia", "upgrade")
    assert table.play("use 21", "good horse").goods("Julia") == "1/1/1/1/2"


@pytest.mark.parametrize(("card", "act"), [(14, "build"), (18, "sail"), (19, "race"), (25, "upgrade")])
def test_cards_that_place_an_artisan(card, act):
    """[NR-28.4] A coin, an available artisan and a free cell; the tile on it may be used."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[card], coins=1, goods="0/0/0/0/0")
    table.has("Julia", estate={"1,1": "prod_horse"}).performs("Julia", act).play(f"use {card}", "assign 1,1")
    assert table.goods("Julia") == "0/1/0/0/3"
    assert (table.player("Julia").coins, table.player("Julia").artisans) == (0, 0)


def test_what_placing_an_artisan_needs():
    """[NR-28.4] Without coin or artisan it is refused."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[14, 17], coins=0).performs("Julia", "build")
    assert table.refused("use 14") == ("NR-28.4", "needs-a-coin-an-artisan-and-a-cell")
    table.has("Julia", coins=1, artisans=0)
    assert table.refused("use 14") == ("NR-28.4", "needs-a-coin-an-artisan-and-a-cell")


def test_the_physician_is_for_the_opening():
    """[NR-28.6] Card 23, during Build, before the contract is paid."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[23, 14], coins=1, goods="0/0/0/0/0")
    table.performs("Julia", "build").play("done")
    assert table.options() == ["use 14", "done"]
    assert table.refused("use 23") == ("NR-7.9", "only-before-the-steps")


@pytest.mark.parametrize(
    ("card", "act"), [(35, "sail"), (36, "race"), (37, "produce"), (38, "build"), (39, "petition")]
)
def test_permanent_cards(card, act):
    """[NR-28.1, NR-7.7, NR-7.13] A coin each time, never face down."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[card], coins=0)
    table.performs("Julia", act, 3)
    assert table.player("Julia").coins == 1
    table.performs("Julia", act, 1)
    assert (table.player("Julia").coins, table.player("Julia").used) == (2, [])
    other = "trade" if act != "trade" else "sail"
    table.has("Julia", coins=0, hand=[]).performs("Julia", other, 1)
    assert table.player("Julia").coins == 1


def test_the_trainer():
    """[NR-28.5] Card 40: artisans on animal tiles, with yields and a coin each time."""
    table = nova("Julia", "Marcus", "Livia").has(
        "Julia", row=[40, 25], coins=1, goods="0/0/0/0/0", artisans=2
    )
    table.has("Julia", estate={"0,0": "animal", "0,1": "lion"})
    table.performs("Julia", "upgrade", 1).play("use 25", "assign 0,0")
    assert (table.goods("Julia"), table.player("Julia").coins) == ("1/0/0/1/0", 1)
    table.performs("Julia", "produce", 1).play("assign 0,1")
    assert (table.player("Julia").coins, table.player("Julia").used) == (2, [25])


def test_all_forty_are_there():
    """[NR-28.1] Thirteen at the end, twenty-one once a round, six permanent."""
    kinds = [card.category for card in box().subject_cards.cards]
    assert [kinds.count(kind) for kind in ("end_game", "once_per_round", "permanent")] == [13, 21, 6]
