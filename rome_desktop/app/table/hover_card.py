"""What a place or an option means, before it is chosen: a card in a quiet corner, a price at the target."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
    QWidget,
)

from rome_desktop.app.kit import fitting, icons, paint, theme
from rome_desktop.app.table.gestures import Option
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.table.spots import MINIMUM_HIT
from rome_desktop.app.table.table_view import TableView

DELAY = 350
WIDTH = 232.0
WIDER = (1.0, 1.2, 1.45, 1.75, 2.1)
"""So much wider a card may be than `WIDTH` where the table is too low for it."""
WIDEST = 0.6
"""Of the table's width: a card that is wider covers what it speaks of."""
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.62)
"""So much smaller its type may be, where no width is enough."""
FEW = 6
"""So many pieces more or less under the card are no reason to stand elsewhere."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a line says will be: `what` of a side as it will be once the option is played, and was before."""

    what: str
    side: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line: an icon's name ("" for none), a sentence, a colour role ("accent" for what is missing)."""

    icon: str
    text: str
    role: str = "ink"
    promises: tuple[Promise, ...] = ()
    """What the sentence is made from, where it tells what an option changes."""


@dataclass(frozen=True, slots=True)
class CardText:
    """A card: title, lines, and the rule it rests on ("CO-5.12 Building a house"), "" for none."""

    title: str
    lines: Sequence[CardLine] = ()
    clause: str = ""


CardProvider = Callable[[SpotKey, Option | None], CardText | None]
"""(a spot's key, the option acting there would lead to or None) to its card; None to say nothing."""


