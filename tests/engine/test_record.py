"""Records: lines, replay, and errors that leave the table untouched."""

import pytest

from rome_desktop.catalogue import GAMES, UnknownGame, game
from rome_desktop.engine.actions import NotationError
from rome_desktop.engine.record import Record, line_of, parse_line, play_line
from rome_desktop.engine.steps import IllegalAction, play
from tests.engine.toy import BOX, TOY, Heap, Take, Taken, begun

LINES = ["chance heap 4", "0 take 2", "1 take 1", "0 take 1"]


def record(*lines: str) -> Record:
    return Record(TOY, BOX, 2, {}, list(lines))


def test_a_line_says_who_answers():
    state = record().begin()
    assert line_of(state, Heap(4)) == "chance heap 4"

    play(state, Heap(4))

    assert line_of(state, Take(2)) == "0 take 2"
    assert parse_line(TOY, "0 take 2") == (0, Take(2))
    assert parse_line(TOY, " chance heap 4 ") == (None, Heap(4))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("take 2", "“take 2” should begin with a seat number or “chance”"),
        ("", "“” should begin with a seat number or “chance”"),
        ("-1 take 2", "“-1 take 2” should begin with a seat number or “chance”"),
        ("0", "“” is no verb of this game; known are: take, paint, heap"),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_in_a_sentence(line, sentence):
    with pytest.raises(NotationError) as caught:
        parse_line(TOY, line)

    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 take 1", "not-the-one-to-move"),
        ("chance heap 3", "not-the-one-to-move"),
        ("0 take 3", "one-or-two"),
        ("0 heap 3", "one-or-two"),
    ],
)
def test_an_illegal_line_leaves_the_table_untouched(line, reason):
    state, log = begun(), []
    before = state.clone()
    with pytest.raises(IllegalAction) as caught:
        play_line(TOY, state, line, log.append)

    assert caught.value.refusal.reason == reason
    assert state == before
    assert log == []


def test_a_line_that_is_no_action_leaves_the_table_untouched():
    state = begun()
    with pytest.raises(NotationError):
        play_line(TOY, state, "0 take much")

    assert state == begun()


def test_a_legal_line_is_played_and_told():
    state, log = begun(), []

    assert play_line(TOY, state, "0 take 2", log.append) == Take(2)
    assert log == [Taken(0, 2)]


def test_nothing_can_be_played_after_the_end():
    state = record(*LINES).replay()
    with pytest.raises(IllegalAction) as caught:
        play_line(TOY, state, "0 take 1")

    assert caught.value.refusal.reason == "the-game-is-over"


def test_a_record_is_played_again_to_its_end_or_to_a_line():
    match = record(*LINES)

    assert match.replay().taken == [3, 1]
    assert match.replay(2).taken == [2, 0]
    assert match.replay(0) == match.begin()


def test_a_record_shows_the_table_after_each_line():
    match = record(*LINES)
    taken = [list(state.taken) for state in match.positions()]

    assert taken == [[0, 0], [0, 0], [2, 0], [2, 1], [3, 1]]
    assert [list(s.taken) for s in match.positions(LINES[:2])] == taken[:3]


def test_the_catalogue_knows_its_games_by_key():
    assert [game(one.key) for one in GAMES] == list(GAMES)
    with pytest.raises(UnknownGame, match=r"There is no game “chess”\. Known are: nova_roma, "):
        game("chess")
