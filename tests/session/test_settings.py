"""Settings: kept, and put aside when damaged."""

import json
import os

import pytest

from rome_desktop.session import settings
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
