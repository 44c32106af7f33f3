"""The pieces of Trajan as they are drawn: markers, tiles, cards, discs."""

from collections.abc import Hashable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QPolygonF

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table import lettering
from rome_desktop.app.table.items import outline
from rome_desktop.app.table.kept import drawn_once
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.views.trajan.pencil import Pencil, square_at

ACTIONS = ("seaport", "forum", "military", "senate", "trajan", "construction")
NUMERALS = ("I", "II", "III", "IV", "V", "VI")
ACTION_ICONS = {
    "seaport": "ship",
    "forum": "forum",
    "military": "legionary",
    "senate": "fasces",
    "trajan": "arch",
    "construction": "hammer",
}
ACTION_COLOURS = {
    "seaport": "#24708F",
    "forum": "#8A6A2A",
    "military": "#9B2D1F",
    "senate": "#6B3FA0",
    "trajan": "#5E6A74",
    "construction": "#8C4A22",
}
_LIT_COLOURS = {
    "seaport": "#7FC4DE",
    "forum": "#DDBB6E",
    "military": "#EE8A7C",
    "senate": "#C09BF0",
    "trajan": "#B9C6D0",
    "construction": "#DE9A6C",
}
DEMAND_ICONS = {"bread": "bread", "games": "games", "religion": "religion"}
DEMAND_COLOURS = {"bread": "#A8641E", "games": "#4A545C", "religion": "#C2571A"}
JOKER_ICONS = {
    "extra_action": "ui-rotate",
    "commodity": "amphora",
    "demand": "hero",
    "construction": "tool",
}
BUILDING_ICONS = {
    "stairs": "stairs",
    "door": "door",
    "fountain": "fountain",
    "roof": "temple",
    "window": "window",
}
COMMODITIES = {
    "columns": ("forum", "#5E6A74"),
    "furs": ("furs", "#8A5A33"),
    "scrolls": ("ui-journal", "#A07C32"),
    "oil": ("oil-flask", "#6B7A2E"),
    "fruit": ("fruit", "#3E8A56"),
    "ceramics": ("vase", "#B5533A"),
    "wine": ("amphora", "#7A2E68"),
    "fish": ("fish", "#24708F"),
    "jewellery": ("jewellery", "#B0862A"),
    "gems": ("gems", "#2C8C8C"),
    "cattle": ("cattle", "#5A3A2A"),
    "wheat": ("wheat", "#B98A1E"),
}
CATEGORY_ICONS = {
    "cards": ("ui-journal", "#5E4A2E"),
    "workers": ("meeple", "#8C4A22"),
    "legionaries": ("legionary", "#9B2D1F"),
}
SAND, SAND_EDGE = QColor("#F3DFA6"), QColor("#7A5204")
GREEN, GREEN_EDGE = QColor("#DDE8C4"), QColor("#4A5A2A")
YELLOW, YELLOW_EDGE = QColor("#F5DF8E"), QColor("#7A5204")
GREY, GREY_EDGE = QColor("#D5D2CC"), QColor("#5A5852")
BRICK, BRICK_EDGE, BRICK_INK = QColor("#F0D9B8"), QColor("#7A4A22"), QColor("#4A2A10")
STONE, STONE_EDGE = QColor("#F1E6CB"), QColor("#5A4A30")
FACE, FACE_EDGE, FACE_INK = QColor("#FFFCF2"), QColor("#8A7A5C"), QColor("#2A1D10")
"""Cards keep their colours in the dark theme: it darkens the ground, not the pieces."""
TONE = QColor("#FFF6DF")
NAME_UP = 0.36
"""How much of a narrow card, whose name is read upwards, the picture has."""
BONUS_INK = QColor("#4A3000")
LAUREL = QColor("#C9A96A")
PLUS = QColor("#2F6B3C")
LETTER_NAMES = {"Y": "yellow", "O": "orange", "G": "green", "W": "white", "P": "pink", "B": "blue"}
"""Names in the look of the letters that stand for marker colours."""


