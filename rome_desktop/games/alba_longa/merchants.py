"""[AL-12] Merchants: coins from the supply, and the stalls."""

from dataclasses import dataclass

from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic
from rome_desktop.games.alba_longa.events import MerchantsPaid, PhaseBegun, StallEmptied, StallTaken
from rome_desktop.games.alba_longa.ids import STALLS, Phase
from rome_desktop.games.alba_longa.state import CAPTIVE, STANDING, AlbaState, Player


@dataclass(frozen=True, slots=True)
class PayMerchants(Automatic):
    """[AL-12.1 to AL-12.6, AL-27.10, R27, R29] Coins for paying spaces, then the stalls, richest first.

    What the Shadow would receive goes to the supply.
    """

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.MERCHANTS
        if log:
            log(PhaseBegun(state.phase))
        for side in state.in_order():
            coins = income(state, state.players[side])
            if coins:
                receive(state, side, coins)
                state.bank_coins -= coins
                if log and not state.is_shadow(side):
                    log(MerchantsPaid(side, coins))
        empty_stall(state, True, log)
        for side in ranking(state):
            take_stall(state, side, log)
        while any(state.stalls):
            empty_stall(state, False, log)


def income(state: AlbaState, player: Player) -> int:
    """[AL-12.1] Coins for the paying spaces held by standing merchants."""
    market = state.box.market
    merchants = player.merchants
    count = len(merchants)
    return market.coins_each * sum(
        space <= count and merchants[space - 1] in (STANDING, CAPTIVE) for space in market.paying
    )


def ranking(state: AlbaState) -> list[int]:
    """[AL-12.3 to AL-12.5, R25, R28] Most standing merchants first, lying ones last, ties by turn order."""
    present = [side for side in state.in_order() if state.players[side].merchants]
    return sorted(present, key=lambda side: -state.players[side].standing_merchants)


def receive(state: AlbaState, side: int, coins: int) -> None:
    """[AL-27.10, AL-28.4] Coins for a King; those of the Shadow go back to the supply."""
    if state.is_shadow(side):
        state.bank_coins += coins
    else:
        state.players[side].coins += coins


def clear_richest(state: AlbaState) -> tuple[int, int]:
    """[R26] Number and coins of the richest stall, the first one among equals; it is empty afterwards."""
    stalls = list(state.stalls)
    coins = max(stalls)
    number = stalls.index(coins)
    stalls[number] = 0
    state.stalls = tuple(stalls)
    return number, coins


def empty_stall(state: AlbaState, first: bool, log: Log | None) -> None:
    """[AL-12.2, AL-12.6, AL-28.4] The richest stall goes to the supply, `first` of all or left over."""
    number, coins = clear_richest(state)
    state.bank_coins += coins
    if log and coins:
        log(StallEmptied(STALLS[number], coins, first))


def take_stall(state: AlbaState, side: int, log: Log | None) -> None:
    """[AL-12.3] The richest stall goes to a King."""
    number, coins = clear_richest(state)
    receive(state, side, coins)
    if log and coins:
        merchants = state.players[side].standing_merchants
        log(StallTaken(side, STALLS[number], coins, merchants, state.is_shadow(side)))
