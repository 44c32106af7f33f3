"""Where everything stands: regions from the layout file, bowls and slots round the action circle."""

from functools import partial
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rome_desktop.app.table import layouts
from rome_desktop.app.table.layouts import Layout

REGIONS = (
    "circle",
    "dock",
    "provinces",
    "time",
    "seaport",
    "district",
    "forum",
    "arch",
    "senate",
    "demands",
)
"""Circle, mat, a zone for each of the six actions, the loop of time and the demands [TR-1.1]."""
SHADOW = 4.0
"""So much is left free at the right and below for the shadows of the last panels, at 100 %."""
TRAYS = 6
BESIDE = (2, 5)
"""Bowls whose slot lies to the right or left; the slots of the others lie over corners and farther out."""
BESIDE_MAT = ("seaport", "demands")
"""Zones for which one needs the hand or the tiles on the mat."""
table = partial(layouts.read, "trajan")
"""The layout file as read."""


def arrange(size: QSizeF, scale: float, opened: str = "") -> Layout:
    """The regions of a table of this size; `scale` is that of the look in force.

    A zone that is opened gets the whole table, or the part above the mat if it is played from the mat; the
    zones that it covers are not shown, and the mat has the room that they leave.
    """
    width, height = max(1.0, size.width()), max(1.0, size.height())
    section = layouts.section(table(), width / scale, height / scale)
    rules = table()[section]
    room = width - SHADOW * scale, height - SHADOW * scale
    across, down = (size / full for size, full in zip(room, rules["room"], strict=True))
    regions = {}
    for key in REGIONS:
        x, y, w, h = rules[key]
        regions[key] = QRectF(x * across, y * down, w * across, h * down)
    if opened:
        low = regions["dock"].top() - (rules["dock"][1] - rules["circle"][3]) * down
        regions[opened] = QRectF(0, 0, width, low if opened in BESIDE_MAT else height)
        if opened in BESIDE_MAT:
            _widen_mat(regions, opened, width)
    return Layout(regions, max(0.1, min(across, down)), section)


def _widen_mat(regions: dict[str, QRectF], opened: str, width: float) -> None:
    """Beside a zone that is played from the mat, mat and demands have all the room below it."""
    dock, demands = regions["dock"], regions["demands"]
    if opened == "demands":
        dock.setRight(width)
        return
    gap = regions["provinces"].left() - regions["circle"].right()
    dock.setRight(demands.left() - gap)
    demands.setTop(dock.top())


def unit_of(layout: Layout, key: str, opened: str) -> float:
    """Scene pixels for one of the layout file in a zone; more in the one that is opened."""
    if key != opened:
        return layout.unit
    wide, high = table()[layout.section][key][2:]
    return min(layout[key].width() / wide, layout[key].height() / high)


def shows(layout: Layout, key: str, opened: str) -> bool:
    """Whether a zone is seen beside the one that is opened."""
    return not opened or key == opened or not layout[opened].intersects(layout[key])


class Circle:
    """The places of the action circle in a rectangle. Trays are numbered 0 to 5 clockwise from upper left."""

    def __init__(self, rect: QRectF, unit: float) -> None:
        rules = table()["circle"]
        wide, high = rules["size"]
        room = rect.adjusted(0, unit * 24, 0, 0)
        self.unit = min(room.width() / wide, room.height() / high)
        self.centre = room.center()
        self.ring, self.out = rules["ring"] * self.unit, rules["slots"] * self.unit
        self.corners = rules["corners"] * self.unit
        self.bowl, self.tile = rules["bowl"] * self.unit, rules["tile"] * self.unit
        self.heart = rules["heart"] * self.unit
        self.wide_heart = rules["wide_heart"] * self.unit

    def _at(self, tray: int, radius: float) -> QPointF:
        angle = radians(-120 + 60 * tray)
        return self.centre + QPointF(radius * cos(angle), radius * sin(angle))

    def tray(self, number: int) -> QPointF:
        """The middle of a bowl."""
        return self._at(number, self.ring)

    def slot(self, number: int) -> QPointF:
        """The middle of the tile slot outside a bowl."""
        return self._at(number, self.out if number in BESIDE else self.corners)

    def markers(self, number: int, count: int) -> tuple[list[QPointF], float]:
        """Where so many markers lie in a bowl, and their radius."""
        middle = self.tray(number) + QPointF(0, 23 * self.unit)
        radius = (11.5 if count <= 3 else 9.2 if count <= 6 else 7.4) * self.unit
        columns = 3 if count <= 3 else 4 if count <= 8 else 5
        rows = -(-count // columns) if count else 1
        places = []
        for n in range(count):
            row, column = divmod(n, columns)
            here = min(columns, count - row * columns)
            x = (column - (here - 1) / 2) * radius * 2.1
            y = (row - (rows - 1) / 2) * radius * 2.05
            places.append(middle + QPointF(x, y))
        return places, radius

    def in_hand(self, count: int) -> tuple[list[QPointF], float]:
        """Where so many different colours wait in the heart of the circle, and their radius."""
        columns = 3 if count != 4 else 2
        radius = 14.5 * self.unit
        rows = -(-count // columns) if count else 1
        places = []
        for n in range(count):
            row, column = divmod(n, columns)
            here = min(columns, count - row * columns)
            x = (column - (here - 1) / 2) * 50 * self.unit
            y = (row - (rows - 1) / 2) * 50 * self.unit + 9 * self.unit
            places.append(self.centre + QPointF(x, y))
        return places, radius

    def of_a_colour(self, place: QPointF, radius: float, count: int) -> list[tuple[QPointF, float]]:
        """Where so many markers of one colour lie inside its ring, the last in front, and their radius."""
        if count == 1:
            return [(place, radius)]
        shift = QPointF(radius, radius * 0.55) * 0.38
        return [(place + shift * (2 * n / (count - 1) - 1), radius * 0.76) for n in range(count)]

    def over_hand(self, count: int) -> float:
        """How far above the middle, in pixels of the drawing, the words over so many colours stand."""
        return -30.0 if count <= 3 else -56.0

    def width_between(self, y: float) -> float:
        """How wide a line in the heart, so far below the middle, may be before it meets a bowl or the rim."""
        ringed = self.bowl + 8 * self.unit
        rim = max(0.0, self.wide_heart**2 - y**2) ** 0.5
        free = rim
        for number in range(TRAYS):
            at = self.tray(number) - self.centre
            off = ringed**2 - (at.y() - y) ** 2
            if off > 0:
                free = min(free, max(0.0, abs(at.x()) - off**0.5))
        return 2 * free

    def angle(self, tray: int) -> float:
        """The direction of a bowl in degrees, 0 to the right, clockwise."""
        return -120.0 + 60.0 * tray
