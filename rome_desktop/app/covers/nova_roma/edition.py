"""About this edition: what the parts of the content file are called in a sentence."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "course": QT_TRANSLATE_NOOP("Edition", "course of the game"),
    "supplies": QT_TRANSLATE_NOOP("Edition", "supplies"),
    "limits": QT_TRANSLATE_NOOP("Edition", "limits"),
    "start": QT_TRANSLATE_NOOP("Edition", "set-up"),
    "forum": QT_TRANSLATE_NOOP("Edition", "forum"),
    "actions": QT_TRANSLATE_NOOP("Edition", "actions"),
    "maritime_contracts": QT_TRANSLATE_NOOP("Edition", "maritime contracts"),
    "building_shapes": QT_TRANSLATE_NOOP("Edition", "shapes of buildings"),
    "building_contracts": QT_TRANSLATE_NOOP("Edition", "building contracts"),
    "reward_tokens": QT_TRANSLATE_NOOP("Edition", "reward tokens"),
    "start_port": QT_TRANSLATE_NOOP("Edition", "start port"),
    "hippodrome": QT_TRANSLATE_NOOP("Edition", "hippodrome"),
    "estate_board": QT_TRANSLATE_NOOP("Edition", "estate board"),
    "mosaic_board": QT_TRANSLATE_NOOP("Edition", "mosaic board"),
    "mosaic_achievements": QT_TRANSLATE_NOOP("Edition", "achievements"),
    "mosaic_strips": QT_TRANSLATE_NOOP("Edition", "mosaic tiles"),
    "subject_cards": QT_TRANSLATE_NOOP("Edition", "subject cards"),
    "scoring": QT_TRANSLATE_NOOP("Edition", "final scoring"),
    "two_players": QT_TRANSLATE_NOOP("Edition", "two players"),
    "solo": QT_TRANSLATE_NOOP("Edition", "solo challenge"),
    "variants": QT_TRANSLATE_NOOP("Edition", "variants"),
    "building_zones": QT_TRANSLATE_NOOP("Edition", "zones of the city"),
    "sea_routes": QT_TRANSLATE_NOOP("Edition", "sea routes"),
    "estate_tiles": QT_TRANSLATE_NOOP("Edition", "estate tiles"),
}
