"""What an option would lead to, worked out on a copy of the view."""

from dataclasses import dataclass

from rome_desktop.app.table.hover_card import Promise
from rome_desktop.engine.actions import Action
from rome_desktop.engine.foresight import Foreseen
from rome_desktop.games.concordia import scoring
from rome_desktop.games.concordia.foresight import foresee as played
from rome_desktop.games.concordia.ids import DEITIES, Deity, Good
from rome_desktop.games.concordia.state import ConcordiaState


@dataclass(frozen=True, slots=True)
class Change:
    """How a seat stands after an option: coins and goods more or less, and points at the end by god."""

    coins: int
    goods: dict[Good, int]
    gods: dict[str, int]

    @property
    def points(self) -> int:
        return sum(self.gods.values())


def foresee(view: ConcordiaState, seat: int, action: Action) -> Change:
    """The change that an option of `seat` brings at once; choices that follow are not taken."""
    after = played(view, action).after
    before, then = view.players[seat], after.players[seat]
    points, later = scoring.categories(view, seat), scoring.categories(after, seat)
    goods = {good: then.goods[good] - count for good, count in before.goods.items()}
    gods = {key: later[key] - count for key, count in points.items() if later[key] != count}
    return Change(then.money - before.money, {g: n for g, n in goods.items() if n}, gods)


def measure(state: ConcordiaState, side: int, what: str) -> int:
    """What a promise speaks of: coins, a good, or a god's points."""
    if what == "coins":
        return state.players[side].money
    goods = {str(good): count for good, count in state.players[side].goods.items()}
    return goods[what] if what in goods else scoring.categories(state, side)[what]


def promise(found: Foreseen[ConcordiaState], side: int, what: str) -> Promise:
    """What will be, as it is on the copy."""
    return Promise(what, side, measure(found.before, side, what), measure(found.after, side, what))


def card_worth(view: ConcordiaState, seat: int, card: str) -> int:
    """What a card would add to the points of a seat if the game ended now."""
    god = view.map.god[card]
    if god == Deity.MINERVA:
        return scoring.minerva(view, seat, card)
    return scoring.values(view, seat)[god]


def cards_of(view: ConcordiaState, seat: int) -> dict[str, int]:
    """How many cards of each god a seat has."""
    player = view.players[seat]
    held = [view.map.god[card] for card in (*player.hand, *player.pile)]
    return {god: held.count(god) for god in DEITIES}
