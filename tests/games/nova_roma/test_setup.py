"""[NR-1, NR-2, NR-22.1, NR-24, NR-25] What is in the box, and how the table is laid out."""

import random
from collections import Counter

import pytest

from rome_desktop.engine.game import why_not
from rome_desktop.engine.steps import Chance, options, play, roll, settle
from rome_desktop.games.nova_roma.components import GOODS
from rome_desktop.games.nova_roma.events import CardLaid, FirstPlayerChosen, ForumLaidOut, StripTaken
from rome_desktop.games.nova_roma.piles import PILES
from tests.games.nova_roma.table import GAME, alone, box, nova, set_up


def test_the_pieces_of_the_box():
    """[NR-1.1, NR-1.2, NR-1.4, NR-28.7] Counts of the component list."""
    table = set_up(4, {})
    assert len(box().subject_cards.cards) == 40
    assert (len(table.map.maritime), len(table.map.buildings)) == (30, 28)
    assert Counter(s.colour for s in box().mosaic_strips.strips) == {"green": 5, "yellow": 5, "orange": 5}
    assert len(box().forum.emperor_tiles) == len(box().acts) == 8
    assert len(box().hippodrome.tokens) == 9
    assert len(box().reward_tokens.tokens) == 12
    assert [str(good) for good in GOODS] == ["wheat", "stone", "wood", "wine", "horse"]
    power = [c.trigger for c in box().subject_cards.cards if c.effect.kind == "power"]
    assert sorted(power) == sorted(box().acts)


def test_the_pieces_of_a_colour():
    """[NR-1.3, NR-1.8, NR-2.8, NR-2.9, NR-2.10] What every seat begins with."""
    for player in set_up(3, {}).players:
        assert (player.patricians, player.pieces, player.ships) == (3, 20, ("", ""))
        assert (player.influence, player.goods, player.artisans) == (1, [1] * 5, 1)
        assert (player.tokens, player.locked, player.markers) == (4, 3, (0, 0, 0))


def test_the_displays():
    """[NR-2.1, NR-2.5, NR-2.6] Four of each contract, four basic tiles and a special one, four cards."""
    state = set_up(2, {})
    for row in (state.maritime_row, state.building_row, state.basic_row, state.subject_row):
        assert len(row) == 4
        assert all(row)
    assert len(state.special_row) == 1
    assert state.map.tiles[state.special_row[0]].special
    assert not any(state.map.tiles[tile].special for tile in state.basic_row)


@pytest.mark.parametrize(("seats", "used"), [(2, 8), (3, 12), (4, 12)])
def test_reward_tokens(seats, used):
    """[NR-2.2, NR-22.1, NR-23.1] With two players the spaces marked 3+ stay empty."""
    state = set_up(seats, {})
    on_board = [token for token in state.rewards if token]
    assert (len(on_board), len(state.reward_box)) == (used, 12 - used)
    for space, token in zip(state.map.reward_spaces, state.rewards, strict=True):
        assert bool(token) == (seats > 2 or not space.many_only)


def test_forum_emperor_and_chariots():
    """[NR-2.3, NR-2.4, NR-2.7] Eight heads, five emperor tiles, a favourite and the next one."""
    state = set_up(3, {})
    assert sorted(state.heads) == sorted(box().acts)
    assert (len(state.emperor_deck) + len(state.emperor_used), len(state.emperor_box)) == (5, 3)
    assert (len(state.chariot_deck), len(state.chariot_box)) == (3, 4)
    assert state.favourite
    assert state.next_favourite


def test_mosaic_tiles_and_hands():
    """[NR-2.11, NR-2.12, NR-2.15] One strip of each colour, in its row, and two cards."""
    for player in set_up(4, {}).players:
        assert [strip[1] for strip in player.strips] == ["G", "Y", "O"]
        assert len(player.hand) == 2


def test_starting_coins():
    """[NR-2.13, R-10] By turn order: 3, 4, 5, 6; the supply keeps 12 artisans."""
    state = set_up(4, {})
    assert [state.players[seat].coins for seat in state.clockwise(state.first)] == [3, 4, 5, 6]
    assert state.artisans == 12


def test_chance_is_answered_in_a_fixed_order():
    """[NR-2.14] The piles, then the first player."""
    state = GAME.rules.setup(box(), 3, {})
    lines = [str(answer).split() for answer in roll(state, random.Random(1))]
    assert [words[1] for words in lines[:-1]] == list(PILES)
    assert lines[-1][0] == "first"


