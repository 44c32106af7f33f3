"""CO-2, CO-20: set-up, and what is hidden afterwards."""

from collections import Counter

import pytest

from rome_desktop.games.concordia.events import CardsDealt, FirstPlayerChosen, MarkersLaid, TokensLaid
from rome_desktop.games.concordia.game import BOARDS, PLAYERS
from rome_desktop.games.concordia.setup import WrongNumberOfPlayers
from rome_desktop.session.codec import state_from_json, state_to_json
from tests.games.concordia.table import GAME, alone, bare, box, concordia

TOTALS = {
    "imperium": {"brick": 8, "food": 7, "tool": 6, "wine": 5, "cloth": 4},
    "italia": {"brick": 7, "food": 6, "tool": 5, "wine": 4, "cloth": 3},
}
A_TOKENS = "tokens A brick brick food food tool wine cloth"


@pytest.mark.parametrize("board", BOARDS)
def test_every_city_gets_a_token_of_its_letter(board):
    """[CO-2.1, CO-2.2] E-45"""
    table = concordia(3, board)
    letters = {city.id: city.letter for city in box().maps.of(board).cities.rows}

    assert Counter(table.state.city_goods.values()) == TOTALS[board]
    for letter in set(letters.values()):
        lying = Counter(good for city, good in table.state.city_goods.items() if letters[city] == letter)
        assert lying == box().city_tokens.of(letter)


def test_tokens_are_laid_in_the_order_of_the_table_of_cities():
    """[CO-2.1]"""
    table = bare(2).play(A_TOKENS)

    assert table.state.city_goods == {
        "bauzanum": "brick",
        "aquileia": "brick",
        "verona": "food",
        "comum": "food",
        "segusio": "tool",
        "genua": "wine",
        "nicaea": "cloth",
    }
    assert table.happened(TokensLaid) == [TokensLaid("A")]


@pytest.mark.parametrize(
    "line",
    [
        "tokens A brick brick brick food tool wine cloth",
        "tokens B brick brick food food tool wine cloth",
        "first 0",
    ],
)
def test_other_tokens_are_refused(line):
    """[CO-2.1]"""
    assert bare(2).refused(line) == ("CO-2.1", "the-tokens-of-the-letter")


def test_italia_leaves_the_d_tokens_in_the_box():
    """[CO-2.1]"""
    assert list(bare(2).state.map.letter_cities) == ["A", "B", "C"]
    assert list(bare(3).state.map.letter_cities) == ["A", "B", "C", "D"]


def test_a_province_has_a_marker_of_its_dearest_good():
    """[CO-2.3] R-14, E-44"""
    table = bare(2).play(
        A_TOKENS,
        "tokens B tool cloth wine food brick brick food tool",
        "tokens C brick brick food food tool tool wine wine brick cloth",
    )

    assert table.happened(MarkersLaid) == [MarkersLaid()]
    assert table.state.markers["venetia"] == "food"  # brick, brick, food
    assert table.state.markers["aemilia"] == "cloth"  # tool, cloth
    assert table.state.markers["etruria"] == "wine"  # wine, food
    assert table.state.markers["corsica"] == "brick"  # brick, brick
    assert all(table.state.goods_up.values())


@pytest.mark.parametrize(("seats", "total"), [(2, 15), (3, 21), (4, 26), (5, 30)])
def test_decks_up_to_the_number_of_players_are_in_play(seats, total):
    """[CO-2.4] R-15: three players have 21 cards, 7 displayed and 14 in the stack."""
    state = concordia(seats).state

    assert len(state.display) + state.stack_height() == total
    assert len(state.display) == 7


def test_the_first_card_dealt_lies_on_the_leftmost_space_and_deck_one_on_top():
    """[CO-2.5]"""
    first = (
        "i_smith",
        "i_farmer",
        "i_mason",
        "i_diplomat",
        "i_colonist",
        "i_mercator",
        "i_prefect",
        "i_architect",
    )
    second = (
        "ii_weaver",
        "ii_vintner",
        "ii_consul",
        "ii_colonist",
        "ii_mercator",
        "ii_prefect",
        "ii_architect",
    )
    table = concordia(2)
    step = bare(2).play(
        A_TOKENS,
        "tokens B tool cloth wine food brick brick food tool",
        "tokens C brick brick food food tool tool wine wine brick cloth",
        f"market I {' '.join(first)}",
        f"market II {' '.join(second)}",
    )

    assert step.state.display == list(first[:7])
    assert step.state.stacks == [["i_architect"], list(second[::-1])]
    assert step.happened(CardsDealt) == [CardsDealt(first[:7], tuple(range(7)))]
    assert step.state.concordia == -1
    assert {card[:2] for card in table.state.display} == {"i_"}


