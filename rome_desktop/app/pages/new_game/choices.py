"""Parts of the new-game page: cards to choose from, options with their sentence, seeds."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QRadioButton, QSizePolicy, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.cover import Cover
from rome_desktop.app.kit import fitting, icons, theme
from rome_desktop.app.kit.buttons import OneOf, draw_focus, ring_margin
from rome_desktop.app.kit.scale_bar import ScaleBar
from rome_desktop.app.kit.stylesheet import mixed
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel, Toggle
from rome_desktop.app.pages.shared import game_facts
from rome_desktop.app.pages.shared.page import Vignette, column, player_range, row, title_of, when
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result

SEED_LENGTH: Final = 24
_WORDS: Final = (
    "AQUA ARBOR ARCUS AURUM CAMPUS CIRCUS COLLIS CORONA DOMUS FONS FORUM FLAMMA HORTUS INSULA LAPIS LAURUS "
    "MARMOR NAVIS OLIVA PINUS PONTIS PORTA ROSA STELLA TIBER TURRIS UMBRA URBS VENTUS VIA"
).split()


def readable_seed(dice: random.Random | None = None) -> str:
    """A seed that can be said on the telephone, such as `MARMOR-4417`."""
    dice = dice or random.SystemRandom()
    return f"{dice.choice(_WORDS)}-{dice.randrange(1000, 10000)}"


class ChoiceCard(QRadioButton):
    """A title in Cinzel with a sentence below, on a card; the chosen one has an accent edge."""

    def __init__(self, title: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._sentence = sentence
        self.setAccessibleDescription(sentence)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hitButton(self, pos: object) -> bool:
        return True

    def hasHeightForWidth(self) -> bool:
        return True

    def _lines(self, width: float) -> tuple[str, ...]:
        look = theme.look()
        room = width - look.pxf(32) - 2 * ring_margin()
        return fitting.wrapped(self._sentence, look.font("label", 14), room) if self._sentence else ()

    def _titles(self, width: float) -> tuple[str, ...]:
        """The title in as many lines as it needs beside the tick."""
        look = theme.look()
        room = width - look.pxf(44) - 2 * ring_margin()
        return fitting.wrapped(self.text(), look.font("display", 15), room)

    def heightForWidth(self, width: int) -> int:
        look = theme.look()
        rows = look.px(19) * (len(self._lines(width)) + len(self._titles(width)))
        return look.px(24) + rows + 2 * ring_margin()

    def sizeHint(self) -> QSize:
        width = theme.look().px(200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.look().px(120), self.heightForWidth(max(self.width(), theme.look().px(120))))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, m, on = theme.look(), ring_margin(), self.isChecked()
        rect = QRectF(self.rect()).adjusted(m, m, -m, -m)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self.underMouse() and self.isEnabled()
        width = look.edge_width(2.4 if on else 1)
        painter.setPen(QPen(look.accent if on else look.outline, width))
        painter.setBrush(mixed(look.ink, look.raised, 0.04) if over and not on else look.raised)
        painter.drawRoundedRect(
            rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), look.pxf(6), look.pxf(6)
        )
        titles, said = self._titles(self.width()), self._lines(self.width())
        top = look.pxf(9) if said else (rect.height() - look.pxf(19) * len(titles)) / 2
        inner = rect.adjusted(look.pxf(16), top, -look.pxf(16), 0)
        at = QRectF(inner.left(), inner.top(), inner.width(), look.pxf(19))
        for role, size, colour, lines in (
            ("display", 15, look.ink if self.isEnabled() else look.faint, titles),
            ("label", 14, look.muted if self.isEnabled() else look.faint, said),
        ):
            painter.setFont(look.font(role, size))
            painter.setPen(colour)
            for line in lines:
                painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line)
                at.translate(0, look.pxf(19))
            at.translate(0, look.pxf(4))
        if on:
            self._draw_tick(painter, rect)
        if self.hasFocus():
            draw_focus(painter, rect, look.pxf(6))
        painter.end()

    def _draw_tick(self, painter: QPainter, rect: QRectF) -> None:
        look = theme.look()
        at = rect.topRight()
        at.setX(at.x() - look.pxf(18))
        at.setY(at.y() + look.pxf(18))
        icons.draw(painter, "ui-confirm", at, look.pxf(14), look.accent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()  # Enter starts the game
        else:
            super().keyPressEvent(event)


class ChoiceCards(QWidget):
    """Cards of which one is chosen: `chosen(index)`. `brief`: only the chosen one's sentence, below them."""

    chosen = Signal(int)

    spoken_role = QAccessible.Role.Grouping

    def __init__(
        self,
        cards: Sequence[tuple[str, str]],
        value: int,
        name: str,
        *,
        upright: bool = False,
        brief: bool = False,
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._group = OneOf(self)
        self._sentences = [sentence for _, sentence in cards]
        self._reason = ""
        self._hints = self._sentences if brief else [""] * len(cards)
        whole = column(self, 1)
        lines = column(None, 2) if upright else row(None, 2)
        for index, (title, sentence) in enumerate(cards):
            card = ChoiceCard(title, "" if brief else sentence)
            card.setAccessibleDescription(sentence)
            card.setToolTip(self._hints[index])
            lines.addWidget(card)
            self._group.add(card, index)
        whole.addLayout(lines)
        self._told = Label("", "small", size=13, wrap=True)
        whole.addWidget(self._told)
        self._told.setVisible(brief and any(self._sentences))
        self._group.button(value).setChecked(True)
        self._say(value)
        self._group.idToggled.connect(self._choose)

    def _choose(self, index: int, on: bool) -> None:
        if on:
            self._say(index)
            self.chosen.emit(index)

    def _say(self, index: int) -> None:
        said = self._sentences[index]
        between = " " if said.endswith(".") else " · "
        self._told.setText(between.join(filter(None, (said, self._reason))))

    def set_value(self, index: int) -> None:
        """Another is chosen, without a signal."""
        if index != self._group.checkedId():
            self._group.blockSignals(True)
            self._group.button(index).setChecked(True)
            self._group.blockSignals(False)
            self._group.lead()
            self._say(index)

    def bar(self, indices: Collection[int], reason: str) -> None:
        """Cards that cannot be chosen now, and why."""
        for index, button in enumerate(self.buttons()):
            button.setEnabled(index not in indices)
            button.setToolTip(reason if index in indices else self._hints[index])
            button.setAccessibleDescription(reason if index in indices else self._sentences[index])
        self._group.lead()
        self._reason = reason if indices else ""
        self._say(self._group.checkedId())

    def buttons(self) -> list[QAbstractButton]:
        """The cards in order."""
        return self._group.buttons()


class SwitchRow(QWidget):
    """A name and one sentence at the left, a control at the right; a click on the words works a switch.

    `below` puts the control under the words; `brief` leaves the sentence to the tool tip.
    """

    def __init__(
        self, title: str, sentence: str, control: QWidget, *, below: bool = False, brief: bool = False
    ) -> None:
        super().__init__()
        told = column(None, 1)
        told.addWidget(Label(title, "strong", size=15.5, wrap=True))
        self.setToolTip(sentence if brief else "")
        self._sentence = sentence
        self._says = Label(sentence, "small", size=13, wrap=True)
        if sentence and not brief:
            told.addWidget(self._says)
        self._control = control
        control.setAccessibleName(control.accessibleName() or title)
        control.setAccessibleDescription(sentence)
        if below:
            lines = column(self, 4)
            lines.addLayout(told)
            lines.addWidget(control)
        else:
            line = row(self, 12)
            line.addLayout(told, 1)
            line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)

    def lock(self, reason: str) -> None:
        """The control cannot be used now, and the sentence says why; empty for one that can."""
        self._control.setEnabled(not reason)
        self._control.setAccessibleDescription(reason)
        self._says.setText(f"{self._sentence} {reason}".strip())

    def mouseReleaseEvent(self, event: object) -> None:
        if isinstance(self._control, Toggle) and self._control.isEnabled():
            self._control.click()
            self._control.setFocus(Qt.FocusReason.MouseFocusReason)


