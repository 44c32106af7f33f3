"""About this edition of Alba Longa: the tables of its content file and where they come from, in words."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "edition": QT_TRANSLATE_NOOP("Edition", "Title and credits"),
    "supply": QT_TRANSLATE_NOOP("Edition", "Supply"),
    "start": QT_TRANSLATE_NOOP("Edition", "Set-up"),
    "dice": QT_TRANSLATE_NOOP("Edition", "Dice"),
    "workplaces": QT_TRANSLATE_NOOP("Edition", "Workplaces"),
    "court": QT_TRANSLATE_NOOP("Edition", "Cost of the dice"),
    "stalls": QT_TRANSLATE_NOOP("Edition", "Market stalls"),
    "monuments": QT_TRANSLATE_NOOP("Edition", "Monuments"),
    "housing": QT_TRANSLATE_NOOP("Edition", "Housing track"),
    "market": QT_TRANSLATE_NOOP("Edition", "Market"),
    "temple": QT_TRANSLATE_NOOP("Edition", "Temple"),
    "farm": QT_TRANSLATE_NOOP("Edition", "Farm"),
    "cities": QT_TRANSLATE_NOOP("Edition", "Cities"),
    "heroes": QT_TRANSLATE_NOOP("Edition", "Heroes"),
    "sabotage": QT_TRANSLATE_NOOP("Edition", "Success and sabotage"),
    "weather": QT_TRANSLATE_NOOP("Edition", "Weather and harvest"),
    "prayers": QT_TRANSLATE_NOOP("Edition", "Weather cards"),
    "blessings": QT_TRANSLATE_NOOP("Edition", "Blessings"),
    "growth": QT_TRANSLATE_NOOP("Edition", "Price of growth"),
    "feeding": QT_TRANSLATE_NOOP("Edition", "Feeding"),
    "sale": QT_TRANSLATE_NOOP("Edition", "Sale of slaves"),
    "victory": QT_TRANSLATE_NOOP("Edition", "Victory"),
    "job_well_done": QT_TRANSLATE_NOOP("Edition", "A Job Well Done"),
    "spoils_of_war": QT_TRANSLATE_NOOP("Edition", "Spoils of War"),
    "assisi": QT_TRANSLATE_NOOP("Edition", "Assisi"),
    "solo": QT_TRANSLATE_NOOP("Edition", "Solo challenge"),
}
SOURCES: Final = (
    QT_TRANSLATE_NOOP("Edition", "Boards and Bees preview of September 2011; Roll the Dice review"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French rulebook, list of contents: 40 silver coins of 1 and 15 gold coins of 3; 6 "
        "wheat tokens of 10, 10 of 5 and 24 of 1; that nothing runs out is our ruling R03",
    ),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, set-up steps 4 and 5; no wheat is handed out"),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, list of contents"),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, the city board"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "Spiele-Akademie review of February 2012: the track shows 0 to 4; the French rulebook "
        "gives the start at 0, the first step and the price of a bought die",
    ),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, set-up step 1 and the section for two players"),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, aim of the game and set-up step 4"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "free houses: French rulebook, assignment; 21 homes: Reich der Spiele review; the start "
        "of the housing disc is our ruling R46",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "paying spaces: French rulebook; the track is taken to end at the last of them",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "the length is printed in no text that was found; level 8 occurs in a worked example",
    ),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, assigning farmers"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French and English rulebooks; in this order the cities go to the seats, and Assisi is "
        "the back of the Reate board",
    ),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, the table of sabotages and the worked example"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French rulebook, set-up step 9 and the section on farmers; seven years are confirmed "
        "by three reviews",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "one moderate card with 5 on its back is known from a worked example; the others are "
        "chosen so that the climate says nothing about the price",
    ),
    QT_TRANSLATE_NOOP(
        "Edition",
        "the printed table has columns for 1 to 6 peasants; its row of wheat is unreadable in "
        "the copy used, and triangular numbers were chosen",
    ),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, end of the year"),
    QT_TRANSLATE_NOOP(
        "Edition",
        "French rulebook, start of a season; one sale a season and one peasant kept are our "
        "rulings R08 and R09",
    ),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, victory check"),
    QT_TRANSLATE_NOOP("Edition", "French rulebook, variants"),
    QT_TRANSLATE_NOOP("Edition", "our own challenge; the game has no solo rules"),
)
