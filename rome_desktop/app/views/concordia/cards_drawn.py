"""How a personality card is drawn: name, picture, what it does, and the band of its god."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QPixmapCache

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table.painted import Middle, smallest
from rome_desktop.app.views.concordia.pencil import Pencil
from rome_desktop.app.views.concordia.pieces import DEEDS, GODS

NAME_RED, NAME_INK = QColor("#9B2D1F"), QColor("#FFF6E2")
CARD_EDGE = QColor("#6B5632")
WHITE = QColor("#FFFFFF")
GAP = 6.0
WIDEST, SNUG, NARROWEST = 112.0, 88.0, 58.0
"""Widths of a card in the hand: the most, the least with its text, the least of all."""
LOW = 92.0
"""Cards lower than this show no text."""
FLAT = 70.0
"""Cards lower than this show name and god only."""
SIGN, SMALL_SIGN = 19.0, 14.5
"""The room of a god's sign, and on narrow cards."""
BOTH = 96.0
"""Bodies at least so high have room for a picture over the text."""


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on a card, in the language of the moment."""

    role: str
    god: str
    name: str
    god_name: str
    text: str


@dataclass(frozen=True, slots=True)
class Letters:
    """How the names of cards and of their gods are set: a role of the look and a size for each."""

    name: tuple[str, float]
    god: tuple[str, float]
    sign: float = SIGN
    """The room of the god's sign before the god's name."""


def paper_colour() -> QColor:
    return QColor("#37333F") if theme.look().dark else QColor("#FFFCF2")


@dataclass(frozen=True, slots=True)
class Parts:
    """Where name, picture, text and god of a card stand. `text` is empty where there is no room for it."""

    head: QRectF
    body: QRectF
    text: QRectF
    foot: QRectF
    over: bool
    """Whether the text stands over a pale picture, because there is no room for both."""


def parts_of(rect: QRectF, unit: float) -> Parts:
    """The parts of a card of this size."""
    k, low = unit, rect.height() < LOW * unit
    inner = rect.adjusted(5 * k, 5 * k, -5 * k, -5 * k)
    head = QRectF(inner.x(), inner.y(), inner.width(), (19 if low else 24) * k)
    foot_height = (16 if low else 20) * k
    foot = QRectF(inner.x(), inner.bottom() - foot_height, inner.width(), foot_height)
    if rect.height() < FLAT * k:
        head.setHeight(inner.height() * 0.56 - 2 * k)
        foot.setTop(head.bottom() + 3 * k)
        return Parts(head, QRectF(), QRectF(), foot, over=False)
    body = QRectF(inner.x(), head.bottom() + 3 * k, inner.width(), foot.y() - head.bottom() - 6 * k)
    if low:
        return Parts(head, body, QRectF(), foot, over=False)
    if body.height() < BOTH * k:
        return Parts(head, body, body, foot, over=True)
    text = QRectF(body.x(), body.bottom() - 70 * k, body.width(), 70 * k)
    body.setBottom(text.y() - 2 * k)
    return Parts(head, body, text, foot, over=False)


def shows_text(pencil: Pencil, rect: QRectF, faces: Iterable[Face]) -> bool:
    """Whether the texts of all these cards can be read on cards of this size: all show them, or none."""
    text = parts_of(rect, pencil.unit).text
    return not text.isEmpty() and all(pencil.paragraph(face.text, text, None, 12.5) for face in faces)


def letters_for(pencil: Pencil, rect: QRectF, faces: Sequence[Face]) -> Letters:
    """The letters in which the names on all these cards fit: side by side they are alike."""
    parts = parts_of(rect, pencil.unit)
    names, gods = [face.name for face in faces], [face.god_name for face in faces]
    name = _alike(pencil, names, _title(parts.head, pencil.unit).width(), 12.5)
    for sign in (SIGN, SMALL_SIGN):
        god = _alike(pencil, gods, _signed(parts.foot, pencil.unit, sign).width(), 11.5)
        if god is not None:
            break
    least = ("tag", smallest(pencil.unit, pencil.finest))
    return Letters(name or least, god or least, sign)


def _alike(pencil: Pencil, words: Sequence[str], width: float, size: float) -> tuple[str, float] | None:
    """The largest numerals up to `size`, else plain letters, that fit all the words; or None."""
    least = min(size, smallest(pencil.unit, pencil.finest))
    for role in ("numeral", "tag"):
        points = size
        while True:
            metrics = QFontMetricsF(theme.look().font(role, points * pencil.unit / theme.look().scale))
            if all(metrics.horizontalAdvance(word) <= width + 0.5 for word in words):
                return role, points
            if points <= least:
                break
            points = max(least, points - 0.5)
    return None


def _title(head: QRectF, k: float) -> QRectF:
    return head.adjusted(2 * k, 0, -2 * k, 0)


def _signed(foot: QRectF, k: float, sign: float) -> QRectF:
    return foot.adjusted(sign * k, 0, -(2 if sign == SIGN else 0.5) * k, 0)


def draw_card(
    pencil: Pencil,
    rect: QRectF,
    face: Face,
    *,
    chosen: bool = False,
    text: bool = True,
    letters: Letters | None = None,
) -> None:
    """A card in `rect`, with its text if that is wanted and there is room for it.

    `letters` are those of the cards beside it; without them it has the largest of its own.
    """
    letters = letters or letters_for(pencil, rect, (face,))
    look, k = theme.look(), pencil.unit
    edge = look.colour("focus") if chosen else (CARD_EDGE if not look.dark else look.colour("line_strong"))
    width = look.edge_width(2.6 if chosen else 1.2)
    pencil.plate(rect, paper_colour(), 7, edge, width, 0.9)
    parts = parts_of(rect, k)
    pencil.plate(parts.head, NAME_RED, 4)
    role, size = letters.name
    pencil.words(face.name, role, _title(parts.head, k), NAME_INK, Middle, size=size)
    _band(pencil, parts.foot, face, letters)
    readable = text and shows_text(pencil, rect, (face,))
    body = parts.body
    if not readable and not parts.over:
        body = body.united(parts.text)
    _picture(pencil, body, face, pale=readable and parts.over)
    if readable:
        pencil.paragraph(face.text, parts.text, look.colour("ink"), 12.5)


def stamp_card(
    pencil: Pencil,
    rect: QRectF,
    face: Face,
    *,
    chosen: bool = False,
    text: bool = True,
    letters: Letters | None = None,
) -> None:
    """The same as `draw_card`, from the pixmap cache where it has this card in this size and look."""
    look, device = theme.look(), pencil.painter.device()
    ratio = device.devicePixelRatioF()
    key = (
        f"concordia face {face} {rect.width():.1f}x{rect.height():.1f} {chosen} {text} {letters} "
        f"{look.dark} {look.high_contrast} {look.scale} {pencil.unit:.3f} {ratio}"
    )
    margin = float(paint.shadow_margin())
    area = rect.adjusted(-margin, -margin, margin, margin)
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-area.topLeft())
        draw_card(Pencil(painter, pencil.unit), rect, face, chosen=chosen, text=text, letters=letters)
        painter.end()
        QPixmapCache.insert(key, picture)
    pencil.painter.drawPixmap(area.topLeft(), picture)


def _band(pencil: Pencil, foot: QRectF, face: Face, letters: Letters) -> None:
    """The god's colour, sign and name."""
    k = pencil.unit
    sign, colour = GODS[face.god]
    pencil.plate(foot, colour, 4)
    role, size = letters.god
    taken = pencil.words(face.god_name, role, _signed(foot, k, letters.sign), WHITE, Middle, size=size)
    x = foot.x() + letters.sign * 0.53 * k if taken else foot.center().x()
    size = min((14 if letters.sign == SIGN else 12) * k, foot.height() * 0.8)
    pencil.icon(sign, QPointF(x, foot.center().y()), size, WHITE, colour)


