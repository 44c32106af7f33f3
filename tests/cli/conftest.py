"""Commands are run in this process; what they print is read back."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rome_desktop.cli.main import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document on standard output; standard error must be empty."""
        assert self.err == ""
        return json.loads(self.out)

    @property
    def sentence(self) -> str:
        """The one line on standard error; standard output must be empty."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert self.out == ""
        assert "Traceback" not in self.err
        return lines[0]


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def ran(*words: object) -> Ran:
        capsys.readouterr()
        code = main([str(word) for word in words])
        found = capsys.readouterr()
        return Ran(code, found.out, found.err)

    return ran


@pytest.fixture
def save(run: Run, tmp_path: Path) -> Path:
    """A whole random match of City of Marble, saved."""
    ran = run(*"simulate city_of_marble --seats random,random --seed 1 --record".split(), tmp_path)
    assert ran.code == 0
    (path,) = tmp_path.glob("*.ludus")
    return path


@pytest.fixture
def transcript(run: Run, tmp_path: Path) -> Path:
    """The same match as a transcript."""
    ran = run(*"simulate city_of_marble --seats random,random --seed 1 --transcript".split(), tmp_path)
    assert ran.code == 0
    (path,) = tmp_path.glob("*.txt")
    return path
