"""Starts this program again, for what must be looked at from outside or may abort."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from rome_desktop.cli import guard

PATIENCE_S = 60


class NoAnswer(Exception):
    """The other process ended or was silent; the message is its last word."""


def command(*words: str) -> list[str]:
    """The command line that starts this program: packaged, or from its package."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    return [sys.executable, "-m", "rome_desktop", *words]


def surroundings(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> dict[str, str]:
    """The environment for a process that opens windows: off screen where there is no screen."""
    found = dict(environment)
    found.pop("PYTHONDONTWRITEBYTECODE", None)  # a warm start is that of a program started before
    if not guard.screen(found, platform):
        found["QT_QPA_PLATFORM"] = "offscreen"
    return found


def ask(
    *words: str, environment: Mapping[str, str] | None = None, patience: float = PATIENCE_S
) -> dict[str, Any]:
    """The JSON document the program prints for these words. Raises NoAnswer."""
    try:
        done = subprocess.run(
            command(*words), capture_output=True, text=True, check=False, timeout=patience, env=environment
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoAnswer(str(error)) from None
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise NoAnswer(bare(lines[0]) if lines else f"it ended with code {done.returncode}") from None
    return answer


def bare(sentence: str) -> str:
    """A sentence of this program without its name before it."""
    return sentence.removeprefix("rome-desktop: ")
