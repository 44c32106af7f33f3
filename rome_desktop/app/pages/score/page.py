"""The score sheet at the end of a game: who won, by what, and where it was decided."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QImageWriter, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app import trouble
from rome_desktop.app.contract import Category, Words
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.scale_bar import ScaleBar
from rome_desktop.app.kit.spoken import figure, labelled, lowered, signed
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel, announce
from rome_desktop.app.pages.score.category_table import CategoryTable
from rome_desktop.app.pages.score.counting import Counting, Podium, StackedBars, Wreath
from rome_desktop.app.pages.score.outcome import Outcome
from rome_desktop.app.pages.score.race import RaceChart, Turning, TurningRow, turning_points
from rome_desktop.app.pages.score.working import WorkedTable
from rome_desktop.app.pages.shared import game_facts
from rome_desktop.app.pages.shared.display import RIVAL
from rome_desktop.app.pages.shared.foot import FootBar
from rome_desktop.app.pages.shared.page import WIDE, Page, column, joined, panel_with, row, title_of

COUNT: Final = 400
"""Milliseconds to count one category."""


class ScoresPage(Page):
    """`replay(line)` from the button (0) or a turning point; `again(same seed?)`; `home()`.

    The points are counted up category by category unless `counted` is set or motion is reduced; a click or a
    key finishes. `pace` is the factor of the settings' pace (0: at once). `note` is a sentence for the bar,
    `back_to` the page that `back` leads to, if it is not the one below.
    """

    replay = Signal(int)
    again = Signal(bool)
    home = Signal()
    saved_sheet = Signal(Path)
    told = Signal()  # who has won, as soon as the points are counted
    low_under = 840.0

    def __init__(
        self,
        outcome: Outcome,
        words: Words,
        *,
        counted: bool = False,
        pace: float = 1.0,
        note: str = "",
        over: bool = False,
        back_to: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.outcome, self._words, self._note = outcome, words, note
        self._over, self._back_to = over or bool(back_to), back_to
        self._counters: list[Counting] = []
        self._rows = len(outcome.rows(words.categories()))
        self._done = counted or not pace or theme.look().reduced_motion
        self._count = QVariantAnimation(self)
        self._count.setStartValue(0.0)
        self._count.setEndValue(float(self._rows))
        self._count.setDuration(int(COUNT * pace * self._rows))
        self._count.valueChanged.connect(self._advance)
        self._count.finished.connect(self.finish)
        if not self._over:
            self.back.connect(self.home)
        self.begin()
        if not self._done:
            self._count.start()

    # the count

    def counting(self) -> bool:
        """Whether the points are still being counted."""
        return not self._done

    def finish(self) -> None:
        """Shows everything at once."""
        if self._done:
            return
        self._done = True
        self._count.stop()
        self._advance(float(self._rows))
        self._tell()
        announce(self, f"{self.headline()} {self.margin_words()}")
        self.told.emit()

    def _advance(self, progress: float) -> None:
        for part in self._counters:
            part.set_progress(progress)

    # the words

    def headline(self) -> str:
        """Who won."""
        out = self.outcome
        names = [out.sides[side].name for side in out.winners]
        if len(names) > 1:
            return self.tr("{names} share the victory").format(names=joined(names))
        if not names:
            return self.tr("Nobody wins")
        return self.tr("{name} wins").format(name=names[0])

    def margin_words(self) -> str:
        """By how much, and in which category most was won."""
        out = self.outcome
        if not out.winners:
            return ""
        if not out.in_points:
            return self.holding_words(out.winners[0])
        best, rest = out.score(out.winners[0]), [side for side in out.order if side not in out.winners]
        points = signed(self.tr("%n points", "", abs(best)), best)
        if not rest:
            return self.tr("{points} each.").format(points=points)
        second = rest[0]
        theirs = out.score(second)
        ahead = best - theirs
        if ahead < 0:  # a rival that is beaten only by so many points
            text = signed(self.tr("%n points are not enough for {name}.", "", abs(theirs)), theirs)
        elif not ahead:
            text = self.tr("{points}, as many as {name}; the tie-break decided.")
        elif out.sides[second].kind == RIVAL:
            text = self.tr("{points}, %n ahead.", "", ahead)
        else:
            text = self.tr("{points}, %n ahead of {name}.", "", ahead)
        return text.format(points=points, name=out.sides[second].name)

    def holding_words(self, side: int) -> str:
        """What a side has at the end of a game without points."""
        rows = self.outcome.rows(self._words.categories())
        names = [row.name if n == 0 else lowered(row.name) for n, row in enumerate(rows)]
        points = [figure(self.outcome.points(side, row.key)) for row in rows]
        return ", ".join(map(labelled, names, points))

    def difference_words(self) -> str:
        """The category that made the difference between the first two, or empty."""
        out = self.outcome
        if len(out.order) < 2 or not out.winners or not out.in_points:
            return ""
        first, second = out.order[:2]
        gaps = [
            (out.points(first, c.key) - out.points(second, c.key), c.name)
            for c in self.outcome.rows(self._words.categories())
        ]
        gap, name = max(gaps, key=lambda pair: pair[0])
        if gap <= 0 or out.score(first) < out.score(second):
            return ""
        text = self.tr("“{category}” made the difference: %n more.", "", gap)
        return text.format(category=name)

    def small_words(self) -> str:
        """Why it ended, the level and rank of a challenge, the seed."""
        parts = [self.outcome.ended]
        if self.outcome.level:
            parts.append(self.tr("Level {level}").format(level=self.outcome.level))
        if self.outcome.rank:
            parts.append(self.tr("Rank {rank}").format(rank=self.outcome.rank))
        if self.outcome.seed:
            parts.append(self.tr("Seed {seed}").format(seed=self.outcome.seed))
        return " · ".join(part.rstrip(".") for part in parts if part)

    # building

    def first_focus(self) -> QWidget | None:
        """No button: whoever hurries the end of a match with Enter should not begin the next one by it."""
        return self._sheet

    def build(self) -> QWidget:
        px = theme.look().px
        way = self._back_to or (self.tr("Back") if self._over else self.tr("Home"))
        strip = self.strip(title_of(self.outcome.game, languages.current()), way, over=self._over)
        strip.set_phase((self.tr("Game over"),), 0)
        self._counters = []
        self._sheet = QWidget()
        lines = column(self._sheet, 0)
        lines.setContentsMargins(px(13), px(2 if self.low() else 8), px(13), 0 if self.low() else px(2))
        lines.addWidget(self._winner())
        wide = self.breadth() == WIDE
        lower: QBoxLayout = QHBoxLayout() if wide else QVBoxLayout()
        lower.setSpacing(0)
        lines.addLayout(lower, 1)
        left, races = column(None, 0), self._races()
        below = races.pop() if wide and len(races) > 1 else None
        left.addWidget(self._table(), 46)
        lower.addLayout(left, 48)
        lower.addLayout(self._charts(races), 52)
        if below is not None:  # without points the sheet is short: a race finds room below it
            left.addWidget(below, 54)
        if not self._done:
            self._advance(float(self._count.currentValue() or 0.0))
        self._tell()
        return self.frame(strip, self._sheet, self._bar())

    def _races(self) -> list[Panel]:
        """A race per category, where there are no points."""
        if self.outcome.in_points:
            return []
        rows = self.outcome.rows(self._words.categories())
        return [self._race_of(category) for category in rows if category.key in self.outcome.races]

    def _charts(self, races: list[Panel]) -> QVBoxLayout:
        """Where the points came from, the race and its turning points; without points a race per category."""
        right = column(None, 0)
        if not self.outcome.in_points:
            for panel in races:
                right.addWidget(panel, 1)
            return right
        right.addWidget(self._bars())
        race: QBoxLayout = QHBoxLayout() if self.breadth() else QVBoxLayout()
        race.setSpacing(0)
        race.addWidget(self._race(), 60)
        turnings = self._turnings()
        if turnings is not None:
            race.addWidget(turnings, 40)
        right.addLayout(race, 1)
        return right

    def _counter(self, part: Counting) -> Counting:
        self._counters.append(part)
        return part

    def _winner(self) -> Panel:
        px = theme.look().px
        panel = Panel(padding=2 if self.low() else 7, radius=9, strength=1.2)
        line = row(panel, 18)
        line.addSpacing(px(6))
        self._wreath = Wreath(self.outcome)
        line.addWidget(self._wreath)
        told = column(None, 1)
        told.addStretch(1)
        self._headline = Heading("", 30)
        self._headline.setWordWrap(True)
        self._margin = Label("", "muted", size=16, wrap=True)
        first, *rest = self.small_words().split(" · ")  # no line begins with a dot, and none parts a rank
        unbroken = (part.replace(" ", "\N{NO-BREAK SPACE}") for part in rest)
        said = "\N{NO-BREAK SPACE}· ".join((first, *unbroken))
        self._small = Label(said, "small", size=13.5, wrap=True)
        for label in (self._headline, self._margin, self._small):
            told.addWidget(label)
        told.addStretch(1)
        line.addLayout(told, 1)
        ranks = self._ranks() if self.breadth() == WIDE else None
        if ranks is not None:
            line.addWidget(ranks, 1, Qt.AlignmentFlag.AlignVCenter)
        if self.breadth():
            podium = self._counter(Podium(self.outcome, self.outcome.rows(self._words.categories())))
            line.addWidget(podium, 0, Qt.AlignmentFlag.AlignVCenter)
        return panel

    def _tell(self) -> None:
        self._wreath.set_open(self._done)
        if not self._done:
            self._headline.setText(self.tr("The points are counted"))
            self._margin.setText(self.tr("A click, or any key, finishes the count."))
            return
        self._headline.setText(self.headline())
        self._margin.setText(f"{self.margin_words()} {self.difference_words()}".strip())

    def _table(self) -> Panel:
        panel = Panel(padding=14, name=self.tr("Score sheet"))
        rows = self.outcome.rows(self._words.categories())
        sort = WorkedTable if self.outcome.workings else CategoryTable
        table = sort(self.outcome, rows, self.tr("Score sheet"), self.tr("Total"))
        column(panel).addWidget(self._counter(table), 1)
        return panel

    def _bars(self) -> Panel:
        panel, lines = panel_with(self.tr("Where the points came from"), spacing=4)
        rows = self.outcome.rows(self._words.categories())
        lines.addWidget(self._counter(StackedBars(self.outcome, rows, low=self.low())), 1)
        return panel

    def _race(self) -> Panel:
        by = self._words.race()
        said = self.tr("points if the game had ended then, {by_round}").format(by_round=by)
        spoken = self.tr("The race, {by_round}").format(by_round=by)
        about = Label(said, "label", colour="muted", size=13)
        panel, lines = panel_with(self.tr("The race"), about, spacing=2)
        ends = [f"{self.outcome.sides[s].name} {figure(self.outcome.score(s))}" for s in self.outcome.order]
        lines.addWidget(RaceChart(self.outcome, ", ".join([spoken, *ends])), 1)
        return panel

    def _ranks(self) -> ScaleBar | None:
        """The ranks of a solo challenge, filled up to what was reached."""
        out = self.outcome
        told = game_facts.facts(out.game, languages.current(), out.options)
        if sum(side.kind != RIVAL for side in out.sides) > 1 or not told.scale():
            return None
        bar = ScaleBar()
        measure = told.ranks.measure([standing.score for standing in out.standings])
        bar.set_scale(told.scale(), measure, self.tr("Rank {rank}").format(rank=told.rank(measure)))
        return bar

    def _race_of(self, category: Category) -> Panel:
        about = Label(self._words.race(), "label", colour="muted", size=13)
        panel, lines = panel_with(category.name, about, spacing=2)
        outcome = replace(self.outcome, race=self.outcome.races[category.key])
        ends = [f"{outcome.sides[s].name} {outcome.points(s, category.key)}" for s in outcome.order]
        lines.addWidget(RaceChart(outcome, labelled(category.name, ", ".join(ends))), 1)
        return panel

    def _turnings(self) -> Panel | None:
        found = turning_points(self.outcome, 3 if self.low() else 4)
        if not found:
            return None
        panel, lines = panel_with(self.tr("Turning points"), spacing=2)
        for turning in found:
            name = self.outcome.sides[turning.side].name
            when = self._words.round_name(self.outcome.round_at(turning.turn - 1))
            title = self.tr("{round}: {name}").format(round=when, name=name)
            line = TurningRow(self.outcome, turning, title, self.turning_words(turning))
            line.setObjectName(f"turning-{turning.turn}")
            line.setToolTip(self.tr("Look at the table as it was"))
            line.look_at.connect(self.replay)
            lines.addWidget(line)
        lines.addStretch(1)
        return panel

    def turning_words(self, turning: Turning) -> str:
        """What happened at a turning point."""
        if turning.lead:
            return self.tr("%n points and the lead", "", turning.gain)
        return self.tr("%n points at once", "", turning.gain)

    def _bar(self) -> FootBar:
        self._foot = FootBar(self._note)
        home = (self.tr("Home"), "home-button", "ui-home", None, self.home.emit)
        back = (self._back_to, "back-button", "ui-back", None, self.back.emit)
        same = (self.tr("Same seed again"), "same-seed", "ui-rotate", None, lambda: self.again.emit(True))
        for text, name, icon, key, slot in (
            (self.tr("Watch the replay"), "replay", "ui-eye", "V", lambda: self.replay.emit(0)),
            (self.tr("Save the sheet"), "save-sheet", None, None, self.save_sheet),
            *((back,) if self._back_to else (same, home)),  # a challenge always has the same seed
        ):
            button = self._foot.add(Button(text, icon=icon, key=key))
            button.setObjectName(name)
            button.clicked.connect(slot)
        self._again = self._foot.add(Button(self.tr("Play again"), "primary", key="N"))
        self._again.setObjectName("again")
        self._again.clicked.connect(lambda: self.again.emit(False))
        return self._foot

    # what people do

    def sheet_picture(self) -> QPixmap:
        """The sheet as a picture, all counted, without strip and bar."""
        self.finish()
        picture = QPixmap(self._sheet.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(theme.look().page)
        self._sheet.render(picture, renderFlags=QWidget.RenderFlag.DrawChildren)
        return picture

    def save_sheet(self) -> None:
        """Asks where to, and writes the sheet as a PNG; says in the bar what came of it."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        title = title_of(self.outcome.game, languages.current()).replace(":", "")
        start = str(Path(folder) / f"{title}.png")
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the sheet"), start, self.tr("Picture (*.png)")
        )
        if chosen:
            self.write_sheet(Path(chosen))

    def write_sheet(self, path: Path) -> bool:
        """Writes the sheet; False if the picture could not be written, and then the bar says why."""
        path = path if path.suffix.lower() == ".png" else path.with_name(path.name + ".png")
        writer = QImageWriter(str(path), b"png")
        if not writer.write(self.sheet_picture().toImage()):
            text = self.tr("The sheet could not be saved as {path}: {reason}.")
            trouble.note(f"{path}: {writer.errorString()}")
            self._foot.say(text.format(path=path, reason=trouble.reason_of(None)), "accent")
            return False
        self._foot.say(self.tr("The sheet is saved as {path}.").format(path=path))
        self.saved_sheet.emit(path)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.counting() and not event.isAutoRepeat():
            self.finish()
        elif event.key() == Qt.Key.Key_N:
            self.again.emit(False)
        elif event.key() == Qt.Key.Key_V:
            self.replay.emit(0)
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
