"""`picture`: the table or a page, drawn off screen exactly as the window shows it."""

import argparse
import os
import re
from pathlib import Path

from rome_desktop.catalogue import GAMES
from rome_desktop.cli import guard
from rome_desktop.cli.output import DONE, FAILED, Failure
from rome_desktop.cli.parser import whole_number

PAGES = (
    "home",
    "new-game",
    "scores",
    "rules",
    "settings",
    "learn",
    "challenges",
    "records",
    "shelf",
    "reference",
)
SMALLEST, LARGEST = 64, 8192


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("subject", metavar="GAME_OR_FILE", help="the key of a game, a save or a transcript")
    parser.add_argument("--out", metavar="X.png", type=Path, required=True, help="the picture to write")
    parser.add_argument("--at", metavar="N", type=whole_number(0), help="after the first N actions")
    parser.add_argument("--size", metavar="WxH", type=size, default=(1440, 900), help="in pixels (1440x900)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--lang", choices=("en", "fr"), default="en")
    parser.add_argument("--seat", metavar="N", type=whole_number(0), help="as this seat sees it, from 0")
    parser.add_argument("--lesson", metavar="CHAPTER.STEP", help="a lesson of the game at this step, from 1")
    parser.add_argument("--page", metavar="NAME", choices=PAGES, help=f"a page instead: {', '.join(PAGES)}")


def size(word: str) -> tuple[int, int]:
    """`1440x900` as a pair."""
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", word)
    if found is None or not all(SMALLEST <= int(n) <= LARGEST for n in found.groups()):
        raise argparse.ArgumentTypeError(
            f"“{word}” should be a width and a height from {SMALLEST} to {LARGEST}, like 1440x900"
        )
    return int(found[1]), int(found[2])


def subject_of(word: str) -> str | Path:
    """A game's key, or a file that exists. Raises Failure."""
    if any(game.key == word for game in GAMES):
        return word
    path = Path(word)
    if path.is_file():
        return path
    known = ", ".join(game.key for game in GAMES)
    raise Failure(f"“{word}” is neither a game nor a file. Games are: {known}.")


def check_target(out: Path) -> None:
    """Raises Failure before anything is drawn."""
    if out.suffix.lower() != ".png":
        raise Failure(f"The picture is a PNG file; name it like {out.with_suffix('.png').name}.")
    if not out.parent.is_dir():
        raise Failure(f"There is no folder {out.parent} to write the picture to. Make it first.")
    if out.is_dir() or not os.access(out if out.exists() else out.parent, os.W_OK):
        raise Failure(f"{out} cannot be written. Name another file.", FAILED)


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    subject = subject_of(arguments.subject)
    check_target(arguments.out)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    draw = guard.from_app("rome_desktop.app.picture", "picture")
    try:
        draw(
            subject,
            arguments.out,
            at=arguments.at,
            size=arguments.size,
            theme=arguments.theme,
            lang=arguments.lang,
            seat=arguments.seat,
            page=arguments.page,
            lesson=arguments.lesson,
        )
    except (ValueError, LookupError) as error:
        raise Failure(str(error), FAILED) from None
    except OSError as error:
        raise Failure(f"{arguments.out} cannot be written: {error.strerror or error}.", FAILED) from None
    return DONE
