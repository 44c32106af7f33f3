"""Parts of the home page: the cards of the gallery, the challenge and the records."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from rome_desktop.app.contract import Words
from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.scale_bar import ScaleBar
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel
from rome_desktop.app.pages.game_parts import Facts, best_margin, best_of, rank_at, with_people, won_by_person
from rome_desktop.app.pages.page_parts import (
    Emblem,
    Glyph,
    Rule,
    Vignette,
    column,
    player_range,
    row,
    space,
    title_of,
    when,
)
from rome_desktop.app.pages.save_parts import Blank
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result


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
    """A game of the gallery. `hero`: the only one, wide; `flat`: a line of a list, picture at the left."""

    new_game = Signal(str)
    solo = Signal(str)
    learn = Signal(str)
    walk = Signal(int)

    def __init__(
        self,
        game: Game,
        words: Words,
        facts: Facts,
        language: str,
        *,
        shape: str = "card",
        primary: bool = False,
        chosen: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(padding=3, radius=9, strength=1.3, name=title_of(game, language), parent=parent)
        self.game, self._words, self._facts = game, words, facts
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
            picture.setMinimumHeight(px(120))
            self._lay_upright(picture, language, 21.5)
        else:
            picture.round_left()
            self._lay_flat(picture, language, hero=shape == "hero")

    def _make_buttons(self, primary: bool) -> None:
        key = self.game.key
        self.play = Button(self.tr("New game"), "primary" if primary else "plain")
        self.play.setObjectName(f"new-{key}")
        self.play.clicked.connect(lambda: self.new_game.emit(key))
        self.alone = Button(self.tr("Solo challenge"), "link")
        self.alone.setObjectName(f"solo-{key}")
        self.alone.clicked.connect(lambda: self.solo.emit(key))
        self.alone.setVisible(bool(self.game.solo))
        self.lesson = Button(self.tr("Learn to play"), "link")
        self.lesson.setObjectName(f"learn-{key}")
        self.lesson.clicked.connect(lambda: self.learn.emit(key))
        for button in (self.play, self.alone, self.lesson):
            button.setAccessibleDescription(self.accessibleName())
            button.installEventFilter(self)

    def _fact_row(self, *, short: bool = False) -> FactRow:
        spoken = self.tr("{range} players").format(range=player_range(self.game.seats))
        told = [("meeple", player_range(self.game.seats), spoken)]
        if self._facts.minutes:
            low, high = self._facts.minutes
            if low == high:
                text, read = self.tr("about {count} min").format(count=low), self.tr("about %n minutes", "", low)
            else:
                text = self.tr("{low}–{high} min").format(low=low, high=high)
                read = self.tr("{low} to {high} minutes").format(low=low, high=high)
            told.append(("ui-rotate", text, read))
        if self.game.solo and not short:
            alone = self._words.challenge()[0]
            told.append(("fasces", alone, alone))
        return FactRow(told)

    def _lay_upright(self, picture: Vignette, language: str, size: float) -> None:
        lines = column(self, 0)
        lines.addWidget(picture, 1)
        px = theme.look().px
        inner = column(None, 6)
        inner.setContentsMargins(px(11), px(10), px(11), px(8))
        told = column(None, 6)
        told.setContentsMargins(px(4), 0, px(4), 0)  # flush with the face of the button
        title = Heading(title_of(self.game, language), size)
        title.setWordWrap(True)
        told.addWidget(title)
        told.addWidget(Label(self._words.pitch()[0], "muted", size=14, wrap=True))
        told.addWidget(self._fact_row(short=True))
        inner.addLayout(told)
        self.play.set_height(40)
        inner.addWidget(self.play)
        links = row(None, 4)
        links.addWidget(self.alone)
        links.addStretch(1)
        links.addWidget(self.lesson)
        inner.addLayout(links)
        lines.addLayout(inner)

    def _lay_flat(self, picture: Vignette, language: str, *, hero: bool) -> None:
        px = theme.look().px
        line = row(self, 0)
        line.addWidget(picture, 10 if hero else 4)
        lines = column(None, 10 if hero else 6)
        lines.setContentsMargins(*[px(n) for n in ((34, 10, 30, 10) if hero else (18, 8, 14, 8))])
        lines.addStretch(1)
        told = column(None, 10 if hero else 6)
        told.setContentsMargins(px(4), 0, 0, 0)  # flush with the faces of the buttons
        title = Heading(title_of(self.game, language), 31 if hero else 21.5)
        title.setWordWrap(True)
        told.addWidget(title)
        told.addWidget(
            Label(self._words.pitch()[0], "strong" if hero else "muted", size=17 if hero else 14, wrap=True)
        )
        if hero:
            told.addWidget(Label(self._words.pitch()[1], "muted", size=15.5, wrap=True))
            space(told, 2)
        told.addWidget(self._fact_row())
        lines.addLayout(told)
        if hero:
            space(lines, 6)
        lines.addLayout(self._flat_buttons(hero))
        lines.addStretch(1)
        line.addLayout(lines, 10 if hero else 8)

    def _flat_buttons(self, hero: bool) -> QHBoxLayout:
        line = row(None, 6)
        line.addWidget(self.play)
        if hero:
            self.play.set_height(44, 16)
            self.play.setMinimumWidth(theme.look().px(150))
            for button, icon in ((self.alone, "fasces"), (self.lesson, "ui-rules")):
                button.set_kind("plain")
                button.set_icon(icon)
                button.set_height(44)
        line.addWidget(self.alone)
        line.addWidget(self.lesson)
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
        return QSize(int(text_width(look.font("label", bold=True), self._name)) + look.px(42), look.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(look.gold_ink if self._won else look.line_strong)
        painter.setBrush(look.tinted("gold", 0.22) if self._won else look.raised)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        at = QPointF(look.pxf(16), rect.center().y())
        role = "gold_ink" if self._won else "line_strong"
        icons.draw(painter, "laurel", at, look.pxf(17), look.colour(role))
        painter.setFont(look.font("label", bold=self._won))
        painter.setPen(look.ink if self._won else look.muted)
        box = rect.adjusted(look.pxf(28), 0, -look.pxf(8), 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._name)
        painter.end()


class Challenge(QWidget):
    """The solo challenge of one game: what it is, the levels won, the best margin on the scale of ranks."""

    play = Signal(str)

    def __init__(self, game: Game, words: Words, facts: Facts, results: Sequence[Result]) -> None:
        super().__init__()
        self._game, self._words = game, words
        name, sentence = words.challenge()
        lines = column(self, 6)
        top = row(None, 14)
        top.addWidget(Glyph("fasces", 46, "accent"), 0, Qt.AlignmentFlag.AlignTop)
        told = column(None, 2)
        told.addWidget(Label(name, "strong", size=17, wrap=True))
        told.addWidget(Label(sentence, "muted", size=14.5, wrap=True))
        top.addLayout(told, 1)
        lines.addLayout(top)
        lines.addStretch(1)
        lines.addLayout(self._seals(results))
        best = best_margin(results, game.key)
        lines.addStretch(1)
        lines.addWidget(
            Label(self.best_words(best, facts), "label", size=14.5, bold=best is not None, wrap=True)
        )
        if facts.ranks:
            scale = ScaleBar()
            scale.set_scale(facts.ranks, best, self.best_words(best, facts))
            lines.addWidget(scale)
        lines.addStretch(1)
        self.button = Button(self.tr("Take the challenge"))
        self.button.setObjectName("challenge")
        self.button.set_height(40)
        self.button.clicked.connect(lambda: self.play.emit(game.key))
        lines.addWidget(self.button)

    def _seals(self, results: Sequence[Result]) -> QHBoxLayout:
        line = row(None, 8)
        for level in self._game.solo:
            name = self._words.level(level)[0]
            best = best_margin(results, self._game.key, level)
            won = best is not None and best > 0
            spoken = (
                self.tr("{level}: won").format(level=name)
                if won
                else self.tr("{level}: not won yet").format(level=name)
            )
            line.addWidget(Seal(name, won, spoken))
        line.addStretch(1)
        return line

    def best_words(self, best: int | None, facts: Facts) -> str:
        """The best margin in words, with its rank."""
        if best is None:
            return self.tr("Not played yet. The margin at the end gives your rank.")
        if best <= 0:
            return self.tr("Not won yet. Your best: %n point(s) behind.", "", -best)
        rank = rank_at(facts.ranks, best)
        if not rank:
            return self.tr("Your best: %n point(s) ahead.", "", best)
        return self.tr("Your best: %n point(s) ahead, rank {rank}.", "", best).format(rank=rank)


class RecordLine(QWidget):
    """Emblem, a name, a quiet word beside it, and a score at the right."""

    def __init__(self, colour: str, name: str, beside: str, score: str) -> None:
        super().__init__()
        line = row(self, 8)
        line.addWidget(Emblem(colour, 22))
        line.addWidget(Label(name, "body", size=15, bold=True))
        line.addWidget(Label(beside, "label", colour="muted"))
        line.addStretch(1)
        line.addWidget(Label(score, "body", size=17, bold=True))
        self.setAccessibleName(f"{name}, {beside}, {score}")


class Records(QWidget):
    """The best scores: one line per game, or the best six where there is one game only."""

    def __init__(self, games: Sequence[tuple[Game, Words]], results: Sequence[Result], language: str) -> None:
        super().__init__()
        lines = column(self, 4)
        shown = self._lines(games, results, language)
        played = with_people(results)
        if not shown:
            lines.addWidget(self._nothing(len(played)), 1)
            return
        for number, line in enumerate(shown):
            if number:
                lines.addWidget(Rule())
            lines.addWidget(line)
        lines.addStretch(1)
        lines.addWidget(Rule("line_strong"))
        foot = row(None, 8)
        foot.addWidget(Label(self.tr("%n game(s) played", "", len(played)), "label", size=14.5, bold=True))
        foot.addStretch(1)
        won = sum(won_by_person(result) for result in played)
        foot.addWidget(Label(self.tr("%n won by people", "", won), "label", colour="muted", size=14))
        lines.addLayout(foot)

    def _nothing(self, played: int) -> Blank:
        if played:
            return Blank(
                "laurel",
                self.tr("Only challenges so far."),
                self.tr("Scores against other players will stand here."),
            )
        return Blank("laurel", self.tr("No game finished yet."), self.tr("Your first score will stand here."))

    def _lines(
        self, games: Sequence[tuple[Game, Words]], results: Sequence[Result], language: str
    ) -> list[RecordLine]:
        if len(games) == 1:
            best = best_of(results, games[0][0].key, 6)
            return [
                RecordLine(r.seats[s].colour, r.seats[s].name, when(r.ended), str(r.scores[s]))
                for r, s in best
            ]
        found = []
        for game, _ in games:
            for r, s in best_of(results, game.key, 1):
                title = title_of(game, language)
                found.append(RecordLine(r.seats[s].colour, title, r.seats[s].name, str(r.scores[s])))
        return found
