"""How a personality card is drawn: name, picture, what it does, and the band of its god."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap, QPixmapCache

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table import lettering
from rome_desktop.app.table.pencil import MIDDLE, picture
from rome_desktop.app.views.concordia.pencil import Pencil
from rome_desktop.app.views.concordia.pieces import DEEDS, GODS

NAME_RED, NAME_INK = QColor("#9B2D1F"), QColor("#FFF6E2")
CARD_EDGE = QColor("#6B5632")
WHITE = QColor("#FFFFFF")
GAP = 6.0
SHADOW = 12.0
"""The room round a card that its shadow needs."""
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


def parts_of(rect: QRectF) -> Parts:
    """The parts of a card of this size."""
    low = rect.height() < LOW
    inner = rect.adjusted(5, 5, -5, -5)
    head = QRectF(inner.x(), inner.y(), inner.width(), 19 if low else 24)
    foot_height = 16 if low else 20
    foot = QRectF(inner.x(), inner.bottom() - foot_height, inner.width(), foot_height)
    if rect.height() < FLAT:
        head.setHeight(inner.height() * 0.56 - 2)
        foot.setTop(head.bottom() + 3)
        return Parts(head, QRectF(), QRectF(), foot, over=False)
    body = QRectF(inner.x(), head.bottom() + 3, inner.width(), foot.y() - head.bottom() - 6)
    if low:
        return Parts(head, body, QRectF(), foot, over=False)
    if body.height() < BOTH:
        return Parts(head, body, body, foot, over=True)
    text = QRectF(body.x(), body.bottom() - 70, body.width(), 70)
    body.setBottom(text.y() - 2)
    return Parts(head, body, text, foot, over=False)


def shows_text(pencil: Pencil, rect: QRectF, faces: Iterable[Face]) -> bool:
    """Whether the texts of all these cards can be read on cards of this size: all show them, or none."""
    text = parts_of(rect).text
    return not text.isEmpty() and all(pencil.paragraph(face.text, text, None, 12.5) for face in faces)


def letters_for(pencil: Pencil, rect: QRectF, faces: Sequence[Face]) -> Letters:
    """The letters in which the names on all these cards fit: side by side they are alike."""
    parts = parts_of(rect)
    names, gods = [face.name for face in faces], [face.god_name for face in faces]
    name = _alike(pencil, names, _title(parts.head).width(), 12.5)
    for sign in (SIGN, SMALL_SIGN):
        god = _alike(pencil, gods, _signed(parts.foot, sign).width(), 11.5)
        if god is not None:
            break
    least = ("tag", lettering.smallest(pencil.unit, pencil.finest))
    return Letters(name or least, god or least, sign)


def _alike(pencil: Pencil, words: Sequence[str], width: float, size: float) -> tuple[str, float] | None:
    """The largest numerals up to `size`, else plain letters, that fit all the words; or None."""
    least = min(size, lettering.smallest(pencil.unit, pencil.finest))
    room = width + 0.5 / pencil.unit
    for role in ("numeral", "tag"):

        def fits(points: float, role: str = role) -> bool:
            return all(lettering.role_width(word, role, points, pencil.unit) <= room for word in words)

        if (points := lettering.largest(size, least, fits)) is not None:
            return role, points
    return None


def _title(head: QRectF) -> QRectF:
    return head.adjusted(2, 0, -2, 0)


def _signed(foot: QRectF, sign: float) -> QRectF:
    return foot.adjusted(sign, 0, -(2 if sign == SIGN else 0.5), 0)


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
    look = theme.look()
    edge = look.colour("focus") if chosen else (CARD_EDGE if not look.dark else look.colour("line_strong"))
    pencil.panel(rect, 7.0, paper_colour(), edge, 2.6 if chosen else 1.2, 0.9)
    parts = parts_of(rect)
    pencil.plate(parts.head, NAME_RED, radius=4)
    role, size = letters.name
    pencil.words(face.name, role, _title(parts.head), NAME_INK, MIDDLE, size=size)
    _band(pencil, parts.foot, face, letters)
    readable = text and shows_text(pencil, rect, (face,))
    body = parts.body
    if not readable and not parts.over:
        body = body.united(parts.text)
    _picture(pencil, body, face, pale=readable and parts.over)
    if readable:
        pencil.paragraph(face.text, parts.text, "ink", 12.5)


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
    look, painter = theme.look(), pencil.painter
    where = painter.worldTransform()
    pixels = where.m11()
    key = (
        f"concordia face {face} {rect.width():.1f}x{rect.height():.1f} {chosen} {text} {letters} "
        f"{look.dark} {look.high_contrast} {look.scale} {look.text} {pencil.unit:.3f} {pixels:.3f}"
    )
    area = rect.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
    found = QPixmap()
    if not QPixmapCache.find(key, found):

        def draw(hand: Pencil) -> None:
            hand.painter.translate(-area.topLeft())
            draw_card(hand, rect, face, chosen=chosen, text=text, letters=letters)

        found = picture(area.width(), area.height(), pixels, draw, Pencil, pencil.unit)
        found.setDevicePixelRatio(1.0)
        QPixmapCache.insert(key, found)
    at = where.map(area.topLeft())
    painter.save()
    painter.resetTransform()
    painter.drawPixmap(QPoint(round(at.x()), round(at.y())), found)  # on whole pixels: letters stay sharp
    painter.restore()


def _band(pencil: Pencil, foot: QRectF, face: Face, letters: Letters) -> None:
    """The god's colour, sign and name."""
    sign, colour = GODS[face.god]
    pencil.plate(foot, colour, radius=4)
    role, size = letters.god
    taken = pencil.words(face.god_name, role, _signed(foot, letters.sign), WHITE, MIDDLE, size=size)
    x = foot.x() + letters.sign * 0.53 if taken else foot.center().x()
    size = min(14 if letters.sign == SIGN else 12, foot.height() * 0.8)
    pencil.icon(sign, QPointF(x, foot.center().y()), size, WHITE, colour)


