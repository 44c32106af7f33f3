"""AL-1, AL-2, AL-3 and AL-25: the box, set-up and the city boards."""

import random

import pytest

from rome_desktop.games.alba_longa.blessings import RevealBlessing
from rome_desktop.games.alba_longa.course import SellPeasants
from rome_desktop.games.alba_longa.events import FirstKingChosen
from rome_desktop.games.alba_longa.farmers import RevealClimate, TurnCard
from rome_desktop.games.alba_longa.ids import City, Climate
from rome_desktop.games.alba_longa.placing import open_workplaces, place
from rome_desktop.games.alba_longa.setup import WrongVariant
from rome_desktop.games.alba_longa.soldiers import targets
from tests.games.alba_longa.table import GAME, KINGS, Table, bare, box, chosen, kings, solo

# The box.


def test_two_to_five_kings_rule_one_of_five_cities_each():
    """[AL-1.1]"""
    assert GAME.seats == (2, 3, 4, 5)
    assert [player.city for player in kings(5).state.players] == [
        *("alba_longa", "roma", "veii", "velitrae", "reate")
    ]


def test_every_number_is_equally_likely_on_each_of_the_four_dice():
    """[AL-1.2, AL-28.1]"""
    dice = box().dice

    assert sorted(dice.faces) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [(str(d.id), str(d.workplace)) for d in dice.kinds] == [
        *(("black", "barracks"), ("grey", "market"), ("white", "quarry"), ("brown", "temple"))
    ]
    step = kings().court().play("call").state.pending[-1]
    rolls = [step.draw(kings().state, random.Random(seed)).pips for seed in range(400)]
    for die in range(4):
        shown = [pips[die] for pips in rolls]
        assert all(70 < shown.count(number) < 130 for number in (1, 2, 3, 4))


def test_each_city_can_build_ten_monuments():
    """[AL-1.3, AL-3.1]"""
    assert box().monuments.foundations * 5 == 50


def test_the_central_board_shows_prices_and_six_stalls():
    """[AL-1.4]"""
    assert box().court.prices == (0, 1, 2, 3, 4)
    assert box().stalls.number(5) == 6


def test_assisi_is_on_the_back_of_the_board_of_reate():
    """[AL-1.5] With Assisi in use nobody rules Reate."""
    assert all(player.city != City.REATE for player in kings(4, "assisi").state.players)
    assert kings(5).state.players[4].city == City.REATE


def test_pieces_that_are_public_markers():
    """[AL-1.6] Population, worship and housing disc of each King, season, price and the mark of piety."""
    table = kings(3, "job_well_done")
    player = table.player("Cedric")

    assert (player.population, player.worship, player.disc) == (8, 0, 0)
    assert (table.state.season, table.state.price, table.state.mark) == ("growing", 0, -1)


def test_peasants_wheat_and_coins_of_the_box():
    """[AL-1.7, AL-1.8]"""
    supply = box().supply
    assert (supply.peasants, supply.captives) == (90, 10)
    assert (supply.wheat, supply.coins) == (24 + 50 + 60, 40 + 45)


def test_pieces_are_never_used_up():
    """[AL-1.8, R03]"""
    table = kings().sets(bank_peasants=0, bank_coins=0, bank_captives=0, bank_wheat=0)
    table.state.pending = [SellPeasants(0)]
    table.play("sell 3")
    assert (table.state.bank_coins, table.player("Cedric").coins) == (-2, 7)


def test_the_cards_of_the_box():
    """[AL-1.9]"""
    climates = [card.climate for card in box().prayers.cards]
    rewards = {(str(c.reward), c.amount): c.count for c in box().blessings.cards}

    assert [climates.count(c) for c in Climate] == [3, 4, 3]
    assert rewards == {("wheat", 3): 4, ("coins", 2): 3, ("monument", 1): 2}
    assert box().heroes.values == (0, 1, 2, 3, 4)
    assert [len(targets(kings(5).state, side)) for side in range(5)] == [4] * 5


# Set-up.


