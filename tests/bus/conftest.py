"""A desktop of its own for each run: a screen nobody sees, a session bus, the bus of screen readers."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import Any

import pytest

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


class Reader:
    """Somebody who hears the program and presses keys, and sees nothing."""

    def __init__(self, program: Talk, listener: Talk) -> None:
        self._program, self._listener = program, listener
        self.heard: list[dict[str, Any]] = []

    def _ask(self, words: str) -> Any:
        self._listener.write(words)
        while True:
            told = json.loads(self._listener.next())
            if "answer" in told:
                return told["answer"]
            self.heard.append(told)

    def wait(self, what: str, true: Any) -> Any:
        """Ask again and again until something is so, as long as anything is heard."""
        patience = Patience(lambda: len(self.heard), what)
        while not (found := true()):
            patience.look()
            self._listener._reader.join(0.05)
        return found

    def tree(self) -> list[dict[str, Any]]:
        """All parts of the window that show, each with its role, name and depth."""
        return list(self._ask("tree"))

    def all(self, role: str) -> list[dict[str, Any]]:
        return [part for part in self.tree() if part["role"] == role]

    def is_there(self) -> bool:
        return bool(self._ask("there"))

    def press(self, name: str) -> bool:
        """Have a part do what it does when it is pressed."""
        return bool(self._ask(f"press {name}"))

    def key(self, keys: str) -> None:
        self._program.write(keys)

    def listen(self) -> list[dict[str, Any]]:
        """What was heard since it was asked last."""
        self._ask("there")
        found, self.heard = self.heard, []
        return found

    def wait_said(self, start: str) -> None:
        """Wait until a sentence that begins so is said; what was heard is kept for `listen`."""

        def is_said() -> bool:
            self.is_there()
            return any(told["heard"] == "said" and told["name"].startswith(start) for told in self.heard)

        self.wait(start, is_said)

    def prompt(self) -> dict[str, Any] | None:
        """What is asked: the text at the foot of the table that the keyboard can stand on."""
        found = [part for part in self.all("label") if "focusable" in part["states"]]
        return found[0] if found else None


@pytest.fixture(scope="module")
def desk() -> Iterator[dict[str, str]]:
    """The environment of a desktop with a bus for screen readers."""
    lacking = missing()
    if lacking:
        pytest.skip(f"there is no bus for screen readers here: {lacking} is missing")
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
    yield env
    for server in reversed(servers):
        server.terminate()
        server.wait()


@pytest.fixture(scope="module")
def sit_down(desk: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Opens the program at a new match, and a reader beside it."""
    talks: list[Talk] = []

    def opened(game: str, seed: str = "7", **options: str) -> Reader:
        root = tmp_path_factory.mktemp("home")
        pairs = [f"{name}={value}" for name, value in options.items()]
        program = Talk(sys.executable, HERE / "program.py", root, game, seed, *pairs, env=desk)
        listener = Talk(SYSTEM_PYTHON, HERE / "listener.py", env=desk)
        talks.extend((program, listener))
        reader = Reader(program, listener)
        assert json.loads(listener.next()) == {"answer": "ready"}
        reader.wait("the program on the bus", reader.is_there)
        reader.wait("a question", reader.prompt)
        return reader

    yield opened
    for talk in reversed(talks):
        talk.end()
