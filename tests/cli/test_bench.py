"""`bench`: the table of promises; the measuring itself is kept short here."""

import json
import random
import sys

import pytest

from rome_desktop.catalogue import GAMES, game
from rome_desktop.cli import bench, own, speed
from rome_desktop.cli.bench import Figure, promise_of

WINDOW = {
    "click": {"value": 12.0, "note": "60 clicks"},
    "frame_gap": {"value": 20.0, "peer": 17.0},
    "memory": {"value": None, "note": "not told by this system"},
    "autosave": {"value": 11.0},
}

TABLES = [game.key for game in GAMES]


def drawn(held_up: int) -> dict[str, dict[str, object]]:
    times = [float(n % 10) for n in range(60)]
    times[held_up] = 99.0
    return {
        "whole": dict.fromkeys(TABLES, 5.0 + 20.0 * (held_up == 3)),
        "resized": dict.fromkeys(TABLES, 6.0),
        "actions": dict.fromkeys(TABLES, times),
    }


def answers(passes):
    """What each hidden command prints."""
    left = iter(passes)
    return lambda command, **_: next(left) if command == "--bench-redraws" else WINDOW


@pytest.fixture
def quick(monkeypatch):
    """Short measurements, and no window."""
    monkeypatch.setattr(speed, "ROUNDS", 1)
    monkeypatch.setattr(speed, "SLICE_S", 0.02)
    monkeypatch.setattr(speed, "LONGEST_OF", 3)
    monkeypatch.setattr(speed, "CHESS_MOVES", 40)
    monkeypatch.setattr(bench, "one_start", lambda _: 0.25)
    monkeypatch.setattr(own, "ask", answers(drawn(n) for n in (3, 17, 40)))


def test_the_document(run, quick):
    document = run("bench", "--peers", "--json").json
    figures = {figure["key"]: figure for figure in document["figures"]}
    assert list(figures) == [promise.key for promise in bench.PROMISES]
    assert document["peers"] is True
    play = figures["random_play"]
    assert play["game"] == GAMES[-1].key
    assert figures["placements"]["game"] == "nova_roma"
    assert 0 < figures["placements"]["value"] <= 2
    assert play["bound"] == pytest.approx(0.33 * play["peer"])
    assert play["ratio"] == pytest.approx(play["value"] / play["peer"])
    assert figures["start"]["value"] == 0.25
    assert figures["start"]["holds"] is True
    assert figures["frame_gap"]["aim"] == pytest.approx(1.2 * 17)
    assert figures["memory"]["holds"] is None
    assert figures["autosave"]["holds"] is False
    assert figures["idle"]["note"] == "not measured"


def test_the_table(run, quick):
    ran = run("bench")
    assert ran.code == 0
    assert ran.out.startswith("FIGURE ")
    assert "the bound is relative: add --peers" in ran.out
    assert "MISSES ITS BOUND" in ran.out
    assert "decisions, scaled to 500" in ran.out


def test_a_pause_of_the_machine_is_no_redraw(run, quick):
    """Three processes, each held up at another action, one of them throughout a whole redraw."""
    figures = {figure["key"]: figure for figure in run("bench", "--json").json["figures"]}
    assert figures["redraw"]["value"] == 5.0
    assert figures["redraw_action"]["value"] == 9.0
    assert "trajan 9.0" in figures["redraw_action"]["note"]


def test_without_its_peer_the_sentence_says_how_to_get_it(run, monkeypatch):
    monkeypatch.setattr(speed, "has_chess", lambda: False)
    ran = run("bench", "--peers")
    assert ran.code == 1
    assert "Run: python -m pip install chess" in ran.sentence


def test_a_window_that_does_not_open_is_no_figure(monkeypatch):
    def silent(*_, **__):
        raise own.NoAnswer("no display")

    monkeypatch.setattr(own, "ask", silent)
    monkeypatch.setattr(bench, "one_start", silent)
    figures = [bench.start_figure(), *bench.of_the_window(), *bench.of_the_redraws()]
    assert {figure.value for figure in figures} == {None}
    assert {figure.note for figure in figures} == {"not measured: no display"}


def test_a_start_that_ends_early_is_no_figure(monkeypatch):
    monkeypatch.setattr(own, "command", lambda *_: [sys.executable, "-c", "raise SystemExit('broken')"])
    with pytest.raises(own.NoAnswer, match="broken"):
        bench.one_start({})


def test_a_start_is_timed_until_its_window_is_painted(monkeypatch):
    monkeypatch.setattr(own, "command", lambda *_: [sys.executable, "-c", "print('painted')"])
    assert 0 < bench.one_start({}) < 30


@pytest.mark.parametrize(
    ("key", "value", "peer", "verdict"),
    [
        ("copy", 4.0, 2.0, "reaches its aim"),
        ("copy", 8.0, 2.0, "holds"),
        ("copy", 13.0, 2.0, "MISSES ITS BOUND"),
        ("copy", 4.0, None, "-"),
        ("copy", None, None, "-"),
        ("redraw_action", 8.0, None, "reaches its aim"),
        ("redraw_action", 12.0, None, "holds"),
        ("redraw_action", 13.0, None, "MISSES ITS BOUND"),
        ("random_play", 900.0, 1000.0, "holds"),
        ("random_play", 1100.0, 1000.0, "reaches its aim"),
        ("random_play", 300.0, 1000.0, "MISSES ITS BOUND"),
        ("random_play", 900.0, None, "-"),
    ],
)
def test_verdicts(key, value, peer, verdict):
    assert bench.verdict(Figure(promise_of(key), "", value, peer)) == verdict


@pytest.mark.parametrize(
    ("value", "text"), [(None, "-"), (0.0471, "0.0471"), (8.654, "8.65"), (77651.2, "77651")]
)
def test_numbers_are_short(value, text):
    assert bench.shown(value) == text


def test_a_recorded_random_match_replays():
    table = speed.Table(game("city_of_marble"))
    record, decisions = table.recorded(3)
    assert not record.replay().pending
    assert decisions == sum(not line.startswith("chance") for line in record.lines)
    assert table.middle().pending
    assert table.decisions(random.Random(1), 0.01) > 0


def test_another_process_of_this_program(monkeypatch):
    assert own.command("x") == [sys.executable, "-m", "rome_desktop", "x"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own.command("x") == [sys.executable, "x"]


def test_off_screen_where_there_is_no_screen():
    assert own.surroundings({}, "linux")["QT_QPA_PLATFORM"] == "offscreen"
    assert "QT_QPA_PLATFORM" not in own.surroundings({"DISPLAY": ":0"}, "linux")
    assert own.surroundings({}, "win32") == {}


def test_an_answer_that_is_no_document(monkeypatch):
    monkeypatch.setattr(own, "command", lambda *_: [sys.executable, "-c", "print('hello')"])
    with pytest.raises(own.NoAnswer, match="it ended with code 0"):
        own.ask("--probe")


def test_a_program_that_cannot_be_started(monkeypatch):
    monkeypatch.setattr(own, "command", lambda *_: ["/no/such/program"])
    with pytest.raises(own.NoAnswer, match="No such file"):
        own.ask("--probe")


def test_the_chess_record_is_legal(monkeypatch):
    monkeypatch.setattr(speed, "CHESS_MOVES", 30)
    assert len(speed.chess_lines()) == 30
    assert speed.chess_moves(random.Random(1), 0.01) > 0
    assert json.dumps(speed.has_chess()) == "true"
