"""Plays a packaged program through its window, as a person at the keys would: needs a display and xdotool.

    drive.py play   --saves FOLDER [--to END|NUMBER] -- COMMAND…    begin a match and play it
    drive.py resume --saves FOLDER [--to END|NUMBER] -- COMMAND…    play on the match that the command opens

The program runs elsewhere, in a bare system, under wine or in an image; only its window and its saves are
touched. Prints what was reached as one JSON document; exit code 1 and a sentence if something did not happen.
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

HOME_TITLE = "Quinque Ludi"
PATIENCE_S = 60.0
STALLED_S = 45.0


class Stuck(Exception):
    """Something a person would have waited for in vain."""


def xdotool(*words: str) -> str:
    """What xdotool says; empty if it found nothing."""
    done = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def wait(until: Callable[[], Any], what: str, patience: float = PATIENCE_S) -> Any:
    """The first true answer of `until`. Raises Stuck."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if found := until():
            return found
        time.sleep(0.05)
    raise Stuck(f"{what} did not come within {patience:.0f} seconds")


def windows(title: str) -> list[str]:
    """The visible windows with a title that contains `title`."""
    return xdotool("search", "--onlyvisible", "--name", title).split()


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
        time.sleep(0.25)
        now = actions(path)
        if now > count:
            count, moved = now, time.monotonic()
        elif time.monotonic() - moved > STALLED_S:
            raise Stuck(f"the match stands still after {count} actions")


def begin(saves: Path) -> Path:
    """From the home page to a table; the save of the new match."""
    before = newest(saves)
    window = wait(lambda: windows(HOME_TITLE), "the home page")[-1]
    time.sleep(1.0)
    focus(window)
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        # First the new match that the home page offers, then its start as proposed: one person, one computer.
        key("Return")
        time.sleep(2.0)
        now = newest(saves)
        if now is not None and now != before:
            return now
    raise Stuck("the match did not begin")


def drive(wish: str, saves: Path, goal: int | None, shot: Path | None) -> dict[str, Any]:
    """Begin or resume, play, close; what was reached."""
    if wish == "play":
        path = begin(saves)
        start = actions(path)
    else:
        found = newest(saves)
        if found is None:
            raise Stuck("there is no save to resume")
        path, start = found, actions(found)
    title = wait(lambda: windows("City of Marble"), "the table")[-1]
    focus(title)
    time.sleep(1.0)
    play_on(path, None if goal is None else start + goal)
    time.sleep(1.0)
    if shot is not None:
        subprocess.run(["import", "-window", "root", str(shot)], check=False)
    memory = resident_mb(xdotool("getwindowpid", title))
    key("ctrl+q")
    wait(lambda: not windows(HOME_TITLE) and not windows("City of Marble"), "the end of the window")
    last = read(path)
    return {
        "save": path.name,
        "actions_before": start,
        "actions_after": len(last["actions"]),
        "seats": [seat["kind"] for seat in last["seats"]],
        "over": last["summary"]["over"],
        "scores": last["summary"]["scores"],
        "memory_mb": round(memory),
    }


def main() -> int:
    """Start the command and drive its window."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("wish", choices=("play", "resume"))
    parser.add_argument("--saves", type=Path, required=True)
    parser.add_argument("--to", default="END", help="END, or how many actions further")
    parser.add_argument("--shot", type=Path, help="a picture of the screen at the end")
    parser.add_argument("command", nargs="+")
    said = parser.parse_args()
    goal = None if said.to == "END" else int(said.to)
    with subprocess.Popen(said.command, stdin=subprocess.DEVNULL, start_new_session=True) as process:
        try:
            reached = drive(said.wish, said.saves, goal, said.shot)
        except Stuck as reason:
            print(f"drive.py: {reason}", file=sys.stderr)
            if said.shot is not None:
                subprocess.run(["import", "-window", "root", str(said.shot)], check=False)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 15)
            return 1
        process.wait(PATIENCE_S)
    print(json.dumps(reached))
    return 0


if __name__ == "__main__":
    sys.exit(main())