@pytest.mark.parametrize(("seats", "stalls"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_there_is_one_stall_more_than_kings(seats, stalls):
    """[AL-2.1]"""
    assert kings(seats).state.stalls == (0,) * stalls


def test_the_game_begins_in_a_growing_season_and_the_dice_cost_nothing():
    """[AL-2.2]"""
    state = bare().chance().state
    assert (state.year, state.season, state.dice_price) == (1, "growing", 0)


def test_what_a_king_begins_with():
    """[AL-2.3, AL-2.4, AL-2.6, R05]"""
    for player in kings(4).state.players:
        assert (player.population, player.idle, player.coins, player.wheat) == (8, 8, 5, 0)
        assert (player.worship, player.monuments, player.disc, player.out) == (0, 0, 0, False)
        assert (player.active, player.used) == ([0, 1, 2, 3, 4], [])


def test_cards_of_cities_nobody_rules_are_not_in_the_game():
    """[AL-2.5, R20]"""
    assert targets(kings(3).state, 0) == ["roma", "veii"]
    assert targets(kings(3, "assisi").state, 1) == ["alba_longa", "veii", "assisi"]


def test_the_climate_is_known_from_the_first_season_and_the_prayers_are_not():
    """[AL-2.8]"""
    state = bare().chance().state
    assert (state.climate, state.prayers, state.weather) == ("moderate", 0, ())


def test_blessings_come_in_any_order_and_each_card_once():
    """[AL-2.9, R35]"""
    first = set()
    for seed in range(40):
        table = kings().asks(*[RevealBlessing()] * 9).chance(seed)
        assert sorted(table.state.blessings) == ["B-COINS"] * 3 + ["B-MONUMENT"] * 2 + ["B-WHEAT"] * 4
        first.add(table.state.blessings[0])
    assert first == {"B-COINS", "B-MONUMENT", "B-WHEAT"}


def test_coins_and_monuments_are_seen_by_all():
    """[AL-2.10, AL-26.1]"""
    table = kings().has("Melanie", coins=17, monuments=4)
    for name in (*KINGS[:3], None):
        view = table.seen_by(name).players[1]
        assert (view.coins, view.monuments) == (17, 4)


def test_chance_names_the_first_king_of_kings_unless_the_table_does():
    """[AL-2.11, R01]"""
    assert {bare(4).chance(seed).state.king for seed in range(30)} == {0, 1, 2, 3}
    table = bare(4).play("chance first 2")
    assert (table.happened(FirstKingChosen), table.state.king) == ([FirstKingChosen(2)], 2)
    assert bare(4).refused("chance first 4") == ("AL-2.11", "a-seat-at-the-table")


def test_turn_order_follows_the_order_of_the_seats_from_the_king_of_kings_on():
    """[AL-2.11, R04]"""
    table = bare(4).play("chance first 2")
    order = []
    for _ in range(4):
        order.append(table.to_move())
        table.play("pass")
    assert order == ["Thierry", "Brigitte", "Cedric", "Melanie"]


def test_which_weather_cards_come_is_chance():
    """[AL-2.7, R02]"""
    found = {kings().harvest().asks(TurnCard()).chance(seed).state.weather for seed in range(40)}
    assert found == {("W-M1",), ("W-M2",), ("W-M3",), ("W-M4",)}


def test_other_weather_cards_are_refused():
    """[AL-2.7] Those of another climate, and those that were turned over."""
    table = kings().harvest().year(5, "wet").asks(TurnCard())
    turned = next(card for card in table.state.weather if card.startswith("W-W"))
    for card in ("W-D3", turned):
        assert table.refused(f"chance weather {card}") == ("AL-2.7", "a-card-of-this-climate")


def test_each_climate_comes_once_in_three_years():
    """[AL-2.7]"""
    table = kings().harvest().year(3, "wet").asks(RevealClimate())
    assert table.refused("chance climate wet") == ("AL-2.7", "a-climate-of-this-pile")
    assert table.refused("chance climate dry") == ("AL-2.7", "a-climate-of-this-pile")
    table.play("chance climate moderate").sets(year=4).asks(RevealClimate())
    assert {str(table.state.pending[-1].draw(table.state, random.Random(n))) for n in range(30)} == {
        *("climate dry", "climate moderate", "climate wet")
    }


def test_other_blessings_are_refused():
    """[AL-2.9]"""
    table = kings().sets(blessings=("B-MONUMENT",) * 2).asks(RevealBlessing())
    assert table.refused("chance blessing B-MONUMENT") == ("AL-2.9", "a-blessing-left-in-the-deck")


# City boards.


def sent(workplace: str, peasants: int, **values: object) -> Table:
    """Cedric has sent so many peasants to work."""
    table = kings().harvest().has("Cedric", population=30, **values)
    player = table.player("Cedric")
    place(table.state, player, workplace, peasants)  # type: ignore[arg-type]
    assert player.idle + player.at_work == 30
    return table


def test_peasants_live_on_the_housing_track():
    """[AL-3.2, AL-2.4]"""
    housing = box().housing
    assert (housing.spaces, housing.free, housing.disc_start) == (21, (12, 16, 20), 0)


def test_any_number_of_soldiers_stands_in_the_barracks():
    """[AL-3.3, AL-7.1, AL-3.8]"""
    assert sent("barracks", 25).player("Cedric").soldiers == 25


def test_merchants_fill_the_track_from_space_1_and_then_stand_beside_it():
    """[AL-3.4, AL-7.2]"""
    assert sent("market", 2, merchants="SSSSSS").player("Cedric").merchants == "SSSSSSSS"
    assert (box().market.spaces, box().market.paying) == (6, (1, 3, 6))


def test_any_number_of_workers_stands_in_the_quarry():
    """[AL-3.5, AL-7.3, AL-3.8]"""
    assert sent("quarry", 22, workers=3).player("Cedric").workers == 25


def test_priests_stand_after_the_disc_and_then_beside_the_track():
    """[AL-3.6, AL-7.4]"""
    assert sent("temple", 13, priests=2, worship=4).player("Cedric").priests == 15


@pytest.mark.parametrize(
    ("fields", "farmers", "expected"),
    [("", 4, ("SSSS", 0)), ("SSS", 4, ("SSSSS", 2)), ("SSSSS", 3, ("SSSSS", 3))],
)
def test_five_farmers_take_fields_and_the_others_the_granary(fields, farmers, expected):
    """[AL-3.7, AL-7.5]"""
    player = sent("farm", farmers, fields=fields).player("Cedric")
    assert (player.fields, player.granary) == expected


def test_the_farm_is_open_in_the_harvest_season_only():
    """[AL-3.7, AL-4.3]"""
    assert "farm" not in open_workplaces(kings().state)
    assert "farm" in open_workplaces(kings().harvest().state)


def test_lengths_of_the_tracks():
    """[AL-3.8, AL-3.1, R06]"""
    made = box()
    assert (made.market.spaces, made.temple.spaces, made.housing.spaces) == (6, 10, 21)


# Combinations.


@pytest.mark.parametrize("chosen", [{"assisi": "no"}, {"job_well_done": "yes"}, {"spoils_of_war": "yes"}])
def test_the_challenge_is_played_with_assisi_alone(chosen):
    """[AL-27.1]"""
    refusal = GAME.refuse_seats(1, chosen)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("AL-27.1", "challenge-with-assisi-alone")
    assert GAME.complete(1, {}) == {"job_well_done": "no", "spoils_of_war": "no", "assisi": "yes"}


@pytest.mark.parametrize(
    ("seats", "assisi", "reason"), [(2, "no", "two-kings-need-assisi"), (5, "yes", "no-assisi-for-five")]
)
def test_assisi_is_always_in_play_with_two_kings_and_never_with_five(seats, assisi, reason):
    """[AL-25.1, AL-24.1, AL-21.1, R63]"""
    refusal = GAME.refuse_seats(seats, {"assisi": assisi})
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("AL-25.1", reason)
    with pytest.raises(WrongVariant):
        GAME.rules.setup(box(), seats, {"assisi": assisi})
    assert GAME.complete(seats, {})["assisi"] == ("yes" if seats == 2 else "no")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", ["", "job_well_done", "spoils_of_war", "job_well_done spoils_of_war"])
@pytest.mark.parametrize("assisi", [False, True])
def test_the_variants_go_alone_or_together(seats, variants, assisi):
    """[AL-25.1]"""
    if (seats, assisi) in ((2, False), (5, True)):
        return
    state = kings(seats, f"{variants} assisi" if assisi else variants).state

    assert (state.job_well_done, state.spoils_of_war) == ("job" in variants, "spoils" in variants)
    assert (state.assisi, state.defenders, state.loot) == (assisi, 3 * assisi, (1 * assisi, 1 * assisi, 0))
    assert GAME.check_seats(seats, chosen(seats, f"{variants} assisi" if assisi else variants))


def test_the_solo_challenge_is_set_up_for_two_with_assisi():
    """[AL-27.1, AL-27.2]"""
    table = solo()
    shadow = table.player("Shadow")

    assert (len(table.state.stalls), table.state.assisi, table.state.king) == (3, True, 0)
    assert (table.state.job_well_done, table.state.spoils_of_war) == (False, False)
    assert City.REATE not in [player.city for player in table.state.players]
    assert (shadow.population, shadow.monuments, shadow.active) == (8, 0, [0, 1, 2, 3, 4])
    assert (shadow.coins, shadow.wheat, shadow.worship) == (0, 0, 0)
