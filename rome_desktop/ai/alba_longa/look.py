"""What a position of Alba Longa is worth to a seat: what the season will bring, and how near victory is."""

from rome_desktop.ai.alba_longa.weights import WEIGHTS, Weights
from rome_desktop.ai.memo import Memo
from rome_desktop.engine.steps import Chance
from rome_desktop.games.alba_longa.court import RollDice, TakeDie
from rome_desktop.games.alba_longa.ending import fulfils, winners
from rome_desktop.games.alba_longa.ids import ASSISI, NOBODY, Phase, Season
from rome_desktop.games.alba_longa.merchants import income, ranking
from rome_desktop.games.alba_longa.soldiers import sabotages
from rome_desktop.games.alba_longa.state import LYING, AlbaState, Player
from rome_desktop.games.alba_longa.workers import quarrymen, workers_each

BEFORE_MERCHANTS = {Phase.START, Phase.COURT, Phase.SOLDIERS}
BEFORE_WORKERS = BEFORE_MERCHANTS | {Phase.MERCHANTS}
BEFORE_PRIESTS = BEFORE_WORKERS | {Phase.WORKERS}
BEFORE_HARVEST = BEFORE_PRIESTS | {Phase.PRIESTS, Phase.FARMERS}
COURT = {Phase.START, Phase.COURT}
NOTHING = (0.0,) * 10
"""The terms of a side that is out of the game."""
LIKELY_PRAYERS = 5
"""The usual price of an improvement, before the card is turned over [AL-15.2]."""


