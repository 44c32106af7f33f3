"""Which gestures stand for which option: a pure function, so that it can be tested without a window."""

from collections.abc import Sequence

from rome_desktop.app.table.gestures import Gesture
from rome_desktop.app.views.concordia import spots
from rome_desktop.app.views.concordia.reads import top
from rome_desktop.engine.actions import Action
from rome_desktop.games.concordia import actions
from rome_desktop.games.concordia.ids import Role
from rome_desktop.games.concordia.state import ConcordiaState

BAR = (actions.Done, actions.Cash)
"""Options of the bar's pass button; coins may also be touched."""
CONFIRMED = (actions.Buy,)
"""Options that wait for a second act: a card bought brings a new one out of the stack."""


def targets(options: Sequence[Action], view: ConcordiaState) -> dict[Action, list[Gesture]]:
    """Every option with the ways to ask for it, in the order of the options."""
    step = top(view)
    seat = step.seat if step is not None else 0
    return {action: _gestures(action, view, seat) for action in options}


def _gestures(action: Action, view: ConcordiaState, seat: int) -> list[Gesture]:
    match action:
        case actions.Play(role=role):
            return _play(role, view, seat)
        case actions.Copy(role=role):
            return [Gesture(None, spots.Top(side)) for side in piles_of(role, view, seat)]
        case actions.Move(start=start, line=line):
            kind = view.map.line_kind[line]
            return [Gesture(spots.Colonist(seat, kind, start), spots.Line(line))]
        case actions.Build(city=city):
            return [Gesture(spots.Houses(), spots.City(city)), Gesture(None, spots.City(city))]
        case actions.Produce(province=province):
            return [Gesture(None, spots.Province(province))]
        case actions.Cash():
            return [Gesture(None, spots.Coins())]
        case actions.Place(kind=kind, city=city):
            return [Gesture(spots.Stored(kind), spots.City(city))]
        case actions.Buy(card=card):
            return [Gesture(None, spots.Card(card))]
    return _goods(action, view, seat)


def _goods(action: Action, view: ConcordiaState, seat: int) -> list[Gesture]:
    """Goods of the storehouse: the place of a piece says how many are meant."""
    match action:
        case actions.Sell(good=good, count=count):
            slot = spots.Slot(good, count)
            return [Gesture(slot, spots.Price(good)), Gesture(None, slot)]
        case actions.Purchase(good=good, count=count):
            return [Gesture(spots.Price(good), spots.Free(count))]
        case actions.Pay(good=good):
            stock = view.players[seat].goods[good]
            return [Gesture(None, spots.Slot(good, number)) for number in range(1, stock + 1)]
        case actions.Keep(goods=goods):
            return [Gesture(None, spots.Keep(goods))]
    return []


def _play(role: Role, view: ConcordiaState, seat: int) -> list[Gesture]:
    """Equal cards are one choice, whichever of them is taken."""
    cards = [card for card in view.players[seat].hand if view.map.role[card] == role]
    carried = [Gesture(spots.Hand(card), spots.Pile()) for card in cards]
    return [*carried, *(Gesture(None, spots.Hand(card)) for card in cards)]


def piles_of(role: Role, view: ConcordiaState, seat: int) -> list[int]:
    """The other sides with a card of a role on top of their piles."""
    return [
        side
        for side in view.in_turn_order(seat)[1:]
        if view.players[side].pile and view.map.role[view.players[side].pile[-1]] == role
    ]


def bar_option(options: Sequence[Action]) -> Action | None:
    """The option of the bar's pass button, or None."""
    return next((action for action in options if isinstance(action, BAR)), None)


def is_confirmed(action: object) -> bool:
    """Whether an option waits for a second act."""
    return isinstance(action, CONFIRMED)
