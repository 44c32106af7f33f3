"""The column at the right: the cards for sale with their full price, and the tops of the others' piles."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.kit import paint, theme
from rome_desktop.app.table import lettering
from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import RIGHT
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.concordia import spots
from rome_desktop.app.views.concordia.cards_drawn import paper_colour
from rome_desktop.app.views.concordia.panel import Panel
from rome_desktop.app.views.concordia.pencil import Pencil
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
    """Rows too low for two lines: where prices begin from the names' left edge, and the sizes."""

    start: float
    goods: float
    words: float


def price_width(cost: int, extra: int) -> float:
    """How wide a price of so many goods and so many more for the space is, at the largest size."""
    return STEP * (cost + extra) - 2 + (PLUS if extra else 0)


def one_size(words: Sequence[str], width: float, unit: float, least: float) -> float | None:
    """The largest size at which all of the words fit the width in bold letters, or None."""

    def fits(points: float) -> bool:
        return all(lettering.role_width(word, "body", points, unit, bold=True) <= width for word in words)

    return lettering.largest(theme.SIZES["body"], least, fits)


class Sale(Panel):
    """The cards for sale, one row for each space of the display."""

    key = "sale"

    def card_place(self, space: int) -> QRectF:
        """Where the card of a display space lies."""
        return self.rows(7, 6)[space]

    def seen(self, shown: ConcordiaShown) -> Hashable:
        view = shown.view
        return tuple(view.display), self.labels.end_note(view), ignores_surcharge(view)

    def places_seen(self, shown: ConcordiaShown) -> object:
        return tuple(shown.view.display)

    def places(self, shown: ConcordiaShown) -> Iterator[Place]:
        for space, card in enumerate(shown.view.display):
            if card != NOTHING:
                yield Place(spots.Card(card), rounded(self.card_place(space)))
        yield Place(spots.Stack(), rounded(QRectF(110.0, 4.0, self.rect.width() - 118, 26.0)))

    def painted(self, shown: ConcordiaShown) -> Sequence[Part]:
        """The ground with the heading, and each row."""
        view, free = shown.view, ignores_surcharge(shown.view)
        note, is_over = self.labels.end_note(view), not any(view.display)
        found = [Part(self._room(), (note, is_over), partial(self._draw_ground, note, is_over))]
        if is_over:
            return found
        abreast, spaces = self._abreast(view), view.box.display.spaces
        room = paint.shadow_margin() / self.unit
        cards = [*view.display, *[NOTHING] * (len(spaces) - len(view.display))]
        for row, card, surcharge in zip(self.rows(len(spaces), 6), cards, spaces, strict=True):
            draw = partial(self._draw_row, row, card, surcharge, free, abreast)
            found.append(Part(row.adjusted(-room, -room, room, room), (card, free, abreast), draw))
        return found

    def _draw_ground(self, note: str, is_over: bool, pencil: Pencil) -> None:
        self.heading(pencil, note)
        if is_over:
            pencil.words(self.labels.sold_out(), "label", self.rows(7, 6)[0], "muted")

    def _draw_row(
        self,
        row: QRectF,
        card: str,
        surcharge: tuple[str, ...],
        free: bool,
        abreast: Abreast,
        pencil: Pencil,
    ) -> None:
        if card != NOTHING:
            self._draw_card(pencil, row, card, surcharge, free, abreast)
        else:
            self._draw_space(pencil, row, surcharge)

    def _abreast(self, view: ConcordiaState) -> Abreast:
        """How names and prices share low rows: no price leaves its card, all names have one size."""
        shown = [(card, extra) for card, extra in zip(view.display, view.box.display.spaces, strict=False)]
        shown = [(card, extra) for card, extra in shown if card != NOTHING]
        names = [self.labels.face(card).name for card, _ in shown]
        cost = self.labels.terms.cost_of
        longest = max((price_width(len(cost(card)), len(extra)) for card, extra in shown), default=0.0)
        row = self.card_place(0)
        room = row.width() - (BADGE + 9 + 7)
        least = lettering.smallest(self.unit, Pencil.finest)
        for size in GOODS_SIZES:
            wide = longest * size / GOODS_SIZES[0]
            words = one_size(names, room - wide - 5, self.unit, least)
            if words is not None and words >= READABLE:
                break
        start = min((room + 7) * 0.46 + 4, room - wide)
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
        face = self.labels.face(card)
        sign, colour = GODS[face.god]
        pencil.panel(row, 5.0, paper_colour(), "line_strong", 1.0, 0.4)
        badge = QRectF(row.x() + 1, row.y() + 1, BADGE, row.height() - 2)
        pencil.plate(badge, colour, radius=4)
        pencil.plate(QRectF(badge.right() - 8, badge.y(), 8, badge.height()), colour, radius=0)
        pencil.icon(sign, badge.center(), min(24, row.height() * 0.62), WHITE, colour)
        x = badge.right() + 9
        if row.height() >= TALL:
            line = QRectF(x, row.y() + 3, row.right() - x - 8, row.height() * 0.46)
            taken = pencil.words(face.name, "body", line, bold=True)
            pencil.words(face.god_name, "tag", line.adjusted(taken + 6, 0, 0, 0), "muted", RIGHT, size=12)
            self._draw_price(pencil, QPointF(x, row.bottom() - row.height() * 0.29), card, surcharge, free)
            return
        line = QRectF(x, row.y(), abreast.start - 4, row.height())
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
        size = goods
        part = goods / GOODS_SIZES[0]
        x = at.x() + size / 2
        for good in self.labels.terms.cost_of(card):
            pencil.good(good, QPointF(x, at.y()), size)
            x += STEP * part
        if not surcharge:
            return
        pencil.painter.setOpacity(pencil.look.faded(0.3) if free else 1.0)
        plus = QRectF(x - size / 2, at.y() - 10, PLUS * part, 20)
        pencil.words("+", "count", plus, "muted", bold=True, size=15)
        x += PLUS * part
        for extra in surcharge:
            pencil.good(extra, QPointF(x, at.y()), size)
            x += STEP * part
        pencil.painter.setOpacity(1.0)

    def _draw_space(self, pencil: Pencil, row: QRectF, surcharge: tuple[str, ...]) -> None:
        """An empty space: what it would add."""
        pencil.pen("line_strong", 1.0)
        pen = pencil.painter.pen()
        pen.setDashPattern([4, 4])
        pencil.painter.setPen(pen)
        pencil.fill(None)
        pencil.painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 5, 5)
        x = row.x() + 54
        for good in surcharge:
            pencil.good(good, QPointF(x, row.center().y()), 18, faint=True)
            x += 21


