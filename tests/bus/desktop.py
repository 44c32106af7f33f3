"""A desktop of its own: a screen nobody sees, a session bus, the bus of screen readers, programs on them."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread

from tests.patience import Patience

HERE = Path(__file__).parent
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"


def missing() -> str:
    """What this machine lacks of a bus for screen readers; empty if nothing."""
    for tool in ("Xvfb", "dbus-daemon"):
        if shutil.which(tool) is None:
            return tool
    if not any(Path(launcher).exists() for launcher in LAUNCHERS):
        return "at-spi-bus-launcher"
    try:
        known = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    except OSError:
        return SYSTEM_PYTHON
    return "" if known.returncode == 0 else "pyatspi for the system's Python"


class Talk:
    """A program one writes lines to and reads lines from, without ever waiting in vain."""

    def __init__(self, *words: object, env: dict[str, str]) -> None:
        line = [str(word) for word in words]
        self.name = " ".join(line)
        self.process = Popen(line, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, text=True, env=env)
        self._lines: Queue[str] = Queue()
        self.read: list[str] = []
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def take(self) -> list[str]:
        """The lines that have come since."""
        found = []
        while not self._lines.empty():
            found.append(self._lines.get())
        self.read += found
        return found

    def next(self) -> str:
        """The next line, as soon as it comes."""
        patience = Patience(self.process.poll, f"a line from {self.name}")
        while self._lines.empty():
            assert self.process.poll() is None, f"{self.name} has ended"
            patience.look()
            self._reader.join(0.02)
        line = self._lines.get()
        self.read.append(line)
        return line

    def end(self) -> None:
        """End it, and wait until it has ended."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.terminate()
        self.process.wait()
        self._reader.join()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def desktop() -> Iterator[dict[str, str]]:
    """The environment of a desktop with a bus for screen readers, as long as it is needed."""
    env = {k: v for k, v in os.environ.items() if k not in ("QT_QPA_PLATFORM", "DBUS_SESSION_BUS_ADDRESS")}
    env |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONPATH": str(HERE.parent.parent)}
    servers: list[Popen[str]] = []

    def serve(*words: str) -> str:
        """Start a server; its first line says where it is found."""
        server = Popen(words, stdout=PIPE, stderr=DEVNULL, text=True, env=env)
        servers.append(server)
        assert server.stdout is not None
        with server.stdout as out:
            return out.readline().strip()

    screen = ("Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp")
    env["DISPLAY"] = ":" + serve(*screen)
    env["DBUS_SESSION_BUS_ADDRESS"] = serve("dbus-daemon", "--session", "--nofork", "--print-address=1")
    launcher = next(name for name in LAUNCHERS if Path(name).exists())
    servers.append(
        Popen([launcher, "--launch-immediately"], stdout=DEVNULL, stderr=DEVNULL, env=env, text=True)
    )
    try:
        yield env
    finally:
        for server in reversed(servers):
            server.terminate()
            server.wait()