class HoverCard(QWidget):
    """The card over a table: after 350 ms under the mouse, at once for the keyboard, never in the way.

    `quiet` are the rectangles (table pixels) it may dock into, best first. It keeps away from the pointer and
    from the spot it speaks of, and takes the corner where it covers the fewest places that can be chosen, and
    not many pieces.
    """

    def __init__(self, view: TableView, provider: CardProvider) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._view = view
        self._provider = provider
        self._key: SpotKey | None = None
        self._card: CardText | None = None
        self._width = 0
        self._type = 1.0
        """The width of the card without its shadow; how large its letters are beside those of its roles."""
        self._quiet: list[QRectF] = []
        self._taken: list[QRectF] = []
        self._wanted = False
        """The wait is over: the card may open as soon as there is something to say."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self._open)
        view.hovered.connect(self._hovered)
        view.preview.connect(self._refresh)
        view.sight.moved.connect(self._refresh)
        theme.signals().changed.connect(self._refresh)

    @property
    def card(self) -> CardText | None:
        """What is shown now, None while hidden."""
        return self._card if not self.isHidden() else None

    def set_quiet(self, quiet: Sequence[QRectF]) -> None:
        """Where the card may stand, best first; without any, the table's four corners."""
        self._quiet = list(quiet)
        self._refresh()

    def keep_off(self, taken: Sequence[QRectF]) -> None:
        """Where something else lies over the table, in its pixels: the card stands beside it if it can."""
        self._taken = list(taken)
        self._refresh()

    def close_card(self) -> None:
        """Hide the card and forget what it was to show."""
        self._timer.stop()
        self._key = None
        self._wanted = False
        self.hide()

    def spoken(self) -> str:
        """The card as one text for a screen reader; "" while hidden."""
        card = self.card
        if card is None:
            return ""
        return "\n".join(filter(None, (card.title, *(line.text for line in card.lines), card.clause)))

    # ---- when

    def _hovered(self, key: SpotKey | None, at_once: bool) -> None:
        self._key = key
        if key is None:
            self.close_card()
        elif at_once or not self.isHidden():
            self._timer.stop()
            self._open()
        else:
            self._wanted = False
            self._timer.start()

    def _open(self) -> None:
        self._wanted = True
        card = self._provider(self._key, self._view.previewed) if self._key is not None else None
        self._card = card
        if card is None:
            self.hide()
            return
        self.setAccessibleName(card.title)
        margin = paint.shadow_margin()
        self.setGeometry(self._place(self._size(card)).adjusted(-margin, -margin, margin, margin))
        self.show()
        self.raise_()
        self.update()

    def _refresh(self) -> None:
        if self._wanted and self._key is not None:
            self._open()

    # ---- where

    def _place(self, size: QSize) -> QRect:
        area = QRectF(self._view.viewport().rect())
        on_screen = self._view.sight.on_screen
        spots = [self._corner(on_screen(rect), size) for rect in self._quiet]
        inset = theme.look().px(8)
        whole = area.adjusted(inset, inset, -inset, -inset)
        right, low = whole.right() - size.width(), whole.bottom() - size.height()
        for x, y in ((right, low), (right, whole.top()), (whole.left(), low), (whole.left(), whole.top())):
            spots.append(QRectF(x, y, size.width(), size.height()))
        busy, lit = self._busy(), self._lit()
        pieces = [
            on_screen(spot.scene_rect()) for spot in self._view.index.by_key.values() if spot.item is not None
        ]
        quietest = min(
            spots,
            key=lambda rect: (
                any(rect.intersects(other) for other in busy),
                sum(rect.intersects(other) for other in lit),
                sum(rect.intersects(other) for other in pieces) // FEW,
            ),
        )
        x, y = min(quietest.x(), right + inset), min(quietest.y(), low + inset)
        return QRectF(max(0.0, x), max(0.0, y), size.width(), size.height()).toRect()

    def _corner(self, rect: QRectF, size: QSize) -> QRectF:
        """The card in the corner of a quiet rectangle that is nearest to the table's own corner."""
        middle = QPointF(self._view.viewport().rect().center())
        at_right, at_bottom = rect.center().x() >= middle.x(), rect.center().y() >= middle.y()
        x = rect.right() - size.width() if at_right else rect.left()
        y = rect.bottom() - size.height() if at_bottom else rect.top()
        return QRectF(x, y, size.width(), size.height())

    def _busy(self) -> list[QRectF]:
        busy = list(self._taken)
        spot = self._view.index.get(self._key)
        if spot is not None:
            busy.append(self._view.sight.on_screen(spot.scene_rect()))
        if self._view.pointer.leads:
            at = self._view.pointer.at - self._view.sight.seen.topLeft()
            room = theme.look().pxf(16)
            busy.append(QRectF(at.x() - room, at.y() - room, 2 * room, 2 * room))
        return busy

    def _lit(self) -> list[QRectF]:
        """What can be chosen now and should stay in sight; dense places count where their dots are."""
        grammar, found = self._view.grammar, []
        for key in {*grammar.lit(), *grammar.pickable()}:
            spot = self._view.index.get(key)
            if spot is None:
                continue
            rect = spot.scene_rect()
            if spot.ring == "dot":
                dot = QRectF(0, 0, MINIMUM_HIT, MINIMUM_HIT)
                dot.moveCenter(spot.scene_centre())
                rect = dot
            found.append(self._view.sight.on_screen(rect))
        return found

    # ---- drawing

    def _size(self, card: CardText) -> QSize:
        """As narrow as it may be to stand on the table as a whole; its type is smaller if it could not."""
        look, table = theme.look(), self._view.viewport().size()
        most = max(look.px(WIDTH), int(WIDEST * table.width()))
        for self._type, wider in product(SMALLER, WIDER):
            self._width = min(most, look.px(WIDTH * wider))
            height = self._layout(card, None)
            if height <= table.height():
                break
        return QSize(self._width, height)

    def _layout(self, card: CardText, painter: QPainter | None) -> int:
        """Draw the card if there is a painter; in both cases tell its height."""
        look = theme.look()
        pad, icon = look.px(14), look.px(18 * self._type)
        full = self._width - 2 * pad
        y = look.px(11)
        title = look.font("body", theme.SIZES["body"] * self._type, bold=True)
        y += self._text(painter, card.title, title, look.colour("ink"), QPoint(pad, y), full)
        label = look.font("label", theme.SIZES["label"] * self._type)
        rows = [(line, label) for line in card.lines]
        if card.clause:
            room = full - icon - look.px(8)
            font = clause_font(card.clause, room, self._type)
            rows.append((CardLine("ui-rules", card.clause, "muted"), font))
        for row, font in rows:
            y += look.px(6 * self._type)
            indent = icon + look.px(8) if row.icon else 0
            colour = look.colour(row.role)
            height = self._text(painter, row.text, font, colour, QPoint(pad + indent, y), full - indent)
            if painter is not None and row.icon:
                middle = QPointF(pad + icon / 2, y + QFontMetrics(font).height() / 2)
                icons.draw(painter, row.icon, middle, icon, colour, look.colour("raised"))
            y += height
        return y + look.px(12)

    @staticmethod
    def _text(
        painter: QPainter | None, text: str, font: QFont, colour: QColor, at: QPoint, width: int
    ) -> int:
        """Wrapped words; tells their height."""
        flags = int(Qt.TextFlag.TextWordWrap)
        room = QRect(at, QSize(width, 10000))
        height = QFontMetrics(font).boundingRect(room, flags, text).height()
        if painter is not None:
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRect(at, QSize(width, height)), flags, text)
        return height

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        look = theme.look()
        painter = QPainter(self)
        margin = paint.shadow_margin()
        body = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        fill, line = look.colour("raised"), look.colour("focus")
        paint.panel(painter, body, look.pxf(7), fill, line, width=look.edge_width(2.0), strength=1.0)
        painter.translate(margin, margin)
        self._layout(self._card, painter)


