"""Where the parts of the dock stand, in units."""

from PySide6.QtCore import QRectF

from rome_desktop.app.views.nova_roma import layout
from rome_desktop.games.nova_roma.components import GOODS

CELL, WISH = 33.0, 38.0
BESIDE = 6.0
"""What is free between a part of the dock and the next."""
SHARES = {"house": 0.0, "estate": 0.15, "mosaic": 0.3, "row": 0.45, "done": 0.9}
"""How much of a wider dock's spare room lies left of a part."""


class DockPlaces:
    """Rectangles within a dock."""

    rect: QRectF
    tokens_note: tuple[float, float] = (60.0, 88.0)
    """Where the words about the tokens begin, right of the mosaic's left edge, and how wide they are."""

    def left(self, part: str) -> float:
        """The left edge of a part; parts further right move with a wider dock."""
        rules = layout.table()
        spare = self.rect.width() - rules["room"][0]
        return rules["dock"][part] + spare * SHARES[part]

    @property
    def lift(self) -> float:
        """What a higher dock leaves above and between."""
        return max(0.0, self.rect.height() - 182)

    def good_place(self, n: int) -> QRectF:
        """The track of a good."""
        x = self.left("house")
        return QRectF(x - 3, 27 + n * (21 + self.lift * 0.14), 118, 20)

    def influence_place(self) -> QRectF:
        return QRectF(self.left("house") - 3, 27 + 5 * (21 + self.lift * 0.14) + 5, 118, 21)

    def coins_place(self) -> QRectF:
        return QRectF(self.left("house") + 117, 24, 60, 38)

    def artisans_place(self) -> QRectF:
        return QRectF(self.left("house") + 117, 62, 60, 37)

    def unit_place(self, unit: str) -> QRectF:
        """Where a good, coins, influence or artisans are counted."""
        places = {
            "coins": self.coins_place(),
            "artisan": self.artisans_place(),
            "influence": self.influence_place(),
        }
        return places[unit] if unit in places else self.good_place(GOODS.index(unit))

    def supply_place(self) -> QRectF:
        """The artisans that can still be hired."""
        return QRectF(self.left("house") + 117, 100, 60, 21)

    def patricians_place(self) -> QRectF:
        return QRectF(self.left("house") + 121, 123 + self.lift * 0.2, 62, 30)

    def legionaries_place(self) -> QRectF:
        """[NR-22.1] The legionaries at hand, below the patricians."""
        place = self.patricians_place()
        return QRectF(place.x(), place.bottom() + 1, place.width(), 23)

    def section(self, part: str, following: str) -> QRectF:
        """The room of a part of the dock, with what it may cover of those beside it."""
        left = self.left(part) - 2 * BESIDE
        return QRectF(left, 0, self.left(following) - left, self.rect.height())

    def house_rooms(self) -> tuple[QRectF, QRectF]:
        """The rooms of the tracks, and of the figures at hand."""
        tracks = self.good_place(0).united(self.influence_place()).adjusted(-2, -3, 0, 3)
        figures = self.patricians_place().united(self.legionaries_place()).adjusted(-3, -3, 0, 6)
        figures.setRight(self.left("estate"))
        return tracks, figures

    def estate_cell(self, cell: int) -> QRectF:
        """A cell of the production zone."""
        row, column = divmod(cell, 3)
        z = CELL + min(6.0, self.lift * 0.12)
        return QRectF(self.left("estate") + 26 + column * z, 48 + row * z, z, z)

    def held_tile_place(self) -> QRectF:
        """The estate tile that is to be put down."""
        return QRectF(self.left("estate") + 94, 8, 32, 32)

    def wish_cell(self, cell: int) -> QRectF:
        """A cell of the mosaic board."""
        row, column = divmod(cell, 3)
        z = WISH + min(6.0, self.lift * 0.12)
        return QRectF(self.left("mosaic") + 16 + column * z, 27 + row * z, z - 3, z - 3)

    def line_place(self, source: str) -> QRectF:
        """Beside the mosaic: where the reward of a line, or of the top row's field, is taken."""
        last, low = self.wish_cell(2), self.wish_cell(6)
        side = 17.0
        if source == "top":
            return QRectF(self.left("mosaic") - 3, self.wish_cell(0).center().y() - side / 2, side, side)
        if source.startswith("row"):
            y = self.wish_cell(3 * int(source[3:])).center().y()
            return QRectF(last.right() + 2, y - side / 2, side, side)
        if source.startswith("column"):
            x = self.wish_cell(6 + int(source[6:])).center().x()
            return QRectF(x - side / 2, low.bottom() + 1, side, side)
        y = low.bottom() + 1 if source == "down" else last.y() - side - 2
        return QRectF(last.right() + 2, y, side, side)

    def tokens_place(self) -> QRectF:
        """Around the words about the tokens, clear of the title before them."""
        x, width = self.tokens_note
        return QRectF(self.left("mosaic") + x - 4, 5, width + 8, 20)

    def row_place(self, n: int) -> QRectF:
        """A place of the subject row."""
        step = (self.rect.width() - 12 - self.left("row")) / 7
        return QRectF(self.left("row") + n * step, 27, step - 4, 46)

    def row_area(self) -> QRectF:
        return self.row_place(0).united(self.row_place(6))

    def hand_place(self, n: int, count: int) -> QRectF:
        """A card of a hand of so many; they lie over each other when they are many."""
        left, top = self.left("row"), 96 + self.lift * 0.1
        wide = self.row_place(0).width()
        room = self.done_place().x() - 14 - left - wide
        step = min(wide + 4, room / max(1, count - 1)) if count > 1 else 0.0
        return QRectF(left + n * step, top, wide, self.rect.height() - top - 8)

    def done_place(self) -> QRectF:
        left = self.rect.width() - 124
        return QRectF(left, 96, 118, self.rect.height() - 104)

    def chariot_place(self, n: int, count: int) -> QRectF:
        """A chariot token that was won, beside the ships; they lie over each other when they are many."""
        done = self.done_place()
        room = done.width() - 74
        step = min(20.0, room / (count - 1)) if count > 1 else 0.0
        return QRectF(done.right() - 22 - n * step, done.y() + 4.5, 18, 15)
