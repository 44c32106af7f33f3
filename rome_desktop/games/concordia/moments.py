"""Moments at which the coach speaks up in a match: each asks a view and what has happened since."""

from collections.abc import Sequence
from typing import TypeVar

from rome_desktop.engine.events import Event
from rome_desktop.engine.teaching import Moment
from rome_desktop.games.concordia import events as told
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists, sites
from rome_desktop.games.concordia.cards import targets
from rome_desktop.games.concordia.colonists import PlaceColonists
from rome_desktop.games.concordia.ids import GOODS, NOBODY, Deity, Good, Kind, Role
from rome_desktop.games.concordia.market import can_pay, price
from rome_desktop.games.concordia.prefect import shown_coins
from rome_desktop.games.concordia.scoring import kinds
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import KeepGoods, has
from rome_desktop.games.concordia.tribune import RecruitColonist
from rome_desktop.games.concordia.turn import PlayCard

E = TypeVar("E", bound=Event)
MUCH_MONEY = 6
FEW_CARDS = 2
HOUSES_TO_GO = 3
OF_ONE_GOD = 3
BOUGHT = {Role.MERCATOR_5, Role.COLONIST, Role.CONSUL, Role.MASON, Role.FARMER, Role.SMITH}
BOUGHT |= {Role.VINTNER, Role.WEAVER}
"""Roles that no starting card has."""


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _asked(view: ConcordiaState, seat: int, *kinds: type) -> bool:
    top = view.pending[-1] if view.pending else None
    return isinstance(top, kinds) and getattr(top, "seat", None) == seat


def _holds(view: ConcordiaState, seat: int, role: Role) -> bool:
    return any(view.map.role[card] == role for card in view.players[seat].hand)


def _bought(view: ConcordiaState, events: Sequence[Event], seat: int) -> list[str]:
    return [event.card for event in _of(told.CardBought, events) if event.seat == seat]


def foreign_production(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-6.1] Somebody else's Prefect has brought the seat goods."""
    producer = seat
    for event in events:
        if isinstance(event, told.CardPlayed):
            producer = seat
        elif isinstance(event, told.ProvinceProduced):
            producer = event.seat
        elif isinstance(event, told.GoodsReceived) and event.seat == seat != producer:
            return True
    return False


def praefectus_came(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-13.2] The Praefectus Magnus has come to the seat."""
    return view.praefectus == seat and bool(_of(told.PraefectusPassed, events))


def store_full(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-14.3] No slot is free."""
    return view.room(seat) == 0


def choose_goods(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-14.4] More came in than there is room for."""
    return _asked(view, seat, KeepGoods)


def goods_lost(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-14.4] Goods of the seat found no room."""
    return any(event.seat == seat for event in _of(told.GoodsLost, events))


def money_waits(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-6.4] A Prefect in hand would collect much."""
    able = _asked(view, seat, PlayCard) and _holds(view, seat, Role.PREFECT)
    return able and shown_coins(view) >= MUCH_MONEY


def dry(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-6.1] None of several provinces with own houses can produce."""
    masks = view.map.province_mask.items()
    own = [province for province, mask in masks if mask & view.built[seat]]
    return _asked(view, seat, PlayCard) and len(own) > 1 and not any(view.goods_up[p] for p in own)


def crowded_city(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-5.12] A city to build in has a house already."""
    open_ = sites(view, seat) & ~view.built[seat]
    taken = any(view.houses[city] for city, bit in view.map.city_bit.items() if bit & open_)
    return _asked(view, seat, BuildHouses) and taken


def no_brick(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-5.11] There is a city to build in, and brick is what is missing."""
    open_ = sites(view, seat) & ~view.built[seat] & ~view.makers[Good.BRICK]
    return _asked(view, seat, BuildHouses) and bool(open_) and not view.players[seat].goods[Good.BRICK]


