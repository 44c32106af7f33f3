"""The pieces and cards of Alba Longa, drawn wherever they lie. Measures are units of the layout file."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF, QTransform

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.kit.contrast import contrast
from rome_desktop.app.kit.stylesheet import mixed
from rome_desktop.app.table.items import rounded_above
from rome_desktop.app.table.kept import drawn_once
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.pencil import MIDDLE, Pencil

CAPTIVE = "nigra"
LYING = 0.7
"""How much of a piece's size and strength is left when it lies."""

DICE = {
    "black": (QColor("#2B2627"), QColor("#F3EBDC")),
    "grey": (QColor("#8D979D"), QColor("#1A1F23")),
    "white": (QColor("#FBF8F0"), QColor("#2A211B")),
    "brown": (QColor("#7A4A22"), QColor("#FFF3E0")),
}
"""Fill and ink of the four dice."""
USED = 0.34
"""How much of a die is seen that was used."""
DIE_ICONS = {"black": "legionary", "grey": "coin", "white": "hammer", "brown": "religion"}
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")

ROOM_COLOURS = {
    "monuments": QColor("#6B5A44"),
    "houses": QColor("#8C4A22"),
    "barracks": QColor("#9B2D1F"),
    "market": QColor("#8F6716"),
    "quarry": QColor("#5E6A74"),
    "temple": QColor("#6B3FA0"),
    "farm": QColor("#58762C"),
}
ROOM_ICONS = {
    "monuments": "monument",
    "houses": "house",
    "barracks": "legionary",
    "market": "coin",
    "quarry": "hammer",
    "temple": "religion",
    "farm": "wheat",
}
SUN_EDGE = "#4A2A10"
CLIMATES = {
    "wet": (QColor("#6FA8C8"), QColor("#B8D8E8")),
    "moderate": (QColor("#9FC7A0"), QColor("#E4F0D2")),
    "dry": (QColor("#F0B45A"), QColor("#FBE6B8")),
}
CITY_COLOURS = {
    "alba_longa": QColor("#8A6A0E"),
    "reate": QColor("#2F6B3C"),
    "roma": QColor("#9B2D1F"),
    "veii": QColor("#1F5A9E"),
    "velitrae": QColor("#6B3FA0"),
    "assisi": QColor("#4F5B52"),
}
CITY_ICONS = {
    "alba_longa": "emblem-sun",
    "reate": "hill",
    "roma": "temple",
    "veii": "emblem-wave",
    "velitrae": "obelisk",
    "assisi": "arch",
}
"""What is drawn on a city card: a seat's emblem is not it, because any seat may have any city."""
HERO, HERO_EDGE, HERO_STAR = QColor("#5E2338"), QColor("#2E0E1A"), QColor("#F3D27A")
BACK, BACK_EDGE, BACK_TONE = QColor("#5E6A74"), QColor("#2E373D"), QColor("#C9D2D8")
DARK_INK = QColor("#2A211B")
COIN, COIN_EDGE, COIN_TONE = QColor("#E9B93F"), QColor("#6B4A00"), QColor("#8A5E06")
SILVER = QColor("#2F6B3C")


# ---- people


def peasant(
    pencil: Pencil,
    seat: theme.SeatColour,
    x: float,
    y: float,
    size: float,
    *,
    lying: bool = False,
    captive: bool = False,
    ghost: bool = False,
) -> None:
    """A peasant of a seat; one that lies is turned, a captive is black and in chains."""
    _draw_peasant(pencil, x, y, size, seat, lying=lying, captive=captive, ghost=ghost)


@drawn_once(lambda x, y, size, _: QRectF(x - size, y - size, 2 * size, 2 * size))
def _draw_peasant(
    pencil: Pencil,
    x: float,
    y: float,
    size: float,
    seat: theme.SeatColour,
    *,
    lying: bool,
    captive: bool,
    ghost: bool,
) -> None:
    shown = theme.seat(CAPTIVE) if captive else seat
    painter = pencil.painter
    painter.save()
    painter.translate(x, y)
    if lying:
        painter.rotate(90)
        painter.setOpacity(painter.opacity() * LYING)
        size *= 0.92
    icons.draw_piece(painter, "peasant", QPointF(), size, shown, emblem=False, ghost=ghost)
    painter.restore()
    if captive:
        _chain(pencil, x + size * 0.2, y + size * 0.24, size * 0.2)


def _chain(pencil: Pencil, x: float, y: float, radius: float) -> None:
    """Two rings one in the other: the badge of a captive."""
    for colour, width in (("#1A1210", radius * 0.9), ("#F3EBDC", radius * 0.4)):
        for side in (-1, 1):
            ring = QPainterPath()
            ring.addEllipse(QPointF(side * radius * 0.66, 0), radius * 1.02, radius * 0.62)
            turned = QTransform.fromTranslate(x, y).rotate(-32).map(ring)
            pencil.path(turned, None, colour, width)


