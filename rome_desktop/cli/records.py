"""`records`: the results of finished matches, as a table, JSON or CSV."""

import argparse
import csv
import sys
from typing import Any

from rome_desktop.cli.output import DONE, print_json, print_table
from rome_desktop.session import results
from rome_desktop.session.folders import folders
from rome_desktop.session.results import Result

COLUMNS = ("ended", "game", "name", "kind", "seats", "level", "score", "won", "options", "seed", "save")


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--json", action="store_true", help="print one JSON document")
    group.add_argument("--csv", action="store_true", help="print a row for every seat, for a spreadsheet")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code."""
    noted = results.load(folders().results)
    if arguments.json:
        print_json({"results": [described(result) for result in noted]})
    elif arguments.csv:
        sheet = csv.writer(sys.stdout, lineterminator="\n")
        sheet.writerow(COLUMNS)
        sheet.writerows([safe(row[name]) for name in COLUMNS] for row in rows_of(noted))
    elif noted:
        shown = [[row[name] for name in COLUMNS[:8]] for row in rows_of(noted)]
        print_table([tuple(name.upper() for name in COLUMNS[:8]), *shown])
    else:
        print("No match has been finished yet.")
    return DONE


def described(result: Result) -> dict[str, Any]:
    """A result as the contract of the commands shows it."""
    return {
        "game": result.game,
        "ended": result.ended.isoformat(timespec="seconds"),
        "started": result.started,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in result.seats],
        "options": result.options,
        "seed": result.seed,
        "scores": list(result.scores),
        "categories": [dict(side) for side in result.categories],
        "winners": list(result.winners),
        "lines": result.lines,
        "save": result.save,
    }


def rows_of(noted: list[Result]) -> list[dict[str, Any]]:
    """One row for every seat of every match."""
    return [
        {
            "ended": result.ended.isoformat(timespec="seconds"),
            "game": result.game,
            "name": seat.name,
            "kind": seat.kind,
            "seats": len(result.seats),
            "level": result.options.get("solo", strongest(result, side)) or "-",
            "score": result.scores[side],
            "won": "yes" if side in result.winners else "no",
            "options": " ".join(f"{key}={value}" for key, value in sorted(result.options.items())),
            "seed": result.seed,
            "save": result.save,
        }
        for result in noted
        for side, seat in enumerate(result.seats)
    ]


def strongest(result: Result, side: int) -> str:
    """The strongest computer level among the others, or empty."""
    order = ("random", "easy", "normal", "hard")
    kinds = {seat.kind for other, seat in enumerate(result.seats) if other != side}
    return next((level for level in reversed(order) if level in kinds), "")


def safe(value: object) -> object:
    """A text that a spreadsheet would take for a formula begins with an apostrophe."""
    return f"'{value}" if isinstance(value, str) and value[:1] in {"=", "+", "@", "\t"} else value
