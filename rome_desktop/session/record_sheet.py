"""Results as a sheet for a spreadsheet: a row for every seat of every match."""

import csv
import io
from collections.abc import Iterable
from typing import Any

from rome_desktop.session.results import Result

COLUMNS = ("ended", "game", "name", "kind", "seats", "level", "score", "won", "options", "seed", "save")


def rows_of(noted: Iterable[Result]) -> list[dict[str, Any]]:
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
    found = result.against(side)
    return found if any(seat.kind == found for seat in result.seats) else ""


def as_csv(noted: Iterable[Result]) -> str:
    """The whole sheet, with a head."""
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(COLUMNS)
    sheet.writerows([safe(row[name]) for name in COLUMNS] for row in rows_of(noted))
    return text.getvalue()


def safe(value: object) -> object:
    """A text that a spreadsheet would take for a formula begins with an apostrophe."""
    return f"'{value}" if isinstance(value, str) and value[:1] in {"=", "+", "@", "\t"} else value
