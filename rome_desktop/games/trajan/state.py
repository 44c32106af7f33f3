"""The table as plain values, and questions about it that several chapters ask.

Tuples are replaced, never changed: a copy shares them.
"""

from dataclasses import dataclass, field
from typing import Any

from rome_desktop.engine.steps import UNSAVED, State, Step
from rome_desktop.games.trajan.box import Box
from rome_desktop.games.trajan.ids import CAMP, CATEGORIES, NOTHING, Tray
from rome_desktop.games.trajan.tables import Tables, tables

SOURCES = ("trajan_tiles", "ships", "provinces", "senate", "buildings", "demands")
"""Where points on the track come from; the places in `Player.points`."""
TRAJAN_TILES, SHIPS, PROVINCES, SENATE, BUILDINGS, DEMANDS = range(6)


_new = object.__new__
"""A copy is made field by field: a call with 33 arguments takes more than twice as long (7.9 and 2.9 µs)."""


@dataclass(slots=True)
class Player:
    """[TR-1.7] What belongs to one side: a seat, or the rival of the solo challenge."""

    points: list[int]
    """Points scored so far by source, in the order of SOURCES [TR-21.1, R68]."""
    trays: list[str]
    """Markers on the trays I to VI, as letters in the order of the colours."""
    slots: list[str]
    """The Trajan tile on each slot, or NOTHING."""
    arch: int
    """The slot of the Arch, or CENTRE [TR-10.2]."""
    hand: list[str]
    """Commodity cards, any number of them [TR-7.8]; hidden from the others [TR-21.2]."""
    display: list[str]
    reserve: int
    workers: int
    """In the worker camp."""
    legionaries: int
    """In the military camp."""
    leader: str
    """Its province, or CAMP."""
    provinces: tuple[str, ...]
    """Where own legionaries stand."""
    sites: tuple[int, ...]
    """Where own workers stand."""
    tiles: tuple[str, ...]
    """Forum and extra-action tiles on the mat."""
    kept: tuple[str, ...]
    """Completed demand Trajan tiles [TR-5.4]."""
    buildings: tuple[str, ...]
    """Construction tiles."""
    marked: tuple[str, ...]
    """Actions with a [+2] marker."""
    yellow: tuple[str, ...]
    """Bonus tiles lying yellow side up."""
    grey: tuple[str, ...]
    track: int
    """The senate disc's space."""

    def clone(self) -> "Player":
        copy = _new(Player)
        copy.points = self.points[:]
        copy.trays = self.trays[:]
        copy.slots = self.slots[:]
        copy.arch = self.arch
        copy.hand = self.hand[:]
        copy.display = self.display[:]
        copy.reserve = self.reserve
        copy.workers = self.workers
        copy.legionaries = self.legionaries
        copy.leader = self.leader
        copy.provinces = self.provinces
        copy.sites = self.sites
        copy.tiles = self.tiles
        copy.kept = self.kept
        copy.buildings = self.buildings
        copy.marked = self.marked
        copy.yellow = self.yellow
        copy.grey = self.grey
        copy.track = self.track
        return copy

    @property
    def score(self) -> int:
        """Points on the track [TR-2.12]."""
        return sum(self.points)


