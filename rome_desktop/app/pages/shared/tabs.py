"""What stands over the pages that tabs lead to: the strip with its tabs, and the row of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeySequence, QPainter, QPainterPath, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from rome_desktop.app import language as languages
from rome_desktop.app.covers import vignettes
from rome_desktop.app.kit import theme
from rome_desktop.app.kit.buttons import EnterButton, OneOf, draw_focus, text_width
from rome_desktop.app.kit.flow import Flow
from rome_desktop.app.kit.home_strip import HomeStrip
from rome_desktop.app.kit.strips import StripButton
from rome_desktop.app.kit.widgets import Button
from rome_desktop.app.pages.shared.page import row, title_of
from rome_desktop.engine.game import Game

NAME: Final = "Quinque Ludi"
LANGUAGES: Final = (("en", "EN", "English"), ("fr", "FR", "Français"))
TABS: Final = ("play", "learn", "challenges", "records", "rules")
TURNS: Final = (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1))
PILL_EDGE: Final = 4
"""Px of 100 % round a pill for its focus."""


def tab_name(key: str) -> str:
    """What a tab is called."""
    names = {
        "play": QCoreApplication.translate("TabStrip", "Play"),
        "learn": QCoreApplication.translate("TabStrip", "Learn"),
        "challenges": QCoreApplication.translate("TabStrip", "Challenges"),
        "records": QCoreApplication.translate("TabStrip", "Records"),
        "rules": QCoreApplication.translate("TabStrip", "Rules"),
    }
    return names[key]


class TabStrip(HomeStrip):
    """The strip of a page that a tab leads to: `wanted(key)` of another, `language(code)`, `settings()`."""

    wanted = Signal(str)
    language = Signal(str)
    settings = Signal()

    def __init__(self, current: str) -> None:
        super().__init__(NAME, [tab_name(key) for key in TABS])
        self._current = TABS.index(current)
        self.set_tab(self._current)
        self.setAccessibleName(tab_name(current))
        self.tab_chosen.connect(self._choose)
        for keys, by in TURNS:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda by=by: self.turn(by))
        for code, short, full in LANGUAGES:
            button = Button(short, "strip")
            button.setObjectName(f"language-{code}")
            button.setCheckable(True)
            button.setChecked(code == languages.current())
            button.setAccessibleName(full)
            button.setToolTip(full)
            button.clicked.connect(lambda _=False, b=button, c=code: self._speak(b, c))
            self.add_slot(button)
        gear = StripButton(self.tr("Settings"), "ui-gear")
        gear.set_height(34, 15)
        gear.setObjectName("settings")
        gear.clicked.connect(self.settings)
        self.add_slot(gear)

    def turn(self, by: int) -> None:
        """Go to the tab that lies so many places further."""
        self.wanted.emit(TABS[(self._current + by) % len(TABS)])

    def _choose(self, index: int) -> None:
        self.set_tab(self._current)
        if index != self._current:
            self.wanted.emit(TABS[index])

    def _speak(self, button: Button, code: str) -> None:
        button.setChecked(code == languages.current())
        if code != languages.current():
            self.language.emit(code)


class GamePill(EnterButton):
    """A game, or all of them, to choose by: dark while it is chosen."""

    def __init__(self, text: str, key: str = "") -> None:
        super().__init__(text)
        self._key = key
        self.setObjectName(f"pill-{key or 'all'}")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look = theme.look()
        words = text_width(look.font("button", 15, bold=True), self.text())
        return QSize(int(words) + look.px(78 if self._key else 36), look.px(42))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.pxf(PILL_EDGE)
        pill = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius, on = pill.height() / 2, self.isChecked()
        # Dark on plaster; in the dark theme a darker pill would say that it is off.
        chosen, said = (look.ink, look.page) if look.dark else (look.strip, look.on_strip)
        painter.setPen(QPen(chosen if on else look.outline, look.edge_width()))
        painter.setBrush(chosen if on else look.raised if self.underMouse() else look.panel)
        painter.drawRoundedRect(pill, radius, radius)
        words = pill.adjusted(look.pxf(14), 0, -look.pxf(14), 0)
        if self._key:
            picture = QRectF(pill.left() + look.pxf(6), pill.top() + look.pxf(5), look.pxf(36), 0)
            picture.setBottom(pill.bottom() - look.pxf(5))
            clip = QPainterPath()
            clip.addRoundedRect(picture, picture.height() / 2, picture.height() / 2)
            painter.save()
            painter.setClipPath(clip)
            vignettes.draw_thumbnail(painter, picture, self._key)
            painter.restore()
            words.setLeft(picture.right() + look.pxf(8))
        painter.setPen(said if on else look.ink)
        painter.setFont(look.font("button", 15, bold=True))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        if self.hasFocus():
            draw_focus(painter, pill, radius)
        painter.end()


class GameRow(QWidget):
    """Games as pills, all of them first unless one must be chosen: `chosen(key)`, empty for all.

    Perhaps in several rows.
    """

    spoken_role = QAccessible.Role.Grouping

    chosen = Signal(str)

    def __init__(self, games: Sequence[Game], current: str, *, rows: bool = False, one: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Which game"))
        self._group = OneOf(self)
        line: QLayout = Flow(self, 2) if rows else row(self, 2)
        code = languages.current()
        every = [] if one else [("", GamePill(self.tr("All games")))]
        for key, pill in every + [(game.key, GamePill(title_of(game, code), game.key)) for game in games]:
            pill.setChecked(key == current)
            pill.clicked.connect(lambda _=False, k=key: self.chosen.emit(k))
            line.addWidget(pill)
            self._group.add(pill)
        if not rows:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
