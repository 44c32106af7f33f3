"""AL-27: the solo challenge, The Thunder's Deadline."""

import random

import pytest

from rome_desktop.games.alba_longa.assisi import EndOfAttacks, OfferLoot
from rome_desktop.games.alba_longa.blessings import BeginBlessings
from rome_desktop.games.alba_longa.course import BeginSeason
from rome_desktop.games.alba_longa.court import OfferCall
from rome_desktop.games.alba_longa.ending import CheckVictory
from rome_desktop.games.alba_longa.events import (
    BlessingRevealed,
    CityAttacked,
    CoinsPaid,
    DieTaken,
    GaveUp,
    Looted,
    PeasantsSent,
    ProductAdded,
    Sabotaged,
    StallTaken,
    TargetsRevealed,
)
from rome_desktop.games.alba_longa.farmers import BeginFarmers
from rome_desktop.games.alba_longa.houses import OpenFreeHouses
from rome_desktop.games.alba_longa.ids import Season
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.priests import RaiseWorship
from rome_desktop.games.alba_longa.returning import HandOverCard
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers
from rome_desktop.games.alba_longa.workers import BuildMonuments
from rome_desktop.games.alba_longa.year_end import FeedCities
from tests.games.alba_longa.table import GAME, SHADOW, Table, box, moments, solo


def season(level: str = "normal", name: Season = Season.GROWING, **shadow: object) -> Table:
    """A season begins; the Shadow is King of Kings."""
    table = solo(level).has(SHADOW, **shadow).sets(king=1)
    return table.asks(BeginSeason(name))


# Set-up and court.


def test_the_shadow_needs_no_decisions():
    """[AL-27.1, AL-27.3] It never sells, has no free houses and is never asked."""
    table = season(population=16).play("Cedric: pass")
    assert table.to_move() == ""
    assert table.has(SHADOW, population=16).asks(OpenFreeHouses()).to_move() == ""
    assert all(state.pending[-1].seat == 0 for state in moments(1, seed=3))


def test_the_human_is_king_of_kings_first_and_then_the_card_changes_hands():
    """[AL-27.2]"""
    table = solo()
    crowned = [table.state.king, *(table.asks(HandOverCard()).state.king for _ in range(3))]
    assert crowned == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("level", "season_name", "population", "pool"),
    [
        ("calm", "growing", 9, 9),
        ("calm", "harvest", 9, 5),
        ("normal", "harvest", 12, 6),
        ("wrathful", "harvest", 9, 9),
    ],
)
def test_how_many_peasants_the_shadow_has_to_assign(level, season_name, population, pool):
    """[AL-27.3, AL-28.3]"""
    shadow = season(level, Season(season_name), population=population).player(SHADOW)
    assert (shadow.idle, shadow.idle + shadow.at_work) == (pool, population)


@pytest.mark.parametrize(
    ("dice", "pool", "die", "sent"),
    [
        ("1 2 3 4", 8, "brown", 4),
        ("4 4 4 4", 8, "white", 4),
        ("4 4 1 4", 8, "grey", 4),
        ("4 1 1 4", 8, "black", 4),
        ("2 3 4 4", 2, "white", 2),
    ],
)
def test_the_shadow_takes_the_die_that_places_most(dice, pool, die, sent):
    """[AL-27.4]"""
    table = solo().has(SHADOW, population=pool).asks(OfferCall(1)).play(f"chance dice {dice}")
    assert [(event.die, event.bought) for event in table.happened(DieTaken)[:1]] == [(die, False)]
    assert table.happened(PeasantsSent)[0].peasants == sent


def test_its_calls_have_four_places_and_it_buys_at_its_second():
    """[AL-27.4, AL-27.6, AL-21.2]"""
    table = solo().asks(OfferCall(1)).play("chance dice 1 1 3 2", "Cedric: pass")
    assert [(event.die, event.bought) for event in table.happened(DieTaken)] == [
        ("white", False),
        ("brown", True),
    ]
    assert table.to_move() == "Cedric"


def test_it_buys_at_both_its_places_in_the_humans_calls():
    """[AL-27.6]"""
    table = solo().court().call("Cedric", "1 2 3 4", "brown", "temple 4")
    table.play("Cedric: pass")
    assert [event.die for event in table.happened(DieTaken)] == ["brown", "white", "grey"]


