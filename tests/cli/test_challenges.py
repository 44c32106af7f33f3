"""The command `challenges`: what there is, as a table and as JSON, and proofs."""

import json
from datetime import datetime

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.catalogue import game as game_of
from rome_desktop.cli import challenges
from rome_desktop.cli.main import main
from rome_desktop.session import daily
from rome_desktop.session.puzzles import puzzles_of
from rome_desktop.session.solo import challenges_of


def test_json_lists_every_game_and_today(capsys):
    assert main(["challenges", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [game["key"] for game in told["games"]] == [game.key for game in GAMES]
    for one, game in zip(told["games"], GAMES, strict=True):
        assert len(one["perfect"]) == len(puzzles_of(game)) >= 40
        assert len(one["solo"]) == len(challenges_of(game)) >= 8
        for puzzle in one["perfect"]:
            assert {"id", "title", "best", "stars"} <= puzzle.keys()
            assert puzzle["stars"][2] == puzzle["best"]
            assert puzzle["title"].keys() == {"en", "fr"}
        for challenge in one["solo"]:
            assert {"id", "title", "marks"} <= challenge.keys()
    today = daily.puzzle_of(datetime.now().astimezone().date())
    assert told["today"] == {"game": today.game.key, "id": today.id}


def test_one_game_alone(capsys):
    assert main(["challenges", "trajan", "--json"]) == 0
    assert [game["key"] for game in json.loads(capsys.readouterr().out)["games"]] == ["trajan"]


def test_the_table_names_them(capsys):
    assert main(["challenges", "concordia"]) == 0
    out = capsys.readouterr().out
    assert puzzles_of(game_of("concordia"))[0].title["en"] in out
    assert challenges_of(game_of("concordia"))[0].title["en"] in out


@pytest.mark.parametrize("words", [["challenges", "chess"], ["challenges", "--prove", "chess"]])
def test_an_unknown_game_is_told(words, capsys):
    assert main(words) == 2
    assert "chess" in capsys.readouterr().err


def test_a_proof_says_what_is_proved_and_what_is_wrong(monkeypatch, capsys):
    game = game_of("trajan")
    some = puzzles_of(game)[:2]
    monkeypatch.setattr(challenges, "puzzles_of", lambda _: some)
    monkeypatch.setattr(challenges, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(challenges, "faults", lambda puzzle: ["no"] if puzzle is some[1] else [])
    assert challenges.prove(game) == 1
    told = capsys.readouterr()
    assert "1 of 2 proved." in told.out
    assert told.err == "no\n"


class Pool:
    """One process is enough here."""

    def __init__(self, *_, **__):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    map = staticmethod(map)
