"""A file of the player's own: upgrades, damage, two programs at once, a full disk."""

import errno
import json
import multiprocessing
from pathlib import Path

import pytest

from rome_desktop.session import files
from rome_desktop.session import store as stores
from rome_desktop.session.store import Newer, Store


def empty():
    return {"format": 2, "numbers": []}


def checked(document):
    list(map(int, document["numbers"]))


def of(path: Path) -> Store:
    return Store(path, 2, empty, {0: lambda old: {"numbers": list(old)}, 1: dict}, checked)


def adding(path: Path, number: int) -> None:
    of(path).change(lambda document: document["numbers"].append(number))


def many(path: Path, first: int) -> None:
    for number in range(first, first + 20):
        adding(path, number)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "numbers.json"


def test_a_missing_file_is_empty_and_reading_writes_nothing(path):
    assert of(path).read() == empty()
    assert not path.exists()


def test_what_was_written_is_read(path):
    adding(path, 7)
    assert of(path).read()["numbers"] == [7]
    assert json.loads(path.read_text(encoding="utf-8"))["format"] == 2


def test_an_older_file_is_upgraded_step_by_step(path):
    path.write_text("[1, 2]", encoding="utf-8")
    assert of(path).read() == {"numbers": [1, 2], "format": 2}
    adding(path, 3)
    assert of(path).read()["numbers"] == [1, 2, 3]


def test_a_newer_file_is_left_alone(path):
    path.write_text('{"format": 3, "numbers": 5}', encoding="utf-8")
    with pytest.raises(Newer):
        of(path).read()
    with pytest.raises(Newer):
        adding(path, 1)
    assert path.read_text(encoding="utf-8") == '{"format": 3, "numbers": 5}'


@pytest.mark.parametrize(
    "damage", ["", "{", '{"format": 2}', '{"format": -1}', '"x"', "\x00\x00", '{"format": true}']
)
def test_a_damaged_file_is_put_aside_and_the_copy_used(path, damage):
    adding(path, 1)
    adding(path, 2)
    path.write_text(damage, encoding="utf-8")
    assert of(path).read()["numbers"] == [1]
    adding(path, 3)
    assert of(path).read()["numbers"] == [1, 3]
    assert path.with_name("numbers.damaged").read_text(encoding="utf-8") == damage


def test_two_damaged_files_are_both_kept(path):
    for number in (1, 2):
        path.write_text(f"damage {number}", encoding="utf-8")
        adding(path, number)
    assert {p.name for p in path.parent.glob("*.damaged*")} == {"numbers.damaged", "numbers.damaged1"}


def test_two_programs_lose_nothing_of_each_other(path):
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=many, args=(path, first)) for first in (0, 100)]
    for other in others:
        other.start()
    for other in others:
        other.join()
    assert sorted(of(path).read()["numbers"]) == [*range(20), *range(100, 120)]


def test_a_full_disk_changes_nothing(path, monkeypatch):
    adding(path, 1)

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(stores, "write_safely", full)
    with pytest.raises(OSError, match="No space"):
        adding(path, 2)
    monkeypatch.undo()
    assert of(path).read()["numbers"] == [1]
    adding(path, 3)
    assert of(path).read()["numbers"] == [1, 3]


def test_a_mistake_while_altering_changes_nothing(path):
    adding(path, 1)
    with pytest.raises(ZeroDivisionError):
        of(path).change(lambda document: 1 // 0)
    assert of(path).read()["numbers"] == [1]
    adding(path, 2)


def test_another_program_that_never_lets_go_is_told_of(path, monkeypatch):
    monkeypatch.setattr(files, "TURNS", 2)
    hold = files.Hold(path)
    hold.take()
    try:
        with pytest.raises(files.InUse):
            adding(path, 1)
    finally:
        hold.release()
