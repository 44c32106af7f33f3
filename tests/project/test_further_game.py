"""A sixth game is its own folders and one line: nothing else in the house is touched for it."""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rome_desktop.catalogue import GAMES

TOY = Path(__file__).parent / "toy_game"
LINE = "GAMES: tuple[Game, ...] = (NOVA_ROMA, CONCORDIA, ALBA_LONGA, CITY_OF_MARBLE, TRAJAN"
CATALOGUE = Path("rome_desktop/catalogue.py")
OWN = ("games", "ai", "app/covers", "app/words", "app/views")
"""The rooms in which each game has one of its own, as README lists them."""
NAMING = {"catalogue.py", "app/bench.py", "content/reader.py"}
"""Beside the catalogue: the match that is measured, and past content files; neither grows with a game."""


def files_of_the_toy() -> dict[Path, str]:
    """Where each file of the sixth game stands in the program, and what it says there."""
    found = {}
    for path in TOY.rglob("calculi*"):
        for file in (
            (path,) if path.is_file() else (f for f in path.rglob("*") if "__pycache__" not in f.parts)
        ):
            place = file.relative_to(TOY)
            at_top = place.parts[0] in {"resources", "seeds"}
            said = file.read_text(encoding="utf-8").replace("tests.project.toy_game", "rome_desktop")
            found[place if at_top else "rome_desktop" / place] = said
    return found


@pytest.fixture(scope="module")
def house(project_root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the sixth game in it."""
    copy = tmp_path_factory.mktemp("house")
    shutil.copytree(project_root / "rome_desktop", copy / "rome_desktop")  # compiled modules stay good
    for room in ("resources", "seeds", "translations"):
        (copy / room).mkdir()
        for part in (project_root / room).iterdir():
            if part.name in {"content", "ladder"}:  # what is written to is a copy
                shutil.copytree(part, copy / room / part.name)
            else:
                (copy / room / part.name).symlink_to(part)
    for place, said in files_of_the_toy().items():
        (copy / place).parent.mkdir(parents=True, exist_ok=True)
        (copy / place).write_text(said, encoding="utf-8")
    said = (copy / CATALOGUE).read_text(encoding="utf-8")
    added = "from rome_desktop.games.calculi.game import CALCULI\n\n" + LINE
    assert LINE in said
    (copy / CATALOGUE).write_text(said.replace(LINE, added + ", CALCULI"), encoding="utf-8")
    return copy


def run(house: Path, script: str, folder: Path) -> list[str]:
    """Carry out a script of the toy in the copy; the lines it printed."""
    surroundings = os.environ | {
        "PYTHONPATH": f"{house}:{TOY.parents[2]}",
        "QUINQUE_LUDI_HOME": str(folder / "home"),
    }
    ran = subprocess.run(
        [sys.executable, TOY / script, folder],
        check=False,
        capture_output=True,
        text=True,
        cwd=house,
        env=surroundings,
    )
    assert ran.stderr == ""
    assert ran.returncode == 0
    return ran.stdout.splitlines()


def test_the_sixth_game_adds_folders_of_its_own_and_touches_no_file(project_root: Path):
    added = list(files_of_the_toy())
    assert len(added) >= 15
    assert [str(place) for place in added if (project_root / place).exists()] == []
    rooms = {str(p.relative_to("rome_desktop").parent.parent) for p in added if p.parts[0] == "rome_desktop"}
    assert rooms == set(OWN)


def test_the_commands_know_the_sixth_game(house: Path, tmp_path: Path):
    lines = run(house, "headless.py", tmp_path)

    assert [line for line in lines if line.startswith("= ")] == ["= 0"] * 8
    (games,) = (json.loads(line)["games"] for line in lines if line.startswith('{"games"'))
    assert [game["key"] for game in games] == [*(game.key for game in GAMES), "calculi"]
    assert games[-1]["levels"] == ["easy", "normal"]
    (ran,) = (json.loads(line) for line in lines if line.startswith('{"game": "calculi", "options"'))
    for match in ran["matches"]:
        assert match["ended"] == "no-pebbles"
        assert sum(match["scores"]) == 15 - 5
    assert any("Prenez un, deux ou trois cailloux." in line for line in lines)
    assert "Nothing is wrong." in lines
    assert any(line.startswith("advised take ") for line in lines)


def test_the_window_shows_the_sixth_game_and_plays_it_by_clicks(house: Path, tmp_path: Path):
    lines = run(house, "window.py", tmp_path)

    drawn = [line.split()[1] for line in lines if line.startswith("drawn ")]
    assert len(drawn) == 8
    assert all((tmp_path / f"{page}.png").stat().st_size > 10_000 for page in drawn)
    assert lines[-1] == "counted"
    (saved,) = (tmp_path / "home" / "saves").glob("*.ludus")
    said = json.loads(saved.read_text(encoding="utf-8"))
    assert (said["game"], said["summary"]["over"]) == ("calculi", True)
    assert sum(said["state"]["taken"]) == 9


def keys_in(path: Path) -> Iterator[str]:
    """The games that the code of a file names: by an import or by their keys, comments aside."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (game.key for game in GAMES if node.value == game.key)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (game.key for game in GAMES if game.key in node.module.split("."))


def test_nothing_else_in_the_program_names_a_game_outside_its_rooms(project_root: Path):
    package = project_root / "rome_desktop"
    keys = {game.key for game in GAMES}
    naming = {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if not keys & set(path.relative_to(package).parts) and any(keys_in(path))
    }
    assert naming <= NAMING, naming - NAMING
