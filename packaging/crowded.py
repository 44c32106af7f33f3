"""Fills a folder with hundreds of matches and measures what they cost: home, the shelf, its scrolling.

    crowded.py [--matches N] [--damaged N] [--starts N] [--home FOLDER] [--only-fill]

All five games, played at random from fixed seeds, every third one running, results for those that are over;
so many of the files are cut off, emptied, zeroed or foreign. Every figure is printed as wall time and as
processor time: the first counts on a quiet machine, the second on a busy one. `home` is the program from its
start to its first painted page, beside the same with an empty folder; `shelf` the time from the wish to the
painted page, cold in a process of its own; `scroll` the frames of a walk through all of it. Exit code 1 if a
bound is missed in processor time: home 1 s, shelf 0.5 s, a frame 1/60 s at p99. With `--home` the folder
is kept and can be opened: QUINQUE_LUDI_HOME=FOLDER.
"""

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rome_desktop.catalogue import GAMES
from rome_desktop.content.reader import load
from rome_desktop.engine.game import Game
from rome_desktop.session import results, saves
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat

ROOT = Path(__file__).resolve().parent.parent
SEEDS = 6
"""So many matches of each game are played; the rest are copies with other names and days."""
NAMES = ("Julia", "Hadrian", "Claudia", "Silvia")
COLOURS = ("rubra", "caerulea", "flava", "viridis")
BOUNDS = {"home": 1.0, "shelf": 0.5, "scroll": 1 / 60}
SIZE = (1366, 768)


class Took(NamedTuple):
    """Seconds by the clock on the wall, and of the processor."""

    wall: float
    busy: float


# ---- filling


def played(game: Game, seed: int, *, whole: bool) -> Match:
    """A match at random to its end or to its middle; the first seat is a person's."""
    levels = ("human", "easy", "normal", "hard")
    seats = [Seat(NAMES[n], levels[n if n == 0 else 1 + (seed + n) % 3], COLOURS[n]) for n in range(3)]
    dice = random.Random(f"{game.key}/{seed}")
    match = Match.begin(game, load(game), seats, game.complete(3, {}), str(seed))
    answers = 10_000 if whole else 60
    while not match.over and answers:
        match.play(dice.choice(match.legal()))
        answers -= 1
    return match


def fill(home: Path, count: int, damaged: int) -> None:
    """The saves, the results, and the files nobody can read."""
    folder = home / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    made = [
        (match, saves.dump(match))
        for seed in range(SEEDS)
        for game in GAMES
        for match in [played(game, seed, whole=seed % 3 != 0)]
    ]
    kept: list[results.Result] = []
    now = datetime.now(UTC)
    for number in range(count):
        match, document = made[number % len(made)]
        moment = now - timedelta(hours=9 * number)
        name = f"{match.game.key}-{moment:%Y-%m-%d}-{number}{saves.SUFFIX}"
        days = {"saved": moment.isoformat(), "started": (moment - timedelta(minutes=40)).isoformat()}
        path = folder / name
        path.write_text(saves.written(document | days), encoding="utf-8")
        os.utime(path, (moment.timestamp(), moment.timestamp()))
        if match.over:
            row = replace(results.of(match, name), ended=moment, started=days["started"])
            kept.append(varied(row, number))
    for number, path in enumerate(sorted(folder.glob(f"*{saves.SUFFIX}"))[:damaged]):
        spoil(path, number)
    (home / "results").mkdir(exist_ok=True)
    results.put_back(kept, home / "results")


def varied(row: results.Result, number: int) -> results.Result:
    """The same result with other points, so that the charts have something to say."""
    by = random.Random(number).randrange(-12, 13) - number // 12
    if not row.categories or not game_has_points(row):
        return row
    first = dict(row.categories[0])
    largest = max(first, key=lambda key: first[key])
    first[largest] += by
    scores = (row.scores[0] + by, *row.scores[1:])
    winners = tuple(side for side, score in enumerate(scores) if score == max(scores))
    return replace(row, scores=scores, categories=(first, *row.categories[1:]), winners=winners)


def game_has_points(row: results.Result) -> bool:
    """Whether more points win."""
    game = next(game for game in GAMES if game.key == row.game)
    return game.in_points(len(row.seats))


