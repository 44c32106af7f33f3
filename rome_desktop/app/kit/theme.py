"""The look of the whole application: colour roles, seats, goods, scale and type, as one frozen value.

Colours come from `resources/tokens.toml`; sizes are logical pixels at 100 % multiplied by `Look.scale`.
`set_look` is what `QApplication.setPalette` is for Qt: every widget of the kit follows `signals().changed`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

from rome_desktop import places
from rome_desktop.app.kit import fonts
from rome_desktop.app.kit.contrast import shown_on
from rome_desktop.app.kit.stylesheet import sheet

SIZES: Final = {
    "display": 20.0,
    "title": 24.0,
    "numeral": 18.0,
    "sentence": 17.0,
    "sentence_small": 15.5,
    "button": 15.0,
    "body": 14.5,
    "label": 13.5,
    "small": 12.5,
    "tag": 11.5,
    "count": 14.0,
    "score": 20.0,
    "reading": 16.5,
}
"""Type sizes of the roles at 100 %, in pixels."""

_DISPLAY_ROLES: Final = frozenset({"display", "title", "numeral"})
_BOLD_ROLES: Final = frozenset({"score"})
_SEMIBOLD_ROLES: Final = frozenset(
    {"display", "title", "numeral", "sentence", "sentence_small", "button", "count", "tag"}
)


@dataclass(frozen=True, slots=True)
class SeatColour:
    """One of the five seats: pigment, edge, the tint of its pieces, and the emblem that says the same."""

    id: str
    fill: QColor
    edge: QColor
    tint: QColor
    on: QColor
    emblem: str
    dash: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Swatch:
    """A good or a kind: fill, edge, and the icon (goods, markers) or the colour of its mark (kinds)."""

    fill: QColor
    edge: QColor
    icon: str = ""
    mark: QColor | None = None


@dataclass(frozen=True, slots=True)
class Palette:
    """The colour roles of look.md, section 4."""

    page: QColor
    panel: QColor
    raised: QColor
    ink: QColor
    muted: QColor
    faint: QColor
    line: QColor
    line_strong: QColor
    outline: QColor
    accent: QColor
    on_accent: QColor
    gold: QColor
    gold_ink: QColor
    lit: QColor
    lit_edge: QColor
    focus: QColor
    good: QColor
    strip: QColor
    on_strip: QColor
    on_strip_muted: QColor
    bar: QColor
    board: QColor
    board_low: QColor
    shadow: QColor


ROLES: Final = tuple(field.name for field in fields(Palette))
INK_ON_GOLD: Final = QColor("#2A211B")
STRIP_RULE: Final = QColor("#8C2F22")
PLATE: Final = QColor("#FFF9EA")
PIECE_TONE: Final = QColor("#FFF6DF")
_PALE_EDGED: Final = frozenset({"rubra", "caerulea", "nigra"})


@dataclass(frozen=True, slots=True)
class Look:
    """How everything is drawn now. Make one with `make_look`, put it in force with `set_look`."""

    dark: bool
    scale: float
    high_contrast: bool
    reduced_motion: bool
    palette: Palette
    seats: tuple[SeatColour, ...]
    goods: dict[str, Swatch]
    kinds: dict[str, Swatch]
    markers: dict[str, Swatch]
    text: float  # the text size, which is in the scale; words on boards follow it as far as they have room

    def __getattr__(self, role: str) -> QColor:
        """`look.panel` is `look.colour("panel")`; AttributeError for a word that is not a colour role."""
        if role in ROLES:
            return self.colour(role)
        raise AttributeError(role)

    def colour(self, role: str) -> QColor:
        """A fresh colour for one of `ROLES`; AttributeError if there is no such role."""
        return QColor(getattr(self.palette, role))

    def tinted(self, role: str, alpha: float) -> QColor:
        """The colour of a role at an opacity from 0 to 1."""
        colour = self.colour(role)
        colour.setAlphaF(alpha)
        return colour

    def faded(self, opacity: float) -> float:
        """How much of what is of no use now is seen; high contrast leaves its words to be read."""
        return max(opacity, 0.95) if self.high_contrast else opacity

    def px(self, n: float) -> int:
        """Logical pixels at 100 %, scaled and rounded; never rounds a line away."""
        scaled = int(n * self.scale + 0.5)
        return scaled if scaled or not n else 1

    def pxf(self, n: float) -> float:
        """Logical pixels at 100 %, scaled, not rounded."""
        return n * self.scale

    def font(self, role: str, size: float | None = None, bold: bool | None = None) -> QFont:
        """The face of a role (a key of `SIZES`, or `ui`), at `size` px of 100 % or the role's."""
        pixels = max(1, int((size or SIZES.get(role, SIZES["body"])) * self.scale + 0.5))
        return QFont(_font(role, pixels, bold))

    def edge_width(self, n: float = 1.0) -> float:
        """A line `n` px wide; the high contrast setting makes every edge at least 2.5."""
        return max(n, 2.5 if self.high_contrast else n) * self.scale

    def piece_edge(self, seat: SeatColour) -> QColor:
        """The line round a piece: dark in the light theme, pale in the dark one where the fill drowns."""
        if self.dark and seat.id in _PALE_EDGED:
            return QColor(_pale_edge())
        return QColor(seat.edge)

    def seat_line(self, seat: SeatColour) -> QColor:
        """The seat's colour as an edge or a line on a panel, where the fill alone might not show."""
        if self.dark and seat.id == "nigra":
            return QColor(_pale_edge())
        return self.on_panel(seat.fill)

    def on_panel(self, fill: QColor | str) -> QColor:
        """A colour as a shape on a panel: lighter in the dark theme, else darker, until it shows."""
        ground = self.palette.raised if self.dark else self.palette.board
        return QColor(shown_on(QColor(fill).name(), ground.name(), 101 if self.dark else 99))

    def seat_pen(self, seat: SeatColour, width: float) -> QPen:
        """A pen with the seat's own line style, `width` in px of 100 %."""
        pen = QPen(self.seat_line(seat), self.pxf(width))
        if seat.dash:
            pen.setDashPattern([d / width for d in seat.dash])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen


