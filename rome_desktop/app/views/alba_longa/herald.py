"""Tells what happens while it is shown: the last lines, in words, over the dice, which have no use then."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsRectItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.beats import Beat, Pause
from rome_desktop.app.table.layouts import unit_in
from rome_desktop.app.table.lettering import text_width
from rome_desktop.app.table.panel import Picture
from rome_desktop.app.table.pencil import Pencil
from rome_desktop.app.table.table_view import TableView
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events as happened

HERALD_Z = 6500.0
LINES = 4
EDGE = 7.0
NATURAL = QSizeF(464, 148)
READ_LEAST, READ_LETTER, READ_MOST, READ_SHORT = 500, 12, 1700, 260
"""Milliseconds to read a line that explains: at least, for each letter, at most; and any other line."""
LONGEST_SEASON = 6000
"""Milliseconds at normal pace for all that follows from one decision: lines are read faster beyond it."""
EXPLAINED = (
    happened.SeasonBegun,
    happened.TargetsRevealed,
    happened.HeroesRevealed,
    happened.CityAttacked,
    happened.WeatherTurned,
    happened.BlessingRevealed,
    happened.CityLost,
    happened.GameEnded,
)
QUIET = (
    happened.CoinsPaid,
    happened.DiceRolled,
    happened.CallEnded,
    happened.TargetLaid,
    happened.HeroLaid,
    happened.CourtCalled,
    happened.DieTaken,
    happened.PeasantsSent,
    happened.FreeHouseUsed,
    happened.PeasantsSold,
    happened.CourtPassed,
    happened.GaveUp,
    happened.HeroesReturned,
    happened.PhaseBegun,
)
"""What the table shows plainly or the bar has said already: not told over the dice."""


@dataclass(frozen=True, slots=True)
class Told:
    """One line: whose emblem, the name, and what was done."""

    seat: theme.SeatColour | None
    name: str
    text: str


def reading_time(event: Event, told: Told) -> int:
    """Milliseconds to read what was told of an event."""
    if not isinstance(event, EXPLAINED):
        return READ_SHORT
    return min(READ_MOST, READ_LEAST + READ_LETTER * len(told.text))


def read_in_time(beats: list[Beat]) -> list[Beat]:
    """A season with hunger and a lost city is much to read: its pauses share the time that the moves leave.

    The last lines stay over the dice meanwhile, the recap and the journal keep all of them.
    """
    pauses = [beat for beat in beats if isinstance(beat, Pause)]
    reading = sum(pause.duration for pause in pauses)
    moving = sum(beat.duration for beat in beats) - reading
    if moving + reading > LONGEST_SEASON:
        share = max(0, LONGEST_SEASON - moving) / reading
        for pause in pauses:
            pause.duration = int(pause.duration * share)
    return beats


class Herald:
    """A panel that comes with an animation and goes with it."""

    def __init__(self, table: TableView) -> None:
        self.item = QGraphicsRectItem()
        self.item.setZValue(HERALD_Z)
        self.item.setPen(QPen(Qt.PenStyle.NoPen))
        table.table.addItem(self.item)
        self._picture = Picture(table, self.item)
        self._rect, self._unit = QRectF(), 1.0
        self._lines: list[Told] = []
        self.item.hide()

    def place(self, rect: QRectF) -> None:
        """Stand over a panel, in scene pixels."""
        self._unit = unit_in(rect, NATURAL)
        self._rect = QRectF(QPointF(), rect.size() / self._unit)
        self.item.setPos(rect.topLeft())
        self.item.setScale(self._unit)

    @property
    def lines(self) -> Sequence[Told]:
        """What is told now, the newest last; nothing while it is hidden."""
        return self._lines if self.item.isVisible() else ()

    def tell(self, told: Told) -> None:
        """One line more."""
        self._lines = [*self._lines, told][-LINES:]
        self._picture.show_as(self._rect, self._unit, tuple(self._lines), self._draw, Pencil)
        self.item.show()

    def clear(self) -> None:
        """Nothing is told any more."""
        self._lines = []
        self.item.hide()

    def box(self) -> QRectF:
        """What it covers, in its own units: no more than its lines need, from the lower edge upwards."""
        laid = self._laid()
        top = min((top for *_, top, _ in laid), default=self._rect.height()) - EDGE
        return QRectF(0.8, top, self._rect.width() - 1.6, self._rect.height() - 0.8 - top)

    def _laid(self) -> list[tuple[Told, list[str], float, float, float]]:
        """As many of the last lines as there is room for, the newest first: words, size, top and height."""
        laid, low = [], self._rect.height() - EDGE
        for told in reversed(self._lines):
            size, lines = self._broken(told, self._rect.height() - 2 * EDGE)
            high = len(lines) * (size + 3.5) + 5
            if low - high < 5:
                break
            laid.append((told, lines, size, low - high, high))
            low -= high + 2
        return laid

    def _draw(self, pencil: Pencil) -> None:
        """The lines over each other, the newest lit and lowest."""
        box = self.box()
        pencil.box(box.x(), box.y(), box.width(), box.height(), 7, "raised", "gold_ink", 1.6)
        for n, (told, lines, size, top, high) in enumerate(self._laid()):
            if not n:
                lit = pencil.look.tinted("lit", 0.3)
                pencil.box(5, top, self._rect.width() - 10, high, 5, lit)
            self._draw_lines(pencil, told, lines, size, top)

    def _broken(self, told: Told, room: float) -> tuple[float, list[str]]:
        """The words in lines, smaller if they would not fit."""
        for size in (14.0, 13.0, 12.0, 11.5):
            lines = _wrapped(f"{told.name} {told.text}".strip(), size, self._rect.width() - 52)
            if len(lines) * (size + 3.5) + 5 <= room:
                break
        return size, lines

    def _draw_lines(self, pencil: Pencil, told: Told, lines: list[str], size: float, top: float) -> None:
        if told.seat is not None:
            pencil.emblem(told.seat, QPointF(22, top + size * 0.5 + 5), 19)
        for n, line in enumerate(lines):
            y = top + size + 2 + n * (size + 3.5)
            x = 38.0
            if not n and told.name and line.startswith(told.name):
                x += pencil.text(x, y, told.name, size, "ink", 700)
                rest = line[len(told.name) :]
            else:
                rest = line
            pencil.text(x, y, rest, size, "ink", 400)


def _wrapped(words: str, size: float, width: float) -> list[str]:
    """Broken at spaces, a little narrower than `width` because names are bold."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or text_width(longer, size) <= width - 8:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
