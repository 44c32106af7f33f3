"""`bench`: the figures the program promises, and with `--peers` beside their peers in the same run."""

import argparse
import platform
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rome_desktop import __version__
from rome_desktop.catalogue import GAMES
from rome_desktop.cli import own, speed
from rome_desktop.cli.output import DONE, FAILED, Failure, print_json, print_table
from rome_desktop.session.folders import HOME_VARIABLE

STARTS = 7
REDRAWN = 3
"""Processes that draw the same: of each action the median counts, so that a pause of the machine does not."""
WINDOW_PATIENCE_S = 300


@dataclass(frozen=True, slots=True)
class Promise:
    """What is promised of one figure. With `of_peer` bound and aim are multiples of the peer's figure."""

    key: str
    what: str
    unit: str
    bound: float
    aim: float
    more_is_better: bool = False
    bound_of_peer: bool = False
    aim_of_peer: bool = False


PROMISES = (
    Promise("random_play", "random play", "decisions/s", 0.33, 1.0, True, True, True),
    Promise("copy", "copy of a four-seat state, median", "µs", 6, 3, False, True, True),
    Promise("replay", "replay of 500 decisions, median", "ms", 100, 20),
    Promise("placements", "listing the placements of a building, worst position met", "ms", 2, 0.2),
    Promise("start", "start to painted window, median", "s", 0.7, 0.3),
    Promise("click", "click to visible reaction, p99", "ms", 100, 33),
    Promise("frame_gap", "frame gap while the computer thinks, p99", "ms", 33, 1.2, aim_of_peer=True),
    Promise("memory", "memory of the window process in a game", "MB", 187, 110),
    Promise("autosave", "autosave on the window thread, p99", "ms", 10, 1),
    Promise("idle", "idle, share of a core", "%", 1, 0),
    Promise("redraw", "whole redraw of a table, the slowest game", "ms", 30, 16),
    Promise("redraw_action", "redraw after one action, p95, the slowest game", "ms", 12, 8),
)
OF_WINDOW = ("click", "frame_gap", "memory", "autosave", "idle")


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure; `value` is None where it could not be measured, and `note` says why or how."""

    promise: Promise
    game: str
    value: float | None
    peer: float | None = None
    note: str = ""

    def limit(self, number: float, of_peer: bool) -> float | None:
        """A bound or aim in the unit of the figure; None while the peer was not measured."""
        if not of_peer:
            return number
        return None if self.peer is None else number * self.peer

    @property
    def bound(self) -> float | None:
        return self.limit(self.promise.bound, self.promise.bound_of_peer)

    @property
    def aim(self) -> float | None:
        return self.limit(self.promise.aim, self.promise.aim_of_peer)

    def reaches(self, limit: float | None) -> bool | None:
        if self.value is None or limit is None:
            return None
        return self.value >= limit if self.promise.more_is_better else self.value <= limit

    def described(self) -> dict[str, Any]:
        return {
            "key": self.promise.key,
            "game": self.game,
            "what": self.promise.what,
            "unit": self.promise.unit,
            "value": self.value,
            "bound": self.bound,
            "aim": self.aim,
            "peer": self.peer,
            "ratio": ratio(self),
            "holds": self.reaches(self.bound),
            "note": self.note,
        }


def ratio(figure: Figure) -> float | None:
    """The figure divided by its peer's."""
    if figure.value is None or not figure.peer:
        return None
    return figure.value / figure.peer


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("--peers", action="store_true", help="measure python-chess beside it (needs: chess)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    if arguments.peers and not speed.has_chess():
        raise Failure("The peer python-chess is not installed. Run: python -m pip install chess", FAILED)
    figures = [*of_the_rules(arguments.peers), start_figure(), *of_the_window(), *of_the_redraws()]
    if arguments.json:
        print_json(
            {
                "version": __version__,
                "python": platform.python_version(),
                "machine": f"{platform.system()} {platform.machine()}",
                "peers": arguments.peers,
                "figures": [figure.described() for figure in figures],
            }
        )
    else:
        print_figures(figures)
    return DONE


def promise_of(key: str) -> Promise:
    """What is promised of a figure."""
    return next(promise for promise in PROMISES if promise.key == key)


def of_the_rules(peers: bool) -> Iterator[Figure]:
    """Random play, copying and replay of every game, and placements where a game promises them."""
    for game in GAMES:
        table = speed.Table(game)
        rate, peer = speed.random_play(table, peers)
        peer_note = "peer: python-chess moves/s" if peers else "the bound is relative: add --peers"
        yield Figure(promise_of("random_play"), game.key, rate, peer, f"{table.seats} seats; {peer_note}")
        state = table.middle()
        copy_note = "peer: chess.Board" if peers else ""
        copy_peer = speed.chess_copy_us() if peers else None
        yield Figure(promise_of("copy"), game.key, speed.copy_us(state), copy_peer, copy_note)
        record, decisions = table.longest()
        replay_peer = speed.chess_replay_ms() if peers else None
        note = f"a record of {decisions} decisions, scaled to 500"
        yield Figure(promise_of("replay"), game.key, speed.replay_ms(record, decisions), replay_peer, note)
        if game.rules.placements is not None:
            worst, count = speed.worst_listing_ms(table, game.rules.placements)
            note = f"the slowest of {count} positions of random matches"
            yield Figure(promise_of("placements"), game.key, worst, note=note)


def start_figure() -> Figure:
    """From starting the process to the first painted frame of its window, median of several starts."""
    promise = promise_of("start")
    with tempfile.TemporaryDirectory() as home:
        surroundings = own.surroundings() | {HOME_VARIABLE: home}
        try:
            seconds = [one_start(surroundings) for _ in range(STARTS + 1)]
        except own.NoAnswer as reason:
            return Figure(promise, "", None, note=f"not measured: {reason}")
    platform_used = surroundings.get("QT_QPA_PLATFORM", "the screen")
    note = f"{STARTS} warm starts of {own.command()[0]} on {platform_used}"
    return Figure(promise, "", statistics.median(seconds[1:]), note=note)


def one_start(surroundings: dict[str, str]) -> float:
    """Seconds until `--bench-start` says that its window is painted. Raises NoAnswer."""
    begun = time.perf_counter()
    with subprocess.Popen(
        own.command("--bench-start"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        patience = threading.Timer(own.PATIENCE_S, process.kill)
        patience.start()
        line = process.stdout.readline()
        seconds = time.perf_counter() - begun
        patience.cancel()
        if line.strip() != "painted":
            said = process.stderr.read().strip().splitlines()
            raise own.NoAnswer(own.bare(said[0]) if said else "the window was not painted")
    return seconds


def of_the_window() -> list[Figure]:
    """What can only be measured with a window open, in a process of its own."""
    try:
        found = own.ask("--bench-window", environment=own.surroundings(), patience=WINDOW_PATIENCE_S)
    except own.NoAnswer as reason:
        return [Figure(promise_of(key), "", None, note=f"not measured: {reason}") for key in OF_WINDOW]
    figures = []
    for key in OF_WINDOW:
        one = found.get(key, {"value": None, "note": "not measured"})
        figures.append(Figure(promise_of(key), "", one["value"], one.get("peer"), one.get("note", "")))
    return figures


def of_the_redraws() -> list[Figure]:
    """How long the slowest table takes to be drawn, in processes of its own; the other games in the note."""
    promises = promise_of("redraw"), promise_of("redraw_action")
    try:
        found = [
            own.ask("--bench-redraws", environment=own.surroundings(), patience=WINDOW_PATIENCE_S)
            for _ in range(REDRAWN)
        ]
    except own.NoAnswer as reason:
        return [Figure(promise, "", None, note=f"not measured: {reason}") for promise in promises]
    whole, resized = (_medians(one[kind] for one in found) for kind in ("whole", "resized"))
    actions = {
        game: p95(
            [statistics.median(times) for times in zip(*(one["actions"][game] for one in found), strict=True)]
        )
        for game in whole
    }
    how = f"1440x900, processor time, medians of {REDRAWN} processes"
    return [
        Figure(
            promises[0],
            "",
            max(whole.values()),
            note=f"{how}: {_listed(whole)}; in another size: {_listed(resized)}",
        ),
        Figure(promises[1], "", max(actions.values()), note=f"{how} for each action: {_listed(actions)}"),
    ]


def _medians(runs: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """Of each key the median over the runs."""
    every = list(runs)
    return {key: statistics.median(run[key] for run in every) for key in every[0]}


def p95(values: list[float]) -> float:
    """The value that all but one in twenty stay below."""
    return sorted(values)[int(len(values) * 0.95)]


def _listed(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{key} {value:.1f}" for key, value in figures.items())


def shown(value: float | None) -> str:
    """Three significant figures, or a dash."""
    if value is None:
        return "-"
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"


def verdict(figure: Figure) -> str:
    """Whether the figure misses its bound, holds it, or reaches its aim."""
    if figure.reaches(figure.bound) is False:
        return "MISSES ITS BOUND"
    if figure.reaches(figure.aim):
        return "reaches its aim"
    return "holds" if figure.reaches(figure.bound) else "-"


def print_figures(figures: list[Figure]) -> None:
    """The table, and below it how each figure came about."""
    rows: list[tuple[str, ...]] = [("FIGURE", "", "UNIT", "BOUND", "AIM", "PEER", "RATIO", "")]
    for figure in figures:
        what = f"{figure.promise.what}{f', {figure.game}' if figure.game else ''}"
        numbers = [shown(n) for n in (figure.bound, figure.aim, figure.peer, ratio(figure))]
        rows.append((what, shown(figure.value), figure.promise.unit, *numbers, verdict(figure)))
    print_table(rows)
    notes: dict[str, list[str]] = {}
    for figure in figures:
        if figure.note:
            notes.setdefault(figure.note, []).append(figure.promise.key)
    for note, keys in notes.items():
        print(f"  {', '.join(keys)}: {note}")
