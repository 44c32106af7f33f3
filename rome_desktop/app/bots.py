"""Computer players: the same program started with `--bot`, spoken to in JSON lines.

A dead, late or talkative bot is reported, never waited for; an answer to another position is dropped.
"""

import json
import os
import sys

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from rome_desktop.ai.request import HINT, BotRequest, now_line
from rome_desktop.app.processes import kill

PATIENCE = 4000
"""Milliseconds beyond its brake after which a bot counts as late."""
STARTING = 10_000
"""Milliseconds more for the first question: the process starts beside a busy window, niced."""
LONGEST = 65536


def bot_command() -> tuple[str, list[str]]:
    """How to start this program as a bot, from source or from a packaged build."""
    if getattr(sys, "frozen", False):
        return sys.executable, ["--bot"]
    return sys.executable, ["-m", "rome_desktop", "--bot"]


class BotPlayer(QObject):
    """One helper process, started when first needed."""

    answered = Signal(int, str)
    """Number of the update asked about, and the line to play."""
    hinted = Signal(int, str, dict)
    """Number of the update, the line it would play, and why."""
    failed = Signal(int)
    """No usable answer for this number will come."""

    def __init__(self, parent: QObject | None = None, command: tuple[str, list[str]] | None = None) -> None:
        super().__init__(parent)
        self._command = command or bot_command()
        self._process: QProcess | None = None
        self._asked: BotRequest | None = None
        self.braked = 0
        """Answers that the clock had to cut short."""
        self._buffer = b""
        self._talk = 0
        """Bytes it has said since it was asked."""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._late)

    @property
    def busy(self) -> bool:
        return self._asked is not None

    def ask(self, request: BotRequest) -> None:
        """Send a request; a former one that is still open is forgotten."""
        if self._asked is not None:
            self.forget()
        self._asked = request
        self._talk = 0
        before = self._process
        process = self._running()
        if not self.busy:  # it could not even be started, and that has been reported
            return
        process.write(request.line)
        self._clock.start(request.budget + PATIENCE + (STARTING if process is not before else 0))

    def hurry(self) -> None:
        """What it has found so far will do."""
        if self._asked is not None and self._process is not None:
            self._process.write(now_line(self._asked.id))

    def forget(self) -> None:
        """Whatever it answers now is dropped."""
        self._asked = None
        self._clock.stop()

    def stop(self) -> None:
        """End the process at once, even in mid-thought: it keeps nothing."""
        self.forget()
        self._kill()

    def _running(self) -> QProcess:
        if self._process is not None and self._process.state() == QProcess.ProcessState.NotRunning:
            self._process.blockSignals(True)
            self._process.deleteLater()
            self._process = None
        if self._process is None:
            self._buffer = b""
            process = QProcess(self)
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert("PYTHONUNBUFFERED", "1")
            if not getattr(sys, "frozen", False):
                roots = [p for p in sys.path if p] + [os.getcwd()]  # noqa: PTH109 - a plain string is wanted
                environment.insert("PYTHONPATH", os.pathsep.join(roots))
            process.setProcessEnvironment(environment)
            process.setStandardErrorFile(QProcess.nullDevice())
            process.readyReadStandardOutput.connect(self._read)
            process.finished.connect(self._ended)
            process.errorOccurred.connect(self._ended)
            self._process = process
            process.start(*self._command)
            return process
        return self._process

    def _read(self) -> None:
        if self._process is None:
            return
        self._buffer += bytes(self._process.readAllStandardOutput().data())
        *lines, self._buffer = self._buffer.split(b"\n")
        for line in lines:
            self._take(line)
            if self._talk > LONGEST:
                break
        if max(self._talk, len(self._buffer)) > LONGEST:  # talks without end: it will not do
            self._give_up(kill=True)

    def _take(self, line: bytes) -> None:
        asked = self._asked
        self._talk += len(line) + 1
        if b'"id"' not in line:  # idle talk must not cost the window time
            return
        try:
            answer = json.loads(line)
            number = answer["id"]
        except (ValueError, KeyError, TypeError, RecursionError):
            return  # not an answer; if none comes, the clock will tell
        if asked is None or number != asked.id:
            return
        text = answer.get("line")
        if not isinstance(text, str):
            self._give_up(kill=False)
            return
        self.forget()
        self.braked += answer.get("braked") is True
        if asked.kind == HINT:
            why = answer.get("why")
            self.hinted.emit(number, text, why if isinstance(why, dict) else {})
        else:
            self.answered.emit(number, text)

    def _late(self) -> None:
        self._give_up(kill=True)

    def _ended(self) -> None:
        if self._asked is not None:
            self._give_up(kill=False)

    def _give_up(self, kill: bool) -> None:
        asked = self._asked
        self.forget()
        if kill:
            self._kill()
        if asked is not None:
            self.failed.emit(asked.id)

    def _kill(self) -> None:
        process, self._process = self._process, None
        kill(process)
