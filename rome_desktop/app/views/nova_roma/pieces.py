"""The cards, tiles and pieces of Nova Roma, drawn wherever they lie."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import rounded_above
from rome_desktop.app.table.kept import drawn_once
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.views.nova_roma.pencil import Pencil

Cells = Iterable[tuple[int, int]]
"""(row, column) pairs."""

ICONS = {
    "trade": "coin",
    "upgrade": "house",
    "petition": "fasces",
    "recruit": "patrician",
    "sail": "ship",
    "build": "hammer",
    "race": "chariot",
    "produce": "wheat",
}
COLOURS = {
    "trade": QColor("#8F6716"),
    "upgrade": QColor("#8A5A8C"),
    "petition": QColor("#7A4A2B"),
    "recruit": QColor("#A83A4C"),
    "sail": QColor("#24708F"),
    "build": QColor("#8C4A22"),
    "race": QColor("#5C7A2E"),
    "produce": QColor("#6E6A14"),
}
SEA, BRICK, HIDDEN = QColor("#24708F"), QColor("#8C4A22"), QColor("#75685A")
TRACKS = {"red": QColor("#B3312A"), "green": QColor("#347A4A"), "blue": QColor("#2C64A8")}
CATEGORY = {
    "end_game": (QColor("#6B3FA0"), "laurel"),
    "once_per_round": (QColor("#24708F"), "ui-rotate"),
    "permanent": (QColor("#3E7A46"), "ui-confirm"),
}
MOSAIC = {"green": QColor("#4D8052"), "yellow": QColor("#D9AE3A"), "orange": QColor("#D9772B")}
PURPLE, PURPLE_EDGE, EMPEROR_TONE = QColor("#6B3FA0"), QColor("#2E1652"), QColor("#F3D27A")
GREY = theme.SeatColour(
    "neutral",
    QColor("#9A948A"),
    QColor("#4A453E"),
    QColor("#E4E0D8"),
    QColor("#FFFFFF"),
    "legionary",
    (),
)
"""Nobody's pieces: legionaries, and what stands in the way of two players."""
DARK_INK = QColor("#2A211B")


def card_ground(dark: bool) -> QColor:
    """The face of a card."""
    return QColor("#3A3642") if dark else QColor("#FFFCF2")


def action_ink(action: str) -> QColor:
    """An action's colour on a card."""
    return QColor("#E6C9A0") if theme.look().dark else COLOURS[action]


def goods_row(
    pencil: Pencil,
    cost: Mapping[str, int],
    middle: float,
    y: float,
    step: float,
    size: float,
    colour: object = None,
) -> None:
    """A price in a row round `middle`."""
    kinds = [(good, count) for good, count in cost.items() if count]
    x = middle - (len(kinds) - 1) * step / 2 - size * 0.28
    ink = colour if isinstance(colour, (QColor, str)) else "ink"
    for n, (good, count) in enumerate(kinds):
        pencil.good(good, QPointF(x + n * step, y), size)
        pencil.text(x + n * step + size * 0.57, y + size * 0.27, str(count), size * 0.73, ink, 700)


def tick(pencil: Pencil, x: float, y: float) -> None:
    """A small mark: what is asked for is at hand."""
    pencil.disc(QPointF(x, y), 6.5, "#FFFFFF", "#1E5B2E", 1.2)
    path = QPainterPath(QPointF(x - 3.1, y + 0.2))
    path.lineTo(x - 0.8, y + 2.6)
    path.lineTo(x + 3.3, y - 2.4)
    pencil.path(path, None, "#1E6B34", 1.9)


@drawn_once(lambda x, y, *_: QRectF(x, y, 66, 52).adjusted(-3, -3, 3, 5))
def sea_contract(
    pencil: Pencil, x: float, y: float, cost: Mapping[str, int], *, locked: bool, payable: bool
) -> None:
    """A maritime contract, 66 by 52."""
    w, h = 66.0, 52.0
    pencil.shadow(x, y, w, h, 5)
    pencil.box(x, y, w, h, 5, card_ground(pencil.dark), "line_strong")
    header(pencil, x, y, w, 17, HIDDEN if locked else SEA)
    pencil.icon("ship", QPointF(x + w / 2, y + 8.5), 13, "#FFFFFF")
    step = 31 if len(cost) < 3 else 21
    goods_row(pencil, cost, x + w / 2, y + h / 2 + 8.5, step, 18.5 if len(cost) < 3 else 15)
    if locked:
        veil(pencil, x, y, w, h, 17)
    if payable:
        tick(pencil, x + w - 9, y + 8.5)


