"""The names of the computer's levels, one for all pages."""

from PySide6.QtCore import QCoreApplication


def level_name(level: str) -> str:
    """A level as one word in the language in force."""
    names = {
        "random": QCoreApplication.translate("Levels", "Chance"),
        "easy": QCoreApplication.translate("Levels", "Gentle"),
        "normal": QCoreApplication.translate("Levels", "Skilled"),
        "hard": QCoreApplication.translate("Levels", "Stern"),
    }
    return names.get(level, level)
