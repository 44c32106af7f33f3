"""The table as plain values, and questions about it that several chapters ask.

Tuples and strings are replaced, never changed: a copy shares them. Sides are counted from 0; in the solo
challenge the Shadow is side 1. Merchants and field farmers are written as letters in the order in which
they were placed: see STANDING to CAPTIVE_LYING.
"""

from dataclasses import dataclass, field
from typing import Any

from rome_desktop.engine.steps import UNSAVED, State, Step
from rome_desktop.games.alba_longa.box import Box
from rome_desktop.games.alba_longa.ids import CITIES, NOBODY, Climate, Phase, Season
from rome_desktop.games.alba_longa.tables import Tables, tables

STANDING, LYING, CAPTIVE, CAPTIVE_LYING = "SLCD"
"""A merchant or farmer of the city, standing or laid down; a captive merchant, standing or laid down."""


@dataclass(slots=True)
class Player:
    """[AL-28.2] A King and his city, or the Shadow of the solo challenge.

    A disc is the number it stands on: `population`, `worship` and `disc` [AL-1.6].
    """

    city: str
    alive: bool
    """False once the city has lost all its people [AL-19.2]."""
    out: bool
    """Has given up calling the court until the next season [AL-6.12]."""
    coins: int
    wheat: int
    population: int
    """Peasants of the city, captives not counted; `idle` and those at work add up to it [AL-28.3]."""
    idle: int
    """Peasants on the housing track."""
    away: int
    """Of the Shadow: peasants who farm and take no part in the season [AL-27.3]."""
    disc: int
    """The housing disc: the space it is on, 0 to begin with and without A Job Well Done [AL-22.1, R46]."""
    soldiers: int
    merchants: str
    """In the order of placing: S standing, L laid down, C a captive, D a captive laid down [AL-7.2]."""
    workers: int
    worker_captives: int
    priests: int
    """Placed this season; `worship` counts what the disc has reached."""
    priest_captives: int
    fields: str
    """Farmers on the fields: S standing, L laid down [AL-7.5]."""
    granary: int
    """Farmers in the granary."""
    granary_captives: int
    worship: int
    monuments: int
    improved: bool
    """Has improved the harvest of this season [AL-15.3]."""
    blessed: bool
    """Shares in the blessing of this season [AL-16.1]."""
    active: list[int]
    """Hero cards in hand; hidden from the others [AL-2.6, AL-26.1]."""
    used: list[int]
    """Hero cards on the used pile; hidden from the others, their number is public [AL-11.1, R24]."""
    target: list[str]
    """The city card laid this season, none or one; open once `AlbaState.revealed` is 1 [AL-9.1].

    Until then it is kept here, and so in a save [AL-26.10].
    """
    hero: list[int]
    """The hero card laid this season, none or one; open once `AlbaState.revealed` is 2 [AL-9.3, AL-26.10]."""

    def clone(self) -> "Player":
        return Player(
            self.city,
            self.alive,
            self.out,
            self.coins,
            self.wheat,
            self.population,
            self.idle,
            self.away,
            self.disc,
            self.soldiers,
            self.merchants,
            self.workers,
            self.worker_captives,
            self.priests,
            self.priest_captives,
            self.fields,
            self.granary,
            self.granary_captives,
            self.worship,
            self.monuments,
            self.improved,
            self.blessed,
            self.active[:],
            self.used[:],
            self.target[:],
            self.hero[:],
        )

    @property
    def standing_merchants(self) -> int:
        """[R25] Those who stand, captives included."""
        return self.merchants.count(STANDING) + self.merchants.count(CAPTIVE)

    @property
    def standing_farmers(self) -> int:
        """[AL-22.5] On fields and in the granary, captives included."""
        return self.fields.count(STANDING) + self.granary + self.granary_captives

    @property
    def at_work(self) -> int:
        """The city's own peasants at workplaces."""
        merchants = self.merchants.count(STANDING) + self.merchants.count(LYING)
        people = self.soldiers + merchants + self.workers + self.priests
        return people + len(self.fields) + self.granary + self.away

    @property
    def captives(self) -> int:
        """Captives in the city."""
        merchants = self.merchants.count(CAPTIVE) + self.merchants.count(CAPTIVE_LYING)
        return merchants + self.worker_captives + self.priest_captives + self.granary_captives


