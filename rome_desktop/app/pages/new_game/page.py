"""A new game: who plays, with which options, from which seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.cover import Cover
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.widgets import (
    Button,
    Label,
    Note,
    Panel,
    Segmented,
)
from rome_desktop.app.pages.new_game.choices import (
    AboutGame,
    ChoiceCards,
    RankScale,
    readable_seed,
)
from rome_desktop.app.pages.new_game.options import OptionsPanel
from rome_desktop.app.pages.new_game.seats import NAME_LENGTH, SeatList, fresh_seat, thinking
from rome_desktop.app.pages.shared.foot import FootBar
from rome_desktop.app.pages.shared.page import (
    NARROW,
    WIDE,
    Page,
    joined,
    panel_with,
    player_range,
    space,
    title_of,
)
from rome_desktop.engine.game import Game
from rome_desktop.session.results import Result
from rome_desktop.session.seats import HUMAN, Seat
from rome_desktop.session.settings import Settings

SOLO: Final = "solo"


class NewGamePage(Page):
    """Seats and options of a new match: `start(game key, seats, options, seed)`.

    `levels` are those of the computer; `curtain` says whether the game keeps secrets at the screen. `minutes`
    is what the first lesson takes, where it is to be offered; 0 offers none.
    """

    start = Signal(str, tuple, dict, str)
    learn = Signal(str)
    changed = Signal(Settings)
    low_under = 960

    def __init__(
        self,
        game: Game,
        cover: Cover,
        levels: Sequence[str],
        settings: Settings | None = None,
        results: Sequence[Result] = (),
        *,
        solo: bool = False,
        curtain: bool = True,
        minutes: int = 0,
        seed: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._cover, self._levels = game, cover, list(levels)
        self._settings = settings or Settings()
        self._results = [r for r in results if r.game == game.key]
        self._curtain, self._minutes = curtain, minutes
        self._solo = solo and bool(game.solo)
        self._level = game.solo[0] if game.solo else ""
        self._given: dict[str, str] = {}
        self._seed = seed or readable_seed()
        self._seats = self._first_seats()
        self._alone = next((s for s in self._seats if s.is_human), self._seats[0])
        self._list: SeatList | None = None
        self._ranks: RankScale | None = None
        self._touched = False
        self.begin()

    # what is entered

    def _first_seats(self) -> tuple[Seat, ...]:
        """The seats of the last match where they fit this game, else one person and one computer.

        The computer of a first match is the gentlest there is.
        """
        known = {colour.id for colour in theme.look().seats}
        last = [Seat(n[:NAME_LENGTH], k, c) for n, k, c in self._settings.last_seats]
        usable = (
            len(last) in self._game.seats
            and len({s.colour for s in last} & known) == len(last)
            and all(s.kind in {HUMAN, *self._levels} for s in last)
        )
        if usable:
            return tuple(last)
        seats: list[Seat] = []
        levels = thinking(self._levels)
        usual = len(levels) // 2 if self._results else 0
        computer = levels[usual] if levels else HUMAN
        while len(seats) < min(self._game.seats):
            seats.append(fresh_seat(seats, computer if seats else HUMAN))
        return tuple(seats)

    def seats(self) -> tuple[Seat, ...]:
        """The seats as entered."""
        if self._solo:
            return (Seat(self._alone.name, HUMAN, self._alone.colour),)
        return self._seats

    def options(self) -> dict[str, str]:
        """The options as chosen, where they go with the seats; each other one is the usual one that does."""
        count = len(self.seats())
        chosen = self._game.complete(count, {})
        for name, value in self._given.items():
            if self._game.check_seats(count, chosen | {name: value}):
                chosen[name] = value
        return chosen | ({SOLO: self._level} if self._solo else {})

    def forced(self) -> set[tuple[str, str]]:
        """Values of options that do not go with the number of players: (option, value)."""
        chosen, count = self.options(), len(self.seats())
        values = [(option.name, value) for option in self._game.options for value in option.values]
        return {(n, v) for n, v in values if not self._game.check_seats(count, chosen | {n: v})}

    def problem(self) -> str:
        """What is missing before the game can start, as a sentence; or empty."""
        for number, seat in enumerate(seats := self.seats(), 1):
            if not seat.name:
                return self.tr("Seat {number} has no name yet.").format(number=number)
        names = [seat.name.casefold() for seat in seats]
        twice = next((seat.name for seat in seats if names.count(seat.name.casefold()) > 1), "")
        if twice:
            return self.tr("Two seats are called {name}. Give one of them another name.").format(name=twice)
        if not self._game.check_seats(len(seats)):
            text = self.tr("This game is for {range} players.")
            return text.format(range=player_range(self._game.seats))
        return ""

    def summary(self) -> str:
        """One sentence that says what will be played."""
        seats = self.seats()
        if self._solo:
            text = self.tr("{name} plays “{challenge}”, level {level}.")
            level, challenge = self._cover.level(self._level)[0], self._cover.challenge()[0]
            return text.format(name=seats[0].name, challenge=challenge, level=level)
        people = [s.name for s in seats if s.is_human]
        others = [s.name for s in seats if not s.is_human]
        if not people:
            return self.tr("%n computers play, and you watch.", "", len(others))
        if not others:
            return self.tr("%n players: {names}.", "", len(people)).format(names=joined(people))
        text = self.tr("{people} against %n computers: {others}.", "", len(others))
        return text.format(people=joined(people), others=joined(others))

    def curtain_words(self) -> str:
        """Whether pages between turns will hide anything."""
        people = sum(s.is_human for s in self.seats())
        if people == 0:
            return self.tr("Nobody has to look away: only computers play.")
        if people == 1:
            return self.tr("One person at this screen: nothing has to be hidden between turns.")
        if not self._curtain:
            return self.tr("%n people share this screen. All is open in this game: no curtain.", "", people)
        return self.tr(
            "%n people share this screen. A curtain falls between them while one holds something secret.",
            "",
            people,
        )

    # building

    def first_focus(self) -> QWidget | None:
        return self._start

    def build(self) -> QWidget:
        px = theme.look().px
        title = self.tr("{game} · new game").format(game=title_of(self._game, languages.current()))
        strip = self.strip(title, self.tr("Home"))
        inner = QWidget()
        line: QBoxLayout = QHBoxLayout(inner) if self.breadth() == WIDE else QVBoxLayout(inner)
        line.setContentsMargins(px(8), px(8), px(8), px(4))
        line.setSpacing(0)
        if self.breadth() == WIDE:
            about, options = self._about(), self._options_panel()
            about.setFixedWidth(px(264))
            options.setMinimumWidth(px(340))
            options.setMaximumWidth(px(394))
            line.addWidget(about)
            line.addWidget(self._seats_panel(), 1)
            line.addWidget(options, 0)
        else:
            line.addWidget(self._seats_panel())
            line.addWidget(self._options_panel())
            line.addWidget(self._about())
        line.addStretch(0)
        self._foot = FootBar()
        self._add_buttons()
        self._tell()
        return self.frame(strip, inner, self._foot)

    def _add_buttons(self) -> None:
        if not self._solo:
            shuffle = self._foot.add(Button(self.tr("Random order"), icon="ui-rotate"))
            shuffle.setObjectName("shuffle")
            shuffle.clicked.connect(self.shuffle)
        back = self._foot.add(Button(self.tr("Back"), key=self.tr("Esc")))
        back.setObjectName("back")
        back.clicked.connect(self.back)
        self._start = self._foot.add(Button(self.tr("Start the game"), "primary", key=self.tr("Enter")))
        self._start.setObjectName("start")
        self._start.clicked.connect(self.begin_match)

    def _about(self) -> Panel:
        self._told = AboutGame(self._game, self._cover, self._results, self._minutes)
        self._told.learn.connect(self.learn)
        return self._told

    def _seats_panel(self) -> Panel:
        after: list[QWidget] = []
        if self._game.solo:
            modes = Segmented((self.tr("At one table"), self.tr("Solo challenge")), self.tr("Kind of game"))
            modes.set_value(1 if self._solo else 0)
            modes.setObjectName("mode")
            modes.chosen.connect(self._set_mode)
            after.append(modes)
        panel, lines = panel_with(self.tr("Who plays?"), *after, spacing=10)
        if self._solo:
            self._fill_solo(lines)
        else:
            low, high = min(self._game.seats), max(self._game.seats)
            folded = self.breadth() == NARROW
            self._list = SeatList(self._seats, self._levels, low, high, folded=folded)
            self._list.changed.connect(self._take_seats)
            lines.addWidget(self._list, 20)
            hint = self.tr(
                "Click an emblem for another colour. Drag a row, or press Ctrl+Up and Ctrl+Down in it, "
                "to change the order of turns."
            )
            lines.addWidget(Label(hint, "small", size=13.5, wrap=True))
        self._note = Note(self.curtain_words())
        lines.addWidget(self._note)
        lines.addStretch(1)
        return panel

    def _fill_solo(self, lines: QVBoxLayout) -> None:
        self._list = SeatList((self.seats()[0],), (), 1, 1)
        self._list.changed.connect(self._take_alone)
        lines.addWidget(self._list)
        name, sentence = self._cover.challenge()
        space(lines, 4)
        lines.addWidget(Label(name, "strong", size=17, wrap=True))
        lines.addWidget(Label(sentence, "muted", size=15, wrap=True))
        space(lines, 2)
        cards = [self._cover.level(level) for level in self._game.solo]
        chosen = self._game.solo.index(self._level)
        name = self.tr("Level of the challenge")
        choice = ChoiceCards(cards, chosen, name, upright=self.breadth() == NARROW)
        choice.chosen.connect(self._set_level)
        lines.addWidget(choice)
        self._ranks = RankScale(self._game, self._results)
        lines.addWidget(self._ranks)
        self._ranks.tell(self.options())  # it shows itself: without a parent it would be a window

    def _options_panel(self) -> OptionsPanel:
        panel = OptionsPanel(
            self._game, self._cover, self.options(), self._settings, self._seed, low=self.low()
        )
        panel.option.connect(self._set_option)
        panel.setting.connect(self._change)
        panel.seeded.connect(self._take_seed)
        self.seed_field = panel.seed_field
        self._panel = panel
        return panel

    # what people do

    def _take_seats(self, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        self._touched = True
        self._tell()

    def _take_alone(self, seats: tuple[Seat, ...]) -> None:
        self._alone = seats[0]
        self._tell()

    def _take_seed(self, text: str) -> None:
        self._seed = text.strip()

    def _set_mode(self, index: int) -> None:
        self._solo = index == 1
        self.rebuild()

    def _set_option(self, name: str, value: str) -> None:
        self._given[name] = value
        self._tell()
        if self._solo and self._ranks is not None:
            self._ranks.tell(self.options())

    def _set_level(self, index: int) -> None:
        self._level = self._game.solo[index]
        self._tell()

    def _change(self, name: str, value: Any) -> None:
        self._settings = replace(self._settings, **{name: value})
        self.changed.emit(self._settings)

    def _tell(self) -> None:
        problem = self.problem()
        self._foot.say(problem or self.summary(), "accent" if problem else "ink")
        self._start.setEnabled(not problem)
        self._start.setAccessibleDescription(problem)
        self._note.set_text(self.curtain_words())
        self._panel.set_options(self.options(), self.forced())
        self._told.tell(self.options())

    def draw_seed(self) -> None:
        """Another readable seed."""
        self._panel.draw_seed()

    def shuffle(self) -> None:
        """The seats in an order by lot, not the one they have."""
        if self._list is None or len(self._list.rows) < 2:
            return
        rows = list(self._list.rows)
        while rows == self._list.rows:
            random.SystemRandom().shuffle(rows)
        self._list.set_order(rows)

    def begin_match(self) -> None:
        """Starts, if nothing is missing."""
        if not self.problem():
            self.start.emit(self._game.key, self.seats(), self.options(), self._seed or readable_seed())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.begin_match()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
