"""[NR-6, NR-7] Performing an action of the forum: power, the windows for subject cards, the steps."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma import producing
from rome_desktop.games.nova_roma.actions import Use
from rome_desktop.games.nova_roma.acts import steps_of
from rome_desktop.games.nova_roma.answers import DONE, USE
from rome_desktop.games.nova_roma.components import Act, SubjectCard
from rome_desktop.games.nova_roma.events import ActionBegun, CardUsed, PowerSet
from rome_desktop.games.nova_roma.gains import gain, pay, received
from rome_desktop.games.nova_roma.petition import OfferLead, OfferPetition
from rome_desktop.games.nova_roma.state import EMPEROR, NovaState

OPENING_ONLY = ("power", "waive_artisan_cost")
"""What a card can do before the steps alone [NR-7.9, NR-28.6]."""


@dataclass(frozen=True, slots=True)
class BeginAction(Automatic):
    """[NR-7.9, NR-7.13] Permanent cards pay, the windows stand around the steps, power is fixed between.

    That goes for the steps of a Petition too [NR-11.12].
    """

    seat: int
    act: Act

    def run(self, state: NovaState, log: Log | None) -> None:
        state.action = str(self.act)
        state.power = state.extra = 0
        state.waived = False
        state.fresh = []
        if log:
            log(ActionBegun(self.seat, self.act))
        cards = state.map.cards
        for number in state.players[self.seat].row:
            card = cards[number]
            if card is not None and card.category == "permanent" and card.trigger == state.action:
                if log:
                    log(CardUsed(self.seat, number))
                for unit, amount in (card.effect.gain or {}).items():
                    gain(state, self.seat, unit, amount, log)
        petition = self.act == Act.PETITION
        steps = (
            (OfferLead(self.seat), OfferPetition(self.seat))
            if petition
            else steps_of(state.action, self.seat)
        )
        state.then(
            Window(self.seat, False),
            FixPower(self.seat),
            *steps,
            Window(self.seat, True),
            EndAction(self.seat),
        )


def line_power(state: NovaState, seat: int, act: str) -> int:
    """[NR-6.1, NR-6.3, NR-6.4] Own patricians in the line headed by an action, and one for the emperor."""
    head = state.heads.index(act)
    line = state.spaces[head::4] if head < 4 else state.spaces[4 * (head - 4) : 4 * (head - 3)]
    return line.count(seat) + (EMPEROR in line)


def capped(state: NovaState, power: int) -> int:
    """[NR-6.2, NR-6.6] At least one, at most three."""
    limits = state.box.limits
    return max(limits.power_least, min(limits.power_most, power))


@dataclass(frozen=True, slots=True)
class FixPower(Automatic):
    """[NR-6.1, NR-6.2, NR-6.6] Before the first step; more than three is lost."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.power = capped(state, line_power(state, self.seat, state.action) + state.extra)
        if log:
            log(PowerSet(self.seat, Act(state.action), state.power))


def usable(state: NovaState, seat: int, closing: bool) -> list[Action]:
    """[NR-7.8, NR-7.9, NR-7.12] Active once-per-round cards of the action that can be used in a window."""
    player = state.players[seat]
    cards = state.map.cards
    found: list[Action] = []
    for number in player.row:
        card = cards[number]
        if card is None or card.trigger != state.action or card.category != "once_per_round":
            continue
        if number in player.used or number in state.fresh:
            continue
        if why_not_use(state, seat, card, closing) is None:
            found.append(USE[number])
    return found


def why_not_use(state: NovaState, seat: int, card: SubjectCard, closing: bool) -> Refusal | None:
    """[NR-7.9, NR-28.4, NR-28.6] Why an active card of the action cannot be used in this window, or None.

    Power that is three already is no reason [NR-6.7], nor are contracts without an artisan.
    """
    kind = card.effect.kind
    if closing and kind in OPENING_ONLY:
        return Refusal("NR-7.9", "only-before-the-steps")
    if kind == "pay_coin_place_artisan":
        player = state.players[seat]
        if player.coins < card.effect.coins or not player.artisans or not producing.free_cells(state, seat):
            return Refusal("NR-28.4", "needs-a-coin-an-artisan-and-a-cell")
    return None


@dataclass(frozen=True, slots=True)
class Window(Automatic):
    """[NR-7.9] Skipped with nothing to offer."""

    seat: int
    closing: bool

    def run(self, state: NovaState, log: Log | None) -> None:
        if state.players[self.seat].row and usable(state, self.seat, self.closing):
            state.then(UseCard(self.seat, self.closing))


@dataclass(frozen=True, slots=True)
class UseCard(Decision):
    """[NR-7.8 to NR-7.10, NR-28.1] One card after the other, in any order."""

    seat: int
    closing: bool

    def options(self, state: NovaState) -> list[Action]:
        return [*usable(state, self.seat, self.closing), DONE]

    def resolve(self, state: NovaState, action: Action, log: Log | None) -> None:
        if not isinstance(action, Use):
            return
        card = state.box.subject_cards.cards[action.card - 1]
        effect = card.effect
        state.players[self.seat].used.append(action.card)
        if log:
            log(CardUsed(self.seat, action.card))
        state.then(Window(self.seat, self.closing))
        if effect.kind == "power":
            state.extra += effect.amount
        elif effect.kind == "waive_artisan_cost":
            state.waived = True
        elif effect.kind == "pay_coin_place_artisan":
            pay(state, self.seat, "coins", effect.coins, log)
            state.then(producing.PlaceByCard(self.seat))
        else:
            state.then(*received(self.seat, effect.gain or {}))

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        if not isinstance(action, Use):
            return Refusal("NR-7.9", "use-a-card-or-be-done")
        player = state.players[self.seat]
        if action.card not in player.row:
            return Refusal("NR-7.7", "card-is-not-in-the-row", card=action.card)
        card = state.box.subject_cards.cards[action.card - 1]
        if card.category != "once_per_round" or card.trigger != state.action:
            return Refusal("NR-7.8", "card-is-bound-to-another-action", card=action.card)
        if action.card in player.used:
            return Refusal("NR-7.8", "card-is-used-up", card=action.card)
        if action.card in state.fresh:
            return Refusal("NR-7.12", "card-was-just-played", card=action.card)
        refusal = why_not_use(state, self.seat, card, self.closing)
        return refusal or Refusal("NR-7.9", "use-a-card-or-be-done")


@dataclass(frozen=True, slots=True)
class EndAction(Automatic):
    """The action is over: cards played during it are in force from now on [NR-7.11]."""

    seat: int

    def run(self, state: NovaState, log: Log | None) -> None:
        state.action = ""
        state.power = state.extra = 0
        state.waived = False
        state.fresh = []
