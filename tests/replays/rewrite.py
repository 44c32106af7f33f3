"""Plays every match kept here again from its header and writes its transcript anew.

For a change of the rules after which the old lines are not legal any more: run it, and read the difference.
A match played by people is left as it is: nobody but people can play it again.
    python tests/replays/rewrite.py [PART OF A NAME]
"""

import sys
from pathlib import Path

from rome_desktop.cli.main import main
from rome_desktop.session import transcript
from rome_desktop.session.seats import HUMAN

HERE = Path(__file__).resolve().parent


def rewrite(path: Path) -> None:
    """Replace one transcript by what its seats, options and seed give today."""
    old = transcript.read(path.read_text(encoding="utf-8"))
    if HUMAN in old.header["seats"].split():
        return
    options = [f"--option={name}={value}" for name, value in old.record.options.items()]
    seats = ",".join(old.header["seats"].split())
    path.unlink()
    words = ["simulate", old.game.key, "--seats", seats, "--seed", old.header["seed"], *options]
    if main([*words, "--transcript", str(path.parent)]) or not path.exists():
        raise SystemExit(f"{path.name} could not be written anew")


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    for found in sorted(HERE.glob("*/*.txt")):
        if wanted in found.name:
            rewrite(found)
