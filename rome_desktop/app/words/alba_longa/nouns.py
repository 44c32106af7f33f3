"""What the content file of Alba Longa does not name: jobs, places, dice, products, as tables of sentences."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORKPLACES: dict[str, Any] = {
    "barracks": QT_TRANSLATE_NOOP("AlbaTerms", "Barracks"),
    "market": QT_TRANSLATE_NOOP("AlbaTerms", "Market"),
    "quarry": QT_TRANSLATE_NOOP("AlbaTerms", "Quarry"),
    "temple": QT_TRANSLATE_NOOP("AlbaTerms", "Temple"),
    "farm": QT_TRANSLATE_NOOP("AlbaTerms", "Farm"),
}
TO_WORKPLACES: dict[str, Any] = {
    "barracks": QT_TRANSLATE_NOOP("AlbaTerms", "to the barracks"),
    "market": QT_TRANSLATE_NOOP("AlbaTerms", "to the market"),
    "quarry": QT_TRANSLATE_NOOP("AlbaTerms", "to the quarry"),
    "temple": QT_TRANSLATE_NOOP("AlbaTerms", "to the temple"),
    "farm": QT_TRANSLATE_NOOP("AlbaTerms", "to the farm"),
}
THE_WORKPLACES: dict[str, Any] = {
    "barracks": QT_TRANSLATE_NOOP("AlbaTerms", "the barracks"),
    "market": QT_TRANSLATE_NOOP("AlbaTerms", "the market"),
    "quarry": QT_TRANSLATE_NOOP("AlbaTerms", "the quarry"),
    "temple": QT_TRANSLATE_NOOP("AlbaTerms", "the temple"),
    "farm": QT_TRANSLATE_NOOP("AlbaTerms", "the farm"),
}
DICE: dict[str, Any] = {
    "black": QT_TRANSLATE_NOOP("AlbaTerms", "the black die"),
    "grey": QT_TRANSLATE_NOOP("AlbaTerms", "the grey die"),
    "white": QT_TRANSLATE_NOOP("AlbaTerms", "the white die"),
    "brown": QT_TRANSLATE_NOOP("AlbaTerms", "the brown die"),
}
COLOURS: dict[str, Any] = {
    "black": QT_TRANSLATE_NOOP("AlbaTerms", "black"),
    "grey": QT_TRANSLATE_NOOP("AlbaTerms", "grey"),
    "white": QT_TRANSLATE_NOOP("AlbaTerms", "white"),
    "brown": QT_TRANSLATE_NOOP("AlbaTerms", "brown"),
}
CLIMATES: dict[str, Any] = {
    "dry": QT_TRANSLATE_NOOP("AlbaTerms", "a dry year"),
    "moderate": QT_TRANSLATE_NOOP("AlbaTerms", "a moderate year"),
    "wet": QT_TRANSLATE_NOOP("AlbaTerms", "a wet year"),
}
SEASONS: dict[str, Any] = {
    "growing": QT_TRANSLATE_NOOP("AlbaTerms", "growing season"),
    "harvest": QT_TRANSLATE_NOOP("AlbaTerms", "harvest season"),
}
PHASES: dict[str, Any] = {
    "soldiers": QT_TRANSLATE_NOOP("AlbaTerms", "Soldiers"),
    "merchants": QT_TRANSLATE_NOOP("AlbaTerms", "Merchants"),
    "workers": QT_TRANSLATE_NOOP("AlbaTerms", "Workers"),
    "priests": QT_TRANSLATE_NOOP("AlbaTerms", "Priests"),
    "farmers": QT_TRANSLATE_NOOP("AlbaTerms", "Farmers"),
    "blessings": QT_TRANSLATE_NOOP("AlbaTerms", "Blessing"),
    "start": QT_TRANSLATE_NOOP("AlbaTerms", "Start"),
    "court": QT_TRANSLATE_NOOP("AlbaTerms", "Court"),
    "return": QT_TRANSLATE_NOOP("AlbaTerms", "Return"),
    "year_end": QT_TRANSLATE_NOOP("AlbaTerms", "End of the year"),
}
