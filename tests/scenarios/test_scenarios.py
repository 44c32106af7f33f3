"""Every scenario file holds, and says by which clauses."""

import re
from pathlib import Path

import pytest

from rome_desktop.cli.scenario import check, read
from rome_desktop.session import clauses

FILES = sorted(Path(__file__).resolve().parent.glob("*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_holds(path):
    assert check(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_cites_clauses_of_its_game(path):
    text = path.read_text(encoding="utf-8")
    game = read(text).game.key
    assert path.parent.name == game
    cited = re.findall(r"[A-Z]{2,}-\d+(?:\.\d+)+|[A-Z]{2,}-\d+", text.splitlines()[0].partition("]")[0])
    known = {entry.id for entry in clauses.read(game, "en").entries}
    assert cited
    assert set(cited) <= known


def test_there_are_scenarios_for_most_chapters():
    text = "".join(path.read_text(encoding="utf-8") for path in FILES)
    chapters = set(re.findall(r"RM-(\d+)", text))
    assert len(chapters) >= 10
