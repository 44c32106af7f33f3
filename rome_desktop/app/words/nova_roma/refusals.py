"""Why something cannot be done, said calmly."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.nova_roma.terms import NovaTerms
from rome_desktop.app.words.shared import SharedRefusals

SENTENCES: dict[str, Any] = {
    "the-step-is-passed": QT_TRANSLATE_NOOP("NovaRefusals", "This step of the action has been passed over."),
    "the-game-is-over": QT_TRANSLATE_NOOP("NovaRefusals", "The game is over."),
    "not-the-one-to-move": QT_TRANSLATE_NOOP("NovaRefusals", "It is not {seat} who is asked now."),
    "no-artisan-in-the-supply": QT_TRANSLATE_NOOP("NovaRefusals", "There is no artisan left in the supply."),
    "spend-wine-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: spend wine, or finish."),
    "no-tile-on-this-space": QT_TRANSLATE_NOOP("NovaRefusals", "No tile lies on this space now."),
    "price-cannot-be-paid": QT_TRANSLATE_NOOP(
        "NovaRefusals", "The price of this tile cannot be paid: {missing} missing."
    ),
    "take-a-tile-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: take an estate tile, or none."),
    "put-the-tile-on-a-cell": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: put the tile just taken on a cell of the estate."
    ),
    "claim-the-token-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: claim the first-player token, or go on."
    ),
    "not-enough-influence": QT_TRANSLATE_NOOP("NovaRefusals", "There is not enough influence for that."),
    "first-turn-of-the-first-player": QT_TRANSLATE_NOOP(
        "NovaRefusals", "The first player cannot take the token on the first turn of the round."
    ),
    "token-is-claimed": QT_TRANSLATE_NOOP(
        "NovaRefusals", "The first-player token has been taken this round."
    ),
    "another-action-than-petition": QT_TRANSLATE_NOOP(
        "NovaRefusals", "A Petition pays for another action, not for itself."
    ),
    "not-more-than-the-power": QT_TRANSLATE_NOOP(
        "NovaRefusals", "At most {power} influence: the power of the Petition."
    ),
    "petition-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: pay influence for an action, or go on."),
    "card-is-not-on-display": QT_TRANSLATE_NOOP("NovaRefusals", "This card is no longer on display."),
    "take-cards-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: take cards on display or from the deck, or stop."
    ),
    "card-is-not-in-the-hand": QT_TRANSLATE_NOOP("NovaRefusals", "This card is not in the hand."),
    "no-card-in-the-hand": QT_TRANSLATE_NOOP("NovaRefusals", "There is no card in the hand."),
    "not-enough-coins": QT_TRANSLATE_NOOP("NovaRefusals", "Not enough coins: it costs {coins}."),
    "play-a-card-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: play a card of the hand into the row, or none."
    ),
    "surcharge-cannot-be-paid": QT_TRANSLATE_NOOP(
        "NovaRefusals", "From the fourth card on 1 influence is needed."
    ),
    "discard-a-card-of-the-row": QT_TRANSLATE_NOOP("NovaRefusals", "First: discard a card of your row."),
    "complete-a-contract-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: complete a contract within reach, or none."
    ),
    "contract-is-not-on-display": QT_TRANSLATE_NOOP("NovaRefusals", "This contract is not on display."),
    "contract-is-out-of-reach": QT_TRANSLATE_NOOP(
        "NovaRefusals", "Out of reach: power {power} does not open this space."
    ),
    "sail-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: move your ships, or finish."),
    "no-ship-in-the-port-before": QT_TRANSLATE_NOOP(
        "NovaRefusals", "No ship of yours lies in the port before it."
    ),
    "not-enough-sails": QT_TRANSLATE_NOOP("NovaRefusals", "Not enough sails: {needed} needed, {sails} left."),
    "zone-is-closed": QT_TRANSLATE_NOOP("NovaRefusals", "Not in this zone: power {power} does not open it."),
    "not-this-shape-on-ground": QT_TRANSLATE_NOOP(
        "NovaRefusals", "Not here: the whole building must lie on free ground of one zone."
    ),
    "cell-is-taken": QT_TRANSLATE_NOOP("NovaRefusals", "Not here: a piece lies there already."),
    "place-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: place the building, or keep it without placing."
    ),
    "advance-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: advance your markers, or finish."),
    "return-an-artisan-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: return an artisan for one space more, or go on."
    ),
    "not-enough-horses": QT_TRANSLATE_NOOP("NovaRefusals", "Crossing this line costs {horses} horses."),
    "token-or-influence": QT_TRANSLATE_NOOP("NovaRefusals", "First: take an achievement token or influence."),
    "marker-is-at-the-end": QT_TRANSLATE_NOOP("NovaRefusals", "This marker stands on the last space."),
    "hire-place-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: hire or place an artisan, or finish."),
    "no-wheat-to-hire": QT_TRANSLATE_NOOP("NovaRefusals", "Hiring costs 1 wheat, and there is none."),
    "no-artisan-available": QT_TRANSLATE_NOOP("NovaRefusals", "There is no artisan available."),
    "cell-has-an-artisan": QT_TRANSLATE_NOOP("NovaRefusals", "An artisan stands on this cell already."),
    "no-such-place": QT_TRANSLATE_NOOP("NovaRefusals", "There is no such cell on the estate."),
    "no-artisan-on-an-animal": QT_TRANSLATE_NOOP("NovaRefusals", "No artisan may stand on an animal."),
    "activate-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: use the tile now, or keep it for later."
    ),
    "no-such-cell": QT_TRANSLATE_NOOP("NovaRefusals", "There is no such field on the mosaic."),
    "one-achievement-a-turn": QT_TRANSLATE_NOOP(
        "NovaRefusals", "One achievement a turn, and it has been claimed."
    ),
    "cell-is-covered": QT_TRANSLATE_NOOP("NovaRefusals", "This achievement has been reached already."),
    "condition-does-not-hold": QT_TRANSLATE_NOOP(
        "NovaRefusals", "The condition of this achievement is not met yet."
    ),
    "no-achievement-token": QT_TRANSLATE_NOOP(
        "NovaRefusals", "No achievement token is left; the hippodrome has more."
    ),
    "a-seat-at-the-table": QT_TRANSLATE_NOOP("NovaRefusals", "Nobody sits there."),
    "the-whole-pile-in-some-order": QT_TRANSLATE_NOOP("NovaRefusals", "A pile is shuffled as a whole."),
    "place-a-legionary": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: place the legionary on a free forum space."
    ),
    "colour-is-there-already": QT_TRANSLATE_NOOP("NovaRefusals", "A tile of this colour is there already."),
    "take-a-tile-on-display": QT_TRANSLATE_NOOP("NovaRefusals", "First: choose a mosaic tile on display."),
    "lay-a-card-of-the-pack": QT_TRANSLATE_NOOP("NovaRefusals", "First: lay down a card of the pack."),
    "keep-a-card-laid-down": QT_TRANSLATE_NOOP("NovaRefusals", "First: keep a card laid down."),
    "no-token-in-the-solo-game": QT_TRANSLATE_NOOP("NovaRefusals", "Alone there is no first-player token."),
    "needs-a-coin-an-artisan-and-a-cell": QT_TRANSLATE_NOOP(
        "NovaRefusals", "It needs 1 coin, an available artisan and a free cell."
    ),
    "place-the-artisan": QT_TRANSLATE_NOOP("NovaRefusals", "First: place the artisan on the estate."),
    "exchange-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: make the exchange of the tile, or go on."
    ),
    "on-one-track-only": QT_TRANSLATE_NOOP("NovaRefusals", "All these spaces go to one track."),
    "one-of-the-two-spaces": QT_TRANSLATE_NOOP(
        "NovaRefusals", "The emperor goes on one of the two golden spaces of his tile."
    ),
    "action-is-not-at-this-space": QT_TRANSLATE_NOOP(
        "NovaRefusals", "This action does not belong to the space of the patrician."
    ),
    "no-such-space": QT_TRANSLATE_NOOP("NovaRefusals", "There is no such space in the forum."),
    "space-is-occupied": QT_TRANSLATE_NOOP("NovaRefusals", "This space is occupied."),
    "place-a-patrician": QT_TRANSLATE_NOOP("NovaRefusals", "First: place a patrician on a free forum space."),
    "emperor-is-there": QT_TRANSLATE_NOOP("NovaRefusals", "The emperor stands there; nobody may join him."),
    "claim-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: claim an achievement, or go on."),
    "no-achievement-between-actions": QT_TRANSLATE_NOOP(
        "NovaRefusals", "Achievements are claimed before or after both actions, not between."
    ),
    "perform-or-abandon": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: perform or abandon an action of the space."
    ),
    "card-was-just-played": QT_TRANSLATE_NOOP(
        "NovaRefusals", "It was played in this action and counts from the next one on."
    ),
    "card-is-not-in-the-row": QT_TRANSLATE_NOOP("NovaRefusals", "This card is not in the row."),
    "card-is-bound-to-another-action": QT_TRANSLATE_NOOP(
        "NovaRefusals", "This card does not belong to the action being performed."
    ),
    "card-is-used-up": QT_TRANSLATE_NOOP("NovaRefusals", "This card has been used this round."),
    "only-before-the-steps": QT_TRANSLATE_NOOP(
        "NovaRefusals", "This card helps only before the action begins."
    ),
    "use-a-card-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: use a subject card of this action, or go on."
    ),
    "too-many-cards": QT_TRANSLATE_NOOP("NovaRefusals", "First: discard down to six cards in hand."),
    "choose-one-of-these-rewards": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: choose one of the rewards that wait."
    ),
    "good-is-full": QT_TRANSLATE_NOOP("NovaRefusals", "There are 5 of this kind already: {good}."),
    "name-a-good": QT_TRANSLATE_NOOP("NovaRefusals", "First: take a good of your choice."),
    "cost-cannot-be-paid": QT_TRANSLATE_NOOP(
        "NovaRefusals", "The cost of this contract cannot be paid in full: {missing} missing."
    ),
    "no-card-left-to-draw": QT_TRANSLATE_NOOP("NovaRefusals", "No card is left to draw."),
    "cards-are-sold-in-pairs": QT_TRANSLATE_NOOP("NovaRefusals", "Cards are discarded in pairs: one more."),
    "sell-cards-or-be-done": QT_TRANSLATE_NOOP(
        "NovaRefusals", "First: discard two cards for a coin, or go on."
    ),
    "buy-goods-or-be-done": QT_TRANSLATE_NOOP("NovaRefusals", "First: buy goods, or finish."),
}


class NovaRefusals(SharedRefusals):
    """Refusals as sentences."""

    def __init__(self, terms: NovaTerms, parent: QObject | None = None) -> None:
        super().__init__("NovaRefusals", SENTENCES, parent)
        self._terms = terms

    def _value(self, key: str, value: object, context: TableContext) -> str:
        if key == "good":
            return self._terms.good(str(value))
        if key == "missing" and isinstance(value, dict):
            return self._terms.amounts(value)
        return str(value)
