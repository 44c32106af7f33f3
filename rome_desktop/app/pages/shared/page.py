"""What all pages are made of: the ground, the rebuilding, the foot bar, pictures and small words.

A page is built by `build` and built again for another language, another scale, or when its width passes one
of `BREAKS`; what a person has entered therefore lives in the page, not in its widgets.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from rome_desktop.app.covers import vignettes
from rome_desktop.app.kit import icons, paint, roles, theme
from rome_desktop.app.kit.home_strip import HomeStrip
from rome_desktop.app.kit.strips import TableStrip
from rome_desktop.app.kit.widgets import Heading, Panel, Scroller, needed_width, retire
from rome_desktop.app.pages.shared.foot import FootBar
from rome_desktop.engine.game import Game

BREAKS: Final = (760, 1100)
"""Px of 100 % below which a page is narrow (one column) or medium."""
NARROW, MEDIUM, WIDE = 0, 1, 2
EDGE: Final = 7
"""Px of 100 % that a panel keeps round itself for its shadow: what stands over one begins as far in."""
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def title_of(game: Game, language: str) -> str:
    """A game's title in a language, or its first one."""
    return game.title.get(language) or next(iter(game.title.values()))


def player_range(seats: Sequence[int]) -> str:
    """From the least to the most, such as `2–4` people, or one number where both are the same."""
    return "–".join(map(str, sorted({min(seats), max(seats)})))


def joined(names: Sequence[str]) -> str:
    """Names as a list in the language in force: `Julia, Hadrian and Claudia`."""
    return QLocale().createSeparatedList(list(names))


def when(moment: datetime, now: datetime | None = None) -> str:
    """A moment as people say it: `today, 21:10`, `yesterday, 21:10`, or the day."""
    local = moment.astimezone()
    day = (now or datetime.now(UTC)).astimezone().date()
    clock = local.strftime("%H:%M")
    if local.date() == day:
        return QCoreApplication.translate("When", "today, {time}").format(time=clock)
    if local.date() == day - timedelta(days=1):
        return QCoreApplication.translate("When", "yesterday, {time}").format(time=clock)
    return QLocale().toString(QDate(local.year, local.month, local.day), "d MMM yyyy")