def _picture(pencil: Pencil, body: QRectF, face: Face, *, pale: bool = False) -> None:
    look = theme.look()
    if body.height() < 12:
        return
    painter = pencil.painter
    if pale:
        painter.setOpacity(0.16)
        size = min(body.height() * 0.9, 54)
        pencil.icon(DEEDS[face.role][0], body.center(), size, "muted")
        painter.setOpacity(1.0)
        return
    top, low = (QColor("#F6E2B8"), QColor("#E7C98C"))
    if look.dark:
        top, low = QColor("#4A4350"), QColor("#3A3440")
    pencil.pen("line", 1.0 / pencil.unit)
    painter.setBrush(paint.vertical(body, top, low) if not look.high_contrast else top)
    painter.drawRoundedRect(body, 3, 3)
    sign, colour = DEEDS[face.role]
    radius = min(body.height() * 0.44, 25, body.width() * 0.44)
    ground = QColor("#FFF8E6") if not look.dark else QColor("#2B2731")
    pencil.disc(body.center(), radius, ground, ground, 1.0 / pencil.unit)
    ink = colour if not look.dark else QColor("#E9C79A")
    pencil.icon(sign, body.center(), radius * 1.5, ink, ground)


def draw_back(pencil: Pencil, rect: QRectF) -> None:
    """The back of a card whose face is not shown."""
    pencil.panel(rect, 7.0, NAME_RED, CARD_EDGE, 1.2, 0.9)
    inner = rect.adjusted(6, 6, -6, -6)
    pencil.panel(inner, 4.0, QColor("#7E2317"), QColor("#E7C98C"), 1.2, 0.0)
    size = min(inner.width(), inner.height()) * 0.6
    pencil.icon("laurel", inner.center(), size, QColor("#E7C98C"))


def hand_places(room: QRectF, count: int) -> list[QRectF]:
    """Where the cards of a hand lie: in one row, in two rows of low cards, or overlapping."""
    if not count:
        return []
    across = (room.width() - GAP * (count - 1)) / count
    if across >= SNUG * 0.86:
        width = min(across, WIDEST)
        return [QRectF(room.x() + n * (width + GAP), room.y(), width, room.height()) for n in range(count)]
    rows, columns = 2, -(-count // 2)
    height = (room.height() - GAP) / rows
    width = min((room.width() - GAP * (columns - 1)) / columns, WIDEST)
    step = width + GAP
    if width < NARROWEST:
        width = NARROWEST
        step = (room.width() - width) / max(1, columns - 1)
    return [
        QRectF(room.x() + (n % columns) * step, room.y() + (n // columns) * (height + GAP), width, height)
        for n in range(count)
    ]
