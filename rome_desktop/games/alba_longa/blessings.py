"""[AL-16, AL-22.6] Blessings of the harvest season."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Chance, Decision, Dice, Refusal
from rome_desktop.games.alba_longa.actions import Bless, Pass, TurnBlessing
from rome_desktop.games.alba_longa.events import (
    Blessed,
    BlessingRevealed,
    BlessingSought,
    MarkReturned,
    PhaseBegun,
)
from rome_desktop.games.alba_longa.ids import NOBODY, Phase, Reward
from rome_desktop.games.alba_longa.state import AlbaState

BLESS, PASS = Bless(), Pass()
BLESSINGS: list[Action] = [BLESS, PASS]


@dataclass(frozen=True, slots=True)
class BeginBlessings(Automatic):
    """[AL-16.1, AL-16.2, AL-16.4, AL-27.10, R35] All decide in turn order, then the card is revealed."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        state.phase = Phase.BLESSINGS
        if log:
            log(PhaseBegun(state.phase))
        state.then(*map(OfferBlessing, state.in_order()), RevealBlessing(), ReturnMark())


def cost(state: AlbaState, side: int) -> int:
    """[AL-16.1, AL-22.6, R52] Worship for a share in the blessing."""
    rules = state.box.blessings
    return rules.worship_with_mark if side == state.mark else rules.worship


@dataclass(frozen=True, slots=True)
class OfferBlessing(Automatic):
    """[AL-16.1] Only who improved this season, and has worship enough left."""

    seat: int

    def run(self, state: AlbaState, log: Log | None) -> None:
        player = state.players[self.seat]
        if player.improved and player.worship >= cost(state, self.seat):
            state.pending.append(SeekBlessing(self.seat))


@dataclass(frozen=True, slots=True)
class SeekBlessing(Decision):
    """[AL-16.1, AL-22.6] Pay worship for a share in the blessing, or pass."""

    seat: int

    def options(self, state: AlbaState) -> list[Action]:
        return BLESSINGS[:]

    def resolve(self, state: AlbaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Bless):
            return
        player = state.players[self.seat]
        paid = cost(state, self.seat)
        player.worship -= paid
        player.blessed = True
        if log:
            log(BlessingSought(self.seat, paid, player.worship))

    def refusal(self, state: AlbaState, action: Action) -> Refusal:
        return Refusal("AL-16.1", "bless-or-pass")


def cards_left(state: AlbaState) -> list[str]:
    """[AL-2.9, R35] The face-down deck, in no order."""
    cards = [card.id for card in state.box.blessings.cards for _ in range(card.count)]
    for gone in state.blessings:
        cards.remove(gone)
    return cards


@dataclass(frozen=True, slots=True)
class RevealBlessing(Chance):
    """[AL-16.2 to AL-16.4, AL-26.8] The top card; everybody who takes part gets its reward."""

    def draw(self, state: AlbaState, dice: Dice) -> Action:
        return TurnBlessing(dice.choice(cards_left(state)))

    def resolve(self, state: AlbaState, action: TurnBlessing, log: Log | None) -> None:
        state.blessings += (action.card,)
        if log:
            log(BlessingRevealed(action.card))
        for side in state.in_order():
            if state.players[side].blessed:
                reward(state, side, action.card, log)

    def refusal(self, state: AlbaState, action: Action) -> Refusal | None:
        if isinstance(action, TurnBlessing) and action.card in cards_left(state):
            return None
        return Refusal("AL-2.9", "a-blessing-left-in-the-deck")


def reward(state: AlbaState, side: int, name: str, log: Log | None) -> None:
    """[AL-16.2, AL-16.3, AL-28.7] What a card gives to one King."""
    card = state.map.blessing[name]
    player = state.players[side]
    amount = card.amount
    if card.reward == Reward.WHEAT:
        player.wheat += amount
        state.bank_wheat -= amount
    elif card.reward == Reward.COINS:
        player.coins += amount
        state.bank_coins -= amount
    else:
        amount = min(amount, state.box.monuments.foundations - player.monuments)
        player.monuments += amount
    if log:
        log(Blessed(side, card.reward, amount))


@dataclass(frozen=True, slots=True)
class ReturnMark(Automatic):
    """[AL-22.6] The mark of piety goes back whether or not its holder took the blessing."""

    def run(self, state: AlbaState, log: Log | None) -> None:
        if state.mark != NOBODY:
            if log:
                log(MarkReturned(state.mark))
            state.mark = NOBODY
