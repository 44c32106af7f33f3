"""The road of a game: one milestone a chapter, on paving, with what it teaches and how to go there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.widgets import Button, Heading, Label
from rome_desktop.app.pages.shared.page import ROMAN, Rule, column, row
from rome_desktop.app.pages.shared.position import PositionPicture
from rome_desktop.app.pictures import Pictures, Subject

State = Literal["done", "here", "new"]
DIAMETER, PAVING = 42, 24
PICTURE = QSize(96, 48)
"""Px of 100 %: what a chapter is about, beside its title; smaller where rows are low."""
AROUND = 10
"""Px of 100 % of a row above and below its picture, together."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One chapter as the road shows it."""

    id: str
    number: int
    title: str
    promise: str
    """What one will know, or knows."""
    time: str
    state: State
    act: str
    """The word of its button."""
    picture: Subject


class Milestone(QWidget):
    """A numeral on a stone: ticked, gold, or hollow; the paving runs on above and below."""

    def __init__(self, stop: Stop, *, first: bool, last: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stop, self._first, self._last = stop, first, last
        self.setFixedWidth(theme.look().px(58))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        self._paint_paving(painter, middle)
        done, here = self._stop.state == "done", self._stop.state == "here"
        radius = look.pxf(DIAMETER / 2)
        painter.setPen(QPen(look.good if done else look.lit_edge if here else look.muted, look.pxf(2)))
        painter.setBrush(look.gold if here else look.panel)
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(theme.INK_ON_GOLD if here else look.good if done else look.muted)
        painter.setFont(look.font("numeral", 17))
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, ROMAN[self._stop.number])
        if done:
            at = middle + QPointF(radius * 0.75, -radius * 0.75)
            painter.setPen(QPen(look.panel, look.pxf(1.5)))
            painter.setBrush(look.good)
            painter.drawEllipse(at, look.pxf(8), look.pxf(8))
            icons.draw(painter, "ui-confirm", at, look.pxf(10), look.panel)
        painter.end()

    def _paint_paving(self, painter: QPainter, middle: QPointF) -> None:
        look = theme.look()
        one, two = (QColor(c) for c in (("#3A3644", "#2E2B35") if look.dark else ("#D9CDB4", "#E7DDC8")))
        wide, high = look.pxf(PAVING), look.pxf(9)
        top = middle.y() if self._first else 0.0
        low = middle.y() if self._last else float(self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        y, count = top, 0
        while y < low:
            left = middle.x() - wide / 2
            part = min(high, low - y) - look.pxf(1)
            cut = wide * (0.55 if count % 2 else 0.4)
            painter.setBrush(one if count % 2 else two)
            painter.drawRect(QRectF(left, y, cut - look.pxf(1), part))
            painter.setBrush(two if count % 2 else one)
            painter.drawRect(QRectF(left + cut, y, wide - cut, part))
            y += high
            count += 1


class StopRow(QWidget):
    """Milestone, picture, title and promise, minutes, button; up and down walk the road."""

    chosen = Signal(str)
    walked = Signal(int)

    def __init__(
        self, stop: Stop, pictures: Pictures | None, *, first: bool, last: bool, high: float
    ) -> None:
        super().__init__()
        px = theme.look().px
        self._stop = stop
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(px(high))
        line = row(self, 12)
        line.setContentsMargins(0, 0, px(10), 0)
        line.addWidget(Milestone(stop, first=first, last=last))
        if pictures is not None:
            line.addWidget(picture_of(stop, pictures, high - AROUND))
        told = column(None, 2)
        told.addStretch(1)
        told.addWidget(Heading(stop.title, 18))
        told.addWidget(Label(stop.promise, "muted", wrap=True))
        told.addStretch(1)
        line.addLayout(told, 1)
        line.addWidget(Label(stop.time, "label", colour="muted"))
        self.button = Button(stop.act, "link" if stop.state == "done" else "plain")
        self.button.setObjectName(f"chapter-{stop.id}")
        self.button.setAccessibleName(f"{stop.act}: {stop.title}")
        self.button.setAccessibleDescription(f"{stop.promise} {stop.time}")
        self.button.setMinimumWidth(px(128))
        self.button.clicked.connect(lambda: self.chosen.emit(stop.id))
        line.addWidget(self.button)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stop.state != "here":
            return
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.accent, look.edge_width(2)))
        painter.setBrush(look.raised)
        inset = look.pxf(2)
        rect = QRectF(self.rect()).adjusted(look.pxf(58), inset, -inset, -inset)
        painter.drawRoundedRect(rect, look.pxf(6), look.pxf(6))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -99}
        key = Qt.Key(event.key())
        if key in steps:
            self.walked.emit(steps[key])
        else:
            super().keyPressEvent(event)


def picture_of(stop: Stop, pictures: Pictures, most: float) -> PositionPicture:
    """What a chapter is about, no higher than this."""
    size = PICTURE.scaled(QSize(PICTURE.width(), round(most)), Qt.AspectRatioMode.KeepAspectRatio)
    picture = PositionPicture(stop.picture, pictures, size)
    picture.setFixedSize(size * theme.look().scale)
    return picture


class Road(QWidget):
    """All stops below each other: `chosen(chapter id)`; without `pictures` words only."""

    chosen = Signal(str)

    def __init__(self, stops: Sequence[Stop], pictures: Pictures | None, *, high: float) -> None:
        super().__init__()
        lines = column(self, 0)
        self.rows: list[StopRow] = []
        for place, stop in enumerate(stops):
            line = StopRow(stop, pictures, first=place == 0, last=place == len(stops) - 1, high=high)
            line.chosen.connect(self.chosen)
            line.walked.connect(lambda by, at=place: self._walk(at, by))
            self.rows.append(line)
            lines.addWidget(line, 1)
            if place < len(stops) - 1:
                lines.addWidget(Rule())

    def _walk(self, place: int, by: int) -> None:
        at = max(0, min(len(self.rows) - 1, place + by))
        self.rows[at].button.setFocus(Qt.FocusReason.TabFocusReason)


class Segments(QWidget):
    """One bar a chapter: filled and ticked once it is done."""

    def __init__(self, done: Sequence[bool], name: str) -> None:
        super().__init__()
        self._done = tuple(done)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(200), theme.look().px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = look.pxf(4)
        wide = (self.width() - gap * (len(self._done) - 1)) / max(1, len(self._done))
        for place, done in enumerate(self._done):
            rect = QRectF(place * (wide + gap), 1, wide, self.height() - 2)
            painter.setPen(QPen(look.good if done else look.outline, look.pxf(1)))
            painter.setBrush(look.good if done else look.raised)
            painter.drawRoundedRect(rect, look.pxf(3), look.pxf(3))
            if done:
                icons.draw(painter, "ui-confirm", rect.center(), look.pxf(9), look.panel)
        painter.end()
