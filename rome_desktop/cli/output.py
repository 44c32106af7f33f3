"""What every command shares: sentences on standard error, one JSON document on standard output."""

import contextlib
import io
import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any

USAGE = 2
FAILED = 1
DONE = 0


class Failure(Exception):
    """Why a command cannot go on: one sentence that says what to do next, and the exit code."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code


def say(sentence: str) -> None:
    """One line for a person, on standard error."""
    print(" ".join(str(sentence).split()), file=sys.stderr)


def print_json(document: Any) -> None:
    """One document on standard output, in ASCII: no terminal can spoil it."""
    print(json.dumps(document))


def print_table(rows: Iterable[Sequence[object]], indent: str = "") -> None:
    """Columns as wide as their longest cell; a column that ends with a number stands to the right."""
    lines = [[_cell(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    numeric = [re.fullmatch(r"-|-?[\d.]+", cell) is not None for cell in lines[-1]]
    for line in lines:
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(line, widths, numeric, strict=True)
        ]
        print(indent + "  ".join(cells).rstrip())


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}" if abs(value) < 100 else f"{value:.0f}"
    return str(value)


def be_robust() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Nobody reads any more (`rome-desktop rules … | head`): let the interpreter end without complaint."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
