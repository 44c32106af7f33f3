"""What can be picked, pointed at or asked about on this table: a key for each sort of spot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from rome_desktop.app.table.spot_key import SpotKey, SpotKeys
from rome_desktop.games.trajan import ids
from rome_desktop.games.trajan.ids import CAMP


@dataclass(frozen=True, slots=True)
class Tray(SpotKey):
    """A tray of the action circle."""

    sort = "tray"
    number: int


@dataclass(frozen=True, slots=True)
class Slot(SpotKey):
    """The slot for a Trajan tile beside a tray."""

    sort = "slot"
    number: int


@dataclass(frozen=True, slots=True)
class Heart(SpotKey):
    """The middle of the action circle."""

    sort = "heart"


@dataclass(frozen=True, slots=True)
class Hand(SpotKey):
    """A marker in hand."""

    sort = "hand"
    colour: ids.Colour


@dataclass(frozen=True, slots=True)
class Supply(SpotKey):
    """A marker to be placed before the first turn: of each colour there are two."""

    sort = "supply"
    colour: ids.Colour
    number: int

    def words(self) -> list[str]:
        return [f"{self.colour}{self.number}"]

    @classmethod
    def of(cls, words: Sequence[str]) -> Self:
        (word,) = words
        return cls(ids.Colour(word[:1]), int(word[1:]))


@dataclass(frozen=True, slots=True)
class Preset(SpotKey):
    """A way to place all markers at once."""

    sort = "preset"
    preset: str


@dataclass(frozen=True, slots=True)
class Reserve(SpotKey):
    """The pawns of the reserve, or so many of them, to be deployed."""

    sort = "reserve"
    pawns: int | None = None


@dataclass(frozen=True, slots=True)
class Extra(SpotKey):
    """The tiles that repeat an action."""

    sort = "extra"
    deed: ids.Deed


@dataclass(frozen=True, slots=True)
class Answers(SpotKey):
    """What answers the demands for one thing."""

    sort = "answers"
    icon: ids.Icon


@dataclass(frozen=True, slots=True)
class Joker(SpotKey):
    """The jokers of a kind."""

    sort = "joker"
    kind: ids.Joker


@dataclass(frozen=True, slots=True)
class Building(SpotKey):
    """The construction tiles of a type."""

    sort = "building"
    type: str


@dataclass(frozen=True, slots=True)
class Card(SpotKey):
    """The cards of a sort in a hand; “?” where they are not shown."""

    sort = "card"
    good: str


@dataclass(frozen=True, slots=True)
class Display(SpotKey):
    """The cards that lie open."""

    sort = "display"


@dataclass(frozen=True, slots=True)
class Bonus(SpotKey):
    """A bonus tile that was won."""

    sort = "bonus"
    number: int


@dataclass(frozen=True, slots=True)
class Province(SpotKey):
    """A province, or the military camp."""

    sort = "province"
    province: str


@dataclass(frozen=True, slots=True)
class Site(SpotKey):
    """A site of the district."""

    sort = "site"
    number: int


@dataclass(frozen=True, slots=True)
class Workers(SpotKey):
    """The workers’ camp."""

    sort = "workers"


@dataclass(frozen=True, slots=True)
class Forum(SpotKey):
    """A space of the forum."""

    sort = "forum"
    space: str


@dataclass(frozen=True, slots=True)
class Ship(SpotKey):
    """A ship."""

    sort = "ship"
    ship: ids.Ship


@dataclass(frozen=True, slots=True)
class Discard(SpotKey):
    """A discard pile: 0 at the left, 1 at the right."""

    sort = "discard"
    pile: int


@dataclass(frozen=True, slots=True)
class Pile(SpotKey):
    """The draw pile, or a pile of Trajan tiles."""

    sort = "pile"
    category: ids.Category | None = None


@dataclass(frozen=True, slots=True)
class Senate(SpotKey):
    """A space of the senate track."""

    sort = "senate"
    space: int


@dataclass(frozen=True, slots=True)
class Votes(SpotKey):
    """The votes as they are now."""

    sort = "votes"


@dataclass(frozen=True, slots=True)
class Stake(SpotKey):
    """A bonus tile that the senate will hand out."""

    sort = "stake"
    number: int


@dataclass(frozen=True, slots=True)
class Demand(SpotKey):
    """A demand of the people."""

    sort = "demand"
    number: int


@dataclass(frozen=True, slots=True)
class Answer(SpotKey):
    """A way to answer the demands."""

    sort = "answer"
    number: int


@dataclass(frozen=True, slots=True)
class Clock(SpotKey):
    """The time marker."""

    sort = "clock"


@dataclass(frozen=True, slots=True)
class Start(SpotKey):
    """The start space of the time loop."""

    sort = "start"


@dataclass(frozen=True, slots=True)
class Zone(SpotKey):
    """The heading of a part of the board."""

    sort = "zone"
    zone: str


THE_CAMP = Province(CAMP)

KEYS = SpotKeys(
    Tray,
    Slot,
    Heart,
    Hand,
    Supply,
    Preset,
    Reserve,
    Extra,
    Answers,
    Joker,
    Building,
    Card,
    Display,
    Bonus,
    Province,
    Site,
    Workers,
    Forum,
    Ship,
    Discard,
    Pile,
    Senate,
    Votes,
    Stake,
    Demand,
    Answer,
    Clock,
    Start,
    Zone,
)
