"""Plays at random and saves after every click, until killed: `python -m tests.session.player FILE SEED`.

After each save it prints how many lines are safe.
"""

import random
import sys
from pathlib import Path

from rome_desktop.session import saves
from rome_desktop.session.files import Hold
from tests.session.tables import begun


def main(path: Path, seed: str) -> None:
    """Go on with the match of a file, or begin one there."""
    hold = Hold(path)
    hold.take()
    match = saves.read(path).match if path.exists() else begun("human human human human", seed="7")
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
        saves.write(match, path)
        print(len(match.lines), flush=True)
    hold.release()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
