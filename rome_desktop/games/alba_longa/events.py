"""What happened on the table. Seats are counted from 0; in the solo challenge the Shadow is seat 1.

Events of sealed choices name nobody's card before the reveal [AL-26.3].
"""

from dataclasses import dataclass

from rome_desktop.engine.events import Event
from rome_desktop.games.alba_longa.ids import Climate, Die, Product, Reward, Season, Stall, Workplace


@dataclass(frozen=True, slots=True)
class FirstKingChosen(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SeasonBegun(Event):
    """Season and climate of the year; `king` is King of Kings."""

    year: int
    season: Season
    climate: Climate
    king: int


@dataclass(frozen=True, slots=True)
class PeasantsSold(Event):
    seat: int
    peasants: int
    coins: int


@dataclass(frozen=True, slots=True)
class FreeHouseUsed(Event):
    seat: int
    workplace: Workplace


@dataclass(frozen=True, slots=True)
class CourtCalled(Event):
    """`price` is what the call costs; 0 in the first round."""

    seat: int
    price: int


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """`forced`: nobody of the city was idle (`nobody_idle`), or the call was too dear."""

    seat: int
    forced: bool
    nobody_idle: bool = False


@dataclass(frozen=True, slots=True)
class CoinsPaid(Event):
    """So many coins went to a stall; those of the Shadow come from the supply."""

    seat: int
    coins: int
    stall: Stall


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """What black, grey, white and brown show."""

    seat: int
    pips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """`bought`: for a coin; else it is the caller's first die."""

    seat: int
    die: Die
    pips: int
    bought: bool


@dataclass(frozen=True, slots=True)
class PeasantsSent(Event):
    seat: int
    workplace: Workplace
    peasants: int


@dataclass(frozen=True, slots=True)
class CourtPassed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CallEnded(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class PriceRaised(Event):
    price: int


@dataclass(frozen=True, slots=True)
class PhaseBegun(Event):
    """A job is resolved now: soldiers, merchants, workers, priests, farmers or blessings."""

    phase: str


@dataclass(frozen=True, slots=True)
class HeroRecalled(Event):
    """The largest army took a used hero back, nobody else knows which; or did not."""

    seat: int
    taken: bool


@dataclass(frozen=True, slots=True)
class TargetLaid(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TargetsRevealed(Event):
    """Who attacks which city with how many soldiers, in turn order; one entry for each attacker."""

    seats: tuple[int, ...]
    cities: tuple[str, ...]
    soldiers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HeroLaid(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class HeroesRevealed(Event):
    """Who played which hero, in turn order."""

    seats: tuple[int, ...]
    heroes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CityAttacked(Event):
    """`attackers` with their soldiers and heroes, the strongest first; `turns` is who does each sabotage.

    The defence of Assisi has the `seat` -1, its defenders as `guard` and NO_HERO.
    """

    city: str
    seat: int
    attackers: tuple[int, ...]
    attack: int
    defence: int
    turns: tuple[int, ...]
    soldiers: tuple[int, ...]
    heroes: tuple[int, ...]
    guard: int
    hero: int


@dataclass(frozen=True, slots=True)
class Sabotaged(Event):
    """A peasant of `victim` at a workplace; `laid`: he stays there, laid down; `captive`: he was one."""

    seat: int
    victim: int
    workplace: Workplace
    laid: bool
    captive: bool


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A captive works for `seat` at `workplace`; not `placed` without A Job Well Done, on the farm."""

    seat: int
    victim: int
    workplace: Workplace
    placed: bool
    wheat: int


@dataclass(frozen=True, slots=True)
class SabotageLapsed(Event):
    """Nothing can be sabotaged, or no product is left."""

    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class Looted(Event):
    """A product from Assisi; `workplace` is where a captive works, else empty."""

    seat: int
    product: Product
    workplace: str


@dataclass(frozen=True, slots=True)
class HeroesReturned(Event):
    """So many played heroes went to the used pile of a seat; `refreshed`: it took all used ones back."""

    seat: int
    used: int
    refreshed: bool


@dataclass(frozen=True, slots=True)
class AssisiFortified(Event):
    defenders: int


@dataclass(frozen=True, slots=True)
class ProductAdded(Event):
    seat: int
    product: Product


@dataclass(frozen=True, slots=True)
class MerchantsPaid(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class StallEmptied(Event):
    """The richest stall goes to the supply `first`; so do those left over."""

    stall: Stall
    coins: int
    first: bool


@dataclass(frozen=True, slots=True)
class StallTaken(Event):
    """`merchants` are the standing ones that won it; 0 where the only one lies."""

    seat: int
    stall: Stall
    coins: int
    merchants: int
    to_bank: bool = False


@dataclass(frozen=True, slots=True)
class MonumentsBuilt(Event):
    """So many more by so many workers, and how many there are now."""

    seat: int
    built: int
    monuments: int
    workers: int


@dataclass(frozen=True, slots=True)
class HousingDiscMoved(Event):
    """A Job Well Done: where the disc of the sole largest quarry is now."""

    seat: int
    disc: int


@dataclass(frozen=True, slots=True)
class WorshipRaised(Event):
    seat: int
    gained: int
    worship: int


@dataclass(frozen=True, slots=True)
class MarkReceived(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MarkReturned(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class WeatherTurned(Event):
    climate: Climate
    prayers: int


@dataclass(frozen=True, slots=True)
class ClimateShown(Event):
    year: int
    climate: Climate


@dataclass(frozen=True, slots=True)
class HarvestImproved(Event):
    """`worship` is what is left after paying."""

    seat: int
    paid: int
    worship: int


@dataclass(frozen=True, slots=True)
class HarvestKept(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class WheatHarvested(Event):
    """Farmers who stand and lie, and what each brings; `bonus` (A Job Well Done) is in `wheat`."""

    seat: int
    wheat: int
    bonus: int
    standing: int
    each: int
    lying: int
    each_lying: int


@dataclass(frozen=True, slots=True)
class BlessingSought(Event):
    seat: int
    paid: int
    worship: int


@dataclass(frozen=True, slots=True)
class BlessingRevealed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class Blessed(Event):
    """What a King gets: 0 of a monument if all are built."""

    seat: int
    reward: Reward
    amount: int


@dataclass(frozen=True, slots=True)
class PeasantsReturned(Event):
    """All peasants are back on the housing tracks; captives have left."""


@dataclass(frozen=True, slots=True)
class KingCrowned(Event):
    """`seat` gives the King of Kings card to `king`."""

    seat: int
    king: int


@dataclass(frozen=True, slots=True)
class CityFed(Event):
    """Wheat eaten, peasants lost for lack of it, and how many are left."""

    seat: int
    wheat: int
    lost: int
    peasants: int


@dataclass(frozen=True, slots=True)
class CityLost(Event):
    """A city without wheat is out of the game; `coins` go to the supply."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class CityGrown(Event):
    """So many more peasants for so much wheat, and how many there are now."""

    seat: int
    peasants: int
    wheat: int
    population: int


@dataclass(frozen=True, slots=True)
class YearEnded(Event):
    year: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Why, and who has won: nobody when all Kings lose."""

    reason: str
    winners: tuple[int, ...]
