"""Fills the blanks of a text from the position, so that no number is typed by hand.

`{me.money}` and `{box.limits.hand}` are paths into the view, `me` being the learner's part of it; a list
counts what is in it. `{name words}` asks a blank of the game. `{me.money|coin|coins}` is only the word that
goes with the number. What is between two stars is the key idea.
"""

import re
from collections.abc import Mapping
from typing import Any

from rome_desktop.engine.edition import Name
from rome_desktop.engine.teaching import Teaching

BLANK = re.compile(r"\{([^{}]*)\}")
BOLD = re.compile(r"\*\*(.+?)\*\*")


class BlankError(LookupError):
    """A blank that the position cannot fill."""


def text_of(name: Name, language: str) -> str:
    """A text in a language, its blanks still open."""
    return name.fr if language == "fr" else name.en


def filled(name: Name, language: str, view: Any, seat: int, teaching: Teaching) -> str:
    """A text in a language, its blanks filled. Raises BlankError."""

    def fill(found: re.Match[str]) -> str:
        asked, *forms = found[1].split("|")
        value = value_of(asked.strip(), view, seat, teaching)
        if not forms:
            return text_of(value, language) if isinstance(value, Name) else str(value)
        if isinstance(value, Name) or len(forms) != 2:
            raise BlankError(f"{found[0]} should have a number and two forms")
        one = value in {0, 1} if language == "fr" else value == 1
        return forms[0] if one else forms[1]

    return BLANK.sub(fill, text_of(name, language))


def value_of(asked: str, view: Any, seat: int, teaching: Teaching) -> int | Name:
    """What a blank stands for. Raises BlankError."""
    head, *words = asked.split() or [""]
    try:
        if head in teaching.blanks:
            return teaching.blanks[head](view, seat, *words)
        value: Any = view
        for part in head.split("."):
            value = view.players[seat] if part == "me" else _part(value, part)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise BlankError(f"{{{asked}}} cannot be filled: {error}") from None
    if isinstance(value, list | tuple | Mapping | set | frozenset):
        return len(value)
    if isinstance(value, bool) or not isinstance(value, int | Name):
        raise BlankError(f"{{{asked}}} is neither a number nor a name")
    return value


def _part(value: Any, part: str) -> Any:
    if isinstance(value, Mapping):
        return value[part]
    if isinstance(value, list | tuple):
        return value[int(part)]
    return getattr(value, part)


def plain(text: str) -> str:
    """A text without its stars."""
    return BOLD.sub(r"\1", text)
