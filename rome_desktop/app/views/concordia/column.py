"""The column at the right: the cards for sale with their full price, and the tops of the others' piles."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.kit import icons, theme
from rome_desktop.app.table import painted
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.layer import Layer
from rome_desktop.app.table.layouts import Layout
from rome_desktop.app.table.painted import Right
from rome_desktop.app.table.spots import Describe, Place, Spot, spots_of
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.concordia.cards_drawn import paper_colour
from rome_desktop.app.views.concordia.labels import ConcordiaLabels
from rome_desktop.app.views.concordia.pencil import Painted, Pencil
from rome_desktop.app.views.concordia.pieces import GODS
from rome_desktop.app.views.concordia.reads import ignores_surcharge
from rome_desktop.app.views.concordia.shown import ConcordiaShown
from rome_desktop.games.concordia.ids import NOTHING
from rome_desktop.games.concordia.state import ConcordiaState

WHITE = QColor("#FFFFFF")
TALL = 47.0
"""Rows at least so high have the price below the name."""
BADGE = 34.0
"""The width of the god's sign at the left of a card."""
GOODS_SIZES = (20.0, 18.5, 17.0, 15.5)
"""Of the goods in a price: smaller where a low row has no room for the name beside them."""
READABLE = 13.0
"""Names give way to goods of the larger sizes down to this size of their letters."""
STEP, PLUS = 22.0, 12.0
"""From one good of a price to the next, and for the plus between, at the largest size."""


class Abreast(NamedTuple):
    """Rows too low for two lines: where prices begin from the names' left edge, the sizes of goods and words.

    `start` is in pixels of the scene, the sizes in those of the layout file.
    """

    start: float
    goods: float
    words: float


def price_width(cost: int, extra: int) -> float:
    """How wide a price of so many goods and so many more for the space is, at the largest size."""
    return STEP * (cost + extra) - 2 + (PLUS if extra else 0)


def one_size(words: Sequence[str], width: float, unit: float, least: float) -> float | None:
    """The largest size at which all of the words fit the width in bold letters, or None."""
    points = theme.SIZES["body"]
    while True:
        metrics = QFontMetricsF(theme.look().font("body", points * unit / theme.look().scale, bold=True))
        if all(metrics.horizontalAdvance(word) <= width for word in words):
            return points
        if points <= least:
            return None
        points = max(least, points - 0.5)


