"""What a match at the table is played for beside winning; the table page knows no challenge itself."""

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.worker import Update


class Aim(QObject):
    """An aim of the match on the table: `pressed(key)` of one of its buttons in the strip."""

    pressed = Signal(str)

    def allows_hints(self) -> bool:
        """Whether the computer may be asked."""
        return False

    def second(self, update: Update) -> str:
        """What the bar says in its second line."""
        raise NotImplementedError

    def stops(self, update: Update) -> bool:
        """Whether nothing more is asked: the aim is met, or cannot be any more."""
        return False

    def buttons(self) -> list[tuple[str, str, str]]:
        """Its buttons in the strip: key, icon, word."""
        return []
