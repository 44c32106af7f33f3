"""AL-24 and AL-25: Assisi, and combinations of variants."""

import pytest

from rome_desktop.games.alba_longa.assisi import EndOfAttacks, OfferLoot
from rome_desktop.games.alba_longa.events import (
    AssisiFortified,
    CityAttacked,
    Looted,
    ProductAdded,
    SabotageLapsed,
)
from rome_desktop.games.alba_longa.ids import City
from rome_desktop.games.alba_longa.returning import ReturnPeasants
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers
from tests.games.alba_longa.table import Table, kings


def attacked(soldiers: int, hero: int = 0, **values: object) -> Table:
    """Cedric attacks Assisi with so many soldiers and a hero."""
    table = kings(variants="assisi").sets(**values).has("Cedric", soldiers=soldiers, population=20)
    return table.asks(BeginSoldiers()).play("Cedric: attack assisi", f"Cedric: hero {hero}")


def loots(coin: int, wheat: int, captive: int, more: str = "", season: str = "growing") -> Table:
    """Cedric may take a product."""
    table = kings(variants=f"assisi {more}").sets(loot=(coin, wheat, captive))
    if season == "harvest":
        table.harvest()
    return table.asks(OfferLoot(0))


def test_nobody_rules_reate_and_its_card_stands_for_assisi():
    """[AL-24.1, AL-24.3]"""
    table = kings(4, "assisi").has("Cedric", soldiers=1).asks(BeginSoldiers())
    assert all(player.city != City.REATE for player in table.state.players)
    assert table.options() == ["attack roma", "attack veii", "attack velitrae", "attack assisi"]


def test_assisi_begins_with_three_defenders_a_coin_and_two_wheat():
    """[AL-24.2]"""
    state = kings(3, "assisi").state
    assert (state.defenders, state.loot) == (3, (1, 1, 0))
    assert loots(0, 1, 0).play("loot wheat").player("Cedric").wheat == 2


def test_assisi_comes_before_the_city_of_the_king_of_kings():
    """[AL-24.4, AL-25.2, AL-9.5]"""
    table = kings(variants="assisi").has("Melanie", soldiers=1).has("Thierry", soldiers=1)
    table.asks(BeginSoldiers()).play("Melanie: attack alba_longa", "Thierry: attack assisi")
    table.play("Cedric: hero 4", "Melanie: hero 1", "Thierry: hero 1")
    assert [event.city for event in table.happened(CityAttacked)] == ["assisi", "alba_longa"]


@pytest.mark.parametrize(("defenders", "products"), [(3, 1), (4, 0), (8, 0)])
def test_its_peasants_are_its_whole_defence(defenders, products):
    """[AL-24.4]"""
    table = attacked(3, 1, defenders=defenders)
    (event,) = table.happened(CityAttacked)
    assert (event.attack, event.defence, len(event.turns)) == (4, defenders, products)
    assert (table.step() == "LootAssisi") == bool(products)


def test_nobody_lays_a_hero_for_assisi():
    """[AL-24.4, AL-9.3]"""
    table = kings(variants="assisi").has("Cedric", soldiers=3).asks(BeginSoldiers()).play("attack assisi")
    assert table.play("Cedric: hero 1").step() != "LayHero"


def test_a_product_is_taken_in_place_of_a_sabotage():
    """[AL-24.5]"""
    table = loots(1, 1, 1)
    assert table.options() == ["loot coin", "loot wheat", "loot captive"]
    assert table.refused("pass") == ("AL-24.5", "loot-first")
    coins, bank = table.player("Cedric").coins, table.state.bank_coins

    table.play("loot coin")
    assert (table.player("Cedric").coins, table.state.bank_coins) == (coins + 1, bank)
    assert table.state.loot == (0, 1, 1)
    assert table.happened(Looted) == [Looted(0, "coin", "")]


def test_only_what_is_there_can_be_taken():
    """[AL-24.5]"""
    table = loots(1, 0, 0)
    assert table.options() == ["loot coin"]
    for product in ("wheat", "captive"):
        assert table.refused(f"loot {product}") == ("AL-24.5", "product-not-there")


def test_with_nothing_to_take_the_rest_is_lost():
    """[AL-24.5, R58]"""
    table = attacked(9, 0, loot=(1, 0, 0)).play("Cedric: loot coin")
    assert table.step() == "AddProduct"
    assert {event.city for event in table.happened(SabotageLapsed)} == {"assisi"}