def spoil(path: Path, number: int) -> None:
    """Damage a file in one of the ways in which files are damaged."""
    raw = path.read_bytes()
    ways = (raw[: len(raw) // 2], b"", b"\0" * len(raw), b'{"format": 99}', b"no match at all\n")
    path.write_bytes(ways[number % len(ways)])


# ---- measuring


def measured(act: Callable[[], object]) -> Took:
    """How long something takes in this process."""
    wall, busy = time.perf_counter(), time.process_time()
    act()
    return Took(time.perf_counter() - wall, time.process_time() - busy)


def started(home: Path) -> Took:
    """A start of the program to its first painted page, in a process of its own."""
    around = os.environ | {"QUINQUE_LUDI_HOME": str(home), "PYTHONPATH": str(ROOT)}
    before, wall = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    words = [sys.executable, "-m", "rome_desktop", "--bench-start"]
    subprocess.run(words, env=around, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Took(time.perf_counter() - wall, busy)


def shelf(home: Path) -> dict[str, Any]:
    """Open the shelf and walk through it, in this process."""
    os.environ["QUINQUE_LUDI_HOME"] = str(home)
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication, QListView

    from rome_desktop.app.application import application
    from rome_desktop.app.main import places
    from rome_desktop.app.navigator import Navigator

    application()
    settings, where, _ = places()
    navigator = Navigator(settings, where, threaded=False)
    window = navigator.window
    window.setFixedSize(QSize(*SIZE))
    navigator.show("", [])
    QApplication.processEvents()

    def opened() -> None:
        navigator.saved.open()
        QApplication.processEvents()
        window.grab()

    took = measured(opened)
    view = max(window.findChildren(QListView), key=lambda one: one.model().rowCount())
    frames = list(walk(view))
    navigator.close()
    return {"matches": view.model().rowCount(), "shelf": took, "frames": frames}


def walk(view: Any) -> Iterator[Took]:
    """From the first row to the last in steps of a wheel: what each frame takes."""
    from PySide6.QtWidgets import QApplication

    bar = view.verticalScrollBar()
    for value in range(0, bar.maximum(), max(1, bar.maximum() // 240)):

        def frame(value: int = value) -> None:
            bar.setValue(value)
            view.viewport().repaint()
            QApplication.processEvents()

        yield measured(frame)


def high(values: list[float], share: float = 0.99) -> float:
    """A percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def told(name: str, took: Took, more: str = "") -> bool:
    """Print a figure; whether its bound holds in processor time."""
    bound = BOUNDS.get(name.partition(" ")[0])
    said = f"{name:<22} wall {took.wall * 1000:8.1f} ms   processor {took.busy * 1000:8.1f} ms"
    print(said, f"  bound {bound * 1000:.1f} ms" if bound else "", more, flush=True)
    return bound is None or took.busy <= bound


def compare(home: Path, starts: int) -> bool:
    """Print all figures; whether every bound holds."""
    with tempfile.TemporaryDirectory() as empty:
        pairs = [(started(home), started(Path(empty))) for _ in range(starts)]
    full, bare = (
        Took(*(statistics.median(one[n] for one in side) for n in range(2)))
        for side in zip(*pairs, strict=True)
    )
    told("empty folder", bare)
    held = [told("home", full)]
    words = [sys.executable, __file__, "--home", str(home), "--look"]
    quiet = subprocess.DEVNULL
    seen = json.loads(subprocess.run(words, check=True, stdout=subprocess.PIPE, stderr=quiet).stdout)
    frames = [Took(*frame) for frame in seen["frames"]]
    held.append(told("shelf", Took(*seen["shelf"]), f"{seen['matches']} cards"))
    worst = Took(high([one.wall for one in frames]), high([one.busy for one in frames]))
    held.append(told("scroll p99", worst, f"{len(frames)} frames"))
    return all(held)


def main() -> int:
    """Fill, measure, print; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--damaged", type=int, default=60)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--home", type=Path)
    parser.add_argument("--only-fill", action="store_true")
    parser.add_argument("--look", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.look:
        print(json.dumps(shelf(chosen.home)))
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        home = (chosen.home or Path(scratch)).resolve()
        if not (home / "saves").exists() or not any((home / "saves").iterdir()):
            fill(home, chosen.matches, chosen.damaged)
        return 0 if chosen.only_fill or compare(home, chosen.starts) else 1


if __name__ == "__main__":
    sys.exit(main())
