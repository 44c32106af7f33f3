"""The pieces as graphics items: one pixmap each, drawn once per size and colour, origin in the middle."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table.growing import most
from rome_desktop.app.table.items import disc, edge_pen, rounded, shape, text

SHARP = 2.0
"""Pixmap pixels per pixel of the table: pieces stay sharp when the map is zoomed."""
LARGEST_CHIP = 1.35
"""Chips that grow more with the text would cover the cities they are not about."""
ICONS = {"walker": "colonist", "ship": "ship"}
CREAM, CITY_EDGE = QColor("#FFFBEF"), QColor("#4A3A20")
CAPITAL, CAPITAL_EDGE, CAPITAL_SIGN = QColor("#9B2D1F"), QColor("#4E130C"), QColor("#F6E7C4")
MARKER, MARKER_TURNED, MARKER_EDGE = QColor("#FFFDF4"), QColor("#FFF1C9"), QColor("#7A5204")
SHADE = QColor(26, 15, 6, 76)

GODS: dict[str, tuple[str, QColor]] = {
    "vesta": ("religion", QColor("#B8521A")),
    "jupiter": ("eagle", QColor("#6B3FA0")),
    "saturnus": ("tool", QColor("#5E6A2A")),
    "mercurius": ("coin", QColor("#24708F")),
    "mars": ("legionary", QColor("#9B2D1F")),
    "minerva": ("hero", QColor("#2F6B5A")),
}
"""A god's icon and colour."""
DEEDS: dict[str, tuple[str, QColor]] = {
    "architect": ("house", QColor("#B5533A")),
    "prefect": ("wheat", QColor("#B98A1E")),
    "mercator": ("amphora", QColor("#7A2E68")),
    "mercator_5": ("amphora", QColor("#7A2E68")),
    "diplomat": ("ui-journal", QColor("#5E4A2E")),
    "senator": ("fasces", QColor("#7A4A2B")),
    "consul": ("eagle", QColor("#6B3FA0")),
    "tribune": ("legionary", QColor("#9B2D1F")),
    "colonist": ("colonist", QColor("#2F6B5A")),
    "mason": ("brick", QColor("#B5533A")),
    "farmer": ("wheat", QColor("#B98A1E")),
    "smith": ("tool", QColor("#5A666E")),
    "vintner": ("amphora", QColor("#7A2E68")),
    "weaver": ("cloth", QColor("#3F7E9C")),
}
"""What a card shows in its picture, by its role."""


def god_icon(god: str) -> str:
    return GODS[god][0]


def pictured(key: str, width: float, height: float, draw: Callable[[QPainter], None]) -> QGraphicsPixmapItem:
    """An item of that size, drawn about its middle by `draw` unless the pixmap cache has `key` already."""
    look = theme.look()
    name = f"concordia {key} {width:.2f}x{height:.2f} {look.dark} {look.high_contrast}"
    picture = QPixmap()
    if not QPixmapCache.find(name, picture):
        wide, high = max(1, round(width * SHARP)), max(1, round(height * SHARP))
        picture = QPixmap(wide, high)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(wide / width, high / height)
        painter.translate(width / 2, height / 2)
        draw(painter)
        painter.end()
        picture.setDevicePixelRatio(SHARP)
        QPixmapCache.insert(name, picture)
    item = QGraphicsPixmapItem(picture)
    item.setOffset(-width / 2, -height / 2)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def at(item: QGraphicsItem, point: QPointF) -> QGraphicsItem:
    """The item, moved to a point."""
    item.setPos(point)
    return item


# ---- on the map


def city(good: str, radius: float) -> QGraphicsItem:
    """A city: a cream disc with the good it makes."""
    swatch, k = theme.look().goods[good], radius / 14.8

    def draw(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADE)
        painter.drawEllipse(QPointF(k, 2.5 * k), radius, radius)
        painter.setPen(edge_pen(CITY_EDGE, 1.6 * k))
        painter.setBrush(CREAM)
        painter.drawEllipse(QPointF(), radius, radius)
        icons.draw(
            painter,
            swatch.icon,
            QPointF(),
            radius * 1.36,
            swatch.fill,
            theme.PIECE_TONE,
            swatch.edge,
            edge_width=0.8 * k,
        )

    side = 2 * radius + 8 * k
    return pictured(f"city {good}", side, side, draw)


def capital(radius: float) -> QGraphicsItem:
    """Roma."""
    k = radius / 19.4

    def draw(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADE)
        painter.drawEllipse(QPointF(k, 3 * k), radius, radius)
        painter.setPen(edge_pen(CAPITAL_EDGE, 2 * k))
        painter.setBrush(CAPITAL)
        painter.drawEllipse(QPointF(), radius, radius)
        icons.draw(painter, "temple", QPointF(0, -k), radius * 1.25, CAPITAL_SIGN)

    side = 2 * radius + 9 * k
    return pictured("capital", side, side, draw)


def house(seat: theme.SeatColour, size: float) -> QGraphicsItem:
    """A house of a seat, with its emblem."""

    def draw(painter: QPainter) -> None:
        icons.draw_piece(painter, "house", QPointF(), size, seat, emblem=False)
        icons.draw(painter, seat.emblem, QPointF(0, size * 0.16), size * 0.46, seat.on)

    return pictured(f"house {seat.id}", size * 1.5, size * 1.5, draw)


