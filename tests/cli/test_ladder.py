"""`ladder`: the levels against each other, played on where an earlier run stopped."""

import json
from pathlib import Path

import pytest

from rome_desktop.ai import players
from rome_desktop.ai.players import Choice
from rome_desktop.cli import ladder
from rome_desktop.engine.steps import options


@pytest.fixture
def kept(monkeypatch, tmp_path) -> Path:
    """Where matches are kept; every level plays like the dice, so that they are quick."""
    monkeypatch.setattr(ladder, "RESOURCES", tmp_path)
    monkeypatch.setattr(
        players, "decide", lambda _, view, *more: Choice(more[2].choice(options(view)), 1, braked=False)
    )
    return tmp_path / "ladder" / "city_of_marble.json"


def played(run, *words: object):
    return run("ladder", "city_of_marble", *words)


def test_each_level_plays_the_one_below_at_two_tables(run, kept):
    document = played(run, "--games", 2, "--json").json
    assert list(document) == ["game", "pairings"]
    asked = [(p["strong"], p["weak"], p["seats"]) for p in document["pairings"]]
    assert asked == [
        ("normal", "easy", 2),
        ("normal", "easy", 4),
        ("hard", "normal", 2),
        ("hard", "normal", 4),
    ]
    for pairing in document["pairings"]:
        low, high = pairing["interval"]
        assert pairing["matches"] == 2
        assert 0 <= low <= pairing["share"] <= high <= 1
        assert set(pairing["turn_cpu_seconds"]) == {pairing["strong"], pairing["weak"]}
        assert sum(pairing["endings"].values()) == 2
        assert len(pairing["share_by_place"]) == pairing["seats"]
    assert kept.exists()


def test_a_later_run_goes_on_where_an_earlier_one_stopped(run, kept, monkeypatch):
    words = ("--pair", "hard,easy", "--seats", 2)
    first = played(run, *words, "--games", 3, "--json").json["pairings"][0]
    before = json.loads(kept.read_text())["pairings"][0]["wins"]
    longer = played(run, *words, "--games", 5, "--json").json["pairings"][0]
    after = json.loads(kept.read_text())["pairings"][0]["wins"]
    assert (first["matches"], longer["matches"]) == (3, 5)
    assert after[:3] == before

    monkeypatch.setattr(ladder, "players_digest", lambda _: "other players")
    assert played(run, *words, "--games", 1, "--json").json["pairings"][0]["matches"] == 1


def test_the_same_match_is_the_same_again(run, kept):
    words = ("--pair", "hard,easy", "--seats", 4, "--games", 3)
    played(run, *words)
    one = json.loads(kept.read_text())["pairings"]
    played(run, *words, "--fresh")
    two = json.loads(kept.read_text())["pairings"]
    assert [p["margins"] for p in one] == [p["margins"] for p in two]


def test_the_interval_is_wilsons():
    """Of 100 matches half won: 40.4 % to 59.6 %."""
    share, low, high = ladder.interval([1.0, 0.0] * 50)
    assert (share, round(low, 3), round(high, 3)) == (0.5, 0.404, 0.596)
    assert ladder.interval([]) == (0.0, 0.0, 1.0)


def test_the_table(run, kept):
    ran = played(run, "--games", 1, "--pair", "normal,random")
    assert ran.code == 0
    assert "normal / random, 2 seats" in ran.out
    assert "normal / random, 1 against 3" in ran.out


@pytest.mark.parametrize("pair", ["easy", "easy,godlike", "easy,normal,hard"])
def test_a_pair_that_is_none(run, kept, pair):
    ran = played(run, "--pair", pair)
    assert ran.code == 2
    assert "A pair is two of random, easy" in ran.sentence


def test_a_folder_that_cannot_be_written(run, kept):
    kept.parent.parent.joinpath("ladder").touch()
    ran = played(run, "--games", 1)
    assert ran.code == 1
    assert "cannot be written" in ran.sentence
