"""What of the map never moves: sea, coasts, provinces, lines, names. One pixmap per size and look."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table.items import edge_pen, outline
from rome_desktop.app.views.concordia.layout import Chart, MapName, cells, curve

SHARP = 1.6
SOFT = 0.5
"""The share of the map's pixels that pale water needs."""
ROUND = 12
"""So often a name is drawn in the pale colour round itself."""
BEYOND = 60.0
"""So far outside the frame the provinces go on."""


def picked(light: str, dark: str) -> QColor:
    """One of two colours by theme."""
    return QColor(dark if theme.look().dark else light)


def build_ground(chart: Chart, parent: QGraphicsItem) -> None:
    """The map under the pieces."""
    picture = _picture(chart)
    field = QGraphicsPixmapItem(picture, parent)
    field.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    field.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    ratio = picture.devicePixelRatio()
    shown = picture.width() / ratio
    field.setScale(chart.bounds.width() / shown)


def _picture(chart: Chart) -> QPixmap:
    look = theme.look()
    size = chart.bounds.size()
    name = (
        f"concordia map {chart.key} {size.width():.1f}x{size.height():.1f} "
        f"{look.dark} {look.high_contrast} {look.scale}"
    )
    picture = QPixmap()
    if QPixmapCache.find(name, picture):
        return picture
    sharp = min(SHARP, sqrt(paint.GROUND_PIXELS / max(1.0, size.width() * size.height())))
    pixels = QSize(max(1, round(size.width() * sharp)), max(1, round(size.height() * sharp)))
    picture = QPixmap(pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels.width() / size.width(), pixels.height() / size.height())
    Painter(chart, painter).draw()
    painter.end()
    QPixmapCache.insert(name, picture)
    return picture


