"""The options of a new game: those of the game, comfort, the seed and the pace."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from rome_desktop.app.cover import Cover
from rome_desktop.app.kit.widgets import Field, IconButton, Label, Panel, Segmented, Toggle
from rome_desktop.app.pages.new_game.choices import SEED_LENGTH, ChoiceCards, SwitchRow, readable_seed
from rome_desktop.app.pages.shared.paces import pace_names
from rome_desktop.app.pages.shared.page import Rule, column, row, titled
from rome_desktop.engine.game import Game
from rome_desktop.session.settings import PACES, Settings


class OptionsPanel(Panel):
    """`option(name, value)` of the game, `setting(name, value)` of the program, `seeded(text)`.

    `low` leaves the lesser sentences to tool tips.
    """

    option = Signal(str, str)
    setting = Signal(str, object)
    seeded = Signal(str)

    def __init__(
        self,
        game: Game,
        cover: Cover,
        options: Mapping[str, str],
        settings: Settings,
        seed: str,
        *,
        low: bool,
    ) -> None:
        super().__init__(padding=16)
        self.setAccessibleName(self.tr("Options"))
        self._cover, self._options, self._settings, self._low = cover, dict(options), settings, low
        self._choices: dict[str, tuple[ChoiceCards, tuple[str, ...]]] = {}
        self._switches: dict[str, tuple[Toggle, SwitchRow, tuple[str, ...]]] = {}
        lines = column(self, 9 if low else 14)
        lines.addLayout(titled(self.tr("Options"), 20))
        for option in game.options:
            self._add_option(lines, option.name, option.values)
        for habit in cover.habits():
            self._add_switch(lines, habit.setting, habit.title, habit.sentence)
        self._add_comfort(lines)
        lines.addWidget(Rule())
        self._add_seed(lines, seed)
        lines.addWidget(Rule())
        self._add_pace(lines)
        lines.addStretch(1)

    def set_options(self, options: Mapping[str, str], barred: Collection[tuple[str, str]]) -> None:
        """Show these as chosen, and lock what does not go with the number of players."""
        reason = self.tr("The number of players decides.")
        for name, (choice, values) in self._choices.items():
            choice.set_value(values.index(options[name]))
            choice.bar({n for n, value in enumerate(values) if (name, value) in barred}, reason)
        for name, (switch, line, values) in self._switches.items():
            switch.blockSignals(True)
            switch.setChecked(options[name] == values[1])
            switch.blockSignals(False)
            line.lock(reason if {(name, value) for value in values} & set(barred) else "")

    def draw_seed(self) -> None:
        """Another readable seed."""
        self.seed_field.setText(readable_seed())

    def _add_comfort(self, lines: QVBoxLayout) -> None:
        text = self.tr("Shows the points of every seat as if the game ended now.")
        self._add_switch(lines, "projected_scores", self.tr("Projected scores"), text)
        text = self.tr("Asks once more before a turn ends.")
        self._add_switch(lines, "confirm_end_of_turn", self.tr("Confirm the end of a turn"), text)

    def _add_pace(self, lines: QVBoxLayout) -> None:
        title = self.tr("Pace of the computers")
        pace = Segmented(pace_names(), title)
        pace.setObjectName("pace")
        pace.set_value(PACES.index(self._settings.pace))
        pace.chosen.connect(lambda index: self.setting.emit("pace", PACES[index]))
        told = self.tr("How long a computer’s move is shown. It can be changed during the game.")
        lines.addWidget(SwitchRow(title, told, pace, below=True, brief=self._low))

    def _add_switch(self, lines: QVBoxLayout, name: str, title: str, sentence: str) -> None:
        switch = Toggle(title)
        switch.setObjectName(name)
        switch.setChecked(bool(getattr(self._settings, name)))
        switch.toggled.connect(lambda on: self.setting.emit(name, on))
        lines.addWidget(SwitchRow(title, sentence, switch, brief=self._low))

    def _add_option(self, lines: QVBoxLayout, name: str, values: Sequence[str]) -> None:
        cards = [self._cover.option_words(name, value) for value in values]
        if tuple(values) == ("no", "yes") or (len(values) == 2 and not cards[0][0]):
            self._add_variant(lines, name, tuple(values), *cards[1])
            return
        if title := self._cover.option_words(name, "")[0]:
            lines.addWidget(Label(title, "strong", size=15.5))
        chosen = list(values).index(self._options[name])
        choice = ChoiceCards(cards, chosen, title or name, brief=self._low, upright=len(cards) > 2)
        choice.chosen.connect(lambda index: self.option.emit(name, values[index]))
        self._choices[name] = choice, tuple(values)
        lines.addWidget(choice)

    def _add_variant(
        self, lines: QVBoxLayout, name: str, values: tuple[str, ...], title: str, sentence: str
    ) -> None:
        """A variant that is played or not: a switch with the words of playing it."""
        switch = Toggle(title)
        switch.setChecked(self._options[name] == values[1])
        switch.toggled.connect(lambda on: self.option.emit(name, values[on]))
        self._switches[name] = switch, SwitchRow(title, sentence, switch), values
        lines.addWidget(self._switches[name][1])

    def _add_seed(self, lines: QVBoxLayout, seed: str) -> None:
        told = column(None, 4)
        told.addWidget(Label(self.tr("Seed"), "strong", size=15.5))
        line = row(None, 4)
        self.seed_field = Field(seed, self.tr("Seed"))
        self.seed_field.setObjectName("seed")
        self.seed_field.setMaxLength(SEED_LENGTH)
        self.seed_field.setPlaceholderText(self.tr("any one"))
        self.seed_field.textChanged.connect(lambda text: self.seeded.emit(text.strip()))
        line.addWidget(self.seed_field, 1)
        again = IconButton("ui-rotate", self.tr("Draw another seed"), size=38)
        again.setObjectName("another-seed")
        again.clicked.connect(self.draw_seed)
        line.addWidget(again)
        told.addLayout(line)
        text = self.tr("The same seed deals the same start. Leave it empty for any one.")
        self.seed_field.setToolTip(text)
        if not self._low:
            told.addWidget(Label(text, "small", size=13, wrap=True))
        lines.addLayout(told)
