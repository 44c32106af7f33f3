"""Why something cannot be done, said calmly."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.shared import SharedRefusals
from rome_desktop.app.words.trajan.terms import TrajanTerms

SENTENCES: dict[str, Any] = {
    "the-game-is-over": QT_TRANSLATE_NOOP("TrajanRefusals", "The game is over."),
    "not-the-one-to-move": QT_TRANSLATE_NOOP("TrajanRefusals", "It is not {seat} who is asked now."),
    "a-seat-at-the-table": QT_TRANSLATE_NOOP("TrajanRefusals", "Nobody sits there."),
    "each-construction-tile-once": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Each construction tile lies on one site."
    ),
    "a-tile-of-each-pile": QT_TRANSLATE_NOOP("TrajanRefusals", "One Trajan tile of each pile is revealed."),
    "a-tile-of-this-pile": QT_TRANSLATE_NOOP("TrajanRefusals", "The tile must come from this pile."),
    "bonus-tiles-of-the-bag": QT_TRANSLATE_NOOP("TrajanRefusals", "Bonus tiles come from the bag."),
    "all-cards-in-some-order": QT_TRANSLATE_NOOP("TrajanRefusals", "All commodity cards are shuffled."),
    "the-discards-in-some-order": QT_TRANSLATE_NOOP("TrajanRefusals", "The discards are shuffled."),
    "tiles-of-the-extra-action-stack": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The yellow spaces are filled from the stack of extra-action tiles."
    ),
    "tiles-of-the-forum-stack": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The spaces are filled from the stack of forum tiles."
    ),
    "the-rival-decks-in-some-order": QT_TRANSLATE_NOOP("TrajanRefusals", "The rival’s cards are shuffled."),
    "a-demand-not-yet-seen": QT_TRANSLATE_NOOP("TrajanRefusals", "This demand is not in the stack any more."),
    "two-markers-to-a-tray": QT_TRANSLATE_NOOP("TrajanRefusals", "Each tray begins with two markers."),
    "arrange-the-markers-first": QT_TRANSLATE_NOOP("TrajanRefusals", "First: put the markers on the trays."),
    "markers-not-in-the-supply": QT_TRANSLATE_NOOP("TrajanRefusals", "These markers lie on a tray already."),
    "take-a-card-first": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "First: deal the commodity cards to begin with."
    ),
    "choose-a-trajan-tile-first": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "First: choose the Trajan tiles to begin with."
    ),
    "three-different-categories": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The three tiles to begin with come from three different piles."
    ),
    "sow-first": QT_TRANSLATE_NOOP("TrajanRefusals", "Not now: the turn begins with sowing."),
    "tray-is-empty": QT_TRANSLATE_NOOP("TrajanRefusals", "Tray {tray} is empty: there is nothing to sow."),
    "drop-the-markers-first": QT_TRANSLATE_NOOP("TrajanRefusals", "First: drop the markers in hand."),
    "no-marker-of-this-colour": QT_TRANSLATE_NOOP("TrajanRefusals", "No {colour} marker is in hand."),
    "field-has-a-marker": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "{deed} has its [+2] marker already; one is the most."
    ),
    "not-so-many-pawns": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The reserve has not so many pawns: {pawns} left."
    ),
    "special-action-first": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "First: use the special action of the completed tile, or do without."
    ),
    "another-action": QT_TRANSLATE_NOOP("TrajanRefusals", "Not now: the action is {deed}."),
    "first-repetition-is-a-must": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The tile is spent: the action is repeated once at least."
    ),
    "no-such-extra-action-tile": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Only an extra-action tile for {deed}, or the joker, repeats this action."
    ),
    "spend-or-pass": QT_TRANSLATE_NOOP("TrajanRefusals", "First: spend an extra-action tile, or do without."),
    "no-card-to-draw": QT_TRANSLATE_NOOP("TrajanRefusals", "There is no card left to draw."),
    "no-such-card": QT_TRANSLATE_NOOP("TrajanRefusals", "This card is not in the hand."),
    "discard-first": QT_TRANSLATE_NOOP("TrajanRefusals", "First: discard one card of the hand."),
    "discard-pile-is-empty": QT_TRANSLATE_NOOP("TrajanRefusals", "This discard pile is empty."),
    "second-card-or-done": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Now: a second card into the display, or none."
    ),
    "load-the-ship-first": QT_TRANSLATE_NOOP("TrajanRefusals", "First: load the ship that was chosen."),
    "nothing-to-ship": QT_TRANSLATE_NOOP("TrajanRefusals", "The hand has nothing that fits this ship."),
    "does-not-fit-the-ship": QT_TRANSLATE_NOOP("TrajanRefusals", "That does not fit the ship “{ship}”."),
    "load-a-unit-first": QT_TRANSLATE_NOOP("TrajanRefusals", "An empty ship does not sail."),
    "space-is-empty": QT_TRANSLATE_NOOP("TrajanRefusals", "This space of the forum is empty."),
    "reserve-is-empty": QT_TRANSLATE_NOOP("TrajanRefusals", "The reserve has no pawn left."),
    "province-is-not-adjacent": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "{province} does not border on the leader’s place."
    ),
    "leader-is-in-the-camp": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The leader is still in the camp; legionaries follow it into a province."
    ),
    "no-legionary-in-the-camp": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "None of your legionaries waits in the military camp."
    ),
    "own-legionary-is-there": QT_TRANSLATE_NOOP("TrajanRefusals", "You have a legionary there already."),
    "arch-is-in-the-centre": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "All six slots hold tiles: the Arch waits in the centre until one is completed."
    ),
    "pile-is-empty": QT_TRANSLATE_NOOP("TrajanRefusals", "This pile of Trajan tiles is empty."),
    "end-of-the-senate-track": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The disc is on the last space of the senate until the quarter ends."
    ),
    "no-worker-in-the-camp": QT_TRANSLATE_NOOP("TrajanRefusals", "None of your workers waits in the camp."),
    "own-worker-is-there": QT_TRANSLATE_NOOP("TrajanRefusals", "You have a worker on this site already."),
    "site-is-not-adjacent": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Not here: the site must share a side with a site of one of your workers."
    ),
    "answer-the-demands-first": QT_TRANSLATE_NOOP("TrajanRefusals", "First: answer the demands."),
    "meet-all-that-can-be-met": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "As many demands must be answered as can be."
    ),
    "one-of-the-two-bonus-tiles": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The consul takes one of the two bonus tiles."
    ),
    "another-players-mat": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "That belongs to another player; Esc brings back your own circle and mat."
    ),
    "one-space-at-a-time": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The disc goes to the next space of the senate, one at a time."
    ),
    "tile-waits-for-its-colours": QT_TRANSLATE_NOOP(
        "TrajanRefusals",
        "A tile is completed when the last marker falls on its tray and both its colours lie there.",
    ),
    "slot-waits-for-the-arch": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Trajan tiles come from the piles, to the slot where the Arch stands."
    ),
    "demands-at-the-end-of-the-quarter": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Not now: demands are answered when the quarter ends."
    ),
    "joker-when-shipping": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Not now: this joker stands in for a card when a ship is loaded."
    ),
    "joker-at-the-end": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Not now: this joker completes a set when the game ends."
    ),
    "pick-a-card-of-the-hand": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "The seaport action lays cards of the hand here: first pick a card."
    ),
    "sets-score-at-the-end": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Sets of construction tiles score when the game ends."
    ),
    "bonus-tiles-score-at-the-end": QT_TRANSLATE_NOOP(
        "TrajanRefusals", "Bonus tiles score when the game ends."
    ),
}


class TrajanRefusals(SharedRefusals):
    """Refusals as sentences."""

    def __init__(self, terms: TrajanTerms, parent: QObject | None = None) -> None:
        super().__init__("TrajanRefusals", SENTENCES, parent)
        self._terms = terms

    def _value(self, key: str, value: object, context: TableContext) -> str:
        said = str(value)
        namer = {
            "deed": self._terms.action,
            "colour": self._terms.colour,
            "ship": self._terms.ship,
            "province": self._province,
        }.get(key)
        return namer(said) if namer is not None else said

    def _province(self, key: str) -> str:
        known = {place.id for place in self._terms.box.provinces.places}
        return self._terms.province(key) if key in known else key
