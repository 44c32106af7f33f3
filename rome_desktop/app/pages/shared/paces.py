"""What the paces of the computers are called."""

from PySide6.QtCore import QCoreApplication

from rome_desktop.session.settings import PACES


def pace_names() -> tuple[str, ...]:
    """In the order of `PACES`."""
    names = {
        "step": QCoreApplication.translate("Pace", "Stepwise"),
        "calm": QCoreApplication.translate("Pace", "Calm"),
        "normal": QCoreApplication.translate("Pace", "Normal"),
        "brisk": QCoreApplication.translate("Pace", "Brisk"),
        "at-once": QCoreApplication.translate("Pace", "At once"),
    }
    return tuple(names[pace] for pace in PACES)
