"""`ladder`: each level of a game against the one below it, at a table of two and alone against three.

Match n of a pairing is always the same: its seat turns with n, and the set-up is the same until every seat
has had it. What was played is kept in `resources/ladder`, and a later run goes on from there as long as the
players are the same.
"""

import argparse
import json
import statistics
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from rome_desktop.cli.choices import content_of, game_of
from rome_desktop.cli.output import DONE, FAILED, Failure, print_json, print_table
from rome_desktop.cli.parser import whole_number
from rome_desktop.cli.simulate import Result, Series, simulated
from rome_desktop.engine.game import Game
from rome_desktop.places import RESOURCES, ROOT

GAMES = 20
TABLES = (2, 4)
TALKING = ("accounts.py", "advice.py", "request.py", "reasons.py")
"""What computer players say and how they are asked: it changes no move."""
Z = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass(slots=True)
class Pairing:
    """One level against another at one size of table, and what came of it."""

    strong: str
    weak: str
    seats: int
    wins: list[float] = field(default_factory=list)
    """For each match the share of the victory of the one seat of the strong level."""
    margins: list[float] = field(default_factory=list)
    """For each match the score of that seat less the best of the others'."""
    scores: list[int] = field(default_factory=list)
    """For each match the winner's score."""
    endings: dict[str, int] = field(default_factory=dict)
    """How often matches ended for each reason."""
    cpu: dict[str, list[float]] = field(default_factory=dict)
    """Median and 95th percentile of a turn of each level in processor seconds, where last measured."""
    commit: str = ""
    players: str = ""
    """A digest of everything that plays: a record of other players is not continued."""
    python: str = ""
    """Which Python played them, or some of them, where it was not the program's own: it plays the same."""

    @property
    def name(self) -> str:
        return (
            f"{self.strong} / {self.weak}, {'2 seats' if self.seats == 2 else f'1 against {self.seats - 1}'}"
        )


def declare(parser: argparse.ArgumentParser) -> None:
    """What can be said after the command."""
    parser.add_argument("game", metavar="GAME", help="the key of a game; `games` lists them")
    parser.add_argument(
        "--games", metavar="N", type=whole_number(1), default=GAMES, help=f"matches of each pairing ({GAMES})"
    )
    parser.add_argument("--pair", metavar="A,B", help="only this level against that one")
    parser.add_argument("--seats", metavar="N", type=int, choices=TABLES, help="only at tables of so many")
    parser.add_argument("--fresh", action="store_true", help="forget what was played before")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(arguments: argparse.Namespace) -> int:
    """Carry the command out; the exit code. Raises Failure."""
    game = game_of(arguments.game)
    kept = [] if arguments.fresh else read_ladder(game)
    players = players_digest(game)
    asked = list(pairings(game, arguments.pair, arguments.seats))
    for fresh in asked:
        same = [k for k in kept if k.name == fresh.name and k.players == players]
        pairing = same[0] if same else fresh
        pairing.players = players
        kept = [*(k for k in kept if k.name != pairing.name), pairing]
        play_on(game, pairing, arguments.games, kept)
    wanted = {pairing.name for pairing in asked}
    shown = [pairing for pairing in kept if pairing.name in wanted]
    if arguments.json:
        print_json({"game": game.key, "pairings": [described(pairing) for pairing in shown]})
    else:
        print_pairings(shown)
    return DONE


def pairings(game: Game, pair: str | None, seats: int | None) -> Iterator[Pairing]:
    """What is to be played. Raises Failure for levels the game does not have."""
    from rome_desktop.ai.players import level_names

    names = level_names(game.key)
    neighbours = list(zip(names[1:], names, strict=False))
    chosen = neighbours[1:] if len(names) > 2 else neighbours
    if pair is not None:
        strong, _, weak = pair.partition(",")
        if not {strong, weak} <= set(names):
            raise Failure(f"A pair is two of {', '.join(names)} with a comma between, not “{pair}”.")
        chosen = [(strong, weak)]
    for strong, weak in chosen:
        for table in TABLES if seats is None else (seats,):
            if game.check_seats(table):
                yield Pairing(strong, weak, table)