@lru_cache(maxsize=512)
def _font(role: str, pixels: int, bold: bool | None) -> QFont:
    display = role in _DISPLAY_ROLES
    family = "display" if display else "reading" if role == "reading" else "ui"
    font = QFont(fonts.families(family))
    font.setPixelSize(pixels)
    heavy = QFont.Weight.Bold if bold or role in _BOLD_ROLES else QFont.Weight.Normal
    if role in _SEMIBOLD_ROLES and bold is None:
        heavy = QFont.Weight.DemiBold
    font.setWeight(heavy)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if display:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.025 * pixels)
    elif family == "ui":
        for feature in ("tnum", "lnum"):
            font.setFeature(QFont.Tag(feature), 1)
    return font


@lru_cache(maxsize=1)
def tokens() -> dict[str, Any]:
    """The colour file as read; OSError or tomllib.TOMLDecodeError if it is missing or damaged."""
    return tomllib.loads((places.RESOURCES / "tokens.toml").read_text(encoding="utf-8"))


def _pale_edge() -> str:
    return str(tokens()["dark"]["piece_edge"])


@lru_cache(maxsize=1)
def seats() -> tuple[SeatColour, ...]:
    """The five seats, in the order a new game offers them."""
    return tuple(
        SeatColour(
            id=row["id"],
            fill=QColor(row["fill"]),
            edge=QColor(row["edge"]),
            tint=QColor(row["tint"]),
            on=QColor(row["on"]),
            emblem=row["emblem"],
            dash=tuple(float(d) for d in row["dash"]),
        )
        for row in tokens()["seat"]
    )


def seat(seat_id: str) -> SeatColour:
    """The seat colour with this id; KeyError if there is none."""
    return {colour.id: colour for colour in seats()}[seat_id]


def _swatches(table: str, marks_are_colours: bool) -> dict[str, Swatch]:
    found = {}
    for key, (fill, edge, third) in tokens()[table].items():
        icon, mark = ("", QColor(third)) if marks_are_colours else (third, None)
        found[key] = Swatch(QColor(fill), QColor(edge), icon, mark)
    return found