def action_ink(action: str) -> QColor:
    """The colour of an action on a panel."""
    return QColor((_LIT_COLOURS if theme.look().dark else ACTION_COLOURS)[action])


def ngon(centre: QPointF, radius: float, corners: int = 8, turned: float = 22.5) -> QPolygonF:
    """A regular polygon."""
    points = []
    for n in range(corners):
        angle = (turned + 360 / corners * n) * pi / 180
        points.append(centre + QPointF(radius * cos(angle), radius * sin(angle)))
    return QPolygonF(points)


# ---- markers


@drawn_once(lambda at, radius, _, lift=0.0: square_at(at, 2.6 * radius + 2 * lift))
def marker(pencil: Pencil, at: QPointF, radius: float, colour: str, lift: float = 0.0) -> None:
    """An action marker by its letter: coloured octagon with the mark that says the same."""
    colour = LETTER_NAMES[colour]
    swatch = pencil.look.markers[colour]
    shade = at + QPointF(0.1 * radius + lift / 2, 0.18 * radius + lift)
    pencil.path(outline(ngon(shade, radius)), QColor(26, 15, 6, 82), None, 0)
    pencil.path(outline(ngon(at, radius)), swatch.fill, swatch.edge, max(1.0, radius * 0.12))
    ring = QColor(swatch.edge if colour == "white" else "#FFFFFF")
    ring.setAlphaF(0.45)
    pencil.path(outline(ngon(at, radius * 0.76)), None, ring, max(0.7, radius * 0.08))
    mark(pencil, at, radius * 0.42, colour)


def mark(pencil: Pencil, at: QPointF, s: float, colour: str) -> None:
    """The mark of a marker colour alone."""
    swatch = pencil.look.markers[colour]
    ink = QColor("#FFFFFF") if colour in ("green", "blue") else swatch.edge
    if colour == "yellow":
        pencil.disc(at, s, ink, None, 0)
    elif colour == "orange":
        corners = [QPointF(0, -s * 1.1), QPointF(s * 1.1, s * 0.8), QPointF(-s * 1.1, s * 0.8)]
        pencil.path(outline(QPolygonF([at + c for c in corners])), ink, None, 0)
    elif colour == "green":
        pencil.painter.fillRect(square_at(at, s * 1.7), ink)
    elif colour == "white":
        pencil.disc(at, s * 0.8, None, ink, s * 0.5)
    elif colour == "pink":
        for wide, high in ((2.2, 0.72), (0.72, 2.2)):
            bar = QRectF(at.x() - s * wide / 2, at.y() - s * high / 2, s * wide, s * high)
            pencil.painter.fillRect(bar, ink)
    else:
        for low in (-0.3, 0.6):
            path = QPainterPath(at + QPointF(-s * 1.2, s * low))
            path.quadTo(at + QPointF(-s * 0.6, s * (low - 0.9)), at + QPointF(0, s * low))
            path.quadTo(at + QPointF(s * 0.6, s * (low + 0.9)), at + QPointF(s * 1.2, s * low))
            pencil.path(path, None, ink, s * 0.5)


# ---- tiles

MOST_FACES = 160
"""Pictures of Trajan tiles kept at most: 54 tiles, in two sizes, and some of the last size of the window."""
_faces: dict[Hashable, QPixmap] = {}


def trajan_tile(
    pencil: Pencil, at: QPointF, side: float, colours: str, points: int, effect: str, amount: int = 1
) -> None:
    """A Trajan tile: two markers by their letters above, points in a laurel and the effect below.

    `effect` is points, cards, workers, legionaries, plus2, bread, games or religion.
    """
    ratio = pencil.painter.deviceTransform().m11()
    key = (
        side,
        colours,
        points,
        effect,
        amount,
        ratio,
        pencil.unit,
        pencil.look.dark,
        pencil.look.high_contrast,
    )
    if key not in _faces:
        if len(_faces) >= MOST_FACES:
            _faces.clear()
        _faces[key] = pencil.aside(
            side * 1.3, ratio, lambda aside: _tile_face(aside, side, colours, points, effect, amount)
        )
    picture = _faces[key]
    half = picture.deviceIndependentSize() / 2
    # Whole pixels of the screen, so that the picture stays sharp.
    x, y = (round(n * ratio) / ratio for n in (at.x() - half.width(), at.y() - half.height()))
    pencil.painter.drawPixmap(QPointF(x, y), picture)


