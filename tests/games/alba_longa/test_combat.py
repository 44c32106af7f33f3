"""AL-9 and AL-11: soldiers, combat and heroes."""

import pytest

from rome_desktop.games.alba_longa.events import (
    CityAttacked,
    HeroesReturned,
    HeroesRevealed,
    Sabotaged,
    TargetsRevealed,
)
from rome_desktop.games.alba_longa.ids import HIDDEN, HIDDEN_HERO
from rome_desktop.games.alba_longa.soldiers import BeginSoldiers, EndSoldiers, sabotages, targets
from tests.games.alba_longa.table import Table, kings


def armies(*soldiers: int, seats: int = 0, king: int = 0, variants: str = "") -> Table:
    """The soldiers phase begins; every city has workers to sabotage."""
    table = kings(seats or len(soldiers), variants).sets(king=king)
    for name, number in zip(table.names, soldiers, strict=False):
        table.has(name, soldiers=number, population=number + 12, workers=9)
    return table.asks(BeginSoldiers())


def fights(table: Table) -> list[CityAttacked]:
    """The fights, sabotage played out in the quarry."""
    while table.step() == "Sabotage":
        table.play("sabotage quarry")
    return table.happened(CityAttacked)


def test_whoever_has_soldiers_must_attack():
    """[AL-9.1, R19]"""
    table = armies(1, 0, 2)

    assert (table.to_move(), table.options()) == ("Cedric", ["attack roma", "attack veii"])
    assert table.refused("pass") == ("AL-9.1", "choose-a-target-first")
    table.play("Cedric: attack roma")
    assert table.to_move() == "Thierry"


def test_a_target_is_the_city_of_another_king_in_the_game():
    """[AL-9.1, R20, R40]"""
    table = armies(1, 0, 0, 0)
    table.has("Brigitte", alive=False)

    assert table.options() == ["attack roma", "attack veii"]
    for city in ("alba_longa", "velitrae", "reate", "assisi"):
        assert table.refused(f"attack {city}") == ("AL-9.1", "no-such-target")


def test_a_target_stays_face_down_until_all_have_chosen():
    """[AL-9.1, AL-9.2, AL-26.3]"""
    table = armies(1, 1, 0).play("Cedric: attack veii")
    assert table.seen_by("Melanie").players[0].target == [HIDDEN]
    assert table.happened(TargetsRevealed) == []

    table.play("Melanie: attack veii")
    assert table.seen_by("Thierry").players[0].target == ["veii"]
    (revealed,) = table.happened(TargetsRevealed)
    assert (revealed.seats, revealed.cities) == ((0, 1), ("veii", "veii"))


def test_who_attacks_or_is_attacked_lays_a_hero_and_nobody_else():
    """[AL-9.3]"""
    table = armies(0, 1, 0, 0).play("Melanie: attack veii")
    asked = []
    while table.step() == "LayHero":
        asked.append(table.to_move())
        table.play("hero 2")

    assert asked == ["Melanie", "Thierry"]


def test_only_active_heroes_can_be_laid():
    """[AL-9.3]"""
    table = armies(1, 0, 0).has("Cedric", active=[0, 3], used=[1, 2, 4]).play("attack roma")

    assert table.options() == ["hero 0", "hero 3"]
    assert table.refused("hero 2") == ("AL-9.3", "hero-not-active")
    assert table.refused("pass") == ("AL-9.3", "lay-a-hero-first")


def test_heroes_are_shown_at_the_same_time():
    """[AL-9.4, AL-26.3]"""
    table = armies(2, 0, 0).play("attack roma", "Cedric: hero 4")
    assert table.seen_by("Melanie").players[0].hero == [HIDDEN_HERO]
    assert table.happened(HeroesRevealed) == []

    table.play("Melanie: hero 1")
    assert table.seen_by("Thierry").players[0].hero == [4]
    (revealed,) = table.happened(HeroesRevealed)
    assert (revealed.seats, revealed.heroes) == ((0, 1), (4, 1))


def test_a_hero_counts_in_attack_and_in_defence():
    """[AL-9.4, AL-9.6, AL-9.1] So do the soldiers, who defend while they attack."""
    table = armies(2, 3, 0).play("attack roma", "attack alba_longa", "hero 4", "hero 1")
    found = fights(table)

    assert [(fight.city, fight.attack, fight.defence) for fight in found] == [
        *(("alba_longa", 4, 6), ("roma", 6, 4))
    ]


def test_the_city_of_the_king_of_kings_is_first_and_the_others_follow_clockwise():
    """[AL-9.5]"""
    table = armies(1, 1, 1, 1, king=2)
    table.play(
        "Thierry: attack roma",
        "Brigitte: attack veii",
        "Cedric: attack velitrae",
        "Melanie: attack alba_longa",
    )
    table.play(*["hero 1"] * 4)
    assert [fight.city for fight in fights(table)] == ["veii", "velitrae", "alba_longa", "roma"]


def test_all_who_attack_a_city_are_added_up():
    """[AL-9.6]"""
    table = armies(3, 0, 4).play("attack roma", "attack roma", "hero 0", "hero 3", "hero 2")
    (fight,) = fights(table)
    assert (fight.attack, fight.defence) == (9, 3)


