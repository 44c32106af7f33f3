"""The rail at the left: one card per seat, and the journal below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import theme
from rome_desktop.app.kit.seat_cards import PITCH, TIGHT, SeatCard
from rome_desktop.app.kit.seat_facts import SeatFacts
from rome_desktop.app.kit.widgets import Scroller


class SeatRail(QWidget):
    """The cards of all seats above one more widget (the journal), which takes what room is left.

    When the window is too low for two rows of resources these stand closer, and then the cards show one.
    Cards for which there is no room at all are scrolled to.
    Where even then less than `JOURNAL_LEAST` px would be left, the widget below hides; the strip still
    reaches it.
    """

    WIDTHS = (216, 180)
    """In px of 100 %, and where it is compact."""
    JOURNAL_LEAST = 110
    SETTINGS = ((3, PITCH), (2, PITCH), (2, TIGHT), (1, PITCH), (0, PITCH))
    """Rows of resources and how far they are apart, best first."""

    seat_clicked = Signal(int)
    seat_held = Signal(int, bool)

    def __init__(self, below: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[SeatCard] = []
        self._below = below
        self._compact = False
        self._holder = QWidget()
        self._area = Scroller(self._holder, self)
        self._area.setWidgetResizable(False)
        if below is not None:
            below.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        look = theme.look()
        self.setFixedWidth(look.px(self.WIDTHS[self._compact]))
        self._arrange()

    def set_compact(self, compact: bool) -> None:
        """170 px for a card instead of 206."""
        self._compact = compact
        self.restyle()

    def set_seats(self, seats: Sequence[tuple[theme.SeatColour, SeatFacts]]) -> None:
        """Makes the cards anew, in seat order."""
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = []
        for index, (seat_colour, facts) in enumerate(seats):
            card = SeatCard(seat_colour, facts, self._holder)
            card.clicked.connect(lambda _=False, i=index: self.seat_clicked.emit(i))
            card.held.connect(lambda on, i=index: self.seat_held.emit(i, on))
            card.show()
            self._cards.append(card)
        self._arrange()

    def below(self) -> QWidget | None:
        """The widget below the cards."""
        return self._below

    def set_below(self, widget: QWidget | None) -> None:
        """Puts another widget, or none, below the cards; the former one goes where its new owner wants."""
        self._below = widget
        if widget is not None:
            widget.setParent(self)
            widget.show()
        self._arrange()

    def room_below(self) -> QRect:
        """What the cards leave of the rail, whatever lies there."""
        low = max((card.geometry().bottom() + 1 for card in self._cards), default=0)
        top = min(low + theme.look().px(2), self.height())  # the cards are scrolled where they have no room
        return QRect(0, top, self.width() - theme.look().px(3), max(0, self.height() - top))

    def cards(self) -> tuple[SeatCard, ...]:
        """The cards in seat order."""
        return tuple(self._cards)

    def show_facts(self, seat: int, facts: SeatFacts) -> None:
        """New facts for one seat."""
        before = len(self._cards[seat].facts().rows)
        self._cards[seat].show_facts(facts)
        if before != len(facts.rows):
            self._arrange()

    def show_score(self, seat: int, score: str) -> None:
        """Another score for one seat, as in a preview."""
        card = self._cards[seat]
        card.show_facts(replace(card.facts(), score=score))

    def set_active(self, seat: int | None) -> None:
        """Marks the seat that must act, or none."""
        for index, card in enumerate(self._cards):
            card.set_active(index == seat)
            if index == seat:
                self._area.ensureWidgetVisible(card, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        look = theme.look()
        gap = look.px(2)
        least = look.px(self.JOURNAL_LEAST) if self._below is not None else 0
        rows, pitch = self._setting(gap, least)
        if self._below is not None and rows == 0:
            rows, pitch = self._setting(gap, 0)
        y = 0
        for card in self._cards:
            card.set_rows_shown(rows, pitch)
            high = card.height_with(rows, pitch)
            card.setGeometry(0, y, self.width(), high)
            y += high + gap
        self._area.setGeometry(0, 0, self.width(), min(y, self.height()))
        scrolled = self._area.verticalScrollBar().sizeHint().width() if y > self.height() else 0
        for card in self._cards:
            card.resize(self.width() - scrolled, card.height())
        self._holder.resize(self.width() - scrolled, y)
        if self._below is not None:
            fits = self.height() - y >= least
            self._below.setVisible(fits)
            self._below.setGeometry(look.px(0), y, self.width() - look.px(3), max(0, self.height() - y))

    def _setting(self, gap: int, least: int) -> tuple[int, float]:
        """The best of `SETTINGS` that leaves at least so much below the cards, or the last."""
        for rows, pitch in self.SETTINGS:
            needed = sum(card.height_with(rows, pitch) + gap for card in self._cards)
            if needed + least <= self.height():
                return rows, pitch
        return self.SETTINGS[-1]
