"""About this edition: what the parts of the content file are called in a sentence."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "kinds": QT_TRANSLATE_NOOP("Edition", "kinds of building"),
    "supplies": QT_TRANSLATE_NOOP("Edition", "supplies"),
    "player": QT_TRANSLATE_NOOP("Edition", "pieces of a player"),
    "bridges": QT_TRANSLATE_NOOP("Edition", "bridge tiles"),
    "aqueducts": QT_TRANSLATE_NOOP("Edition", "aqueducts"),
    "turn": QT_TRANSLATE_NOOP("Edition", "turn"),
    "end": QT_TRANSLATE_NOOP("Edition", "end of the game"),
    "scoring": QT_TRANSLATE_NOOP("Edition", "final scoring"),
    "board": QT_TRANSLATE_NOOP("Edition", "central board"),
    "hills": QT_TRANSLATE_NOOP("Edition", "hill tiles"),
    "solo": QT_TRANSLATE_NOOP("Edition", "solo challenge"),
}
