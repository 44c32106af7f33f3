"""Damaged files of Trajan: refused with a sentence, or read whole; nothing else, and nothing is lost."""

import json
import random

import pytest

from rome_desktop.catalogue import game
from rome_desktop.content.reader import load
from rome_desktop.session import saves, transcript
from rome_desktop.session.match import Match
from rome_desktop.session.saves import SaveError
from rome_desktop.session.seats import Seat
from tests.session.tables import play_on

GAME = game("trajan")
SEATS = (Seat("Julia", "human", "rubra"), Seat("Marcus", "human", "caerulea"))


def match_after(decisions):
    return play_on(Match.begin(GAME, load(GAME), SEATS, {"arrangement": "random"}, "7"), decisions)


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "match.ludus"
    saves.write(match_after(150), path)
    return path


def sentence_of(read, error, what):
    """What is said about something that cannot be read; empty if it can."""
    try:
        read(what)
    except error as caught:
        return str(caught)
    return ""


def outcome(path):
    said = sentence_of(saves.read, SaveError, path)
    assert not said or (said.endswith(".") and "\n" not in said)
    return said


WRONG: tuple[object, ...] = (None, [], {}, "", "ZZ", -1, 10**9, ["TT99"], [[["wine"]]], True)


def damaged(document, value_of, every):
    """The save with each field of a part of its state replaced by every so many of the wrong values."""
    for number, key in enumerate(value_of(document["state"])):
        for wrong in WRONG[number % every :: every]:
            copy = json.loads(json.dumps(document))
            value_of(copy["state"])[key] = wrong
            if copy["state"] != document["state"]:
                yield copy


PARTS = {"table": lambda state: state, "player": lambda state: state["players"][0]}


@pytest.mark.parametrize("part", PARTS)
def test_a_damaged_state_costs_nothing_as_long_as_the_actions_are_whole(save, tmp_path, part, thorough):
    """Each field with each wrong value when thorough, else with two, the next field with two others."""
    other, lines = tmp_path / "other.ludus", saves.read(save).match.lines
    for copy in damaged(json.loads(save.read_text()), PARTS[part], 1 if thorough else 5):
        other.write_text(saves.written(copy))
        assert saves.read(other).match.lines == lines


def test_garbled_and_cut_saves_say_what_is_wrong(save, tmp_path):
    whole, dice, other = save.read_bytes(), random.Random(3), tmp_path / "other.ludus"
    for _ in range(60):
        at = dice.randrange(len(whole))
        other.write_bytes(whole[:at])
        assert outcome(other)
        other.write_bytes(whole[:at] + bytes([dice.randrange(256)]) + whole[at + 1 :])
        outcome(other)


def test_a_transcript_with_a_wrong_line_anywhere_is_answered_in_a_sentence():
    text = transcript.write(match_after(100_000))
    head, actions, tail = text.split("---")
    lines, dice = actions.strip().splitlines(), random.Random(5)
    for wrong in ("0 sow VII", "1 march roma", "0 drop Z", "0 build -1", "9 pass", "sow", "0 fill Q", ""):
        at = dice.randrange(200)
        changed = "\n".join([*lines[:at], wrong, *lines[at + 1 :]])
        found = transcript.read(f"{head}---\n{changed}\n---{tail}")
        said = sentence_of(found.record.replay, ValueError, None)
        assert said
        assert "\n" not in said
