"""Why something cannot be done, said calmly."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.concordia.terms import ConcordiaTerms
from rome_desktop.app.words.shared import SharedRefusals
from rome_desktop.engine.steps import Refusal

SENTENCES: dict[str, Any] = {
    "the-game-is-over": QT_TRANSLATE_NOOP("ConcordiaRefusals", "The game is over."),
    "not-the-one-to-move": QT_TRANSLATE_NOOP("ConcordiaRefusals", "It is not {seat} who is asked now."),
    "a-seat-at-the-table": QT_TRANSLATE_NOOP("ConcordiaRefusals", "Nobody sits there."),
    "the-tokens-of-the-letter": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "The tokens must be those of letter {letter}."
    ),
    "the-cards-of-the-deck": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "The cards must be those of deck {deck}."
    ),
    "not-for-so-many-players": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "{map} is not for so many players: it takes {fit}."
    ),
    "a-card-must-be-played": QT_TRANSLATE_NOOP("ConcordiaRefusals", "A turn is one card: play one."),
    "no-such-card-in-hand": QT_TRANSLATE_NOOP("ConcordiaRefusals", "There is no {role} in your hand."),
    "recruit-or-be-done": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Now the Tribune may bring one colonist; nothing else."
    ),
    "the-tribune-recruits-in-the-capital": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Not here: the Tribune’s colonist begins in Roma."
    ),
    "no-colonist-of-this-kind-in-store": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "No {kind} waits in your storehouse."
    ),
    "a-colonist-costs-food-and-a-tool": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "A new colonist costs 1 food and 1 tool; you do not have both."
    ),
    "in-the-capital-or-beside-an-own-house": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Not here: new colonists begin in Roma or in a city with your own house."
    ),
    "no-line-for-this-kind": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Not here: {city} has no line for a {kind}."
    ),
    "colonists-were-placed": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "No coins now: colonists were placed with this card."
    ),
    "place-a-colonist-or-take-coins": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Now: place new colonists, or take the coins."
    ),
    "move-a-colonist-or-be-done": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Now colonists may move; finish moving first."
    ),
    "a-move-ends-on-a-line": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Not here: a colonist on the move stops on a line, not in {place}."
    ),
    "no-own-colonist-of-this-kind-there": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "You have no {kind} in {place}."
    ),
    "not-enough-steps": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Too far: {cost} steps are needed, {steps} are left."
    ),
    "out-of-reach": QT_TRANSLATE_NOOP("ConcordiaRefusals", "No line leads there from here."),
    "a-colonist-stands-there": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Not here: a colonist stands on {line} already; passing is allowed."
    ),
    "move-first-then-build": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Houses come after the movement: finish moving first."
    ),
    "no-move-after-the-first-house": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "The movement is over; now houses are built."
    ),
    "build-a-house-or-be-done": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Now houses may be built; nothing else."
    ),
    "no-houses-in-the-capital": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Not here: nobody builds a house in Roma."
    ),
    "one-house-in-a-city": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "You have a house in {city} already; one for each city."
    ),
    "no-own-colonist-beside-the-city": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "None of your colonists stands on a line to {city}."
    ),
    "no-house-left": QT_TRANSLATE_NOOP("ConcordiaRefusals", "All your houses are built."),
    "the-goods-are-missing": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "A house in {city} takes {goods}; you do not have that."
    ),
    "too-few-coins": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "A house in {city} costs {coins}; you do not have so many."
    ),
    "choose-a-province": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Now: let a province produce, or take the coins."
    ),
    "its-marker-shows-coins": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "{province} has produced: its marker shows coins until somebody takes them."
    ),
    "no-marker-shows-coins": QT_TRANSLATE_NOOP("ConcordiaRefusals", "No marker shows coins yet."),
    "trade-or-be-done": QT_TRANSLATE_NOOP("ConcordiaRefusals", "Now goods may be traded; nothing else."),
    "trade-at-least-one": QT_TRANSLATE_NOOP("ConcordiaRefusals", "At least one good must be traded."),
    "this-kind-was-traded": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "You have traded in {good} already; each kind once."
    ),
    "not-so-many-in-stock": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "You do not have so many: there are {stock}."
    ),
    "no-room-for-so-many": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "No room for so many: {room} slots are free."
    ),
    "too-dear": QT_TRANSLATE_NOOP("ConcordiaRefusals", "That costs {coins}; you have {money}."),
    "buy-a-card-or-be-done": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Now a card may be bought; nothing else."
    ),
    "not-in-the-display": QT_TRANSLATE_NOOP("ConcordiaRefusals", "{card} is not for sale now."),
    "the-price-cannot-be-paid": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "The price is {price}; you lack goods."
    ),
    "pay-the-question-mark": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "First: choose a good for the question mark."
    ),
    "none-of-this-good-in-stock": QT_TRANSLATE_NOOP("ConcordiaRefusals", "You have no {good} to pay with."),
    "fill-every-free-slot": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "Every free slot must be filled: keep {room}."
    ),
    "choose-from-what-came-in": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "First: choose which of the goods that came in you keep."
    ),
    "copy-a-card": QT_TRANSLATE_NOOP("ConcordiaRefusals", "Now: copy the top card of another pile."),
    "not-on-top-of-a-pile": QT_TRANSLATE_NOOP(
        "ConcordiaRefusals", "No {role} lies on top of another player’s pile."
    ),
    "no-diplomat-is-copied": QT_TRANSLATE_NOOP("ConcordiaRefusals", "A Diplomat cannot be copied."),
}


class ConcordiaRefusals(SharedRefusals):
    """Refusals as sentences."""

    def __init__(self, terms: ConcordiaTerms, parent: QObject | None = None) -> None:
        super().__init__("ConcordiaRefusals", SENTENCES, parent)
        self._terms = terms

    def _reason(self, refusal: Refusal) -> str:
        if refusal.reason == "not-enough-steps" and refusal.values.get("cost") is None:
            return "out-of-reach"
        return refusal.reason

    def _values(self, refusal: Refusal, context: TableContext) -> dict[str, str]:
        values = super()._values(refusal, context)
        if refusal.reason == "the-price-cannot-be-paid":
            values["price"] = self._price(refusal)
        return values

    def _price(self, refusal: Refusal) -> str:
        goods, marks = refusal.values.get("goods", ()), refusal.values.get("marks", 0)
        return self._terms.card_price(
            goods if isinstance(goods, tuple) else (), marks if isinstance(marks, int) else 0
        )

    def _value(self, name: str, value: object, context: TableContext) -> str:
        terms = self._terms
        if name in {"fit", "seats"} and isinstance(value, tuple):
            return self.tr("{least} to {most}").format(least=min(value), most=max(value))
        if name == "goods" and isinstance(value, tuple):
            return terms.goods(value)
        if name == "coins" and isinstance(value, int):
            return terms.coins(value)
        says: dict[str, Any] = {
            "good": terms.bare,
            "kind": terms.kind,
            "city": terms.city,
            "place": terms.place,
            "line": terms.place,
            "province": terms.province,
        }
        if name in says:
            try:
                return str(says[name](value))
            except KeyError:
                return str(value)
        if name == "role":
            return terms.role(str(value), context.language)
        if name == "card" and isinstance(value, str) and value in terms.box.cards():
            return terms.card(value, context.language)
        if name == "map":
            return str(value).capitalize()
        return str(value)
