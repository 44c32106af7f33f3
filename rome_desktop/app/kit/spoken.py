"""Names for screen readers that are made of two parts, and figures as they are read and spoken."""

from PySide6.QtCore import QCoreApplication


def labelled(name: str, value: str) -> str:
    """What something is called, and what it says: French sets a space before the colon."""
    return QCoreApplication.translate("Spoken", "{name}: {value}").format(name=name, value=value)


def figure(value: int) -> str:
    """A whole number with a real minus sign, as wide as a plus and read aloud as one."""
    return f"−{-value}" if value < 0 else str(value)
