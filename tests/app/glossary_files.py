"""The glossaries of the games, as data for the tests of the languages."""

import re
from collections.abc import Iterator
from pathlib import Path

from rome_desktop.catalogue import GAMES

SEEDS = Path(__file__).resolve().parents[2] / "seeds"
CONTEXTS = {
    "alba_longa": ("Alba", "FightTellers"),
    "city_of_marble": ("Marble",),
    "concordia": ("Concordia",),
    "nova_roma": ("Nova",),
    "trajan": ("Trajan",),
}
"""How the contexts of a game's own sentences begin."""


def game_of(context: str) -> str:
    """The key of the game a context belongs to, or empty for what all games share."""
    return next((key for key, begin in CONTEXTS.items() if context.startswith(begin)), "")


def pairs(key: str) -> dict[str, set[str]]:
    """Every English term of a glossary in small letters, with the French ones it may have."""
    found: dict[str, set[str]] = {}
    for english, french in _rows(key, 2):
        ours, theirs = _terms(english), _terms(french)
        if len(ours) == len(theirs):
            for one, other in zip(ours, theirs, strict=True):
                found.setdefault(one, set()).add(other)
    return found


def never_said(key: str) -> list[str]:
    """The words that no French text of a game uses, by its glossary."""
    return [word for row in _rows(key, 3) for word in _terms(row[1])]


def _rows(key: str, columns: int) -> Iterator[list[str]]:
    assert key in {game.key for game in GAMES}
    for line in (SEEDS / key / "glossary.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == columns:
            yield cells


def _terms(cell: str) -> list[str]:
    """The terms of a cell, without what stands in brackets and without numbers before them."""
    bare = re.sub(r"\s*\([^)]*\)", "", cell)
    return [re.sub(r"^\d+ ", "", term.strip()).lower() for term in bare.split(",") if term.strip()]
