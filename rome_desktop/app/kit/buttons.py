"""Push buttons: with a word, with an icon, with the emblem of a seat.

They paint themselves in the look in force and keep Qt's own keyboard and accessibility. Each draws its focus
ring inside its own rectangle, which therefore keeps `ring_margin` free all round.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QSizePolicy, QWidget

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.kit.stylesheet import mixed

_FORCED: Final = Qt.WidgetAttribute.WA_ForceDisabled
"""Disabled itself, and not only together with what it lies in."""
MIN_HIT: Final = 24
RING: Final = 3.5


def ring_margin() -> int:
    """Pixels a control keeps free round its face for the focus ring."""
    return theme.look().px(4)


def face(widget: QWidget) -> QRectF:
    """The rectangle of a control without the room for its ring."""
    m = ring_margin()
    return QRectF(widget.rect()).adjusted(m, m, -m, -m)


def draw_focus(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The keyboard focus: a ring of 3.5 px round `rect`, with a gap in the ground's raised colour."""
    look = theme.look()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, out in ((look.raised, 1.5, 0.6), (look.focus, RING, 2.2)):
        d = look.pxf(out)
        painter.setPen(QPen(colour, look.pxf(width)))
        painter.drawRoundedRect(rect.adjusted(-d, -d, d, d), radius + d, radius + d)
    painter.restore()


def text_width(font: QFont, text: str) -> float:
    """The advance of a text in a font, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def _font(kind: str, size: float) -> QFont:
    """What a button of a kind is written in, in the look in force."""
    if kind == "strip":
        return theme.look().font("body", size)
    return theme.look().font("button", size if kind != "link" else min(size, 14.0))


def _key_font() -> QFont:
    return theme.look().font("tag", 11)


def _key_width(key: str) -> float:
    look = theme.look()
    return max(look.pxf(20), text_width(_key_font(), key) + look.pxf(10))


@lru_cache(maxsize=4096)
def _width(scale: float, kind: str, icon: bool, text: str, key: str, size: float) -> int:
    """The width of a button in the look in force, whose scale this is.

    Measuring words is dear, and layouts ask for it again and again.
    """
    look = theme.look()
    parts = []
    if icon:
        parts.append(look.pxf(16))
    if text:
        parts.append(text_width(_font(kind, size), text))
    if key:
        parts.append(_key_width(key))
    pad = {"link": 4.0, "ghost": 20.0}.get(kind, 28.0)
    inner = sum(parts) + look.pxf(7) * max(0, len(parts) - 1) + look.pxf(pad)
    return max(look.px(MIN_HIT), int(inner + 0.999)) + 2 * ring_margin()


@lru_cache(maxsize=256)
def _line_height(scale: float, kind: str, size: float) -> int:
    """How high a line on a button is in the look in force, whose scale this is."""
    return int(QFontMetricsF(_font(kind, size)).height())


class OneOf(QButtonGroup):
    """Buttons of which one is chosen: Tab comes to that one, or to the first that can be; arrows lead on.

    What Qt does by itself begins with the first change: until then Tab would come to the first of them.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.idToggled.connect(self.lead)

    def add(self, button: QAbstractButton, number: int = -1) -> None:
        """One more to choose from."""
        self.addButton(button, number)
        self.lead()

    def lead(self) -> None:
        """Agree with what is chosen and with what can be."""
        able = [button for button in self.buttons() if not button.testAttribute(_FORCED)]
        chosen = self.checkedButton()
        first = chosen if chosen in able else next(iter(able), None)
        for button in self.buttons():
            by_tab = button is first
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus)


