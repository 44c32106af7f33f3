"""About this edition of City of Marble: the tables of its content file and where they come from, in words."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

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
    "board": QT_TRANSLATE_NOOP("Edition", "Central board"),
    "hills": QT_TRANSLATE_NOOP("Edition", "Hill tiles"),
    "solo": QT_TRANSLATE_NOOP("Edition", "Solo challenge"),
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
        "triangular grid, 7 bridge spaces, 3 springs, 7 hills and the Tiber are published; the outline and "
        "the places are ours, the size tuned by simulation",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "7 tiles, 3 drawn, put on the spaces of their names; triangular shape from a public review (2016)",
    ),
    QT_TRANSLATE_NOOP("Edition", "our own design: the box has no solo game"),
)
