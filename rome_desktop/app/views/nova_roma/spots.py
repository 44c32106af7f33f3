"""What can be picked, pointed at or asked about on this table: a key for each sort of spot."""

from dataclasses import dataclass

from rome_desktop.app.table.spot_key import SpotKey, SpotKeys
from rome_desktop.games.nova_roma import components


@dataclass(frozen=True, slots=True)
class Contract(SpotKey):
    """A contract of a display."""

    sort = "contract"
    contract: str


@dataclass(frozen=True, slots=True)
class Deck(SpotKey):
    """A deck of contracts or of subjects."""

    sort = "deck"
    deck: str


@dataclass(frozen=True, slots=True)
class Port(SpotKey):
    """A port, or the start of both routes."""

    sort = "port"
    port: str


@dataclass(frozen=True, slots=True)
class Ship(SpotKey):
    """A ship of the seat that is asked, by its port."""

    sort = "ship"
    port: str


@dataclass(frozen=True, slots=True)
class Head(SpotKey):
    """An action at the head of a row or column of the forum."""

    sort = "head"
    act: str


@dataclass(frozen=True, slots=True)
class Space(SpotKey):
    """A space of the forum."""

    sort = "space"
    space: str


@dataclass(frozen=True, slots=True)
class Abandon(SpotKey):
    """The coin for an action that is given up."""

    sort = "abandon"
    act: str


@dataclass(frozen=True, slots=True)
class Pay(SpotKey):
    """So much influence to pay."""

    sort = "pay"
    influence: int


@dataclass(frozen=True, slots=True)
class Emperor(SpotKey):
    """The emperor."""

    sort = "emperor"


@dataclass(frozen=True, slots=True)
class Lead(SpotKey):
    """The token of the first player."""

    sort = "lead"


@dataclass(frozen=True, slots=True)
class Zone(SpotKey):
    """The name of a zone of the city."""

    sort = "zone"
    zone: str


@dataclass(frozen=True, slots=True)
class Site(SpotKey):
    """A cell of the city."""

    sort = "site"
    cell: str


@dataclass(frozen=True, slots=True)
class Token(SpotKey):
    """A reward space of the city."""

    sort = "token"
    cell: str


@dataclass(frozen=True, slots=True)
class Block(SpotKey):
    """The building to place."""

    sort = "block"


@dataclass(frozen=True, slots=True)
class Lane(SpotKey):
    """A space of a track of the hippodrome."""

    sort = "lane"
    track: components.Track
    space: int


@dataclass(frozen=True, slots=True)
class Marker(SpotKey):
    """The marker on a track of the seat that is asked."""

    sort = "marker"
    track: components.Track


@dataclass(frozen=True, slots=True)
class Wheel(SpotKey):
    """What a golden wheel gives."""

    sort = "wheel"
    what: str


@dataclass(frozen=True, slots=True)
class Favourite(SpotKey):
    """The chariot of the favourite."""

    sort = "favourite"


@dataclass(frozen=True, slots=True)
class Market(SpotKey):
    """A subject on display."""

    sort = "market"
    card: int


@dataclass(frozen=True, slots=True)
class Estates(SpotKey):
    """A space of the market of estate tiles."""

    sort = "estates"
    slot: int


@dataclass(frozen=True, slots=True)
class Good(SpotKey):
    """The goods of a kind."""

    sort = "good"
    good: components.Good


@dataclass(frozen=True, slots=True)
class Influence(SpotKey):
    """The influence of a side."""

    sort = "influence"


@dataclass(frozen=True, slots=True)
class Coins(SpotKey):
    """The coins of a side."""

    sort = "coins"


@dataclass(frozen=True, slots=True)
class Artisan(SpotKey):
    """The artisans of a side."""

    sort = "artisan"


@dataclass(frozen=True, slots=True)
class Supply(SpotKey):
    """The artisans that nobody has."""

    sort = "supply"


@dataclass(frozen=True, slots=True)
class Patricians(SpotKey):
    """The patricians that are left to place."""

    sort = "hand:patrician"


@dataclass(frozen=True, slots=True)
class Legionaries(SpotKey):
    """The legionaries that are left to place."""

    sort = "hand:legionary"


@dataclass(frozen=True, slots=True)
class HeldTile(SpotKey):
    """The estate tile to place."""

    sort = "tile"


@dataclass(frozen=True, slots=True)
class Estate(SpotKey):
    """A cell of the estate."""

    sort = "estate"
    cell: str


@dataclass(frozen=True, slots=True)
class Tokens(SpotKey):
    """The achievement tokens that are left."""

    sort = "tokens"


@dataclass(frozen=True, slots=True)
class Mosaic(SpotKey):
    """A cell of the mosaic."""

    sort = "mosaic"
    cell: str


@dataclass(frozen=True, slots=True)
class Line(SpotKey):
    """The reward of a line of the mosaic."""

    sort = "line"
    source: str


@dataclass(frozen=True, slots=True)
class Strip(SpotKey):
    """A mosaic tile to choose."""

    sort = "strip"
    strip: str


@dataclass(frozen=True, slots=True)
class Pack(SpotKey):
    """A card to choose."""

    sort = "pack"
    card: int


@dataclass(frozen=True, slots=True)
class Laid(SpotKey):
    """A card that was laid down."""

    sort = "laid"
    card: int


@dataclass(frozen=True, slots=True)
class Row(SpotKey):
    """A card of the subject row, or all of it."""

    sort = "row"
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Hand(SpotKey):
    """A card of the hand."""

    sort = "hand"
    card: int


@dataclass(frozen=True, slots=True)
class Done(SpotKey):
    """The contracts that are completed."""

    sort = "done"


KEYS = SpotKeys(
    Contract,
    Deck,
    Port,
    Ship,
    Head,
    Space,
    Abandon,
    Pay,
    Emperor,
    Lead,
    Zone,
    Site,
    Token,
    Block,
    Lane,
    Marker,
    Wheel,
    Favourite,
    Market,
    Estates,
    Good,
    Influence,
    Coins,
    Artisan,
    Supply,
    Patricians,
    Legionaries,
    HeldTile,
    Estate,
    Tokens,
    Mosaic,
    Line,
    Strip,
    Pack,
    Laid,
    Row,
    Hand,
    Done,
)
