"""[NR-12] Recruit: take cards, play one, keep six."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma.actions import Draw, Drop, Play, Take
from rome_desktop.games.nova_roma.answers import DONE, DRAW, DROP, PLAY, TAKE
from rome_desktop.games.nova_roma.components import NO_CARD
from rome_desktop.games.nova_roma.events import CardDropped, CardPlayed, CardTaken
from rome_desktop.games.nova_roma.gains import DrawCards, pay
from rome_desktop.games.nova_roma.state import NovaState


@dataclass(frozen=True, slots=True)
class RecruitCards(Automatic):
    """[NR-12.1] As many cards as the power."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.then(OfferCards(self.seat, state.power))


@dataclass(frozen=True, slots=True)
class OfferCards(Automatic):
    """[NR-12.1] While cards are left to take."""

    seat: int
    left: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if self.left and (state.subject_deck or state.subject_discards or any(state.subject_row)):
            state.then(TakeCard(self.seat, self.left))


@dataclass(frozen=True, slots=True)
class TakeCard(Decision):
    """[NR-12.1] From the display or from the deck, one after the other."""

    seat: int
    left: int

    def options(self, state: NovaState) -> list[Action]:
        found: list[Action] = [TAKE[card] for card in state.subject_row if card != NO_CARD]
        if state.subject_deck or state.subject_discards:
            found.append(DRAW)
        found.append(DONE)
        return found

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Draw):
            state.then(DrawCards(self.seat, 1), OfferCards(self.seat, self.left - 1))
        elif isinstance(action, Take):
            state.subject_row[state.subject_row.index(action.card)] = NO_CARD
            state.players[self.seat].hand.append(action.card)
            if log:
                log(CardTaken(self.seat, action.card))
            state.then(OfferCards(self.seat, self.left - 1))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Take):
            return Refusal("NR-12.1", "card-is-not-on-display", card=action.card)
        if isinstance(action, Draw):
            return Refusal("NR-8.9", "no-card-left-to-draw")
        return Refusal("NR-12.1", "take-cards-or-be-done")


@dataclass(frozen=True, slots=True)
class RecruitPlay(Automatic):
    """[NR-12.2] One card at the price of the power."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.then(OfferPlay(self.seat, state.box.actions.recruit_coins[state.power - 1]))


def why_not_pay(state: NovaState, seat: int, coins: int) -> Refusal | None:
    """[NR-12.2, NR-12.3] Why no card can be played for so many coins, or None."""
    player = state.players[seat]
    if not player.hand:
        return Refusal("NR-12.2", "no-card-in-the-hand")
    if player.coins < coins:
        return Refusal("NR-12.2", "not-enough-coins", coins=coins)
    if player.influence < surcharge(state, seat):
        return Refusal("NR-12.3", "surcharge-cannot-be-paid")
    return None


def surcharge(state: NovaState, seat: int) -> int:
    """[NR-12.3] From the fourth card on, counted before anything is discarded."""
    limits = state.box.limits
    return limits.row_surcharge if len(state.players[seat].row) >= limits.row_free else 0


@dataclass(frozen=True, slots=True)
class OfferPlay(Automatic):
    """[NR-12.2, NR-29.5] Playing one card for `coins`, if it can be paid."""

    seat: int
    coins: int

    def run(self, state: NovaState, log: Log | None) -> None:
        if why_not_pay(state, self.seat, self.coins) is None:
            state.then(PlayCard(self.seat, self.coins))


@dataclass(frozen=True, slots=True)
class PlayCard(Decision):
    """[NR-12.2, NR-12.6] A card of the hand into the row, or none."""

    seat: int
    coins: int

    def options(self, state: NovaState) -> list[Action]:
        return [*(PLAY[card] for card in state.players[self.seat].hand), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Play):
            return
        player = state.players[self.seat]
        influence = surcharge(state, self.seat)
        if self.coins:
            pay(state, self.seat, "coins", self.coins, log)
        if influence:
            pay(state, self.seat, "influence", influence, log)
        player.hand.remove(action.card)
        player.row.append(action.card)
        state.fresh.append(action.card)
        if log:
            log(CardPlayed(self.seat, action.card))
        if len(player.row) > state.box.limits.row:
            state.then(MakeRoom(self.seat))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if isinstance(action, Play):
            return Refusal("NR-12.2", "card-is-not-in-the-hand", card=action.card)
        return Refusal("NR-12.2", "play-a-card-or-be-done")


@dataclass(frozen=True, slots=True)
class MakeRoom(Decision):
    """[NR-12.4, NR-12.5] One of the seven cards that lay in the row goes, face up or face down."""

    seat: int

    def options(self, state: NovaState) -> list[Action]:
        return [DROP[card] for card in state.players[self.seat].row[:-1]]

    def resolve(self, state: NovaState, action: Drop, log: Log | None) -> None:
        player = state.players[self.seat]
        player.row.remove(action.card)
        if action.card in player.used:
            player.used.remove(action.card)
        state.subject_discards.append(action.card)
        if log:
            log(CardDropped(self.seat, action.card))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-12.4", "discard-a-card-of-the-row")
