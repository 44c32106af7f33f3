"""What can decide between two options of Alba Longa, as nouns: the terms of `ai/alba_longa/accounts.py`."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

ABOUT: Final = "AlbaWeighing"
TERMS: dict[str, Any] = {
    "monuments": QT_TRANSLATE_NOOP(
        "AlbaWeighing", "the monuments, those that the quarry will build included"
    ),
    "people": QT_TRANSLATE_NOOP("AlbaWeighing", "the peasants, most of all those still missing for victory"),
    "coins": QT_TRANSLATE_NOOP("AlbaWeighing", "the coins, and what the merchants will earn"),
    "worship": QT_TRANSLATE_NOOP("AlbaWeighing", "the worship, for an improvement and a blessing"),
    "heroes": QT_TRANSLATE_NOOP("AlbaWeighing", "the heroes in hand"),
    "army": QT_TRANSLATE_NOOP(
        "AlbaWeighing", "the soldiers, and what this season’s attacks promise or threaten"
    ),
    "blessing": QT_TRANSLATE_NOOP("AlbaWeighing", "a blessing about to be received"),
    "food": QT_TRANSLATE_NOOP("AlbaWeighing", "the wheat, in store and to be harvested"),
    "idle": QT_TRANSLATE_NOOP("AlbaWeighing", "the peasants who wait for a die"),
    "victory": QT_TRANSLATE_NOOP("AlbaWeighing", "victory, at hand or lost"),
}
