"""A program that is played, and all of its tree read by the bus, position after position."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tests.bus.desktop import HERE, SYSTEM_PYTHON, Talk

NAMED = {
    *("button", "push button", "toggle button", "radio button", "check box", "combo box", "list item"),
    *("page tab", "slider", "spin button", "table", "list", "tool bar"),
}
"""What has one of these roles has a name."""
CAN = "can be chosen now"
MEANWHILE = 3
"""After every so manieth question all is read while the program works."""
Part = tuple[int, str, str, str, bool, bool]
"""Depth, role, name, description, whether it can have the keyboard, and has it."""


@dataclass(frozen=True, slots=True)
class Walked:
    """One position: how many parts were there, and what was wrong with them."""

    parts: int
    faults: list[str]


def table_in(parts: list[Part], title: str) -> list[tuple[str, list[Part]]]:
    """The regions of the table, each with its places; a region may be called as the table is."""
    starts = [n for n, part in enumerate(parts) if part[2] == title and part[1] == "panel"]
    found: list[tuple[str, list[Part]]] = []
    if not starts:
        return found
    top = parts[starts[0]][0]
    for part in parts[starts[0] + 1 :]:
        if part[0] <= top:
            break
        if part[0] == top + 1:
            found.append((part[2], []))
        elif found:
            found[-1][1].append(part)
    return found


def faults_of(parts: list[Part], told: dict[str, Any]) -> Iterator[str]:
    """What a reader finds otherwise than it is."""
    for depth, role, name, *_ in parts:
        if role == "layered pane":
            yield "a layered pane, which a reader says and nobody needs"
        if role in NAMED and not name.strip():
            yield f"a nameless {role} {depth} deep"
    if not any(part[5] for part in parts):
        yield "nothing has the keyboard"
    if not told["asked"]:
        return
    prompts = [part[2] for part in parts if part[1] == "label" and part[4]]
    if told["asked"] not in prompts:
        yield f"asked is “{told['asked']}”, heard {prompts}"
    lies = [(region, name, can) for region, places in told["regions"] for name, can in places]
    read = [
        (region, part[2], part[3].startswith(CAN))
        for region, places in table_in(parts, told["table"])
        for part in places
    ]
    if read != lies:
        number, pair = next(
            (n, pair) for n, pair in enumerate(zip_longest(lies, read)) if len(set(pair)) == 2
        )
        yield f"place {number} of {len(lies)} is {pair[0]}, read {pair[1]} of {len(read)}"


def soak(env: dict[str, str], root: Path, game: str, seed: str, positions: int) -> Iterator[Walked]:
    """Play so many positions; each is read when it is asked, and some while the answer is worked out."""
    program = Talk(sys.executable, HERE / "played.py", root, game, seed, env=env)
    walker = Talk(SYSTEM_PYTHON, HERE / "walker.py", env=env)
    try:
        walker.next()
        for position in range(positions):
            told = json.loads(program.next())
            walker.write("settled")
            found = json.loads(walker.next())
            yield Walked(len(found["parts"]), list(faults_of(found["parts"], told)))
            program.write("")
            if position % MEANWHILE == 0:
                walker.write("meanwhile")
                walker.next()
        assert program.process.poll() is None, "the program has ended"
    finally:
        walker.end()
        program.end()