@drawn_once(lambda x, y, *_: QRectF(x, y, 104, 78).adjusted(-3, -3, 3, 5))
def building_contract(
    pencil: Pencil,
    x: float,
    y: float,
    name: str,
    points: int,
    cells: Cells,
    cost: Mapping[str, int],
    *,
    locked: bool,
    payable: bool,
) -> None:
    """A building contract, 104 by 78."""
    w, h = 104.0, 78.0
    pencil.shadow(x, y, w, h, 5)
    pencil.box(x, y, w, h, 5, card_ground(pencil.dark), "line_strong")
    header(pencil, x, y, w, 19, HIDDEN if locked else BRICK)
    pencil.text(x + 7, y + 14, name, 12, "#FFFFFF", 600, room=w - (26 if payable else 12))
    for square in contract_squares(x, y, w, cells):
        fill = QColor("#A79A88") if locked else QColor("#B9683A")
        pencil.plate(square, fill, "#5E2D10", 0.8, radius=2)
    pencil.icon("laurel", QPointF(x + 16, y + 36), 19, "faint" if locked else "gold_ink")
    pencil.text(x + 28, y + 41.5, str(points), 17, "faint" if locked else "ink", 700)
    step = 30 if len(cost) < 4 else 24
    goods_row(pencil, cost, x + w / 2, y + h - 14, step, 18 if len(cost) < 4 else 14.5)
    if locked:
        veil(pencil, x, y, w, h, 19)
    if payable:
        tick(pencil, x + w - 10, y + 9.5)


def contract_squares(x: float, y: float, w: float, cells: Cells) -> list[QRectF]:
    """The squares of a building on its contract, between name and price: smaller for a high one."""
    shape = list(cells)
    wide, tall = max(c for _, c in shape) + 1, max(r for r, _ in shape) + 1
    z = min(10.5, 28.5 / tall)
    left, top = x + w - 9 - wide * z, y + 37 - tall * z / 2
    return [QRectF(left + c * z, top + r * z, z - 1, z - 1) for r, c in shape]


def header(pencil: Pencil, x: float, y: float, w: float, h: float, colour: QColor) -> None:
    """The coloured band of a card."""
    pencil.path(rounded_above(QRectF(x, y, w, h), 5), colour)


def veil(pencil: Pencil, x: float, y: float, w: float, h: float, head: float) -> None:
    """What cannot be reached lies under a veil, but for the name in its grey head."""
    fill = pencil.look.tinted("panel", 1 - pencil.look.faded(0.5))
    pencil.box(x - 0.5, y + head, w + 1, h - head + 0.5, 5, fill)


@drawn_once(lambda x, y, w, h: QRectF(x - 1, y - 1, w + 2, h + 2))
def gap(pencil: Pencil, x: float, y: float, w: float, h: float) -> None:
    """A place of a display where nothing lies now."""
    pencil.fill(None)
    pen = QPen(pencil.look.colour("line_strong"), 1.0)
    pen.setDashPattern([4, 3])
    pencil.painter.setPen(pen)
    pencil.painter.drawRoundedRect(QRectF(x, y, w, h), 5, 5)


def power_squares(pencil: Pencil, x: float, y: float, count: int, *, reached: bool) -> None:
    """How much power a place needs: full where it is reached."""
    for n in range(count):
        left = x + (n - (count - 1) / 2) * 9 - 3.5
        fill = pencil.look.colour("accent") if reached else None
        pencil.box(left, y, 7, 7, 1.5, fill, "accent" if reached else "faint", 1.2)


def deck(pencil: Pencil, x: float, y: float, w: float, h: float, colour: QColor, count: int) -> None:
    """A face-down stack and how many lie in it."""
    if not count:
        gap(pencil, x, y, w, h)
        return
    pencil.box(x - 2, y + 3, w, h, 4, colour.darker(125), colour.darker(230), 1.1)
    pencil.box(x, y, w, h, 4, colour, colour.darker(230), 1.1)
    pencil.text(x + w / 2, y + h / 2 + 4.5, str(count), 12, "#FFFFFF", 700, MIDDLE)


# ---- pieces


def outline(cells: Cells, ox: float, oy: float, z: float, inset: float) -> QPainterPath:
    """Joined squares as one path; the inset is only at the outside."""
    here = set(cells)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for r, c in here:
        left = ox + c * z + (inset if (r, c - 1) not in here else 0)
        right = ox + (c + 1) * z - (inset if (r, c + 1) not in here else 0)
        top = oy + r * z + (inset if (r - 1, c) not in here else 0)
        low = oy + (r + 1) * z - (inset if (r + 1, c) not in here else 0)
        path.addRect(QRectF(left, top, right - left, low - top))
    return path.simplified()


