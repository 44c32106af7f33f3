"""The table as plain values, and questions about it that several chapters ask."""

from dataclasses import dataclass, field
from typing import Any

from rome_desktop.engine.steps import UNSAVED, State, Step
from rome_desktop.games.nova_roma.box import Box
from rome_desktop.games.nova_roma.components import TRACKS
from rome_desktop.games.nova_roma.tables import Tables, tables

FREE = -1
EMPEROR = 9
LEGIONARY = 10
"""On a space of the forum: free, a seat, the emperor, or a legionary of seat n as LEGIONARY + n."""
NOBODY = -1
AUTOMA = 1
"""The side of the automa in the solo game."""

_new = object.__new__


@dataclass(slots=True)
class Player:
    """[NR-1.3] What belongs to one side: a seat, or the automa in the solo game.

    Masks count cells of a board of three by three from the top left: cell `r,c` is bit 3r + c. What changes
    seldom is a tuple, which copies share.
    """

    points: int
    """[NR-26.30] The automa's running total; a seat has no points before the end."""
    coins: int
    influence: int
    goods: list[int]
    """Wheat, stone, wood, wine, horse."""
    artisans: int
    """In the available area; those on the production zone are `workers`."""
    patricians: int
    legionaries: int
    pieces: int
    """Building pieces not yet placed."""
    tokens: int
    """Achievement tokens in the own supply."""
    locked: int
    """Achievement tokens still at the hippodrome."""
    hand: list[int]
    row: list[int]
    """The subject row, in the order played."""
    used: list[int]
    """The cards of the row that lie face down."""
    estate: tuple[str, ...]
    """Nine cells of the production zone: the kind of tile there, or empty."""
    workers: int
    """Mask of the cells with an artisan."""
    spent: int
    """Mask of the cells whose tile lies face down."""
    maritime: tuple[str, ...]
    buildings: tuple[str, ...]
    """Completed contracts; the automa's pile of building contracts [NR-26.19]."""
    ships: tuple[str, ...]
    """The port of each ship, empty for the start port."""
    markers: tuple[int, ...]
    """Spaces on the red, the green and the blue track, counted from the start, which is 0 [NR-15.8]."""
    chariots: tuple[str, ...]
    strips: tuple[str, ...]
    """The mosaic tiles: green, yellow, orange; empty while not dealt."""
    covered: int
    """Mask of the covered cells of the mosaic board."""
    built: tuple[str, ...]
    """Cells of the city with an own piece, such as `A0,3`, in the order placed."""

    def clone(self) -> "Player":
        copy = _new(Player)
        copy.points = self.points
        copy.coins = self.coins
        copy.influence = self.influence
        copy.goods = [*self.goods]
        copy.artisans = self.artisans
        copy.patricians = self.patricians
        copy.legionaries = self.legionaries
        copy.pieces = self.pieces
        copy.tokens = self.tokens
        copy.locked = self.locked
        copy.hand = [*self.hand]
        copy.row = [*self.row]
        copy.used = [*self.used]
        copy.estate = self.estate
        copy.workers = self.workers
        copy.spent = self.spent
        copy.maritime = self.maritime
        copy.buildings = self.buildings
        copy.ships = self.ships
        copy.markers = self.markers
        copy.chariots = self.chariots
        copy.strips = self.strips
        copy.covered = self.covered
        copy.built = self.built
        return copy