def _tile_face(pencil: Pencil, side: float, colours: str, points: int, effect: str, amount: int) -> None:
    """A Trajan tile round the origin."""
    at = QPointF()
    rect = square_at(at, side)
    pencil.cast(rect, 5)
    pencil.painter.setPen(QPen(STONE_EDGE, max(1.0, side * 0.024)))
    pencil.painter.setBrush(paint.vertical(rect, QColor("#F8F1DF"), QColor("#E2D3B0")))
    pencil.painter.drawRoundedRect(rect, 5, 5)
    for n, colour in enumerate(colours):
        marker(pencil, at + QPointF((n - 0.5) * side * 0.46, -side * 0.23), side * 0.19, colour)
    left = -0.24 if effect != "points" else 0.0
    laurel(pencil, at + QPointF(side * left, side * 0.27), side * 0.4, points)
    there = at + QPointF(side * 0.24, side * 0.26)
    if effect == "plus2":
        plus2(pencil, there, side * 0.38)
    elif effect in DEMAND_ICONS:
        pencil.icon(DEMAND_ICONS[effect], there, side * 0.38, QColor(DEMAND_COLOURS[effect]), TONE)
    elif effect in CATEGORY_ICONS:
        name, ink = CATEGORY_ICONS[effect]
        size = side * (0.36 if amount == 1 or effect == "cards" else 0.3)
        shift = side * 0.07 if amount > 1 and effect != "cards" else 0.0
        for dx in (-shift, shift) if shift else (0.0,):
            pencil.icon(name, there + QPointF(dx, 0), size, QColor(ink), TONE)


def laurel(pencil: Pencil, at: QPointF, size: float, points: object, ink: QColor | str = "#4A3000") -> None:
    """Points in a laurel wreath."""
    colour = QColor(ink)
    pencil.ornament("laurel", at, size * 1.16, LAUREL if colour.lightness() < 128 else LAUREL.darker(190))
    pencil.number(points, at - QPointF(0, size * 0.04), size * 0.62, colour)


def plus2(pencil: Pencil, at: QPointF, size: float) -> None:
    """A [+2] marker."""
    rect = QRectF(at.x() - size / 2, at.y() - size * 0.4, size, size * 0.8)
    pencil.plate(rect, PLUS, radius=3)
    pencil.number("+2", at, size * 0.58, QColor("#FFFFFF"))


def square_tile(
    pencil: Pencil, rect: QRectF, icon: str, ink: str, fill: QColor, edge: QColor, value: object = None
) -> None:
    """A square tile with one icon, and a number beside it where it has one."""
    pencil.cast(rect)
    pencil.plate(rect, fill, edge, 1.2)
    side = rect.width()
    middle = rect.center()
    if value is None:
        pencil.icon(icon, middle, side * 0.66, QColor(ink), TONE)
    else:
        pencil.icon(icon, middle - QPointF(side * 0.17, 0), side * 0.54, QColor(ink), TONE)
        pencil.number(value, middle + QPointF(side * 0.27, side * 0.04), side * 0.42, QColor("#3A1F66"))


def forum_face(tile: str) -> tuple[str, str, object]:
    """Icon, ink and number of a forum or extra-action tile by its id."""
    kind, _, rest = tile.partition("_")
    if kind == "demand":
        return DEMAND_ICONS[rest], DEMAND_COLOURS[rest], None
    if kind == "senate":
        return "fasces", "#6B3FA0", int(rest)
    if kind == "joker":
        return JOKER_ICONS[rest], "#8A5A12", None
    return ACTION_ICONS[rest], ACTION_COLOURS[rest], None


