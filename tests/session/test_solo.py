"""Solo challenges: each begins the same way, each mark is reached by a transcript, rules are watched."""

from pathlib import Path

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.session import transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat
from rome_desktop.session.solo import MEDALS, broken_at, challenges_of, conduct_of

EVERY = [challenge for game in GAMES for challenge in challenges_of(game)]
HERE = Path(__file__).resolve().parent.parent / "challenges"
MARKS = [(challenge, number) for challenge in EVERY for number in range(len(MEDALS))]


def named(value):
    return getattr(value, "id", None)


def recorded(challenge, number):
    """The match that was played for a mark."""
    path = HERE / challenge.game.key / f"{challenge.id}-{MEDALS[number]}.txt"
    read = transcript.read(path.read_text(encoding="utf-8"))
    seats = [Seat("Julia", "human", "rubra")]
    seed = read.header["seed"]
    return read, Match.of_lines(
        read.game, read.content, seats, dict(read.record.options), seed, read.record.lines
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_has_at_least_eight(game):
    found = challenges_of(game)
    assert len(found) >= 8
    assert [challenge.number for challenge in found] == list(range(1, len(found) + 1))
    assert len({challenge.title["en"] for challenge in found}) == len(found)
    assert any(challenge.rule for challenge in found)


@pytest.mark.parametrize("challenge", EVERY, ids=named)
def test_a_challenge_begins_the_same_for_everyone(challenge):
    one, other = challenge.begin("Julia"), challenge.begin("Hadrian")
    assert one.lines == other.lines
    assert one.state == other.state
    assert one.to_move == 0
    assert not one.over
    assert challenge.broken_at(one) is None
    assert 0 < challenge.marks[0] < challenge.marks[1] < challenge.marks[2]


@pytest.mark.parametrize(("challenge", "number"), MARKS, ids=named)
def test_each_mark_is_reached_by_a_recorded_match(challenge, number):
    read, match = recorded(challenge, number)
    assert match.over
    assert match.options == dict(challenge.options)
    assert match.seed == challenge.seed
    begun = challenge.begin("Julia")
    assert match.lines[: len(begun.lines)] == begun.lines
    assert challenge.broken_at(match) is None
    assert challenge.points(match) == challenge.marks[number]
    assert challenge.medals(challenge.points(match)) == number + 1
    assert transcript.result_of(match)["digest"] == read.result["digest"]


@pytest.mark.parametrize("challenge", EVERY[::6], ids=named)
def test_the_dice_of_a_recorded_match_fall_as_they_would_again(challenge):
    _, match = recorded(challenge, 2)
    again = challenge.begin("Julia")
    for line in match.lines:
        if not line.startswith("chance") and len(again.lines) < len(match.lines):
            again.play(line)
    assert again.lines == match.lines


def test_what_breaks_a_rule_is_found():
    challenge = next(c for c in EVERY if c.id == "trajan-solo-1")
    _, match = recorded(challenge, 2)
    rule = conduct_of(challenge.game, "no_building")
    number = broken_at(rule, match)
    assert number is not None
    assert match.lines[number].startswith("0 build")
    assert not any(line.startswith("0 build") for line in match.lines[:number])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_rule_takes_the_last_option(game):
    """What is forbidden may be done where there is no other way: every position can be played on."""
    for challenge in challenges_of(game):
        rule = challenge.conduct
        if rule is not None:
            match = challenge.begin("Julia")
            options = match.legal()
            assert any(not rule.broken_by(match.state, action) for action in options)


def test_a_rule_that_is_not_there_is_told():
    with pytest.raises(LookupError, match="no_such"):
        conduct_of(GAMES[0], "no_such")
