"""`records`: the results of finished matches, as a table, JSON or CSV."""

import argparse
import sys
from typing import Any

from rome_desktop.cli.output import DONE, print_json, print_table
from rome_desktop.session import results
from rome_desktop.session.folders import folders
from rome_desktop.session.record_sheet import COLUMNS, as_csv, rows_of
from rome_desktop.session.results import Result


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
        sys.stdout.write(as_csv(noted))
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
