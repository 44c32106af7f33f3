"""Patience that does not depend on how fast the machine is: it ends when nothing has moved for long.

A fixed number of seconds is too short on one machine and too long on the next. What counts here is whether
anything still moves: what the waiting is about, or the processor time of a program that was started.
"""

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from subprocess import PIPE, CompletedProcess, Popen, TimeoutExpired
from typing import Any

STILL_S = 60.0
"""Seconds in which nothing moved, after which nothing will."""
ENDLESS_S = 600.0
"""Processor seconds that a program may spend without bringing what is waited for."""
LOOK_S = 0.1
"""What one look at the clock counts at most: a process that was kept waiting itself did not wait in vain."""
EVERY_S = 1.0
"""How much stillness there is before the programs that were started are asked again."""


class StoodStill(AssertionError):
    """What was waited for never came."""


def processor_time(root: int | None = None) -> float:
    """Seconds that all programs below a process have used so far; 0 where the system does not tell."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        pid = int(entry.parent.name)
        parents[pid] = int(fields[1])
        used[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    top = os.getpid() if root is None else root

    def below(pid: int) -> bool:
        while pid in parents and pid != top:
            pid = parents[pid]
        return pid == top

    return sum(seconds for pid, seconds in used.items() if pid != top and below(pid))


class Patience:
    """One wait: `look()` at every turn raises when nothing has moved for long.

    `moving` tells what the wait is about, as anything to compare: as long as it changes, there is hope.
    """

    def __init__(self, moving: Callable[[], Any] = lambda: None, what: str = "what was waited for") -> None:
        self._moving, self._what = moving, what
        self._shown = moving()
        self._clock = time.monotonic()
        self._still = self._asked = self._spent = 0.0
        self._used: float | None = None

    def look(self) -> None:
        """Count what has passed since the last look."""
        now = time.monotonic()
        self._still += min(LOOK_S, now - self._clock)
        self._clock = now
        shown = self._moving()
        if shown != self._shown:
            self._shown = shown
            self._still = self._asked = self._spent = 0.0
        elif self._still >= self._asked + EVERY_S:
            self._look_at_programs()
        if self._still >= STILL_S:
            raise StoodStill(f"nothing has moved for {STILL_S:.0f} s, and {self._what} has not come")
        if self._spent >= ENDLESS_S:
            raise StoodStill(f"{ENDLESS_S:.0f} processor seconds did not bring {self._what}")

    def _look_at_programs(self) -> None:
        used = processor_time()
        if self._used is not None and used != self._used:
            self._spent += max(0.0, used - self._used)
            self._still = 0.0
        self._used, self._asked = used, self._still


def ended(program: "Popen[Any]", words: str | bytes | None = None) -> tuple[Any, Any]:
    """What a program that is told `words` says to its end; it is killed when it stands still."""
    patience = Patience(what="the end of a program")
    while True:
        try:
            return program.communicate(words, timeout=LOOK_S)
        except TimeoutExpired:
            words = None
            try:
                patience.look()
            except StoodStill:
                program.kill()
                raise


def run(command: Sequence[str], words: str | bytes | None = None, **how: Any) -> CompletedProcess[Any]:
    """Run a program, tell it `words` and hear it to its end."""
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, **how) as program:
        out, err = ended(program, words)
        return CompletedProcess(command, program.returncode, out, err)
