"""Where the people of a large city stand: the same places for drawings, spots and travelling pieces."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from rome_desktop.app.views.alba_longa.layout import ROOM_HEAD, CityLayout, crowd
from rome_desktop.app.views.alba_longa.shown import City, Tracks

PEASANT = 36.0
BESIDE = 20.5
"""A piece that stands beside a full track, on the heading of its room."""
LEAST_FRAME = 25.6
"""Where a frame would be smaller than this, frames would lie on each other: a dot marks the place instead."""
BETWEEN = 5.0
"""What frames leave free between neighbours."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One peasant: where, how large, and what frames the place."""

    x: float
    y: float
    size: float
    frame: tuple[float, float, float, float] | None = None
    """What a mark runs round: x, y, width, height; None where there is only room for a dot."""

    @property
    def at(self) -> QPointF:
        return QPointF(self.x, self.y)


def beside(room: QRectF, count: int, seen: int = 5) -> list[Figure]:
    """Pieces on the heading of a room, from the right; `seen` at most stand apart."""
    step = min(BESIDE * 0.95, seen * BESIDE * 0.95 / max(1, count))
    y = room.y() + ROOM_HEAD / 2
    return [Figure(room.right() - 14 - n * step, y, BESIDE) for n in range(count)]


def _in_cells(
    cells: Sequence[QRectF], room: QRectF, count: int, largest: float, low: float = 0.0
) -> list[Figure]:
    """Pieces on spaces one after the other, the rest beside them."""
    found = []
    for cell in cells[:count]:
        size = min(largest, cell.width() * 0.84, (cell.height() - low) * 0.9)
        frame = (cell.x() + 1, cell.y() + 1, cell.width() - 2, cell.height() - 2)
        found.append(Figure(cell.center().x(), cell.center().y() + low / 2, size, frame))
    return found + beside(room, count - len(found))


def _in_area(area: QRectF, count: int, largest: float) -> list[Figure]:
    points, size = crowd(area, count, largest * 1.04)
    wide, high = size * 0.98 - BETWEEN, size * 1.06 - BETWEEN
    if min(wide, high) < LEAST_FRAME:
        return [Figure(point.x(), point.y(), size * 0.96) for point in points]
    drawn = min(size * 0.84, high - 4)
    return [Figure(p.x(), p.y(), drawn, (p.x() - wide / 2, p.y() - high / 2, wide, high)) for p in points]


class People:
    """Places for the pieces of one city; `more` asks for so many places beyond those taken."""

    def __init__(self, layout: CityLayout, tracks: Tracks) -> None:
        self.layout, self.tracks = layout, tracks

    def houses(self, city: City) -> list[Figure]:
        """Idle peasants, from the housing disc on; those beyond the track stand beside it."""
        cells = self.layout.houses(self.tracks.houses)
        left = [cell for n, cell in enumerate(cells, 1) if n > city.disc and n not in city.vacated]
        return _in_cells(left, self.layout.rooms["houses"], city.idle, PEASANT * 0.92)

    def house_numbers(self, city: City) -> list[int]:
        """The spaces of the idle peasants, one after the other; beyond the track they are counted on."""
        first = max(0, city.disc) + 1
        spaces = [n for n in range(first, first + city.idle + len(city.vacated)) if n not in city.vacated]
        return spaces[: city.idle]

    def barracks(self, city: City, more: int = 0) -> list[Figure]:
        area, _ = self.layout.barracks()
        return _in_area(area, city.soldiers + more, PEASANT)

    def quarry(self, city: City, more: int = 0) -> list[Figure]:
        area, _ = self.layout.quarry()
        return _in_area(area, city.all_workers + more, PEASANT)

    def market(self, city: City, more: int = 0) -> list[Figure]:
        cells = self.layout.market(self.tracks.market)
        return _in_cells(cells, self.layout.rooms["market"], len(city.merchants) + more, PEASANT, 10)

    def temple(self, city: City, more: int = 0) -> list[Figure]:
        """Priests stand from the first space after the worship disc."""
        cells = self.layout.temple(self.tracks.temple + 1)[city.worship + 1 :]
        return _in_cells(cells, self.layout.rooms["temple"], city.all_priests + more, PEASANT * 0.9)

    def farm(self, city: City, more: int = 0) -> list[Figure]:
        """Fields first, then the granary."""
        *fields, barn = self.layout.farm(self.tracks.fields)
        free = max(0, len(fields) - len(city.fields))
        on_fields = len(city.fields) + min(more, free)
        found = _in_cells(fields[:on_fields], self.layout.rooms["farm"], on_fields, PEASANT)
        return found + _in_area(barn.adjusted(4, 4, -4, -18), city.all_granary + more - min(more, free), 30.0)

    def at(self, room: str, city: City, more: int = 0) -> list[Figure]:
        """The places in a workplace."""
        places = {
            "barracks": self.barracks,
            "market": self.market,
            "quarry": self.quarry,
            "temple": self.temple,
            "farm": self.farm,
        }
        return places[room](city, more)

    def count(self, room: str, city: City) -> int:
        """How many pieces are in a workplace."""
        return {
            "barracks": city.soldiers,
            "market": len(city.merchants),
            "quarry": city.all_workers,
            "temple": city.all_priests,
            "farm": len(city.fields) + city.all_granary,
        }[room]

    def following(self, room: str, city: City, more: int) -> list[Figure]:
        """The next free places in a workplace, in the order in which they are taken."""
        every = self.at(room, city, more)
        if room == "farm":
            on_fields = min(more, max(0, self.tracks.fields - len(city.fields)))
            first = every[len(city.fields) : len(city.fields) + on_fields]
            return first + every[len(every) - (more - on_fields) :] if more > on_fields else first
        return every[self.count(room, city) :]


def looks_in(room: str, city: City) -> list[tuple[bool, bool]]:
    """Everybody in a room: (lying, captive)."""
    if room == "houses":
        return [(False, False)] * city.idle
    if room == "market":
        return [(m.lying, m.captive) for m in city.merchants]
    if room == "farm":
        looks = [(not stands, False) for stands in city.fields]
        return looks + [(False, False)] * city.granary + [(False, True)] * city.captive_farmers
    own, captive = {
        "barracks": (city.soldiers, 0),
        "quarry": (city.workers, city.captive_workers),
        "temple": (city.priests, city.captive_priests),
    }[room]
    return [(False, False)] * own + [(False, True)] * captive
