"""Prints for every page and table the least contrast of words and of graphics, and where it is.

    contrast.py [--text 100,200] [--themes light,dark,light-high,dark-high] [--faults]
                [--parts 0,33,95] [--languages en,fr]

Measured in what is painted, 1366 x 768 px at 100 %; pages in English, tables so many hundredths into a match
and in each language, with the questions they ask. WCAG 2.2 AA asks for 4.5 for words and 3 for icons, seat
discs, the shapes of drawings, edges of fields and buttons, and for what a focus changes; what falls short is
marked, and exit code 1 says that something did. `--faults` lists all of it.
"""

import argparse
import os
import sys
from itertools import chain, product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rome_desktop.app.application import application
from rome_desktop.catalogue import GAMES
from tests.app.contrasts import Contrast, least
from tests.app.measured_pages import LOOKS, of_page, of_tables, of_windows
from tests.app.pages.conftest import MAKERS


def report(name: str, found: list[Contrast], every: bool) -> bool:
    """One line, and with `every` each fault; whether there is none."""
    short = sorted({str(one) for one in found if not one.is_enough})
    parts = [str(one) for one in (least(found, "text"), least(found, "graphics")) if one is not None]
    print(f"{'' if not short else '! '}{name}: {' | '.join(parts)}", flush=True)
    for one in short if every else ():
        print(f"    {one}")
    return not short


def words(value: str) -> list[str]:
    """What a comma parts."""
    return value.split(",")


def main() -> int:
    """Measure what is wished for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--text", type=words, default=["100", "200"])
    parser.add_argument("--themes", type=words, default=list(LOOKS))
    parser.add_argument("--parts", type=words, default=["0", "33", "95"])
    parser.add_argument("--languages", type=words, default=["en", "fr"])
    parser.add_argument("--faults", action="store_true")
    wish = parser.parse_args()
    application()
    good = True
    for look, text in product(wish.themes, wish.text):
        pages = ((page, of_page(page, look, int(text))) for page in MAKERS)
        for page, found in chain(pages, of_windows(look, int(text))):
            good &= report(f"{look} {text} % {page}", found, wish.faults)
        for game, part, code in product(GAMES, wish.parts, wish.languages):
            for what, found in of_tables(game.key, look, [int(text)], int(part) / 100, code):
                name = f"{look} {text} % {what} of {game.key} after {part} %, {code}"
                good &= report(name, found, wish.faults)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
