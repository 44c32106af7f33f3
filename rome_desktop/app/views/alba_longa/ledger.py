"""How the season stands, reckoned up in the place of the dice after the court: fights, harvest, food."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from rome_desktop.app.table.pencil import RIGHT, Pencil
from rome_desktop.app.views.alba_longa import pieces
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.shown import NONE_LAID, AlbaShown, City
from rome_desktop.games.alba_longa.assisi import AddProduct
from rome_desktop.games.alba_longa.farmers import harvest, yields
from rome_desktop.games.alba_longa.ids import ASSISI, PRODUCTS, Phase, Season
from rome_desktop.games.alba_longa.soldiers import attackers_of, sabotages, strength

TITLES = {
    Phase.SOLDIERS: "war",
    Phase.MERCHANTS: "work",
    Phase.WORKERS: "work",
    Phase.PRIESTS: "work",
    Phase.FARMERS: "harvesting",
    Phase.BLESSINGS: "harvesting",
    Phase.RETURN: "food",
    Phase.YEAR_END: "food",
}
MOST_STEP, LARGE_FROM = 33.0, 26.0
LEAST_ROOM = 24.0
"""What stands in a row is not higher."""


def title(shown: AlbaShown) -> str:
    """The heading while the court is over, else empty."""
    if is_adding(shown):
        return "loot"
    return TITLES.get(shown.view.phase, "") if not shown.view.over else "food"


def is_adding(shown: AlbaShown) -> bool:
    """Whether the fights are over and a product is added to Assisi."""
    return bool(shown.view.pending) and isinstance(shown.view.pending[-1], AddProduct)


def note(shown: AlbaShown) -> str:
    """What the figures are: the key of a part."""
    view = shown.view
    if view.phase == Phase.SOLDIERS and not is_adding(shown):
        return "sums" if view.revealed >= 2 else ""
    return "yields" if view.phase in (Phase.FARMERS, Phase.BLESSINGS) else ""


class Emblem(NamedTuple):
    """The badge of a side, of Assisi below 0; what follows it may stand closer."""

    side: int
    closer: float = 0.0


class Words(NamedTuple):
    """Words, in `room` if that is limited, and the gap after them."""

    words: str
    colour: str = "ink"
    weight: int = 400
    room: float | None = None
    gap: float = 0.0


class Sign(NamedTuple):
    """An icon among words."""

    name: str
    colour: str = "muted"


class End(NamedTuple):
    """What stands at the right end."""

    words: str
    colour: str = "ink"


class Note(NamedTuple):
    """A row that is one quiet sentence."""

    words: str


Entry = Emblem | Words | Sign | End | Note
Row = tuple[Entry, ...]
"""What stands in a row, from left to right."""


class Line(NamedTuple):
    """Where a row stands: its middle, its room, and the size of its words."""

    y: float
    room: QRectF
    size: float


def line_of(number: int, count: int, width: float, height: float) -> Line:
    """Where one of so many rows stands."""
    top, low = 32.0, height - 6
    step = min(MOST_STEP * max(1.0, height / 148), (low - top) / max(1, count))
    y, half = top + step * (number + 0.5), max(step, LEAST_ROOM) / 2
    return Line(y, QRectF(0, y - half, width, 2 * half), 15.0 if step >= LARGE_FROM else 13.5)


def draw(pencil: Pencil, shown: AlbaShown, row: Row, at: Line) -> None:
    """Draw a row."""
    x, y, width = 14.0, at.y, at.room.width()
    for part in row:
        match part:
            case Emblem(side, closer):
                _draw_emblem(pencil, shown, side, QPointF(x + 9, y))
                x += 23 - closer
            case Words(words, colour, weight, room, gap):
                x += pencil.text(x, y + 5, words, at.size, colour, weight, room=room) + gap
            case Sign(name, colour):
                pencil.icon(name, QPointF(x + 8, y), 15, colour, "panel")
                x += 19
            case End(words, colour):
                room = max(20.0, width - 14 - x - 6)
                pencil.text(width - 14, y + 5, words, at.size, colour, 600, RIGHT, room=room)
            case Note(words):
                pencil.text(x, y + 5, words, 13, "muted", 400, room=width - 28)


def _draw_emblem(pencil: Pencil, shown: AlbaShown, side: int, at: QPointF) -> None:
    if side < 0:
        pencil.disc(at, 9, pieces.CITY_COLOURS["assisi"], "#2A332C", 1.2)
        pencil.icon("arch", at, 11, "#FFFFFF")
    else:
        pencil.emblem(shown.seat(side), at, 19)


def rows(labels: AlbaLabels, shown: AlbaShown) -> list[Row]:
    """The rows below the heading."""
    phase, reckoning = shown.view.phase, Reckoning(labels, shown)
    if phase == Phase.SOLDIERS and not shown.view.over:
        return reckoning.war()
    if phase in (Phase.FARMERS, Phase.BLESSINGS) and not shown.view.over:
        return reckoning.harvest()
    return reckoning.food()


class Reckoning:
    """What is reckoned up, row by row."""

    def __init__(self, labels: AlbaLabels, shown: AlbaShown) -> None:
        self._labels, self._shown = labels, shown

    # ---- war

    def war(self) -> list[Row]:
        """Before the reveal who has chosen; then who attacks whom; then the sums."""
        view = self._shown.view
        if is_adding(self._shown):
            return self._loot()
        if view.revealed >= 2:
            return self._sums()
        return self._targets() if view.revealed == 1 else self._sealed()

    def _loot(self) -> list[Row]:
        """What lies in Assisi, and what there is still room for."""
        view, labels, rules = self._shown.view, self._labels, self._shown.view.box.assisi
        icons = {"coin": "coin", "wheat": "wheat"}
        found: list[Row] = [
            (
                Sign(icons.get(str(product), "peasant")),
                Words(labels.part(f"assisi-{product}"), weight=600),
                End(labels.room_for(count, rules.max_each), "muted"),
            )
            for product, count in zip(PRODUCTS, view.loot, strict=True)
        ]
        room = labels.room_for(sum(view.loot), rules.max_all)
        return [*found, (Words(labels.part("in-all"), weight=600), End(room, "muted"))]

    def _sealed(self) -> list[Row]:
        return [
            (
                Emblem(city.side),
                Words(self._shown.context.name(city.side), weight=700, gap=6),
                Words(self._labels.army(city.soldiers), "muted"),
                self._seal(bool(city.target)),
            )
            for city in self._shown.cities
            if city.soldiers
        ]

    def _seal(self, done: bool) -> End:
        return End(self._labels.part("sealed" if done else "chooses"), "good" if done else "muted")

    def _targets(self) -> list[Row]:
        view, labels = self._shown.view, self._labels
        attacked = {city.target for city in self._shown.cities if city.target}
        found: list[Row] = []
        for city in self._shown.cities:
            if not city.target and city.key not in attacked:
                continue
            aims: Row = (Words(labels.part("defends"), "muted"),)
            if city.target:
                target = labels.city(city.target)
                aims = (Words("→ ", "muted"), Emblem(view.side_of(city.target)), Words(target))
            army = Words(labels.army(city.soldiers), weight=600, gap=6)
            found.append((Emblem(city.side), army, *aims, self._seal(city.hero != NONE_LAID)))
        return found

    def _sums(self) -> list[Row]:
        view = self._shown.view
        order = [str(ASSISI), *(view.players[side].city for side in view.in_order())]
        return [self._fight(city) for city in order if any(city in p.target for p in view.players)]

    def _fight(self, city: str) -> Row:
        """Such as “3+2, 4+0 = 9 → Veii 2+3 = 5”, and what comes of it."""
        view, cities = self._shown.view, self._shown.cities
        attackers, owner = attackers_of(view, city), view.side_of(city)
        attack = sum(strength(view, side) for side in attackers)
        defence = view.defenders if owner < 0 else strength(view, owner)
        row: list[Entry] = []
        for side in attackers:
            row += [Emblem(side, closer=2), Words(self._sum(cities[side]), gap=6)]
        if len(attackers) > 1:
            row.append(Words(f"= {attack}", weight=700, gap=5))
        row += [Words("→ ", "muted"), Emblem(owner, closer=2)]
        row.append(Words(str(defence) if owner < 0 else self._sum(cities[owner])))
        count = sabotages(view, attack - defence)
        row.append(End(self._labels.fight(attack, defence, count), "accent" if count else "muted"))
        return tuple(row)

    @staticmethod
    def _sum(city: City) -> str:
        return f"{city.soldiers}+{max(0, city.hero)}"

    # ---- harvest and food

    def _still_there(self) -> list[City]:
        return [city for city in self._shown.cities if not city.is_gone]

    def harvest(self) -> list[Row]:
        """Farmers times wheat, and what the city needs."""
        view = self._shown.view
        found: list[Row] = []
        for city in self._still_there():
            player = view.players[city.side]
            standing, each, lying, each_lying = yields(view, player)
            row: list[Entry] = [Emblem(city.side)]
            row.append(Words(f"{standing} × {each}", weight=600))
            if lying:
                row.append(Words(f" + {lying} × {each_lying}", weight=600))
            row += [Words(f" = {harvest(view, player)}", weight=700, gap=5), Sign("wheat")]
            if city.improved:
                row.append(Sign("religion", "gold_ink"))
            found.append((*row, End(self._labels.eats(city.wheat, city.population), "muted")))
        return found

    def food(self) -> list[Row]:
        """Wheat against mouths; after the meal what growing costs."""
        view, labels = self._shown.view, self._labels
        fed = view.phase == Phase.YEAR_END and view.season == Season.HARVEST
        found: list[Row] = [
            (
                Emblem(city.side),
                Words(self._shown.context.name(city.side), weight=600, room=110, gap=8),
                Sign("peasant"),
                Words(str(city.population), weight=600, gap=8),
                Sign("wheat"),
                Words(str(city.wheat), weight=600),
                End(
                    labels.can_grow(self._most(city)) if fed else labels.eats(city.wheat, city.population),
                    "muted",
                ),
            )
            for city in self._still_there()
        ]
        if fed:
            prices = enumerate(view.box.growth.wheat, 1)
            found.append((Note(labels.prices(", ".join(f"{n} → {price}" for n, price in prices))),))
        return found

    def _most(self, city: City) -> int:
        prices = self._shown.view.box.growth.wheat
        return sum(price <= city.wheat for price in prices)