def test_it_buys_nothing_when_it_is_out():
    """[AL-27.6]"""
    table = solo().has(SHADOW, out=True).court().call("Cedric", "1 2 3 4", "brown", "temple 4").play("pass")
    assert len(table.happened(DieTaken)) == 1


def test_the_bank_pays_for_it_to_the_stall_with_the_fewest_coins():
    """[AL-27.5, AL-28.4]"""
    table = solo().stalls(1, 0, 0).sets(price=2)
    bank = table.state.bank_coins
    table.asks(OfferCall(1)).play("chance dice 1 1 1 1")

    assert table.state.stalls == (1, 2, 0)
    assert table.happened(CoinsPaid) == [CoinsPaid(1, 2, "II")]
    assert (table.state.bank_coins, table.player(SHADOW).coins) == (bank - 2, 0)


def test_a_bought_die_costs_the_bank_a_coin():
    """[AL-27.5]"""
    table = solo().stalls(2, 1, 1).court().call("Cedric", "1 2 3 4", "brown", "temple 4")
    assert table.state.stalls == (2, 2, 1)


@pytest.mark.parametrize(("price", "population", "out"), [(2, 8, False), (3, 8, True), (0, 0, True)])
def test_it_gives_up_at_a_price_of_3_or_with_nobody_left(price, population, out):
    """[AL-27.6]"""
    table = solo().sets(price=price).has(SHADOW, population=population).asks(OfferCall(1))
    assert table.player(SHADOW).out == out
    assert table.happened(GaveUp) == ([GaveUp(1, True, population == 0)] if out else [])


# Combat.


def shadow_attacks(hero: int = 4, soldiers: int = 5, mine: int = 0, **human: object) -> Table:
    """The Shadow has soldiers and plays a hero."""
    table = solo().has(SHADOW, soldiers=soldiers, population=20).has("Cedric", population=20, **human)
    table.asks(BeginSoldiers())
    while table.step() == "LayHero":
        table.play(f"hero {mine}")
    return table.play(f"chance shadow {hero}")


@pytest.mark.parametrize(
    ("human", "shadow", "target"), [(3, 3, "alba_longa"), (4, 3, "alba_longa"), (2, 3, "assisi")]
)
def test_its_soldiers_attack_whoever_has_as_many_monuments_or_assisi(human, shadow, target):
    """[AL-27.7]"""
    table = (
        solo().has("Cedric", monuments=human).has(SHADOW, monuments=shadow, soldiers=1).asks(BeginSoldiers())
    )
    (event,) = table.happened(TargetsRevealed)
    assert event.cities == (target,)


def test_chance_picks_its_hero_from_its_active_ones():
    """[AL-27.7]"""
    table = solo().has(SHADOW, soldiers=1, monuments=1, active=[0, 3, 4], used=[1, 2]).asks(BeginSoldiers())
    assert table.step() == "DrawShadowHero"
    assert table.refused("chance shadow 2") == ("AL-27.7", "an-active-hero-of-the-shadow")

    step, seen = table.state.pending[-1], set()
    for seed in range(40):
        seen.add(step.draw(table.state, random.Random(seed)).hero)
    assert seen == {0, 3, 4}


def test_its_heroes_are_used_up_and_come_back():
    """[AL-27.7, AL-11.1, AL-11.2]"""
    assert shadow_attacks(3, workers=1).player(SHADOW).used == [3]
    table = solo().has(SHADOW, soldiers=1, monuments=1, active=[0, 3], used=[1, 2, 4]).asks(BeginSoldiers())
    table.play("chance shadow 3")
    assert table.player(SHADOW).active == [0, 1, 2, 3, 4]


def test_it_plays_a_hero_when_it_is_attacked():
    """[AL-27.7, AL-9.3]"""
    table = (
        solo()
        .has("Cedric", soldiers=2)
        .asks(BeginSoldiers())
        .play("attack roma", "hero 4", "chance shadow 1")
    )
    assert [(event.attack, event.defence) for event in table.happened(CityAttacked)] == [(6, 1)]