def play_on(game: Game, pairing: Pairing, matches: int, kept: list[Pairing]) -> None:
    """Play a pairing up to so many matches, keeping each one as soon as it is over."""
    content = content_of(game)
    turns: dict[str, list[float]] = {pairing.strong: [], pairing.weak: []}
    bound = game.rules.decisions_bound
    while len(pairing.wins) < matches:
        number = len(pairing.wins)
        place = number % pairing.seats
        kinds = tuple(pairing.strong if s == place else pairing.weak for s in range(pairing.seats))
        series = Series(game, content, kinds, game.complete(pairing.seats, {}), None, bound)
        result = simulated(series, number // pairing.seats)
        add_result(pairing, result, place)
        for seat, seconds in result.turns:
            turns[kinds[seat]].append(seconds)
        pairing.cpu = {level: percentiles(costs) for level, costs in turns.items() if costs}
        pairing.commit = commit()
        write_ladder(game, kept)


def add_result(pairing: Pairing, result: Result, place: int) -> None:
    """Count one match."""
    scores = [standing.score for standing in result.standings]
    pairing.wins.append(1 / len(result.winners) if place in result.winners else 0.0)
    pairing.margins.append(scores[place] - max(s for seat, s in enumerate(scores) if seat != place))
    pairing.scores.append(max(scores))
    pairing.endings[result.ended] = pairing.endings.get(result.ended, 0) + 1


def percentiles(costs: Iterable[float]) -> list[float]:
    """The median and the 95th percentile, in seconds."""
    ordered = sorted(costs)
    return [round(ordered[int((len(ordered) - 1) * part)], 4) for part in (0.5, 0.95)]


def interval(wins: Sequence[float]) -> tuple[float, float, float]:
    """The share of wins and its 95 % interval, after Wilson."""
    n = len(wins)
    if not n:
        return 0.0, 0.0, 1.0
    share = sum(wins) / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * (share * (1 - share) / n + Z * Z / (4 * n * n)) ** 0.5
    return share, max(0.0, middle - reach), min(1.0, middle + reach)


def players_digest(game: Game) -> str:
    """Which players these are: everything they and the rules of the game are made of."""
    package = ROOT / "rome_desktop"
    folders = [package / "ai", package / "ai" / game.key, package / "games" / game.key, package / "engine"]
    digest = sha256()
    for path in sorted(p for folder in folders for p in folder.glob("*") if p.suffix in (".py", ".json")):
        if path.name not in TALKING:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def commit() -> str:
    """The commit of this checkout, `+` behind it where files differ from it; empty outside a checkout."""
    if not (ROOT / ".git").exists():
        return ""
    try:
        said = [
            subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
            for words in (["rev-parse", "--short=12", "HEAD"], ["status", "--porcelain", "rome_desktop"])
        ]
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said[0].strip() + ("+" if said[1].strip() else "")


def ladder_path(game: Game) -> Path:
    """Where the matches of a game are kept."""
    return RESOURCES / "ladder" / f"{game.key}.json"


def read_ladder(game: Game) -> list[Pairing]:
    """What was played before."""
    path = ladder_path(game)
    if not path.exists():
        return []
    return [Pairing(**one) for one in json.loads(path.read_text(encoding="utf-8"))["pairings"]]


def write_ladder(game: Game, pairings: list[Pairing]) -> None:
    """Keep what was played. Raises Failure if the folder cannot be written."""
    path = ladder_path(game)
    order = sorted(pairings, key=lambda p: (p.strong, p.weak, p.seats))
    rows = ",\n".join(json.dumps(asdict(pairing)) for pairing in order)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'{{"game": "{game.key}", "pairings": [\n{rows}\n]}}\n', encoding="utf-8")
    except OSError as error:
        why = error.strerror or error
        raise Failure(f"{path} cannot be written: {why}. Run it in a checkout.", FAILED) from None


def described(pairing: Pairing) -> dict[str, Any]:
    """A pairing as the contract of the command shows it."""
    share, low, high = interval(pairing.wins)
    return {
        "strong": pairing.strong,
        "weak": pairing.weak,
        "seats": pairing.seats,
        "matches": len(pairing.wins),
        "share": round(share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "share_by_place": [
            round(statistics.fmean(pairing.wins[place :: pairing.seats] or [0.0]), 4)
            for place in range(pairing.seats)
        ],
        "margin": round(statistics.fmean(pairing.margins), 2),
        "winner_score": round(statistics.fmean(pairing.scores), 2),
        "endings": pairing.endings,
        "turn_cpu_seconds": {
            level: dict(zip(("p50", "p95"), found, strict=True)) for level, found in pairing.cpu.items()
        },
        "commit": pairing.commit,
    }


def print_pairings(pairings: list[Pairing]) -> None:
    """One line for each pairing."""
    rows: list[Sequence[object]] = [
        ("PAIRING", "MATCHES", "WINS", "95 %", "MARGIN", "WINNER", "TURN p50", "p95 s", "COMMIT")
    ]
    for pairing in pairings:
        share, low, high = interval(pairing.wins)
        median, tail = pairing.cpu.get(pairing.strong, (0.0, 0.0))
        rows.append(
            (
                pairing.name,
                len(pairing.wins),
                f"{share:.0%}",
                f"{low:.0%} to {high:.0%}",
                statistics.fmean(pairing.margins),
                statistics.fmean(pairing.scores),
                median,
                tail,
                pairing.commit or "-",
            )
        )
    print_table(rows)
