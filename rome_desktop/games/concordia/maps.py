"""[CO-19] The two sides of the map as the content file describes them."""

from dataclasses import dataclass
from typing import Literal

from rome_desktop.engine.edition import Provenance, Source

Letter = Literal["A", "B", "C", "D"]


@dataclass(frozen=True, slots=True)
class Province:
    """[CO-19.4] A province and its cities; which provinces border it is not said."""

    id: str
    numeral: str
    name: str
    label: str
    colour: str
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProvinceTable:
    """The provinces in the order of their numerals."""

    provenance: Provenance
    source: Source
    rows: tuple[Province, ...]


@dataclass(frozen=True, slots=True)
class Capital:
    """[CO-19.3] Roma: it has no letter and no province."""

    provenance: Provenance
    source: Source
    id: str
    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class City:
    """`letter` is that of its token; `label` is the spelling on the board."""

    id: str
    name: str
    label: str
    province: str
    letter: Letter
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class CityTable:
    """The cities, province by province."""

    provenance: Provenance
    source: Source
    rows: tuple[City, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """[CO-19.2, CO-19.5] A line between two cities by land or sea; (mx, my) is where its colonist stands."""

    id: str
    kind: Literal["land", "sea"]
    a: str
    b: str
    mx: int
    my: int


@dataclass(frozen=True, slots=True)
class LineTable:
    """The lines, by land first."""

    provenance: Provenance
    source: Source
    rows: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """[CO-1.1, CO-2.10, CO-19.1] One side of the map."""

    provenance: Provenance
    source: Source
    name: str
    min_players: int
    max_players: int
    capital: str
    aspect: float
    unused_token_letters: tuple[Letter, ...]
    province_count: int
    city_count: int
    land_line_count: int
    sea_line_count: int
    provinces: ProvinceTable
    capital_city: Capital
    cities: CityTable
    lines: LineTable


@dataclass(frozen=True, slots=True)
class Boards:
    """[CO-1.1] Both sides."""

    imperium: Board
    italia: Board

    def of(self, board: str) -> Board:
        """The side of the map called `board`."""
        return {"imperium": self.imperium, "italia": self.italia}[board]
