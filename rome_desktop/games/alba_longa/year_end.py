"""[AL-19] The end of a year: feeding and growth."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.alba_longa.actions import Grow, Pass
from rome_desktop.games.alba_longa.events import CityFed, CityGrown, CityLost
from rome_desktop.games.alba_longa.ids import Phase
from rome_desktop.games.alba_longa.returning import GiveCard, crown
from rome_desktop.games.alba_longa.state import AlbaState, Player

PASS = Pass()
grow = cache(Grow)


@dataclass(frozen=True, slots=True)
class FeedCities(Automatic):
    """[AL-4.4, AL-19.1, AL-19.2, AL-27.11, R39, R64] All feed at once; then a successor, then growth.

    The Shadow does not eat. Whoever has no wheat at all is out of the game.
    """

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.YEAR_END
        for side in state.in_order():
            if not state.is_shadow(side):
                feed(state, side, log)
        state.then(NameSuccessor(), GrowCities())


def feed(state: AlbaState, side: int, log: Log | None) -> None:
    """[AL-19.1, AL-19.2, AL-19.5, R40] One city."""
    player = state.players[side]
    wanted = player.population * state.box.feeding.wheat_each
    eaten = min(player.wheat, wanted)
    lost = -(-(wanted - eaten) // state.box.feeding.wheat_each)
    player.wheat -= eaten
    player.population -= lost
    player.idle -= lost
    state.bank_wheat += eaten
    state.bank_peasants += lost
    if log:
        log(CityFed(side, eaten, lost, player.population))
    if not player.population:
        player.alive = False
        state.bank_coins += player.coins
        if log:
            log(CityLost(side, player.coins))
        player.coins = 0


@dataclass(frozen=True, slots=True)
class NameSuccessor(Automatic):
    """[AL-19.2, R39] A King of Kings whose city is lost names the next one among those left."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        if state.players[state.king].alive:
            return
        left = [side for side, player in enumerate(state.players) if player.alive]
        if len(left) == 1:
            crown(state, state.king, left[0], log)
        elif left:
            state.pending.append(GiveCard(state.king))


@dataclass(frozen=True, slots=True)
class GrowCities(Automatic):
    """[AL-19.3, AL-27.11, R37, R39] One purchase each, in the turn order of the King of Kings."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        order = state.in_order()
        for side in order:
            if state.is_shadow(side):
                shadow = state.players[side]
                room = state.box.solo.population_max - shadow.population
                gained = min(state.box.solo.level(state.level).growth, room)
                if gained > 0:
                    settle_peasants(state, side, gained, 0, log)
        growing = [
            side for side in order if not state.is_shadow(side) and growths(state, state.players[side])
        ]
        state.then(*map(GrowCity, growing))


def growths(state: AlbaState, player: Player) -> int:
    """[AL-19.3] How many peasants a King can afford."""
    return sum(price <= player.wheat for price in state.box.growth.wheat)


@dataclass(frozen=True, slots=True)
class GrowCity(Decision):
    """[AL-19.3, AL-19.4, R37] How many peasants to gain for wheat, or none."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        most = growths(state, state.players[self.seat])
        return [PASS, *map(grow, range(1, most + 1))]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Grow):
            price = state.box.growth.wheat[action.peasants - 1]
            settle_peasants(state, self.seat, action.peasants, price, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if not isinstance(action, Grow):
            return Refusal("AL-19.3", "grow-or-pass")
        prices = state.box.growth.wheat
        if not 0 < action.peasants <= len(prices):
            return Refusal("AL-19.3", "no-such-growth", most=len(prices))
        return Refusal("AL-19.3", "too-little-wheat", wheat=prices[action.peasants - 1])


def settle_peasants(state: AlbaState, side: int, peasants: int, wheat: int, log: Log | None) -> None:
    """[AL-19.4, AL-19.5, R38] New peasants join the housing track."""
    player = state.players[side]
    player.wheat -= wheat
    player.population += peasants
    player.idle += peasants
    state.bank_wheat += wheat
    state.bank_peasants -= peasants
    if log:
        log(CityGrown(side, peasants, wheat, player.population))
