"""Why something cannot be done, said calmly."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.alba_longa.terms import AlbaTerms
from rome_desktop.app.words.shared import SharedRefusals

SENTENCES: dict[str, Any] = {
    "the-game-is-over": QT_TRANSLATE_NOOP("AlbaRefusals", "The game is over."),
    "not-the-one-to-move": QT_TRANSLATE_NOOP("AlbaRefusals", "It is not {seat} who is asked now."),
    "a-seat-at-the-table": QT_TRANSLATE_NOOP("AlbaRefusals", "Nobody sits there."),
    "two-kings-need-assisi": QT_TRANSLATE_NOOP("AlbaRefusals", "Two Kings always play with Assisi."),
    "no-assisi-for-five": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "With five Kings Reate is a King’s city, and Assisi is not in play."
    ),
    "challenge-with-assisi-alone": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "The solo challenge is played with Assisi and no other variant."
    ),
    "four-dice": QT_TRANSLATE_NOOP("AlbaRefusals", "Four dice are rolled, and each shows 1, 2, 3 or 4."),
    "a-card-of-this-climate": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "The weather card of the year shows its climate."
    ),
    "a-climate-of-this-pile": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "Each climate comes once in years 2 to 4, and once in years 5 to 7."
    ),
    "a-blessing-left-in-the-deck": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "This blessing is not in the deck any more."
    ),
    "an-active-hero-of-the-shadow": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "The Shadow plays one of its active heroes."
    ),
    "sell-peasants-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: sell peasants, or keep them all."),
    "no-such-sale": QT_TRANSLATE_NOOP("AlbaRefusals", "One peasant is sold for 1 coin, or three for 2."),
    "keep-a-peasant": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "One peasant at least must stay; this city has {peasants}."
    ),
    "farm-in-the-harvest-season-only": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "The farm opens for the harvest season only."
    ),
    "free-houses-first": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "First: send the peasants of free houses, or leave them at home."
    ),
    "call-or-give-up": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "First: call the court, or give it up for the season."
    ),
    "stall-not-in-use": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "This stall is not in use: the market has {stalls} stalls now."
    ),
    "pay-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: choose a stall for the payment of {coins}."),
    "take-a-die-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: take one of the four dice, as the caller."),
    "send-peasants-first": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "First: send peasants with the die that was taken."
    ),
    "no-farmers-with-this-die": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "Only the die of your own call in the harvest season makes farmers."
    ),
    "another-workplace": QT_TRANSLATE_NOOP("AlbaRefusals", "This is not the workplace of {die}."),
    "not-so-many-peasants": QT_TRANSLATE_NOOP("AlbaRefusals", "So many cannot be sent: {most} at most."),
    "die-taken": QT_TRANSLATE_NOOP("AlbaRefusals", "This die is taken already."),
    "buy-or-pass": QT_TRANSLATE_NOOP("AlbaRefusals", "First: buy a die, or pass."),
    "hero-not-used": QT_TRANSLATE_NOOP("AlbaRefusals", "This hero is not on the used pile."),
    "recall-or-pass": QT_TRANSLATE_NOOP("AlbaRefusals", "First: take back a used hero, or none."),
    "no-such-target": QT_TRANSLATE_NOOP(
        "AlbaRefusals",
        "An attack goes to the city of another King still in the game, or to Assisi if it is in play.",
    ),
    "choose-a-target-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: choose a city to attack."),
    "hero-not-active": QT_TRANSLATE_NOOP("AlbaRefusals", "This hero is not active."),
    "lay-a-hero-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: lay a hero face down."),
    "sabotage-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: sabotage a workplace."),
    "barracks-are-safe": QT_TRANSLATE_NOOP("AlbaRefusals", "The barracks can never be sabotaged."),
    "nobody-to-sabotage": QT_TRANSLATE_NOOP("AlbaRefusals", "There is nobody to sabotage in {workplace}."),
    "loot-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: take a product from Assisi."),
    "product-not-there": QT_TRANSLATE_NOOP("AlbaRefusals", "Assisi has no such product now."),
    "place-the-captive-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: put the captive to work."),
    "no-captive-soldiers": QT_TRANSLATE_NOOP("AlbaRefusals", "A captive never works in the barracks."),
    "no-captive-on-this-farm": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "A captive farms only with A Job Well Done, and only in the harvest season."
    ),
    "add-a-product-first": QT_TRANSLATE_NOOP("AlbaRefusals", "First: add a product to the loot of Assisi."),
    "no-room-for-this-product": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "Assisi holds {most} products of a kind at most, and eight in all."
    ),
    "improve-or-pass": QT_TRANSLATE_NOOP("AlbaRefusals", "First: improve the harvest, or do without."),
    "bless-or-pass": QT_TRANSLATE_NOOP("AlbaRefusals", "First: ask for the blessing, or do without."),
    "not-to-oneself": QT_TRANSLATE_NOOP("AlbaRefusals", "The King of Kings cannot keep the card."),
    "not-in-the-game": QT_TRANSLATE_NOOP("AlbaRefusals", "This King is out of the game."),
    "give-the-card-first": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "First: hand over the card of the King of Kings."
    ),
    "grow-or-pass": QT_TRANSLATE_NOOP("AlbaRefusals", "First: let the city grow, or keep the wheat."),
    "no-such-growth": QT_TRANSLATE_NOOP("AlbaRefusals", "A city grows by {most} peasants a year at most."),
    "too-little-wheat": QT_TRANSLATE_NOOP(
        "AlbaRefusals", "There is too little wheat: this growth costs {wheat}."
    ),
}


class AlbaRefusals(SharedRefusals):
    """Refusals as sentences."""

    def __init__(self, terms: AlbaTerms, parent: QObject | None = None) -> None:
        super().__init__("AlbaRefusals", SENTENCES, parent)
        self._terms = terms

    def _value(self, key: str, value: object, context: TableContext) -> str:
        if isinstance(value, int):
            counted = {
                "coins": self._terms.coins,
                "wheat": self._terms.wheat,
                "peasants": self._terms.peasants,
            }.get(key)
            return counted(value) if counted is not None else str(value)
        namer = {"die": self._terms.die, "workplace": self._terms.the_workplace}.get(key)
        return namer(str(value)) if namer is not None else str(value)
