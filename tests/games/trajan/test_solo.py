"""TR-24: the solo challenge."""

import random

import pytest

from rome_desktop.engine.steps import options, play, roll
from rome_desktop.games.trajan.events import RivalCardTurned, RivalIdle
from rome_desktop.games.trajan.quarter import EndQuarter, VoteInSenate
from rome_desktop.games.trajan.state import TrajanState
from tests.games.trajan.table import GAME, RIVAL, bare, box, shuffled, solo


def started(seed: int) -> TrajanState:
    state = GAME.rules.setup(box(), 1, {"solo": "senator", "arrangement": "random"})
    roll(state, random.Random(seed))
    return state  # type: ignore[return-value]


def rank_of(points: int) -> tuple[str, list[str]]:
    table = solo().has("Julia", points=[points, 0, 0, 0, 0, 0], workers=0, legionaries=0, yellow=())
    found = GAME.rank(table.state, {})
    assert found is not None
    return found.id, table.winners()


def test_the_table_is_set_for_two_and_the_rival_has_nothing():
    """[TR-24.1, TR-24.13, E69]"""
    table = solo()
    state, rival = table.state, table.player(RIVAL)

    assert (len(state.bag), len(state.bonus), len(table.player("Julia").yellow)) == (9, 2, 1)
    assert (len(state.forum_stack), len(state.extra_stack), len(state.demand_stack)) == (54, 9, 15)
    assert (len(state.deck), state.loop, len(state.forum)) == (58, 11, 9)
    assert (state.senate, table.to_move()) == ((0, 1), "Julia")
    assert (rival.tiles, rival.hand, rival.yellow, rival.trays) == ((), [], (), [""] * 6)


def test_two_cards_for_each_action():
    """[TR-24.2]"""
    deck = box().solo.deck
    assert sorted(card.code for card in deck) == sorted({card.code for card in deck})
    assert len(deck) == 12
    table = solo()

    assert sorted(table.state.rival_deck) == sorted(card.code for card in deck for _ in range(5))
    assert sorted(table.state.rival_deck[-12:]) == sorted(card.code for card in deck)


def test_other_rival_decks_are_refused():
    """[TR-24.2]"""
    table = bare(1, solo="senator")
    while type(step := table.state.pending[-1]).__name__ != "ShuffleRivalDeck":
        table.play(str(step.draw(table.state, random.Random(1))))

    assert table.refused("rival forum-2") == ("TR-24.2", "the-rival-decks-in-some-order")


def test_the_same_seed_gives_the_same_cards():
    """[TR-24.12]"""
    assert started(5) == started(5)
    assert started(5).rival_deck != started(6).rival_deck


def test_the_rival_moves_time_and_the_player_goes_on():
    """[TR-24.3]"""
    table = solo().rival_plays("senate-3")

    assert table.happened(RivalCardTurned) == [RivalCardTurned(1, "senate", 3)]
    assert (table.state.time, table.to_move()) == (3, "Julia")
    table.state.time = 9
    assert table.rival_plays("senate-2").state.laps == 1


def test_the_rivals_ships():
    """[TR-24.4, E61]"""
    table = solo()
    table.state.grey_ships = ("identical",)
    table.rival_plays("seaport-2")
    assert table.state.grey_ships == ("identical", "pairs")

    table.state.grey_ships = ("identical", "pairs", "different")
    table.deck("wine", "oil fish", "gems").rival_plays("seaport-2")
    assert (table.state.discards[0], table.state.spent_cards) == (["oil"], ["fish"])
    table.rival_plays("seaport-2")
    assert (table.state.discards[0], table.state.deck) == (["wine"], [])
    table.deck("", "", "gems").rival_plays("seaport-2")
    assert table.happened(RivalIdle) == [RivalIdle(1, "seaport")]


@pytest.mark.parametrize(
    ("forum", "taken"),
    [
        ("extra_forum joker_demand senate_2 senate_5 demand_games", "senate_5"),
        ("joker_extra_action demand_bread demand_games", "demand_games"),
        ("joker_demand joker_commodity demand_bread", "joker_commodity"),
        ("demand_religion extra_seaport demand_bread", "demand_bread"),
        ("extra_construction extra_forum", "extra_forum"),
    ],
)
def test_what_the_rival_takes_from_the_forum(forum, taken):
    """[TR-24.5]"""
    table = solo().forum(*forum.split())
    table.state.demands = ("games",)
    table.rival_plays("forum-2")

    assert taken not in table.state.forum
    assert table.player(RIVAL).tiles == ((taken,) if "senate" in taken else ())
    assert (taken in table.state.gone) == ("senate" not in taken)
    assert table.forum().rival_plays("forum-2").happened(RivalIdle)


