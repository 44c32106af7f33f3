"""The computer players of the match on the table: asked after a pause, replaced when they fail."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rome_desktop.ai.request import HINT, BotRequest
from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.worker import Opened, Update
from rome_desktop.engine.actions import Action
from rome_desktop.session import codec


class Computers(QObject):
    """Answers for the seats no person answers for, and gives hints to those that are."""

    answered = Signal(int, object, bool)
    """Number of the update, an option or its line, and whether there was no other choice."""
    failed = Signal(int)
    """No usable answer came: the match should play something simple in its place."""
    hinted = Signal(object, dict)
    """The option a computer would choose, and why."""
    no_hint = Signal()

    def __init__(self, bots: BotPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self.bots = bots
        self._update: Update | None = None
        self._hinting = False
        self.asleep = False
        """Nobody is asked: for pictures."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._ask)
        bots.answered.connect(self._answered)
        bots.failed.connect(self._failed)
        bots.hinted.connect(self._hinted)

    def think(self, update: Update, pause: int) -> None:
        """Ask the computer to move after `pause` milliseconds."""
        self._update, self._hinting = update, False
        if self.asleep:
            return
        self._pause.start(pause)

    def hurry(self) -> None:
        """End a pause now."""
        if self._pause.isActive():
            self._pause.start(0)

    def forget(self) -> None:
        """Whatever was asked is of no interest any more."""
        self._pause.stop()
        self.bots.forget()
        self._update = None

    def hint(self, update: Update, opened: Opened, level: str) -> None:
        """Ask what a computer would do in the place of the person to move."""
        mover = update.to_move
        if mover is None:
            return
        self._update, self._hinting = update, True
        self.bots.ask(
            BotRequest.of(
                update.number,
                opened.game,
                str(opened.content.path),
                codec.state_to_json(update.views[mover]),
                mover,
                level,
                "hint",
                HINT,
            )
        )

    def _ask(self) -> None:
        update = self._update
        if update is None or update.request is None:
            return
        if len(update.options) == 1:
            self.answered.emit(update.number, update.options[0], True)
        else:
            self.bots.ask(update.request)

    def _option(self, number: int, line: str) -> Action | None:
        update = self._update
        if update is None or update.number != number:
            return None
        return next((option for option in update.options if line == f"{update.to_move} {option}"), None)

    def _answered(self, number: int, line: str) -> None:
        option = self._option(number, line)
        if option is not None:
            self.answered.emit(number, option, False)
        else:
            self._failed(number)

    def _hinted(self, number: int, line: str, why: dict[str, Any]) -> None:
        option = self._option(number, line)
        if option is None:
            self.no_hint.emit()
        else:
            self.hinted.emit(option, why)

    def _failed(self, number: int) -> None:
        if self._update is None or self._update.number != number:
            return
        if self._hinting:
            self.no_hint.emit()
        else:
            self.failed.emit(number)
