"""Board 2: the forum of sixteen spaces, its eight actions, and the emperor."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.kit import theme
from rome_desktop.app.table.items import disc, rounded
from rome_desktop.app.table.kept import drawn_once
from rome_desktop.app.table.layer import Wanted
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.table.pencil import MIDDLE
from rome_desktop.app.table.spots import Place
from rome_desktop.app.views.nova_roma import pieces, spots
from rome_desktop.app.views.nova_roma.panel import Panel
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.reads import framed, line_of, shown_power
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.games.nova_roma import actions
from rome_desktop.games.nova_roma.state import EMPEROR, FREE, LEGIONARY, NovaState

STANDING = 0.68
"""A figure's height in cells."""
COIN = 0.2
"""Half the coin for giving an action up, in cells."""


class Forum(Panel):
    """Heads above and at the left, sixteen spaces, the emperor tile in the corner."""

    key = "forum"
    number = 2
    sorts = ("figures",)

    # ---- where things are

    cell = 0.0
    """One cell's side."""
    _corner = QPointF()
    """The upper left of the emperor's corner."""
    _spaces: Sequence[Sequence[Place]] = ()
    """The places of the four rows."""

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        wide, high = self.rect.width(), self.rect.height()
        self.cell = min((wide - 36) / 5, (high - 62) / 5)
        spare = max(0.0, high - 62 - 5 * self.cell)
        self._corner = QPointF((wide - 5 * self.cell) / 2 - 2, 30 + spare * 0.4)
        self._spaces = [list(self._row_places(row)) for row in range(4)]

    def field(self, row: int, column: int) -> QRectF:
        """A cell; row or column -1 is a head, both the emperor's corner."""
        at, z = self._corner, self.cell
        return QRectF(at.x() + (column + 1) * z, at.y() + (row + 1) * z, z, z)

    def space(self, name: str) -> QRectF:
        """The cell of a space named `row,column`."""
        row, column = map(int, name.split(","))
        return self.field(row, column)

    def head(self, view: NovaState, act: str) -> QRectF:
        """The head of an action."""
        n = view.heads.index(act)
        return self.field(-1, n) if n < 4 else self.field(n - 4, -1)

    def coin_place(self, view: NovaState, act: str) -> QPointF:
        """Where the coin for giving an action up is offered: at the upper left of its head."""
        return self.head(view, act).topLeft() + QPointF(self.cell * 0.2, self.cell * 0.22)

    def pay_place(self, count: int) -> QPointF:
        """Where a petition's price is picked up, below the grid."""
        low = self.field(4, 0)
        return QPointF(self.rect.width() - 30 - (3 - count) * 40, low.top() + 15)

    # ---- showing

    def seen(self, shown: NovaShown) -> Hashable:
        view = shown.view
        return (
            tuple(view.heads),
            tuple(view.spaces),
            tuple(view.emperor_used[-1:]),
            view.action,
            view.petitioned,
            view.power,
            view.claimant,
            framed(view),
            view.turn,
            shown.offers(actions.Abandon),
            tuple(a.influence for a in shown.legal if isinstance(a, actions.Petition)),
            shown.offers(actions.Lead),
        )

    def pieces(self, shown: NovaShown) -> Mapping[str, Wanted]:
        return {"figures": self._figures(shown)}

    def _figures(self, shown: NovaShown) -> Wanted:
        wanted: Wanted = {}
        look = (theme.look().dark, self.cell, self.unit)
        for n, mark in enumerate(shown.view.spaces):
            if mark != FREE:
                at = self.field(*divmod(n, 4)).center()
                owner = shown.context.sides[mark].colour if mark < EMPEROR else ""
                wanted[str(n)] = ((mark, owner, at.x(), at.y(), look), partial(self._figure, shown, mark, at))
        return wanted

    def _figure(self, shown: NovaShown, mark: int, at: QPointF) -> QGraphicsItem:
        item = self.figure(shown, mark)
        item.setPos(at)
        return item

    def figure(self, shown: NovaShown, mark: int) -> QGraphicsItem:
        """A patrician of a seat, the emperor, or a legionary, as numbered on the forum."""
        z = self.cell

        def draw(pencil: Pencil) -> None:
            if mark == EMPEROR:
                pieces.emperor(pencil, 0, -1, z * 0.74)
            elif mark >= LEGIONARY:
                pieces.legionary(pencil, 0, 0, z * 0.58)
            else:
                pieces.standing(pencil, "patrician", shown.seat(mark), 0, -1, z * STANDING)

        return self.sprite(z * 1.1, z * 1.1, draw)

    def painted(self, shown: NovaShown) -> Sequence[Part]:
        """The heading, the spaces, each frame, each head, the emperor tile, and what stands below."""
        view = shown.view
        return [
            self.head_part(),
            kept_part("forum", self._grid().adjusted(-1, -1, 1, 1), self._draw_grid),
            *(self._line_part(view, act) for act in framed(view)),
            *(self._head_part(shown, act) for act in view.heads),
            self._tile_part(view),
            *self._foot_parts(shown),
        ]

    def _grid(self) -> QRectF:
        return self.field(0, 0).united(self.field(3, 3))

    def _draw_grid(self, pencil: Pencil) -> None:
        """The sixteen spaces."""
        z = self.cell
        pencil.plate(self._grid(), "#1F1D24" if pencil.dark else "#D9CBA9", radius=5)
        octagon = QColor(pencil.look.colour("line_strong"))
        octagon.setAlphaF(0.6)
        for row in range(4):
            for column in range(4):
                cell = self.field(row, column)
                fill = QColor("#34303B") if pencil.dark else QColor("#F6EFDF")
                pencil.box(cell.x() + 2.5, cell.y() + 2.5, z - 5, z - 5, 4, fill, "line_strong")
                pencil.path(_octagon(cell.center(), z * 0.29), None, octagon)

    def line_rect(self, view: NovaState, act: str) -> QRectF:
        """The column or the row that an action heads."""
        line = line_of(view, act)
        first, last = (self.field(*divmod(n, 4)) for n in (line[0], line[-1]))
        return first.united(last).adjusted(1, 1, -1, -1)

    def _line_part(self, view: NovaState, act: str) -> Part:
        """The frame of an action's column or row."""
        rect = self.line_rect(view, act)
        fainter = self._is_fainter(view, act)
        return Part(rect.adjusted(-2, -2, 2, 2), fainter, lambda hand: self.draw_line(hand, view, act))

    @staticmethod
    def _is_fainter(view: NovaState, act: str) -> bool:
        """Whether another action than this one is performed."""
        return bool(view.action) and act != view.action

    def draw_line(self, pencil: Pencil, view: NovaState, act: str) -> None:
        """A frame round the column or the row of an action, fainter while another one is performed."""
        focus = pencil.look.colour("focus")
        focus.setAlphaF(0.45 if self._is_fainter(view, act) else 1.0)
        pencil.plate(self.line_rect(view, act), None, focus, 2.4, radius=5)

    def _head_part(self, shown: NovaShown, act: str) -> Part:
        """The head of an action: whether it is performed, its power, and the coin for giving it up."""
        view, z, rect = shown.view, self.cell, self.head(shown.view, act)
        active, power = act in (view.action, view.petitioned), shown_power(view, view.turn, act)
        has_coin = act in {a.act for a in shown.legal if isinstance(a, actions.Abandon)}

        def draw(pencil: Pencil) -> None:
            words = self.labels.terms.act(act)
            _draw_plate(*(pencil, rect.x(), rect.y(), z, act, words), active=active)
            self.draw_power(pencil, rect, power)
            if has_coin:
                chip = self.coin_place(view, act)
                pencil.disc(chip, z * COIN, "raised", "line_strong")
                pencil.good("coins", chip, z * 0.32)

        return Part(rect.adjusted(-2, -2, 2, 4), (act, active, power, has_coin), draw)

    def draw_power(self, pencil: Pencil, rect: QRectF, power: int) -> None:
        """A gold dot for each power down the right side of a head, clear of the dot of what is lit."""
        z = self.cell
        for n in range(min(3, power)):
            at = QPointF(rect.right() - z * 0.13, rect.y() + z * (0.31 + 0.155 * n))
            pencil.disc(at, z * 0.075, "lit", "#5A3A00", 1.2)

    def _tile_part(self, view: NovaState) -> Part:
        """The emperor tile in force."""
        tile = view.emperor_used[-1] if view.emperor_used else ""
        return kept_part(
            ("emperor", tile), self.field(-1, -1), lambda hand: self._draw_tile(hand, view, tile)
        )

    def _draw_tile(self, pencil: Pencil, view: NovaState, tile: str) -> None:
        """The emperor tile in force: its two spaces gold, the grey ones grey."""
        rect, z = self.field(-1, -1), self.cell
        pencil.box(rect.x() + 3, rect.y() + 3, z - 6, z - 6, 5, pieces.PURPLE, pieces.PURPLE_EDGE, 1.4)
        gold, grey = view.map.emperor.get(tile, ((), ()))
        if not tile:
            pencil.icon("emperor", rect.center(), z * 0.6, "#FFFFFF", pieces.EMPEROR_TONE)
            return
        step = (z - 20) / 4
        for n in range(16):
            row, column = divmod(n, 4)
            fill = "#F3D27A" if n in gold else "#B9B2C2" if n in grey else "#8A63B8"
            pencil.box(
                rect.x() + 10 + column * step, rect.y() + 10 + row * step, step - 1.6, step - 1.6, 1.5, fill
            )

    def _foot_parts(self, shown: NovaShown) -> Iterator[Part]:
        """What the emperor adds, and at its right what a petition costs, or else the first-player token."""
        view, low, left = shown.view, self.field(4, 0).top(), self.field(-1, -1).x()
        prices, lead = self._prices(shown), self.lead_place()
        spot = next((n for n, mark in enumerate(view.spaces) if mark == EMPEROR), None)
        note = self.labels.emperor_note(view, spot)
        room = lead.x() - left - 8 if not prices else self.pay_place(prices[0]).x() - left - 20

        def write(pencil: Pencil) -> None:
            pencil.text(left, low + 19, note, 12.5, "muted", room=room)

        yield kept_part(("note", note), QRectF(left, low + 1, room + 1, 26), write)
        for count in prices:
            at = self.pay_place(count)
            around = QRectF(at.x() - 15, at.y() - 13, 30, 26)
            yield kept_part(("price", count), around, partial(self._draw_price, count))
        if not prices and self._shows_lead(view):
            yield kept_part(("lead", self.labels.first()), lead.adjusted(-1, -1, 1, 1), self._draw_lead)

    def _draw_price(self, count: int, pencil: Pencil) -> None:
        """What a petition may cost."""
        at = self.pay_place(count)
        pencil.box(at.x() - 14, at.y() - 12, 28, 24, 6, "raised", "line_strong")
        pencil.good("influence", QPointF(at.x() - 4, at.y()), 15)
        pencil.text(at.x() + 9, at.y() + 5, str(count), 13, "ink", 700, MIDDLE)

    @staticmethod
    def _prices(shown: NovaShown) -> tuple[int, ...]:
        """What the petitions that are possible now cost."""
        return tuple(sorted({a.influence for a in shown.legal if isinstance(a, actions.Petition)}))

    @staticmethod
    def _shows_lead(view: NovaState) -> bool:
        """Whether the first-player token lies here: nobody has claimed it this round."""
        return view.seats > 1 and view.claimant < 0 and view.round > 0

    def lead_place(self) -> QRectF:
        """Where the first-player token lies."""
        return QRectF(self.rect.width() - 14 - 34, self.field(4, 0).top() + 3, 34, 24)

    def _draw_lead(self, pencil: Pencil) -> None:
        """The first-player token."""
        rect = self.lead_place()
        pencil.plate(rect, pencil.look.colour("accent"), "#3A0D06", radius=5)
        pencil.text(
            rect.center().x(),
            rect.center().y() + 4.5,
            self.labels.first(),
            12,
            "on_accent",
            700,
            MIDDLE,
            room=30,
        )

    # ---- places

    def _row_places(self, row: int) -> Iterator[Place]:
        """The four spaces of a row."""
        for column in range(4):
            shape = _square(self.field(row, column), 3)
            figure = (self.layers["figures"], str(4 * row + column))
            yield Place(spots.Space(f"{row},{column}"), shape, piece=figure)

    def _head_shape(self, view: NovaState, act: str, coins: Mapping[str, QPointF]) -> QPainterPath:
        """A head, without the coin that lies on it."""
        head = self.head(view, act)
        if act in coins:
            coin = coins[act]
            return _without_coin(head.x(), head.y(), head.width(), coin.x(), coin.y())
        return _square(head, 2)

    def places_seen(self, shown: NovaShown) -> object:
        view = shown.view
        given_up = tuple(a.act for a in shown.legal if isinstance(a, actions.Abandon))
        return tuple(view.heads), given_up, self._prices(shown), self._shows_lead(view)

    def places(self, shown: NovaShown) -> Iterator[Place]:
        view = shown.view
        yield Place(spots.Emperor(), _square(self.field(-1, -1), 3))
        coins = {
            str(a.act): self.coin_place(view, a.act) for a in shown.legal if isinstance(a, actions.Abandon)
        }
        for act in view.heads[:4]:
            yield Place(spots.Head(act), self._head_shape(view, act, coins))
        for row in range(4):
            if view.heads:
                act = view.heads[4 + row]
                yield Place(spots.Head(act), self._head_shape(view, act, coins))
            yield from self._spaces[row]
        for act, at in coins.items():
            yield Place(spots.Abandon(act), disc(at, self.cell * COIN), "disc", at)
        for count in self._prices(shown):
            at = self.pay_place(count)
            yield Place(spots.Pay(count), rounded(QRectF(at.x() - 14, at.y() - 12, 28, 24), 6))
        if self._shows_lead(view):
            rect = self.lead_place()
            yield Place(spots.Lead(), rounded(rect))


