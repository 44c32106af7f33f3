"""What can decide between two options of City of Marble: the terms of `ai/city_of_marble/accounts.py`."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

ABOUT: Final = "MarbleWeighing"
TERMS: dict[str, Any] = {
    "sites": QT_TRANSLATE_NOOP(
        "MarbleWeighing",
        "the buildings still to be completed: their points, the lead there, and how few tiles are missing",
    ),
    "imperium": QT_TRANSLATE_NOOP(
        "MarbleWeighing", "the imperium tiles: majorities, and the actions they can buy"
    ),
    "hand": QT_TRANSLATE_NOOP("MarbleWeighing", "the tiles and magistrates that there is still time to use"),
    "chances": QT_TRANSLATE_NOOP(
        "MarbleWeighing", "the buildings that lack a single tile, for whoever acts next"
    ),
}
