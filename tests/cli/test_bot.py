"""The computer player as a process: one line in, one line out, whatever the line."""

import io
import json
import random
import sys

import pytest

from rome_desktop.ai.accounts import terms_of
from rome_desktop.ai.players import level_names
from rome_desktop.ai.thought import HASTE
from rome_desktop.catalogue import game
from rome_desktop.cli import bot
from rome_desktop.content.reader import load
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.record import line_of
from rome_desktop.engine.steps import options, roll, to_move
from rome_desktop.session.codec import state_to_json
from tests.patience import run

MARBLE = game("city_of_marble")


def position():
    state = MARBLE.rules.setup(load(MARBLE).box, 2, {})
    roll(state, random.Random(4))
    return observe(state, MARBLE.rules.zones, to_move(state))


def request(**changes):
    view = position()
    return {
        "id": 7,
        "game": "city_of_marble",
        "content": None,
        "state": state_to_json(view),
        "seat": to_move(view),
        "level": "easy",
        "seed": "a",
        "budget": 60_000,
        "kind": "move",
        **changes,
    }


def said(*lines):
    """The answers to lines: bytes as they are, anything else as JSON."""
    raw = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
    out = io.StringIO()
    assert bot.main(stdin=io.BytesIO(raw), stdout=out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def legal():
    view = position()
    return [line_of(view, action) for action in options(view)]


def test_who_has_had_enough_gets_the_best_so_far():
    """The thought is cut, and the answer is an option; no clock has braked, and the next question has all."""
    level = level_names("city_of_marble")[-1]
    (whole,) = said(request(level=level))
    first, second = said(request(level=level), {"now": 7}, request(level=level, id=8))
    assert first["line"] in legal()
    assert first["positions"] < whole["positions"] / 2
    assert not first["braked"]
    assert {**second, "id": 7} == whole


def test_haste_that_comes_too_late_is_forgotten():
    (whole,) = said(request())
    HASTE.hear(7)
    assert said(request()) == [whole]


@pytest.mark.parametrize("line", [{"now": 8}, b'{"now"\n', {"now": None}])
def test_haste_about_another_question_cuts_nothing(line):
    (whole,) = said(request())
    assert said(request(), line)[0] == whole


@pytest.mark.parametrize("level", ["random", "easy"])
def test_it_answers_with_a_line_of_an_option(level):
    (answer,) = said(request(level=level))
    assert answer["id"] == 7
    assert answer["line"] in legal()


def test_it_says_the_same_again():
    first, second = said(request(), request())
    assert first == second


def test_a_hint_says_why():
    (answer,) = said(request(kind="hint"))
    assert answer["line"] in legal()
    why = answer["why"]
    assert why["unit"] == "points"
    best, second, *_ = why["options"]
    assert best["line"] == answer["line"]
    assert best["comparison"]["other"] == second["line"] == second["comparison"]["other"]
    names = {term.name for term in terms_of("city_of_marble")}
    assert {weighed["term"] for weighed in best["comparison"]["terms"]} <= names


def test_a_hint_says_why_not_another_option():
    (best,) = said(request(kind="hint"))
    poor = next(line for line in legal() if line != best["line"])
    (answer,) = said(request(kind="hint", about=poor))
    asked = answer["why"]["asked"]
    assert (asked["line"], asked["comparison"]["other"]) == (poor, poor)
    assert asked["comparison"]["by"] >= 0


def test_it_reads_the_content_it_is_told():
    (answer,) = said(request(content=str(load(MARBLE).path)))
    assert "line" in answer


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "ludo"}, "There is no game “ludo”"),
        ({"game": 3}, "text “game”"),
        ({"level": "godlike"}, "no computer player “godlike”"),
        ({"level": None}, "text “level”"),
        ({"kind": "sing"}, "move or hint"),
        ({"seat": 9}, "not the turn"),
        ({"seat": "first"}, "not the turn"),
        ({"seed": 4}, "text “seed”"),
        ({"state": None}, "table of fields"),
        ({"state": {}}, "missing or unknown"),
        ({"content": 5}, "path of a file"),
        ({"content": "no-such-file.toml"}, "no-such-file.toml"),
        ({"budget": "soon"}, "milliseconds"),
    ],
)
def test_a_wrong_request_gets_one_sentence_and_the_next_is_answered(changes, words):
    wrong, right = said(request(**changes), request(id=8))
    assert wrong["id"] == 7
    assert words in wrong["error"]
    assert "\n" not in wrong["error"]
    assert right["id"] == 8
    assert "line" in right


@pytest.mark.parametrize(
    "garbage", [b"hello\n", b"[1]\n", b"\xff\xfe\n", b"{\n", b"null\n", b"[" * 5000 + b"\n"]
)
def test_garbage_is_answered_and_survived(garbage):
    wrong, right = said(garbage, request())
    assert wrong["id"] is None
    assert wrong["error"].startswith("A request should be")
    assert "line" in right


def test_a_line_too_long_is_skipped_whole():
    wrong, right = said(b"x" * (3 * bot.LONGEST) + b"\n", request())
    assert "bytes" in wrong["error"]
    assert "line" in right


def test_a_broken_state_is_no_reason_to_end():
    broken = request()
    broken["state"] = {**broken["state"], "pending": [{"step": "TakeAction", "seat": 77, "left": 2}]}
    wrong, right = said({**broken, "seat": 77}, request())
    assert "error" in wrong
    assert "line" in right


def test_nothing_said_nothing_answered():
    assert said() == []
    assert said(b"\n", b"  \n") == []


def test_a_last_line_without_an_end_is_answered():
    (answer,) = said(json.dumps(request()).encode())
    assert "line" in answer


def test_a_reader_who_has_gone_ends_it():
    class Gone(io.StringIO):
        def write(self, _text):
            raise BrokenPipeError

    assert bot.main(stdin=io.BytesIO(b"hello\n"), stdout=Gone()) == 0


def test_as_a_process_it_needs_no_qt_and_ends_with_its_input(project_root):
    code = (
        "import sys; from rome_desktop.cli import bot; "
        "assert not {'pydantic', 'PySide6'} & set(sys.modules); "
        "end = bot.main(); assert 'PySide6' not in sys.modules; sys.exit(end)"
    )
    question = json.dumps(request(level=level_names("city_of_marble")[0])).encode() + b"\n"
    done = run([sys.executable, "-c", code], question, cwd=project_root)
    assert done.stderr == b""
    assert done.returncode == 0
    assert json.loads(done.stdout)["line"] in legal()