@pytest.mark.parametrize(
    ("success", "expected"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (40, 4)]
)
def test_success_says_how_many_sabotages(success, expected):
    """[AL-9.7]"""
    table = armies(success, 0, 0).play("attack roma", "hero 0", "hero 0")

    assert len(fights(table)[0].turns) == expected
    assert len(table.happened(Sabotaged)) == expected
    assert table.player("Melanie").workers == 9 - expected


@pytest.mark.parametrize("hero", [2, 3])
def test_a_draw_or_less_is_a_failure(hero):
    """[AL-9.8]"""
    table = armies(2, 0, 0).play("attack roma", "hero 0", f"hero {hero}")

    assert fights(table)[0].turns == ()
    assert table.player("Melanie").workers == 9
    assert sabotages(table.state, 0) == sabotages(table.state, -4) == 0


def test_attackers_sabotage_in_turn_the_strongest_first():
    """[AL-9.9]"""
    table = armies(3, 0, 6).play("attack roma", "attack roma", "hero 4", "hero 0", "hero 2")
    (fight,) = fights(table)

    assert fight.turns == (2, 0, 2, 0)
    assert [sabotaged.seat for sabotaged in table.happened(Sabotaged)] == [2, 0, 2, 0]


@pytest.mark.parametrize(("king", "first"), [(0, 0), (1, 2), (2, 2)])
def test_of_two_equally_strong_the_earlier_in_turn_order_is_first(king, first):
    """[AL-9.10]"""
    table = armies(4, 0, 4, king=king)
    table.play("attack roma", "attack roma")
    while table.step() == "LayHero":
        table.play("hero 1")
    assert fights(table)[0].turns[0] == first


def test_one_city_is_sabotaged_before_the_next_is_compared():
    """[AL-9.5, R21]"""
    table = armies(0, 5, 5).play("attack alba_longa", "attack roma", "hero 0", "hero 0", "hero 0")

    assert [fight.city for fight in table.happened(CityAttacked)] == ["alba_longa"]
    table.play("Melanie: sabotage quarry", "Melanie: sabotage quarry")
    assert [fight.city for fight in table.happened(CityAttacked)] == ["alba_longa", "roma"]


def test_soldiers_are_not_used_up():
    """[AL-9.1, AL-17.1]"""
    table = armies(3, 2, 0).play("attack roma", "attack alba_longa", "hero 1", "hero 1")
    fights(table)
    assert (table.player("Cedric").soldiers, table.player("Melanie").soldiers) == (3, 2)


def test_without_soldiers_nobody_is_asked():
    """[AL-9.1, AL-9.3]"""
    table = armies(0, 0, 0)
    assert not table.state.pending
    assert table.happened(TargetsRevealed) == []


# Heroes after the fight.


def retired(active: list[int], used: list[int], played: int) -> Table:
    """A King has played a hero, and the last city is resolved."""
    return kings().has("Cedric", active=active, used=used, hero=[played]).asks(EndSoldiers())


def test_a_played_hero_goes_to_the_used_ones():
    """[AL-11.1]"""
    table = retired([0, 1, 2, 4], [], 3)
    player = table.player("Cedric")

    assert (player.active, player.used, player.hero) == ([0, 1, 2, 4], [3], [])
    assert table.happened(HeroesReturned) == [HeroesReturned(0, 1, False)]


def test_a_played_0_is_active_again():
    """[AL-11.1]"""
    player = retired([1, 2, 3, 4], [], 0).player("Cedric")
    assert (player.active, player.used) == ([0, 1, 2, 3, 4], [])


def test_with_only_the_0_active_all_used_heroes_come_back():
    """[AL-11.2]"""
    table = retired([0], [1, 2, 4], 3)
    assert (table.player("Cedric").active, table.player("Cedric").used) == ([0, 1, 2, 3, 4], [])
    assert table.happened(HeroesReturned) == [HeroesReturned(0, 1, True)]


def test_heroes_are_used_up_after_the_last_city():
    """[AL-11.1]"""
    table = armies(0, 5, 5).play("attack alba_longa", "attack roma", "hero 1", "hero 2", "hero 3")
    assert table.player("Thierry").hero == [3]
    fights(table)
    assert [player.used for player in table.state.players] == [[1], [2], [3]]


def test_the_heroes_of_others_cannot_be_seen_but_their_number_can():
    """[AL-11.3, AL-26.1, R24]"""
    table = retired([0, 1, 2, 4], [], 3)
    other, mine = table.seen_by("Melanie").players[0], table.seen_by("Cedric").players[0]

    assert (other.active, other.used) == ([HIDDEN_HERO] * 4, [HIDDEN_HERO])
    assert (mine.active, mine.used) == ([0, 1, 2, 4], [3])


def test_after_the_season_no_card_lies_on_the_table():
    """[AL-9.2, AL-11.1]"""
    table = armies(1, 0, 0).play("attack roma", "hero 0", "hero 4")
    fights(table)
    assert [(p.target, p.hero) for p in table.state.players] == [([], [])] * 3
    assert table.state.revealed == 0
    assert targets(table.state, 0) == ["roma", "veii"]