def monument(pencil: Pencil, seat: theme.SeatColour, x: float, y: float, size: float) -> None:
    """A built monument."""
    edge = pencil.look.piece_edge(seat)
    pencil.figure("monument", QPointF(x, y), size, seat.fill, seat.tint, edge)


@drawn_once(lambda x, y, size: QRectF(x - size, y - size, 2 * size, 2 * size))
def coin(pencil: Pencil, x: float, y: float, size: float, *, ghost: bool = False) -> None:
    """A coin; one that is about to be paid has a blue rim."""
    edge = pencil.look.colour("focus") if ghost else COIN_EDGE
    before = pencil.painter.opacity()
    pencil.painter.setOpacity(before * (0.75 if ghost else 1.0))
    at = QPointF(x, y)
    icons.draw(pencil.painter, "coin", at, size, COIN, COIN_TONE, edge, edge_width=size * 0.06)
    pencil.painter.setOpacity(before)


@drawn_once(lambda x, y, size: QRectF(x - size, y - size, 2 * size, 2 * size))
def wheat(pencil: Pencil, x: float, y: float, size: float) -> None:
    """An ear of wheat."""
    swatch = pencil.look.goods["wheat"]
    icons.draw(
        pencil.painter, "wheat", QPointF(x, y), size, swatch.fill, None, swatch.edge, edge_width=size * 0.05
    )


def veil(pencil: Pencil, rect: QRectF, words: str) -> None:
    """Over what is lost."""
    pencil.plate(rect, pencil.look.tinted("panel", 0.88), radius=6)
    pencil.text(rect.center().x(), rect.center().y() + 5, words, 15, "ink", 700, MIDDLE)


# ---- dice


def octagon(x: float, y: float, radius: float) -> QPolygonF:
    """The outline of a die."""
    return QPolygonF(
        [
            QPointF(
                x + radius * cos(radians(22.5 + 45 * n)),
                y + radius * sin(radians(22.5 + 45 * n)),
            )
            for n in range(8)
        ]
    )


