"""The drawings of `resources/icons`, recoloured: pieces, goods, emblems and interface icons.

Each file holds paths `body`, sometimes `body2` (same colour) and `tone` (tint or cream), in a box of
64 units.
Rendered pixmaps live in Qt's own pixmap cache, which drops the longest unused and goes with the application.
"""

from __future__ import annotations

import logging
import math
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from rome_desktop import places
from rome_desktop.app.kit import theme

log = logging.getLogger(__name__)

BOX: Final = 64.0
EDGE: Final = 1.7
"""The edge of a piece, outside its body, in pixels."""
STRONGER: Final = 1.7
"""How much wider edges are in high contrast."""
SHADOW: Final = QPointF(1.6, 2.6)
SHADOW_COLOUR: Final = QColor(26, 15, 6, 71)
CACHE_KILOBYTES: Final = 48 * 1024
_DISC: Final = "M6 32A26 26 0 1 0 58 32A26 26 0 1 0 6 32Z"


@dataclass(frozen=True, slots=True)
class Drawing:
    """One icon as read: its parts as (id, path string, whether holes are even-odd), in drawing order."""

    parts: tuple[tuple[str, str, bool], ...]


@lru_cache(maxsize=256)
def drawing(name: str) -> Drawing:
    """The parts of an icon; a plain disc, reported once, if its file is missing or damaged."""
    path = places.RESOURCES / "icons" / f"{name}.svg"
    try:
        root = ET.fromstring(path.read_text(encoding="utf-8"))
        parts = tuple(
            (node.get("id", "body"), node.get("d", ""), node.get("fill-rule") == "evenodd")
            for node in root.iter("{http://www.w3.org/2000/svg}path")
        )
        if not parts:
            raise ValueError("no path in it")
    except (OSError, ValueError, ET.ParseError) as problem:
        log.warning("icon %s cannot be read (%s); a plain disc stands for it", name, problem)
        return Drawing((("body", _DISC, False),))
    return Drawing(parts)


def exists(name: str) -> bool:
    """Whether there is a drawing of this name."""
    return (places.RESOURCES / "icons" / f"{name}.svg").is_file()


@lru_cache(maxsize=512)
def path(name: str, part: str = "body") -> QPainterPath:
    """One part of an icon as a path in the 64-unit box (`body` with `body2`); empty if it has no such part.

    The path is shared: copy it before changing it.
    """
    from rome_desktop.app.kit import svg_path  # late: pages need no paths

    whole = QPainterPath()
    for key, d, odd in drawing(name).parts:
        if key.rstrip("2") == part:
            piece = svg_path.painter_path(d)
            piece.setFillRule(Qt.FillRule.OddEvenFill if odd else Qt.FillRule.WindingFill)
            whole = piece if whole.isEmpty() else whole.united(piece)
    return whole


def placed_path(name: str, centre: QPointF, size: float, part: str = "body") -> QPainterPath:
    """`path`, `size` pixels wide and centred on a point."""
    k = size / BOX
    return QTransform(k, 0, 0, k, centre.x() - size / 2, centre.y() - size / 2).map(path(name, part))


def _markup(name: str, body: str, tone: str, edge: str, width: float) -> bytes:
    """The SVG text; the edge is a stroke below the fills, so only its outer half shows. `width` in units."""
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{0} {0} {1} {1}">'.format(
            -_margin(width), _span(width)
        )
    ]
    parts = drawing(name).parts
    if edge:
        stroke = f'fill="{edge}" stroke="{edge}" stroke-width="{2 * width:.2f}" stroke-linejoin="round"'
        out += [f'<path {stroke} d="{d}"/>' for key, d, _ in parts if key != "tone"]
    for key, d, odd in parts:
        colour = tone if key == "tone" else body
        if colour:
            rule = ' fill-rule="evenodd"' if odd else ""
            thin = f' stroke="{edge}" stroke-width="{width * 0.5:.2f}"' if edge and key == "tone" else ""
            out.append(f'<path fill="{colour}"{rule}{thin} d="{d}"/>')
    out.append("</svg>")
    return "".join(out).encode()