@dataclass(slots=True)
class AlbaState(State):
    """The whole table; the discs of the season and of the dice and the mark of piety are in it [AL-1.6]."""

    pending: list[Step]
    players: list[Player]
    seats: int
    """How many of `players` are answered for by a seat; a further one is the Shadow."""
    level: str
    """Of the solo challenge, else empty."""
    job_well_done: bool
    spoils_of_war: bool
    assisi: bool
    king: int
    """The King of Kings [AL-2.11]."""
    year: int
    """From 1 on."""
    season: Season
    phase: Phase
    price: int
    """Where the dice-cost disc is: an index of `box.court.prices` [AL-6.4]."""
    stalls: tuple[int, ...]
    """Coins on each stall in use, of which none closes during a game [AL-2.1, AL-21.1]."""
    caller: int
    """Who is calling the court, or NOBODY."""
    dice: tuple[int, ...]
    """What black, grey, white and brown show in this call; empty before the roll."""
    takers: tuple[int, ...]
    """Who has taken each of the four dice in this call, or NOBODY; empty before the roll."""
    climates: tuple[Climate, ...]
    """Of the years known so far: this one, and after the card was turned the next one too [AL-15.2]."""
    weather: tuple[str, ...]
    """The weather cards turned over so far, one a year [AL-15.2]."""
    blessings: tuple[str, ...]
    """The blessing cards revealed so far, one a year [AL-16.2]."""
    revealed: int
    """0 while laid cards are covered, 1 when targets lie open, 2 when heroes do [AL-9.2, AL-9.4]."""
    defenders: int
    """Peasants who defend Assisi [AL-24.2]."""
    loot: tuple[int, ...]
    """Products in Assisi: coins, wheat (each of two), captives [AL-24.2]."""
    mark: int
    """Who holds the mark of piety, or NOBODY [AL-22.4]."""
    bank_coins: int
    """The supply; below 0 substitutes are in use [R03]. What lies in Assisi is not in it."""
    bank_wheat: int
    bank_peasants: int
    bank_captives: int
    history: tuple[tuple[tuple[int, ...], ...], ...]
    """At the end of each year, per side: monuments, population, wheat, coins."""
    result: str
    """Why the game ended, or empty [AL-20, AL-27.12]."""
    box: Box = field(metadata=UNSAVED, compare=False, repr=False)
    map: Tables = field(metadata=UNSAVED, compare=False, repr=False)

    def clone(self) -> "AlbaState":
        return AlbaState(
            self.pending[:],
            [p.clone() for p in self.players],
            self.seats,
            self.level,
            self.job_well_done,
            self.spoils_of_war,
            self.assisi,
            self.king,
            self.year,
            self.season,
            self.phase,
            self.price,
            self.stalls,
            self.caller,
            self.dice,
            self.takers,
            self.climates,
            self.weather,
            self.blessings,
            self.revealed,
            self.defenders,
            self.loot,
            self.mark,
            self.bank_coins,
            self.bank_wheat,
            self.bank_peasants,
            self.bank_captives,
            self.history,
            self.result,
            self.box,
            self.map,
        )

    @property
    def over(self) -> bool:
        return bool(self.result)

    @property
    def climate(self) -> Climate:
        """[AL-2.8] Of this year."""
        return self.climates[self.year - 1]

    @property
    def prayers(self) -> int:
        """[AL-15.2, AL-26.12] Worship that improving costs this year; 0 while the card is not turned over."""
        return self.map.card[self.weather[-1]].prayers if len(self.weather) == self.year else 0

    @property
    def dice_price(self) -> int:
        """[AL-6.4] What calling the court costs now."""
        return self.box.court.prices[self.price]

    def in_order(self) -> list[int]:
        """[AL-4] The Kings still in the game, the King of Kings first, then clockwise."""
        players = self.players
        count = len(players)
        king = self.king
        order = [*range(king, count), *range(king)]
        return [side for side in order if players[side].alive]

    def is_shadow(self, side: int) -> bool:
        """[AL-27] Whether a side is the automatic rival."""
        return side >= self.seats

    def side_of(self, city: str) -> int:
        """Who runs a city; NOBODY for Assisi."""
        for side, player in enumerate(self.players):
            if player.city == city:
                return side
        return NOBODY