def colonist(seat: theme.SeatColour, kind: str, size: float) -> QGraphicsItem:
    """A colonist of a seat on land or a ship at sea, with its emblem as a badge."""

    def draw(painter: QPainter) -> None:
        icons.draw_piece(painter, ICONS[kind], QPointF(), size, seat, emblem=False)
        icons.draw_emblem(painter, seat, QPointF(size * 0.36, size * 0.36), size * 0.46)

    return pictured(f"colonist {kind} {seat.id}", size * 1.5, size * 1.5, draw)


def marker(good: str, coins: int, turned: bool, size: float) -> QGraphicsItem:
    """A bonus marker: its good, or the coins on its other side."""
    swatch, k = theme.look().goods[good], size / 20.4

    def draw(painter: QPainter) -> None:
        half = size / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADE)
        painter.drawRoundedRect(QRectF(-half + k, -half + 2 * k, size, size), 4 * k, 4 * k)
        painter.setPen(edge_pen(MARKER_EDGE, 1.5 * k))
        painter.setBrush(MARKER_TURNED if turned else MARKER)
        painter.drawRoundedRect(QRectF(-half, -half, size, size), 4 * k, 4 * k)
        if not turned:
            icons.draw(
                painter,
                swatch.icon,
                QPointF(),
                size * 0.74,
                swatch.fill,
                theme.PIECE_TONE,
                swatch.edge,
                edge_width=0.8 * k,
            )
            return
        money = theme.look().goods["coins"]
        step = size * 0.38
        for n in range(coins):
            place = QPointF((n - (coins - 1) / 2) * step, 0)
            icons.draw(
                painter,
                money.icon,
                place,
                size * 0.5,
                money.fill,
                MARKER_TURNED,
                money.edge,
                edge_width=0.7 * k,
            )

    side = size + 7 * k
    return pictured(f"marker {good} {coins} {turned}", side, side, draw)


# ---- elsewhere


def good(name: str, size: float) -> QGraphicsItem:
    """A good on its plate, or a coin."""
    return pictured(
        f"good {name}", size + 2, size + 2, lambda painter: icons.draw_good(painter, name, QPointF(), size)
    )


def stored(seat: theme.SeatColour, kind: str, size: float) -> QGraphicsItem:
    """A colonist waiting in a storehouse."""
    return pictured(
        f"stored {kind} {seat.id}",
        size * 1.4,
        size * 1.4,
        lambda painter: icons.draw_piece(painter, ICONS[kind], QPointF(), size, seat),
    )


def signed(name: str, size: float, colour: QColor) -> QGraphicsItem:
    """A plain sign."""
    return pictured(
        f"sign {name} {colour.name()}",
        size,
        size,
        lambda painter: icons.draw(painter, name, QPointF(), size, colour),
    )


def ring(radius: float, colour: QColor, width: float) -> QGraphicsItem:
    """An open ring."""
    return shape(disc(QPointF(), radius), None, edge_pen(colour, width))


def chip_unit(unit: float) -> float:
    """A pixel of a chip on a map of this unit: prices follow the text, as far as cities stay in sight."""
    return unit * min(LARGEST_CHIP, most(unit))


def price_chip(coins: int, goods: tuple[str, ...], short: bool, unit: float) -> QGraphicsItem:
    """Coins and goods on a pill, in the accent colour where they are missing; origin at the lower left."""
    look = theme.look()
    height, step = 24 * unit, 20 * unit
    font = look.font("count", 14.0 * unit / look.scale)
    digits = 9.0 * unit * len(str(coins))
    wide = (29 * unit + digits if coins else 8 * unit) + step * len(goods) + 4 * unit
    edge = look.colour("accent" if short else "lit_edge")

    def draw(painter: QPainter) -> None:
        rect = QRectF(-wide / 2, -height / 2, wide, height)
        painter.setPen(QPen(edge, look.edge_width(1.6)))
        painter.setBrush(look.colour("raised"))
        painter.drawPath(rounded(rect, height / 2))
        x = rect.left() + 8 * unit
        if coins:
            icons.draw_good(painter, "coins", QPointF(x + 7 * unit, 0), 16 * unit, plate=False)
            painter.setFont(font)
            painter.setPen(look.colour("accent" if short else "ink"))
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
            painter.drawText(QRectF(x + 18 * unit, -height / 2, 60 * unit, height), flags, str(coins))
            x += 21 * unit + digits
        for n, name in enumerate(goods):
            icons.draw_good(painter, name, QPointF(x + 9 * unit + n * step, 0), 18.5 * unit)

    key = f"chip {coins} {' '.join(goods)} {short} {look.scale} {unit:.3f}"
    item = pictured(key, wide + 4, height + 4, draw)
    item.setOffset(0, -height - 4)
    return item


def steps_chip(words: str, short: bool, unit: float) -> QGraphicsItem:
    """A few words on a small pill, about its middle."""
    look = theme.look()
    root = shape(QPainterPath(), None)
    label = text(words, "tag", look.colour("accent" if short else "ink"), root, 12 * unit)
    rect = label.boundingRect()
    plate = QRectF(-rect.width() / 2 - 6 * unit, -9 * unit, rect.width() + 12 * unit, 18 * unit)
    root.setPath(rounded(plate, 9 * unit))
    root.setBrush(look.colour("raised"))
    root.setPen(QPen(look.colour("lit_edge"), look.edge_width(1.3)))
    return root