def _picture(pencil: Pencil, body: QRectF, face: Face, *, pale: bool = False) -> None:
    look, k = theme.look(), pencil.unit
    if body.height() < 12 * k:
        return
    painter = pencil.painter
    if pale:
        painter.setOpacity(0.16)
        size = min(body.height() * 0.9, 54 * k)
        pencil.icon(DEEDS[face.role][0], body.center(), size, "muted")
        painter.setOpacity(1.0)
        return
    top, low = (QColor("#F6E2B8"), QColor("#E7C98C"))
    if look.dark:
        top, low = QColor("#4A4350"), QColor("#3A3440")
    painter.setPen(theme.look().colour("line"))
    painter.setBrush(paint.vertical(body, top, low) if not look.high_contrast else top)
    painter.drawRoundedRect(body, 3 * k, 3 * k)
    sign, colour = DEEDS[face.role]
    radius = min(body.height() * 0.44, 25 * k, body.width() * 0.44)
    ground = QColor("#FFF8E6") if not look.dark else QColor("#2B2731")
    painter.setPen(ground)
    painter.setBrush(ground)
    painter.drawEllipse(body.center(), radius, radius)
    ink = colour if not look.dark else QColor("#E9C79A")
    pencil.icon(sign, body.center(), radius * 1.5, ink, ground)


def draw_back(pencil: Pencil, rect: QRectF) -> None:
    """The back of a card whose face is not shown."""
    k = pencil.unit
    pencil.plate(rect, NAME_RED, 7, CARD_EDGE, theme.look().edge_width(1.2), 0.9)
    inner = rect.adjusted(6 * k, 6 * k, -6 * k, -6 * k)
    pencil.plate(inner, QColor("#7E2317"), 4, QColor("#E7C98C"), 1.2 * k)
    size = min(inner.width(), inner.height()) * 0.6
    pencil.icon("laurel", inner.center(), size, QColor("#E7C98C"))


def hand_places(room: QRectF, count: int, unit: float) -> list[QRectF]:
    """Where the cards of a hand lie: in one row, in two rows of low cards, or overlapping."""
    if not count:
        return []
    gap = GAP * unit
    across = (room.width() - gap * (count - 1)) / count
    if across >= SNUG * 0.86 * unit:
        width = min(across, WIDEST * unit)
        return [QRectF(room.x() + n * (width + gap), room.y(), width, room.height()) for n in range(count)]
    rows, columns = 2, -(-count // 2)
    height = (room.height() - gap) / rows
    width = min((room.width() - gap * (columns - 1)) / columns, WIDEST * unit)
    step = width + gap
    if width < NARROWEST * unit:
        width = NARROWEST * unit
        step = (room.width() - width) / max(1, columns - 1)
    return [
        QRectF(room.x() + (n % columns) * step, room.y() + (n // columns) * (height + gap), width, height)
        for n in range(count)
    ]
