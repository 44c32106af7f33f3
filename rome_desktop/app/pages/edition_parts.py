"""About this edition: where every table of a content file comes from, in words.

Content files are English. Their sentences stand below to be translated; one that is not there (a file of
the user's own) is shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rome_desktop.content.reader import Content

TABLES: Final[dict[str, Any]] = {
    "edition": QT_TRANSLATE_NOOP("Edition", "Title and credits"),
    "kinds": QT_TRANSLATE_NOOP("Edition", "Kinds of building"),
    "supplies": QT_TRANSLATE_NOOP("Edition", "Supplies"),
    "player": QT_TRANSLATE_NOOP("Edition", "Pieces of a player"),
    "bridges": QT_TRANSLATE_NOOP("Edition", "Bridge tiles"),
    "aqueducts": QT_TRANSLATE_NOOP("Edition", "Aqueducts"),
    "turn": QT_TRANSLATE_NOOP("Edition", "Turn"),
    "end": QT_TRANSLATE_NOOP("Edition", "End of the game"),
    "scoring": QT_TRANSLATE_NOOP("Edition", "Final scoring"),
    "hills": QT_TRANSLATE_NOOP("Edition", "Hill tiles"),
    "board": QT_TRANSLATE_NOOP("Edition", "Central board"),
    "solo": QT_TRANSLATE_NOOP("Edition", "Solo challenge"),
    "markers": QT_TRANSLATE_NOOP("Edition", "Action markers"),
    "circle": QT_TRANSLATE_NOOP("Edition", "Action circle"),
    "time": QT_TRANSLATE_NOOP("Edition", "Time"),
    "trajan": QT_TRANSLATE_NOOP("Edition", "Trajan tiles"),
    "forum": QT_TRANSLATE_NOOP("Edition", "Forum"),
    "construction": QT_TRANSLATE_NOOP("Edition", "Construction tiles"),
    "demands": QT_TRANSLATE_NOOP("Edition", "Demands"),
    "ships": QT_TRANSLATE_NOOP("Edition", "Ships"),
    "commodities": QT_TRANSLATE_NOOP("Edition", "Commodities"),
    "bonuses": QT_TRANSLATE_NOOP("Edition", "Bonus tiles"),
    "provinces": QT_TRANSLATE_NOOP("Edition", "Provinces"),
    "senate": QT_TRANSLATE_NOOP("Edition", "Senate"),
}

PROVENANCE: Final[dict[str, Any]] = {
    "rulebook": QT_TRANSLATE_NOOP("Edition", "printed in the rulebook"),
    "published": QT_TRANSLATE_NOOP("Edition", "told in print elsewhere"),
    "implementation": QT_TRANSLATE_NOOP("Edition", "known from another program"),
    "reconstructed": QT_TRANSLATE_NOOP("Edition", "rebuilt by us"),
}

SOURCES: Final = (
    QT_TRANSLATE_NOOP(
        "Edition",
        "title and credits; lowest number of players and playing time from public reviews (2015 to 2017)",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "counts from the component list; size of the site and points follow from the printed order and "
        "the theatre",
    ),
    QT_TRANSLATE_NOOP(
        "Edition", "five tiles and five points are the printed example; counts from the component list"
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "component list; the printed set-up says 10 fountains, an independent component list (2016) "
        "confirms 12",
    ),
    QT_TRANSLATE_NOOP("Edition", "component list and player set-up"),
    QT_TRANSLATE_NOOP("Edition", "8 tiles, 7 placed, values from 1 to 4 are printed; the even split is ours"),
    QT_TRANSLATE_NOOP("Edition", "component list, action list, aqueduct pages"),
    QT_TRANSLATE_NOOP("Edition", "turn overview and end of the game"),
    QT_TRANSLATE_NOOP("Edition", "end of the game"),
    QT_TRANSLATE_NOOP("Edition", "final scoring pages"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "7 tiles, 3 drawn, put on the spaces of their names; triangular shape from a public review (2016)",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "triangular grid, 7 bridge spaces, 3 springs, 7 hills and the Tiber are published; the outline and "
        "the places are ours, the size tuned by simulation",
    ),
    QT_TRANSLATE_NOOP("Edition", "our own design: the box has no solo game"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "title and credits; age and playing time from the published box",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French rulebook, set-up pages; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French rulebook, component list; the presets are ours; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "player mat photograph in the public repository frankmariette/trajan-online; order "
        "cross-checked with the rulebook sowing example (Trajan tray with 2 markers ends in the "
        "Seaport tray); confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "IanHemenway/Trajan gives 11 / 16 / 21 steps per lap; the main game script of "
        "frankmariette/trajan-online also uses 21 for four players, while an unused helper there "
        "counts 12 / 17 / 22 spaces. Rulebook: one loop per player count, no number printed in "
        "the text.; confidence: medium",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "frankmariette/trajan-online (tile photographs + seed data) and IanHemenway/Trajan: two "
        "independent listings, identical for all 54 tiles. photo = true means the physical tile "
        "was also seen in a photograph.; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "IanHemenway/Trajan, tile counts add up to exactly 70; the 17 tile faces are confirmed by "
        "photographs in frankmariette/trajan-online; spaces: rulebook (6 / 9 / 12 plus 3 yellow); "
        "column layout from the board photograph in frankmariette/trajan-online; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "frankmariette/trajan-online (all 20 tiles photographed) and IanHemenway/Trajan (same "
        "list); bonus action per type from the printed mat; grid: board photograph in "
        "frankmariette/trajan-online: 4 rows of 5 sites; IanHemenway/Trajan uses the same grid; "
        "confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "IanHemenway/Trajan (5 per icon); total of 15 and the three icons from the rulebook; "
        "losses: French rulebook for 1 and 2 unmet demands; the figure for 3 is missing in the "
        "text copy and comes from the English rulebook text and IanHemenway/Trajan; confidence: "
        "high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French rulebook; every figure confirmed by ship photographs in "
        "frankmariette/trajan-online (the text copy misprints the third line of the pairs ship: "
        "it is three pairs); confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "12 x 5 from the rulebook; the twelve goods from card and bonus-tile photographs in "
        "frankmariette/trajan-online, same list in IanHemenway/Trajan; English ids chosen here; "
        "confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "both sides of all 12 tiles photographed in frankmariette/trajan-online; commodity pairs "
        "identical in IanHemenway/Trajan; meaning from the rulebook; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "names, values and borders read from the board photograph in frankmariette/trajan-online; "
        "the adjacency list of IanHemenway/Trajan is identical; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "board photograph in frankmariette/trajan-online (VP in wreaths, votes as tally marks "
        "below); IanHemenway/Trajan uses the same values; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French rulebook, end of the game; confidence: high",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "designed here; the published edition has no solo mode; confidence: low",
    ),
)


@dataclass(frozen=True, slots=True)
class Origin:
    """One table of a content file: its key and name, where it comes from, and how that is known."""

    key: str
    name: str
    provenance: str
    source: str


def origins(content: Content, language: str) -> list[Origin]:
    """Every table that says where it comes from, in the order of the file, in a language."""
    return [
        Origin(
            key, _name(key, table, language), _said(PROVENANCE.get(table.provenance, "")), _said(table.source)
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


def _name(key: str, table: Any, language: str) -> str:
    top, _, below = key.partition(".")
    title = _said(TABLES.get(top, top.replace("_", " ").capitalize()))
    names = getattr(table, "name", None)
    if below:
        own = str(getattr(names, language, below)) if names is not None else below
        return QCoreApplication.translate("Edition", "{part}: {name}").format(part=title, name=own)
    return title


def _said(text: str) -> str:
    return QCoreApplication.translate("Edition", text) if text else ""
