"""[AL-6.3 to AL-6.13, AL-21] Calling the court: rounds, calls, dice, and the peasants they send."""

from dataclasses import dataclass
from functools import cache

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice, Refusal
from rome_desktop.games.alba_longa import solo
from rome_desktop.games.alba_longa.actions import Buy, Call, GiveUp, Pass, Pay, Roll, Send, Take
from rome_desktop.games.alba_longa.events import (
    CallEnded,
    CoinsPaid,
    CourtCalled,
    CourtPassed,
    DiceRolled,
    DieTaken,
    GaveUp,
    PeasantsSent,
    PriceRaised,
)
from rome_desktop.games.alba_longa.ids import DICE, FARM, NOBODY, STALLS, WORKPLACES, Die, Season, Workplace
from rome_desktop.games.alba_longa.placing import place
from rome_desktop.games.alba_longa.state import AlbaState

CALL, GIVE_UP, PASS = Call(), GiveUp(), Pass()
CALLS: list[Action] = [CALL, GIVE_UP]
send = cache(Send)
PAY = tuple(map(Pay, STALLS))
TAKE = tuple(map(Take, DICE))
BUY = tuple(map(Buy, DICE))
SENDS = {place: tuple(send(place, n) for n in range(1, 5)) for place in WORKPLACES}
WORK_OF = dict(zip(DICE, WORKPLACES, strict=False))


@dataclass(frozen=True, slots=True)
class OpenCourt(Automatic):
    """[AL-6.3, AL-6.10, AL-6.13, AL-21.3, R14] A round: each King not out, the King of Kings first."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        order = [side for side in state.in_order() if not state.players[side].out]
        if order:
            state.then(*(OfferCall(side) for side in order), EndRound())


@dataclass(frozen=True, slots=True)
class EndRound(Automatic):
    """[AL-6.10, R13, R14] The disc moves one space on, at most to the last one, unless everybody is out.

    With two Kings that is after both have had their chance, with one of them out after every call [AL-21.3].
    """

    def run(self, state: AlbaState, log: Log | None) -> None:
        if all(player.out or not player.alive for player in state.players):
            return
        if state.price < len(state.box.court.prices) - 1:
            state.price += 1
            if log:
                log(PriceRaised(state.dice_price))
        state.pending.append(OpenCourt())


@dataclass(frozen=True, slots=True)
class OfferCall(Automatic):
    """[AL-6.3, AL-6.12, AL-27.6, R15] The opportunity to call, or forced out."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        player = state.players[self.seat]
        if state.is_shadow(self.seat):
            if solo.calls(state, player):
                call(state, self.seat, log)
            else:
                give_up(state, self.seat, True, log)
        elif not player.idle or player.coins < state.dice_price:
            give_up(state, self.seat, True, log)
        else:
            state.pending.append(CallCourt(self.seat))


@dataclass(frozen=True, slots=True)
class CallCourt(Decision):
    """[AL-6.4, AL-6.12] Call the court, or give up until the next season."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return CALLS[:]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Call):
            call(state, self.seat, log)
        else:
            give_up(state, self.seat, False, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        return Refusal("AL-6.3", "call-or-give-up")


def give_up(state: AlbaState, side: int, forced: bool, log: Log | None) -> None:
    """[AL-6.12] Out until the next season."""
    player = state.players[side]
    player.out = True
    if log:
        log(GaveUp(side, forced, forced and not player.idle))


def call(state: AlbaState, side: int, log: Log | None) -> None:
    """[AL-6.4 to AL-6.9, AL-21.2, R12, R18, R44] Pay, roll, take a die; then the others in turn order."""
    price = state.dice_price
    count = len(state.players)
    others = [(side + n) % count for n in range(1, count)]
    buyers = [others[0], side, others[0]] if count == 2 else others
    state.caller = side
    if log:
        log(CourtCalled(side, price))
    shadow = state.is_shadow(side)
    if shadow and price:
        shadow_pays(state, side, price, log)
    state.then(
        *((PayStall(side, price),) if price and not shadow else ()),
        RollDice(),
        ShadowTakes(side) if shadow else TakeDie(side),
        *map(OfferDie, buyers),
        EndCall(),
    )


@dataclass(frozen=True, slots=True)
class PayStall(Decision):
    """[AL-6.4, AL-6.6, R12] Where all `coins` of a payment go."""

    seat: int
    coins: int

    def options(self, state: AlbaState) -> list[Action]:
        return list(PAY[: len(state.stalls)])

    def resolve(self, state: AlbaState, action: Pay, log: Log | None) -> None:
        state.players[self.seat].coins -= self.coins
        fill_stall(state, self.seat, STALLS.index(action.stall), self.coins, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Pay):
            return Refusal("AL-2.1", "stall-not-in-use", stalls=len(state.stalls))
        return Refusal("AL-6.4", "pay-first", coins=self.coins)


def fill_stall(state: AlbaState, side: int, stall: int, coins: int, log: Log | None) -> None:
    """[AL-28.4] Coins come to lie on a stall, and stay there until the merchants come."""
    stalls = list(state.stalls)
    stalls[stall] += coins
    state.stalls = tuple(stalls)
    if log:
        log(CoinsPaid(side, coins, STALLS[stall]))


@dataclass(frozen=True, slots=True)
class RollDice(Chance):
    """[AL-1.2, AL-26.8, AL-28.1] The caller's four dice."""

    def draw(self, state: AlbaState, dice: Dice) -> Action:
        faces = state.box.dice.faces
        return Roll(tuple(faces[dice.randrange(len(faces))] for _ in DICE))

    def resolve(self, state: AlbaState, action: Roll, log: Log | None) -> None:
        state.dice = action.pips
        state.takers = (NOBODY,) * len(DICE)
        if log:
            log(DiceRolled(state.caller, action.pips))

    def refusal(self, state: AlbaState, action: Action) -> Refusal | None:
        pips = action.pips if isinstance(action, Roll) else ()
        if len(pips) == len(DICE) and set(pips) <= set(state.box.dice.faces):
            return None
        return Refusal("AL-1.2", "four-dice")


