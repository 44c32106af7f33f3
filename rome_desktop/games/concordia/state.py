"""The table as plain values, and questions about it that several chapters ask."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rome_desktop.engine.steps import UNSAVED, State, Step
from rome_desktop.games.concordia.atlas import Atlas, atlas
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.ids import GOODS, NOBODY, NUMERALS, Good, Kind


@dataclass(slots=True)
class Player:
    """What belongs to one side: a seat, or Aemulus in the solo challenge."""

    money: int
    goods: dict[Good, int]
    hand: list[str]
    pile: list[str]
    """Cards played, the visible one last [CO-3.1]."""
    walkers: tuple[str, ...]
    """Where the land colonists on the board are: a city or a line each; sorted [CO-5]."""
    ships: tuple[str, ...]
    points: int
    """On the score track during the game: those of the intermediate scoring [CO-15.1]."""
    scored: bool
    """Whether the intermediate scoring was theirs already."""

    def clone(self) -> "Player":
        return Player(
            self.money,
            self.goods.copy(),
            self.hand[:],
            self.pile[:],
            self.walkers,
            self.ships,
            self.points,
            self.scored,
        )


@dataclass(slots=True)
class ConcordiaState(State):
    """The whole table. Tables derived from the cities are made by `refresh` and kept up by `put_house`."""

    pending: list[Step]
    players: list[Player]
    seats: int
    """How many of `players` are answered for by a seat; a further one is Aemulus."""
    level: str
    """The solo challenge's level, or empty."""
    board: str
    """`imperium` or `italia`."""
    colonist_card: str
    """The printing of the Colonist card: `rulebook` or `later` [CO-7.5]."""
    intermediate: bool
    """Whether the intermediate scoring is still to come or going on [CO-15]."""
    round: int
    first: int
    final: int
    """The side that triggered the end [CO-16.1], or -1."""
    concordia: int
    """The seat that holds the Concordia card, which is in no hand and on no pile [CO-16.7]; or -1."""
    praefectus: int
    """The side that holds the Praefectus Magnus [CO-13]."""
    praefectus_used: bool
    """Whether it was used in this turn, and passes on at its end [CO-13.2]."""
    program: int
    """The number of the next entry in Aemulus's list [CO-S.3]."""
    city_goods: dict[str, Good]
    """Per city the good of its token; never changed in place."""
    markers: dict[str, Good]
    """Per province the good of its bonus marker; never changed in place."""
    goods_up: dict[str, bool]
    """Per province whether its marker shows the goods side."""
    houses: dict[str, tuple[int, ...]]
    """Per city the sides that have a house there, in the order of building."""
    display: list[str]
    """From the left, the cheapest space first; an empty text where a card was bought in this action."""
    stacks: list[list[str]]
    """Per deck in play, I first, the cards that are left; the next one to come is last."""
    removed: list[str]
    """Cards that Aemulus took out of the game [CO-S.6]; none gets lost [CO-E.4]."""
    over: bool
    box: Box = field(metadata=UNSAVED, compare=False, repr=False)
    map: Atlas = field(metadata=UNSAVED, compare=False, repr=False)
    built: list[int] = field(metadata=UNSAVED, compare=False, repr=False)
    """Per side the mask of the cities where it has a house."""
    busy: int = field(metadata=UNSAVED, compare=False, repr=False)
    """Mask of the lines that a colonist stands on, one each [CO-19.2, CO-E.4]."""
    makers: dict[Good, int] = field(metadata=UNSAVED, compare=False, repr=False)
    """Per good the mask of the cities that make it; never changed in place."""

    def clone(self) -> "ConcordiaState":
        return ConcordiaState(
            self.pending[:],
            [p.clone() for p in self.players],
            self.seats,
            self.level,
            self.board,
            self.colonist_card,
            self.intermediate,
            self.round,
            self.first,
            self.final,
            self.concordia,
            self.praefectus,
            self.praefectus_used,
            self.program,
            self.city_goods,
            self.markers,
            self.goods_up.copy(),
            self.houses.copy(),
            self.display[:],
            [stack[:] for stack in self.stacks],
            self.removed[:],
            self.over,
            self.box,
            self.map,
            self.built[:],
            self.busy,
            self.makers,
        )

    def refresh(self) -> None:
        """Make the derived tables anew from houses, colonists and tokens."""
        bits = self.map.city_bit
        self.built = [0] * len(self.players)
        for city, sides in self.houses.items():
            for side in sides:
                self.built[side] |= bits[city]
        self.busy = 0
        for player in self.players:
            for line in (*player.walkers, *player.ships):
                self.busy |= self.map.line_bit.get(line, 0)
        makers = dict.fromkeys(GOODS, 0)
        for city, good in self.city_goods.items():
            makers[good] |= bits[city]
        self.makers = makers

    def put_house(self, seat: int, city: str) -> None:
        self.houses[city] = (*self.houses[city], seat)
        self.built[seat] |= self.map.city_bit[city]

    def in_turn_order(self, seat: int) -> list[int]:
        """All sides clockwise, `seat` first."""
        count = len(self.players)
        return [(seat + n) % count for n in range(count)]

    def houses_left(self, seat: int) -> int:
        """[CO-1.8, CO-E.4] In the seat's supply."""
        return self.map.houses - self.built[seat].bit_count()

    def colonists(self, seat: int) -> int:
        """How many colonists of the seat are on the board."""
        player = self.players[seat]
        return len(player.walkers) + len(player.ships)

    def stored(self, seat: int, kind: Kind) -> int:
        """[CO-E.4] How many colonists of a kind wait in the storehouse: all that are not on the board."""
        player, tables = self.players[seat], self.map
        if kind == Kind.WALKER:
            return tables.walkers - len(player.walkers)
        return tables.ships - len(player.ships)

    def room(self, seat: int) -> int:
        """[CO-14.1, CO-14.2] Free slots: each holds one good or one waiting colonist."""
        player, tables = self.players[seat], self.map
        waiting = tables.colonists - len(player.walkers) - len(player.ships)
        return tables.slots - waiting - sum(player.goods.values())

    def stack_height(self) -> int:
        """Cards of the face-down stack."""
        return sum(map(len, self.stacks))


