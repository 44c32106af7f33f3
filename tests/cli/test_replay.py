"""`replay`: saves and transcripts played again, and whatever can be wrong with the file."""

import json

import pytest

from rome_desktop.app.telling import Told
from rome_desktop.catalogue import game
from rome_desktop.cli import guard
from rome_desktop.content.reader import load
from rome_desktop.session import codec, saves


def test_the_document_has_the_agreed_shape(run, save):
    document = run("replay", save, "--at", 10, "--json").json
    assert list(document) == ["state", "pending", "to_move", "options", "standings"]
    assert document["pending"][-1].split()[1] == f"seat={document['to_move']}"
    assert all(line.startswith(f"{document['to_move']} ") for line in document["options"])
    assert [list(standing) for standing in document["standings"]] == [["seat", "score", "categories"]] * 2


def test_the_state_after_n_actions_is_whole(run, save):
    document = run("replay", save, "--at", 25, "--json").json
    marble = game("city_of_marble")
    state = codec.state_from_json(marble, load(marble).box, document["state"])
    assert codec.digest(state) == codec.digest(saves.read(save).match.state_at(25))


def test_each_number_of_actions_can_be_shown(run, save):
    lines = json.loads(save.read_text(encoding="utf-8"))["actions"]
    for at in (0, 1, 2, len(lines) - 1, len(lines)):
        ran = run("replay", save, "--at", at)
        assert f"after {at} of {len(lines)} actions" in ran.out


def test_before_chance_has_answered_nobody_is_to_move(run, save):
    document = run("replay", save, "--at", 0, "--json").json
    assert (document["to_move"], document["options"]) == (None, [])


def test_the_end_shows_who_won(run, save):
    ran = run("replay", save)
    assert ran.code == 0
    assert "Won by " in ran.out
    assert "three-stacks-empty" in ran.out


def test_a_transcript_replays_like_the_save_of_the_same_match(run, save, transcript):
    assert (
        run("replay", transcript, "--at", 40, "--json").json == run("replay", save, "--at", 40, "--json").json
    )


def test_too_many_actions(run, save):
    count = len(json.loads(save.read_text(encoding="utf-8"))["actions"])
    ran = run("replay", save, "--at", count + 1)
    assert ran.code == 2
    assert f"can be shown after 0 to {count} actions, not after {count + 1}" in ran.sentence


def test_a_file_that_is_not_there(run, tmp_path):
    ran = run("replay", tmp_path / "nothing.ludus")
    assert ran.code == 2
    assert "There is no file" in ran.sentence


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is empty: it was cut off"),
        (b"\0" * 4096, "is empty: it was cut off"),
        (b"not a save at all", "is not a saved match of this program"),
        (b"{}", "is not a saved match of this program"),
        (b"[1, 2]", "is not a saved match of this program"),
        (b"\xff\xfe\x00", "is not a saved match of this program"),
        (b'{"format": 99}', "was saved by a newer version"),
        (b'{"format": 1, "game"', "its end is missing"),
        (b"[" * 100_000, "is not a saved match of this program"),
    ],
)
def test_files_that_cannot_be_opened(run, tmp_path, content, sentence):
    path = tmp_path / "match.ludus"
    path.write_bytes(content)
    ran = run("replay", path)
    assert ran.code == 1
    assert sentence in ran.sentence


def test_a_truncated_save(run, save):
    save.write_bytes(save.read_bytes()[:-200])
    ran = run("replay", save)
    assert ran.code == 1
    assert "its end is missing" in ran.sentence


def test_a_damaged_save_with_a_copy_before_it(run, save):
    backup = save.with_name(save.name + ".bak")
    backup.write_bytes(save.read_bytes())
    save.write_bytes(b"")
    assert f"The copy before it can be opened: {backup}" in run("replay", save).sentence


def test_a_save_of_an_unknown_game(run, save):
    document = json.loads(save.read_text(encoding="utf-8"))
    save.write_text(json.dumps(document | {"game": "monopoly"}), encoding="utf-8")
    ran = run("replay", save)
    assert ran.code == 1
    assert "There is no game “monopoly”" in ran.sentence


def test_an_altered_save_fails_the_check_and_shows_its_state(run, save):
    document = json.loads(save.read_text(encoding="utf-8"))
    document["digest"] = "0" * 16
    save.write_text(json.dumps(document), encoding="utf-8")
    ran = run("replay", save)
    assert ran.code == 1
    assert "does not replay to its digest" in ran.err
    assert "buildings" in ran.out


def test_a_transcript_with_another_result(run, transcript):
    text = transcript.read_text(encoding="utf-8")
    transcript.write_text(text.replace("scores: ", "scores: 1"), encoding="utf-8")
    ran = run("replay", transcript)
    assert ran.code == 1
    assert "was recorded with scores “1" in ran.err


def test_a_transcript_with_an_illegal_line(run, transcript):
    text = transcript.read_text(encoding="utf-8")
    transcript.write_text(text.replace("\n1 ", "\n0 ", 1), encoding="utf-8")
    ran = run("replay", transcript)
    assert ran.code == 1
    assert ", action " in ran.sentence
    assert "not-the-one-to-move" in ran.sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: city_of_marble", "game: monopoly", "There is no game “monopoly”"),
        ("seats: random random", "seats: random", "One seat plays the solo challenge"),
        ("\n---\n", "\n", "a header, the actions and the result"),
        ("seed: 1", "seed 1", "“seed 1” should be “key: value”"),
    ],
)
def test_transcripts_that_cannot_be_replayed(run, transcript, old, new, sentence):
    text = transcript.read_text(encoding="utf-8")
    assert old in text
    transcript.write_text(text.replace(old, new), encoding="utf-8")
    ran = run("replay", transcript)
    assert ran.code == 1
    assert sentence in ran.sentence


# ---- told


@pytest.fixture
def teller(monkeypatch):
    """Stands for the telling, which needs Qt; what it was asked for."""
    asked = []

    def told(match, upto, language):
        asked.append((match.game.key, upto, language))
        return iter([Told("ask", "Iulia, choose."), Told("option", "Build"), Told("line", "Iulia built.")])

    monkeypatch.setattr(guard, "from_app", lambda *_: told)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return asked


def test_a_match_is_told(run, save, teller):
    ran = run("replay", save, "--at", 9, "--tell", "--lang", "fr")
    assert ran.code == 0
    assert ran.out == "? Iulia, choose.\n- Build\nIulia built.\n"
    assert teller == [("city_of_marble", 9, "fr")]


def test_told_without_a_language_it_is_english(run, save, teller):
    assert run("replay", save, "--at", 9, "--tell").code == 0
    assert teller == [("city_of_marble", 9, "en")]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--tell", "--json"), "--tell prints sentences and --json a document: ask for one of them."),
        (("--lang", "fr"), "--lang is the language of --tell: ask for both."),
    ],
)
def test_wishes_that_do_not_go_together(run, save, words, sentence):
    ran = run("replay", save, *words)
    assert ran.code == 2
    assert sentence in ran.sentence
