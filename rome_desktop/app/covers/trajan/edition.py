"""About this edition of Trajan: the tables of its content file and where they come from, in words."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "edition": QT_TRANSLATE_NOOP("Edition", "Title and credits"),
    "player": QT_TRANSLATE_NOOP("Edition", "Pieces of a player"),
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
    "scoring": QT_TRANSLATE_NOOP("Edition", "Final scoring"),
    "solo": QT_TRANSLATE_NOOP("Edition", "Solo challenge"),
}
SOURCES: Final = (
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
)
