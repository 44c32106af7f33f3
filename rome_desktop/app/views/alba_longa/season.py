"""The season and the weather of the year, at the left of the upper row."""

from collections.abc import Hashable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.table.items import rounded
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import MIDDLE, Pencil
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.alba_longa import pieces, spots
from rome_desktop.app.views.alba_longa.layout import table
from rome_desktop.app.views.alba_longa.panel import Panel
from rome_desktop.app.views.alba_longa.shown import AlbaShown, Season

BLESSING_ROOM = 38.0
"""At the right of the weather cards."""


class SeasonPanel(Panel):
    """Season, this year's weather, and the next one's as soon as it is known."""

    key = "season"
    number = 1

    def _low(self) -> float:
        """What the cards may grow by."""
        return self.rect.height() - table()["rows"]["upper"]

    def _card(self, key: str) -> QRectF:
        x, y, w, h = table()["season"][key]
        more = self._low()
        return QRectF(x, y, w + min(4.0, more * 0.2), h + more)

    def this_card(self) -> QRectF:
        """The weather card of the year."""
        return self._card("card")

    def next_card(self) -> QRectF:
        """The rest of the deck."""
        card = self._card("next")
        return card.translated(self.rect.width() - BLESSING_ROOM - card.right(), 0)

    def blessing(self) -> QRectF:
        """The deck of blessings, small."""
        card = self.next_card()
        return QRectF(card.right() + 6, card.bottom() - 32, 24, 30)

    def seen(self, shown: AlbaShown) -> Hashable:
        return shown.season

    def painted(self, shown: AlbaShown) -> Sequence[Part]:
        """The heading, both seasons, the weather of two years, what is known of it, and the blessings."""
        season, card, after, deck = shown.season, self.this_card(), self.next_card(), self.blessing()
        between = QRectF(card.right(), card.y(), after.x() - card.right(), card.height() + 4)
        known = (season.prayers, season.cards_left)
        coming = season.following, season.following_each, min(3, season.cards_left)
        left = min(2, season.blessings)
        return [
            Part(QRectF(0, 0, self.rect.width(), self._pills().y() - 1), (), self.heading),
            kept_part(
                ("seasons", season.is_harvest, self.labels.part("growing"), self.labels.part("harvest")),
                self._pills().adjusted(-1, -1, 1, 1),
                lambda hand: self._draw_pills(hand, season.is_harvest),
            ),
            kept_part(
                ("weather", season.climate, season.wheat_each),
                _round(card),
                lambda hand: pieces.weather_card(hand, card, season.climate, season.wheat_each),
            ),
            Part(between, known, lambda hand: self._draw_known(hand, season)),
            kept_part(("weather", *coming), _round(after), lambda hand: self._draw_next(hand, season)),
            Part(_round(deck), left, lambda hand: pieces.card_back(hand, deck, "religion", left)),
        ]

    def _pills(self) -> QRectF:
        x, y, _, h = table()["season"]["pills"]
        return QRectF(x, y, self.rect.width() - 2 * x, h)

    def _draw_pills(self, pencil: Pencil, is_harvest: bool) -> None:
        """Both seasons; the one that it is stands out."""
        room, labels = self._pills(), self.labels
        wide, y, h = (room.width() - 4) / 2, room.y(), room.height()
        for n, (key, icon) in enumerate((("growing", "emblem-leaf"), ("harvest", "wheat"))):
            lit = is_harvest == (key == "harvest")
            left = room.x() + n * (wide + 4)
            fill = "gold" if lit else None
            pencil.box(left, y, wide, h, h / 2, fill, "lit_edge" if lit else "line_strong", 1.2)
            ink: QColor | str = pieces.DARK_INK if lit else "muted"
            pencil.icon(icon, QPointF(left + 15, y + h / 2), 14, ink)
            pencil.text(left + 27, y + h / 2 + 4.6, labels.part(key), 13.5, ink, 600, room=wide - 34)

    def _draw_known(self, pencil: Pencil, season: Season) -> None:
        """Between the cards: what the temple asks for this year, and how many cards are left."""
        card, after, labels = self.this_card(), self.next_card(), self.labels
        middle, room = (card.right() + after.x()) / 2, after.x() - card.right() - 6
        top = card.y() + 14
        pencil.text(middle, top, labels.part("this-year"), 12.5, "muted", 600, MIDDLE, room=room)
        pencil.icon("religion", QPointF(middle - 9, top + 18), 17, "gold_ink", "panel")
        known = str(season.prayers) if season.prayers else "?"
        pencil.text(middle + 3, top + 23.5, known, 15, "ink", 700)
        low, words = card.bottom(), labels.part("next-year")
        pencil.text(middle, low - 18, words, 12.5, "muted", 600, MIDDLE, room=room)
        words = labels.left(season.cards_left)
        pencil.text(middle, low - 3, words, 12.5, "muted", 400, MIDDLE, room=room)

    def _draw_next(self, pencil: Pencil, season: Season) -> None:
        """The next year's card, the deck, or that there is none."""
        after = self.next_card()
        if season.following:
            pieces.weather_card(pencil, after, season.following, season.following_each)
        elif season.cards_left:
            pieces.card_back(pencil, after, "eagle", season.cards_left)
        else:
            pencil.plate(after, None, "line_strong", radius=6)
            pencil.text(after.center().x(), after.center().y() + 4, "–", 15, "muted", 600, MIDDLE)

    def places_seen(self, shown: AlbaShown) -> object:
        return True

    def places(self, shown: AlbaShown) -> Iterator[Place]:
        yield Place(spots.Season(), rounded(self._pills(), self._pills().height() / 2))
        for key, rect in (
            (spots.Weather(), self.this_card()),
            (spots.Next(), self.next_card()),
            (spots.Blessing(), self.blessing()),
        ):
            yield Place(key, rounded(rect, 6))


def _round(card: QRectF) -> QRectF:
    """A card, or a stack of them, with its shadow."""
    return card.adjusted(-3, -5, 6, 6)
