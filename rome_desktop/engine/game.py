"""How a game is declared: what its box says, registered in the catalogue, and its rules.

The rules are imported when somebody first asks for them: to show five boxes, none of them is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rome_desktop.engine.edition import Rank, Ranks
from rome_desktop.engine.steps import Chance, Decision, Refusal
from rome_desktop.engine.teaching import Teaching, nothing_taught

if TYPE_CHECKING:
    from rome_desktop.engine.actions import Action, Notation
    from rome_desktop.engine.hidden import Zone
    from rome_desktop.engine.steps import State, Step


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match starts."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one side stands: its score and what it is made of (the keys are the same for every side)."""

    seat: int
    score: int
    categories: dict[str, int]


def any_seats(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Every number of seats goes with all options."""
    return None


def no_ranks(solo: Mapping[str, Any], options: Mapping[str, str]) -> Ranks:
    """The challenge is won or lost; the margin over the rival tells how clearly."""
    return Ranks("margin")


@dataclass(frozen=True, slots=True)
class Rules:
    """What plays a game: its state, steps and scores."""

    box: type[Any]
    state: type[State]
    steps: tuple[type[Step], ...]
    notation: Notation
    zones: tuple[Zone, ...]
    setup: Callable[[Any, int, Mapping[str, str]], State]
    """`setup(box, seats, options)`: the table before the first chance is answered."""
    restore: Callable[[Any, dict[str, Any]], State]
    """`restore(box, fields)`: a state from its saved fields, derived tables made anew."""
    standings: Callable[[Any], list[Standing]]
    """Scores as if the game ended now; an automatic rival is one more side after the seats."""
    winners: Callable[[Any], list[int]]
    ended: Callable[[Any], str]
    """Why the game ended, as a key, or an empty string while it goes on."""
    decisions_bound: int
    """More decisions than this in one match is a fault."""
    year_of: Callable[[Any], int] | None = None
    """The year of a state, where the race of a match is told by years; None where it is told by turns."""
    round_of: Callable[[Any], int] | None = None
    """The round of a state, from 1 on, by which turns of the race are named; None where years do."""
    nobody_wins: tuple[str, ...] = ()
    """Keys of `ended` at which all have lost and `winners` names nobody."""
    placements: type[Decision] | None = None
    """A decision with so much to try that its options are promised to be listed quickly."""


def rules_in(package: str) -> Callable[[], Rules]:
    """Imports the module `rules` of a game's package when the box is opened; its `RULES` play the game."""

    def opened() -> Rules:
        found: Rules = import_module(f"{package}.rules").RULES
        return found

    return opened


@dataclass(frozen=True, slots=True)
class Game:
    """A game as its box tells of it, before it is opened."""

    key: str
    title: Mapping[str, str]
    revision: int
    """Raised when a change of the rules could make an old record play differently."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    solo: tuple[str, ...]
    """Levels of the solo challenge, the gentlest first."""
    open_rules: Callable[[], Rules]
    """Imports the rules."""
    stem: str = ""
    """How the names of its classes begin: those of stem `Alba` are `AlbaWords`, `AlbaView` and so on."""
    reworded: tuple[str, ...] = ()
    """Digests of past content files that differ from today's in words alone: their matches go on."""
    refuse_seats: Callable[[int, Mapping[str, str]], Refusal | None] = any_seats
    """Why so many seats do not go with the options; None when they do. One seat is the solo challenge."""
    ranks: Callable[[Mapping[str, Any], Mapping[str, str]], Ranks] = no_ranks
    """`ranks(solo, options)`: the ranks of the challenge with these options, by the content file's `solo`."""
    open_teaching: Callable[[], Teaching] = nothing_taught
    """Imports what the lessons of the game ask by name."""
    has_points: bool = True
    """Whether a score is points; else it only measures who is nearer to victory at a table of several.

    Then no score is shown, but what it is made of; its category `victory`, which lifts winners above all
    others, is not. A solo challenge is always scored in points.
    """

    @property
    def rules(self) -> Rules:
        """What plays the game."""
        return self.open_rules()

    def check_seats(self, seats: int, options: Mapping[str, str] | None = None) -> bool:
        """Whether so many can play, with these options if they are given."""
        known = seats in self.seats or (seats == 1 and bool(self.solo))
        return known and (options is None or self.refuse_seats(seats, options) is None)

    def rank(self, state: Any, options: Mapping[str, str]) -> Rank | None:
        """The rank that a solo challenge earns if it ends as it stands, or None."""
        ranks = self.ranks(asdict(state.box.solo), self.complete(1, options))
        return ranks.earned([standing.score for standing in self.rules.standings(state)])

    def in_points(self, seats: int) -> bool:
        """Whether a match of so many seats is scored in points."""
        return self.has_points or seats == 1

    def complete(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """All options of a match: those given, and for each other one its default.

        Where the default does not go with the seats, it is the first value that does.
        """
        chosen = {option.name: option.default for option in self.options} | dict(given)
        for option in self.options:
            if option.name not in given and not self.check_seats(seats, chosen):
                fit = [v for v in option.values if self.check_seats(seats, {**chosen, option.name: v})]
                chosen[option.name] = (*fit, option.default)[0]
        return chosen


def why_not(state: State, action: Action) -> Refusal | None:
    """Why `action` cannot be chosen now, with its clause; None when it can."""
    top = state.pending[-1] if state.pending else None
    if isinstance(top, Decision):
        return None if action in top.options(state) else top.refusal(state, action)
    if isinstance(top, Chance):
        return top.refusal(state, action)
    return Refusal("", "the-game-is-over")
