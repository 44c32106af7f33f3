"""Whether a save is beyond doubt what `Envelope` accepts: a list of saves need not wait for pydantic then.

It takes a tenth of a second to import, and the home page lists the saves before it is painted. What is looked
at here is accepted by pydantic too, as a test holds; whatever is doubtful, pydantic judges.
"""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from rome_desktop.session.upgrades import FORMAT

WORD, LINE = 80, 4000
"""Characters."""
LINES, OPTIONS, SEATS = 20_000, 32, 8
"""So many at most."""
REACH = 1_000_000
KINDS = ("human", "random", "easy", "normal", "hard")
"""Levels of computer players weakest first, after the persons."""
COLOURS = ("rubra", "caerulea", "flava", "viridis", "nigra")
MOMENT = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})"
)
EARLIEST, LATEST = datetime(2000, 1, 1, tzinfo=UTC), datetime(9000, 1, 1, tzinfo=UTC)

Look = Callable[[Any], bool]


def is_sound(document: Any) -> bool:
    """Whether it is; False for what is doubtful, and for a match that goes on from a state."""
    if type(document) is not dict:
        return False
    needed = {key: value for key, value in document.items() if key not in MORE or not MORE[key](value)}
    return _members(SAVE)(needed)


def _text(value: Any, most: int) -> bool:
    """Half a character, as JSON can hold it, is no text."""
    if type(value) is not str or len(value) > most:
        return False
    return value.isascii() or value.encode(errors="ignore").decode() == value


def _word(value: Any) -> bool:
    return _text(value, WORD)


def _line(value: Any) -> bool:
    return _text(value, LINE)


def _number(value: Any) -> bool:
    return type(value) is int


def _count(value: Any) -> bool:
    return type(value) is int and abs(value) <= REACH


def _moment(value: Any) -> bool:
    if not _word(value) or not MOMENT.fullmatch(value):
        return False
    try:
        return EARLIEST <= datetime.fromisoformat(value) < LATEST
    except ValueError:
        return False


def _one_of(words: tuple[str, ...]) -> Look:
    return lambda value: type(value) is str and value in words


def _many(look: Look, most: int, least: int = 0) -> Look:
    return lambda value: type(value) is list and least <= len(value) <= most and all(map(look, value))


def _members(looks: dict[str, Look]) -> Look:
    return lambda value: (
        type(value) is dict
        and value.keys() == looks.keys()
        and all(look(value[name]) for name, look in looks.items())
    )


SEAT: dict[str, Look] = {"name": _word, "kind": _one_of(KINDS), "colour": _one_of(COLOURS)}
SUMMARY: dict[str, Look] = {
    "scores": _many(_count, SEATS),
    "to_move": lambda value: value is None or (_number(value) and value >= 0),
    "round": _count,
    "over": lambda value: type(value) is bool,
}
SAVE: dict[str, Look] = {
    "format": lambda value: type(value) is int and value == FORMAT,
    "game": _word,
    "revision": _number,
    "content": _word,
    "program": _word,
    "started": _word,
    "saved": _moment,
    "seed": _word,
    "options": lambda value: (
        type(value) is dict and len(value) <= OPTIONS and all(map(_word, (*value, *value.values())))
    ),
    "seats": _many(_members(SEAT), SEATS, 1),
    "summary": _members(SUMMARY),
    "actions": _many(_line, LINES),
    "auto": _many(_number, LINES),
    "digest": _word,
    "state": lambda value: type(value) is dict,
}
MORE: dict[str, Look] = {
    "handovers": _many(
        lambda value: (
            type(value) is list
            and len(value) == 3
            and all(_number(one) and one >= 0 for one in value[:2])
            and _word(value[2])
        ),
        LINES,
    )
}
"""What only some saves have."""