def _octagon(at: QPointF, radius: float) -> QPainterPath:
    """An octagon with its sides upright."""
    a, b = radius * 0.924, radius * 0.383
    points = ((b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b), (-b, -a))
    path = QPainterPath(at + QPointF(*points[-1]))
    for x, y in points:
        path.lineTo(at + QPointF(x, y))
    return path


@lru_cache(maxsize=64)
def _without_coin(x: float, y: float, z: float, at_x: float, at_y: float) -> QPainterPath:
    """A head of this place and size without the coin at a point."""
    return _square(QRectF(x, y, z, z), 2).subtracted(disc(QPointF(at_x, at_y), z * (COIN + 0.09)))


def _square(rect: QRectF, inset: float) -> QPainterPath:
    return rounded(
        QRectF(rect.x() + inset, rect.y() + inset, rect.width() - 2 * inset, rect.height() - 2 * inset)
    )


@drawn_once(lambda x, y, z, *_: QRectF(x - 2, y - 2, z + 4, z + 6))
def _draw_plate(pencil: Pencil, x: float, y: float, z: float, act: str, words: str, *, active: bool) -> None:
    """The head of an action without what changes from turn to turn."""
    pencil.shadow(x + 2, y + 2, z - 4, z - 4, 5)
    fill = pieces.COLOURS[act]
    edge: QColor | str = pencil.look.colour("focus") if active else "#2A1A08"
    pencil.box(x + 2, y + 2, z - 4, z - 4, 5, fill, edge, 3.2 if active else 1.2)
    inner = QColor("#FFFFFF")
    inner.setAlphaF(0.35)
    pencil.box(x + 4, y + 4, z - 8, z - 8, 4, None, inner)
    pencil.icon(pieces.ICONS[act], QPointF(x + z / 2, y + z * 0.385), z * 0.45, "#FFFFFF", fill)
    pencil.text(x + z / 2, y + z - z * 0.15, words, z * 0.2, "#FFFFFF", 600, MIDDLE, room=z - 9)
