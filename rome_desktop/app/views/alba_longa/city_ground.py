"""The ground of a large city: hills, wall, rooms with their headings, spaces with their numbers."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.pencil import MIDDLE, RIGHT, Pencil
from rome_desktop.app.views.alba_longa.layout import ROOM_HEAD, CityLayout
from rome_desktop.app.views.alba_longa.pieces import ROOM_COLOURS, ROOM_ICONS, coin, header
from rome_desktop.app.views.alba_longa.shown import Tracks

SKYLINE = (
    ("house", 24),
    ("temple", 31),
    ("house", 21),
    ("aqueduct", 34),
    ("arena", 31),
    ("forum", 27),
    ("house", 22),
    ("obelisk", 31),
    ("arch", 28),
)
SKYLINE_STEP = 33.0
SPACE = QColor("#F3E3C2")
FIELD = QColor("#DDE3A8")


def room_box(pencil: Pencil, rect: QRectF, key: str, title: str, note: str = "") -> None:
    """A room with its coloured heading."""
    pencil.box(rect.x() + 1, rect.y() + 3, rect.width(), rect.height(), 6, QColor(42, 22, 8, 56))
    fill, line = ("#26232B", "#575160") if pencil.dark else ("#FFFBEF", "#7A5A2A")
    pencil.plate(rect, fill, line, 1.3, radius=6)
    colour = ROOM_COLOURS[key]
    header(pencil, rect, ROOM_HEAD, colour)
    y = rect.y() + ROOM_HEAD / 2
    pencil.icon(ROOM_ICONS[key], QPointF(rect.x() + 15, y), 16, "#FFFFFF", colour)
    room = rect.width() - 36 - (0 if not note else min(rect.width() * 0.5, 10 + 6.2 * len(note)))
    taken = pencil.text(rect.x() + 27, y + 5, title, 13.5, "#FFFFFF", 700, room=room)
    if note:
        left = rect.width() - 27 - taken - 16
        pencil.text(rect.right() - 8, y + 4.6, note, 12.5, "#FFF3DC", 400, RIGHT, room=left)


def space(pencil: Pencil, rect: QRectF, fill: QColor | str, line: QColor | str, width: float = 1.0) -> None:
    """A space of a track."""
    ground = "#1B1920" if pencil.dark else fill
    pencil.plate(rect, ground, line, width, radius=4)


def draw(
    pencil: Pencil, layout: CityLayout, tracks: Tracks, seat: theme.SeatColour, titles: dict[str, str]
) -> None:
    """Everything that does not change while the city is looked at."""
    whole = QRectF(0, 0, layout.width, layout.height)
    _landscape(pencil, whole, seat)
    for key, rect in layout.rooms.items():
        room_box(pencil, rect, key, titles[key], titles.get(f"{key}-note", ""))
    for key, (area, _) in (("barracks", layout.barracks()), ("quarry", layout.quarry())):
        size = min(area.height(), area.width()) * 0.86
        ink = "#FFFFFF" if pencil.dark else ROOM_COLOURS[key]
        pencil.icon(ROOM_ICONS[key], area.center(), size, ink, opacity=0.07)
    _foundations(pencil, layout, tracks)
    _houses(pencil, layout, tracks)
    _market(pencil, layout, tracks)
    _temple(pencil, layout, tracks)
    _farm(pencil, layout, tracks, titles["granary"])


def _landscape(pencil: Pencil, whole: QRectF, seat: theme.SeatColour) -> None:
    """Sky, two hills and the wall below, inside the city's own edge."""
    painter = pencil.painter
    w, h = whole.width(), whole.height()
    if pencil.dark:
        ground = paint.vertical(whole, QColor("#3B3238"), QColor("#2B3328"))
    else:
        ground = paint.vertical(whole, QColor("#EBD3A8"), QColor("#C9D09A"))
        ground.setColorAt(0.55, QColor("#DDBB86"))
    pencil.box(1.2, 1.2, w - 2.4, h - 2.4, 8, ground)
    painter.save()
    painter.setClipPath(rounded(QRectF(2, 2, w - 4, h - 4), 7), Qt.ClipOperation.IntersectClip)
    for colour, opacity, shape in (
        ("#4A4236" if pencil.dark else "#C7B06A", 0.5, (96, 30, 60, 44, 20, 80)),
        ("#40392E" if pencil.dark else "#B59A55", 0.45, (120, 70, 110, 76, 90, 110)),
    ):
        hill = QPainterPath(QPointF(0, shape[0]))
        hill.cubicTo(w * 0.18, shape[1], w * 0.33, shape[2], w * 0.47, shape[3])
        hill.cubicTo(w * 0.61, shape[3] - 16, w * 0.82, shape[4], w, shape[5])
        hill.lineTo(w, 200)
        hill.lineTo(0, 200)
        hill.closeSubpath()
        tint = QColor(colour)
        tint.setAlphaF(opacity)
        pencil.path(hill, tint)
    for n in range(int(w / 30) + 2):
        pencil.box(n * 30 - 4, h - 9, 17, 12, 0, "#241E22" if pencil.dark else "#A8794A")
    painter.restore()
    line = pencil.look.seat_line(seat)
    pencil.box(1.2, 1.2, w - 2.4, h - 2.4, 8, None, line, 2.4)


