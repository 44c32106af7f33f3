"""AL-23: Spoils of War."""

import pytest

from rome_desktop.games.alba_longa.events import Captured, Sabotaged
from rome_desktop.games.alba_longa.merchants import PayMerchants
from rome_desktop.games.alba_longa.priests import RaiseWorship
from rome_desktop.games.alba_longa.returning import ReturnPeasants
from rome_desktop.games.alba_longa.workers import BuildMonuments
from rome_desktop.games.alba_longa.year_end import FeedCities
from tests.games.alba_longa.table import Table, kings


def spoils(workplace: str, more: str = "", victim: dict[str, object] | None = None, **mine: object) -> Table:
    """Cedric has sabotaged that workplace of Melanie; both have as many monuments unless said otherwise."""
    table = kings(variants=f"spoils_of_war {more}").harvest()
    table.has("Cedric", population=20, **mine).has("Melanie", population=20, **victim or {})
    return table.sabotages("Cedric", "Melanie").play(f"Cedric: sabotage {workplace}")


@pytest.mark.parametrize(("mine", "theirs", "captured"), [(3, 3, True), (2, 3, True), (4, 3, False)])
def test_with_no_more_monuments_than_the_victim_the_peasant_is_captured(mine, theirs, captured):
    """[AL-23.1, R53]"""
    table = spoils("quarry", victim={"workers": 2, "monuments": theirs}, monuments=mine)

    assert table.player("Cedric").worker_captives == captured
    assert (table.player("Melanie").workers, len(table.happened(Captured))) == (1, captured)


def test_without_the_variant_nobody_is_captured():
    """[AL-23.1]"""
    table = kings().has("Melanie", workers=2).sabotages("Cedric", "Melanie").play("sabotage quarry")
    assert table.player("Cedric").captives == 0


def test_each_king_who_sabotages_is_compared_for_himself():
    """[AL-23.1, R53]"""
    table = kings(variants="spoils_of_war").has("Melanie", workers=3, monuments=2).has("Thierry", monuments=3)
    table.sabotages("Cedric", "Melanie").play("sabotage quarry")
    table.sabotages("Thierry", "Melanie").play("sabotage quarry")
    assert [player.worker_captives for player in table.state.players] == [1, 0, 0]


def test_the_defender_takes_his_peasant_home_and_his_population_stays():
    """[AL-23.2]"""
    player = spoils("temple", victim={"priests": 2}).player("Melanie")
    assert (player.priests, player.population, player.idle) == (1, 20, 19)


def test_captives_are_placed_like_the_kings_own():
    """[AL-23.3]"""
    assert spoils("market", victim={"merchants": "SS"}, merchants="SS").player("Cedric").merchants == "SSC"
    assert spoils("quarry", victim={"workers": 2}).player("Cedric").worker_captives == 1
    assert spoils("temple", victim={"priests": 2}).player("Cedric").priest_captives == 1


@pytest.mark.parametrize(
    ("place", "fields", "after"),
    [
        ("quarry", {"workers": 1, "worker_captives": 1}, {"workers": 1, "worker_captives": 0}),
        ("temple", {"priests": 1, "priest_captives": 1}, {"priests": 1, "priest_captives": 0}),
        ("market", {"merchants": "SC"}, {"merchants": "S"}),
        ("farm", {"granary": 1, "granary_captives": 1}, {"granary": 1, "granary_captives": 0}),
    ],
)
def test_sabotage_hits_a_captive_first_and_he_goes_to_the_supply(place, fields, after):
    """[AL-23.3, R55]"""
    table = kings(variants="spoils_of_war job_well_done").harvest().has("Melanie", **fields)
    table.has("Cedric", monuments=1)
    captives, idle = table.state.bank_captives, table.player("Melanie").idle
    table.sabotages("Cedric", "Melanie").play(f"sabotage {place}")
    player = table.player("Melanie")

    assert {key: getattr(player, key) for key in after} == after
    assert (table.state.bank_captives, player.idle) == (captives + 1, idle)
    assert table.happened(Sabotaged)[0].captive


def test_a_captive_who_is_captured_joins_the_new_attacker():
    """[AL-23.3, R55]"""
    table = spoils("quarry", victim={"workers": 1, "worker_captives": 1})
    assert (table.player("Cedric").worker_captives, table.player("Melanie").worker_captives) == (1, 0)
    assert table.player("Melanie").workers == 1


def test_the_very_last_merchant_lies_down_and_the_attacker_gets_his_captive():
    """[AL-23.4, AL-10.3]"""
    table = spoils("market", victim={"merchants": "S"})
    assert (table.player("Cedric").merchants, table.player("Melanie").merchants) == ("C", "L")


def test_a_lying_merchant_does_not_rise_when_a_captive_joins_him():
    """[AL-23.4, R56]"""
    table = spoils("market", victim={"merchants": "SS"}, merchants="L")
    assert table.player("Cedric").merchants == "LC"
    assert table.player("Cedric").standing_merchants == 1


def test_a_captive_who_is_the_only_merchant_is_laid_down_and_leaves_on_return():
    """[AL-23.4, R67]"""
    table = spoils("market", victim={"merchants": "C"})
    assert (table.player("Cedric").merchants, table.player("Melanie").merchants) == ("C", "D")

    captives = table.state.bank_captives
    table.asks(ReturnPeasants())
    assert table.state.bank_captives == captives + 2


def test_farmers_are_captured_from_the_granary_first():
    """[AL-23.5]"""
    player = spoils("farm", victim={"fields": "SSSSS", "granary": 1}).player("Melanie")
    assert (player.fields, player.granary, player.idle) == ("SSSSS", 0, 15)


def test_farmers_captured_on_fields_lie_down():
    """[AL-23.5]"""
    player = spoils("farm", victim={"fields": "SS"}).player("Melanie")
    assert (player.fields, player.idle) == ("SL", 18)


@pytest.mark.parametrize(("victim", "wheat"), [({"fields": "SS"}, 1), ({"fields": "SSSSS", "granary": 1}, 0)])
def test_without_a_job_well_done_a_captured_farmer_is_no_captive(victim, wheat):
    """[AL-23.6, AL-25.2, R57] For one from a field there is a wheat at once."""
    table = spoils("farm", victim=victim, fields="S")
    player = table.player("Cedric")

    assert (player.wheat, player.granary_captives, player.fields) == (wheat, 0, "S")
    assert [event.wheat for event in table.happened(Captured)] == [wheat]


@pytest.mark.parametrize("victim", [{"fields": "SS"}, {"fields": "SSSSS", "granary": 1}])
def test_with_a_job_well_done_the_captive_stands_in_the_granary(victim):
    """[AL-23.7, AL-25.2]"""
    player = spoils("farm", "job_well_done", victim, fields="S").player("Cedric")
    assert (player.wheat, player.granary_captives, player.fields) == (0, 1, "S")


def test_captives_work_this_season_and_then_go_to_the_supply():
    """[AL-23.8, R54]"""
    table = kings(variants="spoils_of_war").has(
        "Cedric", workers=1, worker_captives=1, priests=1, priest_captives=2, merchants="SSC", coins=0
    )
    table.asks(PayMerchants(), BuildMonuments(), RaiseWorship(), ReturnPeasants())
    player = table.player("Cedric")

    assert (player.monuments, player.worship, player.coins) == (1, 3, 2)
    assert player.captives == 0


def test_captives_do_not_count_for_population_feeding_and_victory():
    """[AL-23.8, R54, AL-28.3]"""
    table = spoils("quarry", victim={"workers": 2}, wheat=20)
    assert (table.player("Cedric").population, table.player("Cedric").at_work) == (20, 0)
    table.has("Melanie", wheat=20).has("Thierry", wheat=8).asks(ReturnPeasants(), FeedCities())
    assert (table.player("Cedric").wheat, table.player("Cedric").population) == (0, 20)
