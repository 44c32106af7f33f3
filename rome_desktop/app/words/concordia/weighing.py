"""What can decide between two options of Concordia, as nouns: the terms of `ai/concordia/accounts.py`."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

ABOUT: Final = "ConcordiaWeighing"
TERMS: dict[str, Any] = {
    "minerva": QT_TRANSLATE_NOOP(
        "ConcordiaWeighing", "the specialists of Minerva, with the houses in the cities of their goods"
    ),
    "jupiter": QT_TRANSLATE_NOOP(
        "ConcordiaWeighing", "the cards of Jupiter, with the houses that make no bricks"
    ),
    "saturnus": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the cards of Saturnus, with the provinces"),
    "mercurius": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the cards of Mercurius, with the kinds of goods"),
    "mars": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the cards of Mars, with the colonists"),
    "coins": QT_TRANSLATE_NOOP("ConcordiaWeighing", "coins and goods, and what they can buy"),
    "crops": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the goods that one’s houses will yield"),
    "hand": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the cards in hand that can be played next"),
    "near": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the cities beside one’s colonists, to be built in next"),
    "praefectus": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the Praefectus Magnus"),
    "concordia": QT_TRANSLATE_NOOP("ConcordiaWeighing", "the Concordia card"),
}
