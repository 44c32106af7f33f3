"""The dark strips at the top: of the home pages (64 px) and of the table (40 px, compact 36)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.controls import Button, IconButton

BETWEEN = 16
"""Px of 100 % for the sign between two crumbs."""
ICONS_FROM = 1200
"""Px of 100 % from which buttons without words are icons; a narrower strip has a menu with their words."""
MANY_PIPS = 8
"""More rounds than this are told in words."""


class StripButton(Button):
    """A button with icon and word on the dark strip; the word can go when room is scarce."""

    def __init__(self, text: str, icon: str | None, parent: QWidget | None = None) -> None:
        super().__init__(text, "strip", icon, parent=parent)
        self.set_height(30, 13.5)


@dataclass(frozen=True, slots=True)
class Pips:
    """Rounds as dots: a word before them, how many there are, which one it is (from 1; 0 before the first).

    `text` is told instead when there are more than `MANY_PIPS`, and to screen readers always.
    """

    label: str
    count: int
    current: int
    text: str


class TableStrip(QWidget):
    """Home, name of the game, round and phase, buttons at the right: `home_pressed`, `pressed(key)`."""

    spoken_role = QAccessible.Role.ToolBar
    HEIGHTS = (40, 36)
    """In px of 100 %, and where it is compact."""

    home_pressed = Signal()
    pressed = Signal(str)

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._pips: Pips | None = None
        self._crumbs: tuple[str, ...] = ()
        self._current = -1
        self._phase_end = 0.0
        self._compact = False
        self.home = IconButton("ui-home", "", "strip", 30, self)
        self.home.clicked.connect(self.home_pressed)
        self._buttons: dict[str, StripButton] = {}
        self._icons: dict[str, str] = {}
        self._lasting: frozenset[str] = frozenset()
        self.menu = StripButton("", None, self)
        self.menu.hide()
        self.menu.clicked.connect(self.open_menu)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self, self.restyle)

    def set_title(self, title: str, home_name: str) -> None:
        """The name of the game or page, and what the home button is called."""
        self._title = title
        self.home.set_name(home_name)
        self._describe()
        self._arrange()

    def set_buttons(self, buttons: Sequence[tuple[str, str, str]], lasting: Collection[str] = ()) -> None:
        """The buttons at the right as (key, icon, word), from left to right; `lasting` ones give in last."""
        self._lasting = frozenset(lasting)
        for old in self._buttons.values():
            old.hide()
            old.deleteLater()
        self._buttons = {}
        for key, icon, word in buttons:
            button = StripButton(word, icon, self)
            button.setAccessibleName(word)
            button.clicked.connect(lambda _=False, k=key: self.pressed.emit(k))
            button.show()
            self._buttons[key] = button
        self._icons = {key: icon for key, icon, _ in buttons}
        self.menu.setText(self.tr("Menu"))
        self._arrange()

    def open_menu(self) -> QMenu:
        """All buttons with their words below the button that stands for them."""
        look, menu = theme.look(), QMenu(self)
        for key, button in self._buttons.items():
            picture = icons.pixmap(self._icons[key], look.pxf(18), look.ink)
            act = menu.addAction(QIcon(picture), button.text())
            act.triggered.connect(lambda _=False, k=key: self.pressed.emit(k))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.menu.mapToGlobal(self.menu.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])
        return menu

    def button(self, key: str) -> StripButton:
        """The button with this key; KeyError if there is none."""
        return self._buttons[key]

    def set_phase(self, crumbs: Sequence[str] = (), current: int = -1, pips: Pips | None = None) -> None:
        """Phase crumbs (four at most are shown), which one is current, and the rounds."""
        self._crumbs, self._current, self._pips = tuple(crumbs)[:4], current, pips
        self._describe()
        self._arrange()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """36 px high instead of 40."""
        self._compact = compact
        self.restyle()

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.setFixedHeight(theme.look().px(self.HEIGHTS[self._compact]))
        self._arrange()
        self.update()

    def _describe(self) -> None:
        now = self._crumbs[self._current] if 0 <= self._current < len(self._crumbs) else ""
        rounds = self._pips.text if self._pips else ""
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(", ".join(part for part in (rounds, now) if part))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _title_end(self) -> float:
        look = theme.look()
        return look.pxf(64) + text_width(look.font("display", 18), self._title) + look.pxf(28)

    def _arrange(self) -> None:
        """Buttons from the right; where title and phase need the room they become icons, or a menu."""
        look = theme.look()
        side = self.home.sizeHint()
        high = min(side.height(), self.height())
        self.home.setGeometry(look.px(6), (self.height() - high) // 2, side.width(), high)
        whole = range(len(self._crumbs))
        room = self.width() - self._title_end() - self._phase_width(whole) - look.pxf(20)
        stages: tuple[Collection[str], ...] = (tuple(self._buttons), self._lasting, ())
        words = next(kept for kept in stages if not kept or self._takes(kept) <= room)
        folded = len(words) < len(self._buttons) and self.width() < look.px(ICONS_FROM)
        right = self.width() - look.px(8)
        self.menu.setVisible(folded)
        for button in self._buttons.values():
            button.setVisible(not folded)
        row = {"": self.menu} if folded else self._buttons
        for key, button in reversed(row.items()):
            button.set_tight(word=folded or key in words)
            hint = button.sizeHint()
            right -= hint.width()
            high = min(hint.height(), self.height())
            button.setGeometry(right, (self.height() - high) // 2, hint.width(), high)
        for button in self._buttons.values() if folded else ():
            button.setGeometry(self.menu.geometry())
        self._phase_end = right - look.pxf(12)

    def _takes(self, words: Collection[str]) -> int:
        """The width of the buttons when only these have words."""
        return sum(button.width_for(word=key in words) for key, button in self._buttons.items())

    # phase and rounds

    def _pips_width(self) -> float:
        if self._pips is None:
            return 0.0
        look, many = theme.look(), self._pips.count > MANY_PIPS
        label = self._pips.text if many else self._pips.label
        dots = 0.0 if many else look.pxf(18) * self._pips.count + look.pxf(2)
        return text_width(look.font("label", bold=True), label) + look.pxf(24) + dots

    def _crumb_width(self, index: int) -> float:
        look, now = theme.look(), index == self._current
        font = look.font("label", bold=True if now else None)
        return text_width(font, self._crumbs[index]) + look.pxf(22)

    def _phase_width(self, crumbs: Sequence[int]) -> float:
        """The room of the rounds and of these crumbs, with the signs between them."""
        look = theme.look()
        between = max(0, len(crumbs) - 1) * look.pxf(BETWEEN)
        return self._pips_width() + sum(self._crumb_width(index) for index in crumbs) + between

    def crumbs_shown(self) -> tuple[int, ...]:
        """The indices of the crumbs there is room for: those farthest from the current one go first."""
        shown = list(range(len(self._crumbs)))
        room = self._phase_end - self._title_end()
        while len(shown) > 1 and self._phase_width(shown) > room:
            past, ahead = self._current - shown[0], shown[-1] - self._current
            shown.pop(0 if past >= ahead else -1)
        return tuple(shown)

    def phase_rect(self) -> QRectF:
        """Where phase and rounds are drawn: at a third of the strip, clear of the title and the buttons."""
        width = self._phase_width(self.crumbs_shown())
        left = min(self.width() * 0.3, self.width() * 0.46 - width / 2, self._phase_end - width)
        return QRectF(max(self._title_end(), left), 0, width, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.strip)
        rule = look.pxf(2)
        painter.fillRect(QRectF(0, self.height() - rule, self.width(), rule), theme.STRIP_RULE)
        middle = self.height() / 2 - look.pxf(0.5)
        painter.setPen(QPen(look.tinted("on_strip_muted", 0.4), look.pxf(1)))
        x = look.pxf(50)
        painter.drawLine(QPointF(x, look.pxf(9)), QPointF(x, self.height() - look.pxf(11)))
        font = look.font("display", 18)
        painter.setFont(font)
        painter.setPen(look.on_strip)
        painter.drawText(QPointF(look.pxf(64), middle + QFontMetricsF(font).capHeight() / 2), self._title)
        x = self.phase_rect().left()
        if self._pips:
            x = self._paint_pips(painter, self._pips, x, middle)
        shown = self.crumbs_shown()
        for index in shown:
            x = self._paint_crumb(painter, index, x, middle, last=index == shown[-1])
        painter.end()

    def _paint_pips(self, painter: QPainter, pips: Pips, x: float, middle: float) -> float:
        look = theme.look()
        font = look.font("label")
        metrics = QFontMetricsF(font)
        label = pips.text if pips.count > MANY_PIPS else pips.label
        painter.setFont(font)
        painter.setPen(look.on_strip_muted)
        painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), label)
        x += metrics.horizontalAdvance(label) + look.pxf(16)
        if pips.count > MANY_PIPS:
            return x + look.pxf(8)
        for number in range(1, pips.count + 1):
            now, done = number == pips.current, number < pips.current
            painter.setPen(QPen(look.on_strip if now else look.on_strip_muted, look.pxf(1.4)))
            painter.setBrush(look.gold if now else look.on_strip_muted if done else Qt.BrushStyle.NoBrush)
            radius = look.pxf(6.5 if now else 5)
            painter.drawEllipse(QPointF(x, middle), radius, radius)
            x += look.pxf(18)
        return x + look.pxf(10)

    def _paint_crumb(self, painter: QPainter, index: int, x: float, middle: float, *, last: bool) -> float:
        look = theme.look()
        now, done = index == self._current, index < self._current
        width = self._crumb_width(index)
        box = QRectF(x, middle - look.pxf(12), width, look.pxf(24))
        if now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.gold)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(look.font("label", bold=True if now else None))
        painter.setPen(theme.INK_ON_GOLD if now else look.on_strip_muted if done else look.on_strip)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._crumbs[index])
        x += width
        if not last:
            # beside the pill the sign keeps the distance it has from plain words
            push = look.pxf(3) if now else -look.pxf(3) if index + 1 == self._current else 0.0
            sign = QRectF(x + push, box.top(), look.pxf(BETWEEN), box.height())
            painter.setPen(look.on_strip_muted)
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "›")
            x += look.pxf(BETWEEN)
        return x
