"""The reference sheet of a game: one page with the turn, the costs and the scoring, read from resources.

resources/reference/GAME.toml holds blocks of rows; the blanks of its texts (`{box.amounts.consul_max_cards}`,
see `session.lessons.texts`) are filled from a match that has just begun, so that no number is typed by hand.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rome_desktop.content.reader import load, read_as
from rome_desktop.engine.edition import Name
from rome_desktop.engine.game import Game
from rome_desktop.places import RESOURCES
from rome_desktop.session.lessons.reader import LEARNER, RIVALS
from rome_desktop.session.lessons.texts import BLANK, filled
from rome_desktop.session.match import Match

BUNDLED = RESOURCES / "reference"
_TYPED = re.compile(r"\d")


@dataclass(frozen=True, slots=True)
class Row:
    """One line: a sentence, perhaps with the icon that the table shows for it."""

    text: Name
    icon: str = ""
    """The name of an icon, or of a good as `good:NAME`."""


@dataclass(frozen=True, slots=True)
class Block:
    """A heading with its lines."""

    title: Name
    clause: str
    """The chapter or clause of the rules it sums up."""
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything on the page of a game, in reading order."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A row in one language, its blanks filled."""

    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class Part:
    """A block in one language, its blanks filled."""

    title: str
    clause: str
    lines: tuple[Line, ...]


def sheet_of(game: Game, folder: Path = BUNDLED) -> Sheet | None:
    """The sheet of a game, or None if there is none. Raises ContentError."""
    return _sheet(folder / f"{game.key}.toml")


@cache
def _sheet(path: Path) -> Sheet | None:
    made: Sheet | None = read_as(path, Sheet)[0] if path.exists() else None
    return made


def told(game: Game, language: str, folder: Path = BUNDLED) -> list[Part]:
    """The sheet in a language; empty if there is none. Raises ContentError and BlankError."""
    sheet = sheet_of(game, folder)
    if sheet is None:
        return []
    view = _begun(game)
    teaching = game.open_teaching()

    def fill(name: Name) -> str:
        return filled(name, language, view, 0, teaching)

    return [
        Part(fill(block.title), block.clause, tuple(Line(row.icon, fill(row.text)) for row in block.rows))
        for block in sheet.blocks
    ]


def _begun(game: Game) -> Any:
    """A match of three, or of as many as may play, that has just begun."""
    count = min(max(game.seats), max(min(game.seats), 3))
    seats = [LEARNER, *RIVALS][:count]
    return Match.begin(game, load(game), seats, game.complete(count, {}), "1").state


def faults(game: Game, folder: Path = BUNDLED) -> Iterator[str]:
    """What is wrong with a sheet beyond its form: numbers typed by hand."""
    sheet = sheet_of(game, folder)
    for block in sheet.blocks if sheet is not None else ():
        for name in (block.title, *(row.text for row in block.rows)):
            for text in (name.en, name.fr):
                if _TYPED.search(BLANK.sub("", text)):
                    yield f"a number typed by hand: {text}"
