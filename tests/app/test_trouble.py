"""What a system refuses is told in a sentence of ours, in both languages, and noted in its own words."""

import errno

import pytest

from rome_desktop.app import language, trouble
from rome_desktop.session.folders import HOME_VARIABLE, folders


@pytest.fixture
def log(monkeypatch, tmp_path):
    """The technical log of a new session, in a folder of its own."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(trouble, "_noted", set())
    return folders().logs / trouble.LOG


def test_a_known_error_has_its_own_words(dressed, log):
    assert trouble.reason(OSError(errno.ENOSPC, "No space left on device")) == "the disk is full"
    language.set_language(dressed, "fr")
    assert trouble.reason(OSError(errno.ENOSPC, "No space left on device")) == "le disque est plein"


def test_an_unknown_error_points_to_the_log(dressed, log):
    language.set_language(dressed, "fr")
    said = trouble.reason(OSError(99999, "Something in English"))

    assert said == "le système a refusé, la raison est dans le journal technique"
    assert "Something in English" in log.read_text(encoding="utf-8")


def test_the_same_is_noted_once(log):
    for _ in range(3):
        trouble.note("broken\nin two lines")

    assert log.read_text(encoding="utf-8").count("broken in two lines") == 1


def test_a_long_log_begins_anew(log):
    log.parent.mkdir(parents=True)
    log.write_text("x" * (trouble.LONGEST + 1), encoding="utf-8")
    trouble.note("fresh")

    assert log.stat().st_size < 100


def test_a_log_that_cannot_be_written_is_no_trouble(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    monkeypatch.setattr(trouble, "_noted", set())

    trouble.note("nowhere to go")


def test_nothing_says_what_the_system_says(project_root):
    """No window module shows `strerror`, `errorString` or the text of an exception."""
    found = []
    for path in sorted((project_root / "rome_desktop" / "app").rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if ("strerror" in line or "errorString" in line) and "trouble.note" not in line:
                found.append(f"{path.name}:{number} {line.strip()}")
    assert not found, "\n".join(found)
