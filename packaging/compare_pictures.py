"""Draws the same tables and pages with two commits and says where they differ.

    compare_pictures.py BASE [HEAD] [--game KEY]… [--page NAME]… [--size WxH]… [--out FOLDER]

Without HEAD the working tree is drawn. Every game is drawn early and late in a match of many seats, in three
sizes, both themes and both languages, unless fewer are asked for. For each picture that differs a line tells
the share of its pixels, and FOLDER gets it as before, after and difference side by side. Exit code 1 when one
differs. Both trees are drawn with the environment that runs this command.
"""

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImage, QPainter

ROOT = Path(__file__).resolve().parent.parent
SIZES, THEMES, LANGUAGES = ("1366x768", "1440x900", "3840x2160"), ("light", "dark"), ("en", "fr")
PAGES = ("home", "new-game", "scores", "rules", "settings")
EARLY, LATE = 30, 0.8
"""Actions after which a match is seen early; the share of its actions after which it is seen late."""
SEEN = 6
"""A pixel differs when one of its colours does by more than this, of 255: less is the edge of a letter."""
DRAW = """
import json, sys
from pathlib import Path
from rome_desktop.app.picture import picture
for job in json.load(sys.stdin):
    subject = Path(job["subject"]) if "/" in job["subject"] else job["subject"]
    picture(subject, Path(job["out"]), at=job["at"], size=tuple(job["size"]), theme=job["theme"],
            lang=job["lang"], page=job["page"])
"""


class Job(NamedTuple):
    """One picture: of what, after how many actions, and how."""

    name: str
    subject: str
    at: int | None
    page: str | None
    size: str
    theme: str
    lang: str

    def told(self, folder: Path) -> dict[str, object]:
        """For the process that draws."""
        size = [int(n) for n in self.size.split("x")]
        return {**self._asdict(), "size": size, "out": str(folder / f"{self.name}.png")}


def matches(game: str) -> list[tuple[str, int]]:
    """Transcripts of a game's tests with the number of actions to stop at: many seats, early and late."""
    found = sorted((ROOT / "tests" / "replays" / game).glob("*.txt"))
    whole = max(found, key=lambda path: (path.stem.count("easy"), path.stem.count("-"), path.name))
    actions = sum(bool(line[:1].isdigit() or line.startswith("chance")) for line in lines_of(whole))
    place = whole.relative_to(ROOT).as_posix()
    return [(place, min(EARLY, actions)), (place, int(actions * LATE))]


def lines_of(path: Path) -> list[str]:
    """The lines of a transcript."""
    return path.read_text(encoding="utf-8").splitlines()


def jobs(options: argparse.Namespace) -> list[Job]:
    """Everything that is to be drawn."""
    subjects: list[tuple[str, str, int | None, str | None]] = []
    for game in options.game:
        for place, at in matches(game):
            subjects.append((f"{game}-{at}", place, at, None))
        subjects += [(f"{game}-{page}", game, None, page) for page in options.page]
    ways = itertools.product(subjects, options.size, options.theme, options.lang)
    return [
        Job(f"{name}-{size}-{theme}-{lang}", subject, at, page, size, theme, lang)
        for (name, subject, at, page), size, theme, lang in ways
    ]


@contextmanager
def tree_of(commit: str | None) -> Iterator[Path]:
    """A folder with the sources of a commit, or the working tree for None."""
    if commit is None:
        yield ROOT
        return
    with tempfile.TemporaryDirectory(prefix="pictures-") as name:
        place = Path(name) / "tree"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(place), commit], cwd=ROOT, check=True)
        try:
            yield place
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(place)], cwd=ROOT, check=True)


def draw(tree: Path, wanted: list[Job], folder: Path) -> None:
    """Draw everything with the sources in `tree` into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    build = [sys.executable, str(tree / "packaging" / "translations.py"), "build"]
    subprocess.run(build, cwd=tree, check=True)
    with tempfile.TemporaryDirectory(prefix="pictures-home-") as home:
        kept = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        kept |= {"QUINQUE_LUDI_HOME": home, "PYTHONPATH": str(tree)}
        told = json.dumps([job.told(folder) for job in wanted])
        command = [sys.executable, "-c", DRAW]
        subprocess.run(command, cwd=tree, env=kept, input=told, text=True, check=True)


def difference(before: QImage, after: QImage) -> tuple[float, QImage]:
    """The share of pixels that differ to the eye, and a picture of where, black on white."""
    form = QImage.Format.Format_RGB32
    first, second = before.convertToFormat(form), after.convertToFormat(form)
    width, height = second.width(), second.height()
    shown = QImage(width, height, QImage.Format.Format_Grayscale8)
    if first.size() != second.size():
        shown.fill(0)
        return 1.0, shown
    if first == second:
        shown.fill(255)
        return 0.0, shown
    bits = [memoryview(image.constBits()).cast("B") for image in (first, second)]
    rows, count = bytearray(b"\xff" * (shown.bytesPerLine() * height)), 0
    for y in range(height):
        start = y * width * 4
        one, two = (bit[start : start + width * 4].tobytes() for bit in bits)
        if one == two:
            continue
        for x in range(width):
            at = x * 4
            if any(abs(one[at + n] - two[at + n]) > SEEN for n in range(3)):
                rows[y * shown.bytesPerLine() + x] = 0
                count += 1
    shown = QImage(bytes(rows), width, height, shown.bytesPerLine(), QImage.Format.Format_Grayscale8).copy()
    return count / (width * height), shown


def beside(pictures: list[QImage], place: Path) -> None:
    """Write pictures of equal height side by side."""
    strip = QImage(sum(p.width() for p in pictures), pictures[-1].height(), QImage.Format.Format_RGB32)
    painter, x = QPainter(strip), 0
    for one in pictures:
        painter.drawImage(x, 0, one)
        x += one.width()
    painter.end()
    strip.save(str(place))


def compare(wanted: list[Job], before: Path, after: Path, out: Path) -> int:
    """Print what differs; how many pictures do."""
    found = 0
    for job in wanted:
        images = [QImage(str(folder / f"{job.name}.png")) for folder in (before, after)]
        share, where = difference(*images)
        if share:
            found += 1
            beside([*images, where], out / f"{job.name}.png")
            print(f"{share:8.3%}  {job.name}")
    print(f"{found} of {len(wanted)} pictures differ" + (f"; they lie in {out}" if found else ""))
    return found


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Draw tables and pages with two commits and compare them.")
    games = sorted(path.stem for path in (ROOT / "resources" / "content").glob("*.toml"))
    parser.add_argument("base", metavar="BASE")
    parser.add_argument("head", metavar="HEAD", nargs="?")
    parser.add_argument("--game", action="append", choices=games, help="this game only (several are allowed)")
    parser.add_argument("--page", action="append", choices=PAGES, help="these pages besides the tables")
    parser.add_argument("--size", action="append", help="instead of " + ", ".join(SIZES))
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures", help="(build/pictures)")
    found = parser.parse_args(words)
    found.game, found.page = found.game or games, found.page or []
    found.size, found.theme = found.size or list(SIZES), found.theme or list(THEMES)
    found.lang = found.lang or list(LANGUAGES)
    return found


def main(words: list[str]) -> int:
    """Carry the command out; the exit code."""
    options = arguments(words)
    wanted, out = jobs(options), options.out
    with tree_of(options.base) as base, tree_of(options.head) as head:
        draw(base, wanted, out / "before")
        draw(head, wanted, out / "after")
    return 1 if compare(wanted, out / "before", out / "after", out) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