@dataclass(slots=True)
class NovaState(State):
    """[NR-1.1] The whole table: the game board and the sides. Of every deck the last card is the top one."""

    pending: list[Step]
    players: list[Player]
    seats: int
    """How many of `players` are answered for by a seat; a further one is the automa."""
    level: str
    """The solo game's level, or empty."""
    phase: str
    """`setup`, `emperor`, `forum`, `cleanup` or `over`."""
    round: int
    lap: int
    """Which of the three patricians is being placed, from 1 on; 0 outside the forum phase."""
    turn: int
    """The seat whose turn it is."""
    first: int
    """Who began the round."""
    opener: int
    """Who began the game [NR-21.3]."""
    claimant: int
    """Who has claimed the first-player token this round, or -1."""
    claimed: bool
    """Whether the seat whose turn it is has claimed an achievement in it [NR-18.2]."""
    action: str
    """The forum action being performed, or empty."""
    power: int
    """Of the action being performed, 0 until it is computed [NR-6.6]; of the petitioned one during it."""
    extra: int
    """Power from cards activated for it."""
    petitioned: str
    """The action paid for by the Petition being performed, or empty."""
    waived: bool
    """Whether card 23 was activated for it."""
    fresh: list[int]
    """Cards played during it, out of force until it ends [NR-7.12]."""
    heads: list[str]
    """The actions at the heads of the four columns, then of the four rows."""
    spaces: list[int]
    """The sixteen spaces of the forum, row by row."""
    emperor_deck: list[str]
    emperor_used: list[str]
    """Tiles turned up, the last one now in force."""
    emperor_box: list[str]
    maritime_deck: list[str]
    maritime_row: list[str]
    maritime_gone: list[str]
    building_deck: list[str]
    building_row: list[str]
    rewards: list[str]
    """The token on each reward space in the order of `map.reward_spaces`; empty on an unused one."""
    rewards_spent: int
    """Mask of the reward spaces whose token is spent."""
    reward_box: list[str]
    basic_deck: list[str]
    basic_row: list[str]
    special_deck: list[str]
    special_row: list[str]
    estate_gone: list[str]
    """Estate tiles that have left the game [NR-30.3]."""
    subject_deck: list[int]
    subject_row: list[int]
    subject_discards: list[int]
    favourite: str
    """The chariot token of the round, and the one turned up on the stack."""
    next_favourite: str
    chariot_deck: list[str]
    chariot_gone: list[str]
    chariot_box: list[str]
    stacks: list[tuple[int, ...]]
    """Per track the sides in the order in which their markers arrived where they are [NR-19.2]."""
    strip_stacks: list[list[str]]
    """Mosaic tiles not dealt: green, yellow, orange."""
    strip_rows: list[list[str]]
    """Mosaic tiles face up for the draft [NR-24.1]."""
    packs: list[list[int]]
    """The cards each seat holds to choose from in the draft [NR-25.1]."""
    laid: list[list[int]]
    """The cards each seat has laid down in the draft."""
    artisans: int
    """In the supply [NR-1.6]."""
    legionaries: int
    """Beside the forum in the solo game [NR-26.5]."""
    neutral: list[str]
    """Cells of the city with a neutral piece [NR-22.1]."""
    over: bool
    box: Box = field(metadata=UNSAVED, compare=False, repr=False)
    map: Tables = field(metadata=UNSAVED, compare=False, repr=False)
    masks: list[int] = field(metadata=UNSAVED, compare=False, repr=False)
    """Per side the mask of the cells of the city with its pieces."""
    taken: int = field(metadata=UNSAVED, compare=False, repr=False)
    """Mask of the cells of the city with any piece."""

    def clone(self) -> "NovaState":
        # fmt: off
        return NovaState(
            [*self.pending], [p.clone() for p in self.players], self.seats, self.level, self.phase,
            self.round, self.lap, self.turn, self.first, self.opener, self.claimant, self.claimed,
            self.action, self.power, self.extra, self.petitioned, self.waived, [*self.fresh],
            [*self.heads], [*self.spaces], [*self.emperor_deck], [*self.emperor_used], [*self.emperor_box],
            [*self.maritime_deck], [*self.maritime_row], [*self.maritime_gone], [*self.building_deck],
            [*self.building_row], [*self.rewards], self.rewards_spent, [*self.reward_box],
            [*self.basic_deck], [*self.basic_row], [*self.special_deck], [*self.special_row],
            [*self.estate_gone], [*self.subject_deck], [*self.subject_row], [*self.subject_discards],
            self.favourite, self.next_favourite, [*self.chariot_deck], [*self.chariot_gone],
            [*self.chariot_box], [*self.stacks], [[*stack] for stack in self.strip_stacks],
            [[*row] for row in self.strip_rows], [[*pack] for pack in self.packs],
            [[*cards] for cards in self.laid], self.artisans, self.legionaries, [*self.neutral], self.over,
            self.box, self.map, [*self.masks], self.taken,
        )
        # fmt: on

    def refresh(self) -> None:
        """Make the masks of the city anew. Raises KeyError for a cell that is not there."""
        cell = self.map.cell
        self.masks = [sum(1 << cell[name] for name in player.built) for player in self.players]
        self.taken = sum(1 << cell[name] for name in self.neutral)
        for mask in self.masks:
            self.taken |= mask

    def clockwise(self, seat: int) -> list[int]:
        """All seats clockwise, `seat` first [NR-3.3]."""
        return [(seat + n) % self.seats for n in range(self.seats)]


def new_player(box: Box) -> Player:
    """[NR-2.8 to NR-2.10] What a side begins with, before coins, mosaic tiles and cards."""
    return Player(
        points=0,
        coins=0,
        influence=box.start.influence,
        goods=[box.start.goods] * 5,
        artisans=box.start.artisans,
        patricians=box.course.patricians,
        legionaries=0,
        pieces=box.supplies.building_pieces,
        tokens=box.supplies.tokens,
        locked=box.supplies.tokens_at_the_hippodrome,
        hand=[],
        row=[],
        used=[],
        estate=("",) * 9,
        workers=0,
        spent=0,
        maritime=(),
        buildings=(),
        ships=("",) * box.supplies.ships,
        markers=(0,) * len(TRACKS),
        chariots=(),
        strips=("",) * 3,
        covered=0,
        built=(),
    )


def new_automa(box: Box) -> Player:
    """[NR-26.1] A side without estate, mosaic, hand or goods."""
    automa = new_player(box)
    automa.influence = automa.artisans = automa.patricians = automa.tokens = automa.locked = 0
    automa.goods = [0] * 5
    return automa


def restore(box: Box, fields: dict[str, Any]) -> NovaState:
    """A state from its saved fields; the masks are made anew."""
    state = NovaState(**fields, box=box, map=tables(box), masks=[], taken=0)
    state.refresh()
    return state
