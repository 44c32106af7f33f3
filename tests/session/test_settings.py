"""Settings: kept, and put aside when damaged."""

import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from rome_desktop.session import files, settings
from rome_desktop.session.settings import TEXT_SIZES, Settings


def test_without_a_file_they_are_the_defaults(tmp_path):
    assert settings.load(tmp_path) == (Settings(), "")
    assert list(tmp_path.iterdir()) == []


def test_they_come_back_equal(tmp_path):
    chosen = Settings(
        language="fr",
        theme="dark",
        text_size=TEXT_SIZES[-1],
        pace="at-once",
        ask_always=True,
        last_seats=(("Iulia Ἰουλία", "human", "rubra"), ("Marcus", "hard", "flava")),
        window=(-5, 0, 1280, 800, 1),
    )
    settings.store(chosen, tmp_path / "deep")

    assert settings.load(tmp_path / "deep") == (chosen, "")
    assert json.loads((tmp_path / "deep" / "settings.json").read_text(encoding="utf-8"))["language"] == "fr"


def test_half_a_character_does_no_harm(tmp_path):
    settings.store(Settings(last_seats=(("J\ud800", "human", "rubra"),)), tmp_path)

    assert settings.load(tmp_path)[0].last_seats == (("J?", "human", "rubra"),)


def test_what_a_newer_version_wrote_is_passed_over(tmp_path):
    (tmp_path / "settings.json").write_text('{"theme": "dark", "holograms": true}', encoding="utf-8")

    assert settings.load(tmp_path) == (Settings(theme="dark"), "")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        bytes(100),
        b"\xff\xfe{}",
        b"[]",
        b"null",
        b"{",
        b'{"language": "de"}',
        b'{"volume": 0}',
        b'{"volume": 101}',
        b'{"sound": 1}',
        b'{"text_size": 79}',
        b'{"text_size": 201}',
        b'{"text_size": ' + b"9" * 5000 + b"}",
        b'{"text_size": "100"}',
        b'{"text_size": 100.0}',
        b'{"ask_always": 1}',
        b'{"theme": ["dark"]}',
        b'{"pace": {}}',
        b'{"window": [1, 2, 3, 4, 5, 6]}',
        b'{"window": [0, 0, 1366, true]}',
        b'{"window": [0, 0, 99999999999, 768, 0]}',
        b'{"last_seats": "Julia"}',
        b'{"last_seats": [["Julia", "human", 7]]}',
        b'{"last_seats": [' + b'["A", "easy", "rubra"],' * 8 + b'["A", "easy", "rubra"]]}',
        b'{"last_seats": [["Julia"]]}',
        b"[" * 20_000,
    ],
)
def test_a_damaged_file_is_put_aside_and_the_defaults_hold(tmp_path, content):
    (tmp_path / "settings.json").write_bytes(content)

    assert settings.load(tmp_path) == (Settings(), "settings-damaged")

    assert [path.name for path in tmp_path.iterdir()] == ["settings.damaged"]
    assert (tmp_path / "settings.damaged").read_bytes() == content
    assert settings.load(tmp_path) == (Settings(), "")


def test_a_damaged_file_that_cannot_be_put_aside_is_told_again(tmp_path):
    (tmp_path / "settings.json").write_text("{")
    (tmp_path / "settings.damaged").mkdir()

    assert settings.load(tmp_path) == (Settings(), "settings-damaged")
    assert settings.load(tmp_path) == (Settings(), "settings-damaged")


def test_a_full_disk_is_told_and_the_old_settings_stay(tmp_path, monkeypatch):
    settings.store(Settings(theme="dark"), tmp_path)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        settings.store(Settings(theme="light"), tmp_path)

    assert settings.load(tmp_path) == (Settings(theme="dark"), "")


def test_a_value_that_cannot_be_is_refused_at_once():
    with pytest.raises(ValueError, match="pace cannot be 'frantic'"):
        Settings(pace="frantic")


# ---- two programs at once


def test_two_programs_keep_what_each_has_changed_and_the_later_change_wins(tmp_path):
    start = Settings(theme="dark", pace="calm")
    settings.store(start, tmp_path)

    settings.store(replace(start, language="fr", pace="brisk"), tmp_path, start)
    settings.store(replace(start, text_size=130, pace="at-once"), tmp_path, start)

    together = Settings(theme="dark", language="fr", text_size=130, pace="at-once")
    assert settings.load(tmp_path) == (together, "")


def test_who_has_changed_nothing_writes_nothing(tmp_path):
    settings.store(Settings(), tmp_path, Settings())

    assert list(tmp_path.iterdir()) == []


def test_what_a_newer_version_has_set_stays(tmp_path):
    (tmp_path / "settings.json").write_text('{"theme": "dark", "holograms": true}', encoding="utf-8")

    settings.store(Settings(theme="dark", language="fr"), tmp_path, Settings(theme="dark"))

    document = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert document == {"theme": "dark", "holograms": True, "language": "fr"}


@pytest.mark.parametrize("content", [b"{", b'{"pace": "frantic"}', b"[]"])
def test_over_damaged_settings_all_are_written(tmp_path, content):
    (tmp_path / "settings.json").write_bytes(content)

    settings.store(Settings(theme="dark", language="fr"), tmp_path, Settings(theme="dark"))

    assert settings.load(tmp_path) == (Settings(theme="dark", language="fr"), "")


def test_many_programs_at_once_lose_no_change(tmp_path, project_root):
    """Each reads, changes and writes the same file, again and again."""
    code = (
        "import sys; from pathlib import Path; from dataclasses import replace\n"
        "from rome_desktop.session import settings\n"
        "folder, name, value = Path(sys.argv[1]), sys.argv[2], eval(sys.argv[3])\n"
        "now = settings.Settings()\n"
        "for _ in range(20):\n"
        "    for other in (value, getattr(settings.Settings(), name), value):\n"
        "        before, now = now, replace(now, **{name: other})\n"
        "        settings.store(now, folder, before)\n"
        "    assert getattr(settings.load(folder)[0], name) == value\n"
    )
    changes = {"theme": "dark", "text_size": 130, "ask_always": True, "last_game": "trajan"}
    settings.store(Settings(), tmp_path)
    programs = [
        subprocess.Popen([sys.executable, "-c", code, str(tmp_path), n, repr(v)], cwd=project_root)
        for n, v in changes.items()
    ]

    assert [program.wait() for program in programs] == [0] * len(programs)
    assert settings.load(tmp_path) == (Settings(**changes), "")
    assert not list(tmp_path.glob(".*"))


def test_who_does_not_come_to_an_end_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "TURNS", 2)
    hold = files.Hold(tmp_path / "settings.json")
    hold.take()

    settings.store(Settings(theme="dark"), tmp_path)

    assert settings.load(tmp_path)[0].theme == "dark"
    hold.release()
