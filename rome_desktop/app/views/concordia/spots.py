"""What can be picked, pointed at or asked about on this table: a key for each sort of spot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from rome_desktop.app.table.spot_key import SpotKey, SpotKeys
from rome_desktop.games.concordia import ids


@dataclass(frozen=True, slots=True)
class City(SpotKey):
    """A city."""

    sort = "city"
    city: str


@dataclass(frozen=True, slots=True)
class Line(SpotKey):
    """A road or a sea lane."""

    sort = "line"
    line: str


@dataclass(frozen=True, slots=True)
class Province(SpotKey):
    """The marker of a province."""

    sort = "province"
    province: str


@dataclass(frozen=True, slots=True)
class Colonist(SpotKey):
    """The colonists of a side and kind at a place."""

    sort = "colonist"
    side: int
    kind: ids.Kind
    place: str


@dataclass(frozen=True, slots=True)
class Card(SpotKey):
    """A card for sale."""

    sort = "card"
    card: str


@dataclass(frozen=True, slots=True)
class Stack(SpotKey):
    """The cards that are not for sale yet."""

    sort = "stack"


@dataclass(frozen=True, slots=True)
class Top(SpotKey):
    """What lies on top of the pile of another side."""

    sort = "top"
    side: int


@dataclass(frozen=True, slots=True)
class Praefectus(SpotKey):
    """The card Praefectus Magnus."""

    sort = "praefectus"


@dataclass(frozen=True, slots=True)
class ConcordiaCard(SpotKey):
    """The card Concordia."""

    sort = "concordia"


@dataclass(frozen=True, slots=True)
class Hand(SpotKey):
    """A card of the hand."""

    sort = "hand"
    card: str


@dataclass(frozen=True, slots=True)
class Pile(SpotKey):
    """The pile of the dock."""

    sort = "pile"


@dataclass(frozen=True, slots=True)
class Slot(SpotKey):
    """A good in the storehouse, counted from 1: so many are meant."""

    sort = "slot"
    good: ids.Good
    number: int


@dataclass(frozen=True, slots=True)
class Free(SpotKey):
    """A free slot, counted from 1."""

    sort = "free"
    number: int


@dataclass(frozen=True, slots=True)
class Stored(SpotKey):
    """A colonist who waits in the storehouse, or all of a kind."""

    sort = "stored"
    kind: ids.Kind
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Price(SpotKey):
    """The price of a good."""

    sort = "price"
    good: ids.Good


@dataclass(frozen=True, slots=True)
class Keep(SpotKey):
    """A set of goods to keep."""

    sort = "keep"
    goods: tuple[ids.Good, ...]

    def words(self) -> list[str]:
        return ["+".join(self.goods)]

    @classmethod
    def of(cls, words: Sequence[str]) -> Self:
        (word,) = words
        return cls(tuple(ids.Good(good) for good in word.split("+")))


@dataclass(frozen=True, slots=True)
class Coins(SpotKey):
    """The coins of a side."""

    sort = "coins"


@dataclass(frozen=True, slots=True)
class Houses(SpotKey):
    """The houses that are left to a side."""

    sort = "houses"


@dataclass(frozen=True, slots=True)
class God(SpotKey):
    """What a god would bring."""

    sort = "god"
    god: ids.Deity


KEYS = SpotKeys(
    City,
    Line,
    Province,
    Colonist,
    Card,
    Stack,
    Top,
    Praefectus,
    ConcordiaCard,
    Hand,
    Pile,
    Slot,
    Free,
    Stored,
    Price,
    Keep,
    Coins,
    Houses,
    God,
)
