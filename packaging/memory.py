"""Plays whole matches one after the other in one window, and prints what memory the program holds after each.

    memory.py [--matches N] [--answers N] [--game GAME] [--seed S] [--trim] [--most MB]

All five games in turn, off screen, two persons who choose by lot, without waiting for anything to move;
`--answers` leaves each match after so many decisions. Every line has the match, the game, its answers,
resident megabytes, and how much of the C heap is in use and free (where glibc tells): what grows in use is
kept by something, what is free is scattered. The last line compares the end with the tenth match; exit code 1
if the program has grown by more than `--most` megabytes since. `--trim` gives the free heap back before each
look.
"""

import argparse
import ctypes
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QEventLoop, QTimer

from rome_desktop.app.application import application
from rome_desktop.app.main import places
from rome_desktop.app.navigator import Navigator
from rome_desktop.catalogue import GAMES
from rome_desktop.session.seats import NewMatch, Seat
from rome_desktop.session.settings import Settings

STARTED = 10
"""After so many matches everything has been seen once."""
PATIENCE_S = 120.0
MEGABYTE = 1024.0 * 1024.0


class Heap(ctypes.Structure):
    """glibc's `struct mallinfo2`."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split())
    )


def heap() -> tuple[float, float]:
    """Megabytes of the C heap in use, and free; zeros where nobody tells."""
    try:
        tell = ctypes.CDLL(None).mallinfo2
    except (OSError, AttributeError):
        return 0.0, 0.0
    tell.restype = Heap
    told = tell()
    return (told.uordblks + told.hblkhd) / MEGABYTE, told.fordblks / MEGABYTE


def trim() -> None:
    """Give what is free at once back to the system."""
    ctypes.CDLL(None).malloc_trim(0)


def resident() -> float:
    """Megabytes that the process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def turn(milliseconds: int) -> None:
    """Run the event loop."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def play(navigator: Navigator, game: str, seed: int, most: int) -> int:
    """A match to its score sheet or to `most` answers; how many were given. Raises TimeoutError."""
    dice, answered, asked = random.Random(seed), 0, -1
    seats = (Seat("Julia", "human", "rubra"), Seat("Tiberius", "human", "caerulea"))
    navigator.start(NewMatch(game, seats, {}, str(seed)))
    moved = time.monotonic()
    while True:
        turn(1)
        page = navigator.window.stack.currentWidget()
        if answered >= most or (answered and type(page).__name__ == "ScoresPage"):
            return answered
        table = navigator.table
        update = table.update_shown
        if table.curtain.isVisible():
            table.curtain.button.click()
        if page is table and update is not None and update.number != asked and table.human_is_asked():
            asked, moved = update.number, time.monotonic()
            table.choose(dice.choice(update.options))
            answered += 1
        if time.monotonic() - moved > PATIENCE_S:
            raise TimeoutError(f"{game} with seed {seed} stands still after {answered} answers")


def measure(words: argparse.Namespace) -> float:
    """Play and print; how many megabytes the program has grown by since it was started."""
    application()
    os.environ["QUINQUE_LUDI_HOME"] = tempfile.mkdtemp(prefix="quinque-ludi-memory-")
    _, where, _ = places()
    where.make()
    navigator = Navigator(Settings(pace="at-once", language="en", theme="light", coach=False), where)
    navigator.show()
    games = [words.game] if words.game else [game.key for game in GAMES]
    started = 0.0
    for number in range(1, words.matches + 1):
        game = games[(number - 1) % len(games)]
        answered = play(navigator, game, words.seed + number, words.answers)
        if words.trim:
            trim()
        in_use, free = heap()
        print(
            f"{number:4} {game:16} {answered:4} answers {resident():6.0f} MB"
            f"   heap {in_use:6.0f} in use {free:6.0f} free",
            flush=True,
        )
        if number == min(STARTED, words.matches):
            started = resident()
    grown = resident() - started
    print(f"after {words.matches} matches {resident():.0f} MB, {grown:+.0f} MB since match {STARTED}")
    navigator.window.close()
    navigator.close()
    return grown


def main() -> int:
    """Play, and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--answers", type=int, default=10_000)
    parser.add_argument("--game", choices=[game.key for game in GAMES])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float, default=30.0)
    parser.add_argument("--trim", action="store_true")
    words = parser.parse_args()
    return int(measure(words) > words.most)


if __name__ == "__main__":
    sys.exit(main())
