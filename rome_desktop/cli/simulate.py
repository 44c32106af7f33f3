"""`simulate`: whole games between computer players.

A match of seed S is the match a window would begin with that seed: match number n of a run with seed S is
match 0 of a run with seed S + n.
"""

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rome_desktop.cli.choices import SOLO, content_of, game_of, options_of, pairs
from rome_desktop.cli.output import DONE, FAILED, Failure, print_json, print_table
from rome_desktop.cli.parser import whole_number
from rome_desktop.content.reader import Content
from rome_desktop.engine.game import Game, Standing
from rome_desktop.engine.hidden import observe
from rome_desktop.engine.record import line_of
from rome_desktop.engine.steps import Chance, State, options, play, settle, to_move
from rome_desktop.session import saves, transcript
from rome_desktop.session.match import Match
from rome_desktop.session.seats import Seat

if TYPE_CHECKING:
    from rome_desktop.ai.players import Choice

RANDOM = "random"
CAP = "cap"
COLOURS = ("rubra", "caerulea", "flava", "viridis", "nigra")


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    number = whole_number
    parser.add_argument("game", metavar="GAME", help="the key of a game; `games` lists them")
    parser.add_argument(
        "--seats", metavar="A,B,…", required=True, help="random, easy, normal or hard for each seat"
    )
    parser.add_argument("--games", metavar="N", type=number(1), default=1, help="how many matches (1)")
    parser.add_argument("--seed", metavar="S", type=number(0), default=0, help="seed of the first match (0)")
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help="an option of the game")
    parser.add_argument(
        "--budget", metavar="MS", type=number(1), help="stop a search that takes longer, and count it"
    )
    parser.add_argument("--cap", metavar="N", type=number(1), help="stop a match after N decisions")
    parser.add_argument("--record", metavar="DIR", type=Path, help="write each match as a save")
    parser.add_argument("--transcript", metavar="DIR", type=Path, help="write each match as a transcript")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: the same for every match of a series."""

    game: Game
    content: Content
    kinds: tuple[str, ...]
    options: dict[str, str]
    budget: int | None
    """Milliseconds after which a search is stopped; None: never, so that every run is the same."""
    cap: int


@dataclass(slots=True)
class Result:
    """One match that was played; `lines` is its record."""

    seed: int
    standings: list[Standing]
    winners: list[int]
    ended: str
    decisions: int
    seconds: float
    lines: list[str] = field(default_factory=list)
    braked: int | None = None
    """Searches that were stopped by the clock; None where it never stops any."""
    turns: list[tuple[int, float]] = field(default_factory=list)
    """For each row of decisions of one seat the seat, and the processor seconds it thought."""

    def described(self, kinds: Sequence[str]) -> dict[str, Any]:
        braked = {} if self.braked is None else {"braked": self.braked}
        return {
            "seed": self.seed,
            "seats": list(kinds),
            "scores": [standing.score for standing in self.standings],
            "categories": [standing.categories for standing in self.standings],
            "winners": self.winners,
            "ended": self.ended,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            **braked,
        }


def series_of(arguments: argparse.Namespace) -> Series:
    """What the arguments ask for. Raises Failure."""
    from rome_desktop.ai.players import level_names

    game = game_of(arguments.game)
    kinds = tuple(arguments.seats.split(","))
    known = level_names(game.key)
    for kind in kinds:
        if kind not in known:
            raise Failure(f"There is no computer player “{kind}”. There are: {', '.join(known)}.")
    chosen = options_of(game, len(kinds), pairs(arguments.option))
    cap = arguments.cap or game.rules.decisions_bound
    return Series(game, content_of(game), kinds, chosen, arguments.budget, cap)


def simulated(series: Series, seed: int) -> Result:
    """Play one match to its end or the cap. Raises Failure if a computer player answers what is not legal."""
    start = time.perf_counter()
    state = series.game.rules.setup(series.content.box, len(series.kinds), series.options)
    dice = random.Random(f"{seed}/players")
    lines: list[str] = []
    decisions = braked = 0
    turns: list[tuple[int, float]] = []
    while True:
        answer_chance(state, seed, lines)
        if not state.pending or decisions >= series.cap:
            break
        seat, begun = to_move(state), time.process_time()
        choice = answer(series, state, dice)
        add_thought(turns, seat, time.process_time() - begun)
        lines.append(line_of(state, choice.action))
        play(state, choice.action)
        decisions += 1
        braked += choice.braked
    seconds = time.perf_counter() - start
    over = not state.pending
    winners = series.game.rules.winners(state) if over else []
    ended = series.game.rules.ended(state) if over else CAP
    stopped = None if series.budget is None else braked
    standings = series.game.rules.standings(state)
    return Result(seed, standings, winners, ended, decisions, seconds, lines, stopped, turns)


def add_thought(turns: list[tuple[int, float]], seat: int | None, seconds: float) -> None:
    """Add a decision to the turn it belongs to, or begin the next one."""
    if seat is None:
        return
    if turns and turns[-1][0] == seat:
        seconds += turns.pop()[1]
    turns.append((seat, seconds))


def answer_chance(state: State, seed: int, lines: list[str]) -> None:
    """Chance falls as it does in a `Match` of this seed."""
    settle(state)
    while state.pending and isinstance(step := state.pending[-1], Chance):
        drawn = step.draw(state, random.Random(f"{seed}/{len(lines)}"))
        lines.append(line_of(state, drawn))
        play(state, drawn)


def answer(series: Series, state: State, dice: random.Random) -> "Choice":
    """What the computer player of the seat to move does; it sees no more than its view."""
    from rome_desktop.ai.players import Choice, decide

    legal = options(state)
    seat = to_move(state)
    if seat is None or series.kinds[seat] == RANDOM:
        return Choice(dice.choice(legal), 0, braked=False)
    view = observe(state, series.game.rules.zones, seat)
    choice = decide(series.game, view, seat, series.kinds[seat], dice, series.budget)
    if choice.action not in legal:
        raise Failure(
            f"The computer player {series.kinds[seat]} answered “{choice.action}”, which is not legal.",
            FAILED,
        )
    return choice


def match_of(series: Series, result: Result) -> Match:
    """The played match with its history, as a window would hold it."""
    seats = [Seat(f"{kind.capitalize()} {n}", kind, COLOURS[n - 1]) for n, kind in enumerate(series.kinds, 1)]
    match = Match.begin(series.game, series.content, seats, series.options, str(result.seed))
    match.started = datetime.now(UTC).isoformat(timespec="seconds")
    for line in result.lines:
        if not line.startswith("chance"):
            match.play(line)
    return match


def file_stem(series: Series, seed: int) -> str:
    """A name that says what was played."""
    chosen = [f"{name}-{value}" for name, value in sorted(series.options.items())]
    return "_".join([series.game.key, "-".join(series.kinds), *chosen, str(seed)])


def keep(series: Series, result: Result, record: Path | None, transcripts: Path | None) -> None:
    """Write the match where it was asked for. Raises Failure if the folder cannot be written."""
    if record is None and transcripts is None:
        return
    if transcripts is not None and result.ended == CAP:
        raise Failure(f"Match {result.seed} was stopped by the cap; a transcript is of a whole game.", FAILED)
    match = match_of(series, result)
    stem = file_stem(series, result.seed)
    try:
        if record is not None:
            saves.write(match, record / f"{stem}{saves.SUFFIX}")
        if transcripts is not None:
            transcripts.mkdir(parents=True, exist_ok=True)
            (transcripts / f"{stem}.txt").write_text(transcript.write(match), encoding="utf-8", newline="\n")
    except OSError as error:
        why = error.strerror or error
        raise Failure(
            f"{record or transcripts} cannot be written: {why}. Name another folder.", FAILED
        ) from None


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    series = series_of(arguments)
    results = []
    for number in range(arguments.games):
        result = simulated(series, arguments.seed + number)
        keep(series, result, arguments.record, arguments.transcript)
        result.lines.clear()
        results.append(result)
    if arguments.json:
        matches = [result.described(series.kinds) for result in results]
        print_json({"game": series.game.key, "options": series.options, "matches": matches})
    else:
        print_results(series, results)
    return DONE


def side_names(series: Series, sides: int) -> list[str]:
    """Every side of the table: the seats, and the rival of a solo challenge."""
    rivals = [f"rival ({series.options[SOLO]})"] if SOLO in series.options else []
    return [f"{seat} {name}" for seat, name in enumerate([*series.kinds, *rivals][:sides])]


def print_results(series: Series, results: list[Result]) -> None:
    """Each match with its categories, and a summary of several."""
    names = side_names(series, len(results[0].standings))
    for result in results:
        won = " and ".join(names[side] for side in result.winners) or "nobody"
        print(
            f"Match {result.seed}: won by {won}; {result.ended}; "
            f"{result.decisions} decisions in {result.seconds:.2f} s"
        )
        categories = list(result.standings[0].categories)
        rows: list[Sequence[object]] = [("side", "score", *categories)]
        rows += [(names[s.seat], s.score, *s.categories.values()) for s in result.standings]
        print_table(rows, indent="  ")
    if braked := sum(result.braked or 0 for result in results):
        print(f"{braked} searches were stopped by the clock")
    if len(results) > 1:
        print_summary(names, results)


def print_summary(names: list[str], results: list[Result]) -> None:
    """Wins (a shared victory counts for each), mean score, and speed."""
    decisions = sum(result.decisions for result in results)
    seconds = sum(result.seconds for result in results)
    print(f"{len(results)} matches, {decisions} decisions, {decisions / max(seconds, 1e-9):.0f} decisions/s")
    rows: list[Sequence[object]] = [("side", "wins", "mean score", "lowest", "highest")]
    for side, name in enumerate(names):
        scores = [result.standings[side].score for result in results]
        wins = sum(side in result.winners for result in results)
        rows.append((name, wins, statistics.fmean(scores), min(scores), max(scores)))
    print_table(rows, indent="  ")
