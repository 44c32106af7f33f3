"""The solo challenges on the home page: a row of games, and what one's best came to in the chosen one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.cover import Cover
from rome_desktop.app.covers import vignettes
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import OneOf, draw_focus, text_width
from rome_desktop.app.kit.scale_bar import ScaleBar
from rome_desktop.app.kit.spoken import signed
from rome_desktop.app.kit.widgets import Button, Label
from rome_desktop.app.pages.shared import game_facts
from rome_desktop.app.pages.shared.game_facts import Facts
from rome_desktop.app.pages.shared.page import Glyph, column, row, title_of
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result


class Seal(QWidget):
    """A level of the challenge: its name, with a laurel once it was won."""

    def __init__(self, name: str, won: bool, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._won = name, won
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.look()
        return QSize(int(text_width(look.font("small", bold=True), self._name)) + look.px(36), look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(look.gold_ink if self._won else look.outline)
        painter.setBrush(look.tinted("gold", 0.22) if self._won else look.raised)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        at = QPointF(look.pxf(14), rect.center().y())
        role = "gold_ink" if self._won else "outline"
        icons.draw(painter, "laurel", at, look.pxf(15), look.colour(role))
        painter.setFont(look.font("small", bold=self._won))
        painter.setPen(look.ink if self._won else look.muted)
        box = rect.adjusted(look.pxf(25), 0, -look.pxf(6), 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._name)
        painter.end()


class GameTab(QAbstractButton):
    """A small picture of a game to choose it by; a laurel in the corner once its challenge was won."""

    def __init__(self, key: str, title: str, won: bool, spoken: str) -> None:
        super().__init__()
        self._key, self._won = key, won
        self.setCheckable(True)
        self.setAccessibleName(title)
        self.setAccessibleDescription(spoken)
        self.setToolTip(f"{title}: {spoken}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(theme.look().px(56), theme.look().px(42))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.look().px(34), theme.look().px(42))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, edge = theme.look(), theme.look().pxf(3)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        if not self.isChecked() and not self.underMouse():
            painter.setOpacity(0.72)
        vignettes.draw_thumbnail(painter, rect, self._key)
        painter.setOpacity(1.0)
        width = look.edge_width(2.6 if self.isChecked() else 1.0)
        painter.setPen(QPen(look.accent if self.isChecked() else look.outline, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, look.pxf(3), look.pxf(3))
        if self._won:
            at = rect.bottomRight() - QPointF(look.pxf(9), look.pxf(9))
            painter.setPen(QPen(look.gold_ink, 1.0))
            painter.setBrush(look.raised)
            painter.drawEllipse(at, look.pxf(9), look.pxf(9))
            icons.draw(painter, "laurel", at, look.pxf(13), look.gold_ink)
        if self.hasFocus():
            draw_focus(painter, rect, look.pxf(3))
        painter.end()


class Challenges(QWidget):
    """All challenges, one of them open: `play(game key)`, `opened(game key)`.

    `low` leaves out the sentence and the button: a page that is low has the button in the panel's heading.
    """

    play = Signal(str)
    opened = Signal(str)

    def __init__(
        self, games: Sequence[tuple[Game, Cover]], results: Sequence[Result], chosen: str, *, low: bool
    ) -> None:
        super().__init__()
        self._games, self._results, self._low = list(games), list(results), low
        self.chosen = chosen
        lines = column(self, 5)
        if len(self._games) > 1:
            lines.addLayout(self._tabs())
        self._place = column(None, 0)
        lines.addLayout(self._place, 1)
        self._part: QWidget | None = None
        self._open(chosen)

    def _tabs(self) -> QHBoxLayout:
        line, code = row(None, 2), languages.current()
        self._group = OneOf(self)
        for game, cover in self._games:
            told = game_facts.facts(game, code)
            part = Challenge(game, cover, told, self._results, low=True)
            best = game_facts.best_measure(self._results, game, told.ranks)
            spoken = f"{cover.challenge()[0]}. {part.best_words(best, told)}"
            won = game_facts.is_won(self._results, game, told.ranks)
            tab = GameTab(game.key, title_of(game, code), won, spoken)
            part.deleteLater()
            tab.setObjectName(f"challenge-of-{game.key}")
            tab.setChecked(game.key == self.chosen)
            tab.clicked.connect(lambda _=False, key=game.key: self._choose(key))
            line.addWidget(tab)
            self._group.add(tab)
        return line

    def _choose(self, key: str) -> None:
        self._open(key)
        self.opened.emit(key)

    def _open(self, key: str) -> None:
        self.chosen = key
        game, cover = next(pair for pair in self._games if pair[0].key == key)
        told = game_facts.facts(game, languages.current())
        part = Challenge(game, cover, told, self._results, low=self._low)
        part.play.connect(self.play)
        if self._part is not None:
            self._place.replaceWidget(self._part, part)
            self._part.hide()
            self._part.deleteLater()
            part.show()
        else:
            self._place.addWidget(part, 1)
        self._part = part


class Challenge(QWidget):
    """The solo challenge of one game: what it is, the levels won, the best on the scale of ranks."""

    play = Signal(str)

    def __init__(
        self, game: Game, cover: Cover, facts: Facts, results: Sequence[Result], *, low: bool = False
    ) -> None:
        super().__init__()
        self._game, self._cover = game, cover
        lines = column(self, 4)
        lines.addStretch(1)
        lines.addLayout(self._heading(low))
        lines.addStretch(1)
        if len(game.solo) > 1:
            lines.addLayout(self._seals(results, facts))
            lines.addStretch(1)
        best = game_facts.best_measure(results, game, facts.ranks)
        said = self.best_words(best, facts)
        lines.addWidget(Label(said, "label", size=14, bold=best is not None, wrap=True))
        if scale := facts.scale():
            bar = ScaleBar()
            bar.set_scale(scale, best, said)
            lines.addWidget(bar)
        lines.addStretch(1)
        if not low:
            button = Button(self.tr("Take the challenge"))
            button.setObjectName("challenge")
            button.set_height(40)
            button.clicked.connect(lambda: self.play.emit(game.key))
            lines.addWidget(button)

    def _heading(self, low: bool) -> QHBoxLayout:
        name, sentence = self._cover.challenge()
        line = row(None, 12)
        line.addWidget(Glyph("fasces", 26 if low else 42, "accent"), 0, Qt.AlignmentFlag.AlignTop)
        told: QVBoxLayout = column(None, 1)
        title = Label(name, "strong", size=16, wrap=True)
        title.setToolTip(sentence)
        told.addWidget(title)
        if not low:
            told.addWidget(Label(sentence, "muted", size=14, wrap=True))
        line.addLayout(told, 1)
        return line

    def _seals(self, results: Sequence[Result], facts: Facts) -> QHBoxLayout:
        line = row(None, 5)
        for level in self._game.solo:
            name = self._cover.level(level)[0]
            won = game_facts.is_won(results, self._game, facts.ranks, level)
            spoken = (
                self.tr("{level}: won").format(level=name)
                if won
                else self.tr("{level}: not won yet").format(level=name)
            )
            line.addWidget(Seal(name, won, spoken))
        line.addStretch(1)
        return line

    def best_words(self, best: int | None, facts: Facts) -> str:
        """The best so far in words, with its rank."""
        if best is None:
            if not facts.ranks.steps:
                return self.tr("Not played yet.")
            if facts.ranks.by == "points":
                return self.tr("Not played yet. The points at the end give your rank.")
            return self.tr("Not played yet. The margin at the end gives your rank.")
        rank = facts.rank(best)
        if facts.ranks.by == "points":
            points = signed(self.tr("%n points", "", abs(best)), best)
            if not rank:
                return self.tr("Your best: {points}.").format(points=points)
            return self.tr("Your best: {points}, rank {rank}.").format(points=points, rank=rank)
        if best <= 0:
            return self.tr("Not won yet. Your best: %n points behind.", "", -best)
        if not rank:
            return self.tr("Your best: %n points ahead.", "", best)
        return self.tr("Your best: %n points ahead, rank {rank}.", "", best).format(rank=rank)
