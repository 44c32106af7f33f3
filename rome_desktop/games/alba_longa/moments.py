"""Moments at which the coach speaks up in a match: each asks a view and what has happened since."""

from collections.abc import Sequence
from typing import TypeVar

from rome_desktop.engine.events import Event
from rome_desktop.engine.teaching import Moment
from rome_desktop.games.alba_longa import events as told
from rome_desktop.games.alba_longa.assisi import LootAssisi
from rome_desktop.games.alba_longa.court import CallCourt
from rome_desktop.games.alba_longa.foresight import idle_workers
from rome_desktop.games.alba_longa.houses import AssignFree
from rome_desktop.games.alba_longa.ids import MARKET, Climate, Phase, Reward, Season
from rome_desktop.games.alba_longa.soldiers import LayHero
from rome_desktop.games.alba_longa.state import AlbaState
from rome_desktop.games.alba_longa.year_end import GrowCity

E = TypeVar("E", bound=Event)
DEAR = 2
FEW_HEROES = 2
MONUMENTS_TO_GO = 2
PEASANTS_TO_GO = 3


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _asked(view: AlbaState, seat: int, *kinds: type) -> bool:
    top = view.pending[-1] if view.pending else None
    return isinstance(top, kinds) and getattr(top, "seat", None) == seat


def free_house(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-6.1] A peasant of the seat lives in a free house and may go to work."""
    return _asked(view, seat, AssignFree)


def dear_call(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-6.10] Calling the court has become dear."""
    return _asked(view, seat, CallCourt) and view.dice_price >= DEAR


def odd_worker(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-13.1] The seat can call, and a worker has no partner."""
    return _asked(view, seat, CallCourt) and idle_workers(view, seat) > 0


def no_farmer(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-19.2] In the harvest season nobody farms, and the granary does not feed the city."""
    player = view.players[seat]
    hungry = player.wheat < player.population * view.box.feeding.wheat_each
    harvest = view.season == Season.HARVEST and _asked(view, seat, CallCourt)
    return harvest and hungry and not player.standing_farmers


def hunger(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-19.1] The seat has lost peasants for lack of wheat."""
    return any(event.seat == seat and event.lost for event in _of(told.CityFed, events))


def dry_year(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-2.8] A dry year has begun."""
    return any(event.climate == Climate.DRY for event in _of(told.SeasonBegun, events))


def attacked(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-9.3] Somebody attacks the seat's city."""
    city = view.players[seat].city
    return any(city in event.cities for event in _of(told.TargetsRevealed, events))


def repelled(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-9.8] An attack on the seat's city has failed."""
    return any(event.seat == seat and not event.turns for event in _of(told.CityAttacked, events))


def sabotaged(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-10.1] A peasant of the seat was sabotaged."""
    return any(event.victim == seat for event in _of(told.Sabotaged, events))


def merchant_laid(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-10.3] The seat's last merchant was laid down."""
    hits = [event for event in _of(told.Sabotaged, events) if event.victim == seat]
    return any(event.laid and event.workplace == MARKET for event in hits)


def few_heroes(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-11.2] A hero is asked for, and hardly one is left to choose."""
    return _asked(view, seat, LayHero) and len(view.players[seat].active) <= FEW_HEROES


def heroes_back(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-11.2] The seat has taken its used heroes back."""
    return any(event.seat == seat and event.refreshed for event in _of(told.HeroesReturned, events))


def stall_won(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-12.3] The seat's merchants have taken a stall."""
    return any(event.seat == seat for event in _of(told.StallTaken, events))


def too_few_prayers(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-15.3] The card asks for more worship than the seat has."""
    worship = view.players[seat].worship
    return any(0 < worship < event.prayers for event in _of(told.WeatherTurned, events))


def worship_plenty(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-15.3, AL-16.1] Worship pays for any weather card, and for the blessing besides."""
    dearest = max(card.prayers for card in view.box.prayers.cards)
    return view.players[seat].worship >= dearest + view.box.blessings.worship


def monument_given(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-16.2] The blessing has brought the seat a monument."""
    gifts = [event for event in _of(told.Blessed, events) if event.seat == seat]
    return any(event.reward == Reward.MONUMENT and event.amount for event in gifts)


def crowned(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-18.1] The seat has been handed the card of the King of Kings."""
    return any(event.king == seat for event in _of(told.KingCrowned, events))


def growth_offered(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-19.3] There is wheat left after feeding."""
    return _asked(view, seat, GrowCity)


def all_monuments(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-20.1] The seat has built as many monuments as victory needs."""
    return view.players[seat].monuments >= view.box.victory.monuments


def rival_near(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-20.1] Somebody else lacks little of what victory needs."""
    goal = view.box.victory
    return any(
        player.alive
        and player.monuments >= goal.monuments - MONUMENTS_TO_GO
        and player.population >= goal.population - PEASANTS_TO_GO
        for side, player in enumerate(view.players)
        if side != seat
    )


def city_lost(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-19.2] Somebody else is out of the game."""
    return any(event.seat != seat for event in _of(told.CityLost, events))


def last_year(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-20.6] No weather card follows this one."""
    return view.year == view.map.years and view.phase == Phase.START


def captured(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-23.1] The seat has captured a peasant."""
    return any(event.seat == seat for event in _of(told.Captured, events))


def disc_moved(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-22.3] The seat's housing disc has moved."""
    return any(event.seat == seat for event in _of(told.HousingDiscMoved, events))


def marked(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-22.4] The seat has received the mark of piety."""
    return any(event.seat == seat for event in _of(told.MarkReceived, events))


def loot_offered(view: AlbaState, events: Sequence[Event], seat: int) -> bool:
    """[AL-24.5] The seat may take a product from Assisi."""
    return _asked(view, seat, LootAssisi)


MOMENTS: dict[str, Moment] = {
    "free-house": free_house,
    "dear-call": dear_call,
    "odd-worker": odd_worker,
    "no-farmer": no_farmer,
    "hunger": hunger,
    "dry-year": dry_year,
    "attacked": attacked,
    "repelled": repelled,
    "sabotaged": sabotaged,
    "merchant-laid": merchant_laid,
    "few-heroes": few_heroes,
    "heroes-back": heroes_back,
    "stall-won": stall_won,
    "too-few-prayers": too_few_prayers,
    "worship-plenty": worship_plenty,
    "monument-given": monument_given,
    "crowned": crowned,
    "growth-offered": growth_offered,
    "all-monuments": all_monuments,
    "rival-near": rival_near,
    "city-lost": city_lost,
    "last-year": last_year,
    "captured": captured,
    "disc-moved": disc_moved,
    "marked": marked,
    "loot-offered": loot_offered,
}
