"""The entry point: the window, a saved match in the window, or one of the headless commands.

Nothing here imports Qt; the window is imported when it is opened.
"""

import gc
import importlib
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rome_desktop import __version__
from rome_desktop.cli import guard
from rome_desktop.cli.output import DONE, FAILED, Failure, be_robust, forget_output, print_json, say

if TYPE_CHECKING:
    from rome_desktop.cli.parser import Parser

COMMANDS = {
    "games": "what there is to play",
    "simulate": "play whole games between computer players",
    "replay": "replay a save or transcript and check its digest",
    "check": "run scenario files",
    "picture": "draw the table or a page off screen",
    "rules": "print the numbered rules of a game",
    "challenges": "perfect turns, solo challenges and today's puzzle",
    "records": "the results of finished matches; --csv for a spreadsheet",
    "shelf": "all matches, and what lies in the bin",
    "ladder": "play each level against the one below it",
    "train": "play itself and fit the weights of a game's positions",
    "lessons": "the courses; --check replays every step of them",
    "bench": "measure the figures the program promises",
    "doctor": "look at versions, folders, fonts, Qt, and say what to do",
}
MODULES = {"check": "scenario"}
INTERRUPTED = 130
NAME = "rome-desktop"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code. Never raises: the last resort is a sentence and a log file."""
    words = list(sys.argv[1:] if argv is None else argv)
    be_robust()
    try:
        return dispatch(words)
    except Failure as failure:
        say(f"{NAME}: {failure}")
        return failure.code
    except SystemExit as end:  # argparse after --help
        return end.code if isinstance(end.code, int) else DONE
    except BrokenPipeError:
        forget_output()
        return FAILED
    except KeyboardInterrupt:
        say(f"{NAME}: Stopped.")
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - nobody should ever see a traceback
        say(f"{NAME}: {last_resort(error, words)}")
        return FAILED


def dispatch(words: list[str]) -> int:
    """Do what the words say; the exit code. Raises Failure."""
    first = words[0] if words else ""
    if not words:
        return open_window(None)
    if first in HIDDEN:
        return HIDDEN[first](words[1:])
    if first in COMMANDS:
        return run_command(first, words[1:])
    if first.startswith("-"):
        overview().parse_args(words)
        return DONE
    return open_window(file_of(words))


def overview() -> "Parser":
    """The parser of the program without a command: its help and its version."""
    from argparse import RawDescriptionHelpFormatter

    from rome_desktop.cli.parser import Parser  # late: the window comes without

    listed = "\n".join(f"  {name:<10} {does}" for name, does in COMMANDS.items())
    parser = Parser(
        NAME,
        usage=f"{NAME} [FILE | COMMAND …]",
        description="Five Roman board games. Alone it opens the window; with FILE a saved match goes on.",
        epilog=f"commands:\n{listed}\n\nhelp for one: {NAME} COMMAND --help",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Quinque Ludi {__version__}")
    return parser


def run_command(name: str, words: list[str]) -> int:
    """One of the headless commands, its module imported only now. Raises Failure."""
    from rome_desktop.cli.parser import Parser

    module = importlib.import_module(f"rome_desktop.cli.{MODULES.get(name, name)}")
    parser = Parser(f"{NAME} {name}", description=module.__doc__)
    module.declare(parser)
    code: int = module.run(parser.parse_args(words))
    return code


def file_of(words: list[str]) -> Path:
    """The saved match a person named. Raises Failure."""
    path = Path(words[0])
    if not path.exists():
        if backup := lost_backup(path):
            raise Failure(f"“{path}” is gone. The copy before it can be opened: {backup}")
        raise Failure(f"“{words[0]}” is neither a command nor a file. Commands are: {', '.join(COMMANDS)}.")
    if path.is_dir():
        raise Failure(f"“{path}” is a folder. Name a saved match in it.")
    if len(words) > 1:
        raise Failure(f"One saved match at a time; “{words[1]}” is too much.")
    return path


def lost_backup(path: Path) -> Path | None:
    """The backup of a save that is not there, if it can be opened."""
    from rome_desktop.session import files, saves

    return saves.usable_backup(path) if files.backup_of(path).exists() else None


def open_window(file: Path | None) -> int:
    """Open the window on the home page or a saved match; returns when it is closed. Raises Failure."""
    make_ready()
    run: Callable[[Path | None], int] = guard.from_app("rome_desktop.app.main", "run")
    return run(file)


def make_ready() -> None:
    """Let the window come quickly."""
    gc.disable()  # what is made until the first page is painted stays: looking for garbage finds none
    # Before Qt what needs none: PySide6 looks into the source of every module imported after it.
    from rome_desktop.session import folders, results, saves, settings  # noqa: F401


def bot(words: list[str]) -> int:
    """A computer player that answers line by line until its input ends."""
    found: Callable[[list[str]], int] = importlib.import_module("rome_desktop.cli.bot").main
    return found(words)


def draw(_: list[str]) -> int:
    """Draw pictures of positions, line by line, until the input ends."""
    importlib.import_module("rome_desktop.cli.bot").be_humble()
    found: Callable[[], int] = guard.from_app("rome_desktop.app.drawing", "main")
    return found()


def bench_start(_: list[str]) -> int:
    """Open the window, say so at its first painted frame, and end: `bench` measures the time."""
    make_ready()
    found: Callable[..., int] = guard.from_app("rome_desktop.app.main", "run")
    return found(None, until_painted=True)


def bench_window(_: list[str]) -> int:
    """Measure what needs an open window and print the figures as one JSON document."""
    measure: Callable[[], dict[str, dict[str, object]]] = guard.from_app("rome_desktop.app.bench", "measure")
    print_json(measure())
    return DONE


def bench_redraws(_: list[str]) -> int:
    """Measure once how long tables take to be drawn and print it as one JSON document."""
    redraws: Callable[[], dict[str, dict[str, object]]] = guard.from_app("rome_desktop.app.bench", "redraws")
    print_json(redraws())
    return DONE


def probe(_: list[str]) -> int:
    """What Qt sees, as one JSON document: `doctor` asks in a process that may abort."""
    found: Callable[[], int] = guard.from_app("rome_desktop.app.probe", "main")
    return found()


HIDDEN: dict[str, Callable[[list[str]], int]] = {
    "--bot": bot,
    "--draw": draw,
    "--bench-start": bench_start,
    "--bench-window": bench_window,
    "--bench-redraws": bench_redraws,
    "--probe": probe,
}


def last_resort(error: Exception, words: list[str]) -> str:
    """Write what happened to a log file and say where it lies."""
    from rome_desktop.session.folders import folders

    reason = f"{type(error).__name__}: {error}".splitlines()[0]
    now = datetime.now(UTC)
    log = folders().logs / f"error-{now:%Y%m%d-%H%M%S}-{os.getpid()}.log"
    text = f"{now.isoformat()}\nQuinque Ludi {__version__}, Python {sys.version}\n{words}\n\n"
    text += "".join(traceback.format_exception(error))
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(text, encoding="utf-8")
    except OSError:
        return f"Something went wrong in the program ({reason}), and no log can be written to {log.parent}."
    return f"Something went wrong in the program ({reason}). Please report it with the file {log}"
