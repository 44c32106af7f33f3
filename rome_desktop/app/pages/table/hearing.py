"""What is heard at the table: what moves, and that somebody is asked after the others."""

from PySide6.QtCore import QObject, Signal

from rome_desktop.app.contract import GameView
from rome_desktop.app.pages.table.on_table import actor
from rome_desktop.app.sounds import Sound
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.worker import Update


class Hearing(QObject):
    """Says which sound is due; whether it is heard others decide."""

    heard = Signal(object)
    """A sound."""
    switched = Signal()
    """Sound on or off: the key."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        table.heard.connect(self.heard)

    def at_once(self, update: Update, view: GameView) -> None:
        """Something was shown without an animation: one sound, however much happened."""
        sound = view.sound(update.events) if update.cause == "played" else None
        if sound is not None:
            self.heard.emit(sound)

    def asked(self, update: Update) -> None:
        """A person is asked: heard if somebody else has acted last."""
        if update.cause == "played" and actor(update) not in {None, update.to_move}:
            self.heard.emit(Sound.TURN)