@pytest.mark.parametrize("line", ["market I i_smith", "market II i_smith", "first 0"])
def test_other_cards_are_refused(line):
    """[CO-2.4]"""
    table = bare(2).play(
        A_TOKENS,
        "tokens B tool cloth wine food brick brick food tool",
        "tokens C brick brick food food tool tool wine wine brick cloth",
    )

    assert table.refused(line) == ("CO-2.4", "the-cards-of-the-deck")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_pieces_goods_and_hand(seats):
    """[CO-2.6, CO-2.7] R-15"""
    state = concordia(seats).state

    for seat, player in enumerate(state.players):
        assert (player.walkers, player.ships) == (("roma",), ("roma",))
        assert list(player.goods.values()) == [1, 2, 1, 1, 1]
        assert state.room(seat) == 2
        assert state.houses_left(seat) == 15
        assert [state.map.role[card] for card in player.hand] == (
            "tribune architect prefect prefect diplomat mercator senator".split()
        )


def test_coins_by_turn_order_and_the_praefectus_for_the_last():
    """[CO-2.8, CO-2.9] R-15"""
    assert [p.money for p in concordia(3).state.players] == [5, 6, 7]
    assert concordia(3).state.praefectus == 2
    table = concordia(5, first=3)
    assert [p.money for p in table.state.players] == [7, 8, 9, 5, 6]
    assert (table.state.praefectus, table.asked) == (2, "Livia")


def test_chance_says_who_begins():
    """[CO-2.8]"""
    firsts = {concordia(3, seed=seed, first=seed % 3).state.first for seed in range(3)}
    table = bare(2)
    while table.refused("first 2")[0] != "CO-2.8":
        step = table.state.pending[-1]
        table.play(str(step.draw(table.state, Lot())))

    assert firsts == {0, 1, 2}
    assert table.refused("first 2") == ("CO-2.8", "a-seat-at-the-table")
    assert table.refused("market I i_smith") == ("CO-2.8", "a-seat-at-the-table")
    assert table.play("first 1").happened(FirstPlayerChosen) == [FirstPlayerChosen(1)]


class Lot:
    """Dice that change nothing."""

    def shuffle(self, x):
        pass

    def randrange(self, stop):
        return stop - 1


@pytest.mark.parametrize("board", BOARDS)
def test_a_map_is_for_its_numbers_of_players_only(board):
    """[CO-2.10]"""
    for seats in range(1, 7):
        if seats in PLAYERS[board]:
            assert GAME.check_seats(seats, {"map": board})
            assert GAME.rules.setup(box(), seats, {"map": board}).seats == seats
            continue
        with pytest.raises(WrongNumberOfPlayers, match=r"CO-2\.10") as caught:
            GAME.rules.setup(box(), seats, {"map": board})
        refusal = caught.value.refusal
        assert (refusal.clause, refusal.reason) == ("CO-2.10", "not-for-so-many-players")
        assert seats == 1 or not GAME.check_seats(seats, {"map": board})
    assert GAME.rules.setup(box(), 1, {"map": board, "solo": "consul"}).level == "consul"
    assert GAME.complete(5, {})["map"] == "imperium"


def test_score_markers_begin_at_zero():
    """[CO-2.11]"""
    assert [p.points for p in concordia(4).state.players] == [0] * 4


def test_hands_and_piles_are_known_to_computer_players():
    """[CO-20.1]"""
    table = concordia(2)
    seen = table.seen_by("Claudia")

    assert seen.players == table.state.players
    assert (seen.display, seen.goods_up) == (table.state.display, table.state.goods_up)


@pytest.mark.parametrize("name", ["Julia", "Claudia", None])
def test_only_the_order_inside_each_deck_is_hidden(name):
    """[CO-20.2]"""
    table = concordia(2)
    seen = table.seen_by(name)

    assert seen.stacks == [["hidden"] * len(stack) for stack in table.state.stacks]
    seen.stacks = table.state.stacks
    assert seen == table.state


def test_a_saved_table_comes_back():
    """[CO-20.2] What is left to the tables made anew is not saved."""
    for seats in (1, 2):
        table = alone() if seats == 1 else concordia(2)
        document = state_to_json(table.state)

        assert state_from_json(GAME, box(), document) == table.state
        assert not {"map", "box", "built", "busy", "makers"} & set(document)
