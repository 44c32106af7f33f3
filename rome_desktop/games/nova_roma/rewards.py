"""[NR-8.11, NR-8.12] Rewards that come together: of lines of the mosaic board and of reward tokens."""

from dataclasses import dataclass

from rome_desktop.engine.actions import Action
from rome_desktop.engine.events import Log
from rome_desktop.engine.steps import Automatic, Decision, Refusal
from rome_desktop.games.nova_roma.actions import Reward
from rome_desktop.games.nova_roma.events import LineCompleted, RewardTokenCompleted
from rome_desktop.games.nova_roma.gains import received
from rome_desktop.games.nova_roma.state import NovaState

TOP = "top"
"""The source of the reward for a claim in the top row; the others are line ids and reward spaces."""


@dataclass(frozen=True, slots=True)
class TakeRewards(Automatic):
    """[NR-8.12] One at a time in the order the seat chooses."""

    seat: int
    sources: tuple[str, ...]

    def run(self, state: NovaState, log: Log | None) -> None:
        if len(self.sources) > 1:
            state.then(ChooseReward(self.seat, self.sources))
        else:
            for source in self.sources:
                take(state, self.seat, source, log)


@dataclass(frozen=True, slots=True)
class ChooseReward(Decision):
    """[NR-8.12, NR-14.12] Which of several rewards is taken next."""

    seat: int
    sources: tuple[str, ...]

    def options(self, state: NovaState) -> list[Action]:
        return [Reward(source) for source in self.sources]

    def resolve(self, state: NovaState, action: Reward, log: Log | None) -> None:
        rest = tuple(source for source in self.sources if source != action.source)
        state.then(TakeRewards(self.seat, rest))
        take(state, self.seat, action.source, log)

    def refusal(self, state: NovaState, action: Action) -> Refusal:
        return Refusal("NR-8.12", "choose-one-of-these-rewards")


def take(state: NovaState, seat: int, source: str, log: Log | None) -> None:
    """The reward of one source, for everybody it rewards [NR-8.11]."""
    if source == TOP:
        state.then(*received(seat, state.box.mosaic_board.top_row_reward))
        return
    for _, name, _, reward in state.map.lines:
        if name == source:
            if log:
                log(LineCompleted(seat, source))
            state.then(*received(seat, reward))
            return
    complete_token(state, seat, source, log)


def completed_tokens(state: NovaState, mask: int) -> tuple[str, ...]:
    """[NR-14.7, NR-22.7] The reward spaces whose ring, built by anybody, the pieces on `mask` have closed."""
    free = ~state.taken
    return tuple(
        space.name
        for n, space in enumerate(state.map.reward_spaces)
        if space.ring & mask
        and not space.ring & free
        and state.rewards[n]
        and not state.rewards_spent >> n & 1
    )


def beside(state: NovaState, seat: int, name: str) -> tuple[int, ...]:
    """[NR-14.7, NR-14.10] Who gains a reward token when it is complete: everybody who built beside it."""
    ring = next(space.ring for space in state.map.reward_spaces if space.name == name)
    return tuple(other for other in state.clockwise(seat) if state.masks[other] & ring)


def complete_token(state: NovaState, seat: int, name: str, log: Log | None) -> None:
    """[NR-14.7, NR-14.10, NR-14.11] Everybody beside the token gains once, `seat` first; it is spent."""
    number = next(n for n, space in enumerate(state.map.reward_spaces) if space.name == name)
    state.rewards_spent |= 1 << number
    token = state.rewards[number]
    gaining = beside(state, seat, name)
    if log:
        log(RewardTokenCompleted(name, token, gaining))
    for other in gaining[::-1]:
        state.then(*received(other, state.map.tokens[token]))