def test_a_shuffle_is_the_whole_pile():
    """[NR-2.14] Anything else is refused; and the first player sits at the table [NR-2.13]."""
    state = GAME.rules.setup(box(), 2, {})
    settle(state)
    wrong = GAME.rules.notation.parse("shuffle maritime MC01 MC02")
    refusal = why_not(state, wrong)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("NR-2.14", "the-whole-pile-in-some-order")
    while isinstance(state.pending[-1], Chance) and type(state.pending[-1]).__name__ == "Shuffle":
        play(state, state.pending[-1].draw(state, random.Random(1)))
    refusal = why_not(state, GAME.rules.notation.parse("first 2"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("NR-2.13", "a-seat-at-the-table")


def test_set_up_is_told():
    """[NR-2.3, NR-2.13] Heads of the forum and the first player."""
    log = []
    state = GAME.rules.setup(box(), 2, {})
    roll(state, random.Random(1), log.append)
    assert ForumLaidOut(tuple(state.heads)) in log
    assert FirstPlayerChosen(state.first) in log


def test_two_players():
    """[NR-22.1] Neutral pieces on the shaded cells, two legionaries each."""
    state = set_up(2, {})
    assert [sum(cell[0] == zone for cell in state.neutral) for zone in "ABC"] == [5, 3, 2]
    assert [player.legionaries for player in state.players] == [2, 2]


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players(seats):
    """[NR-23.1, NR-23.2] No neutral pieces, no legionaries."""
    state = set_up(seats, {})
    assert state.neutral == []
    assert [player.legionaries for player in state.players] == [0] * seats


def test_drafting_mosaic_tiles():
    """[NR-24.1, NR-24.2, NR-24.3] Two of each face up; against the turn order, three times."""
    state = set_up(3, {"mosaic_draft": "yes"})
    assert [len(row) for row in state.strip_rows] == [2, 2, 2]
    asked = []
    log = []
    while state.phase == "setup":
        asked.append(state.pending[-1].seat)
        play(state, options(state)[0], log.append)
    backwards = state.clockwise(state.first)[::-1]
    assert asked == backwards * 3
    assert len([event for event in log if isinstance(event, StripTaken)]) == 9
    assert all(strip for player in state.players for strip in player.strips)


def test_a_colour_is_drafted_once():
    """[NR-24.2] Refused are a second tile of a colour, and one that is not on display."""
    state = set_up(2, {"mosaic_draft": "yes"})
    seat = state.pending[-1].seat
    play(state, next(a for a in options(state) if str(a).startswith("strip MG")))
    play(state, options(state)[0])
    assert state.pending[-1].seat == seat
    green = next(iter(state.strip_rows[0]))
    refusal = why_not(state, GAME.rules.notation.parse(f"strip {green}"))
    assert (refusal.clause, refusal.reason) == ("NR-24.2", "colour-is-there-already")
    refusal = why_not(state, GAME.rules.notation.parse("strip MX9"))
    assert (refusal.clause, refusal.reason) == ("NR-24.2", "take-a-tile-on-display")


def test_hands_are_dealt_after_the_mosaic_draft():
    """[NR-24.4] The first player is drawn before it."""
    state = set_up(2, {"mosaic_draft": "yes"})
    assert any(player.coins for player in state.players)
    assert [player.hand for player in state.players] == [[], []]
    while state.phase == "setup":
        play(state, options(state)[0])
    assert [len(player.hand) for player in state.players] == [2, 2]


def test_drafting_subject_cards():
    """[NR-25.1, NR-25.2, NR-25.3] Packs go to the left; two of four are kept; then the display."""
    state = set_up(3, {"subject_draft": "yes"})
    packs = [pack[:] for pack in state.packs]
    assert [len(pack) for pack in packs] == [4, 4, 4]
    assert not any(state.subject_row)
    log = []
    for seat in state.clockwise(state.first):
        assert state.pending[-1].seat == seat
        play(state, options(state)[0], log.append)
    assert state.packs[1] == [card for card in packs[0] if card not in state.laid[0]]
    assert len([event for event in log if isinstance(event, CardLaid)]) == 3
    while state.phase == "setup":
        play(state, options(state)[0])
        roll(state, random.Random(2))
    assert [len(player.hand) for player in state.players] == [2, 2, 2]
    assert all(state.subject_row)
    assert len(state.subject_deck) == 40 - 6 - 4


def test_refusals_of_the_card_draft():
    """[NR-25.1, NR-25.2] Only cards of the pack are laid, only cards laid down are kept."""
    state = set_up(2, {"subject_draft": "yes"})
    refusal = why_not(state, GAME.rules.notation.parse("lay 99"))
    assert (refusal.clause, refusal.reason) == ("NR-25.1", "lay-a-card-of-the-pack")
    for _ in range(6):
        play(state, options(state)[0])
    refusal = why_not(state, GAME.rules.notation.parse("keep 99"))
    assert (refusal.clause, refusal.reason) == ("NR-25.2", "keep-a-card-laid-down")


def test_both_drafts():
    """[NR-25.4, NR-25.5] Mosaic tiles first, then the cards are dealt; nobody drafts alone."""
    state = set_up(2, {"mosaic_draft": "yes", "subject_draft": "yes"})
    assert state.strip_rows
    assert state.packs == []
    while not state.packs:
        play(state, options(state)[0])
    assert all(strip for player in state.players for strip in player.strips)
    single = set_up(1, {"solo": "easy", "mosaic_draft": "yes", "subject_draft": "yes"})
    assert single.phase == "emperor"


def test_coins_never_run_out_and_goods_have_no_supply():
    """[NR-1.5, NR-1.7] Only values count."""
    table = nova("Julia", "Marcus").has("Julia", coins=500)
    table.steps("Julia", "trade", 3)
    assert table.player("Julia").coins == 503


def test_the_solo_table():
    """[NR-26.1] The automa is a side without board, hand or goods."""
    automa = alone().player("automa")
    assert (automa.hand, automa.strips, automa.goods) == ([], ("", "", ""), [0] * 5)