class EnterButton(QPushButton):
    """A push button that Enter presses too, not only Space."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class Button(EnterButton):
    """A button with a word, perhaps an icon before it and the key that does the same after it.

    Kinds: `plain`, `primary` (one on a page), `ghost` (no ground until touched), `link` (a word in accent),
    `strip` (on the dark strip). `marked` draws the barrier's icon in the place of the icon.
    """

    def __init__(
        self,
        text: str = "",
        kind: str = "plain",
        icon: str | None = None,
        key: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._kind = kind
        self._icon = icon
        self._key = key
        self._show_key = True
        self._show_word = True
        self._size = 15.0
        self._high = 36.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.updateGeometry()
        self.update()

    def set_icon(self, name: str | None) -> None:
        """Changes or removes the icon."""
        if name != self._icon:
            self._icon = name
            self.restyle()

    def set_kind(self, kind: str) -> None:
        """Changes the kind, as in the constructor."""
        if kind != self._kind:
            self._kind = kind
            self.restyle()

    def set_key(self, key: str | None) -> None:
        """Changes or removes the key tag."""
        if key != self._key:
            self._key = key
            self.restyle()

    def face(self) -> tuple[str, str | None, str | None]:
        """Kind, icon and key tag: with the text, what its width depends on."""
        return self._kind, self._icon, self._key

    def set_height(self, pixels: float, size: float | None = None) -> None:
        """The height of the face and perhaps the size of its word, in px of 100 %."""
        self._high = pixels
        self._size = size or self._size
        self.restyle()

    def set_tight(self, *, key: bool = True, word: bool = True) -> None:
        """What is shown when room is scarce; a button without its word keeps it as tool tip and name."""
        word = word or not self._icon
        if (key, word) != (self._show_key, self._show_word):
            self._show_key, self._show_word = key, word
            self.setToolTip("" if word else self.text())
            self.restyle()

    def width_for(self, *, key: bool = True, word: bool = True) -> int:
        """The width it would take, in pixels, with or without its key tag and its word."""
        text = self.text() if word or not self._icon else ""
        tag = self._key if key and self._key else ""
        return _width(theme.look().scale, self._kind, bool(self._icon), text, tag, self._size)

    def sizeHint(self) -> QSize:
        look = theme.look()
        line = _line_height(look.scale, self._kind, self._size)
        high = look.px(MIN_HIT) if self._kind == "link" else look.px(self._high)
        high = max(high, line + (0 if self._kind == "link" else look.px(6)))
        return QSize(self.width_for(key=self._show_key, word=self._show_word), high + 2 * ring_margin())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        """Fill, line and ink for the state it is in; an invalid colour is not drawn."""
        look = theme.look()
        over, down = self.underMouse() and self.isEnabled(), self.isDown() or self.isChecked()
        none = QColor()
        if not self.isEnabled():
            plain = self._kind in {"plain", "primary"}
            return (look.panel, look.line, look.faint) if plain else (none, none, look.faint)
        if self._kind == "primary":
            fill = mixed(look.ink, look.accent, 0.14) if down else mixed(look.raised, look.accent, 0.1 * over)
            return fill, fill, look.on_accent
        if self._kind == "link":
            return none, none, look.ink if over or down else look.accent
        if self._kind == "strip":
            fill = look.tinted("on_strip", 0.22 if down else 0.12) if over or down else none
            return fill, none, look.on_strip
        fill = mixed(look.ink, look.raised, 0.10 if down else 0.045 if over else 0)
        if self._kind == "ghost":
            return (fill if over or down else none), none, look.ink
        return fill, look.muted if over else look.outline, look.ink

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = face(self), look.pxf(6)
        fill, line, ink = self._colours()
        if self._kind == "primary":
            foot = look.pxf(2)  # in the room of the ring, so that all faces of a row stand level
            if self.isEnabled():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#4E130C") if not look.dark else QColor("#7A3B2B"))
                painter.drawRoundedRect(rect.adjusted(0, foot, 0, foot), radius, radius)
            if self.isDown():
                rect.translate(0, foot * 0.6)
        width = look.edge_width(1.0)
        painter.setPen(QPen(line, width) if line.isValid() else Qt.PenStyle.NoPen)
        painter.setBrush(fill if fill.isValid() else Qt.BrushStyle.NoBrush)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        self._draw_content(painter, rect, ink)
        if self.hasFocus():
            draw_focus(painter, rect, radius)
        painter.end()

    def _draw_content(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        look = theme.look()
        font, gap = _font(self._kind, self._size), look.pxf(7)
        word = self.text() if self._show_word or not self._icon else ""
        key = self._key if self._show_key else None
        widths = [look.pxf(16)] if self._icon else []
        widths += [text_width(font, word)] if word else []
        widths += [_key_width(key)] if key else []
        x = rect.center().x() - (sum(widths) + gap * max(0, len(widths) - 1)) / 2
        middle = rect.center().y()
        if self._icon:
            at = QPointF(x + widths[0] / 2, middle)
            icons.draw(painter, self._icon, at, look.pxf(16), ink)
            x += widths[0] + gap
        painter.setPen(ink)
        if word:
            painter.setFont(font)
            metrics = QFontMetricsF(font)
            if self._kind == "link" and (self.underMouse() or self.hasFocus()):
                base = middle + metrics.capHeight() / 2 + look.pxf(3)
                painter.drawLine(QPointF(x, base), QPointF(x + metrics.horizontalAdvance(word), base))
            painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), word)
            x += metrics.horizontalAdvance(word) + gap
        if key:
            self._draw_key(painter, QRectF(x, middle - look.pxf(8.5), widths[-1], look.pxf(17)), key, ink)

    def _draw_key(self, painter: QPainter, box: QRectF, key: str, ink: QColor) -> None:
        look = theme.look()
        line = QColor(ink)
        line.setAlphaF(0.5)
        painter.setPen(QPen(line, look.pxf(1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), look.pxf(3), look.pxf(3))
        painter.setPen(ink)
        painter.setFont(_key_font())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)


class IconButton(EnterButton):
    """A button of only an icon; its name is its tool tip and what a screen reader says."""

    def __init__(
        self, icon: str, name: str, kind: str = "plain", size: float = 36, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon, self._kind, self._size = icon, kind, size
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_name(name)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.updateGeometry()
        self.update()

    def set_name(self, name: str) -> None:
        """Changes the tool tip and the accessible name."""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def set_icon(self, name: str) -> None:
        """Changes the icon."""
        self._icon = name
        self.update()

    def sizeHint(self) -> QSize:
        side = max(theme.look().px(self._size), MIN_HIT) + 2 * ring_margin()
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = face(self), look.pxf(6)
        over = self.underMouse() and self.isEnabled()
        ink = look.on_strip if self._kind == "strip" else look.ink
        ink = ink if self.isEnabled() else look.faint
        if self._kind == "plain":
            painter.setPen(QPen(look.muted if over else look.outline, look.edge_width()))
            painter.setBrush(mixed(look.ink, look.raised, 0.1 if self.isDown() else 0.045 if over else 0))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        elif over or self.isDown():
            ground = QColor(ink)
            ground.setAlphaF(0.2 if self.isDown() else 0.11)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(rect, radius, radius)
        icons.draw(painter, self._icon, rect.center(), min(look.pxf(17), rect.height() * 0.6), ink)
        if self.hasFocus():
            draw_focus(painter, rect, radius)
        painter.end()


class EmblemButton(EnterButton):
    """The emblem of a seat as a button; a click asks for the next free colour."""

    def __init__(
        self, seat_colour: theme.SeatColour, name: str, diameter: float = 38, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat, self._diameter = seat_colour, diameter
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_seat(seat_colour, name)
        theme.follow(self, self.restyle)

    def restyle(self) -> None:
        """Takes over the look in force."""
        self.updateGeometry()
        self.update()

    def set_seat(self, seat_colour: theme.SeatColour, name: str) -> None:
        """Shows another colour; `name` says it in words."""
        self._seat = seat_colour
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        side = max(theme.look().px(self._diameter), MIN_HIT) + 2 * ring_margin()
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = face(self)
        grown = 1.04 if self.underMouse() and self.isEnabled() else 1.0
        icons.draw_emblem(painter, self._seat, rect.center(), rect.width() * grown)
        if self.hasFocus():
            draw_focus(painter, rect, theme.look().pxf(10))
        painter.end()
