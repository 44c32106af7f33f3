"""Writing safely, and holding a file against a second program."""

import errno
import fcntl
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rome_desktop.session import files
from rome_desktop.session.files import Hold, InUse, backup_of, lock_of, write_safely

FULL = OSError(errno.ENOSPC, "No space left on device")


def raise_full(*_, **__):
    raise FULL


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def holding(path: Path, project_root: Path) -> "subprocess.Popen[str]":
    """Another program that holds a file until it is killed."""
    code = (
        "import sys, time; from pathlib import Path; from rome_desktop.session.files import Hold\n"
        "hold = Hold(Path(sys.argv[1])); hold.take(); print('held', flush=True); time.sleep(600)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True, cwd=project_root
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


# ---- writing


def test_the_folder_is_made_and_the_text_written_as_it_is(tmp_path):
    path = tmp_path / "deep" / "down" / "match.ludus"

    write_safely(path, "Été\n“x”\n")

    assert path.read_bytes() == "Été\n“x”\n".encode()
    assert names(path.parent) == ["match.ludus"]


def test_the_copy_before_stays_as_backup(tmp_path):
    path = tmp_path / "match.ludus"
    for text in ("one", "two", "three"):
        write_safely(path, text)

    assert path.read_text() == "three"
    assert backup_of(path).read_text() == "two"
    assert names(tmp_path) == ["match.ludus", "match.ludus.bak"]


def test_without_second_names_the_backup_is_a_copy(tmp_path, monkeypatch):
    path = tmp_path / "match.ludus"
    write_safely(path, "one")
    monkeypatch.setattr(os, "link", lambda *_: (_ for _ in ()).throw(OSError(errno.EPERM, "no links")))

    write_safely(path, "two")

    assert (path.read_text(), backup_of(path).read_text()) == ("two", "one")
    assert names(tmp_path) == ["match.ludus", "match.ludus.bak"]


def test_what_a_killed_program_left_is_no_obstacle(tmp_path):
    path = tmp_path / "match.ludus"
    write_safely(path, "one")
    (tmp_path / f".match.ludus.bak.{os.getpid()}.new").write_text("left")
    (tmp_path / f".match.ludus.{os.getpid()}.new").write_text("left, and longer")

    write_safely(path, "two")

    assert (path.read_text(), backup_of(path).read_text()) == ("two", "one")
    assert names(tmp_path) == ["match.ludus", "match.ludus.bak"]


class FullFile:
    """A file on a full disk."""

    def __init__(self, file) -> None:
        self.file = file

    def __enter__(self):
        return self

    def __exit__(self, *_) -> None:
        self.file.close()

    def write(self, text: str) -> None:
        self.file.write(text[: len(text) // 2])
        raise FULL


def full_at_write(monkeypatch):
    real = Path.open
    monkeypatch.setattr(Path, "open", lambda path, *a, **k: FullFile(real(path, *a, **k)))


def full_at_copy(monkeypatch):
    monkeypatch.setattr(os, "link", raise_full)
    monkeypatch.setattr(shutil, "copy2", raise_full)


def full_at_last(monkeypatch):
    real = Path.replace

    def replace(path, target):
        if not str(target).endswith(".bak"):
            raise FULL
        return real(path, target)

    monkeypatch.setattr(Path, "replace", replace)


FAILURES = {
    "open": lambda m: m.setattr(Path, "open", raise_full),
    "write": full_at_write,
    "fsync": lambda m: m.setattr(os, "fsync", raise_full),
    "backup": full_at_copy,
    "rename of the backup": lambda m: m.setattr(Path, "replace", raise_full),
    "rename": full_at_last,
}


@pytest.mark.parametrize("where", FAILURES)
def test_a_failure_in_the_middle_leaves_the_old_file_and_no_other(tmp_path, where):
    path = tmp_path / "match.ludus"
    write_safely(path, "one")
    write_safely(path, "two")

    with pytest.MonkeyPatch.context() as patch:
        FAILURES[where](patch)
        with pytest.raises(OSError, match="No space left"):
            write_safely(path, "three")

    assert path.read_text() == "two"
    assert backup_of(path).read_text() in {"one", "two"}
    assert names(tmp_path) == ["match.ludus", "match.ludus.bak"]
    write_safely(path, "four")
    assert (path.read_text(), backup_of(path).read_text()) == ("four", "two")


def test_half_a_character_is_written_as_a_question_mark(tmp_path):
    write_safely(tmp_path / "match.ludus", "half a character: \ud800")

    assert (tmp_path / "match.ludus").read_text() == "half a character: ?"


def test_a_folder_that_cannot_be_written_is_an_error_of_the_system(tmp_path):
    (tmp_path / "file").write_text("no folder")

    with pytest.raises(OSError, match="file"):
        write_safely(tmp_path / "file" / "match.ludus", "one")


def test_a_read_only_folder_keeps_what_it_has(tmp_path, monkeypatch):
    path = tmp_path / "match.ludus"
    write_safely(path, "one")
    real = Path.open

    def refuse(self, mode="r", *a, **k):  # whoever runs the tests may be allowed to write everywhere
        if "w" in mode and self.parent == tmp_path:
            raise PermissionError(errno.EACCES, "Permission denied", str(self))
        return real(self, mode, *a, **k)

    monkeypatch.setattr(Path, "open", refuse)

    with pytest.raises(PermissionError):
        write_safely(path, "two")

    assert path.read_text() == "one"
    assert names(tmp_path) == ["match.ludus"]


def test_a_folder_that_cannot_be_synced_is_written_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "open", raise_full)

    write_safely(tmp_path / "match.ludus", "one")

    assert (tmp_path / "match.ludus").read_text() == "one"


# ---- holding


def test_a_held_file_is_refused_to_a_second_holder_until_released(tmp_path):
    path = tmp_path / "saves" / "match.ludus"
    one, other = Hold(path), Hold(path)
    one.take()
    one.take()

    with pytest.raises(InUse, match=r"match\.ludus"):
        other.take()
    one.release()
    one.release()
    other.take()
    other.release()

    assert names(path.parent) == []


def test_a_second_program_is_refused_and_a_killed_one_holds_nothing(tmp_path, project_root):
    path = tmp_path / "match.ludus"
    process = holding(path, project_root)
    hold = Hold(path)
    try:
        with pytest.raises(InUse):
            hold.take()
        assert lock_of(path).exists()
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()

    hold.take()
    hold.release()

    assert names(tmp_path) == []


def test_what_a_killed_program_left_is_cleared_away_by_the_next_holder(tmp_path):
    path = tmp_path / "match[1].ludus"
    for name in (
        ".match[1].ludus.77.new",
        ".match[1].ludus.bak.77.new",
        ".match1.ludus.77.new",
        "match[1].ludus",
    ):
        (tmp_path / name).touch()
    hold = Hold(path)
    hold.take()
    hold.release()

    assert names(tmp_path) == [".match1.ludus.77.new", "match[1].ludus"]


def test_where_there_are_no_locks_that_is_not_taken_for_in_use(tmp_path, monkeypatch):
    def no_locks(*_):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)

    with pytest.raises(OSError, match="No locks") as caught:
        Hold(tmp_path / "match.ludus").take()

    assert not isinstance(caught.value, InUse)


@pytest.mark.parametrize("followed", [False, True])
def test_a_lock_file_removed_while_it_was_being_locked_is_not_relied_on(tmp_path, monkeypatch, followed):
    """Whoever lets go removes the file: a lock on the removed one would keep nobody out."""
    path = tmp_path / "match.ludus"
    real, calls = files._lock, []

    def locked_too_late(file):
        if not calls:
            lock_of(path).unlink()
            if followed:
                lock_of(path).touch()
        calls.append(file)
        real(file)

    monkeypatch.setattr(files, "_lock", locked_too_late)
    hold = Hold(path)
    hold.take()

    assert len(calls) == 2
    assert calls[0].closed
    monkeypatch.undo()
    with pytest.raises(InUse):
        Hold(path).take()
    hold.release()


# ---- links


def test_a_link_stays_a_link_and_what_it_leads_to_is_written_with_its_backup_beside_it(tmp_path):
    real, link = tmp_path / "elsewhere" / "real.ludus", tmp_path / "link.ludus"
    write_safely(real, "one")
    link.symlink_to("elsewhere/real.ludus")

    write_safely(link, "two")

    assert link.is_symlink()
    assert (real.read_text(), backup_of(link).read_text()) == ("two", "one")
    assert backup_of(link) == backup_of(real)
    assert names(tmp_path) == ["elsewhere", "link.ludus"]


def test_a_file_held_by_its_name_is_held_against_its_link_too(tmp_path):
    link = tmp_path / "link.ludus"
    link.symlink_to("real.ludus")
    hold = Hold(tmp_path / "real.ludus")
    hold.take()

    with pytest.raises(InUse):
        Hold(link).take()
    hold.release()


def test_a_link_that_leads_nowhere_leads_to_the_new_file(tmp_path):
    (tmp_path / "link.ludus").symlink_to("real.ludus")

    write_safely(tmp_path / "link.ludus", "one")

    assert (tmp_path / "link.ludus").is_symlink()
    assert (tmp_path / "real.ludus").read_text() == "one"


def test_what_is_no_file_is_not_written_over(tmp_path):
    pipe, link, folder = tmp_path / "pipe", tmp_path / "link", tmp_path / "folder"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    folder.mkdir()

    for path in (pipe, link, folder):
        with pytest.raises(OSError, match="not a file"):
            write_safely(path, "one")
    assert pipe.is_fifo()
