"""Measures how long programs take to paint their window, side by side: needs Xvfb, and root for cold starts.

    measure.py [--runs N] [--cold N] NAME=COMMAND…

Looks at the frame buffer of a virtual display from outside, so that any program can be a peer: `there` is
when most of the screen is no longer black, `settled` the last change of the picture within the time watched,
`memory` the resident memory of the process with the window then. Programs are started in turn, each with a
home folder of its own, and the medians are printed with the load of the machine. Exit code 1 and a sentence
if a window did not come.
"""

import argparse
import contextlib
import mmap
import os
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WIDE, HIGH = 1440, 900
PATIENCE_S = 30.0
WATCHED_S = 2.5
EVERY_S = 0.004
COLUMNS = 16
"""How many of the screen's rows are looked at: one in so many."""


class Start(NamedTuple):
    """One start: seconds, seconds, MB."""

    there: float
    settled: float
    memory: float


class Stuck(Exception):
    """A window that did not come."""


@contextlib.contextmanager
def screen(folder: Path) -> Iterator[tuple[str, mmap.mmap]]:
    """A virtual display and its frame buffer."""
    number = f":{500 + os.getpid() % 400}"
    size = f"{WIDE}x{HIGH}x24"
    words = ["Xvfb", number, "-screen", "0", size, "-nolisten", "tcp", "-fbdir", str(folder)]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as server:
        try:
            place = folder / "Xvfb_screen0"
            end = time.monotonic() + PATIENCE_S
            while not place.exists() or place.stat().st_size < WIDE * HIGH * 4:
                if time.monotonic() > end:
                    raise Stuck("no virtual display")
                time.sleep(0.05)
            time.sleep(0.5)
            with place.open("rb") as file:
                yield number, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        finally:
            server.terminate()


def glance(buffer: mmap.mmap) -> bytes:
    """Some rows of the picture, from its end: a header comes before."""
    row = WIDE * 4
    first = len(buffer) - HIGH * row
    return b"".join(buffer[at : at + row] for at in range(first, len(buffer), row * COLUMNS))


def painted(picture: bytes) -> bool:
    """Whether most of it is not black."""
    colours = picture[0::4], picture[1::4], picture[2::4]
    dark = sum(not any(pixel) for pixel in zip(*(plane[::8] for plane in colours), strict=True))
    return dark * 2 < len(picture) // 4 // 8


def resident_mb(display: str) -> float:
    """Resident memory of the largest process that draws on the display."""
    most = 0.0
    wanted = f"DISPLAY={display}".encode()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if wanted in (process / "environ").read_bytes().split(b"\0"):
                status = (process / "status").read_text()
                sizes = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
                most = max(most, *(int(size) / 1024 for size in sizes))
    return most


def start(command: str, home: Path, display: str, buffer: mmap.mmap) -> Start:
    """Start it, watch it, end it. Raises Stuck."""
    own = {"HOME": str(home), "DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": "disabled:", "LANG": "C.UTF-8"}
    around = own | {"PATH": os.environ["PATH"]}
    begun = time.perf_counter()
    there = settled = 0.0
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        shlex.split(command), env=around, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        before = glance(buffer)
        while not there or time.perf_counter() - begun < there + WATCHED_S:
            time.sleep(EVERY_S)
            now, passed = glance(buffer), time.perf_counter() - begun
            if now != before:
                settled, before = passed, now
                if not there and painted(now):
                    there = passed
            if not there and passed > PATIENCE_S:
                raise Stuck(f"{command} painted nothing within {PATIENCE_S:.0f} seconds")
        return Start(there, settled, resident_mb(display))
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        time.sleep(0.7)


def forget_files() -> None:
    """Drop the disk cache, as after a start of the machine."""
    os.sync()
    Path("/proc/sys/vm/drop_caches").write_text("3\n", encoding="ascii")


def main() -> int:
    """Measure, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--runs", type=int, default=7, help="warm starts of each, after one that is not counted"
    )
    parser.add_argument("--cold", type=int, default=0, help="starts of each with the disk cache dropped")
    parser.add_argument("what", nargs="+", metavar="NAME=COMMAND")
    said = parser.parse_args()
    programs = dict(one.split("=", 1) for one in said.what)
    kinds = {"cold": said.cold, "warm": said.runs}
    starts: dict[tuple[str, str], list[Start]] = {(name, kind): [] for name in programs for kind in kinds}
    folder = Path(tempfile.mkdtemp())
    homes = {name: folder / name for name in programs}
    for home in homes.values():
        home.mkdir()
    try:
        with screen(folder) as (display, buffer):
            for kind, count in kinds.items():
                for turn in range(count + (kind == "warm")):
                    for name, command in programs.items():
                        if kind == "cold":
                            forget_files()
                        found = start(command, homes[name], display, buffer)
                        if kind == "cold" or turn:
                            starts[name, kind].append(found)
    except Stuck as reason:
        print(f"measure.py: {reason}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"load {os.getloadavg()[0]:.1f}; medians, in brackets the fastest and the slowest")
    for (name, kind), found_all in starts.items():
        if found_all:
            there, settled, memory = ([one[part] for one in found_all] for part in range(3))
            print(
                f"{name:20} {kind} x{len(found_all)}: there {statistics.median(there):.2f} s"
                f" ({min(there):.2f} to {max(there):.2f}), settled {statistics.median(settled):.2f} s,"
                f" memory {statistics.median(memory):.0f} MB"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