def test_captives_are_products_so_no_monuments_are_compared():
    """[AL-24.5, AL-24.6, R61]"""
    table = loots(0, 0, 1).has("Cedric", monuments=9).play("loot captive", "captive quarry")
    assert table.player("Cedric").worker_captives == 1


@pytest.mark.parametrize(
    ("more", "season", "farm"),
    [
        ("", "growing", False),
        ("", "harvest", False),
        ("spoils_of_war", "harvest", False),
        ("job_well_done", "growing", False),
        ("job_well_done", "harvest", True),
        ("job_well_done spoils_of_war", "harvest", True),
    ],
)
def test_where_a_captive_from_assisi_works(more, season, farm):
    """[AL-24.6, AL-25.1, AL-25.2, R62]"""
    table = loots(0, 0, 1, more, season).play("loot captive")
    places = ["market", "quarry", "temple", *(["farm"] if farm else [])]

    assert table.options() == [f"captive {place}" for place in places]
    assert table.refused("captive barracks") == ("AL-24.6", "no-captive-soldiers")
    assert table.refused("pass") == ("AL-24.6", "place-the-captive-first")
    if not farm:
        assert table.refused("captive farm") == ("AL-24.6", "no-captive-on-this-farm")


def test_on_the_farm_a_captive_stands_in_the_granary():
    """[AL-24.6]"""
    player = loots(0, 0, 1, "job_well_done", "harvest").play("loot captive", "captive farm").player("Cedric")
    assert (player.fields, player.granary, player.granary_captives) == ("", 0, 1)


def test_a_captive_from_assisi_leaves_at_the_end_of_the_season():
    """[AL-24.6]"""
    table = loots(0, 0, 1)
    captives = table.state.bank_captives
    table.play("loot captive", "captive market").asks(ReturnPeasants())
    assert (table.player("Cedric").merchants, table.state.bank_captives) == ("", captives + 1)


@pytest.mark.parametrize(("hero", "defenders"), [(4, 4), (0, 4)])
def test_assisi_gains_a_defender_if_attacked_with_success_or_not(hero, defenders):
    """[AL-24.7]"""
    table = attacked(2, hero)
    while table.step() == "LootAssisi":
        table.play(table.options()[0])
    assert table.state.defenders == defenders
    assert table.happened(AssisiFortified) == [AssisiFortified(4)]


def test_several_attackers_bring_one_defender():
    """[AL-24.7, R60]"""
    table = kings(variants="assisi").has("Cedric", soldiers=1).has("Melanie", soldiers=1)
    table.asks(BeginSoldiers()).play("attack assisi", "attack assisi", "hero 0", "hero 0")
    assert table.state.defenders == 4


def test_assisi_never_has_more_than_eight_defenders():
    """[AL-24.7]"""
    table = kings(variants="assisi").sets(defenders=8).asks(EndOfAttacks(True))
    assert (table.state.defenders, table.happened(AssisiFortified)) == (8, [])


def test_assisi_gains_no_defender_if_nobody_attacked_it():
    """[AL-24.7]"""
    assert kings(variants="assisi").asks(BeginSoldiers()).state.defenders == 3


def test_the_king_of_kings_adds_a_product_every_season():
    """[AL-24.8, R59]"""
    table = kings(variants="assisi").sets(king=1).asks(BeginSoldiers())

    assert (table.to_move(), table.options()) == ("Melanie", ["add coin", "add wheat", "add captive"])
    assert table.refused("pass") == ("AL-24.8", "add-a-product-first")
    bank = table.state.bank_wheat
    table.play("add wheat")
    assert (table.state.loot, table.state.bank_wheat) == ((1, 2, 0), bank - 2)
    assert table.happened(ProductAdded) == [ProductAdded(1, "wheat")]


def test_there_are_three_products_of_a_kind_at_most():
    """[AL-24.8]"""
    table = kings(variants="assisi").sets(loot=(3, 1, 3)).asks(EndOfAttacks(False))
    assert table.options() == ["add wheat"]
    assert table.refused("add coin") == ("AL-24.8", "no-room-for-this-product")


def test_there_are_eight_products_in_all_at_most():
    """[AL-24.8]"""
    assert kings(variants="assisi").sets(loot=(3, 3, 2)).asks(EndOfAttacks(False)).to_move() == ""


def test_without_assisi_nothing_is_added():
    """[AL-24.8, AL-25.1]"""
    assert kings().asks(BeginSoldiers()).to_move() == ""