def _margin(width: float) -> float:
    return width + 1 if width else 0.0


def _span(width: float) -> float:
    return BOX + 2 * _margin(width)


def _name(colour: QColor | str | None) -> str:
    if isinstance(colour, QColor):
        return colour.name()
    return _number(colour) if colour else ""


@cache
def _number(colour: str) -> str:
    return QColor(colour).name()


def edge_for(size: float) -> float:
    """How wide the edge of a piece of this size is, in pixels: 1.7, less on the very small.

    In high contrast it is wider: there it is what a piece stands out by, whatever lies under it.
    """
    grown = STRONGER if theme.look().high_contrast else 1.0
    return min(EDGE, 0.042 * size) * grown


def pixmap(
    name: str,
    size: float,
    body: QColor | str,
    tone: QColor | str | None = None,
    edge: QColor | str | None = None,
    *,
    dpr: float = 1.0,
    edge_width: float | None = None,
) -> QPixmap:
    """The icon as a square pixmap whose 64-unit box measures `size` logical pixels, without its edge.

    With an edge the pixmap is larger by a margin all round, so that the line is not cut; it is still centred.
    `tone` left out leaves that part open.
    """
    width = (edge_for(size) if edge_width is None else edge_width) * BOX / size if edge is not None else 0.0
    key = f"icon {name} {size:.2f} {_name(body)} {_name(tone)} {_name(edge)} {width:.2f} {dpr:.2f}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    if QPixmapCache.cacheLimit() < CACHE_KILOBYTES:
        QPixmapCache.setCacheLimit(CACHE_KILOBYTES)
    side = max(1, math.ceil(size * _span(width) / BOX * dpr))
    found = QPixmap(side, side)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    renderer = QSvgRenderer(QByteArray(_markup(name, _name(body), _name(tone), _name(edge), width)))
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    found.setDevicePixelRatio(side / (size * _span(width) / BOX))
    QPixmapCache.insert(key, found)
    return found


def icon(name: str, size: int, body: QColor | str, tone: QColor | str | None = None) -> QIcon:
    """The icon for menus and window titles, at one and two device pixels per pixel."""
    made = QIcon()
    for dpr in (1.0, 2.0):
        made.addPixmap(pixmap(name, size, body, tone, dpr=dpr))
    return made


def _device_scale(painter: QPainter) -> float:
    """Device pixels per painter unit, in steps of an eighth, so that zooming does not fill the cache."""
    transform = painter.deviceTransform()
    factor = math.sqrt(abs(transform.determinant())) or 1.0
    return max(0.25, math.ceil(factor * 8 - 1e-6) / 8)