@drawn_once(lambda rect, *_: rect.adjusted(-2, -2, 3, 5))
def forum_tile(pencil: Pencil, rect: QRectF, tile: str, *, yellow: bool | None = None) -> None:
    """A forum tile, or an extra-action tile on yellow."""
    icon, ink, value = forum_face(tile)
    on_yellow = tile.startswith("extra") if yellow is None else yellow
    fill, edge = (YELLOW, YELLOW_EDGE) if on_yellow else (GREEN, GREEN_EDGE)
    square_tile(pencil, rect, icon, ink, fill, edge, value)
    if tile.startswith("joker"):
        at = rect.topRight() + QPointF(-rect.width() * 0.17, rect.width() * 0.2)
        pencil.number("?", at, rect.width() * 0.32, QColor("#8A2A12"))


def empty_place(pencil: Pencil, rect: QRectF) -> None:
    """Where a tile could lie."""
    pencil.plate(rect, None, "line_strong", 1.3, dashed=True)


@drawn_once(lambda rect, *_: rect.adjusted(-2, -2, 3, 5))
def card(pencil: Pencil, rect: QRectF, commodity: str, name: str, *, count: int = 1) -> None:
    """A commodity card with its name below the picture; "" for a card nobody may see."""
    pencil.cast(rect, 5)
    pencil.plate(rect, FACE, FACE_EDGE, 1.0, 5)
    if not commodity:
        inner = rect.adjusted(*(4 * s for s in (1, 1, -1, -1)))
        pencil.plate(inner, QColor(ACTION_COLOURS["seaport"]), None, 1, 3)
        pencil.icon("ship", rect.center(), min(rect.width(), rect.height()) * 0.5, QColor("#CFE6EF"))
        return
    icon, ink = COMMODITIES[commodity]
    way, bold = name_way(rect, name, pencil.unit)
    band = 17 if way == "along" else 0.0
    room = rect.adjusted(0, 0, 0, -band)
    if way == "up":
        room.setHeight(rect.height() * NAME_UP)
    size = min(room.width() * 0.66, room.height() * 0.72)
    pencil.icon(icon, room.center() + QPointF(0, 1.5), size, QColor(ink), FACE)
    if way == "along":
        low = QRectF(rect.x() + 1, rect.bottom() - band, rect.width() - 2, band)
        pencil.words(name, "tag", low, FACE_INK, MIDDLE, bold=bold)
    elif way == "up":
        foot = QRectF(rect.x(), room.bottom(), rect.width(), rect.bottom() - room.bottom())
        _name_up(pencil, foot, name, bold)
    if count > 1:
        at = rect.topLeft() + QPointF(9, 9)
        count_badge(pencil, at, count)


def name_way(rect: QRectF, name: str, unit: float) -> tuple[str, bool | None]:
    """How the name stands on a card: "along" its foot, "up" on a narrow one, "" where there is no room.

    With it the weight, for `Pencil.words`: lighter where only that fits.
    """
    rooms = {"along": rect.width() - 2, "up": rect.height() * (1 - NAME_UP) - 6}
    for way, room in rooms.items() if name else ():
        for bold in (None, False):
            if lettering.fitting_size(name, "tag", room, unit, bold) is not None:
                return way, bold
    return "", None


def _name_up(pencil: Pencil, rect: QRectF, name: str, bold: bool | None) -> None:
    """A name read from the foot of a narrow card upwards."""
    painter = pencil.painter
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-90)
    half = rect.height() / 2 - 2
    box = QRectF(-half, -rect.width() / 2, 2 * half, rect.width())
    pencil.words(name, "tag", box, FACE_INK, MIDDLE, bold=bold)
    painter.restore()


def count_badge(pencil: Pencil, at: QPointF, count: int) -> None:
    """How many there are, on a small round plate."""
    look = pencil.look
    pencil.disc(at, 8.5, look.colour("raised"), look.colour("line_strong"), 1.1)
    pencil.number(count, at, 12.5)


