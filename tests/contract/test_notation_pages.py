"""`seeds/<game>/notation.md` says what there is: its examples are read, and nothing is left out."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rome_desktop.catalogue import GAMES
from rome_desktop.cli.scenario import check
from rome_desktop.cli.steps import parse_step
from rome_desktop.engine.game import Game
from rome_desktop.engine.record import parse_line
from rome_desktop.session import codec
from tests.contract.walks import SETTINGS, walk

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def page(root: Path, game: Game) -> str:
    return (root / "seeds" / game.key / "notation.md").read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    """The code blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def lines(text: str, kind: str) -> list[str]:
    return [line for block in blocks(text, kind) for line in block.splitlines()]


@every_game
def test_every_line_of_an_example_can_be_read(game: Game, project_root: Path):
    examples = lines(page(project_root, game), "lines")

    for line in examples:
        seat, action = parse_line(game, line)
        assert f"{'chance' if seat is None else seat} {action}" == line or action.verb == "draw"
    assert {parse_line(game, line)[1].verb for line in examples} == set(game.rules.notation.actions)


@every_game
def test_every_verb_has_a_row(game: Game, project_root: Path):
    rows = re.findall(r"^\| `(?:SEAT|chance) (\w+)", page(project_root, game), flags=re.MULTILINE)

    assert sorted(rows) == sorted(game.rules.notation.actions)


@every_game
def test_every_step_of_an_example_can_be_read(game: Game, project_root: Path):
    examples = lines(page(project_root, game), "steps")

    assert examples
    for line in examples:
        codec.step_from_json(game, parse_step(line))


@every_game
def test_every_step_has_a_row_with_its_fields(game: Game, project_root: Path):
    rows = re.findall(r"^\| (`[A-Z][a-z]+[^|]*) \|", page(project_root, game), flags=re.MULTILINE)
    named = {words.split()[0]: words.split()[1:] for row in rows for words in re.findall(r"`([^`]+)`", row)}

    assert named == {step.__name__: list(step.__dataclass_fields__) for step in game.rules.steps}  # type: ignore[attr-defined]


@every_game
def test_the_scenario_of_the_page_holds(game: Game, project_root: Path):
    examples = blocks(page(project_root, game), "scenario")

    assert examples
    for example in examples:
        assert check(example) == []


def paths(document: Any, above: str = "") -> Iterator[str]:
    """The paths to every plain value, and to every empty list or table."""
    inner = document.items() if isinstance(document, dict) else enumerate(document)
    for name, value in inner:
        path = f"{above}.{name}" if above else str(name)
        if isinstance(value, dict | list) and value:
            yield from paths(value, path)
        elif not isinstance(value, dict | list):
            yield path


@every_game
def test_every_path_of_the_state_is_explained_and_every_explained_path_is_there(
    game: Game, project_root: Path
):
    explained = [
        path
        for bullet in re.findall(r"^- (`[^:]+`):", page(project_root, game), flags=re.MULTILINE)
        for path in re.findall(r"`([^`]+)`", bullet)
    ]
    patterns = {
        path: re.compile(re.sub(r"\\\.[A-Z]+|^[A-Z]+", r"\\.[^.]+", re.escape(path)) + r"(\..+)?")
        for path in explained
    }
    met: set[str] = set()
    for setting in SETTINGS:
        if setting.game is game:
            for moment in walk(setting, 12):
                if moment.number % 40 in {7, 15, 39}:  # drafts are over early
                    met.update(paths(codec.state_to_json(moment.state)))

    assert [path for path in sorted(met) if not any(p.fullmatch(path) for p in patterns.values())] == []
    assert [name for name, p in patterns.items() if not any(map(p.fullmatch, met))] == []
