"""Hidden cards: views, guesses, and how much is known."""

import random

import pytest

from rome_desktop.engine.hidden import Place, Zone, imagine, learned, lying, observe
from tests.engine.toy import TOY, begun


def test_each_seat_sees_its_own_cards_and_the_places_that_are_empty():
    state = begun()

    assert observe(state, TOY.rules.zones, 0).cards == [["ace", "two"], ["?"]]
    assert observe(state, TOY.rules.zones, 1).cards == [["?", "?"], ["three"]]
    assert observe(state, TOY.rules.zones, 1).table == ["", "?"]


def test_an_onlooker_sees_nothing_hidden():
    assert observe(begun(), TOY.rules.zones, None).cards == [["?", "?"], ["?"]]


def test_an_open_place_is_seen_by_everybody():
    table = Zone(
        "table", "?", "", lambda state: (), lambda state: [Place(state.table, frozenset((None, 0, 1)))]
    )

    assert [observe(begun(), [table], seat).table for seat in (0, 1, None)] == [["", "four"]] * 3


def test_a_view_is_independent_of_the_table():
    state = begun()
    view = observe(state, TOY.rules.zones, 0)
    view.cards[0][0] = "mine"
    view.stones = 99

    assert (state.cards[0][0], state.stones) == ("ace", 3)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_guess_keeps_what_is_seen_and_deals_the_rest_from_the_pool(seat):
    view = observe(begun(), TOY.rules.zones, seat)
    guesses = [imagine(view, TOY.rules.zones, random.Random(n)) for n in range(20)]

    for guess in guesses:
        dealt = [card for cards in (*guess.cards, guess.table) for card in cards if card]
        assert len(dealt) == len(set(dealt)) == 4
        assert set(dealt) <= set(guess.box)
        assert observe(guess, TOY.rules.zones, seat) == view
    assert len({repr(guess) for guess in guesses}) > 1
    assert view == observe(begun(), TOY.rules.zones, seat)


def test_every_fitting_deal_can_be_guessed():
    view = observe(begun(), TOY.rules.zones, 0)
    hands = {imagine(view, TOY.rules.zones, random.Random(n)).cards[1][0] for n in range(60)}

    assert hands == {"three", "four", "five"}


def test_a_guess_lays_no_card_where_it_may_never_lie():
    def places(state):
        yield Place(state.cards[0], frozenset())
        yield Place(state.cards[1], frozenset(), never=frozenset(("ace", "two", "four")))

    zone = Zone("held", "?", "", lambda state: ["ace", "two", "three"], places)
    view = observe(begun(), [zone], None)
    guesses = [imagine(view, [zone], random.Random(n)).cards for n in range(30)]

    assert [cards[1] for cards in guesses] == [["three"]] * 30
    assert {tuple(cards[0]) for cards in guesses} == {("ace", "two"), ("two", "ace")}


def test_a_seat_learns_of_a_card_that_comes_to_lie_where_it_sees_it():
    state = begun()
    before = lying(state, TOY.rules.zones)

    state.cards[1].append("five")

    assert learned(before, state, TOY.rules.zones, 2) == {1}


def test_a_card_that_lay_open_and_is_moved_is_nothing_new():
    """Not even where it comes to lie in a list that belongs to another zone as well."""
    open_to_all = frozenset({0, 1, None})

    def zone(name, pool, row):
        return Zone(
            name,
            "?",
            "",
            lambda state: pool,
            lambda state: [Place(state[row], open_to_all), Place(state["held"], open_to_all)],
        )

    table = {"small": ["ace"], "large": ["king"], "held": []}
    zones = [zone("small", ["ace"], "small"), zone("large", ["king"], "large")]
    before = lying(table, zones)

    table["held"].append(table["small"].pop())

    assert learned(before, table, zones, 2) == set()
