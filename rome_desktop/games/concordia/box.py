"""[CO-1, CO-2.2, CO-19.1] All there is in the box, and what must be true of it, besides its form."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rome_desktop.engine.edition import Check, Edition, failed
from rome_desktop.games.concordia.components import (
    Amounts,
    CityTokens,
    ColonistCash,
    ColonistCost,
    Display,
    GoodTable,
    HouseCost,
    PerGood,
    PlayerStart,
    Solo,
    Storehouse,
)
from rome_desktop.games.concordia.edition import ConcordiaCard, Counts, PraefectusMagnus
from rome_desktop.games.concordia.game import BOARDS, LEVELS, PLAYERS
from rome_desktop.games.concordia.ids import DEITIES, GOODS, NUMERALS, ROLES, Role
from rome_desktop.games.concordia.maps import Board, Boards
from rome_desktop.games.concordia.personality_cards import (
    Card,
    CardTable,
    Decks,
    Gods,
    Pantheon,
    RoleTable,
    Specialists,
)

MADE_BY_PLAYERS = ("jupiter", "saturnus", "mercurius", "mars")


@dataclass(frozen=True, slots=True)
class Box:
    """The content file: a field for each of its tables."""

    edition: Edition
    counts: Counts
    goods: GoodTable
    house_cost: HouseCost
    colonist_cost: ColonistCost
    storehouse: Storehouse
    player_start: PlayerStart
    display: Display
    amounts: Amounts
    colonist_cash: ColonistCash
    gods: Gods
    specialists: Specialists
    roles: RoleTable
    start_cards: CardTable
    sale_cards: CardTable
    decks: Decks
    pantheon: Pantheon
    city_tokens: CityTokens
    bonus_marker_coins: PerGood
    bonus_marker_supply: PerGood
    praefectus_magnus: PraefectusMagnus
    concordia_card: ConcordiaCard
    maps: Boards
    solo: Solo

    def cards(self) -> dict[str, Card]:
        """Every personality card by its id; each player has the same starting cards."""
        return {card.id: card for card in (*self.start_cards.rows, *self.sale_cards.rows)}

    def faults(self) -> list[tuple[str, str]]:
        """Counts that do not add up, as (path in the file, what should be true)."""
        return failed(checks(self))


def checks(box: Box) -> Iterator[Check]:
    """Every check; those of the maps last."""
    yield from tables(box)
    yield from limits(box)
    yield from cards(box)
    yield from solo(box)
    for board in BOARDS:
        yield from places(box, board, box.maps.of(board))


def tables(box: Box) -> Iterator[Check]:
    """Each thing is described once, in the printed order."""
    for path, found, wanted in (
        ("goods.rows", [row.id for row in box.goods.rows], list(GOODS)),
        ("house_cost.rows", [row.city_good for row in box.house_cost.rows], list(GOODS)),
        ("specialists.rows", [row.good for row in box.specialists.rows], list(GOODS)),
        ("gods.rows", [row.id for row in box.gods.rows], list(DEITIES)),
        ("roles.rows", [row.id for row in box.roles.rows], list(ROLES)),
    ):
        yield path, [str(x) for x in found] == [str(x) for x in wanted], f"it lists {', '.join(wanted)}"
    prices = [row.price for row in box.goods.rows]
    yield "goods.rows", prices == sorted(set(prices)) and prices[0] > 0, "each good is dearer than the last"


def limits(box: Box) -> Iterator[Check]:
    """Numbers with which no game could be played."""
    store, start, counts = box.storehouse, box.player_start, box.counts
    waiting = store.start_ships + store.start_land_colonists
    used = waiting + sum(store.start_goods.values())
    ships = store.start_ships + start.ships_in_capital
    walkers = store.start_land_colonists + start.land_colonists_in_capital
    yield "storehouse.start_goods", set(store.start_goods) == set(GOODS), "it names all five goods"
    yield "storehouse.start_free_slots", store.start_free_slots == store.slots - used >= 0, "slots add up"
    yield "counts.ships_per_player", ships == counts.ships_per_player, "every ship is stored or in Roma"
    yield "counts.land_colonists_per_player", walkers == counts.land_colonists_per_player, "so are walkers"
    yield "player_start.houses", start.houses == counts.houses_per_player > 0, "players have their houses"
    yield "player_start.coins_by_seat", len(start.coins_by_seat) == 5, "there are five starting sums"
    yield "amounts.end_house_count", 0 < box.amounts.end_house_count <= start.houses, "it can be reached"
    yield "amounts.concordia_vp", box.amounts.concordia_vp == box.concordia_card.vp, "both figures agree"
    yield "display.spaces", len(box.display.spaces) > 0, "there is a space for a card"


def cards(box: Box) -> Iterator[Check]:
    """[CO-1.5, CO-2.4, CO-19.6] The decks agree with the component list and the Pantheon."""
    rows = box.sale_cards.rows
    ids = [card.id for card in (*box.start_cards.rows, *rows)]
    yield "sale_cards.rows", len(set(ids)) == len(ids), "every card has its own id"
    yield "sale_cards.rows", len(rows) == box.counts.sale_cards, f"there are {box.counts.sale_cards}"
    starting = len(box.start_cards.rows)
    yield "start_cards.rows", starting == box.counts.starting_cards_per_player, "a hand has its cards"
    has_tribune = any(card.role == Role.TRIBUNE for card in box.start_cards.rows)
    yield "start_cards.rows", has_tribune, "a Tribune is among them"
    sizes: Counter[str] = Counter(card.deck for card in rows)
    yield "decks.sizes", dict(sizes) == dict(box.decks.sizes), "it counts the cards of the decks"
    for players, total in box.decks.by_players.items():
        used = NUMERALS[:players]
        yield "decks.by_players", sum(sizes[n] for n in used) == total, "it adds the decks up"
    for row in box.pantheon.rows:
        found = Counter(card.god for card in rows if card.deck in NUMERALS[: row.players])
        right = all(found[god] == getattr(row, god) for god in MADE_BY_PLAYERS)  # type: ignore[index]
        yield "pantheon.rows", right, "it counts the gods of the sale cards"


def solo(box: Box) -> Iterator[Check]:
    """[CO-S] The levels and their limits."""
    levels = tuple(level.id for level in box.solo.levels)
    yield "solo.levels", levels == LEVELS, f"the levels are {', '.join(LEVELS)}"
    yield "solo.program", len(box.solo.program) > 0, "the rival has something to do"
    for board in BOARDS:
        figures = box.solo.maps.of(board)
        wanted = list(figures.limits.values())
        right = tuple(figures.limits) == LEVELS and sorted(set(wanted)) == wanted
        yield f"solo.maps.{board}.limits", right, "the limits grow from level to level"
        yield f"solo.maps.{board}.decks", 0 < figures.decks <= len(NUMERALS), "there are five decks"


def places(box: Box, name: str, board: Board) -> Iterator[Check]:
    """[CO-2.2, CO-19.1] Cities, provinces and lines of a map fit each other and its tokens."""
    cities = {city.id: city for city in board.cities.rows}
    path = f"maps.{name}"
    yield (
        f"{path}.cities",
        len(cities) == len(board.cities.rows) == board.city_count,
        "each city is there once",
    )
    yield f"{path}.capital_city", board.capital_city.id == board.capital not in cities, "it is the capital"
    provinces = {p.id: set(p.cities) for p in board.provinces.rows}
    members = {p: {c.id for c in cities.values() if c.province == p} for p in provinces}
    yield f"{path}.provinces", len(provinces) == board.province_count, "they are counted right"
    yield f"{path}.provinces", provinces == members, "provinces and cities name each other"
    letters = Counter(city.letter for city in cities.values())
    tokens = {
        letter: sum(box.city_tokens.of(letter).values())
        for letter in "ABCD"
        if letter not in board.unused_token_letters
    }
    yield f"{path}.cities", dict(letters) == tokens, "every token of a letter has its city"
    kinds = Counter(line.kind for line in board.lines.rows)
    ends = {*cities, board.capital}
    yield f"{path}.lines", kinds["land"] == board.land_line_count, "land lines are counted right"
    yield f"{path}.lines", kinds["sea"] == board.sea_line_count, "sea lines are counted right"
    for number, line in enumerate(board.lines.rows):
        a, b = sorted((line.a, line.b))
        right = {a, b} <= ends and a != b and line.id == f"{line.kind}.{a}.{b}"
        yield f"{path}.lines.rows.{number}", right, "a line joins two cities and is named after them"
    players = (board.min_players, board.max_players)
    fit = PLAYERS[name]
    yield f"{path}.min_players", players == (fit[0], fit[-1]), f"it is for {fit[0]} to {fit[-1]} players"
