"""About this edition: what the parts of the content file are called in a sentence."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "player": QT_TRANSLATE_NOOP("Edition", "pieces of a player"),
    "markers": QT_TRANSLATE_NOOP("Edition", "action markers"),
    "circle": QT_TRANSLATE_NOOP("Edition", "action circle"),
    "time": QT_TRANSLATE_NOOP("Edition", "time"),
    "trajan": QT_TRANSLATE_NOOP("Edition", "Trajan tiles"),
    "forum": QT_TRANSLATE_NOOP("Edition", "forum"),
    "construction": QT_TRANSLATE_NOOP("Edition", "construction tiles"),
    "demands": QT_TRANSLATE_NOOP("Edition", "demands"),
    "ships": QT_TRANSLATE_NOOP("Edition", "ships"),
    "commodities": QT_TRANSLATE_NOOP("Edition", "commodities"),
    "bonuses": QT_TRANSLATE_NOOP("Edition", "bonus tiles"),
    "provinces": QT_TRANSLATE_NOOP("Edition", "provinces"),
    "senate": QT_TRANSLATE_NOOP("Edition", "senate"),
    "scoring": QT_TRANSLATE_NOOP("Edition", "final scoring"),
    "solo": QT_TRANSLATE_NOOP("Edition", "solo challenge"),
}
