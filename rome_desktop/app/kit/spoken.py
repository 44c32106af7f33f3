"""Names for screen readers that are made of two parts."""

from PySide6.QtCore import QCoreApplication


def labelled(name: str, value: str) -> str:
    """What something is called, and what it says: French sets a space before the colon."""
    return QCoreApplication.translate("Spoken", "{name}: {value}").format(name=name, value=value)