@drawn_once(lambda rect, *_: rect.adjusted(-2, -2, 3, 5))
def building_tile(pencil: Pencil, rect: QRectF, kind: str, points: int) -> None:
    """A construction tile: its kind and points."""
    pencil.plate(rect.translated(0.8, 1.6), QColor(26, 15, 6, 70), radius=3)
    pencil.plate(rect, BRICK, BRICK_EDGE, 1.1, 3)
    size = min(rect.height() * 0.78, rect.width() * 0.46)
    middle = rect.center()
    shift = rect.width() * 0.17
    pencil.icon(BUILDING_ICONS[kind], middle - QPointF(shift, 0), size, BRICK_EDGE, BRICK)
    pencil.number(points, middle + QPointF(rect.width() * 0.23, 0), min(16, size * 0.8), BRICK_INK)


def disc(pencil: Pencil, at: QPointF, width: float, seat: theme.SeatColour) -> None:
    """A flat wooden disc of a seat, seen from the side above."""
    high, thick = width * 0.46, width * 0.27
    edge = pencil.look.piece_edge(seat)
    body = QPainterPath()
    body.addEllipse(at + QPointF(0, thick), width / 2, high / 2)
    body.addRect(QRectF(at.x() - width / 2, at.y(), width, thick))
    body.setFillRule(body.fillRule().WindingFill)
    pencil.path(body.simplified(), seat.edge, edge, max(1.0, width * 0.04))
    top = QPainterPath()
    top.addEllipse(at, width / 2, high / 2)
    pencil.path(top, seat.fill, edge, max(1.0, width * 0.04))
    pencil.icon(seat.emblem, at, width * 0.36, seat.on)


def bonus_face(kind: str, icon: str, commodities: tuple[str, ...]) -> list[tuple[str, str]]:
    """The icons of a bonus tile with their inks."""
    if kind == "icon":
        return [(DEMAND_ICONS[icon], DEMAND_COLOURS[icon])]
    if kind == "commodities":
        return [COMMODITIES[c] for c in commodities]
    name, ink = {
        "workers": ("meeple", "#8C4A22"),
        "legionaries": ("legionary", "#9B2D1F"),
        "yellow_tiles": ("hero", "#8A5A12"),
    }[kind]
    return [(name, ink)]


@drawn_once(lambda rect, *_: rect.adjusted(-2, -2, 3, 5))
def bonus_tile(
    pencil: Pencil, rect: QRectF, faces: list[tuple[str, str]], value: str, *, yellow: bool = True
) -> None:
    """A bonus tile: for what it pays, and how much."""
    fill, edge = (YELLOW, YELLOW_EDGE) if yellow else (GREY, GREY_EDGE)
    pencil.cast(rect, 5)
    pencil.plate(rect, fill, edge, 1.4, 5)
    wide, high = rect.width(), rect.height()
    if high < 0.72 * wide:  # one of many: the value stands beside the icons
        size = min(high * 0.8, wide * 0.32)
        for n, (icon, ink) in enumerate(faces):
            at = QPointF(rect.x() + wide * (0.3 if len(faces) == 1 else 0.2 + 0.3 * n), rect.center().y())
            pencil.icon(icon, at, size, pencil.apart(ink, fill), fill)
        beside = QRectF(rect.x() + wide * 0.64, rect.y(), wide * 0.36, high)
        pencil.words(value, "count", beside, BONUS_INK, MIDDLE, bold=True, size=12.5)
        return
    side = min(wide, high)
    size = side * (0.5 if len(faces) == 1 else 0.38)
    middle = rect.center() - QPointF(0, side * 0.12)
    for n, (icon, ink) in enumerate(faces):
        at = middle + QPointF((n - (len(faces) - 1) / 2) * side * 0.44, 0)
        pencil.icon(icon, at, size, pencil.apart(ink, fill), fill)
    low = QRectF(rect.x(), rect.bottom() - side * 0.38, rect.width(), side * 0.38)
    pencil.words(value, "count", low, BONUS_INK, MIDDLE, bold=True, size=12.5)