def skyline(pencil: Pencil, left: float, right: float) -> None:
    """Roofs above the first room, as far as there is room."""
    body, tone = ("#5A4A40", "#3B3238") if pencil.dark else ("#B07F42", "#E7CB98")
    steps = [right - 24 - n * SKYLINE_STEP for n in range(len(SKYLINE))]
    roofs = [(x, *roof) for x, roof in zip(steps, SKYLINE, strict=True) if x - roof[1] / 2 >= left]

    def draw(aside: Pencil) -> None:
        for x, icon, size in roofs:
            aside.ornament(icon, QPointF(x, 25 + (31 - size) / 2), size, body, tone, 0.8)

    if roofs:
        room = QRectF(roofs[-1][0] - 22, 0, right - roofs[-1][0] + 22, 44)
        pencil.kept(("skyline", len(roofs)), room, draw)


def _foundations(pencil: Pencil, layout: CityLayout, tracks: Tracks) -> None:
    fill, line = ("#3C3844", "#575160") if pencil.dark else ("#D9C9A4", "#8A7450")
    for n in range(tracks.monuments):
        cell = layout.monument(n, tracks.monuments)
        x, y = cell.center().x(), cell.bottom() - 1
        plinth = QPainterPath(QPointF(x - 19, y))
        for dx, dy in ((19, 0), (15, -6), (-15, -6)):
            plinth.lineTo(x + dx, y + dy)
        plinth.closeSubpath()
        pencil.path(plinth, fill, line)
        pencil.text(x, cell.center().y() + 4, str(n + 1), 13, "faint", 600, MIDDLE)


def _houses(pencil: Pencil, layout: CityLayout, tracks: Tracks) -> None:
    for n, cell in enumerate(layout.houses(tracks.houses), 1):
        free = n in tracks.free
        line = ("#7CCB8E" if pencil.dark else "#2F6B3C") if free else "#C9A96A"
        space(pencil, cell, SPACE, line, 2.0 if free else 1.0)
        if free:
            pencil.icon("house", QPointF(cell.right() - 8, cell.y() + 9), 13, line)
        _number(pencil, cell, n)


def _number(pencil: Pencil, cell: QRectF, n: int) -> None:
    pencil.text(cell.center().x(), cell.center().y() + 4.5, str(n), 12.5, "muted", 400, MIDDLE)


def _market(pencil: Pencil, layout: CityLayout, tracks: Tracks) -> None:
    for n, cell in enumerate(layout.market(tracks.market), 1):
        space(pencil, cell, SPACE, "#C9A96A")
        pencil.text(cell.x() + 7, cell.y() + 15, str(n), 12.5, "muted", 600)
        if n in tracks.paying:
            coin(pencil, cell.right() - 12, cell.y() + 11, 15)


def _temple(pencil: Pencil, layout: CityLayout, tracks: Tracks) -> None:
    for n, cell in enumerate(layout.temple(tracks.temple + 1)):
        space(pencil, cell, QColor("#EFE3F6"), "#575160" if pencil.dark else "#B79ACB")
        _number(pencil, cell, n)


def _farm(pencil: Pencil, layout: CityLayout, tracks: Tracks, granary: str) -> None:
    *fields, barn = layout.farm(tracks.fields)
    for cell in fields:
        ground = "#2C3322" if pencil.dark else FIELD
        pencil.plate(cell, ground, "#8FA04E", radius=4)
        furrow = "#4A5636" if pencil.dark else "#B9C27A"
        for q in range(4):
            y = cell.y() + cell.height() * (0.22 + 0.2 * q)
            pencil.line(cell.x() + 5, y, cell.right() - 5, y, furrow, 2)
    ground = "#3A3228" if pencil.dark else "#E9CFA0"
    pencil.plate(barn, ground, "#8C5A22", 1.2, radius=4)
    ink = pencil.look.colour("muted") if pencil.dark else QColor("#4A3018")
    wide = min(text_width(granary, 12, 600), barn.width() - 24)
    x = barn.center().x() - (wide + 18) / 2
    pencil.icon("house", QPointF(x + 7, barn.bottom() - 9), 14, "#C08A50" if pencil.dark else "#8C5A22")
    pencil.text(x + 18, barn.bottom() - 4.5, granary, 12, ink, 600, room=barn.width() - 24)


def empty_note(pencil: Pencil, rect: QRectF, words: str) -> None:
    """What a room says while nobody is in it."""
    pencil.text(rect.center().x(), rect.y() + 16, words, 12.5, "faint", 400, MIDDLE, room=rect.width() - 4)


def union(rects: Iterable[QRectF]) -> QRectF:
    """The rectangle round several."""
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole
