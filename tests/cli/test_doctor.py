"""`doctor`: each thing that can be wrong is found, with what to do about it."""

import errno
import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from rome_desktop.cli import doctor, own
from rome_desktop.cli.doctor import Finding
from rome_desktop.session.folders import Folders

PROBE = {
    "pyside": "6.11.3",
    "qt": "6.11.3",
    "platform": "offscreen",
    "screens": ["800x800"],
    "fonts": [],
    "lacking": [],
}


@pytest.fixture
def well(monkeypatch, tmp_path):
    """A machine on which nothing is wrong."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(own, "ask", lambda *_, **__: PROBE)
    for language in doctor.LANGUAGES:
        (tmp_path / f"rome_desktop_{language}.qm").touch()
    monkeypatch.setattr(doctor, "TRANSLATIONS", tmp_path)


def test_nothing_is_wrong(run, well):
    ran = run("doctor")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.endswith("Nothing is wrong.\n")
    assert "WRONG" not in ran.out


def test_what_is_wrong_is_counted_and_fails(run, well, monkeypatch):
    monkeypatch.setattr(own, "ask", lambda *_, **__: PROBE | {"fonts": ["Cinzel is missing."]})
    ran = run("doctor")
    assert ran.code == 1
    assert "WRONG Fonts: Cinzel is missing.\n      What to do: Install the program again" in ran.out
    assert ran.out.endswith("1 thing is wrong.\n")


def test_qt_is_asked_in_a_process_of_its_own(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    found = own.ask("--probe", environment=own.surroundings())
    assert found["platform"] == "offscreen"
    assert found["fonts"] == []
    assert [finding.advice for finding in doctor.qt()] == ["", "", ""]


def test_qt_that_does_not_start(monkeypatch):
    def silent(*_, **__):
        raise own.NoAnswer('could not load the Qt platform plugin "xcb"')

    monkeypatch.setattr(own, "ask", silent)
    (finding,) = doctor.qt()
    assert finding.seen == 'cannot start: could not load the Qt platform plugin "xcb"'
    assert finding.advice


@pytest.mark.parametrize(
    ("system", "reason", "advice"),
    [
        ("linux", "libEGL.so.1", "sudo apt install libgl1 libegl1"),
        ("win32", "DLL load failed", "Microsoft Visual C++ Redistributable"),
        ("darwin", "x", "pip install --force-reinstall"),
        ("linux", "Could not find the Qt platform plugin", "Install the program, or PySide6, again"),
    ],
)
def test_advice_about_qt(system, reason, advice):
    assert advice in doctor.qt_advice(reason, system)


def test_a_bad_pair_is_found():
    findings = {f.what: f for f in doctor.versions((3, 11, 7), "6.12.0")}
    assert "aborts on Python 3.11" in findings["PySide6"].advice
    assert findings["Python"].advice == ""


def test_an_old_python_and_no_pyside():
    findings = {f.what: f for f in doctor.versions((3, 9, 1), None)}
    assert findings["Python"].advice == "Use Python 3.11 or later."
    assert "pip install" in findings["PySide6"].advice


def test_a_missing_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "pydantic", None)
    findings = {f.what: f for f in doctor.versions((3, 11, 7), "6.11.3")}
    assert findings["pydantic"].advice == "Run: python -m pip install pydantic"


@pytest.mark.parametrize(
    ("environment", "system", "wrong"),
    [
        ({}, "linux", True),
        ({"DISPLAY": ":0"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({}, "win32", False),
    ],
)
def test_the_display(environment, system, wrong):
    assert bool(doctor.display(environment, system).advice) is wrong


def all_in(path):
    return Folders(path, path, path, path, path)


def test_folders_that_are_there_or_can_be_made(tmp_path):
    for folder in (tmp_path, tmp_path / "new" / "deep"):
        assert {finding.advice for finding in doctor.user_folders(all_in(folder))} == {""}
    assert not (tmp_path / "new").exists()


def test_a_folder_in_the_way_of_which_a_file_lies(tmp_path):
    (tmp_path / "file").touch()
    (finding, *_) = doctor.user_folders(all_in(tmp_path / "file" / "deep"))
    assert finding.advice == f"{tmp_path / 'file'} is a file. Move it away."


@pytest.mark.parametrize(
    ("number", "advice"),
    [
        (errno.EACCES, "Allow yourself to write"),
        (errno.ENOSPC, "Free some space on the disk"),
        (errno.EDQUOT, "Free some space on the disk"),
        (errno.EROFS, "can only be read"),
        (errno.EIO, "Allow yourself to write"),
    ],
)
def test_a_folder_that_cannot_be_written(tmp_path, monkeypatch, number, advice):
    """Rights alone do not tell: the administrator may do everything, and a full disk takes a name."""

    def refuse(*_):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    for finding in doctor.user_folders(all_in(tmp_path)):
        assert advice in finding.advice
        assert os.strerror(number) in finding.seen


def test_a_disk_that_is_nearly_full(tmp_path, monkeypatch):
    monkeypatch.setattr(doctor, "ROOM", 10**18)
    (finding, *_) = doctor.user_folders(all_in(tmp_path))
    assert "KB free" in finding.seen
    assert "Free some space" in finding.advice


def test_looking_leaves_nothing_behind(tmp_path):
    assert [finding.advice for finding in doctor.user_folders(all_in(tmp_path))] == [""] * 5
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("year", "saved", "fault"),
    [
        (1970, None, "before this program was written"),
        (2100, None, "40 years after"),
        (2027, 2028, "before 2028-01-01, when something was saved"),
        (2027, 2026, ""),
        (2027, None, ""),
    ],
)
def test_the_clock(tmp_path, year, saved, fault):
    if saved:
        (tmp_path / "match.ludus").touch()
        moment = datetime(saved, 1, 1, tzinfo=UTC).timestamp()
        os.utime(tmp_path / "match.ludus", (moment, moment))

    finding = doctor.clock(datetime(year, 1, 1, tzinfo=UTC), tmp_path)

    assert fault in finding.seen
    assert bool(finding.advice) is bool(fault)


def test_without_a_folder_of_saves_the_clock_is_looked_at_too(tmp_path):
    assert doctor.clock(datetime(2027, 1, 1, tzinfo=UTC), tmp_path / "none").advice == ""


def test_plugins_that_are_missing(monkeypatch):
    monkeypatch.setattr(
        own, "ask", lambda *_, **__: PROBE | {"lacking": ["wayland-shell-integration/xdg-shell"]}
    )
    finding = next(f for f in doctor.qt() if f.what == "Qt plugins")
    assert finding.seen == "wayland-shell-integration/xdg-shell"
    assert finding.advice


def test_plugins_are_looked_for_and_loaded(tmp_path):
    from rome_desktop.app import probe

    (tmp_path / "platforminputcontexts").mkdir()
    (tmp_path / "platforminputcontexts" / "libcompose.so").write_text("no library")
    assert probe.lacking("xcb", tmp_path) == ["platforminputcontexts/compose"]
    assert len(probe.lacking("wayland", tmp_path)) == 2
    assert probe.lacking("offscreen", tmp_path) == []


def test_settings(tmp_path):
    path = tmp_path / "settings.json"
    assert doctor.settings(path) == Finding("Settings", "the defaults")
    path.write_text("{", encoding="utf-8")
    assert "Delete the file" in doctor.settings(path).advice
    assert path.exists()
    path.write_text(json.dumps({"saves_folder": str(tmp_path / "none")}), encoding="utf-8")
    assert "Choose another folder" in doctor.settings(path).advice
    path.write_text("{}", encoding="utf-8")
    assert doctor.settings(path).advice == ""


def test_icons_and_look(tmp_path):
    assert doctor.icons(tmp_path).advice
    (tmp_path / "x.svg").write_text("<svg>", encoding="utf-8")
    assert "x.svg: " in doctor.icons(tmp_path).seen
    assert doctor.look(tmp_path / "tokens.toml").advice
    (tmp_path / "tokens.toml").write_text("a = ", encoding="utf-8")
    assert doctor.look(tmp_path / "tokens.toml").advice


def test_translations(tmp_path):
    assert all("is not there" in finding.seen for finding in doctor.translations(tmp_path))
    for language in doctor.LANGUAGES:
        for kind in ("ts", "qm"):
            (tmp_path / f"rome_desktop_{language}.{kind}").touch()
    os.utime(tmp_path / "rome_desktop_en.qm", (1, 1))
    english, french = doctor.translations(tmp_path)
    assert "older than its source" in english.seen
    assert french.advice == ""


def test_a_content_file_of_ones_own_that_is_refused(tmp_path):
    (tmp_path / "city_of_marble.toml").write_text("[edition\n", encoding="utf-8")
    findings = {f.what: f for f in doctor.content(tmp_path)}
    refused = findings["Content of city_of_marble"]
    assert "your own file is refused: city_of_marble.toml, line 1" in refused.seen
    assert "Mend or delete" in refused.advice


def test_the_bundled_content_and_rules_are_well(tmp_path):
    findings = [*doctor.content(tmp_path), *doctor.rules()]
    assert {finding.advice for finding in findings} == {""}
