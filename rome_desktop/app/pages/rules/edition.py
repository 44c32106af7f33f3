"""About this edition: in a few sentences, what the rulebook prints and what we rebuilt.

The content files say for every part from which text or picture it is; that is for who works on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rome_desktop.app import tables as games
from rome_desktop.app.words.shared import SharedTerms
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game

SENTENCES: Final[dict[str, Any]] = {
    "rulebook": QT_TRANSLATE_NOOP("Edition", "As the rulebook prints them: {parts}."),
    "published": QT_TRANSLATE_NOOP("Edition", "As other public texts about the game tell them: {parts}."),
    "implementation": QT_TRANSLATE_NOOP(
        "Edition", "As photographs and public versions of the game show them: {parts}."
    ),
    "reconstructed": QT_TRANSLATE_NOOP(
        "Edition", "Rebuilt by us to fit all that is known, and perhaps not as in your box: {parts}."
    ),
}


CREDITS: Final = "edition"
"""The table of title and credits: nobody doubts them, and age and playing time are estimates."""


def told(game: Game, content: Content, language: str) -> list[str]:
    """One sentence for each way in which a part of the box is known, in a language."""
    names, terms = games.edition(game), SharedTerms()
    sentences = []
    for provenance, sentence in SENTENCES.items():
        parts = [
            _name(names, key, table, language)
            for key, table in tables(content.box)
            if table.provenance == provenance and key != CREDITS
        ]
        if parts:
            sentences.append(_said(sentence).format(parts=terms.all_of(list(dict.fromkeys(parts)))))
    return sentences


def tables(box: Any) -> Iterator[tuple[str, Any]]:
    """The parts of a box that carry a provenance, as (key, part); a table of tables gives each of its own.

    Of a list of things the one stands that is known least.
    """
    for field in fields(box):
        part = getattr(box, field.name)
        parts = part.items() if isinstance(part, dict) else [("", part)]
        if isinstance(part, tuple):
            known = [thing for thing in part if getattr(thing, "provenance", None) in SENTENCES]
            parts = (
                [("", max(known, key=lambda thing: list(SENTENCES).index(thing.provenance)))] if known else []
            )
        for key, table in parts:
            if is_dataclass(table) and hasattr(table, "provenance"):
                yield (f"{field.name}.{key}" if key else field.name), table


def _name(names: Mapping[str, Any], key: str, table: Any, language: str) -> str:
    top, _, below = key.partition(".")
    title = _said(names.get(top, top.replace("_", " ")))
    own = str(getattr(getattr(table, "name", None), language, "")) if below else ""
    return (
        QCoreApplication.translate("Edition", "{part} ({name})").format(part=title, name=own)
        if own
        else title
    )


def _said(text: str) -> str:
    return QCoreApplication.translate("Edition", text)
