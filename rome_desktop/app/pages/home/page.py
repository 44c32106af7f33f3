"""The home page: the gallery of games, what can be continued, the challenge, the records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.cover import Cover
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import Button, Label, Panel
from rome_desktop.app.pages.home.challenges import Challenges
from rome_desktop.app.pages.home.gallery import Gallery, GameCard
from rome_desktop.app.pages.records.best import Records
from rome_desktop.app.pages.saved.rows import Blank, DamagedRow, DeleteSheet, SaveRow
from rome_desktop.app.pages.saved.standing import Standing
from rome_desktop.app.pages.shared import game_facts
from rome_desktop.app.pages.shared.page import (
    MEDIUM,
    NARROW,
    WIDE,
    column,
    panel_with,
    title_of,
    titled,
)
from rome_desktop.app.pages.shared.tabbed import TabbedPage
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result
from rome_desktop.session.saves import Damaged, Summary
from rome_desktop.session.settings import Settings

if TYPE_CHECKING:
    from rome_desktop.app.pictures import Pictures

EDGE = 28
"""Px of 100 % beside the broad layout, as far in as the strip above: so the smallest window holds it."""


class HomePage(TabbedPage):
    """What the program opens with. Everything it shows is given; everything it does is a signal."""

    tab = "play"
    new_game = Signal(str)
    solo = Signal(str)
    learn = Signal(str)
    resume = Signal(Path)
    open_file = Signal()
    challenge_opened = Signal(str)
    """The game whose challenge is shown."""
    saved_games = Signal()
    records = Signal()
    delete_save = Signal(Path)
    open_backup = Signal(Path)
    low_under = 820

    def __init__(
        self,
        games: Sequence[tuple[Game, Cover]],
        saves: Sequence[Summary | Damaged] = (),
        results: Sequence[Result] = (),
        settings: Settings | None = None,
        parent: QWidget | None = None,
        *,
        challenged: str = "",
        pictures: Callable[[], Pictures] | None = None,
        is_broken: Callable[[Summary], bool] = lambda _: False,
    ) -> None:
        super().__init__(parent)
        self._pictures, self._is_broken = pictures, is_broken
        self._games = list(games)
        self._saves, self._results = list(saves), list(results)
        self._settings = settings or Settings()
        self._cards: list[GameCard] = []
        self._first: QWidget | None = None
        self._challenged = challenged
        self.begin()

    def refresh(
        self,
        saves: Sequence[Summary | Damaged] | None = None,
        results: Sequence[Result] | None = None,
        settings: Settings | None = None,
    ) -> None:
        """Shows other saves, results or settings; what is left out stays."""
        self._saves = self._saves if saves is None else list(saves)
        self._results = self._results if results is None else list(results)
        self._settings = settings or self._settings
        self.rebuild()

    def first_focus(self) -> QWidget | None:
        return self._first

    # building

    def build(self) -> QWidget:
        px = theme.look().px
        inner = QWidget()
        lines = column(inner, 6)
        side = px(EDGE if self.breadth() == WIDE else 17)
        low = self.low()
        lines.setContentsMargins(side, px(8 if low else 14), side, px(6 if low else 10))
        body = self.frame(self.tab_strip(), inner)
        begun = [s for s in self._saves if isinstance(s, Summary) and not s.over]
        self._gallery(lines, primary=not begun)
        lower = QHBoxLayout() if self.breadth() == WIDE else QVBoxLayout()
        lower.setSpacing(px(1))
        lower.addWidget(self._continue(begun), 17)
        challenge = self._challenge()
        if challenge is not None:
            lower.addWidget(challenge, 11)
        lower.addWidget(self._records(), 11)
        lines.addLayout(lower, 10)
        return body

    def _gallery(self, lines: QVBoxLayout, *, primary: bool) -> None:
        count, breadth = len(self._games), self.breadth()
        if count > 1:
            told = self.tr("%n games on this computer", "", count)
            head = titled(self.tr("Choose a table"), 24, Label(told, "muted", size=15))
            head.setContentsMargins(theme.look().px(7), 0, theme.look().px(7), 0)
            lines.addLayout(head)
        flat = count > 1 and breadth <= MEDIUM
        last = self._settings.last_game or self._games[0][0].key
        alone = "hero" if breadth > NARROW else "tall"
        shape = alone if count == 1 else "flat" if flat else "card"
        self._cards, code = [], languages.current()
        for game, cover in self._games:
            is_last = game.key == last
            card = GameCard(
                game,
                cover,
                game_facts.facts(game, code),
                code,
                shape=shape,
                primary=primary and is_last,
                chosen=is_last and count > 1,
                low=self.low(),
                size=18.5 if count > 4 else 21.5,
            )
            card.new_game.connect(self.new_game)
            card.solo.connect(self.solo)
            card.learn.connect(self.learn)
            card.walk.connect(lambda by, c=card: self._walk(c, by))
            self._cards.append(card)
            if is_last and primary:
                self._first = card.play
        if shape == "card":
            lines.addWidget(Gallery(self._cards, lines.parentWidget()), 12)
            return
        listed = column(None, 1)
        for card in self._cards:
            listed.addWidget(card, 1)
        lines.addLayout(listed, 11 if count == 1 else 12)

    def _walk(self, card: GameCard, by: int) -> None:
        index = (self._cards.index(card) + by) % len(self._cards)
        self._cards[index].play.setFocus(Qt.FocusReason.TabFocusReason)

    def _link(self, text: str, name: str) -> Button:
        button = Button(text, "link")
        button.setObjectName(name)
        return button

    def _continue(self, begun: Sequence[Summary]) -> Panel:
        every = self._link(self.tr("all saved games (%n)", "", len(self._saves)), "saved-games")
        every.clicked.connect(self.saved_games)
        opened = self._link(self.tr("open a file…"), "open-file")
        opened.clicked.connect(self.open_file)
        damaged = [s for s in self._saves if isinstance(s, Damaged)]
        links = [opened, every] if self._saves else [opened]
        panel, lines = panel_with(self.tr("Continue"), *links, spacing=6 if self.low() else 9)
        if not begun:
            lines.addWidget(self._nothing_begun(), 1)
        latest = begun[: 1 if damaged and self.low() else 2]
        for number, save in enumerate(latest):
            lines.addWidget(self._save_row(save, primary=number == 0), 20)
        for spoiled in damaged[:1]:
            line = DamagedRow(spoiled)
            line.open_backup.connect(self.open_backup)
            lines.addWidget(line)
        if begun:
            lines.addStretch(1)
        return panel

    def _nothing_begun(self) -> Blank:
        if self._saves:
            return Blank(
                "ui-journal",
                self.tr("No game is waiting for you."),
                self.tr("Finished games are among the saved ones; you can watch them again."),
            )
        return Blank(
            "ui-journal",
            self.tr("Nothing has been started yet."),
            self.tr("Every move is saved at once, so you can stop whenever you like and go on here."),
        )

    def _save_row(self, save: Summary, *, primary: bool) -> SaveRow:
        game, cover = next((g, w) for g, w in self._games if g.key == save.game)
        name = cover.challenge()[0] if len(save.seats) == 1 else ""
        title = title_of(game, languages.current())
        line = SaveRow(
            save,
            title,
            cover.rival(),
            round_name=cover.round_name,
            picture=Standing(save, self._pictures) if self._pictures is not None else None,
            primary=primary,
            challenge=name,
            low=self.low(),
            in_points=game.in_points(len(save.seats)),
            is_broken=self._is_broken(save),
        )
        line.resume.connect(self.resume)
        line.delete.connect(lambda path: self._ask(path, title))
        line.button.setObjectName(f"resume-{save.path.name}")
        if primary:
            self._first = line.button
        return line

    def _ask(self, path: Path, title: str) -> None:
        sheet = DeleteSheet(self, path, title)
        sheet.agreed.connect(self.delete_save)
        sheet.open()

    def _challenge(self) -> Panel | None:
        able = [(g, w) for g, w in self._games if g.solo]
        if not able:
            return None
        keys = [game.key for game, _ in able]
        wanted = (self._challenged, self._settings.last_game, keys[0])
        chosen = next(key for key in wanted if key in keys)
        part = Challenges(able, self._results, chosen, low=self.low())
        part.play.connect(self.solo)
        part.opened.connect(self._take_challenge)
        part.opened.connect(self.challenge_opened)
        links = []
        if self.low():
            take = self._link(self.tr("Take the challenge"), "challenge")
            take.clicked.connect(lambda: self.solo.emit(part.chosen))
            links.append(take)
        panel, lines = panel_with(self.tr("Challenges"), *links, spacing=3)
        lines.addWidget(part, 1)
        return panel

    def _take_challenge(self, key: str) -> None:
        self._challenged = key

    def _records(self) -> Panel:
        every = self._link(self.tr("see all"), "records")
        every.clicked.connect(self.records)
        panel, lines = panel_with(self.tr("Records"), *([every] if self._results else []))
        lines.addWidget(Records(self._games, self._results, languages.current()), 1)
        return panel
