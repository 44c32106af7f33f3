"""A match: what is played, chance, take-back and its barriers, and looking back."""

import random
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from rome_desktop.catalogue import game
from rome_desktop.content.reader import Content, load
from rome_desktop.engine.actions import NotationError
from rome_desktop.engine.steps import IllegalAction, to_move
from rome_desktop.session import codec
from rome_desktop.session.match import Match, TakeBack
from rome_desktop.session.seats import Seat
from tests.engine.toy import BOX, TOY, DealHeap, TakeStones
from tests.engine.toy import setup as toy_setup
from tests.session.tables import (
    begun,
    digests,
    is_forced,
    play_on,
    play_until,
    take_a_bridge,
)

KINDS = ["human human", "human easy", "easy human random", "human human normal hard"]


def toy_match(*pile: object) -> Match:
    """A match of the toy game whose pile is dealt from the top."""

    def setup(box, seats, options):
        state = toy_setup(box, seats, options)
        state.pending = list(pile[::-1])
        state.stones = 5
        return state

    rules = replace(TOY.rules, setup=setup)
    game = replace(TOY, open_rules=lambda: rules)
    content = Content(BOX, "toy", Path("toy.toml"), None)
    return Match.begin(game, content, (Seat("A", "human", "rubra"), Seat("B", "human", "flava")), {}, "1")


# ---- playing


def test_the_chance_of_the_set_up_is_answered_at_once():
    match = begun("human human")

    assert [line.split()[0:2] for line in match.lines] == [
        ["chance", "hills"],
        ["chance", "bridges"],
        ["chance", "first"],
    ]
    assert match.decision is not None
    assert match.to_move == match.decision.seat
    assert [entry.seat for entry in match.journal()] == [None] * 3


def test_the_same_seed_deals_the_same_table():
    assert begun(seed="7").lines == begun(seed="7").lines
    assert begun(seed="7").lines != begun(seed="8").lines


def test_an_answer_can_be_an_action_or_its_line():
    one, other = begun(), begun()
    action = one.legal()[0]

    events = one.play(action)
    other.play(f"  {other.to_move} {action} ")

    assert events
    assert tuple(events) == one.entries[-1].events
    assert one.lines == other.lines
    assert one.lines[-1] == f"{one.entries[-1].seat} {action}"


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", NotationError),
        ("0 dance", NotationError),
        ("draw temple baths", NotationError),
        ("9 draw temple baths", IllegalAction),
        ("chance first 0", IllegalAction),
        ("{seat} keep", IllegalAction),
        ("{seat} play temple 99,99|98,99", IllegalAction),
    ],
)
def test_what_is_not_legal_leaves_the_match_untouched(line, error):
    match = play_on(begun("human human"), 20)
    match.take_back()
    before = codec.digest(match.state), match.lines[:], match.entries[:], dict(match.checkpoints)

    with pytest.raises(error):
        match.play(line.format(seat=match.to_move))

    assert (codec.digest(match.state), match.lines, match.entries, match.checkpoints) == before
    assert match.can_redo()


def test_nothing_can_be_played_once_it_is_over():
    match = play_on(begun("human human"))

    assert match.over
    assert match.decision is None
    assert match.to_move is None
    assert match.legal() == []
    assert match.winners()
    with pytest.raises(IllegalAction, match="the-game-is-over"):
        match.play("chance first 0")


def test_nobody_has_won_while_it_goes_on():
    assert begun().winners() == []


def test_chance_in_the_middle_is_answered_after_the_click_that_led_to_it():
    match = toy_match(TakeStones(0), DealHeap(), TakeStones(1))

    events = match.play("0 take 1")

    assert [line.split()[:2] for line in match.lines] == [["0", "take"], ["chance", "heap"]]
    assert [entry.auto for entry in match.entries] == [False, True]
    assert len(events) == 1
    assert match.to_move == 1


def test_a_view_is_not_the_state():
    match = take_a_bridge(begun("human human"), 0)

    other, own = match.view(1), match.view(0)
    own.players.clear()

    assert other.players[0].bridges == [-1]
    assert match.state.players[0].bridges[0] > 0


# ---- take-back


