"""A desktop of its own for each run, and somebody who hears the program on it."""

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.bus.desktop import HERE, SYSTEM_PYTHON, Talk, desktop, missing
from tests.patience import Patience


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
    with desktop() as env:
        yield env


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
