"""A course file that cannot be used names its line and the reason."""

from pathlib import Path

import pytest

from rome_desktop.catalogue import game
from rome_desktop.cli.lessons import rival
from rome_desktop.content.reader import ContentError
from rome_desktop.session.lessons.check import faults
from rome_desktop.session.lessons.course import Start
from rome_desktop.session.lessons.reader import LessonError, begun, course_of

TRAJAN = game("trajan")
GOOD = """\
[[chapters]]
id = "one"
title = { en = "One", fr = "Un" }
after = { en = "count", fr = "compter" }
minutes = 3
start = { match = "first-day", lines = 36 }

[[chapters.steps]]
say = { en = "**Empty** a tray.", fr = "**Videz** une écuelle." }
play = ["sow V"]

[[chapters.steps]]
say = { en = "**Drop** one.", fr = "**Posez**-en un." }
play = ["drop *"]
"""


def written(folder: Path, text: str) -> Path:
    (folder / "trajan.toml").write_text(text, encoding="utf-8")
    matches = Path(__file__).resolve().parents[3] / "resources" / "lessons" / "trajan"
    if not (folder / "trajan").exists():
        (folder / "trajan").symlink_to(matches)
    return folder


def reasons(folder: Path, text: str) -> list[str]:
    """All faults but that a course of one chapter is too short, and has no pictures for the rules."""
    found = [str(fault) for fault in faults(TRAJAN, rival, written(folder, text))]
    return [fault for fault in found if "a course has" not in fault and "have no scene" not in fault]


def test_a_good_course_is_read_and_has_no_faults(tmp_path: Path):
    assert reasons(tmp_path, GOOD) == []
    course = course_of(TRAJAN, tmp_path)
    assert course is not None
    assert [step.kind for step in course.chapter("one").steps] == ["play", "play"]
    with pytest.raises(LookupError, match="there are: one"):
        course.chapter("two")


def test_chapters_of_the_rules_that_nothing_shows_are_a_fault(tmp_path: Path):
    found = [str(fault) for fault in faults(TRAJAN, rival, written(tmp_path, GOOD))]
    assert any("have no scene: TR-1, " in fault for fault in found)


def test_a_game_without_a_file_has_no_course(tmp_path: Path):
    assert course_of(TRAJAN, tmp_path) is None
    assert list(faults(TRAJAN, rival, tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('play = ["drop *"]', "play = 3", 14, "Input should be a valid tuple"),
        ('play = ["drop *"]', 'playing = "x"', 14, "Unexpected keyword argument"),
        ('play = ["drop *"]', 'play = ["drop *"]\nundo = 1', 15, "waits for one thing only"),
        ('start = { match = "first-day", lines = 36 }', "start = {}", 6, "starts with a match or after"),
        ('match = "first-day", lines = 36', 'after = "zero"', 6, "no chapter “zero” comes before"),
        ("minutes = 3", 'minutes = 3\nid = "one"', 6, "Cannot overwrite"),
    ],
)
def test_a_broken_file_names_its_line(tmp_path: Path, old: str, new: str, line: int, reason: str):
    with pytest.raises(ContentError, match=reason) as found:
        course_of(TRAJAN, written(tmp_path, GOOD.replace(old, new)))
    assert found.value.line == line
    assert reason in "".join(str(fault) for fault in faults(TRAJAN, rival, tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("sow V", "sow IX", 10, "none of them is possible here"),
        ("drop *", 'drop *", "sail', 0, ""),
        ("**Drop** one.", "Drop one.", 13, "one key idea"),
        ("**Drop** one.", "**Drop** 1.", 13, "the number 1 is typed by hand"),
        ("**Drop** one.", "**Drop** " + "one " * 41, 13, "42 words, at most 40"),
        ("**Drop** one.", "**Drop** {time}.", 13, "the blanks differ"),
        ("**Posez**-en un.", "**Posez** ; un.", 13, "no-break space"),
        ("**Posez**-en un.", "**Posez** l'un.", 13, "no-break space"),
        ('play = ["drop *"]', 'play = ["drop *"]\nclause = "TR-99.1"', 15, "There is no clause"),
        ('play = ["drop *"]', 'goal = "win"', 14, "knows no goal “win”"),
        (
            'play = ["drop *"]',
            'play = ["drop *"]\nreply = ["1 sow I"]',
            15,
            "the reply “1 sow I” cannot be played",
        ),
        ("lines = 36", "lines = 999", 9, "has no line 999"),
        ("first-day", "no-day", 9, "cannot be read"),
    ],
)
def test_a_fault_of_a_course_is_found_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, reason: str
):
    found = reasons(tmp_path, GOOD.replace(old, new))
    if not line:
        assert found == []
    else:
        assert any(f"line {line}: " in fault and reason in fault for fault in found), found


def test_an_answer_after_which_the_chapter_does_not_go_on_is_found(tmp_path: Path):
    text = GOOD.replace("sow V", 'sow V", "sow I').replace("drop *", "drop B")
    assert any("after “sow I” the chapter does not go on" in fault for fault in reasons(tmp_path, text))


def test_a_damaged_match_is_told(tmp_path: Path):
    (tmp_path / "trajan").mkdir()
    (tmp_path / "trajan" / "bad.txt").write_text("game: trajan\nseats: easy easy\n---\n0 win\n---\n")
    with pytest.raises(LessonError, match="cannot be replayed"):
        begun(TRAJAN, Start("bad", 1), tmp_path)
