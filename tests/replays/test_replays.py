"""Whole games that must end with the recorded scores, winners and reason, whatever changes."""

from pathlib import Path

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.cli.replay import opened
from rome_desktop.engine.steps import options, to_move
from rome_desktop.session import transcript

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path):
    match, fault = opened(path)
    assert fault == ""
    recorded = transcript.read(path.read_text(encoding="utf-8"))
    result = transcript.result_of(match)
    for key in ("scores", "winners", "ended"):
        assert result[key] == recorded.result[key]
    assert match.over


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_recorded_line_was_among_the_options(path):
    recorded = transcript.read(path.read_text(encoding="utf-8"))
    positions = recorded.record.positions()
    for line, state in zip(recorded.record.lines, positions, strict=False):
        if not line.startswith("chance"):
            assert line in [f"{to_move(state)} {action}" for action in options(state)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_number_of_seats_and_every_challenge_has_its_games(game):
    found = [transcript.read(path.read_text(encoding="utf-8")) for path in FILES]
    mine = [one for one in found if one.game is game]
    assert {one.record.seats for one in mine} >= set(game.seats)
    solo = {(one.record.options["solo"], one.result["winners"]) for one in mine if one.record.seats == 1}
    assert solo == {(level, winner) for level in game.solo for winner in ("0", "1")}
    for option in game.options:
        played = {one.record.options.get(option.name, option.default) for one in mine}
        assert played == set(option.values)


def test_ties_are_among_them():
    """[RM-12.6] One game whose tie was broken and one whose victory was shared."""
    found = [transcript.read(path.read_text(encoding="utf-8")).result for path in FILES]
    winners = [result["winners"].split() for result in found if top_score_is_shared(result["scores"])]
    assert {len(seats) for seats in winners} == {1, 2}


def top_score_is_shared(scores: str) -> bool:
    points = sorted(map(int, scores.split()))
    return points[-1] == points[-2]
