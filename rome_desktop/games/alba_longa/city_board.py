"""[AL-1.1, AL-3] The board of a city: its foundations, tracks and fields."""

from dataclasses import dataclass

from rome_desktop.engine.edition import Name, Provenance, Source
from rome_desktop.games.alba_longa.ids import City


@dataclass(frozen=True, slots=True)
class Monuments:
    """[AL-1.3, AL-3.1] The foundations of a city, a monument for each, and the workers one takes."""

    foundations: int
    workers_each: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Housing:
    """[AL-3.2, AL-3.8] `free` are the spaces of free houses, counted from 1."""

    spaces: int
    free: tuple[int, ...]
    disc_start: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Market:
    """[AL-3.4, AL-3.8] `paying` are spaces of the merchant track, counted from 1."""

    spaces: int
    paying: tuple[int, ...]
    coins_each: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Temple:
    """[AL-3.6] The spaces of the worship track."""

    spaces: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class Farm:
    """[AL-3.7] The fields that farmers come to first."""

    fields: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class CityPlace:
    """A city and what it is called."""

    id: City
    name: Name


@dataclass(frozen=True, slots=True)
class Cities:
    """The cities in the order in which seats get them, and Assisi."""

    places: tuple[CityPlace, ...]
    provenance: Provenance
    source: Source
