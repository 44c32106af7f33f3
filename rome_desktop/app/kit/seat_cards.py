"""The card of a seat: who sits there, what that side has, and whose turn it is."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rome_desktop.app.kit import fitting, icons, paint, theme
from rome_desktop.app.kit.buttons import EnterButton, draw_focus, text_width
from rome_desktop.app.kit.count_ring import DISC, RING_WIDE, paint_ring, places
from rome_desktop.app.kit.seat_facts import SeatCell, SeatFacts
from rome_desktop.app.kit.stylesheet import mixed

SEPARATOR = " · "
"""Between the parts of the line below a name."""
HOLD = 350
"""Milliseconds after which a press on a card counts as holding."""
PITCH, TIGHT = 24.0, 21.0
"""From one row of resources to the next, and where many seats share a low window."""


class Header(NamedTuple):
    """How the words beside the emblem are set."""

    name_font: QFont
    score_font: QFont
    laurel: bool
    kind: str
    kind_font: QFont


class RowMeasures(NamedTuple):
    """How a row of resources is set: the size of icons, how far words begin from their middles, and these."""

    font: QFont
    icon: float
    words: float
    centres: tuple[float, ...]


def shortenings(kind: str, note: str) -> tuple[str, ...]:
    """Kind and note whole, then without the level, then the note alone: it tells what is left to do."""
    if not note:
        return (kind,)
    who = kind.partition(SEPARATOR)[0]
    return tuple(dict.fromkeys((kind + SEPARATOR + note, who + SEPARATOR + note, note)))


class SeatCard(EnterButton):
    """One seat of the table. Click: look at that player's area; press and hold: the same while held."""

    held = Signal(bool)

    def __init__(
        self, seat_colour: theme.SeatColour, facts: SeatFacts | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat = seat_colour
        self._facts = facts or SeatFacts("", "")
        self._active = False
        self._rows_shown = 2
        self._pitch = PITCH
        self._holding = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._hold)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_facts(self._facts)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.updateGeometry()
        self.update()

    def show_facts(self, facts: SeatFacts) -> None:
        """Shows other facts; the accessible name is `spoken`, or is made of what is shown."""
        self._facts = facts
        cells = [f"{cell.name} {cell.text}" for row in facts.rows for cell in row if cell.name]
        said = [facts.name, facts.kind, facts.note, facts.score, facts.tag, *cells]
        self.setAccessibleName(facts.spoken or ", ".join(part for part in said if part))
        self._tell_more()
        self.updateGeometry()
        self.update()

    def facts(self) -> SeatFacts:
        """What the card shows."""
        return self._facts

    def set_active(self, active: bool) -> None:
        """Raised, with an arrow and an edge in the seat's colour: this seat must act."""
        if active != self._active:
            self._active = active
            self.update()

    def is_active(self) -> bool:
        """Whether this seat must act."""
        return self._active

    def set_rows_shown(self, rows: int, pitch: float = PITCH) -> None:
        """How many rows of resources there is room for, and how far they are apart."""
        if (rows, pitch) != (self._rows_shown, self._pitch):
            self._rows_shown, self._pitch = rows, pitch
            self.restyle()

    def height_with(self, rows: int, pitch: float = PITCH) -> int:
        """The height with so many rows of resources so far apart, in pixels."""
        look = theme.look()
        count = min(rows, len(self._facts.rows))
        foot = look.px(18 if count else 10)
        return look.px(42 + 4) + count * look.px(pitch) + foot

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(206), self.height_with(self._rows_shown, self._pitch))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.look().px(150), self.height_with(self._rows_shown, self._pitch))

    # pressing and holding

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._timer.start(HOLD)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._timer.stop()
        if self._holding:
            self._holding = False
            self.setDown(False)
            self.held.emit(False)
            return
        super().mouseReleaseEvent(event)

    def _hold(self) -> None:
        self._holding = True
        self.held.emit(True)

    # what is pointed at

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cell = self.cell_at(QPointF(event.pos()))
            if cell is not None and cell.name:
                QToolTip.showText(event.globalPos(), cell.told(), self)
                return True
        return super().event(event)

    def cell_at(self, point: QPointF) -> SeatCell | None:
        """The resource that is drawn there, its number included."""
        card, reach = self._card(), theme.look().pxf(DISC + 1)
        rows, room, centre = self.rows_beside_ring(card)
        ring = self._facts.rows[0] if centre is not None else ()
        for cell, at in zip(ring, places(centre or QPointF(), len(ring)), strict=True):
            if hypot(point.x() - at.x(), point.y() - at.y()) <= reach:
                return cell
        for i, row in enumerate(rows[: self._rows_shown]):
            if abs(point.y() - self.row_height(card, i)) <= theme.look().pxf(self._pitch / 2):
                measures = self.row_measures(room, row)
                left = [x - measures.icon / 2 for x in measures.centres]
                found = [cell for cell, x in zip(row, left, strict=True) if x <= point.x() <= room.right()]
                return found[-1] if found else None
        return None

    # drawing

    def _card(self) -> QRectF:
        look = theme.look()
        return QRectF(self.rect()).adjusted(look.pxf(3), look.pxf(3), -look.pxf(10), -look.pxf(7))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card, line = self._card(), look.seat_line(self._seat)
        fill = look.raised if self._active or self.underMouse() else look.panel
        paint.panel(
            painter,
            card,
            look.pxf(7),
            fill,
            line if self._active else look.line,
            width=look.edge_width(2.5 if self._active else 1),
            strength=1.0 if self._active else 0.5,
        )
        self._paint_edge(painter, card, line)
        at, size = self.emblem(card)
        icons.draw_emblem(painter, self._seat, at, size)
        self._paint_words(painter, card)
        self._paint_rows(painter, card)
        if self.hasFocus():
            draw_focus(painter, card.adjusted(3, 3, -3, -3), look.pxf(7))
        painter.end()

    def emblem(self, card: QRectF) -> tuple[QPointF, float]:
        """Middle and size of the emblem; with a tag it stands higher, clear of it."""
        look = theme.look()
        high, size = (15.5, 19) if self._facts.tag else (23, 24)
        return card.topLeft() + QPointF(look.pxf(25), look.pxf(high)), look.pxf(size)

    def tag(self, card: QRectF) -> QRectF:
        """The tag, hung below the emblem, so that name and kind have the whole width."""
        look = theme.look()
        width = min(text_width(look.font("tag", bold=True), self._facts.tag) + look.pxf(9), look.pxf(35))
        return QRectF(
            card.left() + look.pxf(25) - width / 2, card.top() + look.pxf(29), width, look.pxf(14.5)
        )

    def _paint_edge(self, painter: QPainter, card: QRectF, line: QColor) -> None:
        look = theme.look()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line)
        width = look.pxf(7 if self._active else 5)
        strip = QRectF(card.left(), card.top() + look.pxf(7), width, card.height() - look.pxf(14))
        painter.drawRoundedRect(strip, look.pxf(2), look.pxf(2))
        if self._active:
            x, y, d = card.right() - look.pxf(0.5), card.center().y(), look.pxf(8)
            painter.drawPolygon(QPolygonF([QPointF(x, y - d), QPointF(x + d, y), QPointF(x, y + d)]))

    def _header(self, card: QRectF) -> Header:
        """What stands beside the emblem, and how large: nothing overlaps, and no word is cut."""
        look = theme.look()
        facts, room = self._facts, card.width() - look.pxf(43 + 10)
        laurel, gap = look.pxf(17 + 4), look.pxf(7)
        largest = 20 if len(facts.score) < 5 else 15
        for score_size, with_laurel, least in (
            (largest, True, 12.5),
            (min(largest, 17), True, 11.5),
            (min(largest, 17), False, 11.5),
            (15, False, 10.5),
            (12.5, False, 9),
        ):
            score_font = look.font("score", score_size)
            taken = text_width(score_font, facts.score) + gap + (laurel if with_laurel else 0)
            wide = room - (taken if facts.score else 0)
            name_font = fitting.line(facts.name, "button", wide, least, bold=True)
            if name_font is not None:
                break
        kind, kind_font = fitting.first_line(shortenings(facts.kind, facts.note), "small", room, 11)
        return Header(
            name_font or look.font("button", 9, bold=True), score_font, with_laurel, kind, kind_font
        )

    def header_fits(self) -> bool:
        """Whether name, score and kind stand side by side without overlapping, for tests."""
        look, card = theme.look(), self._card()
        head, room = self._header(card), card.width() - look.pxf(43 + 10)
        score = text_width(head.score_font, self._facts.score) + (look.pxf(21) if head.laurel else 0)
        name = text_width(head.name_font, self._facts.name)
        return name + score <= room and text_width(head.kind_font, head.kind) <= room

    def kind_shown(self) -> str:
        """As much of the kind as there is room for; the tool tip has the whole."""
        return self._header(self._card()).kind

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_more()

    def _tell_more(self) -> None:
        whole = shortenings(self._facts.kind, self._facts.note)[0]
        self.setToolTip("" if self.kind_shown() == whole else whole)

    def _paint_words(self, painter: QPainter, card: QRectF) -> None:
        look, facts, head = theme.look(), self._facts, self._header(card)
        right = card.right() - look.pxf(10)
        if facts.score:
            width = text_width(head.score_font, facts.score)
            painter.setFont(head.score_font)
            painter.setPen(look.ink)
            painter.drawText(QPointF(right - width, card.top() + look.pxf(23)), facts.score)
            if head.laurel:
                at = QPointF(right - width - look.pxf(12), card.top() + look.pxf(16))
                icons.draw(painter, "laurel", at, look.pxf(17), look.gold_ink)
        left = card.left() + look.pxf(43)
        painter.setFont(head.name_font)
        painter.setPen(look.ink)
        painter.drawText(QPointF(left, card.top() + look.pxf(20)), facts.name)
        painter.setFont(head.kind_font)
        painter.setPen(look.muted)
        painter.drawText(QPointF(left, card.top() + look.pxf(36)), head.kind)
        if facts.tag:
            self._paint_tag(painter, card)

    def _paint_tag(self, painter: QPainter, card: QRectF) -> None:
        look = theme.look()
        box = self.tag(card)
        room = box.width() - look.pxf(4)
        font = fitting.line(self._facts.tag, "tag", room, 9, bold=True) or look.font("tag", 9, bold=True)
        painter.setPen(QPen(look.raised if self._active else look.panel, look.pxf(1.5)))
        painter.setBrush(look.accent)
        painter.drawRoundedRect(box, look.pxf(3), look.pxf(3))
        painter.setPen(look.on_accent)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._facts.tag)

    def _paint_rows(self, painter: QPainter, card: QRectF) -> None:
        rows, room, centre = self.rows_beside_ring(card)
        if centre is not None:
            paint_ring(painter, centre, self._facts.rows[0])
        for i, row in enumerate(rows[: self._rows_shown]):
            self._paint_row(painter, room, row, self.row_height(card, i))

    def row_height(self, card: QRectF, row: int) -> float:
        """Where the middles of a row of resources are."""
        return card.top() + theme.look().pxf(54 + self._pitch * row)

    def rows_beside_ring(
        self, card: QRectF
    ) -> tuple[tuple[tuple[SeatCell, ...], ...], QRectF, QPointF | None]:
        """The rows as they are drawn, the room for them, and the middle of the ring, if there is one."""
        look, rows, room = theme.look(), self._facts.rows, QRectF(card)
        if not self._facts.ring or len(rows) < 2 or self._rows_shown < 2:
            return rows, room, None
        centre = card.topLeft() + QPointF(
            card.width() - look.pxf(RING_WIDE / 2 + 8), look.pxf(54 + self._pitch / 2)
        )
        room.setWidth(room.width() - look.pxf(RING_WIDE))
        half = (len(rows[1]) + 1) // 2
        return (rows[1][:half], rows[1][half:]), room, centre

    def _paint_row(self, painter: QPainter, card: QRectF, row: tuple[SeatCell, ...], y: float) -> None:
        look = theme.look()
        set_so = self.row_measures(card, row)
        metrics = QFontMetricsF(set_so.font)
        for cell, x in zip(row, set_so.centres, strict=True):
            centre = QPointF(x, y)
            if cell.good:
                icons.draw_good(painter, cell.good, centre, set_so.icon, plate=False, faint=cell.faint)
            else:
                ink = look.faint if cell.faint else mixed(look.ink, look.panel, 0.82)
                icons.draw(painter, cell.icon, centre, set_so.icon, ink, look.panel)
            painter.setFont(set_so.font)
            painter.setPen(look.muted if cell.faint else look.ink)
            painter.drawText(QPointF(x + set_so.words, y + metrics.capHeight() / 2), cell.text)

    def row_measures(self, card: QRectF, row: tuple[SeatCell, ...]) -> RowMeasures:
        """Cells at even distance, closer together when their words are long.

        Where all would touch, icons and words are smaller: a number stays nearer to its own icon than to the
        next.
        """
        look = theme.look()
        room, left = card.width() - look.pxf(24), card.left() + look.pxf(22)
        for size, icon, words in ((14.0, 18.0, 12.5), (13.0, 14.5, 9.0), (12.0, 13.0, 7.8)):
            font = look.font("count", size)
            widths = [text_width(font, cell.text) + look.pxf(words + icon * 0.42) for cell in row]
            gap = (room - sum(widths)) / max(1, len(row) - 1)
            if gap >= look.pxf(words - icon / 2 + 1.5):
                break
        wanted = max(look.pxf(42), max(widths, default=0) + look.pxf(4))
        step = min(wanted, room / max(1, len(row)))
        if all(width + look.pxf(3) <= step for width in widths):
            centres = tuple(left + n * step for n in range(len(row)))
        else:
            centres = tuple(left + sum(widths[:n]) + max(0.0, gap) * n for n in range(len(row)))
        return RowMeasures(font, look.pxf(icon), look.pxf(words), centres)
