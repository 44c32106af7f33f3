"""Refuses pairs of PySide6 and Python that are known to abort, before Qt is imported."""

import importlib
import importlib.metadata
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from rome_desktop.cli.output import FAILED, Failure

PACKAGE = "PySide6-Essentials"
WANTED = "PySide6-Essentials>=6.8,<6.12"


def bad_pair(pyside: str, python: tuple[int, ...]) -> str | None:
    """Why this PySide6 version cannot be used with this Python version, or None if it can.

    6.12.0 loses references to `None` and `True` on Python before 3.12 and aborts after a few hundred signals.
    """
    if numbers(pyside) == (6, 12, 0) and python[:2] < (3, 12):
        return (
            f"PySide6 {pyside} aborts on Python {python[0]}.{python[1]} and would lose your game. "
            f"Install another one: python -m pip install '{WANTED}'"
        )
    return None


def numbers(version: str) -> tuple[int, ...]:
    """The leading numbers of a version, three of them: `6.12` and `6.12.0rc1` are (6, 12, 0)."""
    found = []
    for part in version.split(".")[:3]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        if not digits:
            break
        found.append(int(digits))
    return (*found, 0, 0, 0)[:3]


def installed() -> str | None:
    """The version of PySide6 that would be imported, or None if none is installed."""
    for package in (PACKAGE, "PySide6"):
        try:
            return importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return None


def screen(environment: Mapping[str, str], system: str) -> str:
    """Where windows appear, or an empty text if there is no screen: Qt would abort."""
    if forced := environment.get("QT_QPA_PLATFORM"):
        return f"QT_QPA_PLATFORM={forced}"
    if not system.startswith("linux"):
        return "that of the desktop"
    names = (name for name in ("WAYLAND_DISPLAY", "DISPLAY") if environment.get(name))
    return next((f"{name}={environment[name]}" for name in names), "")


def check() -> None:
    """Raises Failure if the window cannot be opened safely; a packaged program was checked when built."""
    if not screen(os.environ, sys.platform):
        raise Failure(
            "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. "
            "Start the program in a desktop session; commands without a window work here too.",
            FAILED,
        )
    if getattr(sys, "frozen", False):
        return
    version = installed()
    if version is None:
        raise Failure(f"PySide6 is not installed. Run: python -m pip install '{WANTED}'", FAILED)
    if (reason := bad_pair(version, sys.version_info[:3])) is not None:
        raise Failure(reason, FAILED)


def from_app(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that needs Qt, imported only now. Raises Failure if Qt cannot be used."""
    check()
    try:
        found: Callable[..., Any] = getattr(importlib.import_module(module), name)
    except ImportError as error:
        if any(part in str(error) for part in ("PySide6", "shiboken6", ".so", "DLL")):
            raise Failure(
                f"Qt cannot be loaded: {error}. For what to do: rome-desktop doctor", FAILED
            ) from None
        raise
    return found
