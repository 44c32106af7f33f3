"""Estate tiles, subject cards and the fields of the mosaic, drawn wherever they lie."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from rome_desktop.app.kit import theme
from rome_desktop.app.table.kept import drawn_once
from rome_desktop.app.table.lettering import fitted, text_width
from rome_desktop.app.table.pencil import MIDDLE, RIGHT
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.pieces import (
    CATEGORY,
    DARK_INK,
    HIDDEN,
    ICONS,
    MOSAIC,
    action_ink,
    card_ground,
    header,
    veil,
)

# ---- estate tiles

TILE_GROUND = {
    "production": QColor("#DCE7B8"),
    "exchange": QColor("#E6D3F0"),
    "animal": QColor("#F3D9B0"),
    "one_shot": QColor("#BFE0EA"),
}


@drawn_once(lambda x, y, z, *_: QRectF(x - 1, y - 1, z + 3, z + 4))
def estate_tile(
    pencil: Pencil, x: float, y: float, z: float, ident: str, kind: str, *, used: bool = False
) -> None:
    """An estate tile with its upper left corner at a point; face down once its single use is over."""
    pencil.box(x + 1, y + 2, z, z, 5, QColor(26, 15, 6, 64))
    if used:
        pencil.box(x, y, z, z, 5, "#B8B0A2", "#5A4A30", 1.2)
        pencil.icon("laurel", QPointF(x + z / 2, y + z / 2), z * 0.55, "#8B8274")
        return
    pencil.box(x, y, z, z, 5, TILE_GROUND[kind], "#5A4A30", 1.2)
    _TILES[kind](pencil, x, y, z, ident)


def _production(pencil: Pencil, x: float, y: float, z: float, ident: str) -> None:
    good = ident.removeprefix("prod_")
    if good == "influence":
        pencil.good(good, QPointF(x + z / 2, y + z / 2), z * 0.6)
        return
    pencil.good(good, QPointF(x + z * 0.35, y + z * 0.5), z * 0.5)
    pencil.good(good, QPointF(x + z * 0.65, y + z * 0.5), z * 0.5)


def _exchange(pencil: Pencil, x: float, y: float, z: float, ident: str) -> None:
    pay, gain, many = {
        "exch_artisan": ("coins", "artisan", 1),
        "exch_good": ("influence", "goods_choice", 1),
        "exch_coins": ("influence", "coins", 2),
    }[ident]
    middle = y + z * (0.42 if many > 1 else 0.5)  # the number stands below, on no coin
    pencil.good(pay, QPointF(x + z * 0.23, middle), z * 0.38)
    arrow = QPainterPath(QPointF(x + z * 0.47, middle - z * 0.09))
    arrow.lineTo(x + z * 0.54, middle)
    arrow.lineTo(x + z * 0.47, middle + z * 0.09)
    pencil.path(arrow, None, DARK_INK, z * 0.045)
    pencil.good(gain, QPointF(x + z * 0.77, middle), z * 0.38)
    if many > 1:
        pencil.text(x + z * 0.92, y + z * 0.88, str(many), z * 0.27, DARK_INK, 700, RIGHT)


def _animal(pencil: Pencil, x: float, y: float, z: float, ident: str) -> None:
    name = "lion" if ident == "lion" else "bull"
    pencil.icon(name, QPointF(x + z / 2, y + z / 2), z * 0.62, "#7A4A18", "#F3D9B0")
    if ident == "lion":
        pencil.text(x + z * 0.94, y + z * 0.93, "2", z * 0.27, "#5A3A10", 700, RIGHT)


def _one_shot(pencil: Pencil, x: float, y: float, z: float, ident: str) -> None:
    icon, count = {
        "sp_recruit": ("patrician", ""),
        "sp_sail": ("ship", "2"),
        "sp_build": ("hammer", "1"),
        "sp_income_goods": ("", "3"),
        "sp_income_coins": ("", "4"),
        "sp_hippodrome": ("chariot", "2"),
    }[ident]
    if icon:
        pencil.icon(icon, QPointF(x + z / 2, y + z / 2 - z * 0.03), z * 0.54, "#1F5F7D", "#FFFFFF")
    else:
        good = "goods_choice" if ident == "sp_income_goods" else "coins"
        pencil.good(good, QPointF(x + z / 2, y + z / 2 - z * 0.03), z * 0.54)
    if count:
        pencil.text(x + z * 0.95, y + z * 0.94, count, z * 0.28, "#123A4E", 700, RIGHT)


_TILES = {"production": _production, "exchange": _exchange, "animal": _animal, "one_shot": _one_shot}

# ---- subject cards


def _arrow(pencil: Pencil, x: float, y: float) -> None:
    """From what a card is bound to towards what it brings."""
    path = QPainterPath(QPointF(x, y - 3.5))
    path.lineTo(x + 4, y)
    path.lineTo(x, y + 3.5)
    pencil.path(path, None, "faint", 1.6)


def _bound_to(
    pencil: Pencil, at: QPointF, size: float, category: str, trigger: str, effect: tuple[str, str]
) -> None:
    """What a subject is bound to: an action, the end of the game, or an artisan that sets it going."""
    if trigger in ICONS:
        pencil.icon(ICONS[trigger], at, size, action_ink(trigger), card_ground(pencil.dark))
    elif category == "end_game":
        laurel = QPointF(at.x() + 1, at.y())
        pencil.ornament("laurel", laurel, size + 3, "#6B5530" if pencil.dark else "#C9A96A")
        count = "1" if effect[1] != "4" else "4"
        pencil.text(laurel.x(), at.y() + 4.5, count, 12.5, "ink", 700, MIDDLE)
    else:
        pencil.icon("artisan", at, size, pencil.look.goods["artisan"].fill, theme.PIECE_TONE)


@drawn_once(lambda x, y, w, h, *_: QRectF(x - 3, y - 3, w + 6, h + 8))
def subject(
    pencil: Pencil,
    x: float,
    y: float,
    w: float,
    h: float,
    name: str,
    title: str,
    category: str,
    trigger: str,
    effect: tuple[str, str],
    sentence: str,
    *,
    used: bool = False,
) -> None:
    """A subject card: the band of its category, what it is bound to at the left, what it brings at the right.

    `effect` is (what, how much): a good, or `power`, `artisan`, `points` and a noun's icon. A tall card
    says it in words too.
    """
    colour, sign = CATEGORY[category]
    pencil.shadow(x, y, w, h, 5, 0.4)
    pencil.box(x, y, w, h, 5, card_ground(pencil.dark), "line_strong")
    header(pencil, x, y, w, 17, HIDDEN if used else colour)
    pencil.icon(sign, QPointF(x + 10.5, y + 8.5), 11, "#FFFFFF")
    pencil.text(x + 19.5, y + 13, name, 11.5, "#FFFFFF", 600, room=w - 22)
    tall = h > 58
    lines = title_lines(title, w - 11, pencil.unit) if tall else ()
    for n, line in enumerate(lines):
        pencil.text(x + 6, y + (30 if len(lines) == 1 else 28 + 11.5 * n), line, 12, "muted", room=w - 11)
    size, down = 21 if tall and (len(lines) < 2 or h > 74) else 17, 11.5 * (len(lines) - 1)
    _words(pencil, sentence, QRectF(x + 6, y + 33 + down, w - 10, h - 68 - down))
    low = y + h - (18 if size == 21 else 12.5 if tall else (h - 17) / 2)
    at = x + w - (15 if effect[1] == "paid" else 20)
    if trigger in ICONS:
        _arrow(pencil, (x + 16 + size / 2 + effect_left(effect, at, size)) / 2 - 2, low)
    _bound_to(pencil, QPointF(x + 16, low), size, category, trigger, effect)
    _effect(pencil, effect, at, low, size)
    if used:
        veil(pencil, x, y, w, h, 17)


def _words(pencil: Pencil, sentence: str, room: QRectF) -> None:
    """A sentence over several lines, if all of them fit."""
    lines: list[str] = []
    for word in sentence.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, 11.5) <= room.width():
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) * 12.5 > room.height() or any(text_width(one, 11.5) > room.width() for one in lines):
        return
    for n, line in enumerate(lines):
        pencil.text(room.x(), room.y() + 12 + 12.5 * n, line, 11.5, "ink")


def title_lines(title: str, room: float, unit: float) -> tuple[str, ...]:
    """A title on one line, or on two where it is too long for one."""
    if fitted(title, 12, 400, room, unit) or " " not in title:
        return (title,)
    words = title.split(" ")
    ways = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(ways, key=lambda way: max(len(way[0]), len(way[1])))


def effect_left(effect: tuple[str, str], x: float, size: float) -> float:
    """Where what a card brings begins."""
    what, more = effect
    if what == "power":
        return x - 3 - text_width("+1", 13.5, 700)
    return x - size * (1.16 if more == "paid" else 0.49)


def _effect(pencil: Pencil, effect: tuple[str, str], x: float, y: float, size: float) -> None:
    what, more = effect
    if what == "power":
        pencil.disc(QPointF(x + 7, y), size * 0.28, "lit", "#5A3A00", 1.2)
        pencil.text(x - 3, y + 5, "+1", 13.5, "ink", 700, RIGHT)
    elif what in pencil.look.goods or what in ("goods_choice", "cards"):
        pencil.good(what, QPointF(x, y), size * 0.98)
        if more == "paid":
            pencil.good("coins", QPointF(x - size * 0.85, y + size * 0.1), size * 0.62)
    elif what:
        pencil.icon(what, QPointF(x, y), size, "muted", card_ground(pencil.dark))


# ---- mosaic


@drawn_once(lambda x, y, z, *_: QRectF(x - 1, y - 1, z + 2, z + 2))
def mosaic_cell(
    pencil: Pencil,
    x: float,
    y: float,
    z: float,
    colour: str,
    icons_of: Sequence[tuple[str, str]],
    owner: theme.SeatColour | None,
) -> None:
    """A cell of the mosaic: what is asked for as icons with numbers, and the token of who has reached it."""
    fill = MOSAIC[colour]
    dark_ink = DARK_INK if colour != "green" else QColor("#FFFFFF")
    pencil.box(x, y, z, z, 3, fill, "#3A2A10", 1)
    inner = QColor("#FFFFFF")
    inner.setAlphaF(0.5)
    pencil.box(x + 3, y + 3, z - 6, z - 6, 2, None, inner, 0.8)
    if owner is not None:
        pencil.emblem(owner, QPointF(x + z / 2, y + z / 2), z * 0.74)
        return
    if len(icons_of) == 1 and "+" in icons_of[0][0]:
        _combination(pencil, QRectF(x, y, z, z), icons_of[0], dark_ink, fill)
        return
    count = len(icons_of)
    for n, (name, number) in enumerate(icons_of):
        middle = y + z / 2 + (n - (count - 1) / 2) * z * 0.42
        size, letters = z * (0.46 if count == 1 else 0.36), z * 0.36
        wide = size + (text_width(number, letters, 700) + 1.5 if number else 0)
        if wide > z - 5:
            size *= 0.8
            letters *= 0.86
            wide = size + text_width(number, letters, 700) + 1.0
        left = x + z / 2 - wide / 2
        pencil.icon(name, QPointF(left + size / 2, middle), size, dark_ink, fill)
        if number:
            pencil.text(left + size + 1.5, middle + letters * 0.36, number, letters, dark_ink, 700)


def _combination(pencil: Pencil, rect: QRectF, wish: tuple[str, str], ink: QColor, fill: QColor) -> None:
    """Two things that count together: their icons side by side, the sum below."""
    z, at = rect.width(), rect.center()
    for n, name in enumerate(wish[0].split("+")):
        pencil.icon(name, QPointF(at.x() + (n - 0.5) * z * 0.42, rect.y() + z * 0.34), z * 0.36, ink, fill)
    pencil.text(at.x(), rect.bottom() - z * 0.13, wish[1], z * 0.36, ink, 700, MIDDLE)