class Painter:
    """Draws one map."""

    def __init__(self, chart: Chart, painter: QPainter) -> None:
        self._chart = chart
        self._painter = painter
        self._unit = chart.unit
        self._lands = self._coasts("lands")
        self._plain = self._coasts("plain")

    def draw(self) -> None:
        """All of it, from the sea upwards."""
        painter, bounds = self._painter, self._chart.bounds
        whole = QPainterPath()
        whole.addRoundedRect(bounds, 6 * self._unit, 6 * self._unit)
        self._sea()
        self._shores()
        self._provinces()
        self._lines()
        self._names()
        rim = QRectF(bounds).adjusted(2, 2, -2, -2)
        side = self._chart.rules.get("side", 7.0) * self._unit
        if not theme.look().high_contrast:
            paint.tesserae_frame(painter, rim, side)
        self._stroke(whole, picked("#3A2A22", "#4A4453"), 2.5)
        # Corners are cut at the end: to clip everything on the way by a path takes four times as long.
        corners = QPainterPath(whole)
        corners.addRect(bounds)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.fillPath(corners, QColor("#000000"))

    @contextmanager
    def _layer(self, detail: float, within: QPainterPath | None = None) -> Iterator[None]:
        """Draw on a sheet of its own, with `detail` of the map's pixels, and lay it on the map.

        What has no sharp edges takes far less time on few pixels; and cutting a whole sheet to a shape takes
        a fraction of clipping everything drawn on it.
        """
        below, bounds = self._painter, self._chart.bounds
        scale = below.transform().m11() * detail
        sheet, self._painter = self._sheet(scale)
        yield
        if within is not None:
            # A path filled so would cut nothing outside itself; a picture of it as large as the sheet does.
            mask, painter = self._sheet(scale)
            painter.fillPath(within, QColor("#000000"))
            painter.end()
            self._painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            self._painter.drawImage(bounds, mask)
        self._painter.end()
        self._painter = below
        below.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        below.drawImage(bounds, sheet)

    def _sheet(self, scale: float) -> tuple[QImage, QPainter]:
        """An empty picture of the map's size, and what draws on it in the map's coordinates."""
        bounds = self._chart.bounds
        size = QSize(max(1, round(bounds.width() * scale)), max(1, round(bounds.height() * scale)))
        sheet = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        sheet.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sheet)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(sheet.width() / bounds.width(), sheet.height() / bounds.height())
        return sheet, painter

    # ---- land and sea

    def _coasts(self, key: str) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for coast in self._chart.rules[key]:
            path.addPath(curve([self._chart.at(x, y) for x, y in coast]))
        return path

    def _stroke(self, path: QPainterPath, colour: QColor, width: float, opacity: float = 1.0) -> None:
        painter = self._painter
        painter.setOpacity(opacity)
        painter.strokePath(path, edge_pen(colour, width * self._unit))
        painter.setOpacity(1.0)

    def _sea(self) -> None:
        rect = self._chart.bounds
        if theme.look().high_contrast:
            self._painter.fillRect(rect, picked("#8FC3D4", "#1B3A4A"))
            return
        middle = QPointF(rect.width() * 0.5, rect.height() * 0.55)
        glow = QRadialGradient(middle, rect.width() * 0.75)
        for stop, light, dark in (
            (0.0, "#8FC3D4", "#244A5C"),
            (0.6, "#74AFC6", "#1B3A4A"),
            (1.0, "#5C9AB6", "#142C3A"),
        ):
            glow.setColorAt(stop, picked(light, dark))
        self._painter.fillRect(rect, glow)

    def _shores(self) -> None:
        """Pale water along the coasts, and a few waves."""
        coasts = [coast for path in (self._lands, self._plain) for coast in path.toSubpathPolygons()]
        pale = picked("#E8F4F7", "#5E92AB")
        with self._layer(SOFT):
            for width, opacity in ((22, 0.10), (14, 0.14), (7, 0.22)):
                for coast in coasts:
                    self._stroke(outline(coast), pale, width, opacity)
        if theme.look().high_contrast:
            return
        dice = random.Random(4)
        waves = QPainterPath()
        k = self._unit
        for _ in range(26):
            at = self._chart.at(dice.random() * 1000, dice.random() * 1000)
            waves.moveTo(at - QPointF(8 * k, 0))
            waves.quadTo(at + QPointF(-4 * k, -4 * k), at)
            waves.quadTo(at + QPointF(4 * k, 4 * k), at + QPointF(8 * k, 0))
        self._stroke(waves, picked("#DDF0F5", "#4E8199"), 1.1, 0.55)

    def _provinces(self) -> None:
        """Cells of cities in the tint of their province, cut at the coast; dashed borders."""
        painter = self._painter
        land = picked("#F0E4C6", "#39352F")
        painter.fillPath(self._plain, land)
        self._stroke(self._plain, picked("#6B5632", "#0E0C0A"), 1.4)
        painter.fillPath(self._lands, land)
        with self._layer(1.0, within=self._lands):
            self._inland(land)
        self._stroke(self._lands, picked("#6B5632", "#0E0C0A"), 1.5)

    def _inland(self, land: QColor) -> None:
        """What ends at the coast."""
        painter = self._painter
        with self._layer(SOFT):
            borders = self._cells(land)
        # Line by line and coast by coast: one path of them all takes five times as long.
        pale = QPen(picked("#FFF8E4", "#15120E"), 3.4 * self._unit)
        dashed = QPen(picked("#7A6238", "#8F836C"), 1.4 * self._unit)
        dashed.setDashPattern([3.6, 2.9])
        for pen, opacity in ((pale, 0.55), (dashed, 0.85)):
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.setOpacity(opacity)
            for border in borders:
                painter.drawLine(border)
        painter.setOpacity(1.0)
        for coast in self._lands.toSubpathPolygons():
            self._stroke(outline(coast), picked("#FFF6DC", "#6F6757"), 7, 0.35)
        for x, y in self._chart.rules["mountains"]:
            self._mountain(self._chart.at(x, y))

    def _cells(self, land: QColor) -> list[QLineF]:
        """Tint the land round each city; the borders of provinces."""
        chart, painter = self._chart, self._painter
        seeds = chart.seeds()
        room = chart.bounds.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND)
        province = {key: of for key, (_, of) in seeds.items()}
        share = 0.36 if theme.look().dark else 0.42
        borders = []
        for city, cell in cells({key: at for key, (at, _) in seeds.items()}, room).items():
            tint = _mixed(land, QColor(chart.rules["tints"][province[city]]), share)
            painter.setPen(QPen(tint, 1.2))
            painter.setBrush(tint)
            painter.drawPath(outline(QPolygonF([corner for corner, _ in cell])))
            for n, (corner, beyond) in enumerate(cell):
                if beyond and city < beyond and province[beyond] != province[city]:
                    borders.append(QLineF(corner, cell[(n + 1) % len(cell)][0]))
        return borders

    def _mountain(self, at: QPointF) -> None:
        k, painter = self._unit, self._painter
        corners = [QPointF(-9, 6), QPointF(0, -8), QPointF(9, 6)]
        painter.setOpacity(0.7)
        painter.fillPath(outline(QPolygonF([at + p * k for p in corners])), picked("#B59B6A", "#55503F"))
        shade = [QPointF(0, -8), QPointF(9, 6), QPointF(2, 6)]
        painter.fillPath(outline(QPolygonF([at + p * k for p in shade])), picked("#8E7446", "#2B2822"))
        painter.setOpacity(1.0)

    # ---- lines

    def _lines(self) -> None:
        """Roads solid brown with square stops, sea lanes dashed blue with round stops."""
        chart, painter, k = self._chart, self._painter, self._unit
        courses: dict[str, list[QPainterPath]] = {"land": [], "sea": []}
        for line in chart.lines.values():
            courses[line.kind].append(chart.course(line.id))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        dashed = QPen(picked("#124E6B", "#8CCBE6"), 2.4 * k)
        dashed.setDashPattern([2.9, 1.7])
        for lane in courses["sea"]:  # one by one: a long path of many curves takes far longer
            self._stroke(lane, picked("#F2FAFC", "#0C1E28"), 4.6, 0.5)
        for lane in courses["sea"]:
            painter.strokePath(lane, dashed)
        for road in courses["land"]:
            self._stroke(road, picked("#FFF4DA", "#17130F"), 5, 0.55)
        for road in courses["land"]:
            self._stroke(road, picked("#7A4A22", "#D3A06A"), 2.6)
        radius = chart.of("stop")
        for line in chart.lines.values():
            at = chart.stop(line.id)
            if line.kind == "land":
                painter.setPen(QPen(picked("#7A4A22", "#D3A06A"), 1.4 * k))
                painter.setBrush(picked("#F6E7C4", "#3E3A34"))
                rect = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
                painter.drawRoundedRect(rect, 2 * k, 2 * k)
            else:
                painter.setPen(QPen(picked("#124E6B", "#8CCBE6"), 1.5 * k))
                painter.setBrush(picked("#E4F3F8", "#1B3A4A"))
                painter.drawEllipse(at, radius * 1.06, radius * 1.06)

    # ---- names

    def _names(self) -> None:
        chart = self._chart
        names = chart.names(chart.letters)
        for name in names[: len(chart.provinces)]:
            self._name(name, picked("#4A3A20", "#E9DCC0"), picked("#F4EAD0", "#2A2621"))
        for name in names[len(chart.provinces) :]:
            self._name(name, picked("#2A211B", "#F3EBDC"), picked("#FBF4E0", "#1E1B17"))

    def _name(self, name: MapName, ink: QColor, halo: QColor) -> None:
        """Words about a point, with a pale rim so that lines do not cut them."""
        base = name.base(self._chart)
        painter, reach = self._painter, 1.7 * self._unit
        painter.setFont(name.font(self._unit))
        painter.setPen(halo)
        for n in range(ROUND):  # far quicker than stroking the outlines
            angle = 2 * pi * n / ROUND
            painter.drawText(base + QPointF(cos(angle), sin(angle)) * reach, name.words)
        painter.setPen(ink)
        painter.drawText(base, name.words)


def _mixed(ground: QColor, tint: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        ground.redF() * (1 - share) + tint.redF() * share,
        ground.greenF() * (1 - share) + tint.greenF() * share,
        ground.blueF() * (1 - share) + tint.blueF() * share,
    )