def test_there_is_nothing_to_take_back_at_the_beginning():
    match = begun("human easy")

    assert match.can_take_back() == TakeBack(False, "nothing-to-take-back")
    assert not match.take_back()
    assert not match.redo()


def test_the_last_click_is_taken_back_and_played_again():
    match = play_until(begun("human human"), lambda m: m.can_take_back().allowed)
    before, lines = digests(match), match.lines[:]
    mover = match.can_take_back().seat

    assert match.take_back()

    assert (match.lines, codec.digest(match.state)) == (lines[:-1], before[-2])
    assert match.to_move == mover
    assert match.can_redo()
    assert match.redo()
    assert (match.lines, codec.digest(match.state)) == (lines, before[-1])
    assert not match.can_redo()


def test_a_line_without_a_choice_is_taken_back_with_the_click_before_it():
    match = play_until(
        begun("human human"), lambda m: is_forced(m) and m.can_take_back().seat == m.to_move is not None
    )
    click = len(match.lines) - 1
    match.play(match.legal()[0], auto=True)
    assert [entry.auto for entry in match.entries[-2:]] == [False, True]

    assert match.can_take_back().upto == click
    assert match.take_back()
    assert match.redo()

    assert [entry.auto for entry in match.entries[-2:]] == [False, True]


def test_nobody_takes_back_a_bridge_value_they_have_seen():
    match = take_a_bridge(begun("human human"), 1)

    assert match.entries[-1].barrier == "revealed"
    assert match.can_take_back() == TakeBack(False, "revealed", len(match.lines) - 1, 1)
    assert not match.take_back()


def test_an_open_estate_tile_that_is_taken_shows_nothing_hidden():
    """[NR-10.3] It lay there for everybody to see."""
    nova = game("nova_roma")
    seats = [Seat("Julia", "human", "rubra"), Seat("Marcus", "human", "flava")]
    match = Match.begin(nova, load(nova), seats, {}, "1")
    dice = random.Random(1)
    while not any(type(action).__name__ == "TakeTile" for action in match.legal()):
        match.play(dice.choice(match.legal()))
    tile = next(action for action in match.legal() if type(action).__name__ == "TakeTile")

    match.play(tile)

    assert match.entries[-1].barrier == ""
    assert match.can_take_back().allowed


def test_a_value_that_only_a_computer_saw_is_no_barrier():
    match = begun("human easy")
    play_until(match, lambda m: m.entries[-1].seat == 0)
    match = take_a_bridge(match, 1)

    assert match.entries[-1].barrier == ""
    assert match.can_take_back().allowed
    taken = match.can_take_back().upto

    match.take_back()

    assert len(match.lines) == taken
    assert match.to_move == 0
    assert match.state.players[1].bridges == []


def test_the_values_shown_at_the_end_are_a_barrier():
    match = play_on(begun("human easy"))

    assert match.entries[-1].barrier == "revealed"
    assert not match.can_take_back().allowed


def test_what_was_chosen_in_secret_is_final():
    @dataclass(frozen=True, slots=True)
    class TakeInSecret(TakeStones):
        sealed = True

    match = toy_match(TakeInSecret(0), TakeStones(1))
    match.play("0 take 1")

    assert match.can_take_back() == TakeBack(False, "sealed", 0, 0)
    assert not match.take_back()


def test_chance_is_a_barrier():
    match = toy_match(TakeStones(0), DealHeap(), TakeStones(1))
    match.play("0 take 1")

    assert match.can_take_back() == TakeBack(False, "chance", 0, None)


def seats_since(match: Match) -> set[int | None]:
    """Who has acted since the click that could be taken back."""
    return {entry.seat for entry in match.entries[match.can_take_back().upto :]}


def test_one_person_takes_back_across_the_moves_of_computers():
    match = play_until(
        begun("easy human random"),
        lambda m: m.to_move == 1 and m.can_take_back().allowed and {0, 2} <= seats_since(m),
    )
    back = match.can_take_back()
    lines, end = match.lines[:], codec.digest(match.state)
    assert (back.allowed, back.seat) == (True, 1)

    match.take_back()

    assert match.lines == lines[: back.upto]
    assert match.to_move == 1
    match.redo()
    assert (match.lines, codec.digest(match.state)) == (lines, end)
    assert not any(entry.auto for entry in match.entries[back.upto :])


