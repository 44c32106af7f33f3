"""Plays a packaged program through its window, as a person at the keys would: needs a display and xdotool.

    drive.py play   --saves FOLDER [--game KEY] [--to END|NUMBER] -- COMMAND…   begin a match and play it
    drive.py resume --saves FOLDER [--to END|NUMBER] -- COMMAND…    play on the match that the command opens

The program runs elsewhere, in a bare system, under wine or in an image; only its window and its saves are
touched. Without a game named, that is played which the home page offers. Prints what was reached as one JSON
document; exit code 1 and a sentence if something did not happen.
"""

import argparse
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

NAME = "Quinque Ludi"
"""The title of the home page; a table's title ends with it."""
GAMES = ("nova_roma", "concordia", "alba_longa", "city_of_marble", "trajan")
"""The cards of the home page from left to right."""
PATIENCE_S = 60.0
STALLED_S = 45.0
LONGEST = 800
"""Actions, far more than a match of two takes: a computer player brings it to its end."""
SETTLING_S = 3.0
"""Between the first sight of a window and the first key: under wine and on a busy machine keys get lost."""


class Stuck(Exception):
    """Something a person would have waited for in vain."""


def xdotool(*words: str) -> str:
    """What xdotool says; empty if it found nothing."""
    spoken = os.environ | {"LC_ALL": "C.UTF-8"}
    done = subprocess.run(["xdotool", *words], capture_output=True, encoding="utf-8", env=spoken, check=False)
    return done.stdout.strip()


def wait(until: Callable[[], Any], what: str, patience: float = PATIENCE_S) -> Any:
    """The first true answer of `until`. Raises Stuck."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if found := until():
            return found
        time.sleep(0.05)
    raise Stuck(f"{what} did not come within {patience:.0f} seconds")


def windows() -> list[str]:
    """The program's visible windows."""
    # A search for the name would miss the tables: xdotool looks no further than the dash in their titles.
    return [window for window in xdotool("search", "--onlyvisible", "--name", ".").split() if title(window)]


def title(window: str) -> str:
    """The title of a window of the program; empty if it is none."""
    found = xdotool("getwindowname", window)
    return found if found.endswith(NAME) else ""


def tables() -> list[str]:
    """The windows that show a match."""
    return [window for window in windows() if title(window) != NAME]


def focus(window: str) -> None:
    """Give it the keyboard; there is no window manager to do so."""
    xdotool("windowfocus", window)
    time.sleep(0.3)


def key(*names: str) -> None:
    """Press keys one after the other."""
    xdotool("key", *names)


def newest(folder: Path) -> Path | None:
    """The save written last."""
    saves = sorted(folder.glob("*.ludus"), key=lambda path: path.stat().st_mtime)
    return saves[-1] if saves else None


def read(path: Path) -> dict[str, Any]:
    """A save as it is now; empty while it is being replaced."""
    with contextlib.suppress(OSError, ValueError):
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found
    return {}


def actions(path: Path) -> int:
    """How many actions a save holds."""
    return len(read(path).get("actions", ()))


def resident_mb(pid: str) -> float:
    """Resident memory of a process in MB, 0 if it cannot be seen."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def play_on(path: Path, goal: int | None) -> None:
    """Take the first of all options, decision by decision, until the match is over or the goal reached."""
    count, moved = actions(path), time.monotonic()
    while not read(path).get("summary", {}).get("over"):
        if goal is not None and count >= goal:
            return
        key("l")
        time.sleep(0.12)
        key("Return")
        look_again = time.monotonic() + 0.4
        while (now := actions(path)) <= count and time.monotonic() < look_again:
            time.sleep(0.04)
        if now > count:
            count, moved = now, time.monotonic()
        if count > LONGEST:
            raise Stuck(f"the match has not ended after {count} actions")
        if time.monotonic() - moved > STALLED_S:
            raise Stuck(f"the match stands still after {count} actions")


def offered(saves: Path) -> str:
    """The game that the home page offers: the last one, at first the first one. Raises Stuck."""
    last = newest(saves)
    if last is None:
        return GAMES[0]
    found = read(last)
    if not found.get("summary", {}).get("over"):
        raise Stuck(f"the home page offers to go on with {last.name}, not a new match")
    return str(found["game"])


def begin(saves: Path, game: str) -> Path:
    """From the home page to a table; the save of the new match. Raises Stuck."""
    before, first = newest(saves), offered(saves)
    window = wait(windows, "the home page")[-1]
    time.sleep(SETTLING_S)
    focus(window)
    steps = GAMES.index(game) - GAMES.index(first)
    for _ in range(abs(steps)):
        key("Right" if steps > 0 else "Left")
        time.sleep(0.5)
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        # First the new match of the game chosen, then its start as proposed: one person, one computer.
        key("Return")
        time.sleep(2.0)
        now = newest(saves)
        if now is not None and now != before:
            return now
    raise Stuck("the match did not begin")


def drive(said: argparse.Namespace, goal: int | None) -> dict[str, Any]:
    """Begin or resume, play, close; what was reached. Raises Stuck."""
    if said.wish == "play":
        path = begin(said.saves, said.game or offered(said.saves))
        start = actions(path)
    else:
        found = newest(said.saves)
        if found is None:
            raise Stuck("there is no save to resume")
        path, start = found, actions(found)
    table = wait(tables, "the table")[-1]
    played = read(path)["game"]
    if said.wish == "play" and said.game not in {None, played}:
        raise Stuck(f"{played} was begun, not {said.game}")
    focus(table)
    time.sleep(1.0)
    play_on(path, None if goal is None else start + goal)
    time.sleep(1.0)
    if said.shot is not None:
        photograph(said.shot)
    memory = resident_mb(xdotool("getwindowpid", table))
    key("ctrl+q")
    wait(lambda: not windows(), "the end of the window")
    last = read(path)
    return {
        "game": played,
        "save": path.name,
        "actions_before": start,
        "actions_after": len(last["actions"]),
        "seats": [seat["kind"] for seat in last["seats"]],
        "over": last["summary"]["over"],
        "scores": last["summary"]["scores"],
        "memory_mb": round(memory),
    }


def photograph(shot: Path) -> None:
    """A picture of the screen."""
    subprocess.run(["import", "-window", "root", str(shot)], check=False)


def main() -> int:
    """Start the command and drive its window."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("wish", choices=("play", "resume"))
    parser.add_argument("--saves", type=Path, required=True)
    parser.add_argument("--game", choices=GAMES, help="which game to begin; otherwise the one offered")
    parser.add_argument("--to", default="END", help="END, or how many actions further")
    parser.add_argument("--shot", type=Path, help="a picture of the screen at the end")
    parser.add_argument("command", nargs="+")
    said = parser.parse_args()
    goal = None if said.to == "END" else int(said.to)
    with subprocess.Popen(said.command, stdin=subprocess.DEVNULL, start_new_session=True) as process:
        try:
            reached = drive(said, goal)
        except Stuck as reason:
            print(f"drive.py: {reason}", file=sys.stderr)
            if said.shot is not None:
                photograph(said.shot)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 15)
            return 1
        process.wait(PATIENCE_S)
    print(json.dumps(reached))
    return 0


if __name__ == "__main__":
    sys.exit(main())
