"""The nouns of Nova Roma: goods and amounts, cards, tiles, ports, zones, and lists of them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from PySide6.QtCore import QCoreApplication, QObject

from rome_desktop.app.kit.spoken import signed
from rome_desktop.app.words.nova_roma.nouns import (
    BARE_TRACKS,
    CARD_EFFECTS,
    CATEGORIES,
    COLOURS,
    SUMMARIES,
    TILE_EFFECTS,
    TRACKS,
)
from rome_desktop.app.words.shared import SharedTerms
from rome_desktop.games.nova_roma.box import Box
from rome_desktop.games.nova_roma.components import (
    Achievement,
    Act,
    BuildingContract,
    EstateTile,
    Good,
    Port,
    SubjectCard,
)

CONTEXT = "NovaTerms"
UNITS = (*(str(good) for good in Good), "coins", "influence", "artisan", "cards", "goods_choice")


def _counted(box: Box) -> dict[str, tuple[int, int]]:
    """Row and place of each space of the city, as one counts them in its zone from top and left."""
    return {
        f"{zone.id}{row},{column}": (row + 1, sum(sign != "#" for sign in line[: column + 1]))
        for zone in box.building_zones
        for row, line in enumerate(zone.grid)
        for column in range(len(line))
    }


class NovaTerms(SharedTerms):
    """Nouns; `language` is that of the context spoken in last."""

    def __init__(self, box: Box, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box
        self._buildings = {card.id: card for card in box.building_contracts.cards}
        self._contracts = {card.id: card for card in box.maritime_contracts.cards}
        self._cards = {card.number: card for card in box.subject_cards.cards}
        self._tiles = {tile.id: tile for tile in box.estate_tiles}
        self._ports = {port.id: port for route in box.sea_routes for port in route.ports}
        self._wishes = {wish.id: wish for wish in box.mosaic_achievements.list}
        self._tokens = {token.id: token for token in box.reward_tokens.tokens}
        self._places = _counted(box)

    # ---- lists

    # ---- amounts

    def amount(self, unit: str, count: int) -> str:
        """Such as “2 stone”, “1 influence”, “3 goods of your choice”."""
        return {
            "wheat": self.tr("%n wheat", "", count),
            "stone": self.tr("%n stone", "", count),
            "wood": self.tr("%n wood", "", count),
            "wine": self.tr("%n wine", "", count),
            "horse": self.tr("%n horses", "", count),
            "coins": self.tr("%n coins", "", count),
            "influence": self.tr("%n influence", "", count),
            "artisan": self.tr("%n artisans", "", count),
            "cards": self.tr("%n cards", "", count),
            "goods_choice": self.tr("%n goods of your choice", "", count),
        }[unit]

    def amounts(self, what: Mapping[str, int] | None) -> str:
        """Such as “2 stone and 1 coin”; “nothing” for an empty price."""
        found = [self.amount(str(unit), count) for unit, count in (what or {}).items() if count]
        return self.all_of(found) if found else self.tr("nothing")

    def points(self, count: int) -> str:
        return signed(self.tr("%n points", "", abs(count)), count)

    def spaces(self, count: int) -> str:
        return self.tr("%n spaces", "", count)

    def sails(self, count: int) -> str:
        return self.tr("%n sails", "", count)

    def good(self, good: str) -> str:
        """Such as “Wheat”."""
        return self.named(self.box.goods[Good(good)])

    # ---- actions, cards, tiles

    def act(self, act: str) -> str:
        """Such as “Trade”."""
        return self.named(self.box.acts[Act(act)])

    def summary(self, act: str) -> str:
        """What an action does, in a line."""
        return QCoreApplication.translate(CONTEXT, SUMMARIES[act])

    def building_card(self, key: str) -> BuildingContract:
        return self._buildings[key]

    def building(self, key: str) -> str:
        """Such as “Bathhouse”."""
        return self.named(self._buildings[key].name)

    def sea_cost(self, key: str) -> Mapping[str, int]:
        return self._contracts[key].cost

    def shape(self, key: str) -> tuple[tuple[int, int], ...]:
        """The cells of a building contract's shape."""
        wanted = self._buildings[key].shape
        return next(shape.cells for shape in self.box.building_shapes.shapes if shape.id == wanted)

    def card_of(self, number: int) -> SubjectCard:
        return self._cards[number]

    def card(self, number: int) -> str:
        """Such as “Seneca”; a card nobody may see is “a hidden card”."""
        found = self._cards.get(number)
        return found.name if found is not None else self.tr("a hidden card")

    def card_whole(self, number: int) -> str:
        """Such as “Seneca, Senator”."""
        found = self._cards.get(number)
        if found is None:
            return self.tr("a hidden card")
        return self.tr("{name}, {title}").format(name=found.name, title=self.named(found.title))

    def cards(self, numbers: Sequence[int]) -> str:
        """Their names, or how many they are where they are hidden."""
        if all(number in self._cards for number in numbers) and numbers:
            return self.all_of([self.card(number) for number in numbers])
        return self.amount("cards", len(numbers))

    def category(self, key: str) -> str:
        return QCoreApplication.translate(CONTEXT, CATEGORIES[key])

    def card_effect(self, number: int) -> str:
        """What a subject card does, without when."""
        card = self._cards[number]
        kinds = {
            "power": "power",
            "pay_coin_place_artisan": "place",
            "gain": "gain",
            "waive_artisan_cost": "waive",
            "animal_tiles_open": "animals",
        }
        key = kinds.get(card.effect.kind, str(number))
        return QCoreApplication.translate(CONTEXT, CARD_EFFECTS[key]).format(
            goods=self.amounts(card.effect.gain)
        )

    def tile_of(self, key: str) -> EstateTile:
        return self._tiles[key]

    def tile(self, key: str) -> str:
        """Such as “Quarry”."""
        return self.named(self._tiles[key].name)

    def tile_effect(self, key: str, *, trained: bool = False) -> str:
        """What a tile does; `trained` if artisans may stand on animals."""
        return QCoreApplication.translate(CONTEXT, TILE_EFFECTS[f"{key}_trained" if trained else key])

    def token(self, key: str) -> Mapping[str, int]:
        """What a reward token brings."""
        return self._tokens[key].reward

    # ---- places

    def port_of(self, key: str) -> Port:
        return self._ports[key]

    def port(self, key: str) -> str:
        """Such as “Odessus”; the start port for anything else."""
        found = self._ports.get(key)
        return self.named(found.name if found is not None else self.box.start_port.name)

    def track(self, key: str) -> str:
        """Such as “Red”."""
        return QCoreApplication.translate(CONTEXT, TRACKS[key])

    def the_track(self, key: str) -> str:
        """Such as “the red track”."""
        return QCoreApplication.translate(CONTEXT, BARE_TRACKS[key])

    def colour(self, key: str) -> str:
        return QCoreApplication.translate(CONTEXT, COLOURS[key])

    def crossing(self, row: int, column: int, heads: Sequence[str]) -> str:
        """A space of the forum by its two actions; `heads` are the columns', then the rows'."""
        return self.tr("{column} and {row}").format(
            column=self.act(heads[column]), row=self.act(heads[4 + row])
        )

    # ---- the mosaic

    def wish_of(self, key: str) -> Achievement:
        return self._wishes[key]

    def wish(self, key: str) -> str:
        """What an achievement asks for."""
        wish = self._wishes[key]
        if wish.kind == "spend_influence":
            return self.tr("own {have} influence and pay {spend}").format(have=wish.have, spend=wish.spend)
        if wish.kind == "hippodrome_space":
            return self.tr("reach space {count} of a track").format(count=wish.total)
        if wish.kind == "hippodrome_total":
            return self.tr("advance {count} spaces in the hippodrome").format(count=wish.total)
        need = wish.need or {}
        if wish.kind == "combo":
            things = self.all_of([self._kind_of(thing) for thing in need])
            return self.tr("{total} in all of {things}, one of each at least").format(
                total=wish.total, things=things
            )
        return self.all_of([self._count_of(thing, count) for thing, count in need.items()])

    def _kind_of(self, thing: str) -> str:
        return {
            "building": self.tr("building contracts"),
            "maritime": self.tr("maritime contracts"),
            "cards": self.tr("cards in the row"),
            "estate": self.tr("estate tiles"),
        }[thing]

    def _count_of(self, thing: str, count: int) -> str:
        return {
            "building": self.tr("%n building contracts", "", count),
            "maritime": self.tr("%n maritime contracts", "", count),
            "cards": self.tr("%n cards in the row", "", count),
            "estate": self.tr("%n estate tiles", "", count),
        }[thing]

    def where(self, cells: Iterable[str]) -> str:
        """Such as “row 1, places 3 and 4; row 2, place 3”: where spaces of a zone are."""
        rows: dict[int, list[str]] = {}
        for row, place in sorted(self._places[cell] for cell in cells):
            rows.setdefault(row, []).append(str(place))
        one, several = self.tr("row {row}, place {places}"), self.tr("row {row}, places {places}")
        said = [
            (one if len(places) == 1 else several).format(row=row, places=self.all_of(places))
            for row, places in rows.items()
        ]
        return reduce(lambda first, then: self.tr("{first}; {then}").format(first=first, then=then), said)