@pytest.mark.parametrize(
    ("human", "places"),
    [
        ({"merchants": "SSS", "workers": 2}, ["market", "quarry", "market", "quarry"]),
        ({"workers": 1, "priests": 1, "merchants": "S"}, ["quarry", "temple", "market"]),
        ({"workers": 2, "fields": "SSL", "granary": 1}, ["farm", "quarry", "farm", "quarry"]),
        ({"fields": "S", "priests": 1, "merchants": "S"}, ["farm", "temple", "market"]),
        ({"workers": 1, "worker_captives": 1, "priests": 1}, ["quarry", "quarry", "temple"]),
        ({"merchants": "LSS", "workers": 1}, ["market", "quarry", "market"]),
    ],
)
def test_it_sabotages_where_it_could_do_so_most_often(human, places):
    """[AL-27.8]"""
    table = shadow_attacks(4, 9, **human)
    assert [str(event.workplace) for event in table.happened(Sabotaged)][: len(places)] == places[:4]


def test_the_human_sabotages_it_by_the_usual_rules():
    """[AL-27.8]"""
    table = solo().has(SHADOW, merchants="S", workers=2, priests=1).sabotages("Cedric", SHADOW, 2)
    assert table.options() == ["sabotage market", "sabotage quarry", "sabotage temple"]
    table.play("sabotage market")
    assert table.player(SHADOW).merchants == "L"
    assert table.options() == ["sabotage quarry", "sabotage temple"]


@pytest.mark.parametrize(
    ("loot", "product", "left"),
    [((1, 1, 1), "captive", (1, 1, 0)), ((1, 1, 0), "wheat", (1, 0, 0)), ((1, 0, 0), "coin", (0, 0, 0))],
)
def test_from_assisi_it_takes_a_captive_before_wheat_before_a_coin(loot, product, left):
    """[AL-27.9] The captive works in its quarry; wheat and coins are lost."""
    table = solo().sets(loot=loot)
    coins, wheat = table.state.bank_coins, table.state.bank_wheat
    table.asks(OfferLoot(1))
    shadow = table.player(SHADOW)

    assert table.state.loot == left
    assert [event.product for event in table.happened(Looted)] == [product]
    assert shadow.worker_captives == (product == "captive")
    assert (shadow.coins, shadow.wheat) == (0, 0)
    assert table.state.bank_coins == coins + (product == "coin")
    assert table.state.bank_wheat == wheat + 2 * (product == "wheat")


@pytest.mark.parametrize(
    ("loot", "product"),
    [
        ((1, 1, 1), "captive"),
        ((1, 1, 2), "wheat"),
        ((0, 1, 2), "coin"),
        ((1, 1, 0), "captive"),
        ((3, 3, 1), "captive"),
    ],
)
def test_as_king_of_kings_it_adds_the_product_there_is_least_of(loot, product):
    """[AL-27.9]"""
    table = solo().sets(king=1, loot=loot).asks(EndOfAttacks(False))
    assert [(event.seat, event.product) for event in table.happened(ProductAdded)] == [(1, product)]
    assert table.to_move() == ""


# Jobs.


def test_its_merchants_are_ranked_but_their_coins_go_to_the_bank():
    """[AL-27.10]"""
    table = solo().stalls(5, 4, 3).has("Cedric", merchants="S", coins=0).has(SHADOW, merchants="SSS")
    bank = table.state.bank_coins
    table.asks(PayMerchants())

    assert [(event.seat, event.coins) for event in table.happened(StallTaken)] == [(1, 4), (0, 3)]
    assert (table.player("Cedric").coins, table.player(SHADOW).coins) == (4, 0)
    assert table.state.bank_coins == bank + 5 + 4 - 1


@pytest.mark.parametrize(("level", "monuments"), [("calm", 2), ("normal", 3), ("wrathful", 3)])
def test_how_many_workers_it_needs_for_a_monument(level, monuments):
    """[AL-27.10, AL-27.14]"""
    assert solo(level).has(SHADOW, workers=7).asks(BuildMonuments()).player(SHADOW).monuments == monuments