def clear_of(layout: QLayout, spacing: float = 8) -> None:
    """No margins, and a spacing in px of 100 %."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(theme.look().px(spacing) if spacing else 0)


def column(owner: QWidget | None = None, spacing: float = 8) -> QVBoxLayout:
    """A column without margins."""
    layout = QVBoxLayout(owner) if owner is not None else QVBoxLayout()
    clear_of(layout, spacing)
    return layout


def row(owner: QWidget | None = None, spacing: float = 8) -> QHBoxLayout:
    """A row without margins."""
    layout = QHBoxLayout(owner) if owner is not None else QHBoxLayout()
    clear_of(layout, spacing)
    return layout


def space(layout: QBoxLayout, pixels: float) -> None:
    """A gap in px of 100 %."""
    layout.addSpacing(theme.look().px(pixels))


class Page(QWidget):
    """A page on plaster. Subclasses set what they show, then call `begin`, and answer `build`."""

    spoken_role = roles.Role.Pane
    back = Signal()
    low_under = 0.0
    """Px of 100 % of height under which the page is built lower; 0 for one that is always built the same."""
    breaks = BREAKS

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._body: QWidget | None = None
        self._scale = 0.0
        self._breadth, self._low = self._room = WIDE, False
        self._needed = 0  # the width of the broader layout, where that had to give way
        self._column = column(self, 0)

    def begin(self) -> None:
        """Follows the look from now on; the page is built as soon as it has a size."""
        theme.follow(self, self.restyle)

    def build(self) -> QWidget:
        """A widget with everything on the page, in the look and language in force."""
        raise NotImplementedError

    def first_focus(self) -> QWidget | None:
        """What has the keyboard when the page is first shown."""
        return None

    def breadth(self) -> int:
        """`NARROW`, `MEDIUM` or `WIDE`; a page that was never sized counts as wide."""
        return self._breadth

    def low(self) -> bool:
        """Whether there is little height; a page that was never sized is not low."""
        return self._low

    def restyle(self) -> None:
        """Takes over the look in force: another scale needs another layout, colours follow by themselves."""
        self._room = self._measured()
        if self._body is not None and self._scale != theme.look().scale:
            self.rebuild()
        self.update()

    def rebuild(self) -> None:
        """Builds the page anew; the keyboard stays where it was."""
        self._scale = theme.look().scale
        place = self._focus_place()
        old = self._body
        self._breadth, self._low = self._room
        self._body = self.build()
        self._needed = 0
        while self._breadth > NARROW and self._needs(self._body) > self.width():
            self._needed = self._needs(self._body)
            self._body.deleteLater()
            self._breadth -= 1
            self._body = self.build()
        if old is not None:
            self._column.replaceWidget(old, self._body)
            retire(old)
        else:
            self._column.addWidget(self._body)
        if self.isVisible():
            self._body.show()
        if place is not None:
            self._focus_again(*place)

    def _needs(self, body: QWidget) -> int:
        return needed_width(body, self.size()) if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else 0

    def _measured(self) -> tuple[int, bool]:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return WIDE, False
        wide, high = self.width() / theme.look().scale, self.height() / theme.look().scale
        return sum(wide >= limit for limit in self.breaks), high < self.low_under

    def _focusable(self) -> list[QWidget]:
        if self._body is None:
            return []
        return [w for w in self._body.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]

    def _focus_place(self) -> tuple[QWidget, int] | None:
        focus = QApplication.focusWidget()
        if focus is None or self._body is None or not self._body.isAncestorOf(focus):
            return None
        chain = self._focusable()
        return focus, chain.index(focus) if focus in chain else 0

    def _focus_again(self, before: QWidget, index: int) -> None:
        """To what is called as before: laid out anew, a page may have another order."""
        chain, name = self._focusable(), before.objectName()
        if isinstance(before.parentWidget(), FootBar) and not any(w.objectName() == name for w in chain):
            first = self.first_focus()  # the way back has been gone
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)
        elif chain:
            there = chain[min(index, len(chain) - 1)]
            alike = [w for w in chain if w.objectName() == name and isinstance(w, type(before))]
            alike = [w for w in alike if name or w.accessibleName() == before.accessibleName()]
            (there if there in alike or not alike else alike[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._body is not None:
            self.rebuild()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before, self._room = self._room, self._measured()
        body, wide = self._body, self.width()
        tight = body is not None and self._breadth > NARROW and self._needs(body) > wide
        if body is None or before != self._room or tight or 0 < self._needed <= wide:
            self.rebuild()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._body is not None:  # what scrolls shows what gets the keyboard: it has to know how high it is
            self._body.setGeometry(self.rect())
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            target = self._at_the_top()
            if target is not None:
                target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _at_the_top(self) -> QWidget | None:
        """What has the keyboard first, or where that lies below what is seen, the first that can have it."""
        target, body = self.first_focus(), self._body
        middle = body.findChild(Scroller) if body is not None else None
        inner = middle.widget() if middle is not None else None
        if target is None or middle is None or inner in {None, target} or not inner.isAncestorOf(target):
            return target
        high = middle.height()

        def seen(widget: QWidget) -> bool:
            return widget.mapTo(inner, widget.rect().bottomLeft()).y() < high

        if seen(target):
            return target
        others = (w for w in self._focusable() if inner.isAncestorOf(w) and w.isEnabled())
        return next((w for w in others if w.isVisibleTo(self) and seen(w)), target)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself shows no focus: what it offers first gets it."""
        super().focusInEvent(event)
        if (target := self._at_the_top()) is not None:
            target.setFocus(event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint.draw_ground(painter, paint.page_ground(self.size()), rect, QRectF(event.rect()))
        painter.end()

    def frame(self, strip: QWidget, inner: QWidget, foot: QWidget | None = None) -> QWidget:
        """Strip, a middle that scrolls when there is too little room, and perhaps a foot bar."""
        body = QWidget(self)  # at once: with each parent that a widget gets, all it holds is styled anew
        self.setAccessibleName(strip.accessibleName())
        for part in (strip, foot):
            if isinstance(part, HomeStrip | FootBar):
                part.fit(self.width())
        lines = column(body, 0)
        lines.addWidget(strip)
        lines.addWidget(Scroller(inner, body), 1)
        if foot is not None:
            lines.addWidget(foot)
        return body

    def strip(self, title: str, way: str, *, over: bool = False) -> TableStrip:
        """The dark strip of a page, and what its `way` is called: home, or `over` another page back to that.

        Only the way home has a house on it.
        """
        strip = TableStrip()
        strip.set_title(title, way)
        strip.home.set_icon("ui-back" if over else "ui-home")
        strip.home.setObjectName("home")
        strip.home_pressed.connect(self.back)
        return strip


class Vignette(QWidget):
    """The picture of a game; `whole` rounds all four corners, else the upper ones."""

    def __init__(
        self, key: str, radius: float = 7, *, whole: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._key, self._radius, self._whole = key, radius, whole
        self._left = False
        self._high = 180.0

    def set_high(self, pixels: float) -> None:
        """How high it would like to be, in px of 100 %; it takes more where there is room."""
        self._high = pixels
        self.updateGeometry()

    def round_left(self) -> None:
        """Rounds the corners at the left only: the picture fills the left part of a card."""
        self._left = True
        self.update()

    def sizeHint(self) -> QSize:
        wide, high = (116, 76) if self._whole else (254, self._high)
        return QSize(theme.look().px(wide), theme.look().px(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        rect, radius = QRectF(self.rect()), look.pxf(self._radius)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._whole or self._left:
            clip = QPainterPath()
            wide = rect.adjusted(0, 0, 0 if self._whole else 2 * radius, 0)
            clip.addRoundedRect(wide, radius, radius)
            painter.setClipPath(clip)
            vignettes.draw(painter, rect, self._key)
        else:
            vignettes.draw(painter, rect, self._key, radius)
        painter.setClipping(False)
        rule = look.pxf(3)
        if self._left:
            painter.fillRect(QRectF(rect.right() - rule, 0, rule, rect.height()), theme.STRIP_RULE)
        elif not self._whole:
            painter.fillRect(QRectF(0, rect.bottom() - rule, rect.width(), rule), theme.STRIP_RULE)
        painter.end()


class Glyph(QWidget):
    """One icon, `size` px of 100 %, in a colour role."""

    def __init__(self, icon: str, size: float, role: str = "ink", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._size, self._role = icon, size, role
        self.setFixedSize(theme.look().px(size), theme.look().px(size))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme.look()
        middle = QRectF(self.rect()).center()
        icons.draw(painter, self._icon, middle, look.pxf(self._size), look.colour(self._role), look.panel)
        painter.end()


class Emblem(QWidget):
    """The badge of a seat; the fasces for an automatic rival (`colour` empty)."""

    def __init__(self, colour: str, size: float = 22, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour, self._size = colour, size
        self.setFixedSize(theme.look().px(size), theme.look().px(size))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_badge(painter, self._colour, QRectF(self.rect()).center(), theme.look().pxf(self._size))
        painter.end()


def draw_badge(painter: QPainter, colour: str, centre: QPointF, size: float) -> None:
    """A seat's emblem, or for a side without a seat colour a neutral disc with fasces."""
    known = {seat.id for seat in theme.look().seats}
    if colour in known:
        icons.draw_emblem(painter, theme.seat(colour), centre, size)
        return
    look = theme.look()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.ink, max(1.0, size * 0.06)))
    painter.setBrush(look.board)
    painter.drawEllipse(centre, size * 0.47, size * 0.47)
    painter.restore()
    icons.draw(painter, "fasces", centre, size * 0.62, look.ink, look.board)


class Rule(QWidget):
    """A thin line across a panel."""

    def __init__(self, role: str = "line", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self.setFixedHeight(max(1, theme.look().px(1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.look().colour(self._role))
        painter.end()


def titled(title: str, size: float = 20, *after: QWidget, high: float = 34) -> QHBoxLayout:
    """A heading with widgets at its right end."""
    line = row(None, 8)
    line.addStrut(theme.look().px(high))  # as high with links as without
    line.addWidget(Heading(title, size))
    line.addStretch(1)
    for widget in after:
        line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return line


def panel_with(
    title: str, *after: QWidget, spacing: float = 8, low: bool = False
) -> tuple[Panel, QVBoxLayout]:
    """A panel that begins with a heading, and its column; `low` where there is little height."""
    lines = column(panel := Panel(padding=12 if low else 16, name=title), spacing)
    lines.addLayout(titled(title, 20, *after, high=26 if low else 34))
    return panel, lines