def test_the_rivals_campaign():
    """[TR-24.6, E63]"""
    table = solo().rival_plays("military-2")
    assert (table.player(RIVAL).leader, table.player(RIVAL).tiles) == ("noricum", ())
    table.rival_plays("military-2")
    assert table.player(RIVAL).provinces == ("noricum",)
    table.rival_plays("military-2")
    assert table.player(RIVAL).leader == "raetia"

    table.has("Julia", leader="noricum").acts("Julia", "military").play("occupy")
    assert table.score("Julia") == 2


def test_a_longer_walk():
    """[TR-24.6, TR-24.14, E70]"""
    table = solo().has(RIVAL, leader="noricum", provinces=("noricum", "raetia")).rival_plays("military-2")
    assert table.player(RIVAL).leader == "raetia"
    table.rival_plays("military-2")
    assert table.player(RIVAL).leader == "belgica"
    table.rival_plays("military-2")
    assert "belgica" in table.player(RIVAL).provinces

    everywhere = tuple(place.id for place in box().provinces.places)
    table.has(RIVAL, provinces=everywhere).rival_plays("military-2")
    assert table.happened(RivalIdle)


def test_the_rival_in_the_senate():
    """[TR-24.7]"""
    table = solo().rival_plays("senate-2")
    assert (table.player(RIVAL).track, table.score(RIVAL)) == (1, 0)
    assert table.has(RIVAL, track=7).rival_plays("senate-2").player(RIVAL).track == 7


def test_the_rival_removes_a_tile_of_the_highest_pile():
    """[TR-24.8]"""
    table = solo()
    state = table.state
    state.under_piles = (state.under_piles[0][:5], *state.under_piles[1:])
    top = state.piles[1]
    table.rival_plays("trajan-2")
    assert top in state.gone
    assert state.piles[1] not in ("", top)

    state.piles, state.under_piles = ("",) * 6, ((),) * 6
    assert table.rival_plays("trajan-2").happened(RivalIdle)


def test_where_the_rival_builds():
    """[TR-24.9]"""
    table = solo()
    best = max(range(20), key=lambda n: (table.state.district[n][-1], -n))
    table.rival_plays("construction-2")
    assert (table.player(RIVAL).sites, table.state.district[best]) == ((best,), "")

    table.has(RIVAL, sites=(0,)).site(1, "").site(5, "").rival_plays("construction-2")
    assert table.player(RIVAL).sites == (0, 1)
    table.has(RIVAL, sites=tuple(range(20))).rival_plays("construction-2")
    assert table.happened(RivalIdle)


@pytest.mark.parametrize(("votes", "yellow", "grey"), [((3, 5), (), ("BT02",)), ((5, 3), ("BT02",), ())])
def test_the_player_gets_exactly_one_bonus_tile(votes, yellow, grey):
    """[TR-24.10, E64]"""
    table = solo().has("Julia", track=votes[0], yellow=()).has(RIVAL, track=votes[1])
    table.state.bonus = ("BT01", "BT02")
    table.asks(VoteInSenate())
    if table.to_move():
        table.play("claim BT02")

    assert (table.player("Julia").yellow, table.player("Julia").grey) == (yellow, grey)
    assert table.state.gone == ("BT01",)


def test_the_rivals_senate_tiles_leave_with_the_others_and_its_figures_keep_provinces():
    """[TR-24.13, TR-17.1, TR-17.2]"""
    table = solo().tiles(RIVAL, "senate_4").has(RIVAL, leader="alpes", provinces=("raetia",))
    table.state.province_tiles = ("",) * 10
    table.asks(EndQuarter()).chance()

    assert table.player(RIVAL).tiles == ()
    assert [bool(tile) for tile in table.state.province_tiles] == [False, False] + [True] * 8


@pytest.mark.parametrize(
    ("points", "rank"),
    [(79, "tiro"), (80, "quaestor"), (95, "aedilis"), (110, "praetor"), (130, "consul"), (150, "optimus")],
)
def test_the_rank_of_a_result(points, rank):
    """[TR-24.11]"""
    assert rank_of(points) == (rank, ["Julia"] if points >= 110 else [RIVAL])


def test_the_cards_last_for_a_match_of_the_shortest_turns():
    """[TR-24.2]"""
    state = shuffled(1, 3, 0)
    while state.pending:
        found = options(state)
        sowing = [a for a in found if str(a).startswith("sow")]
        trays = state.players[0].trays
        shortest = min(sowing, key=lambda a: len(trays[found.index(a)] or "x" * 9), default=found[-1])
        play(state, shortest)
        roll(state, random.Random(1))

    assert state.over
    assert state.rival_deck
