"""The import contracts of pyproject.toml catch what they are there for, on a small program of our shape."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

MODULES = (
    "__init__ __main__ catalogue places cli/__init__ cli/main app/__init__ app/window app/views/__init__ "
    "app/views/trajan app/views/concordia app/kit/__init__ app/kit/icons app/table/__init__ app/table/spots "
    "app/pages/__init__ app/pages/home app/covers/__init__ app/covers/trajan app/covers/concordia "
    "app/words/__init__ app/words/trajan session/__init__ session/match ai/__init__ ai/search "
    "content/__init__ games/__init__ games/trajan/__init__ games/trajan/steps games/concordia/__init__ "
    "games/concordia/state engine/__init__ engine/steps"
).split()

LEGAL = {
    "cli/main": "import rome_desktop.app.window",
    "app/window": "import PySide6.QtCore, rome_desktop.session.match, rome_desktop.app.views.trajan",
    "app/views/trajan": "import rome_desktop.app.table.spots, rome_desktop.games.trajan.steps",
    "app/table/spots": "import rome_desktop.app.kit",
    "session/match": "import random, time, rome_desktop.catalogue, rome_desktop.places",
    "catalogue": "import rome_desktop.games.trajan, rome_desktop.games.concordia",
    "games/trajan/steps": "import rome_desktop.engine.steps",
}


def broken_contracts(folder: Path, project_root: Path, imports: dict[str, str]) -> set[str]:
    """Names of the contracts that a program with these ``imports`` breaks."""
    for module in MODULES:
        path = folder / "rome_desktop" / f"{module}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{imports.get(module, '')}\n")
    shutil.copy(project_root / "pyproject.toml", folder)
    # Run in the folder, so that its rome_desktop is found before the real one.
    lint = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command as c; c()"
    done = subprocess.run(
        [sys.executable, "-c", lint, "--no-logo", "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.findall(r"^(.+?) (KEPT|BROKEN)$", done.stdout, re.MULTILINE)
    assert found, done.stdout + done.stderr
    assert (done.returncode != 0) == any(verdict == "BROKEN" for _, verdict in found)
    return {name for name, verdict in found if verdict == "BROKEN"}


def test_the_intended_imports_are_allowed(tmp_path: Path, project_root: Path):
    assert broken_contracts(tmp_path, project_root, LEGAL) == set()


@pytest.mark.parametrize(
    ("module", "imported", "contract"),
    [
        ("engine/steps", "rome_desktop.games.trajan", "Imports go down only"),
        ("session/match", "rome_desktop.ai.search", "Imports go down only"),
        ("ai/search", "rome_desktop.session.match", "Imports go down only"),
        ("app/window", "rome_desktop.cli.main", "Imports go down only"),
        ("games/trajan/steps", "rome_desktop.games.concordia.state", "Games do not know each other"),
        ("app/views/trajan", "rome_desktop.app.views.concordia", "Board views do not know each other"),
        ("app/covers/trajan", "rome_desktop.app.covers.concordia", "Covers do not know each other"),
        ("app/kit/icons", "rome_desktop.app.table", "The kit knows no table, no page and no game"),
        ("app/kit/icons", "rome_desktop.app.pages.home", "The kit knows no table, no page and no game"),
        ("app/kit/icons", "rome_desktop.games.trajan", "The kit knows no table, no page and no game"),
        ("app/table/spots", "rome_desktop.app.views.trajan", "The table room knows no page and no game"),
        ("app/table/spots", "rome_desktop.app.words.trajan", "The table room knows no page and no game"),
        ("app/table/spots", "rome_desktop.games.trajan", "The table room knows no page and no game"),
        ("cli/main", "PySide6.QtCore", "Qt stays in app"),
        ("session/match", "shiboken6", "Qt stays in app"),
        ("games/trajan/steps", "random", "Rules need the standard library only, no dice, no clock, no files"),
        ("engine/steps", "threading", "Rules need the standard library only, no dice, no clock, no files"),
        ("engine/steps", "pydantic", "Rules need the standard library only, no dice, no clock, no files"),
    ],
)
def test_a_forbidden_import_is_caught(
    module: str, imported: str, contract: str, tmp_path: Path, project_root: Path
):
    assert broken_contracts(tmp_path, project_root, LEGAL | {module: f"import {imported}"}) == {contract}
