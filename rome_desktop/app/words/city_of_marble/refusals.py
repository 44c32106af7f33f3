"""Why something cannot be done, said calmly."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from rome_desktop.app.contract import TableContext
from rome_desktop.app.words.city_of_marble.terms import MarbleTerms
from rome_desktop.app.words.shared import SharedRefusals
from rome_desktop.engine.steps import Refusal
from rome_desktop.games.city_of_marble.components import Colour, Kind

SENTENCES: dict[str, Any] = {
    "the-game-is-over": QT_TRANSLATE_NOOP("MarbleRefusals", "The game is over."),
    "not-the-one-to-move": QT_TRANSLATE_NOOP("MarbleRefusals", "It is not {seat} who is asked now."),
    "no-pieces-left": QT_TRANSLATE_NOOP("MarbleRefusals", "All pieces of {line} lie on the board already."),
    "no-imperium-in-the-final-round": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "In the final round imperium gives no extra action."
    ),
    "three-different-hills": QT_TRANSLATE_NOOP("MarbleRefusals", "Three different hills are in play."),
    "bridges-of-the-box": QT_TRANSLATE_NOOP("MarbleRefusals", "The bridge values must be those of the box."),
    "a-seat-at-the-table": QT_TRANSLATE_NOOP("MarbleRefusals", "Nobody sits there."),
    "choose-an-action": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not now: the turn asks for one of the four actions."
    ),
    "both-actions-taken": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Both actions are taken; spend an imperium tile for another."
    ),
    "actions-are-compulsory": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "The turn is not over while an action is left and possible."
    ),
    "drawn-this-turn": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "The {kind} tile was drawn this turn; it is ready in the next."
    ),
    "stack-is-empty": QT_TRANSLATE_NOOP("MarbleRefusals", "The {kind} stack is empty."),
    "two-different-tiles": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Two tiles of different kinds, while two stacks are left."
    ),
    "two-tiles-while-there-are-two": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Two tiles are drawn, as long as there are two."
    ),
    "aqueduct-not-started": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Nobody has started {line} yet: a tile must touch its spring."
    ),
    "second-piece-is-compulsory": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "First: lay the second aqueduct piece, which is part of this action."
    ),
    "no-own-magistrate-there": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "No magistrate of yours stands on this tile."
    ),
    "waiting-magistrates-cannot-be-recalled": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Waiting magistrates come home by themselves at the end of the turn."
    ),
    "no-tile-of-this-kind": QT_TRANSLATE_NOOP("MarbleRefusals", "No {kind} tile is ready to play."),
    "no-such-position": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not here: a tile covers two triangles of the grid with a common edge."
    ),
    "covers-a-hill": QT_TRANSLATE_NOOP("MarbleRefusals", "Not here: the tile would cover a hill."),
    "covers-a-tile": QT_TRANSLATE_NOOP("MarbleRefusals", "Not here: the tile would cover another tile."),
    "touches-no-side": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not here: the tile must share a side with a tile or a hill."
    ),
    "magistrate-first": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "First: put a magistrate on the tile just laid, or none."
    ),
    "choose-a-completed-site": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "First: resolve one of the completed sites."
    ),
    "an-own-magistrate-of-this-site": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Only one of your magistrates on this site may be taken back now."
    ),
    "the-aqueduct-must-be-started": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "First: lay the pieces that the spring gives."
    ),
    "not-at-the-far-end": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not here: the line goes on from its far end, one edge at a time."
    ),
    "no-such-vertex": QT_TRANSLATE_NOOP("MarbleRefusals", "There is no such point on the board."),
    "not-a-tile-side": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not here: a piece lies along the side of a tile, never across one."
    ),
    "line-visits-it-already": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not here: the line has been at this point already."
    ),
    "another-line-is-there": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not here: two aqueducts may not touch each other."
    ),
    "spring-of-another-line": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Not here: this is the spring of another aqueduct."
    ),
    "no-imperium-of-this-kind": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "There is no {kind} imperium tile to spend."
    ),
    "choose-the-extra-action": QT_TRANSLATE_NOOP("MarbleRefusals", "First: choose the extra action."),
    "pick-two-stacks": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Draw: pick a stack of tiles at the right, then another."
    ),
    "nothing-to-draw": QT_TRANSLATE_NOOP("MarbleRefusals", "No tile is left to draw."),
    "pick-the-end-of-a-line": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Aqueduct: pick a lit point beside the far end of a line."
    ),
    "no-line-to-lengthen": QT_TRANSLATE_NOOP("MarbleRefusals", "No aqueduct can be lengthened now."),
    "pick-a-magistrate": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Recall: pick one of your magistrates on the tiles."
    ),
    "nobody-to-recall": QT_TRANSLATE_NOOP("MarbleRefusals", "No magistrate of yours stands on a tile."),
    "pick-a-ready-tile": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "Tile: pick a ready tile, then a lit place on the board."
    ),
    "no-tile-to-lay": QT_TRANSLATE_NOOP("MarbleRefusals", "No ready tile can be laid now."),
    "no-action-to-pay-for": QT_TRANSLATE_NOOP(
        "MarbleRefusals", "No action is possible, so there is nothing to pay for."
    ),
}


class MarbleRefusals(SharedRefusals):
    """Refusals as sentences."""

    def __init__(self, terms: MarbleTerms, parent: QObject | None = None) -> None:
        super().__init__("MarbleRefusals", SENTENCES, parent)
        self._terms = terms

    def _values(self, refusal: Refusal, context: TableContext) -> dict[str, str]:
        values = super()._values(refusal, context)
        if "colour" in refusal.values:
            values["line"] = self._terms.line(Colour(str(refusal.values["colour"])))
        return values

    def _value(self, key: str, value: object, context: TableContext) -> str:
        if isinstance(value, Kind):
            return self._terms.bare(value)
        return str(value)
