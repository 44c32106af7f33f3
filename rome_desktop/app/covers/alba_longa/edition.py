"""About this edition: what the parts of the content file are called in a sentence."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "supply": QT_TRANSLATE_NOOP("Edition", "supply"),
    "start": QT_TRANSLATE_NOOP("Edition", "set-up"),
    "dice": QT_TRANSLATE_NOOP("Edition", "dice"),
    "workplaces": QT_TRANSLATE_NOOP("Edition", "workplaces"),
    "court": QT_TRANSLATE_NOOP("Edition", "cost of the dice"),
    "stalls": QT_TRANSLATE_NOOP("Edition", "market stalls"),
    "monuments": QT_TRANSLATE_NOOP("Edition", "monuments"),
    "housing": QT_TRANSLATE_NOOP("Edition", "housing track"),
    "market": QT_TRANSLATE_NOOP("Edition", "market"),
    "temple": QT_TRANSLATE_NOOP("Edition", "temple"),
    "farm": QT_TRANSLATE_NOOP("Edition", "farm"),
    "cities": QT_TRANSLATE_NOOP("Edition", "cities"),
    "heroes": QT_TRANSLATE_NOOP("Edition", "heroes"),
    "sabotage": QT_TRANSLATE_NOOP("Edition", "success and sabotage"),
    "weather": QT_TRANSLATE_NOOP("Edition", "weather and harvest"),
    "prayers": QT_TRANSLATE_NOOP("Edition", "weather cards"),
    "blessings": QT_TRANSLATE_NOOP("Edition", "blessings"),
    "growth": QT_TRANSLATE_NOOP("Edition", "price of growth"),
    "feeding": QT_TRANSLATE_NOOP("Edition", "feeding"),
    "sale": QT_TRANSLATE_NOOP("Edition", "sale of slaves"),
    "victory": QT_TRANSLATE_NOOP("Edition", "victory"),
    "job_well_done": QT_TRANSLATE_NOOP("Edition", "A Job Well Done"),
    "spoils_of_war": QT_TRANSLATE_NOOP("Edition", "Spoils of War"),
    "assisi": QT_TRANSLATE_NOOP("Edition", "Assisi"),
    "solo": QT_TRANSLATE_NOOP("Edition", "solo challenge"),
}