def clause_font(text: str, width: float, share: float = 1.0) -> QFont:
    """The type of a clause: one line as large as the rest, else small, so that two lines hold it."""
    look = theme.look()
    label, small, tag = (
        look.font(role, theme.SIZES[role] * share, bold)
        for role, bold in (("label", None), ("small", None), ("tag", False))
    )
    if QFontMetrics(label).horizontalAdvance(text) <= width:
        return label
    return small if len(fitting.wrapped(text, small, width)) <= 2 else tag


class PriceChip(QGraphicsPathItem):
    """A price at its target: a pill with icon and amount, red when it cannot be paid.

    The origin is the lower left corner; hang it with `TableView.show_chip`.
    """

    def __init__(self, text: str, icon: str = "coin", *, short: bool = False) -> None:
        super().__init__()
        look = theme.look()
        ink = look.colour("accent" if short else "ink")
        words = QGraphicsSimpleTextItem(text, self)
        words.setFont(look.font("count"))
        words.setBrush(ink)
        width, height = words.boundingRect().width(), look.pxf(22)
        side = look.pxf(14) if icon else 0.0
        left = look.pxf(8) + (side + look.pxf(4) if icon else 0.0)
        words.setPos(left, -height / 2 - words.boundingRect().height() / 2)
        if icon:
            self._add_icon(icon, side, QPointF(look.pxf(8) + side / 2, -height / 2), ink)
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, -height, left + width + look.pxf(9), height), height / 2, height / 2)
        self.setPath(path)
        self.setBrush(look.colour("raised"))
        edge = look.colour("accent" if short else "line_strong")
        self.setPen(QPen(edge, look.edge_width(1.5)))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _add_icon(self, name: str, side: float, centre: QPointF, ink: QColor) -> None:
        swatch = next((s for s in theme.look().goods.values() if s.icon == name), None)
        fill, edge = (ink, None) if swatch is None else (swatch.fill, swatch.edge)
        picture = icons.pixmap(name, side, fill, theme.PIECE_TONE, edge, dpr=2.0)
        item = QGraphicsPixmapItem(picture, self)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        size = picture.deviceIndependentSize()
        item.setPos(centre - QPointF(size.width(), size.height()) / 2)
