"""Questions about the turn that several parts of the table ask of a view."""

from collections import Counter

from rome_desktop.engine.steps import Decision
from rome_desktop.games.concordia.actions import Keep
from rome_desktop.games.concordia.architect import BuildHouses, MoveColonists
from rome_desktop.games.concordia.cards import CopyCard
from rome_desktop.games.concordia.colonists import PlaceColonists
from rome_desktop.games.concordia.ids import GOODS, Good
from rome_desktop.games.concordia.market import ConsulBuys, PayMark, SenatorBuys
from rome_desktop.games.concordia.mercator import TradeGoods
from rome_desktop.games.concordia.prefect import ChooseProvince
from rome_desktop.games.concordia.state import ConcordiaState
from rome_desktop.games.concordia.storehouse import KeepGoods
from rome_desktop.games.concordia.tribune import RecruitColonist
from rome_desktop.games.concordia.turn import BeginTurn, EndTurn, PlayCard

PHASES: dict[type[Decision], str] = {
    PlayCard: "card",
    CopyCard: "copy",
    MoveColonists: "move",
    BuildHouses: "build",
    ChooseProvince: "province",
    PlaceColonists: "colonists",
    RecruitColonist: "recruit",
    TradeGoods: "trade",
    SenatorBuys: "buy",
    ConsulBuys: "buy",
    PayMark: "pay",
    KeepGoods: "keep",
}
"""What each decision is about."""
COURSES: dict[str, tuple[str, ...]] = {
    "card": ("card", "action"),
    "copy": ("card", "copy", "action"),
    "move": ("card", "move", "build"),
    "build": ("card", "move", "build"),
    "province": ("card", "province"),
    "colonists": ("card", "colonists"),
    "recruit": ("card", "recruit"),
    "trade": ("card", "trade"),
    "buy": ("card", "buy"),
    "pay": ("card", "buy", "pay"),
    "keep": ("card", "action", "keep"),
}
"""The way through the turn by what is asked now."""


def top(view: ConcordiaState) -> Decision | None:
    """The decision that is asked for, or None."""
    step = view.pending[-1] if view.pending else None
    return step if isinstance(step, Decision) else None


def phase(view: ConcordiaState) -> str:
    """A key of `COURSES`; empty when nobody is asked."""
    step = top(view)
    return PHASES.get(type(step), "") if step is not None else ""


def turn_side(view: ConcordiaState) -> int | None:
    """Whose turn it is, also while another side answers in between; None once the game is over."""
    for step in reversed(view.pending):
        if isinstance(step, (EndTurn, BeginTurn)):
            return step.seat
    return None


def ignores_surcharge(view: ConcordiaState) -> bool:
    """[CO-11.1] Whether a Consul buys now."""
    return isinstance(top(view), ConsulBuys)


def kept_sets(view: ConcordiaState) -> list[tuple[Good, ...]]:
    """[CO-14.4] The sets of goods that may be kept now; empty unless that is asked."""
    step = top(view)
    if not isinstance(step, KeepGoods):
        return []
    return [action.goods for action in step.options(view) if isinstance(action, Keep)]


def steps_left(view: ConcordiaState) -> int:
    """Steps of the movement that is going on, or 0."""
    step = top(view)
    return step.steps if isinstance(step, MoveColonists) else 0


def yields(view: ConcordiaState, seat: int, province: str) -> dict[int, Counter[Good]]:
    """[CO-6.1, CO-13.1] What a province would yield to every seat if `seat` let it produce now."""
    amounts = view.box.amounts
    double = view.praefectus == seat
    units = amounts.prefect_bonus_units_with_praefectus_magnus if double else amounts.prefect_bonus_units
    found: dict[int, Counter[Good]] = {}
    for side in view.in_turn_order(seat):
        got: Counter[Good] = Counter()
        if side == seat:
            got[view.markers[province]] += units
        for city in view.map.province_cities[province]:
            if side in view.houses[city]:
                got[view.city_goods[city]] += 1
        if got and side < view.seats:
            found[side] = got
    return found


def in_list(goods: Counter[Good]) -> tuple[Good, ...]:
    """Counted goods one by one, the cheapest first."""
    return tuple(good for good in GOODS for _ in range(goods[good]))
