"""The environment is the locked one, and its PySide6 and Python go together."""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import QObject, Signal


def locked(path: Path) -> dict[str, str]:
    """Name to version of every requirement in a lock file that holds on this platform."""
    lines = (line.partition("#")[0].strip() for line in path.read_text().splitlines())
    wanted = [Requirement(line) for line in lines if line and not line.startswith("-r")]
    return {
        canonicalize_name(each.name): str(each.specifier).removeprefix("==")
        for each in wanted
        if each.marker is None or each.marker.evaluate()
    }


@pytest.fixture(scope="module")
def lock(project_root: Path) -> dict[str, str]:
    folder = project_root / "packaging"
    return locked(folder / "requirements.txt") | locked(folder / "requirements-dev.txt")


def test_every_dependency_is_locked_within_what_the_project_allows(project_root: Path, lock: dict[str, str]):
    project = tomllib.loads((project_root / "pyproject.toml").read_text())["project"]

    for line in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(lock[canonicalize_name(wanted.name)]), line


def test_playing_needs_no_package_of_the_tests(project_root: Path):
    run = locked(project_root / "packaging" / "requirements.txt")

    assert not run.keys() & {"pytest", "hypothesis", "ruff", "mypy", "import-linter", "pyinstaller", "chess"}


def test_what_is_installed_is_what_is_locked(lock: dict[str, str]):
    assert {name: version(name) for name in lock} == lock


class Bell(QObject):
    rung = Signal(str, int, int)


def bell_is_rung(bell: Bell) -> None:
    bell.rung.emit("a", 1, 2)


def bell_is_tied_and_untied(bell: Bell) -> None:
    bell.rung.connect(print)
    bell.rung.disconnect(print)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None and True are immortal from Python 3.12 on")
@pytest.mark.parametrize("use", [bell_is_rung, bell_is_tied_and_untied])
def test_signals_do_not_lose_references_to_none_and_true(use: Callable[[Bell], None]):
    """PySide6 6.12.0 drops one at each use, and Python aborts when none is left."""
    bell = Bell()
    use(bell)
    before = [sys.getrefcount(each) for each in (None, True, False)]

    for _ in range(200):
        use(bell)

    after = [sys.getrefcount(each) for each in (None, True, False)]
    assert all(now > then - 100 for then, now in zip(before, after, strict=True)), (before, after)


def bare_project(folder: Path, project_root: Path) -> Path:
    """A copy of what setup-venv.sh reads; returns the copied script."""
    (folder / "packaging").mkdir()
    for name in ("setup-venv.sh", "requirements.txt", "requirements-dev.txt"):
        shutil.copy(project_root / "packaging" / name, folder / "packaging")
    shutil.copy(project_root / "pyproject.toml", folder)
    return folder / "packaging" / "setup-venv.sh"


def test_a_python_that_is_too_old_is_refused_in_one_sentence(tmp_path: Path, project_root: Path):
    script = bare_project(tmp_path, project_root)
    old = tmp_path / "python3.9"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2 || exit 1\n')
    old.chmod(0o755)

    done = subprocess.run(
        ["sh", script, "play"],
        env={"PATH": "/usr/bin:/bin", "PYTHON": str(old)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr == f"PYTHON={old} is not a Python from 3.11 to 3.14, which Quinque Ludi needs.\n"
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize("code", [0, 7])
def test_ci_keeps_the_exit_code_of_make(code: int, tmp_path: Path, project_root: Path):
    make = tmp_path / "make"
    make.write_text(f'#!/bin/sh\necho "$*"\nexit {code}\n')
    make.chmod(0o755)

    done = subprocess.run(
        ["bash", project_root / ".ci" / "run"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "CI": "true"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout.split()[-1]) == (code, "test-all")