@pytest.mark.parametrize("kinds", ["human human", "human easy human"])
def test_with_two_persons_nobody_takes_back_once_another_has_acted(kinds):
    match = begun(kinds)
    play_until(match, lambda m: m.entries[-1].seat == 0 and m.to_move == 1 and not m.entries[-1].barrier)
    assert match.can_take_back().allowed
    if "easy" in kinds:
        match.play(match.legal()[0])
        assert match.can_take_back() == TakeBack(False, "another-has-acted", len(match.lines) - 2, 1)
    else:
        match.play(match.legal()[0])
        assert match.can_take_back().seat == 1


def test_what_another_person_had_no_choice_about_is_no_barrier():
    match = toy_match(TakeStones(0), TakeStones(1), TakeStones(0))
    match.play("0 take 1")
    match.play("1 take 1", auto=True)

    assert match.can_take_back() == TakeBack(True, "", 0, 0)


def test_a_new_move_forgets_what_was_taken_back():
    match = play_until(begun("human easy"), lambda m: m.to_move == 0 and m.can_take_back().allowed)
    match.take_back()
    other = [action for action in match.legal() if f"0 {action}" != f"0 {match.undone[-1][0].action}"]
    match.play(other[0])

    assert not match.can_redo()
    assert not match.redo()


def test_several_clicks_are_taken_back_and_played_again_in_turn():
    match = play_until(begun("human easy", seed="11"), lambda m: clicks_in_a_row(m) >= 3)
    lines, marks = match.lines[:], []
    for _ in range(3):
        assert match.take_back()
        marks.append(match.lines[:])

    for expected in [*marks[-2::-1], lines]:
        assert match.redo()
        assert match.lines == expected


def clicks_in_a_row(match: Match) -> int:
    """How many clicks can be taken back one after the other; they are played again."""
    count = 0
    while match.take_back():
        count += 1
    while match.redo():
        pass
    return count


@pytest.mark.parametrize("kinds", KINDS)
def test_taken_back_and_played_again_every_prefix_equals_a_fresh_replay(kinds):
    dice = random.Random(kinds)
    whole = play_on(begun(kinds), seed=5)
    truth = digests(whole)
    match = begun(kinds)
    assert match.lines == whole.lines[: len(match.lines)]
    taken_back = 0
    for line in whole.lines[len(match.lines) :]:
        match.play(line, auto=is_forced(match))
        entries, race = match.entries[:], match.race()
        steps = 0
        while steps < dice.randrange(1, 4) and match.take_back():
            steps += 1
            assert codec.digest(match.state) == truth[len(match.lines)]
            assert to_move(match.state) == match.to_move
        taken_back += steps
        while match.can_redo():
            assert match.redo()
            assert codec.digest(match.state) == truth[len(match.lines)]
        assert (match.entries, match.race()) == (entries, race)
    assert match.lines == whole.lines
    assert taken_back > 20


# ---- looking back


@pytest.mark.parametrize("kinds", ["human human", "human easy random"])
def test_the_table_at_every_line_equals_a_fresh_replay(kinds):
    match = play_on(begun(kinds))
    truth = digests(match)

    assert [codec.digest(match.state_at(n)) for n in range(len(match.lines) + 1)] == truth


def test_a_table_looked_back_at_is_independent():
    match = play_on(begun("human human"), 30)
    index = min(match.checkpoints)
    before = codec.digest(match.state_at(index)), codec.digest(match.state)

    match.state_at(index).stacks.clear()
    match.state_at(len(match.lines)).stacks.clear()

    assert (codec.digest(match.state_at(index)), codec.digest(match.state)) == before


def test_the_race_has_a_row_for_every_change_of_the_seat_and_the_last_one_is_now():
    match = play_on(begun("human easy random"), 80)
    rows = match.race()

    changes = [
        entry.index
        for previous, entry in zip([None, *match.entries], match.entries, strict=False)
        if previous is None or previous.seat != entry.seat
    ]
    assert [row[0] for row in rows] == [*changes, len(match.lines)]
    assert rows[-1][1] == [standing.score for standing in match.standings()]
    for index, scores in rows:
        assert scores == [s.score for s in match.game.rules.standings(match.state_at(index))]


