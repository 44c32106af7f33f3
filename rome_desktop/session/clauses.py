"""The numbered rules of a game, read from `seeds/<game>/rules.<language>.md`.

A file is a title, a preface, sections (`## RM-6 The four actions`, `### RM-6.1 Draw tiles`) and clauses
(`- **RM-6.1.1** …`), one a line. A chapter may have a letter for its number (`CO-S.3`), and a
clause a letter before its own (`NR-27.G01`). A clause may end with `_Ruling R13:_` and its reason, or with a
mark in italics that it is our own addition.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rome_desktop.places import SEEDS

ID = r"[A-Z]{2,}-(?:\d+|[A-Z])(?:\.[A-Z]?\d+)*"
SECTION = re.compile(rf"(##+) ({ID}) (.+)")
CLAUSE = re.compile(rf"- \*\*({ID})\*\* (.+)")
RULING = re.compile(r"_[^_]*?\b(R\d+)\b[^_]*?:_\s*")
OWN = re.compile(r"\s*_[^_]+_$")
LIST_END = re.compile(rf"\b({ID})(?: to ({ID}))?")


class RulesError(LookupError):
    """Rules that are not there or cannot be read; the message says which and what there is instead."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading; `level` is 1 for a chapter, 2 for a part of it."""

    id: str
    title: str
    level: int


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule. `ruling` is the number of the decision that settles it, or empty; `reason` why."""

    id: str
    text: str
    ruling: str
    reason: str
    own: bool
    """Not from the published game but our own addition."""
    section: str
    """The id of the heading above it."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game in one language, in reading order."""

    game: str
    language: str
    title: str
    preface: tuple[str, ...]
    entries: tuple[Section | Clause, ...]

    def clauses(self) -> list[Clause]:
        return [entry for entry in self.entries if isinstance(entry, Clause)]

    def find(self, clause: str) -> Section | Clause:
        """The section or clause of an id. Raises RulesError naming the ids beside it."""
        for entry in self.entries:
            if entry.id == clause:
                return entry
        near = [e.id for e in self.entries if e.id.rpartition(".")[0] == clause.rpartition(".")[0] != ""]
        known = near or [e.id for e in self.entries if isinstance(e, Section) and e.level == 1]
        raise RulesError(f"There is no clause “{clause}”. Near it are: {', '.join(known)}.")

    def part(self, clause: str) -> list[Section | Clause]:
        """An entry and, if it is a section, everything below it. Raises RulesError."""
        self.find(clause)
        return [e for e in self.entries if e.id == clause or e.id.startswith(f"{clause}.")]


def languages(game: str, folder: Path = SEEDS) -> list[str]:
    """The languages a game's rules are written in."""
    return sorted(path.name.split(".")[1] for path in (folder / game).glob("rules.*.md"))


@cache
def read(game: str, language: str, folder: Path = SEEDS) -> Rules:
    """The rules of a game. Raises RulesError: not in this language, or a malformed line."""
    path = folder / game / f"rules.{language}.md"
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        there = ", ".join(languages(game, folder)) or "none"
        raise RulesError(f"The rules of {game} are not there in “{language}”. There are: {there}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise RulesError(f"The rules in {path} cannot be read: {error}.") from None
    return parse(game, language, text)


def parse(game: str, language: str, text: str) -> Rules:
    """The rules written in `text`. Raises RulesError naming the line."""
    title, section = "", ""
    preface: list[str] = []
    entries: list[Section | Clause] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if heading := SECTION.fullmatch(line):
            section = heading[2]
            entries.append(Section(section, heading[3], len(heading[1]) - 1))
        elif clause := CLAUSE.fullmatch(line):
            entries.append(_clause(clause[1], clause[2], section))
        elif line.startswith("# "):
            title = line[2:]
        elif not section and not line.startswith(("#", "-")):
            preface.append(line)
        else:
            raise RulesError(
                f"Line {number} of the rules of {game} in “{language}” is no clause: {line[:60]}"
            )
    return Rules(game, language, title, tuple(preface), tuple(entries))


def _clause(name: str, text: str, section: str) -> Clause:
    if ruling := RULING.search(text):
        return Clause(
            name, text[: ruling.start()].strip(), ruling[1], text[ruling.end() :].strip(), False, section
        )
    own = OWN.search(text)
    return Clause(name, text[: own.start()].strip() if own else text, "", "", own is not None, section)


def cited(texts: Iterable[str], known: Iterable[str]) -> set[str]:
    """Which of the `known` clause ids are cited in `texts`; `RM-5.1 to RM-5.3` cites all three."""
    order = list(known)
    place = {clause: n for n, clause in enumerate(order)}
    found: set[str] = set()
    for text in texts:
        for first, last in LIST_END.findall(text):
            if first in place:
                end = place.get(last, place[first]) if last else place[first]
                found.update(order[place[first] : end + 1])
    return found
