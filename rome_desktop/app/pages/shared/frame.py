"""The frame round every table: strip, seat rail with journal, the table itself, and a bar at the foot."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.kit.chrome import DecisionBar, JournalPanel, SeatRail, TableStrip
from rome_desktop.app.table import accessible, growing
from rome_desktop.app.table.table_view import TableView

COMPACT = QSize(1440, 800)
WIDE = 1800
JOURNAL = 300
GAPS = (11, 8)
"""Between the parts in px of 100 %, and where the page is compact."""
BAR_ROWS = (1200, 800)
"""Px of 100 % below which the bar has a second row, and a third: only large text makes so little room."""


def table_room(size: QSize, scale: float) -> QSize:
    """How large the table of a page is where its parts are so large, the bar of one row."""

    def px(n: float) -> int:
        return int(n * scale + 0.5)

    compact = size.width() < COMPACT.width() * scale or size.height() < COMPACT.height() * scale
    gap = round(GAPS[compact] * scale)
    beside = 2 * gap + px(SeatRail.WIDTHS[compact])
    if size.width() >= WIDE * scale:
        beside += px(JOURNAL) + gap - px(4)
    around = 2 * gap + px(TableStrip.HEIGHTS[compact]) + px(DecisionBar.HEIGHTS[compact])
    return size - QSize(beside, around)


class TableFrame(QWidget):
    """Lays out the parts by the room there is: compact, regular, or wide with the journal at the right."""

    home_requested = Signal()
    settings_requested = Signal()
    rules_requested = Signal(str)
    """A clause id, or empty for the beginning."""
    reference_requested = Signal(str)
    """The key of the game on the table."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__()
        self.strip = TableStrip(parent=self)
        self.journal = JournalPanel()
        self.rail = SeatRail(parent=self)
        accessible.install()
        self.table = TableView(self)
        self.bar = bar
        bar.setParent(self)
        self.journal.setParent(self)
        self.framed = False
        """A blue frame round the table: it is not the present that is shown."""
        self._added: list[tuple[str, str, str]] = []
        self._press_added: Callable[[str], object] | None = None
        self._drawer = False
        self._covered = False
        self.setFocusProxy(self.table)
        self.strip.home_pressed.connect(self.home_requested)
        self.strip.pressed.connect(self.strip_pressed)
        theme.follow(self, self.restyle)
        self.retranslate()

    # ---- words

    def retranslate(self) -> None:
        """Takes the words of the language in force."""
        self.strip.set_buttons(self.strip_buttons(), [key for key, _, _ in self._added])

    def add_buttons(
        self, buttons: Sequence[tuple[str, str, str]], press: Callable[[str], object] | None
    ) -> None:
        """Further buttons before those of every table: key, icon, word, and who hears of them."""
        self._added, self._press_added = list(buttons), press
        self.retranslate()

    def strip_buttons(self) -> list[tuple[str, str, str]]:
        """The strip's buttons: key, icon, word."""
        return [
            *self._added,
            ("fit", "ui-fit", self.tr("Fit")),
            ("tables", "ui-eye", self.tr("Tables")),
            ("journal", "ui-journal", self.tr("Journal")),
            ("rules", "ui-rules", self.tr("Rules")),
            ("settings", "ui-gear", self.tr("Settings")),
        ]

    def strip_pressed(self, key: str) -> None:
        """One of the strip's buttons."""
        if key == "fit":
            self.table.fit()
        elif key == "journal":
            self.toggle_journal()
        elif key == "rules":
            self.rules_requested.emit("")
        elif key == "settings":
            self.settings_requested.emit()
        elif self._press_added is not None:
            self._press_added(key)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # ---- room

    @property
    def is_compact(self) -> bool:
        scale = theme.look().scale
        return self.width() < COMPACT.width() * scale or self.height() < COMPACT.height() * scale

    @property
    def is_wide(self) -> bool:
        return self.width() >= WIDE * theme.look().scale

    def set_framed(self, framed: bool) -> None:
        """Whether it is not the present that is shown."""
        if framed != self.framed:
            self.framed = framed
            self.update()

    def set_covered(self, covered: bool) -> None:
        """Hide every part, so that nothing of the table can be seen, reached or read aloud."""
        if covered != self._covered:
            self._covered = covered
            for part in (self.strip, self.rail, self.table, self.bar):
                part.setVisible(not covered)
            self.journal.setVisible(not covered)
            self.arrange()

    def toggle_journal(self) -> None:
        """Open or close the journal over the table where it has no place of its own."""
        if not self.is_wide:
            self._drawer = not self._drawer
            self.arrange()
            if self._drawer:
                self.journal.lend_keyboard(self.journal.list)

    def close_journal(self) -> bool:
        """Close the journal's drawer; False if it was not open."""
        if not self._drawer:
            return False
        self.toggle_journal()
        return True

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give every part its place."""
        px = theme.look().px
        compact = self.is_compact
        for part in (self.strip, self.rail, self.bar):
            part.set_compact(compact)  # type: ignore[attr-defined]
        if isinstance(self.bar, DecisionBar):
            self.bar.set_rows(1 + sum(self.width() < px(limit) for limit in BAR_ROWS))
        gap = round(GAPS[compact] * growing.plain())
        width, height = self.width(), self.height()
        self.strip.setGeometry(0, 0, width, self.strip.height())
        self.bar.setGeometry(0, height - self.bar.height(), width, self.bar.height())
        top = self.strip.height() + gap
        inner = max(1, height - self.bar.height() - gap - top)
        self._arrange_rail(QRect(gap - px(3), top - px(3), self.rail.width(), inner + px(6)))
        left = gap + self.rail.width()
        right = width - gap
        if self.is_wide:
            column = px(JOURNAL)
            self.journal.setGeometry(right - column, top - px(3), column + px(6), inner + px(6))
            right -= column + gap - px(4)
        self.table.sight.set_least(self._least())
        self.table.setGeometry(left, top, max(1, right - left), inner)
        self._arrange_drawer(QRect(left, top, px(330), inner))

    def _least(self) -> QSize:
        """How large the table is at the least: with large text as at 100 %, for its words do not shrink."""
        return table_room(self.size(), growing.plain()) if theme.look().text > 1 else QSize()

    def _arrange_rail(self, rect: QRect) -> None:
        in_rail = not self.is_wide and not self._drawer
        below = self.journal if in_rail else None
        if self.rail.below() is not below:
            self.rail.set_below(below)
            if below is None:
                self.journal.setParent(self)
                self.journal.setVisible(not self._covered)
        self.rail.setGeometry(rect)

    def _arrange_drawer(self, rect: QRect) -> None:
        if self._drawer and not self.is_wide:
            self.journal.setGeometry(rect)
            self.journal.setVisible(not self._covered)
            self.journal.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.draw_ground(painter, paint.page_ground(self.size()), QRectF(self.rect()), QRectF(event.rect()))
        if self.framed:
            look = theme.look()
            painter.setPen(QPen(look.focus, look.pxf(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.table.geometry().adjusted(-3, -3, 3, 3))
        painter.end()