class RankScale(QWidget):
    """The ranks of a solo challenge with one's best; nothing where a challenge is only won or lost."""

    def __init__(self, game: Game, results: Sequence[Result]) -> None:
        super().__init__()
        self._game, self._results = game, results
        lines = column(self, 4)
        self._says = Label("", "label", size=14.5, wrap=True)
        self._scale = ScaleBar()
        lines.addWidget(self._says)
        lines.addWidget(self._scale)

    def tell(self, options: Mapping[str, str]) -> None:
        """The ranks with these options."""
        told = game_facts.facts(self._game, languages.current(), options)
        by_points = told.ranks.by == "points"
        self._says.setText(
            self.tr("The points at the end give your rank:")
            if by_points
            else self.tr("The margin at the end gives your rank:")
        )
        best = game_facts.best_measure(self._results, self._game, told.ranks)
        self._scale.set_scale(
            told.scale(), best, ", ".join(f"{name} {least}" for name, least in told.scale())
        )
        self.setVisible(bool(told.scale()))


class AboutGame(Panel):
    """The game's picture, what it is about, and figures: `learn(game key)`.

    Whoever has not met the game here is told of the first lesson, which takes so many `minutes`.
    """

    learn = Signal(str)

    def __init__(self, game: Game, cover: Cover, results: Sequence[Result], minutes: int = 0) -> None:
        px, code = theme.look().px, languages.current()
        super().__init__(padding=3, name=title_of(game, code))
        self._game, self._cover, self._results = game, cover, list(results)
        lines = column(self, 0)
        picture = Vignette(self._game.key, 6)
        picture.set_high(130)
        picture.setMinimumHeight(px(110))
        picture.setMaximumHeight(px(186))
        lines.addWidget(picture, 1)
        told = column(None, 7)
        told.setContentsMargins(px(15), px(12), px(15), px(12))
        name = Heading(title_of(self._game, code), 22)
        name.setWordWrap(True)
        told.addWidget(name)
        told.addWidget(Label(self._cover.pitch()[1], "muted", size=14, wrap=True))
        told.addStretch(1)
        self._players = Label(player_range(game.seats), "strong", size=15, wrap=True)
        for key, value in self._figures():
            figure = column(None, 0)
            figure.addWidget(Label(key, "small"))
            figure.addWidget(Label(value, "strong", size=15, wrap=True) if value else self._players)
            told.addLayout(figure)
        told.addStretch(2)
        if minutes:
            offer = self.tr("New to this game? The first lesson takes %n minutes.", "", minutes)
            told.addWidget(Label(offer, "strong", size=15, wrap=True))
        lesson = Button(self.tr("Learn to play"), icon="ui-rules")
        lesson.setObjectName("learn")
        lesson.clicked.connect(lambda: self.learn.emit(self._game.key))
        told.addWidget(lesson)
        lines.addLayout(told)

    def tell(self, options: Mapping[str, str]) -> None:
        """How many can play on the board among these options, and on which, where the others hold more."""
        boards = {
            option.name for option in self._game.options if self._cover.option_words(option.name, "")[0]
        }
        given = {name: value for name, value in options.items() if name in boards}
        game = self._game
        fit = [count for count in game.seats if game.check_seats(count, game.complete(count, given))]
        text = player_range(fit or self._game.seats)
        if fit and len(fit) < len(self._game.seats):
            names = (self._cover.option_words(name, given[name])[0] for name in sorted(boards))
            text = f"{text} ({', '.join(names)})"
        self._players.setText(text)

    def _figures(self) -> list[tuple[str, str]]:
        told = [(self.tr("Players"), "")]
        minutes = game_facts.facts(self._game, languages.current()).minutes
        if minutes:
            low, high = minutes
            text = self.tr("{low} to {high} minutes").format(low=low, high=high)
            if low == high:
                text = self.tr("about %n minutes", "", low)
            told.append((self.tr("Length"), text))
        if self._results:
            latest = max(self._results, key=lambda r: r.ended)
            told.append((self.tr("Last played"), when(latest.ended)))
        for result, side in game_facts.best_of(self._results, self._game, 1):
            text = self.tr("{name}, {score}")
            score = text.format(
                name=result.seats[side].name, score=game_facts.score_words(self._game, result, side)
            )
            told.append((self.tr("Best score"), score))
        return told
