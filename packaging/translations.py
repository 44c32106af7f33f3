"""Keeps the Qt Linguist files in step with the program: ``update`` reads the sources, ``build`` compiles.

The ``translations/*.ts`` are committed and edited; the ``.qm`` beside them are built and not committed. In
the English file ``update`` also fills in every sentence that is no plural: it is said as it was written.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "rome_desktop" / "app"
FOLDER = ROOT / "translations"
LANGUAGES = ("fr", "en")
PLAIN = re.compile(
    r"(?P<head><source>(?P<said>[^<]*)</source>\n(?:\s*<(?:extra)?comment>[^<]*</(?:extra)?comment>\n)*\s*)"
    r'<translation type="unfinished">[^<]*</translation>'
)
"""An unfinished message without plural forms."""


def tool(name: str) -> str:
    """Path of a PySide6 command that belongs to the running Python."""
    return str(Path(sys.executable).parent / name)


def run(command: list[str]) -> None:
    """Run quietly; show what the command said only when it fails, and raise ``SystemExit`` then."""
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.stderr.write(result.stdout + result.stderr)
        raise SystemExit(f"{Path(command[0]).name} failed")


def update(folder: Path = FOLDER) -> None:
    """Bring every .ts in ``folder`` up to the sources: new sentences come in unfinished, vanished ones go."""
    sources = sorted(str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py"))
    if not sources:
        print("No windows to translate yet.")
        return
    folder.mkdir(exist_ok=True)
    for language in LANGUAGES:
        # Without places in the sources a moved line does not change the file.
        run(
            [
                tool("pyside6-lupdate"),
                *sources,
                *("-ts", str(folder / f"rome_desktop_{language}.ts")),
                *("-no-obsolete", "-sort-messages", "-locations", "none"),
                *("-source-language", "en", "-target-language", language),
            ]
        )
    say_as_written(folder / "rome_desktop_en.ts")


def say_as_written(english: Path) -> None:
    """Finish the plain sentences of the English file; its plurals are for people to write."""
    before = english.read_text(encoding="utf-8")
    after = PLAIN.sub(r"\g<head><translation>\g<said></translation>", before)
    if after != before:
        english.write_text(after, encoding="utf-8")


def build() -> None:
    """Compile each .ts that is newer than its .qm."""
    for source in sorted(FOLDER.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime <= source.stat().st_mtime:
            fresh = compiled.with_suffix(".new")  # a running program has the old file mapped into memory
            run([tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(fresh)])
            fresh.replace(compiled)


COMMANDS = {"update": update, "build": build}


def main(arguments: list[str]) -> None:
    """Run the named commands in order."""
    if not arguments or not set(arguments) <= set(COMMANDS):
        raise SystemExit("usage: translations.py update | build …")
    for name in arguments:
        COMMANDS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
