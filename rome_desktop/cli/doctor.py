"""`doctor`: what the program sees of its surroundings, and what to do about each thing that is wrong."""

import argparse
import errno
import importlib
import os
import platform
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from xml.etree import ElementTree

from rome_desktop import __version__
from rome_desktop.catalogue import GAMES
from rome_desktop.cli import guard, own
from rome_desktop.cli.output import DONE, FAILED
from rome_desktop.content.reader import ContentError, load
from rome_desktop.places import RESOURCES, ROOT, TRANSLATIONS
from rome_desktop.session import clauses
from rome_desktop.session.folders import Folders, folders, try_out

OLDEST_PYTHON = (3, 11)
LANGUAGES = ("en", "fr")
LIBRARIES = (
    "libgl1 libegl1 libxkbcommon0 libglib2.0-0 libfontconfig1 libdbus-1-3 libxcb-cursor0 "
    "libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)
ELSEWHERE = "Or name another place with QUINQUE_LUDI_HOME."
ROOM = 4 * 1024 * 1024
"""Bytes that should be free: some dozens of matches, each with its backup."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
FIRST, YEARS = datetime(2026, 1, 1, tzinfo=UTC), 40
"""When the first version was written, and for how long one may be used."""
PLUGINS = "Part of Qt is missing or broken. Install the program, or PySide6, again."
REINSTALL = "Install the program again: the file came with it."


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at; `advice` says what to do and is empty where nothing is wrong."""

    what: str
    seen: str
    advice: str = ""


def declare(parser: argparse.ArgumentParser) -> None:
    """Nothing can be said after the command."""


def run(_: argparse.Namespace) -> int:
    """Carry the command out; exit code 1 if something is wrong."""
    wrong = 0
    for finding in findings():
        mark = "WRONG" if finding.advice else "ok"
        print(f"{mark:<6}{finding.what}: {finding.seen}")
        if finding.advice:
            wrong += 1
            print(f"      What to do: {finding.advice}")
    print(
        "Nothing is wrong." if not wrong else f"{wrong} {'thing is' if wrong == 1 else 'things are'} wrong."
    )
    return FAILED if wrong else DONE


def findings() -> Iterator[Finding]:
    """Everything that is looked at, in the order in which it is needed."""
    yield Finding("Quinque Ludi", f"{__version__} in {ROOT}")
    yield from versions(sys.version_info[:3], guard.installed())
    yield display(os.environ, sys.platform)
    yield from qt()
    yield from user_folders(folders())
    yield clock(datetime.now(UTC), folders().saves)
    yield settings(folders().settings / "settings.json")
    yield icons(RESOURCES / "icons")
    yield look(RESOURCES / "tokens.toml")
    yield from translations(TRANSLATIONS)
    yield from content(folders().content)
    yield from rules()


def versions(python: tuple[int, ...], pyside: str | None) -> Iterator[Finding]:
    """Python, the pair it makes with PySide6, and the two other packages."""
    number = ".".join(map(str, python))
    old = python[:2] < OLDEST_PYTHON
    yield Finding("Python", f"{number} on {platform.system()}", "Use Python 3.11 or later." if old else "")
    if pyside is not None:
        yield Finding("PySide6", pyside, guard.bad_pair(pyside, python) or "")
    elif not getattr(sys, "frozen", False):
        yield Finding("PySide6", "not installed", f"Run: python -m pip install '{guard.WANTED}'")
    for package, attribute in (("pydantic", "VERSION"), ("platformdirs", "__version__")):
        try:
            yield Finding(package, str(getattr(importlib.import_module(package), attribute)))
        except ImportError as error:
            yield Finding(package, str(error), f"Run: python -m pip install {package}")


def display(environment: Mapping[str, str], system: str) -> Finding:
    """Where windows would appear."""
    if seen := guard.screen(environment, system):
        return Finding("Display", seen)
    return Finding(
        "Display",
        "none: neither DISPLAY nor WAYLAND_DISPLAY is set",
        "Start the program inside a desktop session. Commands without a window work all the same.",
    )


def qt() -> Iterator[Finding]:
    """What Qt says of itself in a process of its own, and whether the bundled faces load."""
    try:
        found = own.ask("--probe", environment=own.surroundings())
    except own.NoAnswer as reason:
        yield Finding("Qt", f"cannot start: {reason}", qt_advice(str(reason), sys.platform))
        return
    screens = "; ".join(screen.strip() for screen in found["screens"])
    yield Finding("Qt", f"{found['qt']}, PySide6 {found['pyside']}, platform {found['platform']}, {screens}")
    problems = " ".join(found["fonts"])
    lacking = ", ".join(found["lacking"])
    yield Finding("Qt plugins", lacking or "all that are needed", PLUGINS if lacking else "")
    yield Finding("Fonts", problems or "the bundled faces load", REINSTALL if problems else "")


def qt_advice(reason: str, system: str) -> str:
    """What usually helps when Qt does not start."""
    if "is missing" in reason or "ould not find the Qt platform plugin" in reason:
        return PLUGINS
    if system.startswith("linux"):
        return f"Install the libraries Qt needs; on Debian and Ubuntu: sudo apt install {LIBRARIES}"
    if system == "win32" and "DLL" in reason:
        return "Install the Microsoft Visual C++ Redistributable for Visual Studio 2015 to 2022."
    return f"Install PySide6 again: python -m pip install --force-reinstall '{guard.WANTED}'"


def user_folders(found: Folders) -> Iterator[Finding]:
    """Whether each folder is there, or can be made, and can be written to."""
    for name in ("saves", "content", "settings", "results", "logs"):
        folder: Path = getattr(found, name)
        reason, advice = trouble(next(path for path in (folder, *folder.parents) if path.exists()))
        made = "" if folder.exists() else ", not there yet"
        yield Finding(f"Folder for {name}", f"{folder}{made}{reason}", advice)


def trouble(there: Path) -> tuple[str, str]:
    """Why nothing can be kept in a folder that is there, and what to do; two empty texts if all is well."""
    if not there.is_dir():
        return ", not writable", f"{there} is a file. Move it away."
    try:
        try_out(there)
        free = shutil.disk_usage(there).free
    except OSError as error:
        reason = f", not writable: {error.strerror or error}"
        if error.errno in NO_ROOM:
            return reason, f"Free some space on the disk of {there}. {ELSEWHERE}"
        if error.errno == errno.EROFS:
            return reason, f"The disk of {there} can only be read: make it writable. {ELSEWHERE}"
        return reason, f"Allow yourself to write to {there}. {ELSEWHERE}"
    if free < ROOM:
        return f", only {free // 1024} KB free", f"Free some space on the disk of {there}. {ELSEWHERE}"
    return "", ""


def clock(now: datetime, saves: Path) -> Finding:
    """Whether the date can be true: not before this program or what was saved, and not far beyond."""
    seen = now.astimezone().isoformat(" ", "minutes")
    try:
        times = [path.stat().st_mtime for path in saves.iterdir()]
    except OSError:
        times = []
    newest = max(times, default=0.0)
    if now < FIRST:
        fault = "before this program was written"
    elif now.year > FIRST.year + YEARS:
        fault = f"more than {YEARS} years after this program was written"
    elif newest > (now + timedelta(days=1)).timestamp():
        fault = f"before {datetime.fromtimestamp(newest, UTC).date().isoformat()}, when something was saved"
    else:
        return Finding("Clock", seen)
    return Finding("Clock", f"{seen}, {fault}", "Set the date: saved matches are listed by it.")


def settings(path: Path) -> Finding:
    """Whether the settings can be read; a folder for saves named there must be writable too."""
    from rome_desktop.session.settings import read

    try:
        chosen = read(path)
    except FileNotFoundError:
        return Finding("Settings", "the defaults")
    except (OSError, ValueError) as error:
        return Finding(
            "Settings", f"{path} cannot be used: {error}", "Delete the file; the defaults are used then."
        )
    if chosen.saves_folder:
        folder = Path(chosen.saves_folder)
        reason, _ = trouble(folder) if folder.exists() else (", not there", "")
        if reason:
            seen = f"saves should go to {folder}{reason}"
            advice = "Choose another folder in the settings, or make this one writable."
            return Finding("Settings", seen, advice)
    return Finding("Settings", str(path))


def icons(folder: Path) -> Finding:
    """Whether the drawings are there and can be read."""
    files = sorted(folder.glob("*.svg"))
    for path in files:
        try:
            ElementTree.parse(path)
        except (OSError, ElementTree.ParseError) as error:
            return Finding("Icons", f"{path.name}: {error}", REINSTALL)
    return Finding("Icons", f"{len(files)} in {folder}", "" if files else REINSTALL)


def look(path: Path) -> Finding:
    """Whether the table of colours and sizes can be read."""
    try:
        tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return Finding("Colours and sizes", f"{path}: {error}", REINSTALL)
    return Finding("Colours and sizes", str(path))


def translations(folder: Path) -> Iterator[Finding]:
    """Whether each language is compiled, and no older than its source."""
    build = "Run: make compile-translations" if (ROOT / "Makefile").exists() else REINSTALL
    for language in LANGUAGES:
        source, compiled = (folder / f"rome_desktop_{language}.{kind}" for kind in ("ts", "qm"))
        if not compiled.exists():
            yield Finding(f"Translation {language}", f"{compiled} is not there", build)
        elif source.exists() and source.stat().st_mtime > compiled.stat().st_mtime:
            yield Finding(f"Translation {language}", f"{compiled} is older than its source", build)
        else:
            yield Finding(f"Translation {language}", str(compiled))


def content(folder: Path) -> Iterator[Finding]:
    """Whether the content of each game, bundled and corrected, can be used."""
    for game in GAMES:
        what = f"Content of {game.key}"
        try:
            found = load(game, folder)
        except ContentError as error:
            yield Finding(what, str(error), REINSTALL)
            continue
        if found.refused is not None:
            advice = f"Mend or delete {found.refused.path}; the bundled file is used until then."
            yield Finding(what, f"your own file is refused: {found.refused}", advice)
        else:
            yield Finding(what, f"{found.path} ({found.digest})")


def rules() -> Iterator[Finding]:
    """Whether the numbered rules are there in every language."""
    for game in GAMES:
        for language in LANGUAGES:
            what = f"Rules of {game.key}, {language}"
            try:
                yield Finding(what, f"{len(clauses.read(game.key, language).clauses())} clauses")
            except clauses.RulesError as error:
                yield Finding(what, str(error), REINSTALL)
