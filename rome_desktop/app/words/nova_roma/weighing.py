"""What can decide between two options of Nova Roma, as nouns: the terms of `ai/nova_roma/accounts.py`."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

ABOUT: Final = "NovaWeighing"
TERMS: dict[str, Any] = {
    "goods": QT_TRANSLATE_NOOP("NovaWeighing", "the goods in store, while there is time to use them"),
    "coins": QT_TRANSLATE_NOOP("NovaWeighing", "the coins, while there is time to spend them"),
    "influence": QT_TRANSLATE_NOOP("NovaWeighing", "the influence, while there is time to use it"),
    "artisans": QT_TRANSLATE_NOOP("NovaWeighing", "the artisans, idle or at work"),
    "hand": QT_TRANSLATE_NOOP("NovaWeighing", "the subject cards in hand"),
    "tokens": QT_TRANSLATE_NOOP("NovaWeighing", "the mosaic tokens to be laid"),
    "leftovers": QT_TRANSLATE_NOOP(
        "NovaWeighing", "the goods, coins, influence and artisans left at the end"
    ),
    "voyage": QT_TRANSLATE_NOOP("NovaWeighing", "the ports that the ships can still reach"),
    "tracks": QT_TRANSLATE_NOOP("NovaWeighing", "the markers on their way round the hippodrome"),
    "chariot": QT_TRANSLATE_NOOP("NovaWeighing", "the chariot token of this round"),
    "pieces": QT_TRANSLATE_NOOP("NovaWeighing", "the pieces on the city board, for majorities to come"),
    "majorities": QT_TRANSLATE_NOOP("NovaWeighing", "the majorities of the zones"),
    "cards": QT_TRANSLATE_NOOP("NovaWeighing", "the cards of the row that serve in the rounds to come"),
    "tiles": QT_TRANSLATE_NOOP("NovaWeighing", "the estate tiles that serve in the rounds to come"),
    "lines": QT_TRANSLATE_NOOP("NovaWeighing", "the lines of the mosaic that are begun"),
    "claims": QT_TRANSLATE_NOOP("NovaWeighing", "the achievements that can be claimed"),
    "achievements": QT_TRANSLATE_NOOP("NovaWeighing", "the achievements that are near"),
    "contracts": QT_TRANSLATE_NOOP("NovaWeighing", "the contracts on display whose cost is at hand"),
    "outlook": QT_TRANSLATE_NOOP("NovaWeighing", "what the forum still offers in this round"),
    "opening": QT_TRANSLATE_NOOP("NovaWeighing", "being first player"),
    "turn": QT_TRANSLATE_NOOP("NovaWeighing", "what is still to be carried out in this turn"),
}
