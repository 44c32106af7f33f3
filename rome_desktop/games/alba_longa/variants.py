"""[AL-22 to AL-24, AL-27] What the variants and the solo challenge add to the box."""

from dataclasses import dataclass

from rome_desktop.engine.edition import Name, Provenance, Source
from rome_desktop.games.alba_longa.ids import Die, Level, Product, Workplace


@dataclass(frozen=True, slots=True)
class JobWellDone:
    """[AL-22.3, AL-22.5] What the best workers and farmers are given."""

    housing_steps: int
    farmers_wheat: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class SpoilsOfWar:
    """[AL-23.6] Wheat for a farmer captured on a field."""

    field_wheat: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class ProductKind:
    """`start` counts products; `amount` is what one product holds."""

    id: Product
    start: int
    amount: int
    name: Name


@dataclass(frozen=True, slots=True)
class Assisi:
    """[AL-24] The neutral city."""

    defenders_start: int
    defenders_max: int
    defenders_gained: int
    products: tuple[ProductKind, ...]
    max_each: int
    max_all: int
    provenance: Provenance
    source: Source


@dataclass(frozen=True, slots=True)
class SoloLevel:
    """[AL-27.14] Workers for a monument of the Shadow, whether half of its people farm, its growth."""

    id: Level
    workers_each: int
    half_farm: bool
    growth: int


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank of the challenge, and the least points that earn it."""

    id: str
    points: int
    name: Name


@dataclass(frozen=True, slots=True)
class Solo:
    """[AL-27] The Shadow, its levels, and the points of a win."""

    die_order: tuple[Die, ...]
    sabotage_order: tuple[Workplace, ...]
    loot_order: tuple[Product, ...]
    population_max: int
    stops_at_price: int
    levels: tuple[SoloLevel, ...]
    score_base: int
    score_per_year: int
    score_per_peasant: int
    ranks: tuple[Rank, ...]
    provenance: Provenance
    source: Source

    def level(self, name: str) -> SoloLevel:
        return next(level for level in self.levels if level.id == name)
