"""What the content file of Nova Roma does not name: effects, summaries, colours, as tables of sentences."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

SUMMARIES: dict[str, Any] = {
    "trade": QT_TRANSLATE_NOOP("NovaTerms", "coins equal to the power; discard cards for coins; buy goods"),
    "upgrade": QT_TRANSLATE_NOOP(
        "NovaTerms", "influence equal to the power; wine for influence; an estate tile"
    ),
    "petition": QT_TRANSLATE_NOOP("NovaTerms", "the first-player token; then another action for influence"),
    "recruit": QT_TRANSLATE_NOOP("NovaTerms", "take cards; play one into the subject row"),
    "sail": QT_TRANSLATE_NOOP("NovaTerms", "complete a maritime contract; sail as far as the power"),
    "build": QT_TRANSLATE_NOOP("NovaTerms", "complete a building contract; place the building"),
    "race": QT_TRANSLATE_NOOP("NovaTerms", "advance your markers; an artisan buys one space more"),
    "produce": QT_TRANSLATE_NOOP("NovaTerms", "hire or place artisans, as often as the power"),
}
TRACKS: dict[str, Any] = {
    "red": QT_TRANSLATE_NOOP("NovaTerms", "Red"),
    "green": QT_TRANSLATE_NOOP("NovaTerms", "Green"),
    "blue": QT_TRANSLATE_NOOP("NovaTerms", "Blue"),
}
BARE_TRACKS: dict[str, Any] = {
    "red": QT_TRANSLATE_NOOP("NovaTerms", "the red track"),
    "green": QT_TRANSLATE_NOOP("NovaTerms", "the green track"),
    "blue": QT_TRANSLATE_NOOP("NovaTerms", "the blue track"),
}
COLOURS: dict[str, Any] = {
    "green": QT_TRANSLATE_NOOP("NovaTerms", "green"),
    "yellow": QT_TRANSLATE_NOOP("NovaTerms", "yellow"),
    "orange": QT_TRANSLATE_NOOP("NovaTerms", "orange"),
}
TILE_EFFECTS: dict[str, Any] = {
    "prod_wheat": QT_TRANSLATE_NOOP("NovaTerms", "an artisan placed on it brings 2 wheat more"),
    "prod_stone": QT_TRANSLATE_NOOP("NovaTerms", "an artisan placed on it brings 2 stone more"),
    "prod_wood": QT_TRANSLATE_NOOP("NovaTerms", "an artisan placed on it brings 2 wood more"),
    "prod_wine": QT_TRANSLATE_NOOP("NovaTerms", "an artisan placed on it brings 2 wine more"),
    "prod_horse": QT_TRANSLATE_NOOP("NovaTerms", "an artisan placed on it brings 2 horses more"),
    "prod_influence": QT_TRANSLATE_NOOP("NovaTerms", "an artisan placed on it brings 1 influence more"),
    "exch_artisan": QT_TRANSLATE_NOOP(
        "NovaTerms", "each artisan placed on it may turn 1 coin into an artisan"
    ),
    "exch_good": QT_TRANSLATE_NOOP(
        "NovaTerms", "each artisan placed on it may turn 1 influence into any good"
    ),
    "exch_coins": QT_TRANSLATE_NOOP(
        "NovaTerms", "each artisan placed on it may turn 1 influence into 2 coins"
    ),
    "animal": QT_TRANSLATE_NOOP("NovaTerms", "sets of 1, 2, 3 animals score 2, 5, 9; no artisan fits on it"),
    "animal_trained": QT_TRANSLATE_NOOP(
        "NovaTerms", "sets of 1, 2, 3 animals score 2, 5, 9; an artisan placed on it brings 1 coin"
    ),
    "lion_trained": QT_TRANSLATE_NOOP(
        "NovaTerms", "counts as two animals in the sets; an artisan placed on it brings 1 coin"
    ),
    "lion": QT_TRANSLATE_NOOP("NovaTerms", "counts as two animals in the sets; no artisan fits on it"),
    "sp_recruit": QT_TRANSLATE_NOOP("NovaTerms", "once only, an artisan on it plays a card without coins"),
    "sp_sail": QT_TRANSLATE_NOOP("NovaTerms", "once only, an artisan on it gives up to 2 sails"),
    "sp_build": QT_TRANSLATE_NOOP(
        "NovaTerms", "once only, an artisan on it places one building piece in any zone"
    ),
    "sp_income_goods": QT_TRANSLATE_NOOP(
        "NovaTerms", "once only, an artisan on it brings 3 goods of your choice"
    ),
    "sp_income_coins": QT_TRANSLATE_NOOP("NovaTerms", "once only, an artisan on it brings 4 coins"),
    "sp_hippodrome": QT_TRANSLATE_NOOP(
        "NovaTerms", "once only, an artisan on it moves one marker up to 2 spaces"
    ),
}
CATEGORIES: dict[str, Any] = {
    "end_game": QT_TRANSLATE_NOOP("NovaTerms", "End of the game"),
    "once_per_round": QT_TRANSLATE_NOOP("NovaTerms", "Once a round"),
    "permanent": QT_TRANSLATE_NOOP("NovaTerms", "Permanent"),
}
CARD_EFFECTS: dict[str, Any] = {
    "1": QT_TRANSLATE_NOOP("NovaTerms", "1 point, and 1 for each wood left"),
    "2": QT_TRANSLATE_NOOP("NovaTerms", "1 point, and 1 for each wine left"),
    "3": QT_TRANSLATE_NOOP("NovaTerms", "1 point for each estate tile"),
    "4": QT_TRANSLATE_NOOP("NovaTerms", "1 point, and 1 for each horse left"),
    "5": QT_TRANSLATE_NOOP("NovaTerms", "1 point, and 1 for each stone left"),
    "6": QT_TRANSLATE_NOOP("NovaTerms", "4 points with 6 coins or more left"),
    "7": QT_TRANSLATE_NOOP("NovaTerms", "1 point for each card in the subject row, itself included"),
    "8": QT_TRANSLATE_NOOP("NovaTerms", "4 points with 6 influence or more"),
    "9": QT_TRANSLATE_NOOP("NovaTerms", "1 point for every 2 spaces advanced in the hippodrome"),
    "10": QT_TRANSLATE_NOOP("NovaTerms", "1 point, and 1 for every 2 building contracts"),
    "11": QT_TRANSLATE_NOOP("NovaTerms", "1 point for each maritime contract"),
    "12": QT_TRANSLATE_NOOP("NovaTerms", "1 point, and 1 for each animal tile"),
    "13": QT_TRANSLATE_NOOP("NovaTerms", "1 point, and 1 for each wheat left"),
    "power": QT_TRANSLATE_NOOP("NovaTerms", "1 power more"),
    "place": QT_TRANSLATE_NOOP("NovaTerms", "for 1 coin, place an available artisan"),
    "gain": QT_TRANSLATE_NOOP("NovaTerms", "brings {goods}"),
    "waive": QT_TRANSLATE_NOOP("NovaTerms", "the contract costs no artisan"),
    "animals": QT_TRANSLATE_NOOP("NovaTerms", "artisans may stand on animals, and each brings 1 coin"),
}