def test_the_race_of_a_game_with_years_has_a_row_for_every_year():
    match = play_on(begun("human easy random"), 80)
    full = match.race()
    rules = replace(match.game.rules, year_of=lambda state: max(p.score for p in state.players) // 4)
    match.game = replace(match.game, open_rules=lambda: rules)

    rows = match.race()

    years = [match.game.rules.year_of(match.state_at(index)) for index, _ in rows[:-1]]
    assert years == sorted(set(years))
    assert rows[0] == full[0]
    assert rows[-1] == full[-1]
    assert 2 < len(rows) < len(full)


def test_the_rival_of_a_solo_challenge_is_a_side_without_a_seat():
    match = play_on(begun("human", solo="praetor"), 30)

    assert match.extra_sides() == 1
    assert len(match.race()[-1][1]) == 2
    assert begun("human human").extra_sides() == 0
    assert play_on(match).winners() in ([0], [1])


def test_the_race_of_a_solo_challenge_has_a_row_for_every_round():
    match = play_on(begun("human", solo="praetor"))

    rounds = match.rounds()

    assert set(rounds) == set(range(1, rounds[-1] + 1))
    assert rounds == sorted(rounds)
    assert rounds[-1] > 5


def test_a_match_is_played_again_from_its_lines_whatever_the_seed():
    match = play_on(begun("human easy", seed="7"), 30)

    again = Match.of_lines(match.game, match.content, match.seats, match.options, "99", match.lines)

    assert (again.lines, again.race()) == (match.lines, match.race())
    assert codec.digest(again.state) == codec.digest(match.state)
    assert [entry.auto for entry in again.entries[:4]] == [True, True, True, False]
    with pytest.raises(IllegalAction):
        Match.of_lines(match.game, match.content, match.seats, {}, "7", match.lines[1:])


@pytest.mark.parametrize("index", [3, 4, 17, 33])
def test_a_match_is_shortened_to_any_line_and_goes_on_from_there(index):
    match = play_on(begun("human human"), 30)
    truth = digests(match)
    match.take_back()

    assert match.shortened(index) is match

    assert codec.digest(match.state) == truth[min(index, 32)]
    assert len(match.lines) == min(index, 32)
    assert not match.can_redo()
    assert play_on(match).over


def test_what_is_needed_to_play_again():
    match = begun("human", seed="41", solo="consul")
    play_on(match, 20)
    again = Match.begin(match.game, match.content, **match.setup())

    assert again.lines == match.lines[: len(again.lines)]
    assert again.options == {"solo": "consul"}


# ---- who answers


def test_a_seat_goes_to_a_computer_and_back_while_the_match_goes_on():
    match = begun("human easy")
    play_on(match, 4)
    lines = list(match.lines)

    assert match.reseat(0, "hard")
    assert [seat.kind for seat in match.seats] == ["hard", "easy"]
    assert not match.reseat(0, "hard")
    assert match.reseat(0, "human")
    assert match.lines == lines
    play_on(match)
    assert match.over


def test_only_who_has_really_answered_has_played_for_a_seat():
    match = begun("human human")
    play_until(match, lambda match: any(line.startswith("0 ") for line in match.lines))
    match.reseat(0, "normal")
    match.reseat(0, "easy")
    assert match.answered_by(0) == ["human"]

    at = len(match.lines)
    play_until(match, lambda match: any(line.startswith("0 ") for line in match.lines[at:]))
    match.reseat(0, "human")
    assert match.answered_by(0) == ["human", "easy"]
    assert match.answered_by(1) == ["human"]


def test_what_was_taken_back_was_not_played_by_anybody():
    match = begun("human human")
    play_until(match, lambda match: any(line.startswith("0 ") for line in match.lines))
    at = len(match.lines)
    match.reseat(0, "easy")
    play_until(match, lambda match: any(line.startswith("0 ") for line in match.lines[at:]))
    match.reseat(0, "human")

    match.shortened(at)

    assert match.answered_by(0) == ["human"]