def _octagon_path(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(octagon(x, y, radius))
    path.closeSubpath()
    return path


@drawn_once(lambda x, y, radius, *_: QRectF(x - 1.3 * radius, y - 1.3 * radius, 2.6 * radius, 2.8 * radius))
def die(
    pencil: Pencil, x: float, y: float, radius: float, colour: str, value: int, *, faded: bool = False
) -> None:
    """A die with its job's mark and, once rolled, a numeral: told apart without its colour."""
    fill, ink = DICE[colour]
    edge = QColor("#D8CDBB") if pencil.dark and colour == "black" else QColor("#1A1210")
    painter = pencil.painter
    painter.save()
    if faded:
        painter.setOpacity(painter.opacity() * pencil.look.faded(USED))
    else:
        pencil.path(_octagon_path(x + 2, y + 4, radius), QColor(26, 15, 6, 90))
    pencil.path(_octagon_path(x, y, radius), fill, edge, 1.8)
    shape = octagon(x, y, radius)
    light = QPainterPath()
    light.addPolygon(QPolygonF([shape.at(n) for n in (4, 5, 6, 7)]))
    light.closeSubpath()
    pencil.path(light, QColor(255, 255, 255, 41))
    inner = QColor(ink)
    inner.setAlphaF(0.35)
    side = radius * 1.06
    pencil.box(x - side / 2, y - side / 2, side, side, radius * 0.14, None, inner)
    if not value:
        pencil.icon(DIE_ICONS[colour], QPointF(x, y), radius * 0.72, ink, fill)
    painter.restore()
    if value:
        numeral = _on_faded(pencil.look, fill) if faded else ink
        pencil.text(x, y + radius * 0.25, NUMERALS[value], radius * 0.7, numeral, 700, MIDDLE, display=True)


def _on_faded(look: theme.Look, fill: QColor) -> QColor:
    """What can be read on a die that lies there used, and lets the ground through."""
    ground = mixed(fill, look.panel, look.faded(USED))
    return max((look.ink, look.panel), key=lambda colour: contrast(colour, ground))


def die_ring(x: float, y: float, radius: float) -> QPainterPath:
    """The shape of a die as a place."""
    return _octagon_path(x, y, radius)


# ---- cards


def header(pencil: Pencil, rect: QRectF, high: float, colour: QColor, radius: float = 6.0) -> None:
    """The coloured band at the top of a room or a card."""
    pencil.path(rounded_above(QRectF(rect.x(), rect.y(), rect.width(), high), radius), colour)


def weather_card(pencil: Pencil, rect: QRectF, climate: str, wheat_each: int) -> None:
    """A climate with the wheat that a farmer brings."""
    top, low = CLIMATES[climate]
    pencil.shadow(rect.x(), rect.y(), rect.width(), rect.height(), 6)
    pencil.plate(rect, paint.vertical(rect, top, low), "#4A3A20", 1.4, radius=6)
    k = rect.width() / 76
    x, y = rect.center().x(), rect.y() + rect.height() * 0.34
    if climate != "wet":
        aside = 9 * k if climate == "moderate" else 0
        colour = "#FFF3C4" if climate == "moderate" else "#D9601A"
        pencil.icon(
            "emblem-sun",
            QPointF(x - aside, y - 2 * k),
            36 * k,
            colour,
            edge=SUN_EDGE if pencil.look.high_contrast else None,
        )
    if climate != "dry":
        _cloud(pencil, x + (2 if climate == "moderate" else -4) * k, y + 12 * k, k)
    if climate == "wet":
        for n in range(3):
            drop = x + (n - 1) * 9 * k
            pencil.line(drop, y + 16 * k, drop - 3 * k, y + 23 * k, "#2C5A78", 2 * k)
    high = min(24 * k, rect.height() * 0.3)
    plate = QRectF(rect.x() + 4 * k, rect.bottom() - high - 4 * k, rect.width() - 8 * k, high)
    pencil.plate(plate, QColor(255, 253, 244, 235), radius=4 * k)
    wheat(pencil, plate.center().x() - 9 * k, plate.center().y(), 17 * k)
    pencil.text(
        plate.center().x() + 3 * k, plate.center().y() + 5.4 * k, str(wheat_each), 15 * k, "#3A2A10", 700
    )


def _cloud(pencil: Pencil, x: float, y: float, k: float) -> None:
    cloud = QPainterPath()
    cloud.setFillRule(Qt.FillRule.WindingFill)
    for dx, dy, r in ((-7, -2, 8), (3, -7, 10), (13, -2, 8)):
        cloud.addEllipse(QPointF(x + dx * k, y + dy * k), r * k, r * k)
    cloud.addRect(QRectF(x - 8 * k, y - 4 * k, 22 * k, 10 * k))
    pencil.path(cloud.simplified(), "#FFFFFF", "#5A7A8A", 1.2 * k)


def card_back(pencil: Pencil, rect: QRectF, icon: str, count: int = 1) -> None:
    """A face-down card, or a stack of them."""
    for n in reversed(range(min(3, max(1, count)))):
        box = rect.translated(2.2 * n, -1.8 * n)
        if not n:
            pencil.shadow(box.x(), box.y(), box.width(), box.height(), 6)
        pencil.plate(box, BACK, BACK_EDGE, 1.3, radius=6)
    size = min(rect.width(), rect.height()) * 0.5
    pencil.icon(icon, rect.center(), size, BACK_TONE, BACK)


def hero_card(pencil: Pencil, rect: QRectF, value: int, *, used: bool = False) -> None:
    """A hero with its strength; face down for a value below 0."""
    if value < 0:
        card_back(pencil, rect, "hero")
        return
    painter = pencil.painter
    painter.save()
    if used:
        painter.setOpacity(painter.opacity() * pencil.look.faded(0.38))
    else:
        pencil.shadow(rect.x(), rect.y(), rect.width(), rect.height(), 4)
    pencil.plate(rect, HERO, HERO_EDGE, 1.2, radius=4)
    size = min(rect.width() * 0.72, rect.height() * 0.42)
    pencil.icon("hero", QPointF(rect.center().x(), rect.y() + rect.height() * 0.33), size, HERO_STAR, HERO)
    figure = min(17.0, rect.height() * 0.3)
    y = rect.bottom() - rect.height() * 0.12
    pencil.text(rect.center().x(), y, str(value), figure, "#FFFFFF", 700, MIDDLE)
    painter.restore()


def city_card(pencil: Pencil, rect: QRectF, city: str, name: str) -> None:
    """A city that may be attacked, its name in two lines where it is long; face down for an empty id."""
    if city not in CITY_COLOURS:
        card_back(pencil, rect, "eagle")
        return
    pencil.shadow(rect.x(), rect.y(), rect.width(), rect.height(), 4)
    pencil.plate(rect, "#FFF6E0", CITY_COLOURS[city].darker(150), 1.3, radius=4)
    high, step, room = max(14.0, rect.height() * 0.3), 11.8, rect.width() - 4
    lines = [name]
    if " " in name and high >= 2 * step and text_width(name, 12.5, 600) > room:
        lines = name.split(" ", 1)
        high = max(high, 2 * step + 7)
    icon_room = rect.height() - high
    size = min(rect.width() * 0.6, icon_room * 0.74)
    pencil.icon(
        CITY_ICONS[city],
        QPointF(rect.center().x(), rect.y() + icon_room / 2),
        size,
        CITY_COLOURS[city],
        QColor("#FFF6E0"),
    )
    low = QRectF(rect.x() + 0.7, rect.bottom() - high, rect.width() - 1.4, high - 0.7)
    pencil.plate(low, CITY_COLOURS[city], radius=3)
    y = low.center().y() + 3.6 - step * (len(lines) - 1) / 2
    for n, line in enumerate(lines):
        pencil.text(rect.center().x(), y + n * step, line, 12.5, "#FFFFFF", 600, MIDDLE, room=room)
