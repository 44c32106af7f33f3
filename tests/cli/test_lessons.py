"""`lessons`: the courses as JSON, and a check that names the line."""

from pathlib import Path

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.session.lessons import reader
from tests.cli.conftest import Run


def test_json_lists_the_chapters_of_every_game(run: Run):
    games = run("lessons", "--json").json["games"]

    assert [game["key"] for game in games] == [game.key for game in GAMES]
    chapter = next(game for game in games if game["key"] == "trajan")["chapters"][0]
    assert chapter["title"] == {"en": "Your first turn", "fr": "Votre premier tour"}
    assert list(chapter) == ["id", "title", "minutes", "steps", "moves"]
    assert 0 < chapter["moves"] < chapter["steps"]


def test_a_table_shows_one_game(run: Run):
    ran = run("lessons", "trajan")

    assert (ran.code, ran.err) == (0, "")
    assert "first-turn" in ran.out
    assert "Concordia" not in ran.out


def test_check_is_quiet_about_a_good_course(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rome_desktop.app.lesson_points.missing", lambda key: [])
    ran = run("lessons", "trajan", "--check")

    assert (ran.code, ran.err) == (0, "")


def test_check_names_the_line_of_what_the_window_does_not_show(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rome_desktop.app.lesson_points.missing", lambda key: [(0, 1, "“x” is not there")])
    good = (reader.BUNDLED / "trajan.toml").read_text(encoding="utf-8")
    line = good[: good.index('point = ["circle"]')].count("\n") + 1
    ran = run("lessons", "trajan", "--check")

    assert ran.code == 1
    assert f"trajan.toml, line {line}: “x” is not there" in ran.err


def test_check_names_the_line_of_a_fault(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    good = (reader.BUNDLED / "trajan.toml").read_text(encoding="utf-8")
    (tmp_path / "trajan.toml").write_text(good.replace('play = ["sow V"]', 'play = ["sow VII"]', 1))
    (tmp_path / "trajan").symlink_to(reader.BUNDLED / "trajan")
    line = good[: good.index('play = ["sow V"]')].count("\n") + 1
    monkeypatch.setattr("rome_desktop.cli.lessons.FOLDER", tmp_path)
    ran = run("lessons", "trajan", "--check")

    assert ran.code == 1
    assert f"trajan.toml, line {line}: none of them is possible here" in ran.err


def test_a_course_that_cannot_be_read_is_told_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "trajan.toml").write_text("chapters = 3")
    monkeypatch.setattr("rome_desktop.cli.lessons.FOLDER", tmp_path)
    ran = run("lessons", "trajan", "--json")

    assert ran.code == 1
    assert "trajan.toml, line 1" in ran.sentence


def test_an_unknown_game_is_wrong_usage(run: Run):
    assert run("lessons", "chess").code == 2