def block(
    pencil: Pencil,
    cells: Cells,
    ox: float,
    oy: float,
    z: float,
    seat: theme.SeatColour,
    *,
    ghost: bool = False,
) -> None:
    """A building of a seat: joined squares, each with a small gable and the emblem."""
    here = set(cells)
    k = z / 25
    edge = pencil.look.piece_edge(seat)
    if ghost:
        for inset, colour in ((-0.8, "#FFFFFF"), (0.4, "focus"), (2.2, "#FFFFFF")):
            pencil.path(outline(here, ox, oy, z, inset * k), colour)
    else:
        pencil.path(outline(here, ox + 1.4 * k, oy + 2.8 * k, z, 1.8 * k), QColor(26, 15, 6, 77))
        pencil.path(outline(here, ox, oy, z, 0.9 * k), edge)
    pencil.path(outline(here, ox, oy, z, 2.5 * k), seat.fill)
    tint = QColor(seat.tint)
    tint.setAlphaF(0.2)
    gable = QPainterPath()
    for r, c in here:
        x, y = ox + c * z, oy + r * z
        gable.moveTo(x + 5 * k, y + z - 6 * k)
        for px, py in ((5 * k, 10 * k), (z / 2, 5 * k), (z - 5 * k, 10 * k), (z - 5 * k, z - 6 * k)):
            gable.lineTo(x + px, y + py)
        gable.closeSubpath()
    pencil.path(gable, tint)
    seam = QColor(edge if not pencil.dark else seat.edge)
    seam.setAlphaF(0.5)
    for r, c in here:
        x, y = ox + c * z, oy + r * z
        if (r, c + 1) in here:
            pencil.line(x + z, y + 4 * k, x + z, y + z - 4 * k, seam, k)
        if (r + 1, c) in here:
            pencil.line(x + 4 * k, y + z, x + z - 4 * k, y + z, seam, k)
        pencil.icon(seat.emblem, QPointF(x + z / 2, y + z / 2 + 1.5 * k), 10.5 * k, seat.on)


def standing(pencil: Pencil, name: str, seat: theme.SeatColour, x: float, y: float, size: float) -> None:
    """A patrician or a ship: the figure, and its seat's badge at the lower right."""
    edge = pencil.look.piece_edge(seat)
    pencil.figure(name, QPointF(x, y), size, seat.fill, seat.tint, edge)
    pencil.emblem(seat, QPointF(x + size * 0.32, y + size * 0.34), max(11.0, size * 0.4))


def ship(pencil: Pencil, seat: theme.SeatColour, x: float, y: float, size: float) -> None:
    """A ship: its badge on the sail would not be seen, so it hangs at the stern."""
    edge = pencil.look.piece_edge(seat)
    pencil.figure("ship", QPointF(x, y), size, seat.fill, seat.tint, edge)
    pencil.emblem(seat, QPointF(x + size * 0.42, y + size * 0.36), size * 0.46)


def emperor(pencil: Pencil, x: float, y: float, size: float) -> None:
    """The emperor, always purple."""
    edge = PURPLE_EDGE if not pencil.dark else QColor("#E6D8F7")
    pencil.figure("emperor", QPointF(x, y), size, PURPLE, EMPEROR_TONE, edge)


def legionary(pencil: Pencil, x: float, y: float, size: float) -> None:
    """A legionary, grey, whoever put it there."""
    edge = GREY.edge if not pencil.dark else QColor("#E4E0D8")
    pencil.figure("legionary", QPointF(x, y), size, GREY.fill, GREY.tint, edge)


def marker(pencil: Pencil, seat: theme.SeatColour, x: float, y: float, diameter: float) -> None:
    """A disc of the hippodrome."""
    pencil.disc(QPointF(x + 1, y + 2), diameter / 2, QColor(26, 15, 6, 77))
    pencil.emblem(seat, QPointF(x, y), diameter)


def artisan(pencil: Pencil, x: float, y: float, size: float) -> None:
    """An artisan, the same for all seats."""
    swatch = pencil.look.goods["artisan"]
    pencil.figure("artisan", QPointF(x, y), size, swatch.fill, theme.PIECE_TONE, swatch.edge)


def turned(cells: Cells, turn: int, flipped: bool) -> tuple[tuple[int, int], ...]:
    """A shape mirrored and turned clockwise by quarters, pushed into the upper left corner, sorted."""
    found = [(r, -c) if flipped else (r, c) for r, c in cells]
    for _ in range(turn % 4):
        found = [(c, -r) for r, c in found]
    low_r, low_c = min(r for r, _ in found), min(c for _, c in found)
    return tuple(sorted((r - low_r, c - low_c) for r, c in found))
