"""What happened, shown step by step: markers fall, pieces and tiles travel, points fly to the seat card."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import animator
from rome_desktop.app.table.animator import Beat, Move, Together
from rome_desktop.app.table.spot_key import Elsewhere, SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan import carrying, echoes, spots
from rome_desktop.app.views.trajan.circle import ActionCircle
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.engine.events import Event
from rome_desktop.games.trajan import events as happened
from rome_desktop.games.trajan.ids import CENTRE, Colour, Deed
from rome_desktop.games.trajan.state import TrajanState

TRAVEL_Z = 7000.0
FALL = 170
"""Milliseconds for a marker from bowl to bowl."""
OWN = (
    spots.Tray,
    spots.Slot,
    spots.Extra,
    spots.Reserve,
    spots.Display,
    spots.Hand,
    spots.Heart,
    spots.Building,
)
"""Spots of a side's own area."""


class Motion:
    """Builds the beats of one animation from the table as it is shown."""

    def __init__(
        self,
        table: TableView,
        circle: ActionCircle,
        labels: TrajanLabels,
        before: TrajanState,
        context: TableContext,
        unit: float,
    ) -> None:
        self._table, self._circle, self._labels = table, circle, labels
        self._view, self._context, self._unit = before, context, unit
        self._from = -1
        self._tellers: dict[type[Event], Callable[[Any], Iterable[Beat]]] = {
            happened.MarkersTaken: self._taken,
            happened.MarkerDropped: self._dropped,
            happened.TimeMoved: self._time,
            happened.TileCompleted: self._completed,
            happened.ArchMoved: self._arch,
            happened.PawnsDeployed: self._deployed,
            happened.ExtraSpent: self._spent,
            happened.CardsDrawn: self._drawn,
            happened.CardDiscarded: self._discarded,
            happened.CardPickedUp: self._picked,
            happened.CardsPlayed: self._played,
            happened.Shipped: self._shipped,
            happened.ForumTileTaken: self._forum,
            happened.Recruited: lambda e: self._pawn(e.seat, spots.Reserve(), spots.THE_CAMP),
            happened.Marched: self._marched,
            happened.Occupied: self._occupied,
            happened.Advanced: self._advanced,
            happened.TrajanTileTaken: self._tile,
            happened.Hired: lambda e: self._pawn(e.seat, spots.Reserve(), spots.Workers()),
            happened.Built: self._built,
            happened.BonusClaimed: self._claimed,
            happened.DemandsAnswered: lambda e: self._gain(e.seat, e.points, spots.Demand(0)),
        }

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """The beats for what happened, in order; what has none of its own glows where it happened."""
        found: list[Beat] = []
        for event in events:
            teller = self._tellers.get(type(event))
            if teller is not None:
                found += teller(event)
            elif not isinstance(event, happened.TurnBegun):
                keys = echoes.keys([event], self._view)
                if keys and isinstance(event, (happened.DemandRevealed, happened.SenateVoted)):
                    found.append(animator.halo(self._table.halo, keys, 260))
        return found

    # ---- places

    def _at(self, side: int, key: SpotKey) -> QPointF:
        """The middle of a spot; of a side's own area only if that is shown, else its seat card."""
        if isinstance(key, OWN) and side != self._context.dock:
            return self._table.seat_card(side)
        spot = self._table.index.get(key) or self._table.index.get(Elsewhere(key))
        return spot.scene_centre() if spot is not None else self._table.seat_card(side)

    def _fly(self, item: QGraphicsItem, start: QPointF, end: QPointF) -> Move:
        """An item that is only there to travel."""
        item.setZValue(TRAVEL_Z)
        item.setPos(start)
        self._table.table.addItem(item)
        return Move(item, start, end, temporary=True)

    def _seat(self, side: int) -> theme.SeatColour:
        return theme.seat(self._context.sides[side].colour)

    def _gain(self, side: int, points: int, key: SpotKey) -> list[Beat]:
        """Points on their way to the seat card."""
        if not points:
            return []
        item = carrying.chip(self._labels.gain(points), self._seat(side), self._unit)
        return [self._fly(item, self._at(side, key), self._table.seat_card(side))]

    # ---- sowing

    def _taken(self, event: happened.MarkersTaken) -> Iterable[Beat]:
        self._from, tray = event.tray, spots.Tray(event.tray)
        return [animator.halo(self._table.halo, [tray, Elsewhere(tray)], 140)]

    def _dropped(self, event: happened.MarkerDropped) -> Iterable[Beat]:
        if event.seat != self._context.dock:
            return []
        if self._from < 0:
            start = self._at(event.seat, spots.Hand(Colour(event.colour)))
        else:
            start = self._circle.at(self._circle.circle.tray(self._from))
        low = QPointF(0, 22 * self._circle.circle.unit)
        end = self._circle.at(self._circle.circle.tray(event.tray) + low)
        move = self._fly(carrying.marker(event.colour, self._unit), start, end)
        move.duration = FALL
        return [move]

    def _time(self, event: happened.TimeMoved) -> Iterable[Beat]:
        start = self._at(0, spots.Clock())
        time = self._table.index.get(spots.Start())
        if time is None or not event.laps:
            return [animator.halo(self._table.halo, [spots.Clock()], 120)]
        return [self._fly(carrying.hourglass(self._unit), start, time.scene_centre())]

    def _completed(self, event: happened.TileCompleted) -> Iterable[Beat]:
        key = spots.Slot(event.tray)
        item = carrying.trajan_tile(self._view, event.tile, self._unit)
        kept = self._view.map.trajan[event.tile].icon is not None
        if not kept:
            return self._gain(event.seat, event.points, key)
        move = self._fly(
            item, self._at(event.seat, key), self._at(event.seat, spots.Extra(Deed.CONSTRUCTION))
        )
        return [move, *self._gain(event.seat, event.points, key)]

    def _arch(self, event: happened.ArchMoved) -> Iterable[Beat]:
        if event.seat != self._context.dock or event.seat >= self._view.seats:
            return []
        before = self._view.players[event.seat].arch
        start = self._at(event.seat, _slot(before))
        end = self._at(event.seat, _slot(event.slot))
        return [self._fly(carrying.arch(self._seat(event.seat), self._unit), start, end)]

    def _deployed(self, event: happened.PawnsDeployed) -> Iterable[Beat]:
        key = spots.Workers() if event.camp == "workers" else spots.THE_CAMP
        return [
            Together(
                [s for _ in range(event.pawns) for s in self._pawn(event.seat, spots.Reserve(), key)], 100
            )
        ]

    def _pawn(self, side: int, start: SpotKey, end: SpotKey) -> list[Beat]:
        item = carrying.pawn(self._seat(side), self._unit)
        return [self._fly(item, self._at(side, start), self._at(side, end))]

    # ---- goods

    def _spent(self, event: happened.ExtraSpent) -> Iterable[Beat]:
        item = carrying.forum_tile(event.tile, self._unit)
        return [
            self._fly(
                item,
                self._at(event.seat, spots.Extra(event.deed)),
                self._circle.at(self._circle.circle.centre),
            )
        ]

    def _cards(self, goods: Sequence[str], start: QPointF, end: QPointF) -> list[Beat]:
        moves = [self._fly(carrying.card(good, self._unit), start, end) for good in goods]
        return [Together(moves, 90)] if moves else []

    def _drawn(self, event: happened.CardsDrawn) -> Iterable[Beat]:
        return self._cards([""] * event.cards, self._at(event.seat, spots.Pile()), self._hand(event.seat))

    def _hand(self, side: int) -> QPointF:
        return (
            self._at(side, spots.Extra(Deed.FORUM))
            if side == self._context.dock
            else self._table.seat_card(side)
        )

    def _discarded(self, event: happened.CardDiscarded) -> Iterable[Beat]:
        return self._cards(
            [event.card], self._hand(event.seat), self._at(event.seat, echoes.discard(event.side))
        )

    def _picked(self, event: happened.CardPickedUp) -> Iterable[Beat]:
        return self._cards(
            [event.card], self._at(event.seat, echoes.discard(event.side)), self._hand(event.seat)
        )

    def _played(self, event: happened.CardsPlayed) -> Iterable[Beat]:
        return self._cards(event.cards, self._hand(event.seat), self._at(event.seat, spots.Display()))

    def _shipped(self, event: happened.Shipped) -> Iterable[Beat]:
        key = spots.Ship(event.ship)
        goods = [good for good in event.cards if good != "joker"]
        sent = self._cards(goods, self._hand(event.seat), self._at(event.seat, key))
        return [*sent, *self._gain(event.seat, event.points, key)]

    def _forum(self, event: happened.ForumTileTaken) -> Iterable[Beat]:
        item = carrying.forum_tile(event.tile, self._unit)
        end = self._at(event.seat, spots.Extra(Deed.MILITARY))
        return [self._fly(item, self._at(event.seat, spots.Forum(event.space)), end)]

    # ---- board

    def _marched(self, event: happened.Marched) -> Iterable[Beat]:
        item = carrying.pawn(self._seat(event.seat), self._unit, "leader")
        start, end = (self._at(event.seat, spots.Province(p)) for p in (event.start, event.province))
        beats: list[Beat] = [self._fly(item, start, end)]
        if event.tile:
            tile = carrying.forum_tile(event.tile, self._unit)
            beats.append(self._fly(tile, end, self._at(event.seat, spots.Extra(Deed.MILITARY))))
        return beats

    def _occupied(self, event: happened.Occupied) -> Iterable[Beat]:
        key = spots.Province(event.province)
        return [*self._pawn(event.seat, spots.THE_CAMP, key), *self._gain(event.seat, event.points, key)]

    def _advanced(self, event: happened.Advanced) -> Iterable[Beat]:
        start, end = (self._at(event.seat, spots.Senate(n)) for n in (event.space - 1, event.space))
        item = carrying.disc(self._seat(event.seat), self._unit)
        return [self._fly(item, start, end), *self._gain(event.seat, event.points, spots.Senate(event.space))]

    def _tile(self, event: happened.TrajanTileTaken) -> Iterable[Beat]:
        item = carrying.trajan_tile(self._view, event.tile, self._unit)
        start = self._at(event.seat, spots.Pile(self._view.map.trajan[event.tile].category))
        return [self._fly(item, start, self._at(event.seat, spots.Slot(event.slot)))]

    def _built(self, event: happened.Built) -> Iterable[Beat]:
        key = spots.Site(event.site)
        beats = self._pawn(event.seat, spots.Workers(), key)
        if event.tile:
            item = carrying.building_tile(self._view, event.tile, self._unit)
            kind = self._view.map.construction[event.tile].type
            beats.append(
                self._fly(item, self._at(event.seat, key), self._at(event.seat, spots.Building(kind)))
            )
        return [*beats, *self._gain(event.seat, event.points, key)]

    def _claimed(self, event: happened.BonusClaimed) -> Iterable[Beat]:
        return [animator.halo(partial(self._table.halo), [spots.Stake(0), spots.Stake(1)], 260)]


def _slot(number: int) -> SpotKey:
    """A slot, or the middle where none is free."""
    return spots.Heart() if number == CENTRE else spots.Slot(number)
