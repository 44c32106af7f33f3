"""[NR-17, NR-29] The production zone and every kind of estate tile."""

import pytest

from rome_desktop.games.nova_roma.cleanup import ReturnArtisans
from rome_desktop.games.nova_roma.events import TileUsed
from tests.games.nova_roma.table import box, mask, nova


def on(tile, **values):
    """Julia has placed an artisan on a tile at 0,0 (wine and wheat)."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="0/0/0/0/0", estate={"0,0": tile}, **values)
    return table.steps("Julia", "produce", 1).play("assign 0,0")


def test_the_estate_board():
    """[NR-17.1] Three rows and three columns of yields."""
    board = box().estate_board
    assert (board.columns, board.rows) == (("wheat", "stone", "wood"), ("wine", "horse", "coins"))


@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("prod_wheat", "3/0/0/1/0"),
        ("prod_stone", "1/2/0/1/0"),
        ("prod_wood", "1/0/2/1/0"),
        ("prod_wine", "1/0/0/3/0"),
        ("prod_horse", "1/0/0/1/2"),
    ],
)
def test_production_tiles(tile, goods):
    """[NR-17.2, NR-29.1] What is printed, besides the yields."""
    table = on(tile)
    assert table.goods("Julia") == goods
    assert table.happened(TileUsed)[0].tile == tile


def test_the_tile_that_brings_influence():
    """[NR-17.2, NR-29.1] One influence."""
    assert on("prod_influence").player("Julia").influence == 2


def test_a_good_for_influence():
    """[NR-17.3, NR-29.2] Optional, once for the artisan."""
    table = on("exch_good")
    assert table.refused("hire") == ("NR-29.2", "exchange-or-be-done")
    table.play("exchange", "good horse")
    assert (table.player("Julia").influence, table.goods("Julia")) == (0, "1/0/0/1/1")
    table = on("exch_good").play("done")
    assert table.player("Julia").influence == 1
    assert on("exch_good", influence=0).options("exchange") == []


def test_coins_for_influence():
    """[NR-17.3, NR-29.2] Two coins."""
    table = on("exch_coins").play("exchange")
    assert (table.player("Julia").influence, table.player("Julia").coins) == (0, 2)


def test_an_artisan_for_a_coin():
    """[NR-17.3, NR-29.2] Available at once."""
    table = on("exch_artisan", coins=1).play("exchange")
    assert (table.player("Julia").coins, table.player("Julia").artisans) == (0, 1)


def test_an_exchange_without_gain():
    """[NR-29.11] Not offered when all goods are full."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", goods="5/5/5/5/5", estate={"0,0": "exch_good"})
    assert table.steps("Julia", "produce", 1).play("assign 0,0").options() == []


@pytest.mark.parametrize(("tile", "points"), [("animal", 2), ("lion", 5)])
def test_animals(tile, points):
    """[NR-17.4, NR-29.3, NR-29.4] No artisan on them; the lion counts as two."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", estate={"0,0": tile})
    assert table.points("Julia", "animals") == points
    assert table.steps("Julia", "produce", 1).refused("assign 0,0") == ("NR-17.4", "no-artisan-on-an-animal")


def test_a_one_time_tile():
    """[NR-17.5, NR-17.7, NR-29.8, NR-29.10, X-33] Four coins once; then rows and columns only."""
    table = on("sp_income_coins", coins=0).play("activate")
    player = table.player("Julia")
    assert (player.coins, table.goods("Julia"), player.spent) == (4, "1/0/0/1/0", mask("0,0"))
    table.asks(ReturnArtisans()).steps("Julia", "produce", 1).play("assign 0,0")
    assert table.options() == []
    assert (player.coins, table.goods("Julia"), player.spent) == (4, "2/0/0/2/0", mask("0,0"))
    assert table.has("Julia", row=[3]).points("Julia", "subject_cards") == 1


def test_a_one_time_tile_is_optional():
    """[NR-17.6] Declined it stays face up for another artisan."""
    table = on("sp_income_coins", coins=0)
    assert table.refused("exchange") == ("NR-17.6", "activate-or-be-done")
    table.play("done")
    assert (table.player("Julia").coins, table.player("Julia").spent) == (0, 0)


def test_three_goods_of_choice():
    """[NR-17.8, NR-29.8] Named one by one."""
    table = on("sp_income_goods").play("activate", "good wood", "good wood", "good stone")
    assert table.goods("Julia") == "1/1/2/1/0"


def test_the_recruit_tile():
    """[NR-17.8, NR-29.5] A card without coins, no cards drawn; impossible without a hand."""
    table = on("sp_recruit", hand=[7], coins=0).play("activate", "play 7")
    assert table.player("Julia").row == [7]
    assert on("sp_recruit").options("activate") == []


def test_the_sail_tile():
    """[NR-17.8, NR-29.6] Two sails, no contract."""
    table = on("sp_sail", coins=0).play("activate")
    assert table.options() == ["sail N1", "sail S1", "done"]
    table.play("sail N1", "sail N2")
    assert table.options() == []
    assert sorted(table.player("Julia").ships) == ["", "N2"]
    assert on("sp_sail", ships=["N8", "S6"]).options("activate") == []


def test_the_build_tile():
    """[NR-17.8, NR-17.9, NR-29.7, X-35] One piece in any zone, and no coin of card 38."""
    table = on("sp_build", pieces=1, row=[38], coins=0).play("activate", "build C1,1")
    assert (table.player("Julia").built, table.player("Julia").pieces) == (("C1,1",), 0)
    assert table.player("Julia").coins == 0
    assert on("sp_build", pieces=0).options("activate") == []


def test_the_hippodrome_tile():
    """[NR-17.8, NR-29.9, X-34] Up to two spaces on one track, no artisan."""
    table = on("sp_hippodrome", artisans=2).play("activate", "advance blue", "advance blue")
    assert table.player("Julia").markers == (0, 0, 2)
    assert table.options() == []
    assert on("sp_hippodrome", markers=[7, 7, 7]).options("activate") == []


def test_tiles_are_no_actions():
    """[NR-17.9] No card can be used for them: the Sail tile knows no Shipwright."""
    table = on("sp_sail", row=[27, 35], coins=0).play("activate")
    assert table.options("use") == []
    assert table.player("Julia").coins == 0


def test_a_chain():
    """[NR-17.9, NR-8.12, NR-29.6, X-56] Card 18 places an artisan on a Sail tile in the middle of Sail."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[18, 35], hand=[1, 2], coins=1, influence=1)
    table.has("Julia", estate={"0,0": "sp_sail"}, goods="1/1/1/1/1", artisans=1)
    table.state.maritime_row[0] = "MC08"
    table.performs("Julia", "sail", 1)
    assert table.player("Julia").coins == 2
    table.play("use 18", "assign 0,0", "activate", "sail S1", "sail S2", "contract MC08", "sail S3")
    player = table.player("Julia")
    assert (player.coins, table.goods("Julia"), player.influence) == (1, "2/1/0/1/1", 3)
    assert (len(player.hand), sorted(player.ships)) == (4, ["", "S3"])
    assert (player.spent, player.used, player.artisans) == (mask("0,0"), [18], 0)


def test_how_many_tiles_are_owned():
    """[NR-17.10] Those on the production zone; the lion is one."""
    table = nova("Julia", "Marcus", "Livia").has("Julia", row=[3], estate={"0,0": "lion", "1,1": "animal"})
    table.state.estate_gone.append("prod_wine")
    assert table.points("Julia", "subject_cards") == 2
