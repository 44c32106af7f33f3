"""Reads the whole accessibility tree by the bus, at thousands of positions of matches that are played.

    soak.py [GAME…] [--positions 1000] [--seed 1]

On a screen and a session bus of its own the program plays matches of each game, a person who answers by lot
against players by chance, at every number of seats. At each question everything that shows is asked for, as
a screen reader does: each control has a name, something has the keyboard, what is asked can be read, the
regions and places of the table are those that lie there, and what can be chosen says so. After every
third question it is read once more while the answer is worked out. Exit code 1 at a fault or if the program
ended.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rome_desktop.catalogue import GAMES
from tests.bus.desktop import desktop, missing
from tests.bus.soaked import soak

SHOWN = 5
"""So many faults of a game are printed."""


def main() -> int:
    """Play and read."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[game.key for game in GAMES])
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    wish = parser.parse_args()
    if lacking := missing():
        print(f"there is no bus for screen readers here: {lacking} is missing")
        return 1
    good = True
    with desktop() as env, tempfile.TemporaryDirectory() as folder:
        for key in wish.games:
            begun, walked, parts, faults = time.monotonic(), 0, 0, []
            for position in soak(env, Path(folder) / key, key, wish.seed, wish.positions):
                walked, parts = walked + 1, parts + position.parts
                faults += [f"    position {walked}: {fault}" for fault in position.faults]
            took = time.monotonic() - begun
            print(f"{key}: {walked} positions, {parts} parts read, {len(faults)} faults, {took:.0f} s")
            print(*faults[:SHOWN], sep="\n", end="\n" if faults else "", flush=True)
            good &= not faults
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
