"""[AL-27] The solo challenge: what the Shadow, a rival king who needs no decisions, chooses by itself.

The chapters carry out what is chosen here.
"""

from rome_desktop.games.alba_longa.ids import (
    ASSISI,
    DICE,
    MARKET,
    NOBODY,
    PRODUCTS,
    QUARRY,
    TEMPLE,
    Product,
    Season,
    Workplace,
)
from rome_desktop.games.alba_longa.state import AlbaState, Player

HUMAN = 0


def fill_pool(state: AlbaState, shadow: Player) -> None:
    """[AL-27.3] In the harvest season the smaller half of its people farm, on some levels."""
    half = state.season == Season.HARVEST and state.box.solo.level(state.level).half_farm
    shadow.away = shadow.population // 2 if half else 0
    shadow.idle = shadow.population - shadow.away


def calls(state: AlbaState, shadow: Player) -> bool:
    """[AL-27.6] Whether it calls the court rather than give up."""
    return bool(shadow.idle) and state.dice_price < state.box.solo.stops_at_price


def stall_to_pay(state: AlbaState) -> int:
    """[AL-27.5] The stall with the fewest coins; among equals the lowest numeral."""
    return state.stalls.index(min(state.stalls))


def best_die(state: AlbaState, shadow: Player) -> int:
    """[AL-27.4] The die that sends most peasants; among equals white, grey, black, brown."""
    order = [DICE.index(die) for die in state.box.solo.die_order]
    free = [number for number in order if state.takers[number] == NOBODY]
    return max(free, key=lambda number: min(shadow.idle, state.dice[number]))


def target(state: AlbaState, shadow: Player) -> str:
    """[AL-27.7] The human, if he has at least as many monuments; else Assisi."""
    human = state.players[HUMAN]
    return human.city if human.monuments >= shadow.monuments else str(ASSISI)


def absorbs(player: Player, workplace: Workplace) -> int:
    """[AL-27.8] How many further sabotages a workplace could take."""
    if workplace == MARKET:
        return player.standing_merchants
    if workplace == QUARRY:
        return player.workers + player.worker_captives
    if workplace == TEMPLE:
        return player.priests + player.priest_captives
    return player.standing_farmers


def workplace_to_sabotage(state: AlbaState, victim: Player, legal: list[Workplace]) -> Workplace:
    """[AL-27.8] The one that could absorb most; among equals quarry, farm, temple, market."""
    order = [place for place in state.box.solo.sabotage_order if place in legal]
    return max(order, key=lambda place: absorbs(victim, place))


def product_to_loot(state: AlbaState, legal: list[Product]) -> Product:
    """[AL-27.9] A captive before wheat before a coin."""
    return next(product for product in state.box.solo.loot_order if product in legal)


def product_to_add(state: AlbaState, legal: list[Product]) -> Product:
    """[AL-27.9] What Assisi has fewest of; among equals captive, wheat, coin."""
    order = [product for product in state.box.solo.loot_order if product in legal]
    return min(order, key=lambda product: state.loot[PRODUCTS.index(product)])