def test_its_priests_do_nothing_and_it_never_improves():
    """[AL-27.10]"""
    table = solo().has(SHADOW, priests=4).harvest().asks(RaiseWorship(), BeginFarmers()).chance()
    assert table.player(SHADOW).worship == 0
    assert table.to_move() == ""
    assert not table.player(SHADOW).improved


def test_a_blessing_is_shown_every_year_all_the_same():
    """[AL-27.10]"""
    assert len(solo().harvest().asks(BeginBlessings()).chance().happened(BlessingRevealed)) == 1


# The end.


@pytest.mark.parametrize(
    ("level", "population", "after"),
    [("calm", 8, 10), ("normal", 8, 10), ("wrathful", 8, 11), ("wrathful", 14, 16), ("normal", 16, 16)],
)
def test_at_the_end_of_a_year_it_grows_and_eats_nothing(level, population, after):
    """[AL-27.11]"""
    table = solo(level).has(SHADOW, population=population).has("Cedric", wheat=8)
    wheat = table.state.bank_wheat
    table.asks(FeedCities())
    assert table.player(SHADOW).population == after
    assert table.state.bank_wheat == wheat + 8


def ended(year: int = 3, human: tuple[int, int] = (0, 9), shadow: tuple[int, int] = (0, 9)) -> Table:
    """The end of a year: monuments and population of both."""
    table = solo().year(year, "wet")
    for name, (monuments, population) in (("Cedric", human), (SHADOW, shadow)):
        table.has(name, monuments=monuments, population=population, alive=population > 0)
    return table.asks(CheckVictory())


@pytest.mark.parametrize(
    ("year", "human", "shadow", "reason", "winners"),
    [
        (3, (10, 16), (4, 9), "challenge-fulfilled", ["Cedric"]),
        (3, (10, 16), (10, 16), "challenge-fulfilled", ["Cedric"]),
        (7, (10, 16), (4, 9), "challenge-fulfilled", ["Cedric"]),
        (3, (10, 15), (10, 16), "shadow-fulfilled", [SHADOW]),
        (3, (9, 0), (4, 9), "city-lost", [SHADOW]),
        (7, (9, 20), (4, 9), "deadline-passed", [SHADOW]),
    ],
)
def test_who_wins(year, human, shadow, reason, winners):
    """[AL-27.12]"""
    table = ended(year, human, shadow)
    assert (GAME.rules.ended(table.state), table.winners()) == (reason, winners)


def test_otherwise_the_challenge_goes_on():
    """[AL-27.12]"""
    assert not ended(6, (9, 20), (10, 15)).state.over


def won(year: int, population: int, wheat: int, coins: int) -> Table:
    table = solo().year(year, "moderate" if year == 1 else "wet")
    table.has("Cedric", monuments=10, population=population, wheat=wheat, coins=coins)
    return table.asks(CheckVictory())


@pytest.mark.parametrize(
    ("year", "population", "wheat", "coins", "score", "rank"),
    [
        (7, 16, 0, 0, 40, "Village headman"),
        (5, 16, 0, 0, 60, "City magistrate"),
        (4, 16, 2, 3, 75, "Head of the League"),
        (2, 16, 0, 0, 90, "Founder of Rome"),
        (5, 17, 1, 0, 63, "City magistrate"),
        (4, 16, 2, 2, 74, "City magistrate"),
    ],
)
def test_the_score_and_rank_of_a_win(year, population, wheat, coins, score, rank):
    """[AL-27.13]"""
    table = won(year, population, wheat, coins)
    found = GAME.rank(table.state, {})

    assert table.standing("Cedric").score == sum(table.categories("Cedric").values()) == score
    assert found is not None
    assert found.name.en == rank
    assert table.standing(SHADOW).score == 0


def test_a_loss_scores_nothing():
    """[AL-27.13]"""
    table = ended(7, (9, 30))
    assert (table.standing("Cedric").score, GAME.rank(table.state, {})) == (0, None)


def test_there_are_three_levels():
    """[AL-27.14]"""
    assert GAME.solo == ("calm", "normal", "wrathful")
    levels = [(level.workers_each, level.half_farm, level.growth) for level in box().solo.levels]
    assert levels == [(3, True, 2), (2, True, 2), (2, False, 3)]
