"""All there is in the box, and what must be true of it for a game to be played to its end."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rome_desktop.engine.edition import Check, Edition, Name, failed
from rome_desktop.games.nova_roma.basics import ACTS, GOODS, Act, Good
from rome_desktop.games.nova_roma.components import (
    Actions,
    BuildingContracts,
    BuildingZone,
    Course,
    Forum,
    Hippodrome,
    Limits,
    MaritimeContracts,
    RewardTokens,
    SeaRoute,
    Shapes,
    Start,
    StartPort,
    Supplies,
)
from rome_desktop.games.nova_roma.parts import (
    Achievements,
    EstateBoard,
    EstateTile,
    MosaicBoard,
    Scoring,
    Solo,
    Strips,
    SubjectCards,
    TwoPlayers,
    Variants,
)

GAINS = {*GOODS, "coins", "influence", "artisan", "cards", "goods_choice"}
THINGS = {"building", "maritime", "cards", "estate"}
PARTS = {"coins", "influence", "row_cards", "estate_tiles", "animal_tiles", "hippodrome_spaces"}
COUNTED = {*GOODS, *PARTS, "building_contracts", "maritime_contracts"}


@dataclass(frozen=True, slots=True)
class Box:
    """The content file: a field for each of its tables."""

    edition: Edition
    goods: dict[Good, Name]
    acts: dict[Act, Name]
    course: Course
    supplies: Supplies
    limits: Limits
    start: Start
    forum: Forum
    actions: Actions
    maritime_contracts: MaritimeContracts
    building_shapes: Shapes
    building_contracts: BuildingContracts
    building_zones: tuple[BuildingZone, ...]
    reward_tokens: RewardTokens
    sea_routes: tuple[SeaRoute, ...]
    start_port: StartPort
    hippodrome: Hippodrome
    estate_board: EstateBoard
    estate_tiles: tuple[EstateTile, ...]
    mosaic_board: MosaicBoard
    mosaic_achievements: Achievements
    mosaic_strips: Strips
    subject_cards: SubjectCards
    scoring: Scoring
    two_players: TwoPlayers
    solo: Solo
    variants: Variants

    def faults(self) -> list[tuple[str, str]]:
        """Counts that do not add up, as (path in the file, what should be true)."""
        return failed(checks(self))


def checks(box: Box) -> Iterator[Check]:
    """Every check, in the order of the file."""
    yield from limits(box)
    yield from forum(box)
    yield from contracts(box)
    yield from city(box)
    yield from estates(box)
    yield from mosaic(box)
    yield from cards(box)


def unique(names: Iterable[str]) -> bool:
    """Whether no name comes twice."""
    found = list(names)
    return len(set(found)) == len(found)


def limits(box: Box) -> Iterator[Check]:
    """Numbers with which no game could be played, or not to its end."""
    yield "goods", set(box.goods) == set(GOODS), "all five goods are named"
    yield "acts", set(box.acts) == set(ACTS), "all eight actions are named"
    yield "course.rounds", 0 < box.course.rounds <= 5, "there are one to five rounds"
    yield "course.patricians", 0 < box.course.patricians <= 3, "there are one to three patricians"
    yield "supplies.artisans", box.supplies.artisans >= 4 * box.start.artisans, "four players can begin"
    yield "supplies.ships", box.supplies.ships == 2, "there are two ships a colour"
    yield "supplies.legionaries", box.supplies.legionaries == 6, "there are six legionaries"
    yield "limits.power_least", box.limits.power_least == 1, "power is at least 1"
    yield "limits.power_most", box.limits.power_most == 3, "power is at most 3"
    yield "limits.row", box.limits.row > 0, "a row holds a card"
    yield "start.coins", len(box.start.coins) == 4, "there are coins for four places in turn order"
    yield "start.display", box.start.display == 4, "a display has four spaces"
    yield "start.emperor_tiles", box.start.emperor_tiles >= box.course.rounds, "each round has its tile"
    used = box.start.chariot_tokens
    yield "start.chariot_tokens", used >= box.course.rounds, "each round has its chariot token"
    yield "hippodrome.tokens", len(box.hippodrome.tokens) == 9, "there are nine chariot tokens [NR-1.2]"
    yield "hippodrome.last_space", 4 < box.hippodrome.last_space <= 20, "a track has 5 to 20 spaces"
    yield "start.special_display", box.start.special_display == 1, "there is one special space"
    yield "actions.race_extra_spaces", box.actions.race_extra_spaces == 1, "an artisan moves one space"
    yield "solo.legionaries_a_turn", box.solo.legionaries_a_turn == 2, "a tile has two grey spaces"
    yield "solo.contracts", box.solo.contracts == box.course.rounds, "the automa takes one a round"
    levels = tuple(level.id for level in box.solo.levels)
    yield "solo.levels", levels == ("easy", "normal", "hard"), "the levels are easy, normal, hard"


def forum(box: Box) -> Iterator[Check]:
    """The forum, its emperor tiles and the figures by power."""
    yield "forum.rows", box.forum.rows == box.forum.columns == 4, "the forum has four rows and columns"
    tiles = box.forum.emperor_tiles
    yield "forum.emperor_tiles", len(tiles) == 8, "there are eight emperor tiles"
    spaces = [space for tile in tiles for space in (*tile.emperor, *tile.grey)]
    inside = all(0 <= row < 4 and 0 <= column < 4 for row, column in spaces)
    yield "forum.emperor_tiles", inside, "every space lies in the forum"
    both = all(len(set(tile.emperor)) == len(set(tile.grey)) == 2 for tile in tiles)
    yield "forum.emperor_tiles", both, "a tile shows two spaces and two grey ones"
    for path, figures in (
        ("actions.recruit_coins", box.actions.recruit_coins),
        ("actions.contract_slots", box.actions.contract_slots),
        ("actions.zones_by_power", box.actions.zones_by_power),
    ):
        yield path, len(figures) == 3, "there is a figure for each power"


def contracts(box: Box) -> Iterator[Check]:
    """Both decks of contracts, the shapes and the sea routes."""
    payable = {*GOODS, "coins"}
    for path, cards, count in (
        ("maritime_contracts", box.maritime_contracts.cards, 30),
        ("building_contracts", box.building_contracts.cards, 28),
    ):
        yield f"{path}.cards", unique(card.id for card in cards), "each contract has its own id"
        yield f"{path}.cards", len(cards) == count, f"there are {count} of these contracts [NR-1.2]"
        known = payable if path.startswith("m") else payable | {"artisan"}
        right = all(set(card.cost) <= known and min(card.cost.values(), default=1) > 0 for card in cards)
        yield f"{path}.cards", right, "a cost is paid in goods, coins and, for buildings, artisans"
    shapes = [shape.id for shape in box.building_shapes.shapes]
    yield "building_shapes.shapes", unique(shapes), "each shape has its own id"
    drawn = all(card.shape in shapes for card in box.building_contracts.cards)
    yield "building_contracts.cards", drawn, "every building has a known shape"
    yield "building_shapes.shapes", "M1" in shapes, "the single piece M1 is a shape"
    yield from shapes_of_buildings(box)
    ids = [port.id for route in box.sea_routes for port in route.ports]
    yield "sea_routes", len(box.sea_routes) == 2, "there are two routes"
    yield "sea_routes", unique(ids) and "" not in ids, "each port has its own id"
    path = "sea_routes"
    for route in box.sea_routes:
        yield path, all(port.sails > 0 for port in route.ports), "every leg costs a sail or more"
        yield path, all(set(port.reward) <= GAINS for port in route.ports), "ports give what can be gained"
        here = any(port.vp == box.solo.ship_vp for port in route.ports)
        yield path, here, "one port has the points where the automa's ship begins"


def shapes_of_buildings(box: Box) -> Iterator[Check]:
    """Each shape can be laid with the pieces of one building."""
    for shape in box.building_shapes.shapes:
        cells = set(shape.cells)
        small = 1 <= len(shape.cells) <= 4
        yield "building_shapes.shapes", small, f"the shape {shape.id} has one to four squares"
        whole = len(cells) == len(shape.cells) and joined(cells)
        yield "building_shapes.shapes", whole, f"the squares of the shape {shape.id} are joined side by side"


def joined(cells: set[tuple[int, int]]) -> bool:
    """Whether from each cell the others can be reached over sides."""
    rest = set(cells)
    found = {rest.pop()} if rest else set()
    while found:
        row, column = found.pop()
        near = rest & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        rest -= near
        found |= near
    return not rest


def city(box: Box) -> Iterator[Check]:
    """The zones and their reward tokens."""
    zones = box.building_zones
    yield "building_zones", [zone.id for zone in zones] == ["A", "B", "C"], "the zones are A, B and C"
    path = "building_zones"
    for zone in zones:
        yield path, len({len(row) for row in zone.grid}) == 1, "all rows are equally long"
        yield path, set("".join(zone.grid)) <= set(".sRr#"), "the signs are . s R r #"
    spaces = sum(row.count("R") + row.count("r") for zone in zones for row in zone.grid)
    tokens = box.reward_tokens.tokens
    yield "reward_tokens.tokens", len(tokens) == 12, "there are twelve reward tokens [NR-1.2]"
    yield "reward_tokens.tokens", len(tokens) == spaces, "each reward space gets one token"
    yield "reward_tokens.tokens", unique(token.id for token in tokens), "each token has its own id"
    right = all(len(token.reward) == 1 and set(token.reward) <= GAINS for token in tokens)
    yield "reward_tokens.tokens", right, "a token gives one thing that can be gained"


def estates(box: Box) -> Iterator[Check]:
    """The production zone and the estate tiles."""
    board = box.estate_board
    yields = {*GOODS, "coins"}
    yield "estate_board.columns", len(board.columns) == 3 and set(board.columns) <= yields, "three yields"
    yield "estate_board.rows", len(board.rows) == 3 and set(board.rows) <= yields, "there are three yields"
    yield "estate_board.basic_prices", len(board.basic_prices) == 4, "each of four spaces has its price"
    tiles = box.estate_tiles
    yield "estate_tiles", unique(tile.id for tile in tiles), "each kind of tile has its own id"
    for special in (False, True):
        count = sum(tile.copies for tile in tiles if tile.special is special)
        least = box.course.rounds if special else 4 + box.course.rounds
        yield "estate_tiles", count >= least, "the display can be filled in every round"
    named = all((tile.kind == "one_shot") == bool(tile.effect) for tile in tiles)
    yield "estate_tiles", named, "one-time tiles, and only they, have an effect"


def mosaic(box: Box) -> Iterator[Check]:
    """The mosaic board, its strips and achievements."""
    board = box.mosaic_board
    yield "mosaic_board.colours", len(set(board.colours)) == 3, "there are three colours"
    yield "mosaic_board.cell_vp", len(board.cell_vp) == 3, "each row has its points"
    full = sum(len(set(line.cells)) == 3 for line in board.lines)
    yield "mosaic_board.lines", full == len(board.lines) == 8, "eight lines of three cells"
    single = all(len(line.reward) == 1 and set(line.reward) <= GAINS for line in board.lines)
    yield "mosaic_board.lines", single, "a line gives one thing that can be gained"
    known = {a.id: a.colour for a in box.mosaic_achievements.list}
    named = all(set(a.need or {}) <= THINGS for a in box.mosaic_achievements.list)
    yield "mosaic_achievements.list", named, "buildings, maritime contracts, cards and estate tiles count"
    strips = box.mosaic_strips.strips
    per_colour = Counter(strip.colour for strip in strips)
    five = all(per_colour[colour] == 5 for colour in board.colours)
    yield "mosaic_strips.strips", five, "there are five strips of each colour [NR-1.2]"
    right = all(len(s.cells) == 3 and all(known.get(c) == s.colour for c in s.cells) for s in strips)
    yield "mosaic_strips.strips", right, "a strip has three achievements of its colour"


def cards(box: Box) -> Iterator[Check]:
    """The subject cards, and the figures of the scoring."""
    found = box.subject_cards.cards
    numbers = [card.number for card in found]
    yield "subject_cards.cards", numbers == list(range(1, len(found) + 1)), "cards are numbered from 1 on"
    yield "subject_cards.cards", len(found) == 40, "there are 40 subject cards [NR-1.2]"
    bound = tuple(card.number for card in found if card.trigger == "petition")
    yield "actions.petition_cards", box.actions.petition_cards == bound, "they are those bound to Petition"
    once = [card for card in found if card.category == "once_per_round"]
    yield "subject_cards.cards", all(c.trigger in ACTS for c in once), "a card is used during an action"
    power = Counter(card.trigger for card in once if card.effect.kind == "power")
    yield "subject_cards.cards", set(power) <= set(ACTS), "power is given to an action"
    counted = {c.effect.per or c.effect.what for c in found if c.category == "end_game"}
    yield "subject_cards.cards", counted <= COUNTED, "points are given for what a player owns"
    yield "scoring.animal_sets", len(box.scoring.animal_sets) == 3, "a set has up to three animals"
    yield "scoring.leftovers_per_vp", box.scoring.leftovers_per_vp > 0, "some make a point"
    each = box.scoring.influence_and_artisans_per_vp
    yield "scoring.influence_and_artisans_per_vp", each > 0, "some make a point"
