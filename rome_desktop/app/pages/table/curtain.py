"""The closed curtain between two people at one screen. Nothing on it depends on what was chosen before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rome_desktop.app.kit import icons, paint, theme
from rome_desktop.app.kit.buttons import text_width
from rome_desktop.app.kit.spoken import labelled
from rome_desktop.app.kit.widgets import Button, Heading, Label, Panel, Scroller
from rome_desktop.app.pages.shared.page import Emblem, Page, column, row, space

PALE = QColor("#F6ECD8")
QUIET = QColor("#CDBB9E")
SEALED = QColor("#8FD0A0")


@dataclass(frozen=True, slots=True)
class Sealer:
    """One of those who choose in secret: `state` is "sealed", "now" or "waits"."""

    name: str
    colour: str
    state: str


@dataclass(frozen=True, slots=True)
class Handover:
    """Whose turn it is, for what ("chooses a target in secret."), and where in the game ("Round 4")."""

    name: str = ""
    colour: str = "rubra"
    purpose: str = ""
    place: str = ""
    sealers: tuple[Sealer, ...] = ()


class CurtainPage(Page):
    """Full window; `opened` when the person named says so."""

    opened = Signal()

    def __init__(self, handover: Handover | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._handover = handover or Handover()
        self.begin()

    def show_for(self, handover: Handover) -> None:
        """Closes the curtain for somebody else."""
        self._handover = handover
        self.rebuild()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget | None:
        return self.button

    def build(self) -> QWidget:
        look = theme.look()
        inner = QWidget()
        lines = column(inner, 10)
        lines.setContentsMargins(look.px(20), look.px(34), look.px(20), look.px(34))
        lines.addStretch(3)
        place = Label(self._handover.place, "body", colour="on_strip", size=16)
        place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        lines.addWidget(place)
        line = row(None, 0)
        line.addStretch(1)
        line.addWidget(self._card(), 99)
        line.addStretch(1)
        lines.addLayout(line)
        lines.addWidget(SealRow(self._words()), 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addStretch(3)
        self.setAccessibleName(self.button.text())
        body = QWidget()
        column(body, 0).addWidget(Scroller(inner))
        return body

    def _card(self) -> Panel:
        px, who = theme.look().px, self._handover
        card = CurtainCard()
        card.setMaximumWidth(px(634))
        lines = column(card, 6)
        lines.addWidget(Emblem(who.colour, 84), 0, Qt.AlignmentFlag.AlignHCenter)
        purpose = who.purpose or self.tr("It is your turn.")
        away = self.tr("Everyone else, please look away.")
        name = Heading(who.name, 38)
        for label in (
            name,
            Label(purpose, "body", size=19, wrap=True),
            Label(away, "muted", size=17, wrap=True),
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            lines.addWidget(label)
        space(lines, 8)
        self.button = Button(self.tr("I am {name}: open the curtain").format(name=who.name), "primary")
        self.button.setObjectName("open")
        self.button.set_height(52, 16)
        self.button.setMinimumWidth(px(288))
        self.button.clicked.connect(self.opened)
        lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        foot = Label(self.tr("Enter opens the curtain."), "label", colour="muted", size=14.5, wrap=True)
        foot.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(foot)
        return card

    def _words(self) -> list[tuple[Sealer, str]]:
        words = {"sealed": self.tr("sealed"), "now": self.tr("now"), "waits": self.tr("waits")}
        return [(sealer, words[sealer.state]) for sealer in self._handover.sealers]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint.draw_ground(painter, paint.curtain_ground(self.size()), rect, QRectF(event.rect()))
        painter.end()


class CurtainCard(Panel):
    """The card in the middle, with a second gold line inside its edge."""

    def __init__(self) -> None:
        super().__init__(padding=34, radius=14, strength=2.4)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        paint.panel(
            painter,
            self.face(),
            look.pxf(14),
            look.panel,
            paint.CURTAIN_GOLD,
            width=look.edge_width(2.5),
            strength=2.4,
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#C9A45A"), look.pxf(1)))
        d = look.pxf(8)
        painter.drawRoundedRect(self.face().adjusted(d, d, -d, -d), look.pxf(9), look.pxf(9))
        painter.end()


class SealRow(QWidget):
    """Who has chosen, never what."""

    def __init__(self, sealers: Sequence[tuple[Sealer, str]]) -> None:
        super().__init__()
        self._sealers = list(sealers)
        self.setAccessibleName(", ".join(labelled(sealer.name, word) for sealer, word in sealers))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _wide(self) -> float:
        look = theme.look()
        font = look.font("label", 14.5, bold=True)
        widest = max((text_width(font, sealer.name) for sealer, _ in self._sealers), default=0.0)
        return max(look.pxf(152), widest + look.pxf(84))

    def sizeHint(self) -> QSize:
        look = theme.look()
        gap = look.pxf(18)
        return QSize(int((self._wide() + gap) * len(self._sealers)), look.px(60) if self._sealers else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, (sealer, word) in enumerate(self._sealers):
            wide = self._wide()
            box = QRectF(index * (wide + look.pxf(18)) + look.pxf(9), look.pxf(8), wide, look.pxf(44))
            self._paint_one(painter, box, sealer, word)
        painter.end()

    def _paint_one(self, painter: QPainter, box: QRectF, sealer: Sealer, word: str) -> None:
        look = theme.look()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(42, 10, 12, 140))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        middle = box.center().y()
        at = QPointF(box.left() + look.pxf(24), middle)
        icons.draw_emblem(painter, theme.seat(sealer.colour), at, look.pxf(26), PALE)
        font = look.font("label", 14.5, bold=True)
        painter.setFont(font)
        painter.setPen(PALE)
        x = box.left() + look.pxf(44)
        painter.drawText(QPointF(x, middle - look.pxf(3)), sealer.name)
        small = look.font("small")
        painter.setFont(small)
        painter.setPen(paint.CURTAIN_GOLD if sealer.state == "now" else QUIET)
        painter.drawText(QPointF(x, middle + QFontMetricsF(small).ascent() + look.pxf(1)), word)
        if sealer.state == "sealed":
            at = QPointF(box.right() - look.pxf(20), middle)
            icons.draw(painter, "ui-confirm", at, look.pxf(15), SEALED)
