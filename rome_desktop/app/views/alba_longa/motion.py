"""What happened, shown and told step by step: dice tumble, peasants, coins and wheat travel, cards turn."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from rome_desktop.app.contract import TableContext
from rome_desktop.app.kit import theme
from rome_desktop.app.table import beats
from rome_desktop.app.table.beats import TRAVEL_Z, Beat, Flight, Make, Pause, Put, Together, Where
from rome_desktop.app.table.sounding import sound_of, sounding
from rome_desktop.app.table.spot_key import SpotKey
from rome_desktop.app.views.alba_longa import carrying, echoes, spots
from rome_desktop.app.views.alba_longa.beats import Tumble
from rome_desktop.app.views.alba_longa.boards import Boards
from rome_desktop.app.views.alba_longa.herald import (
    EXPLAINED,
    QUIET,
    Herald,
    Told,
    read_in_time,
    reading_time,
)
from rome_desktop.app.views.alba_longa.people import Figure
from rome_desktop.app.views.alba_longa.shown import AlbaShown
from rome_desktop.app.views.alba_longa.sounds import SOUNDS
from rome_desktop.app.words.alba_longa.words import AlbaWords
from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa import events as happened
from rome_desktop.games.alba_longa.ids import DICE, STALLS

STAGGER = 150
"""Between what several cities do at one time."""


class Motion:
    """Builds the beats of one animation from the table as it is shown.

    What they wait for is named here and found in the drawing that is there when its turn comes.
    """

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
        self._table, self._labels = boards.city.table, boards.city.labels
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
        return read_in_time(found)

    def _part(self, events: list[Event]) -> list[Beat]:
        """One event, or several of one kind."""
        told = [line for line in map(self._told, events) if line is not None]
        found: list[Beat] = [Put(partial(self._herald.tell, line)) for line in told]
        moved = [beat for event in events for beat in self._tellers.get(type(event), self._glow)(event)]
        parts = moved if len(events) == 1 else [Together(moved, STAGGER)]
        found += sounding(sound_of(events[0], SOUNDS), parts, self._table.heard.emit)
        if told:
            found.append(Pause(reading_time(events[0], told[-1])))
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
        return [beats.halo(self._table.halo, keys, 260)] if keys else []

    # ---- places

    @property
    def _unit(self) -> float:
        return self._boards.city.unit

    def _fly(self, make: Make, start: Where, end: Where, duration: int | None = None) -> Flight:
        """A temporary item, drawn in the city's units, travels over everything."""

        def sized() -> QGraphicsItem:
            root = QGraphicsPathItem()
            item = make()
            item.setParentItem(root)
            item.setScale(self._unit)
            return root

        return Flight(self._table.table, sized, start, end, duration)

    def _seat(self, side: int) -> theme.SeatColour:
        return self._shown.seat(side)

    def _at(self, key: SpotKey, side: int) -> QPointF:
        """The middle of a spot, or the side's seat card if it is not on the table."""
        spot = self._table.index.get(key)
        return spot.scene_centre() if spot is not None else self._table.seat_card(side)

    def _home(self, side: int, room: str) -> QPointF:
        return self._boards.home(self._shown, side, room)

    def _purse(self, side: int) -> QPointF:
        return self._at(spots.Purse(side), side)

    def _room(self, side: int, room: str) -> Where:
        return partial(self._home, side, room)

    def _card_of(self, side: int) -> Where:
        return partial(self._table.seat_card, side)

    def _stall_at(self, stall: object) -> QPointF:
        market, count = self._boards.market, len(self._shown.stalls)
        number = [str(s) for s in STALLS].index(str(stall))
        rect = market.stall(number, count)
        return market.at(QPointF(rect.center().x(), rect.bottom() - 24))

    def _barn(self, side: int) -> QPointF:
        key = spots.Wheat(side)
        return self._at(key, side) if key in self._table.index else self._home(side, "farm")

    def _peasants(self, side: int, count: int, *, captive: bool = False) -> QGraphicsItem:
        return carrying.peasants(self._seat(side), count, self._unit, captive=captive)

    def _coins(self, count: int) -> QGraphicsItem:
        return carrying.coins(count, self._unit)

    # ---- start and court

    def _sold(self, event: happened.PeasantsSold) -> Iterable[Beat]:
        side = event.seat

        def market() -> QPointF:
            board = self._boards.market
            return board.at(QPointF(board.rect.width() / 2, 80))

        return [
            self._fly(partial(self._peasants, side, event.peasants), self._room(side, "houses"), market),
            self._fly(partial(self._coins, event.coins), market, partial(self._purse, side)),
        ]

    def _paid(self, event: happened.CoinsPaid) -> Iterable[Beat]:
        start, end = partial(self._purse, event.seat), partial(self._stall_at, event.stall)
        return [self._fly(partial(self._coins, event.coins), start, end)]

    def _lay_die(self, number: int, die: QGraphicsItem) -> None:
        """A die lies in the court until the next `show`."""
        court = self._boards.court
        die.setPos(court.at(court.die(number)))
        die.setZValue(TRAVEL_Z - 100)
        self._table.table.addItem(die)
        self._leave(die)

    def _rolled(self, event: happened.DiceRolled) -> Iterable[Beat]:
        tumbles = [
            Tumble(self._boards.court, str(colour), pips, n, partial(self._lay_die, n))
            for n, (colour, pips) in enumerate(zip(DICE, event.pips, strict=True))
        ]
        return [Together(tumbles, 60)]

    def _die(self, event: happened.DieTaken) -> Iterable[Beat]:
        court, number = self._boards.court, DICE.index(event.die)

        def die() -> QGraphicsItem:
            return carrying.die(str(event.die), event.pips, court.radius() * 0.8, self._unit)

        return [self._fly(die, lambda: court.at(court.die(number)), self._room(event.seat, "houses"))]

    def _sent(self, side: int, room: str, count: int) -> Iterable[Beat]:
        """From the houses to the workplace: each to its own place where the city is large."""
        start, end = self._room(side, "houses"), self._room(side, room)
        if side != self._shown.dock:
            return [self._fly(partial(self._peasants, side, count), start, end)]
        board, city = self._boards.city, self._shown.city

        def leaves(n: int) -> QPointF:
            homes = board.people(self._shown).houses(city)[-count:]
            return board.at(homes[n].at) if n < len(homes) else start()

        def comes(n: int) -> Figure:
            return board.people(self._shown).following(room, city, count)[n]

        def peasant(n: int) -> QGraphicsItem:
            return carrying.peasants(self._seat(side), 1, self._unit, size=comes(n).size)

        def arrives(n: int) -> QPointF:
            return board.at(comes(n).at)

        coming = len(board.people(self._shown).following(room, city, count))
        moves = [
            self._fly(partial(peasant, n), partial(leaves, n), partial(arrives, n)) for n in range(coming)
        ]
        return [Together(moves, 90)]

    # ---- war

    def _card(self, kind: str, value: str) -> QGraphicsItem:
        name = self._labels.city(value) if kind == "city" and value else ""
        return carrying.card(kind, value, name, self._unit)

    def _laid(self, side: int, kind: str) -> Iterable[Beat]:
        return [self._fly(partial(self._card, kind, ""), self._card_of(side), self._room(side, "barracks"))]

    def _attacked(self, city: str, attacker: int) -> QPointF:
        if spots.Target(city) in self._table.index:
            return self._at(spots.Target(city), attacker)
        victim = self._shown.view.side_of(city)
        return self._home(victim if victim >= 0 else attacker, "barracks")

    def _targets(self, event: happened.TargetsRevealed) -> Iterable[Beat]:
        """Each army's card flies to the city it attacks."""
        return [
            Together(
                [
                    self._fly(
                        partial(self._card, "city", str(city)),
                        self._room(side, "barracks"),
                        partial(self._attacked, str(city), side),
                        650,
                    )
                    for side, city in zip(event.seats, event.cities, strict=True)
                ],
                260,
            )
        ]

    def _heroes(self, event: happened.HeroesRevealed) -> Iterable[Beat]:
        def above(side: int) -> QPointF:
            return self._home(side, "barracks") + QPointF(0, -16 * self._unit)

        return [
            Together(
                [
                    self._fly(
                        partial(self._card, "hero", str(hero)),
                        self._room(side, "barracks"),
                        partial(above, side),
                        900,
                    )
                    for side, hero in zip(event.seats, event.heroes, strict=True)
                ],
                160,
            )
        ]

    def _sabotaged(self, event: happened.Sabotaged) -> Iterable[Beat]:
        side, room = event.victim, str(event.workplace)
        found: list[Beat] = [self._halo(spots.Room(side, room))]
        if not event.laid:
            peasant = partial(self._peasants, side, 1, captive=event.captive)
            found.append(self._fly(peasant, self._room(side, room), self._room(side, "houses")))
        return found

    def _halo(self, key: SpotKey) -> Beat:
        keys = [key] if key in self._table.index else []
        return beats.halo(self._table.halo, keys, 300 if keys else 0)

    def _captured(self, event: happened.Captured) -> Iterable[Beat]:
        room = str(event.workplace)
        start, end = self._room(event.victim, room), self._room(event.seat, room)
        if event.placed:
            return [self._fly(partial(self._peasants, event.seat, 1, captive=True), start, end)]
        wheat = lambda: carrying.wheat(event.wheat, self._unit)  # noqa: E731
        return [self._fly(wheat, start, end)] if event.wheat else []

    def _product(self, product: str) -> QGraphicsItem:
        if product == "coin":
            return self._coins(1)
        if product == "wheat":
            return carrying.wheat(2, self._unit)
        return carrying.peasants(theme.seats()[0], 1, self._unit, captive=True)

    def _looted(self, event: happened.Looted) -> Iterable[Beat]:
        side, product = event.seat, str(event.product)
        ends: dict[str, Where] = {"coin": partial(self._purse, side), "wheat": partial(self._barn, side)}
        end = ends.get(product) or self._room(side, str(event.workplace) or "quarry")
        start = partial(self._at, spots.Product(event.product), side)
        return [self._fly(partial(self._product, product), start, end)]

    def _added(self, event: happened.ProductAdded) -> Iterable[Beat]:
        product = str(event.product)
        end = partial(self._at, spots.Product(event.product), event.seat)
        start = lambda: end() + QPointF(0, -120 * self._unit)  # noqa: E731
        return [self._fly(partial(self._product, product), start, end)]

    # ---- work and harvest

    def _chip(self, side: int, unit: str, count: int) -> QGraphicsItem:
        return carrying.chip(self._labels.gain(count), unit, self._seat(side), self._unit)

    def _gain(self, side: int, room: str, unit: str, count: int) -> list[Beat]:
        """Coins or wheat come to the side, or leave it."""
        if not count:
            return []
        return [
            self._fly(partial(self._chip, side, unit, count), self._room(side, room), self._card_of(side))
        ]

    def _emptied(self, event: happened.StallEmptied) -> Iterable[Beat]:
        start = partial(self._stall_at, event.stall)
        end = lambda: start() + QPointF(0, -140 * self._unit)  # noqa: E731
        return [self._fly(partial(self._coins, event.coins), start, end)]

    def _stall(self, event: happened.StallTaken) -> Iterable[Beat]:
        chip = partial(self._chip, event.seat, "coin", event.coins)
        return [self._fly(chip, partial(self._stall_at, event.stall), partial(self._purse, event.seat))]

    def _built(self, event: happened.MonumentsBuilt) -> Iterable[Beat]:
        return [self._raise(event.seat, self._room(event.seat, "quarry"), event.built)]

    def _foundation(self, side: int, n: int) -> QPointF:
        """Where the next monument but `n` rises."""
        if side != self._shown.dock:
            return self._at(spots.Target(self._shown.cities[side].key), side)
        board, most = self._boards.city, self._shown.tracks.monuments
        return board.at(board.layout.monument(min(most - 1, self._shown.city.monuments + n), most).center())

    def _raise(self, side: int, start: Where, count: int) -> Beat:
        """Monuments rise on their foundations, or beside the name of a city in a strip."""

        def monument() -> QGraphicsItem:
            return carrying.monument(self._seat(side), self._unit)

        ends = [partial(self._foundation, side, n) for n in range(count)]
        return Together([self._fly(monument, start, end) for end in ends], 160)

    def _blessed(self, event: happened.Blessed) -> Iterable[Beat]:
        season = self._boards.season
        start = lambda: season.at(season.blessing().center())  # noqa: E731
        if str(event.reward) == "monument":
            return [self._raise(event.seat, start, event.amount)] if event.amount else []
        unit = "coin" if str(event.reward) == "coins" else "wheat"
        chip = partial(self._chip, event.seat, unit, event.amount)
        return [self._fly(chip, start, self._card_of(event.seat))]

    # ---- end of season and year

    def _crowned(self, event: happened.KingCrowned) -> Iterable[Beat]:
        start = partial(self._at, spots.Crown(event.seat), event.seat)
        end = partial(self._at, spots.Target(self._shown.cities[event.king].key), event.king)
        return [self._fly(lambda: carrying.crown(self._unit), start, end)]

    def _grown(self, event: happened.CityGrown) -> Iterable[Beat]:
        peasants = partial(self._peasants, event.seat, event.peasants)
        return [self._fly(peasants, self._card_of(event.seat), self._room(event.seat, "houses"))]