def draw(
    painter: QPainter,
    name: str,
    centre: QPointF,
    size: float,
    body: QColor | str,
    tone: QColor | str | None = None,
    edge: QColor | str | None = None,
    *,
    edge_width: float | None = None,
) -> None:
    """Draws an icon centred on a point, `size` painter units wide, sharp at the painter's own zoom."""
    dpr = _device_scale(painter)
    picture = pixmap(name, size, body, tone, edge, dpr=dpr, edge_width=edge_width)
    side = picture.deviceIndependentSize()
    target = QRectF(
        centre.x() - side.width() / 2, centre.y() - side.height() / 2, side.width(), side.height()
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(target, picture, QRectF(picture.rect()))
    painter.restore()


def ornament(
    painter: QPainter, name: str, centre: QPointF, size: float, body: QColor, tone: QColor | None = None
) -> None:
    """Draws an icon that says nothing: whoever does not see it misses nothing, so it may be faint.

    Such are the wreath behind points or marks, which are written on it and can be read without it, and the
    roofs above the first room of a city. All other icons on a table mean something.
    """
    draw(painter, name, centre, size, body, tone)


def draw_shadow(painter: QPainter, name: str, centre: QPointF, size: float) -> None:
    """The ground shadow of a piece: the same path, offset."""
    k = min(1.5, max(0.5, size / 31))
    painter.save()
    painter.setOpacity(painter.opacity() * SHADOW_COLOUR.alphaF())
    draw(painter, name, centre + SHADOW * k, size, QColor(SHADOW_COLOUR.rgb()), QColor(SHADOW_COLOUR.rgb()))
    painter.restore()


def draw_piece(
    painter: QPainter,
    name: str,
    centre: QPointF,
    size: float,
    seat_colour: theme.SeatColour,
    *,
    emblem: bool = True,
    ghost: bool = False,
) -> None:
    """A piece of a seat: shadow, edge, body, tint; the emblem on it from 26 px, as a badge beside it below.

    A ghost has no shadow and stands at 55 %.
    """
    edge = theme.look().piece_edge(seat_colour)
    painter.save()
    if ghost:
        painter.setOpacity(painter.opacity() * 0.55)
    else:
        draw_shadow(painter, name, centre, size)
    draw(painter, name, centre, size, seat_colour.fill, seat_colour.tint, edge)
    if emblem and size >= 26:
        draw(painter, seat_colour.emblem, centre + QPointF(0, size * 0.22), size * 0.3, seat_colour.on)
    elif emblem:
        draw_emblem(painter, seat_colour, centre + QPointF(size * 0.42, size * 0.36), max(9.0, size * 0.48))
    painter.restore()


def draw_emblem(
    painter: QPainter,
    seat_colour: theme.SeatColour,
    centre: QPointF,
    diameter: float,
    edge: QColor | None = None,
) -> None:
    """The round badge of a seat; its edge is that of its pieces, but where the ground is another one."""
    pen = QPen(edge or theme.look().piece_edge(seat_colour), min(2.2, max(1.0, diameter * 0.065)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(seat_colour.fill)
    radius = diameter / 2 - pen.widthF() / 2
    painter.drawEllipse(centre, radius, radius)
    painter.restore()
    draw(painter, seat_colour.emblem, centre, diameter * 0.58, seat_colour.on)


def draw_cube(painter: QPainter, centre: QPointF, size: float, seat_colour: theme.SeatColour) -> None:
    """A wooden cube of a seat: light top, body at the left, shade at the right."""
    x, y, h = centre.x(), centre.y(), size / 2
    edge = theme.look().piece_edge(seat_colour)
    faces = (
        (seat_colour.fill, ((x - h, y - h / 2), (x, y), (x, y + h * 1.05), (x - h, y + h * 0.55))),
        (seat_colour.edge, ((x + h, y - h / 2), (x, y), (x, y + h * 1.05), (x + h, y + h * 0.55))),
        (seat_colour.tint, ((x, y - h), (x + h, y - h / 2), (x, y), (x - h, y - h / 2))),
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(
        QPen(
            edge,
            max(0.8, size * 0.055),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    for colour, corners in faces:
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    painter.restore()


def draw_good(
    painter: QPainter, good: str, centre: QPointF, size: float, *, plate: bool = True, faint: bool = False
) -> None:
    """A good on its cream plate; `faint` for one that is not there. KeyError if there is no such good."""
    swatch = theme.look().goods[good]
    painter.save()
    if faint:
        painter.setOpacity(painter.opacity() * 0.45)
    if plate:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(swatch.edge, max(1.0, size * 0.045))
        painter.setPen(pen)
        painter.setBrush(theme.PLATE)
        radius = size / 2 - pen.widthF() / 2
        painter.drawEllipse(centre, radius, radius)
    inner = size * (0.68 if plate else 1.0)
    draw(
        painter,
        swatch.icon,
        centre,
        inner,
        swatch.fill,
        theme.PIECE_TONE,
        swatch.edge,
        edge_width=min(0.9, inner * 0.04),
    )
    painter.restore()


def size_of(name: str, size: float) -> QSize:
    """The whole pixels an icon of this size takes in a layout."""
    return QSize(math.ceil(size), math.ceil(size))
