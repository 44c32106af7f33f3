"""[NR-18, NR-27] The mosaic board and every achievement."""

import pytest

from rome_desktop.games.nova_roma.events import AchievementClaimed, LineCompleted
from rome_desktop.games.nova_roma.mosaic import counts, holds
from tests.games.nova_roma.table import mask, nova

STRIPS = ["MG4", "MY3", "MO2"]
TILES = ("prod_wheat", "prod_stone", "prod_wood", "prod_wine", "prod_horse")


def owning(building=0, maritime=0, cards=0, estate=0, **values):
    """Julia with so many contracts, cards and tiles."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", **values)
    return table.has(
        "Julia",
        buildings=[f"BC{n:02}" for n in range(1, building + 1)],
        maritime=[f"MC{n:02}" for n in range(1, maritime + 1)],
        row=list(range(1, cards + 1)),
        estate={f"{n // 3},{n % 3}": TILES[n] for n in range(estate)},
    )


def claimable(achievement, **values):
    table = owning(**values)
    player = table.player("Julia")
    return holds(player, table.state.map.achievements[achievement], counts(player))


@pytest.mark.parametrize(
    ("achievement", "enough", "too_little"),
    [
        ("G01", {"building": 2}, {"building": 1}),
        ("G02", {"maritime": 2}, {"maritime": 1}),
        ("G03", {"cards": 2}, {"cards": 1}),
        ("G04", {"maritime": 1, "building": 1}, {"maritime": 2}),
        ("G05", {"markers": [0, 3, 0]}, {"markers": [2, 2, 2]}),
        ("G06", {"cards": 1, "maritime": 1}, {"cards": 2}),
        ("G07", {"cards": 1, "building": 1}, {"building": 2}),
        ("G08", {"cards": 1, "estate": 1}, {"estate": 2}),
        ("G09", {"maritime": 1, "estate": 1}, {"maritime": 2}),
        ("G10", {"building": 1, "estate": 1}, {"building": 2}),
        ("G11", {"influence": 4}, {"influence": 3}),
        ("Y01", {"building": 4}, {"building": 3}),
        ("Y02", {"maritime": 4}, {"maritime": 3}),
        ("Y03", {"cards": 4}, {"cards": 3}),
        ("Y04", {"maritime": 4, "building": 1}, {"maritime": 5}),
        ("Y05", {"cards": 1, "building": 4}, {"cards": 2, "building": 2}),
        ("Y06", {"cards": 3, "maritime": 2}, {"cards": 6}),
        ("Y07", {"cards": 1, "estate": 4}, {"estate": 5}),
        ("Y08", {"maritime": 2, "estate": 3}, {"maritime": 2, "estate": 2}),
        ("Y09", {"building": 4, "estate": 1}, {"building": 6}),
        ("Y10", {"influence": 6}, {"influence": 5}),
        ("O01", {"building": 6}, {"building": 5}),
        ("O02", {"cards": 6}, {"cards": 5}),
        ("O03", {"maritime": 6}, {"maritime": 5}),
        ("O04", {"markers": [7, 3, 0]}, {"markers": [7, 2, 0]}),
        ("O05", {"estate": 5}, {"estate": 4}),
    ],
)
def test_every_achievement(achievement, enough, too_little):
    """[NR-27.G01, NR-27.G02, NR-27.G03, NR-27.G04, NR-27.G05, NR-27.G06, NR-27.G07, NR-27.G08, NR-27.G09,
    NR-27.G10, NR-27.G11, NR-27.Y01, NR-27.Y02, NR-27.Y03, NR-27.Y04, NR-27.Y05, NR-27.Y06, NR-27.Y07,
    NR-27.Y08, NR-27.Y09, NR-27.Y10, NR-27.O01, NR-27.O02, NR-27.O03, NR-27.O04, NR-27.O05] Counts are least.
    """
    assert claimable(achievement, **enough)
    assert not claimable(achievement, **too_little)


@pytest.mark.parametrize(
    ("cards", "building", "legal"), [(5, 0, False), (4, 1, True), (1, 4, True), (2, 2, False)]
)
def test_combinations(cards, building, legal):
    """[NR-18.10, X-39] Five in total and one of each kind."""
    assert claimable("Y05", cards=cards, building=building) is legal


def test_conditions_are_not_spent():
    """[NR-18.4, NR-18.5, R-04] The same cards serve again."""
    table = owning(cards=4, strips=["MG1", "MY4", "MO2"], coins=0).turn("Julia").play("claim 1,0")
    player = table.player("Julia")
    assert (player.tokens, len(player.row)) == (3, 4)
    table.has("Julia", row=[1, 2, 3, 4, 5]).turn("Julia")
    assert table.refused("claim 2,0") == ("NR-18.3", "condition-does-not-hold")
    table.has("Julia", row=[1, 2, 3, 4, 5, 6]).turn("Julia").play("claim 2,0")
    assert player.tokens == 2


@pytest.mark.parametrize(
    ("strips", "cell", "before", "after"),
    [(["MG4", "MY3", "MO2"], "0,0", 4, 2), (["MG4", "MY3", "MO2"], "1,0", 7, 4)],
)
def test_influence_is_spent(strips, cell, before, after):
    """[NR-18.4, NR-27.G11, NR-27.Y10] Part of what has to be owned."""
    table = owning(strips=strips, influence=before).turn("Julia").play(f"claim {cell}")
    assert table.player("Julia").influence == after


def test_one_claim_a_turn():
    """[NR-18.2, X-38] Then again in the next turn of the same round."""
    table = owning(cards=4, strips=["MG3", "MY4", "MO2"]).turn("Julia").play("claim 0,0")
    assert table.refused("claim 1,0") == ("NR-18.2", "one-achievement-a-turn")
    table.play("place 0,0", "abandon trade", "abandon upgrade")
    assert table.options("claim") == []
    assert "claim 1,0" in table.turn("Julia", 3).options()


def test_what_a_claim_needs():
    """[NR-18.1, NR-18.3] A cell not covered, a token, a condition that holds."""
    table = owning(cards=4, strips=["MG3", "MY4", "MO2"], covered="0,0").turn("Julia")
    assert table.refused("claim 0,0") == ("NR-18.3", "cell-is-covered")
    assert table.refused("claim 3,3") == ("NR-18.1", "no-such-cell")
    table.has("Julia", tokens=0).turn("Julia")
    assert table.refused("claim 1,0") == ("NR-18.3", "no-achievement-token")
    assert table.happened(AchievementClaimed) == []


def test_nobody_has_to_claim():
    """[NR-18.6] In any order, or not at all."""
    table = owning(cards=4, strips=["MG3", "MY4", "MO2"]).turn("Julia")
    assert {"claim 0,0", "claim 1,0", "place 0,0"} <= set(table.options())
    table.play("place 0,0", "abandon trade", "abandon upgrade", "done")
    assert table.player("Julia").covered == 0


def test_at_most_seven():
    """[NR-18.7] Four tokens and three more at the hippodrome."""
    player = nova("Julia", "Marcus").player("Julia")
    assert player.tokens + player.locked == 7


def test_a_claim_in_the_top_row():
    """[NR-18.8] Two coins at once."""
    table = owning(cards=2, strips=["MG3", "MY1", "MO2"], coins=0).turn("Julia").play("claim 0,0")
    assert table.player("Julia").coins == 2


def test_two_lines_at_once():
    """[NR-18.8, X-36] Column and rising diagonal: both pay, in either order."""
    table = owning(cards=6, strips=["MG1", "MY1", "MO2"], covered="0,0 0,2 1,0 1,1", tokens=1, coins=0)
    table.turn("Julia").play("claim 2,0")
    assert table.options() == ["reward column0", "reward up"]
    table.play("reward up", "good horse")
    assert (table.player("Julia").coins, table.player("Julia").tokens) == (2, 0)
    assert table.points("Julia", "mosaic") == 24
    assert [event.line for event in table.happened(LineCompleted)] == ["up", "column0"]


@pytest.mark.parametrize(
    ("covered", "claim", "coins", "influence", "artisans"),
    [
        ("0,0 0,1", "0,2", 2, 1, 2),
        ("1,0 1,1", "1,2", 3, 1, 1),
        ("2,0 2,1", "2,2", 0, 3, 1),
        ("0,1 1,1", "2,1", 0, 3, 1),
    ],
)
def test_rewards_of_lines(covered, claim, coins, influence, artisans):
    """[NR-18.8] Rows: an artisan, three coins, two influence; the middle column: two influence."""
    table = owning(building=6, cards=6, maritime=6, estate=5, strips=["MG4", "MY4", "MO1"], coins=0)
    table.has("Julia", covered=covered, artisans=1, influence=1).turn("Julia").play(f"claim {claim}")
    if table.options("reward"):
        table.play("reward top")
    player = table.player("Julia")
    assert (player.coins, player.influence, player.artisans) == (coins, influence, artisans)


def test_contracts_are_kept():
    """[NR-18.9] They stay visible as long as the game lasts."""
    table = owning(building=2)
    assert table.seen_by("Marcus").players[0].buildings == ("BC01", "BC02")


def test_the_board():
    """[NR-18.1] Green, yellow, orange from the top; cells are counted by row."""
    assert mask("0,0", "1,0", "2,2") == 0b100001001