def blocked_line(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-5.4] Somebody else stands on a line within reach."""
    if not _asked(view, seat, MoveColonists):
        return False
    player, step = view.players[seat], view.pending[-1]
    assert isinstance(step, MoveColonists)
    foreign = view.busy
    for line in (*player.walkers, *player.ships):
        foreign &= ~view.map.line_bit.get(line, 0)
    pieces = [(Kind.WALKER, place) for place in player.walkers]
    pieces += [(Kind.SHIP, place) for place in player.ships]
    return any(
        bit & foreign for kind, place in pieces for _, bit, _ in view.map.reach[kind][place][step.steps]
    )


def few_cards(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-4.1, CO-4.2] Hardly a card is left, and the Tribune would pay."""
    player = view.players[seat]
    pays = len(player.pile) >= view.box.amounts.tribune_free_cards
    return _asked(view, seat, PlayCard) and len(player.hand) <= FEW_CARDS and pays


def worth_copying(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-9.4] A Diplomat in hand, and a bought card on top of another pile."""
    able = _asked(view, seat, PlayCard) and _holds(view, seat, Role.DIPLOMAT)
    return able and bool(BOUGHT & set(targets(view, seat)))


def copied(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-9.1] Somebody has copied the seat's card."""
    return any(event.other == seat for event in _of(told.CardCopied, events))


def bargain(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-10.1] After the first turn: a Senator in hand, and the goods for the card on the cheapest space."""
    if not (_asked(view, seat, PlayCard) and view.players[seat].pile and view.display):
        return False
    return _holds(view, seat, Role.SENATOR) and can_pay(view, seat, *price(view, 0, surcharge=True))


def specialist(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-12.1, CO-17.6] The seat has bought a specialist."""
    return any(view.map.god[card] == Deity.MINERVA for card in _bought(view, events, seat))


def one_god(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-17.1] The seat has bought one more card of a god of whom it has several."""
    player, gods = view.players[seat], view.map.god
    held = [gods[card] for card in (*player.hand, *player.pile)]
    fresh = {gods[card] for card in _bought(view, events, seat)} - {Deity.MINERVA}
    return any(held.count(god) >= OF_ONE_GOD for god in fresh)


def every_good(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-17.4] The seat's houses make all goods."""
    return kinds(view, seat) == len(GOODS)


def colonist_to_buy(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-4.3, CO-7.1] A new colonist can be paid for now."""
    waiting = any(view.stored(seat, kind) for kind in Kind)
    able = waiting and has(view.players[seat], view.box.colonist_cost.goods)
    return able and _asked(view, seat, RecruitColonist, PlaceColonists)


def all_out(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-14.2, CO-17.5] No colonist waits in the storehouse any more."""
    return not any(view.stored(seat, kind) for kind in Kind)


def stack_empty(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-10.4] No card will come to the display any more."""
    return view.stack_height() == 0


def nearly_built(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-16.1] Somebody lacks few houses of the number that starts the end."""
    most = max(built.bit_count() for built in view.built)
    return most >= view.box.amounts.end_house_count - HOUSES_TO_GO


def last_turn(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-16.2] Somebody else has started the end: one turn is left."""
    return view.final not in {NOBODY, seat} and _asked(view, seat, PlayCard)


def scored_once(view: ConcordiaState, events: Sequence[Event], seat: int) -> bool:
    """[CO-15.1] The seat has had its intermediate scoring."""
    return any(event.seat == seat for event in _of(told.ScoredOnce, events))


MOMENTS: dict[str, Moment] = {
    "foreign-production": foreign_production,
    "praefectus-came": praefectus_came,
    "store-full": store_full,
    "choose-goods": choose_goods,
    "goods-lost": goods_lost,
    "money-waits": money_waits,
    "dry": dry,
    "crowded-city": crowded_city,
    "no-brick": no_brick,
    "blocked-line": blocked_line,
    "few-cards": few_cards,
    "worth-copying": worth_copying,
    "copied": copied,
    "bargain": bargain,
    "specialist": specialist,
    "one-god": one_god,
    "every-good": every_good,
    "colonist-to-buy": colonist_to_buy,
    "all-out": all_out,
    "stack-empty": stack_empty,
    "nearly-built": nearly_built,
    "last-turn": last_turn,
    "scored-once": scored_once,
}