class AlbaLook:
    """Values positions."""

    def __init__(self, weights: Weights = WEIGHTS, memo: Memo[float] | None = None) -> None:
        self.weights = weights
        self.memo: Memo[float] = Memo() if memo is None else memo
        """What wheat and idle peasants are worth by everything that depends on, with these weights."""

    def value(self, state: AlbaState, seat: int) -> float:
        """Own prospects against the best of the others'."""
        if state.over:
            return self.at_the_end(state, seat)
        own = self.prospects(state, seat)
        others = [self.prospects(state, side) for side in range(len(state.players)) if side != seat]
        return own - self.weights.rivals * max(others)

    def at_the_end(self, state: AlbaState, seat: int) -> float:
        """Won or lost; a loss with more in hand is no better."""
        won = winners(state)
        share = self.weights.victory * (2.0 if won == [seat] else 1.5 if seat in won else -2.0)
        return 1000.0 + share if seat in won else share

    def prospects(self, state: AlbaState, side: int) -> float:
        """What a side has, and what its peasants at work will bring."""
        return sum(self.parts(state, side))

    def parts(self, state: AlbaState, side: int) -> tuple[float, ...]:
        """The same, term by term, in the order of `accounts.TERMS`."""
        player = state.players[side]
        if not player.alive:
            return NOTHING
        weights = self.weights
        monuments = self.monuments(state, side, player)
        built = weights.monument * min(monuments, state.box.victory.monuments)
        people = self.people(state, player.population)
        if state.is_shadow(side):
            return (built, people, *NOTHING[2:])
        wheat = player.wheat + self.harvest(state, player)
        blessing = 0.0
        if player.blessed and state.phase == Phase.BLESSINGS:
            blessing = 1.5 * weights.monument * 0.22 + weights.coins[1]
            wheat += 1.3
        near = state.phase == Phase.YEAR_END and fulfils(state, player)
        return (
            built,
            people,
            self.purse(player.coins + self.earnings(state, side, player)),
            self.worship(state, player),
            weights.hero * sum(hero for hero in player.active if hero > 0),
            self.army(state, side, player),
            blessing,
            self.table(state, player, wheat, monuments),
            self.idlers(state, side, player, wheat, monuments),
            weights.victory if near else 0.0,
        )

    # ---- what there is

    def people(self, state: AlbaState, population: float) -> float:
        """Peasants, most of all those still missing for victory."""
        wanted = state.box.victory.population
        weights = self.weights
        return weights.peasant * min(population, wanted) + weights.beyond * max(0.0, population - wanted)

    def purse(self, coins: float) -> float:
        """Coins, each worth less than the one before."""
        table = self.weights.coins
        whole = int(coins)
        known = sum(table[:whole]) + table[-1] * max(0, whole - len(table))
        following = table[whole] if whole < len(table) else table[-1]
        return known + (coins - whole) * following

    def worship(self, state: AlbaState, player: Player) -> float:
        """Levels that can still buy something."""
        level = player.worship
        if state.phase in BEFORE_PRIESTS:
            level = min(state.box.temple.spaces, level + player.priests + player.priest_captives)
        enough = self.weights.enough_worship
        return self.weights.worship * (min(level, enough) + 0.3 * max(0, level - enough))

    # ---- what the season brings

    def monuments(self, state: AlbaState, side: int, player: Player) -> float:
        """Monuments built and to be built; an odd worker counts while another can come."""
        if state.phase not in BEFORE_WORKERS:
            return float(player.monuments)
        each = workers_each(state, side)
        pairs, odd = divmod(quarrymen(player), each)
        share = self.weights.odd if self.can_send(state, player) else 0.0
        return player.monuments + pairs + share * odd / each

    def can_send(self, state: AlbaState, player: Player) -> bool:
        """Whether more peasants can go to work in this season."""
        return state.phase in COURT and not player.out and player.idle > 0

    def earnings(self, state: AlbaState, side: int, player: Player) -> float:
        """[AL-12] Coins from the supply and from a stall, as the merchants stand now."""
        if state.phase not in BEFORE_MERCHANTS or not player.merchants:
            return 0.0
        stalls = sorted(state.stalls, reverse=True)[1:]
        place = ranking(state).index(side)
        stall = stalls[place] if place < len(stalls) else 0
        growing = 0.5 if state.phase in COURT and state.price < 3 else 0.0
        return 0.9 * (income(state, player) + stall + growing)

    def harvest(self, state: AlbaState, player: Player) -> float:
        """[AL-15] Wheat that is still to come this year."""
        base = state.map.wheat[state.climate]
        if state.phase == Phase.YEAR_END or (
            state.season == Season.HARVEST and state.phase not in BEFORE_HARVEST
        ):
            return 0.0
        if state.season == Season.GROWING:
            return 0.55 * player.population * base
        improved = player.improved
        if state.phase in BEFORE_PRIESTS:
            improved = player.worship + player.priests >= LIKELY_PRAYERS
        each = base + state.box.weather.improved * improved
        return player.standing_farmers * each + player.fields.count(LYING) * (base - 1)

    def table(self, state: AlbaState, player: Player, wheat: float, monuments: float) -> float:
        """[AL-19] What so much wheat is worth at the end of the year: food first, then growth."""
        if state.phase == Phase.YEAR_END:
            return self.weights.wheat * wheat
        enough = monuments >= state.box.victory.monuments
        key = (wheat, player.population, enough)
        known = self.memo.of(state.map)
        found = known.get(key)
        if found is None:
            found = known[key] = self.meal(state, player.population, wheat, enough)
        return found

    def meal(self, state: AlbaState, population: int, wheat: float, enough: bool) -> float:
        """The same, worked out; `enough` says whether there are monuments for victory."""
        weights = self.weights
        extra = wheat - population
        if extra < 0:
            return weights.hunger * extra
        wanted = state.box.victory.population
        now = self.people(state, population)
        best = weights.wheat * extra + (weights.victory if enough and population >= wanted else 0.0)
        for more, price in enumerate(state.box.growth.wheat, 1):
            if price > extra:
                break
            grown = self.people(state, population + more) - now
            prize = weights.victory if enough and population + more >= wanted else 0.0
            best = max(best, grown + prize + weights.wheat * (extra - price))
        return best

    # ---- peasants who wait for a die

    def idlers(self, state: AlbaState, side: int, player: Player, wheat: float, monuments: float) -> float:
        """The worth of idle peasants as farmers or in other places, beside that of the wheat."""
        if not self.can_send(state, player):
            return 0.0
        calls = self.calls_left(state, side, player)
        bought = min(player.coins, 2) * (len(state.players) > 1)
        base = state.map.wheat[state.climate] if state.season == Season.HARVEST else 0
        enough = monuments >= state.box.victory.monuments
        key = (wheat, player.population, enough, player.idle, calls, bought, base)
        known = self.memo.of(state.map)
        found = known.get(key)
        if found is None:
            found = known[key] = self.hands(state, player, wheat, monuments, calls, bought, base)
        return self.weights.idle * found

    def hands(
        self,
        state: AlbaState,
        player: Player,
        wheat: float,
        monuments: float,
        calls: int,
        bought: int,
        base: int,
    ) -> float:
        """What idle peasants can do best, `base` being what a farmer brings, 0 without a harvest."""
        weights = self.weights
        fed = self.table(state, player, wheat, monuments)
        work = weights.work if monuments < state.box.victory.monuments else 0.5 * weights.work
        best = 0.0
        most = min(player.idle, round(weights.per_die * calls)) if base else 0
        for farmers in range(most + 1):
            dice = calls + bought - farmers / weights.per_die
            others = min(player.idle - farmers, weights.per_die * max(0.0, dice))
            gain = self.table(state, player, wheat + farmers * base, monuments) - fed
            best = max(best, gain + work * others)
        return best

    def calls_left(self, state: AlbaState, side: int, player: Player) -> int:
        """How many own calls the purse allows, one that is being made included."""
        step = state.pending[-1] if state.pending else None
        mine = state.caller == side and isinstance(step, Chance | TakeDie)
        calls = int(mine and isinstance(step, RollDice | TakeDie))
        coins, price = player.coins, state.price
        prices = state.box.court.prices
        if state.caller != NOBODY and (state.caller == side or calls):
            price += 1
        while price < len(prices) and coins >= prices[price] and calls < 3:
            coins -= prices[price]
            price += 1
            calls += 1
        return calls

    # ---- war

    def army(self, state: AlbaState, side: int, player: Player) -> float:
        """Soldiers before the attacks; later what the attack of this season promises or threatens."""
        if state.phase in COURT:
            table = self.weights.soldier
            return sum(table[: player.soldiers]) + 0.3 * max(0, player.soldiers - len(table))
        if state.phase != Phase.SOLDIERS:
            return 0.0
        total = self.threat(state, side, player)
        if player.target and player.target[0] == ASSISI:
            strength = player.soldiers + self.hero(player)
            hits = min(expected(state, strength - state.defenders), sum(state.loot))
            total += self.weights.product * hits
        elif player.target:
            victim = state.side_of(player.target[0])
            if victim != NOBODY:
                rival = state.players[victim]
                success = player.soldiers + self.hero(player) - rival.soldiers - self.hero(rival)
                gain = self.weights.captive if state.spoils_of_war else 0.0
                total += (self.weights.rivals * self.weights.harm + gain) * expected(state, success)
        return total

    def threat(self, state: AlbaState, side: int, player: Player) -> float:
        """Sabotages to be suffered from those who attack this city."""
        attackers = [p for p in state.players if p.target == [player.city]]
        if not attackers or state.revealed < 1:
            return 0.0
        attack = sum(p.soldiers + self.hero(p) for p in attackers)
        return -self.weights.harm * expected(state, attack - player.soldiers - self.hero(player))

    def hero(self, player: Player) -> float:
        """The hero laid, or about what one lays."""
        return float(player.hero[0]) if player.hero and player.hero[0] >= 0 else 2.0


class AlbaOwnLook(AlbaLook):
    """As if nobody else were there: quicker, for trial play."""

    def value(self, state: AlbaState, seat: int) -> float:
        return self.at_the_end(state, seat) if state.over else self.prospects(state, seat)


def expected(state: AlbaState, success: float) -> float:
    """[AL-9.7] Sabotages for a success value that is not yet sure."""
    low = int(success // 1)
    return (sabotages(state, low - 1) + 2 * sabotages(state, low) + sabotages(state, low + 1)) / 4
