"""Only what is a file is opened, and only as much is read as it may hold."""

import os

import pytest

from rome_desktop.catalogue import game
from rome_desktop.content import plain, reader
from rome_desktop.content.plain import NotAFile, TooLarge


def other_things(folder):
    """A folder, a pipe, a device, and links to the last two: where reading would wait or never end."""
    made = [folder / "folder", folder / "pipe", folder / "to-pipe", folder / "to-device"]
    made[0].mkdir()
    os.mkfifo(made[1])
    made[2].symlink_to(made[1])
    made[3].symlink_to("/dev/zero")
    return made


def test_what_is_no_file_is_never_opened(tmp_path, monkeypatch):
    things = other_things(tmp_path)
    monkeypatch.setattr(plain.Path, "open", lambda *_: pytest.fail("it was opened"))

    for path in things:
        with pytest.raises(NotAFile):
            plain.read_bytes(path, 100)


def test_a_link_to_a_file_is_read(tmp_path):
    (tmp_path / "file").write_bytes(b"12345")
    (tmp_path / "link").symlink_to("file")

    assert plain.read_bytes(tmp_path / "link", 5) == b"12345"


def test_more_than_it_may_hold_is_refused(tmp_path):
    (tmp_path / "file").write_bytes(b"123456")

    with pytest.raises(TooLarge):
        plain.read_bytes(tmp_path / "file", 5)


def test_content_that_is_no_file_is_refused_and_the_bundled_one_used(tmp_path):
    os.mkfifo(tmp_path / "trajan.toml")

    content = reader.load(game("trajan"), tmp_path)

    assert content.refused is not None
    assert "not a file" in content.refused.reason
