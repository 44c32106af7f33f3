"""How the season stands, reckoned up in the place of the dice after the court: fights, harvest, food."""

from PySide6.QtCore import QPointF

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


def draw(pencil: Pencil, labels: AlbaLabels, shown: AlbaShown, width: float, height: float) -> None:
    """The rows below the heading."""
    phase = shown.view.phase
    rows = Rows(pencil, labels, shown, width, height)
    if phase == Phase.SOLDIERS and not shown.view.over:
        rows.war()
    elif phase in (Phase.FARMERS, Phase.BLESSINGS) and not shown.view.over:
        rows.harvest()
    else:
        rows.food()


class Rows:
    """Draws one row after the other, with a cursor that goes to the right."""

    def __init__(
        self, pencil: Pencil, labels: AlbaLabels, shown: AlbaShown, width: float, height: float
    ) -> None:
        self._pencil, self._labels, self._shown = pencil, labels, shown
        self._width, self._height = width, height
        self._x = self._y = 0.0
        self._size = 15.0

    # ---- the cursor

    def _begin(self, number: int, count: int) -> None:
        top, low = 32.0, self._height - 6
        step = min(MOST_STEP * max(1.0, self._height / 148), (low - top) / max(1, count))
        self._size = 15.0 if step >= LARGE_FROM else 13.5
        self._x, self._y = 14.0, top + step * (number + 0.5)

    def _emblem(self, side: int) -> None:
        if side < 0:
            self._pencil.disc(QPointF(self._x + 9, self._y), 9, pieces.CITY_COLOURS["assisi"], "#2A332C", 1.2)
            self._pencil.icon("arch", QPointF(self._x + 9, self._y), 11, "#FFFFFF")
        else:
            self._pencil.emblem(self._shown.seat(side), QPointF(self._x + 9, self._y), 19)
        self._x += 23

    def _words(self, words: str, colour: str = "ink", weight: int = 400, room: float | None = None) -> None:
        self._x += self._pencil.text(self._x, self._y + 5, words, self._size, colour, weight, room=room)

    def _icon(self, name: str, colour: str = "muted") -> None:
        self._pencil.icon(name, QPointF(self._x + 8, self._y), 15, colour, "panel")
        self._x += 19

    def _end(self, words: str, colour: str = "ink") -> None:
        room = self._width - 14 - self._x - 6
        self._pencil.text(
            self._width - 14, self._y + 5, words, self._size, colour, 600, RIGHT, room=max(20, room)
        )

    # ---- war

    def war(self) -> None:
        """Before the reveal who has chosen; then who attacks whom; then the sums."""
        view = self._shown.view
        if is_adding(self._shown):
            self._loot()
        elif view.revealed >= 2:
            self._sums()
        elif view.revealed == 1:
            self._targets()
        else:
            self._sealed()

    def _loot(self) -> None:
        """What lies in Assisi, and what there is still room for."""
        view, rules = self._shown.view, self._shown.view.box.assisi
        for n, (product, count) in enumerate(zip(PRODUCTS, view.loot, strict=True)):
            self._begin(n, len(PRODUCTS) + 1)
            self._icon({"coin": "coin", "wheat": "wheat"}.get(str(product), "peasant"))
            self._words(self._labels.part(f"assisi-{product}"), weight=600)
            self._end(self._labels.room_for(count, rules.max_each), "muted")
        self._begin(len(PRODUCTS), len(PRODUCTS) + 1)
        self._words(self._labels.part("in-all"), weight=600)
        self._end(self._labels.room_for(sum(view.loot), rules.max_all), "muted")

    def _sealed(self) -> None:
        cities = [city for city in self._shown.cities if city.soldiers]
        for n, city in enumerate(cities):
            self._begin(n, len(cities))
            self._emblem(city.side)
            self._words(self._shown.context.name(city.side), weight=700)
            self._x += 6
            self._words(self._labels.army(city.soldiers), "muted")
            self._mark_sealed(bool(city.target))

    def _mark_sealed(self, done: bool) -> None:
        self._end(self._labels.part("sealed" if done else "chooses"), "good" if done else "muted")

    def _targets(self) -> None:
        view = self._shown.view
        attacked = {city.target for city in self._shown.cities if city.target}
        cities = [c for c in self._shown.cities if c.target or c.key in attacked]
        for n, city in enumerate(cities):
            self._begin(n, len(cities))
            self._emblem(city.side)
            self._words(self._labels.army(city.soldiers), weight=600)
            self._x += 6
            if city.target:
                self._words("→ ", "muted")
                self._emblem(view.side_of(city.target))
                self._words(self._labels.city(city.target))
            else:
                self._words(self._labels.part("defends"), "muted")
            self._mark_sealed(city.hero != NONE_LAID)

    def _sums(self) -> None:
        view = self._shown.view
        order = [str(ASSISI), *(view.players[side].city for side in view.in_order())]
        attacked = [c for c in order if any(c in p.target for p in view.players)]
        for n, city in enumerate(attacked):
            self._begin(n, len(attacked))
            self._fight(city)

    def _fight(self, city: str) -> None:
        """Such as “3+2, 4+0 = 9 → Veii 2+3 = 5”, and what comes of it."""
        view = self._shown.view
        attackers = attackers_of(view, city)
        attack = sum(strength(view, side) for side in attackers)
        for side in attackers:
            self._emblem(side)
            self._x -= 2
            self._words(self._sum(self._shown.cities[side]))
            self._x += 6
        if len(attackers) > 1:
            self._words(f"= {attack}", weight=700)
            self._x += 5
        self._words("→ ", "muted")
        owner = view.side_of(city)
        defence = view.defenders if owner < 0 else strength(view, owner)
        self._emblem(owner)
        self._x -= 2
        self._words(str(defence) if owner < 0 else self._sum(self._shown.cities[owner]))
        count = sabotages(view, attack - defence)
        self._end(self._labels.fight(attack, defence, count), "accent" if count else "muted")

    @staticmethod
    def _sum(city: City) -> str:
        return f"{city.soldiers}+{max(0, city.hero)}"

    # ---- harvest and food

    def harvest(self) -> None:
        """Farmers times wheat, and what the city needs."""
        view = self._shown.view
        cities = [city for city in self._shown.cities if not city.is_gone]
        for n, city in enumerate(cities):
            player = view.players[city.side]
            standing, each, lying, each_lying = yields(view, player)
            self._begin(n, len(cities))
            self._emblem(city.side)
            self._words(f"{standing} × {each}", weight=600)
            if lying:
                self._words(f" + {lying} × {each_lying}", weight=600)
            self._words(f" = {harvest(view, player)}", weight=700)
            self._x += 5
            self._icon("wheat")
            if city.improved:
                self._icon("religion", "gold_ink")
            self._end(self._labels.eats(city.wheat, city.population), "muted")

    def food(self) -> None:
        """Wheat against mouths; after the meal what growing costs."""
        view = self._shown.view
        fed = view.phase == Phase.YEAR_END and view.season == Season.HARVEST
        cities = [city for city in self._shown.cities if not city.is_gone]
        count = len(cities) + (1 if fed else 0)
        for n, city in enumerate(cities):
            self._begin(n, count)
            self._emblem(city.side)
            self._words(self._shown.context.name(city.side), weight=600, room=110)
            self._x += 8
            self._icon("peasant")
            self._words(str(city.population), weight=600)
            self._x += 8
            self._icon("wheat")
            self._words(str(city.wheat), weight=600)
            if fed:
                self._end(self._labels.can_grow(self._most(city)), "muted")
            else:
                self._end(self._labels.eats(city.wheat, city.population), "muted")
        if fed:
            self._begin(len(cities), count)
            prices = view.box.growth.wheat
            said = ", ".join(f"{n} → {price}" for n, price in enumerate(prices, 1))
            self._pencil.text(
                14, self._y + 5, self._labels.prices(said), 13, "muted", 400, room=self._width - 28
            )

    def _most(self, city: City) -> int:
        prices = self._shown.view.box.growth.wheat
        return sum(price <= city.wheat for price in prices)
