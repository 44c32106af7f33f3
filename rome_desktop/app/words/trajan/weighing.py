"""What can decide between two options of Trajan, as nouns: the terms of `ai/trajan/accounts.py`."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

ABOUT: Final = "TrajanWeighing"
TERMS: dict[str, Any] = {
    "tiles": QT_TRANSLATE_NOOP(
        "TrajanWeighing", "the Trajan tiles that lie open, and how near their markers are"
    ),
    "camps": QT_TRANSLATE_NOOP("TrajanWeighing", "the workers and legionaries in the camp, ready to go"),
    "reserve": QT_TRANSLATE_NOOP("TrajanWeighing", "the workers and legionaries that can still be recruited"),
    "hand": QT_TRANSLATE_NOOP("TrajanWeighing", "the commodity cards in hand, above all equal ones"),
    "mat": QT_TRANSLATE_NOOP(
        "TrajanWeighing",
        "the demands covered for the end of the quarter, and the forum tiles still to be used",
    ),
    "leader": QT_TRANSLATE_NOOP("TrajanWeighing", "the leader, near a province that a legionary can conquer"),
    "senate": QT_TRANSLATE_NOOP("TrajanWeighing", "the votes at the end of the quarter"),
    "buildings": QT_TRANSLATE_NOOP(
        "TrajanWeighing", "the construction tiles beside one’s workers, and the sets on their way"
    ),
    "next": QT_TRANSLATE_NOOP("TrajanWeighing", "the action that is still to be carried out"),
}