def none_of_each() -> dict[Good, int]:
    """No goods, to be counted up."""
    return dict.fromkeys(GOODS, 0)


def in_order(goods: Iterable[Good]) -> tuple[Good, ...]:
    """Goods, the cheapest first."""
    return tuple(sorted(goods, key=GOODS.index))


def new_player(box: Box, capital: str) -> Player:
    """[CO-2.6, CO-2.7, CO-2.11] What a seat begins with; the coins come with the turn order."""
    start = box.player_start
    return Player(
        money=0,
        goods={good: box.storehouse.start_goods[good] for good in GOODS},
        hand=[card.id for card in box.start_cards.rows],
        pile=[],
        walkers=(capital,) * start.land_colonists_in_capital,
        ships=(capital,) * start.ships_in_capital,
        points=0,
        scored=False,
    )


def new_rival() -> Player:
    """[CO-S.2] Aemulus has houses only."""
    return Player(
        money=0, goods=none_of_each(), hand=[], pile=[], walkers=(), ships=(), points=0, scored=False
    )


def empty_table(box: Box, seats: int, options: Mapping[str, str]) -> ConcordiaState:
    """[CO-2, CO-S.2, CO-S.10] The table before tokens, decks and the first player are known."""
    board = options["map"]
    level = options.get("solo", "") if seats == 1 else ""
    tables = atlas(box, board)
    players = [new_player(box, tables.capital) for _ in range(seats)]
    decks = box.solo.maps.of(board).decks if level else seats
    state = ConcordiaState(
        pending=[],
        players=[*players, new_rival()] if level else players,
        seats=seats,
        level=level,
        board=board,
        colonist_card=options["colonist"],
        intermediate=options["intermediate"] == "yes" and not level,
        round=0,
        first=0,
        final=NOBODY,
        concordia=NOBODY,
        praefectus=len(players) if level else NOBODY,
        praefectus_used=False,
        program=0,
        city_goods={},
        markers={},
        goods_up=dict.fromkeys(tables.provinces, True),
        houses=dict.fromkeys(tables.cities, ()),
        display=[],
        stacks=[[] for _ in NUMERALS[:decks]],
        removed=[],
        over=False,
        box=box,
        map=tables,
        built=[],
        busy=0,
        makers={},
    )
    state.refresh()
    return state


def restore(box: Box, fields: dict[str, Any]) -> ConcordiaState:
    """A state from its saved fields; the derived tables are made anew."""
    state = ConcordiaState(**fields, box=box, map=atlas(box, fields["board"]), built=[], busy=0, makers={})
    state.refresh()
    return state
