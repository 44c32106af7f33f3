"""Plain data for the tests of the pages: words, saves, results, as a few evenings of play leave them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from rome_desktop.app.contract import Category, Words
from rome_desktop.app.cover import Habit
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.game import Standing
from rome_desktop.session.results import Result
from rome_desktop.session.saves import Damaged, SaveError, Summary
from rome_desktop.session.seats import Seat

GAME = game_of("city_of_marble")
NOON = datetime(2026, 11, 27, 12, 0, tzinfo=UTC)


class SampleWords(Words):
    """A game's words, short and fixed."""

    def categories(self) -> tuple[Category, ...]:
        rows = (
            ("buildings", self.tr("Buildings"), "temple", "#8E2A20"),
            ("bridges", self.tr("Bridges"), "bridge", "#24708F"),
            ("aqueducts", self.tr("Aqueducts"), "aqueduct", "#2F7A6B"),
            ("fountains", self.tr("Fountains"), "fountain", "#1F4E86"),
            ("coins", self.tr("Coins"), "coin", "#8F6716"),
            ("most_coins", self.tr("Most coins"), "laurel", "#A8641E"),
            ("imperium", self.tr("Imperium"), "influence", "#6B3FA0"),
        )
        return tuple(Category(*row) for row in rows)

    def race(self) -> str:
        return self.tr("by round")

    def round_name(self, number: int) -> str:
        return self.tr("Round {number}").format(number=number)

    def ended(self, reason: str) -> str:
        return self.tr("Three of the four stacks were empty.")

    def level(self, key: str) -> tuple[str, str]:
        return {
            "quaestor": (self.tr("Quaestor"), self.tr("The Senate lays one tile after each of your turns.")),
            "praetor": (self.tr("Praetor"), self.tr("One tile in odd rounds, two in even ones.")),
            "consul": (self.tr("Consul"), self.tr("Two tiles after each of your turns.")),
        }[key]

    def challenge(self) -> tuple[str, str]:
        return self.tr("Against the Senate"), self.tr(
            "Build alone while the Senate lays tiles by fixed rules."
        )

    def rival(self) -> str:
        return self.tr("The Senate")

    def option_words(self, name: str, value: str) -> tuple[str, str]:
        return (
            (value.title(), self.tr("What this choice does, in one sentence."))
            if value
            else (name.title(), "")
        )

    def habits(self) -> tuple[Habit, ...]:
        told = self.tr("What the program does then, in one sentence.")
        return (Habit("keep_dearest", self.tr("Left to the program"), told),)

    def pitch(self) -> tuple[str, str]:
        return (
            self.tr("Lay districts, dress Rome in marble."),
            self.tr(
                "Lay lozenge tiles around a point of the city until a temple, baths, a theatre or an arena "
                "rises there. Magistrates decide who builds it; aqueducts and fountains make it worth more."
            ),
        )


NAMES = (
    ("Julia", "rubra"),
    ("Hadrian", "caerulea"),
    ("Claudia", "flava"),
    ("Tiberius", "viridis"),
    ("Silvia", "nigra"),
)


def seats(*kinds: str, first: int = 0) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[first + i][0], kind, NAMES[first + i][1]) for i, kind in enumerate(kinds))


def save(
    name: str = "a",
    *,
    days: float = 0,
    kinds: Sequence[str] = ("human", "normal", "human"),
    scores=None,
    **fields,
) -> Summary:
    table = seats(*kinds)
    solo = len(kinds) == 1
    values = {
        "path": Path(f"city_of_marble-{name}.ludus"),
        "game": GAME.key,
        "seats": table,
        "options": {"solo": "praetor"} if solo else {},
        "saved": datetime.now(UTC) - timedelta(days=days),
        "lines": 41,
        "scores": tuple(scores or (38, 35, 31, 27)[: len(kinds) + solo]),
        "to_move": 1 if not solo else 0,
        "round": 7,
        "over": False,
    }
    return Summary(**{**values, **fields})


def damaged(reason: str = "truncated", backup: bool = True) -> Damaged:
    path = Path("city_of_marble-2026-11-20-1.ludus")
    error = SaveError(
        reason, "Its end is missing.", why="seats.0.name String should have at most 12 characters"
    )
    return Damaged(path, error, path.with_suffix(".ludus.bak") if backup else None)


def result(
    scores: Sequence[int],
    *,
    days: float = 1,
    kinds: Sequence[str] = ("human", "normal", "human"),
    level: str = "",
) -> Result:
    top = max(scores)
    return Result(
        GAME.key,
        datetime.now(UTC) - timedelta(days=days),
        seats(*kinds, first=int(days) % 3),
        {"solo": level} if level else {},
        "MARMOR-4417",
        tuple(scores),
        tuple(i for i, s in enumerate(scores) if s == top),
        f"city_of_marble-{days}.ludus",
    )


def results() -> list[Result]:
    several = [result((74, 61, 58), days=1), result((49, 66, 71), days=3), result((88, 90, 52), days=5)]
    alone = [
        result((57, 43), days=2, kinds=("human",), level="quaestor"),
        result((40, 52), days=4, kinds=("human",), level="praetor"),
    ]
    return sorted([*several, *alone], key=lambda r: r.ended, reverse=True)


def evenings(count: int = 14) -> list[Result]:
    """As many matches of three, each with what the points came from, and two alone."""
    keys = ("buildings", "bridges", "aqueducts", "fountains", "coins", "most_coins", "imperium")
    found = []
    for n in range(count):
        parts = [[(7 * n + 5 * side + 3 * k) % 23 for k in range(len(keys))] for side in range(3)]
        kinds = ("human", ("easy", "normal", "hard")[n % 3], "human" if n % 4 else "normal")
        one = result([sum(part) for part in parts], days=n * 3 + 1, kinds=kinds)
        categories = tuple(dict(zip(keys, part, strict=True)) for part in parts)
        found.append(replace(one, seats=seats(*kinds), categories=categories, lines=90 + n * 7 % 40))
    alone = [r for r in results() if r.is_solo]
    return sorted([*found, *alone], key=lambda r: r.ended, reverse=True)


def standings() -> list[Standing]:
    keys = ("buildings", "bridges", "aqueducts", "fountains", "coins", "most_coins", "imperium")
    table = (
        (41, 5, 10, 3, 4, 5, 10),
        (36, 3, 12, 1, 3, 0, 5),
        (29, 8, 6, 2, 2, 0, 10),
        (24, 0, 4, 0, 1, 0, 0),
    )
    return [Standing(i, sum(row), dict(zip(keys, row, strict=True))) for i, row in enumerate(table)]


def race() -> list[tuple[int, list[int]]]:
    rows, now = [(0, [0, 0, 0, 0])], [0, 0, 0, 0]
    gains = ((0, 3), (1, 4), (2, 3), (3, 5), (0, 6), (1, 3), (2, 9), (3, 2), (0, 4), (1, 14), (2, 5), (3, 3))
    for step, (side, gain) in enumerate(gains * 2):
        now = list(now)
        now[side] += gain
        rows.append((4 * step + 4, now))
    final = [s.score for s in standings()]
    return [*rows, (110, [max(a, b) if i else b for i, (a, b) in enumerate(zip(now, final, strict=True))])]
