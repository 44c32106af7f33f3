"""The seats of a new game: rows that are filled in, dragged, moved with the keyboard, added and removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import EnterButton, draw_focus
from rome_desktop.app.kit.stylesheet import mixed
from rome_desktop.app.kit.widgets import EmblemButton, Field, Label, LevelDots, Panel, Segmented
from rome_desktop.app.pages.saved.rows import CrossButton
from rome_desktop.app.pages.shared.levels import level_name
from rome_desktop.app.pages.shared.page import ROMAN, column, row
from rome_desktop.session.seats import HUMAN, Seat

NAMES: Final = ("Julia", "Hadrian", "Claudia", "Tiberius", "Silvia")
NAME_LENGTH: Final = 12
HIGHEST: Final = 96
"""Px of 100 % a row grows to where there is room."""
DRAG: Final = 6
"""Px of 100 % the mouse must move before a row is dragged."""


def fresh_seat(seats: Sequence[Seat], kind: str) -> Seat:
    """A further seat: the next free name and colour."""
    names, colours = {seat.name for seat in seats}, {seat.colour for seat in seats}
    name = next((n for n in NAMES if n not in names), NAMES[0])
    colour = next(c.id for c in theme.look().seats if c.id not in colours)
    return Seat(name, kind, colour)


def thinking(levels: Sequence[str]) -> Sequence[str]:
    """The levels that are more than dice, weakest first; all of them where there is no other."""
    return [level for level in levels if level != "random"] or levels


def joining_kind(seats: Sequence[Seat], levels: Sequence[str]) -> str:
    """How a further seat plays: as the last computer there, else as the gentlest; by hand without any."""
    there = [seat.kind for seat in seats if not seat.is_human]
    return there[-1] if there else next(iter(thinking(levels)), HUMAN)


class SeatRow(Panel):
    """One seat: `changed(Seat)`, `removed()`, `moved(by)`, `recoloured()`, `dragged(y of the screen)`.

    `joining` says how it plays if it is turned into a computer.
    """

    changed = Signal(Seat)
    removed = Signal()
    moved = Signal(int)
    recoloured = Signal()
    dragged = Signal(float)
    dropped = Signal()

    def __init__(
        self,
        seat: Seat,
        number: int,
        levels: Sequence[str],
        joining: Callable[[], str],
        *,
        alone: bool = False,
        folded: bool = False,
    ) -> None:
        super().__init__(role="raised", padding=6, radius=7, strength=0)
        self.seat, self.levels, self._alone, self._folded = seat, list(levels), alone, folded
        self._joining = joining
        self._has_level = seat.kind in levels
        self._pressed: QPointF | None = None
        self._dragging = False
        self._fill(number)
        self._update_kind()
        for part in self.findChildren(QWidget):
            part.installEventFilter(self)
        self.setCursor(Qt.CursorShape.ArrowCursor if alone else Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(theme.look().px(HIGHEST))

    def _fill(self, number: int) -> None:
        px = theme.look().px
        self._make()
        lines = column(self, 2)
        line = row(None, 8)
        line.addStrut(px(52 if self._folded else 66))
        line.addSpacing(px(12))
        for widget, stretch in ((self.numeral, 0), (self.emblem, 0), (self.field, 3)):
            line.addWidget(widget, stretch)
        lines.addLayout(line)
        if self._folded:
            line.addStretch(1)
            below = row(None, 8)
            below.addSpacing(px(12))
            below.addWidget(self.kind)
            below.addWidget(self._last)
            below.addStretch(1)
            lines.addLayout(below)
        else:
            line.addWidget(self.kind)
            line.addWidget(self._last)
            line.addStretch(0)
        line.addWidget(self.cross)
        self.set_number(number)

    def _make(self) -> None:
        px = theme.look().px
        self.numeral = Label("", "numeral")
        self.numeral.setFixedWidth(px(34))
        self.numeral.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.emblem = EmblemButton(theme.seat(self.seat.colour), self._colour_name())
        self.emblem.clicked.connect(self.recoloured)
        self.field = Field(self.seat.name, self.tr("Name"))
        self.field.setMaxLength(NAME_LENGTH)
        self.field.setMinimumWidth(px(112))
        self.field.setMaximumWidth(px(280))
        self.field.setPlaceholderText(self.tr("Name"))
        self.field.textChanged.connect(lambda text: self._set(name=text.strip()))
        self.kind = Segmented((self.tr("Human"), self.tr("Computer")), self.tr("Who plays"))
        self.kind.set_value(0 if self.seat.is_human else 1)
        self.kind.chosen.connect(self._choose_kind)
        self.dots = LevelDots(list(map(level_name, self.levels)), self.tr("Level"))
        if self._has_level:
            self.dots.set_value(self.levels.index(self.seat.kind))
        self.dots.chosen.connect(lambda index: self._set(kind=self.levels[index]))
        self.here = Label(self.tr("at this screen"), "muted", size=14)
        self._last = QWidget()
        last = column(self._last, 0)
        last.addWidget(self.dots, 0, Qt.AlignmentFlag.AlignVCenter)
        last.addWidget(self.here, 0, Qt.AlignmentFlag.AlignVCenter)
        wide = max(self.dots.sizeHint().width(), self.here.sizeHint().width())
        self._last.setFixedWidth(wide + px(4))  # the same in every row, whoever plays
        self.cross = CrossButton("")
        self.cross.clicked.connect(self.removed)

    def set_number(self, number: int) -> None:
        """Its place in the order, from 1; all names that mention it follow."""
        self.numeral.setText(ROMAN[number])
        self.numeral.setAccessibleName(str(number))
        for widget, kind in (
            (self.field, "name"),
            (self.kind, "kind"),
            (self.dots, "level"),
            (self.cross, "cross"),
        ):
            widget.setObjectName(f"seat-{number}-{kind}")
        self.emblem.setObjectName(f"seat-{number}-emblem")
        self.field.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").format(number=number))
        self.dots.setAccessibleName(self.tr("Level of seat {number}").format(number=number))
        name = self.tr("Remove seat {number}").format(number=number)
        self.cross.setAccessibleName(name)
        self.cross.setToolTip(name)

    def set_removable(self, removable: bool) -> None:
        """Whether the seat may go; the cross keeps its room."""
        policy = self.cross.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.cross.setSizePolicy(policy)
        self.cross.setVisible(removable)

    def set_colour(self, colour: str) -> None:
        """Another colour."""
        self._set(colour=colour)
        self.emblem.set_seat(theme.seat(colour), self._colour_name())
        self.update()

    def _colour_name(self) -> str:
        names = {
            "rubra": self.tr("red, diamond"),
            "caerulea": self.tr("blue, wave"),
            "flava": self.tr("yellow, sun"),
            "viridis": self.tr("green, leaf"),
            "nigra": self.tr("black, chevron"),
        }
        text = self.tr("Colour: {colour}. Click for the next free one.")
        return text.format(colour=names.get(self.seat.colour, self.seat.colour))

    def _set(self, **values: str) -> None:
        self.seat = replace(self.seat, **values)
        self.changed.emit(self.seat)

    def _choose_kind(self, index: int) -> None:
        if index and not self._has_level:
            self.dots.set_value(self.levels.index(self._joining()))
            self._has_level = True
        self._set(kind=HUMAN if index == 0 else self.levels[self.dots.value()])
        self._update_kind()

    def _update_kind(self) -> None:
        human = self.seat.is_human
        self.kind.setVisible(bool(self.levels) and not self._alone)
        self.dots.setVisible(not human)
        self.here.setVisible(human and not self._alone)

    # moving it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+Up and Ctrl+Down move the row, whichever part of it has the keyboard."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not self._alone:
            control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if control and event.key() in steps:
                self.moved.emit(steps[Qt.Key(event.key())])
                return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._alone:
            self._pressed = event.globalPosition()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        at = event.globalPosition()
        if not self._dragging and abs(at.y() - self._pressed.y()) >= theme.look().pxf(DRAG):
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.set_line("focus", 2)
        if self._dragging:
            self.dragged.emit(at.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if self._dragging:
            self._dragging = False
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.set_line()
            self.dropped.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look, box = theme.look(), self.face()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.seat_line(theme.seat(self.seat.colour)))
        strip = QRectF(box.left(), box.top() + look.pxf(6), look.pxf(6), box.height() - look.pxf(12))
        painter.drawRoundedRect(strip, look.pxf(2), look.pxf(2))
        if not self._alone:  # six dots to take hold of
            painter.setBrush(look.faint if self.underMouse() else look.outline)
            for i in range(6):
                x = box.left() + look.pxf(12 + 5 * (i % 2))
                painter.drawEllipse(
                    QPointF(x, box.center().y() + look.pxf(5 * (i // 2 - 1))), look.pxf(1.3), look.pxf(1.3)
                )
        painter.end()


class AddSeat(EnterButton):
    """A dashed place for one more seat."""

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(look.muted if self.underMouse() else look.outline, look.edge_width(1.4))
        pen.setDashPattern([4, 3.4])
        painter.setPen(pen)
        over = self.underMouse() and self.isEnabled()
        painter.setBrush(mixed(look.ink, look.panel, 0.04) if over else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, look.pxf(7), look.pxf(7))
        painter.setPen(look.ink if self.underMouse() else look.muted)
        painter.setFont(look.font("button"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            d = look.pxf(4)
            draw_focus(painter, rect.adjusted(d, d, -d, -d), look.pxf(5))
        painter.end()


class SeatList(QWidget):
    """The rows in their order. `changed(seats)` after every change of any of them."""

    changed = Signal(tuple)

    def __init__(
        self, seats: Sequence[Seat], levels: Sequence[str], least: int, most: int, *, folded: bool = False
    ) -> None:
        super().__init__()
        self._levels, self._least, self._most, self._folded = list(levels), least, most, folded
        self.rows: list[SeatRow] = []
        self._column = column(self, 8)
        self.add = AddSeat(self.tr("Add a seat"))
        self.add.setObjectName("add-seat")
        self.add.setFixedHeight(theme.look().px(44))
        self.add.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add.clicked.connect(self.add_seat)
        for seat in seats:
            self._insert(seat)
        self._column.addWidget(self.add)
        self._renumber()

    def seats(self) -> tuple[Seat, ...]:
        """The seats in their order."""
        return tuple(line.seat for line in self.rows)

    def _joining(self) -> str:
        return joining_kind(self.seats(), self._levels)

    def _insert(self, seat: Seat) -> None:
        number = len(self.rows) + 1
        alone = self._most == 1
        line = SeatRow(seat, number, self._levels, self._joining, alone=alone, folded=self._folded)
        line.changed.connect(lambda _: self.changed.emit(self.seats()))
        line.removed.connect(lambda: self.remove(line))
        line.moved.connect(lambda by: self.shift(line, by))
        line.recoloured.connect(lambda: self.next_colour(line))
        line.dragged.connect(lambda y: self._drag(line, y))
        self._column.insertWidget(len(self.rows), line)
        self.rows.append(line)

    def _renumber(self) -> None:
        for number, line in enumerate(self.rows, 1):
            line.set_number(number)
            line.set_removable(len(self.rows) > self._least)
        self.add.setVisible(len(self.rows) < self._most)
        px = theme.look().px
        room = px(HIGHEST + 8) * len(self.rows) + (px(52) if len(self.rows) < self._most else 0)
        self.setMaximumHeight(room)
        before: QWidget = self
        for line in self.rows:
            for widget in (
                line.emblem,
                line.field,
                *line.kind.findChildren(QWidget),
                *line.dots.findChildren(QWidget),
            ):
                QWidget.setTabOrder(before, widget)
                before = widget
            QWidget.setTabOrder(before, line.cross)
            before = line.cross
        QWidget.setTabOrder(before, self.add)

    def add_seat(self) -> None:
        """One more seat at the end, for a computer if there are levels."""
        if len(self.rows) >= self._most:
            return
        self._insert(fresh_seat(self.seats(), self._joining()))
        self._renumber()
        self.rows[-1].field.setFocus(Qt.FocusReason.OtherFocusReason)  # Enter starts the game from there
        self.changed.emit(self.seats())

    def remove(self, line: SeatRow) -> None:
        """Takes a seat away, unless that would leave too few."""
        if len(self.rows) <= self._least:
            return
        self.rows.remove(line)
        self._column.removeWidget(line)
        line.hide()
        line.deleteLater()
        self._renumber()
        self.changed.emit(self.seats())

    def shift(self, line: SeatRow, by: int) -> None:
        """Moves a row up or down; the keyboard stays in it."""
        old = self.rows.index(line)
        new = min(max(old + by, 0), len(self.rows) - 1)
        if new != old:
            order = [other for other in self.rows if other is not line]
            order.insert(new, line)
            self.set_order(order)

    def set_order(self, rows: Sequence[SeatRow]) -> None:
        """Puts the rows in another order."""
        self.rows = list(rows)
        for place, line in enumerate(self.rows):
            self._column.removeWidget(line)
            self._column.insertWidget(place, line)
        self._renumber()
        self.changed.emit(self.seats())

    def next_colour(self, line: SeatRow) -> None:
        """The next colour nobody has."""
        order = [colour.id for colour in theme.look().seats]
        taken = {other.seat.colour for other in self.rows if other is not line}
        start = order.index(line.seat.colour)
        for step in range(1, len(order) + 1):
            colour = order[(start + step) % len(order)]
            if colour not in taken:
                line.set_colour(colour)
                return

    def _drag(self, line: SeatRow, y: float) -> None:
        """The row changes places with a neighbour as soon as the pointer is past that one's middle."""
        at = self.mapFromGlobal(QPointF(0, y)).y()
        index = self.rows.index(line)
        if index > 0 and at < self.rows[index - 1].geometry().center().y():
            self.shift(line, -1)
        elif index < len(self.rows) - 1 and at > self.rows[index + 1].geometry().center().y():
            self.shift(line, 1)