@dataclass(frozen=True, slots=True)
class TakeDie(Decision):
    """[AL-6.5, AL-28.5, R11] The caller must take a die."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return list(TAKE)

    def resolve(self, state: AlbaState, action: Take, log: Log | None) -> None:
        number = take(state, self.seat, action.die, False, log)
        state.pending.append(SendPeasants(self.seat, DICE[number], state.season == Season.HARVEST))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        return Refusal("AL-6.5", "take-a-die-first")


def take(state: AlbaState, side: int, die: Die, bought: bool, log: Log | None) -> int:
    """A die lies in front of a side until the call ends; its number."""
    number = DICE.index(die)
    takers = state.takers
    state.takers = (*takers[:number], side, *takers[number + 1 :])
    if log:
        log(DieTaken(side, die, state.dice[number], bought))
    return number


@dataclass(frozen=True, slots=True)
class SendPeasants(Decision):
    """[AL-6.5, AL-6.11, R17, R43] 1 up to the pips of `die` to its workplace, or with `farm` to the farm.

    As it is never none, calling comes to an end [AL-28.5].
    """

    seat: int
    die: Die
    farm: bool

    def most(self, state: AlbaState) -> int:
        """As many as the die shows, if there are so many idle peasants."""
        return min(state.dice[DICE.index(self.die)], state.players[self.seat].idle)

    def options(self, state: AlbaState) -> list[Action]:
        most = self.most(state)
        found: list[Action] = [*SENDS[WORK_OF[self.die]][:most]]
        return [*found, *SENDS[FARM][:most]] if self.farm else found

    def resolve(self, state: AlbaState, action: Send, log: Log | None) -> None:
        send_out(state, self.seat, action.workplace, action.peasants, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if not isinstance(action, Send):
            return Refusal("AL-6.5", "send-peasants-first")
        if action.workplace == FARM and not self.farm:
            return Refusal("AL-6.11", "no-farmers-with-this-die")
        if action.workplace not in (WORK_OF[self.die], FARM):
            return Refusal("AL-6.5", "another-workplace", die=self.die)
        return Refusal("AL-6.5", "not-so-many-peasants", most=self.most(state))


def send_out(state: AlbaState, side: int, workplace: Workplace, peasants: int, log: Log | None) -> None:
    """Idle peasants go to work."""
    place(state, state.players[side], workplace, peasants)
    if log:
        log(PeasantsSent(side, workplace, peasants))


def free_dice(state: AlbaState) -> list[int]:
    """The dice that nobody has taken in this call."""
    return [n for n, taker in enumerate(state.takers) if taker == NOBODY]


@dataclass(frozen=True, slots=True)
class OfferDie(Automatic):
    """[AL-6.6, AL-6.7, AL-21.2, AL-27.6, R16, R45] Whoever is not out and can buy a die is asked once."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        player = state.players[self.seat]
        if player.out or not player.alive or not player.idle or NOBODY not in state.takers:
            return
        if state.is_shadow(self.seat):
            shadow_pays(state, self.seat, state.box.court.buy_price, log)
            shadow_takes(state, self.seat, True, log)
        elif player.coins >= state.box.court.buy_price:
            state.pending.append(BuyDie(self.seat))


@dataclass(frozen=True, slots=True)
class BuyDie(Decision):
    """[AL-6.6, AL-6.8] Buy a die that is left, or pass without lasting effect."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return [PASS, *[BUY[n] for n in free_dice(state)]]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Buy):
            number = take(state, self.seat, action.die, True, log)
            price = state.box.court.buy_price
            state.then(PayStall(self.seat, price), SendPeasants(self.seat, DICE[number], False))
        elif log:
            log(CourtPassed(self.seat))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        if isinstance(action, Buy):
            return Refusal("AL-6.6", "die-taken")
        return Refusal("AL-6.6", "buy-or-pass")


@dataclass(frozen=True, slots=True)
class EndCall(Automatic):
    """[AL-6.9] Unused dice lapse."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        if log:
            log(CallEnded(state.caller))
        state.caller = NOBODY
        state.dice = state.takers = ()


# The Shadow [AL-27].


@dataclass(frozen=True, slots=True)
class ShadowTakes(Automatic):
    """[AL-27.4] The die with which its call begins."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        shadow_takes(state, self.seat, False, log)


def shadow_takes(state: AlbaState, side: int, bought: bool, log: Log | None) -> None:
    """[AL-27.4] It takes the best die and sends as many peasants as it can."""
    shadow = state.players[side]
    number = solo.best_die(state, shadow)
    peasants = min(shadow.idle, state.dice[number])
    take(state, side, DICE[number], bought, log)
    send_out(state, side, WORK_OF[DICE[number]], peasants, log)


def shadow_pays(state: AlbaState, side: int, coins: int, log: Log | None) -> None:
    """[AL-27.5] From the supply."""
    state.bank_coins -= coins
    fill_stall(state, side, solo.stall_to_pay(state), coins, log)
