"""What every content file says alike: names in both languages, the edition, and where a figure comes from."""

from dataclasses import dataclass
from typing import Literal

Provenance = Literal["rulebook", "published", "implementation", "reconstructed"]


@dataclass(frozen=True, slots=True)
class Name:
    """What something is called in English and in French."""

    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class Edition:
    """The edition that is followed; age and minutes are None where nobody printed them."""

    name: Name
    designer: str
    publisher: str
    year: int
    provenance: Provenance
    source: str
    min_age: int | None = None
    minutes: tuple[int, int] | None = None