class Piles(Panel):
    """The tops of the piles of all sides but the one in the dock."""

    key = "piles"

    def seen(self, shown: ConcordiaShown) -> Hashable:
        view = shown.view
        tops = tuple((player.pile[-1] if player.pile else "") for player in view.players)
        return tops, shown.context.sides, shown.dock, view.praefectus, view.concordia

    def places_seen(self, shown: ConcordiaShown) -> object:
        return shown.dock, len(shown.view.players)

    def places(self, shown: ConcordiaShown) -> Iterator[Place]:
        for side, row in self.pile_places(shown).items():
            yield Place(spots.Top(side), rounded(row))

    def _others(self, shown: ConcordiaShown) -> list[int]:
        """All sides but the one in the dock, in turn order after it."""
        return shown.view.in_turn_order(shown.dock)[1:]

    def pile_places(self, shown: ConcordiaShown) -> dict[int, QRectF]:
        """The rows of the others' piles."""
        others = self._others(shown)
        rows = self.rows(max(2, len(others)), 3)
        return dict(zip(others, rows, strict=False))

    def painted(self, shown: ConcordiaShown) -> Sequence[Part]:
        """The ground with the heading, and each row."""
        ground = Part(self._room(), (), self.heading)
        return [ground, *(self._pile_part(shown, *at) for at in self.pile_places(shown).items())]

    def _pile_part(self, shown: ConcordiaShown, side: int, row: QRectF) -> Part:
        """The badge of a side, the top of its pile, and the special cards that it holds."""
        view, seat, labels = shown.view, shown.seat(side), self.labels
        pile = view.players[side].pile
        face = labels.face(pile[-1]) if pile else None
        held = (("influence", view.praefectus), ("laurel", view.concordia))
        signs = tuple(sign for sign, holder in held if holder == side)

        def draw(pencil: Pencil) -> None:
            pencil.plate(row, pencil.field(), radius=4)
            size = min(19, row.height() - 3)
            pencil.emblem(seat, QPointF(row.x() + 13, row.center().y()), size)
            line = QRectF(row.x() + 52, row.y(), row.width() - 58, row.height())
            if face is None:
                pencil.words(labels.empty_pile(), "small", line.translated(-24, 0), "muted")
            else:
                sign, colour = GODS[face.god]
                badge = QRectF(row.x() + 26, row.y() + 1, size, row.height() - 2)
                pencil.plate(badge, colour, radius=3)
                pencil.icon(sign, badge.center(), size * 0.76, WHITE, colour)
                pencil.words(face.name, "label", line, "ink", bold=True)
            for n, sign in enumerate(signs):
                pencil.icon(sign, QPointF(line.right() - 8 - 20 * n, row.center().y()), 17, "gold_ink")

        return kept_part(("pile", seat.id, face or labels.empty_pile(), signs), row, draw)
