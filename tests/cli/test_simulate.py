"""`simulate`: whole games between computer players."""

import errno
import json
from dataclasses import replace

import pytest

from rome_desktop.ai import players
from rome_desktop.ai.players import Choice
from rome_desktop.catalogue import game
from rome_desktop.session import saves


def simulate(run, *words: object):
    return run("simulate", "city_of_marble", *words)


def test_the_document_has_the_agreed_shape(run):
    document = simulate(run, "--seats", "random,random,random", "--games", 2, "--seed", 5, "--json").json
    assert list(document) == ["game", "options", "matches"]
    assert (document["game"], document["options"]) == ("city_of_marble", {})
    assert [match["seed"] for match in document["matches"]] == [5, 6]
    for match in document["matches"]:
        assert list(match) == [
            *("seed", "seats", "scores", "categories"),
            *("winners", "ended", "decisions", "seconds"),
        ]
        assert match["seats"] == ["random"] * 3
        assert [sum(c.values()) for c in match["categories"]] == match["scores"]
        assert all(match["scores"][seat] == max(match["scores"]) for seat in match["winners"])
        assert match["ended"] == "three-stacks-empty"
        assert match["decisions"] > 50


def without_seconds(document):
    return [{k: v for k, v in match.items() if k != "seconds"} for match in document["matches"]]


def test_the_same_seed_gives_the_same_match(run):
    one = simulate(run, "--seats", "random,random", "--games", 2, "--seed", 8, "--json").json
    two = simulate(run, "--seats", "random,random", "--games", 1, "--seed", 9, "--json").json
    assert without_seconds(one)[1:] == without_seconds(two)


def test_different_seeds_give_different_matches(run):
    document = simulate(run, "--seats", "random,random", "--games", 4, "--json").json
    assert len({tuple(match["scores"]) for match in document["matches"]}) > 1


def test_the_solo_challenge_has_one_seat_and_two_sides(run):
    document = simulate(run, "--seats", "random", "--option", "solo=praetor", "--json").json
    assert document["options"] == {"solo": "praetor"}
    (match,) = document["matches"]
    assert match["seats"] == ["random"]
    assert len(match["scores"]) == 2
    assert match["winners"] == [1]


def test_the_table_shows_categories_and_a_summary(run):
    ran = simulate(run, "--seats", "random,random", "--games", 3)
    assert ran.code == 0
    assert ran.out.count("Match ") == 3
    assert "buildings  bridges  aqueducts" in ran.out
    assert "3 matches, " in ran.out
    assert "wins  mean score" in ran.out


def test_a_match_past_the_cap_is_reported(run):
    (match,) = simulate(run, "--seats", "random,random", "--cap", 7, "--json").json["matches"]
    assert (match["ended"], match["decisions"], match["winners"]) == ("cap", 7, [])


def test_recorded_matches_are_saves_that_replay(run, tmp_path):
    words = ("--seats", "random,random", "--games", 2, "--record", tmp_path / "new", "--json")
    document = simulate(run, *words).json
    files = sorted((tmp_path / "new").iterdir())
    assert [path.suffix for path in files] == [saves.SUFFIX] * 2
    for path, match in zip(files, document["matches"], strict=True):
        loaded = saves.read(path)
        assert loaded.notice == ""
        assert [s.score for s in loaded.match.standings()] == match["scores"]


def test_a_capped_match_can_be_saved_and_resumed(run, tmp_path):
    simulate(run, "--seats", "random,random", "--cap", 9, "--record", tmp_path)
    (path,) = tmp_path.iterdir()
    assert not saves.read(path).match.over


def test_a_capped_match_gives_no_transcript(run, tmp_path):
    ran = simulate(run, "--seats", "random,random", "--cap", 9, "--transcript", tmp_path)
    assert ran.code == 1
    assert "a transcript is of a whole game" in ran.sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "Missing: --seats."),
        ("--seats random", "One seat plays the solo challenge: add the option solo=quaestor or"),
        ("--seats random,random,random,random,random", "is for 1, 2, 3, 4 seats, not for 5"),
        ("--seats random,", "There is no computer player “”. There are: random, easy"),
        ("--seats human,random", "There is no computer player “human”"),
        ("--seats random,random --games 0", "“0” should be a whole number, at least 1"),
        ("--seats random,random --games many", "“many” should be a whole number, at least 1"),
        ("--seats random,random --seed -1", "“-1” should be a whole number, at least 0"),
        ("--seats random,random --option map", "An option is written name=value, not “map”"),
        ("--seats random,random --option map=x", "has no option “map”. There are: solo"),
        ("--seats random --option solo=caesar", "one of quaestor, praetor, consul, not “caesar”"),
        ("--seats random,random --option solo=consul", "The solo challenge is for one seat"),
    ],
)
def test_wrong_usage(run, words, sentence):
    ran = simulate(run, *words.split())
    assert ran.code == 2
    assert sentence in ran.sentence


def test_an_unknown_game(run):
    ran = run("simulate", "monopoly", "--seats", "random,random")
    assert ran.code == 2
    assert "There is no game “monopoly”. Known are: " in ran.sentence


@pytest.mark.parametrize("switch", ["--record", "--transcript"])
def test_a_folder_that_cannot_be_written(run, tmp_path, switch):
    (tmp_path / "file").touch()
    ran = simulate(run, "--seats", "random,random", switch, tmp_path / "file" / "folder")
    assert ran.code == 1
    assert "cannot be written" in ran.sentence


def test_a_folder_without_permission(run, tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(saves, "write", refuse)
    ran = simulate(run, "--seats", "random,random", "--record", tmp_path)
    assert ran.code == 1
    assert "Permission denied. Name another folder." in ran.sentence


def test_an_illegal_answer_of_a_computer_player_is_reported(run, monkeypatch):
    end = game("city_of_marble").rules.notation.parse("end")
    monkeypatch.setattr(players, "decide", lambda *_: Choice(end, 0, braked=False))
    ran = simulate(run, "--seats", "easy,random")
    assert ran.code == 1
    assert "The computer player easy answered “end”, which is not legal." in ran.sentence


def test_computer_players_see_their_view_only(run, monkeypatch):
    seen = []
    decide = players.decide

    def spying(chosen, view, *more):
        seen.append(tuple(view.bridges))
        return decide(chosen, view, *more)

    monkeypatch.setattr(players, "decide", spying)
    simulate(run, "--seats", "easy,easy", "--cap", 4)
    assert seen
    assert {value for bridges in seen for value in bridges} <= {-1, 0}


def test_searches_that_the_clock_stopped_are_counted_where_there_is_one(run, monkeypatch):
    decide = players.decide

    def braked(*asked):
        found = decide(*asked)
        return replace(found, braked=found.positions > 0)

    monkeypatch.setattr(players, "decide", braked)
    words = ("--seats", "easy,random", "--cap", 6)
    (timed,) = simulate(run, *words, "--budget", 60_000, "--json").json["matches"]
    assert timed["braked"] == 2
    assert (
        "2 searches were stopped by the clock" in simulate(run, *words, "--budget", 60_000, "--games", 1).out
    )
    (counted,) = simulate(run, *words, "--json").json["matches"]
    assert "braked" not in counted


def test_json_is_plain_ascii(run, tmp_path):
    out = simulate(run, "--seats", "random,random", "--json").out
    assert out.isascii()
    assert json.loads(out)
