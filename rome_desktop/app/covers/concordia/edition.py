"""About this edition: what the parts of the content file are called in a sentence."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

TABLES: Final[dict[str, Any]] = {
    "counts": QT_TRANSLATE_NOOP("Edition", "counts of the box"),
    "goods": QT_TRANSLATE_NOOP("Edition", "goods and prices"),
    "house_cost": QT_TRANSLATE_NOOP("Edition", "price of a house"),
    "colonist_cost": QT_TRANSLATE_NOOP("Edition", "price of a colonist"),
    "storehouse": QT_TRANSLATE_NOOP("Edition", "storehouse"),
    "player_start": QT_TRANSLATE_NOOP("Edition", "what a player begins with"),
    "display": QT_TRANSLATE_NOOP("Edition", "spaces of the display"),
    "amounts": QT_TRANSLATE_NOOP("Edition", "figures of the cards"),
    "colonist_cash": QT_TRANSLATE_NOOP("Edition", "coins of the Colonist card"),
    "gods": QT_TRANSLATE_NOOP("Edition", "gods"),
    "specialists": QT_TRANSLATE_NOOP("Edition", "specialists"),
    "roles": QT_TRANSLATE_NOOP("Edition", "names of the cards"),
    "start_cards": QT_TRANSLATE_NOOP("Edition", "starting cards"),
    "sale_cards": QT_TRANSLATE_NOOP("Edition", "cards for sale"),
    "decks": QT_TRANSLATE_NOOP("Edition", "decks"),
    "pantheon": QT_TRANSLATE_NOOP("Edition", "pantheon"),
    "city_tokens": QT_TRANSLATE_NOOP("Edition", "city tokens"),
    "bonus_marker_coins": QT_TRANSLATE_NOOP("Edition", "coins of the bonus markers"),
    "bonus_marker_supply": QT_TRANSLATE_NOOP("Edition", "supply of bonus markers"),
    "praefectus_magnus": QT_TRANSLATE_NOOP("Edition", "Praefectus Magnus"),
    "concordia_card": QT_TRANSLATE_NOOP("Edition", "Concordia card"),
    "solo": QT_TRANSLATE_NOOP("Edition", "solo challenge"),
}
