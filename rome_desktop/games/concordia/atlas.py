"""[CO-19] Tables made once from the box and one side of the map: lines, distances, prices, ready actions."""

from collections import deque
from functools import cached_property

from rome_desktop.games.concordia.actions import Build, Buy, Move, Place, Produce
from rome_desktop.games.concordia.box import Box
from rome_desktop.games.concordia.ids import GOODS, Good, Kind, Role
from rome_desktop.games.concordia.personality_cards import Card

STEPS = 6
"""Nobody has more colonists, so nobody has more steps [CO-1.8]."""

Reach = tuple[int, int, Move]
"""Cost in steps, bit of the line, and the move there."""


class Atlas:
    """One side of the map with everything that is looked up during play. Never changed once made."""

    def __init__(self, box: Box, board: str) -> None:
        self.box = box
        self.name = board
        self.board = box.maps.of(board)
        self.capital = self.board.capital
        self.make_cities()
        self.make_lines()
        self.make_moves()
        self.make_prices()
        self.make_cards()

    def make_cities(self) -> None:
        """[CO-2.2, CO-19.3, CO-19.4] Cities and their provinces; the capital is not among them."""
        rows = self.board.cities.rows
        self.cities = tuple(city.id for city in rows)
        self.city_bit = {city.id: 1 << n for n, city in enumerate(rows)}
        self.province_of = {city.id: city.province for city in rows}
        self.letter_cities = {
            letter: tuple(c.id for c in rows if c.letter == letter)
            for letter in "ABCD"
            if letter not in self.board.unused_token_letters
        }
        self.provinces = tuple(province.id for province in self.board.provinces.rows)
        self.province_cities = {p.id: tuple(p.cities) for p in self.board.provinces.rows}
        self.province_mask = {p: self.mask(cities) for p, cities in self.province_cities.items()}
        self.build = {city: Build(city) for city in self.cities}
        self.produce = {province: Produce(province) for province in self.provinces}

    def mask(self, cities: tuple[str, ...]) -> int:
        """The bits of some cities together."""
        return sum(self.city_bit[city] for city in cities)

    def make_lines(self) -> None:
        """[CO-5.2, CO-7.2, CO-19.2, CO-19.5] Lines by land and by sea, and where each kind begins."""
        rows = self.board.lines.rows
        self.lines = tuple(line.id for line in rows)
        self.line_bit = {line.id: 1 << n for n, line in enumerate(rows)}
        self.line_kind = {line.id: Kind.WALKER if line.kind == "land" else Kind.SHIP for line in rows}
        self.ends = {line.id: (line.a, line.b) for line in rows}
        self.touching: dict[Kind, dict[str, list[str]]] = {
            kind: {city: [] for city in (self.capital, *self.cities)} for kind in Kind
        }
        for line in rows:
            for end in (line.a, line.b):
                self.touching[self.line_kind[line.id]][end].append(line.id)
        # [CO-5.9, CO-5.10, CO-19.3] A colonist that still stands in a city opens no building site.
        self.site_mask = dict.fromkeys((self.capital, *self.cities), 0)
        for line in rows:
            self.site_mask[line.id] = self.mask(tuple(end for end in (line.a, line.b) if end != self.capital))
        self.place = {
            kind: {city: Place(kind, city) for city in (self.capital, *self.cities) if lines[city]}
            for kind, lines in self.touching.items()
        }

    def make_moves(self) -> None:
        """[CO-5.3, CO-5.4, CO-5.8] Distances ignore who stands where."""
        self.distance: dict[Kind, dict[str, dict[str, int]]] = {}
        self.reach: dict[Kind, dict[str, tuple[tuple[Reach, ...], ...]]] = {}
        for kind in Kind:
            own = [line for line in self.lines if self.line_kind[line] == kind]
            places = [*own, *(city for city, lines in self.touching[kind].items() if lines)]
            self.distance[kind] = {place: self.distances(kind, place) for place in places}
            self.reach[kind] = {place: self.reaches(kind, place) for place in places}

    def distances(self, kind: Kind, place: str) -> dict[str, int]:
        """Steps from a line or city to every line of its kind that can be reached; itself left out."""
        touching = self.touching[kind]
        found: dict[str, int] = {}
        queue = deque([(place, 0)])
        while queue:
            here, steps = queue.popleft()
            for city in self.ends.get(here, (here,)):
                for line in touching[city]:
                    if line not in found and line != place:
                        found[line] = steps + 1
                        queue.append((line, steps + 1))
        return found

    def reaches(self, kind: Kind, place: str) -> tuple[tuple[Reach, ...], ...]:
        """Per number of steps, the moves that cost no more, cheapest first."""
        costs = self.distance[kind][place]
        order = sorted(costs, key=lambda line: (costs[line], self.line_bit[line]))
        moves = [(costs[line], self.line_bit[line], Move(place, line)) for line in order]
        return tuple(tuple(m for m in moves if m[0] <= steps) for steps in range(STEPS + 1))

    def make_prices(self) -> None:
        box = self.box
        self.price: dict[str, int] = {row.id: row.price for row in box.goods.rows}
        self.house_coins: dict[str, int] = {row.city_good: row.coins for row in box.house_cost.rows}
        self.house_goods: dict[str, tuple[Good, ...]] = {
            row.city_good: tuple(sorted(row.goods, key=GOODS.index)) for row in box.house_cost.rows
        }
        self.marker_coins = {good: box.bonus_marker_coins.of(good) for good in GOODS}
        self.slots = box.storehouse.slots
        self.ships = box.counts.ships_per_player
        self.walkers = box.counts.land_colonists_per_player
        self.colonists = self.ships + self.walkers
        self.houses = box.player_start.houses

    def make_cards(self) -> None:
        cards = self.box.cards()
        self.card: dict[str, Card] = cards
        self.role = {card.id: card.role for card in cards.values()}
        self.god = {card.id: card.god for card in cards.values()}
        self.buy = {card.id: Buy(card.id) for card in self.box.sale_cards.rows}
        self.specialist: dict[Role, tuple[Good, int]] = {
            row.role: (row.good, row.vp_per_city) for row in self.box.specialists.rows
        }
        self.hand = tuple(card.id for card in self.box.start_cards.rows)

    @cached_property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The sale cards of each numeral."""
        found: dict[str, list[str]] = {}
        for card in self.box.sale_cards.rows:
            found.setdefault(card.deck, []).append(card.id)
        return {numeral: tuple(ids) for numeral, ids in found.items()}


_known: dict[tuple[int, str], Atlas] = {}


def atlas(box: Box, board: str) -> Atlas:
    """The tables for one side of the map, made once for a box (which its atlas keeps alive)."""
    key = (id(box), board)
    if key not in _known:
        _known[key] = Atlas(box, board)
    return _known[key]
