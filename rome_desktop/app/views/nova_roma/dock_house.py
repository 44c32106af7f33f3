"""The left of the dock: whose it is, the tracks, what is counted beside them, and the figures at hand."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from rome_desktop.app.kit import theme
from rome_desktop.app.table.panel import Part, kept_part
from rome_desktop.app.views.nova_roma import pieces
from rome_desktop.app.views.nova_roma.dock_places import DockPlaces
from rome_desktop.app.views.nova_roma.panel import Panel
from rome_desktop.app.views.nova_roma.pencil import Pencil
from rome_desktop.app.views.nova_roma.shown import NovaShown
from rome_desktop.games.nova_roma.components import GOODS
from rome_desktop.games.nova_roma.state import Player


class DockHouse(DockPlaces, Panel):
    """What every dock begins with."""

    def frame_parts(self, shown: NovaShown) -> Iterator[Part]:
        """The edge in the colour of the side, and whose dock it is."""
        context, side = shown.context, shown.dock
        own, seat = context.viewer is None or context.viewer == side, shown.seat(side)
        title = self.labels.house(context.name(side), own)
        edge = QRectF(0, 7, 5, self.rect.height() - 14)

        def draw(pencil: Pencil) -> None:
            pencil.plate(edge, pencil.look.seat_line(seat), radius=2)

        yield Part(edge.adjusted(0, -1, 1, 1), seat.id, draw)
        room = QRectF(self.left("house"), 4, 175, 20)
        yield kept_part(("house", title), room, partial(self._draw_title, title))

    def _draw_title(self, title: str, pencil: Pencil) -> None:
        pencil.text(self.left("house"), 19, title, 13.5, "ink", 700, room=174)

    def house_parts(self, shown: NovaShown) -> Iterator[Part]:
        """Each track, each number beside them, and the figures at hand."""
        view, player, seat = shown.view, shown.view.players[shown.dock], shown.seat(shown.dock)
        tracks, figures = self.house_rooms()
        most, influence = view.box.limits.goods, (player.influence, view.box.limits.influence)
        place = self.influence_place()
        room = QRectF(tracks.x(), place.y(), tracks.width(), place.height())
        yield Part(room, influence, partial(self._draw_influence, *influence))
        for n, good in enumerate(GOODS):
            count = player.goods[n]
            yield Part(self.good_place(n), (good, count), partial(self._draw_good, n, good, count, most))
        yield Part(self.coins_place(), player.coins, partial(self._draw_coins, player.coins))
        yield Part(self.artisans_place(), player.artisans, partial(self._draw_artisans, player.artisans))
        supply = self.labels.supply(view.artisans)
        yield Part(self.supply_place(), supply, partial(self._draw_supply, supply))
        at_hand = (player.patricians, player.legionaries, seat.id)
        yield Part(figures, at_hand, partial(self._draw_figures, player, seat))

    def _draw_influence(self, count: int, most: int, pencil: Pencil) -> None:
        rect = self.influence_place()
        pencil.good("influence", QPointF(rect.x() + 12, rect.center().y()), 18)
        purple = QColor("#A88BE0" if pencil.dark else "#5B3A8C")
        edge: QColor | str = "line_strong" if pencil.dark else purple.darker(150)
        for k in range(most):
            at, full = QPointF(rect.x() + 31 + k * 11, rect.center().y()), k < count
            pencil.disc(at, 4.3, purple if full else None, edge if full else "line_strong")

    def _draw_good(self, n: int, good: str, count: int, most: int, pencil: Pencil) -> None:
        rect, swatch = self.good_place(n), pencil.look.goods[good]
        y = rect.center().y()
        pencil.good(good, QPointF(rect.x() + 12, y), 18)
        for k in range(most):
            full = k < count
            edge: QColor | str = _edge_of(pencil, swatch) if full else "line_strong"
            pencil.box(rect.x() + 27 + k * 17, y - 6, 15, 12, 2.5, swatch.fill if full else None, edge)

    def _draw_coins(self, count: int, pencil: Pencil) -> None:
        rect = self.coins_place()
        pencil.text(rect.x() + 5, rect.y() + 14, self.labels.part("coins"), 12, "muted", room=52)
        pencil.good("coins", QPointF(rect.x() + 14, rect.y() + 26), 19)
        pencil.text(rect.x() + 28, rect.y() + 31.5, str(count), 16, "ink", 700)

    def _draw_artisans(self, count: int, pencil: Pencil) -> None:
        rect = self.artisans_place()
        pencil.text(rect.x() + 5, rect.y() + 13, self.labels.part("artisans"), 12, "muted", room=54)
        pieces.artisan(pencil, rect.x() + 14, rect.y() + 25, 20)
        pencil.text(rect.x() + 28, rect.y() + 30.5, str(count), 16, "ink", 700)

    def _draw_supply(self, left: str, pencil: Pencil) -> None:
        """The artisans that can still be hired."""
        rect = self.supply_place()
        pencil.text(rect.x() + 5, rect.y() + 14.5, left, 12, "muted", room=54)

    def _draw_figures(self, player: Player, seat: theme.SeatColour, pencil: Pencil) -> None:
        rect = self.patricians_place()
        for k in range(player.patricians):
            pieces.standing(pencil, "patrician", seat, rect.x() + 11 + k * 19, rect.center().y(), 24)
        for k in range(player.legionaries):
            place = self.legionaries_place()
            pieces.legionary(pencil, place.x() + 11 + k * 21, place.center().y(), 20)


def _edge_of(pencil: Pencil, swatch: theme.Swatch) -> QColor:
    """The edge of a good's square: on the dark ground it shows where the good itself is dark."""
    if not pencil.dark:
        return swatch.edge
    return swatch.fill.lighter(165 if swatch.fill.lightness() > 70 else 260)
