"""Computer players whose program outlives their window: to start it costs more than a match with it."""

from typing import ClassVar

from PySide6.QtCore import QProcess

from rome_desktop.ai.request import BotRequest, now_line
from rome_desktop.app.bots import BotPlayer
from rome_desktop.app.processes import kill


class LentBot(BotPlayer):
    """Hands its program on to the next one, which does not hear what was asked before."""

    _kept: ClassVar[dict[str, tuple[QProcess, int]]] = {}
    """The program nobody speaks to now, by the command that started it, and how many answers it owes."""
    _owed = 0
    """Answers that are still to come, whoever asked."""
    _former = 0
    """So many of them were asked for in windows that are closed."""
    _last = 0

    def ask(self, request: BotRequest) -> None:
        self._owed, self._last = self._owed + 1, request.id
        super().ask(request)

    def stop(self) -> None:
        process = self._process
        if process is None or process.state() != QProcess.ProcessState.Running:
            super().stop()
            return
        self.forget()
        self._process = None
        if self._owed:
            process.write(now_line(self._last))
        for signal, slot in self._heard(process):
            signal.disconnect(slot)
        process.setParent(None)
        self.give_back(self._named())
        self._kept[self._named()] = process, self._owed

    @classmethod
    def give_back(cls, *names: str) -> None:
        """End programs, or all of them: nobody will speak to them any more."""
        for name in names or list(cls._kept):
            process, _ = cls._kept.pop(name, (None, 0))
            kill(process)

    def _running(self) -> QProcess:
        if self._process is None and self._named() in self._kept:
            process, self._former = self._kept.pop(self._named())
            self._owed += self._former
            process.setParent(self)
            for signal, slot in self._heard(process):
                signal.connect(slot)
            self._process, self._buffer = process, b""
        before, process = self._process, super()._running()
        if process is not before:
            self._owed, self._former = 1, 0
        return process

    def _take(self, line: bytes) -> None:
        if b'"id"' in line:
            self._owed -= 1
            if self._former:
                self._former -= 1
                return
        super()._take(line)

    def _named(self) -> str:
        return repr(self._command)

    def _heard(self, process: QProcess):
        return (
            (process.readyReadStandardOutput, self._read),
            (process.finished, self._ended),
            (process.errorOccurred, self._ended),
        )