@dataclass(slots=True)
class TrajanState(State):
    """The whole table."""

    pending: list[Step]
    players: list[Player]
    seats: int
    """How many of `players` are answered for by a seat; a further one is the rival."""
    level: str
    """RIVAL in the solo challenge, else empty."""
    arrangement: str
    """How the markers are arranged at the start: `hand`, `preset` or `random`."""
    first: int
    quarter: int
    """From 1 on; the last one is that of the last quarter indicator [TR-2.17, TR-17.4]."""
    laps: int
    """Rounds that have ended [TR-3.1]."""
    due: int
    """Laps completed in this turn whose round is still to be ended [TR-3.4]."""
    time: int
    """Where the time marker is, counted from the start space."""
    extra_used: bool
    """Whether an extra-action tile was spent in this turn [TR-6.4]."""
    senate: tuple[int, ...]
    """The sides by when their discs arrived: on one space the later one lies on top [TR-11.2]."""
    demands: tuple[str, ...]
    """Open ones, oldest first."""
    demand_stack: tuple[str, ...]
    """Every demand tile not yet seen, in no order; those removed unseen are among them [TR-2.3]."""
    forum: tuple[str, ...]
    """The tile on each space in use, or NOTHING."""
    forum_stack: tuple[str, ...]
    """Which tiles are still to come, in no order."""
    extra_stack: tuple[str, ...]
    """The same of the extra-action tiles: they have a stack of their own [TR-2.2]."""
    province_tiles: tuple[str, ...]
    """In the order of the box, or NOTHING."""
    piles: tuple[str, ...]
    """The top Trajan tile of each category, or NOTHING."""
    under_piles: tuple[tuple[str, ...], ...]
    """The tiles below it, in no order [R05]."""
    district: tuple[str, ...]
    """The construction tile on each site, or NOTHING."""
    grey_ships: tuple[str, ...]
    """Ships that show their grey side; at first none does [TR-2.6, TR-7.6]."""
    bonus: tuple[str, ...]
    """Left and right of the senate's bonus tiles."""
    bag: tuple[str, ...]
    gone: tuple[str, ...]
    """Tiles that have left the game."""
    deck: list[str]
    """The draw pile, top card last; hidden."""
    discards: list[list[str]]
    """The left and the right discard pile, top card last."""
    spent_cards: list[str]
    """Cards that have left the game [TR-24.4]."""
    rival_deck: list[str]
    """The rival's cards, the next one last; hidden [TR-24.2]."""
    rival_shown: list[str]
    over: bool
    box: Box = field(metadata=UNSAVED, compare=False, repr=False)
    map: Tables = field(metadata=UNSAVED, compare=False, repr=False)

    def clone(self) -> "TrajanState":
        left, right = self.discards
        copy = _new(TrajanState)
        copy.pending = self.pending[:]
        copy.players = [p.clone() for p in self.players]
        copy.seats = self.seats
        copy.level = self.level
        copy.arrangement = self.arrangement
        copy.first = self.first
        copy.quarter = self.quarter
        copy.laps = self.laps
        copy.due = self.due
        copy.time = self.time
        copy.extra_used = self.extra_used
        copy.senate = self.senate
        copy.demands = self.demands
        copy.demand_stack = self.demand_stack
        copy.forum = self.forum
        copy.forum_stack = self.forum_stack
        copy.extra_stack = self.extra_stack
        copy.province_tiles = self.province_tiles
        copy.piles = self.piles
        copy.under_piles = self.under_piles
        copy.district = self.district
        copy.grey_ships = self.grey_ships
        copy.bonus = self.bonus
        copy.bag = self.bag
        copy.gone = self.gone
        copy.deck = self.deck[:]
        copy.discards = [left[:], right[:]]
        copy.spent_cards = self.spent_cards[:]
        copy.rival_deck = self.rival_deck[:]
        copy.rival_shown = self.rival_shown[:]
        copy.over = self.over
        copy.box = self.box
        copy.map = self.map
        return copy

    @property
    def loop(self) -> int:
        """[TR-2.7] Spaces of the time loop."""
        return self.map.loop_length[self.seats]

    @property
    def round(self) -> int:
        """The round being played, from 1 on; the last one once the game is over."""
        return min(self.laps + 1, self.map.rounds)

    def from_seat(self, seat: int) -> list[int]:
        """All sides clockwise, `seat` first."""
        count = len(self.players)
        return [(seat + n) % count for n in range(count)]


def without(values: tuple[str, ...], *taken: str) -> tuple[str, ...]:
    """A tuple with these values taken out once each."""
    left = list(values)
    for value in taken:
        left.remove(value)
    return tuple(left)


def new_player(box: Box) -> Player:
    """[TR-2.1, TR-2.8, TR-2.12] What a side begins with."""
    pieces = box.player
    return Player(
        points=[0] * len(SOURCES),
        trays=[""] * len(Tray),
        slots=[NOTHING] * len(Tray),
        arch=tuple(Tray).index(pieces.start_arch),
        hand=[],
        display=[],
        reserve=pieces.pawns - pieces.legionaries_in_camp - pieces.workers_in_camp,
        workers=pieces.workers_in_camp,
        legionaries=pieces.legionaries_in_camp,
        leader=CAMP,
        provinces=(),
        sites=(),
        tiles=(),
        kept=(),
        buildings=(),
        marked=(),
        yellow=(),
        grey=(),
        track=0,
    )


def new_rival(box: Box) -> Player:
    """[TR-24.1, TR-24.13] A leader and a disc; workers and legionaries come from an unlimited supply."""
    rival = new_player(box)
    rival.reserve = rival.workers = rival.legionaries = 0
    return rival


def empty_table(box: Box, seats: int, level: str, arrangement: str) -> TrajanState:
    """[TR-2.2, TR-2.6, TR-2.17] The table before chance has dealt anything."""
    known = tables(box)
    return TrajanState(
        pending=[],
        players=[*(new_player(box) for _ in range(seats)), *([new_rival(box)] if level else [])],
        seats=seats,
        level=level,
        arrangement=arrangement,
        first=0,
        quarter=1,
        laps=0,
        due=0,
        time=0,
        extra_used=False,
        senate=tuple(range(2 if level else seats)),
        demands=(),
        demand_stack=known.all_demands,
        forum=(NOTHING,) * len(known.spaces[seats]),
        forum_stack=known.all_forum_tiles,
        extra_stack=known.all_extra_tiles,
        province_tiles=(NOTHING,) * len(box.provinces.places),
        piles=(NOTHING,) * len(CATEGORIES),
        under_piles=known.all_piles,
        district=(NOTHING,) * len(box.construction.tiles),
        grey_ships=(),
        bonus=(),
        bag=tuple(tile.id for tile in box.bonuses.tiles),
        gone=(),
        deck=[],
        discards=[[], []],
        spent_cards=[],
        rival_deck=[],
        rival_shown=[],
        over=False,
        box=box,
        map=known,
    )


def restore(box: Box, fields: dict[str, Any]) -> TrajanState:
    """A state from its saved fields."""
    return TrajanState(**fields, box=box, map=tables(box))
