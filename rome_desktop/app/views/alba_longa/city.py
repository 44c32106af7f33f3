"""The large city: head, monuments, and the people in its rooms. It shows the side of the dock."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.panel import Part, Picture
from rome_desktop.app.table.pencil import LEFT, RIGHT, Pencil
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import Describe, Place
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.alba_longa import city_ground, pieces, spots
from rome_desktop.app.views.alba_longa.labels import AlbaLabels
from rome_desktop.app.views.alba_longa.layout import CITY, WORKPLACES, CityLayout
from rome_desktop.app.views.alba_longa.panel import Panel
from rome_desktop.app.views.alba_longa.people import Figure, People, looks_in
from rome_desktop.app.views.alba_longa.shown import NONE_LAID, AlbaShown, City
from rome_desktop.app.views.alba_longa.trays import Trays, is_council, plates
from rome_desktop.games.alba_longa.workers import workers_each

GROUND_Z, OVER_Z = -10.0, 10.0

ROOFS = 8.0
"""So far the skyline reaches below the head."""
ROUND = 4.0
"""What a piece in a room may reach beyond it."""
CHIP_HIGH = 24.0
SMALLEST_HIT = 13.5

CHIPS: dict[str, Callable[[int], SpotKey]] = {
    "people": spots.People,
    "purse": spots.Purse,
    "wheat": spots.Wheat,
    "king": spots.Crown,
    "mark": spots.Mark,
}
"""The spots of what stands in the head."""
CHIP_ICONS = {"people": "peasant", "king": "emperor", "mark": "religion"}
CHIP_INK = {"people": "ink", "purse": "ink", "wheat": "ink", "king": "#2A211B", "mark": "#2A211B"}
Draw = Callable[[Pencil, AlbaShown], None]


class BigCity(Panel):
    """One city with all its rooms."""

    key = CITY
    number = 4
    layout: CityLayout

    def __init__(self, table: TableView, labels: AlbaLabels, describe: Describe) -> None:
        super().__init__(table, labels, describe)
        self.ground = Picture(table, self.root, GROUND_Z)
        self.over = Picture(table, self.root, OVER_Z)

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self.layout = CityLayout(self.rect.width(), self.rect.height())

    def pictures(self) -> tuple[Picture, ...]:
        return (self.ground, self.picture, self.over)

    # ---- where things are

    def people(self, shown: AlbaShown) -> People:
        """Where the pieces of the city stand."""
        return People(self.layout, shown.tracks)

    def trays(self) -> Trays:
        """What is laid over rooms."""
        return Trays(self.layout, self.labels)

    def chips(self, shown: AlbaShown) -> dict[str, QRectF]:
        """Purse, wheat, population and blessing mark in the head, from left to right."""
        city = shown.city
        found: dict[str, QRectF] = {}
        x = self._name_end(shown) + 10
        for key, words in self._chip_words(city).items():
            wide = 34 + text_width(words, 14, 700)
            found[key] = QRectF(x, 7, wide, CHIP_HIGH)
            x += wide + 6
        return found

    def _chip_words(self, city: City) -> dict[str, str]:
        goal = self.labels.goal
        found = {"people": f"{city.population}/{goal}", "purse": str(city.coins), "wheat": str(city.wheat)}
        if city.is_king:
            found["king"] = self.labels.part("king")
        if city.has_mark:
            found["mark"] = self.labels.part("mark")
        return found

    def _name_end(self, shown: AlbaShown) -> float:
        name = self.labels.city(shown.city.key)
        return 42 + text_width(name, 19, 700, display=True) + 8 + text_width(self._owner(shown), 13.5)

    def _owner(self, shown: AlbaShown) -> str:
        return self.labels.owner(shown.context.name(shown.city.side), shown.is_looking)

    # ---- showing

    def show(self, shown: AlbaShown) -> None:
        """The rooms below, the people in a picture of their own, and over both what is chosen from."""
        self.region.title = self.labels.city(shown.city.key)
        self.show_picture(self.ground, shown, (shown.dock, shown.tracks), self._draw_ground)
        super().show(shown)
        council = is_council(shown)
        on_top = (council, tuple(plates(shown)), shown.legal if council else (), shown.dock)
        self._show_parts(self.over, shown, on_top, lambda: self._over(shown), self._room())

    def seen(self, shown: AlbaShown) -> Hashable:
        name, more = shown.context.name(shown.city.side), tuple(shown.more.items())
        return shown.city, shown.season, name, more, shown.is_looking

    def _draw_ground(self, pencil: Pencil, shown: AlbaShown) -> None:
        seat, titles = shown.seat(shown.city.side), self.labels.room_titles(shown.tracks)
        city_ground.draw(pencil, self.layout, shown.tracks, seat, titles)

    def _over(self, shown: AlbaShown) -> Sequence[Part]:
        """What is chosen from, and the digit that opens the panel."""
        x, y = self.rect.width() - 26, 8
        digit = Part(QRectF(x - 1, y - 1, 18, 17), (), lambda hand: self.badge(hand, x, y))
        return [*self.trays().parts(shown), digit]

    def painted(self, shown: AlbaShown) -> Sequence[Part]:
        """The head, each room with what is in it, and the veil over a city that is lost."""
        city, notes, people, extras = shown.city, self._notes(shown), self.people(shown), self._extras(shown)
        return [
            *self._head_parts(shown),
            *(
                self._room_part(shown, room, people, notes.get(room, ""), *extras[room])
                for room in self.layout.rooms
            ),
            *([Part(self.rect, (), self._draw_veil)] if city.is_gone else []),
        ]

    def _room_part(
        self, shown: AlbaShown, room: str, people: People, note: str, extra: Hashable, draw: Draw
    ) -> Part:
        """A room: who is there, who could come, its note, and what else lies in it."""
        city = shown.city
        there: list[tuple[Figure, tuple[bool, bool]]] = []
        ahead: list[Figure] = []
        if room == "houses":
            there = list(zip(people.houses(city), looks_in(room, city), strict=True))
        elif room in WORKPLACES:
            more = shown.more.get(room, 0)
            ahead = people.following(room, city, more) if more else []
            there = list(zip(people.at(room, city, more), looks_in(room, city), strict=False))

        def drawn(pencil: Pencil) -> None:
            seat = shown.seat(city.side)
            for figure, (lying, captive) in there:
                if figure not in ahead:
                    pieces.peasant(
                        pencil, seat, figure.x, figure.y, figure.size, lying=lying, captive=captive
                    )
            for figure in ahead:
                pieces.peasant(pencil, seat, figure.x, figure.y, figure.size, ghost=True)
            draw(pencil, shown)
            if note:
                self._note(pencil, room, note)

        seen = (tuple(there), tuple(ahead), note, extra, city.side)
        return Part(self.layout.rooms[room].adjusted(-ROUND, -ROUND, ROUND, ROUND), seen, drawn)

    def _extras(self, shown: AlbaShown) -> dict[str, tuple[Hashable, Draw]]:
        """What lies in each room beside people: what it depends on, and how it is drawn."""
        city, none = shown.city, ((), lambda _pencil, _shown: None)
        cards = (city.heroes, len(city.used), city.target, city.hero)
        return {
            "monuments": (city.monuments, self._draw_monuments),
            "houses": (city.disc, self._draw_disc),
            "barracks": (cards, self._draw_cards),
            "quarry": (self.labels.outcome("quarry", shown.view, city.side), self._draw_builds),
            "temple": (city.worship, self._draw_worship),
            "market": none,
            "farm": none,
        }

    def _draw_veil(self, pencil: Pencil) -> None:
        top = self.layout.head.bottom() - 2
        rect = QRectF(4, top, self.rect.width() - 8, self.rect.height() - top - 6)
        pieces.veil(pencil, rect, self.labels.part("gone"))

    # ---- head

    def _head_parts(self, shown: AlbaShown) -> Iterator[Part]:
        """Whose city it is, what stands beside that, and the roofs above the first room."""
        city, owner, head = shown.city, self._owner(shown), self.layout.head
        seat = shown.seat(city.side)
        name, chips, words = self.labels.city(city.key), self.chips(shown), self._chip_words(city)
        told = QRectF(head.x(), head.y(), next(iter(chips.values())).x() - 1 - head.x(), head.height())
        draw = partial(self._draw_name, seat=seat, name=name, owner=owner)
        yield Part(told, (seat.id, name, owner), draw)
        for key, rect in chips.items():
            colour = "good" if key == "people" and city.population >= self.labels.goal else CHIP_INK[key]
            chip = partial(self._draw_chip, key=key, rect=rect, words=words[key], colour=colour)
            yield Part(rect.adjusted(-1, -1, 1, 1), (key, words[key], colour), chip)
            right = rect.right()
        roofs = head.adjusted(right + 2 - head.x(), 0, 0, ROOFS)
        yield Part(roofs, right, lambda hand: city_ground.skyline(hand, right + 8, self.layout.width - 24))

    @staticmethod
    def _draw_name(pencil: Pencil, seat: theme.SeatColour, name: str, owner: str) -> None:
        pencil.emblem(seat, QPointF(24, 19), 24)
        ink, quiet = ("ink", "muted") if pencil.dark else ("#4A1A10", "#4A3018")
        taken = pencil.text(42, 26, name, 19, ink, 700, display=True)
        pencil.text(42 + taken + 8, 25, owner, 13.5, quiet, 400)

    @staticmethod
    def _draw_chip(pencil: Pencil, key: str, rect: QRectF, words: str, colour: str) -> None:
        line = "line_strong" if key != "king" else "gold_ink"
        fill = "raised" if key not in ("king", "mark") else "gold"
        pencil.plate(rect, fill, line, 1.2, radius=CHIP_HIGH / 2)
        x, y = rect.x() + 14, rect.center().y()
        if key == "purse":
            pieces.coin(pencil, x, y, 17)
        elif key == "wheat":
            pieces.wheat(pencil, x, y, 18)
        else:
            pencil.icon(CHIP_ICONS[key], QPointF(x, y), 17, CHIP_INK[key])
        pencil.text(rect.x() + 25, y + 5, words, 14, colour, 700)

    # ---- rooms

    def _draw_monuments(self, pencil: Pencil, shown: AlbaShown) -> None:
        city, seat, count = shown.city, shown.seat(shown.city.side), shown.tracks.monuments
        for n in range(city.monuments):
            cell = self.layout.monument(n, count)
            size = min(44.0, cell.height() - 9)
            at = QPointF(cell.center().x(), cell.bottom() - 6 - size / 2)
            pieces.monument(pencil, seat, at.x(), at.y(), size)

    def _note(self, pencil: Pencil, room: str, words: str) -> None:
        rect = self.layout.rooms[room]
        pencil.text(
            rect.right() - 9, rect.y() + 16.4, words, 12.5, "#FFF3DC", 600, RIGHT, room=rect.width() * 0.62
        )

    def _notes(self, shown: AlbaShown) -> dict[str, str]:
        """What is said in the headings of rooms, those that are full excepted."""
        city, labels, tracks = shown.city, self.labels, shown.tracks
        each = workers_each(shown.view, city.side)
        found = {
            "monuments": labels.monuments(city.monuments, tracks.monuments, each),
            "barracks": labels.army(city.soldiers),
        }
        if city.idle + max(0, city.disc) <= tracks.houses:
            found["houses"] = labels.free_houses(tracks.free)
        if len(city.merchants) + shown.more.get("market", 0) <= tracks.market and city.merchants:
            found["market"] = labels.outcome("market", shown.view, city.side)
        if city.worship + city.all_priests + shown.more.get("temple", 0) <= tracks.temple:
            found["temple"] = labels.worship(city.worship)
        if shown.season.is_harvest:
            found["farm"] = labels.outcome("farm", shown.view, city.side)
        return found

    def _draw_builds(self, pencil: Pencil, shown: AlbaShown) -> None:
        """What the workers build."""
        _, low = self.layout.quarry()
        pencil.plate(low, "raised", "line_strong", 1.2, radius=5)
        pencil.icon("monument", QPointF(low.x() + 15, low.center().y()), 19, "gold_ink", "raised")
        words = self.labels.outcome("quarry", shown.view, shown.city.side)
        pencil.text(low.x() + 28, low.center().y() + 4.6, words, 13, "ink", 600, room=low.width() - 32)

    def _draw_disc(self, pencil: Pencil, shown: AlbaShown) -> None:
        """The housing disc, in A Job Well Done: on its space, or on the corner of the first."""
        city, seat = shown.city, shown.seat(shown.city.side)
        if city.disc < 0:
            return
        cells = self.layout.houses(shown.tracks.houses)
        cell = cells[max(0, city.disc - 1)]
        if city.disc:
            pencil.emblem(seat, cell.center(), 22)
        else:
            pencil.emblem(seat, QPointF(cell.x() + 7, cell.y() + 7), 13)

    def _draw_worship(self, pencil: Pencil, shown: AlbaShown) -> None:
        cells = self.layout.temple(self.labels.temple_spaces)
        cell = cells[min(shown.city.worship, len(cells) - 1)]
        pencil.emblem(shown.seat(shown.city.side), cell.center(), min(28.0, cell.height() * 0.8))

    def _draw_cards(self, pencil: Pencil, shown: AlbaShown) -> None:
        """Heroes: the active ones, the number of those used, and what lies face down or was shown."""
        city = shown.city
        for rect, value in zip(self.hero_cards(shown), city.heroes, strict=True):
            pieces.hero_card(pencil, rect, value)
        _, low = self.layout.barracks()
        x = low.x() + len(city.heroes) * self._hero_step(shown) + 4
        words = self.labels.used(len(city.used))
        laid = [key for key in ("target", "hero") if self._is_laid(city, key)]
        room = low.right() - x - len(laid) * 36
        pencil.text(x, low.center().y() + 4, words, 12.5, "muted", 400, LEFT, room=room)
        for n, key in enumerate(laid):
            rect = QRectF(low.right() - (len(laid) - n) * 36, low.y() + 2, 32, low.height() - 4)
            if key == "hero":
                pieces.hero_card(pencil, rect, city.hero)
            else:
                pieces.city_card(pencil, rect, city.target, "")

    @staticmethod
    def _is_laid(city: City, key: str) -> bool:
        return bool(city.target) if key == "target" else city.hero != NONE_LAID

    def _hero_step(self, shown: AlbaShown) -> float:
        _, low = self.layout.barracks()
        count = max(1, len(shown.city.heroes))
        laid = sum(self._is_laid(shown.city, key) for key in ("target", "hero"))
        return min(27.0, (low.width() - laid * 36 - 24) / count)

    def hero_cards(self, shown: AlbaShown) -> list[QRectF]:
        """The active heroes in a fan."""
        _, low = self.layout.barracks()
        step = self._hero_step(shown)
        wide = min(25.0, step - 2) if step > 12 else step
        return [
            QRectF(low.x() + n * step, low.y() + 4, max(14.0, wide), low.height() - 8)
            for n in range(len(shown.city.heroes))
        ]

    # ---- places

    def places_seen(self, shown: AlbaShown) -> object:
        trays, city = self.trays(), shown.city
        laid = (trays.rects(shown), trays.covered(shown), shown.more)
        return city, self._owner(shown), shown.asked is not None and city.side != shown.asked, laid

    def places(self, shown: AlbaShown) -> Iterator[Place]:
        layout, city, people = self.layout, shown.city, self.people(shown)
        side = city.side
        for key, rect in self.chips(shown).items():
            yield Place(CHIPS[key](side), rounded(rect, 11))
        if shown.asked is not None and side != shown.asked:
            yield Place(
                spots.Target(city.key), rounded(QRectF(6, 5, self._name_end(shown), CHIP_HIGH + 4), 8)
            )
        trays = self.trays()
        yield from trays.places(shown)
        covered = trays.covered(shown)
        if "houses" not in covered:
            for n, figure in zip(people.house_numbers(city), people.houses(city), strict=True):
                yield _standing(spots.Idle(side, n), figure)
        for room, count in shown.more.items():
            for n, figure in enumerate(people.following(room, city, count), 1):
                yield _standing(spots.Put(room, n), figure)
        for room, rect in layout.rooms.items():
            if room not in covered:
                yield Place(spots.Room(side, room), _outline(rect))
        if "barracks" not in covered:
            for n, rect in enumerate(self.hero_cards(shown)):
                yield Place(spots.Hero(side, n), rounded(rect, 4))


def _standing(key: SpotKey, figure: Figure) -> Place:
    """Where a piece stands: its space, or a dot where they stand too close; never too small to hit."""
    if figure.frame is None:
        return Place(key, disc(figure.at, SMALLEST_HIT), "dot")
    x, y, wide, high = figure.frame
    return Place(key, rounded(QRectF(x, y, wide, high), 4), "outline", figure.at)


def _outline(rect: QRectF) -> QPainterPath:
    return rounded(rect, 6)
