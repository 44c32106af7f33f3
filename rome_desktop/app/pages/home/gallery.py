"""Parts of the home page: the cards of the gallery."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rome_desktop.app.cover import Cover
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel
from rome_desktop.app.pages.shared.game_facts import Facts
from rome_desktop.app.pages.shared.page import (
    Vignette,
    clear_of,
    column,
    player_range,
    row,
    space,
    title_of,
)
from rome_desktop.engine.game import Game


class FactRow(QWidget):
    """Icons with short facts in a row: how many play, how long, whether one can play alone."""

    def __init__(self, facts: Sequence[tuple[str, str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = [(icon, text) for icon, text, _ in facts]
        self.setAccessibleName(", ".join(spoken for _, _, spoken in facts))
        self.setToolTip(self.accessibleName())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _widths(self) -> list[float]:
        look = theme.look()
        font = look.font("count", 14.5)
        return [look.pxf(24) + text_width(font, text) + look.pxf(22) for _, text in self._facts]

    def sizeHint(self) -> QSize:
        return QSize(int(sum(self._widths())) + 1, theme.look().px(24))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        font = look.font("count", 14.5)
        painter.setFont(font)
        x, middle = 0.0, self.height() / 2
        for (icon, text), width in zip(self._facts, self._widths(), strict=True):
            icons.draw(painter, icon, QPointF(x + look.pxf(9), middle), look.pxf(18), look.ink, look.panel)
            painter.setPen(look.ink)
            base = middle + QFontMetricsF(font).capHeight() / 2
            painter.drawText(QPointF(x + look.pxf(24), base), text)
            x += width
        painter.end()


class GameCard(Panel):
    """A game of the gallery. `hero`: the only one, wide; `flat`: a line of a list, picture at the left.

    `low` lets the picture give way; `size` is that of the title.
    """

    new_game = Signal(str)
    solo = Signal(str)
    learn = Signal(str)
    walk = Signal(int)

    def __init__(
        self,
        game: Game,
        cover: Cover,
        facts: Facts,
        language: str,
        *,
        shape: str = "card",
        primary: bool = False,
        chosen: bool = False,
        low: bool = False,
        size: float = 21.5,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(padding=3, radius=9, strength=1.3, name=title_of(game, language), parent=parent)
        self.game, self._cover, self._facts = game, cover, facts
        if chosen:
            self.set_line("accent", 3)
        back, on = (
            (Qt.Key.Key_Up, Qt.Key.Key_Down) if shape == "flat" else (Qt.Key.Key_Left, Qt.Key.Key_Right)
        )
        self._steps: dict[int, int] = {} if shape in {"hero", "tall"} else {back: -1, on: 1}
        self._make_buttons(primary)
        picture = Vignette(game.key, 7)
        px = theme.look().px
        if shape == "tall":
            picture.setFixedHeight(px(206))
            self._lay_upright(picture, language, 26)
        elif shape == "card":
            picture.set_high(66 if low else 120)
            picture.setMinimumHeight(px(66 if low else 120))
            self._lay_upright(picture, language, size, low=low)
        else:
            picture.round_left()
            picture.set_high(90)
            self._lay_flat(picture, language, hero=shape == "hero")

    def _make_buttons(self, primary: bool) -> None:
        key = self.game.key
        self.play = Button(self.tr("New game"), "primary" if primary else "plain")
        self.play.setObjectName(f"new-{key}")
        self.play.clicked.connect(lambda: self.new_game.emit(key))
        self.alone = Button(self.tr("Solo challenge"), "link")
        self.alone.setObjectName(f"solo-{key}")
        self.alone.clicked.connect(lambda: self.solo.emit(key))
        if not self.game.solo:
            self.alone.hide()
        self.lesson = Button(self.tr("Learn to play"), "link")
        self.lesson.setObjectName(f"learn-{key}")
        self.lesson.clicked.connect(lambda: self.learn.emit(key))
        for button in (self.play, self.alone, self.lesson):
            button.setAccessibleDescription(self.accessibleName())
            button.installEventFilter(self)

    def _fact_row(self, *, short: bool = False) -> FactRow:
        spoken = self.tr("{range} players").format(range=player_range(self.game.seats))
        if self.game.solo:
            alone = self.tr("1 player: {challenge}").format(challenge=self._cover.challenge()[0])
            spoken = f"{spoken} · {alone}"
        seats = (1, *self.game.seats) if self.game.solo else self.game.seats
        told = [("meeple", player_range(seats), spoken)]
        if self._facts.minutes:
            low, high = self._facts.minutes
            if low == high:
                text, read = (
                    self.tr("about {count} min").format(count=low),
                    self.tr("about %n minutes", "", low),
                )
            else:
                text = self.tr("{low}–{high} min").format(low=low, high=high)
                read = self.tr("{low} to {high} minutes").format(low=low, high=high)
            told.append(("ui-rotate", text, read))
        if self.game.solo and not short:
            alone = self._cover.challenge()[0]
            told.append(("fasces", alone, alone))
        return FactRow(told)

    def _lay_upright(self, picture: Vignette, language: str, size: float, *, low: bool = False) -> None:
        lines = column(self, 0)
        lines.addWidget(picture, 1)
        px = theme.look().px
        self.words = QWidget()
        inner = column(self.words, 3 if low else 6)
        inner.setContentsMargins(px(11), px(6 if low else 10), px(11), px(2 if low else 8))
        told = column(None, 3 if low else 6)
        told.setContentsMargins(px(4), 0, px(4), 0)  # flush with the face of the button
        title = Heading(title_of(self.game, language), size)
        title.setWordWrap(True)
        told.addWidget(title)
        told.addWidget(Label(self._cover.pitch()[0], "muted", size=14, wrap=True))
        told.addStretch(1)
        told.addWidget(self._fact_row(short=True))
        inner.addLayout(told, 1)
        self.play.set_height(36 if low else 40)
        inner.addWidget(self.play)
        links = row(None, 4)
        links.addWidget(self.alone)
        links.addStretch(1)
        links.addWidget(self.lesson)
        inner.addLayout(links)
        lines.addWidget(self.words)

    def _lay_flat(self, picture: Vignette, language: str, *, hero: bool) -> None:
        line = row(self, 0)
        line.addWidget(picture, 10 if hero else 3)
        if hero:
            line.addLayout(self._hero_words(language), 10)
            return
        px = theme.look().px
        told = column(None, 3)
        told.setContentsMargins(px(18), px(8), px(6), px(8))
        told.addStretch(1)
        self._tell(told, language)
        told.addStretch(1)
        line.addLayout(told, 8)
        acts = column(None, 0)
        acts.setContentsMargins(0, px(6), px(12), px(4))
        acts.addStretch(1)
        self.play.set_height(36)
        acts.addWidget(self.play)
        links = row(None, 4)
        links.addWidget(self.alone)
        links.addStretch(1)
        links.addWidget(self.lesson)
        acts.addLayout(links)
        acts.addStretch(1)
        line.addLayout(acts, 4)

    def _tell(self, told: QVBoxLayout, language: str) -> None:
        title = Heading(title_of(self.game, language), 19)
        title.setWordWrap(True)
        told.addWidget(title)
        told.addWidget(Label(self._cover.pitch()[0], "muted", size=14, wrap=True))
        told.addWidget(self._fact_row(short=True))

    def _hero_words(self, language: str) -> QVBoxLayout:
        px = theme.look().px
        lines = column(None, 10)
        lines.setContentsMargins(px(34), px(10), px(30), px(10))
        lines.addStretch(1)
        told = column(None, 10)
        told.setContentsMargins(px(4), 0, 0, 0)  # flush with the faces of the buttons
        title = Heading(title_of(self.game, language), 31)
        title.setWordWrap(True)
        told.addWidget(title)
        told.addWidget(Label(self._cover.pitch()[0], "strong", size=17, wrap=True))
        told.addWidget(Label(self._cover.pitch()[1], "muted", size=15.5, wrap=True))
        space(told, 2)
        told.addWidget(self._fact_row())
        lines.addLayout(told)
        space(lines, 6)
        lines.addLayout(self._hero_buttons())
        lines.addStretch(1)
        return lines

    def _hero_buttons(self) -> QHBoxLayout:
        line = row(None, 6)
        line.addWidget(self.play)
        self.play.set_height(44, 16)
        self.play.setMinimumWidth(theme.look().px(150))
        for button, icon in ((self.alone, "fasces"), (self.lesson, "ui-rules")):
            button.set_kind("plain")
            button.set_icon(icon)
            button.set_height(44)
            line.addWidget(button)
        line.addStretch(1)
        return line

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows along the gallery go from card to card; across it, from button to button as Qt does."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in self._steps
        ):
            self.walk.emit(self._steps[event.key()])
            return True
        return super().eventFilter(watched, event)


ROW: Final = 5
"""So many upright cards have room side by side on the smallest screen."""


class Gallery(QWidget):
    """Upright cards side by side; more than a row holds go into rows of like length.

    Their words take the room of the longest, so all pictures end level.
    """

    def __init__(self, cards: Sequence[GameCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        grid = QGridLayout(self)
        clear_of(grid, 1)
        columns = ceil(len(cards) / ceil(len(cards) / ROW))
        for number, card in enumerate(cards):
            grid.addWidget(card, number // columns, number % columns)
        for place in range(columns):
            grid.setColumnStretch(place, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        highs = [card.words.heightForWidth(card.contentsRect().width()) for card in self._cards]
        for card in self._cards:
            card.words.setMinimumHeight(max(highs))
