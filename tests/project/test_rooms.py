"""The rooms of the window that are there for every game say nothing of a single one."""

import re
from pathlib import Path

import pytest

from rome_desktop.catalogue import GAMES

NAMED = {name for game in GAMES for name in (game.key, game.key.replace("_", " "), *game.title.values())}
NAMES = re.compile("|".join([*sorted(NAMED), *(f"(?-i:{game.stem}[A-Z])" for game in GAMES)]), re.IGNORECASE)
"""A key, a title, or the beginning of a game's class, such as `TrajanView`."""


def named_in(folder: Path) -> list[str]:
    """Every line below a folder that names a game."""
    return [
        f"{path.relative_to(folder)}:{number}: {line.strip()}"
        for path in sorted(folder.rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if NAMES.search(line)
    ]


@pytest.mark.parametrize("room", ["kit", "table", "pages"])
def test_a_room_for_every_game_names_none(room: str, project_root: Path):
    assert not named_in(project_root / "rome_desktop" / "app" / room)


def test_a_named_game_is_found(tmp_path: Path):
    said = ["from app.views.trajan import x", "# Alba Longa", "AlbaView()", "marble with veins", "albatross"]
    (tmp_path / "one.py").write_text("\n".join(said))

    assert [line.split(": ", 1)[1] for line in named_in(tmp_path)] == said[:3]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_has_the_same_rooms(game, project_root: Path):
    app = project_root / "rome_desktop" / "app"
    for room, files in {
        "covers": "cover vignette edition",
        "words": "words terms prompts refusals journal",
        "views": "view layout labels infos facts hover_cards targets reasons reads echoes previews motion",
    }.items():
        missing = [name for name in files.split() if not (app / room / game.key / f"{name}.py").is_file()]
        assert not missing, room
