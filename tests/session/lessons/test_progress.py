"""Progress survives damage, a newer program, a second one, and being killed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rome_desktop.catalogue import game
from rome_desktop.cli.lessons import rival
from rome_desktop.session import files
from rome_desktop.session.files import Hold
from rome_desktop.session.lessons import progress
from rome_desktop.session.lessons.lesson import Lesson
from rome_desktop.session.lessons.reader import course_of

TRAJAN = game("trajan")
FIRST = "first-turn"


NO_STEP = {"trail": [], "kept": {}, "lines": [], "when": "2026-01-01T00:00:00+00:00"}


def begun(name: str = FIRST) -> Lesson:
    course = course_of(TRAJAN)
    assert course is not None
    return Lesson.begin(TRAJAN, course, name, rival)


def test_a_lesson_is_found_where_it_was_left(tmp_path: Path):
    lesson = begun()
    while not lesson.over:
        progress.left(lesson, "trajan", tmp_path)
        place = progress.load(tmp_path)["trajan"].places[FIRST]
        assert (place.trail, place.lines, place.step) == (
            tuple(lesson.trail),
            tuple(lesson.lines),
            lesson.index,
        )
        assert begun().resume(place.trail, place.lines)
        lesson.show()
    progress.left(lesson, "trajan", tmp_path)

    found = progress.load(tmp_path)["trajan"]
    assert (found.done, found.places) == ((FIRST,), {})


def test_a_chapter_that_is_begun_again_stays_done(tmp_path: Path):
    lesson = begun()
    lesson.show_all()
    progress.left(lesson, "trajan", tmp_path)
    progress.left(begun(), "trajan", tmp_path)

    found = progress.load(tmp_path)["trajan"]
    assert (found.done, list(found.places)) == ((FIRST,), [FIRST])


def test_what_the_coach_has_told_and_what_was_learned_are_forgotten_apart(tmp_path: Path):
    progress.left(begun(), "trajan", tmp_path)
    progress.told("consul", "trajan", tmp_path)
    progress.told("consul", "trajan", tmp_path)
    progress.told("consul", "concordia", tmp_path)
    assert progress.load(tmp_path)["trajan"].told == ("consul",)

    progress.forget("trajan", tmp_path, lessons=False)
    assert progress.load(tmp_path)["trajan"].told == ()
    assert progress.load(tmp_path)["trajan"].places
    progress.told("consul", "trajan", tmp_path)
    progress.forget("trajan", tmp_path, coach=False)
    assert progress.load(tmp_path)["trajan"] == progress.GameProgress(told=("consul",))
    assert progress.load(tmp_path)["concordia"].told == ("consul",)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
        '{"format": 1}',
        '{"format": 1, "games": {"trajan": {"done": [3]}}}',
        json.dumps({"format": 1, "games": {"trajan": {"done": [], "told": [], "places": {"x": NO_STEP}}}}),
    ],
)
def test_a_damaged_file_is_put_aside(tmp_path: Path, text: str):
    (tmp_path / progress.NAME).write_text(text)

    assert progress.load(tmp_path) == {}
    assert not (tmp_path / progress.NAME).exists()
    progress.told("consul", "trajan", tmp_path)
    assert progress.load(tmp_path)["trajan"].told == ("consul",)


def test_the_copy_before_a_damaged_file_is_used(tmp_path: Path):
    progress.told("consul", "trajan", tmp_path)
    progress.told("vice", "trajan", tmp_path)
    (tmp_path / progress.NAME).write_text("")

    assert progress.load(tmp_path)["trajan"].told == ("consul",)


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path):
    newer = json.dumps({"format": progress.FORMAT + 1, "games": "somehow else"})
    (tmp_path / progress.NAME).write_text(newer)

    assert progress.load(tmp_path) == {}
    progress.told("consul", "trajan", tmp_path)
    assert (tmp_path / progress.NAME).read_text() == newer


def test_two_programs_lose_nothing_to_each_other(tmp_path: Path):
    script = (
        "import sys; from pathlib import Path; from rome_desktop.session.lessons import progress\n"
        "for n in range(15): progress.told(f'{sys.argv[1]}-{n}', 'trajan', Path(sys.argv[2]))"
    )
    running = [subprocess.Popen([sys.executable, "-c", script, name, str(tmp_path)]) for name in "ab"]

    assert [process.wait() for process in running] == [0, 0]
    assert sorted(progress.load(tmp_path)["trajan"].told) == sorted(
        f"{n}-{i}" for n in "ab" for i in range(15)
    )


def test_a_file_that_another_program_holds_for_long_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(files, "TURNS", 2)
    hold = Hold(tmp_path / progress.NAME)
    hold.take()
    progress.told("consul", "trajan", tmp_path)
    hold.release()
    assert progress.load(tmp_path)["trajan"].told == ("consul",)


def test_a_killed_lesson_goes_on_where_it_was(tmp_path: Path):
    script = (
        "import sys; from pathlib import Path\n"
        "from tests.session.lessons.test_progress import begun\n"
        "from rome_desktop.session.lessons import progress\n"
        "lesson = begun()\n"
        "while True:\n"
        "    for _ in range(len(lesson.chapter.steps) - 1):\n"
        "        lesson.show()\n"
        "        progress.left(lesson, 'trajan', Path(sys.argv[1]))\n"
        "        print(lesson.index, flush=True)\n"
        "    lesson = begun()\n"
    )
    for killed_after in (1, 3, 6):
        process = subprocess.Popen(
            [sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        for _ in range(killed_after):
            process.stdout.readline()
        process.kill()
        process.wait()
        process.stdout.close()
        place = progress.load(tmp_path)["trajan"].places[FIRST]
        assert place.step >= 1
        assert begun().resume(place.trail, place.lines)
