"""About this edition: where every table of a content file comes from, in words.

Content files are English. Their sentences stand in `app/covers/GAME/edition.py` to be translated; one that is
not there (a file of the user's own) is shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rome_desktop.app import tables as games
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game

PROVENANCE: Final[dict[str, Any]] = {
    "rulebook": QT_TRANSLATE_NOOP("Edition", "printed in the rulebook"),
    "published": QT_TRANSLATE_NOOP("Edition", "told in print elsewhere"),
    "implementation": QT_TRANSLATE_NOOP("Edition", "known from another program"),
    "reconstructed": QT_TRANSLATE_NOOP("Edition", "rebuilt by us"),
}


@dataclass(frozen=True, slots=True)
class Origin:
    """One table of a content file: its key and name, where it comes from, and how that is known."""

    key: str
    name: str
    provenance: str
    source: str


def origins(game: Game, content: Content, language: str) -> list[Origin]:
    """Every table that says where it comes from, in the order of the file, in a language."""
    names = games.edition(game)
    return [
        Origin(
            key,
            _name(names, key, table, language),
            _said(PROVENANCE.get(table.provenance, "")),
            _said(table.source),
        )
        for key, table in tables(content.box)
    ]


def tables(box: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a box that carry a provenance, as (key, part); a table of tables gives each of its own."""
    for field in fields(box):
        part = getattr(box, field.name)
        parts = part.items() if isinstance(part, dict) else [("", part)]
        for key, table in parts:
            if is_dataclass(table) and hasattr(table, "provenance"):
                yield (f"{field.name}.{key}" if key else field.name), table


def _name(names: Mapping[str, Any], key: str, table: Any, language: str) -> str:
    top, _, below = key.partition(".")
    title = _said(names.get(top, top.replace("_", " ").capitalize()))
    own_names = getattr(table, "name", None)
    if below:
        own = str(getattr(own_names, language, below)) if own_names is not None else below
        return QCoreApplication.translate("Edition", "{part}: {name}").format(part=title, name=own)
    return title


def _said(text: str) -> str:
    return QCoreApplication.translate("Edition", text) if text else ""
