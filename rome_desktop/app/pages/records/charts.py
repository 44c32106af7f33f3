"""Columns, bars and tiles of the records, drawn in the house's look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from rome_desktop.app.kit import fitting, icons, paint, theme
from rome_desktop.app.kit.buttons import EnterButton, draw_focus, text_width
from rome_desktop.app.kit.spoken import labelled
from rome_desktop.app.pages.records.form import Chart
from rome_desktop.app.pages.records.words import Best
from rome_desktop.app.pages.score.counting import WHITE, draw_text


@dataclass(frozen=True, slots=True)
class Column:
    """A level: how many helmets, its name, `3 of 9`, the share won."""

    helmets: int
    name: str
    words: str
    share: float


class ColumnsChart(Chart):
    """Against the computer: columns filled to the share that was won."""

    def __init__(self, columns: Sequence[Column], sentence: str) -> None:
        spoken = [labelled(column.name, column.words) for column in columns]
        super().__init__(sentence, spoken, (240, 130))
        self._columns = list(columns)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / max(1, len(self._columns))
        for number, column in enumerate(self._columns):
            self._paint_column(painter, column, step * (number + 0.5), step)
        painter.end()

    def _paint_column(self, painter: QPainter, column: Column, x: float, step: float) -> None:
        look = theme.look()
        top, low = look.pxf(22), self.height() - look.pxf(46)
        wide = min(look.pxf(62), step * 0.5)
        percent = QLocale().toString(round(100 * column.share)) + "\N{NO-BREAK SPACE}%"
        draw_text(
            painter, QPointF(x, look.pxf(9)), percent, look.font("body", 16, bold=True), look.ink, "middle"
        )
        shaft = QRectF(x - wide / 2, top + look.pxf(8), wide, low - top - look.pxf(16))
        stone, edge = look.board, QPen(look.outline, look.edge_width())
        for y in (top, low - look.pxf(8)):
            painter.setPen(edge)
            painter.setBrush(stone)
            painter.drawRect(QRectF(x - wide * 0.64, y, wide * 1.28, look.pxf(8)))
        painter.setBrush(look.raised)
        painter.drawRect(shaft)
        full = shaft.adjusted(0, shaft.height() * (1 - column.share), 0, 0)
        painter.fillRect(full, look.on_panel("#4E8A5E" if look.dark else "#7FAE86"))
        painter.setPen(QPen(look.line, look.pxf(0.8)))
        for n in range(1, 5):
            flute = shaft.left() + shaft.width() * n / 5
            painter.drawLine(QPointF(flute, shaft.top()), QPointF(flute, shaft.bottom()))
        if 0 < column.share < 1:
            painter.setPen(QPen(look.good, look.pxf(3)))
            painter.drawLine(QPointF(shaft.left() - 2, full.top()), QPointF(shaft.right() + 2, full.top()))
        name = fitting.line(column.name, "label", step - look.pxf(24 * column.helmets), 11.5, bold=True)
        font = name or look.font("label", 11.5, bold=True)
        whole = text_width(font, column.name) + look.pxf(20) * column.helmets
        left = x - whole / 2
        for n in range(column.helmets):
            at = QPointF(left + look.pxf(20) * n + look.pxf(8), low + look.pxf(15))
            icons.draw(painter, "legionary", at, look.pxf(17), look.muted)
        at = QPointF(left + look.pxf(20) * column.helmets, low + look.pxf(15))
        draw_text(painter, at, column.name, font, look.ink)
        draw_text(
            painter, QPointF(x, low + look.pxf(35)), column.words, look.font("small"), look.muted, "middle"
        )


@dataclass(frozen=True, slots=True)
class Bar:
    """A row: icon and colour, name, its length and where the needle stands, the figure, the difference."""

    icon: str
    colour: str
    name: str
    value: float
    needle: float | None
    figure: str
    words: str
    sign: int


class BarsChart(Chart):
    """Bars with a needle at the own average; the difference as an arrow and in words."""

    def __init__(self, bars: Sequence[Bar], sentence: str) -> None:
        spoken = [labelled(bar.name, ", ".join(p for p in (bar.figure, bar.words) if p)) for bar in bars]
        super().__init__(sentence, spoken, (320, 20 * max(3, len(bars))))
        self._bars = list(bars)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(look.pxf(38), self.height() / max(1, len(self._bars)))
        font = look.font("body", 15 if high >= look.pxf(26) else 13.5)
        names = max((text_width(font, bar.name) for bar in self._bars), default=0.0)
        left = look.pxf(38) + min(names, self.width() * 0.36) + look.pxf(12)
        words = max((text_width(look.font("label", 13.5), bar.words) for bar in self._bars), default=0.0)
        track = QRectF(left, 0, self.width() - left - look.pxf(66) - words, high)
        most = max([1.0, *(max(bar.value, bar.needle or 0) for bar in self._bars)])
        for row, bar in enumerate(self._bars):
            self._paint_bar(painter, bar, track.translated(0, row * high), most, font)
        painter.end()

    def _paint_bar(self, painter: QPainter, bar: Bar, track: QRectF, most: float, font: QFont) -> None:
        look, middle = theme.look(), track.center().y()
        side = min(look.pxf(27), track.height() - look.pxf(3))
        plate = QRectF(0, middle - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.on_panel(bar.colour))
        painter.drawRoundedRect(plate, look.pxf(5), look.pxf(5))
        icons.draw(painter, bar.icon, plate.center(), side * 0.68, WHITE, look.on_panel(bar.colour))
        room = track.left() - look.pxf(46)
        name = fitting.line(bar.name, "body", room, 11.5) or look.font("body", 11.5)
        draw_text(
            painter,
            QPointF(look.pxf(36), middle),
            bar.name,
            min(name, font, key=lambda f: f.pixelSize()),
            look.ink,
        )
        thick = min(look.pxf(18), track.height() * 0.56)
        box = QRectF(track.left(), middle - thick / 2, track.width(), thick)
        paint.groove(painter, box, look.pxf(3))
        if bar.value > 0:
            painter.setBrush(look.on_panel(bar.colour))
            length = max(look.pxf(4), box.width() * bar.value / most)
            painter.drawRoundedRect(QRectF(box.left(), box.top(), length, thick), look.pxf(3), look.pxf(3))
        if bar.needle is not None:
            x = box.left() + box.width() * max(0.0, bar.needle) / most
            painter.setPen(QPen(look.panel, look.pxf(4)))
            painter.drawLine(QPointF(x, box.top() - look.pxf(2)), QPointF(x, box.bottom() + look.pxf(2)))
            painter.setPen(QPen(look.ink, look.pxf(2)))
            painter.drawLine(QPointF(x, box.top() - look.pxf(2)), QPointF(x, box.bottom() + look.pxf(2)))
        at = QPointF(box.right() + look.pxf(38), middle)
        draw_text(painter, at, bar.figure, look.font("body", 15.5, bold=True), look.ink, "right")
        self._paint_difference(painter, bar, QPointF(box.right() + look.pxf(50), middle))

    def _paint_difference(self, painter: QPainter, bar: Bar, at: QPointF) -> None:
        look = theme.look()
        ink = look.good if bar.sign > 0 else look.accent if bar.sign < 0 else look.muted
        if bar.sign:
            d = look.pxf(4.5) * bar.sign
            arrow = QPainterPath(QPointF(at.x() - abs(d), at.y() + d * 0.7))
            arrow.lineTo(at.x() + abs(d), at.y() + d * 0.7)
            arrow.lineTo(at.x(), at.y() - d * 0.9)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPath(arrow)
        draw_text(painter, at + QPointF(look.pxf(11), 0), bar.words, look.font("label", 13.5), ink)


class Tile(EnterButton):
    """One of the best: a press opens its match, where there is one."""

    spoken_role: QAccessible.Role | None = None

    def __init__(self, best: Best, *, low: bool) -> None:
        super().__init__()
        self._best, self._low = best, low
        self.setAccessibleName(", ".join(part for part in (best.name, best.value, best.day) if part))
        self.setEnabled(best.played is not None)
        if best.played is None:
            self.spoken_role = QAccessible.Role.StaticText
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if best.played is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.look().px(118), theme.look().px(84 if self._low else 116))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, best = theme.look(), self._best
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = look.pxf(4)
        box = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        over = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(look.muted if over else look.outline, look.edge_width()))
        painter.setBrush(look.raised)
        painter.drawRoundedRect(box, look.pxf(7), look.pxf(7))
        x, room = box.center().x(), box.width() - look.pxf(12)
        with_disc = box.height() >= look.pxf(128)
        y = box.center().y() + (look.pxf(26) if with_disc else 0)
        if with_disc:
            disc = QPointF(x, y - look.pxf(64))
            painter.setPen(QPen(look.line_strong, look.pxf(1)))
            painter.setBrush(look.board)
            painter.drawEllipse(disc, look.pxf(21), look.pxf(21))
            icons.draw(painter, best.icon, disc, look.pxf(25), look.gold_ink)
        value = fitting.line(best.value, "count", room, 12, bold=True) or look.font("count", 12, bold=True)
        if value.pixelSize() < look.px(23):
            bigger = look.font("count", 23, bold=True)
            value = bigger if text_width(bigger, best.value) <= room else value
        for text, font, ink, down in (
            (best.value, value, look.ink, -20),
            (best.name, fitting.line(best.name, "label", room, 10.5, bold=True), look.ink, 4),
            (best.day, fitting.line(best.day, "small", room, 10), look.muted, 24),
        ):
            draw_text(
                painter, QPointF(x, y + look.pxf(down)), text, font or look.font("small", 10), ink, "middle"
            )
        if self.hasFocus():
            draw_focus(painter, box, look.pxf(7))
        painter.end()
