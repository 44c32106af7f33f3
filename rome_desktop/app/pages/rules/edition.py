"""About this edition: where every table of a content file comes from, in words.

Content files are English. Their sentences stand below to be translated; one that is not there (a file of
the user's own) is shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rome_desktop.app.words.alba_longa import edition as alba_longa
from rome_desktop.app.words.concordia import edition as concordia
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
    **concordia.TABLES,
    "course": QT_TRANSLATE_NOOP("Edition", "Course of the game"),
    "limits": QT_TRANSLATE_NOOP("Edition", "Limits"),
    "start": QT_TRANSLATE_NOOP("Edition", "Set-up"),
    "forum": QT_TRANSLATE_NOOP("Edition", "Forum"),
    "actions": QT_TRANSLATE_NOOP("Edition", "Actions"),
    "maritime_contracts": QT_TRANSLATE_NOOP("Edition", "Maritime contracts"),
    "building_shapes": QT_TRANSLATE_NOOP("Edition", "Shapes of buildings"),
    "building_contracts": QT_TRANSLATE_NOOP("Edition", "Building contracts"),
    "building_zones": QT_TRANSLATE_NOOP("Edition", "Zones of the city"),
    "reward_tokens": QT_TRANSLATE_NOOP("Edition", "Reward tokens"),
    "sea_routes": QT_TRANSLATE_NOOP("Edition", "Sea routes"),
    "start_port": QT_TRANSLATE_NOOP("Edition", "Start port"),
    "hippodrome": QT_TRANSLATE_NOOP("Edition", "Hippodrome"),
    "estate_board": QT_TRANSLATE_NOOP("Edition", "Estate board"),
    "estate_tiles": QT_TRANSLATE_NOOP("Edition", "Estate tiles"),
    "mosaic_board": QT_TRANSLATE_NOOP("Edition", "Mosaic board"),
    "mosaic_achievements": QT_TRANSLATE_NOOP("Edition", "Achievements"),
    "mosaic_strips": QT_TRANSLATE_NOOP("Edition", "Mosaic tiles"),
    "subject_cards": QT_TRANSLATE_NOOP("Edition", "Subject cards"),
    "two_players": QT_TRANSLATE_NOOP("Edition", "Two players"),
    "variants": QT_TRANSLATE_NOOP("Edition", "Variants"),
    "markers": QT_TRANSLATE_NOOP("Edition", "Action markers"),
    "circle": QT_TRANSLATE_NOOP("Edition", "Action circle"),
    "time": QT_TRANSLATE_NOOP("Edition", "Time"),
    "trajan": QT_TRANSLATE_NOOP("Edition", "Trajan tiles"),
    "construction": QT_TRANSLATE_NOOP("Edition", "Construction tiles"),
    "demands": QT_TRANSLATE_NOOP("Edition", "Demands"),
    "ships": QT_TRANSLATE_NOOP("Edition", "Ships"),
    "commodities": QT_TRANSLATE_NOOP("Edition", "Commodities"),
    "bonuses": QT_TRANSLATE_NOOP("Edition", "Bonus tiles"),
    "provinces": QT_TRANSLATE_NOOP("Edition", "Provinces"),
    "senate": QT_TRANSLATE_NOOP("Edition", "Senate"),
    **alba_longa.TABLES,
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
    *concordia.SOURCES,
    QT_TRANSLATE_NOOP(
        "Edition",
        "title and credits from the rulebook; age and playing time are our estimate",
    ),
    QT_TRANSLATE_NOOP("Edition", "five rounds, three patricians each"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "counts from the component list; 80 building pieces in the box from the review on "
        "Brettspielabend (2025)",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "player board and the text of the actions; cards one to three of the row carry no surcharge",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "a grid of 4 by 4 and two emperor and two grey spaces a tile are published; which spaces is "
        "rebuilt so that each space is offered once and grey once",
    ),
    QT_TRANSLATE_NOOP("Edition", "the eight actions"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "count 30 and costs of goods or coins are rulebook; the single costs are rebuilt: each good is "
        "asked for 13 times, coins 10 times",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "one to four pieces a building is published (Poeppelkiste, 2024); the set of nine shapes is rebuilt",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "count 28, costs of goods, coins and artisans, a shape and points are rulebook; values and "
        "names are rebuilt",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "the zone of power 1 is the largest and that of power 3 the smallest and worth most "
        "(Poeppelkiste, 2024); grids and points are rebuilt",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "count 12 is rulebook; the rewards are rebuilt, each worth about three units",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "two routes and three ports with points on each, worth 3 on both, 7, 10 and 14, are rulebook; "
        "legs, rewards, names and the split of 10 and 14 are rebuilt",
    ),
    QT_TRANSLATE_NOOP("Edition", "the start port is rulebook, its name is not printed in the text"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "three tracks, lines that cost horses, the wheel behind a line and 5 points at the end are "
        "rulebook; length, lines and costs are rebuilt; nine tokens are rulebook, three a track "
        "follows",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "a grid whose rows and columns show goods and coins, and the prices free, 1 coin and 1 wine, "
        "are rulebook; 3 by 3, the heads and which slot has which price are rebuilt",
    ),
    QT_TRANSLATE_NOOP("Edition", "the kind is rulebook, gain and copies are rebuilt from 34 tiles"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "kind and effect are rulebook, the number of copies is rebuilt from 34 tiles",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "three rows of three, points of a cell, and that the top row and full lines reward at once are "
        "rulebook; the rewards and the points of a line are rebuilt",
    ),
    QT_TRANSLATE_NOOP("Edition", "set-up"),
    QT_TRANSLATE_NOOP("Edition", "the index of achievements"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "five a colour is rulebook, that a tile is a strip of three is published (Spielkultisten); "
        "which three share a strip is rebuilt",
    ),
    QT_TRANSLATE_NOOP("Edition", "the index of subject cards; English names and titles are ours"),
    QT_TRANSLATE_NOOP("Edition", "the eleven items of the scoring"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "the two-player rules; that a legionary is placed at the end of the own turn is from a play "
        "report (unknowns.de, 2023)",
    ),
    QT_TRANSLATE_NOOP("Edition", "the solo game; the player takes the 3 coins of a first player"),
    QT_TRANSLATE_NOOP("Edition", "the two draft variants"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "title and credits from the rulebook; 30 minutes for each player as published reviews say",
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
    *alba_longa.SOURCES,
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
