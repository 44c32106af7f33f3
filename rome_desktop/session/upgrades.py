"""Saves of past formats are brought up to date step by step, one small function each.

Every past format has one old file in tests/saves/. A function that changes the state also replaces the
digest (`codec.digest_of`), or the file will be taken for damaged.
"""

from collections.abc import Callable
from typing import Any

FORMAT = 1


def from_0(document: dict[str, Any]) -> dict[str, Any]:
    """Format 0 named seats only: it had no colours, a whole number as seed, and no summary."""
    colours = ("rubra", "caerulea", "flava", "viridis", "nigra")
    names, kinds = document.pop("seats"), document.pop("kinds")
    document["seats"] = [
        {"name": name, "kind": kind, "colour": colour}
        for name, kind, colour in zip(names, kinds, colours, strict=False)
    ]
    document["seed"] = str(document["seed"])
    document["summary"] = {
        "scores": [],
        "to_move": None,
        "round": 0,
        "over": not document["state"]["pending"],
    }
    document.setdefault("started", document["saved"])
    return document


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {0: from_0}


def upgrade(document: dict[str, Any]) -> dict[str, Any]:
    """The document in the current format.

    Raises KeyError, TypeError or ValueError if it is not what it says.
    """
    while document["format"] < FORMAT:
        number = document["format"]
        document = UPGRADES[number](dict(document))
        document["format"] = number + 1
    return document