def _contrasted(roles: dict[str, QColor]) -> dict[str, QColor]:
    """High contrast: what was quiet speaks, lines become as strong as text."""
    return roles | {
        "muted": roles["ink"],
        "faint": roles["muted"],
        "line": roles["muted"],
        "line_strong": roles["ink"],
        "outline": roles["ink"],
        "on_strip_muted": roles["on_strip"],
        "page": roles["panel"],
        "board_low": roles["board"],
    }


def make_look(
    *,
    dark: bool = False,
    scale: float = 1.0,
    text: float = 1.0,
    high_contrast: bool = False,
    reduced_motion: bool = False,
) -> Look:
    """The look for these settings; `scale` as from `scale_for`, `text` is in it already."""
    table = tokens()["dark" if dark else "light"]
    roles = {role: QColor(table[role]) for role in ROLES}
    if high_contrast:
        roles = _contrasted(roles)
    return Look(
        dark=dark,
        scale=scale,
        high_contrast=high_contrast,
        reduced_motion=reduced_motion,
        palette=Palette(**roles),
        seats=seats(),
        goods=_swatches("good", marks_are_colours=False),
        kinds=_swatches("kind", marks_are_colours=True),
        markers=_swatches("marker", marks_are_colours=False),
        text=text,
    )


class Signals(QObject):
    """What the theme tells the application."""

    changed = Signal()


class _Current:
    look: Look | None = None
    signals: Signals | None = None


def signals() -> Signals:
    """The one object whose `changed` is emitted after each `set_look` that changed something."""
    if _Current.signals is None:
        _Current.signals = Signals()
    return _Current.signals


def look() -> Look:
    """The look in force; the light one at 100 % before any was set."""
    if _Current.look is None:
        _Current.look = make_look()
    return _Current.look


def set_look(new: Look) -> None:
    """Puts a look in force for the whole application: palette, font and style sheet, then `changed`."""
    if new == _Current.look:
        return
    _Current.look = new
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.setPalette(qt_palette(new))
        app.setFont(new.font("body"))
        app.setStyleSheet(style_sheet(new))
    signals().changed.emit()


def dress(app: QApplication) -> None:
    """Makes an application in the style Fusion ours before its first window: palette, font, style sheet."""
    current = look()
    app.setPalette(qt_palette(current))
    app.setFont(current.font("body"))
    app.setStyleSheet(style_sheet(current))


def follow(widget: QWidget, restyle: Callable[[], None]) -> None:
    """Calls `restyle`, a method of `widget`, now and after every change of look while the widget lives."""
    signals().changed.connect(restyle)
    restyle()


def style_sheet(look: Look) -> str:
    """A complete style sheet for the plain Qt widgets, so that none stays in default grey."""
    return sheet({role: look.colour(role) for role in ROLES}, _selected(look), look.px)


def _selected(look: Look) -> QColor:
    """What is written in, on a selection."""
    return QColor("#FFFFFF") if not look.dark else QColor("#0B1220")


def qt_palette(look: Look) -> QPalette:
    """The colour roles as a QPalette, for what style sheets do not reach."""
    role = QPalette.ColorRole
    palette = QPalette(look.panel)
    table = {
        role.Window: look.page,
        role.WindowText: look.ink,
        role.Base: look.raised,
        role.AlternateBase: look.panel,
        role.Text: look.ink,
        role.PlaceholderText: look.muted,
        role.Button: look.raised,
        role.ButtonText: look.ink,
        role.BrightText: look.accent,
        role.ToolTipBase: look.raised,
        role.ToolTipText: look.ink,
        role.Highlight: look.focus,
        role.HighlightedText: _selected(look),
        role.Link: look.accent,
        role.LinkVisited: look.accent,
        role.Light: look.raised,
        role.Midlight: look.panel,
        role.Mid: look.line,
        role.Dark: look.line_strong,
        role.Shadow: look.shadow,
    }
    for key, colour in table.items():
        palette.setColor(key, colour)
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, look.faint)
    return palette


def system_prefers_dark() -> bool:
    """Whether the desktop asks for dark windows; False where it does not say."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
