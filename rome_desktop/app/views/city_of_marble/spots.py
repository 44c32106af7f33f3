"""What can be picked, pointed at or asked about on this table: a key for each sort of spot."""

from dataclasses import dataclass

from rome_desktop.app.table.spot_key import SpotKey, SpotKeys
from rome_desktop.games.city_of_marble.components import Colour, Kind


@dataclass(frozen=True, slots=True)
class At(SpotKey):
    """Where a tile can be laid now."""

    sort = "at"
    position: str


@dataclass(frozen=True, slots=True)
class Ground(SpotKey):
    """A triangle on which nothing lies."""

    sort = "ground"
    triangle: int


@dataclass(frozen=True, slots=True)
class Hill(SpotKey):
    """A triangle with a hill."""

    sort = "hill"
    triangle: int


@dataclass(frozen=True, slots=True)
class Tile(SpotKey):
    """A tile on the board."""

    sort = "tile"
    position: str


@dataclass(frozen=True, slots=True)
class Magistrate(SpotKey):
    """The magistrate on a tile."""

    sort = "magistrate"
    position: str


@dataclass(frozen=True, slots=True)
class Site(SpotKey):
    """A building, a fountain, or a site that is complete."""

    sort = "site"
    vertex: str


@dataclass(frozen=True, slots=True)
class Edge(SpotKey):
    """Where the next piece of an aqueduct can lie."""

    sort = "edge"
    colour: Colour
    vertex: str


@dataclass(frozen=True, slots=True)
class Spring(SpotKey):
    """Where an aqueduct begins."""

    sort = "spring"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Vertex(SpotKey):
    """A corner that an aqueduct cannot be led to."""

    sort = "vertex"
    vertex: str


@dataclass(frozen=True, slots=True)
class Line(SpotKey):
    """An aqueduct, as far as it is laid."""

    sort = "line"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Stack(SpotKey):
    """A stack of tiles."""

    sort = "stack"
    kind: Kind


@dataclass(frozen=True, slots=True)
class Space(SpotKey):
    """A space for imperium, or the treasury."""

    sort = "space"
    space: str


@dataclass(frozen=True, slots=True)
class Pieces(SpotKey):
    """The pieces of an aqueduct that are left."""

    sort = "pieces"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Fountains(SpotKey):
    """The fountains that are left."""

    sort = "fountains"


@dataclass(frozen=True, slots=True)
class End(SpotKey):
    """What counts at the end."""

    sort = "end"


@dataclass(frozen=True, slots=True)
class Ready(SpotKey):
    """The ready tiles of a kind, or the field they lie on."""

    sort = "ready"
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Supply(SpotKey):
    """The magistrates that are ready."""

    sort = "supply:magistrate"


@dataclass(frozen=True, slots=True)
class Imperium(SpotKey):
    """The imperium tiles of a kind that a side holds."""

    sort = "imperium"
    kind: Kind


@dataclass(frozen=True, slots=True)
class Act(SpotKey):
    """One of the four actions."""

    sort = "action"
    action: str


@dataclass(frozen=True, slots=True)
class Coins(SpotKey):
    """The coins of a side."""

    sort = "coins"


@dataclass(frozen=True, slots=True)
class Bridges(SpotKey):
    """The bridge tiles of a side."""

    sort = "bridges"


@dataclass(frozen=True, slots=True)
class Drawn(SpotKey):
    """Where drawn tiles rest."""

    sort = "drawn"


@dataclass(frozen=True, slots=True)
class Actions(SpotKey):
    """The actions that are left."""

    sort = "actions"


KEYS = SpotKeys(
    At,
    Ground,
    Hill,
    Tile,
    Magistrate,
    Site,
    Edge,
    Spring,
    Vertex,
    Line,
    Stack,
    Space,
    Pieces,
    Fountains,
    End,
    Ready,
    Supply,
    Imperium,
    Act,
    Coins,
    Bridges,
    Drawn,
    Actions,
)
