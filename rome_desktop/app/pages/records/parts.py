"""The panels of the records: each a title, a sentence that says what is shown, and the drawing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.contract import Category
from rome_desktop.app.cover import Cover
from rome_desktop.app.kit.spoken import figure, signed
from rome_desktop.app.kit.widgets import Button, Label, Panel, ScaleBar
from rome_desktop.app.pages.records.charts import Bar, BarsChart, Column, ColumnsChart, Tile
from rome_desktop.app.pages.records.figures import (
    ENOUGH,
    FORM,
    LEVELS,
    Played,
    Source,
    against_computers,
    by_game,
    sources,
)
from rome_desktop.app.pages.records.form import FormChart
from rome_desktop.app.pages.records.table import FigureTable, newest_first
from rome_desktop.app.pages.records.words import RecordWords
from rome_desktop.app.pages.saved.rows import Blank
from rome_desktop.app.pages.score.outcome import VICTORY
from rome_desktop.app.pages.shared import game_facts
from rome_desktop.app.pages.shared.page import clear_of, column, panel_with, row, title_of
from rome_desktop.catalogue import game as game_of
from rome_desktop.engine.edition import Ranks
from rome_desktop.engine.game import Game
from rome_desktop.session.puzzles import puzzles_of
from rome_desktop.session.results import Result

FEW, MANY = 7, 9
"""So many sources have room on a low page, and on a high one."""
GAME_COLOURS = ("#8E2A20", "#24708F", "#6B3FA0", "#2F7A6B", "#8F6716")


class Parts(QObject):
    """Makes the panels for the matches that are looked at: `opened(played)`, `play()`, `practise()`."""

    opened = Signal(object)
    play = Signal()
    practise = Signal()

    def __init__(
        self,
        played: Sequence[Played],
        game: Game | None,
        categories: Callable[[str], Sequence[Category]],
        *,
        low: bool,
    ) -> None:
        super().__init__()
        self._played, self._game, self._low = list(played), game, low
        self._categories = categories
        self._say = RecordWords()
        self.in_points = game is not None and all(
            game.in_points(len(one.result.seats)) for one in self._played
        )

    # ---- form

    def form_sentence(self) -> str:
        return self._say.form(self._played, in_points=self.in_points)

    def form(self) -> Panel:
        """Points or places over time."""
        last = self._played[-FORM:]
        about = self.tr("last %n matches", "", len(last)) if last else ""
        panel, lines = panel_with(self.tr("Form"), Label(about, "label", colour="muted"), spacing=2)
        lines.addWidget(Label(self.form_sentence(), "strong", size=15, wrap=True))
        if len(last) < ENOUGH:
            button = Button(self.tr("Play a match"))
            button.setObjectName("play-a-match")
            button.clicked.connect(self.play)
            lines.addWidget(Blank("laurel", "", "", button), 1)
            return panel
        spoken = [self._say.spoken(one, self._say.value(one, in_points=self.in_points)) for one in last]
        chart = FormChart(
            last,
            spoken,
            self.form_sentence(),
            places=not self.in_points,
            best=self.tr("{points}, the best"),
        )
        chart.setObjectName("form")
        chart.opened.connect(self.opened)
        lines.addWidget(chart, 1)
        won = sum(one.won for one in last)
        told = self.tr("Tick: won, {won} of {all}. The line is the average of five.")
        lines.addWidget(Label(told.format(won=won, all=len(last)), "small", wrap=True))
        return panel

    # ---- against the computer

    def against_sentence(self) -> str:
        return self._say.against(against_computers(self._played))

    def against(self) -> Panel:
        """The share that was won at each level."""
        shares = against_computers(self._played)
        panel, lines = panel_with(
            self.tr("Against the computer"), Label(self.tr("matches won"), "label", colour="muted"), spacing=2
        )
        lines.addWidget(Label(self.against_sentence(), "strong", size=15, wrap=True))
        columns = [
            Column(LEVELS.index(s.key) + 1, self._say.level(s.key), self._say.share(s), s.won / s.played)
            for s in shares
        ]
        if columns:
            lines.addWidget(ColumnsChart(columns, self.against_sentence()), 1)
        else:
            lines.addStretch(1)
        return panel

    def ranks(self, games: Sequence[tuple[Game, Cover]], results: Sequence[Result]) -> Panel:
        """In the place of computers, for matches alone: the ranks that were reached."""
        panel, lines = panel_with(self.tr("Ranks reached alone"), spacing=4)
        table = QGridLayout()
        clear_of(table, 4)
        table.setColumnStretch(0, 1)
        shown = [(g, c) for g, c in games if g.solo and (self._game is None or self._game is g)]
        if len(shown) == 1 and (marks := game_facts.facts(shown[0][0], languages.current()).scale()):
            scale = ScaleBar()
            ranks = game_facts.facts(shown[0][0], languages.current()).ranks
            spoken = ", ".join(f"{name} {points}" for name, points in marks)
            scale.set_scale(marks, game_facts.best_measure(results, shown[0][0], ranks), spoken)
            lines.addWidget(scale)
        row = 0
        for game, cover in shown:
            told = game_facts.facts(game, languages.current())
            for level in game.solo if len(shown) == 1 else ("",):
                mine = game_facts.best_measure(results, game, told.ranks, level)
                name = cover.level(level)[0] if level else title_of(game, languages.current())
                cells = (name, self.measure(mine, told.ranks), told.rank(mine))
                for place, (text, role) in enumerate(zip(cells, ("strong", "muted", "body"), strict=True)):
                    table.addWidget(Label(text, role, size=14.5, wrap=place == 0), row, place)
                row += 1
        lines.addLayout(table)
        lines.addStretch(1)
        return panel

    def measure(self, margin: int | None, ranks: Ranks) -> str:
        """The best at a level, in words."""
        if margin is None:
            return self.tr("not played yet")
        if ranks.by == "points":
            return signed(self.tr("%n points", "", abs(margin)), margin)
        if margin <= 0:
            return self.tr("%n points behind", "", -margin)
        return self.tr("%n points ahead", "", margin)

    # ---- sources

    def sources_sentence(self) -> str:
        if self._game is None:
            return self._say.games(by_game(self._played), self._titles())
        return self._say.sources(self._sources(), self._names())

    def _sources(self) -> list[Source]:
        """Those that are shown: what only lifts winners above others is no source."""
        names = self._names()
        return [source for source in sources(self._played) if source.key in names]

    def _titles(self) -> Mapping[str, str]:
        keys = {one.result.game for one in self._played}
        return {key: title_of(game_of(key), languages.current()) for key in keys}

    def _rows(self) -> list[Category]:
        assert self._game is not None
        return [c for c in self._categories(self._game.key) if c.key != VICTORY]

    def _names(self) -> Mapping[str, str]:
        return {category.key: category.name for category in self._rows()}

    def sources(self) -> Panel:
        """Where the points come from; with all games how often each was played."""
        if self._game is None:
            title, about, bars = self.sources_title(), self.tr("won of played"), self._game_bars()
        else:
            title = self.sources_title()
            about, bars = self.tr("the last five; needle: usual"), self._largest()
        panel, lines = panel_with(title, Label(about, "label", colour="muted"), spacing=2)
        told = row(None, 8)
        told.addWidget(Label(self.sources_sentence(), "strong", size=15, wrap=True), 1)
        if bars and self._game is not None and puzzles_of(self._game):
            practise = Button(self.tr("Practise"), "link")
            practise.setObjectName("practise")
            practise.clicked.connect(self.practise)
            told.addWidget(practise)
        lines.addLayout(told)
        if bars:
            lines.addWidget(BarsChart(bars, self.sources_sentence()), 1)
        else:
            lines.addStretch(1)
        return panel

    def _game_bars(self) -> list[Bar]:
        titles = self._titles()
        return [
            Bar("laurel", colour, titles[s.key], s.played, None, str(s.played), self._say.share(s), 0)
            for s, colour in zip(by_game(self._played), GAME_COLOURS, strict=False)
        ]

    def _largest(self) -> list[Bar]:
        """As many sources as there is room for, in their order; the table has all."""
        bars = self._source_bars()
        by_size = sorted(bars, key=lambda bar: -max(abs(bar.value), abs(bar.needle or 0)))
        kept = by_size[: FEW if self._low else MANY]
        return [bar for bar in bars if bar in kept]

    def _source_bars(self) -> list[Bar]:
        found = {source.key: source for source in self._sources()}
        bars = []
        for category in self._rows():
            source = found.get(category.key)
            if source is not None:
                by = round(source.lately) - round(source.usual)
                sign = (by > 0) - (by < 0)
                value, words = figure(round(source.lately)), self._say.difference(source)
                bars.append(
                    Bar(
                        category.icon,
                        category.colour,
                        category.name,
                        source.lately,
                        source.usual,
                        value,
                        words,
                        sign,
                    )
                )
        return bars

    # ---- best and longest

    def best(self) -> Panel:
        """Six tiles."""
        about = Label(self.tr("open one with a click"), "label", colour="muted")
        panel, lines = panel_with(self.tr("Best and longest"), about, spacing=2)
        grid = QGridLayout()
        clear_of(grid, 2)
        for number, best in enumerate(self._say.best(self._played, in_points=self.in_points)):
            tile = Tile(best, low=self._low)
            tile.setObjectName(f"tile-{number}")
            tile.clicked.connect(lambda _=False, one=best.played: self.opened.emit(one))
            grid.addWidget(tile, number // 3, number % 3)
        if not grid.count():
            lines.addWidget(Label(self.tr("No match has been finished yet."), "muted", wrap=True))
        lines.addLayout(grid, 1)
        return panel

    # ---- as tables

    def tables(self, *, wide: bool) -> tuple[QWidget, FigureTable]:
        """Sentences and tables in the place of the drawings; and the table of all matches."""
        whole = QWidget()
        lines = column(whole, 0)
        panel, inner = panel_with(self.tr("What the charts say"), spacing=2)
        for sentence in (self.form_sentence(), self.against_sentence(), self.sources_sentence()):
            inner.addWidget(Label(sentence, "body", size=15, wrap=True))
        lines.addWidget(panel)
        listed = newest_first(self._played)
        table = FigureTable(self.tr("All matches"), self._heads(), [self._cells(one) for one in listed])
        table.setObjectName("all-matches")
        table.opened.connect(lambda row: self.opened.emit(listed[row]))
        both: QBoxLayout = QHBoxLayout() if wide else QVBoxLayout()
        clear_of(both, 0)
        for title, shown, share in (
            (self.tr("All matches"), table, 8),
            (self.sources_title(), self._small(), 5),
        ):
            panel, inner = panel_with(title, spacing=4)
            inner.addWidget(shown, 1)
            both.addWidget(panel, share)
        lines.addLayout(both, 1)
        return whole, table

    def sources_title(self) -> str:
        """Where the points come from, or what stands in its place."""
        if self._game is None:
            return self.tr("Matches per game")
        in_points = self.in_points or self._game.has_points
        return self.tr("Where the points come from") if in_points else self.tr("What there was at the end")

    def _heads(self) -> list[str]:
        return [
            self.tr("Day"),
            self.tr("Game"),
            self.tr("Name"),
            self.tr("Points"),
            self.tr("Placing"),
            self.tr("Against"),
        ]

    def _cells(self, one: Played) -> list[str]:
        game = game_of(one.result.game)
        return [
            self._say.day(one),
            title_of(game, languages.current()),
            one.result.seats[one.side].name,
            figure(one.points) if game.in_points(len(one.result.seats)) else "",
            str(one.place),
            self._say.level(one.against),
        ]

    def _small(self) -> FigureTable:
        bars = self._game_bars() if self._game is None else self._source_bars()
        heads = [self.tr("Category"), self.tr("Lately"), self.tr("Against the usual")]
        if self._game is None:
            heads = [self.tr("Game"), self.tr("Played"), self.tr("Won")]
        rows = [[bar.name, bar.figure, bar.words] for bar in bars]
        return FigureTable(self.sources_title(), heads, rows)
