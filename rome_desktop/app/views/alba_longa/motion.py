"""What happened, shown and told step by step: dice tumble, peasants, coins and wheat travel, cards turn."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import animator
from rome_desktop.app.table.animator import Beat, Call, Move, Pause, Together
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import carrying, echoes, spots
from rome_desktop.app.views.alba_longa.beats import Tumble
from rome_desktop.app.views.alba_longa.boards import Boards
from rome_desktop.app.views.alba_longa.herald import Herald, Told
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events as happened
from rome_desktop.games.alba_longa.ids import DICE, STALLS

TRAVEL_Z = 7000.0
READ_LEAST, READ_LETTER, READ_MOST, READ_SHORT = 500, 12, 1700, 260
"""Milliseconds to read a line that explains: at least, for each letter, at most; and any other line."""
EXPLAINED = (
    happened.SeasonBegun,
    happened.TargetsRevealed,
    happened.HeroesRevealed,
    happened.CityAttacked,
    happened.WeatherTurned,
    happened.BlessingRevealed,
    happened.CityLost,
    happened.GameEnded,
)
STAGGER = 150
"""Between what several cities do at one time."""
QUIET = (
    happened.CoinsPaid,
    happened.DiceRolled,
    happened.CallEnded,
    happened.TargetLaid,
    happened.HeroLaid,
    happened.CourtCalled,
    happened.DieTaken,
    happened.PeasantsSent,
    happened.FreeHouseUsed,
    happened.PeasantsSold,
    happened.CourtPassed,
    happened.GaveUp,
    happened.HeroesReturned,
    happened.PhaseBegun,
)
"""What the table shows plainly or the bar has said already: not told over the dice."""


class Motion:
    """Builds the beats of one animation from the table as it is shown."""

    def __init__(
        self,
        boards: Boards,
        herald: Herald,
        leave: Callable[[QGraphicsItem], None],
        words: AlbaWords,
        shown: AlbaShown,
        context: TableContext,
    ) -> None:
        """`leave` keeps an item until the next `show`; `context` is that of what comes after."""
        self._boards, self._herald, self._leave, self._words = boards, herald, leave, words
        self._shown, self._context = shown, context
        self._table, self._labels, self._unit = boards.city.table, boards.city.labels, boards.city.unit
        self._tellers: dict[type[Event], Callable[[Any], Iterable[Beat]]] = {
            happened.PeasantsSold: self._sold,
            happened.FreeHouseUsed: lambda e: self._sent(e.seat, str(e.workplace), 1),
            happened.CoinsPaid: self._paid,
            happened.DiceRolled: self._rolled,
            happened.DieTaken: self._die,
            happened.PeasantsSent: lambda e: self._sent(e.seat, str(e.workplace), e.peasants),
            happened.TargetLaid: lambda e: self._laid(e.seat, "city"),
            happened.HeroLaid: lambda e: self._laid(e.seat, "hero"),
            happened.TargetsRevealed: self._targets,
            happened.HeroesRevealed: self._heroes,
            happened.Sabotaged: self._sabotaged,
            happened.Captured: self._captured,
            happened.Looted: self._looted,
            happened.ProductAdded: self._added,
            happened.MerchantsPaid: lambda e: self._gain(e.seat, "market", "coin", e.coins),
            happened.StallEmptied: self._emptied,
            happened.StallTaken: self._stall,
            happened.MonumentsBuilt: self._built,
            happened.WheatHarvested: lambda e: self._gain(e.seat, "farm", "wheat", e.wheat),
            happened.Blessed: self._blessed,
            happened.KingCrowned: self._crowned,
            happened.CityFed: lambda e: self._gain(e.seat, "farm", "wheat", -e.wheat),
            happened.CityGrown: self._grown,
        }

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """The beats for what happened, in order: told and shown, what several cities do side by side."""
        found: list[Beat] = []
        for kind, group in groupby(events, type):
            same = list(group)
            together = kind not in EXPLAINED and len(same) > 1 and kind is not happened.Sabotaged
            for part in [same] if together else [[event] for event in same]:
                found += self._part(part)
        return found

    def _part(self, events: list[Event]) -> list[Beat]:
        """One event, or several of one kind."""
        told = [line for line in map(self._told, events) if line is not None]
        found: list[Beat] = [Call(partial(self._herald.tell, line)) for line in told]
        moved = [beat for event in events for beat in self._tellers.get(type(event), self._glow)(event)]
        found += moved if len(events) == 1 else [Together(moved, STAGGER)]
        if told:
            explains = isinstance(events[0], EXPLAINED)
            letters = READ_LEAST + READ_LETTER * len(told[-1].text)
            found.append(Pause(min(READ_MOST, letters) if explains else READ_SHORT))
        return found

    # ---- words

    def _told(self, event: Event) -> Told | None:
        if isinstance(event, QUIET):
            return None
        line = self._words.journal(event, self._context)
        if line is None:
            return None
        side, text = line
        if side is None:
            return Told(None, "", text)
        return Told(self._shown.seat(side), self._context.name(side), text)

    def _glow(self, event: Event) -> Iterable[Beat]:
        keys = [key for key in echoes.keys([event], self._shown) if key in self._table.index]
        return [animator.halo(self._table.halo, keys, 260)] if keys else []

    # ---- places

    def _fly(self, item: QGraphicsItem, start: QPointF, end: QPointF) -> Move:
        """A temporary item, drawn in the city's units, travels over everything."""
        root = QGraphicsPathItem()
        item.setParentItem(root)
        item.setScale(self._unit)
        root.setZValue(TRAVEL_Z)
        root.setPos(start)
        self._table.table.addItem(root)
        return Move(root, start, end, temporary=True)

    def _seat(self, side: int) -> theme.SeatColour:
        return self._shown.seat(side)

    def _at(self, key: SpotKey, otherwise: QPointF) -> QPointF:
        spot = self._table.index.get(key)
        return spot.scene_centre() if spot is not None else otherwise

    def _home(self, side: int, room: str) -> QPointF:
        return self._boards.home(self._shown, side, room)

    def _purse(self, side: int) -> QPointF:
        return self._at(spots.Purse(side), self._table.seat_card(side))

    def _stall_at(self, stall: object) -> QPointF:
        market, count = self._boards.market, len(self._shown.stalls)
        number = [str(s) for s in STALLS].index(str(stall))
        rect = market.stall(number, count)
        return market.at(QPointF(rect.center().x(), rect.bottom() - 24))

    def _barn(self, side: int) -> QPointF:
        return self._at(spots.Wheat(side), self._home(side, "farm"))

    # ---- start and court

    def _sold(self, event: happened.PeasantsSold) -> Iterable[Beat]:
        away = self._home(event.seat, "houses")
        market = self._boards.market.at(QPointF(self._boards.market.rect.width() / 2, 80))
        item = carrying.peasants(self._seat(event.seat), event.peasants, self._unit)
        paid = carrying.coins(event.coins, self._unit)
        return [self._fly(item, away, market), self._fly(paid, market, self._purse(event.seat))]

    def _paid(self, event: happened.CoinsPaid) -> Iterable[Beat]:
        item = carrying.coins(event.coins, self._unit)
        return [self._fly(item, self._purse(event.seat), self._stall_at(event.stall))]

    def _rolled(self, event: happened.DiceRolled) -> Iterable[Beat]:
        court = self._boards.court
        tumbles: list[Beat] = []
        for n, (colour, pips) in enumerate(zip(DICE, event.pips, strict=True)):
            tumble = Tumble(str(colour), pips, court.radius(), court.unit, n)
            tumble.item.setPos(court.at(court.die(n)))
            tumble.item.setZValue(TRAVEL_Z - 100)
            self._table.table.addItem(tumble.item)
            self._leave(tumble.item)
            tumbles.append(tumble)
        return [Together(tumbles, 60)]

    def _die(self, event: happened.DieTaken) -> Iterable[Beat]:
        court = self._boards.court
        start = court.at(court.die(DICE.index(event.die)))
        item = carrying.die(str(event.die), event.pips, court.radius() * 0.8, self._unit)
        return [self._fly(item, start, self._home(event.seat, "houses"))]

    def _sent(self, side: int, room: str, count: int) -> Iterable[Beat]:
        """From the houses to the workplace: each to its own place where the city is large."""
        start, end = self._home(side, "houses"), self._home(side, room)
        if side != self._shown.dock:
            return [self._fly(carrying.peasants(self._seat(side), count, self._unit), start, end)]
        board, city = self._boards.city, self._shown.city
        people = board.people(self._shown)
        homes = people.houses(city)[-count:]
        moves: list[Beat] = []
        for n, figure in enumerate(people.following(room, city, count)):
            origin = board.at(homes[n].at) if n < len(homes) else start
            item = carrying.peasants(self._seat(side), 1, self._unit, size=figure.size)
            moves.append(self._fly(item, origin, board.at(figure.at)))
        return [Together(moves, 90)]

    # ---- war

    def _laid(self, side: int, kind: str) -> Iterable[Beat]:
        item = carrying.card(kind, "", "", self._unit)
        return [self._fly(item, self._table.seat_card(side), self._home(side, "barracks"))]

    def _targets(self, event: happened.TargetsRevealed) -> Iterable[Beat]:
        """Each army's card flies to the city it attacks."""
        found: list[Beat] = []
        labels = self._labels
        for side, city in zip(event.seats, event.cities, strict=True):
            item = carrying.card("city", str(city), labels.city(str(city)), self._unit)
            start = self._home(side, "barracks")
            victim = self._shown.view.side_of(str(city))
            end = self._at(spots.Target(city), self._home(victim, "barracks") if victim >= 0 else start)
            move = self._fly(item, start, end)
            move.duration = 650
            found.append(move)
        return [Together(found, 260)]

    def _heroes(self, event: happened.HeroesRevealed) -> Iterable[Beat]:
        found: list[Beat] = []
        for side, hero in zip(event.seats, event.heroes, strict=True):
            item = carrying.card("hero", str(hero), "", self._unit)
            at = self._home(side, "barracks")
            move = self._fly(item, at, at + QPointF(0, -16 * self._unit))
            move.duration = 900
            found.append(move)
        return [Together(found, 160)]

    def _sabotaged(self, event: happened.Sabotaged) -> Iterable[Beat]:
        room = str(event.workplace)
        start = self._home(event.victim, room)
        beats: list[Beat] = [self._halo(spots.Room(event.victim, room))]
        if not event.laid:
            item = carrying.peasants(self._seat(event.victim), 1, self._unit, captive=event.captive)
            beats.append(self._fly(item, start, self._home(event.victim, "houses")))
        return beats

    def _halo(self, key: SpotKey) -> Beat:
        keys = [key] if key in self._table.index else []
        return animator.halo(self._table.halo, keys, 300 if keys else 0)

    def _captured(self, event: happened.Captured) -> Iterable[Beat]:
        room = str(event.workplace)
        start, end = self._home(event.victim, room), self._home(event.seat, room)
        if event.placed:
            return [
                self._fly(carrying.peasants(self._seat(event.seat), 1, self._unit, captive=True), start, end)
            ]
        return [self._fly(carrying.wheat(event.wheat, self._unit), start, end)] if event.wheat else []

    def _product(self, product: str) -> QGraphicsItem:
        if product == "coin":
            return carrying.coins(1, self._unit)
        if product == "wheat":
            return carrying.wheat(2, self._unit)
        return carrying.peasants(theme.seats()[0], 1, self._unit, captive=True)

    def _looted(self, event: happened.Looted) -> Iterable[Beat]:
        product = str(event.product)
        start = self._at(spots.Product(event.product), self._table.seat_card(event.seat))
        ends = {"coin": self._purse(event.seat), "wheat": self._barn(event.seat)}
        room = str(event.workplace) or "quarry"
        end = ends.get(product) or self._home(event.seat, room)
        return [self._fly(self._product(product), start, end)]

    def _added(self, event: happened.ProductAdded) -> Iterable[Beat]:
        product = str(event.product)
        end = self._at(spots.Product(event.product), self._table.seat_card(event.seat))
        return [self._fly(self._product(product), end + QPointF(0, -120 * self._unit), end)]

    # ---- work and harvest

    def _gain(self, side: int, room: str, unit: str, count: int) -> list[Beat]:
        """Coins or wheat come to the side, or leave it."""
        if not count:
            return []
        seat, end = self._seat(side), self._table.seat_card(side)
        item = carrying.chip(self._labels.gain(count), unit, seat, self._unit)
        return [self._fly(item, self._home(side, room), end)]

    def _emptied(self, event: happened.StallEmptied) -> Iterable[Beat]:
        start = self._stall_at(event.stall)
        return [
            self._fly(carrying.coins(event.coins, self._unit), start, start + QPointF(0, -140 * self._unit))
        ]

    def _stall(self, event: happened.StallTaken) -> Iterable[Beat]:
        item = carrying.chip(self._labels.gain(event.coins), "coin", self._seat(event.seat), self._unit)
        return [self._fly(item, self._stall_at(event.stall), self._purse(event.seat))]

    def _built(self, event: happened.MonumentsBuilt) -> Iterable[Beat]:
        start = self._home(event.seat, "quarry")
        return [self._raise(event.seat, start, event.built)]

    def _raise(self, side: int, start: QPointF, count: int) -> Beat:
        """Monuments rise on their foundations, or beside the name of a city in a strip."""
        moves: list[Beat] = []
        for n in range(count):
            if side == self._shown.dock:
                board, most = self._boards.city, self._shown.tracks.monuments
                cell = board.plan.monument(min(most - 1, self._shown.city.monuments + n), most)
                end = board.at(QPointF(cell.center().x(), cell.center().y()))
            else:
                end = self._at(spots.Target(self._shown.cities[side].key), self._table.seat_card(side))
            moves.append(self._fly(carrying.monument(self._seat(side), self._unit), start, end))
        return Together(moves, 160)

    def _blessed(self, event: happened.Blessed) -> Iterable[Beat]:
        season = self._boards.season
        start = season.at(season.blessing().center())
        if str(event.reward) == "monument":
            return [self._raise(event.seat, start, event.amount)] if event.amount else []
        unit = "coin" if str(event.reward) == "coins" else "wheat"
        words = self._labels.gain(event.amount)
        item = carrying.chip(words, unit, self._seat(event.seat), self._unit)
        return [self._fly(item, start, self._table.seat_card(event.seat))]

    # ---- end of season and year

    def _crowned(self, event: happened.KingCrowned) -> Iterable[Beat]:
        start = self._at(spots.Crown(event.seat), self._table.seat_card(event.seat))
        city = self._shown.cities[event.king].key
        end = self._at(spots.Target(city), self._table.seat_card(event.king))
        return [self._fly(carrying.crown(self._unit), start, end)]

    def _grown(self, event: happened.CityGrown) -> Iterable[Beat]:
        home = self._home(event.seat, "houses")
        item = carrying.peasants(self._seat(event.seat), event.peasants, self._unit)
        return [self._fly(item, self._table.seat_card(event.seat), home)]
