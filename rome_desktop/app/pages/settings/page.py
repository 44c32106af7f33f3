"""Settings: look, habits, language, folders, keys. Each takes effect at once."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

import rome_desktop
from rome_desktop.app import language as languages
from rome_desktop.app import trouble
from rome_desktop.app.cover import Cover
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.spoken import labelled
from rome_desktop.app.kit.widgets import Button, Label, Panel, Segmented, Stepper, Toggle
from rome_desktop.app.pages.new_game.choices import SwitchRow
from rome_desktop.app.pages.settings.key_line import KeyLine
from rome_desktop.app.pages.shared.paces import pace_names
from rome_desktop.app.pages.shared.page import WIDE, Page, Rule, column, panel_with, row, title_of
from rome_desktop.engine.game import Game
from rome_desktop.session.folders import Folders
from rome_desktop.session.folders import folders as folders_of
from rome_desktop.session.settings import PACES, TEXT_SIZES, VOLUMES, Settings

LANGUAGES: Final = ("", "en", "fr")
THEMES: Final = ("system", "light", "dark")


def why_not_writable(folder: Path) -> str:
    """Why nothing can be saved in a folder, in the language in force; empty if something can."""
    probe = folder / f".probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        return trouble.reason(error)
    return ""


class SettingsPage(Page):
    """`changed(Settings)` after every change; `folders` are those in force.

    `games` gives the catalogue with its covers in the language in force, for the habits of single games.
    """

    changed = Signal(Settings)

    def __init__(
        self,
        settings: Settings,
        folders: Folders,
        games: Callable[[], Sequence[tuple[Game, Cover]]] = tuple,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._folders, self._games = settings, folders, games
        self._problem = ""
        self.begin()

    def refresh(self, settings: Settings, folders: Folders | None = None) -> None:
        """Shows settings that were changed elsewhere."""
        self._settings, self._folders = settings, folders or self._folders
        self.rebuild()

    def settings(self) -> Settings:
        """The settings as shown."""
        return self._settings

    def first_focus(self) -> QWidget | None:
        choice = self.findChild(Segmented, "language")
        return next((b for b in choice.findChildren(QRadioButton) if b.isChecked()), None) if choice else None

    def _change(self, **values: Any) -> None:
        self._settings = replace(self._settings, **values)
        self.changed.emit(self._settings)

    # building

    def build(self) -> QWidget:
        px = theme.look().px
        strip = self.strip(self.tr("Settings"), self.tr("Back"), over=True)
        inner = QWidget()
        line: QBoxLayout = QHBoxLayout(inner) if self.breadth() == WIDE else QVBoxLayout(inner)
        line.setContentsMargins(px(9), px(8), px(9), px(4))
        line.setSpacing(0)
        columns = (
            (self._look_panel(),),
            (self._play_panel(), self._keys_panel()),
            (self._files_panel(), self._learning_panel(), self._about_panel()),
        )
        for panels in columns:
            part = column(None, 0)
            for panel in panels:
                part.addWidget(panel)
            part.addStretch(1)
            line.addLayout(part, 1)
        return self.frame(strip, inner)

    def _choice(self, name: str, texts: Sequence[str], values: Sequence[str], title: str) -> Segmented:
        choice = Segmented(texts, title)
        choice.setObjectName(name)
        choice.set_value(list(values).index(getattr(self._settings, name)))
        choice.chosen.connect(lambda index: self._change(**{name: values[index]}))
        return choice

    def _switch(self, name: str, title: str, sentence: str) -> SwitchRow:
        switch = Toggle(title)
        switch.setObjectName(name)
        switch.setChecked(bool(getattr(self._settings, name)))
        switch.toggled.connect(lambda on: self._change(**{name: on}))
        return SwitchRow(title, sentence, switch)

    def _look_panel(self) -> Panel:
        panel, lines = panel_with(self.tr("Look, sound and language"), spacing=15)
        title = self.tr("Language")
        names = (self.tr("System"), "English", "Français")
        lines.addWidget(SwitchRow(title, "", self._choice("language", names, LANGUAGES, title), below=True))
        title = self.tr("Theme")
        names = (self.tr("System"), self.tr("Light"), self.tr("Dark"))
        lines.addWidget(SwitchRow(title, "", self._choice("theme", names, THEMES, title), below=True))
        lines.addWidget(Rule())
        sizes = [self.tr("{percent} %").format(percent=percent) for percent in TEXT_SIZES]
        nearest = min(range(len(TEXT_SIZES)), key=lambda i: abs(TEXT_SIZES[i] - self._settings.text_size))
        title = self.tr("Text size")
        stepper = Stepper(sizes, nearest, title, TEXT_SIZES)
        stepper.setObjectName("text_size")
        stepper.chosen.connect(lambda index: self._change(text_size=TEXT_SIZES[index]))
        lines.addWidget(
            SwitchRow(
                title,
                self.tr(
                    "Scales words, buttons and panels; words on boards where there is room. Zoom with +."
                ),
                stepper,
            )
        )
        lines.addWidget(self._volume())
        lines.addWidget(Rule())
        text = self.tr("Stronger edges and text, no gradients, no marble.")
        lines.addWidget(self._switch("high_contrast", self.tr("High contrast"), text))
        text = self.tr("Nothing travels across the table; things change in place.")
        lines.addWidget(self._switch("reduced_motion", self.tr("Reduced motion"), text))
        return panel

    def _volume(self) -> SwitchRow:
        """Off, and then louder and louder; what was chosen stays where the key switches sound off."""
        title, texts = self.tr("Sound"), [self.tr("{percent} %").format(percent=n) for n in VOLUMES[1:]]
        now = self._settings.volume if self._settings.sound else 0
        nearest = min(range(len(VOLUMES)), key=lambda i: abs(VOLUMES[i] - now))
        stepper = Stepper([self.tr("Off"), *texts], nearest, title, VOLUMES)
        stepper.setObjectName("volume")
        stepper.chosen.connect(self._choose_volume)
        return SwitchRow(title, self.tr("Wood, marble and bronze; a chime when it is your turn."), stepper)

    def _choose_volume(self, index: int) -> None:
        self._change(sound=bool(index), volume=VOLUMES[index] or self._settings.volume)

    def _learning_panel(self) -> Panel:
        panel, lines = panel_with(self.tr("Learning"), spacing=11)
        text = self.tr("Says what is new in a match, each thing once. Switched on again, from the start.")
        lines.addWidget(self._switch("coach", self.tr("Coach"), text))
        return panel

    def _play_panel(self) -> Panel:
        panel, lines = panel_with(self.tr("At the table"), spacing=11)
        title = self.tr("Pace of the computers")
        text = self.tr("How long moves take; stepwise waits for a key.")
        lines.addWidget(SwitchRow(title, text, self._choice("pace", pace_names(), PACES, title), below=True))
        for name, title, text in (
            (
                "confirm_end_of_turn",
                self.tr("Confirm the end of a turn"),
                self.tr("Asks once more before a turn ends."),
            ),
            (
                "ask_always",
                self.tr("Ask me always"),
                self.tr("Even where there is only one choice."),
            ),
            (
                "projected_scores",
                self.tr("Projected scores"),
                self.tr("The points of every seat as if the game ended now."),
            ),
        ):
            lines.addWidget(self._switch(name, title, text))
        for game, cover in self._games():
            for habit in cover.habits():
                text = self.tr("{game} · {sentence}").format(
                    game=title_of(game, languages.current()), sentence=habit.sentence
                )
                lines.addWidget(self._switch(habit.setting, habit.title, text))
        return panel

    def _keys_panel(self) -> Panel:
        panel, lines = panel_with(self.tr("Keys"), spacing=2)
        columns = row(None, 10)
        keys = self._keys()
        half = (len(keys) + 1) // 2
        for part in (keys[:half], keys[half:]):
            side = column(None, 1)
            for key, text in part:
                side.addWidget(KeyLine(key, text))
            side.addStretch(1)
            columns.addLayout(side, 1)
        lines.addLayout(columns)
        return panel

    def _keys(self) -> list[tuple[str, str]]:
        return [
            ("Tab", self.tr("next lit thing")),
            (self.tr("Enter"), self.tr("choose, confirm")),
            (self.tr("Esc"), self.tr("one step back")),
            ("Z, Y", self.tr("undo, redo")),
            (self.tr("Shift+Z"), self.tr("undo the turn")),
            ("R, F", self.tr("turn, flip")),
            ("+, −, 0", self.tr("zoom, fit")),
            ("H, W", self.tr("hint, why not this")),
            ("P", self.tr("pass, finish")),
            ("A", self.tr("all the rest")),
            ("L", self.tr("list of options")),
            ("T, K", self.tr("tables, who plays")),
            (self.tr("J, Shift+M"), self.tr("journal, sound")),
            (self.tr("E, Shift+E"), self.tr("meanwhile, again")),
            (self.tr("S, Shift+S"), self.tr("say it again, my seat")),
            ("F1", self.tr("rule in question")),
            ("F2", self.tr("reference sheet")),
            ("F11", self.tr("full screen")),
        ]

    def _files_panel(self) -> Panel:
        panel, lines = panel_with(self.tr("Folders"), spacing=9)
        changed = bool(self._settings.saves_folder)
        choose = Button(self.tr("Choose…"))
        choose.setObjectName("choose-saves")
        choose.clicked.connect(self.choose_saves)
        buttons = [choose]
        if changed:
            usual = Button(self.tr("Usual place"))
            usual.setObjectName("usual-saves")
            usual.clicked.connect(lambda: self._use_saves(""))
            buttons.append(usual)
        self._add_folder(lines, self.tr("Saved games"), self._folders.saves, *buttons)
        self._alarm = Label(self._problem, "label", colour="accent", wrap=True)
        lines.addWidget(self._alarm)
        if not self._problem:
            self._alarm.hide()
        self._add_folder(lines, self.tr("Corrected content files"), self._folders.content)
        self._add_folder(lines, self.tr("Results"), self._folders.results)
        self._add_folder(lines, self.tr("Logs"), self._folders.logs)
        return panel

    def _add_folder(self, lines: QVBoxLayout, title: str, folder: Path, *buttons: Button) -> None:
        head = row(None, 2)
        head.addWidget(Label(title, "strong", size=15.5))
        head.addStretch(1)
        opener = Button(self.tr("Open folder"))
        opener.clicked.connect(lambda: self._open(folder))
        for button in (opener, *buttons):
            button.set_height(30, 13.5)
            button.setAccessibleName(labelled(button.text(), title))
            head.addWidget(button)
        told = column(None, 0)
        told.addLayout(head)
        # a zero-width space after each separator: a path may be broken there
        shown = str(folder).replace(os.sep, os.sep + "\u200b")
        path = Label(shown, "small", wrap=True)
        path.setToolTip(str(folder))
        path.setAccessibleName(str(folder))
        told.addWidget(path)
        lines.addLayout(told)

    def _about_panel(self) -> Panel:
        panel, lines = panel_with(self.tr("About"), spacing=6)
        name = self.tr("Quinque Ludi {version}, made with Python {python} and Qt {qt}.")
        texts = (
            name.format(version=rome_desktop.__version__, python=platform.python_version(), qt=qVersion()),
            self.tr(
                "The program is free software under the MIT licence. Qt and PySide are used under the LGPL. "
                "The faces Cinzel, EB Garamond and Source Sans 3 come under the SIL Open Font Licence."
            ),
            self.tr(
                "The games belong to their authors and publishers. The rules are told in our own words, and "
                "all drawings are ours."
            ),
        )
        for text in texts:
            lines.addWidget(Label(text, "small", size=13, wrap=True))
        return panel

    # folders

    def _tell(self, problem: str) -> None:
        self._problem = problem
        self._alarm.setText(problem)
        self._alarm.setVisible(bool(problem))

    def _open(self, folder: Path) -> None:
        opened = folder.is_dir() and QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        text = self.tr("The folder {path} cannot be opened from here.")
        self._tell("" if opened else text.format(path=folder))

    def choose_saves(self) -> None:
        """Asks for another folder for saved games."""
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Folder for saved games"), str(self._folders.saves)
        )
        if chosen:
            self._use_saves(chosen)

    def _use_saves(self, folder: str) -> None:
        reason = why_not_writable(Path(folder)) if folder else ""
        if reason:
            text = self.tr("Nothing can be saved in {path}: {reason}. The folder stays as it was.")
            self._tell(text.format(path=folder, reason=reason))
            return
        self._problem = ""
        chosen = Path(folder) if folder else folders_of().saves
        self._folders = replace(self._folders, saves=chosen)
        self._change(saves_folder=folder)
        self.rebuild()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
