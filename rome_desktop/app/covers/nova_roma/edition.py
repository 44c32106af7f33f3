"""About this edition of Nova Roma: the tables of its content file and where they come from, in words."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "edition": QT_TRANSLATE_NOOP("Edition", "Title and credits"),
    "course": QT_TRANSLATE_NOOP("Edition", "Course of the game"),
    "supplies": QT_TRANSLATE_NOOP("Edition", "Supplies"),
    "limits": QT_TRANSLATE_NOOP("Edition", "Limits"),
    "start": QT_TRANSLATE_NOOP("Edition", "Set-up"),
    "forum": QT_TRANSLATE_NOOP("Edition", "Forum"),
    "actions": QT_TRANSLATE_NOOP("Edition", "Actions"),
    "maritime_contracts": QT_TRANSLATE_NOOP("Edition", "Maritime contracts"),
    "building_shapes": QT_TRANSLATE_NOOP("Edition", "Shapes of buildings"),
    "building_contracts": QT_TRANSLATE_NOOP("Edition", "Building contracts"),
    "reward_tokens": QT_TRANSLATE_NOOP("Edition", "Reward tokens"),
    "start_port": QT_TRANSLATE_NOOP("Edition", "Start port"),
    "hippodrome": QT_TRANSLATE_NOOP("Edition", "Hippodrome"),
    "estate_board": QT_TRANSLATE_NOOP("Edition", "Estate board"),
    "mosaic_board": QT_TRANSLATE_NOOP("Edition", "Mosaic board"),
    "mosaic_achievements": QT_TRANSLATE_NOOP("Edition", "Achievements"),
    "mosaic_strips": QT_TRANSLATE_NOOP("Edition", "Mosaic tiles"),
    "subject_cards": QT_TRANSLATE_NOOP("Edition", "Subject cards"),
    "scoring": QT_TRANSLATE_NOOP("Edition", "Final scoring"),
    "two_players": QT_TRANSLATE_NOOP("Edition", "Two players"),
    "solo": QT_TRANSLATE_NOOP("Edition", "Solo challenge"),
    "variants": QT_TRANSLATE_NOOP("Edition", "Variants"),
    "building_zones": QT_TRANSLATE_NOOP("Edition", "Zones of the city"),
    "sea_routes": QT_TRANSLATE_NOOP("Edition", "Sea routes"),
    "estate_tiles": QT_TRANSLATE_NOOP("Edition", "Estate tiles"),
}
SOURCES: Final = (
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
    QT_TRANSLATE_NOOP("Edition", "set-up"),
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
        "count 12 is rulebook; the rewards are rebuilt, each worth about three units",
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
    QT_TRANSLATE_NOOP(
        "Edition",
        "three rows of three, points of a cell, and that the top row and full lines reward at once are "
        "rulebook; the rewards and the points of a line are rebuilt",
    ),
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
        "the zone of power 1 is the largest and that of power 3 the smallest and worth most "
        "(Poeppelkiste, 2024); grids and points are rebuilt",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "two routes and three ports with points on each, worth 3 on both, 7, 10 and 14, are rulebook; "
        "legs, rewards, names and the split of 10 and 14 are rebuilt",
    ),
    QT_TRANSLATE_NOOP("Edition", "the kind is rulebook, gain and copies are rebuilt from 34 tiles"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "kind and effect are rulebook, the number of copies is rebuilt from 34 tiles",
    ),
)
