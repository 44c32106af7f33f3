"""What happened, shown step by step: markers fall, pieces and tiles travel, points fly to the seat card."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import beats
from rome_desktop.app.table.beats import Beat, Flight, Together, Where
from rome_desktop.app.table.sounding import with_sounds
from rome_desktop.app.table.spot_key import Elsewhere, SpotKey
from rome_desktop.app.table.table_view import TableView
from rome_desktop.app.views.trajan import carrying, echoes, spots
from rome_desktop.app.views.trajan.circle import ActionCircle
from rome_desktop.app.views.trajan.labels import TrajanLabels
from rome_desktop.app.views.trajan.sounds import SOUNDS
from rome_desktop.engine.events import Event
from rome_desktop.games.trajan import events as happened
from rome_desktop.games.trajan.ids import CENTRE, Colour, Deed
from rome_desktop.games.trajan.state import TrajanState

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
    """Builds the beats of one animation from the table as it is shown.

    What they wait for is named here and found in the drawing that is there when its turn comes.
    """

    def __init__(
        self,
        table: TableView,
        circle: ActionCircle,
        labels: TrajanLabels,
        before: TrajanState,
        context: TableContext,
        unit: Callable[[], float],
    ) -> None:
        """`unit` asks for the pixels of one unit of the layout file."""
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
        tellers = with_sounds(self._tellers, SOUNDS, self._table.heard.emit)
        for event in events:
            teller = tellers.get(type(event))
            if teller is not None:
                found += teller(event)
            elif not isinstance(event, happened.TurnBegun):
                keys = echoes.keys([event], self._view)
                if keys and isinstance(event, (happened.DemandRevealed, happened.SenateVoted)):
                    found.append(beats.halo(self._table.halo, keys, 260))
        return found

    # ---- places

    def _at(self, side: int, key: SpotKey) -> QPointF:
        """The middle of a spot; of a side's own area only if that is shown, else its seat card."""
        if isinstance(key, OWN) and side != self._context.dock:
            return self._table.seat_card(side)
        spot = self._table.index.get(key) or self._table.index.get(Elsewhere(key))
        return spot.scene_centre() if spot is not None else self._table.seat_card(side)

    def _fly(
        self, make: Callable[[float], QGraphicsItem], start: Where, end: Where, duration: int | None = None
    ) -> Flight:
        """An item that is only there to travel, made for the unit of its time."""
        return Flight(self._table.table, lambda: make(self._unit()), start, end, duration)

    def _to(self, side: int, key: SpotKey) -> Where:
        return partial(self._at, side, key)

    def _card_of(self, side: int) -> Where:
        return partial(self._table.seat_card, side)

    def _seat(self, side: int) -> theme.SeatColour:
        return theme.seat(self._context.sides[side].colour)

    def _gain(self, side: int, points: int, key: SpotKey) -> list[Beat]:
        """Points on their way to the seat card."""
        if not points:
            return []

        def chip(unit: float) -> QGraphicsItem:
            return carrying.chip(self._labels.gain(points), self._seat(side), unit)

        return [self._fly(chip, self._to(side, key), self._card_of(side))]

    # ---- sowing

    def _taken(self, event: happened.MarkersTaken) -> Iterable[Beat]:
        self._from, tray = event.tray, spots.Tray(event.tray)
        return [beats.halo(self._table.halo, [tray, Elsewhere(tray)], 140)]

    def _dropped(self, event: happened.MarkerDropped) -> Iterable[Beat]:
        if event.seat != self._context.dock:
            return []
        start = self._to(event.seat, spots.Hand(Colour(event.colour)))
        if self._from >= 0:
            start = partial(self._tray, self._from)
        end = partial(self._tray, event.tray, 22.0)
        return [self._fly(partial(carrying.marker, event.colour), start, end, FALL)]

    def _tray(self, number: int, lower: float = 0.0) -> QPointF:
        circle = self._circle.circle
        return self._circle.at(circle.tray(number) + QPointF(0, lower * circle.unit))

    def _time(self, event: happened.TimeMoved) -> Iterable[Beat]:
        if spots.Start() not in self._table.index or not event.laps:
            return [beats.halo(self._table.halo, [spots.Clock()], 120)]
        return [self._fly(carrying.hourglass, self._to(0, spots.Clock()), self._to(0, spots.Start()))]

    def _completed(self, event: happened.TileCompleted) -> Iterable[Beat]:
        key = spots.Slot(event.tray)
        kept = self._view.map.trajan[event.tile].icon is not None
        if not kept:
            return self._gain(event.seat, event.points, key)
        tile = partial(carrying.trajan_tile, self._view, event.tile)
        move = self._fly(
            tile, self._to(event.seat, key), self._to(event.seat, spots.Extra(Deed.CONSTRUCTION))
        )
        return [move, *self._gain(event.seat, event.points, key)]

    def _arch(self, event: happened.ArchMoved) -> Iterable[Beat]:
        if event.seat != self._context.dock or event.seat >= self._view.seats:
            return []
        before = self._view.players[event.seat].arch
        start = self._to(event.seat, _slot(before))
        end = self._to(event.seat, _slot(event.slot))
        return [self._fly(partial(carrying.arch, self._seat(event.seat)), start, end)]

    def _deployed(self, event: happened.PawnsDeployed) -> Iterable[Beat]:
        key = spots.Workers() if event.camp == "workers" else spots.THE_CAMP
        return [
            Together(
                [s for _ in range(event.pawns) for s in self._pawn(event.seat, spots.Reserve(), key)], 100
            )
        ]

    def _pawn(self, side: int, start: SpotKey, end: SpotKey) -> list[Beat]:
        pawn = partial(carrying.pawn, self._seat(side))
        return [self._fly(pawn, self._to(side, start), self._to(side, end))]

    # ---- goods

    def _spent(self, event: happened.ExtraSpent) -> Iterable[Beat]:
        start = self._to(event.seat, spots.Extra(event.deed))
        return [self._fly(partial(carrying.forum_tile, event.tile), start, self._centre)]

    def _centre(self) -> QPointF:
        return self._circle.at(self._circle.circle.centre)

    def _cards(self, goods: Sequence[str], start: Where, end: Where) -> list[Beat]:
        moves = [self._fly(partial(carrying.card, good), start, end) for good in goods]
        return [Together(moves, 90)] if moves else []

    def _drawn(self, event: happened.CardsDrawn) -> Iterable[Beat]:
        return self._cards([""] * event.cards, self._to(event.seat, spots.Pile()), self._hand(event.seat))

    def _hand(self, side: int) -> Where:
        return self._to(side, spots.Extra(Deed.FORUM))

    def _discarded(self, event: happened.CardDiscarded) -> Iterable[Beat]:
        return self._cards(
            [event.card], self._hand(event.seat), self._to(event.seat, echoes.discard(event.side))
        )

    def _picked(self, event: happened.CardPickedUp) -> Iterable[Beat]:
        return self._cards(
            [event.card], self._to(event.seat, echoes.discard(event.side)), self._hand(event.seat)
        )

    def _played(self, event: happened.CardsPlayed) -> Iterable[Beat]:
        return self._cards(event.cards, self._hand(event.seat), self._to(event.seat, spots.Display()))

    def _shipped(self, event: happened.Shipped) -> Iterable[Beat]:
        key = spots.Ship(event.ship)
        goods = [good for good in event.cards if good != "joker"]
        sent = self._cards(goods, self._hand(event.seat), self._to(event.seat, key))
        return [*sent, *self._gain(event.seat, event.points, key)]

    def _tile_comes(self, side: int, tile: str, start: SpotKey) -> Beat:
        """A forum tile goes to the mat."""
        end = self._to(side, spots.Extra(Deed.MILITARY))
        return self._fly(partial(carrying.forum_tile, tile), self._to(side, start), end)

    def _forum(self, event: happened.ForumTileTaken) -> Iterable[Beat]:
        return [self._tile_comes(event.seat, event.tile, spots.Forum(event.space))]

    # ---- board

    def _marched(self, event: happened.Marched) -> Iterable[Beat]:
        side, end = event.seat, spots.Province(event.province)
        leader = partial(carrying.pawn, self._seat(side), name="leader")
        found: list[Beat] = [
            self._fly(leader, self._to(side, spots.Province(event.start)), self._to(side, end))
        ]
        if event.tile:
            found.append(self._tile_comes(side, event.tile, end))
        return found

    def _occupied(self, event: happened.Occupied) -> Iterable[Beat]:
        key = spots.Province(event.province)
        return [*self._pawn(event.seat, spots.THE_CAMP, key), *self._gain(event.seat, event.points, key)]

    def _advanced(self, event: happened.Advanced) -> Iterable[Beat]:
        start, end = (self._to(event.seat, spots.Senate(n)) for n in (event.space - 1, event.space))
        disc = partial(carrying.disc, self._seat(event.seat))
        return [self._fly(disc, start, end), *self._gain(event.seat, event.points, spots.Senate(event.space))]

    def _tile(self, event: happened.TrajanTileTaken) -> Iterable[Beat]:
        start = self._to(event.seat, spots.Pile(self._view.map.trajan[event.tile].category))
        tile = partial(carrying.trajan_tile, self._view, event.tile)
        return [self._fly(tile, start, self._to(event.seat, spots.Slot(event.slot)))]

    def _built(self, event: happened.Built) -> Iterable[Beat]:
        side, key = event.seat, spots.Site(event.site)
        found = self._pawn(side, spots.Workers(), key)
        if event.tile:
            kind = self._view.map.construction[event.tile].type
            tile = partial(carrying.building_tile, self._view, event.tile)
            found.append(self._fly(tile, self._to(side, key), self._to(side, spots.Building(kind))))
        return [*found, *self._gain(side, event.points, key)]

    def _claimed(self, event: happened.BonusClaimed) -> Iterable[Beat]:
        return [beats.halo(self._table.halo, [spots.Stake(0), spots.Stake(1)], 260)]


def _slot(number: int) -> SpotKey:
    """A slot, or the middle where none is free."""
    return spots.Heart() if number == CENTRE else spots.Slot(number)
