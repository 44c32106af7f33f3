"""Refuses pairs of PySide6 and Python that are known to abort, before Qt is imported."""

import builtins
import contextlib
import ctypes
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rome_desktop.cli.output import FAILED, Failure

PACKAGE = "PySide6-Essentials"
WANTED = "PySide6-Essentials>=6.8,<6.12"

LIBRARY = re.compile(r"(lib[\w.+-]+\.so[.\d]*)\S*: cannot open shared object file")
HOLDERS = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxcb.so.1": "libxcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
}
"""Which package of Debian and Ubuntu brings a library that Qt loads."""


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


VERSION = re.compile(r'^(?:major|minor|patch)_version = "(\d+)"$', re.MULTILINE)
"""Its lines in a file of PySide6 that imports nothing."""


def installed() -> str | None:
    """The version of PySide6 that would be imported, or None if none is installed.

    PySide6 says it in a small file: to ask for what was installed costs start time.
    """
    spec = importlib.util.find_spec("PySide6")
    if spec is not None and spec.origin is not None:
        with contextlib.suppress(OSError, UnicodeDecodeError):
            said = Path(spec.origin).with_name("_git_pyside_version.py").read_text(encoding="utf-8")
            if len(found := VERSION.findall(said)) == len(("major", "minor", "patch")):
                return ".".join(found)
    return registered()


def registered() -> str | None:
    """The version that was installed by its name, or None."""
    import importlib.metadata  # late: it costs start time, and PySide6 says its version itself

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


def lacking(error: str, language: str) -> str | None:
    """The sentence about a library the system lacks, by what the loader said; None if it said otherwise."""
    found = LIBRARY.search(error)
    if found is None:
        return None
    name = found[1]
    package = HOLDERS.get(name)
    if language.startswith("fr"):
        remedy = f"Sous Debian et Ubuntu : sudo apt install {package}" if package else "Installez-la."
        return f"Il manque à ce système la bibliothèque {name}, nécessaire pour ouvrir une fenêtre. {remedy}"
    remedy = f"On Debian and Ubuntu: sudo apt install {package}" if package else "Please install it."
    return f"This system lacks the library {name}, without which no window can be opened. {remedy}"


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person asked the system for, as two letters or more."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return next((environment[name] for name in names if environment.get(name)), "")


def plugin_of(environment: Mapping[str, str]) -> str:
    """The part of Qt that will speak to the screen; empty where Qt chooses among several."""
    forced = environment.get("QT_QPA_PLATFORM", "")
    if forced:
        return forced.partition(":")[0] if forced.isascii() and ";" not in forced else ""
    return "" if environment.get("WAYLAND_DISPLAY") else "xcb"


OWN_PLUGINS = {"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"}
"""Who sets these lets Qt look elsewhere."""


def try_plugin(environment: Mapping[str, str]) -> None:
    """Load that part before Qt does, which aborts where it cannot.

    Raises OSError, saying what is missing to it, or Failure if it is not there itself.
    """
    spec = importlib.util.find_spec("PySide6")
    if not sys.platform.startswith("linux") or spec is None or spec.origin is None:
        return
    folder = Path(spec.origin).parent / "Qt" / "plugins" / "platforms"
    plugin = folder / f"libq{plugin_of(environment)}.so"
    if plugin.is_file():
        ctypes.CDLL(str(plugin))
    elif folder.parent.is_dir() and plugin_of(environment) and not environment.keys() & OWN_PLUGINS:
        raise Failure(
            f"The part of Qt that speaks to the screen is missing: {plugin}. "
            "Install the program, or PySide6, again.",
            FAILED,
        )


def import_plainly() -> None:
    """Load Qt, and go on importing without its detour.

    For its `__feature__`, which nothing here asks for, PySide has every import pass through it and reads the
    source of each module: 10 to 17 of the 340 ms that a start takes.
    """
    importlib.import_module("PySide6.QtCore")
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def from_app(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that needs Qt, imported only now. Raises Failure if Qt cannot be used."""
    check()
    try:
        import_plainly()
        found: Callable[..., Any] = getattr(importlib.import_module(module), name)
        try_plugin(os.environ)
    except (ImportError, OSError) as error:
        if sentence := lacking(str(error), language_of(os.environ)):
            raise Failure(sentence, FAILED) from None
        if any(part in str(error) for part in ("PySide6", "shiboken6", ".so", "DLL")):
            raise Failure(
                f"Qt cannot be loaded: {error}. For what to do: rome-desktop doctor", FAILED
            ) from None
        raise
    return found
