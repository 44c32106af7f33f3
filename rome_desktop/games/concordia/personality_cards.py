"""[CO-1.5] The personality cards: what they do, the gods they score for, and how many there are."""

from dataclasses import dataclass
from typing import Literal

from rome_desktop.engine.edition import Name, Provenance, Source
from rome_desktop.games.concordia.ids import Deity, Good, Numeral, Role


@dataclass(frozen=True, slots=True)
class GodRow:
    """What a god counts, the points for each, and the most that one card scores."""

    id: Deity
    name: str
    order: int
    unit: int
    counts: str
    max: int | None = None
    max_imperium: int | None = None
    max_italia: int | None = None


@dataclass(frozen=True, slots=True)
class Gods:
    """[CO-17] The gods of the cards."""

    provenance: Provenance
    source: Source
    rows: tuple[GodRow, ...]


@dataclass(frozen=True, slots=True)
class SpecialistRow:
    """What a card of Minerva scores for each city of its good."""

    role: Role
    good: Good
    vp_per_city: int


@dataclass(frozen=True, slots=True)
class Specialists:
    """[CO-17.6] The cards of Minerva."""

    provenance: Provenance
    source: Source
    rows: tuple[SpecialistRow, ...]


@dataclass(frozen=True, slots=True)
class RoleRow:
    """A role and what it is called."""

    id: Role
    name: Name


@dataclass(frozen=True, slots=True)
class RoleTable:
    """The roles in the order of the rulebook."""

    provenance: Provenance
    source: Source
    rows: tuple[RoleRow, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A personality card. Starting cards have neither deck nor cost."""

    id: str
    role: Role
    god: Deity
    deck: Numeral | Literal[""] = ""
    cost: tuple[Good, ...] = ()


@dataclass(frozen=True, slots=True)
class CardTable:
    """[CO-1.5, CO-2.7] The starting cards of every player, or the cards for sale."""

    provenance: Provenance
    source: Source
    rows: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Decks:
    """[CO-1.5, CO-2.4] How many cards each deck has, and all decks of so many players together."""

    provenance: Provenance
    source: Source
    sizes: dict[Numeral, int]
    by_players: dict[int, int]


@dataclass(frozen=True, slots=True)
class PantheonRow:
    """Sale cards of each god in play; starting cards are not counted [CO-19.6]."""

    players: int
    map: Literal["italia", "imperium", "both"]
    jupiter: int
    saturnus: int
    mercurius: int
    mars: int


@dataclass(frozen=True, slots=True)
class Pantheon:
    """[CO-1.1, CO-19.6] The panel that counts the gods of the cards for sale."""

    provenance: Provenance
    source: Source
    rows: tuple[PantheonRow, ...]
