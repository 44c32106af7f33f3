"""`shelf`: all matches, running and finished, and what lies in the bin."""

import argparse
from datetime import UTC, datetime
from typing import Any

from rome_desktop.cli.output import DONE, FAILED, Failure, print_json, print_table
from rome_desktop.session.folders import folders
from rome_desktop.session.saves import Damaged
from rome_desktop.session.shelf import Item, Shelf
from rome_desktop.session.store import Newer


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    where = folders()
    shelf = Shelf(where.saves, where.results)
    try:
        items, binned = shelf.items(), shelf.binned()
    except Newer as error:
        raise Failure(str(error), FAILED) from None
    if arguments.json:
        gone = [
            {
                "file": b.file,
                "name": b.name,
                "since": b.since.isoformat(),
                "days": b.days_left(datetime.now(UTC)),
            }
            for b in binned
        ]
        print_json({"matches": [described(item) for item in items], "bin": gone})
        return DONE
    if not items:
        print("Nothing has been started yet.")
        return DONE
    rows: list[tuple[object, ...]] = [("SAVED", "GAME", "NAME", "SEATS", "STATE", "SCORES", "FILE")]
    rows += [row_of(item) for item in items]
    print_table(rows)
    return DONE


def described(item: Item) -> dict[str, Any]:
    """A match as the contract of the commands shows it."""
    save = item.save
    if isinstance(save, Damaged):
        return {"file": item.file, "name": item.name, "note": item.note, "damaged": str(save.error)}
    return {
        "file": item.file,
        "name": item.name,
        "note": item.note,
        "game": save.game,
        "saved": save.saved.isoformat(),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in save.seats],
        "options": save.options,
        "scores": list(save.scores),
        "round": save.round,
        "over": save.over,
        "lines": save.lines,
    }


def row_of(item: Item) -> tuple[object, ...]:
    """A line of the table."""
    save = item.save
    if isinstance(save, Damaged):
        return ("-", "-", item.name or "-", "-", "damaged", "-", item.file)
    state = "finished" if save.over else f"round {save.round}"
    names = ", ".join(seat.name for seat in save.seats)
    scores = " ".join(map(str, save.scores))
    return (f"{save.saved:%Y-%m-%d %H:%M}", save.game, item.name or "-", names, state, scores, item.file)