def new_player(box: Box, side: int) -> Player:
    """[AL-2.3 to AL-2.6, AL-22.1, R05] What a King begins with."""
    start = box.start
    return Player(
        city=str(CITIES[side]),
        alive=True,
        out=False,
        coins=start.coins,
        wheat=start.wheat,
        population=start.peasants,
        idle=start.peasants,
        away=0,
        disc=box.housing.disc_start,
        soldiers=0,
        merchants="",
        workers=0,
        worker_captives=0,
        priests=0,
        priest_captives=0,
        fields="",
        granary=0,
        granary_captives=0,
        worship=start.worship,
        monuments=start.monuments,
        improved=False,
        blessed=False,
        active=list(box.heroes.values),
        used=[],
        target=[],
        hero=[],
    )


def new_shadow(box: Box) -> Player:
    """[AL-27.1] People and heroes, but no coins, wheat, worship or free houses."""
    shadow = new_player(box, 1)
    shadow.coins = shadow.wheat = shadow.worship = shadow.monuments = 0
    return shadow


def empty_table(box: Box, seats: int, level: str, variants: tuple[bool, bool, bool]) -> AlbaState:
    """[AL-2, AL-2.2] The table before the first King of Kings is known.

    `variants` says whether A Job Well Done, Spoils of War and Assisi are in use.
    """
    players = [*(new_player(box, side) for side in range(seats)), *([new_shadow(box)] if level else [])]
    supply, products = box.supply, box.assisi.products
    loot = tuple(product.start * variants[2] for product in products)
    looted = [n * product.amount for n, product in zip(loot, products, strict=True)]
    defenders = box.assisi.defenders_start * variants[2]
    return AlbaState(
        pending=[],
        players=players,
        seats=seats,
        level=level,
        job_well_done=variants[0],
        spoils_of_war=variants[1],
        assisi=variants[2],
        king=0,
        year=1,
        season=Season.GROWING,
        phase=Phase.START,
        price=0,
        stalls=(0,) * box.stalls.number(len(players)),
        caller=NOBODY,
        dice=(),
        takers=(),
        climates=(box.weather.first,),
        weather=(),
        blessings=(),
        revealed=0,
        defenders=defenders,
        loot=loot,
        mark=NOBODY,
        bank_coins=supply.coins - sum(p.coins for p in players) - looted[0],
        bank_wheat=supply.wheat - sum(p.wheat for p in players) - looted[1],
        bank_peasants=supply.peasants - sum(p.population for p in players) - defenders,
        bank_captives=supply.captives - looted[2],
        history=(),
        result="",
        box=box,
        map=tables(box),
    )


def restore(box: Box, fields: dict[str, Any]) -> AlbaState:
    """A state from its saved fields. Raises ValueError if there is no such table."""
    state = AlbaState(**fields, box=box, map=tables(box))
    if not 0 <= state.price < len(box.court.prices) or len(state.climates) < state.year:
        raise ValueError("the price or the year is off its track")
    sides = range(len(state.players))
    if state.king not in sides or len(state.stalls) != box.stalls.number(len(sides)):
        raise ValueError("the King of Kings or the stalls are not of this table")
    return state