class Column:
    """Two panels."""

    def __init__(self, table: TableView, labels: ConcordiaLabels, describe: Describe) -> None:
        self._labels = labels
        self._describe = describe
        self._painted = {key: Painted(table) for key in ("sale", "piles")}
        self.root = QGraphicsPathItem()
        self.root.setZValue(1.0)
        table.table.addItem(self.root)
        self.pieces = Layer(0.0, self.root)

    def px(self, n: float) -> float:
        """So many pixels of the layout file, on this table."""
        return n * self._layout.unit

    def place(self, layout: Layout) -> None:
        """Stand where the layout says."""
        self._layout = layout
        self.pieces.sync({})

    # ---- the parts of a panel

    def _rows(self, key: str, count: int, gap: float) -> list[QRectF]:
        """The rows of a panel below its heading, evenly."""
        px, rect = self.px, self._layout[key]
        top, low = rect.top() + px(34), rect.bottom() - px(9)
        pitch = (low - top + px(gap)) / max(1, count)
        return [
            QRectF(rect.x() + px(9), top + n * pitch, rect.width() - px(18), pitch - px(gap))
            for n in range(count)
        ]

    def card_place(self, space: int) -> QRectF:
        """Where the card of a display space lies."""
        return self._rows("sale", 7, 6)[space]

    def _heading(self, pencil: Pencil, key: str, note: str = "") -> None:
        px, rect = self.px, self._layout[key]
        pencil.panel(rect)
        line = QRectF(rect.x() + px(14), rect.y() + px(7), rect.width() - px(26), px(22))
        taken = pencil.words(self._labels.part(key), "body", line, bold=True)
        if note:
            pencil.words(note, "small", line.adjusted(taken + px(8), 0, 0, 0), "muted", Right)

    # ---- showing

    def show(self, shown: ConcordiaShown) -> None:
        """Make the panels equal to the shown.view."""
        note, free = self._labels.end_note(shown.view), ignores_surcharge(shown.view)
        self._painted["sale"].show_as(
            self._layout["sale"],
            (tuple(shown.view.display), note, free, shown.context.language),
            partial(self._draw_sale, shown.view, note, free),
            self._layout.unit,
        )
        tops = tuple((player.pile[-1] if player.pile else "") for player in shown.view.players)
        self._painted["piles"].show_as(
            self._layout["piles"],
            (
                tops,
                shown.context.sides,
                shown.dock,
                shown.view.praefectus,
                shown.view.concordia,
                shown.context.language,
            ),
            partial(self._draw_piles, shown),
            self._layout.unit,
        )

    def _draw_sale(self, view: ConcordiaState, note: str, free: bool, pencil: Pencil) -> None:
        self._heading(pencil, "sale", note)
        if not any(view.display):
            words = self._rows("sale", 7, 6)[0]
            pencil.words(self._labels.sold_out(), "label", words, "muted")
        abreast = self._abreast(view)
        for space, row in enumerate(self._rows("sale", len(view.box.display.spaces), 6)):
            card = view.display[space] if space < len(view.display) else NOTHING
            surcharge = view.box.display.spaces[space]
            if card != NOTHING:
                self._draw_card(pencil, row, card, surcharge, free, abreast)
            elif any(view.display):
                self._draw_space(pencil, row, surcharge)

    def _abreast(self, view: ConcordiaState) -> Abreast:
        """How names and prices share low rows: no price leaves its card, all names have one size."""
        shown = [(card, extra) for card, extra in zip(view.display, view.box.display.spaces, strict=False)]
        shown = [(card, extra) for card, extra in shown if card != NOTHING]
        names = [self._labels.face(card).name for card, _ in shown]
        cost = self._labels.terms.cost_of
        longest = max((price_width(len(cost(card)), len(extra)) for card, extra in shown), default=0.0)
        row = self.card_place(0)
        room = row.width() - self.px(BADGE + 9 + 7)
        least = painted.smallest(self.px(1), Pencil.finest)
        for size in GOODS_SIZES:
            wide = self.px(longest) * size / GOODS_SIZES[0]
            words = one_size(names, room - wide - self.px(5), self.px(1), least)
            if words is not None and words >= READABLE:
                break
        start = min((room + self.px(7)) * 0.46 + self.px(4), room - wide)
        return Abreast(start, size, words or least)

    def _draw_card(
        self,
        pencil: Pencil,
        row: QRectF,
        card: str,
        surcharge: tuple[str, ...],
        free: bool,
        abreast: Abreast,
    ) -> None:
        px, look = self.px, theme.look()
        face = self._labels.face(card)
        sign, colour = GODS[face.god]
        pencil.plate(row, paper_colour(), 5, look.colour("line_strong"), look.edge_width(1.0), 0.4)
        badge = QRectF(row.x() + 1, row.y() + 1, px(BADGE), row.height() - 2)
        pencil.plate(badge, colour, 4)
        pencil.plate(QRectF(badge.right() - px(8), badge.y(), px(8), badge.height()), colour, 0)
        pencil.icon(sign, badge.center(), min(px(24), row.height() * 0.62), WHITE, colour)
        x = badge.right() + px(9)
        if row.height() >= px(TALL):
            line = QRectF(x, row.y() + px(3), row.right() - x - px(8), row.height() * 0.46)
            taken = pencil.words(face.name, "body", line, bold=True)
            pencil.words(face.god_name, "tag", line.adjusted(taken + px(6), 0, 0, 0), "muted", Right, size=12)
            self._draw_price(pencil, QPointF(x, row.bottom() - row.height() * 0.29), card, surcharge, free)
            return
        line = QRectF(x, row.y(), abreast.start - px(4), row.height())
        pencil.words(face.name, "body", line, bold=True, size=abreast.words)
        at = QPointF(x + abreast.start, row.center().y())
        self._draw_price(pencil, at, card, surcharge, free, abreast.goods)

    def _draw_price(
        self,
        pencil: Pencil,
        at: QPointF,
        card: str,
        surcharge: tuple[str, ...],
        free: bool,
        goods: float = GOODS_SIZES[0],
    ) -> None:
        """The goods of the card, and what its space adds."""
        px, size = self.px, self.px(goods)
        part = goods / GOODS_SIZES[0]
        x = at.x() + size / 2
        for good in self._labels.terms.cost_of(card):
            pencil.good(good, QPointF(x, at.y()), size)
            x += px(STEP * part)
        if not surcharge:
            return
        pencil.painter.setOpacity(0.3 if free else 1.0)
        plus = QRectF(x - size / 2, at.y() - px(10), px(PLUS * part), px(20))
        pencil.words("+", "count", plus, "muted", bold=True, size=15)
        x += px(PLUS * part)
        for extra in surcharge:
            pencil.good(extra, QPointF(x, at.y()), size)
            x += px(STEP * part)
        pencil.painter.setOpacity(1.0)

    def _draw_space(self, pencil: Pencil, row: QRectF, surcharge: tuple[str, ...]) -> None:
        """An empty space: what it would add."""
        px, painter = self.px, pencil.painter
        pen = painter.pen()
        pen.setColor(theme.look().colour("line_strong"))
        pen.setWidthF(px(1))
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(QColor(0, 0, 0, 0))
        painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), px(5), px(5))
        x = row.x() + px(54)
        for good in surcharge:
            pencil.good(good, QPointF(x, row.center().y()), px(18), faint=True)
            x += px(21)

    # ---- piles

    def _others(self, shown: ConcordiaShown) -> list[int]:
        """All sides but the one in the dock, in turn order after it."""
        return shown.view.in_turn_order(shown.dock)[1:]

    def pile_places(self, shown: ConcordiaShown) -> dict[int, QRectF]:
        """The rows of the others' piles."""
        others = self._others(shown)
        rows = self._rows("piles", max(2, len(others)), 3)
        return dict(zip(others, rows, strict=False))

    def _draw_piles(self, shown: ConcordiaShown, pencil: Pencil) -> None:
        self._heading(pencil, "piles")
        px, look = self.px, theme.look()
        for side, row in self.pile_places(shown).items():
            pile = shown.view.players[side].pile
            pencil.plate(row, None, 4)
            size = min(px(19), row.height() - px(3))
            at = QPointF(row.x() + px(13), row.center().y())
            icons.draw_emblem(pencil.painter, theme.seat(shown.context.sides[side].colour), at, size)
            line = QRectF(row.x() + px(52), row.y(), row.width() - px(58), row.height())
            if not pile:
                pencil.words(self._labels.empty_pile(), "small", line.translated(-px(24), 0), "muted")
            else:
                face = self._labels.face(pile[-1])
                sign, colour = GODS[face.god]
                badge = QRectF(row.x() + px(26), row.y() + px(1), size, row.height() - px(2))
                pencil.plate(badge, colour, 3)
                pencil.icon(sign, badge.center(), size * 0.76, WHITE, colour)
                pencil.words(face.name, "label", line, "ink", bold=True)
            self._draw_signs(shown.view, side, pencil, line, look)

    def _draw_signs(
        self, view: ConcordiaState, side: int, pencil: Pencil, line: QRectF, look: theme.Look
    ) -> None:
        """The Praefectus Magnus and the Concordia card, at the right of who holds them."""
        x = line.right() - self.px(8)
        for sign, holder in (("influence", view.praefectus), ("laurel", view.concordia)):
            if holder == side:
                pencil.icon(sign, QPointF(x, line.center().y()), self.px(17), look.colour("gold_ink"))
                x -= self.px(20)

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What stands in the scene for it."""
        return (*self._painted.values(), self.root)

    # ---- places

    def spots(self, shown: ConcordiaShown, first: int) -> list[Spot]:
        """The places of the column, in reading order from `first` on."""
        radius = self.px(5)
        places = [
            Place(f"card:{card}", rounded(self.card_place(space), radius))
            for space, card in enumerate(shown.view.display)
            if card != NOTHING
        ]
        places += [
            Place(f"top:{side}", rounded(row, radius)) for side, row in self.pile_places(shown).items()
        ]
        head = self._layout["sale"].adjusted(self.px(110), self.px(4), -self.px(8), 0)
        head.setHeight(self.px(26))
        places.append(Place("stack", rounded(head, radius)))
        name = partial(self._labels.name, shown=shown)
        return spots_of(places, self.root, name, self._describe, first)
