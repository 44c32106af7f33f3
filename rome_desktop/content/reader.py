"""One generic reader for the content file of any game.

The bundled file can be corrected by one of the same name in the user content folder; a file that does
not validate is refused with the line and the reason, and the bundled one is used.
"""

import re
import tomllib
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

from rome_desktop.content.plain import read_text
from rome_desktop.engine.game import Game
from rome_desktop.places import RESOURCES

BUNDLED = RESOURCES / "content"
LARGEST = 4 * 1024 * 1024


class ContentError(ValueError):
    """A content file that cannot be used: where it is, the line (0 if unknown) and why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        where = f"{path.name}, line {line}" if line else path.name
        super().__init__(f"{where}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Content:
    """A game's box and where it came from; `refused` is the user's file that could not be used."""

    box: Any
    digest: str
    path: Path
    refused: ContentError | None

    def plays(self, game: Game, digest: str) -> bool:
        """Whether a match begun with the content of that digest is the same game with this one."""
        return digest == self.digest or (self.path.parent == BUNDLED and digest in game.reworded)


def load(game: Game, folder: Path | None = None) -> Content:
    """The content of a game, from `folder` if a usable file lies there.

    Raises ContentError if the bundled file is broken.
    """
    own = folder / f"{game.key}.toml" if folder else None
    if own is not None and own.exists():
        try:
            return read(own, game.rules.box)
        except ContentError as error:
            return replace(bundled(game.key, game.rules.box), refused=error)
    return bundled(game.key, game.rules.box)


_bundled: dict[str, Content] = {}


def bundled(key: str, box: type[Any]) -> Content:
    """The content that comes with the program, read once."""
    if key not in _bundled:
        _bundled[key] = read(BUNDLED / f"{key}.toml", box)
    return _bundled[key]


TOLD = ("edition", "solo")
HEADER = re.compile(r"\[+([\w-]+)")


@cache
def tables(key: str) -> dict[str, Any]:
    """The tables `TOLD` of the bundled file as they stand there: what is told before a box is opened.

    Only they are parsed: all of a file takes ten times as long.
    """
    kept, keeps = [], False
    for line in (BUNDLED / f"{key}.toml").read_text(encoding="utf-8").splitlines():
        if header := HEADER.match(line):
            keeps = header[1] in TOLD
        kept += [line] * keeps
    return tomllib.loads("\n".join(kept))


def read(path: Path, box: type[Any]) -> Content:
    """Read and validate one file. Raises ContentError."""
    import hashlib  # late: it loads a library, and pages read no whole file

    made, text = read_as(path, box)
    for where, truth in made.faults():
        raise ContentError(path, line_of(text, tuple(where.split("."))), f"it should be that {truth}")
    return Content(made, hashlib.sha256(text.encode()).hexdigest()[:16], path, None)


def read_as(path: Path, kind: type[Any]) -> tuple[Any, str]:
    """A file as the frozen dataclass `kind`, and its text. Raises ContentError."""
    try:
        text = read_text(path, LARGEST)
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise ContentError(path, int(found[1]) if found else 0, str(error)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(path, 0, str(error)) from None
    return _validated(path, text, kind, table), text


def _validated(path: Path, text: str, box: type[Any], table: dict[str, Any]) -> Any:
    from pydantic import ConfigDict, TypeAdapter, ValidationError, with_config

    _give_both_languages(table)
    for part in dataclass_parts(box):
        with_config(ConfigDict(extra="forbid"))(part)
    try:
        return TypeAdapter(box).validate_python(table)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        where = tuple(first["loc"])
        name = ".".join(str(p) for p in where)
        raise ContentError(path, line_of(text, where), f"{name}: {first['msg']}") from None


def _give_both_languages(table: Any) -> None:
    """A file of the player's may say a source once for both languages, as all files did."""
    if isinstance(table, dict):
        if isinstance(said := table.get("source"), str):
            table["source"] = {"en": said, "fr": said}
        for part in table.values():
            _give_both_languages(part)
    elif isinstance(table, list):
        for part in table:
            _give_both_languages(part)


def dataclass_parts(box: type[Any]) -> list[type[Any]]:
    """The dataclasses a box is made of, itself included."""
    found: list[type[Any]] = []
    todo: list[Any] = [box]
    while todo:
        part = todo.pop()
        todo += get_args(part)
        if isinstance(part, type) and is_dataclass(part) and part not in found:
            found.append(part)
            hints = get_type_hints(part)
            todo += [hints[f.name] for f in fields(part)]
    return found


def line_of(text: str, where: tuple[Any, ...]) -> int:
    """The line (from 1) of a path of keys and list numbers, or the nearest above it; 0 if unknown."""
    best = 0
    header: tuple[Any, ...] = ()
    seen: dict[tuple[Any, ...], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if table := re.match(r"\s*\[(\[?)([\w.-]+)\]", line):
            *above, last = table[2].split(".")
            header = ()
            for key in above:  # a part of a list belongs to the one that was begun last
                header = (*header, key)
                header += (seen[header],) if header in seen else ()
            header = here = (*header, last)
            if table[1]:
                seen[header] = seen.get(header, -1) + 1
                header = here = (*header, seen[header])
        elif keys := re.match(r"\s*([\w.-]+)\s*=", line):
            here = (*header, *keys[1].split("."))
        else:
            continue
        if here[: len(where)] == where:
            return number
        if any(here[:n] == where[:n] for n in range(min(len(header) + 1, len(here)), len(here) + 1)):
            best = number
    return best
