"""[CO-4, CO-15] The Tribune, and the intermediate scoring at the first one of each player."""

from collections.abc import Sequence
from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.concordia.actions import Done, Place
from rome_desktop.games.concordia.colonists import cannot_place, placements, put_colonist
from rome_desktop.games.concordia.events import CardsTakenBack, ScoredOnce, ScoringPaid
from rome_desktop.games.concordia.scoring import score
from rome_desktop.games.concordia.state import ConcordiaState

DONE = Done()


def tribune(state: ConcordiaState, seat: int, log: Log | None) -> None:
    """[CO-4.1, CO-4.2, CO-4.4, CO-4.6] The whole pile comes back, with a coin for each card over three.

    The Tribune is on it, so that everybody holds one whenever a turn begins [CO-3.3, CO-E.4].
    """
    player = state.players[seat]
    count = len(player.pile)
    coins = coins_back(state, count)
    player.hand += player.pile
    player.pile = []
    player.money += coins
    if log:
        log(CardsTakenBack(seat, count, coins))
    state.then(RecruitColonist(seat))
    if state.intermediate and not player.scored:
        state.pending.insert(-1, ScoreOnce(seat))


def coins_back(state: ConcordiaState, cards: int) -> int:
    """[CO-4.2] A coin for each card over three that comes back."""
    amounts = state.box.amounts
    return amounts.tribune_coin_per_extra_card * max(0, cards - amounts.tribune_free_cards)


@dataclass(frozen=True, slots=True)
class RecruitColonist(Decision):
    """[CO-4.3] At most one new colonist, in Roma."""

    seat: int

    def options(self, state: ConcordiaState) -> list[Action]:
        return [DONE, *placements(state, self.seat, (state.map.capital,))]

    def resolve(self, state: ConcordiaState, action: Action, log: Log | None) -> None:
        if isinstance(action, Place):
            put_colonist(state, self.seat, action, log)

    def refusal(self, state: ConcordiaState, action: Action) -> Refusal:
        if not isinstance(action, Place):
            return Refusal("CO-4.3", "recruit-or-be-done")
        if action.city != state.map.capital:
            return Refusal("CO-4.3", "the-tribune-recruits-in-the-capital")
        return cannot_place(state, self.seat, action)


@dataclass(frozen=True, slots=True)
class ScoreOnce(Automatic):
    """[CO-15.1, CO-15.2] When the whole action of a first Tribune is finished."""

    seat: int

    def run(self, state: ConcordiaState, log: Log | None) -> None:
        player = state.players[self.seat]
        player.scored = True
        player.points = score(state, self.seat)
        if log:
            log(ScoredOnce(self.seat, player.points))
        if all(p.scored for p in state.players):
            pay_out(state, log)


def payments(points: Sequence[int], first: int, second: int) -> list[int]:
    """[CO-15.3, CO-15.4] Coins per seat: all with the most get the first sum, the next the second."""
    ranked = sorted(set(points), reverse=True)
    sums = dict(zip(ranked, (first, second), strict=False))
    return [sums.get(own, 0) for own in points]


def pay_out(state: ConcordiaState, log: Log | None) -> None:
    """[CO-15.3] Once all have scored; then the markers go back to 0."""
    amounts = state.box.amounts
    coins = payments(
        [p.points for p in state.players],
        amounts.intermediate_first_coins,
        amounts.intermediate_second_coins,
    )
    for player, sum_ in zip(state.players, coins, strict=True):
        player.money += sum_
        player.points = 0
    state.intermediate = False
    if log:
        log(ScoringPaid(tuple(coins)))
