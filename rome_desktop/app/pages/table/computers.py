"""The computer players of the match on the table: asked after a pause, replaced when they fail."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rome_desktop.ai.request import HARDEST, HINT, BotRequest
from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.pages.table.on_table import option_of
from rome_desktop.app.worker import Opened, Update
from rome_desktop.engine.actions import Action
from rome_desktop.session import codec

PATIENCE = 1000
"""Milliseconds of thought before a computer can be told to move now."""


class Computers(QObject):
    """Answers for the seats no person answers for, and gives hints to those that are.

    While `waits` says so, nobody sees the table: what a computer plays is kept until `go_on`.
    """

    answered = Signal(int, object, bool)
    """Number of the update, an option or its line, and whether there was no other choice."""
    failed = Signal(int)
    """No usable answer came: the match should play something simple in its place."""
    hinted = Signal(object, dict)
    """The option a computer would choose, and why."""
    no_hint = Signal()
    slow = Signal(bool)
    """Whether a computer has thought so long that somebody may want it to move now."""

    def __init__(self, bots: BotPlayer, parent: QObject, waits: Callable[[], bool] = lambda: False) -> None:
        super().__init__(parent)
        self.bots = bots
        self._waits = waits
        self._held: Callable[[], object] | None = None
        self._update: Update | None = None
        self._hinting = False
        self.asleep = False
        """Nobody is asked: for pictures."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._ask)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(lambda: self.slow.emit(True))
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

    def go_on(self) -> None:
        """The table may be seen again: what a computer has chosen meanwhile is played."""
        if self._held is not None and not self._waits():
            held, self._held = self._held, None
            held()

    def _play(self, act: Callable[[], object]) -> None:
        self._held = act
        self.go_on()

    def move_now(self) -> None:
        """The computer plays the best it has found so far."""
        self._be_patient(False)
        if not self._hinting:
            self.bots.hurry()

    def _be_patient(self, thinks: bool) -> None:
        """From now on somebody waits for a computer, or no more."""
        if thinks:
            self._patience.start()
        else:
            self._patience.stop()
        self.slow.emit(False)

    def forget(self) -> None:
        """Whatever was asked is of no interest any more."""
        self._pause.stop()
        self._held = None
        self._be_patient(False)
        self.bots.forget()
        self._update = None

    def hint(self, update: Update, opened: Opened, about: Action | None = None) -> None:
        """Ask what a computer would do in place of the person to move, and of an option why not that one."""
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
                HARDEST,
                "hint",
                HINT,
                "" if about is None else f"{mover} {about}",
            )
        )

    def _ask(self) -> None:
        update = self._update
        if update is None or update.request is None:
            return
        if len(update.options) == 1:
            self._play(lambda: self.answered.emit(update.number, update.options[0], True))
        else:
            self._be_patient(True)
            self.bots.ask(update.request)

    def _option(self, number: int, line: str) -> Action | None:
        update = self._update
        return option_of(update, line) if update is not None and update.number == number else None

    def _answered(self, number: int, line: str) -> None:
        self._be_patient(False)
        option = self._option(number, line)
        if option is not None:
            self._play(lambda: self.answered.emit(number, option, False))
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
            self._play(lambda: self.failed.emit(number))
