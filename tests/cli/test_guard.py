"""Pairs of PySide6 and Python that abort are refused before Qt is imported."""

import sys

import pytest

from rome_desktop.cli import guard
from rome_desktop.cli.output import Failure


@pytest.mark.parametrize("python", [(3, 10, 14), (3, 11, 0), (3, 11, 9)])
def test_the_pair_that_loses_references_is_refused(python):
    reason = guard.bad_pair("6.12.0", python)
    assert reason is not None
    assert "PySide6 6.12.0 aborts on Python 3.1" in reason
    assert "pip install 'PySide6-Essentials>=6.8,<6.12'" in reason


@pytest.mark.parametrize(
    ("pyside", "python"),
    [("6.11.3", (3, 11, 7)), ("6.12.0", (3, 12, 0)), ("6.12.1", (3, 11, 7)), ("6.8.0", (3, 13, 1))],
)
def test_other_pairs_are_welcome(pyside, python):
    assert guard.bad_pair(pyside, python) is None


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("6.12", (6, 12, 0)), ("6.12.0rc1", (6, 12, 0)), ("6.11.3.1", (6, 11, 3)), ("x", (0, 0, 0))],
)
def test_numbers_of_a_version(version, numbers):
    assert guard.numbers(version) == numbers


def test_the_installed_pair_is_welcome():
    guard.check()
    assert guard.installed() is not None


def test_pyside_says_its_version_as_it_was_registered():
    assert guard.installed() == guard.registered()


@pytest.mark.parametrize("said", [None, "", 'major_version = "6"', b"\xff"])
def test_a_pyside_that_does_not_say_its_version_is_asked_for_by_its_name(tmp_path, monkeypatch, said):
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").touch()
    if said is not None:
        told = said if isinstance(said, bytes) else said.encode()
        (package / "_git_pyside_version.py").write_bytes(told)
    monkeypatch.delitem(sys.modules, "PySide6", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(guard, "registered", lambda: "by its name")
    assert guard.installed() == "by its name"


def test_a_bad_pair_is_refused_at_start(run, monkeypatch):
    monkeypatch.setattr(guard, "installed", lambda: "6.12.0")
    monkeypatch.setattr(sys, "version_info", (3, 11, 7, "final", 0))
    ran = run()
    assert ran.code == 1
    assert "would lose your game" in ran.sentence


def test_without_pyside_the_sentence_says_how_to_install_it(monkeypatch):
    monkeypatch.setattr(guard, "PACKAGE", "no-such-package")
    monkeypatch.setattr(guard, "installed", lambda: None)
    with pytest.raises(Failure, match=r"PySide6 is not installed\. Run: python -m pip install"):
        guard.check()


def test_a_packaged_program_was_checked_when_it_was_built(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(guard, "installed", lambda: None)
    guard.check()


def test_without_a_screen_qt_is_not_asked(run, monkeypatch):
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    ran = run()
    assert ran.code == 1
    assert "There is no screen to open a window on" in ran.sentence


def test_other_import_errors_are_not_blamed_on_qt(monkeypatch):
    with pytest.raises(ModuleNotFoundError):
        guard.from_app("rome_desktop.app.no_such_module", "run")


def test_a_missing_part_of_qt_is_told_before_qt_aborts(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(Failure, match=r"libqcarrier-pigeon\.so\. Install the program"):
        guard.try_plugin({"QT_QPA_PLATFORM": "carrier-pigeon"})
    guard.try_plugin({"QT_QPA_PLATFORM": "carrier-pigeon", "QT_PLUGIN_PATH": "/own"})
    guard.try_plugin({"WAYLAND_DISPLAY": "wayland-0"})
